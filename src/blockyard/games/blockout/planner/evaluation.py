"""Static evaluation: the probability of winning the race to be rid of all cards.

One card less is a step towards the end; a fall is two steps back. So a good turn is one that
stands, after which the next player's may not, and our own next one will. The evaluation looks
ahead over the next player's turn, up to our own next.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from blockyard.core.contract import Seat
from blockyard.games.blockout.blocks import BLOCKS, COLOURS, SIZES, side
from blockyard.games.blockout.cards import ACTIONS, FITTING, PENALTY
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

Risks = Mapping[float, float]
"""The probability of a fall by the size of the block."""


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


def value_after_fall(state: BlockOutState, me: Seat) -> float:
    """B8: three more cards, one of which starts a new stack; on that the next player is safe."""
    seats = state.playing()
    following = seats[(seats.index(me) + state.way) % len(seats)]
    return win_probability(state, me, {me: PENALTY - 1.0, following: -1.0})


def value_after_standing(state: BlockOutState, me: Seat, theirs: Risks, mine: Risks) -> float:
    """The value of a turn that ended well, with the risks of the next player and our own when
    the turn comes round."""
    if state.outcome:
        return float(me in state.outcome.winners)
    if state.stage == "last":
        risk = min(theirs.values())
        return 1 - risk + risk * value_after_fall(state, me)
    return _value_after_next_turn(state, me, theirs, mine)


def _value_after_next_turn(state: BlockOutState, me: Seat, theirs: Risks, mine: Risks) -> float:
    """The expected value over the next player's turn, as that player would play it."""
    seat = state.turn
    later = _expected_own_draws(state, me) + (PENALTY - 1) * _risk_taken(state, me, mine)
    if state.must_draw():
        return win_probability(state, me, {me: later, seat: _expected_draws(state) - 1})
    risk = _risk_taken(state, seat, theirs)
    # B10.2; a risk of zero is that of an action card, which places nothing.
    ninth = len(state.tower) == len(BLOCKS) - 1 and risk > 0
    last = len(state.hand()) == 1 and not state.advanced
    wins = seat != me and (ninth or last)
    stands = 0.0 if wins else win_probability(state, me, {me: later, seat: -1})
    return (1 - risk) * stands + risk * win_probability(state, me, {seat: PENALTY - 2})


def _risk_taken(state: BlockOutState, seat: Seat, risks: Risks) -> float:
    """The least risk at which this seat can play: zero if an action card saves it from a high
    one, or if it has to draw first."""
    least = min((risks[side(block)] for block in _fitting(state, seat)), default=0.0)
    return 0.0 if _can_wait(state, seat) and least > MAX_RISK else least


def _fitting(state: BlockOutState, seat: Seat) -> set[str]:
    """The free blocks that a card of this seat allows."""
    free = set(state.free())
    return {block for card in state.cards.hands[seat] for block in FITTING[card] if block in free}


def _can_wait(state: BlockOutState, seat: Seat) -> bool:
    return any(card in ACTIONS for card in state.cards.hands[seat])


def _expected_own_draws(state: BlockOutState, me: Seat) -> float:
    """How many cards `me` will have to draw next time if the stack still stands: many if no card
    fits a free block, and perhaps some if all fit the same one, which others may take."""
    fitting = _fitting(state, me)
    if len(fitting) > 1 or _can_wait(state, me) or not state.cards.hands[me]:
        return 0.0
    return _expected_draws(state) / (len(state.free()) if fitting else 1)


def _expected_draws(state: BlockOutState) -> float:
    """B5: how many cards are drawn until one can be played."""
    pile = state.cards.next_pile()
    playable = sum(count for card, count in pile.items() if state.is_playable(card))
    return (pile.total() + 1) / (playable + 1)
