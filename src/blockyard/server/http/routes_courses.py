"""Courses over HTTP: the tasks of a game, a move in a task, and what a person has solved.

The server keeps nothing of a task under way: a move comes with all that was played before it."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from blockyard import games
from blockyard.core import course
from blockyard.core.contract import Game, IllegalMove, Refused
from blockyard.core.course import Task
from blockyard.core.match import Match
from blockyard.server import wire
from blockyard.server.engine.chance import with_chance
from blockyard.server.engine.queues import Asker
from blockyard.server.http.origin import address_of, services_of
from blockyard.server.http.request import PLAY, READ, HttpRequest, person_of, while_wanted
from blockyard.server.people import courses
from blockyard.server.shares import costly
from blockyard.server.tables import visibility

Name = Annotated[str, PathParameter(max_length=40)]


@get("/api/courses/{key:str}")
async def tasks(key: Name) -> wire.Course:
    """The course of a game."""
    return _course(games.get(key).key)


@cache
def _course(key: str) -> wire.Course:
    game = games.get(key)
    return wire.Course(game=key, tasks=[_task(game, task) for task in game.course()])


def _task(game: Game, task: Task) -> wire.CourseTask:
    match = task.begin(game)
    seat = course.learner(task, match)
    start = next(visibility.replay_of(match, "", seat))
    return wire.CourseTask(
        name=task.name,
        seat=seat,
        seats=match.seats,
        now=start.now,
        shows=task.shows,
        marks=list(task.marks),
    )


@post("/api/courses/{key:str}/{name:str}", status_code=200)
async def play(
    request: HttpRequest, key: Name, name: Name, data: JSONBody[wire.TaskMove]
) -> wire.TaskResult:
    """Play a move in a task. One that the rules forbid is refused, like everywhere."""
    services, person = services_of(request), await person_of(request, PLAY)
    game = games.get(key)
    task = course.named(game, name)
    async with costly():
        before = course.resume(game, task, data.moves)
        seat = course.learner(task, before)
        _check(game, before, data)
        after = before.play(seat, before.ply, data.move)
    asker = Asker(person.id, address_of(request))
    asked = services.workers, after, asker, data.hand
    after, film = await while_wanted(request.receive, with_chance, *asked)
    attempt = course.judge(task, before, after)
    if attempt.verdict == "solved":
        await courses.record_solved(services.store, person.id, game.key, task.name)
    steps = list(visibility.replay_of(attempt.match, "", seat))[before.ply + 1 :]
    return wire.TaskResult(
        verdict=attempt.verdict,
        moves=[event.move for event in attempt.match.events],
        steps=steps,
        film=b64encode(film).decode(),
    )


def _check(game: Game, match: Match, data: wire.TaskMove) -> None:
    if match.to_play is None:
        raise Refused("match-over")
    if objection := data.hand and game.hand_objection(match.state, data.hand):
        raise IllegalMove(objection)


@get("/api/me/courses")
async def my_progress(request: HttpRequest) -> dict[str, list[str]]:
    """The tasks that this person has solved, by game."""
    person = await person_of(request, READ)
    return await courses.solved(services_of(request).store, person.id)


HANDLERS = [tasks, play, my_progress]
