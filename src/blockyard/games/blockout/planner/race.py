"""The race between two players: who is rid of the cards first when the stack gets shaky?

A stack becomes riskier with every block, and an action card is a turn without risk. So a high stack
is a war of attrition: whoever runs out of action cards first has to build on it. `ahead` solves
this exactly for average stacks, by value iteration over the cards of both players; `Race` solves
the turns on one particular stack by expectimax, down to where average stacks take over.

Cards are counted as block cards and action cards only. That every block card can be played is
assumed; duel.py allows for those that cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np

from blockyard.games.blockout.blocks import BLOCKS
from blockyard.games.blockout.cards import ACTIONS, FULL_DECK, PENALTY
from blockyard.games.blockout.planner.stability import Floats

FALL_RISKS = (0.0, 0.0, 0.01, 0.06, 0.2, 0.45, 0.7, 0.8, 0.9)
"""The probability that an average stack of this height falls under the next block."""
MOST_BLOCKS, MOST_ACTIONS = 12, 4
"""Cards of each kind that are told apart."""
SWEEPS = 40
"""Enough for three digits."""


class Held(NamedTuple):
    """How many cards of each kind a player holds."""

    blocks: int
    actions: int

    def clipped(self) -> Held:
        return Held(min(self.blocks, MOST_BLOCKS), min(self.actions, MOST_ACTIONS))


class Odds(NamedTuple):
    """The probability that the stack falls under the next block of either player."""

    mine: float
    theirs: float


def _penalties() -> list[tuple[float, int]]:
    """B8: how likely each number of block cards is among the cards drawn after a fall."""
    number = len(FULL_DECK.cards)
    actions = sum(card in ACTIONS for card in FULL_DECK.cards)
    return [
        (comb(number - actions, k) * comb(actions, PENALTY - k) / comb(number, PENALTY), k)
        for k in range(PENALTY + 1)
    ]


PENALTIES = _penalties()


@cache
def ahead() -> Floats:
    """The probability that the player to move wins, indexed by the height of the stack (from 1),
    own block and action cards, and those of the other player."""
    shape = (len(BLOCKS), MOST_BLOCKS + 1, MOST_ACTIONS + 1, MOST_BLOCKS + 1, MOST_ACTIONS + 1)
    values: Floats = np.full(shape, 0.5)
    for _ in range(SWEEPS):
        for height in reversed(range(1, len(BLOCKS))):
            values[height] = _improved(values, height)
    return values


def _improved(values: Floats, height: int) -> Floats:
    """One sweep of value iteration: the better of building and of an action card."""
    # What the other player's turn leaves: axes in this player's order again.
    waited = 1 - values[height].transpose(2, 3, 0, 1)
    waited[0, 0] = 1.0
    last = height + 1 == len(BLOCKS)
    stood = np.ones_like(waited) if last else 1 - values[height + 1].transpose(2, 3, 0, 1)
    stood[0, 0] = 1.0
    risk = FALL_RISKS[height]
    built = (1 - risk) * stood + risk * _fallen(values)
    best: Floats = np.full_like(waited, -1.0)
    best[1:] = built[:-1]
    best[:, 1:] = np.maximum(best[:, 1:], waited[:, :-1])
    best[0, 0] = 1.0
    return best


def _fallen(values: Floats) -> Floats:
    """The value of the new stack after a fall: cards are drawn, and one of them starts it."""
    started = 1 - values[1].transpose(2, 3, 0, 1)
    blocks, actions = np.arange(MOST_BLOCKS + 1), np.arange(MOST_ACTIONS + 1)
    total: Floats = np.zeros_like(started)
    for chance, drawn in PENALTIES:
        after = np.clip(blocks + drawn - 1, 0, MOST_BLOCKS)
        more = np.clip(actions + PENALTY - drawn, 0, MOST_ACTIONS)
        total += chance * started[after][:, more]
    return total


@dataclass(slots=True)
class Race:
    """The turns on one stack: `odds` are those of the next blocks, one after another."""

    height: int
    odds: Sequence[Odds]
    known: dict[tuple[int, bool, Held, Held], float] = field(default_factory=dict)

    def value(self, my_turn: bool, mine: Held, theirs: Held) -> float:
        """The probability that I win."""
        return self._value(0, my_turn, mine.clipped(), theirs.clipped())

    def _value(self, at: int, my_turn: bool, mine: Held, theirs: Held) -> float:
        key = (at, my_turn, mine, theirs)
        if key not in self.known:
            self.known[key] = self._solved(*key)
        return self.known[key]

    def _solved(self, at: int, my_turn: bool, mine: Held, theirs: Held) -> float:
        if at == len(self.odds):
            return self._on_average(at, my_turn, mine, theirs)
        mover, sign = (mine, 1) if my_turn else (theirs, -1)
        choices = []
        if mover.blocks:
            choices.append(self._built(at, my_turn, mine, theirs))
        if mover.actions:
            left = Held(mover.blocks, mover.actions - 1)
            choices.append(self._next(at, my_turn, left, mine, theirs))
        if not choices:
            return float(my_turn)
        return sign * max(sign * choice for choice in choices)

    def _on_average(self, at: int, my_turn: bool, mine: Held, theirs: Held) -> float:
        """The value if the stack goes on like an average one."""
        cards = (*mine, *theirs) if my_turn else (*theirs, *mine)
        won = float(ahead()[(self.height + at, *cards)])
        return won if my_turn else 1 - won

    def _built(self, at: int, my_turn: bool, mine: Held, theirs: Held) -> float:
        mover = mine if my_turn else theirs
        left = Held(mover.blocks - 1, mover.actions)
        ninth = self.height + at + 1 == len(BLOCKS)
        stood = float(my_turn) if ninth else self._next(at + 1, my_turn, left, mine, theirs)
        risk = self.odds[at].mine if my_turn else self.odds[at].theirs
        if not risk:
            return stood
        fell = fallen(left, theirs) if my_turn else 1 - fallen(left, mine)
        return (1 - risk) * stood + risk * fell

    def _next(self, at: int, my_turn: bool, left: Held, mine: Held, theirs: Held) -> float:
        """The value after a turn that leaves the mover these cards."""
        if left == (0, 0):
            return float(my_turn)
        return self._value(at, not my_turn, *((left, theirs) if my_turn else (mine, left)))


def fallen(mine: Held, theirs: Held) -> float:
    """The probability that I win after the stack fell under me."""
    return float(_started()[(*mine.clipped(), *theirs.clipped())])


@cache
def _started() -> Floats:
    return _fallen(ahead())
