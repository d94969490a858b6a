"""Gobblers is solved: the first player wins in thirteen moves, and level 9 never lets go."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.ai.engine import EngineRequest, respond
from blockyard.ai.iterative_deepening import IterativeDeepening, SearchOptions
from blockyard.core.kernel import Budget

GAME = games.get("gobblers")
WIN = 30000
WINNING = {"small on an edge": "1b1", "large in a corner": "3a1", "large in the centre": "3b2"}
NOT_WINNING = ["1a1", "1b2", "2a1", "2b1", "2b2", "3b1"]


def value_after(first: str, depth: int) -> int:
    """The value for the first player; a full search to this depth."""
    position = GAME.kernel().position(GAME.start().text(), [first])
    found = IterativeDeepening(
        position, Budget(), SearchOptions(depth, quiescence_depth=0, full_width=True)
    ).run(position.root_moves())
    return -found.score


@pytest.mark.slow
@pytest.mark.parametrize("first", WINNING.values(), ids=WINNING)
def test_three_first_moves_win_in_thirteen(first):
    assert value_after(first, 11) == WIN - 12


@pytest.mark.parametrize("first", NOT_WINNING)
def test_no_other_first_move_wins_within_thirteen(first):
    assert value_after(first, 11) < 29000


@pytest.mark.slow
def test_nothing_wins_faster():
    for first in WINNING.values():
        assert value_after(first, 9) < 29000


@pytest.mark.slow
def test_an_analysis_at_its_usual_level_knows_who_wins():
    for moves in ((), ("3b2",), ("1b1",)):
        seat = len(moves) % 2
        response = respond(EngineRequest("gobblers", seat, moves, level=7, explain=True))
        assert response.ends_in == (13, -12)[seat], "counted from the position"


@pytest.mark.parametrize("seed", range(3))
def test_level_nine_wins_as_first_player_whatever_is_played(seed):
    rng, state, history = Random(seed), GAME.start(), []
    while state.outcome is None:
        if state.to_play == 0:
            response = respond(EngineRequest("gobblers", 0, tuple(history), level=9, seed=seed))
            assert response.value == 1, "a proven win at every move"
            move = response.move
        else:
            move = rng.choice(state.legal_moves())
        history.append(move)
        state = state.play(move)
    assert state.outcome.winners == {0} and len(history) <= 13
