"""The planner: expectimax over card, block, face and position, with sampled hidden hands.

Every playable card and block is combined with its best placements (placements.py). The value of
each is the expected probability of winning over the next player's turn (evaluation.py), averaged
over determinizations of the hidden cards; then the best few placements are tried in the
simulator.

Levels differ in their hand (hand_notation.py), in the candidates they consider and in how well
they judge stability. From level 4 on they look ahead to the next player's turn and their own, and
accept a little more risk where that leaves the next player a harder stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from blockyard.core.contract import State
from blockyard.core.kernel import Budget, SearchResult
from blockyard.games.blockout.blocks import SIDES, Tower, side
from blockyard.games.blockout.hand.hand_notation import program_hand, program_sigma
from blockyard.games.blockout.moves import Put, Verdict, with_aimed
from blockyard.games.blockout.planner.evaluation import (
    Risks,
    value_after_fall,
    value_after_standing,
)
from blockyard.games.blockout.planner.placements import (
    CENTRE,
    COARSE,
    FLAT_DOWN,
    Placement,
    PlacementSearch,
    grid,
)
from blockyard.games.blockout.rules import BlockOutState

Stop = Callable[[], bool]
MAX_REPORTED = 8
MAX_CANDIDATES = 24
STEP, MAX_POSITIONS = 2, 24
"""Millimetres between the positions that are compared, and how many of them for each face."""
TRIAL_CANDIDATES = 3
"""Placements that are tried in the simulator."""
MAX_TRIALS = 20
"""More would take longer than three seconds on a high stack."""
OPPONENT_SIGMA = 3.5
"""Millimetres: the assumed hand of the other players."""
DEFAULT_RISK = 0.2
"""The risk of later placements, for levels that do not look ahead."""


class LevelParameters(NamedTuple):
    """What a level considers.

    reach             millimetres: how far from the centre of the top face it aims
    determinizations  sampled deals of the hidden cards; 0: no look-ahead beyond this turn
    trials            simulated releases
    tolerance         how much more risk than in the safest position it takes to leave the next
                      player a harder stack
    margin_noise      error in millimetres of the stability margins
    overlook          probability of not considering a face
    """

    reach: int = 10
    determinizations: int = 0
    trials: int = 0
    tolerance: float = 0.0
    margin_noise: float = 0.0
    overlook: float = 0.0


LEVELS = {
    1: LevelParameters(reach=2, margin_noise=6.0, overlook=0.5),
    2: LevelParameters(reach=4, margin_noise=4.5, overlook=0.4),
    3: LevelParameters(reach=6, margin_noise=3.0, overlook=0.3),
    4: LevelParameters(determinizations=1, tolerance=0.03, margin_noise=2.0, overlook=0.2),
    5: LevelParameters(determinizations=1, tolerance=0.03, trials=6),
    6: LevelParameters(determinizations=3, tolerance=0.03, trials=6),
    7: LevelParameters(determinizations=4, tolerance=0.03, trials=8),
    8: LevelParameters(determinizations=6, tolerance=0.03, trials=8),
    9: LevelParameters(determinizations=8, tolerance=0.03, trials=10),
}


class Candidate(NamedTuple):
    """A move, and the placement that it is or leads to."""

    move: str
    placement: Placement | None = None


class BlockOutPlanner:
    """Implements core.kernel.Planner."""

    def plan(
        self,
        determinizations: Iterator[State],
        level: int,
        budget: Budget | None,
        rng: Random,
        stop: Stop | None,
    ) -> SearchResult:
        """The best move for a seat that knows only what the determinizations have in common. A
        budget's nodes are trials in the simulator, for levels that run any."""
        parameters, is_out_of_time = LEVELS[level], _deadline(budget, stop)
        if budget is not None and parameters.trials:
            parameters = parameters._replace(trials=min(budget.nodes or MAX_TRIALS, MAX_TRIALS))
        samples = islice(determinizations, max(1, parameters.determinizations))
        states = list(map(_block_out_state, samples))
        decision = _Decision(states, parameters, program_sigma(program_hand(level)), rng)
        decision.run_trials(is_out_of_time)
        return decision.result()


def _block_out_state(state: State) -> BlockOutState:
    assert isinstance(state, BlockOutState)
    return state


def _deadline(budget: Budget | None, stop: Stop | None) -> Stop:
    """Whether an answer is wanted now."""
    limit = budget.ms if budget is not None else None
    ends = perf_counter() + limit / 1000 if limit is not None else float("inf")
    return lambda: perf_counter() >= ends or (stop is not None and stop())


