"""The kernel against the rules: moves, endings and repetition, at every table of both games."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard import games
from blockyard.core.contract import IllegalMove, ImpossiblePosition
from blockyard.core.perft import perft
from blockyard.core.status import DRAWN, LOST, RUNNING, WON
from tests.lines import random_line

TABLES = [
    ("gobblet", {}),
    ("gobblet", {"touch": "strict"}),
    ("gobblet", {"memory": "yes"}),
    ("gobblers", {}),
]
EVERY_TABLE = pytest.mark.parametrize(("key", "options"), TABLES)
SEEDS = st.integers(0, 2**32)


def standing(state) -> tuple[int | None, int]:
    """Whose turn it is and how the game stands for that side, as the kernel says it."""
    if state.outcome is None:
        return state.mover, RUNNING
    if not state.outcome.winners:
        return state.mover, DRAWN
    return state.mover, WON if state.mover in state.outcome.winners else LOST


def line_of(key, options, seed, length):
    """A random game with the moves that led to each position."""
    rng, game = Random(seed), games.get(key)
    state, moves = game.start(options=options), []
    while True:
        yield state, list(moves)
        if state.outcome or len(moves) == length:
            return
        moves.append(rng.choice(state.legal_moves()))
        state = state.play(moves[-1])


@EVERY_TABLE
@settings(max_examples=40)
@given(seed=SEEDS)
def test_moves_turn_and_ending_are_those_of_the_rules(key, options, seed):
    game = games.get(key)
    kernel, start = game.kernel(), game.start(options=options).text()
    *_, (state, moves) = line_of(key, options, seed, seed % 70)
    followed = kernel.position(start, moves)
    assert (followed.side, followed.status) == standing(state)
    said = [kernel.notation(followed, [code])[0] for code in followed.root_moves()]
    # A lift that cannot be followed by any put loses; the kernel does not consider it.
    hopeless = {
        move for move in state.legal_moves() if state.play(move).held and state.play(move).outcome
    }
    assert set(said) | hopeless == set(state.legal_moves())
    if not state.variant.strict or state.held:
        assert sorted(said) == state.legal_moves()


@pytest.mark.parametrize("key", ["gobblet", "gobblers"])
@settings(max_examples=20)
@given(seed=SEEDS)
def test_a_number_is_allowed_exactly_where_it_is_a_move(key, seed):
    *_, state = random_line(key, seed, seed % 50)
    position = games.get(key).kernel().position(state.text())
    if position.status == RUNNING:
        moves = {number for number in range(1, 17 * 64) if position.is_legal_move(number)}
        assert moves == set(position.root_moves())


@EVERY_TABLE
def test_every_ending_is_reached_and_agreed_on(key, options):
    """Not only positions in the middle: how whole random games end, draws included."""
    game = games.get(key)
    kernel, start, ways = game.kernel(), game.start(options=options).text(), set()
    for seed in range(60):
        *_, (state, moves) = line_of(key, options, seed, 400)
        position = kernel.position(start, moves)
        assert (position.side, position.status) == standing(state)
        ways |= {state.outcome.clause} if state.outcome else set()
    assert {"G1", "G7"} <= ways


@pytest.mark.parametrize("key", ["gobblet", "gobblers"])
@pytest.mark.parametrize("before", [(), ("3b2", "3c2")])
def test_the_third_time_of_a_position_is_a_draw_and_the_second_is_seen(key, before):
    game = games.get(key)
    size = "4" if key == "gobblet" else "3"
    opening = [f"{size}a1", f"{size}c3", *before]
    shuffle = "a1a2 c3c2 a2a1 c2c3".split() if not before else "a1a3 c3c1 a3a1 c1c3".split()
    kernel, start = game.kernel(), game.start().text()
    for length in range(len(opening), len(opening) + 9):
        moves = (opening + shuffle * 2)[:length]
        state = game.start()
        for move in moves:
            state = state.play(move)
        position = kernel.position(start, moves)
        assert position.status == (DRAWN if state.outcome else RUNNING)
        assert (position.repetition_ply >= 0) == (state.past.count(state.past[-1]) > 1)
    assert state.outcome and state.outcome.clause == "G10"


@EVERY_TABLE
@settings(max_examples=10)
@given(seed=SEEDS)
def test_it_counts_like_the_rules_from_anywhere(key, options, seed):
    game = games.get(key)
    *_, state = random_line(key, seed, seed % 40, options)
    for depth in (0, 1, 2):
        assert game.kernel().perft(state.text(), depth) == perft(state, depth)


def test_it_counts_deeper_than_the_rules_reach():
    start = games.get("gobblers").start().text()
    assert games.get("gobblers").kernel().perft(start, 4) == 572_472


@EVERY_TABLE
def test_what_the_rules_refuse_is_refused_with_their_words(key, options):
    game = games.get(key)
    kernel, start = game.kernel(), game.start(options=options).text()
    for nonsense in ("", "zz", "4w,4w w casual", start.replace(".", "9w", 1), start + " x"):
        with pytest.raises(ImpossiblePosition):
            kernel.position(nonsense)
        with pytest.raises(ImpossiblePosition):
            kernel.perft(nonsense, 3)
    for illegal in ("1a1" if key == "gobblet" else "4a1", "a1b1", "", "🙂"):
        with pytest.raises(IllegalMove):
            kernel.position(start, [illegal])


def test_random_games_are_repeatable_and_give_the_position_back():
    game = games.get("gobblet")
    position = game.kernel().position(game.start().text(), ["4b2", "4c3"])
    roots = position.root_moves()
    assert position.playouts(200, 7) == position.playouts(200, 7) != position.playouts(200, 8)
    assert position.root_moves() == roots and position.ply == 2


def test_who_forgets_nothing_sees_the_true_position_and_who_forgets_all_sees_the_tops():
    game = games.get("gobblet")
    start = game.start(options={"memory": "yes"}).text()
    moves = "4a1 4d4 3b1 3d3 a1 b1 d4 d2".split()  # a 4 onto a 3
    kernel = game.kernel()
    true = kernel.position(start, moves)
    assert kernel.remembered_position(start, moves, 1.0, 5).hash_key() == true.hash_key()
    tops = game.read(".,.,.,./.,.,.,3b/.,.,.,4b/.,4w,.,. w memory")
    assert (
        kernel.remembered_position(start, moves, 0.0, 5).hash_key()
        == kernel.position(tops.text()).hash_key()
    )


def test_what_was_forgotten_stays_forgotten():
    game = games.get("gobblet")
    start, kernel = game.start(options={"memory": "yes"}).text(), game.kernel()
    moves = "4a1 4d4 3b1 3d3 a1 b1 d4 d2".split()
    forgotten = [
        kernel.remembered_position(start, moves, 0.8, s).hash_key()
        != kernel.position(start, moves).hash_key()
        for s in range(40)
    ]
    later = [*moves, "4a4", "d2", "d4", "4a3"]
    still = [
        kernel.remembered_position(start, later, 0.8, s).hash_key()
        != kernel.position(start, later).hash_key()
        for s in range(40)
    ]
    assert 0 < sum(forgotten) < sum(still) < 40
    assert all(later for now, later in zip(forgotten, still, strict=True) if now)
