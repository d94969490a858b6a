"""Tables over HTTP: create, list, join and leave them, pair players, download records."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from blockyard import game_files, games
from blockyard.ai.levels import STRONGEST, WEAKEST
from blockyard.core import record
from blockyard.core.contract import Game, Refused, Seat
from blockyard.core.match import Match
from blockyard.server import wire
from blockyard.server.clock import now_ms
from blockyard.server.http.origin import address_of, services_of
from blockyard.server.http.request import CREATE, PLAY, HttpRequest, person_of
from blockyard.server.live.commands import Leave, Sit
from blockyard.server.live.in_batches import listed
from blockyard.server.live.lobby import FIRST
from blockyard.server.live.rooms import Room
from blockyard.server.names import spelling
from blockyard.server.people import directory, leaderboards, rated_play, rating_gains
from blockyard.server.people.ratings import variant_key
from blockyard.server.people.sessions import Person, hashed, new_token
from blockyard.server.services import Services
from blockyard.server.settings import MINUTE_MS
from blockyard.server.shares import costly
from blockyard.server.storage import projections
from blockyard.server.tables import decisions, visibility
from blockyard.server.tables.decisions import TableSpec
from blockyard.server.tables.events import Made, TimeControl
from blockyard.server.tables.identities import marked_name
from blockyard.server.tables.table import Table

TableId = Annotated[str, PathParameter(max_length=64)]
DAY_MS = 24 * 60 * MINUTE_MS
Ply = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@get("/api/games")
async def all_games() -> list[wire.GameCard]:
    return [game_card(game) for game in games.all_games().values()]


def game_card(game: Game) -> wire.GameCard:
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
        ratings=list(game.ratings),
        formats=list(game_files.formats_of(game)),
    )


@get("/api/tables")
async def lobby(request: HttpRequest, after: FromQuery[str] = "") -> list[wire.TableInfo]:
    """Public tables, newest first, a page at a time: those after the table with this id."""
    return services_of(request).lobby.page(after)[0]


@post("/api/tables")
async def create_table(request: HttpRequest, data: JSONBody[wire.NewTable]) -> wire.Seated:
    services, person = services_of(request), await person_of(request, CREATE)
    return await new_table(services, person, data, address_of(request))


async def check_quota(services: Services, person: Person, data: wire.NewTable) -> None:
    """Refuse a table to a person who has too many that are waiting or not over."""
    since, settings = now_ms() - DAY_MS, services.settings
    waiting, running = await services.store.read(
        lambda c: projections.open_tables_of(c, person.id, since)
    )
    most = settings.open_tables_of_bot if person.is_bot else settings.open_tables
    if running >= most:
        raise Refused("too-many-games", most=most)
    if "open" in data.chairs and waiting >= settings.waiting_tables:
        raise Refused("too-many-waiting", most=settings.waiting_tables)


def check_address_quota(services: Services, address: str, data: wire.NewTable) -> None:
    """The same for an address, over all people who use it."""
    services.table_limit.require(address)
    if _time_control(data.clock).is_long:
        services.long_table_limit.require(address)
    waiting = services.lobby.waiting_of_address
    if "open" in data.chairs and waiting.held[address] >= waiting.most:
        raise Refused("too-many-waiting-here", most=waiting.most)


async def new_table(
    services: Services, person: Person, data: wire.NewTable, address: str = ""
) -> wire.Seated:
    if address:
        check_address_quota(services, address, data)
    await check_quota(services, person, data)
    companions = _companions(person, data)
    if data.start and data.public:
        raise Refused("start-casual")
    named = [one for one, _ in companions]
    spec = TableSpec(data.game, data.chairs, data.options, named, data.rated, data.start)
    game, options, chairs = decisions.new_chairs(spec, person.chair(), services.driver.rng)
    if data.rated and not rated_play.is_rated_control(_time_control(data.clock)):
        raise Refused("rated-clock")
    variant = variant_key(game, len(chairs), options)
    levels = {chair.level for chair in chairs if chair.kind == "bot"}
    if data.rated and not levels.issubset(leaderboards.rated_levels(game, variant)):
        raise Refused("bots-unmeasured")
    chairs = [await services.leaderboards.with_rating(chair, game, variant) for chair in chairs]
    mine = [seat for seat, chair in enumerate(chairs) if chair.person == person.id]
    tokens = {seat: new_token() for seat in mine}
    made = Made(
        at=now_ms(),
        id=secrets.token_hex(8),
        game=game.key,
        options=options,
        chairs=chairs,
        keys=[hashed(tokens[seat]) if seat in tokens else "" for seat in range(len(chairs))],
        clock=_time_control(data.clock),
        rated=data.rated,
        public=data.public,
        bots=data.bots or person.is_bot,
        host=person.id,
        start=data.start,
    )
    stored = [directory.store_companions(person.id, companions)]
    room = await services.hub.create(made, stored)
    services.lobby.hold_for(address, room)
    return wire.Seated(table=room.id, seats=mine, tokens=list(tokens.values()))


def _companions(person: Person, data: wire.NewTable) -> list[tuple[str, str]]:
    """For each `me` chair the id and the name of who plays there, if it is not the person. Such
    a name is shown as a guest's, so it cannot pass for an account."""
    given = data.names[: data.chairs.count("me")]
    if data.rated and any(given):
        raise Refused("rated-own-name")
    checked = [spelling.checked(name) if name else "" for name in given]
    is_me = {"", person.name}
    return [("", "") if name in is_me else (secrets.token_hex(8), name) for name in checked]


