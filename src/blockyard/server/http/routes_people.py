"""People over HTTP: data export, deletion, blocks, profiles and leaderboards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.response import Stream

from blockyard import games
from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.http.origin import address_of, services_of
from blockyard.server.http.request import (
    READ,
    HttpRequest,
    person_of,
    session_cookie,
    session_token,
)
from blockyard.server.http.routes_games import shown_person
from blockyard.server.people import courses, privacy, puzzles, reports
from blockyard.server.people.bots import owner_name
from blockyard.server.people.ratings import variant_key
from blockyard.server.people.sessions import Person
from blockyard.server.services import Services
from blockyard.server.shares import costly, give_way, paid
from blockyard.server.storage import projections

Name = Annotated[str, PathParameter(max_length=200)]
MAX_GAMES = 50


@get("/api/me/export")
async def export(request: HttpRequest) -> Stream:
    person, services = await person_of(request), services_of(request)
    about = {
        "person": {"id": person.id, "name": person.name, "guest": person.is_guest},
        "since": person.since,
        "ratings": await services.leaderboards.ratings_of(person.id),
        "blocked": await services.accounts.blocked(person),
        "sessions": await services.sessions.all_of(person, session_token(request)),
        "bots": await services.bots.all_of(person),
        "companions": await services.hub.directory.companions_of(person.id),
        "courses": await courses.solved(services.store, person.id),
        "puzzles": await puzzles.stored_about(services.store, person.id),
        "reports": await reports.reports_by(services.store, person.id),
    }
    tables = await services.store.search(lambda c: projections.tables_of(c, person.id))
    headers = {"content-disposition": 'attachment; filename="blockyard-data.json"'}
    return Stream(
        _exported(services, about, tables), media_type="application/json", headers=headers
    )


async def _exported(
    services: Services, about: dict[str, Any], tables: list[str]
) -> AsyncIterator[bytes]:
    """Game by game: there may be thousands, and the client may go away."""
    yield msgspec.json.encode(about)[:-1] + b',"games":['
    for number, table in enumerate(tables):
        yield b"," * (number > 0) + await paid(_exported_game, services, table)
        await give_way()
    yield b"]}"


async def _exported_game(services: Services, table: str) -> bytes:
    async with costly():
        return msgspec.json.encode(await services.hub.summary(table))


@delete("/api/me", status_code=200)
async def delete_me(request: HttpRequest) -> Response[None]:
    """Delete the account. Running games are resigned first."""
    person, services = await person_of(request), services_of(request)
    for bot in await services.bots.all_of(person):
        await delete_person(services, await services.bots.owned(person, bot.person))
    await delete_person(services, person)
    return Response(None, cookies=[session_cookie(request, "", days=0)])


async def delete_person(services: Services, person: Person) -> None:
    await services.hub.leave_all(person.id)
    await services.accounts.delete(person)
    await services.hub.rename(person.id)
    services.lobby.person_changed(person.id)


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


@post("/api/reports", status_code=201)
async def report(request: HttpRequest, data: JSONBody[wire.Report]) -> None:
    """Report somebody to the operator."""
    person, services = await person_of(request), services_of(request)
    services.report_limit.require(address_of(request))
    await reports.report(services.store, person, data)


async def _find(request: HttpRequest, name: str) -> Person:
    person = await services_of(request).accounts.find(name)
    if person is None:
        raise Refused("no-such-person")
    return person


@get("/api/people/{name:str}")
async def profile(request: HttpRequest, name: Name) -> wire.Profile:
    person, services = await _find(request, name), services_of(request)
    owner = await services.store.read(lambda c: owner_name(c, person.id))
    is_private = await services.store.read(lambda c: privacy.is_private(c, person.id))
    reader = await services.sessions.find(session_token(request))
    is_shown = not is_private or (reader is not None and reader.id == person.id)
    return wire.Profile(
        person=person.id,
        name=person.name,
        guest=person.is_guest,
        bot=bool(owner),
        owner=owner,
        since=person.since,
        ratings=await services.leaderboards.ratings_of(person.id) if is_shown else [],
        private=is_private,
    )


@get("/api/people/{name:str}/games")
async def games_of(request: HttpRequest, name: Name) -> list[wire.GameSummary]:
    person, _ = await shown_person(request, name)
    return await _games(request, person.id, MAX_GAMES, hidden=False)


@get("/api/me/games")
async def my_games(request: HttpRequest) -> list[wire.GameSummary]:
    return await _games(request, (await person_of(request, READ)).id, MAX_GAMES)


async def _games(
    request: HttpRequest, person: str, limit: int, hidden: bool = True
) -> list[wire.GameSummary]:
    """The games of a person, newest first; only players see tables that are not public."""
    hub = services_of(request).hub
    tables = await hub.log.store.read(lambda c: projections.tables_of(c, person, limit, hidden))
    found = []
    for table in tables:
        async with costly():
            found.append(await hub.summary(table))
    return found


@get("/api/people/{name:str}/ratings/{kind:str}")
async def history(request: HttpRequest, name: Name, kind: Name) -> list[wire.RatingPoint]:
    """The history of a rating. Private tables are named to the person alone."""
    person, is_own = await shown_person(request, name)
    return await services_of(request).leaderboards.history(person.id, kind, hidden=is_own)


@get("/api/leaderboards/{game:str}")
async def leaderboard(
    request: HttpRequest, game: Name, kind: FromQuery[str] = ""
) -> list[wire.LeaderboardRow]:
    rules = games.get(game)
    default = variant_key(rules, rules.seats[0], {})
    return await services_of(request).leaderboards.rows(rules, kind or default)


HANDLERS = [
    *(export, delete_me),
    *(report, blocked, block, unblock, profile, games_of, my_games, history, leaderboard),
]
