"""Actions and observations of Duo and Classic.

An action is a placement of the colour to play. Placements are numbered orientation by orientation,
in the order of `placement_tables.orientations`: all places of the first one, row by row from a1,
then those of the next. Duo has 13,729 actions, Classic 30,433.

    board     for each colour, the squares it covers, row by row from a1
    pieces    for each colour, which of the 21 pieces it has left, in the order of `PIECES`
    turn      which colour is to play; none when the game is over
    mine      which colours belong to the observing seat
    colour    which colour of the table comes first here: 0 is the one that begins

Colours are in the order of play. The first is the one to play if the observing seat places it, and
otherwise that seat's own. Duo has 440 values, Classic 1,696.
"""

from __future__ import annotations

from functools import cache, cached_property

from blockyard.core.contract import Seat, View, typed_view
from blockyard.core.encoding import Encoding, Part, one_hot
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.pieces import PIECES, Board
from blockyard.games.blokus.view import BlokusView, ColourView


class BlokusEncoding(Encoding):
    def __init__(self, board: Board, colours: int) -> None:
        self.board = board
        self.parts = (
            Part("board", (colours, board.side, board.side)),
            Part("pieces", (colours, len(PIECES))),
            Part("turn", (colours,)),
            Part("mine", (colours,)),
            Part("colour", (colours,)),
        )

    @cached_property
    def moves(self) -> tuple[str, ...]:
        return tuple(
            self._move(orientation, x, y)
            for orientation in placement_tables.orientations()
            for y in range(self.origins(orientation)[1])
            for x in range(self.origins(orientation)[0])
        )

    def origins(self, orientation: placement_tables.Orientation) -> tuple[int, int]:
        """The number of columns and of rows in which an orientation can start."""
        columns, rows = (
            self.board.side - max(ends) for ends in zip(*orientation.cells, strict=True)
        )
        return columns, rows

    def _move(self, orientation: placement_tables.Orientation, x: int, y: int) -> str:
        side = self.board.side
        return ",".join(self.board.names[(y + dy) * side + x + dx] for dx, dy in orientation.cells)

    def observation(self, view: View, seat: Seat) -> list[float]:
        return _observation(typed_view(view, BlokusView), seat)


def _observation(view: BlokusView, seat: Seat) -> list[float]:
    colours = view["colours"]
    names = [colour["colour"] for colour in colours]
    turn = None if view["turn"] is None else names.index(view["turn"])
    first = turn if view["to_play"] == seat and turn is not None else _own(colours, seat)
    order = [*range(first, len(colours)), *range(first)]
    squares = "".join(reversed(view["rows"]))
    return [
        *(sign == names[c] for c in order for sign in squares),
        *(piece in colours[c]["left"] for c in order for piece in PIECES),
        *one_hot(len(order), None if turn is None else order.index(turn)),
        *(colours[c]["seat"] == seat for c in order),
        *one_hot(len(order), first),
    ]


def _own(colours: list[ColourView], seat: Seat) -> int:
    """The first colour of a seat."""
    return next(c for c, colour in enumerate(colours) if colour["seat"] == seat)


@cache
def encoding_of(board: Board, colours: int) -> BlokusEncoding:
    return BlokusEncoding(board, colours)
