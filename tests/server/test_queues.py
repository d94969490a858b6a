"""Queues: groups take turns, help makes room, and who asks hears where they stand."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import ExitStack, suppress
from dataclasses import replace

import pytest

from blockyard.core.contract import Refused
from blockyard.server.engine import workers as scheduling
from blockyard.server.engine.queues import Asker, FairQueue, Job, Kind
from blockyard.server.engine.worker_process import WorkerFailed
from blockyard.server.engine.workers import Workers
from tests.server.worker_jobs import burns_cpu, stops_when_asked, waits_for, writes

PLENTY = 60.0
"""Seconds."""


def job(asker: Asker, name: str = "") -> Job:
    loop = asyncio.new_event_loop()
    found = Job(print, (name,), Kind.HELP, asker, 1.0, loop.create_future(), 0.0)
    loop.close()
    return found


def test_groups_take_turns_and_so_do_the_people_in_them():
    queue = FairQueue()
    school = [Asker(f"guest {n}", "school") for n in (1, 2)]
    for asker, name in (
        *((school[0], f"a{n}") for n in range(3)),
        *((school[1], f"b{n}") for n in range(2)),
        *((Asker("ada", "ada"), f"c{n}") for n in range(2)),
    ):
        queue.put(job(asker, name))
    order = [one.arguments[0] for one in queue.in_order()]
    assert order == ["a0", "c0", "b0", "c1", "a1", "b1", "a2"]
    assert order == [queue.take().arguments[0] for _ in range(7)]


def test_a_job_that_is_removed_leaves_the_others_in_order():
    queue, ada = FairQueue(), Asker("ada", "ada")
    first, second = job(ada), job(ada)
    for one in (first, second):
        queue.put(one)
    queue.remove(first)
    queue.remove(first)
    assert len(queue) == 1 and queue.take() is second and len(queue) == 0


def run(scenario, count: int = 1) -> None:
    async def main():
        pool = Workers(count)
        try:
            await asyncio.wait_for(scenario(pool), 2 * PLENTY)
        finally:
            pool.close()

    asyncio.run(main())


def start(pool: Workers, work, *arguments, **more) -> asyncio.Task:
    more = {"seconds": PLENTY, "kind": Kind.HELP, "asker": Asker("ada", "ada")} | more
    return asyncio.create_task(pool.ask(work, *arguments, **more))


async def is_running(task_pool: Workers) -> None:
    """Wait until nothing waits."""
    while task_pool.waiting or not task_pool._running:
        await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Kind.BOT, Kind.RATED])
def test_help_makes_room_for_a_computer_player_and_is_answered_all_the_same(kind, tmp_path):
    async def scenario(pool):
        helping = start(pool, stops_when_asked)
        await is_running(pool)
        await start(pool, writes, "bot", str(tmp_path / "file"), kind=kind)
        answer = await helping
        assert answer.value == "stopped" and answer.hurried

    run(scenario)


@pytest.mark.slow
def test_a_computer_player_is_not_stopped_for_help():
    async def scenario(pool):
        bot = start(pool, stops_when_asked, kind=Kind.BOT, seconds=1.0)
        await is_running(pool)
        helped = await start(pool, stops_when_asked, seconds=0.1)
        assert bot.done() and not (await bot).hurried and helped.value == "stopped"

    run(scenario)


@pytest.mark.parametrize("kind", [Kind.RATED, Kind.BOT, Kind.HELP, Kind.ANALYSIS])
def test_what_nobody_asked_for_makes_room_at_once_for_everything(kind, tmp_path, monkeypatch):
    monkeypatch.setattr(scheduling, "MIN_SECONDS", PLENTY)

    async def scenario(pool):
        idle = start(pool, stops_when_asked, kind=Kind.IDLE)
        await is_running(pool)
        await start(pool, writes, "", str(tmp_path / "file"), kind=kind)
        assert (await idle).hurried

    run(scenario)


@pytest.mark.parametrize("kind", [Kind.RATED, Kind.BOT])
def test_a_computer_player_does_not_wait_for_the_turn_of_an_analysis(kind, tmp_path, monkeypatch):
    """With others waiting, an analysis leaves after its turn. That was taken for making room: the
    computer's reply came a second later when fifty people analysed."""
    monkeypatch.setattr(scheduling, "TURN_SECONDS", PLENTY)

    async def scenario(pool):
        streams = [start(pool, stops_when_asked, kind=Kind.ANALYSIS) for _ in range(2)]
        await is_running_with_one_waiting(pool)
        bot = start(pool, writes, "", str(tmp_path / "file"), kind=kind)
        await asyncio.wait_for(bot, PLENTY / 2)
        assert (await streams[0]).hurried and not streams[1].done()

    run(scenario)


