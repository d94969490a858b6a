"""The analysis board over HTTP: any position of any game, played on freely for all seats.

The server keeps nothing: the moves are sent each time. Signed in or a guest, everybody may."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import JSONBody

from blockyard import game_files, games, opening_files
from blockyard.ai.exact import ExactAnswer
from blockyard.core import editor as editing
from blockyard.core import openings, record
from blockyard.core.contract import CHANCE, Game, Refusal, Refused, State
from blockyard.core.editor import Tool
from blockyard.core.match import Match
from blockyard.core.openings import Tally
from blockyard.core.record import Record
from blockyard.server import wire
from blockyard.server.engine import jobs
from blockyard.server.engine.chance import with_chance
from blockyard.server.engine.queues import Asker, Kind
from blockyard.server.engine.workers import Workers
from blockyard.server.http.origin import address_of, services_of
from blockyard.server.http.request import PLAY, HttpRequest, person_of, while_wanted
from blockyard.server.http.routes_games import results_of
from blockyard.server.people import past_games
from blockyard.server.services import Services
from blockyard.server.shares import costly, give_way
from blockyard.server.tables import visibility

EXACT_SECONDS, FILE_SECONDS = 6.0, 6.0
MAX_FILE_BYTES = 256 * 1024
MAX_GAME_BYTES = 64 * 1024
"""Of the moves of a game: as many as there can be."""
MOVES_AT_ONCE = 20
"""Moves that are replayed before others have their turn."""


@post("/api/positions", status_code=200, request_max_body_size=MAX_GAME_BYTES)
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
    return wire.PositionShown(
        variation=wire.Variation(
            game=match.game.key,
            moves=moves,
            start=jobs.start_of(match),
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


@post("/api/positions/edit", status_code=200)
async def edit(request: HttpRequest, data: JSONBody[wire.DraftEdit]) -> wire.DraftShown:
    """A draft after a tool was used on it, and what the rules have against it as a position."""
    await person_of(request, PLAY)
    game = games.get(data.game)
    editor = game.editor()
    if editor is None:
        raise Refused("no-editor")
    async with costly():
        draft = data.draft or game.start().text()
        if data.tool:
            editing.check(editor, data.tool, data.square)
            draft = editor.edited(draft, data.tool, data.square)
        return wire.DraftShown(
            draft=draft,
            view=dict(editor.view(draft)),
            tools=[_tool(one) for one in (*editor.tools, *editing.SHARED)],
            squares=list(editor.squares),
            objection=_objection_to(game, draft),
        )


def _tool(tool: Tool) -> wire.EditorTool:
    return wire.EditorTool(name=tool.name, message=tool.message, params=dict(tool.params))


def _objection_to(game: Game, draft: str) -> wire.Objection | None:
    try:
        game.read(draft)
    except Refusal as refusal:
        return visibility.objection(refusal.objection)
    return None


@post("/api/positions/exact", status_code=200, request_max_body_size=MAX_GAME_BYTES)
async def exact(request: HttpRequest, data: JSONBody[wire.Variation]) -> wire.ExactMoves:
    """The moves of a position whose result is certain. Nobody who plays a rated game is helped, and
    a bot thinks for itself."""
    services, person = services_of(request), await person_of(request)
    async with costly():
        state = (await _replayed(data)).state
    if await services.hub.plays_rated_anywhere(person.id):
        raise Refused("help-while-rated")
    asker = Asker(person.id, address_of(request))
    answers = await while_wanted(request.receive, _exact, services.workers, state, data.game, asker)
    moves = [
        wire.ExactMove(move=a.move, value=a.value, turns=a.turns, lead=a.lead) for a in answers
    ]
    return wire.ExactMoves(moves=moves, legal=len(state.legal_moves()) if moves else 0)


async def _exact(workers: Workers, state: State, game: str, asker: Asker) -> list[ExactAnswer]:
    if state.outcome or state.hides or state.to_play == CHANCE:
        return []
    with workers.helping(asker):
        answer = await workers.ask(
            jobs.exact, game, state.text(), seconds=EXACT_SECONDS, kind=Kind.HELP, asker=asker
        )
    return answer.value


@post("/api/positions/openings", status_code=200, request_max_body_size=MAX_GAME_BYTES)
async def opening_moves(request: HttpRequest, data: JSONBody[wire.Variation]) -> wire.OpeningMoves:
    """How games went on from here: those of the computer against itself, and public ones."""
    services = services_of(request)
    await person_of(request, PLAY)
    return await while_wanted(request.receive, _explored, services, data)


async def _explored(services: Services, data: wire.Variation) -> wire.OpeningMoves:
    async with costly():
        match = await _replayed(data)
        # In a thread: for the first position of a game, the images of all its moves are found.
        place = await asyncio.to_thread(openings.place_of, match.game, match.state)
        if place is None:
            return wire.OpeningMoves(moves=[])
        public = await services.store.search(lambda c: past_games.opening_tallies(c, place.key))
        computer = opening_files.openings_of(match.game.key).get(place.key, {})
        all_games = openings.together(computer, public)
        moves = place.played(match.legal_moves(), all_games)
    written = {move: place.written(move) for move in moves}
    found = [
        wire.OpeningMove(
            move=move,
            computer=results_of(computer.get(written[move], Tally())),
            public=results_of(public.get(written[move], Tally())),
        )
        for move in moves
    ]
    return wire.OpeningMoves(moves=found)


@post("/api/positions/save", status_code=200, request_max_body_size=MAX_GAME_BYTES)
async def save(request: HttpRequest, data: JSONBody[wire.FileWanted]) -> wire.FileWritten:
    """A game as a file of this format."""
    await person_of(request, PLAY)
    async with costly():
        match = await _replayed(data.variation)
        known = game_files.formats_of(match.game)
        if data.extension not in known:
            raise Refused("no-such-format", given=data.extension, kinds=tuple(known))
        lines = list(known[data.extension].write(Record(match)))
    return wire.FileWritten(name=match.game.key + data.extension, text="\n".join([*lines, ""]))


@post("/api/positions/file", status_code=200, request_max_body_size=MAX_FILE_BYTES)
async def from_file(request: HttpRequest, data: JSONBody[wire.FilePosted]) -> wire.PositionShown:
    """The first game of a file, at its end. Nobody resigns on an analysis board."""
    person, workers = await person_of(request, PLAY), services_of(request).workers
    asker = Asker(person.id, address_of(request))
    found = await while_wanted(request.receive, _first_game, workers, data.text.encode(), asker)
    async with costly():
        return _shown(await _replayed(wire.Variation(**found._asdict())))


async def _first_game(workers: Workers, raw: bytes, asker: Asker) -> jobs.FirstGame:
    with workers.helping(asker):
        answer = await workers.ask(
            jobs.first_game, raw, seconds=FILE_SECONDS, kind=Kind.HELP, asker=asker
        )
    return answer.value


HANDLERS = [position, edit, exact, opening_moves, save, from_file]
