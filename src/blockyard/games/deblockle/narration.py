"""Turns of Deblockle in words, for a terminal."""

from __future__ import annotations

import re

from blockyard.core.contract import Say
from blockyard.games.deblockle.view import DeblockleView

DIE = re.compile(r"die=(?P<top>[A-Z])")
PLACED = re.compile(r"(?P<top>[A-Z])[A-Z]@(?P<square>[a-z]\d)")
TURN = re.compile(r"(?P<origin>[a-z]\d)(?P<to>[a-z]\d)(?P<end>[a-z]\d)?")


def phrase(view: DeblockleView, shown: str, say: Say) -> str:
    """What was thrown, where a block was put, or how it rolled and hopped."""
    if die := DIE.fullmatch(shown):
        return say("deblockle-short-die", top=_symbol(die["top"], say))
    if placed := PLACED.fullmatch(shown):
        top = _symbol(placed["top"], say)
        return say("deblockle-short-placed", top=top, square=placed["square"])
    if turn := TURN.fullmatch(shown):
        return _rolled(view, turn["origin"], turn["to"], turn["end"], say)
    return shown


def _symbol(symbol: str, say: Say) -> str:
    return say("deblockle-symbol", symbol=symbol)


def _rolled(view: DeblockleView, origin: str, to: str, end: str | None, say: Say) -> str:
    if end:
        return say("deblockle-short-hops", to=to, end=end, **{"from": origin})
    leaves = to in view["stars"]
    return say(f"deblockle-short-{'leaves' if leaves else 'rolls'}", to=to, **{"from": origin})
