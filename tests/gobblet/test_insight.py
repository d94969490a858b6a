"""Reasons for moves: each one on a drawn board, and words for all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blockyard import games
from blockyard.games.gobblet import insight
from blockyard.words import LANGUAGES, Words
from tests.gobblet.boards import gobblers, gobblet

THREATENED = """
    .  .  .  .
    4w .  .  4w
    .  .  .  .
    4b 3b 4b .   w to play{}
"""


def reasons(state, move):
    game = games.get("gobblet" if state.variant.stacked else "gobblers")
    return game.reasons(state, move)


def test_a_move_that_stops_the_last_of_a_line_blocks_it():
    assert reasons(gobblet(THREATENED.format("")), "4d1")[0] == "blocks-a-fourth"
    assert reasons(gobblet(THREATENED.format("")), "4a4")[0] == "leaves-a-fourth"


def test_covering_one_of_three_is_said_and_blocks_as_well():
    found = reasons(gobblet(THREATENED.format("")), "a3b1")
    assert found[:2] == ["blocks-a-fourth", "covers-their-three"] and "gobbles" in found


def test_a_line_wins_and_an_uncovered_line_loses():
    board = gobblet("""
        .  .  .    .
        .  .  .    .
        4w 4w 3w   .
        4b 4b 3b4w 3b   w to play
    """)
    assert reasons(board, "3d2") == ["wins"]
    assert reasons(board, "c1d2") == ["uncovers-a-line"]
    assert "makes-three" not in reasons(board, "3d4")


def test_three_in_one_line_and_in_two():
    board = gobblet("""
        .  .  .  3b
        4w .  .  4b
        3w .  .  .
        .  4w 3w 4b   w to play
    """)
    assert "makes-three-twice" in reasons(board, "4a1")
    assert "makes-three" in reasons(board, "4a4")


def test_letting_a_gobblet_of_theirs_out_is_said():
    board = gobblet("""
        .  .  .    .
        .  .  .    .
        .  .  3b4w .
        4b 4b .    4w   w to play
    """)
    assert "shows-their-gobblet" in reasons(board, "c2c3")
    assert "shows-their-gobblet" not in reasons(board, "d1c3")


def test_gobblers_speak_of_thirds():
    board = gobblers("""
        .  .  .
        .  3w .
        2b .  2b   w to play
    """)
    assert reasons(board, "3b1")[0] == "blocks-a-third"
    assert reasons(board, "1a3")[0] == "leaves-a-third"
    assert "makes-two" in reasons(board, "3b1")


@pytest.mark.parametrize("touch", [", strict", ", memory"])
def test_a_put_is_judged_with_its_lift_and_a_lift_by_what_it_shows(touch):
    lifted = gobblet(THREATENED.format(touch)).play("a3")
    assert reasons(gobblet(THREATENED.format(touch)), "a3") == []
    assert reasons(lifted, "b1")[:2] == ["blocks-a-fourth", "covers-their-three"]


def test_the_third_time_is_a_draw():
    state = games.get("gobblet").start()
    for move in "4a1 4c3 a1a2 c3c2 a2a1 c2c3 a1a2 c3c2 a2a1".split():
        state = state.play(move)
    assert reasons(state, "c2c3") == ["repeats-for-a-draw"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang):
    source = Path(insight.__file__).read_text(encoding="utf-8")
    ids = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)) | {"wins", "gobbles"}
    for nearly, last in insight.NAMES.values():
        ids |= {f"leaves-a-{last}", f"blocks-a-{last}", f"covers-their-{nearly}"}
        ids |= {f"makes-{nearly}", f"makes-{nearly}-twice"}
    assert len(ids) > 15
    assert all(Words(lang).say(f"reason-{name}") for name in ids)
