"""Running the server: a free port, the browser, logs, and a quiet end."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from blockyard.core.contract import Refused
from blockyard.server.app import build
from blockyard.server.live import websocket
from blockyard.server.services import Settings
from blockyard.server.storage import database, migrations
from blockyard.server.wire import MOST_BYTES

MOST_PORTS = 50
GOODBYE = 5


class JsonLines(logging.Formatter):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def free_port(host: str, wanted: int) -> socket.socket:
    """A listening socket at the wanted port, or at the next one that is free."""
    for port in range(wanted, min(wanted + MOST_PORTS, 65536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError:
            listening.close()
        else:
            listening.listen(2048)
            listening.set_inheritable(True)
            return listening
    raise Refused("no-free-port", port=wanted, last=min(wanted + MOST_PORTS, 65536) - 1)


def spare_the_collector() -> None:
    """Modules stay for good, and positions make no circles: searching all of them for garbage as
    often as Python would costs more than it finds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready."""

    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        spare_the_collector()
        if self.started and self.ready:
            self.ready()


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


async def _make_ready(settings: Settings) -> None:
    kept = database.opened(settings.database, settings.data)
    try:
        await migrations.make_ready(kept)
    finally:
        await kept.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it. A database that cannot be used is refused before that: the
    server would say so where nobody looks."""
    asyncio.run(_make_ready(settings))
    config = uvicorn.Config(
        build(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=websocket.protocol(),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        forwarded_allow_ips=[],
    )
    server = Server(config)
    server.ready = ready
    server.run(sockets=[listening])


def open_browser(url: str) -> bool:
    """Show the page, if this machine has a browser to show it in."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    return not isinstance(browser, webbrowser.GenericBrowser) and browser.open(url)
