"""Finished games over HTTP: the search, the download of all one's own, what a person achieved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from sqlalchemy import Row

from blockyard import games
from blockyard.core import openings, record
from blockyard.core.contract import Refused
from blockyard.core.match import Match
from blockyard.core.openings import Tally
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.http.origin import services_of
from blockyard.server.http.request import (
    READ,
    HttpRequest,
    person_of,
    session_token,
    while_wanted,
)
from blockyard.server.http.routes_puzzles import standing_of
from blockyard.server.people import achievements, courses, past_games, privacy, puzzles
from blockyard.server.people.achievements import SHOWN_DAYS, Opponent, Reviewed
from blockyard.server.people.past_games import Found, Wanted
from blockyard.server.people.sessions import Person
from blockyard.server.services import Services
from blockyard.server.shares import costly, give_way, paid
from blockyard.server.storage.database import Store
from blockyard.server.tables.identities import UNKNOWN, Identities, marked_name

Name = Annotated[str, PathParameter(max_length=200)]
Zone = Annotated[int, QueryParameter(ge=-840, le=840)]
RESULTS = {"": None, "won": 1, "drawn": 0, "lost": -1}
MINUTE_MS = 60_000


async def shown_person(request: HttpRequest, name: str) -> tuple[Person, bool]:
    """The person of a profile, and whether it is the reader's own. A private one is refused to
    everybody else."""
    services = services_of(request)
    person = await services.accounts.find(name)
    if person is None:
        raise Refused("no-such-person")
    reader = await services.sessions.find(session_token(request))
    is_own = reader is not None and reader.id == person.id
    if not is_own and await services.store.read(lambda c: privacy.is_private(c, person.id)):
        raise Refused("private-profile")
    return person, is_own


@put("/api/me/private", status_code=200)
async def make_private(request: HttpRequest) -> None:
    await _set_private(request, True)


@delete("/api/me/private", status_code=200)
async def make_public(request: HttpRequest) -> None:
    await _set_private(request, False)


async def _set_private(request: HttpRequest, is_private: bool) -> None:
    person = await person_of(request)
    store = services_of(request).store
    await store.write(lambda c: privacy.set_private(c, person.id, is_private))


# --- the search --------------------------------------------------------------------------------


@post("/api/past-games", status_code=200)
async def search(request: HttpRequest, data: JSONBody[wire.GameSearch]) -> wire.PastGames:
    """Finished games: of a player, or else all that are public."""
    services = services_of(request)
    whose, is_own = "", False
    if data.mine:
        whose, is_own = (await person_of(request, READ)).id, True
    elif data.player:
        person, is_own = await shown_person(request, data.player)
        whose = person.id
    found = await while_wanted(request.receive, _found, services, data, whose, is_own)
    known = await services.hub.directory.of(found.people())
    rows = [_past_game(row, found, known, whose) for row in found.games]
    return wire.PastGames(games=rows, total=found.total, page=data.page, size=past_games.PAGE)


async def _found(services: Services, data: wire.GameSearch, whose: str, is_own: bool) -> Found:
    async with costly():
        wanted = Wanted(
            person=whose,
            opponent=await _opponent(services, data.opponent),
            game=games.get(data.game).key if data.game else "",
            result=RESULTS[data.result] if whose else None,
            shortest=data.shortest,
            longest=data.longest,
            since=data.since,
            until=data.until,
            opening=_opening(data.game, data.moves),
            with_people=data.people,
            reviewed=data.reviewed,
            hidden=is_own,
        )
        return await services.store.search(lambda c: past_games.search(c, wanted, data.page))


async def _opponent(services: Services, text: str) -> str:
    """The id of an opponent that is named, or a level as it is."""
    name, level = text.strip(), text.removeprefix(past_games.LEVEL)
    if not name or (level != text and level.isdecimal()):
        return name
    person = await services.accounts.find(name)
    if person is None:
        raise Refused("no-such-person")
    return person.id


def _opening(game: str, moves: str) -> int | None:
    """The position after these moves, which may be separated by semicolons or spaces."""
    given = moves.replace(";", " ").split()
    if not given:
        return None
    match = Match.begin(games.get(game))
    for move in given[: openings.DEPTH]:
        if match.to_play is None:
            raise Refused("match-over")
        match = match.play(match.to_play, match.ply, move)
    place = openings.place_of(match.game, match.state)
    if place is None:
        raise Refused("no-opening")
    return place.key


def _past_game(row: Row[Any], found: Found, known: Identities, person: str) -> wire.PastGame:
    seated = found.seats[row.table_id]
    own = next((one.seat for one in seated if person and one.person == person), None)
    gain = found.gains.get(row.table_id)
    return wire.PastGame(
        table=row.table_id,
        game=row.game,
        ended=row.ended,
        plies=row.plies,
        rated=row.is_rated,
        public=row.is_public,
        outcome=past_games.outcome_of(row),
        seats=[_past_seat(one, known) for one in seated],
        seat=own,
        gain=None if gain is None else round(gain),
    )


def _past_seat(row: Row[Any], known: Identities) -> wire.PastSeat:
    if row.level:
        return wire.PastSeat(kind="bot", level=row.level, result=row.result, accuracy=row.accuracy)
    who = known.get(row.companion or row.person, UNKNOWN)
    return wire.PastSeat(
        kind="person",
        name=who.name,
        guest=who.is_guest,
        bot=who.is_bot,
        result=row.result,
        accuracy=row.accuracy,
    )


@get("/api/me/games.record")
async def all_records(request: HttpRequest) -> Stream:
    """All finished games of the person as records, one after another, the first one first."""
    person, services = await person_of(request, READ), services_of(request)
    tables = await services.store.search(lambda c: past_games.tables_of(c, person.id))
    headers = {"content-disposition": 'attachment; filename="blockyard-games.record"'}
    return Stream(
        _records(services, tables), media_type="text/plain; charset=utf-8", headers=headers
    )


async def _records(services: Services, tables: list[str]) -> AsyncIterator[str]:
    for table in tables:
        # A stream is sent by a task of its own, for which nobody would pay.
        yield await paid(_record, services, table)
        await give_way()


async def _record(services: Services, table: str) -> str:
    async with costly():
        room = await services.hub.look(table)
        names = [marked_name(chair, room.identities) for chair in room.table.chairs]
        lines = list(record.write(room.table.playing(), names))
        services.hub.release(room)
    return "\n".join([*lines, ""])


# --- achievements ------------------------------------------------------------------------------


@get("/api/people/{name:str}/achievements")
async def achieved(request: HttpRequest, name: Name, zone: Zone = 0) -> wire.Achievements:
    """Results, accuracy, streaks, puzzles and courses. `zone` are the minutes by which the reader's
    clock is ahead of UTC: a day ends at the reader's midnight."""
    person, is_own = await shown_person(request, name)
    store, shift = services_of(request).store, zone * MINUTE_MS
    counted = store, person.id, is_own, shift
    total, met, reviewed, days = await while_wanted(request.receive, _achieved, *counted)
    known = await services_of(request).hub.directory.of({one.person for one in met if one.person})
    today = (now_ms() + shift) // achievements.DAY_MS
    streak = achievements.streak(days, today)
    return wire.Achievements(
        total=results_of(total),
        opponents=[_met(one, tally, known) for one, tally in met.items()],
        accuracy=[
            wire.AccuracyPoint(at=row.at, game=row.game, table=row.table, accuracy=row.accuracy)
            for row in reviewed
        ],
        days=[days.get(day, 0) for day in range(today - SHOWN_DAYS + 1, today + 1)],
        streak=streak.now,
        best_streak=streak.best,
        puzzles=standing_of(await puzzles.standing(store, person.id)),
        courses=_courses(await courses.solved(store, person.id)),
    )


