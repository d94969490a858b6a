"""The course of Block Out!: place, choose a face and a size, balance, make trouble, pass.

The towers below were built by the physics, so they stand.
"""

from __future__ import annotations

from blockyard.core.contract import State
from blockyard.core.course import Accepts, Task, one_of, task
from blockyard.games.blockout.moves import Put, read_put
from blockyard.games.blockout.rules import BlockOutState

ONE = "large-blue@0.757,-0.939,22.000,0.999974,0.000000,0.000000,-0.007253"
LEANING = (
    "large-blue@0.757,-0.939,22.000,0.999974,0.000000,0.000001,-0.007253;"
    "large-red@7.929,-1.904,66.968,0.999949,0.001032,0.008034,-0.005997"
)
SHAKY = (
    "large-blue@0.751,-0.939,22.000,0.999974,0.000000,0.000001,-0.007254;"
    "medium-red@4.719,-1.904,63.005,0.706304,0.707864,-0.000491,-0.007924;"
    "medium-wood@3.779,-0.874,100.084,0.681979,0.686260,0.183372,0.174143;"
    "small-red@7.184,-2.064,133.086,0.714645,0.061817,-0.694753,0.052729;"
    "small-blue@9.691,-4.469,162.061,0.721350,0.004118,-0.692453,-0.012108"
)
STEEP_UP = 4
"""The face to lie on that leaves the steepest dome on top."""


def stands(before: State, move: str, after: State) -> bool:
    assert isinstance(before, BlockOutState)
    assert isinstance(after, BlockOutState)
    return len(after.tower) > len(before.tower)


def stands_when(aimed: Accepts) -> Accepts:
    return lambda before, move, after: stands(before, move, after) and aimed(before, move, after)


def _aim(move: str) -> Put:
    aim = read_put(move)
    assert aim is not None, f"not a placement: {move}"
    return aim


def flat_side_down(before: State, move: str, after: State) -> bool:
    return _aim(move).face % 2 == 0


def against_the_lean(before: State, move: str, after: State) -> bool:
    return _aim(move).x < 0


def leaves_the_steep_dome(before: State, move: str, after: State) -> bool:
    return _aim(move).face == STEEP_UP


BLOCK_OUT: tuple[Task, ...] = (
    task(
        "place",
        f"basic 0+ put:large-red small,pass/small-red,any large-red {ONE}",
        stands,
        shows="put 0 0 0 0",
    ),
    task(
        "face",
        f"basic 0+ put:medium-red small,pass/small-red,any medium-red {ONE}",
        stands_when(flat_side_down),
        shows="put 0 0 0 0",
    ),
    task(
        "size",
        f"basic 0+ play large-red,small-blue/small-red,any large-blue {ONE}",
        one_of("large-red>large-red"),
        shows="large-red>large-red",
    ),
    task(
        "balance",
        f"basic 0+ put:medium-blue small,pass/small-red,any medium-blue {LEANING}",
        stands_when(against_the_lean),
        shows="put -5 0 0 0",
    ),
    task(
        "dome",
        f"basic 0+ put:medium-red small,pass/small-red,any medium-red {ONE}",
        stands_when(leaves_the_steep_dome),
        shows=f"put 0 0 0 {STEEP_UP}",
    ),
    task(
        "pass",
        f"basic 0+ play large-red,pass/small-wood,any large-blue {SHAKY}",
        one_of("pass"),
        shows="pass",
    ),
)
