# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Move geometry and lookup tables for position.py, which has the layout of the bitboards.

    TIPPED          orientation of a cube after a roll
    ZOBRIST         random words for hash keys
    STATE_OF        index of a block's state, as its own side sees it (retrograde.py)
    TURNS_TO_LEAVE  turns that a block alone on the board needs to leave it

The tables are filled when `fill_tables` is first called. The types are C's: they are declared in
cube_tables.pxd and checked by Cython.
"""

from functools import cache

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest
    from cython.cimports.blockyard.core.rng import splitmix64_at
else:
    from blockyard.core.bits import lowest
    from blockyard.core.rng import splitmix64_at

    STAR, STOP, CROSS, DIAGONAL, SLIDER, HOOPS = range(6)
    BOARD, GOLD_GOAL, BLUE_GOAL, STARS = 0x7F7F7F7F7F7F7F, 1 << 43, 1 << 11, 1 << 43 | 1 << 11
    OTHER_SIDE, STATES, NEVER, TURN = 31, 49 * 24, 99, 0x4000
    TIPPED, ZOBRIST, STATE_OF, TURNS_TO_LEAVE = [0] * 96, [0] * 4096, [0] * 4096, [0] * 8192

from blockyard.games.deblockle.cube import (
    CUBES,
    DIRECTIONS,
    OPPOSITE,
    ROLLED,
    SYMBOLS,
    norths,
)

WRITTEN = tuple(top + north for top in SYMBOLS for north in norths(top))
"""The notation of each orientation, by its number."""
NEVER_LEAVES = 99
SQUARES = tuple(8 * row + column for row in range(7) for column in range(7))
"""The kernel's numbers of the squares, eight to a row."""


def bit(square):
    one = 1
    return one << square


def stepped(squares, way):
    """A step north, east, south or west, on the board."""
    if way == 0:
        return squares << 8 & BOARD
    if way == 1:
        return squares << 1 & BOARD
    if way == 2:
        return squares >> 8
    return squares >> 1 & BOARD


def beside(squares):
    """The squares that share a side with one of these."""
    return (squares << 8 | squares >> 8 | squares << 1 | squares >> 1) & BOARD


def cornering(squares):
    """The squares that share only a corner with one of these."""
    return (squares << 9 | squares >> 9 | squares << 7 | squares >> 7) & BOARD


def slides(at, way, free, stops_early):
    """D7.5, D8.1, D8.2: where a slide may end: where it is stopped, or before a star space."""
    here = at
    found = 0
    ahead = stepped(here, way) & free
    while ahead:
        if ahead & STARS and here != at and stops_early:
            found |= here
        here = ahead
        ahead = stepped(here, way) & free
    # It cannot rest on a star space, so it stays behind it.
    if here & STARS:
        here = stepped(here, way ^ 2)
    return found | (here & ~at)


def hops(symbol, at, free, stops_early):
    """D7: where the symbol on top takes a block; `free` squares can be hopped onto."""
    if symbol == STOP:
        return at
    if symbol == CROSS:
        return beside(at) & free
    if symbol == DIAGONAL:
        return cornering(at) & free
    if symbol == HOOPS:
        return beside(beside(beside(at) & free) & free) & free
    found = 0
    for way in range(4):
        found |= slides(at, way, free, stops_early)
    return found


def ends(origin, cube, way, free, goal, stops_early):
    """D5: where a turn may end that rolls this block this way; its own square is `free`.

    D2, D6.2, D6.3: star spaces and Star meet only in leaving; that turn ends on the goal.
    """
    to = stepped(bit(origin), way) & free
    if to == 0:
        return 0
    top = TIPPED[4 * cube + way] >> 2
    if to & STARS or top == STAR:
        return to if to == goal and top == STAR else 0
    return hops(top, to, free, stops_early) & ~STARS


def state_index(square: int, cube: int) -> int:
    """The state of a block: its square and orientation as a number below STATES."""
    return 24 * (7 * (square >> 3) + (square & 7)) + cube


def code(origin, way, end):
    """The code of a turn."""
    return TURN | origin | way << 6 | end << 8


def block_at(colour, square, cube):
    """The index of a block in the tables."""
    return colour << 11 | square << 5 | cube


@cache
def fill_tables() -> None:
    numbers = {name: number for number, name in enumerate(WRITTEN)}
    for name, number in numbers.items():
        for way in DIRECTIONS:
            TIPPED[4 * number + way] = numbers[str(ROLLED[CUBES[name]][way])]
    for i in range(4096):
        ZOBRIST[i] = splitmix64_at(i)
    fill_states(numbers)
    for colour in (0, 1):
        for known in (0, 4096):
            fill_turns_to_leave(colour, known)


def fill_states(numbers: dict[str, int]) -> None:
    """Blue sees the board from the other side: everything is rotated by half a turn."""
    for name, number in numbers.items():
        turned = numbers[name[:1] + OPPOSITE[name[1:]]]
        for square in SQUARES:
            state = state_index(square, number)
            STATE_OF[block_at(0, square, number)] = STATE_OF[block_at(1, 54 - square, turned)] = (
                state
            )


def fill_turns_to_leave(colour: int, known: int) -> None:
    """D2: a lone block leaves in 1 turn, or in one more than the best square it can turn to."""
    places = [square for square in SQUARES if not STARS >> square & 1]
    blocks = [block_at(colour, square, cube) for square in places for cube in range(24)]
    for at in blocks:
        TURNS_TO_LEAVE[known + at] = NEVER
    turns = 0
    while blocks:
        turns += 1
        near = [at for at in blocks if turns_to_leave(at, colour, known == 0, known) == turns]
        for at in near:
            TURNS_TO_LEAVE[known + at] = turns
        blocks = [at for at in blocks if TURNS_TO_LEAVE[known + at] == NEVER] if near else []


def turns_to_leave(at, colour, stops_early, known):
    """The turns that a lone block needs, by what is known of its successors."""
    origin = at >> 5 & 63
    cube = at & 31
    nearest = NEVER
    for way in range(4):
        found = ends(origin, cube, way, BOARD, BLUE_GOAL if colour else GOLD_GOAL, stops_early)
        if found & STARS:
            return 1
        while found:
            end = block_at(colour, lowest(found), TIPPED[4 * cube + way])
            nearest = min(nearest, TURNS_TO_LEAVE[known + end])
            found &= found - 1
    return nearest + 1


def turns_alone(colour: int, square: int, cube: int, stops_early: bool) -> int:
    """The turns that a block alone on the board needs to leave it."""
    fill_tables()
    return TURNS_TO_LEAVE[(0 if stops_early else 4096) + block_at(colour, square, cube)]
