"""Boards drawn as text, top row first, so that a test shows what it tests.

A block is its colour, top and north: `gPC` is a gold one with Stop up and Cross to the north.
`*` is a star space, `.` an open one. The last row also gives the side to play, and after a comma
whatever differs from the usual table: `gold to play, slider=to-the-end quiet=99`. Blocks that
are not drawn have left the board. A drawing that no game can reach is refused, as `read`
refuses it.

Rolled north, a block shows what faced south: north X brings up the cross, C the X, H the slider,
L the hoops, S the stop and P the star.
"""

from __future__ import annotations

from blockyard import games
from blockyard.core.contract import Outcome
from blockyard.games.deblockle.rules import DeblockleState

GAME = games.get("deblockle")
USUAL = {
    "quiet": "7",
    "set-up": "first-mover-first",
    "slider": "before-star",
    "side-by-side": "yes",
    "repetition": "3",
    "turn-limit": "100",
    "gold-start": "c1,e1,c3,e3",
    "blue-start": "c5,e5,c7,e7",
}
COLOURS = {"g": "gold", "b": "blue"}


def drawn(picture: str) -> DeblockleState:
    return read(text_of(picture))


def text_of(picture: str) -> str:
    board, _, agreed = picture.strip().partition(" to play")
    *cells, mover = board.split()
    assert len(cells) == 49, f"{len(cells)} squares are drawn"
    found: dict[str, list[str]] = {"gold": [], "blue": []}
    for number, cell in enumerate(cells):
        square = f"{'abcdefg'[number % 7]}{7 - number // 7}"
        if cell[0] in COLOURS:
            found[COLOURS[cell[0]]].append(f"{cell[1:]}@{square}")
        else:
            assert cell == ("*" if square in ("d2", "d6") else "."), f"{cell} on {square}"
    changed = dict(word.split("=", 1) for word in agreed.strip(" ,").split())
    return written(found["gold"], found["blue"], mover, **changed)


def written(gold: list[str], blue: list[str], turn: str, **changed: str) -> str:
    """The text of a position: blocks or dice of each side, whose turn, and what is unusual."""
    assert changed.keys() <= USUAL.keys()
    words = {"gold": ",".join(gold) or "-", "blue": ",".join(blue) or "-", "turn": turn}
    return " ".join(f"{name}={value}" for name, value in {**words, **USUAL, **changed}.items())


def read(text: str) -> DeblockleState:
    state = GAME.read(text)
    assert isinstance(state, DeblockleState)
    return state


def setting_up(gold: str, blue: str, turn: str, **changed: str) -> DeblockleState:
    """A position of the set-up: `setting_up("P,X", "CL@c7,?", "gold")`."""
    return read(written([gold], [blue], turn, **{"quiet": "0", **changed}))


def line(state: DeblockleState, moves: str) -> DeblockleState:
    """The position after several moves."""
    for move in moves.split():
        state = state.play(move)
    return state


def ends(state: DeblockleState, roll: str) -> set[str]:
    """Where the hop after a roll may end, by the list of moves; `-` for a turn without a hop."""
    found = {move[4:] or "-" for move in state.legal_moves() if move.startswith(roll)}
    allowed = {end for end in {*EVERY_SQUARE, ""} if state.objection(roll + end) is None}
    assert {end or "-" for end in allowed} == found, "the list of moves and the objections differ"
    return found


EVERY_SQUARE = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]


def objection(state: DeblockleState, move: str) -> tuple[str, str]:
    """The clause and the reason that forbid a move."""
    found = state.objection(move)
    assert found is not None, f"{move} is allowed"
    assert move not in state.legal_moves()
    return found.clause, found.reason


def won(outcome: Outcome | None) -> tuple[set[int], str]:
    """The winners and the clause of an ending."""
    assert outcome is not None, "the game goes on"
    return set(outcome.winners), outcome.clause


DRAW: set[int] = set()
