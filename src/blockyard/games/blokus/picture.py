"""The Blokus board for a terminal: every colour has a sign of its own, so paint is not needed.

The squares of a piece are joined where they lie side by side in a row. Under the board stand
the points of each colour and the pieces it has left.
"""

from __future__ import annotations

from blockyard.core.contract import Say
from blockyard.core.picture import Line, Paint, Picture, Span
from blockyard.games.blokus.view import BlokusView, ColourView

SIGNS = {"o": "●", "p": "◆", "b": "◆", "y": "●", "r": "■", "g": "○"}
PAINTS: dict[str, Paint] = {
    "o": "seat0",
    "p": "seat4",
    "b": "seat1",
    "y": "seat0",
    "r": "seat2",
    "g": "seat3",
}
START = "✕"
EMPTY = "·"


def draw(view: BlokusView, say: Say) -> Picture:
    side = view["side"]
    letters: Line = [Span("     " + " ".join("abcdefghijklmnopqrst"[:side]), "faint")]
    edge = "─" * (2 * side + 1)
    picture: Picture = [letters, [Span(f"   ┌{edge}┐", "frame")]]
    for number, row in zip(range(side, 0, -1), view["rows"], strict=True):
        picture.append(_row(number, row, view["starts"]))
    return [*picture, [Span(f"   └{edge}┘", "frame")], letters, [], *_trays(view, say)]


def _row(number: int, row: str, starts: dict[str, str]) -> Line:
    line: Line = [Span(f"{number:>2} ", "faint"), Span("│ ", "frame")]
    for column, letter, following in zip("abcdefghijklmnopqrst", row, row[1:] + ".", strict=False):
        joint = "─" if letter == following != "." else " "
        line.append(_cell(letter, f"{column}{number}" in starts, joint))
    return [*line, Span("│", "frame")]


def _cell(letter: str, start: bool, joint: str) -> Span:
    if letter != ".":
        return Span(SIGNS[letter] + joint, PAINTS[letter])
    return Span(START + " ", "mark") if start else Span(EMPTY + " ", "faint")


def _trays(view: BlokusView, say: Say) -> Picture:
    """For each colour its name, its points and the pieces it has left."""
    colours, heading = view["colours"], say("blokus-points")
    names = [say("blokus-colour", colour=colour["colour"]) for colour in colours]
    name_width, points_width = max(map(len, names)), len(heading)
    title = f"{'':{4 + name_width}}  {heading}  {say('blokus-left')}"
    picture: Picture = [[Span(title, "faint")]]
    for colour, name in zip(colours, names, strict=True):
        letter, mine = colour["colour"], colour["colour"] == view["turn"]
        points = f"  {colour['points']:>{points_width}}  "
        tray = Span(" ".join(colour["left"]), "faint" if colour["out"] else "plain")
        line = [Span("▸ " if mine else "  ", "mark"), Span(SIGNS[letter], PAINTS[letter])]
        line += [Span(f" {name:<{name_width}}", "strong" if mine else "plain"), Span(points), tray]
        picture.append([*line, *_out(colour, view["stopped"], say)])
    return picture


def _out(colour: ColourView, stopped: list[int], say: Say) -> Line:
    """Why a colour no longer plays."""
    if not colour["left"]:
        return [Span(say("blokus-all-placed"), "mark")]
    if colour["seat"] in stopped:
        return [Span(f"  {say('blokus-stopped')}", "mark")]
    return [Span(f"  {say('blokus-blocked')}", "mark")] if colour["out"] else []
