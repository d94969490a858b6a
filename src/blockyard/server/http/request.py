"""What every way in has in common: who is asking, from where, and how a refusal is answered."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server import wire
from blockyard.server.http import rate_limit
from blockyard.server.people.sessions import COOKIE, Person
from blockyard.server.services import House
from blockyard.server.storage.database import Trouble
from blockyard.server.storage.event_log import Conflict
from blockyard.server.tables import visibility

log = logging.getLogger("blockyard.http")

Connection = ASGIConnection[Any, Any, Any, Any]

STATUS = {
    "malformed": 400,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-person": 404,
    "wrong-password": 401,
    "wrong-code": 401,
    "blocked-here": 403,
    "no-such-film": 404,
    "not-signed-in": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "too-fast": 429,
}
"""Of a refusal; any other is a 409 if it concerns a table, and a 400 if it was misspoken."""


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def session_of(connection: Connection) -> str:
    """The session token that came along: a bearer token, or the browser's cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")


async def person_of(connection: Connection) -> Person:
    house = house_of(connection)
    person = await house.people.who(session_of(connection))
    if person is None:
        raise Refused("not-signed-in")
    if not house.by_person.take(person.id):
        raise Refused("too-fast")
    return person


def address_of(connection: Connection) -> str:
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.get("x-forwarded-for", "")
    return rate_limit.address(peer, forwarded, house_of(connection).settings.trusted_proxies)


def is_from_here(connection: Connection) -> bool:
    """Whether a browser speaks for one of our own pages. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin.partition("://")[2].lower() == connection.headers.get("host", "").lower() != ""


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Before anything is done for a request."""
    if not house_of(request).requests.take(address_of(request)):
        raise Refused("too-fast")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_from_here(request):
        raise Refused("foreign-origin")


def _trouble(status: int, why: Objection) -> Response[wire.ErrorBody]:
    return Response(wire.ErrorBody(objection=visibility.objection(why)), status_code=status)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.ErrorBody]:
    return _trouble(STATUS.get(refusal.objection.reason, 409), refusal.objection)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.ErrorBody]:
    """What Litestar refuses: no such path, or a body that is not what the path takes."""
    reason = "no-such-page" if error.status_code in (404, 405) else "malformed"
    return _trouble(error.status_code, Objection("", reason))


def on_disk(request: Request[Any, Any, Any], error: Exception) -> Response[wire.ErrorBody]:
    log.warning("the database could not: %r", error)
    return _trouble(503, Objection("", "disk-trouble"))


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[wire.ErrorBody]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _trouble(500, Objection("", "server-trouble"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    HTTPException: on_http,
    Trouble: on_disk,
    Conflict: on_disk,
    Exception: on_bug,
}
