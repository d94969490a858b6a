"""The encoding of both games: actions and observations as numbers, for agents that learn.

With `n` squares and as many sizes as a row has squares:

    action  size * n + to                  a new gobblet, the smallest size first: `1a1` … `4d4`
            sizes * n + origin * n + to    from square to square: `a1b1` … `d4c4`
            the same with origin = to      where touching is final, lift or put there: `a1`

    own, other   for each size, the squares on which such a gobblet of that side is seen; at a
                 memory table only what nothing covers
    beside       own and other: for each size, how many stand ready to be entered
    held         at the square it was lifted from, the size of the gobblet in the hand
    to_play      whether it is the observer's turn

Gobblet has 320 actions and 153 values, Gobblers 108 and 70.
"""

from __future__ import annotations

from functools import cache, cached_property

from blockyard.core.contract import Seat, View, typed_view
from blockyard.core.encoding import Encoding, Part, Symmetry, board_maps, turned_values
from blockyard.games.gobblet.board import COLOURS, Board
from blockyard.games.gobblet.view import GobbletView


class GobbletEncoding(Encoding):
    def __init__(self, board: Board) -> None:
        self.table_board = board
        self.board = board.side, board.side
        self.high = board.side
        side, sizes = board.side, len(board.sizes)
        self.parts = (
            Part("own", (sizes, side, side)),
            Part("other", (sizes, side, side)),
            Part("beside", (2, sizes)),
            Part("held", (side, side)),
            Part("to_play", (1,)),
        )

    @cached_property
    def moves(self) -> tuple[str, ...]:
        squares = self.table_board.squares
        entries = [f"{size}{to}" for size in self.table_board.sizes for to in squares]
        turns = [to if origin == to else origin + to for origin in squares for to in squares]
        return (*entries, *turns)

    def symmetries(self, seats: int) -> tuple[Symmetry, ...]:
        return self._symmetries

    @cached_property
    def _symmetries(self) -> tuple[Symmetry, ...]:
        return tuple(
            Symmetry(name, self._turned_actions(turned), turned_values(self.parts, turned, {}))
            for name, turned in board_maps(self.table_board.side).items()
        )

    def _turned_actions(self, turned: tuple[int, ...]) -> tuple[int, ...]:
        squares, sizes = len(turned), len(self.table_board.sizes)
        entries = [size * squares + to for size in range(sizes) for to in turned]
        moves = [(sizes + origin) * squares + to for origin in turned for to in turned]
        return (*entries, *moves)

    def observation(self, view: View, seat: Seat) -> list[float]:
        return self._observation(typed_view(view, GobbletView), seat)

    def _observation(self, view: GobbletView, seat: Seat) -> list[float]:
        sides = (seat, 1 - seat)
        seen = [self._seen(view, colour) for colour in sides]
        beside = [view["beside"][colour].count(size) for colour in sides for size in self._sizes()]
        return [*seen[0], *seen[1], *beside, *self._held(view), view["to_play"] == seat]

    def _sizes(self) -> range:
        return self.table_board.sizes

    def _seen(self, view: GobbletView, colour: Seat) -> list[bool]:
        names = [f"{size}{COLOURS[colour]}" for size in self._sizes()]
        return [name in stack for name in names for stack in view["squares"]]

    def _held(self, view: GobbletView) -> list[int]:
        held = view["held"]
        if held is None:
            return [0] * len(self.table_board.squares)
        return [int(held[0]) * (s == view["origin"]) for s in self.table_board.squares]


@cache
def encoding_of(board: Board) -> GobbletEncoding:
    return GobbletEncoding(board)
