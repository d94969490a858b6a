"""Every game as an environment for programs that learn; made from the registry.

    from blockyard.envs import gobblet_v0

    gobblet_v0.env()          PettingZoo, with its usual wrappers; raw_env() without
    gobblet_v0.single()       Gymnasium: one seat, a program plays the others
    gobblet_v0.batch(4096)    thousands of games at once, NumPy in and out

`import blockyard.envs.open_spiel` makes OpenSpiel know the games. docs/research.md explains the
numbers. PettingZoo and Gymnasium come with `blockyard[rl]`, OpenSpiel with `blockyard[openspiel]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from blockyard import games

if TYPE_CHECKING:
    from blockyard.envs.made import Made

VERSION = "v0"


def name_of(key: str) -> str:
    """What the environment of a game is called.

    >>> name_of("blokus-duo")
    'blokus_duo_v0'
    """
    return f"{key.replace('-', '_')}_{VERSION}"


def names() -> dict[str, str]:
    """The key of each game that is numbered, by the name of its environment."""
    numbered = (game for game in games.all_games().values() if game.encoding())
    return {name_of(game.key): game.key for game in numbered}


def __getattr__(name: str) -> Made:
    """`from blockyard.envs import gobblet_v0`."""
    if not name.endswith(f"_{VERSION}") or name not in names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from blockyard.envs.made import made  # noqa: PLC0415 - it needs what only the extra brings

    return made(names()[name])


def __dir__() -> list[str]:
    return [*globals(), *names()]
