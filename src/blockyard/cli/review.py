"""The review of a game in the terminal: one line for each move, as soon as it is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypedDict

from blockyard.ai.engine import EngineResponse, respond
from blockyard.ai.review import (
    ReviewedMove,
    accuracies,
    retried,
    review_tasks,
    reviewed_moves,
)
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refusal, Seat
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

COMMANDS = ("solution", "next", "quit")


def review(
    match: Match, level: int, budget: Budget | None, since: int = 0
) -> Iterator[ReviewedMove]:
    """Every move that a player made; each position is searched once, when it is needed."""
    tasks = review_tasks(match, level, budget, since=since)
    requests = {task.ply: task.request for task in tasks}

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


def print_accuracy(screen: Screen, match: Match, found: Sequence[ReviewedMove]) -> None:
    """How accurate each player was."""
    words = screen.words
    players = tuple(
        words.say(
            "analyse-accuracy-of",
            who=words.seat(match.game, seat, match.seats),
            percent=round(accuracy),
        )
        for seat, accuracy in accuracies(found).items()
    )
    if players:
        screen.say("analyse-accuracy", players=players)


def teach(
    screen: Screen, match: Match, found: Sequence[ReviewedMove], level: int, budget: Budget | None
) -> None:
    """The moves that decided the game, one after the other: who finds a better one?"""
    try:
        for lesson in found:
            if not _try_again(screen, match, lesson, level, budget):
                return
    except (EOFError, KeyboardInterrupt):
        screen.print()


def _try_again(
    screen: Screen, match: Match, lesson: ReviewedMove, level: int, budget: Budget | None
) -> bool:
    """Until a better move is found, or shown; False once there has been enough."""
    then = match.back_to(lesson.ply)
    who = screen.words.seat(match.game, lesson.seat, match.seats)
    screen.draw(match.game.draw(then.state.view(lesson.seat), screen.words.say))
    number = str(lesson.ply + 1)
    screen.say("analyse-lesson", number=number, who=who, move=lesson.move, style="bold")
    while True:
        typed = screen.ask("puzzle-prompt")
        command = next((one for one in COMMANDS if _means(screen, typed, one)), None)
        if command == "solution":
            screen.say("puzzle-solution", moves=lesson.best)
        if command:
            return command != "quit"
        try:
            again = retried(match, lesson.ply, typed)
        except Refusal as refusal:
            screen.refuse(refusal)
            continue
        if _is_better(again, lesson, level, budget):
            screen.say("analyse-retry-good", style="bold bright_green")
            return True
        screen.say("analyse-retry-weak", style="bright_red")


def _means(screen: Screen, typed: str, command: str) -> bool:
    """A command by its English name or by its name in the reader's language."""
    return typed.lower() in (command, screen.words.say(f"puzzle-command-{command}"))


def _is_better(again: Match, lesson: ReviewedMove, level: int, budget: Budget | None) -> bool:
    """Whether the last move of a match is no serious mistake."""
    (move,) = review(again, level, budget, since=lesson.ply)
    return move.mark in ("", "inaccuracy")


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
