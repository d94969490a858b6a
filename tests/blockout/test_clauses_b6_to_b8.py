"""Block Out!, B6 to B8: block cards, placing, and when the stack falls."""

from __future__ import annotations

import pytest

from blockyard.core.contract import CHANCE
from blockyard.games.blockout.blocks import BLOCKS, Pose, lying, side
from blockyard.games.blockout.moves import read_verdict
from tests.blockout.tables import GAME, line, objection, placing, stack, table

HOLDING = """
    medium-wood
    large-blue
    =================
    0: pass any          <- put small-red
    1: red blue
    discards: any
"""
COUNTING = HOLDING.replace("put small-red", "count small-red 5 -4.5 45 2")
FIRST = """
    =================
    0: pass any          <- count small-red 5 -4.5 45 2
    1: red blue
    discards: any
"""


def with_card(card: str):
    return table(f"""
        medium-red
        large-wood
        =================
        0: {card} pass         <- play
        1: red pass
    """)


def allowed(card: str) -> set[str]:
    moves = with_card(card).legal_moves()
    return {move.partition(">")[2] for move in moves if move != "pass"}


# --- B6: block cards ---


def test_b6_a_matching_block_that_is_not_on_the_stack_goes_on_top():
    state = placing(with_card("any"), "any>small-blue")
    assert stack(state) == ["large-wood", "medium-red", "small-blue"]
    assert objection(with_card("any"), "any>medium-red") == ("B6", "on-the-stack")


def test_b6_with_no_stack_the_block_starts_one():
    state = table("""
        =================
        0: large pass        <- play
        1: red pass
    """)
    assert stack(placing(state, "large>large-red")) == ["large-red"]


def test_b6_a_block_in_the_fingers_is_neither_free_nor_on_the_stack_yet():
    state = with_card("any").play("any>small-blue")
    assert (state.held, stack(state)) == ("small-blue", ["large-wood", "medium-red"])
    assert len(state.free()) == 6 and "small-blue" not in state.free()
    assert state.view(1)["held"] == "small-blue"


def test_b6_a_block_card_comes_with_a_block():
    assert objection(with_card("any"), "any") == ("B6", "no-block-named")
    assert objection(with_card("small-red"), "small-red") == ("B6", "no-block-named")


def test_b6_1_a_card_of_one_size_and_colour_allows_that_block_alone():
    assert allowed("small-red") == {"small-red"}
    for block in ("small-blue", "large-red"):
        assert objection(with_card("small-red"), f"small-red>{block}") == ("B6", "does-not-match")


def test_b6_2_a_card_of_one_colour_allows_all_three_sizes_of_it():
    assert allowed("blue") == {"small-blue", "medium-blue", "large-blue"}
    assert allowed("red") == {"small-red", "large-red"}, "the medium one is on the stack"
    assert objection(with_card("blue"), "blue>small-red") == ("B6", "does-not-match")


def test_b6_3_a_card_of_one_size_allows_all_three_colours_of_it():
    assert allowed("small") == {"small-red", "small-wood", "small-blue"}
    assert allowed("large") == {"large-red", "large-blue"}, "the wooden one is on the stack"
    assert objection(with_card("small"), "small>medium-blue") == ("B6", "does-not-match")


def test_b6_4_a_card_for_any_block_allows_every_free_one():
    assert allowed("any") == set(BLOCKS) - {"large-wood", "medium-red"}


def test_b6_5_each_of_three_colours_has_one_small_one_medium_and_one_large_block():
    sizes, colours = ("small", "medium", "large"), ("red", "wood", "blue")
    assert tuple(f"{size}-{colour}" for size in sizes for colour in colours) == BLOCKS
    assert side("small-red") < side("medium-red") < side("large-red") == side("large-wood")
    assert len(GAME.start().free()) == 9


# --- B7: placing ---


def test_b7_the_same_player_puts_the_block_and_then_everybody_counts():
    state = with_card("any").play("any>small-blue")
    assert (state.to_play, state.stage) == (0, "put")
    state = state.play("put 5 -4.5 45 2")
    assert (state.to_play, state.stage) == (CHANCE, "count")
    assert state.view(None)["aim"] == [5, -4.5, 45, 2]


