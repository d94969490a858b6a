"""The numbers of the perft table, counted again by brute force and by the kernel."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.core.perft import perft
from blockyard.games.gobblet.kernel import position
from blockyard.games.gobblet.kernel.reading import read
from tests.gobblet import naive
from tests.lines import random_line
from tests.test_perft import start_of, tables

OURS = [row for row in tables() if row[1] in ("gobblet", "gobblers")]
SMALL = 20_000


@pytest.mark.parametrize(
    ("name", "game", "position", "depth", "count"), [row for row in OURS if row[4] < SMALL]
)
def test_brute_force_counts_the_same(name, game, position, depth, count):
    assert naive.perft(start_of(game, position).text(), depth) == count


@pytest.mark.parametrize(
    ("name", "game", "position", "depth", "count"), [row for row in OURS if row[1] == "gobblet"]
)
def test_the_kernel_counts_the_same(name, game, position, depth, count):
    assert read(start_of(game, position).text()).perft(depth) == count


def test_the_kernel_is_compiled_and_counts_deeper():
    # Known from two other programs.
    assert position.COMPILED
    start = games.get("gobblet").start().text()
    assert read(start).perft(5) == 19_024_320


@pytest.mark.parametrize("key", ["gobblet", "gobblers"])
@settings(max_examples=6)
@given(seed=st.integers(0, 2**32))
def test_brute_force_reaches_the_same_positions_from_anywhere(key, seed):
    for state in random_line(key, seed, 30):
        if state.outcome is None:
            reached = Counter(state.play(move).text() for move in state.legal_moves())
            assert reached == Counter(naive.positions_after(state.text()))


@given(seed=st.integers(0, 2**32))
def test_the_kernel_counts_the_same_from_anywhere(seed):
    for state in random_line("gobblet", seed, 40):
        if state.outcome is None:
            assert read(state.text()).perft(1) == len(state.legal_moves())
    if state.outcome is None:
        assert read(state.text()).perft(2) == perft(state, 2)
