"""Who begins: chosen in every game as its rulebook says, for the first game and for the next."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.server.tables import decisions
from blockyard.server.tables.decisions import Action, TableSpec
from blockyard.server.tables.events import Chair, Made, TimeControl
from blockyard.server.tables.table import Table

ADA, BOB = (Chair(kind="person", person=name, guest=True) for name in ("ada", "bob"))
WAYS = {
    "gobblet": ["chosen", "random", "winner", "loser"],
    "gobblers": ["chosen", "random", "winner", "loser"],
    "deblockle": ["chosen", "random", "youngest", "winner"],
    "blokus-duo": ["chosen", "random"],
    "blokus-classic": ["chosen", "random"],
    "block-out": ["chosen", "random", "birthday"],
}
EVERY_WAY = [(game, way) for game, ways in WAYS.items() for way in ways]


def test_every_game_offers_the_ways_of_its_rulebook():
    offered = {
        key: [way for option in game.options if option.name == "first" for way in option.values]
        for key, game in games.all_games().items()
    }
    assert offered == WAYS


def beginners(table: Table | None, game: str, way: str) -> set[str]:
    """Who begins, by several lots: the first game of Ada and a computer player, or the next one."""
    found = set[str]()
    for seed in range(20):
        if table is None:
            spec = TableSpec(game, ["me", "bot:1"], {"first": way}, [], False, "")
            _, options, chairs = decisions.new_chairs(spec, ADA, Random(seed))
            assert options["first"] == way
        else:
            chairs = decisions.rematch(table, "next", Random(seed), 0).chairs
        found.add(chairs[0].person or "computer")
    return found


def lost_by(loser: int, game: str, way: str) -> Table:
    """A game of Ada, who began, and Bob that one of them has resigned."""
    about = {"id": "t", "options": {"first": way}, "clock": TimeControl(), "host": "ada", "at": 0}
    made = Made(game=game, chairs=[ADA, BOB], keys=["", ""], rated=False, public=False, **about)
    table = decisions.start_if_full(Table.created(made), 0)[-1].table
    return decisions.act(table, Action("resign", loser, "n", ""), (), 0)[-1].table


@pytest.mark.parametrize(("game", "way"), EVERY_WAY)
def test_lots_decide_the_first_game_or_the_list_of_players(game, way):
    """What only people know (who is youngest, whose birthday is next) they say by the list."""
    assert beginners(None, game, way) == ({"ada", "computer"} if way == "random" else {"ada"})


@pytest.mark.parametrize(("game", "way"), EVERY_WAY)
def test_the_next_game_begins_as_was_agreed(game, way):
    for loser, (won, lost) in enumerate([("bob", "ada"), ("ada", "bob")]):
        begins = {"random": {"ada", "bob"}, "winner": {won}, "loser": {lost}}
        assert beginners(lost_by(loser, game, way), game, way) == begins.get(way, {"bob"})
