"""Tables with a long history: they end somewhere, whoever asks for them pays for reading them, and
others have their turn meanwhile."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from blockyard.core import match
from blockyard.core.contract import Refused
from blockyard.server import shares
from blockyard.server.http.routes_tables import replay_steps
from blockyard.server.live import in_batches
from blockyard.server.rate_limit import Rate
from blockyard.server.shares import Share
from blockyard.server.tables import decisions
from tests.server.session_client import Guest, two_at, with_services


@pytest.fixture
def short(monkeypatch):
    """Tables that are long after a few events."""
    monkeypatch.setattr(decisions, "MOST_OFFERS", 12)
    monkeypatch.setattr(match, "LONGEST", 16)


async def on_both_seats(services) -> tuple[Guest, str]:
    ada = await Guest.connect(services)
    table = await ada.create_table("gobblet", "me", "me")
    await ada.open(table)
    return ada, table


def test_offers_end_before_moves_do(tmp_path, short):
    """Offers can be repeated for ever, so they must not keep anybody from playing on."""

    async def scenario(services):
        ada, bob, table = await two_at(services)
        for _ in range(30):
            answer = await ada.act(table, 0, "offer-draw")
            if answer["t"] == "refused":
                break
            await bob.act(table, 1, "decline")
        assert answer["objection"]["reason"] == "offers-end"
        assert (await ada.move(table, 0, 0, "4b2"))["t"] == "ack"
        assert (await bob.act(table, 1, "resign"))["t"] == "ack"

    with_services({"data": tmp_path}, scenario)


def test_m7_a_game_that_goes_on_and_on_ends_in_a_draw(tmp_path, short):
    """It can still be drawn or resigned before, and nobody is left at a table that cannot end."""

    async def scenario(services):
        ada, table = await on_both_seats(services)
        room = await services.hub.room(table)
        for ply in range(match.LONGEST):
            assert room.table.stage == "playing"
            move = random.Random(ply).choice(room.table.playing().legal_moves())
            assert (await ada.move(table, ply % 2, ply, move))["t"] == "ack"
        update = await ada.receive("update", until=lambda f: "outcome" in f["now"])
        assert update["now"]["outcome"]["clause"] == "M7"
        assert not update["now"]["outcome"]["winners"]
        services.hub.release(room)
        again = await services.hub._read(table, None)
        assert again.table.outcome == room.table.outcome, "the log tells the same"

    with_services({"data": tmp_path}, scenario)


def test_chairs_are_taken_and_left_so_many_times_and_no_more(tmp_path, short):
    async def scenario(services):
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        table = await ada.create_table("blokus-classic", "me", "open", "open", "open")
        room = await services.hub.room(table)
        with pytest.raises(Refused) as refused:
            for _ in range(30):
                await bob.sit(table)
                mine = room.table.seats_of(bob.person.id)
                await room.execute(lambda now, at, mine=mine: decisions.leave(now, mine, at))
        assert refused.value.objection.reason == "table-long"

    with_services({"data": tmp_path}, scenario)


def test_a_wish_for_a_rematch_is_heard_once(tmp_path, short):
    async def scenario(services):
        ada, _, table = await two_at(services)
        await ada.act(table, 0, "resign")
        room = await services.hub.room(table)
        assert (await ada.act(table, 0, "rematch"))["t"] == "ack"
        before = room.table.version
        assert (await ada.act(table, 0, "rematch"))["version"] == before
        for number in range(30):
            await ada.act(table, 0, "rematch", first=str(number % 2))
        assert room.table.version <= decisions.MOST_OFFERS + 1

    with_services({"data": tmp_path}, scenario)


def test_whoever_asks_for_a_table_pays_for_reading_it(tmp_path, monkeypatch):
    def slow_fold(log):
        deadline = time.thread_time() + 0.02
        while time.thread_time() < deadline:
            pass
        return fold(log)

    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "me")
        services.hub.release(await services.hub.room(table))
        assert table not in services.hub.rooms
        share = Share(Rate(burst=1000, each_second=1))
        await share.run(services.hub.room(table))
        assert share.bucket.tokens < 990

    fold = in_batches.fold
    monkeypatch.setattr(in_batches, "fold", slow_fold)
    with_services({"data": tmp_path}, scenario)


def test_two_who_ask_for_a_table_at_once_get_the_same_room(tmp_path):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "me")
        services.hub.release(await services.hub.room(table))
        one, two = await asyncio.gather(services.hub.room(table), services.hub.room(table))
        assert one is two is services.hub.rooms[table]
        for _ in range(2):
            unknown = await asyncio.gather(
                services.hub.room("x"), services.hub.room("x"), return_exceptions=True
            )
            assert [error.objection.reason for error in unknown] == ["no-such-table"] * 2

    with_services({"data": tmp_path}, scenario)


def test_costly_work_of_an_address_in_debt_waits_one_by_one():
    async def scenario():
        share, began = Share(Rate(burst=10, each_second=1000)), []

        async def work(number: int) -> None:
            shares.pays(share)
            await asyncio.sleep(0)  # as if it had read something first
            async with shares.costly():
                began.append((number, share.debt_seconds()))
                share.charge(0.03)

        await asyncio.gather(*(asyncio.create_task(work(number)) for number in range(5)))
        assert [number for number, _ in began] == list(range(5))
        assert all(debt == 0 for _, debt in began)

    asyncio.run(scenario())


def test_others_have_their_turn_while_a_long_game_is_prepared(tmp_path):
    async def scenario(services):
        ada, table = await on_both_seats(services)
        room = await services.hub.room(table)
        for ply in range(120):
            legal = room.table.playing().legal_moves()
            await ada.move(table, ply % 2, ply, legal[ply * 7 % len(legal)])
            if room.table.stage == "over":
                break
        turns, preparing = 0, asyncio.create_task(replay_steps(room.table, None))
        while not preparing.done():
            await asyncio.sleep(0)
            turns += 1
        assert len(preparing.result()) == room.table.playing().ply + 1
        assert turns > len(preparing.result()) // 20

    with_services({"data": tmp_path}, scenario)
