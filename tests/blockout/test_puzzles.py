"""Puzzles of towers: what each theme asks for, and wrong ones that simulation refutes."""

from dataclasses import replace
from random import Random

import pytest

from blockyard import games, puzzle_files
from blockyard.core.contract import CHANCE
from blockyard.core.puzzle import settled
from blockyard.games.blockout.course import LEANING, ONE
from blockyard.games.blockout.moves import read_put
from blockyard.games.blockout.puzzles import goal, is_about, may_do
from blockyard.games.blockout.reading import read

GAME = games.get("block-out")
FINDER = GAME.puzzle_finder()


def of(theme):
    return next(one for one in puzzle_files.puzzles_of("block-out") if one.theme == theme)


def solves(puzzle, move):
    """Whether the placement, made without error, is what the puzzle is after."""
    before = puzzle.match(GAME)
    after = settled(before.play(before.to_play, before.ply, move))
    return goal(puzzle.theme)(before.state, move, after.state)


# --- the hand without error


def test_a_hundred_towers_of_five_themes_ship():
    found = puzzle_files.puzzles_of("block-out")
    assert len({one.id for one in found}) == len(found) >= 100
    assert len(puzzle_files.themes_of("block-out")) == 5


def test_the_exact_hand_is_off_by_nothing_and_the_same_each_time():
    puzzle = of("high-tower")
    counting = puzzle.match(GAME, 1).state
    first, again = (GAME.filmed(counting, Random(seed), GAME.exact_hand) for seed in (1, 2))
    assert counting.to_play == CHANCE and first == again


@pytest.mark.parametrize("is_bot", [False, True])
def test_no_player_has_the_exact_hand(is_bot):
    refused = GAME.hand_objection(of("high-tower").match(GAME, 1).state, GAME.exact_hand, is_bot)
    assert refused is not None and refused.reason == "no-such-hand"


# --- what the themes ask for


def test_far_out_is_twelve_millimetres_from_the_middle():
    assert may_do("far-out", read_put("put 12 0 0 0"))
    assert not may_do("far-out", read_put("put 8 8 0 0"))
    assert may_do("balance", read_put("put 0 0 0 0"))


@pytest.mark.parametrize("face", [0, 1])
def test_only_a_block_that_lies_on_a_dome_leaves_a_flat_top(face):
    puzzle = replace(of("high-tower"), theme="flat-top")
    easy = read(f"basic 0+ put:medium-red small,pass/medium,any medium-red {LEANING}")
    puzzle = replace(puzzle, position=easy.text(), solution=("put -6 0 0 0",))
    assert solves(puzzle, f"put -6 0 0 {face}") == (face % 2 == 1)


def test_only_a_tower_that_leans_can_be_straightened():
    straight = read(f"basic 0+ put:medium-red small,pass/medium,any medium-red {LEANING}")
    assert not is_about("straighten", straight.tower)
    assert is_about("straighten", of("straighten").match(GAME).state.tower)


# --- planted wrong ones


@pytest.mark.slow
def test_the_middle_is_wrong_and_the_solution_right():
    puzzle = of("high-tower")
    assert solves(puzzle, puzzle.solution[0])
    assert not solves(puzzle, "put 0 0 0 0")
    wrong = replace(puzzle, solution=("put 0 0 0 0",))
    assert FINDER.flaw(GAME.read(wrong.position), wrong) == "does-not-stand"


def test_a_tower_on_which_the_middle_holds_is_no_puzzle():
    easy = read("basic 0+ put:small-red small,pass/medium,any small-red " + ONE)
    planted = replace(of("high-tower"), position=easy.text())
    assert FINDER.flaw(easy, planted) == "is-obvious"
