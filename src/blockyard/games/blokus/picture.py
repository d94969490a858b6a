"""The Blokus board for a terminal: every colour has a sign of its own, so paint is not needed.

The squares of a piece are joined where they lie side by side in a row. Beside the board stand
the points of each colour and the pieces it has left: by name, and for the colour to play drawn,
two rows of squares to a line.
"""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from blockyard.core.contract import Say
from blockyard.core.picture import Line, Paint, Picture, Span, beside, room_beside
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
HALVES = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}
"""A square and the one below it, in one letter."""


def draw(view: BlokusView, say: Say) -> Picture:
    side = view["side"]
    numbered = zip(range(side, 0, -1), view["rows"], strict=True)
    rows = [_row(number, row, view["starts"]) for number, row in numbered]
    board = [_edge("┌", side, "┐"), *rows, _edge("└", side, "┘")]
    return beside(board, _trays(view, say, room_beside(board)))


def _edge(left: str, side: int, right: str) -> Line:
    """The frame, with the letters of the columns in it: two lines fewer than around it."""
    line: Line = [Span(f"   {left}─", "frame")]
    for letter in "abcdefghijklmnopqrst"[:side]:
        line += [Span(letter), Span("─", "frame")]
    return [*line, Span(right, "frame")]


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


def _trays(view: BlokusView, say: Say, width: int) -> Picture:
    """For each colour its name, its points and the pieces it has left."""
    colours, heading = view["colours"], say("blokus-points")
    names = [say("blokus-colour", colour=colour["colour"]) for colour in colours]
    name_width, points_width = max(map(len, names)), len(heading)
    picture: Picture = [[Span(f"{'':{4 + name_width}}  {heading}", "faint")]]
    for colour, name in zip(colours, names, strict=True):
        letter, mine = colour["colour"], colour["colour"] == view["turn"]
        points = f"  {colour['points']:>{points_width}}"
        line = [Span("▸ " if mine else "  ", "mark"), Span(SIGNS[letter], PAINTS[letter])]
        line += [Span(f" {name:<{name_width}}", "strong" if mine else "plain"), Span(points)]
        picture.append([*line, *_out(colour, view["stopped"], say)])
        picture += _drawn_pieces(view, colour, width) if mine else _named_pieces(colour, width)
    return picture


def _named_pieces(colour: ColourView, width: int) -> Picture:
    lines = textwrap.wrap(" ".join(colour["left"]), width - 4)
    return [[Span(f"    {line}", "faint")] for line in lines]


def _drawn_pieces(view: BlokusView, colour: ColourView, width: int) -> Picture:
    """The pieces with their names, as many side by side as there is room for."""
    rows: list[list[list[str]]] = [[]]
    for name in colour["left"]:
        piece = _small(name, view["shapes"][name])
        if sum(len(other[0]) + 1 for other in (*rows[-1], piece)) > width:
            rows.append([])
        rows[-1].append(piece)
    return [line for row in rows for line in _pieces_in_a_row(row, PAINTS[colour["colour"]])]


def _small(name: str, drawing: str) -> list[str]:
    """A piece lying on its longer side, under its name."""
    cells = drawing.split("/")
    if len(cells) > len(cells[0]):
        cells = ["".join(column) for column in zip(*cells, strict=True)]
    pairs = zip_longest(cells[::2], cells[1::2], fillvalue="." * len(cells[0]))
    lines = ["".join(HALVES[a + b] for a, b in zip(*pair, strict=True)) for pair in pairs]
    width = max(len(name), len(cells[0]))
    return [line.ljust(width) for line in (name, *lines)]


def _pieces_in_a_row(pieces: list[list[str]], paint: Paint) -> Picture:
    picture: Picture = []
    for lines in zip_longest(*pieces):
        found = zip(lines, pieces, strict=True)
        texts = (line if line is not None else " " * len(piece[0]) for line, piece in found)
        picture.append([Span(" ".join(texts), paint if picture else "faint")])
    return picture


def _out(colour: ColourView, stopped: list[int], say: Say) -> Line:
    """Why a colour no longer plays."""
    if not colour["left"]:
        return [Span(f"  {say('blokus-all-placed')}", "mark")]
    if colour["seat"] in stopped:
        return [Span(f"  {say('blokus-stopped')}", "mark")]
    return [Span(f"  {say('blokus-blocked')}", "mark")] if colour["out"] else []
