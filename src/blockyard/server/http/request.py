"""What all routes share: the person and address of a request, its checks, and error responses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, TypeVarTuple

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Scope

from blockyard.core.contract import Objection, Refusal, Refused
from blockyard.server import wire
from blockyard.server.http.origin import (
    Connection,
    address_of,
    is_https,
    is_same_origin,
    services_of,
)
from blockyard.server.people.sessions import Person
from blockyard.server.shares import paid
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import VersionConflict
from blockyard.server.tables import visibility

log = logging.getLogger("blockyard.http")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
HttpRequest = Request[Any, Any, Any]
ErrorResponse = Response[wire.ErrorBody]

COOKIE, SECURE_COOKIE = "blockyard_session", "__Host-blockyard_session"
COOKIE_DAYS = 400
ACCOUNT, READ, PLAY, CREATE = "account", "read", "play", "create"
"""What a request may need of a bot's token (people/bots.py)."""
HSTS = "max-age=31536000"
"""For a year, browsers that have been here over https use nothing else."""

STATUS = {
    "malformed": 400,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-person": 404,
    "wrong-password": 401,
    "wrong-code": 401,
    "blocked-here": 403,
    "private-profile": 403,
    "no-such-film": 404,
    "no-such-session": 404,
    "no-such-bot": 404,
    "wrong-old-password": 401,
    "banned": 403,
    "token-scope": 403,
    "not-signed-in": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "too-fast": 429,
    "restarting": 503,
}
"""HTTP status by the reason of a refusal; any other reason is a 409."""
CLIENT_GONE = 408
"""The status of a response that nobody hears."""
MAX_QUERY = 2000
"""Bytes after the question mark of an address."""
FILE_COST = 0.2
"""Requests that a file of the client counts for."""


def session_token(connection: Connection) -> str:
    """The session token of a request: a bearer token, or the browser's cookie. Over https only
    the secure cookie counts: another page of the domain could have set a plain one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(SECURE_COOKIE if is_https(connection) else COOKIE, "")


def old_token(connection: Connection) -> str:
    """The plain cookie of a browser that comes over https and has no secure one: from the time
    before there were any, or planted."""
    has_better = "authorization" in connection.headers or SECURE_COOKIE in connection.cookies
    return "" if has_better or not is_https(connection) else connection.cookies.get(COOKIE, "")


def session_cookie(connection: Connection, token: str, days: int = COOKIE_DAYS) -> Cookie:
    """A cookie for this host alone; over https the prefix `__Host-` makes browsers enforce it."""
    is_secure = is_https(connection)
    return Cookie(
        key=SECURE_COOKIE if is_secure else COOKIE,
        value=token,
        max_age=days * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )


async def person_of(connection: Connection, scope: str = ACCOUNT) -> Person:
    """Who sends a request. A bot's token needs the scope; only a session has `account`."""
    services = services_of(connection)
    person = await services.sessions.find(session_token(connection))
    if person is None:
        raise Refused("not-signed-in")
    person.require(scope)
    services.limit_of(person).require(person.id)
    return person


async def while_wanted(
    receive: Receive, work: Callable[[*Ts], Coroutine[Any, Any, T]], *arguments: *Ts
) -> T:
    """The result of work that takes long. It is given up when the client goes away."""
    task, gone = (
        asyncio.create_task(paid(work, *arguments)),
        asyncio.create_task(_disconnected(receive)),
    )
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise HTTPException(status_code=CLIENT_GONE)
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def check_request(request: HttpRequest) -> None:
    """Runs before every route."""
    if len(request.scope["query_string"]) > MAX_QUERY:
        raise Refused("malformed")
    is_file = request.url.path.startswith("/assets/")
    cost = FILE_COST if is_file else 1.0
    services_of(request).request_limit.require(address_of(request), cost)
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_same_origin(request):
        raise Refused("foreign-origin")


async def add_hsts(message: Message, scope: Scope) -> None:
    """Runs before a response is sent."""
    if message["type"] == "http.response.start" and is_https(ASGIConnection(scope)):
        MutableScopeHeaders.from_message(message)["strict-transport-security"] = HSTS


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
    # The route, not the path: a path can contain a name.
    log.error("%s %s", request.method, request.scope.get("path_template", ""), exc_info=error)
    return _error(500, Objection("", "server-trouble"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    HTTPException: on_http_error,
    StorageError: on_storage_error,
    VersionConflict: on_storage_error,
    Exception: on_bug,
}
