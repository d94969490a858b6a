"""The games Duo and Classic, and reading positions.

A position's text does not name the pieces: pieces of one colour never touch along a side, so each
connected set of squares of a colour is one piece.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from blockyard.core.contract import (
    Game,
    Prompt,
    Say,
    State,
    View,
    first_option,
    impossible,
    typed_view,
)
from blockyard.core.course import Task
from blockyard.core.picture import Picture
from blockyard.games.blokus import insight, puzzles
from blockyard.games.blokus.course import COURSES
from blockyard.games.blokus.editor import BlokusEditor
from blockyard.games.blokus.encoding import BlokusEncoding, encoding_of
from blockyard.games.blokus.formats.blksgf import Blksgf
from blockyard.games.blokus.formats.pentobi import Pentobi
from blockyard.games.blokus.guide import prompt
from blockyard.games.blokus.narration import phrase
from blockyard.games.blokus.picture import draw
from blockyard.games.blokus.pieces import SINGLE, Board, each
from blockyard.games.blokus.rules import BlokusState, Colour, Variant
from blockyard.games.blokus.view import BlokusView

if TYPE_CHECKING:
    from blockyard.core.kernel import FastPosition, LevelOverrides
    from blockyard.games.blokus.kernel.batch import BlokusBatch
    from blockyard.games.blokus.kernel.blokus_kernel import BlokusKernel

# fmt: off
SHARED = (
    "U1", "U2", "U2.1", "U3", "U3.1",
    "U5", "U5.1", "U5.2", "U5.3", "U5.4", "U5.5", "U5.6",
    "U6", "U6.1", "U6.2", "U7", "U8", "U8.1", "U8.2",
)
DUO = ("U4", "U4.1", "U4.2")
CLASSIC = ("U9", "U9.1", "U10", "U10.1", "U10.2", "U10.3", "U10.4", "U10.5")
# fmt: on


class Blokus(Game):
    """What all kinds of Blokus share: the rules, on a table of any size."""

    options = (first_option("U3"),)
    puzzle_themes = puzzles.ALL
    variant: Variant

    def start(
        self, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> BlokusState:
        self.resolve_options(options or {})
        variant = replace(self.variant, seats=self.seated(seats))
        colours = len(variant.colours)
        return BlokusState(variant, (0,) * colours, (variant.pieces,) * colours)

    def prompt(self, state: State) -> Prompt:
        assert isinstance(state, BlokusState)
        return prompt(state)

    def draw(self, view: View, say: Say) -> Picture:
        return draw(typed_view(view, BlokusView), say)

    def phrase(self, view: View, shown: str, say: Say, film: bytes = b"") -> str:
        return phrase(typed_view(view, BlokusView), shown, say)

    def encoding(self) -> BlokusEncoding:
        return encoding_of(self.variant)

    def reasons(self, state: State, move: str) -> list[str]:
        assert isinstance(state, BlokusState), "another game's position"
        return insight.reasons(state, move)

    def puzzle_theme(self, state: State, move: str) -> str:
        assert isinstance(state, BlokusState), "another game's position"
        return puzzles.theme(state, move)

    def editor(self) -> BlokusEditor:
        return BlokusEditor(self.variant, self.start().text())

    # --- reading -----------------------------------------------------------------

    def read(self, text: str) -> BlokusState:
        position = self._written(text)
        self._check_starts(position)
        for colour in position.colours:
            self._check_hangs_together(position, colour)
            self._check_single(position, colour)
        self._check_stopped(position)
        self._check_order(position)
        self._check_turn(position)
        return position

    def _written(self, text: str) -> BlokusState:
        letters = self.variant.colours
        form = rf"([0-9{letters}/]+) ([{letters}]|-) ([0-9]) ([{letters}]+|-) ([0-9]+|-)"
        found = re.fullmatch(form, " ".join(text.split()))
        if found is None or int(found[3]) not in self.seats:
            impossible("", "not-a-position", example=self.start().text())
        board, turn, seats, single_last, stopped = found.groups()
        placed = self.variant.board.read(letters, board)
        if placed is None:
            impossible("U1", "measures", side=self.variant.board.side)
        position = BlokusState(
            replace(self.variant, seats=int(seats)),
            placed,
            tuple(self._left(colour, squares) for colour, squares in enumerate(placed)),
            None if turn == "-" else letters.index(turn),
            frozenset(letters.index(letter) for letter in single_last.strip("-")),
            frozenset(int(seat) for seat in stopped.strip("-")),
        )
        if position.text() != found[0]:  # such as two numbers that should be one
            impossible("", "not-a-position", example=self.start().text())
        return position

    def _left(self, colour: Colour, squares: int) -> tuple[str, ...]:
        """U1: every shape once, and nothing but these shapes."""
        board, letter = self.variant.board, self.variant.colours[colour]
        left = list(self.variant.pieces)
        for part in board.joined(squares):
            piece, square = board.piece_on(each(part)), board.names[next(each(part))]
            if piece not in self.variant.pieces:
                impossible("U1", "too-large", colour=letter, square=square)
            if piece not in left:
                impossible("U1", "piece-twice", colour=letter, piece=piece)
            left.remove(piece)
        return tuple(left)

    def _check_starts(self, position: BlokusState) -> None:
        """U9: every colour on the board covers its corner. U4: in Duo each one of the points."""
        board, letters = self.variant.board, self.variant.colours
        for colour in position.colours:
            own, starts = position.placed[colour], self.variant.starts_of(colour)
            begun = [name for name in starts if own & board.squares([name])]
            if own and len(begun) != 1 and self.variant.corners:
                impossible("U9", "not-in-corner", colour=letters[colour], square=starts[0])
            if own and len(begun) != 1:
                impossible("U4", "not-on-point", colour=letters[colour], points=starts)

    def _check_hangs_together(self, position: BlokusState, colour: Colour) -> None:
        """U5.1: every piece can be reached from the first one over corners."""
        board, own = self.variant.board, position.placed[colour]
        apart = own & ~self._reached(colour, own)
        if apart:
            square = board.names[next(each(apart))]
            impossible("U5", "apart", colour=self.variant.colours[colour], square=square)

    def _reached(self, colour: Colour, pieces: int) -> int:
        """Those of some pieces of a colour that corners link with its first piece."""
        board = self.variant.board
        start, parts = board.squares(self.variant.starts_of(colour)), list(board.joined(pieces))
        reached, grown = 0, sum(part for part in parts if part & start)
        while grown != reached:
            reached, near = grown, grown | board.cornering(grown)
            grown = sum(part for part in parts if part & near)
        return reached

    def _check_single(self, position: BlokusState, colour: Colour) -> None:
        """U8.2: the single square was last, or was not, only where some order allows it."""
        letter, claimed = self.variant.colours[colour], colour in position.single_last
        lasts = set() if position.left[colour] else set(self._lasts(position, colour))
        if claimed and SINGLE not in lasts:
            impossible("U8", "single-not-last", colour=letter)
        if not claimed and lasts == {SINGLE}:
            impossible("U8", "single-last", colour=letter)

    def _lasts(self, position: BlokusState, colour: Colour) -> Iterator[str]:
        """The pieces that can have been placed last: the others hang together without them."""
        own = position.placed[colour]
        for part in self.variant.board.joined(own):
            piece = self.variant.board.piece_on(each(part))
            if piece and self._reached(colour, own & ~part) == own & ~part:
                yield piece

    def _check_stopped(self, position: BlokusState) -> None:
        """M1.2: when a single seat is left, the match is over and there is no position."""
        seats = position.variant.seats
        if len(position.stopped) >= seats - 1 or any(seat >= seats for seat in position.stopped):
            impossible("U7", "too-many-stopped", seats=seats)

    def _check_order(self, position: BlokusState) -> None:
        """U3, U6: colours place in turn, and only one that is out stays behind the others."""
        for colour in position.colours:
            letter, count = self.variant.colours[colour], position.count(colour)
            turns = _turns(position, colour)
            if count > turns:
                impossible("U6", "ahead", colour=letter, count=count, most=turns)
            if count < turns and not position.is_out(colour):
                impossible("U6", "behind", colour=letter, count=count, least=turns)
            # No colour is blocked before its first piece: starting squares are far apart.
            if turns and not count and position.variant.owner(colour) not in position.stopped:
                impossible("U6", "not-begun", colour=letter)

    def _check_turn(self, position: BlokusState) -> None:
        """U6: the colour to play can place. U7: the game is over when none can."""
        if position.turn is not None:
            if position.is_out(position.turn):
                impossible("U6", "cannot-place", colour=self.variant.colours[position.turn])
            return
        for colour in position.colours:
            if not position.is_out(colour):
                impossible("U7", "not-over", colour=self.variant.colours[colour])


def _turns(position: BlokusState, colour: Colour) -> int:
    """How many turns a colour has had. The colour to play was never skipped, so its pieces count
    the rounds. After the end this is unknown; every colour had a first turn."""
    if position.turn is None:
        return max(1, position.count(colour))
    return position.count(position.turn) + (colour < position.turn)


class BlokusInTheBox(Blokus):
    """What Blokus Duo and Blokus Classic share: all 21 pieces, the kernel, courses and files."""

    levels: ClassVar[Mapping[int, LevelOverrides]] = {}
    """Where the levels differ from those of all MCTS kernels."""

    def kernel(self) -> BlokusKernel:
        """The kernel; its compiled modules are loaded on first use."""
        from blockyard.games.blokus.kernel.blokus_kernel import BlokusKernel  # noqa: PLC0415

        return BlokusKernel(self, self.levels)

    def fast_position(self, state: State) -> FastPosition:
        return self.kernel().from_state(state)

    def batch(
        self, games: int, seats: int, options: Mapping[str, str], max_moves: int
    ) -> BlokusBatch:
        from blockyard.games.blokus.kernel.batch import BlokusBatch  # noqa: PLC0415

        return BlokusBatch(self.start(seats), games, self.encoding(), max_moves)

    def course(self) -> tuple[Task, ...]:
        return COURSES[self.key]

    def gtp_dialect(self) -> Pentobi:
        return Pentobi(board=None if self.variant.corners else self.variant.board)

    def file_formats(self) -> Mapping[str, Blksgf]:
        return {".blksgf": Blksgf()}


class Duo(BlokusInTheBox):
    key, title = "blokus-duo", "Blokus Duo"
    ratings = (800, 1172, 1467, 1719, 1960, 2142, 2345, 2560, 2751)
    # Six times the nodes from level to level; the last takes four seconds a move, eight early on.
    levels: ClassVar[Mapping[int, LevelOverrides]] = {8: {"nodes": 60_000}, 9: {"nodes": 350_000}}
    seats = (2,)
    clauses = SHARED + DUO
    variant = Variant(Board(14), "op", ("e10", "j5"), corners=False)


class Classic(BlokusInTheBox):
    key, title = "blokus-classic", "Blokus Classic"
    ratings = (800, 1108, 1423, 1596, 1685, 1820, 1984, 2101, 2238)
    # Beyond about ten thousand nodes more of them gain little, so most levels are below that; the
    # last level still takes three seconds a move.
    levels: ClassVar[Mapping[int, LevelOverrides]] = {
        2: {"noise": 190},
        3: {"nodes": 1, "noise": 100},
        4: {"nodes": 4, "noise": 50},
        5: {"nodes": 40, "noise": 20},
        6: {"nodes": 200},
        7: {"nodes": 800},
        8: {"nodes": 3_500},
        9: {"nodes": 80_000},
    }
    seats = (4, 2, 3)
    clauses = SHARED + CLASSIC
    variant = Variant(Board(20), "byrg", ("a20", "t20", "t1", "a1"), corners=True)