def _time_control(clock: wire.TimeControl) -> TimeControl:
    return TimeControl(kind=clock.kind, seconds=clock.seconds, increment=clock.increment)


@get("/api/rated")
async def rated_terms() -> wire.RatedTerms:
    """The conditions of rated play, which clients show before a game."""
    controls = [
        wire.NamedControl(name=name, clock=visibility.time_control(clock))
        for name, clock in rated_play.CONTROLS.items()
    ]
    return wire.RatedTerms(
        controls=controls,
        turns=rated_play.TURNS,
        pair_games=rated_play.PAIR_GAMES,
        hour=round(rated_play.HOUR),
    )


@get("/api/tables/{table:str}/rating")
async def rated_game(request: HttpRequest, table: TableId) -> wire.RatedGame:
    """Whether a rated game counts, and once it is over, what it did to the ratings."""
    services = services_of(request)
    async with costly():
        room = await services.hub.look(table)
    now = room.table
    if not now.made.rated or room.is_voided:
        return wire.RatedGame(counts=False)
    if now.stage != "over":
        counts = await services.store.read(lambda c: leaderboards.expected(c, now))
        return wire.RatedGame(counts=counts)
    found = await services.store.read(lambda c: rating_gains.of_table(c, table))
    changes = [
        wire.RatingChange(seat=seat, rating=rating, gain=round(gain), verdict=verdict)
        for seat, chair in enumerate(now.chairs)
        for rating, gain, verdict in [found.get(chair.person, (0, 0.0, ""))]
        if chair.person in found
    ]
    counts = any(change.verdict != "frequent" for change in changes)
    return wire.RatedGame(counts=counts, changes=changes)


@get("/api/tables/{table:str}")
async def get_table(request: HttpRequest, table: TableId) -> wire.TableInfo:
    async with costly():
        room = await services_of(request).hub.look(table)
    return room.info()


@post("/api/tables/{table:str}/seats")
async def sit(request: HttpRequest, table: TableId, data: JSONBody[wire.Sit]) -> wire.Seated:
    person, services = await person_of(request, PLAY), services_of(request)
    services.seat_limit.require(address_of(request))
    return await sit_down(services, await services.hub.look(table), person, data.seat)


async def sit_down(
    services: Services, room: Room, person: Person, seat: Seat | None, knock_ms: int = 0
) -> wire.Seated:
    """Take a chair, unless one of the players has blocked the other. With `knock_ms`, people who
    wait have so long to accept."""
    table, token = room.table, new_token()
    others = [chair.person for chair in table.chairs if chair.person]
    if not await services.accounts.may_meet(person.id, [table.made.host, *others]):
        raise Refused("blocked-here")
    variant = variant_key(table.game, len(table.chairs), table.made.options)
    chair = await services.leaderboards.with_rating(person.chair(), table.game, variant)
    sit = Sit(chair, hashed(token), seat, knock_ms)
    seats = await services.hub.command(room.id, sit)
    return wire.Seated(table=room.id, seats=seats, tokens=[token])


