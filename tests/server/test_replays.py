"""Replays of finished games, films of chance moves, and quick pairing."""

import time

import pytest

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.words import Words
from tests.server.app_client import Browser, reason, served, until
from tests.server.test_assistance import hot_seat


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data"), count_speed=1000) as client:
        yield client


def turn(socket, table: str) -> dict:
    """The position once no chance move is pending."""
    while True:
        socket.send_json({"t": "open", "table": table})
        if (now := until(socket, "table")["now"])["to_play"] != CHANCE:
            return now
        time.sleep(0.02)


def play(socket, table: str, now: dict, move: str) -> None:
    ply = now["ply"]
    frame = {"t": "move", "table": table, "seat": now["to_play"], "ply": ply, "nonce": str(ply)}
    socket.send_json(frame | {"move": move})


def test_a_game_is_replayed_step_by_step_over_http(server):
    ada, moves = Browser(server), ["3a1", "1c1", "3b2", "1a3", "2c3"]
    table = hot_seat(ada, "gobblers")
    with ada.socket(table) as socket:
        for move in moves:
            play(socket, table, turn(socket, table), move)
        until(socket, "ack", nonce="4")
    replay = ada("GET", f"/api/tables/{table}/record.json").json()
    assert [step.get("shown") for step in replay["steps"]] == [None, *moves]
    state = games.get("gobblers").start()
    for step, move in zip(replay["steps"], [*moves, ""], strict=True):
        assert step["now"]["view"] == state.view(None)
        state = state.play(move) if move else state
    assert replay["steps"][-1]["now"]["outcome"]["winners"] == [0]
    assert ada("GET", f"/api/tables/{table}/record").text.splitlines()[-5:] == moves


def test_a_running_game_with_hidden_cards_has_no_record_yet(server):
    ada = Browser(server)
    table = hot_seat(ada, "block-out")
    for path in ("record", "record.json", "record.json?seat=0"):
        answer = ada("GET", f"/api/tables/{table}/{path}")
        assert (answer.status_code, reason(answer)) == (409, "record-later")


@pytest.mark.slow
def test_a_placement_has_a_film_under_the_ply_that_it_led_to(server):
    ada = Browser(server)
    table = hot_seat(ada, "block-out")
    with ada.socket(table) as socket:
        while "put 0 0 0 0" not in (now := turn(socket, table))["legal"]:
            play(socket, table, now, now["legal"][0])
        play(socket, table, now, "put 0 0 0 0")
        placed = until(socket, "update", shown="put 0 0 0 0")
        filmed = until(socket, "update", film=True)
    answer = ada("GET", f"/api/tables/{table}/films/{filmed['now']['ply']}")
    assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    scenes = games.get("block-out").scenes(placed["now"]["view"], answer.content, Words("en").say)
    assert list(scenes)
    missing = ada("GET", f"/api/tables/{table}/films/0")
    assert (missing.status_code, reason(missing)) == (404, "no-such-film")


def test_quick_pairing_pairs_players_who_want_the_same(server):
    ada, bob, carol = Browser(server), Browser(server), Browser(server)
    first = ada("POST", "/api/pairings", game="gobblers").json()
    other = carol("POST", "/api/pairings", game="gobblet").json()
    assert ada("POST", "/api/pairings", game="deblockle").json()["table"] != first["table"]
    second = bob("POST", "/api/pairings", game="gobblers").json()
    assert second["table"] == first["table"] != other["table"]
    assert second["seats"] != first["seats"]
    found = ada("GET", f"/api/tables/{first['table']}").json()
    assert found["stage"] == "waiting" and found["knock"]["seat"] == second["seats"][0]


def test_a_player_who_cancels_pairing_is_not_paired(server):
    ada, bob = Browser(server), Browser(server)
    first = ada("POST", "/api/pairings", game="blokus-duo").json()
    assert ada("DELETE", "/api/pairings").status_code < 300
    assert ada("GET", f"/api/tables/{first['table']}").json()["stage"] == "over"
    assert bob("POST", "/api/pairings", game="blokus-duo").json()["table"] != first["table"]
