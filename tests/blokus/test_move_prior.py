"""The move prior on bitboards against the same prior computed from the rules."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from blockyard import games
from blockyard.games.blokus.kernel import placement_tables
from blockyard.games.blokus.net.move_prior import MovePrior
from blockyard.games.blokus.net.weights import weights_file
from blockyard.games.blokus.pieces import PIECES, settled
from tests.blokus.test_value_net import (
    CORNERS,
    RING,
    SIDES,
    activations,
    categories,
    moved,
    square_sets,
)

PHASES = (1, 2, 3, 5, 7, 10, 14)
PLIES = 12
"""No colour is blocked that early; later the kernel learns of a blocked colour only at its turn."""


def around(x, y):
    return ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))


class Naive:
    """The prior as move_prior.py and policy_net.py describe it, from a state of the rules."""

    def __init__(self, rows, state):
        self.state, self.board, self.us = state, state.variant.board, state.turn
        placed = len(PIECES) - len(state.left[self.us])
        self.row = rows["move_prior"][sum(placed >= least for least in PHASES)]
        self.outputs = policy_net_outputs(rows["policy_net"], state)
        ours = [c for c in state.colours if state.variant.owner(c) == state.to_play or c == self.us]
        others = [c for c in state.colours if c not in ours]
        self.closed = [self.cells(state._closed_to(colour)) for colour in others]
        self.anchors = set().union(*map(self.open_anchors, others))
        self.ours = self.cells(state._closed_to(self.us)), self.open_anchors(self.us)
        self.covered = self.cells(state.covered)

    def cells(self, squares):
        return {self.board.cell(i) for i in range(self.board.side**2) if squares >> i & 1}

    def open_anchors(self, colour):
        return self.cells(self.state._anchors(colour) & ~self.state._closed_to(colour))

    def square_class(self, cell):
        if cell in self.covered or not all(0 <= at < self.board.side for at in cell):
            return 0
        own = 0 if cell in self.ours[0] else 1 if cell in self.ours[1] else 2
        if all(cell in closed for closed in self.closed):
            return 1 + 4 * own
        if cell in self.anchors:
            return 2 + 4 * own
        return (3 if self.anchors & set(around(*cell)) else 4) + 4 * own

    def term(self, part, cell):
        """For a piece that covers the square (0), lies beside it (1) or has it at a corner (2)."""
        term = self.row[13 * part + self.square_class(cell)]
        if part == 0:
            term += self.row[39 + max(abs(2 * at - self.board.side + 1) for at in cell) // 2]
        if all(0 <= at < self.board.side for at in cell):
            term += self.outputs[part][cell[1], cell[0]]
        return term

    def logit(self, move):
        cells = [self.board.cell(self.board.square[name]) for name in move.split(",")]
        piece = placement_tables.orientations()[
            placement_tables.orientation_numbers()[settled(cells)]
        ].piece
        parts = (cells, placement_tables.sides_of(cells), placement_tables.corners_of(cells))
        terms = [self.term(part, cell) for part, met in enumerate(parts) for cell in met]
        return self.row[49 + piece] + sum(terms)


def policy_net_outputs(rows, state):
    """The policy net: three boards of outputs, for open squares in or around the colour's reach."""
    seen = categories(state, state.turn)
    patterns = activations(rows[:-3], seen)
    reach = square_sets(state, state.turn)[2]
    is_used = (reach | moved(reach, SIDES) | moved(reach, CORNERS)) & (
        seen[RING:-RING, RING:-RING] >= 4
    )
    return [patterns @ (np.round(np.array(part) * 256) / 256) * is_used for part in rows[-3:]]


@pytest.mark.parametrize(
    ("key", "seats"),
    [("blokus-duo", 2), ("blokus-classic", 2), ("blokus-classic", 3), ("blokus-classic", 4)],
)
def test_logits_on_bitboards_are_those_of_the_rules(key, seats):
    rows = json.loads(weights_file(key).read_text("utf-8"))
    for seed in range(3):
        rng, state = Random(seed), games.get(key).start(seats)
        position = games.get(key).kernel().position(state.text())
        for _ in range(PLIES):
            naive, logits = Naive(rows, state), position.logits()
            for move in rng.sample(sorted(logits), 40):
                assert logits[move] == pytest.approx(naive.logit(move), abs=1e-3)
            move = rng.choice(state.legal_moves())
            state, position = state.play(move), position.play(move)


def test_weights_of_another_size_are_refused():
    with pytest.raises(ValueError, match="560 weights"):
        MovePrior([0.0] * 7)
    with pytest.raises(ValueError, match="54496 weights"):
        MovePrior([0.0] * 560, [0.0] * 7)
