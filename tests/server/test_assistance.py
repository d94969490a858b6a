"""Hints, analysis and reviews: jobs that can be cancelled, refused in running rated games."""

from __future__ import annotations

import pytest

from tests.server.app_client import Browser, served, until


@pytest.fixture
def server(tmp_path):
    with served(tmp_path) as client:
        yield client


def hot_seat(browser: Browser, game: str = "gobblers", **more) -> str:
    new = {"game": game, "chairs": ["me", "me"], **more}
    return browser("POST", "/api/tables", **new).json()["table"]


def play(socket, table: str, *moves: str) -> None:
    for ply, move in enumerate(moves):
        frame = {"t": "move", "table": table, "seat": ply % 2, "ply": ply, "move": move}
        socket.send_json(frame | {"nonce": f"m{ply}"})
        until(socket, "ack", nonce=f"m{ply}")


def ask(socket, table: str, kind: str, **more) -> None:
    socket.send_json({"t": "help", "table": table, "kind": kind, "nonce": "help", **more})


@pytest.mark.slow
def test_a_hint_is_a_legal_move_with_a_value_and_reasons(server):
    ada = Browser(server)
    table = hot_seat(ada)
    with ada.socket(table) as socket:
        play(socket, table, "3a1", "1c1", "3b2", "1a3")
        ask(socket, table, "hint", level=3)
        (thought,) = until(socket, "result")["evaluations"]
    assert thought["move"] in ("2c3", "1c3") or thought["move"].endswith("c3"), "three in a row"
    assert thought["value"] > 0.9
    assert thought["reasons"]


@pytest.mark.slow
def test_progress_comes_before_the_answer(server):
    ada = Browser(server)
    table = hot_seat(ada)
    with ada.socket(table) as socket:
        ask(socket, table, "analysis", level=2)
        job = until(socket, "progress")["job"]
        assert until(socket, "progress", part=1.0)["job"] == job
        assert until(socket, "result")["job"] == job


@pytest.mark.slow
def test_a_review_weighs_every_move_and_marks_the_mistake(server):
    ada = Browser(server)
    table = hot_seat(ada)
    with ada.socket(table) as socket:
        play(socket, table, "3a1", "1c1", "3b2", "1a3")
        ask(socket, table, "review")
        assert until(socket, "refused")["objection"]["reason"] == "review-later"
        frame = {"t": "move", "table": table, "seat": 0, "ply": 4, "move": "2c3", "nonce": "end"}
        socket.send_json(frame)
        until(socket, "ack", nonce="end")
        ask(socket, table, "review")
        thoughts = until(socket, "result")["evaluations"]
    assert [one["played"] for one in thoughts] == ["3a1", "1c1", "3b2", "1a3", "2c3"]
    assert thoughts[3]["mark"] == "blunder", "the line on the diagonal had to be stopped"
    assert not thoughts[4].get("mark")
    assert thoughts[3]["accuracy"] < 20 and thoughts[4]["accuracy"] == 100


@pytest.mark.slow
def test_a_review_that_nobody_asked_for_makes_room_and_is_complete_all_the_same(server):
    """The page asks for it after every game; here two hints interrupt it."""
    ada = Browser(server)
    over, other = hot_seat(ada, "gobblet"), hot_seat(ada)
    with ada.socket(over, other) as socket:
        moves = ["4a1", "4b2", "4a2", "4c3", "4d4", "4c1"]
        play(socket, over, *moves)
        socket.send_json({"t": "act", "table": over, "seat": 0, "what": "resign", "nonce": "end"})
        until(socket, "ack", nonce="end")
        ask(socket, over, "review", idle=True, nonce="idle")
        until(socket, "progress", nonce="idle")
        for number in range(2):
            ask(socket, other, "hint", level=2, nonce=f"hint {number}")
        answers = [until(socket, "result") for _ in range(3)]
    hints, review = answers[:2], answers[2]
    assert {one["nonce"] for one in hints} == {"hint 0", "hint 1"}
    assert review["nonce"] == "idle" and not review.get("hurried")
    assert [one["played"] for one in review["evaluations"]] == moves


