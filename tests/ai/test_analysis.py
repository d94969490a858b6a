"""Streamed analysis: the same for every game, several lines, stopped from another thread."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from threading import Thread
from time import perf_counter

import pytest

from blockyard import games
from blockyard.ai.analysis import Analysis
from blockyard.ai.engine import request_for
from blockyard.core.contract import CHANCE, Refused
from blockyard.core.kernel import Budget
from blockyard.core.match import Match


def match_of(key):
    match, rng = Match.begin(games.get(key)), Random(1)
    while match.to_play == CHANCE:
        match = match.play(CHANCE, match.ply, match.game.chance(match.state, rng))
    return match


def request_of(key, budget=None):
    match = match_of(key)
    return request_for(match, match.to_play, budget=budget, seed=1)


@pytest.mark.parametrize("key", list(games.all_games()))
def test_lines_are_legal_and_the_best_comes_first(key):
    match = match_of(key)
    request = replace(request_of(key), start=match.start.text())
    update = None
    for update in islice(Analysis(request, lines=2), 3):
        assert 1 <= len(update.lines) <= 2 and update.depth >= 0
        assert {line.moves[0] for line in update.lines} <= set(match.state.legal_moves())
        assert all(-1 <= line.value <= 1 for line in update.lines)
    assert update is not None and update.nodes >= 0


@pytest.mark.parametrize("key", ["gobblet", "deblockle", "blokus-duo"])
def test_an_analysis_without_a_budget_goes_on_until_another_thread_stops_it(key):
    analysis, updates = Analysis(request_of(key), lines=1), []
    began = perf_counter()
    for update in analysis:
        updates.append(update)
        if len(updates) == 3:
            Thread(target=analysis.stop).start()
    assert len(updates) > 2 and updates[-1].nodes > updates[0].nodes
    assert [update.ms for update in updates] == sorted(update.ms for update in updates)
    assert perf_counter() - began < 5, "generous: the machine may be busy"


def test_a_budget_of_nodes_is_kept_and_gives_the_same_updates():
    one, two = (
        [replace(update, ms=0) for update in Analysis(request_of("gobblet", Budget(20_000)))]
        for _ in range(2)
    )
    assert one == two
    depths = [update.depth for update in one]
    assert depths == sorted(depths)
    *_, last = Analysis(request_of("blokus-duo", Budget(700)))
    assert last.nodes == 700


def test_several_threads_share_one_tree():
    *_, last = Analysis(request_of("blokus-duo", Budget(3000)), lines=3, threads=2)
    assert last.nodes == 3000 and len(last.lines) > 1
    visits = [line.nodes for line in last.lines]
    assert visits == sorted(visits, reverse=True) and sum(visits) <= 3000


def test_exact_values_of_several_lines_are_those_of_searching_each_alone():
    request = request_of("gobblers", Budget(200_000))
    *_, last = Analysis(request, lines=4)
    values = [line.value for line in last.lines]
    assert len(values) == 4 and values == sorted(values, reverse=True)


def test_only_the_seat_to_move_has_something_to_analyse():
    request = request_of("gobblet")
    with pytest.raises(Refused):
        list(Analysis(replace(request, seat=1 - request.seat)))


def test_what_is_known_is_told_again_while_a_depth_takes_long():
    analysis = Analysis(request_of("gobblet"), lines=1, every_ms=5)
    depths = []
    for update in analysis:
        depths.append(update.depth)
        if len(depths) > len(set(depths)):
            analysis.stop()
    assert depths == sorted(depths) and len(depths) > len(set(depths))


def test_an_analysis_that_is_left_is_stopped():
    analysis = Analysis(request_of("gobblet"), lines=1, every_ms=5)
    updates = iter(analysis)
    next(updates)
    updates.close()
    assert analysis.is_stopped()


def test_an_error_of_the_search_reaches_the_one_who_watches():
    request = request_of("gobblet")
    with pytest.raises(Refused):
        list(Analysis(replace(request, seat=1 - request.seat), every_ms=5))
