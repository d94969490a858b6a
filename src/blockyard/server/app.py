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
from blockyard.server import wire
from blockyard.server.http import routes_people, routes_site, routes_tables
from blockyard.server.http.request import (
    HANDLERS,
    address_of,
    check_request,
    house_of,
    is_from_here,
    session_of,
)
from blockyard.server.live.socket import converse
from blockyard.server.live.websocket import EXTENSION, Carrier, Plain
from blockyard.server.services import House, Settings

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
    house = house_of(socket)
    if not is_from_here(socket):
        await socket.close(FOREIGN, "foreign-origin")
    elif not house.requests.take(address_of(socket)):
        await socket.close(BUSY, "too-fast")
    else:
        await socket.accept()
        with house.metrics.sockets.track_inprogress():
            await converse(house, session_of(socket), carrier_of(socket))


def carrier_of(socket: WebSocket[Any, Any, Any]) -> Carrier:
    """The line itself where our own server runs, or what every server has."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: Carrier | None = extensions.get(EXTENSION, {}).get("line")
    return found or Plain(socket.receive, socket.send)


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
        before_request=check_request,
        exception_handlers=HANDLERS,
        response_headers=routes_site.HEADERS,
        openapi_config=SCHEMA,
        request_max_body_size=wire.MOST_BYTES,
        logging_config=None,
    )