@pytest.mark.slow
def test_another_move_is_weighed_after_the_game(server):
    ada = Browser(server)
    table = hot_seat(ada)
    with ada.socket(table) as socket:
        play(socket, table, "3a1", "1c1", "3b2", "1a3")
        ask(socket, table, "retry", ply=3, move="3c3")
        assert until(socket, "refused")["objection"]["reason"] == "review-later"
        end = {"t": "act", "table": table, "seat": 0, "what": "resign", "nonce": "end"}
        socket.send_json(end)
        until(socket, "ack", nonce="end")
        marks = {}
        for move in ("2c3", "3b3"):
            ask(socket, table, "retry", ply=3, move=move)
            (found,) = until(socket, "result")["evaluations"]
            marks[found["played"]] = found.get("mark", "")
        ask(socket, table, "retry", ply=3, move="1c1")
        assert until(socket, "refused")["objection"]["clause"] == "G6"
    assert marks == {"2c3": "", "3b3": "blunder"}


def test_no_help_in_a_running_rated_game(server):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada"), bob.sign_up("Bob")
    fast = {"kind": "fischer", "seconds": 300, "increment": 3}
    new = {"game": "gobblet", "chairs": ["me", "open"], "rated": True, "clock": fast}
    table = ada("POST", "/api/tables", **new).json()["table"]
    bob("POST", f"/api/tables/{table}/seats")
    with ada.socket(table) as socket:
        for kind in ("hint", "analysis", "review"):
            ask(socket, table, kind)
            assert until(socket, "refused")["objection"]["reason"] == "help-rated"


def test_a_hint_is_for_the_seat_that_is_to_play(server):
    ada, bob = Browser(server), Browser(server)
    new = {"game": "gobblers", "chairs": ["me", "open"]}
    table = ada("POST", "/api/tables", **new).json()["table"]
    bob("POST", f"/api/tables/{table}/seats")
    with bob.socket(table) as socket:
        ask(socket, table, "hint")
        assert until(socket, "refused")["objection"]["reason"] == "not-your-turn"


@pytest.mark.slow
def test_a_job_can_be_cancelled_and_another_asked_for(server):
    ada = Browser(server)
    table = hot_seat(ada, "gobblet")
    with ada.socket(table) as socket:
        ask(socket, table, "analysis", level=9)
        job = until(socket, "progress")["job"]
        socket.send_json({"t": "cancel", "job": job})
        socket.send_json({"t": "cancel", "job": "no such job"})
        assert until(socket, "refused")["objection"]["reason"] == "no-such-job"
        ask(socket, table, "hint", level=1)
        assert until(socket, "result")["evaluations"]


@pytest.mark.slow
def test_who_leaves_the_table_no_longer_waits_for_an_answer(server):
    """A review of a long game went on for whoever had asked and left."""
    ada = Browser(server)
    table = hot_seat(ada, "gobblet")
    with ada.socket(table) as socket:
        ask(socket, table, "analysis", level=9)
        job = until(socket, "progress")["job"]
        socket.send_json({"t": "close", "table": table})
        socket.send_json({"t": "open", "table": table})
        until(socket, "table")
        socket.send_json({"t": "cancel", "job": job})
        assert until(socket, "refused")["objection"]["reason"] == "no-such-job"
        ask(socket, table, "hint", level=1)
        assert until(socket, "result")["evaluations"]


@pytest.mark.slow
def test_the_odds_of_a_placement_come_with_the_review(server):
    ada = Browser(server)
    table = hot_seat(ada, "block-out")
    with ada.socket(table) as socket:
        while (now := update(socket, table))["to_play"] is not None and now["ply"] < 60:
            if "put 0 0 0 0" in now.get("legal", []):
                seat, ply = now["to_play"], now["ply"]
                move = {"t": "move", "table": table, "seat": seat, "ply": ply, "nonce": str(ply)}
                socket.send_json(move | {"move": "put 0 0 0 0"})
                break
            if now["to_play"] >= 0:
                seat, ply = now["to_play"], now["ply"]
                move = {"t": "move", "table": table, "seat": seat, "ply": ply, "nonce": str(ply)}
                socket.send_json(move | {"move": now["legal"][0]})
        until(socket, "update", by=-1)
        act = {"t": "act", "table": table, "seat": 0, "what": "resign", "nonce": "give up"}
        socket.send_json(act)
        until(socket, "ack", nonce="give up")
        ask(socket, table, "review")
        thoughts = until(socket, "result")["evaluations"]
    odds = [one["odds"] for one in thoughts if one.get("odds") is not None]
    assert odds
    assert all(0 <= share <= 1 for share in odds)


def update(socket, table: str) -> dict:
    """The position once no chance move is pending."""
    socket.send_json({"t": "open", "table": table})
    while True:
        now = until(socket, "table")["now"]
        if now["to_play"] != -1:
            return now
        until(socket, "update")
        socket.send_json({"t": "open", "table": table})
