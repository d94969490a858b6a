"""People at servers that run in processes of their own, each over a real socket."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from examples.socket_bot import post

PATIENCE = 60.0
"""Seconds that a test waits for a frame before it fails; machines can be busy."""

Frame = dict[str, Any]


class Player:
    """Somebody with a session, at one server; `at` brings the same person to another."""

    def __init__(self, server: str, session: str = "") -> None:
        self.server = server
        self.session = session or str(post(server, "/api/guests")["session"])
        self._until_close = ExitStack()
        address = server.replace("http", "ws", 1) + "/api/socket"
        # Its pings would draw from `random` in a thread of their own, and hypothesis takes that
        # for a strategy that is not repeatable.
        self.socket = self._until_close.enter_context(
            connect(address, open_timeout=PATIENCE, ping_interval=None)
        )
        self.unread: list[Frame] = []
        self.say(t="hello", session=self.session)
        self.person = self.hear("welcome")["person"]
        self.sent = 0

    def at(self, server: str) -> Player:
        return Player(server, self.session)

    def close(self) -> None:
        self._until_close.close()

    def post(self, path: str, **body: Any) -> Any:
        return post(self.server, path, self.session, **body)

    def get(self, path: str) -> Any:
        headers = {"authorization": f"Bearer {self.session}"}
        with urlopen(Request(self.server + path, headers=headers)) as answer:
            return json.load(answer)

    def delete(self, path: str) -> None:
        headers = {"authorization": f"Bearer {self.session}"}
        with urlopen(Request(self.server + path, headers=headers, method="DELETE")):
            pass

    def say(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def hear(self, *kinds: str, until: Callable[[Frame], Any] = bool) -> Frame:
        """The next frame of one of these kinds that fits; others can be heard later."""
        for frame in self.unread:
            if frame["t"] in kinds and until(frame):
                self.unread.remove(frame)
                return frame
        while True:
            frame = json.loads(self.socket.recv(PATIENCE))
            if frame["t"] in kinds and until(frame):
                return frame
            self.unread.append(frame)

    def set_table(self, game: str, *chairs: str, **more: Any) -> str:
        return str(self.post("/api/tables", game=game, chairs=list(chairs), **more)["table"])

    def open(self, table: str, **more: Any) -> Frame:
        self.unread.clear()
        self.say(t="open", table=table, **more)
        return self.hear("table", "refused", until=lambda f: f["t"] == "refused" or f["version"])

    def nonce(self) -> str:
        self.sent += 1
        return f"n{self.sent}"

    def move(self, table: str, seat: int, ply: int, move: str, nonce: str = "") -> Frame:
        """Play; the answer, whether it was done or refused."""
        nonce = nonce or self.nonce()
        self.say(t="move", table=table, seat=seat, ply=ply, move=move, nonce=nonce)
        return self.answer(nonce)

    def act(self, table: str, seat: int, what: str) -> Frame:
        nonce = self.nonce()
        self.say(t="act", table=table, seat=seat, what=what, nonce=nonce)
        return self.answer(nonce)

    def answer(self, nonce: str) -> Frame:
        return self.hear("ack", "refused", until=lambda f: f.get("nonce") == nonce)

    def sees(self, ply: int) -> Frame:
        """The update that brought the game to this ply."""
        return self.hear("update", until=lambda f: f["now"]["ply"] == ply)


def status(server: str, path: str) -> int:
    """How a question over HTTP is answered."""
    try:
        with urlopen(server + path) as answer:
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code
