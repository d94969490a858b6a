"""A server for tests: the real app on a fresh database, reached in this process."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path

from litestar.testing import TestClient

from blockyard.server.app import build
from blockyard.server.http.rate_limit import Rate
from blockyard.server.services import Settings

PATIENCE = 30.0
"""Seconds that a test waits for a frame before it fails; machines can be busy."""
PLENTY = Rate(burst=100_000, each_second=100_000)


@contextmanager
def served(data: Path, **settings):
    """A client of a server that has just been started on this data folder."""
    rates = dict.fromkeys(("frames", "asks", "person", "requests", "new_guests", "tries"), PLENTY)
    app = build(Settings(data=data, seed=1, workers=1, **(rates | settings)))
    with TestClient(app, base_url="http://blockyard.test") as client:
        yield client


class Browser:
    """One person at a server: a session of its own beside other people's."""

    def __init__(self, client, token: str = "") -> None:
        self.client = client
        self.token = token or client.post("/api/guests").json()["session"]
        client.cookies.clear()

    def __call__(self, method: str, path: str, **body):
        headers = {"authorization": f"Bearer {self.token}"}
        sent = {"json": body} if method in ("POST", "PUT") else {}
        answer = self.client.request(method, path, headers=headers, **sent)
        self.client.cookies.clear()
        return answer

    def becomes(self, answer) -> dict:
        """Go on with the session of this answer."""
        assert answer.status_code < 300, answer.text
        self.token = answer.json()["session"]
        return answer.json()

    def sign_up(self, name: str, password: str = "correct horse") -> dict:
        return self.becomes(self("POST", "/api/accounts", name=name, password=password))

    @contextmanager
    def socket(self, *tables: str):
        """A socket that has said hello and opened these tables."""
        with self.client.websocket_connect("/api/socket") as socket:
            socket.send_json({"t": "hello", "session": self.token})
            assert socket.receive_json(timeout=PATIENCE)["t"] == "welcome"
            for table in tables:
                socket.send_json({"t": "open", "table": table})
                until(socket, "table")
            yield socket


def until(socket, kind: str, **wanted) -> dict:
    """The next frame of this kind, and with these values, whatever comes before it."""
    for _ in range(1000):
        frame = socket.receive_json(timeout=PATIENCE)
        if frame["t"] == kind and all(frame.get(k) == v for k, v in wanted.items()):
            return frame
    raise AssertionError(f"no {kind}")


def reason(answer) -> str:
    return answer.json()["objection"]["reason"]
