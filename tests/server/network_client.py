"""Clients of servers in processes of their own, over real HTTP and real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from examples.socket_bot import post

TIMEOUT = 60.0
"""Seconds that a test waits for a frame before it fails; machines can be busy."""

Frame = dict[str, Any]


class Player:
    """A player with a session at one server; `at` connects the same person to another."""

    def __init__(self, server: str, session: str = "") -> None:
        self.server = server
        self.session = session or str(post(server, "/api/guests")["session"])
        self._until_close = ExitStack()
        address = server.replace("http", "ws", 1) + "/api/socket"
        # Its pings would draw from `random` in a thread of their own, and hypothesis takes that
        # for a strategy that is not repeatable.
        self.socket = self._until_close.enter_context(
            connect(address, open_timeout=TIMEOUT, ping_interval=None)
        )
        self.unread: list[Frame] = []
        self.send(t="hello", session=self.session)
        self.person = self.receive("welcome")["person"]
        self.sent = 0

    def at(self, server: str) -> Player:
        return Player(server, self.session)

    def close(self) -> None:
        self._until_close.close()

    def post(self, path: str, **body: Any) -> Any:
        return post(self.server, path, self.session, **body)

    def get(self, path: str) -> Any:
        headers = {"authorization": f"Bearer {self.session}"}
        with urlopen(Request(self.server + path, headers=headers), timeout=TIMEOUT) as answer:
            return json.load(answer)

    def delete(self, path: str) -> None:
        headers = {"authorization": f"Bearer {self.session}"}
        request = Request(self.server + path, headers=headers, method="DELETE")
        with urlopen(request, timeout=TIMEOUT):
            pass

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def receive(self, *kinds: str, until: Callable[[Frame], Any] = bool) -> Frame:
        """The next frame of one of these kinds that fits; the others stay unread."""
        for frame in self.unread:
            if frame["t"] in kinds and until(frame):
                self.unread.remove(frame)
                return frame
        while True:
            frame = json.loads(self.socket.recv(TIMEOUT))
            if frame["t"] in kinds and until(frame):
                return frame
            self.unread.append(frame)

    def create_table(self, game: str, *chairs: str, **more: Any) -> str:
        return str(self.post("/api/tables", game=game, chairs=list(chairs), **more)["table"])

    def open(self, table: str, **more: Any) -> Frame:
        self.unread.clear()
        self.send(t="open", table=table, **more)
        return self.receive("table", "refused", until=lambda f: f["t"] == "refused" or f["version"])

    def nonce(self) -> str:
        self.sent += 1
        return f"n{self.sent}"

    def move(self, table: str, seat: int, ply: int, move: str, nonce: str = "") -> Frame:
        """Send a move; the answer is an ack or a refusal."""
        nonce = nonce or self.nonce()
        self.send(t="move", table=table, seat=seat, ply=ply, move=move, nonce=nonce)
        return self.answer(nonce)

    def act(self, table: str, seat: int, what: str) -> Frame:
        nonce = self.nonce()
        self.send(t="act", table=table, seat=seat, what=what, nonce=nonce)
        return self.answer(nonce)

    def answer(self, nonce: str) -> Frame:
        return self.receive("ack", "refused", until=lambda f: f.get("nonce") == nonce)

    def sees(self, ply: int) -> Frame:
        """The update that brought the game to this ply."""
        return self.receive("update", until=lambda f: f["now"]["ply"] == ply)


def status(server: str, path: str) -> int:
    """The HTTP status of a GET request."""
    try:
        with urlopen(server + path, timeout=TIMEOUT) as answer:
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code
