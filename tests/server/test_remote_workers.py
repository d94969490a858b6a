"""Workers on other machines: the same answers, again after a loss, and none from another build."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import msgspec
import pytest

from blockyard import games
from blockyard.ai.engine import EngineRequest, request_for
from blockyard.cli.worker import read_levels
from blockyard.core.contract import CHANCE, Refused
from blockyard.core.match import Match
from blockyard.server import broker as brokers
from blockyard.server.broker import Broker
from blockyard.server.engine import jobs, remote_jobs
from blockyard.server.engine.queues import SERVER, Job, Kind
from blockyard.server.engine.remote_cores import Offered, RemoteCore, RemoteCores
from blockyard.server.engine.remote_jobs import KINDS, WORK, Levels
from blockyard.server.engine.worker_process import Call
from blockyard.server.engine.workers import Workers
from tests.server.nats_server import NatsServer
from tests.server.session_client import TIMEOUT


@pytest.fixture
def queue(tmp_path) -> Iterator[NatsServer]:
    """A broker with a work queue."""
    server = NatsServer("-js", "-sd", str(tmp_path))
    server.start()
    yield server
    server.stop()


@contextmanager
def worker(queue: NatsServer, *more: str) -> Iterator[subprocess.Popen[str]]:
    """`blockyard worker`, with one core."""
    command = [sys.executable, "-m", "blockyard.cli", "worker", "--connect", queue.url]
    started = subprocess.Popen(
        [*command, "--cores", "1", "--lang", "en", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"LANG": "C.UTF-8"},
    )
    assert started.stdout is not None
    try:
        assert "ready for work" in started.stdout.readline()
        yield started
    finally:
        started.kill()
        started.wait()
        started.stdout.close()


def with_cores(queue: NatsServer, scenario) -> None:
    async def run() -> None:
        broker = Broker(queue.url)
        await broker.open()
        cores = RemoteCores(broker)
        try:
            await cores.open()
            async with asyncio.timeout(5 * TIMEOUT):
                await scenario(cores)
        finally:
            cores.close()
            await broker.close()

    asyncio.run(run())


async def until(is_so) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not is_so():
            await asyncio.sleep(0.02)


def question(game: str, level: int) -> EngineRequest:
    match, rng = Match.begin(games.get(game)), Random(7)
    while match.to_play == CHANCE:
        match = match.play(CHANCE, match.ply, match.game.chance(match.state, rng))
    assert match.to_play is not None
    return request_for(match, match.to_play, level=level, seed=7)


def core_of(cores: RemoteCores) -> RemoteCore:
    """A core of those who take everything."""
    return RemoteCore(cores, Offered(frozenset(kind.value for kind in KINDS)))


def call(work, *arguments, seconds: float = 60.0) -> Call:
    return Call(work, arguments, seconds, seconds)


@pytest.mark.parametrize("game", games.all_games())
def test_requests_survive_the_journey(game):
    request = question(game, 1)
    kind = WORK["respond"].arguments
    (there,) = msgspec.msgpack.decode(msgspec.msgpack.encode((request,)), type=kind)
    answers = [jobs.respond(each, lambda: False) for each in (there, request)]
    assert len({replace(answer, ms=0) for answer in answers}) == 1


@pytest.mark.slow
def test_a_worker_elsewhere_answers_like_one_here_and_refusals_come_back(queue):
    async def scenario(cores: RemoteCores) -> None:
        await until(lambda: cores.count == 1)
        (offered,) = cores.offered
        assert offered.kinds == {"rated", "chance", "bot", "help"}
        request = question("gobblers", 3)
        reply = await core_of(cores).call(call(jobs.respond, request), "bot")
        here = jobs.respond(request, lambda: False)
        assert (reply.value.move, reply.value.nodes) == (here.move, here.nodes)
        assert reply.cpu_seconds > 0
        dice = ("deblockle", games.get("deblockle").start().text(), "", "seed")
        drawn = await core_of(cores).call(call(jobs.chance_moves, *dice), "chance")
        assert drawn.value == jobs.chance_moves(*dice, lambda: False)
        wrong = ("no-such-game", "", "", "")
        refused = await core_of(cores).call(call(jobs.chance_moves, *wrong), "chance")
        assert refused.error is not None and "no-such-game" in str(refused.error)

    with worker(queue):
        with_cores(queue, scenario)


@pytest.mark.slow
def test_a_job_that_is_lost_with_its_worker_is_done_by_another(queue):
    async def scenario(cores: RemoteCores) -> None:
        with worker(queue) as first:
            await until(lambda: cores.count == 1)
            core, long = core_of(cores), question("blokus-classic", 9)
            asked = asyncio.create_task(core.call(call(jobs.respond, long), "bot"))
            await asyncio.sleep(0.5)
            assert not asked.done()
            first.send_signal(signal.SIGKILL)
            with worker(queue):
                while not asked.done():  # whoever has it now: what it has found is enough
                    core.stop()
                    await asyncio.sleep(0.1)
                assert asked.result().value.move

    with_cores(queue, scenario)


@pytest.mark.slow
def test_workers_go_on_after_the_broker_was_killed(queue):
    """The work queue is in the broker's memory, so it is gone with it."""

    async def scenario(cores: RemoteCores) -> None:
        await until(lambda: cores.count == 1)
        with queue.stopped():
            await until(lambda: cores.count == 0)
        await until(lambda: cores.count == 1)
        easy = call(jobs.respond, question("gobblers", 1), seconds=5.0)
        reply = await core_of(cores).call(easy, "bot")
        assert reply.value.move

    with worker(queue):
        with_cores(queue, scenario)


