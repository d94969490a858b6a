"""Opening books: strong levels vary in the opening and answer at once."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from blockyard import games
from blockyard.ai.engine import EngineRequest, respond
from blockyard.cli import app
from blockyard.core.kernel import Budget

WITH_BOOKS = ("gobblet", "blokus-duo")


@pytest.mark.parametrize("key", WITH_BOOKS)
def test_every_move_of_a_book_is_legal_where_it_stands(key):
    game = games.get(key)
    book = game.kernel().book()
    assert game.start().text() in book and len(book) > 10
    for text, moves in book.items():
        assert moves and set(moves) <= set(game.read(text).legal_moves())


@pytest.mark.parametrize("key", WITH_BOOKS)
def test_strong_levels_vary_and_search_nothing(key):
    answers = [respond(EngineRequest(key, 0, level=9, seed=seed)) for seed in range(30)]
    assert len({answer.move for answer in answers}) > 1
    assert all(answer.nodes == 0 for answer in answers)


@pytest.mark.parametrize(
    "asked", [{"level": 6}, {"level": 7, "explain": True}, {"budget": Budget(nodes=300)}]
)
def test_weaker_levels_advice_and_budgets_search(asked):
    assert respond(EngineRequest("blokus-duo", 0, **asked)).nodes > 0


def test_a_variant_has_no_book():
    strict = {"touch": "strict"}
    request = EngineRequest("gobblet", 0, options=strict, level=7)
    assert respond(request).nodes > 0


def test_the_command_makes_a_book_of_near_equal_moves():
    line = ["book", "gobblet", "--plies", "2", "--nodes", "300", "--margin", "0.02"]
    book = json.loads(CliRunner().invoke(app, line).stdout)
    start = games.get("gobblet").start()
    assert len(book) == 1 + len({start.play(move).text() for move in book[start.text()]})
    for moves in book.values():
        assert max(moves.values()) - min(moves.values()) <= 0.021


def test_games_that_begin_with_dice_have_no_book():
    refused = CliRunner().invoke(app, ["book", "deblockle", "--lang", "en"])
    assert refused.exit_code != 0
