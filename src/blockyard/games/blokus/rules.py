"""Blokus Duo, following its rulebook (Green Board Game Company), and Blokus Classic.

Each rule below cites the clause it comes from. `legal_moves` generates placements from the corners
of the pieces on the board; `objection` examines the squares of one move and names the clause that
forbids it. The two share no code, and the tests check one against the other.

A *seat* decides, a *colour* is placed: in Classic for two each seat has two colours, for three the
seats share Green.

Where the rulebook is silent we made a ruling; docs/rulings/blokus.md gives the reasons:
  - the higher score wins, equal scores are a draw (U2.1); with more than two seats all who
    share the highest score win together, unless all are level (U10.4);
  - the second player begins on the starting point that is left (U4.2);
  - a piece must be placed as long as one can be (U6.1);
  - all of Classic (U9, U10), which the rulebook only names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TypeVar

from blockyard.core.contract import Objection, Outcome, Seat, State, over
from blockyard.games.blokus.pieces import (
    PIECES,
    SHAPES,
    SINGLE,
    SIZES,
    Board,
    Placement,
    each,
    read_names,
)
from blockyard.games.blokus.view import BlokusView, ColourView

Colour = int
Squares = list[int]
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Variant:
    """What is agreed before the game: the board, the colours in their order, where they begin.

    With `corners` the starting squares belong to the colours one by one, as in Classic;
    otherwise each is open to both, as in Duo. A small game has fewer `pieces`.
    """

    board: Board
    colours: str
    starts: tuple[str, ...]
    corners: bool
    seats: int = 2
    pieces: tuple[str, ...] = PIECES

    def starts_of(self, colour: Colour) -> tuple[str, ...]:
        """U9: a colour's own corner. U4.1: in Duo either point."""
        return self.starts[colour : colour + 1] if self.corners else self.starts

    def owner(self, colour: Colour) -> Seat | None:
        """U10: the colours go round the seats; at a table for three Green is nobody's."""
        if self.seats == 3:
            return None if colour == 3 else colour
        return colour % self.seats


