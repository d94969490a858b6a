"""What is agreed before games are played by number: the game, its seats, its options, its luck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

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

LONGEST = 1000
"""Moves after which a game is broken off. Only Gobblet needs it: its repetition rule lets a game
go on for longer than anybody lives."""
LUCK = ("true", "quick")


class BadAction(IllegalMove):
    """A number that is no move here. Says in words which rule forbids it; nothing has changed."""

    def __init__(self, action: object, move: str | None, objection: Objection) -> None:
        super().__init__(objection)
        what = f"action {action}" if move is None else f"action {action} ({move})"
        self.args = (f"{what}: {Words('en').objection(objection)}",)


@dataclass(frozen=True)
class Table:
    """`luck` is `true`, or `quick` where finding the true odds takes long (physics)."""

    key: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    luck: str = "true"
    longest: int = LONGEST

    @property
    def game(self) -> Game:
        return games.get(self.key)

    @property
    def numbers(self) -> Encoding:
        numbers = self.game.encoding()
        assert numbers is not None, "only games with numbers are offered"
        return numbers

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def chance(self, state: State, rng: Random) -> str:
        """What luck does now."""
        if self.luck == "quick":
            return self.game.quick_chance(state, rng)
        return self.game.chance(state, rng)

    def past_luck(self, state: State, rng: Random) -> State:
        """The position in which somebody decides, or in which the game is over."""
        while state.to_play == CHANCE:
            state = state.play(self.chance(state, rng))
        return state

    def move(self, state: State, action: object) -> str:
        """The move that an action is; refuses what may not be played and names the rule."""
        moves = self.numbers.moves
        number = _whole(action)
        move = moves[number] if number is not None and 0 <= number < len(moves) else None
        objection = state.objection(move) if move is not None else None
        if state.outcome:
            objection = over(state.outcome)
        elif move is None:
            objection = Objection("", "no-such-action", {"last": len(moves) - 1})
        if objection:
            raise BadAction(action, move, objection)
        assert move is not None
        return move


def _whole(action: object) -> int | None:
    try:
        return int(action) if int(action) == action else None  # type: ignore[call-overload]
    except (TypeError, ValueError, OverflowError):
        return None


def table(
    key: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    luck: str = "true",
    longest: int = LONGEST,
) -> Table:
    """A table, once everything that was asked for is known to exist."""
    game = games.get(key)
    if luck not in LUCK:
        raise Refused("no-such-value", option="luck", given=luck[:40], values=LUCK)
    return Table(key, game.seated(seats), game.resolve_options(options or {}), luck, longest)


def worths(outcome: Outcome | None, seats: int) -> list[float]:
    """What an end is worth: the winners share 1, the others share -1; nobody won: 0 each.

    >>> worths(Outcome(frozenset({0, 2}), "U2"), 4)
    [0.5, -0.5, 0.5, -0.5]
    """
    won = outcome.winners if outcome else frozenset()
    if not won:
        return [0.0] * seats
    return [1 / len(won) if seat in won else -1 / (seats - len(won)) for seat in range(seats)]
