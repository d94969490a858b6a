"""Tables over HTTP: set one, look at it, sit down, get up, take its record home."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from blockyard import games
from blockyard.ai.levels import STRONGEST, WEAKEST
from blockyard.core import record
from blockyard.core.contract import Game, Refused, Seat
from blockyard.core.match import Match
from blockyard.server import wire
from blockyard.server.http.request import house_of, person_of
from blockyard.server.live.rooms import Room, now
from blockyard.server.people import leaderboards
from blockyard.server.people.ratings import variant
from blockyard.server.people.sessions import Person, hashed, new_token
from blockyard.server.services import House
from blockyard.server.storage import projections
from blockyard.server.tables import decisions, visibility
from blockyard.server.tables.events import Made
from blockyard.server.tables.table import Table

Ask = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=64)]
Ply = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@get("/api/games")
async def all_games() -> list[wire.GameCard]:
    return [card(game) for game in games.all_games().values()]


def card(game: Game) -> wire.GameCard:
    options = [
        wire.GameOption(
            name=option.name,
            clause=option.clause,
            values=list(option.values),
            free=option.other is not None,
        )
        for option in game.options
    ]
    return wire.GameCard(
        key=game.key,
        seats=list(game.seats),
        options=options,
        clauses=list(game.clauses),
        levels=list(range(WEAKEST, STRONGEST + 1)),
        hand=bool(game.hand(STRONGEST)),
    )


@get("/api/tables")
async def lobby(request: Ask) -> list[wire.TableInfo]:
    return list(house_of(request).lobby.tables.values())


@post("/api/tables")
async def set_table(request: Ask, data: JSONBody[wire.NewTable]) -> wire.Seated:
    return await make_table(house_of(request), await person_of(request), data)


async def make_table(house: House, person: Person, data: wire.NewTable) -> wire.Seated:
    game, options, chairs = decisions.chairs_for(data, person.chair(), house.play.rng)
    kind = variant(game, len(chairs), options)
    levels = {chair.level for chair in chairs if chair.kind == "bot"}
    if data.rated and not levels.issubset(leaderboards.measured_levels(game, kind)):
        raise Refused("bots-unmeasured")
    chairs = [await house.standings.seated(chair, game, kind) for chair in chairs]
    mine = [seat for seat, chair in enumerate(chairs) if chair.person == person.id]
    tokens = {seat: new_token() for seat in mine}
    made = Made(
        at=now(),
        id=secrets.token_hex(8),
        game=game.key,
        options=options,
        chairs=chairs,
        keys=[hashed(tokens[seat]) if seat in tokens else "" for seat in range(len(chairs))],
        clock=data.clock,
        rated=data.rated,
        public=data.public,
        host=person.id,
    )
    room = await house.hub.make(made)
    return wire.Seated(table=room.id, seats=mine, tokens=list(tokens.values()))


@get("/api/tables/{table:str}")
async def look_at(request: Ask, table: TableId) -> wire.TableInfo:
    room = await house_of(request).hub.room(table)
    return room.public()


@post("/api/tables/{table:str}/seats")
async def sit(request: Ask, table: TableId, data: JSONBody[wire.Sit]) -> wire.Seated:
    person, house = await person_of(request), house_of(request)
    return await sit_down(house, await house.hub.room(table), person, data.seat)


async def sit_down(house: House, room: Room, person: Person, seat: Seat | None) -> wire.Seated:
    """Take a chair among people who have nothing against each other."""
    table, token = room.table, new_token()
    others = [chair.person for chair in table.chairs if chair.person]
    if not await house.accounts.may_meet(person.id, [table.made.host, *others]):
        raise Refused("blocked-here")
    kind = variant(table.game, len(table.chairs), table.made.options)
    chair = await house.standings.seated(person.chair(), table.game, kind)
    await room.do(lambda now_, at: decisions.sit(now_, seat, chair, hashed(token), at))
    return wire.Seated(table=room.id, seats=room.table.seats_of(person.id), tokens=[token])


@delete("/api/tables/{table:str}/seats")
async def get_up(request: Ask, table: TableId) -> None:
    person = await person_of(request)
    room = await house_of(request).hub.room(table)
    await room.do(lambda now_, at: decisions.leave(now_, now_.seats_of(person.id), at))


@get("/api/tables/{table:str}/record")
async def record_text(request: Ask, table: TableId) -> Response[str]:
    room = await house_of(request).hub.room(table)
    lines = list(record.write(open_match(room.table), names(room.table)))
    return Response(
        "\n".join(lines) + "\n",
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="blockyard-{room.id}.txt"'},
    )


@get("/api/tables/{table:str}/record.json")
async def replay(request: Ask, table: TableId, seat: FromQuery[Seat | None] = None) -> wire.Replay:
    """A game to be looked at step by step; once it has ended, through the eyes of any seat."""
    room = await house_of(request).hub.room(table)
    match = open_match(room.table)
    if seat is not None and (match.outcome is None or seat not in range(match.seats)):
        raise Refused("record-later")
    steps = visibility.replay(room.table, seat)
    return wire.Replay(table=room.public(), steps=steps, seat=seat)


@post("/api/pairings")
async def pair(request: Ask, data: JSONBody[wire.Pairing]) -> wire.Seated:
    """Sit down with somebody who waits for the same game, or wait for somebody."""
    person, house = await person_of(request), house_of(request)
    async with house.lobby.pairing():
        async for room in house.lobby.waiting_for(data, person.id):
            with suppress(Refused):  # somebody else was quicker, or they would not meet
                return await sit_down(house, room, person, None)
        chairs = ["me", *["open"] * (games.get(data.game).seats[0] - 1)]
        wanted = wire.NewTable(
            game=data.game,
            chairs=chairs,
            options=data.options,
            clock=data.clock,
            rated=data.rated,
            public=True,
        )
        return await make_table(house, person, wanted)


@delete("/api/pairings")
async def stop_waiting(request: Ask) -> None:
    """Give up every seat at a public table that has not begun."""
    person, house = await person_of(request), house_of(request)
    for table in house.lobby.seats_waiting(person.id):
        room = await house.hub.room(table)
        await room.do(lambda now_, at: decisions.leave(now_, now_.seats_of(person.id), at))


@get("/api/tables/{table:str}/films/{ply:int}")
async def film_of(request: Ask, table: TableId, ply: Ply) -> Response[bytes]:
    """What luck did in the move that led to this ply, in the bytes of the game's own film."""
    found = await house_of(request).store.read(lambda c: projections.film(c, table, ply))
    if found is None:
        raise Refused("no-such-film")
    headers = {"cache-control": "private, max-age=31536000, immutable"}
    return Response(found, media_type="application/octet-stream", headers=headers)


def open_match(table: Table) -> Match:
    """The match, if its record gives away nothing: at the end, or where nothing is hidden."""
    match = table.playing()
    if match.outcome is None and (match.state.hides or not match.state.lists_moves):
        raise Refused("record-later")
    return match


def names(table: Table) -> list[str]:
    """The players for the record; a computer player is written as on the command line."""
    return [
        chair.name if chair.kind == "person" else f"bot:{chair.level}" for chair in table.chairs
    ]


HANDLERS = [
    all_games,
    lobby,
    set_table,
    look_at,
    sit,
    get_up,
    record_text,
    replay,
    film_of,
    pair,
    stop_waiting,
]
