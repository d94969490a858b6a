"""Sixty people ask the engine for level 9 at once: who is answered, when, and with what.

    python -m bench.crowd [PEOPLE] [SECONDS]

The server is a process of its own on a fresh SQLite file. Everybody has a game of Gobblet and asks
for its analysis at level 9 at the same moment; meanwhile one player plays against `bot:5`.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.load import HOST, machine, start_server
from bench.table_clients import post

PORT = 8640


@dataclass
class Seen:
    """What came back: seconds until each answer, refusals, and how many were cut short."""

    answers: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    hurried: int = 0
    told_place: int = 0
    bot_moves: list[float] = field(default_factory=list)


async def open_table(base: str, *chairs: str) -> tuple[ClientConnection, str]:
    token = post(base, "/api/guests")["session"]
    table = post(base, "/api/tables", {"game": "gobblet", "chairs": list(chairs)}, token)["table"]
    socket = await connect(base.replace("http", "ws", 1) + "/api/socket")
    await socket.send(json.dumps({"t": "hello", "session": token}))
    await socket.send(json.dumps({"t": "open", "table": table}))
    return socket, table


async def asks(socket: ClientConnection, table: str, seen: Seen) -> None:
    frame = {"t": "help", "table": table, "kind": "analysis", "level": 9, "nonce": "1"}
    began, has_place = time.perf_counter(), False
    await socket.send(json.dumps(frame))
    async for text in socket:
        said: dict[str, Any] = json.loads(text)
        has_place = has_place or bool(said.get("place"))
        if said["t"] == "result":
            seen.answers.append(time.perf_counter() - began)
            seen.hurried += bool(said.get("hurried"))
            seen.told_place += has_place
            return
        if said["t"] == "refused":
            seen.refused.append(said["objection"]["reason"])
            return


async def plays(socket: ClientConnection, table: str, seen: Seen) -> None:
    """Play against the computer, and note how long it takes for each of its moves."""
    sent = time.perf_counter()
    async for text in socket:
        said: dict[str, Any] = json.loads(text)
        now = said.get("now") if said["t"] in ("table", "update") else None
        if not now or now.get("outcome") or not now.get("legal"):
            continue
        if now["ply"]:
            seen.bot_moves.append(time.perf_counter() - sent)
        sent, ply = time.perf_counter(), now["ply"]
        move = {"t": "move", "table": table, "seat": 0, "ply": ply, "move": now["legal"][-1]}
        await socket.send(json.dumps(move | {"nonce": f"m{ply}"}))


async def measure(base: str, people: int, seconds: float) -> Seen:
    seen = Seen()
    tables = [await open_table(base, "me", "me") for _ in range(people)]
    player = await open_table(base, "me", "bot:5")
    playing = asyncio.create_task(plays(*player, seen))
    await asyncio.sleep(2)
    asked = [asyncio.create_task(asks(*table, seen)) for table in tables]
    await asyncio.wait(asked, timeout=seconds)
    for task in (*asked, playing):
        task.cancel()
    return seen


def main(people: int = 60, seconds: float = 120.0) -> None:
    base = f"http://{HOST}:{PORT}"
    with tempfile.TemporaryDirectory() as data:
        server = start_server(PORT, data)
        try:
            seen = asyncio.run(measure(base, people, seconds))
        finally:
            server.terminate()
            server.join()
    answers, moves = sorted(seen.answers), sorted(seen.bot_moves)
    print(f"{machine()}")
    print(f"{len(answers)} of {people} answered in {seconds:.0f} s, {len(seen.refused)} refused")
    if answers:
        median, last = answers[len(answers) // 2], answers[-1]
        print(f"answered after: median {median:.1f} s, last {last:.1f} s")
    print(f"{seen.hurried} say that there was less time, {seen.told_place} heard their place")
    if moves:
        median, slowest = moves[len(moves) // 2], moves[-1]
        print(
            f"bot:5 meanwhile: {len(moves)} moves, median {median:.2f} s, slowest {slowest:.2f} s"
        )


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
