"""Set-ups of Deblockle for the opening book: how to arrange the blocks that come first.

The first player arranges four of the opponent's blocks. A position of a book would be of little
use: eight dice fall in 15,876 ways. But the four that come first fall in only 126, and how they are
best arranged hardly depends on the others. So the book has, for each of these rolls, the
arrangements that are hardest for the opponent whatever the other blocks may be. It knows the
standard rules and start spaces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from heapq import nlargest
from itertools import combinations_with_replacement, permutations, product
from random import Random

from blockyard.core.book import Book
from blockyard.core.contract import Seat
from blockyard.games.deblockle.board import (
    EMPTY,
    INDEX,
    SIDE,
    SQUARES,
    Placing,
    Variant,
    write_blocks,
)
from blockyard.games.deblockle.cube import SYMBOLS, norths
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN, fill_tables, turns_alone
from blockyard.games.deblockle.options import OPTIONS, agreed
from blockyard.games.deblockle.rules import DeblockleState
from blockyard.games.deblockle.setup import ORDERS, SetUp

BLOCKS = 4
REPLIES = 12
"""The opponent is expected to choose one of the best so many, by the same measure."""
STANDARD: Variant = agreed({option.name: option.default for option in OPTIONS})
FIRST, SECOND = ORDERS[STANDARD.set_up]
"""Whose blocks are put down first, and whose then."""
Arrangement = tuple[str, ...]


def book_moves(book: Book, state: DeblockleState) -> Mapping[str, float]:
    """Blocks that the book puts down next, with the value of their best arrangement."""
    setup = state.setup
    if setup is None or state.variant != STANDARD or setup.placing != FIRST:
        return {}
    placed = set(write_blocks(state.squares, FIRST))
    roll = [*setup.dice[FIRST], *(block[0] for block in placed)]
    moves: dict[str, float] = {}
    for written, value in book.get(sorted_roll(roll), {}).items():
        arrangement = set(written.split(","))
        if placed <= arrangement:
            moves |= {block: max(value, moves.get(block, -1)) for block in arrangement - placed}
    return moves


def sorted_roll(symbols: Sequence[str]) -> str:
    return "".join(sorted(symbols, key=SYMBOLS.index))


class Arrangements:
    """What a book of set-ups is made from (core.kernel.SetUps)."""

    seat: Seat = 1 - FIRST

    def rolls(self) -> list[str]:
        return ["".join(roll) for roll in combinations_with_replacement(SYMBOLS, BLOCKS)]

    def candidates(self, roll: str, most: int) -> list[str]:
        """The arrangements whose blocks need the most turns to leave if they were alone."""
        return [",".join(sorted(blocks)) for blocks in slowest(FIRST, roll, most)]

    def position(self, roll: str, arrangement: str, rng: Random) -> DeblockleState:
        """A position that may follow: other blocks, and a good reply."""
        other = sorted_roll(rng.choices(SYMBOLS, k=BLOCKS))
        dice = (other, roll) if FIRST else (roll, other)
        setup = SetUp(STANDARD, (0, 0), (tuple(dice[0]), tuple(dice[1])))
        state = DeblockleState(STANDARD, EMPTY, setup=setup)
        for block in (*arrangement.split(","), *rng.choice(slowest(SECOND, other, REPLIES))):
            state = state.after(block)
        return state


@cache
def slowest(colour: Seat, roll: str, most: int) -> list[Arrangement]:
    """The arrangements of a roll that need the most turns, equal ones at random."""
    rng = Random(f"{colour} {roll}")
    spaces = [SQUARES[square] for square in STANDARD.starts[colour]]
    all_of_them = (
        tuple(
            str(Placing(top, north, space))
            for top, north, space in zip(tops, turned, spaces, strict=True)
        )
        for tops in sorted(set(permutations(roll)))
        for turned in product(*map(norths, tops))
    )
    return nlargest(
        most,
        all_of_them,
        key=lambda blocks: (sum(_turns(colour, block) for block in blocks), rng.random()),
    )


@cache
def _turns(colour: Seat, block: str) -> int:
    fill_tables()
    cube, square = WRITTEN.index(block[:2]), INDEX[block[3:]]
    kernel_square = 8 * (square // SIDE) + square % SIDE
    return turns_alone(colour, kernel_square, cube, STANDARD.slider == "before-star")
