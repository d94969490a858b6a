"""Making opening books: the start is searched, then every position after a book move, and so on.

Where dice come first, a book is of set-ups: for every roll, many arrangements are tried in a few of
the positions that may follow, the better ones in more of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from blockyard.ai.engine import EngineRequest, respond
from blockyard.core.book import Book
from blockyard.core.contract import Game, State
from blockyard.core.kernel import Budget, SetUps

ROUNDS = ((48, 4, 0.25), (12, 24, 1.0))
"""Of set-ups: how many arrangements, in how many positions each, with which part of the nodes."""
MOST_SET_UPS = 4
"""Near-equal arrangements of a roll that a book keeps."""


@dataclass(frozen=True)
class BookPlan:
    """Positions up to `plies` are searched with `nodes`; moves within `margin` of the best are
    near-equal."""

    plies: int = 4
    nodes: int = 300_000
    margin: float = 0.05
    rounds: tuple[tuple[int, int, float], ...] = ROUNDS


def made(game: Game, plan: BookPlan) -> Iterator[dict[str, dict[str, float]]]:
    """The book after each ply."""
    book: dict[str, dict[str, float]] = {}
    positions = {game.start().text(): game.start()}
    for _ in range(plan.plies):
        after: dict[str, State] = {}
        for text, state in positions.items():
            if text not in book and state.outcome is None:
                book[text] = near_equal(game, state, plan)
                for move in book[text]:
                    reached = state.play(move)
                    after[reached.text()] = reached
        positions = after
        yield book


def arranged(
    game: Game, set_ups: SetUps, rolls: Sequence[str], plan: BookPlan
) -> dict[str, dict[str, float]]:
    """A book of set-ups: by roll, the near-equal arrangements with their values."""
    return {roll: _best_arrangements(game, set_ups, roll, plan) for roll in rolls}


def _best_arrangements(game: Game, set_ups: SetUps, roll: str, plan: BookPlan) -> dict[str, float]:
    values: dict[str, float] = {}
    order = list(set_ups.candidates(roll, plan.rounds[0][0]))
    for number, positions, share in plan.rounds:
        budget = Budget(nodes=max(1, round(plan.nodes * share)))
        values = {
            one: fmean(
                _value(game, set_ups.position(roll, one, Random(f"{roll} {n}")), set_ups, budget)
                for n in range(positions)
            )
            for one in order[:number]
        }
        order = sorted(values, key=lambda one: -values[one])
    best = values[order[0]]
    kept = [one for one in order[:MOST_SET_UPS] if values[one] >= best - plan.margin]
    return {one: round(values[one], 3) for one in kept}


def _value(game: Game, state: State, set_ups: SetUps, budget: Budget) -> float:
    """What a position is worth to the seat that arranged it."""
    if state.to_play is None:
        return 0.0
    request = EngineRequest(game.key, state.to_play, start=state.text(), budget=budget)
    value = respond(request).value
    return value if state.to_play == set_ups.seat else -value


def near_equal(game: Game, state: State, plan: BookPlan) -> dict[str, float]:
    """The best moves of a position, with their values."""
    assert state.to_play is not None
    budget = Budget(nodes=plan.nodes)
    request = EngineRequest(
        game.key, state.to_play, start=state.text(), budget=budget, explain=True
    )
    found = respond(request)
    best = found.best or ((found.move, found.value),)
    return {move: round(value, 3) for move, value in best if value >= found.value - plan.margin}


def document(book: Book) -> str:
    """The file of a book, one move a line."""
    return json.dumps(book, indent=0, separators=(",", ":"), sort_keys=True) + "\n"
