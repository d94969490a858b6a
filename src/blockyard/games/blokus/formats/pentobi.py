"""Pentobi's GTP dialect for Blokus, for matches between engines.

The commands are those of GTP and cli/gtp.py; the dialect adds names of games and colours, colours
that pass, and the score. In Pentobi's Duo the first colour starts on e10 and the second on j5. Our
rules let the first one choose (U4.1), so a game that started on j5 is sent to another engine
rotated by 180 degrees, and its moves are rotated back. Our own searches start on e10
(kernel/bitboard.py), so our moves need no rotation.
"""

from __future__ import annotations

from dataclasses import dataclass

from blockyard.core.contract import State
from blockyard.core.gtp import GtpDialect
from blockyard.games.blokus.pieces import Board, read_names
from blockyard.games.blokus.rules import BlokusState, Colour

DUO_NAMES = {2: "Blokus Duo"}
CLASSIC_NAMES = {4: "Blokus", 2: "Blokus Two-Player", 3: "Blokus Three-Player"}
DUO_COLOURS = (("1", "b", "black", "blue"), ("2", "w", "white", "green"))
CLASSIC_COLOURS = (
    ("1", "b", "blue"),
    ("2", "y", "yellow"),
    ("3", "r", "red"),
    ("4", "g", "green"),
)
THEIR_FIRST_START = "e10"


def half_turn(board: Board, move: str) -> str:
    """A move on the board turned by 180 degrees, its squares in the order of writing.

    >>> half_turn(Board(14), "j5,j6")
    'e9,e10'
    """
    last = board.side**2 - 1
    squares = [board.square[name] for name in read_names(move) or () if name in board.square]
    return ",".join(board.names[last - square] for square in sorted(squares, reverse=True))


@dataclass(frozen=True)
class Pentobi(GtpDialect):
    """The dialect of Duo, or of Classic."""

    board: Board | None = None
    """The board of Duo, which may have to be rotated for them; None in Classic."""

    # --- which game ------------------------------------------------------------------

    def seats_called(self, name: str) -> int | None:
        """
        >>> Pentobi().seats_called("blokus  two-player")
        2
        """
        spoken = " ".join(name.lower().split())
        return next((seats for seats, name in self._names.items() if name.lower() == spoken), None)

    def called(self, state: State) -> str:
        return self._names[_position(state).variant.seats]

    @property
    def _names(self) -> dict[int, str]:
        return DUO_NAMES if self.board else CLASSIC_NAMES

    # --- whose turn ------------------------------------------------------------------

    def colour(self, state: State) -> str:
        """A seat may have more than one colour, so the colour is named, not the seat."""
        turn = _position(state).turn
        assert turn is not None, "nobody plays once the game is over"
        letter, number = 1, 0  # Pentobi 26 takes letters in Duo only, and numbers in Classic only
        return self._colours[turn][letter if self.board else number]

    def is_turn_of(self, colour: str, state: State) -> bool | None:
        found = self._colour_called(colour)
        return None if found is None else found == _position(state).turn

    def is_blocked(self, colour: str, state: State) -> bool:
        """U6: a colour that cannot place passes; U7: at the end all do."""
        found = self._colour_called(colour)
        return found is not None and _position(state).is_out(found)

    def _colour_called(self, name: str) -> Colour | None:
        called = [c for c, names in enumerate(self._colours) if name.lower() in names]
        return called[0] if called else None

    @property
    def _colours(self) -> tuple[tuple[str, ...], ...]:
        return DUO_COLOURS if self.board else CLASSIC_COLOURS

    # --- moves and scores --------------------------------------------------------------

    def knows(self, move: str, state: State) -> bool:
        """They do not know a first move of Duo on j5."""
        return not (self._is_turned(move) and not any(_position(state).placed))

    def written(self, move: str, first: str) -> str:
        if self.board and self._is_turned(first):
            return half_turn(self.board, move)
        return move

    def read(self, text: str, first: str | None) -> str:
        return text if first is None else self.written(text, first)

    def _is_turned(self, first: str) -> bool:
        return self.board is not None and THEIR_FIRST_START not in first.split(",")

    def score(self, state: State) -> str:
        """`B+6`, `W+1` or `0` between two, at any time; otherwise the points of each seat."""
        position = _position(state)
        points = [position.score(seat) for seat in range(position.variant.seats)]
        if len(points) > 2:
            return " ".join(map(str, points))
        margin = points[0] - points[1]
        return f"{'B' if margin > 0 else 'W'}+{abs(margin)}" if margin else "0"


def _position(state: State) -> BlokusState:
    assert isinstance(state, BlokusState), "another game's position"
    return state
