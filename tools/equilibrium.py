"""An equilibrium of a small game with hidden cards, by linear programming on its sequence form.

    python tools/equilibrium.py block-out-five-cards

Prints what the first seat gets on average if nobody errs, and by how much a best response beats the
policy that was found (0 but for rounding). Needs SciPy, which OpenSpiel brings.

A sequence is an information set with one of its moves. A plan gives each sequence a weight: the
weights of the moves of a set sum to that of the sequence that leads to the set (Koller, Megiddo and
von Stengel, 1996).
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import ItemsView
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, hstack

from blockyard.core.contract import CHANCE, Seat
from blockyard.envs import solved
from blockyard.envs.game_tree import GameTree, InformationState, Node

ROOT = 0
"""The sequence before a seat's first decision."""


class SequenceForm:
    """The sequences of both seats, the sets they belong to, and the payoffs of the first seat."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.sequences: tuple[dict[tuple[int, str], int], ...] = ({}, {})
        self.parents: tuple[dict[int, int], ...] = ({}, {})
        self.payoffs: defaultdict[tuple[int, int], float] = defaultdict(float)
        self._walk(tree.root, [ROOT, ROOT], 1.0)

    def _walk(self, node: Node, at: list[int], chance: float) -> None:
        if node.seat is None:
            self.payoffs[at[0], at[1]] += chance * node.value
            return
        if node.seat == CHANCE:
            for move, odds in node.odds.items():
                self._walk(node.children[move], at, chance * odds)
            return
        known = self.sequences[node.seat]
        self.parents[node.seat][node.information] = at[node.seat]
        for move, child in node.children.items():
            number = known.setdefault((node.information, move), len(known) + 1)
            self._walk(child, [number if s == node.seat else at[s] for s in (0, 1)], chance)

    def constraints(self, seat: Seat) -> Any:
        """A row for the root and one for each set: its moves minus the sequence before it."""
        row_of = {information: row + 1 for row, information in enumerate(self.parents[seat])}
        entries = [(0, ROOT, 1.0)]
        entries += [(row_of[set_], number, 1.0) for (set_, _), number in self._numbered(seat)]
        entries += [(row_of[set_], parent, -1.0) for set_, parent in self.parents[seat].items()]
        rows, columns, signs = zip(*entries, strict=True)
        return coo_matrix((signs, (rows, columns)), (len(row_of) + 1, self.size(seat)))

    def _numbered(self, seat: Seat) -> ItemsView[tuple[int, str], int]:
        return self.sequences[seat].items()

    def size(self, seat: Seat) -> int:
        return len(self.sequences[seat]) + 1

    def payoff_matrix(self) -> Any:
        rows, columns = zip(*self.payoffs, strict=True)
        values = list(self.payoffs.values())
        return coo_matrix((values, (rows, columns)), (self.size(0), self.size(1)))

    def plan(self, seat: Seat) -> tuple[float, NDArray[np.float64]]:
        """The best plan of a seat against the best answer, and what it gets."""
        payoffs = self.payoff_matrix() if seat == 0 else -self.payoff_matrix().T
        own, other = self.constraints(seat), self.constraints(1 - seat)
        # Maximize q0 with (other's constraints)^T q <= payoffs^T x: the dual of the best answer.
        count = own.shape[1], other.shape[0]
        cost = np.zeros(sum(count))
        cost[count[0]] = -1
        found = linprog(
            cost,
            A_ub=hstack([-payoffs.T, other.T]),
            b_ub=np.zeros(other.shape[1]),
            A_eq=hstack([own, coo_matrix((own.shape[0], count[1]))]),
            b_eq=np.eye(1, own.shape[0])[0],
            bounds=[(0, None)] * count[0] + [(None, None)] * count[1],
            method="highs",
        )
        return -found.fun, found.x[: count[0]]


class Equilibrium:
    """The policy that follows the best plans of both seats."""

    def __init__(self, tree: GameTree) -> None:
        form = SequenceForm(tree)
        self.table: dict[tuple[Seat, tuple[str, ...]], dict[str, float]] = {}
        self.value, first = form.plan(0)
        _, second = form.plan(1)
        for seat, plan in enumerate((first, second)):
            weights: defaultdict[int, dict[str, float]] = defaultdict(dict)
            for (set_, move), number in form.sequences[seat].items():
                weights[set_][move] = max(float(plan[number]), 0.0)
            for set_, moves in weights.items():
                seen = tree.information_states[set_]
                self.table[seat, seen.history] = _normalized(moves)

    def __call__(self, seen: InformationState) -> dict[str, float]:
        return self.table[seen.seat, seen.history]


def _normalized(weights: dict[str, float]) -> dict[str, float]:
    """Where the plan never leads, any move will do."""
    total = sum(weights.values())
    if total < 1e-9:
        return dict.fromkeys(weights, 1 / len(weights))
    return {move: weight / total for move, weight in weights.items()}


def main(name: str) -> None:
    tree = solved.get(name).tree()
    equilibrium = Equilibrium(tree)
    print(f"nodes                {tree.nodes:,}")
    print(f"information sets     {len(tree.information_states):,}")
    print(f"value of the game    {equilibrium.value:.9f}")
    print(f"exploitability       {tree.exploitability(equilibrium):.1e}")


if __name__ == "__main__":
    main(sys.argv[1])
