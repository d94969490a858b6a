"""The analysis board over HTTP: any position of any game, played on freely for all seats.

The server keeps nothing: the moves are sent each time. Signed in or a guest, everybody may."""

from __future__ import annotations

from io import BytesIO

from litestar import post
from litestar.params import JSONBody

from blockyard import game_files, games
from blockyard.core import record
from blockyard.core.contract import CHANCE, Refusal, Refused
from blockyard.core.match import Match
from blockyard.server import wire
from blockyard.server.engine.chance import with_chance
from blockyard.server.engine.queues import Asker
from blockyard.server.http.origin import address_of, services_of
from blockyard.server.http.request import PLAY, HttpRequest, person_of, while_wanted
from blockyard.server.shares import costly, give_way
from blockyard.server.tables import visibility

MOVES_AT_ONCE = 20
"""Moves that are replayed before others have their turn."""


@post("/api/positions", status_code=200)
async def position(request: HttpRequest, data: JSONBody[wire.Variation]) -> wire.PositionShown:
    """The position after these moves; one that the rules forbid is refused, with its clause."""
    person = await person_of(request, PLAY)
    async with costly():
        match = await _replayed(data)
    asker = Asker(person.id, address_of(request))
    workers = services_of(request).workers
    match, _ = await while_wanted(request.receive, with_chance, workers, match, asker, "")
    return _shown(match)


async def _replayed(data: wire.Variation) -> Match:
    game = games.get(data.game)
    start = game.read(data.start) if data.start else None
    match = Match.begin(game, data.seats, data.options, start)
    for number, move in enumerate(data.moves):
        if number % MOVES_AT_ONCE == MOVES_AT_ONCE - 1:
            await give_way()
        if match.to_play is None:
            raise Refused("match-over")
        match = match.play(match.to_play, match.ply, move)
    return match


def _shown(match: Match) -> wire.PositionShown:
    moves = [event.move for event in match.events if not event.clause]
    first = match.start.text()
    is_usual = first == match.game.start(match.seats, match.options).text()
    return wire.PositionShown(
        variation=wire.Variation(
            game=match.game.key,
            moves=moves,
            start="" if is_usual else first,
            options=dict(match.options),
            seats=match.seats,
        ),
        update=visibility.update_of(match, "", _viewer(match)),
        seats=match.seats,
        position=match.state.text(),
        record=list(record.write(match)),
    )


def _viewer(match: Match) -> int | None:
    """The player to move looks at the board; at the end, everybody."""
    return None if match.to_play in (None, CHANCE) else match.to_play


@post("/api/positions/file", status_code=200)
async def from_file(request: HttpRequest, data: JSONBody[wire.FilePosted]) -> wire.PositionShown:
    """The first game of a file, at its end."""
    await person_of(request, PLAY)
    async with costly():
        match = _first_game(data.text.encode())
    return _shown(_undecided(match))


def _first_game(raw: bytes) -> Match:
    try:
        extension = game_files.recognised(raw)
        return next(game_files.read(BytesIO(raw), extension)).record.match
    except (StopIteration, Refusal):
        raise Refused("not-a-game-file") from None


def _undecided(match: Match) -> Match:
    """The match up to where the rules alone have led it: nobody resigns on an analysis board."""
    plies = next((n for n, event in enumerate(match.events) if event.clause), match.ply)
    return match.back_to(plies)


HANDLERS = [position, from_file]
