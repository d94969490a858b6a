"""What holds in every position of every game, tried on random ones."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard.core.contract import CHANCE
from tests.deblockle import naive
from tests.deblockle.boards import EVERY_SQUARE, GAME, read
from tests.lines import random_line, random_move

SEEDS = st.integers(0, 2**32)
BLOCKS = st.sampled_from("4123")
OPTIONS = st.fixed_dictionaries(
    {
        "gold-blocks": BLOCKS,
        "blue-blocks": BLOCKS,
        "set-up": st.sampled_from(["first-mover-first", "second-mover-first", "quick"]),
        "slider": st.sampled_from(["before-star", "to-the-end"]),
        "side-by-side": st.sampled_from(["yes", "no"]),
    }
)
few = settings(max_examples=12, deadline=None)
some = settings(max_examples=25, deadline=None)

ENDS = ["", *EVERY_SQUARE]
SYMBOLS = "SPCXLH"


def game_of(seed: int, options: dict[str, str], most: int) -> list:
    """The positions of a random game, its set-up included."""
    return list(random_line("deblockle", seed, most, options))


def every_turn(state):
    """All well-formed turns of the side to move, and from the other squares a roll of each."""
    own = [b["square"] for b in state.view(None)["blocks"] if state.to_play == COLOURS[b["colour"]]]
    yield from (a + b + c for a in own for b in EVERY_SQUARE for c in ENDS)
    yield from (a + b for a in EVERY_SQUARE if a not in own for b in EVERY_SQUARE)


COLOURS = {"gold": 0, "blue": 1}
EVERY_PLACING = [
    f"{top}{north}@{square}" for top, north, square in product(SYMBOLS, SYMBOLS, EVERY_SQUARE)
] + [f"die={symbol}" for symbol in SYMBOLS]


def allowed(state, moves) -> list[str]:
    return sorted(move for move in moves if state.objection(move) is None)


@pytest.mark.slow
@few
@given(seed=SEEDS, options=OPTIONS)
def test_what_is_not_offered_is_objected_to_and_nothing_else(seed, options):
    states = [s for s in game_of(seed, options, 70) if s.view(None)["stage"] == "play"]
    for state in Random(seed).sample(states, min(4, len(states))):
        assert allowed(state, every_turn(state)) == state.legal_moves()


@pytest.mark.parametrize("seed", [1, 2])
def test_the_whole_space_of_turns_once(seed):
    state = game_of(seed, {"side-by-side": "no"}, 60)[-1]
    every = (a + b + c for a in EVERY_SQUARE for b in EVERY_SQUARE for c in ENDS)
    assert allowed(state, every) == state.legal_moves()


@pytest.mark.slow
@few
@given(seed=SEEDS, options=OPTIONS)
def test_in_the_set_up_what_is_not_offered_is_objected_to_and_nothing_else(seed, options):
    for state in game_of(seed, options, 17):
        if state.view(None)["stage"] != "play":
            assert allowed(state, EVERY_PLACING) == state.legal_moves()


@some
@given(seed=SEEDS, options=OPTIONS)
def test_moves_are_sorted_listed_once_and_never_none_before_the_end(seed, options):
    for state in game_of(seed, options, 60):
        moves = state.legal_moves()
        assert moves == sorted(set(moves))
        assert bool(moves) == (state.outcome is None) == (state.to_play is not None)


@pytest.mark.slow
@some
@given(seed=SEEDS, options=OPTIONS)
def test_the_text_of_a_position_is_the_position(seed, options):
    for state in game_of(seed, options, 60):
        again = read(state.text())
        assert again.text() == state.text()
        assert (again.to_play, again.legal_moves()) == (state.to_play, state.legal_moves())
        assert again.view(None) == state.view(None)


@some
@given(seed=SEEDS, options=OPTIONS)
def test_a_position_never_changes(seed, options):
    rng = Random(seed)
    for state in game_of(seed, options, 40):
        before = state.text(), state.legal_moves(), state.view(0)
        if not state.outcome:
            state.play(random_move(GAME, state, rng))
        assert (state.text(), state.legal_moves(), state.view(0)) == before


@some
@given(seed=SEEDS, options=OPTIONS)
def test_the_odds_of_chance_cover_its_moves_and_sum_to_one(seed, options):
    for state in game_of(seed, options, 17):
        if state.to_play == CHANCE:
            odds = GAME.odds(state)
            assert sorted(odds) == state.legal_moves()
            assert sum(odds.values()) == pytest.approx(1)
            assert GAME.chance(state, Random(seed)) in odds


@few
@given(seed=SEEDS, options=OPTIONS)
def test_the_naive_rules_offer_the_same_moves(seed, options):
    states = game_of(seed, options, 80)
    for state in states[::4]:
        assert sorted(naive.read(state.text()).moves()) == state.legal_moves()


@pytest.mark.slow
@few
@given(seed=SEEDS, options=OPTIONS, draws=st.sampled_from(["3 100", "off 100", "3 off", "off off"]))
def test_every_game_ends(seed, options, draws):
    repetition, limit = draws.split()
    agreed = {**options, "repetition": repetition, "turn-limit": limit}
    end = game_of(seed, agreed, 100_000)[-1]
    assert end.outcome is not None
    assert end.outcome.clause in ("D1", "D9", "D12")
    assert (end.outcome.clause == "D1") == bool(end.outcome.winners)


@some
@given(seed=SEEDS, options=OPTIONS)
def test_blocks_only_go_by_leaving(seed, options):
    """Between two positions in play a side loses a block exactly when the count starts again."""
    states = [s for s in game_of(seed, options, 80) if s.view(None)["stage"] == "play"]
    for before, after in pairwise(states):
        old, new = before.view(None), after.view(None)
        left = sum(new["off"]) - sum(old["off"])
        assert left == (new["quiet"] == 0)
        assert len(old["blocks"]) - len(new["blocks"]) == left


@some
@given(seed=SEEDS, options=OPTIONS)
def test_apart_means_apart_after_every_turn(seed, options):
    for state in game_of(seed, {**options, "side-by-side": "no"}, 80):
        found = [(b["colour"], b["square"]) for b in state.view(None)["blocks"]]
        gold, blue = ([s for c, s in found if c == colour] for colour in ("gold", "blue"))
        for one, other in product(gold, blue):
            assert abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) > 1