def test_no_analysis_begins_while_a_computer_player_waits(tmp_path):
    """Not even at the starts for the least urgent: it would have to make room at once."""
    go, order = tmp_path / "go", tmp_path / "order"

    async def scenario(pool):
        first = start(pool, waits_for, str(go), kind=Kind.BOT)
        await is_running(pool)
        streams = [start(pool, writes, "a", str(order), kind=Kind.ANALYSIS) for _ in range(4)]
        bots = [start(pool, writes, "b", str(order), kind=Kind.BOT) for _ in range(6)]
        await asyncio.sleep(0)
        go.touch()
        await asyncio.gather(first, *streams, *bots)

    run(scenario)
    assert order.read_text(encoding="utf-8") == "b" * 6 + "a" * 4


def test_what_nobody_asked_for_begins_only_when_nothing_else_waits(tmp_path):
    """Also not at those starts that go to the least urgent, so that it is not starved."""
    go, order = tmp_path / "go", tmp_path / "order"

    async def scenario(pool):
        first = start(pool, waits_for, str(go), kind=Kind.BOT)
        await is_running(pool)
        # Nor does whoever it was done for wait longer for what they ask for themselves.
        idle = [start(pool, writes, "i", str(order), kind=Kind.IDLE) for _ in range(4)]
        helping = [start(pool, writes, "h", str(order)) for _ in range(6)]
        await asyncio.sleep(0)
        go.touch()
        await asyncio.gather(first, *idle, *helping)

    run(scenario)
    assert order.read_text(encoding="utf-8") == "h" * 6 + "i" * 4


def test_what_nobody_asked_for_is_charged_to_nobody(tmp_path):
    async def scenario(pool):
        for kind in (Kind.IDLE, Kind.HELP):
            await start(pool, stops_when_asked, kind=kind, seconds=0.05)
            used = pool._usage._seconds("ada", time.monotonic())
            assert (used > 0) == (kind is Kind.HELP)

    run(scenario)


def test_work_is_stopped_when_nobody_waits_for_it_any_more(tmp_path):
    async def scenario(pool):
        gone, never = start(pool, stops_when_asked), start(pool, writes, "x", str(tmp_path / "f"))
        await is_running_with_one_waiting(pool)
        gone.cancel(), never.cancel()
        assert (await start(pool, stops_when_asked, seconds=0.1)).value == "stopped"
        assert not (tmp_path / "f").exists()

    run(scenario)


async def is_running_with_one_waiting(pool: Workers) -> None:
    while pool.waiting != 1:
        await asyncio.sleep(0.01)


def test_the_place_in_the_queue_is_told_until_the_work_begins(tmp_path, monkeypatch):
    monkeypatch.setattr(scheduling, "PLACES_SECONDS", 0.0)
    places: list[int] = []

    async def scenario(pool):
        go = tmp_path / "go"
        first = start(pool, waits_for, str(go), kind=Kind.RATED)
        second = start(pool, waits_for, str(go), asker=Asker("bob", "bob"))
        third = start(pool, waits_for, str(go), on_place=places.append)
        while not places:
            await asyncio.sleep(0.01)
        go.touch()
        await asyncio.gather(first, second, third)

    run(scenario)
    assert places == [2, 1, 0]