@delete("/api/tables/{table:str}/seats")
async def leave_table(request: HttpRequest, table: TableId) -> None:
    person = await person_of(request, PLAY)
    await services_of(request).hub.command(table, Leave(person.id))


@get("/api/tables/{table:str}/record")
async def record_text(request: HttpRequest, table: TableId) -> Response[str]:
    async with costly():
        room = await services_of(request).hub.look(table)
    names = [marked_name(chair, room.identities) for chair in room.table.chairs]
    lines = list(record.write(public_match(room.table), names))
    return Response(
        "\n".join(lines) + "\n",
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="blockyard-{room.id}.txt"'},
    )


@get("/api/tables/{table:str}/record.json")
async def replay(
    request: HttpRequest, table: TableId, seat: FromQuery[Seat | None] = None
) -> wire.Replay:
    """A game step by step; once it is over, from the view of any seat."""
    async with costly():
        room = await services_of(request).hub.look(table)
    match = public_match(room.table)
    if seat is not None and (match.outcome is None or seat not in range(match.seats)):
        raise Refused("record-later")
    steps = await replay_steps(room.table, seat)
    return wire.Replay(table=room.info(), steps=steps, seat=seat)


async def replay_steps(table: Table, seat: Seat | None) -> list[wire.GameUpdate]:
    async with costly():
        return await listed(visibility.replay(table, seat))


@post("/api/pairings")
async def pair(request: HttpRequest, data: JSONBody[wire.Pairing]) -> wire.Seated:
    """Quick pairing: knock at a player who waits for the same game, or wait. A lot decides who
    begins, unless the request does."""
    person, services = await person_of(request, CREATE), services_of(request)
    async with services.lobby.pairing_lock():
        mine = await services.lobby.own_table(data, person.id)
        if mine is not None:
            return wire.Seated(table=mine.id, seats=mine.table.seats_of(person.id), tokens=[])
        services.seat_limit.require(address_of(request))
        async for room in services.lobby.waiting_for(data, person.id, person.is_bot):
            with suppress(Refused):  # somebody else was faster, or one has blocked the other
                return await sit_down(services, room, person, None, services.settings.knock_ms)
        game = games.get(data.game)
        chairs = ["me", *["open"] * (game.seats[0] - 1)]
        draws_lots = any(one.name == FIRST and "random" in one.values for one in game.options)
        wanted = wire.NewTable(
            game=data.game,
            chairs=chairs,
            options=({FIRST: "random"} if draws_lots else {}) | data.options,
            clock=data.clock,
            rated=data.rated,
            public=True,
            bots=data.bots,
        )
        return await new_table(services, person, wanted, address_of(request))


@delete("/api/pairings")
async def cancel_pairing(request: HttpRequest) -> None:
    """Leave every public table that has not started."""
    person, services = await person_of(request, CREATE), services_of(request)
    for table in services.lobby.waiting_tables_of(person.id):
        await services.hub.command(table, Leave(person.id))


@get("/api/tables/{table:str}/films/{ply:int}")
async def get_film(request: HttpRequest, table: TableId, ply: Ply) -> Response[bytes]:
    """The film of the chance move that led to this ply, in the game's own format."""
    found = await services_of(request).store.read(lambda c: projections.film(c, table, ply))
    if found is None:
        raise Refused("no-such-film")
    headers = {"cache-control": "private, max-age=31536000, immutable"}
    return Response(found, media_type="application/octet-stream", headers=headers)


def public_match(table: Table) -> Match:
    """The match, if its record reveals nothing: it is over, or nothing is hidden."""
    match = table.playing()
    if match.outcome is None and (match.state.hides or not match.state.lists_moves):
        raise Refused("record-later")
    return match


HANDLERS = [
    all_games,
    lobby,
    create_table,
    get_table,
    rated_terms,
    rated_game,
    sit,
    leave_table,
    record_text,
    replay,
    get_film,
    pair,
    cancel_pairing,
]
