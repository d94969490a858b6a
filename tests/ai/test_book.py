"""Opening books: strong levels vary in the opening and answer at once."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from blockyard import games
from blockyard.ai.book_maker import BookPlan, arranged
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


def test_a_game_that_no_engine_searches_has_no_book():
    refused = CliRunner().invoke(app, ["book", "block-out", "--lang", "en"])
    assert refused.exit_code != 0


# --- set-ups, which follow a roll of the dice -----------------------------------------------


def rolled(gold, blue, **options):
    dice = [f"die={symbol}" for symbol in gold + blue]
    return dice, EngineRequest("deblockle", 0, options=options, level=7, history=tuple(dice))


def test_every_roll_of_four_blocks_has_arrangements_of_just_these_blocks():
    kernel = games.get("deblockle").kernel()
    book = kernel.book()
    assert set(book) == set(kernel.set_ups().rolls()) and len(book) == 126
    for roll, arrangements in book.items():
        for arrangement in arrangements:
            blocks = arrangement.split(",")
            assert sorted(block[0] for block in blocks) == sorted(roll)
            assert {block[3:] for block in blocks} == {"c5", "e5", "c7", "e7"}


def test_a_strong_level_puts_down_an_arrangement_of_the_book_and_searches_nothing():
    played, request = rolled("SXLH", "SPCX")
    for _ in range(4):
        found = respond(replace(request, history=tuple(played)))
        assert found.nodes == 0
        played.append(found.move)
    arrangement = ",".join(sorted(played[8:]))
    assert arrangement in games.get("deblockle").kernel().book()["SPCX"]
    assert respond(replace(request, seat=1, history=tuple(played))).nodes > 0, "Blue searches"


@pytest.mark.parametrize("option", [{"slider": "to-the-end"}, {"set-up": "second-mover-first"}])
def test_a_set_up_by_other_rules_is_searched(option):
    seat = 1 if "set-up" in option else 0
    _, request = rolled("SXLH", "SPCX", **option)
    assert respond(replace(request, seat=seat)).nodes > 0


def test_a_book_of_set_ups_keeps_the_arrangements_within_the_margin():
    game = games.get("deblockle")
    plan = BookPlan(nodes=50, margin=0.02, rounds=((6, 2, 0.5), (3, 4, 1.0)))
    book = arranged(game, game.kernel().set_ups(), ["LLLL"], plan)
    assert 1 <= len(book["LLLL"]) <= 4
    assert max(book["LLLL"].values()) - min(book["LLLL"].values()) <= 0.021
