"""The server process: a free port, logs, garbage collection, shutdown, and the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import uvicorn

from blockyard.core.contract import Refused
from blockyard.server import tracing
from blockyard.server.addresses import own_addresses
from blockyard.server.app import build
from blockyard.server.broker import Broker
from blockyard.server.http.guarded_protocol import MAX_HEAD, guarded
from blockyard.server.live.ownership import require_company
from blockyard.server.live.websocket_selftest import choose_protocol
from blockyard.server.services import Services
from blockyard.server.settings import Settings
from blockyard.server.storage import database, migrations
from blockyard.server.storage.driver_pool import DriverPool
from blockyard.server.storage.lease import Lease
from blockyard.server.storage.owners import Owners
from blockyard.server.wire import MAX_BYTES

MAX_PORTS = 50
SHUTDOWN_SECONDS = 5
RECEIVE_BUFFER = 64 * 1024
"""Bytes of each connection that the system keeps for us: what a client sends is short, and what
comes from an address in debt waits (live/gate.py)."""


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
    # It warns of every request that is no HTTP: whoever sends many must not fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def free_port(host: str, wanted: int) -> socket.socket:
    """A listening socket at the wanted port, or at the next one that is free."""
    for port in range(wanted, min(wanted + MAX_PORTS, 65536)):
        with suppress(OSError):
            return _listen(host, port)
    # As text: a port is a name, not a quantity with a thousands separator.
    raise Refused("no-free-port", port=str(wanted), last=str(min(wanted + MAX_PORTS, 65536) - 1))


def exact_port(host: str, port: int) -> socket.socket:
    """A listening socket at this port and no other."""
    try:
        return _listen(host, port)
    except OSError as error:
        reason = "port-taken" if error.errno == errno.EADDRINUSE else "port-unusable"
        raise Refused(reason, port=str(port), host=host, why=error.strerror or "") from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
        listening.bind((host, port))
        listening.listen(2048)
        listening.set_inheritable(True)
    except BaseException:
        listening.close()
        raise
    return listening


def tune_garbage_collection() -> None:
    """Loaded modules are permanent and positions have no reference cycles, so collecting as
    often as Python does by default costs more than it finds: most games are over, and freed
    without it, before the next look at what is young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class Server(uvicorn.Server):
    """uvicorn with a callback when it is ready. When it is stopped, it finishes what is under way
    before it closes the sockets; their clients connect again by themselves."""

    ready: Callable[[], None] | None = None
    drain: Callable[[], Awaitable[None]] | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.drain is not None:
            await self.drain()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        tune_garbage_collection()
        if self.started and self.ready:
            self.ready()


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return _url(shown, port)


def addresses_for_others(listening: socket.socket) -> list[str]:
    """Where other machines find the server; none if it listens to this one alone."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        found = own_addresses()
        return [_url(one, port) for one in found if host == "::" or ":" not in one]
    return [] if ip_address(host).is_loopback else [_url(host, port)]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def _migrate(settings: Settings) -> None:
    store = database.open_store(settings.database, settings.data)
    try:
        await migrations.migrate(store)
        if isinstance(store, database.PostgreSQL):
            await _check_company(settings)
    finally:
        await store.close()


async def _check_company(settings: Settings) -> None:
    """Refuse a broker that cannot be reached, and other servers that we could not talk to."""
    if settings.broker:
        broker = Broker(settings.broker)
        await broker.open()
        await broker.close()
    pool = DriverPool(settings.database)
    try:
        owners = Owners(pool, Lease(settings.database))
        await require_company(owners, alone=not settings.broker)
    finally:
        await pool.close()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until stopped. The database is migrated before that, so that a refusal reaches the
    caller and not only the server's log."""
    asyncio.run(_migrate(settings))
    raise_file_limit()
    tracing.start_from_environment()
    app = build(settings)
    services: Services = app.state.services
    config = uvicorn.Config(
        app,
        http=guarded(services.gate),
        h11_max_incomplete_event_size=MAX_HEAD,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=choose_protocol(services.gate),
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
    server.drain = services.drain
    server.run(sockets=[listening])


def raise_file_limit() -> None:
    """Every socket is an open file; the system's default of 1024 is few."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # not on Windows

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def open_browser(url: str) -> bool:
    """Open the page, if this machine has a graphical browser."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    return not isinstance(browser, webbrowser.GenericBrowser) and browser.open(url)
