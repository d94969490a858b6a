"""`blockyard admin` works on the database, and a running server learns of it."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from sqlalchemy import Connection, select

from blockyard.server.live import operators
from blockyard.server.people.moderation import Operator
from blockyard.server.storage import schema
from tests.cli.run import blockyard
from tests.server.app_client import Browser, reason, served, until
from tests.server.server_process import running
from tests.server.session_client import with_services
from tests.server.test_leaderboards import play, ratings


@pytest.fixture
def server(storage):
    with served(**storage) as client:
        yield client


def operate(server, work):
    """Do this as `blockyard admin` does, and let the server find it."""
    services = server.app.state.services
    with server.portal() as portal:
        done = portal.call(services.store.write, lambda c: work(Operator(c, "olga")))
        portal.call(services.operators.read)
    return done


def test_a_renamed_account_is_shown_so_at_once(server):
    ada = Browser(server)
    ada.sign_up("Rude Name")
    table = ada("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]
    with ada.socket(table) as socket:
        operate(server, lambda operator: operator.rename("rude name", "Kind Name"))
        assert until(socket, "table")["table"]["chairs"][0]["name"] == "Kind Name"
    assert ada("GET", "/api/me").json()["name"] == "Kind Name"
    other = Browser(server)("POST", "/api/accounts", name="Rude Name", password="correct horse")
    assert reason(other) == "name-taken", "nobody can pass for the person who was called so"


def test_a_banned_person_is_out_at_once_and_told_until_when(server):
    eve, bob = Browser(server), Browser(server)
    eve.sign_up("Eve")
    table = eve("POST", "/api/tables", game="gobblet", chairs=["me", "open"]).json()["table"]
    bob("POST", f"/api/tables/{table}/seats")
    with eve.socket(table) as socket:
        operate(server, lambda operator: operator.ban("Eve", 3))
        assert until(socket, "refused")["objection"]["reason"] == "session-ended"
    assert bob("GET", f"/api/tables/{table}").json()["stage"] == "over", "her games are resigned"
    back = Browser(server)("POST", "/api/sessions", name="Eve", password="correct horse")
    assert (back.status_code, reason(back)) == (403, "banned")
    operate(server, lambda operator: operator.ban("Eve", 0))
    again = Browser(server)("POST", "/api/sessions", name="Eve", password="correct horse")
    assert again.status_code == 201


@pytest.mark.slow
def test_a_ban_ends_the_bots_of_the_person_too(server):
    eve = Browser(server)
    eve.sign_up("Eve")
    bot = eve("POST", "/api/me/bots", name="Eves Robo").json()["person"]
    token = eve("POST", f"/api/me/bots/{bot}/tokens").json()["token"]
    operate(server, lambda operator: operator.ban("Eve", 3))
    assert reason(Browser(server, token)("GET", "/api/me")) == "not-signed-in"


def test_a_muted_person_plays_on_without_phrases(server):
    eve = Browser(server)
    eve.sign_up("Eve")
    table = eve("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]
    say = {"t": "say", "table": table, "seat": 0, "phrase": "hello", "nonce": "1"}
    with eve.socket(table) as socket:
        operate(server, lambda operator: operator.mute("Eve", 1))
        socket.send_json(say)
        assert until(socket, "refused")["objection"]["reason"] == "muted"
        operate(server, lambda operator: operator.mute("Eve", 0))
        socket.send_json(say)
        until(socket, "phrase")


@pytest.mark.slow
def test_a_voided_game_leaves_the_ratings_as_if_it_had_not_been(server):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada"), bob.sign_up("Bob")
    play(ada, bob)
    before = ratings(ada, "Ada"), ratings(ada, "Bob")
    table = play(bob, ada)
    assert (ratings(ada, "Ada"), ratings(ada, "Bob")) != before
    assert operate(server, lambda operator: operator.void(table)) == 2
    assert (ratings(ada, "Ada"), ratings(ada, "Bob")) == before
    assert len(ada("GET", "/api/people/Ada/ratings/gobblet").json()) == 1


@pytest.mark.slow
def test_a_voided_game_says_so_wherever_it_is_shown(server):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada"), bob.sign_up("Bob")
    kept, table = play(ada, bob), play(bob, ada)
    assert "voided" not in ada("GET", f"/api/tables/{table}").json()
    with ada.socket(table) as socket:
        operate(server, lambda operator: operator.void(table))
        assert until(socket, "table")["table"]["voided"], "everybody watching is notified at once"
    server.app.state.services.hub.rooms.clear()  # from here on the table is read from the log
    assert ada("GET", f"/api/tables/{table}").json()["voided"]
    assert ada("GET", f"/api/tables/{table}/record.json").json()["table"]["voided"]
    assert ada("GET", f"/api/tables/{table}/rating").json() == {"counts": False}
    games = ada("GET", "/api/me/games").json()
    voided = {game["table"]["id"]: game["table"].get("voided", False) for game in games}
    assert voided == {kept: False, table: True}


def test_reports_reach_the_operator_once(server):
    ada, eve = Browser(server), Browser(server)
    eve.sign_up("Eve")
    table = eve("POST", "/api/tables", game="gobblet", chairs=["me", "open"]).json()["table"]
    about = eve("GET", "/api/me").json()["person"]
    given = {"person": about, "why": "name", "table": table}
    assert ada("POST", "/api/reports", **given).status_code == 201
    assert reason(ada("POST", "/api/reports", **given)) == "report-known"
    assert reason(eve("POST", "/api/reports", **given)) == "report-self"
    assert reason(ada("POST", "/api/reports", person="nobody", why="name")) == "no-such-person"
    other = given | {"why": "engine", "table": "elsewhere"}
    assert reason(ada("POST", "/api/reports", **other)) == "no-such-table"
    (row,) = operate(server, lambda operator: operator.open_reports())
    assert (row.name, row.why, row.table_id) == ("Eve", "name", table)
    operate(server, lambda operator: operator.close_report(row.id))
    assert operate(server, lambda operator: operator.open_reports()) == []


def test_every_action_is_in_the_audit_log_without_names(server):
    eve = Browser(server)
    eve.sign_up("Eve")
    person = eve("GET", "/api/me").json()["person"]
    operate(server, lambda operator: operator.mute("Eve", 1))
    operate(server, lambda operator: operator.rename("Eve", "Evelyn"))
    operate(server, lambda operator: operator.ban("Evelyn", 1))
    rows = operate(server, lambda operator: operator.log(10))
    assert [(row.operator, row.action, row.person) for row in rows] == [
        ("olga", "mute", person),
        ("olga", "rename", person),
        ("olga", "ban", person),
    ]

    def kept(connection: Connection) -> str:
        return str(connection.execute(select(schema.audit)).all())

    with server.portal() as portal:
        text = portal.call(server.app.state.services.store.read, kept)
    assert "Eve" not in text, "a name in it would outlive the account"


@pytest.mark.slow
def test_a_server_that_is_closed_while_it_reads_the_log_closes_its_connection(
    cluster, tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(operators, "POLL_SECONDS", 0.0)
    storage = {"data": tmp_path, "database": cluster.new_database()}

    async def scenario(_) -> None:
        await asyncio.sleep(0.02)

    for _ in range(4):
        with_services(storage, scenario)
    assert caplog.messages == []


@pytest.fixture
def admin(server, storage):
    """The command `blockyard admin`, and the server reads what it did."""
    where = ["--data", str(storage["data"]), "--database", storage.get("database", "")]

    def run(*words: str, code: int = 0) -> str:
        ran = blockyard("admin", *words, *where, "--lang", "en")
        assert ran.returncode == code, ran.stderr
        with server.portal() as portal:
            portal.call(server.app.state.services.operators.read)
        return " ".join((ran.stdout + ran.stderr).split())

    return run


def test_admin_mute_switches_phrases_off_and_on(server, admin):
    eve = Browser(server)
    eve.sign_up("Eve")
    table = eve("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]
    say = {"t": "say", "table": table, "seat": 0, "phrase": "hello", "nonce": "1"}
    with eve.socket(table) as socket:
        assert admin("mute", "eve", "--days", "1.5") == "Eve cannot say phrases for 1.5 days."
        socket.send_json(say)
        assert until(socket, "refused")["objection"]["reason"] == "muted"
        assert admin("mute", "Eve", "--days", "0") == "Eve can say phrases again."
        socket.send_json(say)
        until(socket, "phrase")
    assert "nobody" in admin("mute", "Nobody Here", code=2).lower()
    admin("mute", "Eve", "--days", "-1", code=2)
    assert admin("log").count("mute") == 2


@pytest.mark.slow
def test_admin_void_corrects_both_ratings_once(server, admin):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada"), bob.sign_up("Bob")
    play(ada, bob)
    before = ratings(ada, "Ada"), ratings(ada, "Bob")
    table = play(bob, ada)
    assert (ratings(ada, "Ada"), ratings(ada, "Bob")) != before
    done = f"Game {table} no longer counts. Ratings corrected: 2."
    assert admin("void", table) == done
    assert (ratings(ada, "Ada"), ratings(ada, "Bob")) == before
    assert ada("GET", f"/api/tables/{table}").json()["voided"]
    assert "already" in admin("void", table, code=2)
    assert (ratings(ada, "Ada"), ratings(ada, "Bob")) == before
    admin("void", "no-such-table", code=2)
    assert admin("log").count("void") == 1


@pytest.mark.slow
def test_the_command_reaches_a_running_server(tmp_path):
    """In a process of its own, with the server's file open elsewhere."""
    from examples.socket_bot import post  # noqa: PLC0415

    def admin(*words: str) -> str:
        command = [sys.executable, "-m", "blockyard.cli", "admin", *words]
        where = ["--server", address] if "queues" in words else ["--data", str(tmp_path)]
        ended = subprocess.run(
            [*command, *where, "--lang", "en"],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert ended.returncode == 0, ended.stderr
        return ended.stdout

    with running(tmp_path) as address:
        me = post(address, "/api/accounts", name="Rude Name", password="correct horse")
        assert "Rude Name (account)" in admin("find", "rude")
        assert "now called Kind Name" in admin("rename", "Rude Name", "Kind Name")
        assert "cannot sign in" in admin("ban", "Kind Name", "--days", "2")
        assert "rename" in admin("log")
        assert "jobs waiting: 0" in admin("queues")
        assert admin("reports").strip() == "No open reports."
        with pytest.raises(OSError):
            post(address, "/api/me/transfer", me["session"])
