"""The review of a game in the terminal: one line for each move, as soon as it is known."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypedDict

from blockyard.ai.engine import EngineResponse, respond
from blockyard.ai.review import ReviewedMove, review_tasks, reviewed_moves
from blockyard.cli.screen import Screen
from blockyard.core.contract import Seat
from blockyard.core.kernel import Budget
from blockyard.core.match import Match


def review(match: Match, level: int, budget: Budget | None) -> Iterator[ReviewedMove]:
    """Every move that a player made; each position is searched once, when it is needed."""
    requests = {task.ply: task.request for task in review_tasks(match, level, budget)}

    @cache
    def response_at(ply: int) -> EngineResponse | None:
        request = requests.get(ply)
        return respond(request) if request else None

    return reviewed_moves(match, response_at)


class MoveJson(TypedDict):
    ply: int
    seat: Seat
    move: str
    value: float | None
    best: str
    best_value: float
    proven: bool


def as_json(reviewed: ReviewedMove) -> MoveJson:
    return {
        "ply": reviewed.ply,
        "seat": reviewed.seat,
        "move": reviewed.move,
        "value": None if reviewed.value is None else round(reviewed.value, 4),
        "best": reviewed.best,
        "best_value": round(reviewed.best_value, 4),
        "proven": reviewed.is_proven,
    }


def print_move(screen: Screen, match: Match, reviewed: ReviewedMove) -> None:
    """One line: number, player, the move, its value, and a better one if there was any."""
    who = screen.words.seat(match.game, reviewed.seat, match.seats)
    value = "      " if reviewed.value is None else f"{reviewed.value:+.3f}"
    better = ""
    if reviewed.has_better:
        proven = f" {screen.words.say('analyse-proven')}" if reviewed.is_proven else ""
        found = f"{reviewed.best} {reviewed.best_value:+.3f}{proven}"
        better = screen.words.say("analyse-better", move=found)
    number, move = reviewed.ply + 1, reviewed.move
    screen.print(f"{number:>3}. {who:<8} {move:<10} {value}  {better}".rstrip())
