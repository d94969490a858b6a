"""A position after whatever made moves on it and took them back: it says what it said before."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.ai.iterative_deepening import IterativeDeepening, SearchOptions
from blockyard.ai.proof_number import ProofSearch
from blockyard.core.kernel import Budget
from blockyard.core.status import RUNNING
from tests.lines import random_line


def search(position):
    IterativeDeepening(position, Budget(nodes=400), SearchOptions(lines=3)).run(
        position.root_moves()
    )


def one_root_move(position):
    found = IterativeDeepening(position, Budget(nodes=400))
    found.search.search_root_move(position.root_moves()[-1], 2, -30000, 30000)


def push_and_pop(position):
    moves = position.root_moves()
    for move in (moves[0], moves[-1]):
        position.push(move)
        position.pop()


def prove(position):
    ProofSearch(position, 200, threats_only=False).prove()


WAYS = {
    "search": search,
    "one root move": one_root_move,
    "proof": prove,
    "perft": lambda position: position.perft(2),
    "playouts": lambda position: position.playouts(2, 1),
    "push and pop": push_and_pop,
}
ANSWERS = ("hash_key", "static_evaluation", "immediate_win", "is_under_threat", "net_features")
FIELDS = ("side", "ply", "status", "repetition_ply", "may_win", "may_lose", "is_proven")


def told(position):
    """All that a position tells Python callers."""
    answers = {name: getattr(position, name)() for name in (*ANSWERS, "root_moves")}
    return answers | {name: getattr(position, name) for name in FIELDS}


def positions(key):
    """Positions of random games, early and late ones. What chance decides has been decided."""
    for seed in range(12):
        lengths = (4, 12, 20, 60, 120) if key == "deblockle" else (4, 9, 14, 19, 24)
        *_, state = random_line(key, seed, lengths[seed % 5])
        if not state.outcome and (key != "deblockle" or state.stage != "dice"):
            yield games.get(key).kernel().position(state.text())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", ["gobblet", "gobblers", "deblockle"])
def test_a_position_tells_the_same_after_moves_were_taken_back(key, way):
    number = 0
    for position in positions(key):
        if position.status == RUNNING:
            before = told(position)
            WAYS[way](position)
            assert told(position) == before
            number += 1
    assert number >= 5


def test_in_the_set_up_nothing_is_proven_by_what_was_searched_before():
    """One block each: the last placing leads to positions that the tablebase knows, the first does
    not. Searched one after another, first placings score as each does alone."""
    options = {"gold-blocks": "1", "blue-blocks": "1"}
    *_, state = random_line("deblockle", 3, 2, options)
    assert state.stage == "arrange"
    kernel, text = games.get("deblockle").kernel(), state.text()
    together = IterativeDeepening(kernel.tablebase_position(text), Budget())
    moves = kernel.tablebase_position(text).root_moves()[:3]
    for move in moves:
        alone = IterativeDeepening(kernel.tablebase_position(text), Budget())
        scores = [one.search.search_root_move(move, 2, -30000, 30000) for one in (together, alone)]
        assert scores[0] == scores[1]
