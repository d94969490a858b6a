"""What several servers cost: CPU a move with one and with two, and how long a takeover takes.

    python -m bench.cluster cpu [--rooms 40] [--rate 300] [--seconds 10] [--rounds 2] [--only WAY]
    python -m bench.cluster kill [--kills 20] [--tables 6]
    python -m bench.cluster size

`cpu` measures several ways in turn, in each round in another order: one server on SQLite, one on
PostgreSQL, the same with half of the rooms and moves, two whose clients are at the owner of their
table, two where half of them begin at the other server and are led to the owner, and two with the
clients of each table spread over both. It counts the servers, and beside them PostgreSQL and the
broker, and what a server takes while nobody moves. Each of two servers has half of the moves, so
what the broker and the links cost is what they take beyond half the load.

`kill` kills a server of two with SIGKILL while people play, starts another one, and so on. It
prints the longest that any table waited for a move after each kill, and what the checker finds.

`size` stores a hundred thousand moves on PostgreSQL and prints the bytes that one takes.

All start a PostgreSQL and a NATS server of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import signal
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import asyncpg
import uvloop

from bench.cluster_checker import Stored, Told, check
from bench.cluster_clients import Client, Stalls, new_guests, new_table
from bench.load import HOST, NO_LIMITS, Pace, create_tables, machine, wait_until_up
from bench.table_clients import Client as LoadClient
from bench.table_clients import Tally
from blockyard.server.serving import free_port, run, set_up_logs
from blockyard.server.settings import Settings
from blockyard.server.storage import migrations
from blockyard.server.storage.database import driver_url, open_store
from blockyard.server.tables import events
from tests.server.nats_server import NatsServer
from tests.server.postgres_cluster import Cluster
from tests.server.server_process import process

PORT = 8700
MONITOR = 8690
WARM_SECONDS = 3.0
IDLE_SECONDS = 3.0
WAYS = (
    *("SQLite", "PostgreSQL", "PostgreSQL, half the load"),
    *("two servers, at the owner", "two servers, led to the owner", "two servers, spread"),
)


def serve(port: int, data: str, database: str, broker: str, leads: bool) -> None:
    set_up_logs(level=40)
    url = f"http://{HOST}:{port}" if leads else ""
    shared = {"database": database, "broker": broker, "public_url": url}
    settings = Settings(data=Path(data), **shared, **NO_LIMITS)
    run(settings, free_port(HOST, port), lambda: None)


@contextmanager
def servers(count: int, database: str, broker: str, leads: bool = False) -> Iterator[list[int]]:
    """Process ids of servers at ports from PORT on."""
    spawn, started = multiprocessing.get_context("spawn"), []
    with tempfile.TemporaryDirectory() as data:
        for number in range(count):
            folder = Path(data) / str(number)
            folder.mkdir()
            given = (PORT + number, str(folder), database, broker, leads)
            started.append(spawn.Process(target=serve, args=given))
            started[-1].start()
            wait_until_up(PORT + number)
        try:
            yield [server.pid or 0 for server in started]
        finally:
            for server in started:
                server.terminate()
                server.join()


def cpu_seconds(pid: int) -> float:
    """To the nanosecond, for all threads that live; the time that `ps` shows is in steps of ten
    milliseconds."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(OSError):
            total += int(thread.read_text().split()[0])
    return total / 1e9


def family(parent: int) -> list[int]:
    """A process and its children."""
    found = [parent]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
    return found


def used(parents: list[int]) -> float:
    total = 0.0
    for parent in parents:
        for pid in family(parent):
            with suppress(OSError):
                total += cpu_seconds(pid)
    return total


async def connected(way: str, given: argparse.Namespace, count: int) -> tuple[Tally, list[Any]]:
    """Clients at tables: each table is created at one of the servers, in turn."""
    share = 0.5 if way.endswith("half the load") else 1.0
    tally, pace, clients = Tally(), Pace(share * given.rate), []
    for number in range(round(share * given.rooms)):
        owner = number % count
        table, tokens = await _new_table(f"http://{HOST}:{PORT + owner}", given.game)
        here = [LoadClient(tally, token, pace) for token in tokens]
        here[0].partner, here[1].partner = here[1], here[0]
        for place, client in reversed(list(enumerate(here))):
            is_away = way.endswith(("spread", "led to the owner")) and place % 2
            port = PORT + (owner + bool(is_away)) % count
            await client.connect(HOST, port, table)
        clients += here
    return tally, clients