@pytest.mark.long
def test_a_worker_that_is_stopped_finishes_its_job_and_takes_no_more(queue):
    async def scenario(cores: RemoteCores) -> None:
        with worker(queue) as only:
            await until(lambda: cores.count == 1)
            core = core_of(cores)
            asked = asyncio.create_task(
                core.call(call(jobs.respond, question("blokus-classic", 9)), "bot")
            )
            await asyncio.sleep(0.5)
            only.send_signal(signal.SIGTERM)
            await until(lambda: cores.count == 0)
            core.stop()
            assert (await asked).was_stopped
            assert await asyncio.to_thread(only.wait, TIMEOUT) == 0

    with_cores(queue, scenario)


def test_another_build_gets_nothing_and_a_server_without_workers_asks_its_own(queue):
    async def scenario(cores: RemoteCores) -> None:
        other = remote_jobs.Offer("x", "another build", 4, ["bot"])
        await cores.broker.publish(remote_jobs.WORKERS, remote_jobs.encode(other))
        mine = remote_jobs.Offer("y", cores.build, 2, ["bot"])
        cores._on_offer(remote_jobs.encode(other))
        assert cores.count == 0
        cores._on_offer(remote_jobs.encode(mine))
        assert cores.count == 2

    with_cores(queue, scenario)


def job(work, *arguments, kind: Kind = Kind.BOT) -> Job:
    return Job(work, arguments, kind, SERVER, 1.0, None, 0.0)


def test_workers_take_jobs_by_kind_and_level():
    easy, hard = (
        job(jobs.respond, question("gobblers", 2)),
        job(jobs.respond, question("gobblers", 9)),
    )
    dice = job(jobs.chance_moves, "deblockle", "", "", "", kind=Kind.CHANCE)
    bots = frozenset({"bot", "chance"})
    few = Offered(bots, Levels(1, 6))
    assert [few.takes(one) for one in (easy, hard, dice)] == [True, False, True]
    assert [Offered(bots).takes(one) for one in (easy, hard, dice)] == [True] * 3
    assert not Offered(frozenset({"help"})).takes(easy)
    assert not few.takes(job(jobs.exact, "gobblers", "")), "it does not travel"


def test_levels_are_one_or_a_range_or_all():
    assert (read_levels("1-6"), read_levels("9")) == ((1, 6), (9, 9))
    assert read_levels("") == remote_jobs.ANY_LEVEL
    for text in ("x", "6-1", "1-2-3", "-3", "1-", "100", "1,3"):
        with pytest.raises(Refused, match="worker-levels"):
            read_levels(text)


@pytest.mark.slow
def test_a_worker_for_some_levels_answers_those(queue):
    async def scenario(cores: RemoteCores) -> None:
        await until(lambda: cores.count == 1)
        (offered,) = cores.offered
        assert offered == Offered(frozenset({"rated", "bot"}), Levels(1, 6))
        request = question("gobblers", 3)
        reply = await RemoteCore(cores, offered).call(call(jobs.respond, request), "bot")
        assert reply.value.move == jobs.respond(request, lambda: False).move
        everything = asyncio.create_task(core_of(cores).call(call(jobs.respond, request), "bot"))
        await asyncio.sleep(0.5)
        assert not everything.done(), "another queue, for which there is nobody"
        everything.cancel()

    with worker(queue, "--only", "bots", "--levels", "1-6"):
        with_cores(queue, scenario)


@pytest.mark.slow
def test_when_its_own_workers_are_busy_a_server_uses_the_others(queue):
    async def scenario() -> None:
        broker = Broker(queue.url)
        await broker.open()
        workers = Workers(1)
        try:
            await workers.use(RemoteCores(broker))
            await until(lambda: workers.remote_count == 1)
            asked = [
                asyncio.create_task(
                    workers.ask(
                        jobs.respond, question("blokus-classic", 9), seconds=60, kind=Kind.BOT
                    )
                )
                for _ in range(2)
            ]
            await until(lambda: len(workers._running) == 2)
            assert any(isinstance(core, RemoteCore) for core in workers._running)
            for one in asked:
                one.cancel()
            await until(lambda: not workers._running)
        finally:
            workers.close()
            await broker.close()

    with worker(queue):
        asyncio.run(scenario())


def test_a_broker_that_is_not_there_is_told_in_words(monkeypatch):
    """Whoever starts a server or a worker waits for a while, not without end."""
    monkeypatch.setattr(brokers, "OPEN_SECONDS", 0.2)
    with pytest.raises(Refused) as refused:
        asyncio.run(Broker("nats://127.0.0.1:1").open())
    assert refused.value.objection.reason == "broker-unreachable"
    assert refused.value.objection.params["why"]
