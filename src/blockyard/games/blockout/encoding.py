"""Action and observation encoding of Block Out!.

Actions are first the cards, in the order of the deck, each with the blocks it allows
(`small-red>small-red` … `pass`, `reverse`), then the block after the last card (`>small-red` …),
then the lattice of positions, turns and faces (`put -10 -10 0 0` …). Positions between those of
the lattice have no action. CHANCE draws a card; the probabilities of the count are unknown.

    hand      own cards by kind, in the order of the deck
    discards  the same for the discards
    counts    cards in hand by seat, starting with the observer's, in table order
    present   which seats play, in the same order: there is room for six
    retired   which of them have left
    turn      whose turn it is
    drawer    who draws a card
    pile      cards in the draw pile
    tower     from the bottom up: one-hot block, and its pose (millimetres, quaternion)
    free, held, aim    the blocks that can be taken, the one in the hand, and its aim
    stage, way, owed, deciding, advanced, to_play    as in the view
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from blockyard.core.contract import Seat, View, typed_view
from blockyard.core.encoding import Encoding, Part, one_hot
from blockyard.games.blockout.blocks import BLOCKS, FARTHEST
from blockyard.games.blockout.cards import ACTIONS, DECK, FITTING
from blockyard.games.blockout.moves import lattice
from blockyard.games.blockout.stages import STAGES
from blockyard.games.blockout.view import BlockOutView, PlacedView

SEATS = 6
POSE = 7


class BlockOutEncoding(Encoding):
    dtype = "float32"
    low, high = -FARTHEST, FARTHEST
    parts = (
        Part("hand", (len(DECK),)),
        Part("discards", (len(DECK),)),
        Part("counts", (SEATS,)),
        Part("present", (SEATS,)),
        Part("retired", (SEATS,)),
        Part("turn", (SEATS,)),
        Part("drawer", (SEATS,)),
        Part("pile", (1,)),
        Part("tower", (len(BLOCKS), len(BLOCKS) + POSE)),
        Part("free", (len(BLOCKS),)),
        Part("held", (len(BLOCKS),)),
        Part("aim", (4,)),
        Part("stage", (len(STAGES),)),
        Part("way", (1,)),
        Part("owed", (1,)),
        Part("deciding", (1,)),
        Part("advanced", (1,)),
        Part("to_play", (1,)),
    )

    @cached_property
    def moves(self) -> tuple[str, ...]:
        plays = [f"{card}>{block}" for card in DECK for block in FITTING[card]]
        return (*plays, *ACTIONS, *(f">{block}" for block in BLOCKS), *lattice())

    @cached_property
    def chance_moves(self) -> tuple[str, ...]:
        return tuple(f"draw {card}" for card in DECK)

    def observation(self, view: View, seat: Seat) -> list[float]:
        return _observation(typed_view(view, BlockOutView), seat)


def _observation(view: BlockOutView, seat: Seat) -> list[float]:
    return [
        *_kinds(view["hand"] or ()),
        *_kinds(view["discards"]),
        *_seats(view, seat),
        view["pile"],
        *_tower(view["tower"]),
        *(block in view["free"] for block in BLOCKS),
        *one_hot(len(BLOCKS), _place(BLOCKS, view["held"])),
        *(view["aim"] or (0, 0, 0, 0)),
        *one_hot(len(STAGES), STAGES.index(view["stage"])),
        view["way"],
        view["owed"],
        view["deciding"],
        view["advanced"],
        view["to_play"] == seat,
    ]


def _kinds(cards: Sequence[str]) -> list[int]:
    return [cards.count(card) for card in DECK]


def _place(things: Sequence[str], thing: str | None) -> int | None:
    return None if thing is None else things.index(thing)


def _seats(view: BlockOutView, seat: Seat) -> list[float]:
    """Counts, present, retired, turn and drawer, each starting with the observer's seat."""
    seats = view["seats"]
    order = [(seat + step) % seats for step in range(seats)]
    missing = [0] * (SEATS - seats)
    rows = (
        [view["counts"][at] for at in order],
        [1] * seats,
        [at in view["retired"] for at in order],
        [at == view["turn"] for at in order],
        [at == view["drawer"] for at in order],
    )
    return [value for row in rows for value in (*row, *missing)]


def _tower(tower: Sequence[PlacedView]) -> list[float]:
    blocks = [
        value
        for at in tower
        for value in (*one_hot(len(BLOCKS), BLOCKS.index(at["block"])), *at["pose"])
    ]
    return blocks + [0] * ((len(BLOCKS) - len(tower)) * (len(BLOCKS) + POSE))


ENCODING = BlockOutEncoding()