@pytest.mark.slow
def test_the_more_wait_the_less_time_each_gets_and_rated_moves_get_all_of_it(monkeypatch):
    """Ten ask for a minute each, and all are answered within the target, which is a second."""
    monkeypatch.setattr(scheduling, "MIN_SECONDS", 0.1)
    target = dict(scheduling.POLICIES)
    help_policy = target[Kind.HELP]
    target[Kind.HELP] = type(help_policy)(help_policy.wait, 10 * scheduling.MIN_SECONDS, 300)
    monkeypatch.setattr(scheduling, "POLICIES", target)
    # Half a second of CPU time may take long on a busy machine.
    monkeypatch.setattr(scheduling, "RATED_PATIENCE", 100.0)

    async def scenario(pool):
        asked = [start(pool, stops_when_asked, asker=Asker(str(n), str(n))) for n in range(10)]
        answers = await asyncio.gather(*asked)
        assert all(answer.hurried for answer in answers[:9])
        rated = start(pool, burns_cpu, kind=Kind.RATED, seconds=0.5)
        assert not (await rated).hurried and (await rated).cpu_seconds >= 0.5

    run(scenario)


def test_help_is_limited_for_each_person_each_address_and_all(monkeypatch):
    monkeypatch.setattr(scheduling, "HELP_EACH_GROUP", 3)
    monkeypatch.setattr(scheduling, "HELP_ALL", 5)
    pool, guests = Workers(1), [Asker(f"guest {n}", "address") for n in range(4)]
    with ExitStack() as under_way:
        for asker in (guests[0], guests[0], guests[1]):
            under_way.enter_context(pool.helping(asker))
        refused(pool, guests[0], "help-busy")
        refused(pool, guests[2], "help-crowded")
        for asker in (Asker("ada", "ada"), Asker("bob", "bob")):
            under_way.enter_context(pool.helping(asker))
        refused(pool, Asker("cleo", "cleo"), "help-crowded")
    with pool.helping(guests[2]):
        pass
    pool.close()


def test_what_nobody_asked_for_takes_no_place_of_a_request(monkeypatch):
    monkeypatch.setattr(scheduling, "IDLE_EACH_GROUP", 3)
    pool, ada = Workers(1), Asker("ada", "ada")
    with ExitStack() as under_way:
        for _ in range(3):
            under_way.enter_context(pool.helping(ada, is_idle=True))
        with pytest.raises(Refused), pool.helping(ada, is_idle=True):
            pass
        under_way.enter_context(pool.helping(ada))
        under_way.enter_context(pool.helping(ada))
        refused(pool, ada, "help-busy")
    pool.close()


def test_a_few_addresses_do_not_take_all_places_for_help():
    pool = Workers(1)
    with ExitStack() as under_way:
        for address in range(6):
            for guest in range(60):
                with suppress(Refused):
                    one = Asker(f"guest {address} {guest}", f"address {address}")
                    under_way.enter_context(pool.helping(one))
        for _ in range(2):
            under_way.enter_context(pool.helping(Asker("ada", "ada")))
    pool.close()


def test_a_full_queue_has_room_for_those_who_have_little_in_it(monkeypatch):
    """A thousand tables of one address filled the queue of the computer players: nobody else's
    opponent moved any more."""
    policy = replace(scheduling.POLICIES[Kind.BOT], most=3)
    monkeypatch.setitem(scheduling.POLICIES, Kind.BOT, policy)

    async def scenario(pool):
        crowd = [Asker(f"guest {n}", "crowd") for n in range(4)]

        def ask(asker: Asker) -> asyncio.Task:
            return start(pool, writes, "", os.devnull, kind=Kind.BOT, asker=asker)

        under_way = start(pool, stops_when_asked, kind=Kind.BOT)
        await asyncio.sleep(0)
        waiting = [ask(one) for one in crowd[:3]]
        ada = ask(Asker("ada", "ada"))
        late = ask(crowd[3])
        with pytest.raises(WorkerFailed):
            await late
        under_way.cancel()
        await ada
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(end, WorkerFailed) for end in ends].count(True) == 1

    run(scenario)


def refused(pool: Workers, asker: Asker, reason: str) -> None:
    with pytest.raises(Refused) as why, pool.helping(asker):
        pass
    assert why.value.objection.reason == reason