def test_b7_putting_waits_for_the_aim_and_nothing_else():
    state = table(HOLDING)
    for move in (
        "pass",
        "any>small-blue",
        "put",
        "put 0 0 0",
        "put 0 0 0 0 0",
        "put a b c d",
        "stands",
    ):
        assert objection(state, move) == ("B7", "notation")


def test_b7_the_count_waits_for_its_verdict_and_nothing_else():
    state = table(COUNTING)
    for move in ("pass", "put 0 0 0 0", "stands", "falls", "late", "stands 0,0,0", "wobbles"):
        assert objection(state, move) == ("B7", "being-counted")


def test_b7_what_stands_to_the_end_of_the_count_rests_where_the_verdict_says():
    state = table(COUNTING)
    poses = [lying(x, 1.5, 20 + 40 * x, 90, 3) for x in range(3)]
    release = Pose(5, -4.5, 100)
    after = state.play(" ".join(map(str, ["stands", release, *poses])))
    assert stack(after) == ["large-blue", "medium-wood", "small-red"]
    assert [placed.pose for placed in after.tower] == poses
    assert (after.turn, after.held, after.aim) == (1, "", None)


@pytest.mark.parametrize(
    ("aim", "reason"),
    [
        ("put 30 -30 0 0", None),
        ("put -30 30 359.9 5", None),
        ("put 30.1 0 0 0", "out-of-reach"),
        ("put -30.1 0 0 0", "out-of-reach"),
        ("put 0 30.1 0 0", "out-of-reach"),
        ("put 0 -9999 0 0", "out-of-reach"),
        ("put 0 0 360 0", "no-such-turn"),
        ("put 0 0 -0.1 0", "no-such-turn"),
        ("put 0 0 0 6", "no-such-face"),
        ("put 0 0 0 -1", "no-such-face"),
    ],
)
def test_b7_1_a_block_is_put_over_the_top_face_in_any_turn_on_any_of_six_faces(aim, reason):
    state = table(HOLDING)
    if reason is None:
        assert state.objection(aim) is None
    else:
        assert objection(state, aim) == ("B7", reason)


# --- B8: the stack falls ---


def test_b8_when_the_stack_falls_the_blocks_come_off_and_three_cards_are_drawn():
    state = line(table(COUNTING), "falls")
    assert (stack(state), len(state.free()), state.held) == ([], 9, "")
    assert (state.stage, state.owed, state.to_play, state.drawer) == ("owe", 3, CHANCE, 0)
    assert len(state.cards.hands[0]) == 2
    state = line(state, "draw red", "draw blue", "draw wood")
    assert (state.stage, state.turn, state.to_play) == ("start", 0, 0)
    assert len(state.cards.hands[0]) == 5


def test_b8_whose_stack_fell_starts_a_new_one_at_once_and_then_the_turn_ends():
    state = line(table(COUNTING), "falls", "draw red", "draw blue", "draw wood")
    state = placing(state, "blue>large-blue")
    assert (stack(state), state.turn, state.stage) == (["large-blue"], 1, "play")
    assert len(state.cards.hands[0]) == 4


def test_b8_while_cards_are_owed_everything_else_waits():
    state = line(table(COUNTING), "falls")
    for move in ("any>large-blue", "pass", "draw", "draw joker"):
        assert objection(state, move) == ("B8", "cards-owed")
    assert state.objection("draw red") is None


def test_b8_what_stands_takes_no_cards():
    state = line(table(COUNTING), "stands")
    assert (state.owed, state.stage, len(state.cards.hands[0])) == (0, "play", 2)


def test_b8_1_an_action_card_does_not_start_a_new_stack():
    state = table("""
        =================
        0: pass reverse any      <- start
        1: red blue
    """)
    assert state.legal_moves() == [f"any>{block}" for block in sorted(BLOCKS)]
    assert objection(state, "pass") == ("B8", "block-card-first")
    assert objection(state, "reverse>small-red") == ("B8", "block-card-first")
    assert objection(state, "nonsense") == ("B8", "notation")


def test_b8_1_without_a_fall_an_action_card_may_be_played_before_there_is_a_stack():
    state = table("""
        =================
        0: pass reverse any      <- play
        1: red blue
    """)
    assert {"pass", "reverse"} <= set(state.legal_moves())