async def _new_table(base: str, game: str) -> tuple[str, list[str]]:
    """On a busy machine a server can lose its lease for a moment."""
    while True:
        with suppress(HTTPError):
            return (await asyncio.to_thread(create_tables, base, game, 1))[0]
        await asyncio.sleep(0.5)


def carried() -> tuple[int, int]:
    """Messages and bytes that the broker has received."""
    with urllib.request.urlopen(f"http://{HOST}:{MONITOR}/varz", timeout=10) as answer:
        found = json.load(answer)
    return found["in_msgs"], found["in_bytes"]


async def moves_cost(
    way: str, given: argparse.Namespace, pids: list[int], others: list[int]
) -> tuple[float, ...]:
    """Microseconds a move in the servers and in the others, moves a second, messages and bytes
    a move through the broker, and milliseconds a second of a server while nobody moves."""
    await asyncio.sleep(IDLE_SECONDS)
    idle = sum(map(cpu_seconds, pids))
    await asyncio.sleep(IDLE_SECONDS)
    idle = 1e3 * (sum(map(cpu_seconds, pids)) - idle) / (IDLE_SECONDS * len(pids))
    tally, clients = await connected(way, given, len(pids))
    await asyncio.sleep(WARM_SECONDS)
    before, began = tally.moves, time.perf_counter()
    cpu, had = [sum(map(cpu_seconds, pids)), used(others)], carried()
    await asyncio.sleep(given.seconds)
    spent = [sum(map(cpu_seconds, pids)) - cpu[0], used(others) - cpu[1]]
    moves, seconds = tally.moves - before, time.perf_counter() - began
    through = [(now - then) / moves for now, then in zip(carried(), had, strict=True)]
    for client in clients:
        client.is_stopped = True
    await asyncio.sleep(1)
    if tally.refused or tally.gaps:
        print(f"{way}: refused {sorted(set(tally.refused))}, gaps {tally.gaps}")
    return 1e6 * spent[0] / moves, 1e6 * spent[1] / moves, moves / seconds, *through, idle


def measure_cpu(given: argparse.Namespace, postgres: Cluster, broker: NatsServer) -> None:
    assert broker.process is not None
    pid = int((postgres.data / "postmaster.pid").read_text().split()[0])
    ways = [way for way in WAYS if not given.only or way in given.only]
    found: dict[str, list[tuple[float, ...]]] = {way: [] for way in ways}
    for number in range(given.rounds):
        first = number % len(ways)
        for way in ways[first:] + ways[:first]:
            count = 2 if way.startswith("two") else 1
            database = "" if way == "SQLite" else postgres.new_database()
            url, others = (broker.url, [broker.process.pid, pid]) if count == 2 else ("", [pid])
            with servers(count, database, url, "led" in way) as pids:
                cost = uvloop.run(moves_cost(way, given, pids, [] if not database else others))
            found[way].append(cost)
            print(
                f"{way}: {cost[0]:.0f} us, beside it {cost[1]:.0f}, {cost[2]:.0f} moves/s", end=""
            )
            print(f", {cost[3]:.1f} messages and {cost[4]:.0f} bytes a move", end="")
            print(f"; idle {cost[5]:.1f} ms a second", flush=True)
    print(f"{given.game}, {given.rooms} rooms, {given.rate:.0f} moves/s asked; {machine()}")
    for way, rows in found.items():
        medians = [statistics.median(column) for column in zip(*rows, strict=True)]
        print(f"| {way} | {' | '.join(f'{median:.1f}' for median in medians)} |")


# --- takeover ------------------------------------------------------------------------------------


class Hosts:
    """Two servers in processes of their own; one that was killed is replaced."""

    def __init__(self, database: str, broker: str, folder: Path) -> None:
        self.shared, self.folder = ("--database", database, "--broker", broker), folder
        self.addresses: list[str] = []
        self._running: dict[str, tuple[Any, ExitStack]] = {}
        self._started = 0

    def start(self) -> None:
        self._started += 1
        data, stack = self.folder / str(self._started), ExitStack()
        data.mkdir()
        program = ("tests.server.short_timeouts",)
        started = process(data, *self.shared, port=PORT + 100, program=program)
        running, address = stack.enter_context(started)
        self._running[address] = running, stack
        self.addresses.append(address)

    def kill(self) -> None:
        address = random.choice(self.addresses)
        self.addresses.remove(address)
        running, stack = self._running.pop(address)
        running.send_signal(signal.SIGKILL)
        stack.close()

    def close(self) -> None:
        for _, stack in self._running.values():
            stack.close()


