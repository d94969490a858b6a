"""Duo and Classic as numbers.

An action is a placement of the colour to play. Placements are numbered way by way, in the order
of `placement_tables.ways`: all places of the first way in which a piece can lie, row by row from
a1, then those of the next way. Duo has 13,729 of them, Classic 30,433.

    board     for each colour, the squares it covers, row by row from a1
    pieces    for each colour, which of the 21 pieces it has left, in the order of `PIECES`
    turn      which colour is to play; none when the game is over
    mine      which colours belong to the seat that looks
    colour    which colour of the table comes first here: 0 is the one that begins

Colours come in the order of play. The first is the one to play if it is for the seat that looks
to place it, and else that seat's own. Duo has 440 values, Classic 1,696.
"""

from __future__ import annotations

from functools import cache, cached_property

from blockyard.core.contract import Seat, View
from blockyard.core.encoding import Encoding, Part, one_hot
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.pieces import PIECES, Board


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
            self._move(way, x, y)
            for way in placement_tables.ways()
            for y in range(self.places(way)[1])
            for x in range(self.places(way)[0])
        )

    def places(self, way: placement_tables.Way) -> tuple[int, int]:
        """The number of columns, and of rows, in which a way can begin."""
        columns, rows = (self.board.side - max(ends) for ends in zip(*way.cells, strict=True))
        return columns, rows

    def _move(self, way: placement_tables.Way, x: int, y: int) -> str:
        side = self.board.side
        return ",".join(self.board.names[(y + dy) * side + x + dx] for dx, dy in way.cells)

    def observation(self, view: View, seat: Seat) -> list[float]:
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


def _own(colours: list[View], seat: Seat) -> int:
    """The first colour of a seat."""
    return next(c for c, colour in enumerate(colours) if colour["seat"] == seat)


@cache
def encoding_of(board: Board, colours: int) -> BlokusEncoding:
    return BlokusEncoding(board, colours)
