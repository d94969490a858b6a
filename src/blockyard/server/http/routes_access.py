"""Signing up and in over HTTP: guests, accounts, sessions, passwords and other devices."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from blockyard.server import wire
from blockyard.server.http.origin import address_of, services_of
from blockyard.server.http.request import (
    READ,
    HttpRequest,
    old_token,
    person_of,
    session_cookie,
    session_token,
)
from blockyard.server.names import spelling
from blockyard.server.people.devices import device_of
from blockyard.server.people.sessions import Person

SessionId = Annotated[str, PathParameter(max_length=64)]


def device(request: HttpRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def signed_in(
    request: HttpRequest, person: Person, token: str, codes: list[str] | None = None
) -> Response[wire.Me]:
    """A new session. A page gets a cookie and never sees the token; a program gets both."""
    me = person.me("" if "origin" in request.headers else token)
    me.recovery = codes or []
    return Response(me, cookies=[session_cookie(request, token)])


def limit_sign_ins(request: HttpRequest, name: str = "") -> None:
    """Rate-limit guesses of passwords, for each address and for each name in any spelling."""
    services = services_of(request)
    services.sign_in_limit.require(address_of(request))
    if name:
        services.sign_in_name_limit.require(spelling.skeleton(name))


@post("/api/guests")
async def new_guest(request: HttpRequest) -> Response[wire.Me]:
    """A new guest, or the person of the current session."""
    services = services_of(request)
    known = await services.sessions.find(session_token(request))
    if known is not None:
        return Response(known.me(), cookies=_renewed(request))
    if old := old_token(request):
        successor = await services.sessions.succeed(old, device(request))
        if successor is not None:
            return signed_in(request, *successor)
    services.guest_limit.require(address_of(request))
    return signed_in(request, *await services.sessions.new_guest(device(request)))


def _renewed(request: HttpRequest) -> list[Cookie]:
    """The cookie of a browser that comes back, for as long as a new one."""
    has_cookie = "authorization" not in request.headers
    return [session_cookie(request, session_token(request))] if has_cookie else []


@get("/api/me")
async def me(request: HttpRequest) -> wire.Me:
    return (await person_of(request, READ)).me()


@post("/api/me/name")
async def name_guest(request: HttpRequest, data: JSONBody[wire.NameGuest]) -> wire.Me:
    """The name under which the guest of this session plays from now on."""
    guest, services = await person_of(request), services_of(request)
    limit_sign_ins(request)
    person = await services.accounts.name_guest(guest, data.name)
    await services.hub.rename(person.id)
    services.lobby.person_changed(person.id)
    return person.me()


# --- accounts ---------------------------------------------------------------------------------


@post("/api/accounts")
async def sign_up(request: HttpRequest, data: JSONBody[wire.Account]) -> Response[wire.Me]:
    """An account for the guest of this session; without a session, for a new guest."""
    services = services_of(request)
    limit_sign_ins(request)
    guest = await services.sessions.find(session_token(request))
    if guest is None:
        guest, _ = await services.sessions.new_guest(device(request))
    person, token, codes = await services.accounts.sign_up(guest, data, device(request))
    await services.hub.rename(person.id)
    services.lobby.person_changed(person.id)
    return signed_in(request, person, token, codes)


@post("/api/sessions")
async def sign_in(request: HttpRequest, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
    limit_sign_ins(request, data.name)
    services = services_of(request)
    person, token = await services.accounts.sign_in(data, device(request))
    if old := session_token(request):
        known = await services.sessions.find(old)
        if known is not None and not known.is_guest:
            await services.accounts.sign_out(old)
    return signed_in(request, person, token)


@delete("/api/sessions", status_code=200)
async def sign_out(request: HttpRequest) -> Response[None]:
    if token := session_token(request):
        await services_of(request).accounts.sign_out(token)
    return Response(None, cookies=[session_cookie(request, "", days=0)])


@post("/api/recover")
async def recover(request: HttpRequest, data: JSONBody[wire.Recover]) -> Response[wire.Me]:
    limit_sign_ins(request, data.name)
    return signed_in(request, *await services_of(request).accounts.recover(data, device(request)))


@post("/api/me/transfer")
async def transfer(request: HttpRequest) -> wire.Transfer:
    person = await person_of(request)
    return await services_of(request).accounts.transfer(person)


@post("/api/transfers")
async def redeem_transfer(
    request: HttpRequest, data: JSONBody[wire.TransferCode]
) -> Response[wire.Me]:
    limit_sign_ins(request)
    accounts = services_of(request).accounts
    return signed_in(request, *await accounts.redeem_transfer(data.code, device(request)))


# --- sessions and the password ------------------------------------------------------------------


@post("/api/me/password")
async def change_password(
    request: HttpRequest, data: JSONBody[wire.NewPassword]
) -> Response[wire.Me]:
    """Change the password. All other sessions end, on every device."""
    person = await person_of(request)
    limit_sign_ins(request, person.name)
    accounts = services_of(request).accounts
    return signed_in(request, *await accounts.change_password(person, data, device(request)))


@get("/api/me/sessions")
async def my_sessions(request: HttpRequest) -> list[wire.SessionInfo]:
    person = await person_of(request)
    return await services_of(request).sessions.all_of(person, session_token(request))


@delete("/api/me/sessions", status_code=200)
async def end_other_sessions(request: HttpRequest) -> None:
    """End all sessions but this one."""
    person = await person_of(request)
    await services_of(request).sessions.end_others(person, session_token(request))


@delete("/api/me/sessions/{session:str}", status_code=200)
async def end_session(request: HttpRequest, session: SessionId) -> None:
    person = await person_of(request)
    await services_of(request).sessions.end(person, session)


HANDLERS = [
    *(new_guest, me, name_guest, sign_up, sign_in, sign_out, recover, transfer, redeem_transfer),
    *(change_password, my_sessions, end_other_sessions, end_session),
]