@dataclass(slots=True)
class _Decision:
    """One decision: determinizations of the state, and the candidates with their values."""

    states: Sequence[BlockOutState]
    parameters: LevelParameters
    sigma: float
    rng: Random
    candidates: list[Candidate] = field(default_factory=list)
    values: dict[tuple[str, Tower], tuple[float, float]] = field(default_factory=dict)
    risks: dict[Tower, tuple[Risks, Risks]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        placements = {side(block): list(self._placements(block)) for block in self._blocks()}
        if self.here.stage == "put":
            found = placements[side(self.here.held)]
            self.candidates = [Candidate(str(placement.aim), placement) for placement in found]
        else:
            self.candidates = list(self._plays(placements))
        self.candidates = self._ranked()[:MAX_CANDIDATES]

    @property
    def here(self) -> BlockOutState:
        return self.states[0]

    # --- candidates -------------------------------------------------------------------

    def _blocks(self) -> list[str]:
        """One of each size that can be placed now."""
        here = self.here
        named = [here.held] if here.held else [_block(move) for move in here.legal_moves()]
        return list({side(block): block for block in sorted(named) if block}.values())

    def _plays(self, placements: Mapping[float, Sequence[Placement]]) -> Iterator[Candidate]:
        for move in self.here.legal_moves():
            if block := _block(move):
                yield from (Candidate(move, placement) for placement in placements[side(block)])
            else:
                yield Candidate(move)

    def _placements(self, block: str) -> Iterator[Placement]:
        """The safest positions for each flat face: a dome down does not pay, since it rolls on the
        dome below. What differs is the dome left on top."""
        search = PlacementSearch(
            self.sigma, grid(self.parameters.reach, STEP), self.parameters.margin_noise
        )
        # Which card to play hardly depends on the exact position.
        tolerance = self.parameters.tolerance if self.here.stage == "put" else 0.0
        always = self.rng.choice(FLAT_DOWN)
        for face in FLAT_DOWN:
            if face == always or self.rng.random() >= self.parameters.overlook:
                yield from islice(
                    search.safest(self.here.tower, block, face, self.rng, tolerance),
                    MAX_POSITIONS,
                )

    # --- values -----------------------------------------------------------------------

    def _ranked(self) -> list[Candidate]:
        return sorted(self.candidates, key=self.value, reverse=True)

    def value(self, candidate: Candidate) -> float:
        """The expected probability of winning."""
        stands, falls = self._values(candidate)
        risk = candidate.placement.risk if candidate.placement else 0.0
        return (1 - risk) * stands + risk * falls

    def _values(self, candidate: Candidate) -> tuple[float, float]:
        """The value if the stack stands and if it falls, averaged over the determinizations."""
        placement = candidate.placement
        tower = placement.tower if placement else self.here.tower
        key = (candidate.move, tower)
        if key not in self.values:
            me, (theirs, mine) = self.here.turn, self._risks(tower)
            verdict = _standing_verdict(placement) if placement else ""
            played = [_played(state, candidate, verdict) for state in self.states]
            self.values[key] = (
                fmean(value_after_standing(stood, me, theirs, mine) for stood, _ in played),
                fmean(value_after_fall(fell, me) for _, fell in played),
            )
        return self.values[key]

    def _risks(self, tower: Tower) -> tuple[Risks, Risks]:
        """The next player's risks on this stack by size, and the seat's own in its next two
        turns, while the stack grows."""
        if tower not in self.risks:
            default = dict.fromkeys(SIDES.values(), DEFAULT_RISK)
            self.risks[tower] = (default, default)
            if self.parameters.determinizations:
                self.risks[tower] = (_their_risks(tower), self._own_risks(tower))
        return self.risks[tower]

    def _own_risks(self, tower: Tower) -> Risks:
        search, soon = PlacementSearch(self.sigma, COARSE), _grown(tower)
        risks, later = search.least_risks(soon), search.least_risks(_grown(_grown(soon)))
        return {size: risk + (1 - risk) * later[size] for size, risk in risks.items()}

    # --- trials in the simulator --------------------------------------------------------

    def run_trials(self, is_out_of_time: Stop) -> None:
        """Simulate releases of the best few placements, the least tried first."""
        trials = self.parameters.trials
        trials = trials if self.here.stage == "put" else trials // 2
        for _ in range(trials if self.here.tower else 0):
            if is_out_of_time():
                return
            best = _distinct_placements(self._ranked())
            if best:
                least_tried = min(best[:TRIAL_CANDIDATES], key=lambda one: one.trials)
                least_tried.run_trial(self.here.tower, self.sigma, self.rng)

    def result(self) -> SearchResult:
        ranked = self._ranked()
        values = {one.move: 2 * self.value(one) - 1 for one in reversed(ranked)}
        best = [(one.move, values[one.move]) for one in ranked]
        return SearchResult(
            ranked[0].move,
            best[0][1],
            self._line(ranked[0]),
            tuple(dict(best).items())[:MAX_REPORTED],
            sum(placement.trials for placement in _distinct_placements(ranked)),
        )

    def _line(self, candidate: Candidate) -> tuple[str, ...]:
        """The move, and where the block then goes."""
        if candidate.placement is None or self.here.stage == "put":
            return (candidate.move,)
        return (candidate.move, str(candidate.placement.aim))


def _distinct_placements(candidates: Sequence[Candidate]) -> list[Placement]:
    """In order, each once: cards for the same size of block share their placements."""
    found = [one.placement for one in candidates if one.placement]
    return list({id(placement): placement for placement in found}.values())


def _block(move: str) -> str:
    return move.partition(">")[2]


def _their_risks(tower: Tower) -> Risks:
    """The next player's: half of the players balance the stack, the others aim at its centre."""
    balanced, centred = (
        PlacementSearch(OPPONENT_SIGMA, positions).least_risks(tower)
        for positions in (COARSE, CENTRE)
    )
    return {size: (balanced[size] + centred[size]) / 2 for size in balanced}


def _grown(tower: Tower) -> Tower:
    """The stack with one more block, as a careless opponent would place it: a little off centre,
    in alternating directions."""
    x, y = (OPPONENT_SIGMA, 0.0) if len(tower) % 4 < 2 else (0.0, OPPONENT_SIGMA)
    return with_aimed(tower, "medium-wood", Put(x, y, 0, 2))


def _standing_verdict(placement: Placement) -> str:
    poses = tuple(placed.pose for placed in placement.tower)
    return str(Verdict("stands", poses[-1], poses))


def _played(
    state: BlockOutState, candidate: Candidate, verdict: str
) -> tuple[BlockOutState, BlockOutState]:
    """The state after a turn that stands, and the one in which the stack falls."""
    held = state if state.stage == "put" else state.after(candidate.move)
    if candidate.placement is None:
        return held, held
    return held.after(str(candidate.placement.aim)).after(verdict), held
