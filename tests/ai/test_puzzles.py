"""Puzzles: what ships is right and varied, wrong ones are refuted, and making them goes on."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest

from blockyard import games, puzzle_files
from blockyard.ai.puzzles import making, rating
from blockyard.core import puzzle as puzzles
from blockyard.core.contract import Refused
from blockyard.core.course import wins

FEWEST = {
    "gobblet": 300,
    "gobblers": 300,
    "deblockle": 300,
    "blokus-duo": 300,
    "blokus-classic": 300,
}
KEYS = tuple(FEWEST)
WEAK_LEVEL, ITS_SEED = 2, 77
"""A seed with which no puzzle was rated."""


def first(theme, key="gobblers"):
    return next(one for one in puzzle_files.puzzles_of(key) if one.theme == theme)


def another_move(puzzle):
    state = games.get(puzzle.game).read(puzzle.position)
    return next(move for move in state.legal_moves() if move != puzzle.solution[0])


# --- what ships


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_enough_puzzles_of_five_themes(key):
    found = puzzle_files.puzzles_of(key)
    assert len(found) >= FEWEST[key]
    assert len(puzzle_files.themes_of(key)) >= 5
    assert len({one.id for one in found}) == len(found)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_the_rules_allow_every_solution_and_it_solves_the_task(key):
    game = games.get(key)
    for one in puzzle_files.puzzles_of(key):
        task = one.task(game)
        assert sum(1 + len(step.replies) for step in task.steps) == len(one.solution)
        if len(one.solution) > 1 or one.theme == "win-1":
            outcome = one.match(game, len(one.solution)).state.outcome
            assert outcome and game.read(one.position).to_play in outcome.winners


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_sample_of_what_ships_is_proven_again(key):
    """`blockyard puzzles check` proves all of them."""
    for one in puzzle_files.puzzles_of(key)[::60]:
        assert making.flaw(games.get(key), one) is None, one


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_weak_level_fails_at_most_of_the_hardest_third(key):
    game, found = games.get(key), sorted(puzzle_files.puzzles_of(key), key=lambda one: one.rating)
    hardest = found[-len(found) // 3 :]
    solved = sum(rating.solves(game, one, WEAK_LEVEL, ITS_SEED) for one in hardest[::4])
    assert solved <= len(hardest[::4]) // 5


def test_a_win_in_two_holds_by_the_rules_alone():
    """Without the engine: one first move after which every reply allows a win, and no other."""
    puzzle = first("win-2")
    state = games.get("gobblers").read(puzzle.position)

    def can_win(position):
        return any(wins(position, m, position.after(m)) for m in position.legal_moves())

    def is_won(position):
        return state.to_play in position.outcome.winners if position.outcome else can_win(position)

    def forces(move):
        after = state.after(move)
        return after.outcome is None and all(
            is_won(after.after(reply)) for reply in after.legal_moves()
        )

    assert not can_win(state)
    assert [move for move in state.legal_moves() if forces(move)] == [puzzle.solution[0]]


# --- planted wrong ones


def wrong_first_move(puzzle):
    return replace(puzzle, solution=(another_move(puzzle), *puzzle.solution[1:]))


def too_long(puzzle):
    return replace(puzzle, theme="win-3")


def cut_short(puzzle):
    return replace(puzzle, theme="win-1", solution=puzzle.solution[:1])


@pytest.mark.parametrize(
    ("theme", "plant", "flaw"),
    [
        ("win-1", wrong_first_move, "not-the-only-move"),
        ("win-2", cut_short, "not-the-only-move"),
        ("win-2", too_long, "another-length"),
        ("escape", wrong_first_move, "not-the-only-move"),
        ("escape", lambda puzzle: replace(puzzle, theme="only-move"), "another-theme"),
        ("foresight", lambda puzzle: replace(puzzle, theme="escape"), "another-theme"),
    ],
)
def test_a_planted_wrong_puzzle_is_refuted(theme, plant, flaw):
    assert making.flaw(games.get("gobblers"), plant(first(theme))) == flaw


def test_a_position_with_two_wins_is_no_puzzle():
    puzzle = puzzles.Puzzle("gobblers", "win-1", "3w,.,3w/2b,.,3b/3b,2w,. w casual", ("2b3",))
    assert making.flaw(games.get("gobblers"), puzzle) == "not-the-only-move"


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["winning-placement", "last-squares", "block"])
def test_a_planted_wrong_placement_is_refuted(theme):
    wrong = wrong_first_move(first(theme, "blokus-duo"))
    assert making.flaw(games.get("blokus-duo"), wrong) is not None


# --- making


def test_a_file_tells_what_was_written(tmp_path):
    file = tmp_path / "some.tsv"
    made = making.PuzzleFile([first("win-1"), first("win-2")], 7)
    file.write_text(made.text())
    assert making.PuzzleFile.load("gobblers", file) == made


def test_something_else_is_no_file_of_puzzles(tmp_path):
    file = tmp_path / "some.tsv"
    file.write_text("Dear diary\n")
    with pytest.raises(Refused):
        making.PuzzleFile.load("gobblers", file)


@pytest.mark.slow
def test_an_interrupted_run_goes_on_and_finds_the_same():
    plan = making.Plan("gobblers", 2, 300, 300)

    def made(*stops):
        file = making.PuzzleFile([])
        for most in stops:
            for _ in making.make(file, plan, jobs=1, most=most):
                pass
        return file

    assert made(8, 12).text() == made(12).text()
    assert made(12).puzzles


# --- choosing


def test_the_next_puzzle_is_near_the_rating_and_not_solved_yet():
    easy = puzzle_files.choose("gobblers", 600, Random(1))
    hard = puzzle_files.choose("gobblers", 2000, Random(1))
    assert easy.rating < hard.rating
    known = {one.id for one in puzzle_files.puzzles_of("gobblers")} - {hard.id}
    assert puzzle_files.choose("gobblers", 600, Random(1), solved=known) == hard


def test_no_puzzle_of_the_day_comes_twice_in_a_year_and_every_game_has_its_turn():
    year = [puzzle_files.of_the_day(date(2026, 1, 1) + timedelta(days)) for days in range(365)]
    assert len({one.id for one in year}) == 365
    turns = Counter(one.game for one in year)
    assert max(turns.values()) - min(turns.values()) <= 1
