"""Block Out!, B9 to B11: action cards, winning, and the advanced rule."""

from __future__ import annotations

import pytest

from blockyard.games.blockout.blocks import BLOCKS
from tests.blockout.tables import EIGHT, GAME, line, objection, placing, stack, table, won

# --- B9: action cards ---


def test_b9_pass_places_no_block_and_the_next_player_has_the_turn():
    state = table("""
        small-blue
        =================
        0: pass any          <- play
        1: red blue
        2: any
    """)
    after = state.play("pass")
    assert (after.turn, after.way, stack(after), after.cards.hands[0]) == (
        1,
        1,
        ["small-blue"],
        ("any",),
    )


def test_b9_reverse_turns_the_order_of_play_round():
    state = table("""
        =================
        0: reverse reverse pass any      <- play
        1: red reverse
        2: any pass
    """)
    after = state.play("reverse")
    assert (after.turn, after.way) == (2, -1)
    after = after.play("pass")
    assert (after.turn, after.way) == (1, -1)
    after = after.play("reverse")
    assert (after.turn, after.way) == (2, 1)


def test_b9_the_order_goes_round_the_table_both_ways():
    state = table("""
        =================
        0: pass any
        1: pass any
        2: pass any          <- play
    """)
    assert state.play("pass").turn == 0
    back = table("""
        =================
        0: pass any          <- play
        1: pass any
        2: pass any
        backwards
    """)
    assert back.play("pass").turn == 2


def test_b9_1_between_two_a_reverse_card_is_a_pass():
    state = table("""
        =================
        0: reverse any       <- play
        1: red blue
    """)
    after = state.play("reverse")
    assert (after.turn, after.way, after.cards.discards) == (1, 1, ("reverse",))


def test_b9_1_it_is_a_pass_between_the_last_two_of_three_as_well():
    state = table("""
        =================
        0: reverse any       <- play
        1: left
        2: red blue
    """)
    assert (state.play("reverse").turn, state.play("reverse").way) == (2, 1)


def test_b9_2_an_action_card_is_played_without_a_block():
    state = table("""
        =================
        0: reverse pass any  <- play
        1: red blue
    """)
    assert objection(state, "pass>small-red") == ("B9", "takes-no-block")
    assert objection(state, "reverse>small-red") == ("B9", "takes-no-block")
    assert state.objection("pass") is None


# --- B10: winning ---


@pytest.mark.parametrize("action", ["pass", "reverse"])
def test_b10_1_a_player_without_cards_at_the_end_of_the_turn_wins_also_with_an_action_card(action):
    state = table(f"""
        =================
        0: red blue
        1: {action}             <- play
        2: any
    """)
    assert won(state.play(action).outcome) == ({1}, "B10")


def test_b10_1_with_one_card_left_the_game_goes_on():
    state = table("""
        =================
        0: red pass          <- play
        1: any
    """)
    assert placing(state, "red>small-red").outcome is None


def test_b10_2_the_ninth_block_wins_when_it_stands_whatever_cards_are_left():
    state = table(
        EIGHT
        + """
        =================
        0: any red pass      <- play
        1: blue
    """
    )
    assert won(placing(state, "any>small-red").outcome) == ({0}, "B10")
    assert won(placing(state, "any>small-red", "late").outcome) == ({0}, "B10")
    assert placing(state, "any>small-red", "falls").outcome is None


def test_b10_2_the_eighth_block_does_not_win():
    state = table(
        EIGHT.replace("small-blue\n", "", 1)
        + """
        =================
        0: any red pass      <- play
        1: blue
    """
    )
    assert placing(state, "any>small-blue").outcome is None


def test_b10_3_it_is_judged_at_the_end_of_the_turn_so_a_fall_keeps_the_last_card_from_winning():
    state = table("""
        small-blue
        =================
        0: red               <- play
        1: any pass
    """)
    state = state.play("red>small-red")
    assert state.cards.hands[0] == () and state.outcome is None
    fallen = line(state, "put", "falls", "draw pass", "draw any", "draw red")
    assert fallen.outcome is None and fallen.stage == "start"
    assert placing(fallen, "any>large-red").outcome is None


def test_b10_3_a_new_stack_started_with_the_last_card_wins():
    state = table("""
        small-blue
        =================
        0:                   <- count small-red 0 0 0 0
        1: rest
        discards: red
    """)
    state = line(state, "falls", "draw red")
    assert (state.stage, state.cards.hands[0]) == ("start", ("red",))
    assert won(placing(state, "red>small-red").outcome) == ({0}, "B10")


def test_b10_only_whose_turn_ends_can_win():
    state = table("""
        small-blue
        =================
        0: red pass          <- play
        1: any
        2: any
    """)
    assert state.play("pass").outcome is None


# --- B11: the advanced rule ---


LAST_CARD = """
    small-blue
    =================
    0: red               <- play
    1: any pass
    advanced
"""


