"""People over HTTP: sessions, accounts, device transfer, data export, profiles, leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, PathParameter

from blockyard import games
from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.http.request import (
    HttpRequest,
    address_of,
    person_of,
    services_of,
    session_token,
)
from blockyard.server.people.ratings import variant_key
from blockyard.server.people.sessions import COOKIE, COOKIE_DAYS, Person
from blockyard.server.storage import projections

Name = Annotated[str, PathParameter(max_length=200)]
MAX_GAMES = 50


def session_cookie(request: HttpRequest, token: str, days: int = COOKIE_DAYS) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=days * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _signed_in(
    request: HttpRequest, person: Person, token: str, codes: list[str] | None = None
) -> Response[wire.Me]:
    """A new session. A page gets a cookie and never sees the token; a program gets both."""
    me = person.me("" if "origin" in request.headers else token)
    me.recovery = codes or []
    return Response(me, cookies=[session_cookie(request, token)])


def _limit_sign_ins(request: HttpRequest, name: str = "") -> None:
    """Rate-limit guesses of passwords, for each address and for each name."""
    limit = services_of(request).sign_in_limit
    limit.require(address_of(request))
    if name:
        limit.require(f"name {name}")


@post("/api/guests")
async def new_guest(request: HttpRequest) -> Response[wire.Me]:
    """A new guest, or the person of the current session."""
    services = services_of(request)
    known = await services.sessions.find(session_token(request))
    if known is not None:
        return Response(known.me())
    services.guest_limit.require(address_of(request))
    return _signed_in(request, *await services.sessions.new_guest())


@get("/api/me")
async def me(request: HttpRequest) -> wire.Me:
    return (await person_of(request)).me()


# --- accounts ---------------------------------------------------------------------------------


@post("/api/accounts")
async def sign_up(request: HttpRequest, data: JSONBody[wire.Account]) -> Response[wire.Me]:
    """An account for the guest of this session; without a session, for a new guest."""
    services = services_of(request)
    _limit_sign_ins(request)
    guest = await services.sessions.find(session_token(request))
    if guest is None:
        guest, _ = await services.sessions.new_guest()
    person, token, codes = await services.accounts.sign_up(guest, data)
    await services.hub.rename(person.id)
    services.lobby.person_changed(person.id)
    return _signed_in(request, person, token, codes)


@post("/api/sessions")
async def sign_in(request: HttpRequest, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
    _limit_sign_ins(request, data.name)
    services = services_of(request)
    person, token = await services.accounts.sign_in(data)
    if old := session_token(request):
        known = await services.sessions.find(old)
        if known is not None and not known.is_guest:
            await services.accounts.sign_out(old)
    return _signed_in(request, person, token)


@delete("/api/sessions", status_code=200)
async def sign_out(request: HttpRequest) -> Response[None]:
    if token := session_token(request):
        await services_of(request).accounts.sign_out(token)
    return Response(None, cookies=[session_cookie(request, "", days=0)])


@post("/api/recover")
async def recover(request: HttpRequest, data: JSONBody[wire.Recover]) -> Response[wire.Me]:
    _limit_sign_ins(request, data.name)
    return _signed_in(request, *await services_of(request).accounts.recover(data))


@post("/api/me/transfer")
async def transfer(request: HttpRequest) -> wire.Transfer:
    person = await person_of(request)
    return await services_of(request).accounts.transfer(person)


@post("/api/transfers/{code:str}")
async def redeem_transfer(request: HttpRequest, code: Name) -> Response[wire.Me]:
    _limit_sign_ins(request)
    return _signed_in(request, *await services_of(request).accounts.redeem_transfer(code))


@get("/api/me/export")
async def export(request: HttpRequest) -> Response[dict[str, Any]]:
    person, services = await person_of(request), services_of(request)
    mine = {
        "person": {"id": person.id, "name": person.name, "guest": person.is_guest},
        "since": person.since,
        "ratings": await services.leaderboards.ratings_of(person.id),
        "blocked": await services.accounts.blocked(person),
        "games": await _games(request, person.id, None),
    }
    name = 'attachment; filename="blockyard-data.json"'
    return Response(mine, headers={"content-disposition": name})


@delete("/api/me", status_code=200)
async def delete_me(request: HttpRequest) -> Response[None]:
    """Delete the account. Running games are resigned first."""
    person, services = await person_of(request), services_of(request)
    await services.hub.leave_all(person.id)
    await services.accounts.delete(person)
    await services.hub.rename(person.id)
    services.lobby.person_changed(person.id)
    return Response(None, cookies=[session_cookie(request, "", days=0)])


# --- other people -----------------------------------------------------------------------------


@get("/api/me/blocks")
async def blocked(request: HttpRequest) -> list[wire.Profile]:
    person = await person_of(request)
    return await services_of(request).accounts.blocked(person)


@put("/api/me/blocks/{other:str}", status_code=200)
async def block(request: HttpRequest, other: Name) -> None:
    person = await person_of(request)
    await services_of(request).accounts.block(person, other, True)


@delete("/api/me/blocks/{other:str}", status_code=200)
async def unblock(request: HttpRequest, other: Name) -> None:
    person = await person_of(request)
    await services_of(request).accounts.block(person, other, False)


async def _find(request: HttpRequest, name: str) -> Person:
    person = await services_of(request).accounts.find(name)
    if person is None:
        raise Refused("no-such-person")
    return person


@get("/api/people/{name:str}")
async def profile(request: HttpRequest, name: Name) -> wire.Profile:
    person = await _find(request, name)
    return wire.Profile(
        person=person.id,
        name=person.name,
        guest=person.is_guest,
        since=person.since,
        ratings=await services_of(request).leaderboards.ratings_of(person.id),
    )


@get("/api/people/{name:str}/games")
async def games_of(request: HttpRequest, name: Name) -> list[wire.GameSummary]:
    return await _games(request, (await _find(request, name)).id, MAX_GAMES, hidden=False)


@get("/api/me/games")
async def my_games(request: HttpRequest) -> list[wire.GameSummary]:
    return await _games(request, (await person_of(request)).id, MAX_GAMES)


async def _games(
    request: HttpRequest, person: str, limit: int | None, hidden: bool = True
) -> list[wire.GameSummary]:
    """The games of a person, newest first; only players see tables that are not public."""
    hub = services_of(request).hub
    tables = await hub.log.store.read(lambda c: projections.tables_of(c, person, limit, hidden))
    return [await hub.summary(table) for table in tables]


@get("/api/people/{name:str}/ratings/{kind:str}")
async def history(request: HttpRequest, name: Name, kind: Name) -> list[wire.RatingPoint]:
    person = await _find(request, name)
    return await services_of(request).leaderboards.history(person.id, kind)


@get("/api/leaderboards/{game:str}")
async def leaderboard(
    request: HttpRequest, game: Name, kind: FromQuery[str] = ""
) -> list[wire.LeaderboardRow]:
    rules = games.get(game)
    default = variant_key(rules, rules.seats[0], {})
    return await services_of(request).leaderboards.rows(rules, kind or default)


HANDLERS = [
    *(new_guest, me, sign_up, sign_in, sign_out, recover, transfer, redeem_transfer),
    *(export, delete_me),
    *(blocked, block, unblock, profile, games_of, my_games, history, leaderboard),
]
