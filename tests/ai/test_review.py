"""The review of a game: which positions are asked about, and how moves are weighed and marked."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.ai.engine import EngineResponse
from blockyard.ai.review import (
    ReviewedMove,
    accuracies,
    lessons,
    retried,
    review_tasks,
    reviewed_moves,
)
from blockyard.core.contract import CHANCE, Refused
from blockyard.core.match import Match
from tests.blockout.tables import table

WHITE_WINS = "3a1 3a3 3b1 2b3 2a2 1b2 2c1".split()


def played(*moves: str) -> Match:
    match = Match.begin(games.get("gobblers"))
    for ply, move in enumerate(moves):
        match = match.play(ply % 2, ply, move)
    return match


def responses(values: dict[int, tuple[str, float]], **more):
    """What the engine says at some plies: the best move, and its value for the seat to play."""
    return {
        ply: EngineResponse(ply, move, value, **more) for ply, (move, value) in values.items()
    }.get


def test_every_decision_is_asked_about_and_after_the_end_nothing():
    tasks = list(review_tasks(played(*WHITE_WINS), level=3))
    assert [task.ply for task in tasks] == list(range(7))
    assert [task.played for task in tasks] == WHITE_WINS
    assert [task.request.seat for task in tasks] == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("resigned", [False, True])
def test_the_position_after_the_last_move_is_asked_about_while_the_game_could_go_on(resigned):
    match = played("3a1", "3a3")
    tasks = review_tasks(match.resign(0) if resigned else match, level=3)
    assert [(task.ply, task.played) for task in tasks] == [(0, "3a1"), (1, "3a3"), (2, None)]


def test_what_a_hand_decided_is_asked_about_with_that_hand():
    start = table("""
        large-blue
        =================
        0: pass any red      <- put small-red
        1: red blue
        discards: any
    """)
    match = Match.begin(games.get("block-out"), 2, start=start).play(0, 0, "put 0 0 0 0")
    verdict = match.state.legal_moves()[0]
    match = match.play(CHANCE, 1, verdict)
    tasks = review_tasks(match, level=1, hands={1: "sigma 5"})
    (chance,) = [task.chance for task in tasks if task.chance]
    assert (chance.game, chance.hand, chance.move) == ("block-out", "sigma 5", verdict)
    assert chance.position == match.events[1].before.text()


def test_a_move_is_worth_what_the_opponent_thinks_of_it():
    match = played("3a1", "3a3", "3b1")
    found = list(reviewed_moves(match, responses({0: ("3b2", 0.4), 1: ("3b2", 0.1)})))
    assert [(one.move, one.value, one.best_value) for one in found] == [
        ("3a1", -0.1, 0.4),
        ("3a3", None, 0.1),
    ]


def test_the_engines_own_move_and_those_it_listed_have_the_values_it_gave_them():
    match = played("3a1", "3a3")
    listed = (("3a3", -0.2),)
    found = reviewed_moves(match, responses({0: ("3a1", 0.4), 1: ("3b2", 0.1)}, best=listed))
    assert [one.value for one in found] == [0.4, -0.2]


def test_a_move_that_ends_the_game_is_worth_its_result():
    match = played(*WHITE_WINS)
    (last,) = reviewed_moves(match, responses({6: ("1c1", 0.9)}))
    assert last.value == 1.0 and last.mark == ""


@pytest.mark.parametrize(
    ("value", "mark", "has_better"),
    [
        (0.5, "", False),
        (0.44, "", True),
        (0.35, "inaccuracy", True),
        (0.2, "mistake", True),
        (-0.1, "blunder", True),
        (None, "", False),
    ],
)
def test_a_move_is_marked_by_how_much_it_lost(value, mark, has_better):
    move = ReviewedMove(0, 0, "3a1", value, "3b2", 0.5)
    assert (move.mark, move.has_better) == (mark, has_better)


def test_the_best_move_gets_no_mark_whatever_its_value():
    assert ReviewedMove(0, 0, "3a1", -1.0, "3a1", 0.5).mark == ""


# --- what a review teaches


def weighed(ply, seat, value, best=0.5):
    return ReviewedMove(ply, seat, "3a1", value, "3b2", best)


def test_accuracy_is_the_mean_over_the_moves_whose_value_is_known():
    moves = [weighed(0, 0, 0.5), weighed(1, 1, -0.1), weighed(2, 0, None), weighed(3, 1, 0.5)]
    found = accuracies(moves)
    assert found[0] == 100 and found[1] == pytest.approx((12.5 + 100) / 2, abs=0.1)
    assert accuracies([weighed(0, 0, None)]) == {}


def test_a_move_better_than_the_engine_thought_possible_is_no_more_than_accurate():
    assert weighed(0, 0, 0.9).accuracy == 100


def test_lessons_are_the_moves_that_lost_most_in_the_order_of_play():
    moves = [weighed(ply, 0, value) for ply, value in enumerate((0.3, -0.5, 0.45, 0.0, -0.4))]
    assert [one.ply for one in lessons(moves)] == [1, 3, 4]


def test_another_move_is_weighed_in_the_place_of_the_one_that_was_played():
    again = retried(played("3a1", "1c1", "3b2", "1a3"), 3, "3c3")
    assert [event.move for event in again.events] == ["3a1", "1c1", "3b2", "3c3"]
    assert [task.ply for task in review_tasks(again, 6, since=3)] == [3, 4]


@pytest.mark.parametrize("ply", [4, 9])
def test_where_nobody_decided_there_is_no_other_move(ply):
    with pytest.raises(Refused):
        retried(played("3a1", "1c1", "3b2", "1a3"), ply, "3c3")
