"""Environments whose truth is known: their values, perfect moves, and exact exploitability.

>>> from blockyard.envs import solved
>>> list(solved.names())
['block-out-five-cards', 'blokus-4x4', 'blokus-5x5', 'deblockle-one-on-one', 'gobblers']
>>> solved.get("blokus-4x4").value
1
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from blockyard import games
from blockyard.core.contract import Game, Refused
from blockyard.core.extras import needing_extra
from blockyard.core.solved import Solved
from blockyard.envs.config import EnvConfig, env_config
from blockyard.envs.game_tree import GameTree, Policy

if TYPE_CHECKING:
    from blockyard.envs.game_envs import GameEnvs


@cache
def names() -> dict[str, tuple[str, Solved]]:
    """The key of the game and what is known, by the name of the solved environment."""
    found = {known.name: (game.key, known) for game in _all() for known in game.solved}
    return dict(sorted(found.items()))


def _all() -> Iterator[Game]:
    yield from games.all_games().values()
    yield from games.research_games().values()


def get(name: str) -> SolvedEnv:
    """The solved environment of this name; refuses an unknown one and names those there are."""
    if name not in names():
        raise Refused("no-such-game", given=name[:40], games=tuple(names()))
    return SolvedEnv(*names()[name])


@dataclass(frozen=True)
class SolvedEnv:
    """An environment and the truth about it."""

    key: str
    known: Solved

    @property
    def value(self) -> float:
        """What the first seat gets on average if nobody errs, from -1 to 1."""
        return self.known.value

    @property
    def config(self) -> EnvConfig:
        return env_config(self.key, 2, self.known.options, max_moves=self.known.max_moves)

    @property
    def parameters(self) -> dict[str, Any]:
        """What makes this environment of its game: for PettingZoo, Gymnasium and batches."""
        return {"options": self.known.options, "max_moves": self.known.max_moves}

    def envs(self) -> GameEnvs:
        """The environments of the game: `envs().env(**parameters)`."""
        with needing_extra("rl"):
            from blockyard.envs.game_envs import GameEnvs  # noqa: PLC0415 - needs NumPy

        return GameEnvs(self.key)

    def tree(self) -> GameTree:
        """Every line of play. Refuses a game that is solved, but in which positions repeat."""
        if self.key not in games.research_games():
            raise ValueError(f"the lines of {self.known.name} never end: there is no tree of them")
        return _tree(self.key, self.known.name)

    def exploitability(self, policy: Policy) -> float:
        """By how much a best response beats a policy, on average over the two seats: 0 for perfect
        play of both, at most 1. Exact. Refuses, as `tree` does, where positions repeat."""
        return self.tree().exploitability(policy)


@cache
def _tree(key: str, name: str) -> GameTree:
    return GameTree(SolvedEnv(key, names()[name][1]).config)
