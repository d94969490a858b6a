"""Boards drawn as text, top row first, so that a test shows what it tests.

The last row also gives the side to play: `w to play`, and how touching is played if not
casually: `w to play, strict`. What is not drawn stands beside the board; a drawing that no
game can reach is refused, as `read` refuses it.
"""

from __future__ import annotations

from textwrap import dedent

from blockyard import games
from blockyard.core.contract import Outcome
from blockyard.games.gobblet.rules import GobbletState


def gobblet(picture: str) -> GobbletState:
    return _drawn("gobblet", picture)


def gobblers(picture: str) -> GobbletState:
    return _drawn("gobblers", picture)


def _drawn(key: str, picture: str) -> GobbletState:
    rows = [row.split() for row in dedent(picture).strip().splitlines()]
    side = len(rows)
    mover, _, _, *touch = [*rows[-1][side:], *(["casual"] if len(rows[-1]) == side + 3 else [])]
    board = "/".join(",".join(row[:side]) for row in rows)
    state = games.get(key).read(f"{board} {mover} {touch[0]}")
    assert isinstance(state, GobbletState)
    return state


def objection(state: GobbletState, move: str) -> tuple[str, str]:
    """The clause and the reason that forbid a move."""
    found = state.objection(move)
    assert found is not None, f"{move} is allowed"
    return found.clause, found.reason


def won(outcome: Outcome | None) -> tuple[set[int], str]:
    """The winners and the clause of an ending."""
    assert outcome is not None, "the game goes on"
    return set(outcome.winners), outcome.clause


def line(state: GobbletState, moves: str) -> GobbletState:
    """The position after several moves."""
    for move in moves.split():
        state = state.play(move)
    return state
