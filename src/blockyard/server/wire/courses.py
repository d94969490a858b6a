"""HTTP bodies of the courses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from blockyard.server.wire.frames import GameUpdate
from blockyard.server.wire.parts import Body, Notation, Seat, SeatView


class CourseTask(Body):
    """A task of a course: the position, the move that is shown first, and the squares to look at.
    What it says is in the catalogue, under `learn-<game>-<name>`."""

    name: str
    seat: Seat
    seats: int
    now: SeatView
    shows: str
    marks: list[str]


class Course(Body):
    """The tasks that teach a game."""

    game: str
    tasks: list[CourseTask]


class TaskMove(Body):
    """A move in a task, after all that was played in it before."""

    move: Notation
    moves: Annotated[list[Notation], Meta(max_length=40)] = []
    hand: Annotated[str, Meta(max_length=8000)] = ""


class TaskResult(Body):
    """Whether a move was what the task asked for, and everything that happened from it on."""

    verdict: Literal["solved", "right", "wrong"]
    moves: list[str]
    """All that was played, to be sent with the next move."""
    steps: list[GameUpdate]
    film: str = ""
    """The film of the chance move, in base64."""
