"""Attack test: the latency of other people's moves while one address attacks the server.

    python -m bench.attack                  all attacks, one after another
    python -m bench.attack hands requests   these
    python -m bench.attack --within         just within the limits on frames and requests

The server has its default limits. Its capacity is measured first, without limits and attackers;
then people play at 80 % of it, each room from an address of its own (127.1.0.0/16), and one
address (127.0.0.66) attacks (bench/attack_kinds.py). The target is a p99 of 250 ms.

Server and workers run on one core, players and attacker (at nice 19) on the others: an attacker has
a machine of their own, and takes from the server what its limits give, not its processor.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import uvloop

from bench import load
from bench.attack_kinds import KINDS, command
from bench.attackers import GUESTS_WITHIN, HOST, PAUSE, Guest, new_guest, post
from bench.large_archive import GAMES, store_archive
from bench.load import Pace, cpu_seconds, machine, percentiles, start_server
from bench.long_game import store_long_game
from bench.table_clients import Client, Tally
from blockyard.server.serving import exact_port, run, set_up_logs
from blockyard.server.settings import FRAMES, Settings

CORES = sorted(os.sched_getaffinity(0))


def use(cores: list[int]) -> None:
    """Run on these cores, and start processes there."""
    os.sched_setaffinity(0, cores)


@contextmanager
def on_the_server_core() -> Iterator[None]:
    use(CORES[:1])
    try:
        yield
    finally:
        use(CORES[1:] or CORES)


def serve(port: int, data: str) -> None:
    """A server with its default limits."""
    set_up_logs(level=40)
    run(Settings(data=Path(data)), exact_port(HOST, port), lambda: None)


def start_limited(port: int, data: str) -> multiprocessing.process.BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(port, data))
    with on_the_server_core():
        process.start()
    load.wait_until_up(port)
    return process


def family(number: int) -> str:
    return f"127.1.{number // 200}.{1 + number % 200}"


def create_rooms(port: int, rooms: int) -> list[tuple[str, str, list[str]]]:
    """For each room its address, its table, and the sessions of two players and a spectator."""
    found = []
    for number in range(rooms):
        own = family(number)
        tokens = [post(port, "/api/guests", own)["session"] for _ in range(3)]
        wanted = {"game": "gobblet", "chairs": ["me", "open"]}
        table = post(port, "/api/tables", own, wanted, tokens[0])["table"]
        post(port, f"/api/tables/{table}/seats", own, {}, tokens[1])
        found.append((own, table, tokens))
    return found


async def connect_all(
    port: int, rooms: list[tuple[str, str, list[str]]], rate: float
) -> tuple[Tally, list[Client]]:
    tally, pace, clients = Tally(), Pace(rate), []
    for own, table, tokens in rooms:
        here = [Client(tally, token, pace) for token in tokens]
        here[0].partner, here[1].partner = here[1], here[0]
        for client in reversed(here):
            await client.connect(HOST, port, table, own)
        clients += here
    return tally, clients


async def measure(tally: Tally, seconds: float) -> tuple[float, list[float]]:
    """Moves per second, and the time until each was acknowledged."""
    tally.ack_seconds.clear()
    before, began = tally.moves, time.perf_counter()
    await asyncio.sleep(seconds)
    return (tally.moves - before) / (time.perf_counter() - began), list(tally.ack_seconds)


async def capacity(port: int, rooms: int, seconds: float) -> float:
    tally, clients = await connect_all(port, create_rooms(port, rooms), 0.0)
    await asyncio.sleep(3)
    moves, _ = await measure(tally, seconds)
    for client in clients:
        client.is_stopped = True
    return moves


def metric(port: int, name: str) -> float:
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=30) as answer:
        found = re.findall(rf"^blockyard_{name}(?:{{.*}})? (\S+)$", answer.read().decode(), re.M)
    return sum(map(float, found))


def memory_mib(pid: int) -> float:
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


class Watch:
    """What the server process uses: processor time and memory."""

    def __init__(self, pid: int, tally: Tally) -> None:
        self.pid, self.tally = pid, tally

    async def row(self, name: str, seconds: float) -> str:
        used, began = cpu_seconds(self.pid), time.perf_counter()
        moves, acks = await measure(self.tally, seconds)
        used = (cpu_seconds(self.pid) - used) / (time.perf_counter() - began)
        memory = memory_mib(self.pid)
        return f"| {name} | {moves:.0f} | {percentiles(acks)} | {100 * used:.0f} % | {memory:.0f} |"


def attackers(port: int, kinds: list[str], within: bool, long: str) -> dict[str, list[Guest]]:
    """The people of each attack."""
    numbers = count()
    if within:
        same = [new_guest(port, next(numbers), long) for _ in range(GUESTS_WITHIN)]
        return dict.fromkeys(kinds, same)
    return {
        kind: [new_guest(port, next(numbers), long) for _ in range(KINDS[kind].guests)]
        for kind in kinds
    }


async def attacked(port: int, pid: int, given: argparse.Namespace, rate: float, long: str) -> None:
    kinds = given.kinds or list(KINDS)
    people = attackers(port, kinds, given.within, long)
    tally, _ = await connect_all(port, create_rooms(port, given.rooms), rate)
    watch = Watch(pid, tally)
    await asyncio.sleep(3)
    print(await watch.row("nobody", given.seconds))
    for kind in kinds:
        before = metric(port, "frames_total")
        line = command(port, kind, given.seconds + 4, 0 if given.within else PAUSE, people[kind])
        attacker = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
        await asyncio.sleep(3)
        row = await watch.row(kind, given.seconds)
        said, _ = await asyncio.to_thread(attacker.communicate)
        print(f"{row} {said.strip()}, {metric(port, 'frames_total') - before:.0f} frames in all |")
        sys.stdout.flush()
        await asyncio.sleep(2)
    print(await watch.row("nobody", given.seconds))
    print(f"gaps {tally.gaps}, refused {len(tally.refused)} {sorted(set(tally.refused))}")
    for name in ("cut_off_total", "refusals_total", "requests_total"):
        print(f"{name}: {metric(port, name):.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS])
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--port", type=int, default=8650)
    parser.add_argument("--rate", type=float, default=0.0, help="moves/s; 0: 80 %% of capacity")
    parser.add_argument("--games", type=int, default=GAMES, help="games in the archive")
    parser.add_argument("--within", action="store_true", help="just within the limits")
    given = parser.parse_args()
    print(machine())
    rate = given.rate
    if not rate:
        with tempfile.TemporaryDirectory() as data:
            with on_the_server_core():
                server = start_server(given.port, data)
            try:
                most = uvloop.run(capacity(given.port, given.rooms, given.seconds))
            finally:
                server.terminate()
                server.join()
        rate = 0.8 * most
        print(f"capacity {most:.0f} moves/s, so people play {rate:.0f} moves/s")
    if rate / given.rooms / 2 > FRAMES.each_second / 2:
        raise SystemExit("so few people would be too fast themselves: give more --rooms")
    print("| attack | moves/s | acknowledged after | server CPU | MiB | sent |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data:
        long = store_long_game(Path(data))
        store_archive(Path(data), given.games)
        server = start_limited(given.port + 1, data)
        assert server.pid is not None
        try:
            uvloop.run(attacked(given.port + 1, server.pid, given, rate, long))
        finally:
            server.terminate()
            server.join()


if __name__ == "__main__":
    main()
