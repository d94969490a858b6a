"""Courses: small tasks on the real board that teach a game by doing.

A task is a position, the moves that are asked for there, and one move that is shown first. The
rules decide what may be played; a task only says which of the legal moves it was after. What a
course says is in the catalogue: `learn-<game>-<task>` asks, `-done` says what was learned, `-wrong`
why another move was not it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from blockyard.core.contract import CHANCE, Game, Refused, Seat, State
from blockyard.core.match import Match

Accepts = Callable[[State, str, State], bool]
"""Whether a legal move is what was asked for, by the position before it and the one after."""

Verdict = Literal["solved", "right", "wrong"]


def any_move(before: State, move: str, after: State) -> bool:
    return True


def wins(before: State, move: str, after: State) -> bool:
    return after.outcome is not None and before.to_play in after.outcome.winners


def prevents_a_win(before: State, move: str, after: State) -> bool:
    """Nobody can win with the next move."""
    return after.outcome is None and not any(
        wins(after, reply, after.after(reply)) for reply in after.legal_moves()
    )


def one_of(*moves: str) -> Accepts:
    return lambda before, move, after: before.spell(move) in moves


@dataclass(frozen=True, slots=True)
class Step:
    """A move that is asked for, and what the others then play."""

    accepts: Accepts
    replies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Task:
    """One lesson: a position, what is to be done in it step by step, and the move shown first.

    `marks` are the squares to look at, in the game's notation.
    """

    name: str
    position: str
    steps: tuple[Step, ...]
    shows: str
    marks: tuple[str, ...] = ()

    def begin(self, game: Game) -> Match:
        return Match.begin(game, start=game.read(self.position))


def task(
    name: str, position: str, accepts: Accepts, *, shows: str, marks: tuple[str, ...] = ()
) -> Task:
    """A task of a single move."""
    return Task(name, position, (Step(accepts),), shows, marks)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a move: whether it was right, and the match after it and all that followed."""

    verdict: Verdict
    match: Match


def named(game: Game, name: str) -> Task:
    """A task of a game's course by its name."""
    for one in game.course():
        if one.name == name:
            return one
    raise Refused("no-such-task", given=name[:40])


def resume(game: Game, task: Task, moves: Sequence[str]) -> Match:
    """The match of a task after everything that was played in it, whoever played it."""
    match = task.begin(game)
    for move in moves:
        if match.to_play is None:
            raise Refused("match-over")
        match = match.play(match.to_play, match.ply, move)
    return match


def judge(task: Task, before: Match, after: Match) -> Attempt:
    """Judge the learner's move that led from one match to the other, chance included, and let
    the others reply if it was right."""
    event = after.events[before.ply]
    step = task.steps[_steps_done(task, before)]
    if not step.accepts(before.state, event.move, after.state):
        return Attempt("wrong", after)
    for reply in step.replies:
        assert after.to_play is not None, "a reply after the end"
        after = after.play(after.to_play, after.ply, reply)
    is_last = _steps_done(task, after) == len(task.steps)
    return Attempt("solved" if is_last else "right", after)


def learner(task: Task, match: Match) -> Seat:
    """The seat of the learner: the one to move at the start."""
    seat = match.start.to_play
    assert seat is not None and seat != CHANCE, f"nobody is to move in {task.name}"
    return seat


def _steps_done(task: Task, match: Match) -> int:
    seat = learner(task, match)
    return sum(event.seat == seat for event in match.events)
