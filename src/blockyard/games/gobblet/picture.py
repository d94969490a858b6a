"""The Gobblet board for a terminal: a ring is White, a disc is Black, the figure is the size.

Under each visible gobblet stands what it covers, if that may be seen.
"""

from __future__ import annotations

from blockyard.core.contract import Say
from blockyard.core.picture import Line, Paint, Picture, Span
from blockyard.games.gobblet.view import GobbletView

CELL = 9
SIGNS = {"w": "○", "b": "●"}
PAINTS: dict[str, Paint] = {"w": "seat0", "b": "seat1"}


def draw(view: GobbletView, say: Say) -> Picture:
    side = view["side"]
    rows = [view["squares"][i : i + side] for i in range(0, side * side, side)]
    picture: Picture = [_letters(side), _rule("┌", "┬", "┐", side)]
    for number in range(side, 0, -1):
        names = [f"{'abcd'[column]}{number}" for column in range(side)]
        picture += _row(number, names, rows[number - 1], view)
        if number > 1:
            picture.append(_rule("├", "┼", "┤", side))
    picture += [_rule("└", "┴", "┘", side), _letters(side), []]
    picture += [_beside(view, colour, say) for colour in (0, 1)]
    if view["held"] and view["origin"]:
        picture.append(
            [Span(say("gobblet-in-hand", origin=view["origin"]) + " "), *_gobblet(view["held"])]
        )
    return picture


def _letters(side: int) -> Line:
    return [Span("   " + "".join(c.center(CELL + 1) for c in "abcd"[:side]), "faint")]


def _rule(left: str, middle: str, right: str, side: int) -> Line:
    return [Span("  " + left + middle.join(["─" * CELL] * side) + right, "frame")]


def _row(number: int, names: list[str], stacks: list[list[str]], view: GobbletView) -> Picture:
    won = {square for line in view["lines"] for square in line}
    tops: Line = [Span(f"{number} ", "faint"), Span("│", "frame")]
    covered: Line = [Span("  "), Span("│", "frame")]
    for name, stack in zip(names, stacks, strict=True):
        tops += [*_top(stack, name in won, name == view["origin"]), Span("│", "frame")]
        under = " ".join(_sign(gobblet) for gobblet in reversed(stack[:-1]))
        covered += [Span(under.center(CELL), "faint"), Span("│", "frame")]
    return [tops, covered]


def _top(stack: list[str], won: bool, origin: bool) -> Line:
    if not stack:
        return [Span(("↑" if origin else "·").center(CELL), "faint")]
    left, right = ("[", "]") if won else (" ", " ")
    return [Span(f"  {left}"), *_gobblet(stack[-1]), Span(f"{right}   ")]


def _gobblet(gobblet: str) -> Line:
    return [Span(_sign(gobblet), PAINTS[gobblet[1]])]


def _sign(gobblet: str) -> str:
    return f"{SIGNS[gobblet[1]]}{gobblet[0]}"


def _beside(view: GobbletView, colour: int, say: Say) -> Line:
    letter = "wb"[colour]
    shown = sorted(filter(None, view["beside"][colour]), reverse=True)
    name = say("gobblet-beside", colour=letter)
    gobblets = " ".join(f"{SIGNS[letter]}{size}" for size in shown) or "–"
    return [Span(f"{name}  "), Span(gobblets, PAINTS[letter])]
