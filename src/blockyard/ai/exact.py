"""Exact answers: what each move leads to if nobody errs after it, where that can be proven.

Three sources, asked in this order: a game's tablebase, the exact solver of endings, and a search
that prunes nothing selectively, which proves wins and losses within its nodes. A move that none of
them decides is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from blockyard.ai.alphabeta import PROVEN_SCORE, Search
from blockyard.ai.transposition_table import TranspositionTable
from blockyard.core.contract import Game, Outcome, Refused, Seat, State
from blockyard.core.kernel import AlphaBetaKernel, MctsKernel, Solver

NODES = (100_000, 2_000_000)
"""The nodes for the proof of one move: first a little for each, then more for those still open.
Two million decide Gobblers after any first move."""
ALL_NODES = 16_000_000
MAX_PLIES = 40
TABLE_BITS = 18
WIN = 30000
ENDING_NODES = 60_000
WON = 0.5
"""An exact value of an ending beyond this is a win: the margin counts for little beside it."""

Stop = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class ExactAnswer:
    """A move: 1 wins, -1 loses, 0 draws, for whoever makes it. `turns` counts the winner's moves
    until the end, this one included if it is the mover's; None where only the result is known.
    `lead` orders moves of the same result where points count."""

    move: str
    value: int
    turns: int | None = None
    lead: float = 0.0


def exact_answers(game: Game, state: State, stop: Stop = lambda: False) -> list[ExactAnswer]:
    """The moves whose result is certain, the best first."""
    kernel = game.kernel()
    if state.outcome or kernel is None or state.hides:
        return []
    if kernel.kind == "mcts":
        found = _of_ending(kernel, state, stop)
    else:
        found = _of_tablebase(kernel.solver(), state) or _proven(kernel, state, stop)
    return sorted(found, key=_rank)


def _rank(answer: ExactAnswer) -> tuple[int, int, float, str]:
    """Wins, the fastest first, then draws, then losses, the slowest first."""
    return -answer.value, (answer.turns or 0) * answer.value, -answer.lead, answer.move


def _result(outcome: Outcome, seat: Seat) -> int:
    return 0 if not outcome.winners else 1 if seat in outcome.winners else -1


def _of_tablebase(solver: Solver | None, state: State) -> list[ExactAnswer]:
    """All moves, if the tablebase covers the position; otherwise none."""
    seat = state.to_play
    if solver is None or seat is None:
        return []
    found = list[ExactAnswer]()
    try:
        solver.probe(state.text())
        for move in state.legal_moves():
            after = state.after(move)
            if after.outcome:
                found.append(ExactAnswer(move, _result(after.outcome, seat), 1))
                continue
            entry = solver.probe(after.text())
            value = entry.value if after.to_play == seat else -entry.value
            mine = 1 if value > 0 else 0
            found.append(ExactAnswer(move, value, entry.turns // 2 + mine if value else None))
    except Refused:
        return []
    return found


def _of_ending(kernel: MctsKernel, state: State, stop: Stop) -> list[ExactAnswer]:
    position = kernel.position(state.text())
    seat = position.to_play
    if seat is None or position.solution(ENDING_NODES) is None:
        return []
    found = list[ExactAnswer]()
    for move in position.legal_moves():
        if stop():
            return []
        after = position.play(move)
        if after.to_play is None:
            value = after.final_values()[seat]
        elif solved := after.solution(ENDING_NODES):
            value = solved[1] if after.to_play == seat else -solved[1]
        else:
            continue
        found.append(ExactAnswer(move, (value > WON) - (value < -WON), lead=value))
    return found


def _proven(kernel: AlphaBetaKernel, state: State, stop: Stop) -> list[ExactAnswer]:
    """Wins and losses that a search of every line finds. A draw by repetition it cannot prove."""
    position, seat = kernel.position(state.text()), state.to_play
    codes = {kernel.notation(position, [code])[0]: code for code in position.root_moves()}
    table, found = TranspositionTable(TABLE_BITS), list[ExactAnswer]()
    open_moves = list[str]()
    for move in state.legal_moves():
        outcome = state.after(move).outcome
        if outcome and seat is not None:
            found.append(ExactAnswer(move, _result(outcome, seat), 1))
        elif move in codes:
            open_moves.append(move)
    spent = 0
    for nodes, move in [(nodes, move) for nodes in NODES for move in open_moves]:
        if stop() or spent > ALL_NODES:
            break
        if any(answer.move == move for answer in found):
            continue
        search = Search(position, (nodes, 1e9), table, True, 0, None)
        if score := _proof(search, codes[move]):
            turns = (WIN - abs(score) + 1) // 2
            found.append(ExactAnswer(move, 1 if score > 0 else -1, turns))
        spent += search.nodes
    return found


def _proof(search: Search, code: int) -> int:
    """The proven score of a move, by iterative deepening; 0 if the nodes do not suffice."""
    for plies in range(1, MAX_PLIES):
        score = search.search_root_move(code, plies, -WIN, WIN)
        if search.is_stopped():
            return 0
        if abs(score) > PROVEN_SCORE:
            return score
    return 0
