"""Streamed analysis on a server: one analyst alone, then many at once beside rated games.

    python -m bench.analysts                  one analyst, then fifty
    python -m bench.analysts --analysts 20 --seconds 20

The server has its default limits and one worker. Every analyst has an address of their own and
looks at a position of Gobblet, Gobblers or Duo. Alone: milliseconds from asking to the first line,
updates a second, and from closing the page until somebody else's first line, which has to wait for
the search to stop. Together: how evenly the search time is shared, and what a game against the
computer and the moves of people feel of it; first without analysts, then with them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import uvloop

from bench.attack import connect_all, create_rooms
from bench.attackers import post
from bench.load import HOST, machine, percentiles, wait_until_up
from bench.streaming import position
from bench.table_clients import Socket
from blockyard.server.serving import exact_port, run, set_up_logs
from blockyard.server.settings import Settings

GAMES = ("gobblet", "gobblers", "blokus-duo")
LOOK = 3.0
"""Seconds that the lonely analyst looks at a position."""
BOT = "bot:5"


def serve(port: int, data: str) -> None:
    set_up_logs(level=40)
    run(Settings(data=Path(data), workers=1), exact_port(HOST, port), lambda: None)


class Person:
    """Somebody with an address of their own, and a socket."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.own = port, f"127.4.{number // 200}.{1 + number % 200}"
        self.session = post(port, "/api/guests", self.own)["session"]
        self.frames = list[tuple[float, dict[str, Any]]]()
        self.news = asyncio.Event()

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(self.received, lambda: None),
            HOST,
            self.port,
            local_addr=(self.own, 0),
        )
        await self.socket.opened
        self.socket.send({"t": "hello", "session": self.session})
        await self.until("welcome")

    def received(self, content: bytes) -> None:
        self.frames.append((time.perf_counter(), json.loads(content)))
        self.news.set()

    async def until(self, kind: str, **fields: object) -> tuple[float, dict[str, Any]]:
        """The first frame of a kind since the last `forget`, and when it came."""
        while True:
            for at, frame in self.frames:
                if frame["t"] == kind and all(frame.get(key) == it for key, it in fields.items()):
                    return at, frame
            self.news.clear()
            await self.news.wait()

    def forget(self) -> None:
        self.frames.clear()

    def analyse(self, seed: int) -> float:
        """Ask for the analysis of a position, and when."""
        rng = Random(seed)
        match = position(rng.choice(GAMES), rng)
        moves = [event.move for event in match.events]
        asked = {"t": "analyse", "nonce": str(seed), "game": match.game.key, "moves": moves}
        self.forget()
        self.socket.send(asked)
        return time.perf_counter()

    def updates(self) -> list[tuple[float, dict[str, Any]]]:
        return [(at, frame) for at, frame in self.frames if frame["t"] == "analysis"]


async def warm_up(port: int) -> None:
    """Until the worker runs."""
    person = Person(port, 5000)
    await person.connect()
    person.analyse(0)
    await person.until("analysis")
    person.socket.transport.close()


async def alone(port: int, rounds: int) -> None:
    """One analyst on an idle server, and a second one who comes when the first leaves."""
    await warm_up(port)
    first, rates, leaves = list[float](), list[float](), list[float]()
    for seed in range(rounds):
        one, other = Person(port, 2 * seed), Person(port, 2 * seed + 1)
        await one.connect()
        await other.connect()
        began = one.analyse(seed)
        first.append(1000 * ((await one.until("analysis"))[0] - began))
        await asyncio.sleep(LOOK)
        found = one.updates()
        if not found[-1][1].get("over"):
            rates.append(len(found) / LOOK)
        one.socket.transport.close()
        began = other.analyse(seed)
        leaves.append(1000 * ((await other.until("analysis"))[0] - began))
        other.socket.transport.close()
    for name, spans in (("first line", first), ("left, until another's first line", leaves)):
        print(f"{name}: median {median(spans):.1f} ms, worst {max(spans):.1f} ms, of {rounds}")
    if rates:  # the others soon had their exact answer
        few, usual = min(rates), median(rates)
        print(f"updates a second: median {usual:.1f}, fewest {few:.1f}, of {len(rates)}")


async def bot_replies(person: Person, seconds: float) -> list[float]:
    """Seconds from a move to the computer's reply, in one game after the other."""
    spans, ends, rng = list[float](), time.perf_counter() + seconds, Random(1)
    while time.perf_counter() < ends:
        wanted = {"game": "gobblet", "chairs": ["me", BOT]}
        table = post(person.port, "/api/tables", person.own, wanted, person.session)["table"]
        person.forget()
        person.socket.send({"t": "open", "table": table})
        now = (await person.until("table"))[1]["now"]
        while time.perf_counter() < ends and now.get("outcome") is None:
            ply, move = now["ply"], rng.choice(now["legal"])
            person.forget()
            frame = {"t": "move", "table": table, "seat": 0, "ply": ply, "move": move}
            person.socket.send(frame | {"nonce": f"{table}{ply}"})
            at, update = await person.until("update", by=0)
            if (now := update["now"]).get("outcome") is None:
                then, update = await person.until("update", by=1)
                spans.append(then - at)
                now = update["now"]
        person.socket.send({"t": "close", "table": table})
    return spans


async def together(port: int, given: argparse.Namespace) -> None:
    """People at tables, one against the computer, and then the analysts."""
    await warm_up(port)
    tally, _ = await connect_all(port, create_rooms(port, given.rooms), given.rate)
    player = Person(port, 1000)
    await player.connect()
    await asyncio.sleep(2)
    analysts = list[Person]()
    for name in ("nobody", f"{given.analysts} analysts"):
        if name != "nobody":
            analysts = [Person(port, 2000 + number) for number in range(given.analysts)]
            for number, one in enumerate(analysts):
                await one.connect()
                one.analyse(1000 + number)
        tally.ack_seconds.clear()
        replies = await bot_replies(player, given.seconds)
        print(f"{name}: moves {percentiles(tally.ack_seconds)};", end=" ")
        print(f"the computer's reply {percentiles(replies)}, {len(replies)} replies")
    report(analysts, given.seconds)
    print(f"gaps {tally.gaps}, refused {len(tally.refused)}")


def report(analysts: list[Person], seconds: float) -> None:
    """How even the analysts' shares of the search time are."""
    shares = [max((frame["ms"] for _, frame in one.updates()), default=0) for one in analysts]
    over = sum(any(frame.get("over") for _, frame in one.updates()) for one in analysts)
    waited = sum(not one.updates() for one in analysts)
    counts = sorted(len(one.updates()) for one in analysts)
    print(f"in {seconds:.0f} s: {waited} without a line, {over} had their exact answer;", end=" ")
    print(f"updates {counts[0]} to {counts[-1]}, median {median(counts)};", end=" ")
    print(f"milliseconds of one search, median {median(shares):.0f}, most {max(shares):.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--analysts", type=int, default=50)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--rate", type=float, default=60.0, help="moves/s of people")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--port", type=int, default=8670)
    given = parser.parse_args()
    print(machine())
    context = multiprocessing.get_context("spawn")
    for work in (lambda: alone(given.port, given.rounds), lambda: together(given.port, given)):
        with tempfile.TemporaryDirectory() as data:
            server = context.Process(target=serve, args=(given.port, data))
            server.start()
            wait_until_up(given.port)
            try:
                uvloop.run(work())
            finally:
                server.terminate()
                server.join()


if __name__ == "__main__":
    main()
