"""ASGI middleware: every request waits for its address's turn and is charged for its work and for
the bytes of its response."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from blockyard.server.http.origin import address_of
from blockyard.server.services import Services
from blockyard.server.shares import REQUEST_SECONDS, pays

SECONDS_PER_BYTE = 1e-8
"""Charged for each byte that is sent: a megabyte costs ten milliseconds."""


def metered(app: ASGIApp) -> ASGIApp:
    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        litestar: Litestar = request.app
        services: Services = litestar.state.services
        share = services.shares.of(address_of(request))

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                services.metrics.requests.labels(str(message["status"])).inc()
            elif message["type"] == "http.response.body":
                share.charge(SECONDS_PER_BYTE * len(message["body"]))
            await send(message)

        pays(share)
        await share.turn(REQUEST_SECONDS)
        await share.run(_call(app, scope, receive, counted))

    return run


async def _call(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
