"""What holds of every position of Block Out! that random play comes to, at every table."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard.games.blockout.blocks import BLOCKS
from blockyard.games.blockout.cards import DECK, FULL_DECK
from tests.blockout.tables import GAME
from tests.lines import random_line, random_move

SEEDS = st.integers(0, 2**32)
SEATS = st.integers(2, 6)
TABLES = [(seats, advanced) for seats in GAME.seats for advanced in ("no", "yes")]
ANY_TURN = [*(f"{card}>{block}" for card in DECK for block in BLOCKS), *DECK]
ANY_DRAW = [f"draw {card}" for card in DECK]
ANY_LAST = [f">{block}" for block in BLOCKS]


def positions(seed: int, seats: int, length: int = 400):
    options = {"advanced": "yes" if seed % 2 else "no"}
    return random_line("block-out", seed, length, options, seats)


@pytest.mark.slow
@settings(max_examples=15)
@given(seed=SEEDS, seats=SEATS)
def test_a_turn_a_draw_or_a_last_block_is_listed_or_objected_to_never_both(seed, seats):
    """Exact but for aims and verdicts, of which there are more than a list can hold."""
    for state in positions(seed, seats):
        listed = set(state.legal_moves())
        every = {*ANY_TURN, *ANY_DRAW, *ANY_LAST}
        accepted = {move for move in every if state.objection(move) is None}
        assert accepted == listed & every
        assert state.stage in ("put", "count") or accepted == listed


@settings(max_examples=10)
@given(seed=SEEDS, seats=SEATS)
def test_listed_moves_are_legal_sorted_and_canonical(seed, seats):
    rng = Random(seed)
    for state in positions(seed, seats):
        moves = state.legal_moves()
        assert moves == sorted(set(moves)) and bool(moves) == (state.outcome is None)
        for move in rng.sample(moves, min(20, len(moves))):
            assert state.objection(move) is None and state.spell(move) == move


@pytest.mark.slow
@settings(max_examples=60)
@given(seed=SEEDS, text=st.text(max_size=30))
def test_a_move_that_is_objected_to_is_not_listed(seed, text):
    *_, state = positions(seed, 2 + seed % 5, seed % 120)
    if state.objection(text) is not None:
        assert text not in state.legal_moves()


@pytest.mark.slow
@settings(max_examples=15)
@given(seed=SEEDS, seats=SEATS)
def test_a_position_is_written_and_read_in_every_stage(seed, seats):
    for state in positions(seed, seats):
        again = GAME.read(state.text())
        assert again.text() == state.text()
        assert (again.to_play, again.outcome) == (state.to_play, state.outcome)
        assert json.dumps(again.view(0)) == json.dumps(state.view(0))
        assert again.legal_moves() == state.legal_moves()


def test_random_play_comes_to_every_stage():
    stages = Counter(state.stage for seed in range(12) for state in positions(seed, 2 + seed % 5))
    assert set(stages) == {"deal", "play", "put", "count", "owe", "start", "last", "over"}


@settings(max_examples=15)
@given(seed=SEEDS, seats=SEATS)
def test_there_are_always_55_cards_and_nine_blocks(seed, seats):
    for state in positions(seed, seats):
        found = Counter(state.cards.discards)
        for hand in state.cards.hands:
            found.update(hand)
        if state.cards.in_pile():
            found.update(state.cards.next_pile())
            assert found == Counter(DECK)
        assert found.total() == len(FULL_DECK.cards) == 55
        blocks = (
            [placed.block for placed in state.tower]
            + state.free()
            + [state.held] * bool(state.held)
        )
        assert sorted(blocks) == sorted(BLOCKS)


@pytest.mark.slow
@settings(max_examples=10)
@given(seed=SEEDS, seats=SEATS)
def test_an_old_position_never_changes(seed, seats):
    line = list(positions(seed, seats, 150))
    before = [(state.text(), json.dumps(state.view(1)), state.legal_moves()[:3]) for state in line]
    for state in line:
        for move in state.legal_moves()[:2]:
            state.play(move)
        state.retire(1) if state.outcome is None and seats > 2 else None
    after = [(state.text(), json.dumps(state.view(1)), state.legal_moves()[:3]) for state in line]
    assert before == after


@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_games_end_at_every_number_of_seats_and_by_either_rule(seats, advanced):
    for seed in range(6):
        *_, end = random_line("block-out", seed, 2000, {"advanced": advanced}, seats)
        assert end.outcome and len(end.outcome.winners) == 1
        assert end.outcome.clause in ("B10", "B11")
        assert advanced == "yes" or end.outcome.clause == "B10"


@pytest.mark.slow
def test_six_play_to_the_end_with_reshuffles_empty_piles_and_late_falls_among_them():
    """The same as bench/blockout_games.py, with fewer games."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        rng, state = Random(seed), GAME.start(6)
        while state.outcome is None:
            move = random_move(GAME, state, rng)
            if state.drawer is not None and not state.cards.in_pile():
                seen["reshuffle"] += 1
            seen[move.split()[0]] += 1
            state = state.play(move)
            seen["empty pile"] += not state.cards.in_pile()
        seen["over"] += 1
    assert seen["over"] == 40
    assert min(seen["reshuffle"], seen["empty pile"], seen["late"], seen["falls"]) > 0


@pytest.mark.slow
@settings(max_examples=10)
@given(seed=SEEDS)
def test_when_everything_falls_cards_run_out_and_still_somebody_can_play(seed):
    """A clumsy table: what can fall falls, so hands grow until nothing is left to draw."""
    rng, state = Random(seed), GAME.start(6)
    for _ in range(500):
        if state.outcome:
            break
        moves = state.legal_moves()
        assert moves
        falls = [move for move in moves if move.startswith("falls")]
        state = state.play(falls[0] if falls else random_move(GAME, state, rng))
        assert GAME.read(state.text()).to_play == state.to_play


@pytest.mark.slow
def test_a_clumsy_table_does_come_to_the_last_card():
    rng, state, least = Random(0), GAME.start(6), len(FULL_DECK.cards)
    for _ in range(3000):
        if state.outcome:
            break
        falls = [move for move in state.legal_moves() if move.startswith("falls")]
        state = state.play(falls[0] if falls else random_move(GAME, state, rng))
        least = min(least, state.cards.can_be_drawn())
    assert least <= 1


def test_positions_are_comparable_and_hashable():
    one, other = GAME.start(3), GAME.start(3)
    assert one == other and len({one, other}) == 1
