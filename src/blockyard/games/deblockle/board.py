"""The board: squares, star spaces, blocks, what is agreed before the game, and how it is written.

Squares are a1 to g7, column first, row 1 at Gold's edge; inside they are numbered row by row.
A block is written by the symbols on its top and its north side and by its square: `XL@c5`.

A turn is written from-square, square rolled to, end square: `c3c4d4`; without the third where
nothing is hopped (Stop, or leaving the board): `c3c4`. Hoops paths to the same end are one move.
In the set-up `die=X` is what CHANCE rolls, and `XL@c5` is a block put down, by a player or, in
the quick set-up, by CHANCE.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from blockyard.core.contract import Seat
from blockyard.games.deblockle.cube import SYMBOLS, Cube
from blockyard.games.deblockle.view import ColourName

SIDE = 7
SQUARES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdefg")
INDEX = {name: square for square, name in enumerate(SQUARES)}

GOLD, BLUE = 0, 1
COLOURS: tuple[ColourName, ColourName] = ("gold", "blue")
HOME = (INDEX["d2"], INDEX["d6"])
"""The home star of each colour."""
STARS = frozenset(HOME)

BOTH_OFF_LIMIT = 1000


def square_at(column: int, row: int) -> int | None:
    return SIDE * row + column if 0 <= column < SIDE and 0 <= row < SIDE else None


def _neighbours(steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int | None, ...], ...]:
    return tuple(
        tuple(square_at(square % SIDE + right, square // SIDE + up) for right, up in steps)
        for square in range(SIDE * SIDE)
    )


NEXT = _neighbours(((0, 1), (1, 0), (0, -1), (-1, 0)))
"""For each square its neighbours to the north, east, south and west; None over the edge."""
ORTHOGONAL = tuple(tuple(s for s in row if s is not None) for row in NEXT)
DIAGONAL = tuple(
    tuple(s for s in row if s is not None)
    for row in _neighbours(((1, 1), (1, -1), (-1, -1), (-1, 1)))
)


class Block(NamedTuple):
    colour: Seat
    cube: Cube


Squares = tuple[Block | None, ...]
EMPTY: Squares = (None,) * (SIDE * SIDE)


def with_block(squares: Squares, at: int, block: Block | None) -> Squares:
    return (*squares[:at], block, *squares[at + 1 :])


def squares_of(squares: Squares, colour: Seat) -> list[int]:
    return [s for s, block in enumerate(squares) if block and block.colour == colour]


class Turn(NamedTuple):
    """A roll from `origin` to `to` and a hop to `end`, or no hop."""

    origin: int
    to: int
    end: int | None = None

    def __str__(self) -> str:
        end = "" if self.end is None else SQUARES[self.end]
        return SQUARES[self.origin] + SQUARES[self.to] + end


class Placing(NamedTuple):
    """A block put on a square in the set-up."""

    top: str
    north: str
    square: str

    def __str__(self) -> str:
        return f"{self.top}{self.north}@{self.square}"


def spelled(move: str) -> str:
    """A move as we write it: no spaces, symbols in capitals, everything else small."""
    small = "".join(move.split()).lower()
    if "@" in small:
        faces, _, square = small.partition("@")
        return f"{faces.upper()}@{square}"
    if small.startswith("die="):
        return "die=" + small.removeprefix("die=").upper()
    return small


def read_turn(text: str) -> list[str] | None:
    """The two or three squares of a turn, on the board or off it, or None if it is no turn."""
    if not re.fullmatch(r"([a-z][0-9]){2,3}", text):
        return None
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def read_placing(text: str) -> Placing | None:
    """A placing of any two symbols on any square, or None if it is not written as one."""
    found = re.fullmatch(f"([{SYMBOLS}])([{SYMBOLS}])@([a-z][0-9])", text)
    return Placing(*found.groups()) if found else None


@dataclass(frozen=True, slots=True)
class Variant:
    """What is agreed before the game. `repetition` and `turn_limit` are 0 where they are off."""

    starts: tuple[tuple[int, ...], tuple[int, ...]]
    set_up: str = "first-mover-first"
    slider: str = "before-star"
    side_by_side: bool = True
    repetition: int = 3
    turn_limit: int = 100

    @property
    def limit(self) -> int:
        """D12: the turns without a block leaving that draw, or 0. D12.6: some end there must be."""
        return self.turn_limit or (0 if self.repetition else BOTH_OFF_LIMIT)

    def written(self) -> dict[str, str]:
        """Every option as it is written."""
        gold, blue = (",".join(SQUARES[s] for s in start) for start in self.starts)
        return {
            "gold-blocks": str(len(self.starts[GOLD])),
            "blue-blocks": str(len(self.starts[BLUE])),
            "set-up": self.set_up,
            "slider": self.slider,
            "side-by-side": "yes" if self.side_by_side else "no",
            "repetition": str(self.repetition or "off"),
            "turn-limit": str(self.turn_limit or "off"),
            "gold-start": gold,
            "blue-start": blue,
        }

    def __str__(self) -> str:
        """The options in the text of a position; the start spaces say how many blocks."""
        options = self.written().items()
        return " ".join(f"{name}={text}" for name, text in options if "blocks" not in name)


def write_blocks(squares: Squares, colour: Seat) -> list[str]:
    """The blocks of a colour on the board, in the order of their squares."""
    return [
        f"{block.cube}@{SQUARES[s]}"
        for s, block in enumerate(squares)
        if block and block.colour == colour
    ]
