"""The ASGI application: HTTP routes and the WebSocket endpoint on one service container."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import blockyard
from blockyard.server import wire
from blockyard.server.http import (
    routes_access,
    routes_bots,
    routes_courses,
    routes_games,
    routes_live,
    routes_people,
    routes_positions,
    routes_puzzles,
    routes_rules,
    routes_site,
    routes_tables,
)
from blockyard.server.http.metering import metered
from blockyard.server.http.origin import address_of, is_same_origin, services_of
from blockyard.server.http.request import HANDLERS, add_hsts, check_request, session_token
from blockyard.server.live.serve_socket import serve_socket
from blockyard.server.live.socket import TOO_FAST
from blockyard.server.live.websocket import EXTENSION, AsgiWebSocket, WebSocketConnection
from blockyard.server.services import Services
from blockyard.server.settings import Settings
from blockyard.server.shares import SOCKET_SECONDS

SCHEMA = OpenAPIConfig(
    title="Blockyard",
    version=blockyard.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
FOREIGN_ORIGIN = 4403
"""A WebSocket close code, after the HTTP status."""


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Accept a socket from our own pages or from programs: a foreign page must not use the
    cookie of the person who is signed in here."""
    services, address = services_of(socket), address_of(socket)
    services.shares.of(address).charge(SOCKET_SECONDS)
    if not is_same_origin(socket):
        await socket.close(FOREIGN_ORIGIN, "foreign-origin")
    elif not services.request_limit.take(address):
        await socket.close(TOO_FAST, "too-fast")
    elif not services.sockets_of_address.take(address):
        await socket.close(TOO_FAST, "too-many-sockets")
    else:
        try:
            await socket.accept()
            with services.metrics.sockets.track_inprogress():
                token, connection = session_token(socket), connection_of(socket, address)
                # In a task of its own: each time it goes on, a task runs through all that await it.
                await asyncio.create_task(serve_socket(services, token, connection, address))
        finally:
            services.sockets_of_address.release(address)


def connection_of(socket: WebSocket[Any, Any, Any], address: str) -> WebSocketConnection:
    """The fast connection that our own server offers, or plain ASGI, for which the address pays
    from now on."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: WebSocketConnection | None = extensions.get(EXTENSION, {}).get("connection")
    if found is not None:
        return found
    services, client = services_of(socket), socket.scope.get("client")
    intake = services.gate.sockets.get(tuple(client) if client else None)
    if intake is not None:
        intake.share = services.shares.of(address)
    return AsgiWebSocket(socket.receive, socket.send, intake)


def build(settings: Settings) -> Litestar:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[
            *routes_site.HANDLERS,
            *routes_rules.HANDLERS,
            *routes_courses.HANDLERS,
            *routes_positions.HANDLERS,
            *routes_puzzles.HANDLERS,
            *routes_tables.HANDLERS,
            *routes_people.HANDLERS,
            *routes_games.HANDLERS,
            *routes_access.HANDLERS,
            *routes_bots.HANDLERS,
            *routes_live.HANDLERS,
            socket,
        ],
        state=State({"services": services}),
        lifespan=[lifespan],
        middleware=[metered],
        before_request=check_request,
        before_send=[add_hsts],
        exception_handlers=HANDLERS,
        response_headers=routes_site.HEADERS,
        openapi_config=SCHEMA,
        request_max_body_size=wire.MAX_BYTES,
        logging_config=None,
    )
