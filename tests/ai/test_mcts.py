"""Monte Carlo tree search: legal moves within its limits, and what it must not miss."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from blockyard import games
from blockyard.ai.mcts import Limits, MctsSearch, SearchParameters, search
from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget

TABLES = [("blokus-duo", 2), ("blokus-classic", 2), ("blokus-classic", 3), ("blokus-classic", 4)]
WITHOUT_SOLVER = SearchParameters(solve_endgames=False)


def start(key="blokus-duo", seats=2):
    game = games.get(key)
    return game.kernel().position(game.start(seats).text())


def after_random_moves(position, number, seed):
    for move in position.random_playout(seed)[:number]:
        position = position.play(move)
    return position


def from_the_end(seed, plies):
    """A position of a random game of Duo, this many plies before its end."""
    line = start().random_playout(seed)
    return after_random_moves(start(), len(line) - plies, seed)


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize(
    "parameters",
    [
        SearchParameters(),
        SearchParameters(rave_k=0),
        SearchParameters(max_children=1),
        WITHOUT_SOLVER,
    ],
)
def test_every_result_is_a_legal_move_and_every_line_can_be_played(key, seats, parameters):
    position = start(key, seats)
    while position.to_play is not None:
        found = search(position, Budget(nodes=40), seed=1, parameters=parameters)
        assert -1 <= found.value <= 1
        assert found.line[0] == found.move == found.best[0][0]
        ahead = position
        for move in found.line:
            ahead = ahead.play(move)
        rng = Random(len(position.text()))
        position = position.play(rng.choice([found.move, *position.legal_moves()]))


@pytest.mark.parametrize(
    "parameters", [SearchParameters(gumbel_noise=0.1), SearchParameters(use_playouts=True)]
)
def test_the_same_seed_and_nodes_give_the_same_result(parameters):
    position = after_random_moves(start(), 6, seed=2)
    one, same, other = (
        search(position, Budget(nodes=700), seed, parameters=parameters) for seed in (5, 5, 6)
    )
    assert one == same
    assert one.visits != other.visits


def test_a_search_leaves_its_position_alone():
    position = start()
    search(position, Budget(nodes=100), seed=1)
    assert position.text() == start().text() and position.hash == start().hash


def test_nodes_are_kept_to_the_simulation():
    for nodes in (0, 1, 255, 256, 257, 1000):
        assert search(start(), Budget(nodes=nodes), seed=1).nodes == nodes


def test_time_is_kept_roughly():
    began = perf_counter()
    found = search(start(), Budget(ms=30), seed=1)
    # Generous: the machine may be busy with other things.
    assert found.nodes > 0 and perf_counter() - began < 5


def test_a_stopped_search_returns_the_best_move_so_far():
    asked = []
    found = search(start(), Budget(), seed=1, stop=lambda: asked.append(1) or len(asked) == 3)
    assert found.nodes == 3 * 256 and found.move in start().legal_moves()


def test_nothing_is_searched_once_the_game_is_over():
    with pytest.raises(Refused):
        search(after_random_moves(start(), 60, seed=1), Budget(nodes=10))


def test_visits_add_up_to_the_simulations():
    found = search(after_random_moves(start(), 8, seed=4), Budget(nodes=500), seed=3)
    visits = list(found.visits.values())
    assert sum(visits) == 500 and visits == sorted(visits, reverse=True)
    assert 1 < len(found.best) <= 8


# --- the endgame solver ---------------------------------------------------------------


def brute_margin(position, seat):
    """The best margin by trying everything."""
    if position.to_play is None:
        return position.scores[seat] - position.scores[1 - seat]
    pick = max if position.to_play == seat else min
    return pick(brute_margin(position.play(move), seat) for move in position.legal_moves())


def test_a_solved_endgame_is_what_trying_everything_finds():
    tried = 0
    for seed in range(40):
        position = from_the_end(seed, plies=4)
        if position.perft(3) < 150:
            tried += 1
            assert position.exact_margin(10_000) == brute_margin(position, position.to_play)
    assert tried >= 10


def test_the_exact_line_leads_to_the_exact_margin():
    for seed in range(12):
        position = from_the_end(seed, plies=5)
        found = search(position, Budget(nodes=20_000), seed=1)
        if not found.is_proven:
            continue
        seat, margin, ahead = position.to_play, position.exact_margin(20_000), position
        for move in found.line:
            ahead = ahead.play(move)
        if ahead.to_play is None:
            assert ahead.scores[seat] - ahead.scores[1 - seat] == margin
        assert (found.value > 0) == (margin > 0) and (found.value < 0) == (margin < 0)


def test_an_endgame_that_is_too_large_is_not_solved():
    assert start().exact_margin(1_000_000) is None
    assert from_the_end(3, plies=6).exact_margin(1) is None


def margin_after(position, move):
    """The exact margin of a move for the seat that makes it."""
    seat, after = position.to_play, position.play(move)
    if after.to_play is None:
        return after.scores[seat] - after.scores[1 - seat]
    margin = after.exact_margin(100_000)
    return margin if after.to_play == seat else -margin


def test_the_tree_search_wins_what_is_won_and_holds_what_is_drawn():
    found = tried = 0
    for seed in range(30):
        position = from_the_end(seed, plies=6)
        best = position.exact_margin(10_000)
        if best is None or len(position.legal_moves()) < 4:
            continue
        tried += 1
        move = search(position, Budget(nodes=2000), seed=1, parameters=WITHOUT_SOLVER).move
        margin = margin_after(position, move)
        found += (margin > 0, margin < 0) == (best > 0, best < 0)
    assert tried >= 8 and found >= 0.9 * tried


@pytest.mark.slow
def test_more_simulations_beat_fewer():
    """1,500 simulations against 20, once with each colour."""
    points = 0
    for game in range(2):
        position, strong = start(), game % 2
        while position.to_play is not None:
            nodes = 1500 if position.to_play == strong else 20
            position = position.play(search(position, Budget(nodes=nodes), seed=game).move)
        points += position.scores[strong] - position.scores[1 - strong]
    assert points > 0


# --- threads, early stops and kept trees ------------------------------------------------


def test_two_threads_run_exactly_the_simulations_asked_for():
    found = search(start(), Budget(nodes=5000), seed=1, threads=2)
    assert found.nodes == sum(found.visits.values()) == 5000
    assert found.move in start().legal_moves()


def test_one_thread_of_several_is_the_same_as_one():
    position = after_random_moves(start(), 6, seed=2)
    assert search(position, Budget(nodes=600), seed=5) == search(
        position, Budget(nodes=600), seed=5, threads=1
    )


def test_a_search_that_stops_early_finds_the_same_move_with_fewer_simulations():
    saved = 0
    for seed in range(6):
        position = after_random_moves(start(), 12, seed)
        whole, early = (
            search(
                position,
                Budget(nodes=2000),
                seed,
                parameters=SearchParameters(solve_endgames=False, stops_early=stops),
            )
            for stops in (False, True)
        )
        assert whole.move == early.move
        saved += whole.nodes - early.nodes
    assert saved > 0


def test_a_kept_tree_knows_what_was_searched_below_the_move():
    position = after_random_moves(start(), 6, seed=2)
    before = MctsSearch(position, seed=1)
    before.run(Limits(2000))
    best = before.result()
    after = before.after(best.move)
    assert after.tree.simulations == best.visits[best.move] > 100
    assert after.tree.root.text() == position.play(best.move).text()
    visits = sum(after.result().visits.values())
    assert visits == after.tree.simulations - 1, "one simulation ended in the root itself"
    assert after.result().line[: len(best.line) - 1] == best.line[1:]
    after.run(Limits(500))
    assert after.tree.simulations == best.visits[best.move] + 500
    unseen = next(move for move in position.legal_moves() if move not in best.visits)
    assert before.after(unseen) is None


def test_a_full_tree_goes_on_without_growing():
    small = MctsSearch(start(), seed=1, simulations=3)
    small.run(Limits(400))
    assert small.tree.simulations == 400 and small.result().move in start().legal_moves()


# --- proven values -----------------------------------------------------------------------


def value_of(margin):
    """As games/blokus/kernel/endgame.py has it."""
    return 0.8 * ((margin > 0) - (margin < 0)) + 0.2 * max(-1, min(1, margin / 30))


@pytest.mark.parametrize(("endgame_nodes", "at_least"), [(1, 4), (100, 8)])
def test_a_small_ending_is_proven_inside_the_tree(endgame_nodes, at_least):
    """With one node the solver hardly ever answers: then the proof comes from finished games."""
    parameters = SearchParameters(solve_endgames=False, endgame_nodes=endgame_nodes)
    proven = 0
    for seed in range(12):
        position = from_the_end(seed, plies=3)
        found = search(position, Budget(nodes=3000), seed, parameters=parameters)
        if found.is_proven:
            proven += 1
            assert found.value == pytest.approx(value_of(position.exact_margin(200_000)), abs=1e-5)
    assert proven >= at_least


def test_a_proven_search_ends_before_its_limit():
    parameters = SearchParameters(solve_endgames=False)
    found = search(from_the_end(1, plies=2), Budget(nodes=1_000_000), parameters=parameters)
    assert found.is_proven and found.nodes < 10_000


def test_nothing_is_proven_among_more_than_two():
    line = start("blokus-classic", 4).random_playout(1)
    position = after_random_moves(start("blokus-classic", 4), len(line) - 2, 1)
    assert not search(position, Budget(nodes=500), parameters=WITHOUT_SOLVER).is_proven
