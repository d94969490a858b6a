"""The app: every way in, put on one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import blockyard
from blockyard.server import doors, line, routes_people, routes_site, routes_tables, wire
from blockyard.server.house import House, Settings
from blockyard.server.line import Carrier
from blockyard.server.socket import converse

SCHEMA = OpenAPIConfig(
    title="Blockyard",
    version=blockyard.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
FOREIGN = 4403
BUSY = 4429


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A page of somebody else's must not speak for whoever is signed in here."""
    house = doors.house_of(socket)
    if not doors.is_from_here(socket):
        await socket.close(FOREIGN, "foreign-origin")
    elif not house.requests.take(doors.address_of(socket)):
        await socket.close(BUSY, "too-fast")
    else:
        await socket.accept()
        with house.metrics.sockets.track_inprogress():
            await converse(house, doors.session_of(socket), carrier_of(socket))


def carrier_of(socket: WebSocket[Any, Any, Any]) -> Carrier:
    """The line itself where our own server runs, or what every server has."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: Carrier | None = extensions.get(line.EXTENSION, {}).get("line")
    return found or line.Plain(socket.receive, socket.send)


def build(settings: Settings) -> Litestar:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            *routes_site.HANDLERS,
            *routes_tables.HANDLERS,
            *routes_people.HANDLERS,
            socket,
        ],
        state=State({"house": house}),
        lifespan=[lifespan],
        before_request=doors.check_request,
        exception_handlers=doors.HANDLERS,
        response_headers=routes_site.HEADERS,
        openapi_config=SCHEMA,
        request_max_body_size=wire.MOST_BYTES,
        logging_config=None,
    )