async def _achieved(
    store: Store, person: str, is_own: bool, shift: int
) -> tuple[Tally, dict[Opponent, Tally], list[Reviewed], dict[int, int]]:
    async with costly():
        return (
            await store.search(lambda c: achievements.total(c, person)),
            await store.search(lambda c: achievements.results(c, person, is_own)),
            await store.search(lambda c: achievements.reviewed(c, person, is_own)),
            await store.search(lambda c: achievements.days(c, person, shift)),
        )


def results_of(tally: Tally) -> wire.Results:
    return wire.Results(won=tally.won, drawn=tally.drawn, lost=tally.lost)


def _met(opponent: achievements.Opponent, tally: Tally, known: Identities) -> wire.OpponentResults:
    who = known.get(opponent.person, UNKNOWN)
    is_guest = not opponent.level and who.is_guest
    return wire.OpponentResults(
        game=opponent.game,
        results=results_of(tally),
        level=opponent.level,
        name=who.name,
        guest=is_guest,
    )


def _courses(solved: dict[str, list[str]]) -> list[wire.CourseProgress]:
    return [
        wire.CourseProgress(game=key, solved=len(done), tasks=len(tasks))
        for key, game in games.all_games().items()
        if (tasks := game.course())
        for done in [set(solved.get(key, ())) & {task.name for task in tasks}]
    ]


HANDLERS = [make_private, make_public, search, all_records, achieved]
