"""Set-up positions: pieces placed on the board all at once, as in a file."""

from __future__ import annotations

from dataclasses import replace

from blockyard.core.contract import Game, ImpossiblePosition, Refused, State, impossible
from blockyard.games.blokus.pieces import PIECES, Placement, each
from blockyard.games.blokus.rules import BlokusState, Colour

SINGLE_SQUARE = ("single-last", "single-not-last")


class Layout:
    """The pieces of each colour in the order in which they were placed, and the colour to play."""

    def __init__(self, before: BlokusState) -> None:
        self.before = before
        self.board = before.variant.board
        self.turn: Colour | None = None
        self.pieces = [self._lying(colour) for colour in before.colours]

    def _lying(self, colour: Colour) -> list[str]:
        """What lies there. The single square comes first, unless it was placed last (U8.2)."""
        parts = self.board.joined(self.before.placed[colour])
        moves = [",".join(self.board.names[square] for square in each(part)) for part in parts]
        ends_on_single = colour in self.before.single_last
        return sorted(moves, key=lambda move: ("," not in move) == ends_on_single)

    def lay(self, colour: Colour, text: str) -> None:
        """Place a piece; U5.5 and U5.2 are checked at once, the rest at the end."""
        placement = self._placement(text)
        for own in self.before.colours:
            self._refuse_on("overlap", placement, self._squares(own))
        self._refuse_on("own-side", placement, self.board.beside(self._squares(colour)))
        self.pieces[colour].append(placement.move)

    def _placement(self, text: str) -> Placement:
        placement = self.board.placements.get(self.before.spell(text))
        if placement is None:
            # On an empty board the objection to a wrong shape comes before those to its place.
            empty = replace(self.before, placed=(0,) * len(self.pieces), turn=0)
            objection = empty.objection(text)
            assert objection is not None, "every piece has its place"
            raise ImpossiblePosition(objection)
        return placement

    def _squares(self, colour: Colour) -> int:
        return sum(self.board.placements[move].squares for move in self.pieces[colour])

    def _refuse_on(self, reason: str, placement: Placement, squares: int) -> None:
        if met := placement.squares & squares:
            impossible("U5", reason, square=self.board.names[next(each(met))])

    def take_away(self, text: str) -> None:
        move = self.before.spell(text)
        for pieces in self.pieces:
            if move in pieces:
                pieces.remove(move)
                return
        raise Refused("blksgf-not-there", given=text[:40])

    def position(self, game: Game, mover: Colour | None) -> State:
        """The position of the set-up, if a game can reach it. Without a turn of its own it is the
        turn of `mover`, or else of the colour to play before."""
        left = [self._left(colour) for colour in self.before.colours]
        placed = [self._squares(colour) for colour in self.before.colours]
        laid = replace(self.before, placed=tuple(placed), left=tuple(left), turn=None)
        turns = (turn for turn in (self.turn, mover, self.before.turn) if turn is not None)
        laid = replace(laid, turn=_able(laid, next(turns, 0)))
        return self._read(game, laid)

    def _left(self, colour: Colour) -> tuple[str, ...]:
        lying = {self.board.placements[move].piece for move in self.pieces[colour]}
        return tuple(piece for piece in PIECES if piece not in lying)

    def _read(self, game: Game, laid: BlokusState) -> State:
        """U8.2: the order of placing decides who ended on the single square, if it can."""
        ended = {c for c in laid.colours if not laid.left[c] and "," not in self.pieces[c][-1]}
        for _ in laid.colours:
            try:
                return game.read(replace(laid, single_last=frozenset(ended)).text())
            except ImpossiblePosition as refusal:
                if refusal.objection.reason not in SINGLE_SQUARE:
                    raise
                ended ^= {laid.variant.colours.index(str(refusal.objection.params["colour"]))}
        return game.read(replace(laid, single_last=frozenset(ended)).text())


def _able(laid: BlokusState, first: Colour) -> Colour | None:
    """U6: the first colour from here on that can place; U7: or none."""
    count = len(laid.colours)
    turns = ((first + step) % count for step in range(count))
    return next((colour for colour in turns if not laid.is_out(colour)), None)
