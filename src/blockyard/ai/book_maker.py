"""Making opening books: the start is searched, then every position after a book move, and so on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from blockyard.ai.engine import EngineRequest, respond
from blockyard.core.book import Book
from blockyard.core.contract import Game, State
from blockyard.core.kernel import Budget


@dataclass(frozen=True)
class BookPlan:
    """Positions up to `plies` are searched with `nodes`; moves within `margin` of the best are
    near-equal."""

    plies: int = 4
    nodes: int = 300_000
    margin: float = 0.05


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
