"""Moves of Gobblet in words, for a terminal."""

from __future__ import annotations

import re

from blockyard.core.contract import Say
from blockyard.games.gobblet.view import GobbletView

MOVE = re.compile(r"(?:(?P<size>\d)|(?P<origin>[a-z]\d))?(?P<square>[a-z]\d)")


def phrase(view: GobbletView, shown: str, say: Say) -> str:
    """A new gobblet, one that moves, or one that is lifted and then put down (G8)."""
    move = MOVE.fullmatch(shown)
    if not move:
        return shown
    square = move["square"]
    if move["size"]:
        return say("gobblet-told-new", size=int(move["size"]), to=square)
    if move["origin"]:
        return say("gobblet-short-move", to=square, **{"from": move["origin"]})
    if view["held"]:
        return say("gobblet-short-put", to=square)
    return say("gobblet-told-lifted", **{"from": square})
