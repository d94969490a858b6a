"""The fast twin of the game: texts on this side, the bits of `kernel.py` on the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Literal

from blockyard.core.contract import CHANCE
from blockyard.games.deblockle.board import COLOURS, INDEX, SIDE, SQUARES, read_placing
from blockyard.games.deblockle.cube import SYMBOLS
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN, turns_alone
from blockyard.games.deblockle.kernel.position import DeblocklePosition
from blockyard.games.deblockle.kernel.tablebase import Solved, Told, Verdict, check, solved
from blockyard.games.deblockle.kernel.weights import (
    BY_HAND,
    Weights,
    as_rows,
    costs_of,
    features,
    shipped,
)
from blockyard.games.deblockle.options import agreed
from blockyard.games.deblockle.reading import read
from blockyard.games.deblockle.rules import DeblockleState

STEPS = (8, 1, -8, -1)
"""What a roll north, east, south and west adds to the kernel's number of a square."""


FAR = 60
"""So many turns ahead nobody looks: positions are what limits these levels."""


class DeblockleKernel:
    """The kernel of Deblockle."""

    kind: Literal["alphabeta"] = "alphabeta"
    levels: ClassVar[dict[int, dict[str, Any]]] = {
        # So much is enough for advice, and takes a tenth of a second.
        0: {"nodes": 300_000, "depth": FAR},
        # A turn is worth about 20 here, half of what levels take it for.
        1: {"noise": 40},
        2: {"noise": 25},
        3: {"noise": 20},
        4: {"noise": 8},
        # A race is lost by who looks less far, and there are fewer turns than in most games.
        5: {"depth": 6, "noise": 4, "overlook": 0.0},
        # From here on only positions count, four times as many from level to level. Beyond half a
        # million hardly a game is won any more; the last level may look at more all the same.
        6: {"nodes": 8_000, "depth": FAR, "noise": 0},
        7: {"nodes": 32_000},
        8: {"nodes": 130_000},
        9: {"nodes": 2_000_000},
    }

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or shipped()

    def position(self, start: str, moves: Sequence[str] = ()) -> DeblocklePosition:
        """D3: luck is not searched, so the kernel begins where the last die has fallen or, in a
        quick set-up, where CHANCE has put down the last block."""
        state, played = read(start), 0
        while state.to_play == CHANCE and played < len(moves):
            state, played = state.play(moves[played]), played + 1
        position = kernel_position(state, len(moves), self.weights)
        for text in moves[played:]:
            state, code = state.play(text), coded(state.spell(text))
            position.advance(code)
        return position

    def spoken(self, position: DeblocklePosition, codes: Sequence[int]) -> tuple[str, ...]:
        """A line of moves as it is written."""
        return tuple(map(written, codes))

    def knowing(self, start: str, moves: Sequence[str] = ()) -> DeblocklePosition:
        """The same position for a player who knows everything about one block each."""
        position = self.position(start, moves)
        position.know(solved(read(start).table).found)
        return position

    def has_by_heart(self, position: DeblocklePosition) -> bool:
        """Whether a player who knows has nothing left to find out: one block each."""
        return all(len(position.blocks(colour)) == 1 for colour in (0, 1))

    def verdict(self, text: str, told: Told | None = None) -> Verdict:
        """Who wins a position of one block each, how soon, and by which moves."""
        state = read(text)
        check(state)
        return solved(state.table, told).verdict(state)

    def totals(self, options: Mapping[str, str], told: Told | None = None) -> Solved:
        """Everything about one block each at a table with these options."""
        return solved(agreed(options), told)

    def longest_win(self, options: Mapping[str, str]) -> str:
        """A position of one block each whose win takes as long as any."""
        table = agreed(options)
        return solved(table).longest(table).text()

    def perft(self, text: str, depth: int) -> int:
        state = read(text)
        if state.stage == "dice" or state.table.set_up == "quick":
            return _count_dice(state, depth)
        return int(kernel_position(state).perft(depth))

    # --- learning what turns cost ---------------------------------------------------------

    def with_weights(self, numbers: Sequence[int] | None) -> DeblockleKernel:
        """The same with other weights; without any, with those by hand."""
        return DeblockleKernel(tuple(numbers) if numbers else BY_HAND)

    def features(self, position: DeblocklePosition) -> list[int]:
        stops_early = bool(position.stops_early)
        own, others = (
            [turns_alone(colour, *block, stops_early) for block in position.blocks(colour)]
            for colour in (position.side, 1 - position.side)
        )
        return features(own, others)

    def opening(self, state: DeblockleState, rng: Random) -> list[str]:
        """How a game begins that is learned from: dice, blocks and two turns at random."""
        moves: list[str] = []
        turns = 0
        while turns < 2 and not state.outcome:
            turns += state.stage == "play"
            moves.append(rng.choice(state.legal_moves()))
            state = state.play(moves[-1])
        return moves

    def rows(self, numbers: Sequence[int]) -> dict[str, int | list[int]]:
        """Weights as they stand in the file."""
        return as_rows(numbers)


