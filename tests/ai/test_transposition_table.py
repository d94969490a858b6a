"""The table between searches and threads: a proof is found again, and helpers change no proof."""

from __future__ import annotations

from blockyard import games
from blockyard.ai.alphabeta import PROVEN_SCORE
from blockyard.ai.iterative_deepening import IterativeDeepening, SearchOptions, helped
from blockyard.ai.transposition_table import TranspositionTable
from blockyard.core.kernel import Budget

GAME = games.get("gobblers")


def begun(budget, table=None):
    position = GAME.kernel().position(GAME.start().text())
    return IterativeDeepening(position, budget, table=table), position.root_moves()


def test_a_kept_table_spares_the_second_search_most_of_its_work():
    table = TranspositionTable(16)
    first, moves = begun(Budget(nodes=10**6), table)
    first.options = SearchOptions(depth=7)
    whole = first.run(moves)
    table.begin_search()
    second, moves = begun(Budget(nodes=10**6), table)
    second.options = SearchOptions(depth=7)
    again = second.run(moves)
    assert again.score == whole.score and again.nodes < whole.nodes / 2


def test_helpers_fill_the_same_table_and_the_proof_stays_a_proof():
    search, moves = begun(Budget(nodes=10**7), TranspositionTable(18))
    copies = [GAME.kernel().position(GAME.start().text()) for _ in range(2)]
    with helped(copies, moves, SearchOptions(), search.table):
        result = search.run(moves)
    assert result.score > PROVEN_SCORE, "the first player wins at Gobblers"


def test_a_table_smaller_than_the_search_still_finds_the_win():
    search, moves = begun(Budget(nodes=3 * 10**6), TranspositionTable(8))
    assert search.run(moves).depth >= 5


def test_a_search_that_is_stopped_takes_no_more_memory():
    table, polls = TranspositionTable(20), []
    table.widen(10**6, lambda: polls.append(len(polls)) or len(polls) > 2)
    assert len(polls) == 3, "it polls every two megabytes, and ends as soon as it is told to"
    table.widen(10**6, lambda: polls.append(len(polls)) or False)
    assert len(polls) == 3 + 8, "the rest of the sixteen megabytes is taken at the next chance"
