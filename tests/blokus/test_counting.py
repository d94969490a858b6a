"""Known quantities, and the perft table counted by the rules and again by brute force."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.core.perft import perft
from blockyard.games.blokus.pieces import PIECES, SIZES, Board, orientations
from tests.blokus import naive
from tests.lines import random_line

TABLE = Path(__file__).with_name("positions.perft").read_text().splitlines()
ROWS = [tuple(row.split(" | ")) for row in TABLE if not row.startswith("#")]


def state_of(key, position):
    return games.get(key).start() if position == "start" else games.get(key).read(position)


def test_u1_twenty_one_pieces_of_eighty_nine_squares():
    assert Counter(SIZES.values()) == {1: 1, 2: 1, 3: 2, 4: 5, 5: 12}
    assert len(PIECES) == len(set(PIECES)) == 21
    assert sum(SIZES.values()) == 89


def test_u1_u5_4_the_pieces_lie_in_ninety_one_ways():
    ways = Counter(orientations().values())
    assert ways.total() == 91
    assert [p for p in PIECES if ways[p] == 8] == ["L4", "F", "L5", "N", "P", "Y"]
    assert [p for p in PIECES if ways[p] == 1] == ["1", "O", "X"]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_u1_the_pieces_drawn_are_all_the_shapes_that_can_be_grown(size):
    drawn = {shape for shape, piece in orientations().items() if SIZES[piece] == size}
    assert {naive.home(shape) for shape in drawn} == naive.grown(size)


@pytest.mark.slow
@pytest.mark.parametrize(("side", "count"), [(14, 13_729), (20, 30_433)])
def test_the_number_of_placements_on_the_empty_board(side, count):
    placements = Board(side).placements
    assert len(placements) == count
    assert placements.keys() == {
        naive.written(cells) for places in naive.places(side).values() for cells in places
    }


def test_u4_1_u9_the_number_of_first_moves():
    assert len(games.get("blokus-duo").start().legal_moves()) == 828
    assert len(games.get("blokus-duo").start().play("e10").legal_moves()) == 414
    assert len(games.get("blokus-classic").start().legal_moves()) == 58


@pytest.mark.parametrize(("name", "key", "position", "depth", "count"), ROWS)
def test_the_rules_count_what_the_table_says(name, key, position, depth, count):
    assert perft(state_of(key, position), int(depth)) == int(count)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "key", "position", "depth", "count"), [row for row in ROWS if row[4] != "195112"]
)
def test_brute_force_counts_the_same(name, key, position, depth, count):
    assert naive.perft(state_of(key, position).text(), int(depth)) == int(count)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "step"), [("blokus-duo", 1), ("blokus-classic", 4)])
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_brute_force_finds_the_same_moves_and_turns_all_game_long(key, step, seed):
    for state in list(random_line(key, seed, 90))[:-1:step]:
        side, board, turn = naive.read(state.text())
        moves = sorted(map(naive.written, naive.legal(side, board, turn)))
        assert state.legal_moves() == moves
        after = state.play(moves[seed % len(moves)]).text()
        assert naive.next_to_play(*naive.read(after)[:2], turn)[0] == after.split()[1]
