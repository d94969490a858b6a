"""Importing this file makes OpenSpiel know every game: `pyspiel.load_game("blockyard_gobblet")`.

Parameters are `players`, `luck`, `longest` and `options` (`touch:strict;memory:yes`). Luck is a
chance node with its odds. Where nobody knows the odds (whether a tower stands), the node offers
HANDS equally likely hands, and physics shows what the hand that was drawn has done; the same hand
does the same in the same position. So a state holds no luck: its copies do not know what comes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import prod
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from blockyard import games
from blockyard.core.contract import CHANCE, Game, Seat, State, View
from blockyard.envs import names
from blockyard.envs.table import LONGEST, LUCK, Table, table, worths

HANDS = 256
USUAL = "usual"


def options_in(text: str) -> dict[str, str]:
    """Options as one parameter, without the signs that OpenSpiel reads for itself.

    >>> options_in("set-up:quick;gold-blocks:2;gold-start:c1+e1")
    {'set-up': 'quick', 'gold-blocks': '2', 'gold-start': 'c1,e1'}
    """
    if text == USUAL:
        return {}
    pairs = (pair.partition(":") for pair in text.split(";"))
    return {name: value.replace("+", ",") for name, _, value in pairs}


def short_name(key: str) -> str:
    """What OpenSpiel calls a game.

    >>> short_name("blokus-duo")
    'blockyard_blokus_duo'
    """
    return f"blockyard_{key.replace('-', '_')}"


class Line:
    """A position and the moves that led to it. It never changes, so copies share it."""

    def __init__(self, key: str, state: State, before: Line | None = None, move: str = "") -> None:
        self.key, self.state, self.before, self.move = key, state, before, move
        seat = before.state.to_play if before else None
        made: int = before.made if before else 0
        self.made: int = made + (seat not in (None, CHANCE))
        """Moves of players; those of chance do not count."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Line:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds texts, so that it is small and outlives the layout of positions."""
        first, moves = self, []
        while first.before is not None:
            moves.append(first.move)
            first = first.before
        return _line_again, (first.key, first.state.text(), moves[::-1])

    def played(self, move: str) -> Line:
        return Line(self.key, self.state.after(move), self, move)

    def history(self, seat: Seat | None) -> list[str]:
        """Everything that happened, as a seat was told of it."""
        told: list[str] = []
        line = self
        while line.before is not None:
            told.append(line.before.state.tell(line.move, seat))
            line = line.before
        return told[::-1]

    @cached_property
    def moves(self) -> list[str]:
        return self.state.legal_moves()


def _line_again(key: str, start: str, moves: list[str]) -> Line:
    line = Line(key, games.get(key).read(start))
    for move in moves:
        line = line.played(move)
    return line


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game at a table. Subclasses, one for each game, know its key."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = games.get(self.key)
        self.table = table(
            self.key,
            given.get("players"),
            options_in(given.get("options", USUAL)),
            given.get("luck", LUCK[0]),
            given.get("longest", LONGEST),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.numbers.moves),
            max_chance_outcomes=_chance_outcomes(game),
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.longest,
        )
        super().__init__(game_type(game, self.table.start().hides), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observation has no parameters; given were {params}")
        return Observer(
            self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = _Shared(game.table)
        self.line = Line(game.table.key, game.table.start())

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.line.state.to_play
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat or 0)

    def is_terminal(self) -> bool:
        return self.line.state.outcome is not None or self._is_cut()

    def _is_cut(self) -> bool:
        return self.line.made >= self.table.agreed.longest

    def returns(self) -> list[float]:
        return worths(self.line.state.outcome, self.table.agreed.seats)

    def _legal_actions(self, player: int) -> list[int]:
        number = self.table.agreed.numbers.number
        return sorted(number[move] for move in self.line.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.table.agreed.game.odds(self.line.state)
        numbers = self.table.agreed.numbers
        if odds is None:
            first = len(numbers.luck)
            return [(first + hand, 1 / HANDS) for hand in range(HANDS)]
        return sorted((numbers.luck_number[move], chance) for move, chance in odds.items())

    def _apply_action(self, action: int) -> None:
        agreed, state = self.table.agreed, self.line.state
        if state.to_play != CHANCE:
            move = agreed.move(state, action)
        elif action < len(agreed.numbers.luck):
            move = agreed.numbers.luck[action]
        else:
            move = agreed.chance(state, Random(f"{action} {_seen_by_all(state)}"))
        self.line = self.line.played(move)

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.table.agreed.numbers
        if player != pyspiel.PlayerId.CHANCE:
            return numbers.moves[action]
        first = len(numbers.luck)
        return numbers.luck[action] if action < first else f"hand {action - first}"

    def __str__(self) -> str:
        return self.line.state.text()


class _Shared:
    """A table that copies of a state share."""

    def __init__(self, agreed: Table) -> None:
        self.agreed = agreed

    def __deepcopy__(self, memo: dict[int, Any]) -> _Shared:
        return self


def _seen_by_all(state: State) -> str:
    """What lies open: a hand must not depend on what is hidden."""
    return json.dumps(state.view(None), sort_keys=True)


class Observer:
    """What a seat sees now, or, with perfect recall, all that it ever heard."""

    def __init__(self, agreed: Table, kind: Any) -> None:
        self.table, self.kind = agreed, kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if _is_all_of_one_seat(kind) and not kind.perfect_recall:
            self._make_room()

    def _make_room(self) -> None:
        numbers = self.table.numbers
        self.tensor = np.zeros(numbers.size, np.float32)
        first = 0
        for name, shape in numbers.parts:
            last = first + prod(shape)
            self.dict[name] = self.tensor[first:last].reshape(shape)
            first = last

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            view = state.line.state.view(player)
            self.tensor[:] = self.table.numbers.values(view, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """As JSON: what happened if it is to be remembered, what is seen, what only this seat
        sees; as far as was asked for."""
        line, kind = state.line, self.kind
        open_to_all = line.state.view(None)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            told: Any = [open_to_all] if kind.public_info else []
            seat = None
        else:
            own = line.state.view(player)
            told = [own] if kind.public_info else [_only_in(own, open_to_all)]
            seat = player
        if kind.perfect_recall:
            told.append(line.history(seat))
        return json.dumps(told)


def _is_all_of_one_seat(kind: Any) -> bool:
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(kind.public_info and own)


def _only_in(view: View, other: View) -> View:
    return {name: value for name, value in view.items() if other.get(name) != value}


def _has_luck(game: Game) -> bool:
    return type(game).chance is not Game.chance


def _chance_outcomes(game: Game) -> int:
    """Moves of CHANCE, and hands where the odds take physics to find."""
    numbers = game.encoding()
    assert numbers is not None
    is_slow = type(game).quick_chance is not Game.quick_chance
    return len(numbers.luck) + HANDS * is_slow if _has_luck(game) else 0


def game_type(game: Game, hides: bool) -> Any:
    """What OpenSpiel wants to know before a game is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.key),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if _has_luck(game)
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hides
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seats[0],
            "luck": LUCK[0],
            "longest": LONGEST,
            "options": USUAL,
        },
    )


def register() -> Sequence[str]:
    """Make OpenSpiel know every game; gives their short names."""
    known = []
    for key in names().values():
        game = games.get(key)
        made = type(f"SpielGame_{key}", (SpielGame,), {"key": key})
        pyspiel.register_game(game_type(game, game.start().hides), made)
        known.append(short_name(key))
    return known


NAMES = register()
