"""A language model at the table: what it is asked, how it is corrected, and that nothing leaks."""

from __future__ import annotations

import json
from random import Random

import pytest

from blockyard import games, library
from blockyard.ai.language_player import NoMove, answered, language_player, messages, question
from blockyard.core.contract import CHANCE
from blockyard.core.match import Match


def some_match(key: str) -> Match:
    match, rng = library.begin(key), Random(2)
    while match.to_play == CHANCE or match.ply < 12:
        seat = match.to_play
        move = (
            match.game.quick_chance(match.state, rng)
            if seat == CHANCE
            else rng.choice(match.legal_moves())
        )
        match = match.play(seat, match.ply, move)
    return match


@pytest.mark.parametrize("key", list(games.all_games()))
def test_a_question_is_json_and_lists_moves_that_can_be_played(key):
    match = some_match(key)
    seat = match.to_play
    asked = json.loads(json.dumps(question(match, seat)))
    assert asked["legal_moves"] and set(asked["legal_moves"]) <= set(match.legal_moves())
    assert asked["view"] == json.loads(json.dumps(match.state.view(seat)))
    assert asked["moves_so_far"] == match.history(seat)
    text = messages(match, seat)[1]["content"]
    assert f"player {seat + 1}" in text and asked["legal_moves"][0] in text


def test_a_model_plays_a_whole_match():
    asked = []

    def ask(talk):
        asked.append(talk)
        listed = talk[-1]["content"].rsplit(": ", 1)[1].split()
        return f'The last one looks good.\n{{"move": "{listed[-1]}"}}'

    match = library.play_match("gobblers", language_player(ask), "random", seed=1)
    assert match.outcome is not None and len(asked) > 2


def test_a_forbidden_move_is_answered_with_the_rule_and_can_be_corrected():
    answers, heard = iter(["1z9", '{"move": "2a1"}']), []

    def ask(talk):
        heard.append(talk[-1]["content"])
        return next(answers)

    move = language_player(ask)(library.begin("gobblers"), 0, Random(1))
    assert move == "2a1" and "“1z9” is not legal" in heard[1]


def test_a_model_that_never_finds_a_move_is_told_apart():
    with pytest.raises(NoMove):
        language_player(lambda talk: "I pass.", tries=2)(library.begin("gobblers"), 0, Random(1))


def test_an_answer_is_read_from_json_or_from_its_last_word():
    assert answered('{"move": "a1"} no, {"move": "b2"}') == "b2"
    assert answered('{"note": 1} so: 4b2') == "4b2"