@dataclass(frozen=True, slots=True)
class BlokusState(State):
    """The squares each colour covers, the pieces it has left, and the colour to play.

    `turn` is None once the game is over. `single_last` are the colours that placed all their
    pieces and the single square last, `stopped` the seats that left a game of more than two.
    """

    variant: Variant
    placed: tuple[int, ...]
    left: tuple[tuple[str, ...], ...]
    turn: Colour | None = 0
    single_last: frozenset[Colour] = frozenset()
    stopped: frozenset[Seat] = frozenset()
    skipped: tuple[Seat, ...] = field(default=(), compare=False)

    @property
    def agreed(self) -> dict[str, str]:
        return {"seats": str(self.variant.seats)}

    @property
    def colours(self) -> range:
        return range(len(self.variant.colours))

    @property
    def covered(self) -> int:
        """Every square with a piece on it, of whatever colour."""
        everything = 0
        for squares in self.placed:
            everything |= squares
        return everything

    # --- where a piece may lie: built from the corners of what is there ----------

    def legal_moves(self) -> list[str]:
        """U6.1: only placing is a move; there is no passing while a piece can be placed."""
        if self.turn is None:
            return []
        return sorted({placement.move for placement in self._places(self.turn)})

    def _places(self, colour: Colour) -> Iterator[Placement]:
        """U5: through an anchor, clear of everything closed. Some come more than once."""
        closed = self._closed_to(colour)
        for square in each(self._anchors(colour) & ~closed):
            through = self.variant.board.through[square]
            for piece in self.left[colour]:
                for placement in through[piece]:
                    if not placement.squares & closed:
                        yield placement

    def _anchors(self, colour: Colour) -> int:
        """U5.1: the squares at own corners; for a first piece, U4 and U9: where it begins."""
        own = self.placed[colour]
        if own:
            return self.variant.board.cornering(own)
        return self.variant.board.squares(self.open_starts(colour))

    def _closed_to(self, colour: Colour) -> int:
        """U5.5: no overlap. U5.2: nothing along own sides; U5.3: others' sides do not matter."""
        return self.covered | self.variant.board.beside(self.placed[colour])

    def open_starts(self, colour: Colour) -> tuple[str, ...]:
        """U4, U9: where a colour with nothing on the board can begin; U4.2: not where the
        other colour did."""
        covered, square = self.covered, self.variant.board.square
        return tuple(s for s in self.variant.starts_of(colour) if not covered >> square[s] & 1)

    # --- what forbids a move: seen from the squares of that move -----------------

    def spell(self, move: str) -> str:
        return self.variant.board.spell(move)

    def objection(self, move: str) -> Objection | None:
        if self.outcome:
            return over(self.outcome)
        names = read_names(move)
        if names is None:
            return Objection("U1", "notation")
        outside = [name for name in names if name not in self.variant.board.square]
        if outside:
            return Objection("U5", "outside", {"square": outside[0]})
        squares = sorted(self.variant.board.square[name] for name in names)
        return (
            self._objection_to_shape(squares)
            or self._objection_to_piece(squares)
            or self._objection_to_overlap(squares)
            or self._objection_to_start(squares)
            or self._objection_to_sides(squares)
            or self._objection_to_corners(squares)
        )

    def _objection_to_shape(self, squares: Squares) -> Objection | None:
        """U1: every square once, and together one of the shapes."""
        for square, following in pairwise(squares):
            if square == following:
                return Objection("U1", "square-twice", {"square": self._name(square)})
        if self.variant.board.piece_on(squares) not in self.variant.pieces:
            return Objection("U1", "not-a-piece")
        return None

    def _objection_to_piece(self, squares: Squares) -> Objection | None:
        """U5.6: a placed piece stays where it is, so it cannot be placed again."""
        piece = self.variant.board.piece_on(squares)
        if piece is None or piece in self.left[self._mover]:
            return None
        return Objection("U5", "already-placed", {"piece": piece})

    def _objection_to_overlap(self, squares: Squares) -> Objection | None:
        """U5.5: every square has to be empty."""
        for square in squares:
            if self.colour_on(square) is not None:
                return Objection("U5", "overlap", {"square": self._name(square)})
        return None

    def _objection_to_start(self, squares: Squares) -> Objection | None:
        """U4: a first piece covers a starting point. U9: in Classic, its own corner."""
        if self.placed[self._mover]:
            return None
        starts = self.open_starts(self._mover)
        if any(self._name(square) in starts for square in squares):
            return None
        if self.variant.corners:
            return Objection("U9", "corner", {"square": starts[0]})
        return Objection("U4", "start", {"points": starts})

    def _objection_to_sides(self, squares: Squares) -> Objection | None:
        """U5.2: never along the side of an own piece."""
        for square in squares:
            if any(map(self._is_own, self.variant.board.at_sides[square])):
                return Objection("U5", "own-side", {"square": self._name(square)})
        return None

    def _objection_to_corners(self, squares: Squares) -> Objection | None:
        """U5.1: at least one corner of an own piece, once there is one."""
        at_corners = (c for square in squares for c in self.variant.board.at_corners[square])
        if not self.placed[self._mover] or any(map(self._is_own, at_corners)):
            return None
        return Objection("U5", "no-corner")

    @property
    def _mover(self) -> Colour:
        assert self.turn is not None, "nobody moves once the game is over"
        return self.turn

    def _is_own(self, square: int) -> bool:
        return bool(self.placed[self._mover] >> square & 1)

    def _name(self, square: int) -> str:
        return self.variant.board.names[square]

    def colour_on(self, square: int) -> Colour | None:
        return next((c for c in self.colours if self.placed[c] >> square & 1), None)

    # --- what a move does, and whose turn it is then -----------------------------

    def after(self, move: str) -> BlokusState:
        """U5.6: what is placed stays; squares are only ever added."""
        placement, colour = self.variant.board.placements[move], self._mover
        left = tuple(piece for piece in self.left[colour] if piece != placement.piece)
        ended_on_single = not left and placement.piece == SINGLE
        placed = replace(
            self,
            placed=_with(self.placed, colour, self.placed[colour] | placement.squares),
            left=_with(self.left, colour, left),
            single_last=self.single_last | {colour} if ended_on_single else self.single_last,
        )
        return placed._turn_after(colour)

    def _turn_after(self, colour: Colour) -> BlokusState:
        """U6, U9.1: the next colour that can place; U7: when there is none, the game is over."""
        passed: list[Colour] = []
        for step in self.colours:
            following = (colour + step + 1) % len(self.colours)
            if not self.is_out(following):
                found = replace(self, turn=following)
                return replace(found, skipped=found._seats_of(passed))
            passed.append(following)
        return replace(self, turn=None, skipped=())

    def _seats_of(self, passed: list[Colour]) -> tuple[Seat, ...]:
        """U6: the seats passed over, each once; not who plays now with another colour (U9.1),
        nor who stopped and is waited for no longer."""
        owners = dict.fromkeys(self.variant.owner(colour) for colour in passed)
        gone = {self.to_play, *self.stopped}
        return tuple(seat for seat in owners if seat is not None and seat not in gone)

    def is_out(self, colour: Colour) -> bool:
        """U6: a colour that cannot place has retired, and so has that of a seat that stopped.

        It need not be remembered: nothing that others place opens a place again (U6.2).
        """
        return self.variant.owner(colour) in self.stopped or not any(self._places(colour))

    @property
    def to_play(self) -> Seat | None:
        return None if self.turn is None else self.placer(self.turn)

    def placer(self, colour: Colour) -> Seat:
        """Who places the next piece of a colour: its owner. U10.3: at a table for three the
        n-th Green piece is due from seat (n-1) mod 3, even if its own colour is blocked."""
        owner = self.variant.owner(colour)
        if owner is not None:
            return owner
        due = self.count(colour) % self.variant.seats
        while due in self.stopped:  # U10.5: the next seat that has not stopped
            due = (due + 1) % self.variant.seats
        return due

    def count(self, colour: Colour) -> int:
        """How many pieces a colour has placed."""
        return len(self.variant.pieces) - len(self.left[colour])

    def retire(self, seat: Seat) -> BlokusState:
        """M1.1, U6: the colours of a seat that stopped retire and keep their score."""
        assert self.variant.seats > 2, "with two seats the match is over when one stops"
        without = replace(self, stopped=self.stopped | {seat}, skipped=())
        if self.turn is not None and self.variant.owner(self.turn) == seat:
            return without._turn_after(self.turn)
        return without

    # --- how it ends -------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """U7: over when every colour is blocked or out of pieces. U2: the score decides."""
        if self.turn is not None:
            return None
        scores = tuple(self.score(seat) for seat in range(self.variant.seats))
        return Outcome(self._winners(scores), "U2", scores)

    def _winners(self, scores: tuple[int, ...]) -> frozenset[Seat]:
        """U2: the highest score. M1.3: of a seat that has not stopped."""
        playing = [seat for seat in range(self.variant.seats) if seat not in self.stopped]
        best = max(scores[seat] for seat in playing)
        winners = frozenset(seat for seat in playing if scores[seat] == best)
        # U2.1, U10.4: all level is a draw; fewer than all who share the lead win together.
        return frozenset() if len(winners) == self.variant.seats else winners

    def score(self, seat: Seat) -> int:
        """U10.2: the colours of a seat are added, each with its own bonus."""
        return sum(self.points(c) for c in self.colours if self.variant.owner(c) == seat)

    def points(self, colour: Colour) -> int:
        """U8: minus 1 for each square not placed."""
        if self.left[colour]:
            return -sum(SIZES[piece] for piece in self.left[colour])
        return self._bonus(colour)

    def _bonus(self, colour: Colour) -> int:
        """U8.1: 15 for all pieces. U8.2: 20 instead if the single square came last."""
        return 20 if colour in self.single_last else 15

    # --- what leaves a position --------------------------------------------------

    def view(self, seat: Seat | None) -> BlokusView:
        """Everything: nothing is hidden."""
        letters = self.variant.colours
        return {
            "side": self.variant.board.side,
            "rows": self.variant.board.rows(letters, self.placed),
            "colours": [self._colour_view(colour) for colour in self.colours],
            "turn": None if self.turn is None else letters[self.turn],
            "to_play": self.to_play,
            "seats": self.variant.seats,
            "stopped": sorted(self.stopped),
            "starts": self._starts_view(),
            "shapes": {piece: SHAPES[piece] for piece in self.variant.pieces},
        }

    def _colour_view(self, colour: Colour) -> ColourView:
        return {
            "colour": self.variant.colours[colour],
            "seat": self.variant.owner(colour),
            "left": list(self.left[colour]),
            "points": self.points(colour),
            "out": colour != self.turn and self.is_out(colour),
        }

    def _starts_view(self) -> dict[str, str]:
        """The starting squares still open, each with the letters of the colours it is for."""
        found: dict[str, str] = {}
        for colour in self.colours:
            if not self.placed[colour] and not self.is_out(colour):
                for name in self.open_starts(colour):
                    found[name] = found.get(name, "") + self.variant.colours[colour]
        return found

    def text(self) -> str:
        """`14/…/14 o 2 - -`: the board, the colour to play, the number of seats, the colours
        that ended on the single square, the seats that stopped."""
        letters = self.variant.colours
        words = (
            self.variant.board.write(letters, self.placed),
            "" if self.turn is None else letters[self.turn],
            str(self.variant.seats),
            "".join(letters[colour] for colour in sorted(self.single_last)),
            "".join(str(seat) for seat in sorted(self.stopped)),
        )
        return " ".join(word or "-" for word in words)


def _with(things: tuple[Thing, ...], at: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:at], thing, *things[at + 1 :])
