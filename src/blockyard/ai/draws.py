"""Whether a computer player agrees to a draw: if its own search does not find it ahead."""

from __future__ import annotations

from blockyard.ai.engine import EngineRequest, EngineResponse, request_for
from blockyard.core.contract import CHANCE, Seat
from blockyard.core.kernel import Budget
from blockyard.core.match import Match


def question(
    match: Match, seat: Seat, level: int, budget: Budget | None = None, seed: int = 0
) -> EngineRequest | None:
    """What the seat asks its engine. None where it cannot judge: CHANCE is to move, or an opponent
    who knows other cards, or one of several whose gain need not be its loss."""
    mover = match.to_play
    if mover is None or mover == CHANCE:
        return None
    if mover != seat and (match.seats > 2 or match.state.hides):
        return None
    return request_for(match, mover, level, budget, seed)


def agrees(seat: Seat, asked: EngineRequest, answer: EngineResponse) -> bool:
    """A forced move is played without a search: then nothing is known, and the game goes on."""
    value = answer.value if asked.seat == seat else -answer.value
    return answer.nodes > 0 and value <= 0.0
