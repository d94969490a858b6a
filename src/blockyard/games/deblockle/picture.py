"""The Deblockle board for a terminal, and every block unfolded beside it.

Gold's blocks stand in round brackets and Blue's in square ones, each with the symbol on its
top. Beside it, each block is laid open: the top in the middle with its four sides around it, and
the bottom at the end of the row.

             +
    (★) c3  ◎★↔■
             ×
"""

from __future__ import annotations

import textwrap

from blockyard.core.contract import Say
from blockyard.core.picture import Line, Paint, Picture, Span, beside, room_beside
from blockyard.games.deblockle.view import BlockView, DeblockleView, Face

CELL = 5
SIGNS = {"S": "★", "P": "■", "C": "+", "X": "×", "L": "↔", "H": "◎"}
BRACKETS = {"gold": ("(", ")"), "blue": ("[", "]")}
PAINTS: dict[str, Paint] = {"gold": "seat0", "blue": "seat1"}
COLOURS = ("gold", "blue")
NET = 14
FACES: tuple[Face, ...] = ("top", "north", "east", "south", "west", "bottom")


def draw(view: DeblockleView, say: Say) -> Picture:
    board = _board(view)
    width, blocks = room_beside(board), Picture()
    for colour in COLOURS:
        blocks += [*_heading(view, colour, say, width), *_nets(view, colour, width)]
    return [*beside(board, blocks), *_legend(say)]


# --- the board ---------------------------------------------------------------------


def _board(view: DeblockleView) -> Picture:
    side = view["side"]
    rows = [view["squares"][i : i + side] for i in range(0, side * side, side)]
    blocks = {block["square"]: block for block in view["blocks"]}
    picture: Picture = [_letters(rows[0]), _rule("┌", "┬", "┐", side)]
    for row in reversed(rows):
        picture.append(_row(row, blocks, view))
        if row is not rows[0]:
            picture.append(_rule("├", "┼", "┤", side))
    return [*picture, _rule("└", "┴", "┘", side), _letters(rows[0])]


def _letters(row: list[str]) -> Line:
    return [Span("   " + " ".join(name[0].center(CELL) for name in row), "faint")]


def _rule(left: str, middle: str, right: str, side: int) -> Line:
    return [Span("  " + left + middle.join(["─" * CELL] * side) + right, "frame")]


def _row(names: list[str], blocks: dict[str, BlockView], view: DeblockleView) -> Line:
    line: Line = [Span(f"{names[0][1]} ", "faint"), Span("│", "frame")]
    for name in names:
        block = blocks.get(name)
        cell = _cube(block["colour"], block["top"]) if block else _space(name, view)
        line += [Span(" "), cell, Span(" "), Span("│", "frame")]
    return [*line, Span(f" {names[0][1]}", "faint")]


def _cube(colour: str, symbol: str) -> Span:
    left, right = BRACKETS[colour]
    return Span(f"{left}{SIGNS[symbol]}{right}", PAINTS[colour])


def _space(name: str, view: DeblockleView) -> Span:
    """A star space, a start space that waits for a block, or an open space."""
    if name in view["stars"]:
        return Span(" ☆ ", "mark")
    for colour, start in zip(COLOURS, view["starts"], strict=True):
        if view["stage"] != "play" and name in start:
            left, right = BRACKETS[colour]
            return Span(f"{left} {right}", PAINTS[colour])
    return Span(" · ", "faint")


# --- the blocks, laid open -----------------------------------------------------------


def _heading(view: DeblockleView, colour: str, say: Say, width: int) -> Picture:
    """Whose blocks, what is still to be rolled or placed, how many have left, and where to."""
    seat = COLOURS.index(colour)
    left, right = BRACKETS[colour]
    goal, off = view["stars"][1 - seat], view["off"][seat]
    words = say("deblockle-side", colour=colour, goal=goal, off=off)
    sign = f"{left} {right} "
    first, *more = textwrap.wrap(words, width - len(sign))
    lines: Picture = [[Span(sign, PAINTS[colour]), Span(first)]]
    lines += [[Span(" " * len(sign) + line)] for line in more]
    waiting = [SIGNS[symbol] for symbol in view["dice"][seat]] + ["?"] * view["unrolled"][seat]
    if waiting:
        dice = " ".join(f"{left}{sign}{right}" for sign in waiting)
        lines.append([Span(f"    {say('deblockle-dice')} "), Span(dice, PAINTS[colour])])
    return lines


def _nets(view: DeblockleView, colour: str, width: int) -> Picture:
    """As many side by side as there is room for."""
    own = [_net(block) for block in view["blocks"] if block["colour"] == colour]
    in_a_row = width // NET
    rows = [own[at : at + in_a_row] for at in range(0, len(own), in_a_row)]
    return [
        [span for part in parts for span in part]
        for row in rows
        for parts in zip(*row, strict=True)
    ]


def _net(block: BlockView) -> Picture:
    sign = {face: SIGNS[block[face]] for face in FACES}
    paint = PAINTS[block["colour"]]
    middle: Line = [
        Span(f"  {block['square']}  ", "faint"),
        Span(f"{sign['west']} "),
        Span(sign["top"], paint),
        Span(f" {sign['east']} "),
        Span(sign["bottom"], "faint"),
    ]
    return [_alone(sign["north"]), [*middle, Span(" ")], _alone(sign["south"])]


def _alone(sign: str) -> Line:
    return [Span((" " * 8 + sign).ljust(NET))]


def _legend(say: Say) -> Picture:
    return [[Span(" · ".join(_symbol(letter, say) for letter in SIGNS), "faint")]]


def _symbol(letter: str, say: Say) -> str:
    return f"{SIGNS[letter]} {letter} {say('deblockle-symbol', symbol=letter)}"