def test_b8_2_without_a_block_card_one_is_drawn_and_has_to_be_played():
    state = table("""
        =================
        0: pass reverse          <- start
        1: red blue
    """)
    assert (state.to_play, state.drawer) == (CHANCE, 0)
    assert objection(state, "pass") == ("B5", "being-drawn")
    state = line(state, "draw pass", "draw medium-red")
    assert state.legal_moves() == ["medium-red>medium-red"]
    assert placing(state, "medium-red>medium-red").turn == 1


def test_b8_2_without_a_block_card_and_without_a_card_to_draw_the_turn_passes():
    state = table("""
        =================
        0: pass pass pass pass pass       <- owe 1
        1: any any
        2: rest but pass
    """)
    after = state.play("draw pass")
    assert (after.turn, after.stage, after.skipped) == (1, "play", (0,))
    assert "any>small-red" in after.legal_moves()


def test_b8_3_the_first_block_of_a_stack_cannot_fall():
    state = table(FIRST)
    assert [move.split()[0] for move in state.legal_moves()] == ["stands"]
    pose = Pose(0, 0, 14)
    for kind in ("falls", "late"):
        assert objection(state, f"{kind} {pose} {pose}") == ("B8", "first-block-stands")
    assert state.objection(f"stands {pose} {pose}") is None
    assert stack(line(state, "stands")) == ["small-red"]


def test_b8_3_from_the_second_block_on_it_can_fall_and_fall_late():
    state = table(COUNTING)
    assert [move.split()[0] for move in state.legal_moves()] == ["falls", "late", "stands"]


def test_b8_4_if_it_falls_after_the_count_the_blocks_come_off_and_nobody_draws():
    state = line(table(COUNTING), "late")
    assert (stack(state), len(state.free())) == ([], 9)
    assert (state.turn, state.stage, state.owed) == (1, "play", 0)
    assert [len(hand) for hand in state.cards.hands] == [2, 2]


def test_b8_4_after_a_late_fall_the_next_player_may_well_play_an_action_card():
    state = table("""
        small-blue
        =================
        0: pass any          <- count small-red 0 0 0 0
        1: pass blue
        discards: any
    """)
    assert "pass" in line(state, "late").legal_moves()


def test_b8_5_a_late_fall_takes_nothing_back():
    last_card = """
        small-blue
        =================
        0:                   <- count small-red 0 0 0 0
        1: pass blue
        discards: any
    """
    end = line(table(last_card), "late")
    assert end.outcome and end.outcome.winners == {0} and end.outcome.clause == "B10"
    assert line(table(last_card), "falls").outcome is None


def test_b8_6_fewer_cards_are_drawn_if_fewer_are_left():
    state = table("""
        small-blue
        =================
        0: pass red          <- count small-red 0 0 0 0
        1: rest but blue
        discards: any
    """)
    state = line(state, "falls", "draw blue")
    assert (state.stage, state.owed) == ("owe", 2)
    assert state.legal_moves() == ["draw any"], "the discards have become the pile"
    state = state.play("draw any")
    assert (state.stage, state.owed, state.cards.can_be_drawn()) == ("start", 0, 0)
    assert len(state.cards.hands[0]) == 4


def test_b8_6_with_enough_cards_it_is_three_and_no_more():
    state = line(table(COUNTING), "falls", "draw pass", "draw pass")
    assert (state.stage, state.owed) == ("owe", 1)
    assert line(state, "draw pass").stage == "start"


@pytest.mark.parametrize("blocks", [0, 1, 2, 3, 4])
def test_b8_a_verdict_says_where_every_block_is(blocks):
    pose = Pose(0, 0, 14)
    verdict = " ".join(map(str, ["falls", pose, *[pose] * blocks]))
    if blocks == 3:
        assert table(COUNTING).objection(verdict) is None
    else:
        assert objection(table(COUNTING), verdict) == ("B8", "poses")


def test_b8_the_verdicts_that_are_listed_have_a_release_and_a_pose_for_each_block():
    for move in table(COUNTING).legal_moves():
        verdict = read_verdict(move)
        assert verdict and len(verdict.poses) == 3
        assert verdict.release == lying(5, -4.5, 44 + 36 + 14, 45, 2)
