"""Alpha-beta: against a search through the rules, within its budget, and reproducible."""

from __future__ import annotations

import pytest

from blockyard import games
from blockyard.ai import alphabeta
from blockyard.ai.alphabeta_player import expected_result
from blockyard.ai.iterative_deepening import IterativeDeepening, SearchOptions
from blockyard.core.contract import State
from blockyard.core.kernel import Budget
from tests.lines import random_line

WIN = 30000


def found(key, state_or_text, options=None, moves=(), **budget):
    text = state_or_text if isinstance(state_or_text, str) else state_or_text.text()
    kernel = games.get(key).kernel()
    position = kernel.position(text, moves)
    result = IterativeDeepening(position, Budget(**budget), options).run(position.root_moves())
    return result, kernel.notation(position, result.line)


def wins_in(state: State, turns: int) -> bool:
    """Whether the side to move can force a win in this many own moves, by the rules."""
    for move in state.legal_moves():
        after = state.after(move)
        if after.outcome:
            if state.to_play in after.outcome.winners:
                return True
        elif turns > 1 and all(
            (reply.outcome and state.to_play in reply.outcome.winners)
            or (not reply.outcome and wins_in(reply, turns - 1))
            for reply in map(after.after, after.legal_moves())
        ):
            return True
    return False


def test_it_is_compiled():
    assert alphabeta.COMPILED


@pytest.mark.parametrize("key", ["gobblers", "gobblet"])
def test_a_win_in_one_is_seen_exactly_where_the_rules_have_one(key):
    wins = 0
    for seed in range(60):
        *_, state = random_line(key, seed, 8 + seed % 20)
        if state.outcome is None:
            result, _ = found(key, state, SearchOptions(depth=1, quiescence_depth=0), nodes=10**5)
            assert (result.score == WIN - 1) == wins_in(state, 1)
            wins += result.score == WIN - 1
    assert wins >= 8


def test_a_win_in_three_is_seen_exactly_where_the_rules_have_one():
    wins = 0
    for seed in range(60):
        *_, state = random_line("gobblers", seed, 4 + seed % 8)
        if state.outcome is None and not wins_in(state, 1):
            result, _ = found(
                "gobblers", state, SearchOptions(depth=3, full_width=True), nodes=10**6
            )
            assert (result.score == WIN - 3) == wins_in(state, 2)
            wins += result.score == WIN - 3
    assert wins >= 3


@pytest.mark.parametrize("key", ["gobblers", "gobblet"])
def test_selective_search_proves_nothing_that_full_width_does_not(key):
    certain = 0
    for seed in range(40):
        *_, state = random_line(key, seed, 3 + seed % 14)
        if state.outcome is not None:
            continue
        quick, _ = found(key, state, nodes=20_000)
        length = WIN - abs(quick.score)
        if length <= 6:
            options = SearchOptions(depth=length, quiescence_depth=0, full_width=True)
            whole, _ = found(key, state, options, nodes=10**7)
            assert abs(whole.score) >= abs(quick.score), "in truth it is no slower"
            assert (whole.score > 0) == (quick.score > 0)
            certain += 1
    assert certain >= 5


def test_a_proven_line_is_played_to_its_end_by_the_rules():
    game = games.get("gobblers")
    for first in ("3b2", "3a1", "1b1"):
        state = game.start().play(first)
        result, line = found(
            "gobblers", game.start(), SearchOptions(quiescence_depth=6), [first], nodes=10**6
        )
        assert result.score < -29000, "the first player has won"
        for move in line:
            state = state.play(move)


def test_who_can_bring_a_position_back_does_not_have_to_lose():
    """White has shuffled twice; if only the third time is left, the value is a draw's."""
    game = games.get("gobblet")
    moves = "4a1 4d2 a1b2 d2d3 b2a1 d3d2 a1b2 d2d3 b2a1".split()
    kernel = game.kernel()
    position = kernel.position(game.start().text(), moves)
    back = next(c for c in position.root_moves() if kernel.notation(position, [c]) == ("d3d2",))
    search = IterativeDeepening(
        position, Budget(nodes=10**6), SearchOptions(quiescence_depth=0)
    ).search
    assert search.search_root_move(back, 4, -31000, 31000) == 0
    once = kernel.position(game.start().text(), moves[:5])
    again = IterativeDeepening(once, Budget(nodes=10**6), SearchOptions(quiescence_depth=0)).search
    assert again.search_root_move(back, 1, -31000, 31000) != 0, (
        "the second time in the game is no draw yet"
    )


def test_the_same_question_gets_the_same_answer_and_another_budget_another_effort():
    start = games.get("gobblet").start()
    one, two = (found("gobblet", start, nodes=30_000) for _ in range(2))
    assert (one[0].scores, one[1], one[0].nodes) == (two[0].scores, two[1], two[0].nodes)
    assert 30_000 <= one[0].nodes <= 31_000
    assert found("gobblet", start, nodes=300_000)[0].depth > one[0].depth


def test_a_search_that_is_told_to_stop_answers_with_the_best_so_far():
    asked = []
    game = games.get("gobblet")
    position = game.kernel().position(game.start().text())

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    result = IterativeDeepening(position, Budget(), stop=stop).run(position.root_moves())
    assert len(asked) == 3 and result.depth >= 4
    assert result.scores and position.ply == 0


def test_milliseconds_are_kept():
    result, _ = found("gobblet", games.get("gobblet").start(), ms=50)
    assert result.depth >= 3 and result.nodes > 10_000


def test_moves_near_the_best_get_exact_values():
    state = games.get("gobblers").start().play("2b2")
    options = SearchOptions(depth=3, margin=10**4, full_width=True)
    exact, _ = found("gobblers", state, options, nodes=10**6)
    assert len(exact.scores) == len(state.legal_moves())
    for code, value in exact.scores:
        position = games.get("gobblers").kernel().position(state.text())
        alone = IterativeDeepening(position, Budget(nodes=10**6), options).search
        assert alone.search_root_move(code, 3, -31000, 31000) == value


def test_values_become_shares_in_order():
    values = [-WIN, -WIN + 9, -500, -20, 0, 20, 500, WIN - 9, WIN]
    shares = [expected_result(value) for value in values]
    assert shares == sorted(shares) and shares[0] == -1 and shares[-1] == 1
    assert expected_result(-9999) > -1 and expected_result(9999) < 1
