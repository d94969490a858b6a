"""Rooms that come and go: what was forgotten, what another process left, what was missed."""

from __future__ import annotations

import asyncio

import pytest

from blockyard.server import wire
from blockyard.server.live import driver, hub
from blockyard.server.tables import decisions, events
from tests.server.tabletalk import PATIENCE, Guest, in_house, open_house, two_at


def test_who_speaks_to_a_forgotten_room_is_heard_in_the_one_that_was_opened_since(place):
    async def talk(house):
        ada, bob, table = await two_at(house)
        forgotten = await house.hub.room(table)
        ada.talk.end(), bob.talk.end()
        assert table not in house.hub.rooms
        await ada.back()
        await ada.open(table)
        moved = events.Moved(at=0, seat=0, move="4a1")
        await forgotten.do(lambda now, at: decisions.answer(now, moved, 0))
        assert (await ada.hear("update"))["told"] == "4a1"

    in_house(place, talk)


def test_who_opens_a_table_again_is_in_the_room_that_others_find(place):
    async def talk(house):
        ada, bob = await Guest.come(house), await Guest.come(house)
        table = await ada.set_table("gobblet", "me", "me")
        await ada.open(table)
        await ada.open(table)
        shown = await bob.open(table)
        assert not any(chair.get("away") for chair in shown["table"]["chairs"])
        await ada.move(table, 0, 0, "4a1")
        assert (await bob.hear("update"))["told"] == "4a1"

    in_house(place, talk)


def test_who_comes_in_while_another_only_looks_is_in_the_room_that_others_find(tmp_path):
    async def talk(house):
        ada = await Guest.come(house)
        table = await ada.set_table("gobblet", "me", "open")
        house.hub.quiet(await house.hub.room(table))

        async def look():
            house.hub.quiet(await house.hub.room(table))

        await asyncio.gather(look(), ada.open(table), look())
        assert ada.talk.mailbox in {f.mailbox for f in house.hub.rooms[table].followers}

    in_house({"data": tmp_path}, talk)


def test_a_room_that_was_only_looked_at_does_not_stay_in_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "TOUCH", 0.01)

    async def talk(house):
        ada, _, table = await two_at(house)
        other = await ada.set_table("gobblet", "me", "open")
        await house.hub.room(other)
        while other in house.hub.rooms:
            await asyncio.sleep(0.01)
        assert table in house.hub.rooms, "here somebody is"

    in_house({"data": tmp_path}, talk)


@pytest.fixture
def two_houses(cluster, tmp_path):
    """Run a test in two houses that share a database."""

    def run(talk):
        async def both():
            where = {"data": tmp_path, "database": cluster.new_database()}
            async with open_house(**where) as one, open_house(**where) as two:
                await talk(one, two)

        asyncio.run(both())

    return run


def test_the_work_of_a_process_that_died_is_taken_over(two_houses, monkeypatch):
    monkeypatch.setattr(driver, "ELSEWHERE", 0.2)

    async def talk(one, two):
        ada, bob = await Guest.come(one), await Guest.come(two)
        table = await ada.set_table("gobblers", "me", "bot:1")
        await ada.open(table)
        await bob.open(table)
        monkeypatch.setattr(one.play, "_go_on", lambda room: None)  # it keeps the move, and dies
        await ada.move(table, 0, 0, "3b2")
        assert (await bob.hear("update", until=lambda f: f["now"]["ply"] == 2))["by"] == 1

    two_houses(talk)


def test_after_a_lost_connection_rooms_and_lobby_catch_up(two_houses):
    async def talk(one, two):
        ada, bob, carol = await Guest.come(one), await Guest.come(two), await Guest.come(two)
        table = await ada.set_table("gobblet", "me", "me")
        await ada.open(table)
        await bob.open(table)
        await carol.say(t="lobby", on=True)
        await carol.hear("tables")
        ended = await ada.set_table("gobblet", "me", "open", public=True)
        await carol.hear("tables", until=lambda f: [t["id"] for t in f["tables"]] == [ended])
        heard, two.bus.heard[:] = list(two.bus.heard), []
        await ada.move(table, 0, 0, "4a1")
        public = await ada.set_table("gobblet", "me", "open", public=True)
        await one.hub.give_up(ada.person.id)
        await asyncio.sleep(0.2)
        assert not bob.heard_so_far() or bob.heard_so_far()[-1]["t"] != "update"
        two.bus.heard[:] = heard
        for missed in two.bus.lost:
            missed()
        await bob.hear("update", until=lambda f: f["now"]["ply"] >= 1)
        await carol.hear("tables", until=lambda f: f.get("gone") == [ended])
        assert public not in two.lobby.tables

    two_houses(talk)


def test_a_session_that_ended_elsewhere_and_a_new_name_count_at_once(two_houses):
    async def talk(one, two):
        ada, bob = await Guest.come(one), await Guest.come(two)
        table = await ada.set_table("gobblet", "me", "open", public=True)
        waiting = await ada.set_table("gobblers", "me", "open", public=True)
        await bob.open(table)
        await bob.say(t="lobby", on=True)
        shown = {}
        while set(shown) < {table, waiting}:
            frame = await bob.hear("tables")
            shown |= {one["id"]: one for one in frame["tables"]}
        assert await two.people.who(ada.token) == ada.person
        account = wire.Account(name="Ada", password="correct horse")
        person, token, _ = await one.accounts.sign_up(ada.person, account)
        seen = await bob.hear("table", until=lambda f: f["table"]["chairs"][0]["name"] == "Ada")
        assert not seen["table"]["chairs"][0].get("guest")
        for name in (table, waiting):
            await bob.hear(
                "tables",
                until=lambda f, name=name: (
                    [t["chairs"][0]["name"] for t in f["tables"] if t["id"] == name] == ["Ada"]
                ),
            )
        assert await two.people.who(ada.token) is None, "a sign-up ends the old session"
        assert await two.people.who(token) == person
        await one.accounts.sign_out(token)
        while await two.people.who(token) is not None:
            await asyncio.sleep(0.01)

    two_houses(talk)


def test_who_was_heard_to_go_before_the_log_was_read_is_away_once_it_is(two_houses):
    async def talk(one, two):
        ada, bob = await Guest.come(one), await Guest.come(two)
        table = await ada.set_table("gobblet", "me", "open")
        await ada.open(table)
        room = await one.hub.room(table)
        async with room._one_at_a_time:  # the log is not read while somebody is at it
            await bob.sit(table)
            await bob.open(table)
            bob.talk.end()
            async with asyncio.timeout(PATIENCE):
                while [there.seats for there in room.elsewhere.values()] != [frozenset()]:
                    await asyncio.sleep(0.01)
            assert room.table.stage == "waiting"
        assert (await ada.hear("presence", until=lambda f: f["away"] == [1]))["claim_at"]

    two_houses(talk)
