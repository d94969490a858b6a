"""The explorer of openings over HTTP: games of the computer, and public ones as they end."""

from __future__ import annotations

import pytest

from blockyard import opening_files
from blockyard.core.match import Match
from blockyard.core.openings import Tally, place_of
from blockyard.games import get
from tests.server.app_client import Browser, reason, served, until
from tests.server.test_leaderboards import MOVES, give_up, play, play_on, rated_table, two
from tests.server.test_past_games import tables, when_entered


@pytest.fixture
def server(storage):
    with served(**storage) as client:
        yield client


def explored(browser: Browser, *moves: str, game: str = "gobblet", **more) -> list[dict]:
    answer = browser("POST", "/api/positions/openings", game=game, moves=list(moves), **more)
    assert answer.status_code == 200, answer.text
    return answer.json()["moves"]


def in_public(browser: Browser, *moves: str) -> dict[str, tuple[int, ...]]:
    """The moves that were played in public games, with games won, drawn and lost."""
    found = ((one["move"], tuple(one["public"].values())) for one in explored(browser, *moves))
    return {move: results for move, results in found if any(results)}


@pytest.mark.slow
def test_a_public_game_is_counted_when_it_ends_in_every_image_of_its_positions(server):
    ada, bob = two(server)
    table = play(ada, bob, public=True)
    when_entered(ada, table)
    assert in_public(bob) == {"4a1": (1, 0, 0)}
    assert in_public(bob, "4a1") == {"4a2": (0, 0, 1)}, "the images of 4b1 are one move"
    assert in_public(bob, "4d4") == {"4c4": (0, 0, 1)}
    assert in_public(bob, "4d4", "4d3") == {"4c4": (1, 0, 0)}


@pytest.mark.slow
def test_a_private_game_is_not_counted(server):
    ada, bob = two(server)
    when_entered(ada, play(ada, bob))
    assert in_public(ada) == {}


@pytest.mark.slow
def test_what_somebody_plays_alone_or_gives_up_at_once_says_nothing_of_an_opening(server):
    """Otherwise a script would decide what everybody reads of the openings."""
    ada, bob = two(server)
    alone = ada("POST", "/api/tables", game="gobblet", chairs=["me", "me"], public=True)
    alone = alone.json()["table"]
    with ada.socket(alone) as socket:
        for ply, move in enumerate(MOVES):
            frame = {"t": "move", "table": alone, "seat": ply % 2, "ply": ply, "move": move}
            socket.send_json(frame | {"nonce": f"m{ply}"})
            until(socket, "ack", nonce=f"m{ply}")
    give_up(ada, alone, 1)
    short = rated_table(ada, bob, rated=False, public=True)
    play_on(ada, bob, short, 6)
    give_up(bob, short, 1)
    when_entered(ada, alone, short)
    assert in_public(bob) == {}
    assert set(tables(ada, mine=True, game="gobblet", moves="4a1")) == {alone, short}


def test_games_of_the_computer_come_with_us(tmp_path):
    with served(tmp_path) as client:
        guest = Browser(client)
        start = Match.begin(get("gobblet"))
        shipped = opening_files.moves_from(start)
        found = {one["move"]: Tally(**one["computer"]) for one in explored(guest)}
        assert found == shipped and shipped
        counts = [tally.games for tally in found.values()]
        assert counts == sorted(counts, reverse=True)


def test_where_there_is_nothing_to_explore_nothing_is_found(tmp_path):
    with served(tmp_path) as client:
        guest = Browser(client)
        assert explored(guest, game="block-out") == []
        assert explored(guest, start="3w,.,./2b,2w,./.,3b,. w casual", game="gobblers") == []
        refused = guest("POST", "/api/positions/openings", game="gobblet", moves=["4b2", "4b2"])
        assert reason(refused) == "not-empty"


@pytest.mark.parametrize("key", opening_files.games_with_openings())
def test_what_comes_with_us_can_be_played(key):
    """From the start on, the most frequent moves lead to positions that are known too."""
    match = Match.begin(get(key), 2)
    place = place_of(match.game, match.state)
    known = opening_files.openings_of(key)
    assert place is None or place.key in known
    for _ in range(2 if place else 0):
        move = next(iter(opening_files.moves_from(match)))
        match = match.play(match.to_play, match.ply, move)
    assert all(tally.games for moves in known.values() for tally in moves.values())
