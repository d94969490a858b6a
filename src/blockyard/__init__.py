"""Blockyard: Deblockle, Gobblet, Gobblers, Block Out!, Blokus Duo and Blokus Classic.

>>> import blockyard
>>> blockyard.start("gobblers").play("3b2").to_play
1

The names in `__all__` are the public interface; docs/library.md is its manual. They are imported
when they are first used, so that `import blockyard` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blockyard import games as games
    from blockyard.core.contract import CHANCE, Game, IllegalMove, Outcome, Refused, State
    from blockyard.core.match import Match
    from blockyard.core.record import Record
    from blockyard.library import (
        analyse,
        begin,
        openings,
        perft,
        play_match,
        read_records,
        record_text,
        start,
    )

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Game",
    "IllegalMove",
    "Match",
    "Outcome",
    "Record",
    "Refused",
    "State",
    "__version__",
    "analyse",
    "begin",
    "games",
    "openings",
    "perft",
    "play_match",
    "read_records",
    "record_text",
    "start",
]

_CONTRACT = ("CHANCE", "Game", "IllegalMove", "Outcome", "Refused", "State")
_PLACES = dict.fromkeys(_CONTRACT, "core.contract") | {
    "Match": "core.match",
    "Record": "core.record",
}


def __getattr__(name: str) -> object:
    if name == "games":
        return import_module("blockyard.games")
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"blockyard.{_PLACES.get(name, 'library')}"), name)


def __dir__() -> list[str]:
    return __all__
