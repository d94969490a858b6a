"""Deblockle as a `Game`: its clauses, options, start, dice, kernel and encoding."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from blockyard.core.contract import Game, Prompt, Refusal, Say, State, View, typed_view
from blockyard.core.course import Task
from blockyard.core.picture import Picture
from blockyard.core.solved import Solved
from blockyard.games.deblockle.board import BLUE, GOLD
from blockyard.games.deblockle.course import DEBLOCKLE
from blockyard.games.deblockle.editor import DeblockleEditor
from blockyard.games.deblockle.encoding import ENCODING, DeblockleEncoding
from blockyard.games.deblockle.guide import prompt
from blockyard.games.deblockle.insight import reasons
from blockyard.games.deblockle.kernel.deblockle_kernel import DeblockleKernel
from blockyard.games.deblockle.narration import phrase
from blockyard.games.deblockle.options import OPTIONS, agreed, objection_to_start
from blockyard.games.deblockle.picture import draw
from blockyard.games.deblockle.reading import read
from blockyard.games.deblockle.rules import DeblockleState, begin, without_later_dice
from blockyard.games.deblockle.view import DeblockleView

if TYPE_CHECKING:
    from blockyard.games.deblockle.kernel.batch import DeblockleBatch


class Deblockle(Game):
    key, title = "deblockle", "Deblockle"
    ratings = (800, 1404, 1750, 2122, 2546, 2657, 2909, 3056, 3394)
    seats = (2,)
    options = OPTIONS
    # The mean over the 576 ways to begin, by the tablebase.
    solved = (
        Solved(
            "deblockle-one-on-one",
            value=39 / 64,
            options={
                "gold-blocks": "1",
                "blue-blocks": "1",
                "set-up": "quick",
                "turn-limit": "off",
            },
        ),
    )
    # fmt: off
    clauses = (
        "D1", "D2", "D2.1", "D2.2",
        "D3", "D3.1", "D3.2", "D3.3", "D3.4", "D3.5", "D3.6",
        "D4", "D4.1", "D4.2",
        "D5", "D5.1", "D5.2",
        "D6", "D6.1", "D6.2", "D6.3",
        "D7", "D7.1", "D7.2", "D7.3", "D7.4", "D7.5", "D7.6", "D7.7",
        "D8", "D8.1", "D8.2", "D8.3", "D8.4", "D8.5",
        "D9", "D9.1", "D9.2",
        "D10", "D10.1", "D10.2", "D10.3",
        "D11", "D11.1", "D11.2", "D11.3", "D11.4",
        "D12", "D12.1", "D12.2", "D12.3", "D12.4", "D12.5", "D12.6",
    )
    # fmt: on

    def resolve_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """D10.2: start spaces that were named have to fit the blocks."""
        resolved = super().resolve_options(given)
        for colour in (GOLD, BLUE):
            if objection := objection_to_start(resolved, colour):
                raise Refusal(objection)
        return resolved

    def start(
        self, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> DeblockleState:
        self.seated(seats)
        return begin(agreed(self.resolve_options(options or {})))

    def read(self, text: str) -> DeblockleState:
        return read(text)

    def editor(self) -> DeblockleEditor:
        return DeblockleEditor()

    def chance(self, state: State, rng: Random, hand: str = "") -> str:
        """D3: a fair die; D3.5: every space and every turn alike."""
        return rng.choice(state.legal_moves())

    def odds(self, state: State) -> dict[str, float]:
        moves = state.legal_moves()
        return {move: 1 / len(moves) for move in moves}

    def kernel(self) -> DeblockleKernel:
        return DeblockleKernel()

    def encoding(self) -> DeblockleEncoding:
        return ENCODING

    def opening_position(self, state: State) -> DeblockleState:
        assert isinstance(state, DeblockleState)
        return without_later_dice(state)

    def batch(
        self, games: int, seats: int, options: Mapping[str, str], max_moves: int
    ) -> DeblockleBatch:
        from blockyard.games.deblockle.kernel.batch import DeblockleBatch  # noqa: PLC0415 - only compiled

        return DeblockleBatch(self, self.resolve_options(options), games, ENCODING, max_moves)

    def course(self) -> tuple[Task, ...]:
        return DEBLOCKLE

    def reasons(self, state: State, move: str) -> list[str]:
        assert isinstance(state, DeblockleState)
        return reasons(state, move)

    def prompt(self, state: State) -> Prompt:
        assert isinstance(state, DeblockleState)
        return prompt(state)

    def draw(self, view: View, say: Say) -> Picture:
        return draw(typed_view(view, DeblockleView), say)

    def phrase(self, view: View, shown: str, say: Say, film: bytes = b"") -> str:
        return phrase(typed_view(view, DeblockleView), shown, say)
