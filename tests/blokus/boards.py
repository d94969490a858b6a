"""Boards drawn as text, top row first, so that a test shows what it tests.

Each row begins with its number; rows that are not drawn, and squares right of those that are,
are empty. The last line says which colour is to move, or `over`, and whatever else is needed:

    11  ....o.
    10  ...ooo
     5  .........pp
    o to play

    … , 3 seats, stopped 02, single last o

The pieces that are left follow from the drawing; what no game can reach is refused, as `read`
refuses it.
"""

from __future__ import annotations

from textwrap import dedent

import pytest

from blockyard import games
from blockyard.core.contract import ImpossiblePosition, Outcome
from blockyard.games.blokus.rules import BlokusState

DUO, CLASSIC = games.get("blokus-duo"), games.get("blokus-classic")


def duo(picture: str) -> BlokusState:
    return _read("blokus-duo", text_of(14, 2, picture))


def classic(picture: str) -> BlokusState:
    return _read("blokus-classic", text_of(20, 4, picture))


def _read(key: str, text: str) -> BlokusState:
    state = games.get(key).read(text)
    assert isinstance(state, BlokusState)
    return state


def text_of(side: int, seats: int, picture: str) -> str:
    """The position text of a drawing, possible or not."""
    *drawn, last = dedent(picture).strip().splitlines()
    rows = ["." * side] * side
    for row in drawn:
        number, squares = row.split()
        rows[side - int(number)] = squares.ljust(side, ".")
    words = [_short(rows), "-", str(seats), "-", "-"]
    for note in last.strip().split(", "):
        _take(note, words)
    return " ".join(words)


def _short(rows: list[str]) -> str:
    text = "/".join(rows)
    for length in range(20, 0, -1):
        text = text.replace("." * length, f"{length} ")
    return text.replace(" ", "")


def _take(note: str, words: list[str]) -> None:
    """What the last line says, put where it stands in the text."""
    match note.split():
        case ["over"]:
            words[1] = "-"
        case [colour, "to", "play"]:
            words[1] = colour
        case [number, "seats"]:
            words[2] = number
        case ["single", "last", colours]:
            words[3] = colours
        case ["stopped", seats]:
            words[4] = seats
        case _:
            raise AssertionError(f"what does “{note}” mean?")


def line(state: BlokusState, moves: str) -> BlokusState:
    """The position after several moves, one after another with spaces between them."""
    for move in moves.split():
        state = state.play(move)
    return state


def objection(state: BlokusState, move: str) -> tuple[str, str]:
    """The clause and the reason that forbid a move."""
    found = state.objection(move)
    assert found is not None, f"{move} is allowed"
    assert state.spell(move) not in state.legal_moves(), f"{move} is refused and offered"
    return found.clause, found.reason


def may(state: BlokusState, move: str) -> bool:
    """Whether a move may be played; offering it and objecting to it have to agree."""
    allowed = state.objection(move) is None
    assert allowed == (state.spell(move) in state.legal_moves())
    return allowed


def won(outcome: Outcome | None) -> tuple[set[int], str, tuple[int, ...]]:
    """The winners, the clause and the points of an ending."""
    assert outcome is not None, "the game goes on"
    return set(outcome.winners), outcome.clause, outcome.scores


def refusal(key: str, text: str) -> str:
    """Why a text is no position, as `clause-reason`."""
    with pytest.raises(ImpossiblePosition) as refused:
        games.get(key).read(text)
    found = refused.value.objection
    return f"{found.clause}-{found.reason}".lstrip("-")
