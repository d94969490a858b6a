"""The courses of Blokus: start, touch by corners, fit, slip through, large pieces first."""

from __future__ import annotations

from blockyard.core.contract import State
from blockyard.core.course import Accepts, Step, Task, any_move, task, wins

LARGE = 5


def covers(*squares: str) -> Accepts:
    """A piece that lies on all of these squares."""
    return lambda before, move, after: set(squares) <= set(before.spell(move).split(","))


def is_large(before: State, move: str, after: State) -> bool:
    return len(move.split(",")) == LARGE


def is_not_single(before: State, move: str, after: State) -> bool:
    return "," in move


DUO: tuple[Task, ...] = (
    task(
        "start",
        "14/14/14/14/14/14/14/14/14/14/14/14/14/14 o 2 - -",
        any_move,
        shows="f9,e10,f10,g10,f11",
        marks=("e10", "j5"),
    ),
    task(
        "corner",
        "14/14/14/5o8/4ooo7/5o8/14/14/14/9pppp1/12p1/14/14/14 o 2 - -",
        covers("h9"),
        shows="h7,h8,h9,i9,j9",
        marks=("h9",),
    ),
    task(
        "turn",
        "14/14/14/5o8/4ooo7/5o8/14/14/14/9pppp1/12p1/14/14/14 o 2 - -",
        covers("h11", "h12", "h13", "i13"),
        shows="h11,h12,h13,i13",
        marks=("h11", "h12", "h13", "i13"),
    ),
    task(
        "slip",
        "14/14/ppp1p9/pp2p9/2ppp9/5p8/5p8/5p8/4pp3ooo2/3p5o1o2/3pp2oo3oo/4pp1o3ooo/7o2o3/7o1oooo1"
        " o 2 - -",
        covers("e5"),
        shows="e5,f5,g5,g6,h6",
        marks=("e5",),
    ),
    task(
        "large",
        "14/14/14/4oo8/4o9/4oo8/6ooo2p2/8ooppp1/8pp1p2/9pp3/9p4/14/14/14 o 2 - -",
        is_large,
        shows="c11,c12,d12,d13,e13",
    ),
    Task(
        "last",
        "2ooo1oo3oo1/2o3oo4oo/2o2o2oooo2/oo1ooo1o3o1o/o3o2o2o1oo/oo1o3o1ooo2/2oo1o1o2o2o/o1oo1o1o3ooo"
        "/oo2ooo1ooo3/o2o3ooppppp/o1oo1oo1pooo2/1oo2o2ppppoo/4oo1p4pp/oooo3ppp1p1p o 2 - -",
        (Step(is_not_single), Step(wins)),
        shows="k1,j2,k2,l2",
        marks=("k2",),
    ),
)

CLASSIC: tuple[Task, ...] = (
    task(
        "start",
        "20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20 b 4 - -",
        any_move,
        shows="b19,c19,a20,b20",
        marks=("a20",),
    ),
    task(
        "centre",
        "b16yyy/bbbb14y1/18y1/20/20/20/20/20/20/20/20/20/20/20/20/20/gg16r1/g17rr/g18r/g18r"
        " b 4 - -",
        covers("f16"),
        shows="f15,f16,e17,f17,e18",
        marks=("f16",),
    ),
    task(
        "slip",
        "bb3bbb5y2yyyy/b3bb7yyy3y/bb1b8y2y2y1/2bb6yyy5y1/1bb1b6y4yyy1/3bbbb13/20/20/20/20/20/g19"
        "/g19/gg5g12/1g3ggg7rr3/2g1g2g8r2r/2ggg10rr1rr/1g11rr2rr1/gg12rr3r/gg12r1rrrr b 4 - -",
        covers("k16"),
        shows="h16,i16,j16,k16",
        marks=("k16",),
    ),
    Task(
        "colours",
        "20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20/20 b 2 - -",
        (Step(any_move, ("t18,t19,s20,t20",)), Step(any_move)),
        shows="b19,c19,a20,b20",
        marks=("a20", "t1"),
    ),
    task(
        "large",
        "bbbb13yyy/3b13y2/2b14y2/bbbb8yyyyy3/20/20/20/20/20/20/20/20/20/20/20/20/2gg13r1r/1g1gg11rr1r"
        "/gg2g11r1rr/gg14r2r b 4 - -",
        is_large,
        shows="e16,f16,f17,f18,g18",
    ),
)

COURSES = {"blokus-duo": DUO, "blokus-classic": CLASSIC}
