"""Determinization: a complete state sampled from the information set of one seat (B12).

information_set.py says what the seat knows; here the hidden cards are dealt in agreement with it.
Where facts constrain one hand, all hands that agree are equally likely; where they constrain
several, nearly so. Nothing is inferred from the choice of a card that was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from blockyard.core.contract import CHANCE, Outcome, Seat
from blockyard.games.blockout.cards import DECK, in_order
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.planner.information_set import (
    Fact,
    Facts,
    facts_on_table,
    known_facts,
    unplayable,
)
from blockyard.games.blockout.rules import BlockOutState
from blockyard.games.blockout.view import BlockOutView, aim_in, tower_in

MAX_ATTEMPTS = 60


class Contradiction(Exception):
    """No card fits at this point of the deal; another attempt may succeed."""


def determinize(
    view: BlockOutView, history: Sequence[str], seat: Seat, rng: Random
) -> BlockOutState:
    """A random state that agrees with everything the seat knows: rejection sampling."""
    if view["open"] is not None:
        return _state(view, view["open"])
    for facts in (known_facts(view, tuple(history), seat), facts_on_table(view, seat)):
        for attempt in range(MAX_ATTEMPTS):
            state = _dealt(facts, view, seat, rng, strictly=attempt > MAX_ATTEMPTS // 2)
            if state and state.to_play == view["to_play"]:
                return state
    raise AssertionError("no hidden cards agree with what this seat sees")


def _dealt(
    facts: Facts, view: BlockOutView, seat: Seat, rng: Random, strictly: bool
) -> BlockOutState | None:
    try:
        deal = _Deal(facts, view, seat, rng)
        deal.agree_with_turn(view, strictly)
        return _state(view, deal.hands(view))
    except Contradiction:
        return None


def _state(view: BlockOutView, hands: Sequence[Sequence[str]]) -> BlockOutState:
    """The state of a view, with these hands."""
    clause = view["clause"]
    return BlockOutState(
        Cards(tuple(map(in_order, hands)), tuple(view["discards"])),
        advanced=view["advanced"],
        stage=view["stage"],
        turn=view["turn"],
        way=view["way"],
        tower=tower_in(view),
        held=view["held"] or "",
        aim=aim_in(view),
        owed=view["owed"],
        deciding=view["deciding"],
        retired=frozenset(view["retired"]),
        outcome=Outcome(frozenset({view["turn"]}), clause) if clause else None,
    )


@dataclass(eq=False, slots=True)
class _Unseen:
    """A hidden card in another hand: the pile it was drawn from, and the kinds it may be."""

    pile: Counter[str]
    kinds: frozenset[str] = frozenset(DECK)

    def choices(self) -> list[str]:
        return [kind for kind, count in self.pile.items() if count > 0 and kind in self.kinds]

    def cards(self) -> int:
        """How many cards it may be, not only how many kinds."""
        return sum(self.pile[kind] for kind in self.choices())

    def probability(self, kinds: Sequence[str]) -> float:
        """That it is one of these kinds, considered alone."""
        fitting = sum(self.pile[kind] for kind in self.choices() if kind in kinds)
        return fitting / (self.cards() or 1)

    def reveal(self, card: str) -> None:
        self.pile[card] -= 1


class _Deal:
    """Hidden cards dealt in agreement with the facts. A pile here holds all of its cards that have
    not been seen yet, whether they are still in it or in somebody's hand."""

    def __init__(self, facts: Facts, view: BlockOutView, seat: Seat, rng: Random) -> None:
        self.rng = rng
        self.seat = seat
        self.pile: Counter[str] = Counter(DECK)
        self.own: Counter[str] = Counter()
        self.unseen: list[list[_Unseen]] = [[] for _ in view["counts"]]
        self.laid_down: list[_Unseen] = []
        for fact in facts:
            self._apply(fact)
        for card in view["discards"][: len(self.laid_down)]:
            self._reveal(self.laid_down, card)

    def _apply(self, fact: Fact) -> None:
        hand = self.unseen[fact.seat]
        match fact.kind:
            case "draws":
                hand.append(_Unseen(self.pile))
            case "draws-seen":
                self.pile.subtract(fact.cards)
                self.own.update(fact.cards)
            case "face-up":
                self.pile.subtract(fact.cards)
            case "cannot-play":
                _limit(hand, fact.cards)
            case "plays":
                self._play(fact.seat, fact.cards[0])
            case "leaves":
                self._leave(fact.seat)
            case "new-pile":
                self._new_pile(fact.cards)

    def _play(self, seat: Seat, card: str) -> None:
        if seat == self.seat:
            self.own[card] -= 1
        else:
            self._reveal(self.unseen[seat], card)

    def _reveal(self, hand: list[_Unseen], card: str) -> None:
        """One of these cards is `card`; which one is sampled by how probable it is for each."""
        found = self._one_of(hand, (card,))
        hand.remove(found)
        found.reveal(card)

    def _one_of(self, hand: Sequence[_Unseen], kinds: Sequence[str]) -> _Unseen:
        weights = [unseen.probability(kinds) for unseen in hand]
        if not any(weights):
            raise Contradiction
        return self.rng.choices(hand, weights)[0]

    def _leave(self, seat: Seat) -> None:
        """M1.1: the hand goes under the discards, where the view shows it (B12.2)."""
        self.laid_down = [*self.unseen[seat], *self.laid_down]
        self.unseen[seat] = []

    def _new_pile(self, discards: Sequence[str]) -> None:
        """B5.1: the new pile consists of the discards. If a hand that was laid down is among them,
        its cards are no longer known: all cards but our own may then be anywhere."""
        if not self.laid_down:
            self.pile = Counter(discards)
            return
        self.pile = Counter(DECK)
        self.pile.subtract(self.own)
        self.laid_down = []
        for hand in self.unseen:
            for unseen in hand:
                unseen.pile = self.pile

    def agree_with_turn(self, view: BlockOutView, strictly: bool) -> None:
        """B5: a player who has to draw now cannot play, and one who does not can. The latter is
        left to rejection, and enforced only if `strictly`, which skews the distribution."""
        turn, state = view["turn"], _state(view, [()] * view["seats"])
        if turn == self.seat or view["stage"] not in ("play", "start"):
            return
        cannot = unplayable(state)
        if view["to_play"] == CHANCE:
            _limit(self.unseen[turn], cannot)
        elif strictly:
            can = [card for card in DECK if card not in cannot]
            _limit([self._one_of(self.unseen[turn], can)], can)

    def hands(self, view: BlockOutView) -> list[list[str]]:
        """Deal every hidden card, the most constrained first."""
        hands: list[list[str]] = [[] for _ in self.unseen]
        hands[self.seat] = view["hand"] or []
        hidden = [(unseen, at) for at, hand in enumerate(self.unseen) for unseen in hand]
        self.rng.shuffle(hidden)
        for unseen, at in sorted(hidden, key=lambda one: one[0].cards()):
            choices = unseen.choices()
            if not choices:
                raise Contradiction
            weights = [unseen.pile[kind] for kind in choices]
            card = self.rng.choices(choices, weights)[0]
            unseen.reveal(card)
            hands[at].append(card)
        return hands


def _limit(hand: Sequence[_Unseen], kinds: Sequence[str]) -> None:
    for unseen in hand:
        unseen.kinds &= frozenset(kinds)
