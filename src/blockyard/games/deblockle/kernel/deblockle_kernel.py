"""The kernel of Deblockle: converts between texts and the bitboards of `position.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from blockyard.core.alphabeta_position import AlphaBetaPosition
from blockyard.core.book import Book, book_of
from blockyard.core.contract import CHANCE, State
from blockyard.core.kernel import ADVICE, LevelOverrides, ProbeResult, Progress, TunableKernel
from blockyard.core.net_weights import net_weights
from blockyard.games.deblockle.board import COLOURS, INDEX, SIDE, SQUARES, read_placing
from blockyard.games.deblockle.cube import SYMBOLS
from blockyard.games.deblockle.kernel.arrangements import Arrangements, book_moves
from blockyard.games.deblockle.kernel.cube_tables import WRITTEN, turns_alone
from blockyard.games.deblockle.kernel.evaluation import EvaluatedPosition
from blockyard.games.deblockle.kernel.position import DeblocklePosition
from blockyard.games.deblockle.kernel.tablebase import check, tablebase_of
from blockyard.games.deblockle.kernel.weights import (
    UNTRAINED,
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
TURN, PLACING = 0x4000, 0x8000
SIDE_FEATURES = 285
"""The value net's features of each side."""
MAX_DEPTH = 60

LEVELS: Mapping[int, LevelOverrides] = {
    # Enough for advice, and takes a tenth of a second.
    ADVICE: {"nodes": 300_000, "depth": MAX_DEPTH},
    # A turn is worth about 20 here, half of what the common levels assume.
    1: {"noise": 40},
    2: {"noise": 25},
    3: {"noise": 20},
    4: {"noise": 8},
    # The deeper search wins the race, and there are fewer turns than in most games.
    5: {"depth": 6, "noise": 4, "move_dropout": 0.0},
    # From here on only nodes count, four times as many from level to level. Beyond half a million
    # they hardly win games any more; the last level may spend more all the same.
    6: {"nodes": 8_000, "depth": MAX_DEPTH, "noise": 0},
    7: {"nodes": 32_000},
    8: {"nodes": 130_000},
    9: {"nodes": 2_000_000},
}


class DeblockleKernel(TunableKernel):
    """The kernel of Deblockle."""

    levels = LEVELS

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or shipped()
        self.net = net_weights(__package__) if weights is None else None

    def position(self, start: str, moves: Sequence[str] = ()) -> EvaluatedPosition:
        """D3: chance is not searched, so the kernel begins after the last die or, in a quick
        set-up, after the last block that CHANCE puts down."""
        state, played = read(start), 0
        while state.to_play == CHANCE and played < len(moves):
            state, played = state.play(moves[played]), played + 1
        position = kernel_position(state, len(moves), self.weights)
        if self.net is not None:
            position.attach_net(self.net)
        for text in moves[played:]:
            state, code = state.play(text), move_code(state.spell(text))
            position.push(code)
        return position

    def notation(self, position: AlphaBetaPosition, codes: Sequence[int]) -> tuple[str, ...]:
        return tuple(map(move_text, codes))

    def tablebase_position(self, start: str, moves: Sequence[str] = ()) -> EvaluatedPosition:
        position = self.position(start, moves)
        position.attach_tablebase(tablebase_of(read(start).variant).distances)
        return position

    def is_in_tablebase(self, position: AlphaBetaPosition) -> bool:
        """One block each."""
        assert isinstance(position, DeblocklePosition)
        return all(len(position.blocks(colour)) == 1 for colour in (0, 1))

    def book(self) -> Book:
        return book_of("blockyard.games.deblockle", "deblockle")

    def book_moves(self, state: State) -> Mapping[str, float]:
        assert isinstance(state, DeblockleState)
        return book_moves(self.book(), state)

    def set_ups(self) -> Arrangements:
        return Arrangements()

    def net_symmetries(self) -> list[list[int]]:
        """No symmetry but that of the sides, which the features already make use of."""
        return [list(range(2 * SIDE_FEATURES))]

    def solver(self) -> DeblockleSolver:
        return DeblockleSolver()

    def perft(self, text: str, depth: int) -> int:
        state = read(text)
        if state.stage == "dice" or state.variant.set_up == "quick":
            return _count_dice(state, depth)
        return kernel_position(state).perft(depth)

    # --- Texel tuning --------------------------------------------------------------------

    def tunable(self) -> TunableKernel:
        return self

    def with_weights(self, weights: Sequence[int] | None) -> DeblockleKernel:
        return DeblockleKernel(tuple(weights) if weights else UNTRAINED)

    def features(self, position: AlphaBetaPosition) -> list[int]:
        assert isinstance(position, DeblocklePosition)
        own, others = (
            [turns_alone(colour, *block, position.stops_early) for block in position.blocks(colour)]
            for colour in (position.side, 1 - position.side)
        )
        return features(own, others)

    def random_opening(self, state: State, rng: Random) -> list[str]:
        """Random dice, blocks and two turns."""
        assert isinstance(state, DeblockleState)
        moves: list[str] = []
        turns = 0
        while turns < 2 and not state.outcome:
            turns += state.stage == "play"
            moves.append(rng.choice(state.legal_moves()))
            state = state.play(moves[-1])
        return moves

    def weight_rows(self, weights: Sequence[int]) -> dict[str, int | list[int]]:
        return as_rows(weights)


