"""The lobby: pages, differences, tables that nobody attends, and quick pairing among them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from blockyard.server import clock, wire
from blockyard.server.http.routes_tables import new_table, sit_down
from blockyard.server.live import expiry, lobby
from tests.server.app_client import Browser, served
from tests.server.session_client import Guest, with_services

MINUTE_MS = 60_000


@pytest.fixture
def later(monkeypatch):
    """Lets minutes pass, for the database too: servers go by its clock."""
    real, follow, passed = clock.time, clock.follow, [0]
    shifted = SimpleNamespace(
        time_ns=lambda: real.time_ns() + passed[0],
        monotonic_ns=lambda: real.monotonic_ns() + passed[0],
    )
    monkeypatch.setattr(clock, "time", shifted)
    monkeypatch.setattr(clock, "follow", lambda there: follow(there + passed[0] // 1_000_000))

    def wait(minutes: float) -> None:
        passed[0] += int(minutes * 60e9)

    return wait


async def paired(services, guest: Guest) -> tuple[str, bool]:
    """Ask for quick pairing: the table, and whether somebody was waiting there."""
    wanted = wire.Pairing(game="gobblet")
    async for room in services.lobby.waiting_for(wanted, guest.person.id):
        return (await sit_down(services, room, guest.person, None)).table, True
    table = wire.NewTable(game="gobblet", chairs=["me", "open"], public=True)
    return (await new_table(services, guest.person, table)).table, False


@pytest.mark.slow
def test_quick_pairing_survives_a_guest_with_hundreds_of_waiting_tables(storage, later):
    async def scenario(services):
        attacker = await Guest.connect(services)
        for _ in range(215):
            await attacker.create_table("gobblet", "me", "open", public=True)
        later(1)
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        table, found = await paired(services, ada)
        assert not found
        await ada.open(table)
        assert await paired(services, bob) == (table, True)

    with_services(storage, scenario)


def test_a_table_whose_host_has_been_gone_for_ten_minutes_is_hidden_until_they_return(
    tmp_path, later
):
    async def scenario(services):
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "open", public=True)
        await ada.open(table)
        await bob.send(t="lobby", on=True)
        later(11)
        services.lobby.sweep()
        assert table in services.lobby.tables, "the host is here"
        ada.session.end()
        later(9)
        services.lobby.sweep()
        assert table in services.lobby.tables
        later(2)
        services.lobby.sweep()
        assert table not in services.lobby.tables
        await bob.receive("tables", until=lambda f: table in f.get("gone", []))
        await ada.reconnect()
        await ada.open(table)
        services.lobby.sweep()
        assert table in services.lobby.tables
        await bob.receive("tables", until=lambda f: any(t["id"] == table for t in f["tables"]))

    with_services({"data": tmp_path}, scenario)


@pytest.mark.parametrize(("public", "days"), [(True, 1), (False, 14)])
def test_a_table_that_waits_in_vain_expires(storage, later, public, days):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "open", public=public)
        room = await services.hub.room(table)
        later(days * 24 * 60 - 1)
        assert await expiry.sweep(services.hub, services.lobby) == 0
        await ada.open(table)
        later(2)
        assert await expiry.sweep(services.hub, services.lobby) == 0, "somebody is there"
        ada.session.end()
        assert await expiry.sweep(services.hub, services.lobby) == 1
        assert (await services.hub.room(table)).table.stage == "over"
        assert table not in services.lobby.tables and room is not None

    with_services(storage, scenario)


def test_the_list_comes_in_pages_newest_first(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby, "PAGE", 3)
    with served(tmp_path) as client:
        ada = Browser(client)
        wanted = {"game": "gobblet", "chairs": ["me", "open"], "public": True}
        tables = [ada("POST", "/api/tables", **wanted).json()["table"] for _ in range(7)]
        listed = sorted(
            client.app.state.services.lobby.tables.values(), key=lambda t: (t.made, t.id)
        )
        newest_first = [info.id for info in reversed(listed)]
        assert sorted(newest_first) == sorted(tables)
        with ada.socket() as socket:
            got, after = [], ""
            for whole, more in [(True, True), (None, True), (None, False)]:
                socket.send_json({"t": "lobby", "on": True, "after": after})
                page = socket.receive_json(timeout=20)
                assert (page.get("whole"), page.get("more")) == (whole, more)
                got += [info["id"] for info in page["tables"]]
                after = got[-1]
            assert got == newest_first
        pages = [client.get("/api/tables").json(), client.get("/api/tables?after=" + got[2]).json()]
        assert [info["id"] for page in pages for info in page] == newest_first[:6]


@pytest.mark.slow
def test_changes_within_a_moment_go_out_in_one_frame(tmp_path):
    async def scenario(services):
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        await bob.send(t="lobby", on=True)
        await bob.receive("tables", until=lambda f: f.get("whole", False))
        tables = {await ada.create_table("gobblet", "me", "open", public=True) for _ in range(5)}
        changes = await bob.receive("tables")
        assert {info["id"] for info in changes["tables"]} == tables

    with_services({"data": tmp_path}, scenario, lobby_seconds=0.5)


def test_who_asks_for_a_pairing_twice_waits_at_one_table(tmp_path):
    with served(tmp_path) as client:
        ada = Browser(client)
        first, again = (ada("POST", "/api/pairings", game="gobblet").json() for _ in range(2))
        assert first["table"] == again["table"] and first["seats"] == again["seats"]


def test_a_knock_that_nobody_answers_leaves_whoever_knocked_waiting(tmp_path):
    async def scenario(services):
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "open", public=True)
        await ada.open(table)
        room = await services.hub.room(table)
        await sit_down(services, room, bob.person, None, knock_ms=50)
        await bob.open(table)
        knock = await ada.receive("table", until=lambda f: "knock" in f["table"])
        assert knock["yours"] == [0] and knock["table"]["knock"]["seat"] == 1
        await ada.receive("table", until=lambda f: not f["yours"])
        left = await bob.receive("table", until=lambda f: f["table"]["chairs"][0]["kind"] == "open")
        assert left["yours"] == [1] and left["table"]["stage"] == "waiting"
        assert table in services.lobby.tables

    with_services({"data": tmp_path}, scenario)
