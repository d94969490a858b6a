"""The fast twin of the two games: texts on this side, the bits of `kernel.py` on the other.

A whole turn is one move to the kernel. Where touching is final, people make two of it, a lift
and a put; this file turns the one into the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Literal, Protocol

from blockyard.core.status import RUNNING, WON
from blockyard.games.gobblet.board import Move
from blockyard.games.gobblet.kernel.position import GobbletPosition
from blockyard.games.gobblet.kernel.reading import read
from blockyard.games.gobblet.kernel.weights import (
    BY_HAND,
    Weights,
    as_rows,
    features,
    shipped,
    worths_of,
)
from blockyard.games.gobblet.rules import GobbletState, Table

BESIDE = 16
SQUARES = tuple(f"{'abcd'[i % 4]}{i // 4 + 1}" for i in range(16))

SMALL_LEVELS: Mapping[int, Mapping[str, Any]] = {
    # Three in a row is soon seen to the end: who looks five moves ahead hardly ever errs. So eight
    # levels share what is below that. The last one, and who gives advice, plays the proof: two and
    # a half million positions tell who wins after any first move, by threats and nothing else.
    0: {"nodes": 5_000_000},
    2: {"noise": 65, "overlook": 0.36},
    3: {"depth": 1, "noise": 50, "overlook": 0.22},
    4: {"patience": 0, "noise": 45, "overlook": 0.24},
    5: {"depth": 2, "patience": 0, "noise": 40, "overlook": 0.13},
    6: {"depth": 2, "patience": 1, "noise": 30, "overlook": 0.09, "knows": False},
    7: {"depth": 2, "noise": 15, "overlook": 0.03, "knows": False},
    8: {"depth": 3, "noise": 15, "overlook": 0.01, "knows": False},
    9: {"patience": 6},
}


class Rules(Protocol):
    """What the twin needs of the game that it is the twin of."""

    table: Table

    @property
    def key(self) -> str: ...

    def read(self, text: str) -> GobbletState: ...


class GobbletKernel:
    """The kernel of one of the two games."""

    kind: Literal["alphabeta"] = "alphabeta"

    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        self.rules = rules
        self.levels: Mapping[int, Mapping[str, Any]] = {} if rules.table.stacked else SMALL_LEVELS
        self.side = rules.table.board.side
        self.worths = worths_of(weights or shipped(rules.key), self.side)

    def position(self, start: str, moves: Sequence[str] = ()) -> GobbletPosition:
        line = self._line(start, moves)
        return _followed(read(start, len(moves), self.worths), line, moves)

    def faded(self, start: str, moves: Sequence[str], keep: float, seed: int) -> GobbletPosition:
        """The position as somebody remembers it who forgets: each turn, what a gobblet covers
        is kept in mind with this probability, and once forgotten it stays forgotten."""
        line = self._line(start, moves)
        now, covered_at = line[-1], _covered_at(line)

        def is_kept(square: int, ply: int) -> bool:
            age = len(moves) - ply
            return Random(f"{seed} {square} {ply}").random() < keep**age

        squares = tuple(
            tuple(g for g, ply in zip(stack, plies, strict=False) if is_kept(at, ply)) + stack[-1:]
            for at, (stack, plies) in enumerate(zip(now.squares, covered_at, strict=True))
        )
        board = now.table.board.write(squares)
        return read(" ".join([board, *now.text().split()[1:]]), 0, self.worths)

    def _line(self, start: str, moves: Sequence[str]) -> list[GobbletState]:
        """Every position from the start; the rules refuse what cannot be."""
        line = [self.rules.read(start)]
        for move in moves:
            line.append(line[-1].play(move))
        return line

    def spoken(self, position: GobbletPosition, codes: Sequence[int]) -> tuple[str, ...]:
        """A line of moves as it is said at this table."""
        turns = [_turn(code) for code in codes]
        if not position.is_strict:
            return tuple("".join(turn) for turn in turns)
        said = [word for turn in turns for word in _touches(turn)]
        return tuple(said[1:] if position.held_from >= 0 else said)

    def perft(self, text: str, depth: int) -> int:
        self.rules.read(text)
        position = read(text)
        if not position.is_strict:
            return int(position.perft(depth))
        return _count_touching(position, depth)

    # --- learning what things are worth -------------------------------------------------

    def with_weights(self, numbers: Sequence[int] | None) -> GobbletKernel:
        """The same with other weights; without any, with those by hand."""
        return GobbletKernel(self.rules, tuple(numbers) if numbers else BY_HAND[self.side])

    def features(self, position: GobbletPosition) -> list[int]:
        return features(position.mine, position.theirs, self.side)

    def opening(self, state: GobbletState, rng: Random) -> list[str]:
        """How a game begins that is learned from: two moves at random."""
        moves: list[str] = []
        for _ in range(2):
            moves.append(rng.choice(state.legal_moves()))
            state = state.play(moves[-1])
        return moves

    def rows(self, numbers: Sequence[int]) -> dict[str, list[Any]]:
        """Weights as they stand in the file."""
        return as_rows(numbers, self.side)


def _turn(code: int) -> list[str]:
    """Where a move comes from, or its size, and where it goes."""
    origin = code >> 6
    return [
        SQUARES[origin] if origin != BESIDE else str((code & 3) + 1),
        SQUARES[code >> 2 & 15],
    ]


def _touches(turn: list[str]) -> list[str]:
    """A lift and a put, or an entry, which is one."""
    return turn if turn[0] in SQUARES else ["".join(turn)]


def _followed(
    position: GobbletPosition, line: list[GobbletState], moves: Sequence[str]
) -> GobbletPosition:
    for (before, after), text in zip(pairwise(line), moves, strict=True):
        move = before.table.board.read_move(before.spell(text))
        assert move is not None, "the rules have read it"
        if move.size is None and move.origin is None and before.held is None:
            position.held_from = _square(before, move.to)
        else:
            position.advance(_code(before, move))
        if after.outcome and position.ended == RUNNING:
            position.lose()
    return position


def _square(state: GobbletState, square: int) -> int:
    """The kernel's number of a square: its rows are four wide on both boards."""
    return 4 * (square // state.table.board.side) + square % state.table.board.side


def _code(state: GobbletState, move: Move) -> int:
    to = _square(state, move.to)
    if move.size is not None:
        return move.size - 1 | to << 2 | BESIDE << 6
    origin = state.origin if move.origin is None else move.origin
    gobblet = state.held or state.squares[origin][-1]
    return gobblet.size - 1 | to << 2 | _square(state, origin) << 6


def _covered_at(line: list[GobbletState]) -> list[list[int]]:
    """For each square, when each of the gobblets in its stack was covered, the lowest first."""
    found: list[list[int]] = [[0] * max(0, len(stack) - 1) for stack in line[0].squares]
    for ply, (before, after) in enumerate(pairwise(line), 1):
        for square, (was, now) in enumerate(zip(before.squares, after.squares, strict=True)):
            if len(now) > len(was) > 0:
                found[square].append(ply)
            elif len(was) > len(now) > 0:
                found[square].pop()
    return found


def _count_touching(position: GobbletPosition, depth: int) -> int:
    """Lines of play where a lift and a put are two moves."""
    if depth == 0:
        return 1
    if position.ended != RUNNING:
        return 0
    held, moves = position.held_from, position.roots()
    if held >= 0 and all(_uncovers(position, move) for move in moves):
        return 0
    total = 0
    for move in moves:
        if held >= 0 or move >> 6 == BESIDE:
            position.advance(move)
            total += _count_touching(position, depth - 1)
            position.retreat()
            position.held_from = held
    return total if held >= 0 else total + _count_lifts(position, depth)


def _count_lifts(position: GobbletPosition, depth: int) -> int:
    total = 0
    for origin in position.own_squares():
        position.held_from = origin
        total += _count_touching(position, depth - 1)
    position.held_from = -1
    return total


def _uncovers(position: GobbletPosition, move: int) -> bool:
    """G8.3, G8.4: whether a put leaves a line to the other side."""
    held = position.held_from
    position.advance(move)
    lost = bool(position.ended == WON)
    position.retreat()
    position.held_from = held
    return lost