async def plays_for_ever(hosts: Hosts, told: Told, stalls: Stalls) -> None:
    """Game after game at one table after the other."""
    sessions = await asyncio.to_thread(new_guests, hosts.addresses)
    while True:
        table = await asyncio.to_thread(new_table, hosts.addresses, "gobblet", sessions)
        clients = [Client(hosts.addresses, session, told, stalls) for session in sessions]
        stalls.moved.clear()
        await asyncio.gather(*(client.play(table) for client in clients))


async def kills(hosts: Hosts, given: argparse.Namespace, told: Told) -> list[float]:
    longest, tables = [], [Stalls() for _ in range(given.tables)]
    games = [asyncio.create_task(plays_for_ever(hosts, told, stalls)) for stalls in tables]
    await asyncio.sleep(3)
    for _ in range(given.kills):
        for stalls in tables:
            stalls.longest = 0.0
        hosts.kill()
        await asyncio.sleep(7)
        longest.append(max(stalls.longest for stalls in tables))
        print(f"{longest[-1]:.2f} s", flush=True)
        await asyncio.to_thread(hosts.start)
        await asyncio.sleep(random.uniform(0.5, 2))
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return longest


async def stored_in(database: str) -> list[Stored]:
    connection = await asyncpg.connect(driver_url(database))
    try:
        rows = await connection.fetch("SELECT table_id, version, body, term FROM events")
        return [Stored(*row) for row in rows]
    finally:
        await connection.close()


def measure_kills(given: argparse.Namespace, postgres: Cluster, broker: NatsServer) -> None:
    database, told = postgres.new_database(), Told()
    asyncio.run(create_schema(database))  # which takes longer than the servers here may wait
    with tempfile.TemporaryDirectory() as folder:
        hosts = Hosts(database, broker.url, Path(folder))
        try:
            hosts.start()
            hosts.start()
            longest = asyncio.run(kills(hosts, given, told))
        finally:
            hosts.close()
    faults = check(told, asyncio.run(stored_in(database)))
    print(f"{given.kills} kills, {given.tables} tables; {machine()}")
    print(f"longest wait after a kill: median {statistics.median(longest):.2f} s", end=", ")
    print(f"worst {max(longest):.2f} s; {len(told.acknowledged)} moves acknowledged")
    print(f"faults: {faults or 'none'}")


# --- size ----------------------------------------------------------------------------------------


async def create_schema(database: str) -> None:
    store = open_store(database, Path())
    await migrations.migrate(store)
    await store.close()


async def size(database: str) -> None:
    await create_schema(database)
    rows = [
        (f"{number // 40:016x}", 1 + number % 40, _stored(number), 1) for number in range(100_000)
    ]
    connection = await asyncpg.connect(driver_url(database))
    await connection.copy_records_to_table("events", records=rows)
    taken = await connection.fetchval("SELECT pg_total_relation_size('events')")
    await connection.close()
    print(f"{taken / len(rows):.0f} bytes an event, with its index")


def _stored(number: int) -> str:
    moved = events.Moved(at=1_800_000_000_000 + number, nonce=f"k{number:07}", seat=0, move="4b2")
    return events.encode(moved)


def measure_size(given: argparse.Namespace, postgres: Cluster, broker: NatsServer) -> None:
    asyncio.run(size(postgres.new_database()))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=list(MEASURED))
    parser.add_argument("--game", default="gobblet")
    parser.add_argument("--rooms", type=int, default=40)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", action="append", choices=WAYS)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    given = parser.parse_args()
    postgres, broker = Cluster(), NatsServer("-m", str(MONITOR))
    postgres.start()
    broker.start()
    try:
        MEASURED[given.what](given, postgres, broker)
    finally:
        broker.stop()
        postgres.remove()


MEASURED = {"cpu": measure_cpu, "kill": measure_kills, "size": measure_size}

if __name__ == "__main__":
    main()
