"""Health, readiness and metrics: they answer within a second, whatever the database does."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import threading
import time
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from blockyard.server import shares
from blockyard.server.engine.queues import Asker, Kind
from blockyard.server.live.outbox import Outbox, Subscriber
from blockyard.server.rate_limit import Rate
from blockyard.server.shares import Share
from blockyard.server.storage import health
from tests.server.app_client import Browser, served, until
from tests.server.network_client import Player
from tests.server.server_process import process, running
from tests.server.session_client import two_at, with_services
from tests.server.worker_jobs import dies_the_first_time, waits_for

SHORT = ("tests.server.short_timeouts",)
SECOND = 1.5
"""A second, and what a busy machine adds."""


def ask(server: str, path: str) -> tuple[int, dict, float]:
    """The status, the body, and how long it took."""
    began = time.monotonic()
    try:
        with urlopen(server + path, timeout=20) as answer:
            found = answer.status, json.load(answer)
    except HTTPError as error:
        with closing(error):
            found = error.code, json.load(error)
    return (*found, time.monotonic() - began)


@contextmanager
def frozen(cluster):
    """All processes of PostgreSQL are stopped: connections stay open, and nothing answers."""
    main = int((cluster.data / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text()
    stopped = [main, *map(int, children.split())]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@pytest.mark.slow
def test_a_frozen_postgresql_is_reported_and_play_goes_on_when_it_thaws(cluster, tmp_path):
    database = ("--database", cluster.new_database())
    with running(tmp_path, *database, port=15821, program=SHORT) as server:
        ada = Player(server)
        table = ada.create_table("gobblers", "me", "bot:1")
        ada.open(table)
        ada.move(table, 0, 0, "3b2")
        now = ada.sees(2)["now"]
        with frozen(cluster):
            status, body, seconds = ask(server, "/healthz")
            assert (status, body["ok"]) == (503, False) and seconds < SECOND
            assert ask(server, "/readyz")[0] == 503
            refused = ada.move(table, 0, 2, now["legal"][0], nonce="x")
            assert refused["objection"]["reason"] == "disk-trouble"
            answers: list[int] = []
            asking = [
                threading.Thread(target=lambda: answers.append(ask(server, "/api/me/games")[0]))
                for _ in range(12)
            ]
            for one in asking:
                one.start()
            for one in asking:
                one.join()
            assert set(answers) <= {401, 503}, "a time-out of the pool is no bug"
        deadline = time.monotonic() + 30
        while ask(server, "/healthz")[0] != 200:
            assert time.monotonic() < deadline
        answer = ada.move(table, 0, 2, now["legal"][0], nonce="x")
        while answer["t"] == "refused" and answer["objection"]["reason"] == "disk-trouble":
            answer = ada.move(table, 0, 2, now["legal"][0], nonce="x")
        assert answer["t"] == "ack"
        assert ada.sees(4)["by"] == 1, "the bot's table moves again"
        ada.close()


@pytest.mark.slow
def test_a_bot_that_was_to_move_when_the_database_froze_moves_later(cluster, tmp_path):
    database = ("--database", cluster.new_database())
    with running(tmp_path, *database, port=15841, program=SHORT) as server:
        ada = Player(server)
        table = ada.create_table("gobblet", "me", "bot:7")
        ada.open(table)
        assert ada.move(table, 0, 0, "4a1")["t"] == "ack"
        with frozen(cluster):
            assert ada.receive("refused")["objection"]["reason"] == "disk-trouble"
        assert ada.sees(2)["by"] == 1
        ada.close()


@pytest.mark.slow
def test_health_does_not_wait_for_the_writes_of_whoever_asks(tmp_path, monkeypatch):
    """A flood of writes and a look at the health made the server seem frozen."""

    monkeypatch.setattr(health, "PATIENCE_SECONDS", 60.0)

    async def scenario(services):
        share = Share(services.settings.share)
        shares.pays(share)
        async with share.writing:
            assert await services.health.problem() == ""

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_a_full_disk_is_known(tmp_path):
    with process(tmp_path, port=15861, program=SHORT) as (server, address):
        assert ask(address, "/healthz")[0] == 200
        free = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, free[1]))
        time.sleep(1.1)
        status, body, seconds = ask(address, "/healthz")
        assert (status, body["ok"]) == (503, False) and body["problem"] and seconds < SECOND
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, free)
        time.sleep(1.1)
        assert ask(address, "/healthz")[0] == 200


@pytest.mark.slow
def test_a_server_that_is_stopped_finishes_what_is_under_way_and_says_come_back(tmp_path):
    with process(tmp_path, port=15881, program=SHORT) as (server, address):
        ada = Player(address)
        table = ada.create_table("gobblet", "me", "me")
        ada.open(table)
        acks: list[int] = []
        ada.send(t="move", table=table, seat=0, ply=0, move="4a1", nonce="last")
        server.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                frame = json.loads(ada.socket.recv(30))
                acks += [frame["version"]] if frame["t"] == "ack" else []
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        server.wait(30)
    with process(tmp_path, port=15881, program=SHORT) as (_, address):
        again = Player(address, ada.session)
        shown = again.open(table)
        assert (shown.get("moves") == ["4a1"]) == bool(acks), "acknowledged if and only if stored"
        again.close()


def numbers(client) -> dict[str, float]:
    lines = client.get("/metrics").text.splitlines()
    return {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in lines
        if not line.startswith("#")
    }


@pytest.mark.slow
def test_every_metric_moves(tmp_path):
    with served(tmp_path, frames=Rate(burst=6, each_second=0.001), sockets_of_person=3) as client:
        before = numbers(client)
        ada = Browser(client)
        wanted = {"game": "gobblet", "chairs": ["me", "open"], "public": True}
        table = ada("POST", "/api/tables", **wanted).json()["table"]
        with ada.socket(table) as socket:
            socket.send_text("nonsense")
            assert until(socket, "refused")
            for nonce in range(8):
                socket.send_json({"t": "ping", "nonce": str(nonce)})
            until(socket, "refused")
            time.sleep(0.3)  # the lag of the event loop is sampled
            during = numbers(client)
        moved = {name for name in during if during[name] != before.get(name)}
        assert families(moved) >= MOVED_BY_CLIENTS
        kinds = {name for name in moved if name.startswith("blockyard_frames_total")}
        assert kinds == {
            f'blockyard_frames_total{{kind="{kind}"}}'
            for kind in ("hello", "open", "ping", "malformed")
        }


MOVED_BY_CLIENTS = {
    *("sockets", "frames", "requests", "refusals", "events"),
    *("rooms", "lobby_tables", "loop_lag_seconds"),
}
OTHERS = {
    *("dropped", "jobs_waiting", "workers_replaced", "shares_waiting", "cut_off"),
    *("remote_clients", "remote_cores"),
}


def families(names) -> set[str]:
    """The metrics to which these lines belong."""
    found = {name.partition("{")[0].removeprefix("blockyard_") for name in names}
    return {re.sub("_(total|created|count|sum|bucket)$", "", name) for name in found}


def test_every_exported_metric_is_tested(tmp_path):
    with served(tmp_path) as client:
        lines = client.get("/metrics").text.splitlines()
        names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
        assert families(names) == MOVED_BY_CLIENTS | OTHERS


@pytest.mark.slow
def test_metrics_of_queues_and_limits_follow_what_they_count(tmp_path):
    async def scenario(services):
        def now(name: str) -> float:
            return services.metrics.registry.get_sample_value(f"blockyard_{name}") or 0.0

        _, _, table = await two_at(services)
        room = await services.hub.room(table)
        room.subscribe(Subscriber(Outbox(capacity=1), "who never reads"))
        assert now("dropped") == 1
        share = services.shares.of("192.0.2.1")
        share.charge(3600)
        waiting = asyncio.create_task(share.turn())
        await asyncio.sleep(0)
        assert now("shares_waiting") == 1
        waiting.cancel()
        services.gate.cut_off("half-request")
        cut = services.metrics.registry.get_sample_value
        assert cut("blockyard_cut_off_total", {"reason": "half-request"}) == 1
        about = {"seconds": 60.0, "kind": Kind.HELP, "asker": Asker("ada", "ada")}
        jobs = [
            asyncio.create_task(services.workers.ask(waits_for, str(tmp_path / "go"), **about)),
            asyncio.create_task(
                services.workers.ask(dies_the_first_time, str(tmp_path / "mark"), **about)
            ),
        ]
        while now("jobs_waiting") < 1:
            await asyncio.sleep(0.01)
        (tmp_path / "go").touch()
        await asyncio.gather(*jobs)
        assert (now("jobs_waiting"), now("workers_replaced")) == (0, 1)

    with_services({"data": tmp_path}, scenario)
