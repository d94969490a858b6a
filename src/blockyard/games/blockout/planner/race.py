"""Who will be rid of the cards first: what a turn is worth, looked at up to one's own next.

A card less is a step nearer to the end; a fall is two steps back for whoever it happens to. So a
good turn is one that stands, after which the next player's may not, and one's own next one will.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from blockyard.core.contract import Seat
from blockyard.games.blockout.blocks import BLOCKS, COLOURS, SIZES, side
from blockyard.games.blockout.cards import ACTIONS, FITTING, PENALTY
from blockyard.games.blockout.rules import BlockOutState

LEAD = 0.35
"""Who is a card ahead wins exp(LEAD) times as often."""
KEPT = {**dict.fromkeys(ACTIONS, 0.25), "any": 0.25, **dict.fromkeys((*COLOURS, *SIZES), 0.1)}
"""How much less than a card these weigh in a hand: an action card is a turn without danger for
when the stack is shaky, and what fits many blocks does not have to wait."""
DARES = 0.2
"""At a greater risk of a fall the next player is expected to play an action card."""

Risks = Mapping[float, float]
"""The odds of a fall by the size of the block."""


def weight(hand: tuple[str, ...]) -> float:
    """How far this hand is from empty, in cards."""
    return sum(1 - KEPT.get(card, 0.0) for card in hand)


def share(position: BlockOutState, me: Seat, more: Mapping[Seat, float]) -> float:
    """How likely `me` wins the race, when these seats have so many cards more than they hold."""
    hands = position.cards.hands
    chances = {
        seat: exp(-LEAD * (weight(hands[seat]) + more.get(seat, 0.0)))
        for seat in position.playing()
    }
    return chances[me] / sum(chances.values())


def after_a_fall(position: BlockOutState, me: Seat) -> float:
    """B8: three cards more, one of which starts a new stack; on it the next player is safe."""
    seats = position.playing()
    following = seats[(seats.index(me) + position.way) % len(seats)]
    return share(position, me, {me: PENALTY - 1.0, following: -1.0})


def after_standing(position: BlockOutState, me: Seat, risks: Risks, mine: Risks) -> float:
    """What a turn that has ended well is worth to `me`, with the risks for the next player and
    those of one's own when the turn comes round."""
    if position.outcome:
        return float(me in position.outcome.winners)
    if position.stage == "last":
        risk = min(risks.values())
        return 1 - risk + risk * after_a_fall(position, me)
    return _after_the_next(position, me, risks, mine)


def _after_the_next(position: BlockOutState, me: Seat, risks: Risks, mine: Risks) -> float:
    """Expected over the next player's turn, as that player would play it."""
    seat = position.turn
    later = _will_draw(position, me) + (PENALTY - 1) * _risk_taken(position, me, mine)
    if position.must_draw():
        return share(position, me, {me: later, seat: _draws(position) - 1})
    risk = _risk_taken(position, seat, risks)
    # B10.2; a risk of nought is an action card's, and places nothing.
    ninth = len(position.tower) == len(BLOCKS) - 1 and risk > 0
    last = len(position.hand()) == 1 and not position.advanced
    stands = 0.0 if seat != me and (ninth or last) else share(position, me, {me: later, seat: -1})
    return (1 - risk) * stands + risk * share(position, me, {seat: PENALTY - 2})


def _risk_taken(position: BlockOutState, seat: Seat, risks: Risks) -> float:
    """The least risk at which this seat can play; none if an action card saves it from a great
    one, or if it has to draw first."""
    hand, free = position.cards.hands[seat], set(position.free())
    fitting = {block for card in hand for block in FITTING[card] if block in free}
    least = min((risks[side(block)] for block in fitting), default=0.0)
    can_wait = any(card in ACTIONS for card in hand)
    return 0.0 if can_wait and least > DARES else least


def _will_draw(position: BlockOutState, me: Seat) -> float:
    """How many cards `me` will have to draw next time if the stack still stands: many if no card
    fits a free block, and perhaps if all that fits is one block, which others may take."""
    hand, free = position.cards.hands[me], position.free()
    fitting = {block for card in hand for block in FITTING[card] if block in free}
    if len(fitting) > 1 or any(card in ACTIONS for card in hand) or not hand:
        return 0.0
    return _draws(position) / (len(free) if fitting else 1)


def _draws(position: BlockOutState) -> float:
    """B5: how many cards are drawn until one can be played."""
    pile = position.cards.next_pile()
    playable = sum(count for card, count in pile.items() if position.is_playable(card))
    return (pile.total() + 1) / (playable + 1)
