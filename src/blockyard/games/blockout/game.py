"""Block Out! as a game of the registry: seats, options, chance, and what else it offers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from blockyard.core.aiming import Aiming
from blockyard.core.contract import (
    CHANCE,
    ChanceMove,
    Game,
    HandStatistics,
    Objection,
    Option,
    Prompt,
    Say,
    Seat,
    State,
    View,
    first_option,
    typed_view,
)
from blockyard.core.course import Accepts, Task
from blockyard.core.extras import needing_extra
from blockyard.core.kernel import Planner
from blockyard.core.picture import Picture, Scene
from blockyard.core.puzzle import Puzzle, PuzzleFinder
from blockyard.games.blockout.course import BLOCK_OUT
from blockyard.games.blockout.encoding import ENCODING, BlockOutEncoding
from blockyard.games.blockout.guide import prompt
from blockyard.games.blockout.hand.aiming import key_aiming
from blockyard.games.blockout.hand.hand_notation import (
    EXACT_HAND,
    deviation,
    objection_to,
    program_hand,
)
from blockyard.games.blockout.hand.motor import release
from blockyard.games.blockout.hand.plausibility import doubt
from blockyard.games.blockout.hand.statistics import hand_statistics
from blockyard.games.blockout.narration import phrase, scenes
from blockyard.games.blockout.physics.verdict import by_physics, stand_in
from blockyard.games.blockout.picture import draw
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.planner.determinize import determinize
from blockyard.games.blockout.puzzles import THEMES, goal
from blockyard.games.blockout.reading import read
from blockyard.games.blockout.rules import BlockOutState
from blockyard.games.blockout.view import BlockOutView

ADVANCED = Option("advanced", "B11", {"no": False, "yes": True})
FIRST = first_option("B3", "birthday")


class BlockOut(Game):
    key, title = "block-out", "Block Out!"
    # Four by default: half of the cards are dealt, the pile lasts, and nobody waits long.
    seats: tuple[int, ...] = (4, 2, 3, 5, 6)
    options = (ADVANCED, FIRST)
    helps = ("room",)
    exact_hand = EXACT_HAND
    puzzle_themes = tuple(THEMES)
    # fmt: off
    clauses = (
        "B1", "B2", "B2.1", "B2.2", "B3", "B3.1", "B4", "B4.1",
        "B5", "B5.1", "B5.2", "B5.3",
        "B6", "B6.1", "B6.2", "B6.3", "B6.4", "B6.5", "B7", "B7.1",
        "B8", "B8.1", "B8.2", "B8.3", "B8.4", "B8.5", "B8.6",
        "B9", "B9.1", "B9.2", "B10", "B10.1", "B10.2", "B10.3",
        "B11", "B11.1", "B11.2", "B11.3", "B11.4", "B12", "B12.1", "B12.2",
    )
    # fmt: on

    def start(
        self, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> BlockOutState:
        settled = self.resolve_options(options or {})
        hands = ((),) * self.seated(seats)
        return BlockOutState(Cards(hands), advanced=settled["advanced"] == "yes")

    def read(self, text: str) -> BlockOutState:
        return read(text)

    def chance(self, state: State, rng: Random, hand: str = "") -> str:
        return self.filmed(state, rng, hand).move

    def filmed(self, state: State, rng: Random, hand: str = "") -> ChanceMove:
        """A card, or the verdict of the count by physics, which takes up to a third of a second.
        The block is released by this hand (hand_notation.py)."""
        assert isinstance(state, BlockOutState) and state.to_play == CHANCE
        if state.aim:
            error = deviation(hand, state.aim, rng)
            released = release(state.tower, state.held, state.aim, error)
            return by_physics(state.tower, state.held, released)
        return ChanceMove(_drawn(state, rng))

    def hand(self, level: int) -> str:
        return program_hand(level)

    def hand_objection(self, state: State, hand: str, is_bot: bool = False) -> Objection | None:
        """B7: mouse, finger or keys, within reach of the stack; a program states its hand."""
        return objection_to(hand, is_bot)

    def hand_doubt(
        self, hand: str, seconds: float | None, earlier: Sequence[str]
    ) -> Objection | None:
        return doubt(hand, seconds, earlier)

    def hand_statistics(self, hands: Sequence[str]) -> HandStatistics:
        return hand_statistics(hands)

    def quick_chance(self, state: State, rng: Random) -> str:
        """As `chance`, but with a stand-in for the physics that depends on the height only."""
        assert isinstance(state, BlockOutState) and state.to_play == CHANCE
        if state.aim:
            return stand_in(state.tower, state.held, state.aim, rng)
        return _drawn(state, rng)

    def odds(self, state: State) -> dict[str, float] | None:
        """Exact for cards; None for the count, whose probabilities nobody knows."""
        assert isinstance(state, BlockOutState)
        if state.drawer is None:
            return None
        pile = state.cards.next_pile()
        return {f"draw {card}": count / pile.total() for card, count in pile.items()}

    def encoding(self) -> BlockOutEncoding:
        return ENCODING

    def determinize(
        self, view: View, history: Sequence[str], seat: Seat, rng: Random
    ) -> BlockOutState:
        return determinize(typed_view(view, BlockOutView), history, seat, rng)

    def planner(self) -> Planner | None:
        with needing_extra("tower"):
            from blockyard.games.blockout.planner.planner import BlockOutPlanner  # noqa: PLC0415 - NumPy

        return BlockOutPlanner()

    def course(self) -> tuple[Task, ...]:
        return BLOCK_OUT

    def puzzle_goal(self, puzzle: Puzzle) -> Accepts:
        return goal(puzzle.theme)

    def puzzle_finder(self) -> PuzzleFinder:
        with needing_extra("tower"):
            from blockyard.games.blockout.puzzle_search import TowerPuzzles  # noqa: PLC0415 - NumPy

        return TowerPuzzles()

    def reasons(self, state: State, move: str) -> list[str]:
        with needing_extra("tower"):
            from blockyard.games.blockout.insight import reasons  # noqa: PLC0415 - NumPy

        assert isinstance(state, BlockOutState)
        return reasons(state, move)

    def causes(self, state: State, move: str) -> list[str]:
        with needing_extra("tower"):
            from blockyard.games.blockout.insight import causes  # noqa: PLC0415 - NumPy

        assert isinstance(state, BlockOutState)
        return causes(state, move)

    def prompt(self, state: State) -> Prompt:
        assert isinstance(state, BlockOutState)
        return prompt(state)

    def draw(self, view: View, say: Say) -> Picture:
        return draw(typed_view(view, BlockOutView), say)

    def phrase(self, view: View, shown: str, say: Say, film: bytes = b"") -> str:
        return phrase(typed_view(view, BlockOutView), shown, say, film)

    def scenes(self, view: View, film: bytes, say: Say) -> Iterator[Scene]:
        return scenes(typed_view(view, BlockOutView), film, say)

    def aiming(self, view: View) -> Aiming | None:
        return key_aiming(typed_view(view, BlockOutView))


def _drawn(state: BlockOutState, rng: Random) -> str:
    """B2.1: every card of the pile is equally likely."""
    return f"draw {rng.choice(sorted(state.cards.next_pile().elements()))}"
