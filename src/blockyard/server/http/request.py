"""What all routes share: the person and address of a request, its checks, and error responses."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server import wire
from blockyard.server.addresses import client_address
from blockyard.server.people.sessions import COOKIE, Person
from blockyard.server.services import Services
from blockyard.server.storage.database import StorageError
from blockyard.server.storage.event_log import VersionConflict
from blockyard.server.tables import visibility

log = logging.getLogger("blockyard.http")

Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]
ErrorResponse = Response[wire.ErrorBody]

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
    "restarting": 503,
}
"""HTTP status by the reason of a refusal; any other reason is a 409."""
MAX_QUERY = 2000
"""Bytes after the question mark of an address."""
FILE_COST = 0.2
"""Requests that a file of the client counts for."""


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def session_token(connection: Connection) -> str:
    """The session token of a request: a bearer token, or the browser's cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")


async def person_of(connection: Connection) -> Person:
    services = services_of(connection)
    person = await services.sessions.find(session_token(connection))
    if person is None:
        raise Refused("not-signed-in")
    services.person_limit.require(person.id)
    return person


def address_of(connection: Connection) -> str:
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.get("x-forwarded-for", "")
    return client_address(peer, forwarded, services_of(connection).settings.trusted_proxies)


def is_same_origin(connection: Connection) -> bool:
    """Whether a request comes from one of our own pages, or from a program, which sends no
    origin. Protects against cross-site request forgery."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin.partition("://")[2].lower() == connection.headers.get("host", "").lower() != ""


async def check_request(request: HttpRequest) -> None:
    """Runs before every route."""
    if len(request.scope["query_string"]) > MAX_QUERY:
        raise Refused("malformed")
    is_file = request.url.path.startswith("/assets/")
    cost = FILE_COST if is_file else 1.0
    services_of(request).request_limit.require(address_of(request), cost)
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_same_origin(request):
        raise Refused("foreign-origin")


def _error(status: int, why: Objection) -> ErrorResponse:
    seconds = why.params.get("seconds")
    return Response(
        wire.ErrorBody(objection=visibility.objection(why)),
        status_code=status,
        headers={"retry-after": str(seconds)} if seconds is not None else None,
    )


def on_refusal(request: HttpRequest, refusal: Refusal) -> ErrorResponse:
    services_of(request).metrics.refusals.labels(refusal.objection.reason).inc()
    return _error(STATUS.get(refusal.objection.reason, 409), refusal.objection)


def on_http_error(request: HttpRequest, error: HTTPException) -> ErrorResponse:
    """What Litestar refuses: an unknown path, or a body that does not fit the route."""
    reason = "no-such-page" if error.status_code in (404, 405) else "malformed"
    return _error(error.status_code, Objection("", reason))


def on_storage_error(request: HttpRequest, error: Exception) -> ErrorResponse:
    log.warning("storage error: %r", error)
    return _error(503, Objection("", "disk-trouble"))


def on_bug(request: HttpRequest, error: Exception) -> ErrorResponse:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _error(500, Objection("", "server-trouble"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    HTTPException: on_http_error,
    StorageError: on_storage_error,
    VersionConflict: on_storage_error,
    Exception: on_bug,
}
