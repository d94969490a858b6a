"""The value of a turn between two players: the race for the last card (race.py), with the risks of
the stack that the turn leaves."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp

from blockyard.core.contract import Seat
from blockyard.games.blockout.blocks import BLOCKS, SIDES, Tower, side
from blockyard.games.blockout.cards import ACTIONS
from blockyard.games.blockout.planner.evaluation import (
    CARD_LOGIT,
    FLEXIBILITY,
    expected_draws,
    expected_own_draws,
    fitting,
)
from blockyard.games.blockout.planner.outlook import Outlook, Risks, grown
from blockyard.games.blockout.planner.race import Held, Odds, Race, fallen
from blockyard.games.blockout.rules import BlockOutState

TURNS_AHEAD = 3
"""Blocks whose risk on this very stack is considered; then those of an average stack."""
SUREST = 0.99
"""No race is more certain than this: a card may fit no block when its turn comes."""

Sizes = frozenset[float]


@dataclass(slots=True)
class Duel:
    """Implements planner.Evaluation for the player in seat `me`."""

    me: Seat
    outlook: Outlook
    races: dict[tuple[Tower, Sizes, Sizes], Race] = field(default_factory=dict)

    def after_fall(self, state: BlockOutState) -> float:
        """The stack fell under this player, who has not yet drawn."""
        cards = [_held(state, seat) for seat in self._seats(state)]
        return _with_cards(fallen(*cards), self._flexibility(state))

    def after_standing(self, state: BlockOutState, tower: Tower) -> float:
        """The turn ended well, with this stack."""
        if state.outcome:
            return float(self.me in state.outcome.winners)
        if state.stage == "last":
            risk = min(self.outlook.mine(tower).values())
            return 1 - risk + risk * self.after_fall(state)
        mine, theirs = (_held(state, seat) for seat in self._seats(state))
        won = self._race(state, tower).value(state.turn == self.me, mine, theirs)
        return _with_cards(won, self._flexibility(state) - expected_own_draws(state, self.me))

    def _seats(self, state: BlockOutState) -> tuple[Seat, Seat]:
        return self.me, next(seat for seat in state.playing() if seat != self.me)

    def _flexibility(self, state: BlockOutState) -> float:
        """How much better the block cards in hand are than cards for one block."""
        hand = state.cards.hands[self.me]
        return sum(FLEXIBILITY.get(card, 0.0) for card in hand if card not in ACTIONS)

    def _race(self, state: BlockOutState, tower: Tower) -> Race:
        mine, theirs = (_sizes(state, seat) for seat in self._seats(state))
        key = (tower, mine, theirs)
        if key not in self.races:
            odds, stack = list[Odds](), tower
            for _ in range(min(TURNS_AHEAD, len(BLOCKS) - len(tower))):
                own, others = self.outlook.mine(stack), self.outlook.theirs(stack)
                odds.append(Odds(_least(own, mine), _least(others, theirs)))
                stack = grown(stack)
            self.races[key] = Race(len(tower), odds)
        return self.races[key]


def _with_cards(probability: float, fewer: float) -> float:
    """The probability of winning with this many cards fewer than were counted."""
    sure = min(SUREST, max(1 - SUREST, probability))
    return 1 / (1 + (1 - sure) / sure * exp(-CARD_LOGIT * fewer))


def _held(state: BlockOutState, seat: Seat) -> Held:
    """The cards that this seat has to play, those included that it is about to draw."""
    hand = state.cards.hands[seat]
    actions = sum(card in ACTIONS for card in hand)
    # B11: with the advanced rule one more block has to be placed.
    blocks = len(hand) - actions + state.advanced
    if seat == state.turn and state.must_draw():
        blocks = max(1, blocks + round(expected_draws(state)) - 1)
    return Held(blocks, actions)


def _least(risks: Risks, sizes: Sizes) -> float:
    return min(risks[size] for size in sizes)


def _sizes(state: BlockOutState, seat: Seat) -> Sizes:
    """The sizes of the blocks that this seat may place; of any if it has to draw."""
    return frozenset(map(side, fitting(state, seat) or state.free())) or frozenset(SIDES.values())
