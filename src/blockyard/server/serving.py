"""The server process: a free port, logs, garbage collection, shutdown, and the browser."""

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
from blockyard.server.live.websocket_selftest import choose_protocol
from blockyard.server.settings import Settings
from blockyard.server.storage import database, migrations
from blockyard.server.wire import MAX_BYTES

MAX_PORTS = 50
SHUTDOWN_SECONDS = 5


class JsonLines(logging.Formatter):
    """One JSON object per log record."""

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
    for port in range(wanted, min(wanted + MAX_PORTS, 65536)):
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
    raise Refused("no-free-port", port=wanted, last=min(wanted + MAX_PORTS, 65536) - 1)


def tune_garbage_collection() -> None:
    """Loaded modules are permanent and positions have no reference cycles, so collecting as
    often as Python does by default costs more than it finds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


class Server(uvicorn.Server):
    """uvicorn with a callback when it is ready."""

    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        tune_garbage_collection()
        if self.started and self.ready:
            self.ready()


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


async def _migrate(settings: Settings) -> None:
    store = database.open_store(settings.database, settings.data)
    try:
        await migrations.migrate(store)
    finally:
        await store.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until stopped. The database is migrated before that, so that a refusal reaches the
    caller and not only the server's log."""
    asyncio.run(_migrate(settings))
    config = uvicorn.Config(
        build(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=choose_protocol(),
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        forwarded_allow_ips=[],
    )
    server = Server(config)
    server.ready = ready
    server.run(sockets=[listening])


def open_browser(url: str) -> bool:
    """Open the page, if this machine has a graphical browser."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    return not isinstance(browser, webbrowser.GenericBrowser) and browser.open(url)
