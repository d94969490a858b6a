"""Why a turn is good or bad, on drawn boards; each thought where it holds and where it does not."""

from __future__ import annotations

from random import Random

import pytest

from blockyard.games.deblockle.insight import distance
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN, turns_alone
from blockyard.words import LANGUAGES, Words
from tests.deblockle import naive
from tests.deblockle.boards import EVERY_SQUARE, GAME, read, written
from tests.lines import random_line

INDEX_OF = {name: square for square, name in enumerate(EVERY_SQUARE)}
KNOWN = {
    *("wins", "repeats-for-a-draw", "reaches-the-limit", "shuts-everybody-in"),
    *("leaves-the-board", "shuts-them-in", "lets-them-win", "blocks-their-roll"),
    *("frees-the-star", "makes-way", "one-turn-from-leaving", "comes-nearer", "goes-farther"),
    "keeps-them-far",
}


def test_leaving_with_the_last_block_wins_and_with_another_leaves_the_board():
    last = written(["CP@d5"], ["CL@g1"], "gold")
    more = written(["CP@d5", "CL@a1"], ["CL@g1"], "gold")
    assert GAME.reasons(read(last), "d5d6") == ["wins"]
    assert GAME.reasons(read(more), "d5d6")[0] == "leaves-the-board"


def test_a_turn_that_lets_them_win_says_so():
    state = read(written(["CL@a1", "CL@g7"], ["CS@d3"], "gold"))
    reasons = {move: GAME.reasons(state, move) for move in state.legal_moves()}
    wins = {
        m
        for m in reasons
        if any(n.outcome for n in map(state.play(m).play, state.play(m).legal_moves()))
    }
    assert {move for move in reasons if "lets-them-win" in reasons[move]} == wins


def test_shutting_them_in_is_told_where_they_are_skipped_and_only_there():
    text = written(["PC@a1"], ["HS@b1", "PC@a2", "XL@c6"], "blue", quiet="5")
    state = read(text)
    for move in state.legal_moves():
        skipped = state.play(move).to_play == 1
        assert ("shuts-them-in" in GAME.reasons(state, move)) == skipped


def test_the_last_turn_before_the_limit_and_a_third_time_are_different_draws():
    state = read(written(["CL@a1"], ["CL@g7"], "gold", quiet="99"))
    for move in state.legal_moves():
        assert GAME.reasons(state, move) == ["reaches-the-limit"]


@pytest.mark.slow
def test_progress_is_told_by_the_turns_a_lone_block_needs():
    seen = set()
    for seed in range(12):
        for state in random_line("deblockle", seed, 40):
            if state.outcome or state.stage != "play":
                continue
            for move in Random(seed).sample(state.legal_moves(), 1):
                after = state.play(move)
                if after.outcome or move[2:4] in ("d2", "d6"):
                    continue
                was = distance(state, INDEX_OF[move[:2]])
                now = distance(after, INDEX_OF[move[-2:]])
                found = GAME.reasons(state, move)
                seen |= set(found)
                comes_nearer = "comes-nearer" in found or "one-turn-from-leaving" in found
                assert comes_nearer == (now < was)
                assert ("goes-farther" in found) == (now > was)
    assert {"comes-nearer", "goes-farther", "one-turn-from-leaving", "blocks-their-roll"} <= seen
    assert seen <= KNOWN


@pytest.mark.slow
def test_a_lone_block_leaves_in_one_to_five_turns_as_the_naive_rules_count_them():
    """47 x 24 states, and a second way to count a sample: by breadth, with the naive rules."""
    tables = {
        (square, cube): turns_alone(0, 8 * (square // 7) + square % 7, cube, True)
        for square in range(49)
        for cube in range(24)
        if square not in (10, 38)
    }
    assert len(tables) == 1128 and set(tables.values()) == {1, 2, 3, 4, 5}
    for square, cube in Random(1).sample(sorted(tables), 25):
        name = "abcdefg"[square % 7] + str(square // 7 + 1)
        assert tables[square, cube] == naive_turns(name, WRITTEN[cube])


def naive_turns(square: str, lies: str) -> int:
    reached, turns = {(naive.square_of(square), lies)}, 0
    while True:
        turns += 1
        coming = set()
        for at, written_as in reached:
            rotation = naive.ROTATIONS[written_as]
            board = naive.Naive(
                {at: ("gold", rotation)},
                "gold",
                0,
                {"slider": "before-star", "side-by-side": "yes"},
            )
            for to, rolled, end in board.results("gold", at, rotation):
                if to == naive.GOALS["gold"]:
                    return turns
                coming.add((to if end is None else end, naive.written(rolled)))
        reached = coming


def test_a_block_arranged_far_from_leaving_is_praised_and_a_near_one_is_not():
    state = read(
        written(["P"], ["X"], "gold", **{"quiet": "0", "gold-start": "d1", "blue-start": "d7"})
    )
    for move in state.legal_moves():
        far = distance(state.play(move), INDEX_OF["d7"]) >= 4
        assert GAME.reasons(state, move) == (["keeps-them-far"] if far else [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang):
    said = {
        Words(lang).say(f"reason-{reason}") for reason in KNOWN - {"wins", "repeats-for-a-draw"}
    }
    assert len(said) == len(KNOWN) - 2


@pytest.mark.slow
def test_making_way_names_the_star_when_the_square_was_beside_it():
    seen = {}
    for seed in range(40):
        for state in random_line("deblockle", seed, 60):
            if not state.outcome and state.stage == "play":
                move = Random(seed).choice(state.legal_moves())
                for reason in {"frees-the-star", "makes-way"} & set(GAME.reasons(state, move)):
                    beside = (
                        {"d7", "c6", "e6", "d5"} if state.mover == 0 else {"d1", "c2", "e2", "d3"}
                    )
                    assert (reason == "frees-the-star") == (move[:2] in beside)
                    seen[reason] = move
    assert set(seen) == {"frees-the-star", "makes-way"}
