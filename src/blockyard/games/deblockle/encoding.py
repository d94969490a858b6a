"""The encoding of Deblockle: actions and observations as numbers, for agents that learn.

Actions are first the turns, origin by origin: rolled north, east, south and west, without a hop
and then by the square where the hop ends (`a1a2`, `a1a2b2` …); only those that some symbol can
make. Then the placings of the set-up, way by way in which a block can lie (`SC@a1` …), on every
square that options can make a start space. CHANCE rolls the six symbols, or makes a placing.

    own_top, own_north, other_top, other_north
                for each symbol (S P C X L H), the squares whose block shows it there
    dice        own and other: how many blocks wait with each symbol on top
    stage       dice, arrange or play
    placing     whether own blocks are being put down, or the other's
    seat        which seat looks: Gold or Blue, whose home stars differ
    quiet       turns left until the draw of D12, 127 for that many or more
    to_play     whether it is the observer's turn
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from blockyard.core.contract import Seat, View, typed_view
from blockyard.core.encoding import Encoding, Part, Symmetry, board_maps, one_hot, turned_values
from blockyard.games.deblockle.board import (
    COLOURS,
    DIAGONAL,
    INDEX,
    NEXT,
    ORTHOGONAL,
    SIDE,
    SQUARES,
    STARS,
    Turn,
)
from blockyard.games.deblockle.cube import DIRECTIONS, OPPOSITE, SYMBOLS
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN
from blockyard.games.deblockle.view import (
    BlockView,
    ColourName,
    DeblockleView,
    Face,
)

STAGES = ("dice", "arrange", "play")
SHOWN_FACES: tuple[Face, Face] = ("top", "north")
MOST_QUIET = 127
START_SPACES = tuple(
    name
    for square, name in enumerate(SQUARES)
    if square not in STARS and square // SIDE != SIDE // 2
)
"""D10.2: the three rows of either side."""


class DeblockleEncoding(Encoding):
    high = MOST_QUIET
    board = SIDE, SIDE
    canonical_part = "seat"
    parts = (
        Part("own_top", (len(SYMBOLS), SIDE, SIDE)),
        Part("own_north", (len(SYMBOLS), SIDE, SIDE)),
        Part("other_top", (len(SYMBOLS), SIDE, SIDE)),
        Part("other_north", (len(SYMBOLS), SIDE, SIDE)),
        Part("dice", (2, len(SYMBOLS))),
        Part("stage", (len(STAGES),)),
        Part("placing", (2,)),
        Part("seat", (2,)),
        Part("quiet", (1,)),
        Part("to_play", (1,)),
    )

    @cached_property
    def moves(self) -> tuple[str, ...]:
        return (*map(str, _turns()), *self._placings())

    @cached_property
    def chance_moves(self) -> tuple[str, ...]:
        return (*(f"die={symbol}" for symbol in SYMBOLS), *self._placings())

    def _placings(self) -> list[str]:
        return [f"{cube}@{name}" for cube in WRITTEN for name in START_SPACES]

    # --- symmetries ------------------------------------------------------------------

    def symmetries(self, seats: int) -> tuple[Symmetry, ...]:
        """Half a turn that makes Gold Blue, from the first turn on: in the set-up the order of the
        players matters. There is no mirror image of a block."""
        half = self._half_turn
        seat = self.slice_of("seat").start
        swapped = [*half.values[:seat], seat + 1, seat, *half.values[seat + 2 :]]
        return self.identity, Symmetry(half.name, half.actions, tuple(swapped))

    @cached_property
    def canonical_turns(self) -> tuple[Symmetry, ...]:
        """Blue sits opposite Gold."""
        return self.identity, self._half_turn

    @cached_property
    def _half_turn(self) -> Symmetry:
        """What faced north faces south, so the symbol on the far side is seen instead."""
        turned = board_maps(SIDE)["rotate-180"]
        opposite = [SYMBOLS.index(OPPOSITE[symbol]) for symbol in SYMBOLS]
        order = {"own_north": opposite, "other_north": opposite}
        actions = tuple(self.action_of[_half_turned(move, turned)] for move in self.moves)
        return Symmetry("rotate-180", actions, turned_values(self.parts, turned, order))

    def observation(self, view: View, seat: Seat) -> list[float]:
        return self._observation(typed_view(view, DeblockleView), seat)

    def _observation(self, view: DeblockleView, seat: Seat) -> list[float]:
        sides = (seat, 1 - seat)
        blocks = {(block["square"], block["colour"]): block for block in view["blocks"]}
        shown = (_shown(blocks, COLOURS[c], face) for c in sides for face in SHOWN_FACES)
        dice = [view["dice"][colour].count(symbol) for colour in sides for symbol in SYMBOLS]
        left = MOST_QUIET if view["limit"] is None else view["limit"] - view["quiet"]
        return [
            *(value for plane in shown for value in plane),
            *dice,
            *one_hot(len(STAGES), STAGES.index(view["stage"])),
            *(view["placing"] == COLOURS[colour] for colour in sides),
            *one_hot(2, seat),
            min(left, MOST_QUIET),
            view["to_play"] == seat,
        ]


def _half_turned(move: str, turned: tuple[int, ...]) -> str:
    """A turn or a placing as the player opposite would write it."""
    faces, at, squares = move.rpartition("@")
    names = [squares[i : i + 2] for i in range(0, len(squares), 2)]
    after = "".join(SQUARES[turned[INDEX[name]]] for name in names)
    return f"{faces[0]}{OPPOSITE[faces[1]]}{at}{after}" if at else after


def _shown(
    blocks: dict[tuple[str, ColourName], BlockView], colour: ColourName, face: Face
) -> Iterator[bool]:
    """For each symbol, the squares where a block of a colour shows it on this face."""
    standing = [blocks.get((name, colour)) for name in SQUARES]
    shown = [block[face] if block else None for block in standing]
    return (found == symbol for symbol in SYMBOLS for found in shown)


def _turns() -> Iterator[Turn]:
    for origin in range(len(SQUARES)):
        for to in NEXT[origin] if origin not in STARS else ():
            if to is not None:
                yield Turn(origin, to)
                yield from (Turn(origin, to, end) for end in _ends(to))


def _ends(to: int) -> list[int]:
    """Where a hop from here can end on an empty board. D2: who is on a star space has left."""
    if to in STARS:
        return []
    steps = {
        third for one in ORTHOGONAL[to] for two in ORTHOGONAL[one] for third in ORTHOGONAL[two]
    }
    lines = {end for direction in DIRECTIONS for end in _line(to, direction)}
    return sorted((steps | lines | set(DIAGONAL[to])) - STARS)


def _line(at: int, direction: int) -> Iterator[int]:
    while (following := NEXT[at][direction]) is not None:
        yield following
        at = following


ENCODING = DeblockleEncoding()
