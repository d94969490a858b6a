"""A player that is a program: plays the computer, or sits down at a friend's table.

python examples/socket_bot.py http://localhost:8421 gobblet
python examples/socket_bot.py http://localhost:8421 gobblet TABLE
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

try:
    from websockets.sync.client import connect
except ModuleNotFoundError:
    sys.exit("This example needs websockets: pip install websockets")


def post(server: str, path: str, session: str = "", **body: Any) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {session}"}
    with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def sit(server: str, session: str, game: str, table: str = "") -> Any:
    """A seat at a friend's table, or at one of our own with the computer on the other side."""
    if table:
        return post(server, f"/api/tables/{table}/seats", session)
    return post(server, "/api/tables", session, game=game, chairs=["me", "bot:1"])


def play(server: str, session: str, seated: Any) -> Any:
    """Play one game to its end and say how it ended."""
    with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:
        socket.send(json.dumps({"t": "hello", "session": session}))
        socket.send(json.dumps({"t": "open", "table": seated["table"]}))
        move: dict[str, Any] = {}
        for text in socket:
            frame = json.loads(text)
            now = frame.get("now")
            if frame["t"] == "refused":  # too fast: once more, a little later
                time.sleep(frame["objection"].get("params", {}).get("seconds", 1))
                socket.send(json.dumps(move))
            elif now and now.get("outcome"):
                return now["outcome"]
            elif now and now["to_play"] in seated["seats"]:
                move = {"t": "move", "table": seated["table"], "nonce": str(now["ply"])}
                move |= {"seat": now["to_play"], "ply": now["ply"]}
                move["move"] = random.choice(now["legal"])
                socket.send(json.dumps(move))
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    here, *what = sys.argv[1:4]
    me = post(here, "/api/guests")["session"]
    print(play(here, me, sit(here, me, *what)))
