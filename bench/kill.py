"""Crash test: kill the server while clients play, and check that nothing acknowledged is lost.

    python -m bench.kill [ROUNDS] [TABLES]

Each round starts the server as players do, plays at every table over its own socket, and kills
the server with SIGKILL at a random moment. The next round opens the same tables again: every
acknowledged move has to be there, and the game has to go on. Each player has an address of their
own (127.2.0.0/16), because an address has limits.
"""

from __future__ import annotations

import json
import os
import platform
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from examples.socket_bot import post

PORT = 20421
MAX_SECONDS = 1.5
"""Seconds of play before the kill, at most."""


@dataclass
class Table:
    """One table, and the moves that were acknowledged to its player."""

    session: str
    name: str
    own: str
    """The address that its player connects from."""
    acknowledged: dict[int, str] = field(default_factory=dict)
    moves: int = 0
    lost: int = 0
    resumed: int = 0

    def play(self, server: str) -> None:
        """Play until the server is killed."""
        try:
            address = server.replace("http", "ws", 1) + "/api/socket"
            with connect(address, source_address=(self.own, 0)) as socket:
                self._play(server, socket)
        except (OSError, HTTPException, WebSocketException):
            return

    def _play(self, server: str, socket: Any) -> None:
        def send(**frame: object) -> None:
            socket.send(json.dumps(frame))

        send(t="hello", session=self.session)
        send(t="open", table=self.name)
        sent: dict[str, tuple[str, int, str]] = {}
        for text in socket:
            frame = json.loads(text)
            if frame["t"] == "ack":
                # The last move may be acknowledged when the next table has been created already.
                name, ply, move = sent.pop(frame["nonce"])
                if name == self.name:
                    self.acknowledged[ply] = move
                self.moves += 1
            elif frame["t"] == "table" and frame["table"]["id"] == self.name:
                self._check(frame.get("moves", []))
            now = frame.get("now") if frame["t"] in ("table", "update") else None
            if now and now.get("outcome"):
                self._next(server)
                send(t="open", table=self.name)
            elif now and now.get("legal"):
                nonce, move = f"{now['ply']} {random.random()}", random.choice(now["legal"])
                sent[nonce] = (self.name, now["ply"], move)
                seat, ply = now["to_play"], now["ply"]
                send(t="move", table=self.name, seat=seat, ply=ply, move=move, nonce=nonce)

    def _check(self, moves: list[str]) -> None:
        """Every acknowledged move is in the game, where it was played."""
        self.resumed += bool(self.acknowledged)
        self.lost += sum(moves[ply : ply + 1] != [move] for ply, move in self.acknowledged.items())

    def _next(self, server: str) -> None:
        self.name, self.acknowledged = new_table(server, self.session), {}


def new_table(server: str, session: str) -> str:
    return str(post(server, "/api/tables", session, game="gobblet", chairs=["me", "me"])["table"])


def start_server(data: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "blockyard.cli", "serve", "--no-browser", "--lang", "en"]
    server = subprocess.Popen(
        [*command, "--data", str(data), "--port", str(PORT)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://\S+:\d+", line):
            return server, found[0].replace("localhost", "127.0.0.1")
    raise SystemExit("the server did not start")


def one_round(data: Path, tables: list[Table], number: int) -> None:
    server, address = start_server(data)
    while len(tables) < number:
        session = str(post(address, "/api/guests")["session"])
        own = f"127.2.0.{1 + len(tables)}"
        tables.append(Table(session, new_table(address, session), own))
    players = [threading.Thread(target=table.play, args=(address,)) for table in tables]
    for player in players:
        player.start()
    time.sleep(random.uniform(0.2, MAX_SECONDS))
    server.send_signal(signal.SIGKILL)
    server.wait()
    for player in players:
        player.join()


def main(rounds: int = 50, number: int = 20) -> int:
    tables: list[Table] = []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        for done in range(1, rounds + 1):
            one_round(data, tables, number)
            print(f"\r{done} of {rounds} rounds", end="", file=sys.stderr, flush=True)
        with sqlite3.connect(data / "blockyard.db") as database:
            (whole,) = database.execute("pragma integrity_check").fetchone()
    moves, lost = sum(t.moves for t in tables), sum(t.lost for t in tables)
    resumed = sum(t.resumed for t in tables)
    load = os.getloadavg()[0]
    print(f"\n{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}")
    print(f"{rounds} kills, {number} tables: {moves} moves acknowledged, {lost} lost,", end=" ")
    print(f"{resumed} times a game was resumed; integrity check: {whole}")
    return int(lost > 0 or resumed == 0 or whole != "ok")


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])))
