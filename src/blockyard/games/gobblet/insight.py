"""What a good player sees in a move: why it is good or bad, as ids for the catalogue.

Reasons are for whole turns. Where touching is final, a lift is judged only by what it reveals,
and a put together with its lift.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from blockyard.core.contract import Seat
from blockyard.games.gobblet.board import Line
from blockyard.games.gobblet.rules import GobbletState, _with

# The same reason has another name where three in a line win.
NAMES = {4: ("three", "fourth"), 3: ("two", "third")}
MIDDLE = {4: (5, 6, 9, 10), 3: (4,)}


def reasons(state: GobbletState, move: str) -> list[str]:
    """Why `move`, which must be legal, is good or bad; the weightiest first."""
    after = state.play(move)
    if after.outcome:
        return [_end(after, state.mover)]
    if after.held:
        shown = after.top(after.origin)
        return ["shows-their-gobblet"] if shown and shown.colour != state.mover else []
    return list(_thoughts(_before_the_turn(state), _openly(after)))


def _end(after: GobbletState, mover: Seat) -> str:
    outcome = after.outcome
    assert outcome is not None
    if not outcome.winners:
        return "repeats-for-a-draw"
    if mover in outcome.winners:
        return "wins"
    return "uncovers-a-line" if outcome.clause == "G7" else "fits-nowhere"


def _openly(state: GobbletState) -> GobbletState:
    """The same table with casual touching, so that a turn is one move."""
    return replace(state, variant=replace(state.variant, strict=False, memory=False), past=())


def _before_the_turn(state: GobbletState) -> GobbletState:
    if state.held:
        stack = (*state.squares[state.origin], state.held)
        squares = _with(state.squares, state.origin, stack)
        state = replace(state, squares=squares, held=None, origin=-1)
    return _openly(state)


def _thoughts(before: GobbletState, after: GobbletState) -> Iterator[str]:
    mover, other = before.mover, after.mover
    nearly, last = NAMES[before.variant.board.side]
    threatened = can_win(replace(before, mover=other))
    still = can_win(after)
    if still:
        yield f"leaves-a-{last}"
    elif threatened:
        yield f"blocks-a-{last}"
    landed = _landed(before, after)
    if any(landed in line for line in _almost(before, other)):
        yield f"covers-their-{nearly}"
    made = [line for line in _almost(after, mover) if line not in _almost(before, mover)]
    if len(made) > 1:
        yield f"makes-{nearly}-twice"
    elif made:
        yield f"makes-{nearly}"
    if _visible(after, other) - _visible(before, other):
        yield "shows-their-gobblet"
    elif landed in _visible(before, other):
        yield "gobbles"
    if landed in MIDDLE[before.variant.board.side]:
        yield "takes-the-middle"


def can_win(state: GobbletState) -> bool:
    """Whether the side to play completes a line with its next turn."""
    if not _almost(state, state.mover):
        return False
    ends = (state.after(move).outcome for move in state.legal_moves())
    return any(end is not None and state.mover in end.winners for end in ends)


def _almost(state: GobbletState, colour: Seat) -> list[Line]:
    """The lines in which a colour lacks one square."""
    seen = _visible(state, colour)
    return [
        line
        for line in state.variant.board.lines
        if sum(square in seen for square in line) == len(line) - 1
    ]


def _visible(state: GobbletState, colour: Seat) -> set[int]:
    tops = (state.top(square) for square in range(len(state.squares)))
    return {square for square, top in enumerate(tops) if top and top.colour == colour}


def _landed(before: GobbletState, after: GobbletState) -> int:
    """The square on which the turn ended."""
    pairs = zip(before.squares, after.squares, strict=True)
    return next(square for square, (was, now) in enumerate(pairs) if len(now) > len(was))
