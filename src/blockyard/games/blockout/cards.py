"""The 55 cards: 43 block cards and 12 action cards.

The rulebook gives these totals and the four kinds of block card; how many there are of each
is our ruling (B2.2). A card is written as what it asks for: `small-red`, `red`, `small`,
`any`, `pass`, `reverse`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from blockyard.games.blockout.blocks import BLOCKS, COLOURS, SIZES

ACTIONS = ("pass", "reverse")

DECK: Mapping[str, int] = {
    **dict.fromkeys(BLOCKS, 3),
    **dict.fromkeys(COLOURS, 2),
    **dict.fromkeys(SIZES, 2),
    "any": 4,
    **dict.fromkeys(ACTIONS, 6),
}
HAND = 7
"""B2: cards dealt to each player."""
PENALTY = 3
"""B8: cards drawn by the player whose stack falls."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards, one by one; how many are dealt to each player, and drawn after a fall."""

    cards: tuple[str, ...]
    hand: int = HAND
    penalty: int = PENALTY

    def count(self) -> Counter[str]:
        return Counter(self.cards)


FULL_DECK = Deck(tuple(card for card, number in DECK.items() for _ in range(number)))

ORDER = {card: at for at, card in enumerate(DECK)}


def matches(card: str, block: str) -> bool:
    """B6: a card asks for one size and colour, for one colour, for one size, or for any."""
    return card in ("any", block, *block.split("-"))


FITTING: Mapping[str, tuple[str, ...]] = {
    card: tuple(block for block in BLOCKS if matches(card, block)) for card in DECK
}
"""The blocks that each card allows; none for an action card."""


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of the deck, so that a hand does not reveal when a card was drawn."""
    return tuple(sorted(cards, key=ORDER.__getitem__))
