"""Rooms that are released and loaded again, taken over from a dead process, or catch up."""

from __future__ import annotations

import asyncio

import pytest

from blockyard.server import wire
from blockyard.server.live import hub
from blockyard.server.tables import decisions, events
from tests.server.session_client import Guest, open_services, two_at, with_services


def test_a_command_to_a_released_room_reaches_the_room_that_was_loaded_since(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        forgotten = await services.hub.room(table)
        ada.session.end(), bob.session.end()
        assert table not in services.hub.rooms
        await ada.reconnect()
        await ada.open(table)
        moved = events.Moved(at=0, seat=0, move="4a1")
        await forgotten.execute(lambda now, at: decisions.play_for(now, moved, 0))
        assert (await ada.receive("update"))["shown"] == "4a1"

    with_services(storage, scenario)


def test_opening_a_table_again_subscribes_to_the_room_that_others_find(storage):
    async def scenario(services):
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "me")
        await ada.open(table)
        await ada.open(table)
        shown = await bob.open(table)
        assert not any(chair.get("away") for chair in shown["table"]["chairs"])
        await ada.move(table, 0, 0, "4a1")
        assert (await bob.receive("update"))["shown"] == "4a1"

    with_services(storage, scenario)


def test_opening_while_another_request_releases_the_room_subscribes_to_the_current_one(tmp_path):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "open")
        services.hub.release(await services.hub.room(table))

        async def look():
            services.hub.release(await services.hub.room(table))

        await asyncio.gather(look(), ada.open(table), look())
        assert ada.session.outbox in {s.outbox for s in services.hub.rooms[table].subscribers}

    with_services({"data": tmp_path}, scenario)


def test_a_room_without_subscribers_does_not_stay_in_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "HEARTBEAT_SECONDS", 0.01)

    async def scenario(services):
        ada, _, table = await two_at(services)
        other = await ada.create_table("gobblet", "me", "open")
        await services.hub.room(other)
        while other in services.hub.rooms:
            await asyncio.sleep(0.01)
        assert table in services.hub.rooms, "here somebody is"

    with_services({"data": tmp_path}, scenario)


@pytest.fixture
def two_processes(cluster, broker, tmp_path):
    """Run a scenario in the services of two processes that share a database."""

    def run(scenario):
        async def both():
            shared = {"data": tmp_path, "database": cluster.new_database(), "broker": broker.url}
            async with open_services(**shared) as one, open_services(**shared) as two:
                await scenario(one, two)

        asyncio.run(both())

    return run


@pytest.mark.slow
def test_after_a_lost_connection_the_lobby_is_read_again(two_processes):
    async def scenario(one, two):
        ada, carol = await Guest.connect(one), await Guest.connect(two)
        await carol.send(t="lobby", on=True)
        await carol.receive("tables")
        ended = await ada.create_table("gobblet", "me", "open", public=True)
        await carol.receive("tables", until=lambda f: [t["id"] for t in f["tables"]] == [ended])
        handlers, two.bus.handlers[:] = list(two.bus.handlers), []
        public = await ada.create_table("gobblet", "me", "open", public=True)
        await one.hub.leave_all(ada.person.id)
        await asyncio.sleep(0.2)
        two.bus.handlers[:] = handlers
        for missed in two.bus.on_reconnect:
            missed()
        await carol.receive("tables", until=lambda f: f.get("gone") == [ended])
        assert public not in two.lobby.tables

    two_processes(scenario)


def test_a_session_that_ended_elsewhere_and_a_new_name_take_effect_at_once(two_processes):
    async def scenario(one, two):
        ada, bob = await Guest.connect(one), await Guest.connect(two)
        table = await ada.create_table("gobblet", "me", "open", public=True)
        waiting = await ada.create_table("gobblers", "me", "open", public=True)
        await bob.open(table)
        await bob.send(t="lobby", on=True)
        shown = {}
        while set(shown) < {table, waiting}:
            frame = await bob.receive("tables")
            shown |= {one["id"]: one for one in frame["tables"]}
        assert await two.sessions.find(ada.token) == ada.person
        account = wire.Account(name="Ada", password="correct horse")
        person, token, _ = await one.accounts.sign_up(ada.person, account)
        await one.hub.rename(person.id)  # as the route does
        seen = await bob.receive("table", until=lambda f: f["table"]["chairs"][0]["name"] == "Ada")
        assert not seen["table"]["chairs"][0].get("guest")
        for name in (table, waiting):
            await bob.receive(
                "tables",
                until=lambda f, name=name: (
                    [t["chairs"][0]["name"] for t in f["tables"] if t["id"] == name] == ["Ada"]
                ),
            )
        assert await two.sessions.find(ada.token) is None, "a sign-up ends the old session"
        assert await two.sessions.find(token) == person
        await one.accounts.sign_out(token)
        while await two.sessions.find(token) is not None:
            await asyncio.sleep(0.01)

    two_processes(scenario)
