"""The real application on a fresh database, called in this process without a network."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path

from litestar.testing import TestClient

from blockyard.server.app import build
from blockyard.server.settings import Settings
from tests.server.session_client import NO_LIMITS

TIMEOUT = 30.0
"""Seconds that a test waits for a frame before it fails; machines can be busy."""


@contextmanager
def served(data: Path, **settings):
    """A client of a server that was just started on this data folder."""
    app = build(Settings(data=data, seed=1, workers=1, **(NO_LIMITS | settings)))
    with TestClient(app, base_url="http://blockyard.test") as client:
        yield client


@contextmanager
def served_behind_proxy(data: Path):
    """Behind a proxy at 127.0.0.1; the test client has no address of its own."""
    with served(data, trusted_proxies=("127.0.0.1",)) as client:
        handler = client.app.asgi_handler

        async def from_proxy(scope, receive, send) -> None:
            scope["client"] = ("127.0.0.1", 1)
            await handler(scope, receive, send)

        client.app.asgi_handler = from_proxy
        yield client


class Browser:
    """One person with a session of their own."""

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
        """Continue with the session of this response."""
        assert answer.status_code < 300, answer.text
        self.token = answer.json()["session"]
        return answer.json()

    def sign_up(self, name: str, password: str = "correct horse") -> dict:
        return self.becomes(self("POST", "/api/accounts", name=name, password=password))

    @contextmanager
    def socket(self, *tables: str):
        """A socket after `hello` that has opened these tables."""
        with self.client.websocket_connect("/api/socket") as socket:
            socket.send_json({"t": "hello", "session": self.token})
            assert socket.receive_json(timeout=TIMEOUT)["t"] == "welcome"
            for table in tables:
                socket.send_json({"t": "open", "table": table})
                until(socket, "table")
            yield socket


def until(socket, kind: str, **wanted) -> dict:
    """The next frame of this kind with these values; others are skipped."""
    for _ in range(1000):
        frame = socket.receive_json(timeout=TIMEOUT)
        if frame["t"] == kind and all(frame.get(k) == v for k, v in wanted.items()):
            return frame
    raise AssertionError(f"no {kind}")


def reason(answer) -> str:
    return answer.json()["objection"]["reason"]
