"""A whole game looked at again: what each move was worth, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from blockyard.ai.engine import Answer, ask, think
from blockyard.cli.screen import Screen
from blockyard.core.contract import CHANCE, Seat
from blockyard.core.match import Match

CLEARLY = 0.05
"""A move is worth mentioning that is better by so much, where -1 is lost and +1 is won."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One move of a player, with its value for that seat; None where luck came between, or where
    more than two sit at the table and nobody's gain is simply another's loss."""

    ply: int
    seat: Seat
    move: str
    value: float | None
    best: str
    best_value: float

    @property
    def is_worse(self) -> bool:
        if self.value is None or self.move == self.best:
            return False
        return self.best_value - self.value > CLEARLY


def review(match: Match, **how: Any) -> Iterator[Reviewed]:
    """Every move that a player made; each position is thought about once."""
    here = _answer(match, 0, how)
    for ply, step in enumerate(match.events):
        after = _answer(match, ply + 1, how)
        if here is not None and not step.clause:
            value = _value(match, ply, here, after)
            yield Reviewed(ply, step.seat, step.move, value, here.move, here.value)
        here = after


def _answer(match: Match, ply: int, how: dict[str, Any]) -> Answer | None:
    """What the computer thinks where so much had happened, if a player was to decide."""
    then = match.back_to(ply)
    seat = then.to_play
    if seat is None or seat == CHANCE:
        return None
    return think(ask(then, seat, **how))


def _value(match: Match, ply: int, here: Answer, after: Answer | None) -> float | None:
    """What the move made here was worth to who made it."""
    seat, then = match.events[ply].seat, match.back_to(ply + 1)
    if match.events[ply].move == here.move:
        return here.value
    if then.state.outcome is not None:
        winners = then.state.outcome.winners
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    if after is None or match.seats != 2:
        return None
    return after.value if then.to_play == seat else -after.value


def as_json(one: Reviewed) -> dict[str, Any]:
    return {
        "ply": one.ply,
        "seat": one.seat,
        "move": one.move,
        "value": None if one.value is None else round(one.value, 4),
        "best": one.best,
        "best_value": round(one.best_value, 4),
    }


def tell(screen: Screen, match: Match, one: Reviewed) -> None:
    """One line: number, who, the move, its value, and a better one if there was any."""
    who = screen.words.seat(match.game, one.seat, match.seats)
    value = "      " if one.value is None else f"{one.value:+.3f}"
    better = ""
    if one.is_worse:
        found = f"{one.best} {one.best_value:+.3f}"
        better = screen.words.say("analyse-better", move=found)
    screen.print(f"{one.ply + 1:>3}. {who:<8} {one.move:<10} {value}  {better}".rstrip())
