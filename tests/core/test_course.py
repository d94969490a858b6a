"""Courses: every task of every game can be solved by what it asks for, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.core import course
from blockyard.core.contract import CHANCE, Refused
from blockyard.words import LANGUAGES, Words

TASKS = [(key, one) for key, game in games.all_games().items() for one in game.course()]
IDS = [f"{key}-{one.name}" for key, one in TASKS]
every_task = pytest.mark.parametrize(("key", "task"), TASKS, ids=IDS)


def played(match, move, hand="sigma 0.7"):
    """The match after a move of the learner and the chance that follows it."""
    match = match.play(match.to_play, match.ply, move)
    rng = Random(5)
    while match.to_play == CHANCE:
        chance = match.chance_move(rng, dict.fromkeys(range(match.seats), hand))
        match = match.play(CHANCE, match.ply, chance.move)
    return match


def solution(task, match):
    """A move that is right here: the one shown, or the first that is accepted."""
    step = task.steps[sum(e.seat == course.learner(task, match) for e in match.events)]
    for move in (task.shows, *match.legal_moves()):
        if match.state.objection(move) is None:
            after = played(match, move)
            if step.accepts(match.state, move, after.state):
                return after
    raise AssertionError(f"nothing is right in {task.name}")


@pytest.mark.parametrize("key", sorted({key for key, _ in TASKS}))
def test_a_course_has_five_to_eight_tasks_with_the_whole_game(key):
    names = [one.name for one in games.get(key).course()]
    assert 5 <= len(names) + 1 <= 8 and len(set(names)) == len(names)


@every_task
def test_a_task_is_solved_by_what_it_asks_for(key, task):
    match, verdict = task.begin(games.get(key)), "right"
    for number in range(len(task.steps)):
        assert verdict == "right"
        attempt = course.judge(task, match, solution(task, match))
        verdict, match = attempt.verdict, attempt.match
        assert verdict == ("solved" if number == len(task.steps) - 1 else "right")


@every_task
def test_the_move_that_is_shown_first_is_legal(key, task):
    assert task.begin(games.get(key)).state.objection(task.shows) is None


@every_task
def test_a_task_says_in_every_language_what_to_do_what_was_learned_and_what_was_not_it(key, task):
    for lang in LANGUAGES:
        words = Words(lang)
        for part in ("", "-done", "-wrong"):
            assert words.knows(f"learn-{key}-{task.name}{part}"), (lang, task.name, part)


WRONG = [
    ("gobblet", "four", "3a4"),
    ("gobblet", "underneath", "c2c4"),
    ("gobblers", "twice", "3a2"),
    ("deblockle", "roll", "d4d5e6"),
    ("blokus-duo", "last", "h3"),
    ("blokus-classic", "centre", "e18"),
    ("block-out", "size", "small-blue>small-blue"),
]


@pytest.mark.parametrize(("key", "name", "move"), WRONG)
def test_a_legal_move_that_was_not_asked_for_is_wrong(key, name, move):
    task = course.named(games.get(key), name)
    match = task.begin(games.get(key))
    assert course.judge(task, match, played(match, move)).verdict == "wrong"


def test_a_task_goes_on_after_the_reply_of_the_other():
    game = games.get("deblockle")
    task = course.named(game, "hoops")
    first = course.judge(task, task.begin(game), played(task.begin(game), "c6b6d5"))
    assert first.verdict == "right" and first.match.to_play == 0
    again = course.resume(game, task, [event.move for event in first.match.events])
    assert again.state == first.match.state
    assert course.judge(task, again, played(again, "d5d6")).verdict == "solved"


def test_an_unknown_task_is_refused():
    with pytest.raises(Refused) as refused:
        course.named(games.get("gobblet"), "juggle")
    assert refused.value.objection.reason == "no-such-task"
