"""Clients that do not give up: they play at any server of a cluster, and note what they are told.

A client that loses its connection, or hears nothing for a while, connects to another server, opens
its table again and sends again what was not acknowledged, with the same nonce, as a browser does.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any
from urllib.error import HTTPError

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.cluster_checker import Acknowledged, Shown, Told
from examples.socket_bot import post

SILENCE_SECONDS = 3.0
"""Seconds without any frame after which a client tries another server."""
PING_SECONDS = 1.0
RETRY_SECONDS = 0.1
WAIT = {"disk-trouble", "restarting", "server-trouble", "too-fast"}
"""Refusals after which the same is tried again."""


class Stalls:
    """How long the clients of a table waited for a move."""

    def __init__(self) -> None:
        self.moved: dict[str, float] = {}
        self.longest = 0.0

    def silent(self) -> float:
        """Seconds since the last move."""
        return time.monotonic() - max(self.moved.values())

    def move(self, table: str) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self.moved.get(table, now))
        self.moved[table] = now


class Client:
    """One person at one table, to play or to watch, with a socket at one server at a time."""

    def __init__(self, servers: Sequence[str], session: str, told: Told, stalls: Stalls) -> None:
        self.servers, self.session, self.told, self.stalls = servers, session, told, stalls
        self.server = random.choice(servers)
        self.table = ""
        self.pending: dict[str, dict[str, Any]] = {}
        """The moves that were not acknowledged, by nonce."""
        self._moves: dict[str, str] = {}
        """All moves that were sent, by nonce."""
        self.moves = self.version = 0
        self.has_seen_end = self.is_over = False

    async def play(self, table: str, most: int = 10**9) -> None:
        """Play until the game is over, or there were so many plies."""
        self.table, self.most = table, most
        while not self.is_over:
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    address = self.server.replace("http", "ws", 1) + "/api/socket"
                    socket = await connect(address, ping_interval=None, close_timeout=0.1)
                try:
                    await self._talk(socket)
                finally:
                    socket.transport.abort()
            except (OSError, TimeoutError, WebSocketException):
                self.server = random.choice(self.servers)
                await asyncio.sleep(RETRY_SECONDS)

    async def _talk(self, socket: Any) -> None:
        await self._send(socket, t="hello", session=self.session)
        await self._send(socket, t="open", table=self.table)
        await self._send_pending(socket)
        heard = time.monotonic()
        while not self.is_over:
            try:
                async with asyncio.timeout(PING_SECONDS):
                    text = await socket.recv()
            except TimeoutError:
                if time.monotonic() - heard > SILENCE_SECONDS:
                    raise
                await self._send(socket, t="ping", nonce="p")
                continue
            heard = time.monotonic()
            await self._on_frame(socket, json.loads(text))

    async def _send_pending(self, socket: Any) -> None:
        for frame in list(self.pending.values()):
            await self._send(socket, **frame)

    async def _send(self, socket: Any, **frame: Any) -> None:
        if frame["t"] == "move":
            self._moves[frame["nonce"]] = frame["move"]
            self.told.sent[self.table, frame["nonce"]] += 1
        await socket.send(json.dumps(frame))

    async def _on_frame(self, socket: Any, frame: dict[str, Any]) -> None:
        kind = frame["t"]
        if kind == "ack":
            self._on_acknowledged(frame["nonce"], frame["version"])
        elif kind == "refused":
            await self._on_refused(socket, frame)
        elif kind == "resync":
            await self._send(socket, t="open", table=self.table)
        elif kind in ("table", "update") and frame.get("version", 0) >= self.version:
            self.version = frame.get("version", 0)
            if kind == "update" and frame.get("shown"):
                shown = Shown(self.table, frame["version"], frame["shown"])
                self.told.shown.append(shown)
            await self._react(socket, frame.get("now"))

    def _on_acknowledged(self, nonce: str, version: int) -> None:
        """Also noted if it is not the first time: the checker wants to know."""
        acknowledged = Acknowledged(self.table, version, self._moves.get(nonce, ""), nonce)
        self.told.acknowledged.append(acknowledged)
        if self.pending.pop(nonce, None):
            self.stalls.move(self.table)
            self.moves += 1
            self.is_over = self.has_seen_end and not self.pending

    async def _on_refused(self, socket: Any, frame: dict[str, Any]) -> None:
        reason = frame["objection"]["reason"]
        if reason in WAIT or reason == "open-first":
            await asyncio.sleep(RETRY_SECONDS)
            if reason == "open-first" or not frame.get("nonce"):
                await self._send(socket, t="open", table=self.table)
            await self._send_pending(socket)
        elif reason == "not-signed-in":
            raise OSError(reason)
        else:
            self.pending.pop(frame.get("nonce", ""), None)
            self.is_over = self.has_seen_end and not self.pending

    async def _react(self, socket: Any, now: dict[str, Any] | None) -> None:
        if now is None:
            return
        if now.get("outcome") or now["ply"] >= self.most:
            self.has_seen_end = True
            self.is_over = not self.pending
        elif now.get("legal") and f"{now['ply']}" not in self.pending:
            seat, ply = now["to_play"], now["ply"]
            frame = {"t": "move", "table": self.table, "seat": seat, "ply": ply}
            frame |= {"move": random.choice(now["legal"]), "nonce": f"{ply}"}
            self.pending[frame["nonce"]] = frame
            await self._send(socket, **frame)


def patiently(servers: Sequence[str], path: str, session: str = "", **body: Any) -> Any:
    """Send a request to any server that answers."""
    why = ""
    for _ in range(200):
        try:
            return post(random.choice(servers), path, session, **body)
        except HTTPError as refused:
            why = refused.read().decode()
            if refused.code == 409 and path.endswith("/seats"):
                return {}  # the answer to an earlier try was lost
        except OSError as error:
            why = str(error)
        time.sleep(RETRY_SECONDS)
    raise SystemExit(f"no server answers {path}: {why}")


def new_guests(servers: Sequence[str], number: int = 3) -> list[str]:
    """The sessions of new guests."""
    return [patiently(servers, "/api/guests")["session"] for _ in range(number)]


def with_accounts(servers: Sequence[str], sessions: Sequence[str]) -> list[str]:
    """The sessions of accounts for these guests."""
    found = []
    for number, session in enumerate(sessions):
        body = {"name": f"Player {session[:8]} {number}", "password": f"a long one {session[:8]}"}
        found.append(str(patiently(servers, "/api/accounts", session, **body)["session"]))
    return found


def new_table(
    servers: Sequence[str], game: str, sessions: Sequence[str], opponent: str = "open", **more: Any
) -> str:
    """A new table for the first of these guests and the second one, or the computer."""
    chairs = ["me", opponent]
    made = patiently(servers, "/api/tables", sessions[0], game=game, chairs=chairs, **more)
    table = str(made["table"])
    if opponent == "open":
        patiently(servers, f"/api/tables/{table}/seats", sessions[1])
    return table
