"""D2 and D5 to D8, D11: what a player may do in a turn.

A turn rolls one own block onto an open space beside it and hops the same block by the symbol
that came up. `turns` builds every turn there is. What forbids one is said in objections.py, which
is written from the other end: it judges a single wish and never asks this file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from blockyard.core.contract import Seat
from blockyard.games.deblockle.board import (
    DIAGONAL,
    HOME,
    NEXT,
    ORTHOGONAL,
    STARS,
    Block,
    Squares,
    Turn,
    Variant,
    with_block,
)
from blockyard.games.deblockle.cube import (
    CROSS,
    DIRECTIONS,
    HOOPS,
    ROLLED,
    STAR,
    STOP,
    Cube,
    X,
)


def turns(variant: Variant, squares: Squares, mover: Seat) -> Iterator[Turn]:
    """Every turn of the mover, each once."""
    for origin, block in enumerate(squares):
        if block and block.colour == mover:
            rest = with_block(squares, origin, None)
            yield from _turns_of(variant, rest, block, origin)


def has_turn(variant: Variant, squares: Squares, mover: Seat) -> bool:
    return next(turns(variant, squares, mover), None) is not None


def _turns_of(variant: Variant, rest: Squares, block: Block, origin: int) -> Iterator[Turn]:
    """D5: roll, then hop, with the same block; `rest` is the board without it."""
    for to, cube in rolls(rest, block, origin):
        if to in STARS:
            yield Turn(origin, to)
        elif cube.top == STOP:
            if _may_stay(variant, rest, block.colour, to):
                yield Turn(origin, to)
        else:
            for end in _hops(variant, rest, cube.top, to):
                if _may_stay(variant, rest, block.colour, end):
                    yield Turn(origin, to, end)


def rolls(rest: Squares, block: Block, origin: int) -> Iterator[tuple[int, Cube]]:
    """D6: over an edge onto the next space, if it is open."""
    for direction in DIRECTIONS:
        to, cube = NEXT[origin][direction], ROLLED[block.cube][direction]
        if to is not None and rest[to] is None and _may_come_up(block.colour, to, cube):
            yield to, cube


def _may_come_up(colour: Seat, to: int, cube: Cube) -> bool:
    """D6.2, D6.3: star spaces and Star meet only in D2."""
    if to in STARS or cube.top == STAR:
        return leaves(colour, to, cube)
    return True


def leaves(colour: Seat, to: int, cube: Cube) -> bool:
    """D2: star up onto the home star of the other side."""
    return to == HOME[1 - colour] and cube.top == STAR


def _hops(variant: Variant, rest: Squares, symbol: str, at: int) -> set[int]:
    """D7: where the symbol on top takes the block."""
    if symbol == CROSS:
        return set(_open(ORTHOGONAL[at], rest))
    if symbol == X:
        return set(_open(DIAGONAL[at], rest))
    if symbol == HOOPS:
        return _three_steps(rest, at)
    return {end for direction in DIRECTIONS for end in _slides(variant, rest, at, direction)}


def _open(squares: Iterable[int], rest: Squares) -> Iterator[int]:
    return (square for square in squares if rest[square] is None)


def _three_steps(rest: Squares, at: int) -> set[int]:
    """D7.6: exactly three, each onto an open space; D7.7: a space may be hopped onto again."""
    reached = {at}
    for _ in range(3):
        reached = {to for square in reached for to in _open(ORTHOGONAL[square], rest)}
    return reached


def _slides(variant: Variant, rest: Squares, at: int, direction: int) -> Iterator[int]:
    """D7.5: until a block or the edge; D8.1, D8.2: what star spaces on the way change."""
    path = _path(rest, at, direction)
    # D8.1: a block cannot come to rest on a star space, so the slide ends one space before it.
    resting = path[:-1] if path and path[-1] in STARS else path
    yield from resting[-1:]
    if variant.slider == "before-star":
        yield from (before for before, star in pairwise(path) if star in STARS)


def _path(rest: Squares, at: int, direction: int) -> list[int]:
    """The open spaces in a direction, as far as a slide can go."""
    path: list[int] = []
    to = NEXT[at][direction]
    while to is not None and rest[to] is None:
        path.append(to)
        to = NEXT[to][direction]
    return path


def _may_stay(variant: Variant, rest: Squares, colour: Seat, end: int) -> bool:
    """D8: no block ends its turn on a star space. D11: nor beside an opponent's, if so agreed."""
    return end not in STARS and (variant.side_by_side or not _touches(rest, colour, end))


def _touches(rest: Squares, colour: Seat, end: int) -> bool:
    return any((block := rest[s]) and block.colour != colour for s in ORTHOGONAL[end])
