"""Proof-number search: what it proves is a win, and threats alone are enough for many."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from blockyard.ai.analysis import Analysis
from blockyard.ai.engine import request_for, respond
from blockyard.ai.proof_number import ProofSearch
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

GOBBLERS = games.get("gobblers")
GOBBLET = games.get("gobblet")


def wins(state, attacker, plies):
    """Whether the attacker wins within so many plies, by trying everything."""
    if state.outcome or plies == 0:
        return bool(state.outcome) and state.outcome.winners == {attacker}
    after = (wins(state.play(move), attacker, plies - 1) for move in state.legal_moves())
    return any(after) if state.to_play == attacker else all(after)


def random_position(game, seed, plies):
    rng, state = Random(seed), game.start()
    for _ in range(plies):
        if state.outcome:
            break
        state = state.play(rng.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize("threats_only", [False, True])
def test_a_win_in_three_is_proven_where_there_is_one_and_nowhere_else(threats_only):
    found = 0
    for seed in range(24):
        state = random_position(GOBBLERS, seed, 5 + seed % 3)
        if state.outcome:
            continue
        search = ProofSearch(GOBBLERS.kernel().position(state.text()), 2000, threats_only)
        line = search.prove()
        if line and search.plies <= 3:
            found += 1
            assert wins(state, state.to_play, 3)
        elif search.is_disproven and not threats_only:
            assert not wins(state, state.to_play, 3)
    assert found > 3


def test_a_line_is_legal_and_ends_with_the_win():
    lines = 0
    for seed in range(60):
        state = random_position(GOBBLET, seed, 16)
        if state.outcome:
            continue
        position = GOBBLET.kernel().position(state.text())
        search, attacker = ProofSearch(position, 3000, threats_only=True), state.to_play
        line = GOBBLET.kernel().notation(position, search.prove())
        for move in line:
            state = state.play(move)
        if line:
            lines += 1
            assert len(line) == search.plies and state.outcome.winners == {attacker}
    assert lines > 5


def test_the_position_is_left_as_it_was():
    position = GOBBLET.kernel().position(random_position(GOBBLET, 3, 16).text())
    key, ply = position.hash_key(), position.ply
    ProofSearch(position, 500).prove()
    assert (position.hash_key(), position.ply) == (key, ply)


def test_a_budget_and_a_stop_end_the_search():
    position = GOBBLET.kernel().position(GOBBLET.start().text())
    search = ProofSearch(position, 1500)
    assert search.prove() == [] and search.nodes == 1500 and not search.is_disproven
    search = ProofSearch(position, 10**6, stop=lambda: True)
    assert search.prove() == [] and search.nodes < 2000


def long_win():
    """Black wins in 15 plies by threats; alpha-beta of 40,000 nodes does not see it."""
    text = "2w,.,.,./3w4b,2w,2b3w,2w3b/3b4w,.,3b4w,./4b,2b4w,2b,3w4b b casual"
    return Match.begin(GOBBLET, start=GOBBLET.read(text))


def test_players_and_analyses_tell_a_forced_win_as_proven():
    match = long_win()
    found = respond(request_for(match, match.to_play, budget=Budget(nodes=40_000)))
    assert found.is_proven and found.value == 1 and found.ends_in == 15
    first = next(iter(Analysis(request_for(match, match.to_play), lines=1)))
    assert first.is_final and first.lines[0].is_proven and first.lines[0].value == 1


def test_weak_levels_do_not_see_it():
    match = long_win()
    assert not respond(request_for(match, match.to_play, level=3)).is_proven
