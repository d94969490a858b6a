"""The two games, their options, and reading positions that can be.

External stacks are not written: what stands beside the board follows from what is on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from blockyard.core.contract import (
    Game,
    Option,
    Prompt,
    Refused,
    Say,
    State,
    View,
    first_option,
    impossible,
    typed_view,
)
from blockyard.core.course import Task
from blockyard.core.gtp import GtpDialect
from blockyard.core.picture import Picture
from blockyard.core.solved import Solved
from blockyard.games.gobblet.board import COLOURS, Board
from blockyard.games.gobblet.course import COURSES
from blockyard.games.gobblet.editor import GobbletEditor
from blockyard.games.gobblet.encoding import GobbletEncoding, encoding_of
from blockyard.games.gobblet.guide import prompt
from blockyard.games.gobblet.insight import reasons
from blockyard.games.gobblet.kernel.gobblet_kernel import GobbletKernel
from blockyard.games.gobblet.narration import phrase
from blockyard.games.gobblet.picture import draw
from blockyard.games.gobblet.rules import GobbletState, Variant
from blockyard.games.gobblet.view import GobbletView

if TYPE_CHECKING:
    from blockyard.games.gobblet.kernel.batch import GobbletBatch

FIRST = first_option("G12", "winner", "loser")
TOUCH = Option("touch", "G8", {"casual": "casual", "strict": "strict"})
MEMORY = Option("memory", "G9", {"no": False, "yes": True})

# fmt: off
SHARED = (
    "G1", "G3", "G6", "G6.1", "G6.2", "G7", "G7.1", "G7.2", "G10", "G10.1", "G11", "G12", "G12.1",
    "G13",
)
GOBBLET = (
    "G2", "G4", "G5", "G5.1", "G5.2", "G5.3",
    "G8", "G8.1", "G8.2", "G8.3", "G8.4", "G8.5",
    "G9", "G9.1", "G9.2", "G9.3", "G9.4",
)
GOBBLERS = ("G1.1", "G2.1", "G4.1")
# fmt: on


class Gobblets(Game):
    """What Gobblet and Gobblers have in common."""

    seats = (2,)
    variant: Variant

    def start(
        self, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> GobbletState:
        self.seated(seats)
        resolved = self.resolve_options(options or {})
        memory = resolved.get("memory") == "yes"
        variant = replace(self.variant, memory=memory, strict=resolved.get("touch") == "strict")
        return GobbletState(variant, ((),) * variant.board.side**2).judged_now()

    def read(self, text: str) -> GobbletState:
        position = self._written(text)
        self._check_stacks(position)
        self._check_counts(position)
        self._check_first(position)
        self._check_held(position)
        return position.judged_now()

    def _written(self, text: str) -> GobbletState:
        words = text.split()
        if (
            len(words) not in (3, 4)
            or words[1] not in ("w", "b")
            or words[2] not in self._touches()
        ):
            impossible("", "not-a-position", example=self.start().text())
        board, mover = self.variant.board, COLOURS.index(words[1])
        squares, strict = board.read(words[0]), words[2] != "casual"
        if squares is None or (len(words) == 4 and not strict):
            impossible("", "not-a-position", example=self.start().text())
        variant = replace(self.variant, strict=strict, memory=words[2] == "memory")
        position = GobbletState(variant, squares, mover)
        return self._holding(position, words[3]) if len(words) == 4 else position

    def _touches(self) -> tuple[str, ...]:
        return ("casual", "strict", "memory") if self.variant.stacked else ("casual",)

    def _holding(self, position: GobbletState, text: str) -> GobbletState:
        gobblet, _, origin = text.partition("@")
        held = self.variant.board.read_gobblet(gobblet)
        if held is None or origin not in self.variant.board.squares:
            impossible("", "not-a-position", example=self.start().text())
        return replace(position, held=held, origin=self.variant.board.squares.index(origin))

    def _check_stacks(self, position: GobbletState) -> None:
        """G6: in a stack every gobblet is larger than the one below it."""
        for square, stack in zip(self.variant.board.squares, position.squares, strict=True):
            sizes = [gobblet.size for gobblet in stack]
            if any(upper <= lower for lower, upper in pairwise(sizes)):
                impossible("G6", "stack-order", square=square)

    def _check_counts(self, position: GobbletState) -> None:
        """G2: a fixed number of each size, and from a stack the larger one leaves first."""
        board = self.variant.board
        for colour in (0, 1):
            entered = position.entered(colour)
            for size in board.sizes:
                if entered[size] > board.copies:
                    impossible(
                        "G2", "too-many", size=size, colour=COLOURS[colour], most=board.copies
                    )
                larger = size + 1 if size + 1 in board.sizes else size
                if self.variant.stacked and entered[size] > entered[larger]:
                    impossible(
                        "G2", "out-of-order", size=size, larger=larger, colour=COLOURS[colour]
                    )

    def _check_first(self, position: GobbletState) -> None:
        """G12: White enters first, and then Black does."""
        white, black = (sum(position.entered(colour)) for colour in (0, 1))
        if (white == 0) != (position.mover == 0 and black == 0) or (
            black == 0 and white > (position.mover == 1)
        ):
            impossible("G12", "white-first")

    def _check_held(self, position: GobbletState) -> None:
        """G8: only a gobblet that stood there in sight can be in the hand, before any line."""
        if position.held is None:
            return
        square = self.variant.board.squares[position.origin]
        under = position.top(position.origin)
        if position.held.colour != position.mover or (under and under.size >= position.held.size):
            impossible("G8", "cannot-be-held", square=square)
        lifted_from = (*position.squares[position.origin], position.held)
        squares = list(position.squares)
        squares[position.origin] = lifted_from
        before = replace(position, squares=tuple(squares))
        if before.lines_of(0) or before.lines_of(1):
            impossible("G1", "already-over")

    def editor(self) -> GobbletEditor:
        return GobbletEditor(self.variant.board, self._written)

    def kernel(self) -> GobbletKernel:
        return GobbletKernel(self)

    def encoding(self) -> GobbletEncoding:
        return encoding_of(self.variant.board)

    def batch(
        self, games: int, seats: int, options: Mapping[str, str], max_moves: int
    ) -> GobbletBatch:
        from blockyard.games.gobblet.kernel.batch import GobbletBatch  # noqa: PLC0415 - only compiled
        from blockyard.games.gobblet.kernel.strict_batch import StrictGobbletBatch  # noqa: PLC0415

        start = self.start(seats, options)
        kind = StrictGobbletBatch if start.variant.strict else GobbletBatch
        return kind(start, games, self.encoding(), max_moves)

    def course(self) -> tuple[Task, ...]:
        return COURSES[self.key]

    def reasons(self, state: State, move: str) -> list[str]:
        assert isinstance(state, GobbletState)
        return reasons(state, move)

    def gtp_dialect(self) -> GtpDialect:
        """White begins."""
        return GtpDialect(COLOURS)

    def prompt(self, state: State) -> Prompt:
        assert isinstance(state, GobbletState)
        return prompt(state)

    def draw(self, view: View, say: Say) -> Picture:
        return draw(typed_view(view, GobbletView), say)

    def phrase(self, view: View, shown: str, say: Say, film: bytes = b"") -> str:
        return phrase(typed_view(view, GobbletView), shown, say)


class Gobblet(Gobblets):
    key, title = "gobblet", "Gobblet"
    options = (TOUCH, MEMORY, FIRST)
    ratings = (800, 1069, 1581, 1856, 2003, 2176, 2513, 2814, 3083)
    clauses = SHARED + GOBBLET
    variant = Variant(Board(side=4, copies=3))

    def resolve_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """G9.3: a memory table always plays strict; lifting would otherwise be a free look."""
        resolved = super().resolve_options(given)
        if resolved["memory"] == "yes":
            if given.get("touch") == "casual":
                raise Refused("memory-is-strict")
            resolved["touch"] = "strict"
        return resolved


class Gobblers(Gobblets):
    key, title = "gobblers", "Gobblet Gobblers"
    options = (FIRST,)
    ratings = (800, 923, 1008, 1164, 1264, 1420, 1498, 1637, 1810)
    clauses = SHARED + GOBBLERS
    variant = Variant(Board(side=3, copies=2), stacked=False)
    # The largest gobblet in the middle wins in 13 plies at most: tests/ai/test_gobblers_proof.py.
    solved = (Solved("gobblers", value=1),)
