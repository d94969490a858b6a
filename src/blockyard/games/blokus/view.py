"""What a seat sees of a game of Blokus, as JSON: everything, for nothing is hidden."""

from __future__ import annotations

from typing import TypedDict

from blockyard.core.contract import Seat


class ColourView(TypedDict):
    """One colour of the table."""

    colour: str  # its letter: o, p in Duo; b, y, r, g in Classic
    seat: Seat | None  # U10: its owner; None for the colour that three seats share
    left: list[str]  # the pieces still to be placed
    points: int  # U8: so far
    out: bool  # U6: it can place no more


class BlokusView(TypedDict):
    """The board, the colours and whose turn it is."""

    side: int  # of the board
    rows: list[str]  # from the top; the letter of a colour for each square, or a dot
    colours: list[ColourView]  # in the order of play
    turn: str | None  # the letter of the colour to play
    to_play: Seat | None
    seats: int
    stopped: list[Seat]
    starts: dict[str, str]  # U4, U9: open starting squares, and the letters that may use each
    shapes: dict[str, str]  # the drawing of each piece
