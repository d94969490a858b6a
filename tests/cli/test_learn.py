"""The command `learn`: the course of a game at the keyboard."""

import pytest

from blockyard import games
from tests.cli.run import blockyard

GOBBLERS = "3b2\n3c1\nb1b3\n3c3\n3b2\n"


def test_a_course_is_finished_and_leads_to_a_game():
    out = blockyard("learn", "gobblers", typed=GOBBLERS).stdout
    assert "Task 5 of 5" in out and "blockyard play gobblers" in out


def test_a_wrong_move_is_explained_and_the_task_begins_anew():
    out = blockyard("learn", "gobblers", typed="1a1\n").stdout
    assert out.count("Task 1 of 5") == 1 and "Task 2 of 5" not in out
    assert out.count("Your move") == 2


def test_what_the_rules_forbid_is_refused_in_words():
    assert "Task 2" not in blockyard("learn", "gobblers", typed="4z9\nquit\n").stdout


@pytest.mark.parametrize("key", games.all_games())
def test_every_task_shows_a_move_and_can_be_skipped(key):
    tasks = games.get(key).course()
    out = blockyard("learn", key, typed="show\nskip\n" * len(tasks)).stdout
    assert all(task.shows in out for task in tasks) and "whole course" in out


@pytest.mark.slow
def test_a_tower_is_judged_by_physics():
    out = blockyard("learn", "block-out", "--seed", "1", typed="put 0 0 0 0\n").stdout
    assert "Task 2" in out or out.count("Your move") == 2


def test_commands_are_understood_in_the_readers_language():
    out = blockyard("learn", "gobblers", typed="הראו\n", lang="he").stdout
    assert "3b2" in out
