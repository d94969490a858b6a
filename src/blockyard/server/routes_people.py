"""People over HTTP: who you are here."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from blockyard.core.contract import Refused
from blockyard.server import doors, wire
from blockyard.server.people import COOKIE, COOKIE_DAYS

Ask = Request[Any, Any, Any]


def session_cookie(request: Ask, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@post("/api/guests")
async def new_guest(request: Ask) -> Response[wire.Me]:
    """A guest, or whoever this browser is already. A page never sees the token, a program does."""
    house = doors.house_of(request)
    known = await house.people.who(doors.session_of(request))
    if known is not None:
        return Response(known.me())
    if not house.new_guests.take(doors.address_of(request)):
        raise Refused("too-fast")
    person, token = await house.people.new_guest()
    shown = "" if "origin" in request.headers else token
    return Response(person.me(shown), cookies=[session_cookie(request, token)])


@get("/api/me")
async def me(request: Ask) -> wire.Me:
    return (await doors.person_of(request)).me()


HANDLERS = [new_guest, me]
