"""Block Out!, B1 to B5: the goal, the deal, who starts, a turn, and drawing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from blockyard.core.contract import CHANCE, Refused
from blockyard.core.seating import beginner
from blockyard.games.blockout.cards import DECK, FULL_DECK
from tests.blockout.tables import EIGHT, GAME, line, objection, placing, stack, table, won


def dealt(seats: int, seed: int = 0):
    state, rng = GAME.start(seats), Random(seed)
    while state.stage == "deal":
        state = state.play(GAME.chance(state, rng))
    return state


# --- B1, B2: the goal and the deal ---


def test_b1_playing_the_last_card_or_placing_the_ninth_block_wins():
    last_card = table("""
        =================
        0: small-red         <- play
        1: red blue
    """)
    assert won(placing(last_card, "small-red>small-red").outcome) == ({0}, "B10")
    eight = table(f"""
    {EIGHT}
        =================
        0: red blue
        1: any pass pass     <- play
    """)
    assert won(placing(eight, "any>small-red").outcome) == ({1}, "B10")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_b2_everybody_gets_seven_cards_and_the_rest_is_the_pile(seats):
    state = dealt(seats)
    assert [len(hand) for hand in state.cards.hands] == [7] * seats
    assert state.cards.in_pile() == 55 - 7 * seats
    assert (state.stage, state.turn, stack(state), state.cards.discards) == ("play", 0, [], ())


def test_b2_cards_are_dealt_one_by_one_round_the_table():
    state, drawers = GAME.start(3), []
    for card in ("any", "red", "any", "blue"):
        drawers.append(state.drawer)
        assert state.to_play == CHANCE
        state = state.play(f"draw {card}")
    assert drawers == [0, 1, 2, 0]
    assert state.cards.hands == (("blue", "any"), ("red",), ("any",))


def test_b2_two_to_six_can_play_and_four_usually_do():
    assert GAME.seats[0] == 4 and sorted(GAME.seats) == [2, 3, 4, 5, 6]
    assert len(GAME.start().cards.hands) == 4
    for seats in (1, 7):
        with pytest.raises(Refused):
            GAME.start(seats)


def test_b2_while_cards_are_dealt_everything_else_waits():
    state = GAME.start(2)
    for move in ("any>large-blue", "pass", "draw", "draw joker", "put 0 0 0 0"):
        assert objection(state, move) == ("B2", "being-dealt")


def test_b2_1_every_card_of_the_pile_is_as_likely_as_any_other():
    stuck = table("""
        small-red
        =================
        0: small-red         <- play
        1: rest but any any pass red
        discards: blue
    """)
    assert GAME.odds(stuck) == {"draw any": 0.5, "draw pass": 0.25, "draw red": 0.25}
    assert stuck.legal_moves() == ["draw any", "draw pass", "draw red"]
    drawn = Counter(GAME.chance(stuck, Random(seed)) for seed in range(400))
    assert 160 < drawn["draw any"] < 240 and set(drawn) == set(GAME.odds(stuck))


def test_b2_1_a_position_holds_no_order_of_the_pile():
    one, other = GAME.start(2), GAME.start(2)
    one = line(one, "draw any", "draw red", "draw pass", "draw blue")
    other = line(other, "draw pass", "draw blue", "draw any", "draw red")
    assert one.text() == other.text()


def test_b2_1_a_card_that_is_in_a_hand_or_discarded_is_not_in_the_pile():
    stuck = table("""
        small-red
        =================
        0: small-red         <- play
        1: any any any red
        discards: any red
    """)
    assert objection(stuck, "draw any") == ("B2", "not-in-the-pile")
    assert objection(stuck, "draw red") == ("B2", "not-in-the-pile")
    assert stuck.objection("draw blue") is None


def test_b2_2_our_deck_has_43_block_cards_of_four_kinds_and_12_action_cards():
    kinds = {
        3: ["small-red", "small-wood", "small-blue", "medium-red", "medium-wood", "medium-blue",
            "large-red", "large-wood", "large-blue"],
        2: ["red", "wood", "blue", "small", "medium", "large"],
        4: ["any"],
        6: ["pass", "reverse"],
    }  # fmt: skip
    assert dict(DECK) == {card: count for count, cards in kinds.items() for card in cards}
    assert sum(n for card, n in DECK.items() if card not in ("pass", "reverse")) == 43
    assert len(FULL_DECK.cards) == 55


# --- B3: who starts ---


def test_b3_the_first_player_is_chosen_or_random_or_has_the_next_birthday():
    first = next(option for option in GAME.options if option.name == "first")
    assert (first.clause, tuple(first.values)) == ("B3", ("chosen", "random", "birthday"))
    assert beginner("chosen", 6, Random(0)) == 0
    assert {beginner("random", 6, Random(seed)) for seed in range(60)} == set(range(6))


def test_b3_1_a_birthday_is_asked_at_the_table_and_kept_nowhere():
    chosen, birthday = (GAME.start(4, {"first": way}) for way in ("chosen", "birthday"))
    assert chosen.text() == birthday.text() and chosen.view(0) == birthday.view(0)
    assert beginner("birthday", 4, Random(0)) == 0, "who was named has taken seat 0"


# --- B4: a turn ---


def test_b4_a_turn_plays_one_card_and_then_the_next_player_has_the_turn():
    state = table("""
        =================
        0: small-red any pass    <- play
        1: red blue
        2: pass
        discards: reverse
    """)
    after = placing(state, "small-red>small-red")
    assert after.cards.hands[0] == ("any", "pass")
    assert (after.turn, after.stage, stack(after)) == (1, "play", ["small-red"])


def test_b4_only_a_card_from_the_own_hand_can_be_played():
    state = table("""
        =================
        0: small-red         <- play
        1: any pass
    """)
    assert objection(state, "any>large-blue") == ("B4", "not-in-hand")
    assert objection(state, "pass") == ("B4", "not-in-hand")
    assert state.objection("small-red>small-red") is None


@pytest.mark.parametrize(
    "text", ["", "joker", "small-red>", "small-red>red", "large>x", "put 0 0 0 0"]
)
def test_b4_what_is_not_written_as_a_turn_is_explained(text):
    state = table("""
        =================
        0: small-red         <- play
        1: any pass
    """)
    assert objection(state, text) == ("B4", "notation")


def test_b4_blanks_and_capitals_do_not_matter():
    state = table("""
        =================
        0: any               <- play
        1: any pass
    """)
    assert state.spell("  Any > Large-Blue ") == "any>large-blue"
    assert state.play("ANY >large-blue").held == "large-blue"


def test_b4_1_the_discards_lie_face_up_for_everybody_the_last_on_top():
    state = table("""
        =================
        0: small-red any     <- play
        1: red blue
        discards: reverse pass
    """)
    after = placing(state, "any>large-red")
    for seat in (0, 1, None):
        assert after.view(seat)["discards"] == ["reverse", "pass", "any"]


# --- B5: a player who cannot play draws ---


def test_b5_a_player_who_cannot_play_draws_until_a_card_is_playable_and_plays_it_at_once():
    state = table("""
        small-blue
        small-red
        =================
        0: small-red small-red   <- play
        1: red blue
    """)
    assert (state.to_play, state.drawer) == (CHANCE, 0)
    state = line(state, "draw small-blue", "draw small-red")
    assert (state.to_play, state.turn) == (CHANCE, 0)
    state = state.play("draw small")
    assert state.to_play == 0
    assert state.legal_moves() == ["small>small-wood"], "only the card that was drawn for it"
    assert placing(state, "small>small-wood").turn == 1


def test_b5_a_block_card_is_playable_as_long_as_one_matching_block_is_free():
    two_red = """
        large-red
        small-red
        =================
        0: red               <- play
        1: any pass
    """
    assert table(two_red).legal_moves() == ["red>medium-red"]
    three_red = table(two_red.replace("large-red\n", "large-red\n        medium-red\n", 1))
    assert (three_red.to_play, stack(three_red)) == (
        CHANCE,
        ["small-red", "medium-red", "large-red"],
    )


def test_b5_an_action_card_can_always_be_played():
    state = table("""
        small-red
        =================
        0: small-red reverse     <- play
        1: any pass
    """)
    assert state.legal_moves() == ["reverse"]


def test_b5_a_block_that_has_come_off_can_be_played_for_again():
    state = table("""
        small-red
        =================
        0: small-red small-red   <- play
        1: medium-red blue
    """)
    assert state.to_play == CHANCE
    assert table("""
        =================
        0: small-red small-red   <- play
        1: medium-red blue
    """).legal_moves() == ["small-red>small-red"]


def test_b5_while_cards_are_drawn_everything_else_waits():
    state = table("""
        small-red
        =================
        0: small-red         <- play
        1: any pass
    """)
    for move in ("small-red>small-red", "pass", "draw", "draw joker", "🙂"):
        assert objection(state, move) == ("B5", "being-drawn")


def test_b5_1_the_discards_become_the_new_pile_when_a_card_has_to_be_drawn_from_an_empty_one():
    state = table("""
        small-red
        =================
        0: small-red         <- play
        1: rest
        discards: blue pass
    """)
    assert state.cards.in_pile() == 0
    assert state.legal_moves() == ["draw blue", "draw pass"]
    assert GAME.odds(state) == {"draw blue": 0.5, "draw pass": 0.5}
    after = state.play("draw blue")
    assert (after.cards.discards, after.cards.in_pile()) == ((), 1)
    assert after.cards.next_pile() == Counter(["pass"])


def test_b5_1_an_empty_pile_is_left_alone_as_long_as_nobody_has_to_draw():
    state = table("""
        small-red
        =================
        0: small-red         <- play
        1: rest but any
        discards: blue pass
    """)
    after = state.play("draw any")
    assert (after.cards.discards, after.cards.in_pile()) == (("blue", "pass"), 0)
    later = placing(after, "any>large-red")
    assert later.cards.discards == ("blue", "pass", "any")


def test_b5_1_while_the_pile_lasts_the_discards_are_not_drawn_from():
    state = table("""
        small-red
        =================
        0: small-red         <- play
        1: rest but any
        discards: blue pass
    """)
    assert state.legal_moves() == ["draw any"]
    assert objection(state, "draw blue") == ("B2", "not-in-the-pile")


def test_b5_2_with_nothing_to_play_and_nothing_left_to_draw_the_turn_passes():
    state = table("""
        medium-red
        small-red
        =================
        0: red any           <- play
        1: small-red
        2: rest
    """)
    # The red card is the only one that is in no hand, so seat 1 draws it; no red block is free.
    state = placing(state, "red>large-red")
    assert (state.turn, state.to_play, state.skipped) == (1, CHANCE, ())
    stuck = state.play("draw red")
    assert (stuck.turn, stuck.skipped) == (2, (1,))
    assert stuck.cards.hands[1] == ("small-red", "red")


def test_b5_2_with_nothing_left_to_draw_a_player_who_can_play_keeps_the_turn():
    state = table("""
        small-red
        =================
        0: red any           <- play
        1: small-red
        2: rest
    """)
    drawn = line(state, "red>large-red", "put", "stands", "draw red")
    assert (drawn.turn, drawn.skipped) == (1, ())
    assert drawn.legal_moves() == ["red>medium-red"]


def test_b5_2_the_turn_skips_all_who_are_stuck_and_they_are_named_until_the_next_move():
    state = table("""
        medium-red
        small-red
        =================
        0: red any           <- play
        1: small-red
        2: medium-red
        3: rest
    """)
    stuck = line(state, "red>large-red", "put", "stands", "draw red")
    assert (stuck.turn, stuck.skipped) == (3, (1, 2))
    assert stuck.play("pass").skipped == ()


def test_b5_3_nobody_draws_by_choice():
    state = table("""
        =================
        0: small-red         <- play
        1: any pass
    """)
    for move in ("draw", "draw any"):
        assert objection(state, move) == ("B5", "can-play")
    assert not any(move.startswith("draw") for move in state.legal_moves())
