"""A bot that stays: it keeps a table open in the lobby, plays all comers, and starts again.

Make a bot and a token on your account page, or with two requests (docs/api.md), then:

    BLOCKYARD_TOKEN=byb_… python examples/connected_bot.py http://localhost:8421 gobblet

It survives restarts of the server and of itself: after a break it reconnects, waits a little longer
each time, and goes on with every game that it has not finished. It moves at random; replace
`choose` by your engine.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

try:
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import ClientConnection, connect
except ModuleNotFoundError:
    sys.exit("This example needs websockets: pip install websockets")

HAND = "sigma 1.5"
"""In games of skill a program states its hand: how many millimetres it misses by. The steadiest
has 1; without one a bot has 2 (docs/notation.md)."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
PING_SECONDS = 20.0

Choose = Callable[[dict[str, Any]], str]


def choose(now: dict[str, Any]) -> str:
    """The move for a position: `now` has the view, the ply and the legal moves."""
    move: str = random.choice(now["legal"])
    return move


class Bot:
    def __init__(self, server: str, token: str, choose: Choose = choose) -> None:
        self.server, self.token, self.choose = server.rstrip("/"), token, choose
        self.seats: dict[str, list[int]] = {}
        """The seats that we have at each table."""
        self.finished = 0
        self.hand: dict[str, str] = {}
        """What goes with every move, in games of skill."""

    def request(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.server + path, data, headers, method=method)) as answer:
            return json.load(answer)

    def stay(self, game: str, games: int | None = None, **table: Any) -> None:
        """Keep a table of this game open and play, until this many games are over."""
        pause = FIRST_PAUSE
        while games is None or self.finished < games:
            try:
                listed = self.request("GET", "/api/games")
                is_skill = any(one["key"] == game and one.get("hand") for one in listed)
                self.hand = {"hand": HAND} if is_skill else {}
                with self._connected() as socket:
                    pause = FIRST_PAUSE
                    socket.send(json.dumps({"t": "hello"}))
                    self._resume(socket)
                    self._play(socket, game, games, table)
            except HTTPError as refusal:
                if refusal.code in (401, 403):
                    raise  # the token has ended, or does not allow this: no use in trying again
                time.sleep(float(refusal.headers.get("retry-after") or pause))
            except (URLError, OSError, WebSocketException):
                time.sleep(pause + random.random())
                pause = min(LONGEST_PAUSE, 2 * pause)

    def _connected(self) -> ClientConnection:
        address = self.server.replace("http", "ws", 1) + "/api/socket"
        headers = {"authorization": f"Bearer {self.token}"}
        return connect(address, additional_headers=headers, ping_interval=PING_SECONDS)

    def _resume(self, socket: ClientConnection) -> None:
        """Open every table that is not over."""
        self.seats.clear()
        me = self.request("GET", "/api/me")["person"]
        for listed in self.request("GET", "/api/me/games"):
            table = listed["table"]
            if table["stage"] != "over":
                mine = [s for s, chair in enumerate(table["chairs"]) if chair.get("person") == me]
                self._open(socket, table["id"], mine)

    def _open(self, socket: ClientConnection, table: str, seats: list[int]) -> None:
        self.seats[table] = seats
        socket.send(json.dumps({"t": "open", "table": table}))

    def _play(
        self, socket: ClientConnection, game: str, games: int | None, table: dict[str, Any]
    ) -> None:
        """Answer frames; whenever no table is left, offer a new one."""
        while games is None or self.finished < games:
            if not self.seats:
                new = {"game": game, "chairs": ["me", "open"], "public": True, **table}
                made = self.request("POST", "/api/tables", new)
                self._open(socket, made["table"], made["seats"])
            self._answer(socket, json.loads(socket.recv()))

    def _answer(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        if frame["t"] == "refused" and frame["objection"]["reason"] == "session-ended":
            raise ConnectionError("the token has ended")
        about, now = frame.get("table", ""), frame.get("now")
        table: str = about["id"] if isinstance(about, dict) else about
        is_over = isinstance(about, dict) and about["stage"] == "over"
        if is_over or (now and now.get("outcome")):
            self.finished += self.seats.pop(table, None) is not None
        elif now and now["to_play"] in self.seats.get(table, ()) and now.get("legal"):
            move = {"t": "move", "table": table, "nonce": f"ply {now['ply']}"}
            move |= {"seat": now["to_play"], "ply": now["ply"], "move": self.choose(now)}
            move |= self.hand
            socket.send(json.dumps(move))


if __name__ == "__main__":
    here, wanted = sys.argv[1:3]
    Bot(here, os.environ["BLOCKYARD_TOKEN"]).stay(wanted)
