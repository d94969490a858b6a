"""Block Out! as numbers.

Actions are first the cards, in the order of the deck, each with the blocks it allows
(`small-red>small-red` … `pass`, `reverse`), then the block after the last card (`>small-red` …),
then the lattice of spots, turns and faces (`put -10 -10 0 0` …). A spot between those of the
lattice cannot be said by number. CHANCE draws a card; nobody knows the odds of a stack.

    hand      own cards by kind, in the order of the deck
    discards  the same for the cards played, face up
    counts    how many cards each seat has, from the own seat on in the order of the table
    present   which seats play, in the same order: there is room for six
    retired   which of them have left
    turn      whose turn it is
    drawer    who draws a card
    pile      how many cards can be drawn
    tower     from the bottom up: which block, and its pose (millimetres, quaternion)
    free, held, aim    the blocks one can take, the block in the fingers, the spot it is aimed at
    stage, way, owed, deciding, advanced, to_play    as in the view
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from blockyard.core.contract import Seat, View
from blockyard.core.encoding import Encoding, Part, one_hot
from blockyard.games.blockout.blocks import BLOCKS, FARTHEST
from blockyard.games.blockout.cards import ACTIONS, DECK, FITTING
from blockyard.games.blockout.moves import lattice

SEATS = 6
STAGES = ("deal", "play", "put", "count", "owe", "start", "last", "over")
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
        return [
            *_kinds(view["hand"]),
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


def _seats(view: View, seat: Seat) -> list[float]:
    """Counts, present, retired, turn and drawer, each from the own seat on."""
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


def _tower(tower: Sequence[View]) -> list[float]:
    blocks = [
        value
        for at in tower
        for value in (*one_hot(len(BLOCKS), BLOCKS.index(at["block"])), *at["pose"])
    ]
    return blocks + [0] * ((len(BLOCKS) - len(tower)) * (len(BLOCKS) + POSE))


ENCODING = BlockOutEncoding()
