"""Importing this module registers every game with OpenSpiel: `load_game("blockyard_gobblet")`.

Parameters are `players`, `chance_mode`, `max_moves` and `options` (`touch:strict;memory:yes`).
A move of CHANCE is a chance node with its odds. Where the odds are unknown (whether a tower
stands), the node has HANDS equally likely outcomes, each the seed of one simulated hand: the same
hand does the same in the same position. So a state holds no random generator, and its copies do
not know what comes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from math import prod
from random import Random
from typing import Any

from blockyard import games
from blockyard.core.contract import CHANCE, Game, State, View
from blockyard.core.extras import needing_extra
from blockyard.envs import names
from blockyard.envs.config import CHANCE_MODES, MAX_MOVES, EnvConfig, env_config, returns_of

with needing_extra("openspiel"):
    import pyspiel

with needing_extra("openspiel"):
    import numpy as np
    from numpy.typing import NDArray

    from blockyard.envs.spiel_games import Node, shared_by

HANDS = 256
DEFAULTS = "defaults"


def options_in(text: str) -> dict[str, str]:
    """Options as one parameter, without the signs that OpenSpiel reads for itself.

    >>> options_in("set-up:quick;gold-blocks:2;gold-start:c1+e1")
    {'set-up': 'quick', 'gold-blocks': '2', 'gold-start': 'c1,e1'}
    """
    if text == DEFAULTS:
        return {}
    pairs = (pair.partition(":") for pair in text.split(";"))
    return {name: value.replace("+", ",") for name, _, value in pairs}


def short_name(key: str) -> str:
    """The name of a game in OpenSpiel.

    >>> short_name("blokus-duo")
    'blockyard_blokus_duo'
    """
    return f"blockyard_{key.replace('-', '_')}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game in OpenSpiel. Subclasses, one for each game, have its key."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = games.get_any(self.key)
        self.config = env_config(
            self.key,
            given.get("players"),
            options_in(given.get("options", DEFAULTS)),
            given.get("chance_mode", CHANCE_MODES[0]),
            given.get("max_moves", MAX_MOVES),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.config.encoding.moves),
            max_chance_outcomes=_chance_outcomes(game),
            num_players=self.config.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.config.max_moves,
        )
        self.shared = shared_by(self.config)
        super().__init__(game_type(game, self.config.start().hides), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observation has no parameters; given were {params}")
        return Observer(
            self.config, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position by the rules and, from the first decision on, a row of the kernel's batch."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self._node = self.shared.first
        self._row = deepcopy(self.shared.first_row)

    @property
    def node(self) -> Node:
        """The position as the rules hold it; the kernel's moves are replayed up to here."""
        if self._row:
            moves = self.shared.config.encoding.moves
            # Chance comes first and counts for no ply, so the plies are the kernel's.
            for action in self._row.batch.history(self._row.row)[self._node.plies :]:
                self._node = self._node.played(moves[action])
        return self._node

    def current_player(self) -> int:
        row = self._row
        seat = row.batch.to_play(row.row) if row else self._node.state.to_play
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if row is None and seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(seat or 0)

    def is_terminal(self) -> bool:
        row = self._row
        if row:
            return row.batch.to_play(row.row) < 0 or row.batch.was_truncated(row.row)
        return self._node.state.outcome is not None or self._is_truncated()

    def _is_truncated(self) -> bool:
        return self._node.plies >= self.shared.config.max_moves

    def returns(self) -> list[float]:
        if self._row:
            return self._row.batch.returns(self._row.row)
        return returns_of(self._node.state.outcome, self.shared.config.seats)

    def _legal_actions(self, player: int) -> list[int]:
        if self._row:
            return self._row.batch.legal(self._row.row)
        action_of = self.shared.config.encoding.action_of
        return sorted(action_of[move] for move in self._node.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.shared.config.game.odds(self.node.state)
        encoding = self.shared.config.encoding
        if odds is None:
            first = len(encoding.chance_moves)
            return [(first + hand, 1 / HANDS) for hand in range(HANDS)]
        return sorted(
            (encoding.chance_action_of.get(move, len(encoding.chance_moves) + at), chance)
            for at, (move, chance) in enumerate(odds.items())
        )

    def _apply_action(self, action: int) -> None:
        if self._row:
            if not self._row.batch.play(self._row.row, action):
                self.shared.config.move(self.node.state, action)
            return
        config, state = self.shared.config, self._node.state
        if state.to_play != CHANCE:
            move = config.move(state, action)
        elif action < len(config.encoding.chance_moves):
            move = config.encoding.chance_moves[action]
        else:
            move = self._uncounted_move(action - len(config.encoding.chance_moves))
        self._node = self._node.played(move)
        self._row = self.shared.row_at(self._node.state)

    def _uncounted_move(self, number: int) -> str:
        """A move of CHANCE that has no action of its own: one of those with known odds, or what the
        hand of this number does."""
        config, state = self.shared.config, self._node.state
        odds = config.game.odds(state)
        if odds is not None:
            return list(odds)[number]
        first = len(config.encoding.chance_moves)
        return config.chance(state, Random(f"{first + number} {_public_view(state)}"))

    def resample_from_infostate(self, player: int, rng: Any) -> SpielState:
        """A state that agrees with all that a player knows: what is hidden is drawn again. Where a
        perfect memory knows everything, it is this position."""
        node = self.node
        resampled: SpielState = self.clone()
        told = node.history(player)
        seed = int(rng() * 2**53)
        sample = self.shared.config.game.determinize(
            node.state.view(player), told, player, Random(seed)
        )
        if sample is not None:
            shown: dict[int | None, list[str]] = dict.fromkeys(
                (None, *range(self.shared.config.seats)), node.history(None)
            )
            resampled._node = Node(node.key, sample, told=shown | {player: told})
            resampled._node.plies = node.plies
        return resampled

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """There is none: a history has no fixed size."""
        raise ValueError(
            "Blockyard's games have no information state tensor, because a history has no fixed "
            "size: use information_state_string, or observation_tensor for what is seen now."
        )

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.shared.config.encoding
        if player != pyspiel.PlayerId.CHANCE:
            return encoding.moves[action]
        first = len(encoding.chance_moves)
        return encoding.chance_moves[action] if action < first else f"hand {action - first}"

    def __str__(self) -> str:
        return self.node.state.text()


def _public_view(state: State) -> str:
    """What every seat sees: a hand must not depend on what is hidden."""
    return json.dumps(state.view(None), sort_keys=True)


class Observer:
    """What a seat sees now or, with perfect recall, everything it was ever shown."""

    def __init__(self, config: EnvConfig, kind: Any) -> None:
        self.config, self.kind = config, kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if _is_all_of_one_seat(kind) and not kind.perfect_recall:
            self._allocate()

    def _allocate(self) -> None:
        encoding = self.config.encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        first = 0
        for name, shape in encoding.parts:
            last = first + prod(shape)
            self.dict[name] = self.tensor[first:last].reshape(shape)
            first = last

    def set_from(self, state: SpielState, player: int) -> None:
        row, rows = state._row, state.shared.rows
        if self.tensor is None:
            return
        if row and rows:
            self.tensor[:] = rows.seen(row, player)
        else:
            view = state.node.state.view(player)
            self.tensor[:] = self.config.encoding.observation(view, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """As JSON, as far as it was asked for: the public view, the private part of the seat's own,
        and the history."""
        node, kind = state.node, self.kind
        public = node.state.view(None)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            found: Any = [public] if kind.public_info else []
            seat = None
        else:
            own = node.state.view(player)
            found = [own] if kind.public_info else [_only_in(own, public)]
            seat = player
        if kind.perfect_recall:
            found.append(node.history(seat))
        return json.dumps(found)


def _is_all_of_one_seat(kind: Any) -> bool:
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(kind.public_info and own)


def _only_in(view: View, other: View) -> View:
    return {name: value for name, value in view.items() if other.get(name) != value}


def _has_chance(game: Game) -> bool:
    return type(game).chance is not Game.chance


def _chance_outcomes(game: Game) -> int:
    """Moves of CHANCE, and hands where the odds take physics to find."""
    encoding = game.encoding()
    assert encoding is not None
    is_slow = type(game).quick_chance is not Game.quick_chance
    return len(encoding.chance_moves) + HANDS * is_slow if _has_chance(game) else 0


def game_type(game: Game, hides: bool) -> Any:
    """The static facts of a game, which OpenSpiel needs before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.key),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if _has_chance(game)
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
            "chance_mode": CHANCE_MODES[0],
            "max_moves": MAX_MOVES,
            "options": DEFAULTS,
        },
    )


def register() -> Sequence[str]:
    """Register every game with OpenSpiel; returns their short names."""
    known = []
    for key in names().values():
        game = games.get_any(key)
        name = f"SpielGame_{key.replace('-', '_')}"
        subclass = type(name, (SpielGame,), {"key": key})
        globals()[name] = subclass  # where a pickle looks for it
        pyspiel.register_game(game_type(game, game.start().hides), subclass)
        known.append(short_name(key))
    return known


NAMES = register()
