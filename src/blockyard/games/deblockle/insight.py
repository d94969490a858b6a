"""What a good player sees in a move: why it is good or bad, as ids for the catalogue.

The measure is the race: how many turns a block would need to leave if it were alone on the board.
A turn is good that wins such turns or costs the other side some, by standing where it would roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from blockyard.core.contract import Seat
from blockyard.games.deblockle.board import (
    HOME,
    INDEX,
    ORTHOGONAL,
    SIDE,
    STARS,
    Turn,
    read_placing,
    read_turn,
)
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN, turns_alone
from blockyard.games.deblockle.rules import DeblockleState
from blockyard.games.deblockle.turns import turns

FAR = 4
"""A block put down this many turns from leaving, or more, is badly placed for its owner."""


def reasons(state: DeblockleState, move: str) -> list[str]:
    """Why `move`, which must be legal, is good or bad; the weightiest first."""
    after = state.play(move)
    if state.setup:
        return _why_placed(after, move)
    if after.outcome:
        return [_end(after, state.mover)]
    return list(_thoughts(state, after, _turn(move)))


def _why_placed(after: DeblockleState, move: str) -> list[str]:
    placing = read_placing(after.spell(move))
    if placing is None:
        return []
    return ["keeps-them-far"] if distance(after, INDEX[placing.square]) >= FAR else []


def _end(after: DeblockleState, mover: Seat) -> str:
    outcome = after.outcome
    assert outcome is not None
    if outcome.winners:
        return "wins"
    if outcome.clause == "D9":
        return "shuts-everybody-in"
    limit = after.variant.limit
    return "reaches-the-limit" if limit and after.quiet >= limit else "repeats-for-a-draw"


def _turn(move: str) -> Turn:
    names = read_turn("".join(move.split()).lower())
    assert names is not None, "play() objects to what is no move"
    return Turn(*(INDEX[name] for name in names))


def distance(state: DeblockleState, square: int) -> int:
    """The turns that the block on a square would need if it were alone."""
    block = state.squares[square]
    assert block is not None
    at, cube = 8 * (square // SIDE) + square % SIDE, WRITTEN.index(str(block.cube))
    return int(turns_alone(block.colour, at, cube, state.variant.slider == "before-star"))


def _thoughts(before: DeblockleState, after: DeblockleState, turn: Turn) -> Iterator[str]:
    mover, end = before.mover, turn.to if turn.end is None else turn.end
    left = turn.to in STARS
    if left:
        yield "leaves-the-board"
    if after.mover == mover:
        yield "shuts-them-in"
    elif can_win(after):
        yield "lets-them-win"
    if any(theirs.to == end for theirs in _nearer(before, 1 - mover)) and not left:
        yield "blocks-their-roll"
    if _makes_way(before, after, turn):
        yield "frees-the-star" if turn.origin in ORTHOGONAL[HOME[1 - mover]] else "makes-way"
    if not left:
        yield from _progress(distance(before, turn.origin), distance(after, end))


def _progress(was: int, now: int) -> Iterator[str]:
    if now == 1 and was > 1:
        yield "one-turn-from-leaving"
    elif now < was:
        yield "comes-nearer"
    elif now > was:
        yield "goes-farther"


def can_win(state: DeblockleState) -> bool:
    """Whether the side to play takes its last block off with its next turn."""
    ends = (state.after(move).outcome for move in state.legal_moves() if len(move) == 4)
    return any(end is not None and state.mover in end.winners for end in ends)


def _nearer(state: DeblockleState, colour: Seat) -> list[Turn]:
    """The turns of a colour, were it to play, that bring one of its blocks nearer to leaving."""
    found = []
    view = replace(state, mover=colour, past=())
    for turn in turns(state.variant, state.squares, colour):
        if turn.to in STARS:
            found.append(turn)
            continue
        end = turn.to if turn.end is None else turn.end
        if distance(view.after(str(turn)), end) < distance(state, turn.origin):
            found.append(turn)
    return found


def _makes_way(before: DeblockleState, after: DeblockleState, turn: Turn) -> bool:
    """Another block of the same colour can now come nearer by way of the square that was left."""
    others = [own for own in _nearer(after, before.mover) if turn.origin in (own.to, own.end)]
    return any(own.origin not in (turn.to, turn.end) for own in others)
