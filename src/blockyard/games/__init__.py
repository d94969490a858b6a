"""The registry: every folder here that exports GAMES adds its games, and so does every installed
package with an entry point `blockyard.games`, such as

    [project.entry-points."blockyard.games"]
    hex = "my_package.hex"              # a module with GAMES, as a folder here

Nothing outside a game's folder names it, so a new folder is a new game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from blockyard.core.contract import Game, Refused

GROUP = "blockyard.games"


@cache
def all_games() -> dict[str, Game]:
    """Every game by its key: ours folder by folder, then those of other packages. A key that is
    taken stays with who has it."""
    return _by_key(game for module in _modules() for game in module.GAMES)


@cache
def research_games() -> dict[str, Game]:
    """Games for programs alone, by their keys: RESEARCH_GAMES of the same modules. They are too
    small for people to play, and no list that people see has them."""
    return _by_key(game for module in _modules() for game in getattr(module, "RESEARCH_GAMES", ()))


def _by_key(games: Iterable[Game]) -> dict[str, Game]:
    found: dict[str, Game] = {}
    for game in games:
        found.setdefault(game.key, game)
    return found


def _modules() -> list[ModuleType]:
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    names = [f"{__name__}.{name}" for name in folders] + sorted(_other_modules())
    return [import_module(name) for name in names]


def _other_modules() -> set[str]:
    """The modules that installed packages name as theirs. Importing `importlib.metadata` takes
    longer than everything else a command does, so the files are searched for the name first."""
    if not any(GROUP in file.read_text("utf-8") for file in _entry_point_files()):
        return set()
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and rarely needed

    return {entry.value for entry in entry_points(group=GROUP)}


def _entry_point_files() -> Iterator[Path]:
    for folder in dict.fromkeys(sys.path):
        yield from Path(folder).glob("*.dist-info/entry_points.txt")


def get(key: str) -> Game:
    """The game of a key; refuses an unknown one and names those there are."""
    try:
        return all_games()[key]
    except KeyError:
        raise Refused("no-such-game", given=key[:40], games=tuple(all_games())) from None


def get_any(key: str) -> Game:
    """The game of a key, those for research among them."""
    return research_games().get(key) or get(key)
