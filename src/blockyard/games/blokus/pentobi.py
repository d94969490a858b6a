"""The dialect of Pentobi: how Blokus is spoken over GTP, so that engines can meet.

GTP commands come line by line and an answer goes back for each; the loop that reads and writes
is not here. This is what Blokus adds: names of games and colours, how moves are written, and the
commands that other games do not have. In Pentobi's Duo the first colour begins on e10 and the
second on j5. Our rules let the first choose (U4.1), so a game that began on j5 is spoken turned
by half a turn, and what is heard is turned back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from blockyard.core.contract import Refusal
from blockyard.core.gtp import Dialect
from blockyard.games.blokus.pieces import Board, read_names
from blockyard.games.blokus.rules import Position

# By the name that Pentobi gives a game: its key and the number of seats.
GAMES = {
    "blokus duo": ("blokus-duo", 2),
    "blokus": ("blokus-classic", 4),
    "blokus two-player": ("blokus-classic", 2),
    "blokus three-player": ("blokus-classic", 3),
}
DUO_COLOURS = (("1", "b", "black", "blue"), ("2", "w", "white", "green"))
CLASSIC_COLOURS = (
    ("1", "b", "blue"),
    ("2", "y", "yellow"),
    ("3", "r", "red"),
    ("4", "g", "green"),
)
THEIR_FIRST_START = "e10"

Answer = Callable[[str], str]


def game_named(text: str) -> tuple[str, int]:
    """The key and the seats of a game by Pentobi's name for it.

    >>> game_named("Blokus Duo")
    ('blokus-duo', 2)
    """
    try:
        return GAMES[" ".join(text.lower().split())]
    except KeyError:
        raise ValueError(f"unknown game variant: {text[:40]}") from None


def colour_named(position: Position, text: str) -> int:
    """The colour by the name or number that Pentobi gives it."""
    for colour, names in enumerate(CLASSIC_COLOURS if position.table.corners else DUO_COLOURS):
        if text.lower() in names:
            return colour
    raise ValueError(f"unknown colour: {text[:20]}")


def half_turn(board: Board, move: str) -> str:
    """A move on the board turned by 180 degrees, its squares in the order of writing.

    >>> half_turn(Board(14), "j5,j6")
    'e9,e10'
    """
    last = board.side**2 - 1
    squares = [board.square[name] for name in read_names(move) or () if name in board.square]
    return ",".join(board.names[last - square] for square in sorted(squares, reverse=True))


def is_turned(start: Position, moves: list[str]) -> bool:
    """Whether a game of Duo began on the other point than Pentobi's first colour does."""
    if start.table.corners or not moves:
        return False
    return THEIR_FIRST_START not in moves[0].split(",")


@dataclass(frozen=True)
class Habits(Dialect):
    """What a general GTP loop has to know: Pentobi's names of games and colours. Our searches
    begin on e10 (kernel.py), so moves are written as they are."""

    key: str = "blokus-duo"

    def is_called(self, name: str) -> bool:
        return GAMES.get(" ".join(name.lower().split()), ("", 0))[0] == self.key


