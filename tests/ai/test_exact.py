"""Exact answers: tablebase, endings and proofs agree with the rules and with each other."""

import pytest

from blockyard import games, puzzle_files
from blockyard.ai.exact import exact_answers
from blockyard.core.puzzle import WIN_THEMES


def values(game, text):
    return {answer.move: answer.value for answer in exact_answers(game, game.read(text))}


@pytest.mark.slow
def test_every_first_move_of_gobblers_is_decided():
    game = games.get("gobblers")
    found = exact_answers(game, game.start())
    assert len(found) == len(game.start().legal_moves())
    assert next(answer.value for answer in found if answer.move == "3b2") == 1


def test_the_move_that_alone_wins_is_first_and_no_other_wins():
    game = games.get("gobblers")
    for puzzle in [p for p in puzzle_files.puzzles_of("gobblers") if p.theme in WIN_THEMES][:10]:
        found = exact_answers(game, game.read(puzzle.position))
        assert found[0].move == puzzle.solution[0]
        assert found[0].turns == WIN_THEMES[puzzle.theme]


def test_the_tablebase_answers_for_one_block_each():
    game = games.get("deblockle")
    solver = game.kernel().solver()
    text = solver.longest_win({option.name: option.default for option in game.options})
    probed, found = solver.probe(text), exact_answers(game, game.read(text))
    assert found[0].value == probed.value == 1
    assert {answer.move for answer in found if answer.value == 1} == set(probed.best)
    assert found[0].turns == (probed.turns + 1) // 2


@pytest.mark.parametrize("key", ["blokus-duo", "blokus-classic"])
def test_an_ending_is_counted_out(key):
    game = games.get(key)
    puzzle = next(p for p in puzzle_files.puzzles_of(key) if p.theme == "winning-placement")
    found = values(game, puzzle.position)
    assert [move for move, value in found.items() if value == 1] == list(puzzle.solution)


def test_nothing_is_claimed_where_nothing_is_certain():
    duo = games.get("blokus-duo")
    assert exact_answers(duo, duo.start()) == []
    assert exact_answers(games.get("block-out"), games.get("block-out").start()) == []
