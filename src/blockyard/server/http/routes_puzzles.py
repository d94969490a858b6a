"""Puzzles over HTTP: today's, the next one, a move in one, a hint, the solution.

The server keeps nothing of a puzzle under way but whether its first try is over."""

from __future__ import annotations

from base64 import b64encode
from random import Random
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import structs

from blockyard import games, puzzle_files
from blockyard.core import course
from blockyard.core.contract import Refused
from blockyard.core.course import Task
from blockyard.core.match import Match
from blockyard.core.puzzle import Puzzle
from blockyard.server import wire
from blockyard.server.engine.chance import with_chance
from blockyard.server.engine.queues import Asker
from blockyard.server.http.origin import address_of, services_of
from blockyard.server.http.request import PLAY, READ, HttpRequest, person_of, while_wanted
from blockyard.server.people import puzzles
from blockyard.server.shares import costly
from blockyard.server.tables import visibility

Name = Annotated[str, PathParameter(max_length=40)]
Text = Annotated[str, QueryParameter(max_length=40)]


@get("/api/puzzles")
async def start(request: HttpRequest) -> wire.PuzzleStart:
    """The puzzles there are, the puzzle of the day, and how one is doing."""
    services, person = services_of(request), await person_of(request, READ)
    daily = puzzle_files.of_the_day(puzzles.today())
    return wire.PuzzleStart(
        games=[_game(key) for key in puzzle_files.games_with_puzzles()],
        daily=await _shown(request, person.id, daily),
        standing=standing_of(await puzzles.standing(services.store, person.id)),
    )


def _game(key: str) -> wire.PuzzleGame:
    found = len(puzzle_files.puzzles_of(key))
    return wire.PuzzleGame(game=key, puzzles=found, themes=list(puzzle_files.themes_of(key)))


@get("/api/puzzles/{key:str}/next")
async def next_puzzle(request: HttpRequest, key: Name, theme: Text = "") -> wire.PuzzleShown:
    """A puzzle of a game about as hard as one can solve, and not tried before."""
    services, person = services_of(request), await person_of(request, READ)
    game = games.get(key).key
    mine = await puzzles.standing(services.store, person.id)
    known = await puzzles.solved(services.store, person.id, game)
    rating = mine.solver.skill.rating
    found = puzzle_files.choose(game, rating, Random(), theme, known)
    return await _shown(request, person.id, found)


@get("/api/puzzles/{key:str}/{name:str}")
async def puzzle(request: HttpRequest, key: Name, name: Name) -> wire.PuzzleShown:
    """A puzzle by its id."""
    person = await person_of(request, READ)
    return await _shown(request, person.id, puzzle_files.named(games.get(key).key, name))


async def _shown(request: HttpRequest, person: str, found: Puzzle) -> wire.PuzzleShown:
    store = services_of(request).store
    game = games.get(found.game)
    async with costly():
        match = found.match(game)
        seat = course.learner(found.task(game), match)
        begun = _steps(match)[0]
    return wire.PuzzleShown(
        game=found.game,
        id=found.id,
        theme=found.theme,
        rating=(await puzzles.ratings(store, [found]))[found.id],
        seat=seat,
        seats=match.seats,
        position=found.position,
        now=begun.now,
        is_daily=_is_daily(found),
        is_exact=bool(game.exact_hand),
        is_decided=await puzzles.is_decided(store, person, found),
    )


def _is_daily(found: Puzzle) -> bool:
    return puzzle_files.of_the_day(puzzles.today()) == found


def standing_of(found: puzzles.Standing) -> wire.PuzzleStanding:
    today, solver = puzzles.today(), found.solver
    return wire.PuzzleStanding(
        rating=solver.skill.rating,
        is_provisional=solver.skill.provisional,
        tries=solver.skill.games,
        streak=solver.streak,
        best_streak=solver.best,
        tower=found.tower(today),
        week=found.week(today),
    )


@post("/api/puzzles/{key:str}/{name:str}", status_code=200)
async def play(
    request: HttpRequest, key: Name, name: Name, data: JSONBody[wire.PuzzleMove]
) -> wire.PuzzleResult:
    """Play a move in a puzzle. One that the rules forbid is refused, and costs nothing."""
    services, person = services_of(request), await person_of(request, PLAY)
    found = puzzle_files.named(games.get(key).key, name)
    task = found.task(games.get(found.game))
    async with costly():
        before, after = _played(found, task, data)
    after, film = await _settled(request, person.id, after)
    attempt = course.judge(task, before, after)
    gain, mine = 0, None
    if attempt.verdict != "right":
        is_solved = attempt.verdict == "solved"
        gain, mine = await puzzles.decide(
            services.store, person.id, found, is_solved, _is_daily(found)
        )
    mine = mine or await puzzles.standing(services.store, person.id)
    return wire.PuzzleResult(
        verdict=attempt.verdict,
        moves=[event.move for event in attempt.match.events],
        steps=_steps(attempt.match)[before.ply + 1 :],
        reasons=before.game.reasons(before.state, data.move),
        gain=gain,
        standing=standing_of(mine),
        film=b64encode(film).decode(),
    )


def _played(found: Puzzle, task: Task, data: wire.PuzzleMove) -> tuple[Match, Match]:
    """The match before the move, and after it."""
    before = course.resume(games.get(found.game), task, data.moves)
    if before.to_play is None or len(data.moves) >= len(found.solution):
        raise Refused("match-over")
    seat = course.learner(task, before)
    return before, before.play(seat, before.ply, data.move)


async def _settled(request: HttpRequest, person: str, match: Match) -> tuple[Match, bytes]:
    """The match once CHANCE has played after a hand without error, with the film of that."""
    asker, hand = Asker(person, address_of(request)), match.game.exact_hand
    asked = services_of(request).workers, match, asker, hand
    return await while_wanted(request.receive, with_chance, *asked)


def _steps(match: Match) -> list[wire.GameUpdate]:
    """What the solver sees, without what helps to find the solution."""
    helps = dict.fromkeys(match.game.helps)
    return [
        structs.replace(one, now=structs.replace(one.now, view={**one.now.view, **helps}))
        for one in visibility.replay_of(match, "", match.start.to_play)
    ]


@post("/api/puzzles/{key:str}/{name:str}/hint", status_code=200)
async def hint(request: HttpRequest, key: Name, name: Name) -> wire.PuzzleHint:
    """Where the solution begins. What the first try is worth is halved."""
    person = await person_of(request, PLAY)
    found = puzzle_files.named(games.get(key).key, name)
    await puzzles.take_hint(services_of(request).store, person.id, found)
    return wire.PuzzleHint(move=found.solution[0])


@post("/api/puzzles/{key:str}/{name:str}/solution", status_code=200)
async def solution(request: HttpRequest, key: Name, name: Name) -> wire.PuzzleSolution:
    """The whole solution. A first try that is not over yet ends with it."""
    person = await person_of(request, PLAY)
    found = puzzle_files.named(games.get(key).key, name)
    store = services_of(request).store
    gain, mine = await puzzles.decide(store, person.id, found, False, _is_daily(found))
    async with costly():
        played = found.match(games.get(found.game), len(found.solution))
    solved, film = await _settled(request, person.id, played)
    return wire.PuzzleSolution(
        steps=_steps(solved), gain=gain, standing=standing_of(mine), film=b64encode(film).decode()
    )


HANDLERS = [start, next_puzzle, puzzle, play, hint, solution]
