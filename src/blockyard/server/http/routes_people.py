"""People over HTTP: who you are here, accounts, another device, taking your data with you."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, PathParameter

from blockyard import games
from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.http.request import address_of, house_of, person_of, session_of
from blockyard.server.people.ratings import variant
from blockyard.server.people.sessions import COOKIE, COOKIE_DAYS, Person
from blockyard.server.storage import projections

Ask = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(max_length=200)]
MOST_GAMES = 50


def session_cookie(request: Ask, token: str, days: int = COOKIE_DAYS) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=days * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _in(
    request: Ask, person: Person, token: str, codes: list[str] | None = None
) -> Response[wire.Me]:
    """Signed in. A page never sees the token, a program does."""
    me = person.me("" if "origin" in request.headers else token)
    me.recovery = codes or []
    return Response(me, cookies=[session_cookie(request, token)])


def _not_too_often(request: Ask, what: str = "") -> None:
    """Guessing passwords is slow, for each address and for each name."""
    tries = house_of(request).tries
    if not tries.take(address_of(request)) or (what and not tries.take(f"name {what}")):
        raise Refused("too-fast")


@post("/api/guests")
async def new_guest(request: Ask) -> Response[wire.Me]:
    """A guest, or whoever this browser is already."""
    house = house_of(request)
    known = await house.people.who(session_of(request))
    if known is not None:
        return Response(known.me())
    if not house.new_guests.take(address_of(request)):
        raise Refused("too-fast")
    return _in(request, *await house.people.new_guest())


@get("/api/me")
async def me(request: Ask) -> wire.Me:
    return (await person_of(request)).me()


# --- accounts ---------------------------------------------------------------------------------


@post("/api/accounts")
async def sign_up(request: Ask, data: JSONBody[wire.Account]) -> Response[wire.Me]:
    """An account for the guest in this session; without a session, for somebody new."""
    house = house_of(request)
    _not_too_often(request)
    guest = await house.people.who(session_of(request))
    if guest is None:
        guest, _ = await house.people.new_guest()
    person, token, codes = await house.accounts.sign_up(guest, data)
    await house.hub.reload(person.id)
    house.lobby.renamed(person.id)
    return _in(request, person, token, codes)


@post("/api/sessions")
async def sign_in(request: Ask, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
    _not_too_often(request, data.name)
    house = house_of(request)
    person, token = await house.accounts.sign_in(data)
    if old := session_of(request):
        known = await house.people.who(old)
        if known is not None and not known.is_guest:
            await house.accounts.sign_out(old)
    return _in(request, person, token)


@delete("/api/sessions", status_code=200)
async def sign_out(request: Ask) -> Response[None]:
    if token := session_of(request):
        await house_of(request).accounts.sign_out(token)
    return Response(None, cookies=[session_cookie(request, "", days=0)])


@post("/api/recover")
async def recover(request: Ask, data: JSONBody[wire.Recover]) -> Response[wire.Me]:
    _not_too_often(request, data.name)
    return _in(request, *await house_of(request).accounts.recover(data))


@post("/api/me/transfer")
async def transfer(request: Ask) -> wire.Transfer:
    person = await person_of(request)
    return await house_of(request).accounts.transfer(person)


@post("/api/transfers/{code:str}")
async def arrive(request: Ask, code: Name) -> Response[wire.Me]:
    _not_too_often(request)
    return _in(request, *await house_of(request).accounts.arrive(code))


@get("/api/me/export")
async def export(request: Ask) -> Response[dict[str, Any]]:
    person, house = await person_of(request), house_of(request)
    mine = {
        "person": {"id": person.id, "name": person.name, "guest": person.is_guest},
        "since": person.since,
        "ratings": await house.standings.of(person.id),
        "blocked": await house.accounts.blocked(person),
        "games": await _played(request, person.id, None),
    }
    name = 'attachment; filename="blockyard-data.json"'
    return Response(mine, headers={"content-disposition": name})


@delete("/api/me", status_code=200)
async def leave(request: Ask) -> Response[None]:
    """Forget me. Running games are given up first."""
    person, house = await person_of(request), house_of(request)
    await house.hub.give_up(person.id)
    await house.accounts.delete(person)
    await house.hub.reload(person.id)
    house.lobby.renamed(person.id)
    return Response(None, cookies=[session_cookie(request, "", days=0)])


# --- others -----------------------------------------------------------------------------------


@get("/api/me/blocks")
async def blocked(request: Ask) -> list[wire.Profile]:
    person = await person_of(request)
    return await house_of(request).accounts.blocked(person)


@put("/api/me/blocks/{other:str}", status_code=200)
async def block(request: Ask, other: Name) -> None:
    person = await person_of(request)
    await house_of(request).accounts.block(person, other, True)


@delete("/api/me/blocks/{other:str}", status_code=200)
async def unblock(request: Ask, other: Name) -> None:
    person = await person_of(request)
    await house_of(request).accounts.block(person, other, False)


async def _called(request: Ask, name: str) -> Person:
    person = await house_of(request).accounts.called(name)
    if person is None:
        raise Refused("no-such-person")
    return person


@get("/api/people/{name:str}")
async def profile(request: Ask, name: Name) -> wire.Profile:
    person = await _called(request, name)
    return wire.Profile(
        person=person.id,
        name=person.name,
        guest=person.is_guest,
        since=person.since,
        ratings=await house_of(request).standings.of(person.id),
    )


@get("/api/people/{name:str}/games")
async def games_of(request: Ask, name: Name) -> list[wire.GameSummary]:
    return await _played(request, (await _called(request, name)).id, MOST_GAMES, hidden=False)


@get("/api/me/games")
async def my_games(request: Ask) -> list[wire.GameSummary]:
    return await _played(request, (await person_of(request)).id, MOST_GAMES)


async def _played(
    request: Ask, person: str, most: int | None, hidden: bool = True
) -> list[wire.GameSummary]:
    """The games of somebody, the newest first; those by link are for their players alone."""
    hub = house_of(request).hub
    names = await hub.log.store.read(lambda c: projections.tables_of(c, person, most, hidden))
    return [await hub.played(name) for name in names]


@get("/api/people/{name:str}/ratings/{kind:str}")
async def history(request: Ask, name: Name, kind: Name) -> list[wire.RatingPoint]:
    person = await _called(request, name)
    return await house_of(request).standings.history(person.id, kind)


@get("/api/leaderboards/{game:str}")
async def leaderboard(
    request: Ask, game: Name, kind: FromQuery[str] = ""
) -> list[wire.LeaderboardRow]:
    rules = games.get(game)
    usual = variant(rules, rules.seats[0], {})
    return await house_of(request).standings.leaders(rules, kind or usual)


HANDLERS = [
    *(new_guest, me, sign_up, sign_in, sign_out, recover, transfer, arrive, export, leave),
    *(blocked, block, unblock, profile, games_of, my_games, history, leaderboard),
]
