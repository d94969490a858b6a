"""Block Out! with five cards for two players: small enough to solve, for research alone.

Each player is dealt two cards, and draws one after a fall. Every block is put in the middle, and
whether it stands depends on the height: the second block falls once in four times, a higher one
every other time. What is left is the card game: which card to play while the other hand is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from random import Random

from blockyard.core.contract import CHANCE, Objection, Seat, State, View, impossible
from blockyard.core.solved import Solved
from blockyard.games.blockout.cards import Deck
from blockyard.games.blockout.game import BlockOut
from blockyard.games.blockout.moves import nominal
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.reading import read
from blockyard.games.blockout.rules import BlockOutState

FIVE_CARDS = Deck(("small-wood", "small-red", "small-blue", "small", "pass"), hand=2, penalty=1)
MIDDLE = "put 0 0 0 0"
FALL_PROBABILITY = (0.0, 0.25, 0.5)
"""By the number of blocks below; the last one for all higher stacks."""
MAX_ATTEMPTS = 100_000


@dataclass(frozen=True, slots=True)
class FiveCardsState(BlockOutState):
    def _aims(self) -> list[str]:
        return [MIDDLE]

    def objection(self, move: str) -> Objection | None:
        """B7.1: here the middle is the only place within reach."""
        refused = BlockOutState.objection(self, move)
        if refused is None and self.stage == "put" and self.spell(move) != MIDDLE:
            return Objection("B7", "out-of-reach", {"reach": 0})
        return refused

    def possible_verdicts(self) -> tuple[str, ...]:
        return ("stands", "falls") if self.tower else ("stands",)

    def fall_probability(self) -> float:
        return FALL_PROBABILITY[min(len(self.tower), len(FALL_PROBABILITY) - 1)]


class FiveCards(BlockOut):
    key, title = "block-out-five-cards", "Block Out! with five cards"
    seats = (2,)
    solved = (Solved(key, value=0.68984375, max_moves=12),)

    def start(
        self, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> FiveCardsState:
        settled = self.resolve_options(options or {})
        hands = ((),) * self.seated(seats)
        return FiveCardsState(Cards(hands, deck=FIVE_CARDS), advanced=settled["advanced"] == "yes")

    def read(self, text: str) -> FiveCardsState:
        whole = read(text)
        given = [card for hand in whole.cards.hands for card in hand] + list(whole.cards.discards)
        for card in given:
            if given.count(card) > FIVE_CARDS.cards.count(card):
                most = FIVE_CARDS.cards.count(card)
                impossible("B2", "too-many", card=card, given=given.count(card), most=most)
        parts = {field.name: getattr(whole, field.name) for field in fields(whole)}
        return FiveCardsState(**parts | {"cards": replace(whole.cards, deck=FIVE_CARDS)})

    def odds(self, state: State) -> dict[str, float]:
        """Exact, for the count too."""
        drawn = super().odds(state)
        if drawn is not None:
            return drawn
        assert isinstance(state, FiveCardsState) and state.aim
        falls = state.fall_probability()
        chances = {"stands": 1 - falls, "falls": falls}
        return {
            nominal(kind, state.tower, state.held, state.aim): chances[kind]
            for kind in state.possible_verdicts()
        }

    def chance(self, state: State, rng: Random, hand: str = "") -> str:
        odds = self.odds(state)
        return rng.choices(list(odds), list(odds.values()))[0]

    def quick_chance(self, state: State, rng: Random) -> str:
        return self.chance(state, rng)

    def planner(self) -> None:
        """The rules are enough for a game this small."""
        return

    def determinize(
        self, view: View, history: Sequence[str], seat: Seat, rng: Random
    ) -> FiveCardsState:
        """Rejection sampling: deal at random until the game as this seat saw it is possible."""
        for _ in range(MAX_ATTEMPTS):
            state = self._replayed(history, seat, rng)
            if state is not None and state.view(seat) == view:
                return state
        raise AssertionError("no hidden cards agree with what this seat sees")

    def _replayed(self, history: Sequence[str], seat: Seat, rng: Random) -> FiveCardsState | None:
        state = self.start()
        for shown in history:
            move = shown
            if shown == "draw" and state.to_play == CHANCE and state.drawer != seat:
                move = self.chance(state, rng)
            if state.objection(move) is not None:
                return None
            after = state.after(move)
            assert isinstance(after, FiveCardsState)
            state = after
        return state