@dataclass
class Pentobi:
    """One game as Pentobi tells it: `start` and our `moves`; `genmove` is asked for a move of
    ours, and `values` for the values of all of them, the best first."""

    start: Position
    genmove: Callable[[Position], str]
    values: Callable[[Position], list[tuple[str, float]]] = lambda position: []
    cputime: Callable[[], float] = lambda: 0.0
    moves: list[str] = field(default_factory=list)

    # --- moves, theirs and ours ----------------------------------------------------

    @property
    def position(self) -> Position:
        position = self.start
        for move in self.moves:
            position = position.after(move)
        return position

    def ours(self, move: str) -> str:
        """A move as they write it, on our board."""
        turned = is_turned(self.start, self.moves)
        return half_turn(self.start.table.board, move) if turned else move

    theirs = ours  # half a turn back is half a turn

    # --- commands ------------------------------------------------------------------

    @property
    def commands(self) -> dict[str, Answer]:
        """What Blokus adds to GTP or says in its own way; each takes the rest of its line."""
        return {
            "play": self._play,
            "genmove": self._genmove,
            "reg_genmove": self._reg_genmove,
            "all_legal": self._all_legal,
            "final_score": self._final_score,
            "move_values": self._move_values,
            "undo": self._undo,
            "clear_board": self._clear_board,
            "showboard": self._showboard,
            "cputime": lambda _: f"{self.cputime():.3f}",
        }

    def answer(self, command: str, rest: str) -> str:
        """What to answer; raises ValueError with the words after the question mark."""
        try:
            return self.commands[command](rest.strip())
        except Refusal as refusal:
            clause, reason = refusal.objection.clause, refusal.objection.reason
            raise ValueError(f"illegal move: {clause}-{reason}") from None
        except KeyError:
            raise ValueError("unknown command") from None

    def _play(self, rest: str) -> str:
        name, _, move = rest.partition(" ")
        self._expect_turn(name)
        if move.strip().lower() == "pass":
            raise ValueError("illegal move: nobody passes who can place")
        self._make(self.ours(move.strip().lower()))
        return ""

    def _genmove(self, rest: str) -> str:
        move = self._reg_genmove(rest)
        if move != "pass":
            self._make(self.ours(move))
        return move

    def _reg_genmove(self, rest: str) -> str:
        """The move we would make. A colour that cannot place answers `pass`."""
        position = self.position
        colour = colour_named(position, rest)
        if position.turn is None or position.is_out(colour):
            return "pass"
        self._expect_turn(rest)
        return self._spoken(self.genmove(position))

    def _all_legal(self, rest: str) -> str:
        """One legal move a line."""
        self._expect_turn(rest)
        return "\n".join(sorted(map(self._spoken, self._open_moves(self.position))))

    def _final_score(self, _: str) -> str:
        """`B+6`, `W+1` or `0` in Duo; the scores of all seats where there are more colours."""
        scores = [self.position.score(seat) for seat in range(self.start.table.seats)]
        if self.start.table.corners:
            return " ".join(map(str, scores))
        margin = scores[0] - scores[1]
        return f"{'B' if margin > 0 else 'W'}+{abs(margin)}" if margin else "0"

    def _move_values(self, _: str) -> str:
        position = self.position
        if position.turn is None:
            return ""
        values = [(self._spoken(move), value) for move, value in self.values(position)]
        return "\n".join(f"{value:.4f} {move}" for move, value in values)

    def _undo(self, _: str) -> str:
        if not self.moves:
            raise ValueError("cannot undo")
        self.moves.pop()
        return ""

    def _clear_board(self, _: str) -> str:
        self.moves.clear()
        return ""

    def _showboard(self, _: str) -> str:
        position = self.position
        rows = position.table.board.rows(position.table.colours, position.placed)
        if is_turned(self.start, self.moves):
            rows = [row[::-1] for row in reversed(rows)]
        return "\n" + "\n".join(rows)

    # --- small things --------------------------------------------------------------

    def _make(self, move: str) -> None:
        position = self.position
        position.play(move)
        self.moves.append(position.spell(move))

    def _spoken(self, move: str) -> str:
        """A move of ours as they write it. A first move on j5 turns the game."""
        if not self.moves and is_turned(self.start, [move]):
            return half_turn(self.start.table.board, move)
        return self.theirs(move)

    def _open_moves(self, position: Position) -> list[str]:
        """The legal moves; of first moves in Duo only those that Pentobi knows."""
        moves = position.legal_moves()
        return [move for move in moves if self.moves or not is_turned(self.start, [move])]

    def _expect_turn(self, name: str) -> None:
        position = self.position
        if position.turn is None:
            raise ValueError("game over")
        if colour_named(position, name) != position.turn:
            raise ValueError("wrong colour")
