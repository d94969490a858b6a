"""Static evaluation: the probability of winning the race to be rid of all cards.

One card less is a step towards the end; a fall is two steps back. So a good turn is one that
stands, after which the next player's may not, and our own next one will. The evaluation looks
ahead over the next player's turn, up to our own next.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

from blockyard.core.contract import Seat
from blockyard.games.blockout.blocks import BLOCKS, COLOURS, SIDES, SIZES, Tower, side
from blockyard.games.blockout.cards import ACTIONS, FITTING, PENALTY
from blockyard.games.blockout.planner.outlook import Outlook, Risks, grown
from blockyard.games.blockout.rules import BlockOutState

CARD_LOGIT = 0.35
"""One card fewer makes winning exp(CARD_LOGIT) times as likely."""
FLEXIBILITY = {
    **dict.fromkeys(ACTIONS, 0.25),
    "any": 0.25,
    **dict.fromkeys((*COLOURS, *SIZES), 0.1),
}
"""How much less than a card these count in a hand: an action card is a turn without risk for when
the stack is shaky, and a card that fits many blocks does not have to wait."""
MAX_RISK = 0.2
"""At a higher risk of a fall the next player is expected to play an action card."""
UNKNOWN: Risks = dict.fromkeys(SIDES.values(), 0.2)
"""The risks of later placements, for levels that do not look ahead."""


def hand_weight(hand: tuple[str, ...]) -> float:
    """The distance of this hand from empty, in cards."""
    return sum(1 - FLEXIBILITY.get(card, 0.0) for card in hand)


def win_probability(state: BlockOutState, me: Seat, extra: Mapping[Seat, float]) -> float:
    """Softmax over the hands, with `extra` cards added to those that seats hold."""
    hands = state.cards.hands
    weights = {
        seat: exp(-CARD_LOGIT * (hand_weight(hands[seat]) + extra.get(seat, 0.0)))
        for seat in state.playing()
    }
    return weights[me] / sum(weights.values())


@dataclass(slots=True)
class Softmax:
    """Implements planner.Evaluation for the player in seat `me`, at a table of any size. Without
    an outlook every later placement has the same risk."""

    me: Seat
    outlook: Outlook | None

    def after_fall(self, state: BlockOutState) -> float:
        """B8: three more cards; one starts a new stack, on which the next player is safe."""
        seats = state.playing()
        following = seats[(seats.index(self.me) + state.way) % len(seats)]
        return win_probability(state, self.me, {self.me: PENALTY - 1.0, following: -1.0})

    def after_standing(self, state: BlockOutState, tower: Tower) -> float:
        """The turn ended well, with this stack."""
        if state.outcome:
            return float(self.me in state.outcome.winners)
        if state.stage == "last":
            risk = min(self._theirs(tower).values())
            return 1 - risk + risk * self.after_fall(state)
        return self._after_next_turn(state, tower)

    def _after_next_turn(self, state: BlockOutState, tower: Tower) -> float:
        """The expected value over the next player's turn, as that player would play it."""
        me, seat = self.me, state.turn
        mine = _risk_taken(state, me, self._mine(tower))
        later = expected_own_draws(state, me) + (PENALTY - 1) * mine
        if state.must_draw():
            return win_probability(state, me, {me: later, seat: expected_draws(state) - 1})
        risk = _risk_taken(state, seat, self._theirs(tower))
        # B10.2; a risk of zero is that of an action card, which places nothing.
        ninth = len(state.tower) == len(BLOCKS) - 1 and risk > 0
        last = len(state.hand()) == 1 and not state.advanced
        wins = seat != me and (ninth or last)
        stands = 0.0 if wins else win_probability(state, me, {me: later, seat: -1})
        return (1 - risk) * stands + risk * win_probability(state, me, {seat: PENALTY - 2})

    def _theirs(self, tower: Tower) -> Risks:
        """The next player's risks."""
        return self.outlook.theirs(tower) if self.outlook else UNKNOWN

    def _mine(self, tower: Tower) -> Risks:
        """The own risks in the next two turns, while the stack grows."""
        if self.outlook is None:
            return UNKNOWN
        soon = grown(tower)
        risks, later = self.outlook.mine(soon), self.outlook.mine(grown(grown(soon)))
        return {size: risk + (1 - risk) * later[size] for size, risk in risks.items()}


def _risk_taken(state: BlockOutState, seat: Seat, risks: Risks) -> float:
    """The least risk at which this seat can play: zero if an action card saves it from a high
    one, or if it has to draw first."""
    least = min((risks[side(block)] for block in fitting(state, seat)), default=0.0)
    return 0.0 if can_wait(state, seat) and least > MAX_RISK else least


def fitting(state: BlockOutState, seat: Seat) -> set[str]:
    """The free blocks that a card of this seat allows."""
    free = set(state.free())
    return {block for card in state.cards.hands[seat] for block in FITTING[card] if block in free}


def can_wait(state: BlockOutState, seat: Seat) -> bool:
    return any(card in ACTIONS for card in state.cards.hands[seat])


def expected_own_draws(state: BlockOutState, me: Seat) -> float:
    """How many cards `me` will have to draw next time if the stack still stands: many if no card
    fits a free block, and perhaps some if all fit the same one, which others may take."""
    fits = fitting(state, me)
    if len(fits) > 1 or can_wait(state, me) or not state.cards.hands[me]:
        return 0.0
    return expected_draws(state) / (len(state.free()) if fits else 1)


def expected_draws(state: BlockOutState) -> float:
    """B5: how many cards are drawn until one can be played."""
    pile = state.cards.next_pile()
    playable = sum(count for card, count in pile.items() if state.is_playable(card))
    return (pile.total() + 1) / (playable + 1)