def _count_dice(state: DeblockleState, depth: int) -> int:
    """CHANCE is not the kernel's: its moves are made by the rules."""
    if depth == 0:
        return 1
    if state.stage == "play" or (state.stage == "arrange" and state.table.set_up != "quick"):
        return int(kernel_position(state).perft(depth))
    return sum(_count_dice(state.after(move), depth - 1) for move in state.legal_moves())


def kernel_position(
    state: DeblockleState, room: int = 0, weights: Weights | None = None
) -> DeblocklePosition:
    """A position of the rules on bits, with room for so many moves; its past is forgotten."""
    table = state.table
    gold, blue = (sum(1 << _square(s) for s in start) for start in table.starts)
    agreed = {
        "stops_early": table.slider == "before-star",
        "may_touch": table.side_by_side,
        "repetition": table.repetition,
        "limit": table.limit,
        "gold_start": gold,
        "blue_start": blue,
    }
    placing = state.setup.placing if state.setup else None
    # D3.2: each side arranges the other's blocks.
    side = state.mover if placing is None else 1 - placing
    costs = costs_of(weights or shipped())
    position = DeblocklePosition(agreed, side, state.quiet, costs, room)
    for square, block in enumerate(state.squares):
        if block:
            position.set_block(block.colour, _square(square), WRITTEN.index(str(block.cube)))
    dice = state.setup.dice if state.setup else ((), ())
    counts = [dice[colour].count(symbol) for colour in (0, 1) for symbol in SYMBOLS]
    position.begin(-1 if placing is None else placing, counts)
    return position


def text_of(position: DeblocklePosition) -> str:
    """The blocks, the turn and the count, as a position in play is written without its options."""
    blocks = [
        ",".join(f"{WRITTEN[cube]}@{_name(square)}" for square, cube in position.blocks(c))
        for c in (0, 1)
    ]
    gold, blue = (text or "-" for text in blocks)
    return f"gold={gold} blue={blue} turn={COLOURS[position.side]} quiet={position.quiet}"


def _square(square: int) -> int:
    """The kernel's number of a square: its rows are eight wide."""
    return 8 * (square // SIDE) + square % SIDE


def _name(square: int) -> str:
    return SQUARES[SIDE * (square >> 3) + (square & 7)]


def coded(move: str) -> int:
    """The kernel's number of a move that is written as we write it."""
    if placing := read_placing(move):
        cube = WRITTEN.index(placing.top + placing.north)
        return PLACING | cube | _square(INDEX[placing.square]) << 5
    names = [move[i : i + 2] for i in range(0, len(move), 2)]
    origin, to, end = (_square(INDEX[name]) for name in (*names, names[-1])[:3])
    return TURN | origin | STEPS.index(to - origin) << 6 | end << 8


def written(code: int) -> str:
    """A move of the kernel as we write it."""
    if code & PLACING:
        return f"{WRITTEN[code & 31]}@{_name(code >> 5 & 63)}"
    origin, end = code & 63, code >> 8 & 63
    to = origin + STEPS[code >> 6 & 3]
    return _name(origin) + _name(to) + ("" if end == to else _name(end))


TURN, PLACING = 0x4000, 0x8000
