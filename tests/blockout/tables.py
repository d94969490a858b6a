"""Positions drawn as text, so that a test shows what it tests.

         small-red
        medium-wood
         large-blue
    ====================
    0: any pass            <- play
    1: red red small-blue
    2: left
    discards: reverse

The stack stands on the line. Under it are the hands, with an arrow at the seat whose turn it is
and the stage of the turn: `play`, `put large-blue`, `count large-blue
0 0 0 0`, `owe 2`, `start`, `last`, `put-last …`, `count-last …`, `deal`. Then the discards from
the bottom up, and the words `advanced` and `backwards` where they apply. All other cards are in
the draw pile; `rest` in one place takes them all, `rest but any pass` leaves these in the pile.
An impossible drawing is refused, as `read` refuses it.
"""

from __future__ import annotations

from collections import Counter
from textwrap import dedent

from blockyard import games
from blockyard.core.contract import Outcome
from blockyard.games.blockout.blocks import Pose, side
from blockyard.games.blockout.cards import DECK
from blockyard.games.blockout.rules import BlockOutState

GAME = games.get("block-out")
MIDDLE = "put 0 0 0 0"
EIGHT = """
    small-blue
    small-wood
    medium-red
    medium-wood
    medium-blue
    large-red
    large-wood
    large-blue
"""
"""A stack of all blocks but the small red one."""


def table(drawing: str) -> BlockOutState:
    """The position shown by a drawing."""
    state = GAME.read(text_of(drawing))
    assert isinstance(state, BlockOutState)
    return state


def text_of(drawing: str) -> str:
    """A drawing in the notation of `read`, possible or not."""
    lines = [line.strip() for line in dedent(drawing).strip().splitlines()]
    ground = next(at for at, line in enumerate(lines) if line.startswith("=="))
    hands, turn, stage = _seats([line for line in lines if line[:1].isdigit()])
    discards = _after("discards:", lines)
    way = "-" if "backwards" in lines else "+"
    rule = "advanced" if "advanced" in lines else "basic"
    *hands, discards = _with_rest([*hands, discards])
    cards = "/".join("x" if h == ["left"] else ",".join(h) or "-" for h in hands)
    tower = _stacked([block for block in reversed(lines[:ground]) if block])
    return f"{rule} {turn}{way} {stage} {cards} {','.join(discards) or '-'} {tower}"


def _seats(lines: list[str]) -> tuple[list[list[str]], int, str]:
    """The hands, whose turn it is, and the stage."""
    hands, turn, stage = [], 0, "play"
    for seat, line in enumerate(lines):
        cards, arrow, what = line.partition("<-")
        hands.append(cards.partition(":")[2].split())
        if arrow:
            turn, stage = seat, _stage(*what.split())
    return hands, turn, stage


def _stage(word: str, *details: str) -> str:
    """`count large-blue 0 0 45 2` becomes `count:large-blue@0,0,45,2`."""
    detail = "@".join([*details[:1], *([",".join(details[1:])] if details[1:] else [])])
    return f"{word}:{detail}" if detail else word


def _after(word: str, lines: list[str]) -> list[str]:
    return next((line.removeprefix(word).split() for line in lines if line.startswith(word)), [])


def _with_rest(places: list[list[str]]) -> list[list[str]]:
    """`rest` means every card not drawn elsewhere, except those named after it."""
    drawn = Counter(card for place in places for card in place if card in DECK)
    rest = Counter(DECK)
    rest.subtract(drawn)
    return [sorted((+rest).elements()) if "rest" in place else place for place in places]


def _stacked(blocks: list[str]) -> str:
    """Every block in the middle of the one below it."""
    height, stack = 0.0, []
    for block in blocks:
        stack.append(f"{block}@{Pose(0, 0, height + side(block) / 2)}")
        height += side(block)
    return ";".join(stack) or "-"


def line(state: BlockOutState, *moves: str) -> BlockOutState:
    """The position after several moves; `stands`, `falls` and `late` are filled in, and
    `put` alone aims at the middle."""
    for move in moves:
        state = state.play(_filled_in(state, move))
    return state


def _filled_in(state: BlockOutState, move: str) -> str:
    if move == "put":
        return MIDDLE
    if move in ("stands", "falls", "late"):
        return next(listed for listed in state.legal_moves() if listed.startswith(move))
    return move


def placing(state: BlockOutState, card_and_block: str, verdict: str = "stands") -> BlockOutState:
    """A whole turn with a block card."""
    return line(state, card_and_block, "put", verdict)


def objection(state: BlockOutState, move: str) -> tuple[str, str]:
    """The clause and the reason that forbid a move."""
    found = state.objection(move)
    assert found is not None, f"{move} is allowed"
    return found.clause, found.reason


def won(outcome: Outcome | None) -> tuple[set[int], str]:
    """The winners and the clause of an outcome."""
    assert outcome is not None, "the game goes on"
    return set(outcome.winners), outcome.clause


def stack(state: BlockOutState) -> list[str]:
    """The blocks of the stack from the bottom up."""
    return [placed.block for placed in state.tower]
