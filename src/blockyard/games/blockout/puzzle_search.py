"""Finding and checking puzzles of Block Out! by simulation.

A position is tried out on a grid of aims, each with a hand without error. It is a puzzle if the
aims that do what a theme asks for are few and lie together, and the obvious one, the middle of the
block below, is not among them. Tiny errors of the hand may change neither, so that a puzzle depends
neither on the last digit nor on the machine.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import exp, log10

import numpy as np

from blockyard.core.contract import State
from blockyard.core.puzzle import Puzzle
from blockyard.games.blockout.blocks import Tower, grown, side
from blockyard.games.blockout.hand.motor import Deviation, release
from blockyard.games.blockout.moves import Put, read_put
from blockyard.games.blockout.physics.tower import Limits, SimulationFailed, simulate_unchecked
from blockyard.games.blockout.piles import Cards
from blockyard.games.blockout.planner.landing import landing_risks, settled
from blockyard.games.blockout.planner.placements import aligned_turn
from blockyard.games.blockout.puzzles import THEMES, is_about, may_do
from blockyard.games.blockout.rules import BlockOutState

COARSE, STEP, REACH = 8, 4, 16
"""Millimetres between the aims that are tried at first, and then; and to the farthest."""
LOWEST = 2
"""Blocks below: on fewer than these hardly anything falls."""
FLAT_FACES, DOMES = (0, 2, 4), (1, 3, 5)
FEWEST_AIMS = 2
"""In one place: a smaller one could only be hit by chance."""
LARGEST_PART = 0.25
"""Of all aims that are tried: a larger place could hardly be missed."""
LIKELY, EXPECTED_PART = 0.5, 0.4
"""The risk of a fall that statics see, and how large a place is expected to be at most."""
CARELESS_SIGMA = 6.0
"""Millimetres by which somebody who does not think misses the middle."""
EXACT = Deviation()
TINY_ERRORS = (
    EXACT,
    *(Deviation(x, y) for x, y in ((0.5, 0), (-0.5, 0), (0, 0.5), (0, -0.5))),
    Deviation(0.3, -0.3, turn=2.0, tilt_x=0.2),
)
"""Millimetres and degrees."""
MOST_AIMS = 4
"""Of a place that are tried as the solution."""
LIMITS = Limits(follow_fall=False)
EASIEST, EVEN, HARDEST = 500, 1500, 2600

Cell = tuple[int, int]
Cells = frozenset[Cell]
MIDDLE: Cell = (0, 0)


def grid(step: int) -> list[Cell]:
    row = range(-REACH, REACH + 1, step)
    return [(x, y) for x in row for y in row]


CELLS, COARSE_CELLS = grid(STEP), grid(COARSE)
AROUND = [(a, b) for a in (-STEP, 0, STEP) for b in (-STEP, 0, STEP)]


class Trials:
    """What comes of putting a block onto a stack, aim by aim. No aim is simulated twice."""

    def __init__(self, tower: Tower, block: str) -> None:
        self.tower, self.block = tower, block
        self.turn = aligned_turn(tower)
        self._settled: dict[tuple[Put, Deviation], Tower | None] = {}

    def does(self, theme: str, aim: Put, error: Deviation = EXACT) -> bool:
        """Whether the block, released there, does what the theme asks for."""
        if not may_do(theme, aim):
            return False
        if (aim, error) not in self._settled:
            self._settled[aim, error] = self._simulated(aim, error)
        tower = self._settled[aim, error]
        return tower is not None and THEMES[theme](aim, tower)

    def _simulated(self, aim: Put, error: Deviation) -> Tower | None:
        """The stack at rest, if it stands."""
        released = release(self.tower, self.block, aim, error)
        try:
            result = simulate_unchecked(self.tower, self.block, released, LIMITS)
        except SimulationFailed:
            return None
        return grown(self.tower, self.block, result.poses) if result.kind == "stands" else None

    def aim(self, theme: str, cell: Cell) -> Put:
        """On which flat face a block lies does not matter to the count, and on which dome hardly:
        one is tried for all three."""
        face = DOMES[0] if theme == "flat-top" else FLAT_FACES[0]
        return Put(float(cell[0]), float(cell[1]), self.turn, face)

    def is_promising(self, theme: str) -> bool:
        """Whether statics expect one small place beside the middle; far quicker than simulation."""
        likely = {cell for cell in self._likely() if self._is_expected(theme, cell)}
        return MIDDLE not in likely and 0 < len(likely) < EXPECTED_PART * len(CELLS)

    def _is_expected(self, theme: str, cell: Cell) -> bool:
        """Whether an aim does what a theme asks for if the stack stands and leans as expected."""
        aim = self.aim(theme, cell)
        if theme != "straighten":
            return may_do(theme, aim)
        return THEMES[theme](aim, settled(self.tower, self.block, aim))

    def _likely(self) -> Cells:
        """Where statics expect the stack to stand."""
        x, y = self.tower[-1].pose[:2]
        positions = np.array([(x + a, y + b) for a, b in CELLS])
        risks = landing_risks(self.tower, self.block, positions)
        return frozenset(cell for cell, risk in zip(CELLS, risks, strict=True) if risk < LIKELY)

    def only_place(self, theme: str) -> Cells:
        """The one place where it can be done; empty if there is none, or more than one, or hardly
        any other."""
        if self._place(theme, COARSE_CELLS) is None:
            return frozenset()
        place = self._place(theme, CELLS) or frozenset()
        is_one = len(place) >= FEWEST_AIMS and MIDDLE not in place and _is_connected(place)
        return place if is_one else frozenset()

    def _place(self, theme: str, cells: Sequence[Cell]) -> Cells | None:
        """Where the block can be put to do it; None as soon as that is nearly everywhere."""
        place = set[Cell]()
        for cell in cells:
            if self.does(theme, self.aim(theme, cell)):
                place.add(cell)
                if len(place) > LARGEST_PART * len(cells):
                    return None
        return frozenset(place)

    def is_obvious(self, theme: str, errors: Iterable[Deviation]) -> bool:
        """Whether the middle of the block below does it, whatever face lies down."""
        faces = (*FLAT_FACES, *DOMES)
        middle = [Put(0.0, 0.0, self.turn, face) for face in faces]
        return any(self.does(theme, aim, error) for error in errors for aim in middle)

    def flaw(self, theme: str, aim: Put) -> str | None:
        """What is wrong with an aim as the solution, with any tiny error of the hand."""
        if self.is_obvious(theme, TINY_ERRORS):
            return "is-obvious"
        faces = FLAT_FACES if aim.face in FLAT_FACES else (aim.face,)
        is_sure = all(self.does(theme, aim._replace(face=face)) for face in faces) and all(
            self.does(theme, aim, error) for error in TINY_ERRORS
        )
        return None if is_sure else "does-not-stand"


def _is_connected(place: Cells) -> bool:
    """Whether one can go from each of these aims to every other by steps to a neighbour."""
    reached, border = set[Cell](), [min(place)]
    while border:
        x, y = border.pop()
        reached.add((x, y))
        border += (place & {(x + a, y + b) for a, b in AROUND}) - reached
    return reached == place


def _inmost_first(place: Cells) -> list[Cell]:
    """The aims with the most neighbours first."""

    def neighbours(cell: Cell) -> int:
        return sum((cell[0] + a, cell[1] + b) in place for a, b in AROUND)

    return sorted(place, key=lambda cell: (-neighbours(cell), cell))


def rating(place: Cells) -> int:
    """How hard it is: the rating of a player who loses as often as somebody solves it who aims
    somewhere about the middle."""
    weights = {(x, y): exp(-(x * x + y * y) / (2 * CARELESS_SIGMA**2)) for x, y in CELLS}
    share = sum(weights[cell] for cell in place) / sum(weights.values())
    return round(min(max(EVEN + 400 * log10((1 - share) / share), EASIEST), HARDEST))


class TowerPuzzles:
    """Puzzles of stacks, found and checked (core/puzzle.py)."""

    def find(self, state: State, wanted: Collection[str]) -> Puzzle | None:
        """The puzzle of a position, with the block that is held or one of another size."""
        assert isinstance(state, BlockOutState)
        if state.stage != "put" or len(state.tower) < LOWEST:
            return None
        for there in _with_each_size(state):
            trials = Trials(there.tower, there.held)
            about = [theme for theme in THEMES if theme in wanted and is_about(theme, there.tower)]
            found = (_puzzle(there, theme, trials) for theme in about)
            if puzzle := next(filter(None, found), None):
                return puzzle
        return None

    def flaw(self, state: State, puzzle: Puzzle) -> str | None:
        """What is wrong with a puzzle, or None: all of it is simulated again."""
        assert isinstance(state, BlockOutState)
        trials, aim = Trials(state.tower, state.held), read_put(puzzle.solution[0])
        assert aim is not None
        if flaw := trials.flaw(puzzle.theme, aim):
            return flaw
        return None if trials.only_place(puzzle.theme) else "not-the-only-place"


def _with_each_size(state: BlockOutState) -> Iterator[BlockOutState]:
    """The stack with the block that is held or one of another size, for two players whose cards do
    not matter."""
    sizes = {side(block): block for block in (*state.free(), state.held)}
    for block in sizes.values():
        cards = Cards((("small", "pass"), ("medium", "any")), (block,))
        yield BlockOutState(cards, stage="put", tower=state.tower, held=block)


def _puzzle(state: BlockOutState, theme: str, trials: Trials) -> Puzzle | None:
    if not trials.is_promising(theme) or trials.is_obvious(theme, [EXACT]):
        return None
    place = trials.only_place(theme)
    for cell in _inmost_first(place)[:MOST_AIMS]:
        aim = trials.aim(theme, cell)
        if trials.flaw(theme, aim) is None:
            return Puzzle("block-out", theme, state.text(), (str(aim),), rating=rating(place))
    return None
