"""A computer player agrees to a draw unless its own search finds it ahead."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.ai import draws
from blockyard.ai.engine import EngineResponse
from blockyard.ai.players import accepts_draw
from blockyard.core.match import Match

#: White threatens two rows with its largest pieces, and Black has nothing.
DOUBLE = "3a1 1b3 3c3 1c2"


def match_after(key: str, moves: str) -> Match:
    match = Match.begin(games.get(key))
    for move in moves.split():
        assert match.to_play is not None
        match = match.play(match.to_play, match.ply, move)
    return match


@pytest.mark.parametrize("name", ["bot:5", "bot:7", "nodes:20000"])
def test_who_is_losing_agrees_and_who_is_winning_does_not(name):
    match = match_after("gobblers", DOUBLE)
    assert accepts_draw(name, match, 1, Random(0))
    assert not accepts_draw(name, match, 0, Random(0))


def test_it_judges_nothing_that_it_cannot_know():
    classic = Match.begin(games.get("blokus-classic"))
    assert draws.question(classic, 1, 5) is None, "one of four may lose what another does not gain"
    assert draws.question(classic, 0, 5) is not None
    cards = Match.begin(games.get("block-out"), 2)
    assert draws.question(cards, 0, 5) is None, "cards are being dealt"


def test_a_forced_move_is_no_reason_to_agree():
    match = match_after("gobblers", DOUBLE)
    asked = draws.question(match, 1, 5)
    assert asked is not None
    assert not draws.agrees(1, asked, EngineResponse(4, "3b2", 0.0))


def test_the_random_player_tosses_a_coin():
    match = match_after("gobblers", "")
    assert {accepts_draw("random", match, 1, Random(seed)) for seed in range(10)} == {True, False}
