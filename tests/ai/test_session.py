"""Players that keep what they have found, search with several threads, and level 10."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from blockyard import games
from blockyard.ai import engine
from blockyard.ai.engine import request_for, respond
from blockyard.ai.levels import level_of
from blockyard.ai.mcts import SIMULATIONS_PER_CHECK
from blockyard.ai.players import player
from blockyard.ai.session import Session
from blockyard.core.contract import CHANCE, Refused
from blockyard.core.kernel import Budget
from blockyard.core.match import Match


def begun(key):
    """A game in which the dice, if there are any, have been cast."""
    match, rng = Match.begin(games.get(key)), Random(1)
    while match.to_play == CHANCE:
        match = match.play(CHANCE, match.ply, match.game.chance(match.state, rng))
    return match


def request_of(match, nodes=400):
    return request_for(match, match.to_play, budget=Budget(nodes=nodes), seed=3)


def played(match, *moves):
    for move in moves:
        match = match.play(match.to_play, match.ply, move)
    return match


def test_the_tree_is_kept_after_both_sides_have_moved():
    session, match = Session(), Match.begin(games.get("blokus-duo"))
    first = respond(request_of(match), session=session)
    match = played(match, *first.line[:2])
    respond(replace(request_of(match), budget=Budget(nodes=1)), session=session)
    kept = session.tree.tree.simulations
    assert 1 < kept < first.nodes


def test_kept_simulations_count_towards_the_budget():
    """A budget of one slice, after which a search that is decided could end early."""
    session, match = Session(), Match.begin(games.get("blokus-duo"))
    first = respond(request_of(match, SIMULATIONS_PER_CHECK), session=session)
    match = played(match, *first.line[:2])
    again = respond(request_of(match, SIMULATIONS_PER_CHECK), session=session)
    assert again.nodes == SIMULATIONS_PER_CHECK


@pytest.mark.parametrize("key", ["gobblet", "deblockle", "blokus-duo"])
def test_another_game_begins_anew(key):
    session, match = Session(), begun(key)
    start = len(match.events)
    respond(request_of(match), session=session)
    kept = session.table, session.tree
    other = match.state.legal_moves()[-1]
    respond(request_of(played(match, other)), session=session)
    assert (session.table is kept[0]) and (session.tree is None or session.tree is not kept[1])
    respond(request_of(match), session=session)
    assert kept[0] is None or session.table is not kept[0]
    assert len(session.history) == start


def test_the_transposition_table_is_kept_and_spares_nodes():
    """Searching the same position again, the second search finds everything in the table."""
    match = played(Match.begin(games.get("gobblers")), "3a1", "3c3")
    deep = replace(request_of(match), budget=Budget(nodes=3_000_000))
    session = Session()
    first, second = (respond(deep, session=session) for _ in range(2))
    assert first.is_proven and second.is_proven and second.nodes < first.nodes / 2


@pytest.mark.parametrize("key", ["gobblet", "deblockle", "blokus-duo"])
def test_several_threads_answer_with_a_legal_move_and_count_their_nodes(key):
    match = begun(key)
    found = respond(request_of(match, 20_000), session=Session(threads=3))
    assert found.move in match.state.legal_moves()
    assert found.nodes >= 20_000


def test_a_search_with_one_thread_and_no_session_gives_the_same_answer_again():
    request = request_of(Match.begin(games.get("gobblet")), 20_000)
    one, two = (replace(respond(request), ms=0) for _ in range(2))
    assert one == two


def test_a_seat_that_stops_ends_what_was_kept():
    match = Match.begin(games.get("blokus-classic"), 4)
    session, first = Session(), respond(request_of(match))
    respond(request_of(match), session=session)
    match = played(match, first.move)
    stopped = match.resign(2)
    found = respond(request_of(stopped), session=session)
    assert found.move in stopped.state.legal_moves()


def test_level_10_is_limited_by_time_and_plays_with_all_cores(monkeypatch):
    kernel = games.get("gobblet").kernel()
    assert level_of(kernel, 10).budget == Budget(ms=5000)
    asked = []
    monkeypatch.setattr(engine, "Session", lambda threads: asked.append(threads) or Session())
    monkeypatch.setattr(engine, "available_cores", lambda: 7)
    match = played(Match.begin(games.get("gobblers")), "3b2", "3a1", "3c3", "1a2", "2a3")
    respond(request_for(match, match.to_play, level=10))
    assert asked == [7]


def test_level_10_is_a_player_by_name_and_there_is_no_level_11():
    assert player("bot:10")
    with pytest.raises(Refused):
        player("bot:11")
    with pytest.raises(Refused):
        level_of(None, 11)
