"""Rated games change ratings when they end, once, for everybody but the computer."""

from __future__ import annotations

import pytest

from blockyard import games
from tests.server.app_client import Browser, reason, served, until

FAST = {"kind": "fischer", "seconds": 300, "increment": 3}
MOVES = ("4a1", "4b1", "4a2", "4b2", "4c3", "4d3", "3c1", "3d1")
"""Of Gobblet; nobody has four in a row."""


@pytest.fixture
def server(storage):
    with served(**storage) as client:
        yield client


def play(first: Browser, second: Browser, **more) -> str:
    """A rated game that the first wins because the second resigns in the middle of it."""
    table = rated_table(first, second, **more)
    play_on(first, second, table, 8)
    give_up(second, table, 1)
    return table


def rated_table(first: Browser, second: Browser, **more) -> str:
    new = {"game": "gobblet", "chairs": ["me", "open"], "rated": True, "clock": FAST, **more}
    table = first("POST", "/api/tables", **new).json()["table"]
    assert second("POST", f"/api/tables/{table}/seats").status_code == 201
    return table


def play_on(first: Browser, second: Browser, table: str, plies: int) -> None:
    """This many moves, none of which wins."""
    with first.socket(table) as white, second.socket(table) as black:
        for ply in range(plies):
            sockets = (white, black)
            move = {"t": "move", "table": table, "seat": ply % 2, "ply": ply, "nonce": f"p{ply}"}
            sockets[ply % 2].send_json(move | {"move": MOVES[ply]})
            until(sockets[ply % 2], "ack", nonce=f"p{ply}")


def give_up(browser: Browser, table: str, seat: int) -> None:
    with browser.socket(table) as socket:
        act = {"t": "act", "table": table, "seat": seat, "what": "resign", "nonce": "1"}
        socket.send_json(act)
        until(socket, "ack")


def two(server) -> tuple[Browser, Browser]:
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada"), bob.sign_up("Bob")
    return ada, bob


def ratings(browser: Browser, name: str) -> dict[str, int]:
    found = browser("GET", f"/api/people/{name}").json().get("ratings", [])
    return {one["variant"]: one["rating"] for one in found}


@pytest.mark.slow
def test_a_rated_game_changes_both_ratings_and_is_remembered(server):
    ada, bob = two(server)
    table = play(ada, bob)
    assert ratings(ada, "Ada")["gobblet"] > 1500 > ratings(ada, "Bob")["gobblet"]
    (step,) = ada("GET", "/api/people/Ada/ratings/gobblet").json()
    assert step["table"] == table
    assert step["rating"] == ratings(ada, "Ada")["gobblet"]


@pytest.mark.slow
def test_a_variant_is_rated_on_its_own(server):
    ada, bob = two(server)
    play(ada, bob, options={"memory": "yes"})
    assert set(ratings(ada, "Ada")) == {"gobblet touch=strict memory=yes"}


def test_guests_play_casual_games(server):
    ada, guest = Browser(server), Browser(server)
    ada.sign_up("Ada")
    new = {"game": "gobblet", "chairs": ["me", "open"], "rated": True, "clock": FAST}
    assert reason(guest("POST", "/api/tables", **new)) == "guests-play-casual"
    table = ada("POST", "/api/tables", **new).json()["table"]
    assert reason(guest("POST", f"/api/tables/{table}/seats")) == "guests-play-casual"


def test_a_casual_game_changes_nothing(server):
    ada, bob = two(server)
    play(ada, bob, rated=False)
    assert ratings(ada, "Ada") == {}


@pytest.mark.slow
def test_the_computer_is_measured_and_can_be_played_rated(server):
    ada = Browser(server)
    ada.sign_up("Ada")
    new = {"game": "gobblet", "chairs": ["me", "bot:3"], "rated": True, "clock": FAST}
    table = ada("POST", "/api/tables", **new).json()["table"]
    chair = ada("GET", f"/api/tables/{table}").json()["chairs"][1]
    assert chair["rating"] == games.get("gobblet").ratings[2]
    give_up(ada, table, 0)
    assert ratings(ada, "Ada")["gobblet"] < 1500
    beyond = {
        "game": "block-out",
        "chairs": ["me", f"bot:{len(games.get('block-out').ratings) + 1}"],
    }
    for unmeasured in ({"options": {"memory": "yes"}}, beyond):
        assert reason(ada("POST", "/api/tables", **(new | unmeasured))) == "bots-unmeasured"


@pytest.mark.slow
def test_the_leaderboard_lists_settled_ratings_and_the_levels_of_the_computer(server):
    ada, bob = two(server)
    cleo = Browser(server)
    cleo.sign_up("Cleo")
    for _ in range(5):
        play(ada, bob), play(ada, cleo), play(bob, cleo)
    board = ada("GET", "/api/leaderboards/gobblet").json()
    levels = [line.get("level", 0) for line in board]
    measured = len(games.get("gobblet").ratings)
    assert [level for level in levels if level] == list(range(measured, 0, -1))
    people = [line["name"] for line in board if not line.get("level")]
    assert people == ["Ada", "Bob", "Cleo"]
    assert all(line["rating"].get("games") == 10 for line in board if not line.get("level"))
    numbers = [line["rating"]["rating"] for line in board]
    assert numbers == sorted(numbers, reverse=True)


@pytest.mark.parametrize("key", list(games.all_games()))
def test_every_measured_level_is_rated_above_the_one_below(key):
    rated = games.get(key).ratings
    assert list(rated) == sorted(set(rated))
