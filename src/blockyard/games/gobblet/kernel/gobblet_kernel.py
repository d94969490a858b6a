"""The kernel of Gobblet and Gobblers: converts between texts and the bitboards of `position.py`.

A whole turn is one move of the kernel. Where touching is final, it is two moves of the rules, a
lift and a put; this file converts one into the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Protocol

from blockyard.core.alphabeta_position import AlphaBetaPosition
from blockyard.core.book import Book, book_of
from blockyard.core.contract import State
from blockyard.core.kernel import ADVICE, LevelOverrides, TunableKernel
from blockyard.core.net_weights import net_weights
from blockyard.core.status import RUNNING, WON
from blockyard.games.gobblet.board import Move
from blockyard.games.gobblet.kernel.net_symmetries import symmetries
from blockyard.games.gobblet.kernel.position import GobbletPosition
from blockyard.games.gobblet.kernel.reading import read
from blockyard.games.gobblet.kernel.weights import (
    UNTRAINED,
    WeightRows,
    Weights,
    as_rows,
    features,
    shipped,
    weight_table_of,
)
from blockyard.games.gobblet.rules import GobbletState, Variant

BESIDE = 16
SQUARES = tuple(f"{'abcd'[i % 4]}{i // 4 + 1}" for i in range(16))

SMALL_LEVELS: Mapping[int, LevelOverrides] = {
    # Three in a row is a small game: five plies deep there are hardly any errors, so eight levels
    # share what is below that. Level 9 and advice play the proof: 2.5 million nodes decide the game
    # after any first move, by threats alone, hence the deep quiescence.
    ADVICE: {"nodes": 5_000_000},
    2: {"noise": 65, "move_dropout": 0.36},
    3: {"depth": 1, "noise": 50, "move_dropout": 0.22},
    4: {"quiescence_depth": 0, "noise": 45, "move_dropout": 0.24},
    5: {"depth": 2, "quiescence_depth": 0, "noise": 40, "move_dropout": 0.13},
    6: {"depth": 2, "quiescence_depth": 1, "noise": 30, "move_dropout": 0.09},
    7: {"depth": 2, "noise": 15, "move_dropout": 0.03},
    8: {"depth": 3, "noise": 15, "move_dropout": 0.01},
    9: {"quiescence_depth": 6},
}


class Rules(Protocol):
    """What the kernel needs of its game."""

    variant: Variant

    @property
    def key(self) -> str: ...

    def read(self, text: str) -> GobbletState: ...


class GobbletKernel(TunableKernel):
    """The kernel of one of the two games."""

    has_threats = True

    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        self.rules = rules
        self.levels = {} if rules.variant.stacked else SMALL_LEVELS
        self.side = rules.variant.board.side
        self.weight_table = weight_table_of(weights or shipped(rules.key), self.side)
        self.net = net_weights(__package__) if rules.variant.stacked and weights is None else None

    def position(self, start: str, moves: Sequence[str] = ()) -> GobbletPosition:
        line = self._line(start, moves)
        return _followed(self._read(start, len(moves)), line, moves)

    def _read(self, text: str, capacity: int = 0) -> GobbletPosition:
        position = read(text, capacity, self.weight_table)
        if self.net is not None:
            position.attach_net(self.net)
        return position

    def needs_memory(self, start: str) -> bool:
        """G9: at a memory table covered gobblets must not be looked at."""
        return self.rules.read(start).variant.memory

    def remembered_position(
        self, start: str, moves: Sequence[str], retention: float, seed: int
    ) -> GobbletPosition:
        """Each ply, a covered gobblet is remembered with this probability; once forgotten it stays
        forgotten."""
        line = self._line(start, moves)
        now, covered_at = line[-1], _covered_at(line)

        def is_remembered(square: int, ply: int) -> bool:
            age = len(moves) - ply
            return Random(f"{seed} {square} {ply}").random() < retention**age

        squares = tuple(
            tuple(g for g, ply in zip(stack, plies, strict=False) if is_remembered(at, ply))
            + stack[-1:]
            for at, (stack, plies) in enumerate(zip(now.squares, covered_at, strict=True))
        )
        board = now.variant.board.write(squares)
        return self._read(" ".join([board, *now.text().split()[1:]]))

    def _line(self, start: str, moves: Sequence[str]) -> list[GobbletState]:
        """Every position from the start; the rules refuse illegal moves."""
        line = [self.rules.read(start)]
        for move in moves:
            line.append(line[-1].play(move))
        return line

    def notation(self, position: AlphaBetaPosition, codes: Sequence[int]) -> tuple[str, ...]:
        assert isinstance(position, GobbletPosition)
        turns = [_turn(code) for code in codes]
        if not position.is_strict:
            return tuple("".join(turn) for turn in turns)
        texts = [text for turn in turns for text in _touches(turn)]
        return tuple(texts[1:] if position.held_from >= 0 else texts)

    def book(self) -> Book:
        return book_of("blockyard.games.gobblet", self.rules.key)

    def net_symmetries(self) -> list[list[int]]:
        return symmetries()

    def perft(self, text: str, depth: int) -> int:
        self.rules.read(text)
        position = read(text)
        if not position.is_strict:
            return position.perft(depth)
        return _count_touching(position, depth)

    # --- Texel tuning ------------------------------------------------------------------

    def tunable(self) -> TunableKernel:
        return self

    def with_weights(self, weights: Sequence[int] | None) -> GobbletKernel:
        return GobbletKernel(self.rules, tuple(weights) if weights else UNTRAINED[self.side])

    def features(self, position: AlphaBetaPosition) -> list[int]:
        assert isinstance(position, GobbletPosition)
        return features(position.mine, position.theirs, self.side)

    def random_opening(self, state: State, rng: Random) -> list[str]:
        """Two random moves."""
        moves: list[str] = []
        for _ in range(2):
            moves.append(rng.choice(state.legal_moves()))
            state = state.play(moves[-1])
        return moves

    def weight_rows(self, weights: Sequence[int]) -> WeightRows:
        return as_rows(weights, self.side)


def _turn(code: int) -> list[str]:
    """The origin of a move, or the size of a new gobblet, and its destination."""
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
        move = before.variant.board.read_move(before.spell(text))
        assert move is not None, "the rules have read it"
        if move.size is None and move.origin is None and before.held is None:
            position.held_from = _square(before, move.to)
        else:
            position.push(_code(before, move))
        if after.outcome and position.status == RUNNING:
            position.lose()
    return position


def _square(state: GobbletState, square: int) -> int:
    """The kernel's number of a square: its rows are four wide on both boards."""
    return 4 * (square // state.variant.board.side) + square % state.variant.board.side


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
    if position.status != RUNNING:
        return 0
    held, moves = position.held_from, position.root_moves()
    if held >= 0 and all(_uncovers(position, move) for move in moves):
        return 0
    total = 0
    for move in moves:
        if held >= 0 or move >> 6 == BESIDE:
            position.push(move)
            total += _count_touching(position, depth - 1)
            position.pop()
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
    position.push(move)
    lost = position.status == WON
    position.pop()
    position.held_from = held
    return lost
