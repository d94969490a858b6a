"""Determinization agrees with everything a seat knows, and depends on nothing else."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blockyard.core.contract import CHANCE
from blockyard.core.match import Match
from blockyard.games.blockout.cards import ACTIONS, DECK, FITTING, FULL_DECK
from blockyard.games.blockout.rules import BlockOutState
from tests.blockout.tables import GAME, table
from tests.lines import random_move


def played(seed: int, seats: int, most: int, leaving: bool = False) -> Match:
    """A random match; sometimes a player leaves."""
    rng = Random(seed)
    match = Match.begin(GAME, seats, {"advanced": rng.choice(["yes", "no"])})
    leaves = {rng.randrange(most): seat for seat in range(2, seats) if leaving}
    while match.to_play is not None and match.ply < most:
        if match.ply in leaves:
            match = match.resign(leaves.pop(match.ply))
        else:
            match = match.play(match.to_play, match.ply, random_move(GAME, match.state, rng))
    return match


def determinized(match: Match, seat: int, seed: int = 0) -> BlockOutState:
    return GAME.determinize(match.state.view(seat), match.history(seat), seat, Random(seed))


def script(seats: int, hands: list[str], *moves: str) -> Match:
    """A match from the deal on, with these hands and moves."""
    match = Match.begin(GAME, seats)
    for card in zip(*(hand.split() for hand in hands), strict=True):
        for one in card:
            match = match.play(CHANCE, match.ply, f"draw {one}")
    for move in moves:
        whole = move
        if move in ("stands", "falls", "late"):
            whole = next(m for m in match.state.legal_moves() if m.startswith(move))
        match = match.play(match.to_play, match.ply, whole)
    return match


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), leaving=st.booleans())
def test_a_determinization_looks_like_the_true_state_and_loses_no_card(seed, seats, leaving):
    match = played(seed, seats, 20 + seed % 180, leaving)
    if match.to_play is None:
        return
    for seat in match.remaining():
        sample = determinized(match, seat)
        assert json.dumps(sample.view(seat)) == json.dumps(match.state.view(seat))
        assert sample.cards.hands[seat] == match.state.cards.hands[seat]
        everywhere = Counter(sample.cards.discards)
        for hand in sample.cards.hands:
            everywhere.update(hand)
        assert all(everywhere[card] <= DECK[card] for card in everywhere)
        assert everywhere.total() + sample.cards.in_pile() == len(FULL_DECK.cards)
        assert GAME.read(sample.text()).text() == sample.text()


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_b12_a_determinization_depends_only_on_what_the_seat_knows(seed, seats):
    match = played(seed, seats, 60)
    view, history = match.state.view(0), match.history(0)
    one, other = (
        GAME.determinize(json.loads(json.dumps(view)), list(history), 0, Random(7))
        for _ in range(2)
    )
    assert one.text() == other.text()


def test_b12_states_of_one_information_set_have_the_same_determinizations():
    hands = ["any pass red blue wood small large", "any pass red blue wood small large"]
    others = ["small-red medium-red large-red reverse reverse pass any",
              "small-blue medium-blue large-blue pass pass medium medium"]  # fmt: skip
    moves = ("any>large-wood", "put 0 0 0 0", "stands")
    one, two = (script(3, [hands[0], hand, hands[1]], *moves) for hand in others)
    for seat in (0, 2):
        assert one.history(seat) == two.history(seat)
        for seed in range(5):
            assert determinized(one, seat, seed).text() == determinized(two, seat, seed).text()
    assert one.state.text() != two.state.text()


def test_determinizations_vary_with_the_seed():
    match = played(3, 4, 60)
    assert len({determinized(match, 0, seed).text() for seed in range(20)}) > 15


def test_the_deal_and_the_end_can_be_determinized_too():
    assert determinized(played(1, 4, 9), 1).stage == "deal"
    match = played(1, 4, 2000)
    assert match.outcome and determinized(match, 0).text() == match.state.text()


# --- knowledge: who had to draw could not play (B5) ---


UNPLAYABLE = {"small-red", "small-wood", "small-blue", "small"}


def forced_to_draw() -> Match:
    """Seat 1 holds small cards only, all small blocks are up, and it draws twice."""
    return script(
        2,
        ["small-red small-wood small-blue any any pass pass",
         "small-red small-wood small-blue small small-red small-wood small-blue"],
        "small-red>small-red", "put 0 0 0 0", "stands",
        "small-wood>small-wood", "put 0 0 0 0", "stands",
        "small-blue>small-blue", "put 0 0 0 0", "stands",
        "draw small", "draw large-red",
    )  # fmt: skip


def test_b5_a_player_who_had_to_draw_held_nothing_playable_and_then_one_playable_card():
    match = forced_to_draw()
    assert match.to_play == 1
    for seed in range(40):
        hand = Counter(determinized(match, 0, seed).cards.hands[1])
        outside = [card for card in hand.elements() if card not in UNPLAYABLE]
        assert len(outside) == 1, "the last one drawn is the playable one"


def test_b5_the_card_that_was_played_is_known_and_the_others_still_were_unplayable():
    match = forced_to_draw()
    for move in ("large-red>large-red", "put 0 0 0 0"):
        match = match.play(1, match.ply, move)
    match = match.play(CHANCE, match.ply, match.state.legal_moves()[0])
    assert match.state.stage == "owe", "it fell: whatever is drawn now may be anything"
    for seed in range(40):
        assert set(determinized(match, 0, seed).cards.hands[1]) <= UNPLAYABLE


def test_b8_2_a_player_who_draws_to_start_a_stack_held_no_block_card():
    match = script(
        2,
        ["small-red pass any any reverse red red",
         "pass pass pass pass pass reverse small-wood"],
        "small-red>small-red", "put 0 0 0 0", "stands",
        "small-wood>small-wood", "put 0 0 0 0", "falls",
        "draw reverse", "draw reverse", "draw reverse", "draw large-blue",
    )  # fmt: skip
    for seed in range(20):
        hand = Counter(determinized(match, 0, seed).cards.hands[1])
        assert sum(count for card, count in hand.items() if card not in ACTIONS) == 1


def test_b5_a_player_who_has_to_draw_now_holds_nothing_playable():
    match = forced_to_draw()
    match = script(2, ["small-red small-wood small-blue any any pass pass",
                       "small-red small-wood small-blue small small-red small-wood small-blue"],
                   *[s.text() for s in match.events[14:-2]])  # fmt: skip
    assert match.to_play == CHANCE and match.state.drawer == 1
    for seed in range(20):
        assert set(determinized(match, 0, seed).cards.hands[1]) <= UNPLAYABLE


def unplayable_at(state: BlockOutState) -> set[str]:
    return {card for card in DECK if not state.is_playable(card)}


@settings(max_examples=15)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_b5_cards_held_since_a_forced_draw_could_not_be_played_then(seed, seats):
    """Counted from the outside: of a hand, only as many cards can be of kinds that were
    playable at its last forced draw as were drawn later and not played at once."""
    match = played(seed, seats, 60 + seed % 140)
    if match.to_play is None:
        return
    last: dict[int, tuple[set[str], int]] = {}
    for step in match.events:
        before = step.before
        drawer = before.drawer
        if drawer is None:
            continue
        if before.stage in ("play", "start"):
            last[drawer] = (unplayable_at(before), 1)
        elif drawer in last:
            kinds, drawn = last[drawer]
            last[drawer] = (kinds, drawn + 1)
    for other, (kinds, drawn) in last.items():
        hand = determinized(match, (other + 1) % seats).cards.hands[other]
        assert sum(card not in kinds for card in hand) <= drawn


# --- knowledge: a new pile is what was discarded (B5.1) ---


@pytest.mark.slow
@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_b5_1_after_a_reshuffle_the_pile_holds_only_what_was_discarded(seed):
    match = played(seed, 6, 150)
    piles = [
        s.before.cards
        for s in match.events
        if s.before.drawer is not None and not s.before.cards.in_pile()
    ]
    if match.to_play is None or not piles:
        return
    reshuffled = Counter(piles[-1].discards)
    for seat in range(6):
        sample = determinized(match, seat)
        if sample.cards.in_pile():
            assert sample.cards.next_pile() <= reshuffled


def test_b5_1_random_games_contain_such_reshuffles():
    match = played(4, 6, 2000)
    piles = [
        s for s in match.events if s.before.drawer is not None and not s.before.cards.in_pile()
    ]
    assert piles


# --- where the game cannot be replayed ---


@pytest.mark.parametrize(
    "history", [[], ["pass"], ["draw"], ["draw any"] * 3, ["! M1 2"], ["put 0 0 0 0"]]
)
def test_a_game_without_its_history_is_determinized_from_the_table(history):
    state = table("""
        small-blue
        =================
        0: any pass          <- play
        1: red blue small
        2: wood pass
        discards: reverse
    """)
    for seat in (0, 1, 2):
        sample = GAME.determinize(state.view(seat), history, seat, Random(1))
        assert sample.view(seat) == state.view(seat)


@pytest.mark.parametrize("seed", range(10))
def test_a_seat_that_can_play_is_dealt_a_playable_card(seed):
    state = table("""
        small-red
        large-red
        =================
        0: red               <- play
        1: rest but any medium-red large-red large-red small-red small-red blue
        discards: pass
    """)
    sample = GAME.determinize(state.view(1), [], 1, Random(seed))
    assert sample.view(1) == state.view(1)
    assert any(set(FITTING[card]) - {"small-red", "large-red"} for card in sample.cards.hands[0])
