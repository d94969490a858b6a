"""Every game of the registry as a reinforcement learning environment.

    from blockyard.envs import gobblet_v0

    gobblet_v0.env()          PettingZoo, with its usual wrappers; raw_env() without
    gobblet_v0.single()       Gymnasium: one agent, programs play the other seats
    gobblet_v0.batch(4096)    a batched environment: thousands of games, NumPy in and out

`import blockyard.envs.open_spiel` registers the games with OpenSpiel. docs/research.md explains
actions and observations. PettingZoo and Gymnasium come with `blockyard[rl]`, OpenSpiel with
`blockyard[openspiel]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockyard import games
from blockyard.core.extras import needing_extra

if TYPE_CHECKING:
    from blockyard.envs.game_envs import GameEnvs

VERSION = "v0"


def name_of(key: str) -> str:
    """The name of a game's environment.

    >>> name_of("blokus-duo")
    'blokus_duo_v0'
    """
    return f"{key.replace('-', '_')}_{VERSION}"


def names() -> dict[str, str]:
    """The key of each game that has an encoding, by the name of its environment; the small ones
    for research come last."""
    known = [*games.all_games().values(), *games.research_games().values()]
    encoded = (game for game in known if game.encoding())
    return {name_of(game.key): game.key for game in encoded}


def __getattr__(name: str) -> GameEnvs:
    """`from blockyard.envs import gobblet_v0`."""
    if not name.endswith(f"_{VERSION}") or name not in names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needing_extra("rl"):
        from blockyard.envs.game_envs import GameEnvs  # noqa: PLC0415 - needs NumPy

    return GameEnvs(names()[name])


def __dir__() -> list[str]:
    return [*globals(), *names()]
