"""The table in a terminal: the stack from two sides, the free blocks, the cards.

Beside each block are its name and its top face in words or signs: nothing depends on colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from blockyard.core.contract import CHANCE, Say, Seat
from blockyard.core.picture import Line, Picture, Span, from_left
from blockyard.games.blockout.blocks import Placed, Tower, top_face
from blockyard.games.blockout.side_views import (
    COLUMNS,
    GAP,
    PAINTS,
    PATTERNS,
    row_of,
    side_views,
)
from blockyard.games.blockout.view import BlockOutView, tower_in

RINGS = ("▁", "○", "▁", "○○", "▁", "○○○")
"""Signs of the faces: flat, and the domes from the gentlest to the steepest."""
MAX_WIDTH = 78


def draw(view: BlockOutView, say: Say) -> Picture:
    return [
        *_stack(view, say),
        [],
        *_wrapped(say("blockout-free"), _blocks(view["free"], say), say),
        *_state(view, say),
        [],
        *_players(view, say),
        *_piles(view, say),
        *_hand(view, say),
    ]


# --- the stack ------------------------------------------------------------------------------


def _stack(view: BlockOutView, say: Say) -> Picture:
    tower = tower_in(view)
    title = say("blockout-stack", height=len(tower)) if tower else say("blockout-no-stack")
    rule = f" · {say('blockout-advanced')}" if view["advanced"] else ""
    picture: Picture = [[Span(title, "strong"), Span(rule, "faint")]]
    return [*picture, *_both_sides(tower, say)] if tower else picture


def _both_sides(tower: Tower, say: Say) -> Picture:
    """The stack from the front and from the right, with the names of the blocks."""
    picture = side_views(tower)
    for number, placed in enumerate(tower, 1):
        picture[row_of(tower, placed)] += _name(number, placed, say)
    front, right = say("blockout-front"), say("blockout-right")
    captions = front.center(COLUMNS) + GAP + right.center(COLUMNS).rstrip()
    return [*map(from_left, picture), from_left([Span(captions, "faint")])]


def _name(number: int, placed: Placed, say: Say) -> Line:
    """Which block, and the sign of its top face."""
    name = say("blockout-card", card=placed.block)
    rings = RINGS[top_face(placed.pose)]
    return [Span(f"{GAP}{number} ", "faint"), Span(name), Span(f" {rings}", "mark")]


def _blocks(blocks: Iterable[str], say: Say) -> Iterator[Line]:
    for block in blocks:
        colour = block.partition("-")[2]
        name = say("blockout-card", card=block)
        yield [Span(f"{PATTERNS[colour]} ", PAINTS[colour]), Span(name), *_typed(block, name)]


# --- cards and players ----------------------------------------------------------------------


def _hand(view: BlockOutView, say: Say) -> Picture:
    if not view["hand"]:
        return []
    return _wrapped(say("blockout-hand"), _cards(view["hand"], say), say)


def _cards(hand: Iterable[str], say: Say) -> Iterator[Line]:
    for card, count in Counter(hand).items():
        name = say("blockout-card", card=card)
        times = f" ×{count}" if count > 1 else ""
        yield [Span(name + times), *_typed(card, name)]


def _typed(notation: str, name: str) -> Line:
    """What a player types, where the name does not show it."""
    return [] if name.replace(" ", "-") == notation else [Span(f" ({notation})", "faint")]


def _players(view: BlockOutView, say: Say) -> Iterator[Line]:
    way = "↓" if view["way"] == 1 else "↑"
    yield [Span(f"{say('blockout-order')} {way}", "faint")]
    for seat in range(view["seats"]):
        yield _player(view, seat, say)
        if view["open"] is not None and view["open"][seat] and seat != view["seat"]:
            # B12.1: when the game is over, the others' cards too.
            yield from _wrapped("   ", _cards(view["open"][seat], say), say)


def _player(view: BlockOutView, seat: Seat, say: Say) -> Line:
    name = say("seat-block-out", seat=seat, seats=view["seats"])
    has_turn = seat == view["turn"]
    line = [Span("▸ " if has_turn else "  ", "mark"), Span(name, "strong" if has_turn else "plain")]
    if seat == view["seat"]:
        line.append(Span(f" ({say('blockout-you')})"))
    if seat in view["retired"]:
        return [*line, Span(f"  {say('blockout-left')}", "faint")]
    return [*line, Span(f"  {say('blockout-cards', count=view['counts'][seat])}")]


def _piles(view: BlockOutView, say: Say) -> Picture:
    pile: Line = [Span(f"{say('blockout-pile')} {say('blockout-cards', count=view['pile'])}")]
    discards = view["discards"]
    count = say("blockout-cards", count=len(discards))
    used: Line = [Span(f"{say('blockout-discards')} {count}")]
    if discards:
        used.append(Span(f" · {say('blockout-top', card=discards[-1])}"))
    return [[], pile, used]


# --- the stage of the turn ------------------------------------------------------------------


def _state(view: BlockOutView, say: Say) -> Picture:
    lines = list(_stage_lines(view, say))
    return [[], *([Span(line, "mark")] for line in lines)] if lines else []


def _stage_lines(view: BlockOutView, say: Say) -> Iterator[str]:
    if view["held"]:
        yield say("blockout-held", block=view["held"])
    match view["stage"]:
        case "put":
            yield say("blockout-how-to-put")
            yield say("blockout-faces")
        case "deal":
            yield say("blockout-dealing")
        case "count":
            yield " … ".join(say(f"blockout-count-{second}") for second in (1, 2, 3))
        case "owe":
            yield say("blockout-owed", owed=view["owed"])
        case "start":
            yield say("blockout-start")
        case "last":
            yield say("blockout-last")
    if view["stage"] in ("play", "start") and view["to_play"] == CHANCE:
        yield say("blockout-drawing")


def _wrapped(title: str, things: Iterable[Line], say: Say) -> Picture:
    """A title and a list, wrapped at MAX_WIDTH."""
    lines: Picture = [[Span(title)]]
    for thing in things:
        if _width(lines[-1]) + _width(thing) + 3 > MAX_WIDTH:
            lines.append([Span("   ")])
        lines[-1] += [Span(" " if len(lines[-1]) == 1 else " · ", "faint"), *thing]
    return lines if len(lines[0]) > 1 else [[Span(f"{title} {say('blockout-none')}")]]


def _width(line: Line) -> int:
    return sum(len(span.text) for span in line)
