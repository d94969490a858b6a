"""What must hold of every Gobblet position, tried on random games."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from tests.lines import random_line

TABLES = [
    ("gobblet", {}),
    ("gobblet", {"touch": "strict"}),
    ("gobblet", {"memory": "yes"}),
    ("gobblers", {}),
]


def every_move(key: str) -> list[str]:
    """Everything that can be written as a move, legal or not."""
    board = games.get(key).start().variant.board
    starts = ["", *map(str, board.sizes), *board.squares]
    return ["".join(pair) for pair in product(starts, board.squares)]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_what_is_not_offered_is_objected_to_and_nothing_else(key, options, seed):
    everything = every_move(key)
    for state in random_line(key, seed, 25, options):
        allowed = sorted(move for move in everything if state.objection(move) is None)
        assert state.legal_moves() == allowed


@pytest.mark.parametrize("key", ["gobblet", "gobblers"])
@given(seed=st.integers(0, 2**32))
def test_g13_nobody_is_ever_without_a_move(key, seed):
    for state in random_line(key, seed, 80):
        assert bool(state.legal_moves()) == (state.outcome is None)


@pytest.mark.parametrize(("key", "options"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_g2_gobblets_are_never_lost_and_never_appear(key, options, seed):
    for state in random_line(key, seed, 60, options):
        board = state.variant.board
        for colour in (0, 1):
            entered = state.entered(colour)
            shown = [size for size in state.beside(colour) if size]
            assert max(entered) <= board.copies
            if state.variant.stacked:
                below = sum(shown)  # a stack that shows size n holds n gobblets
                assert sum(entered) + below == board.copies * len(board.sizes)
            else:
                assert sum(entered) + len(shown) == board.copies * len(board.sizes)


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_g8_a_strict_lift_and_put_come_to_the_same_as_a_casual_move(seed):
    for state in random_line("gobblet", seed, 30):
        if state.outcome:
            return
        strict = games.get("gobblet").read(state.text().replace("casual", "strict"))
        for move in (m for m in state.legal_moves() if m[0] in "abcd"):
            lifted = strict.play(move[:2])
            casual = state.play(move)
            if lifted.outcome:  # lost in the air: then the casual move loses too
                assert casual.outcome and casual.outcome.winners == lifted.outcome.winners
            else:
                put = lifted.play(move[2:])
                assert put.squares == casual.squares
                if casual.outcome is None or casual.outcome.clause != "G10":
                    assert put.outcome == casual.outcome
