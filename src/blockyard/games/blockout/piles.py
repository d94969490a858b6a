"""Where the cards are: in hands, on the discard pile, or else in the draw pile.

The draw pile has no order and is not stored: it is every card neither in a hand nor discarded
(B2.1). So nothing in a position could reveal the next card.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from blockyard.core.contract import Seat
from blockyard.games.blockout.cards import FULL_DECK, Deck, in_order

Hand = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """The hands by seat, and the discards, face up, from bottom to top."""

    hands: tuple[Hand, ...]
    discards: tuple[str, ...] = ()
    deck: Deck = FULL_DECK

    def in_pile(self) -> int:
        return self.can_be_drawn() - len(self.discards)

    def can_be_drawn(self) -> int:
        """Cards in the pile, and in the discards that would become a new one."""
        return len(self.deck.cards) - self._in_hands()

    def _in_hands(self) -> int:
        return sum(map(len, self.hands))

    def next_pile(self) -> Counter[str]:
        """What the next card is drawn from. B5.1: the discards once the pile is empty."""
        if not self.in_pile():
            return Counter(self.discards)
        pile = self.deck.count()
        pile.subtract(self.discards)
        for hand in self.hands:
            pile.subtract(hand)
        return +pile

    def drawn(self, seat: Seat, card: str) -> Cards:
        """B5.1: drawing from an empty pile turns the discards into a new one."""
        discards = self.discards if self.in_pile() else ()
        return replace(self._with_hand(seat, (*self.hands[seat], card)), discards=discards)

    def discarded(self, seat: Seat, card: str) -> Cards:
        """B4: a played card goes onto the discard pile, face up."""
        hand = list(self.hands[seat])
        hand.remove(card)
        return replace(self._with_hand(seat, tuple(hand)), discards=(*self.discards, card))

    def laid_down(self, seat: Seat) -> Cards:
        """M1.1: the hand of a seat that stopped goes under the discards; B12.2: face up."""
        return replace(self._with_hand(seat, ()), discards=(*self.hands[seat], *self.discards))

    def _with_hand(self, seat: Seat, hand: Hand) -> Cards:
        hands = (*self.hands[:seat], in_order(hand), *self.hands[seat + 1 :])
        return replace(self, hands=hands)
