"""The commands `puzzle` and `puzzles`: solving, making and checking."""

from random import Random

import pytest

from blockyard import games, puzzle_files
from blockyard.ai.puzzles.making import PuzzleFile
from blockyard.core.puzzle import FIRST_RATING
from tests.cli.run import blockyard


def shown(typed, *more, lang="C"):
    args = ("puzzle", "gobblers", "--theme", "win-1", "--seed", "1", *more)
    return blockyard(*args, typed=typed, lang=lang).stdout


def chosen():
    """The puzzle that the seed leads to."""
    return puzzle_files.choose("gobblers", FIRST_RATING, Random(1), "win-1")


def test_a_solved_puzzle_is_praised_and_the_next_one_comes():
    out = shown(f"{chosen().solution[0]}\n")
    assert "Correct! Solved in a row: 1" in out and out.count("Win with this move.") == 2


def test_a_wrong_move_can_be_tried_again():
    puzzle = chosen()
    right, state = puzzle.solution[0], games.get("gobblers").read(puzzle.position)
    wrong = next(move for move in state.legal_moves() if move != right)
    out = shown(f"{wrong}\n{right}\n")
    assert "Not quite." in out and "Solved in a row: 0" in out


def test_what_the_rules_forbid_is_refused_in_words():
    assert "Correct" not in shown("3z9\nquit\n")


def test_without_a_name_it_is_the_puzzle_of_the_day():
    out = blockyard("puzzle", typed="solution\n").stdout
    assert "The solution: " in out


def test_commands_are_understood_in_the_readers_language():
    assert "הפתרון:" in shown("פתרון\n", lang="he")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("puzzle", "gobblers", "--theme", "juggling"), "one of these themes"),
        (("puzzle", "chess"), "chess"),
    ],
)
def test_what_there_is_not_is_told_in_words(args, said):
    ran = blockyard(*args)
    assert ran.returncode == 2 and said in ran.stderr


@pytest.mark.slow
def test_made_puzzles_are_kept_and_checked(tmp_path):
    file = tmp_path / "mine.tsv"
    args = ("puzzles", "make", "gobblers", "--jobs", "1", "--out", str(file))
    out = blockyard(*args, "--games", "8").stdout
    made = PuzzleFile.load("gobblers", file)
    assert f"Puzzles: {len(made.puzzles)}, from games: 8" in out and made.puzzles
    assert blockyard("puzzles", "check", "gobblers", str(file)).returncode == 0


def test_a_wrong_puzzle_is_named(tmp_path):
    file = tmp_path / "planted.tsv"
    file.write_text("# games: 1\nwin-1\t900\t0\t3w,.,3w/2b,.,3b/3b,2w,. w casual\t2b3\n")
    ran = blockyard("puzzles", "check", "gobblers", str(file))
    assert ran.returncode == 1 and "another move does the same" in ran.stdout


def test_a_tower_is_solved_by_typing_where_the_block_goes():
    args = ("puzzle", "block-out", "--theme", "flat-top", "--seed", "1")
    tower = puzzle_files.choose("block-out", FIRST_RATING, Random(1), "flat-top")
    out = blockyard(*args, typed=f"put 0 0 0 1\n{tower.solution[0]}\n").stdout
    assert "does not tremble" in out and "Not quite." in out and "Correct!" in out
