"""What must hold of every Blokus position, tried on random games."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.games.blokus.pieces import SIZES
from tests.lines import random_line

TABLES = [("blokus-duo", 2), ("blokus-classic", 4), ("blokus-classic", 2), ("blokus-classic", 3)]
SEEDS = st.integers(0, 99)

every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


@cache
def game_of(key, seats, seed):
    """All positions of a random game, to its end."""
    return list(random_line(key, seed, 90, seats=seats))


@cache
def stopping_game_of(key, seats, seed):
    """The same, but now and then a seat stops while more than two are left."""
    rng, state = Random(seed), games.get(key).start(seats)
    states = [state]
    while state.outcome is None:
        playing = sorted(set(range(seats)) - state.stopped)
        if len(playing) > 2 and rng.random() < 0.05:
            state = state.retire(rng.choice(playing))
        else:
            state = state.play(rng.choice(state.legal_moves()))
        states.append(state)
    return states


def allowed(state, move):
    """Whether nothing forbids a move; what does has to be a clause of the game."""
    found = state.objection(move)
    assert found is None or found.clause in games.get(key_of(state)).clauses
    return found is None


def key_of(state):
    return "blokus-duo" if state.variant.board.side == 14 else "blokus-classic"


# --- the generator and the objector -----------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "seats", "number"),
    [("blokus-duo", 2, 3), ("blokus-classic", 4, 1), ("blokus-classic", 3, 1)],
)
def test_of_all_placements_those_offered_are_those_not_objected_to(key, seats, number):
    for seed in range(number):
        played = game_of(key, seats, seed)
        state = played[len(played) * (2 * seed + 1) // (2 * number)]  # early, middle, late
        everything = state.variant.board.placements
        assert state.legal_moves() == sorted(move for move in everything if allowed(state, move))


def mangled(move, rng):
    """A move with something changed: shifted, a square less, a square more, a square twice."""
    squares = [(ord(name[0]), int(name[1:])) for name in move.split(",")]
    way = rng.randrange(4)
    if way == 0:
        dx, dy = rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (2, 0)))
        squares = [(x + dx, y + dy) for x, y in squares]
    elif way == 1:
        squares.remove(rng.choice(squares))
    elif way == 2:
        x, y = rng.choice(squares)
        squares.append((x + rng.choice((-1, 1)), y))
    else:
        squares.append(rng.choice(squares))
    return ",".join(f"{chr(x)}{y}" for x, y in squares)


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_a_mangled_move_is_refused_unless_it_is_offered(key, seats, seed):
    rng = Random(seed)
    for state in game_of(key, seats, seed)[:-1]:
        offered = state.legal_moves()
        for move in rng.sample(offered, min(10, len(offered))):
            assert allowed(state, move) and state.spell(move) == move
            changed = mangled(move, rng)
            assert allowed(state, changed) == (state.spell(changed) in offered)


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_u6_1_moves_are_sorted_and_there_is_one_until_the_end(key, seats, seed):
    for state in game_of(key, seats, seed):
        moves = state.legal_moves()
        assert moves == sorted(set(moves)) and bool(moves) == (state.outcome is None)


# --- turns ------------------------------------------------------------------------


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_u6_2_a_retired_colour_never_gets_a_move_back(key, seats, seed):
    out = set()
    for state in stopping_game_of(key, seats, seed):
        now = {colour for colour in state.colours if state.is_out(colour)}
        assert out <= now
        out = now
    assert out == set(state.colours)


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_u7_games_end_at_every_number_of_seats(key, seats, seed):
    played = stopping_game_of(key, seats, seed)
    end = played[-1]
    assert end.outcome is not None and end.to_play is None
    assert len(played) <= 21 * len(end.colours) + seats
    assert end.outcome.winners <= set(range(seats)) - end.stopped


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_u6_who_is_passed_over_could_not_place(key, seats, seed):
    before, *others = game_of(key, seats, seed)
    for state in others:
        if state.outcome is None:
            between = colours_between(before, state)
            assert all(state.is_out(colour) for colour in between)
            owners = {state.variant.owner(colour) for colour in between}
            assert set(state.skipped) == owners - {None, state.to_play}
        before = state


def colours_between(before, after):
    """The colours whose turn came and went between two positions."""
    number = len(before.colours)
    steps = (after.turn - before.turn - 1) % number
    return [(before.turn + step + 1) % number for step in range(steps)]


# --- the score --------------------------------------------------------------------


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_u8_points_count_the_squares_that_are_not_on_the_board(key, seats, seed):
    for state in game_of(key, seats, seed):
        for colour in state.colours:
            on_board = "".join(state.view(None)["rows"]).count(state.variant.colours[colour])
            left = sum(SIZES[piece] for piece in state.left[colour])
            assert on_board + left == 89
            assert state.points(colour) == (-left if left else state.points(colour))
            assert (state.points(colour) in (15, 20)) == (on_board == 89)


# --- text, values, views ----------------------------------------------------------


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_every_position_is_read_back_from_its_text(key, seats, seed):
    for state in stopping_game_of(key, seats, seed):
        again = games.get(key).read(state.text())
        assert again == state and again.text() == state.text()
        assert again.outcome == state.outcome and again.view(0) == state.view(0)


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_old_positions_never_change(key, seats, seed):
    rng, state = Random(seed), games.get(key).start(seats)
    seen = []
    while state.outcome is None:
        seen.append((state, state.text(), json.dumps(state.view(None))))
        state = state.play(rng.choice(state.legal_moves()))
    for old, text, view in seen:
        assert old.text() == text and json.dumps(old.view(None)) == view


def turned(move):
    """A move turned by half a turn: a1 becomes n14."""
    columns = "abcdefghijklmn"
    squares = [(columns.index(name[0]), int(name[1:])) for name in move.split(",")]
    return ",".join(f"{columns[13 - x]}{15 - y}" for x, y in reversed(squares))


@settings(max_examples=4)
@given(seed=SEEDS)
def test_u4_1_a_game_opened_on_j5_is_the_same_game_turned(seed):
    rng = Random(seed)
    here = there = games.get("blokus-duo").start()
    move = rng.choice([move for move in here.legal_moves() if "e10" in move.split(",")])
    while True:
        here, there = here.play(move), there.play(turned(move))
        assert there.legal_moves() == sorted(map(turned, here.legal_moves()))
        assert there.outcome == here.outcome and there.to_play == here.to_play
        if here.outcome:
            return
        move = rng.choice(here.legal_moves())
