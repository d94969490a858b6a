"""The registry: every folder here that exports GAMES adds its games.

Nothing outside a game's folder names it, so a new folder is a new game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from blockyard.core.contract import Game, Refused


@cache
def all_games() -> dict[str, Game]:
    """Every game by its key, folder by folder."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    found = [game for name in folders for game in import_module(f"{__name__}.{name}").GAMES]
    return {game.key: game for game in found}


def get(key: str) -> Game:
    """The game of a key; refuses an unknown one and names those there are."""
    try:
        return all_games()[key]
    except KeyError:
        raise Refused("no-such-game", given=key[:40], games=tuple(all_games())) from None
