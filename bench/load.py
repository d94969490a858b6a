"""Load test: durable moves per second of one server process, and their latency.

    python bench/load.py                        at full speed: 400 sockets in 100 rooms
    python bench/load.py --rate 300             a fixed rate of moves per second, for latency
    python bench/load.py --game blokus-duo      another game
    python bench/load.py --bots 2               with two level-9 bots thinking meanwhile

The server is a process of its own on a fresh SQLite file (synchronous = FULL). Two of the four
sockets in each room play random moves, two watch; each checks that no version is missing. At the
end the event log is compared with what was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import platform
import random
import sqlite3
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import uvloop

from bench.table_clients import Client, Tally, post
from blockyard.server.rate_limit import Rate
from blockyard.server.serving import free_port, run, set_up_logs
from blockyard.server.settings import Settings

UNLIMITED = Rate(1e9, 1e9)
RATES = ("frames", "checks", "person", "requests", "new_guests", "sign_ins", "share", "new_tables")
QUOTAS = (
    *("sockets_of_person", "sockets_of_address", "connections_of_address"),
    *("open_tables", "waiting_tables", "waiting_tables_of_address"),
)
NO_LIMITS: dict[str, Any] = {**dict.fromkeys(RATES, UNLIMITED), **dict.fromkeys(QUOTAS, 10**9)}
HOST = "127.0.0.1"


def serve(port: int, data: str, database: str = "") -> None:
    """A server without rate limits."""
    set_up_logs(level=40)
    settings = Settings(data=Path(data), database=database, **NO_LIMITS)
    run(settings, free_port(HOST, port), lambda: None)


def start_server(port: int, data: str, database: str = "") -> multiprocessing.process.BaseProcess:
    process = multiprocessing.get_context("spawn").Process(
        target=serve, args=(port, data, database)
    )
    process.start()
    wait_until_up(port)
    return process


def wait_until_up(port: int, host: str = HOST) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://{host}:{port}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not respond")


def machine() -> str:
    return f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def create_tables(base: str, game: str, rooms: int) -> list[tuple[str, list[str]]]:
    """For each room its table and the sessions of two players and two spectators."""
    rooms_found = []
    for _ in range(rooms):
        tokens = [post(base, "/api/guests")["session"] for _ in range(4)]
        table = post(base, "/api/tables", {"game": game, "chairs": ["me", "open"]}, tokens[0])
        post(base, f"/api/tables/{table['table']}/seats", {}, tokens[1])
        rooms_found.append((table["table"], tokens))
    return rooms_found


class Pace:
    """When the next move of all rooms together is due: a Poisson process, or at once."""

    def __init__(self, rate: float) -> None:
        self.rate, self.next = rate, time.perf_counter()

    def __call__(self) -> float:
        if not self.rate:
            return 0.0
        self.next = max(self.next, time.perf_counter()) + random.expovariate(self.rate)
        return self.next - time.perf_counter()


async def connect_all(
    port: int, rooms: list[tuple[str, list[str]]], rate: float
) -> tuple[Tally, list[Client]]:
    tally, pace, clients = Tally(), Pace(rate), []
    for table, tokens in rooms:
        here = [Client(tally, token, pace) for token in tokens]
        here[0].partner, here[1].partner = here[1], here[0]
        for client in reversed(here):
            await client.connect(HOST, port, table)
        clients += here
    return tally, clients


def percentiles(values: list[float]) -> str:
    ordered = sorted(values) or [0.0]
    p50, p99 = (1000 * ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"


async def measure(given: argparse.Namespace, pid: int, rooms: Any) -> Tally:
    tally, clients = await connect_all(given.port, rooms, given.rate)
    await asyncio.sleep(given.warm)
    before, cpu, began = tally.moves, cpu_seconds(pid), time.perf_counter()
    own = time.process_time()
    tally.ack_seconds.clear()
    tally.update_seconds.clear()
    await asyncio.sleep(given.seconds)
    spent, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    own = time.process_time() - own
    moves = tally.moves - before
    for client in clients:
        client.is_stopped = True
    await asyncio.sleep(2)
    print(f"{moves / spent:.0f} moves/s over {spent:.0f} s, {tally.games} games ended")
    print(f"acknowledged after: {percentiles(tally.ack_seconds)}")
    print(f"seen by the other player after: {percentiles(tally.update_seconds)}")
    for what, cpu in (("server", used), ("clients", own)):
        print(f"{what} CPU: {1e6 * cpu / max(1, moves):.0f} us a move, {cpu / spent:.0%} of a core")
    print(f"gaps {tally.gaps}, refused {len(tally.refused)} {sorted(set(tally.refused))}")
    return tally


def lost(data: str, tally: Tally) -> int:
    """Acknowledged versions that are missing in the event log."""
    with sqlite3.connect(Path(data) / "blockyard.db") as database:
        stored = dict(
            database.execute("SELECT table_id, max(version) FROM events GROUP BY table_id")
        )
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return sum(stored.get(table, 0) < version for table, version in tally.acknowledged.items())


def lag(port: int) -> str:
    """The event-loop lag from the server's own metrics."""
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=10) as response:
        lines = response.read().decode().splitlines()
    counted = [line for line in lines if "lag_seconds_bucket" in line]
    buckets = [(line.split('"')[1], line.split()[-1]) for line in counted]
    total = float(buckets[-1][1])
    under = next(edge for edge, number in buckets if float(number) >= 0.99 * total)
    return f"event-loop lag p99 under {under} s ({total:.0f} samples)"


def create_bot_tables(base: str, game: str, count: int) -> None:
    """Tables with a level-9 bot to move."""
    token = post(base, "/api/guests")["session"]
    for _ in range(count):
        post(base, "/api/tables", {"game": game, "chairs": ["bot:9", "me"]}, token)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="gobblet")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.0, help="moves per second, 0: no limit")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--port", type=int, default=8600)
    parser.add_argument("--database", default="")
    parser.add_argument(
        "--bots", type=int, default=0, help="level-9 bots that think at the same time"
    )
    given = parser.parse_args()
    base = f"http://{HOST}:{given.port}"
    with tempfile.TemporaryDirectory() as data:
        server = start_server(given.port, data, given.database)
        assert server.pid is not None
        try:
            rooms = create_tables(base, given.game, given.rooms)
            print(f"{given.game}: {4 * given.rooms} sockets in {given.rooms} rooms; {machine()}")
            create_bot_tables(base, given.game, given.bots)
            tally = uvloop.run(measure(given, server.pid, rooms))
            print(lag(given.port))
        finally:
            server.terminate()
            server.join()
        if not given.database:
            print(f"acknowledged and not in the log: {lost(data, tally)}")


if __name__ == "__main__":
    main()
