"""What a puzzle of Blokus is about: the first of its themes that the right placement shows."""

from __future__ import annotations

from blockyard.games.blokus.insight import reasons
from blockyard.games.blokus.rules import BlokusState

THEMES = {
    "shuts-them-out": "shut-out",
    "takes-the-corner-they-need": "block",
    "slips-past-them": "slip-past",
    "opens-new-corners": "open-corners",
}
ANY_OTHER = "best-placement"
ALL = (*THEMES.values(), ANY_OTHER)


def theme(state: BlokusState, move: str) -> str:
    found = reasons(state, move)
    return next((theme for reason, theme in THEMES.items() if reason in found), ANY_OTHER)