def test_b11_is_an_option_that_is_off_unless_chosen():
    advanced = next(option for option in GAME.options if option.name == "advanced")
    assert (advanced.clause, advanced.default) == ("B11", "no")
    assert not GAME.start(2).advanced
    assert not GAME.start(2, {"advanced": "no"}).advanced
    assert GAME.start(2, {"advanced": "yes"}).advanced


def test_b11_after_the_last_card_any_free_block_has_to_be_placed_successfully():
    state = placing(table(LAST_CARD), "red>small-red")
    assert state.outcome is None
    assert (state.stage, state.turn, state.to_play) == ("last", 0, 0)
    free = sorted(set(BLOCKS) - {"small-blue", "small-red"})
    assert state.legal_moves() == [f">{block}" for block in free]
    state = state.play(">large-wood")
    assert (state.stage, state.held, state.deciding) == ("put", "large-wood", True)
    assert won(line(state, "put", "stands").outcome) == ({0}, "B11")
    assert won(line(state, "put", "late").outcome) == ({0}, "B11")


def test_b11_without_the_advanced_rule_the_last_card_wins():
    basic = table(LAST_CARD.replace("advanced", ""))
    assert won(placing(basic, "red>small-red").outcome) == ({0}, "B10")


def test_b11_the_last_card_itself_has_to_be_played_successfully():
    state = placing(table(LAST_CARD), "red>small-red", "falls")
    assert (state.stage, state.owed, state.deciding) == ("owe", 3, False)


def test_b11_only_a_free_block_and_no_card():
    state = placing(table(LAST_CARD), "red>small-red")
    assert objection(state, ">small-red") == ("B6", "on-the-stack")
    for move in ("", "large-red", "any>large-red", ">", ">huge-red", "pass", "put 0 0 0 0"):
        assert objection(state, move) == ("B11", "choose-a-block")


def test_b11_with_cards_left_nothing_more_is_asked():
    state = table("""
        small-blue
        =================
        0: red pass          <- play
        1: any pass
        advanced
    """)
    assert (placing(state, "red>small-red").turn, state.play("pass").stage) == (1, "play")


def test_b11_1_with_the_ninth_block_standing_there_is_nothing_left_to_place():
    state = table(
        EIGHT
        + """
        =================
        0: any               <- play
        1: blue
        advanced
    """
    )
    assert won(placing(state, "any>small-red").outcome) == ({0}, "B10")


def test_b11_1_the_last_block_may_be_the_ninth():
    state = table(
        EIGHT
        + """
        =================
        0: pass              <- play
        1: blue
        advanced
    """
    )
    state = state.play("pass")
    assert state.legal_moves() == [">small-red"]
    assert won(placing(state, ">small-red").outcome) == ({0}, "B10")


@pytest.mark.parametrize(("action", "way"), [("pass", 1), ("reverse", -1)])
def test_b11_2_an_action_card_as_the_last_one_asks_for_the_block_as_well(action, way):
    state = table(f"""
        small-blue
        =================
        0: {action}            <- play
        1: any pass
        2: any pass
        advanced
    """)
    state = state.play(action)
    assert (state.stage, state.turn, state.way) == ("last", 0, way)
    assert won(placing(state, ">large-red").outcome) == ({0}, "B11")


def test_b11_3_with_no_stack_the_block_starts_one():
    state = table("""
        =================
        0: pass              <- play
        1: any pass
        advanced
    """)
    state = line(state, "pass", ">large-red", "put")
    assert [move.split()[0] for move in state.legal_moves()] == ["stands"]
    assert won(line(state, "stands").outcome) == ({0}, "B11")


def test_b11_3_so_it_does_after_the_last_card_fell_late():
    state = placing(table(LAST_CARD), "red>small-red", "late")
    assert (state.stage, stack(state), len(state.legal_moves())) == ("last", [], 9)
    assert won(placing(state, ">large-red").outcome) == ({0}, "B11")


def test_b11_4_if_it_falls_cards_are_drawn_and_play_goes_on():
    state = placing(table(LAST_CARD), "red>small-red")
    state = placing(state, ">large-red", "falls")
    assert (state.outcome, state.stage, state.owed, state.deciding) == (None, "owe", 3, False)
    state = line(state, "draw pass", "draw any", "draw blue")
    assert (state.stage, state.cards.hands[0]) == ("start", ("blue", "any", "pass"))
    state = placing(state, "blue>small-blue")
    assert (state.outcome, state.turn, stack(state)) == (None, 1, ["small-blue"])


def test_b11_4_after_such_a_fall_a_new_last_card_asks_for_a_block_again():
    state = table("""
        small-blue
        =================
        0:                   <- count-last small-red 0 0 0 0
        1: rest
        discards: red
        advanced
    """)
    state = placing(line(state, "falls", "draw red"), "red>large-red")
    assert (state.outcome, state.stage) == (None, "last")
