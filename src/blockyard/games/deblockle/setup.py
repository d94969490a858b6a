"""D3 and D10: the blocks are rolled like dice, then each player arranges the opponent's.

First CHANCE rolls all blocks, Gold's and then Blue's, one a move: `die=X` (D3.1). Then one
block a move is put on a free start space of its own colour, with the rolled symbol on top and
turned as the arranging player likes: `XL@c5` (D3.3). The player who moves first arranges
first, so Gold puts down Blue's blocks and Blue answers with Gold's (D3.2); or the other way
round (D3.4); or CHANCE does it all, every space and every turn alike (D3.5).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from blockyard.core.contract import CHANCE, Objection, Params, Seat
from blockyard.games.deblockle.board import (
    BLUE,
    EMPTY,
    GOLD,
    INDEX,
    SQUARES,
    Block,
    Placing,
    Squares,
    Variant,
    read_placing,
    with_block,
)
from blockyard.games.deblockle.cube import CUBES, SYMBOLS, norths

SUGGESTED = {
    1: (("d1",), ("d7",)),
    2: (("c1", "e1"), ("c7", "e7")),
    3: (("c1", "e1", "d3"), ("c7", "e7", "d5")),
    4: (("c1", "e1", "c3", "e3"), ("c5", "e5", "c7", "e7")),
}
"""D10.1: the start spaces for each number of blocks, Gold's and Blue's."""

ORDERS = {
    "first-mover-first": (BLUE, GOLD),
    "second-mover-first": (GOLD, BLUE),
    "quick": (GOLD, BLUE),
}
"""D3: whose blocks are put down first. They are the other player's to arrange."""

Dice = tuple[tuple[str, ...], tuple[str, ...]]
Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class SetUp:
    """The blocks of each colour still to be rolled, the dice still to be placed, the board."""

    variant: Variant
    unrolled: tuple[int, int]
    dice: Dice = ((), ())
    squares: Squares = EMPTY

    @property
    def rolling(self) -> Seat | None:
        """D3.1: whose blocks are being rolled: Gold's, then Blue's."""
        return next((colour for colour in (GOLD, BLUE) if self.unrolled[colour]), None)

    @property
    def placing(self) -> Seat | None:
        """D3.2: whose blocks are being put down, once all are rolled."""
        if self.rolling is not None:
            return None
        return next((colour for colour in ORDERS[self.variant.set_up] if self.dice[colour]), None)

    @property
    def done(self) -> bool:
        return self.rolling is None and self.placing is None

    @property
    def to_play(self) -> Seat:
        if self.placing is None or self.variant.set_up == "quick":
            return CHANCE
        return 1 - self.placing

    def free(self, colour: Seat) -> list[int]:
        """The start spaces of a colour that are still empty."""
        return [square for square in self.variant.starts[colour] if not self.squares[square]]

    def tops(self, colour: Seat) -> tuple[str, ...]:
        """D3.3: the rolled symbols one may put down now, equal ones once.

        D3.5: the quick set-up takes the dice one after another; so every arrangement of the
        blocks is as likely as every other.
        """
        left = tuple(sorted(set(self.dice[colour]), key=SYMBOLS.index))
        return left[:1] if self.variant.set_up == "quick" else left

    def legal_moves(self) -> list[str]:
        if self.rolling is not None:
            return sorted(f"die={symbol}" for symbol in SYMBOLS)
        assert self.placing is not None, "the set-up is over"
        colour = self.placing
        return sorted(
            str(Placing(top, north, SQUARES[square]))
            for top in self.tops(colour)
            for north in norths(top)
            for square in self.free(colour)
        )

    # --- what forbids a move ----------------------------------------------------

    def objection(self, move: str) -> Objection | None:
        if self.rolling is not None:
            known = move[:-1] == "die=" and move[-1] in SYMBOLS
            return None if known else Objection("D3", "die-notation")
        wanted = read_placing(move)
        if wanted is None:
            return Objection("D3", "notation")
        return self._objection_to_block(wanted) or self._objection_to_space(wanted.square)

    def _objection_to_block(self, wanted: Placing) -> Objection | None:
        """D3: the symbol that was rolled stays on top; the block may be turned under it."""
        assert self.placing is not None
        left = self.dice[self.placing]
        if wanted.top not in left:
            return Objection("D3", "not-rolled", {"top": wanted.top, "left": _listed(left)})
        if self.variant.set_up == "quick" and wanted.top != left[0]:
            return Objection("D3", "dice-in-order", {"top": left[0]})
        return objection_to_turning(wanted.top, wanted.north)

    def _objection_to_space(self, name: str) -> Objection | None:
        assert self.placing is not None
        names = [SQUARES[square] for square in self.variant.starts[self.placing]]
        free = tuple(name for name in names if not self.squares[INDEX[name]])
        if name in free:
            return None
        reason = "space-taken" if name in names else "not-a-start"
        return Objection("D3", reason, {"square": name, "free": free})

    # --- what a move does --------------------------------------------------------

    def after(self, move: str) -> SetUp:
        if self.rolling is not None:
            return self._rolled(self.rolling, move[-1])
        wanted = read_placing(move)
        assert wanted is not None and self.placing is not None, "play() objects to what is no move"
        return self._placed(self.placing, wanted)

    def _rolled(self, colour: Seat, symbol: str) -> SetUp:
        dice = sorted((*self.dice[colour], symbol), key=SYMBOLS.index)
        unrolled = _with(self.unrolled, colour, self.unrolled[colour] - 1)
        return replace(self, unrolled=unrolled, dice=_with(self.dice, colour, tuple(dice)))

    def _placed(self, colour: Seat, wanted: Placing) -> SetUp:
        left = list(self.dice[colour])
        left.remove(wanted.top)
        block = Block(colour, CUBES[wanted.top + wanted.north])
        squares = with_block(self.squares, INDEX[wanted.square], block)
        return replace(self, dice=_with(self.dice, colour, tuple(left)), squares=squares)


def objection_to_turning(top: str, north: str) -> Objection | None:
    """A cube has four ways to lie under its top: no other symbol, and not the one below."""
    if north in norths(top):
        return None
    params: Params = {"top": top, "north": north, "norths": _listed(norths(top))}
    return Objection("D3", "no-such-turn", params)


def _listed(symbols: str | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(set(symbols), key=SYMBOLS.index))


def _with(pair: tuple[Part, Part], colour: Seat, part: Part) -> tuple[Part, Part]:
    return (part, pair[1]) if colour == GOLD else (pair[0], part)
