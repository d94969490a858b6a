"""Block Out!, B12: nobody learns of a card that is in another hand or in the pile.

A redealt position differs only in what a seat must not know. Whatever reaches that
seat (views, moves, objections, updates) has to be the same, byte for byte.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockyard.core.contract import CHANCE, Refusal
from blockyard.core.match import Match
from blockyard.games.blockout.cards import DECK, in_order
from blockyard.games.blockout.rules import BlockOutState
from tests.blockout.tables import GAME, line, placing, table
from tests.lines import random_move

SOME_MOVES = ["", "pass", "reverse", "draw", "any>large-blue", "put 0 0 0 0", ">large-blue"]
EVERY_MOVE = [
    *SOME_MOVES,
    *(f"draw {card}" for card in DECK),
    *(f"{card}>{block}" for card in DECK for block in ("small-red", "medium-wood", "large-blue")),
]

HANDS = """
    small-blue
    =================
    0: any pass          <- play
    1: red blue small
    2: wood pass
    discards: reverse
"""


def seen(state: BlockOutState, seat: int | None) -> str:
    return json.dumps(state.view(seat))


def test_b12_a_player_sees_own_cards_and_of_others_how_many():
    state = table(HANDS)
    assert state.hides
    assert state.view(0)["hand"] == ["any", "pass"]
    assert state.view(1)["hand"] == ["red", "blue", "small"]
    for seat in (0, 1, 2, None):
        assert state.view(seat)["counts"] == [2, 3, 2]
        assert state.view(seat)["open"] is None
    assert state.view(None)["hand"] is None


def test_b12_a_drawn_card_is_shown_to_the_seat_that_drew_it_and_to_nobody_else():
    dealing = GAME.start(3).play("draw any")
    assert [dealing.tell("draw red", seat) for seat in (0, 1, 2, None)] == [
        "draw", "draw red", "draw", "draw",
    ]  # fmt: skip
    owing = table("""
        =================
        0: any pass
        1: red blue          <- owe 2
        2: wood pass
    """)
    assert [owing.tell("draw red", seat) for seat in (0, 1, 2, None)] == [
        "draw", "draw red", "draw", "draw",
    ]  # fmt: skip


def test_b12_everything_on_the_table_is_shown_to_everybody():
    state = table(HANDS)
    for move in ("any>large-blue", "pass"):
        assert {state.tell(move, seat) for seat in (0, 1, 2, None)} == {move}
    put = state.play("any>large-blue")
    assert {put.tell("put 0 0 0 0", seat) for seat in (0, 1, 2, None)} == {"put 0 0 0 0"}


def test_b12_a_card_that_was_shown_cannot_be_taken_back_but_a_spot_could():
    state = table(HANDS)
    assert state.reveals("any>large-blue") and state.reveals("pass")
    assert not state.play("any>large-blue").reveals("put 0 0 0 0")
    last = table("""
        =================
        0:                   <- last
        1: red pass
        advanced
    """)
    assert not last.reveals(">large-blue")


def test_b12_the_order_in_which_cards_came_cannot_be_seen_in_a_hand():
    one = line(GAME.start(2), "draw pass", "draw any", "draw red")
    other = line(GAME.start(2), "draw red", "draw any", "draw pass")
    assert seen(one, 0) == seen(other, 0) and one.view(0)["hand"] == ["red", "pass"]


def test_b12_1_when_the_game_is_over_the_hands_are_laid_open():
    state = table("""
        =================
        0: pass              <- play
        1: red blue
    """).play("pass")
    assert not state.hides
    assert {json.dumps(state.view(seat)["open"]) for seat in (0, 1, None)} == {
        '[[], ["red", "blue"]]'
    }


def test_b12_2_the_hand_of_a_player_who_leaves_is_laid_face_up_under_the_discards():
    state = table(HANDS).retire(1)
    for seat in (0, 1, 2, None):
        assert state.view(seat)["discards"] == ["red", "blue", "small", "reverse"]
    assert state.view(1)["hand"] == []


def redealt(state: BlockOutState, seat: int | None, rng: Random) -> BlockOutState:
    """A state that looks the same to `seat`: all cards it cannot see are dealt again."""
    hidden = [s for s in range(len(state.cards.hands)) if s != seat]
    pool = list(state.cards.next_pile().elements()) if state.cards.in_pile() else []
    pool += [card for other in hidden for card in state.cards.hands[other]]
    for _ in range(300):
        rng.shuffle(pool)
        cards, at = list(state.cards.hands), 0
        for other in hidden:
            count = len(cards[other])
            cards[other], at = in_order(pool[at : at + count]), at + count
        dealt = replace(state, cards=replace(state.cards, hands=tuple(cards)))
        if dealt.to_play == state.to_play:
            return dealt
    return state


def refusals(state: BlockOutState, seat: int) -> list[str]:
    """The answers a seat gets to all kinds of moves."""
    answers = []
    for move in EVERY_MOVE:
        match = Match.begin(GAME, len(state.cards.hands), start=state)
        try:
            match.play(seat, 0, move)
            answers.append("accepted")
        except Refusal as refusal:
            answers.append(repr(refusal.objection))
    return answers


@pytest.mark.slow
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_b12_nothing_that_reaches_a_seat_depends_on_what_it_must_not_know(seed, seats):
    rng = Random(seed)
    state = GAME.start(seats)
    different = 0
    for _ in range(7 * seats + seed % 60):
        if state.outcome:
            return
        move = random_move(GAME, state, rng)
        for seat in (None, *range(seats)):
            other = redealt(state, seat, rng)
            different += other != state
            assert seen(other, seat) == seen(state, seat)
            assert other.tell(move, seat) == state.tell(move, seat)
            assert (other.to_play, other.hides) == (state.to_play, state.hides)
        state = state.play(move)
    assert different, "no redeal made a difference"


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_b12_a_refusal_gives_nothing_away(seed, seats):
    rng = Random(seed)
    state = GAME.start(seats)
    for _ in range(7 * seats + seed % 40):
        if state.outcome:
            return
        state = state.play(random_move(GAME, state, rng))
    if not state.outcome:
        for seat in range(seats):
            assert refusals(redealt(state, seat, rng), seat) == refusals(state, seat)


def test_b12_an_update_for_one_seat_holds_no_card_of_another():
    match = Match.begin(GAME, 3)
    for card in ("any", "red", "wood"):
        match = match.play(CHANCE, match.ply, f"draw {card}")
    for seat, card in enumerate(("any", "red", "wood")):
        mine = match.update(seat)
        sent = repr((mine.shown, mine.view["hand"], mine.view["discards"], mine.legal))
        assert card in sent
        assert not any(
            f"'{other}'" in sent or f" {other}" in sent
            for other in ("any", "red", "wood")
            if other != card
        )
    assert match.update(2).shown == "draw wood" and match.update(0).shown == "draw"


@pytest.mark.parametrize("seat", [1, 2, None])
def test_b12_a_seat_that_is_not_to_play_is_shown_no_moves(seat):
    match = Match.begin(GAME, 3, start=table(HANDS))
    assert match.update(seat).legal == [] and match.update(0).legal != []


def test_b12_what_is_played_is_seen_by_all_and_the_rest_stays_hidden():
    state = placing(table(HANDS), "any>large-blue")
    assert state.view(1)["discards"] == ["reverse", "any"]
    assert state.view(1)["counts"] == [1, 3, 2]