class DeblockleSolver:
    """The tablebase of one block each (core.kernel.Solver)."""

    def probe(self, text: str, progress: Progress | None = None) -> ProbeResult:
        state = read(text)
        check(state)
        return tablebase_of(state.variant, progress).probe(state)

    def totals(
        self, options: Mapping[str, str], progress: Progress | None = None
    ) -> Mapping[str, int]:
        return tablebase_of(agreed(options), progress).totals

    def longest_win(self, options: Mapping[str, str]) -> str:
        variant = agreed(options)
        return tablebase_of(variant).longest_win(variant).text()


def _count_dice(state: DeblockleState, depth: int) -> int:
    """Perft of the set-up: the kernel has no chance moves, so the rules make them."""
    if depth == 0:
        return 1
    if state.stage == "play" or (state.stage == "arrange" and state.variant.set_up != "quick"):
        return kernel_position(state).perft(depth)
    return sum(_count_dice(state.after(move), depth - 1) for move in state.legal_moves())


def kernel_position(
    state: DeblockleState, capacity: int = 0, weights: Weights | None = None
) -> EvaluatedPosition:
    """The kernel position of a state, with space for this many moves before the search; earlier
    positions do not count for repetition."""
    variant = state.variant
    gold, blue = (sum(1 << _square(s) for s in start) for start in variant.starts)
    agreed = {
        "stops_early": variant.slider == "before-star",
        "may_touch": variant.side_by_side,
        "repetition": variant.repetition,
        "limit": variant.limit,
        "gold_start": gold,
        "blue_start": blue,
    }
    placing = state.setup.placing if state.setup else None
    # D3.2: each side arranges the other's blocks.
    side = state.mover if placing is None else 1 - placing
    costs = costs_of(weights or shipped())
    position = EvaluatedPosition(agreed, side, state.quiet, costs, capacity)
    for square, block in enumerate(state.squares):
        if block:
            position.set_block(block.colour, _square(square), WRITTEN.index(str(block.cube)))
    dice = state.setup.dice if state.setup else ((), ())
    counts = [dice[colour].count(symbol) for colour in (0, 1) for symbol in SYMBOLS]
    position.begin(-1 if placing is None else placing, counts)
    return position


def text_of(position: DeblocklePosition) -> str:
    """The blocks, the turn and the count, as the text of a position has them."""
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


def move_code(move: str) -> int:
    """The code of a move in normal notation."""
    if placing := read_placing(move):
        cube = WRITTEN.index(placing.top + placing.north)
        return PLACING | cube | _square(INDEX[placing.square]) << 5
    names = [move[i : i + 2] for i in range(0, len(move), 2)]
    origin, to, end = (_square(INDEX[name]) for name in (*names, names[-1])[:3])
    return TURN | origin | STEPS.index(to - origin) << 6 | end << 8


def move_text(code: int) -> str:
    """A move code in notation."""
    if code & PLACING:
        return f"{WRITTEN[code & 31]}@{_name(code >> 5 & 63)}"
    origin, end = code & 63, code >> 8 & 63
    to = origin + STEPS[code >> 6 & 3]
    return _name(origin) + _name(to) + ("" if end == to else _name(end))
