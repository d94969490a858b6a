"""Blokus on boards so small that every position has been searched: for research, not for players.

Starting points and rules are those of Duo; there are only the small pieces. Nothing but the rules
plays these games, which is fast enough for them.
"""

from __future__ import annotations

from blockyard.core.solved import Solved
from blockyard.games.blokus.game import DUO, SHARED, Blokus
from blockyard.games.blokus.pieces import PIECES, SIZES, Board
from blockyard.games.blokus.rules import Variant


def pieces_up_to(size: int) -> tuple[str, ...]:
    return tuple(piece for piece in PIECES if SIZES[piece] <= size)


class SmallBlokus(Blokus):
    seats = (2,)
    clauses = SHARED + DUO

    def __init__(self, side: int, starts: tuple[str, str], largest: int, value: float) -> None:
        self.key, self.title = f"blokus-{side}x{side}", f"Blokus {side} x {side}"
        pieces = pieces_up_to(largest)
        self.variant = Variant(Board(side), "op", starts, corners=False, pieces=pieces)
        self.solved = (Solved(self.key, value),)


FOUR = SmallBlokus(4, ("b2", "c3"), largest=4, value=1)
FIVE = SmallBlokus(5, ("b2", "d4"), largest=3, value=0)
