"""Actions and observations of Duo and Classic.

An action is a placement of the colour to play. Placements are numbered orientation by orientation,
in the order of `placement_tables.orientations`: all places of the first one, row by row from a1,
then those of the next. Duo has 13,729 actions, Classic 30,433.

    board     for each colour, the squares it covers, row by row from a1
    pieces    for each colour, which of the pieces it has left, in the order of `PIECES`
    turn      the colour to move; none when the game is over
    mine      which colours belong to the observing seat
    colour    which colour of the table comes first here: 0 is the one that begins

Colours are in the order of play. The first is the one to play if the observing seat places it, and
otherwise that seat's own. Duo has 440 values, Classic 1,696.
"""

from __future__ import annotations

from functools import cache, cached_property

from blockyard.core.contract import Seat, View, typed_view
from blockyard.core.encoding import Encoding, Part, Symmetry, board_maps, one_hot, turned_values
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.pieces import PIECES
from blockyard.games.blokus.rules import Variant
from blockyard.games.blokus.view import BlokusView, ColourView


class BlokusEncoding(Encoding):
    canonical_part = "colour"

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        side, colours = variant.board.side, len(variant.colours)
        self.board = side, side
        self.parts = (
            Part("board", (colours, side, side)),
            Part("pieces", (colours, len(variant.pieces))),
            Part("turn", (colours,)),
            Part("mine", (colours,)),
            Part("colour", (colours,)),
        )

    @cached_property
    def moves(self) -> tuple[str, ...]:
        return tuple(
            self._move(orientation, x, y)
            for orientation in placement_tables.orientations()
            if PIECES[orientation.piece] in self.variant.pieces
            for y in range(self.origins(orientation)[1])
            for x in range(self.origins(orientation)[0])
        )

    def origins(self, orientation: placement_tables.Orientation) -> tuple[int, int]:
        """The number of columns and of rows in which an orientation can start."""
        columns, rows = (
            self.variant.board.side - max(ends) for ends in zip(*orientation.cells, strict=True)
        )
        return columns, rows

    def _move(self, orientation: placement_tables.Orientation, x: int, y: int) -> str:
        side, names = self.variant.board.side, self.variant.board.names
        return ",".join(names[(y + dy) * side + x + dx] for dx, dy in orientation.cells)

    # --- symmetries ------------------------------------------------------------------

    def symmetries(self, seats: int) -> tuple[Symmetry, ...]:
        """U9: in Classic the colours have their own corners, so a turn passes them on; with three
        seats, who share Green (U10.3), no two colours are alike."""
        return self._symmetries[:1] if seats == 3 else self._symmetries

    @cached_property
    def _symmetries(self) -> tuple[Symmetry, ...]:
        return tuple(
            self._symmetry(name, turned, shift)
            for name, turned in board_maps(self.variant.board.side).items()
            if (shift := self._shift(turned)) is not None
        )

    def _shift(self, turned: tuple[int, ...]) -> int | None:
        """By how many colours the starting squares move on, or None if they do not fit."""
        square, colours = self.variant.board.square, range(len(self.variant.colours))
        starts = [{square[name] for name in self.variant.starts_of(c)} for c in colours]
        after = [{turned[s] for s in squares} for squares in starts]
        fits = (k for k in colours if after == [*starts[k:], *starts[:k]])
        return next(fits, None)

    def _symmetry(self, name: str, turned: tuple[int, ...], shift: int) -> Symmetry:
        colours = len(self.variant.colours)
        order = {"colour": [(colour - shift) % colours for colour in range(colours)]}
        values = turned_values(self.parts, turned, order)
        return Symmetry(name, self._turned_actions(turned), values)

    def _turned_actions(self, turned: tuple[int, ...]) -> tuple[int, ...]:
        square = self.variant.board.square
        covered = [tuple(square[name] for name in move.split(",")) for move in self.moves]
        action_on = {frozenset(squares): action for action, squares in enumerate(covered)}
        return tuple(action_on[frozenset(turned[s] for s in squares)] for squares in covered)

    @cached_property
    def canonical_turns(self) -> tuple[Symmetry, ...]:
        """Every colour begins where the first one does. In Duo the second sits opposite."""
        maps = board_maps(self.variant.board.side)
        ways = ["identity", "rotate-270", "rotate-180", "rotate-90"]
        if not self.variant.corners:
            ways = ["identity", "rotate-180"]
        return tuple(self._symmetry(way, maps[way], 0) for way in ways)

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
        *(piece in colours[c]["left"] for c in order for piece in view["shapes"]),
        *one_hot(len(order), None if turn is None else order.index(turn)),
        *(colours[c]["seat"] == seat for c in order),
        *one_hot(len(order), first),
    ]


def _own(colours: list[ColourView], seat: Seat) -> int:
    """The first colour of a seat."""
    return next(c for c, colour in enumerate(colours) if colour["seat"] == seat)


@cache
def encoding_of(variant: Variant) -> BlokusEncoding:
    return BlokusEncoding(variant)
