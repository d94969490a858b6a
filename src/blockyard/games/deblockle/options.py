"""What can be agreed before a game of Deblockle, and the variant that results."""

from __future__ import annotations

from collections.abc import Mapping

from blockyard.core.contract import Objection, Option, Seat, first_option
from blockyard.games.deblockle.board import BLUE, COLOURS, GOLD, INDEX, SIDE, STARS, Variant
from blockyard.games.deblockle.setup import ORDERS, SUGGESTED


def _squares(text: str) -> tuple[str, ...] | None:
    """D10.2: a list of squares, `c1,e1`."""
    names = tuple(text.split(","))
    return names if all(name in INDEX for name in names) else None


def _blocks_of(colour: Seat) -> Option:
    return Option(f"{COLOURS[colour]}-blocks", "D10", {str(n): n for n in (4, 1, 2, 3)})


def _start_of(colour: Seat) -> Option:
    suggested = {"suggested": "suggested"}
    return Option(f"{COLOURS[colour]}-start", "D10", suggested, other=_squares)


BLOCKS = (_blocks_of(GOLD), _blocks_of(BLUE))
STARTS = (_start_of(GOLD), _start_of(BLUE))
SET_UP = Option("set-up", "D3", {order: order for order in ORDERS})
SLIDER = Option("slider", "D8", {way: way for way in ("before-star", "to-the-end")})
SIDE_BY_SIDE = Option("side-by-side", "D11", {"yes": True, "no": False})
REPETITION = Option("repetition", "D12", {"3": 3, "off": 0})
TURN_LIMIT = Option("turn-limit", "D12", {"100": 100, "off": 0})
FIRST = first_option("D4", "youngest", "winner")

WRITTEN = (SET_UP, SLIDER, SIDE_BY_SIDE, REPETITION, TURN_LIMIT, *STARTS)
"""What stands in the text of a position. The number of blocks is that of the start spaces."""
OPTIONS = (*BLOCKS, *STARTS, SET_UP, SLIDER, SIDE_BY_SIDE, REPETITION, TURN_LIMIT, FIRST)


def agreed(resolved: Mapping[str, str]) -> Variant:
    """The variant that these options describe."""
    return Variant(
        starts=(_start(resolved, GOLD), _start(resolved, BLUE)),
        set_up=resolved["set-up"],
        slider=resolved["slider"],
        side_by_side=resolved["side-by-side"] == "yes",
        repetition=_number(resolved["repetition"]),
        turn_limit=_number(resolved["turn-limit"]),
    )


def _number(text: str) -> int:
    return 0 if text == "off" else int(text)


def _start(resolved: Mapping[str, str], colour: Seat) -> tuple[int, ...]:
    return tuple(sorted(INDEX[name] for name in _start_names(resolved, colour)))


def _start_names(resolved: Mapping[str, str], colour: Seat) -> tuple[str, ...]:
    """D10.1: the suggested spaces for this many blocks; D10.2: or those that were named."""
    text = resolved[STARTS[colour].name]
    if text == STARTS[colour].default:
        return SUGGESTED[int(resolved[BLOCKS[colour].name])][colour]
    return tuple(text.split(","))


def objection_to_start(resolved: Mapping[str, str], colour: Seat) -> Objection | None:
    """D10.2: as many as there are blocks, all different, no stars, in the player's own rows."""
    names, blocks = _start_names(resolved, colour), int(resolved[BLOCKS[colour].name])
    params = {"option": STARTS[colour].name, "colour": COLOURS[colour]}
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        return Objection("D10", "start-twice", {**params, "square": twice})
    if len(names) != blocks:
        counts = {"given": len(names), "blocks": blocks}
        return Objection("D10", "start-count", {**params, **counts})
    for name in names:
        if INDEX[name] in STARS:
            return Objection("D10", "start-star", {**params, "square": name})
        if not _is_own_row(INDEX[name] // SIDE, colour):
            return Objection("D10", "start-row", {**params, "square": name})
    return None


def _is_own_row(row: int, colour: Seat) -> bool:
    """The three rows at the player's own edge."""
    return row < 3 if colour == GOLD else row >= SIDE - 3
