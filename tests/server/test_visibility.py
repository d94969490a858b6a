"""What a table shows to whom, beyond what the game itself hides."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.core.match import Match
from blockyard.server.tables.clocks import Clocks
from blockyard.server.tables.events import Chair, Made, TimeControl
from blockyard.server.tables.table import Table
from blockyard.server.tables.visibility import TableView

PLACING = (
    "basic 0+ put:large-blue wood,wood/any,any blue "
    "large-red@0.000,0.000,22.000,1.000000,0.000000,0.000000,0.000000"
)


def placing(rated: bool) -> TableView:
    """Somebody is about to place a block at a table of Block Out!."""
    game, clock = games.get("block-out"), TimeControl(kind="none")
    chairs = [Chair(kind="person", person=name) for name in ("ada", "bob")]
    made = Made(at=0, id="t", game=game.key, options={}, chairs=chairs, keys=["", ""],
                clock=clock, rated=rated, public=False, host="ada")  # fmt: skip
    match = Match.begin(game, start=game.read(PLACING))
    return TableView(Table(made, 1, tuple(chairs), ("", ""), Clocks.set_up(clock, 2), match))


@pytest.mark.parametrize("rated", [False, True])
def test_a_rated_game_shows_what_stands_and_not_what_would_be(rated):
    seat_view = placing(rated).seat_view(0)
    assert seat_view is not None
    assert seat_view.view["levels"] == []
    assert (seat_view.view["room"] is None) == rated
