"""What an environment is made for: the game, its seats and options, chance, and the move limit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import SupportsInt

from blockyard import games
from blockyard.core.contract import (
    CHANCE,
    Game,
    IllegalMove,
    Objection,
    Outcome,
    Refused,
    State,
    over,
)
from blockyard.core.encoding import Encoding
from blockyard.words import Words

MAX_MOVES = 1000
"""Moves after which an episode is truncated. Only Gobblet needs it: its repetition rule lets a game
go on for longer than anybody lives."""
CHANCE_MODES = ("exact", "quick")
NO_ACTION = -(2**31)
"""In place of an action of a batch: this game is not played in this step. `core.batch` has the same
number, but has to be compiled."""


class IllegalAction(IllegalMove):
    """An action that is not legal here. Says which rule forbids it; nothing has changed."""

    def __init__(self, action: object, move: str | None, objection: Objection) -> None:
        super().__init__(objection)
        what = f"action {action}" if move is None else f"action {action} ({move})"
        self.args = (f"{what}: {Words('en').objection(objection)}",)


@dataclass(frozen=True)
class EnvConfig:
    """`chance_mode` is `exact`, or `quick` where the exact odds take long to find (physics)."""

    key: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    chance_mode: str = "exact"
    max_moves: int = MAX_MOVES

    @property
    def game(self) -> Game:
        return games.get_any(self.key)

    @property
    def encoding(self) -> Encoding:
        encoding = self.game.encoding()
        assert encoding is not None, "only games with an encoding have environments"
        return encoding

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def chance(self, state: State, rng: Random) -> str:
        """A move of CHANCE."""
        if self.chance_mode == "quick":
            return self.game.quick_chance(state, rng)
        return self.game.chance(state, rng)

    def resolve_chance(self, state: State, rng: Random) -> State:
        """The next position in which a seat decides, or in which the game is over."""
        while state.to_play == CHANCE:
            state = state.play(self.chance(state, rng))
        return state

    def move(self, state: State, action: object) -> str:
        """The move that an action stands for; refuses an illegal one and names the rule."""
        moves = self.encoding.moves
        number = whole(action)
        move = moves[number] if number is not None and 0 <= number < len(moves) else None
        objection = state.objection(move) if move is not None else None
        if state.outcome:
            objection = over(state.outcome)
        elif move is None:
            objection = Objection("", "no-such-action", {"last": len(moves) - 1})
        if objection:
            raise IllegalAction(action, move, objection)
        assert move is not None
        return move


def whole(action: object) -> int | None:
    """The whole number that an action is, of whatever kind (3, 3.0, NumPy's 3), or None."""
    if not isinstance(action, SupportsInt):
        return None
    try:
        return int(action) if int(action) == action else None
    except (TypeError, ValueError, OverflowError):
        return None


def env_config(
    key: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    chance_mode: str = "exact",
    max_moves: int = MAX_MOVES,
) -> EnvConfig:
    """A config whose game, seats and options are known to exist."""
    game = games.get_any(key)
    if chance_mode not in CHANCE_MODES:
        given = chance_mode[:40]
        raise Refused("no-such-value", option="chance_mode", given=given, values=CHANCE_MODES)
    return EnvConfig(
        key, game.seated(seats), game.resolve_options(options or {}), chance_mode, max_moves
    )


def returns_of(outcome: Outcome | None, seats: int) -> list[float]:
    """The return of each seat: the winners share 1, the others share -1; without a winner 0 each.

    >>> returns_of(Outcome(frozenset({0, 2}), "U2"), 4)
    [0.5, -0.5, 0.5, -0.5]
    """
    won = outcome.winners if outcome else frozenset()
    if not won:
        return [0.0] * seats
    return [1 / len(won) if seat in won else -1 / (seats - len(won)) for seat in range(seats)]
