"""Guests sign up and lose nothing; a deleted account leaves no personal data."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, select

from blockyard import puzzle_files
from blockyard.server.people import accounts
from blockyard.server.rate_limit import Rate
from blockyard.server.storage import schema
from tests.server.app_client import Browser, reason, served, until


@pytest.fixture
def server(storage):
    with served(**storage) as client:
        yield client


def table_of(browser: Browser, *chairs: str, **more) -> str:
    answer = browser("POST", "/api/tables", game="gobblet", chairs=list(chairs), **more)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def all_that_is_kept(server) -> str:
    """Every row of the database."""

    def rows(connection: Connection) -> str:
        tables = schema.metadata.sorted_tables
        return "\n".join(str(row) for each in tables for row in connection.execute(select(each)))

    with server.portal() as portal:
        return portal.call(server.app.state.services.store.read, rows)


def test_a_guest_who_signs_up_keeps_the_seat_and_the_game(server):
    ada = Browser(server)
    table = table_of(ada, "me", "bot:1")
    with ada.socket(table) as socket:
        move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "4b2", "nonce": "1"}
        socket.send_json(move)
        until(socket, "ack")
    ada.sign_up("Ada")
    assert ada("GET", f"/api/tables/{table}").json()["chairs"][0]["name"] == "Ada"
    with ada.socket(table):
        pass
    (game,) = ada("GET", "/api/me/games").json()
    assert game["table"]["id"] == table
    assert not game["table"]["chairs"][0].get("guest")


def test_signing_up_changes_the_session(server):
    ada = Browser(server)
    old = ada.token
    ada.sign_up("Ada")
    assert ada.token != old
    assert reason(Browser(server, old)("GET", "/api/me")) == "not-signed-in"


def test_names_that_look_alike_are_taken(server):
    Browser(server).sign_up("Paul")
    other = Browser(server)
    refused = other("POST", "/api/accounts", name="PAU1", password="correct horse")
    assert reason(refused) == "name-taken"
    assert other("GET", "/api/me").json()["guest"]


def test_signing_in_needs_the_right_password_and_does_not_reveal_names(server):
    Browser(server).sign_up("Ada")
    client = Browser(server)
    wrong = client("POST", "/api/sessions", name="Ada", password="wrong horse")
    nobody = client("POST", "/api/sessions", name="Nobody Here", password="wrong horse")
    assert wrong.status_code == nobody.status_code == 401
    assert wrong.content == nobody.content
    right = client("POST", "/api/sessions", name="ada", password="correct horse")
    assert client.becomes(right)["name"] == "Ada"


def test_signing_out_ends_the_session(server):
    ada = Browser(server)
    ada.sign_up("Ada")
    assert ada("DELETE", "/api/sessions").status_code == 200
    assert reason(ada("GET", "/api/me")) == "not-signed-in"


def test_a_recovery_code_opens_the_account_once(server):
    ada, thief = Browser(server), Browser(server)
    code = ada.sign_up("Ada")["recovery"][3]
    new = {"name": "Ada", "code": code.upper(), "password": "better horse"}
    assert reason(thief("POST", "/api/recover", **(new | {"code": "aaaa"}))) == "wrong-code"
    again = Browser(server)
    fresh = again.becomes(again("POST", "/api/recover", **new))
    assert len(fresh["recovery"]) == 8
    assert reason(ada("GET", "/api/me")) == "not-signed-in", "the old sessions have ended"
    assert reason(thief("POST", "/api/recover", **new)) == "wrong-code"


def test_a_new_transfer_link_replaces_the_one_before(server):
    """Otherwise one person could store tens of thousands of them."""
    phone = Browser(server)
    old, new = (phone("POST", "/api/me/transfer").json()["code"] for _ in range(2))
    assert reason(Browser(server)("POST", "/api/transfers", code=old)) == "transfer-gone"
    assert Browser(server)("POST", "/api/transfers", code=new).status_code == 201


def test_a_transfer_link_brings_another_device_along_once(server):
    phone, tablet = Browser(server), Browser(server)
    table = table_of(phone, "me", "open")
    code = phone("POST", "/api/me/transfer").json()["code"]
    tablet.becomes(tablet("POST", "/api/transfers", code=code))
    assert tablet("GET", "/api/me").json()["person"] == phone("GET", "/api/me").json()["person"]
    with tablet.socket() as socket:
        socket.send_json({"t": "open", "table": table})
        assert until(socket, "table")["yours"] == [0]
    assert reason(Browser(server)("POST", "/api/transfers", code=code)) == "transfer-gone"


def test_a_blocked_player_cannot_sit_down(server):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada"), bob.sign_up("Bob")
    bobs = bob("GET", "/api/me").json()["person"]
    assert ada("PUT", f"/api/me/blocks/{bobs}").status_code == 200
    assert [one["name"] for one in ada("GET", "/api/me/blocks").json()] == ["Bob"]
    table = table_of(ada, "me", "open")
    assert reason(bob("POST", f"/api/tables/{table}/seats")) == "blocked-here"
    assert reason(ada("POST", f"/api/tables/{table_of(bob, 'me', 'open')}/seats")) == "blocked-here"
    waits = bob("POST", "/api/pairings", game="gobblers").json()["table"]
    mine = ada("POST", "/api/pairings", game="gobblers").json()["table"]
    assert mine != waits, "each waits for somebody else, and neither learns why"
    ada("DELETE", f"/api/me/blocks/{bobs}")
    assert bob("POST", f"/api/tables/{table}/seats").status_code == 201


def test_a_person_blocks_so_many_and_no_more(server, monkeypatch):
    """The list is read at once, and guests to be blocked are free."""
    monkeypatch.setattr(accounts, "MAX_BLOCKS", 1)
    ada, others = Browser(server), [Browser(server)("GET", "/api/me").json() for _ in range(2)]
    first, second = (f"/api/me/blocks/{other['person']}" for other in others)
    assert ada("PUT", first).status_code == 200 and ada("PUT", first).status_code == 200
    assert reason(ada("PUT", second)) == "too-many-blocks"


def test_own_data_can_be_taken_along_and_left_behind(server):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada Byron")
    table = table_of(ada, "me", "open")
    bob("POST", f"/api/tables/{table}/seats")
    puzzle = puzzle_files.puzzles_of("gobblet")[0]
    ada("POST", f"/api/puzzles/gobblet/{puzzle.id}/solution")
    ada("POST", "/api/courses/gobblet/four", move="3d4")
    ada("POST", "/api/reports", person=bob("GET", "/api/me").json()["person"], why="name")
    taken = ada("GET", "/api/me/export").json()
    assert taken["person"]["name"] == "Ada Byron"
    assert taken["games"][0]["table"]["id"] == table
    assert taken["courses"] == {"gobblet": ["four"]}
    assert taken["puzzles"]["tries"][0]["puzzle"] == puzzle.id
    assert taken["reports"][0]["why"] == "name"
    assert ada("DELETE", "/api/me").status_code == 200
    assert reason(ada("GET", "/api/me")) == "not-signed-in"
    left = bob("GET", f"/api/tables/{table}").json()
    assert left["stage"] == "over", "a running game is given up"
    assert left["chairs"][0].get("name", "") == ""
    assert "Ada Byron" not in all_that_is_kept(server)
    heir = Browser(server)("POST", "/api/accounts", name="Ada Byron", password="correct horse")
    assert reason(heir) == "name-taken", "others still take the name for hers"


def test_no_secret_is_stored_in_clear_text(server):
    ada = Browser(server)
    codes = ada.sign_up("Ada", password="a long secret")["recovery"]
    seat = ada("POST", "/api/tables", game="gobblet", chairs=["me", "open"]).json()["tokens"][0]
    code = ada("POST", "/api/me/transfer").json()["code"]
    dump = all_that_is_kept(server)
    assert ada("GET", "/api/me").json()["person"] in dump
    for secret in ("a long secret", ada.token, seat, code, *codes):
        assert secret not in dump


def test_guessing_passwords_is_slow(tmp_path):
    with served(tmp_path, sign_ins=Rate(burst=4, each_second=0.001)) as client:
        thief = Browser(client)
        answers = [
            reason(thief("POST", "/api/sessions", name="Ada", password=f"guess {n}"))
            for n in range(6)
        ]
    assert answers[0] == "wrong-password"
    assert answers[-1] == "too-fast"
