"""The courses of Gobblet and Gobblers: each task on a board drawn as in the notation."""

from __future__ import annotations

from blockyard.core.contract import State
from blockyard.core.course import Task, any_move, one_of, prevents_a_win, task, wins


def threatens_twice(before: State, move: str, after: State) -> bool:
    """Whatever the other plays, a win follows."""
    return prevents_a_win(before, move, after) and all(
        _can_win(after.after(reply)) for reply in after.legal_moves()
    )


def _can_win(state: State) -> bool:
    return any(wins(state, move, state.after(move)) for move in state.legal_moves())


GOBBLET: tuple[Task, ...] = (
    task("place", ".,.,.,./.,.,.,./.,.,.,./.,.,.,. w casual", any_move, shows="4b2"),
    task(
        "four",
        ".,.,.,./4b,.,4w,./3b,4w,.,4b/4w,.,.,3b w casual",
        wins,
        shows="3d4",
        marks=("a1", "b2", "c3", "d4"),
    ),
    task(
        "gobble",
        ".,4b,4w,./.,.,.,./4w,3w,3b,4w/.,.,.,4b w casual",
        wins,
        shows="c4c2",
        marks=("c2",),
    ),
    task(
        "stop",
        ".,.,4w,./3b,2b,4b,1w/.,3w,.,./2w,.,.,4b w casual",
        prevents_a_win,
        shows="4a3",
        marks=("a3", "b3", "c3"),
    ),
    task(
        "underneath",
        "3w,4w,.,2w/.,.,.,./3b,2b,1b4w,4b/.,.,.,. w casual",
        wins,
        shows="c2c4",
        marks=("c4",),
    ),
    task(
        "same-line",
        ".,3w,.,./4b,4w,.,./3b,3b,1b4w,2b/.,4w,.,4b w casual",
        wins,
        shows="c2b2",
        marks=("a2", "b2", "c2", "d2"),
    ),
)

GOBBLERS: tuple[Task, ...] = (
    task(
        "over",
        ".,.,./.,1b,./2w,.,. w casual",
        one_of("3b2", "2b2"),
        shows="3b2",
        marks=("b2",),
    ),
    task("three", "3w,.,./2b,2w,./.,3b,. w casual", wins, shows="3c1", marks=("c1",)),
    task("move", "3w,2b,2w/1b,.,./3b,3w,. w casual", wins, shows="b1b3", marks=("b3",)),
    task("underneath", "2w,1w,./2b,2b,1b3w/.,.,3b w casual", wins, shows="c2c3", marks=("c3",)),
    task("twice", ".,2b,./1w,.,./3b,.,2w w casual", threatens_twice, shows="3b2"),
)

COURSES = {"gobblet": GOBBLET, "gobblers": GOBBLERS}
