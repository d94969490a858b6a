"""The planner: expectimax over card, block, face and position, with sampled hidden hands.

Every playable card and block is combined with its best placements (placements.py). The value of
each is the expected probability of winning, averaged over determinizations of the hidden cards:
between two players by solving the race for the last card (duel.py), at other tables over the next
player's turn (evaluation.py). Then the best few placements are tried in the simulator.

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
from typing import NamedTuple, Protocol, TypeVar

from blockyard.core.contract import State
from blockyard.core.kernel import Budget, SearchResult
from blockyard.games.blockout.blocks import Tower, side
from blockyard.games.blockout.hand.hand_notation import program_hand, program_sigma
from blockyard.games.blockout.moves import Verdict
from blockyard.games.blockout.planner.duel import Duel
from blockyard.games.blockout.planner.evaluation import Softmax
from blockyard.games.blockout.planner.outlook import Outlook
from blockyard.games.blockout.planner.placements import (
    FLAT_DOWN,
    Placement,
    PlacementSearch,
    Trial,
    grid,
)
from blockyard.games.blockout.rules import BlockOutState

Stop = Callable[[], bool]
T = TypeVar("T")
MAX_REPORTED = 8
MAX_CANDIDATES = 24
STEP = 2
"""Millimetres between the positions that are compared."""
LEANING_HEIGHT = 2
"""Blocks under the new one, from which on it pays to leave the next player a lean."""
TRIAL_CANDIDATES = 3
"""Placements that are tried in the simulator."""
MAX_TRIALS = 20
"""More would take longer than three seconds on a high stack."""


class LevelParameters(NamedTuple):
    """What a level considers.

    reach             millimetres: how far from the centre of the top face it aims
    determinizations  sampled deals of the hidden cards; 0: no look-ahead beyond this turn
    trials            simulated releases
    tolerance         how much more risk than in the safest position it takes to leave the next
                      player a harder stack
    misjudgement      millimetres by which it is mistaken about where the stack balances
    overlook          probability of not considering a face, or a card with a block
    centred           in which share of their turns it expects others to aim at the centre
    """

    reach: int = 10
    determinizations: int = 0
    trials: int = 0
    tolerance: float = 0.0
    misjudgement: float = 0.0
    overlook: float = 0.0
    centred: float = 1.0

    def without_weaknesses(self) -> LevelParameters:
        return self._replace(misjudgement=0.0, overlook=0.0)


LEVELS = {
    1: LevelParameters(misjudgement=9.0, overlook=0.6),
    2: LevelParameters(misjudgement=6.5, overlook=0.45),
    3: LevelParameters(misjudgement=4.5, overlook=0.3),
    4: LevelParameters(determinizations=1, tolerance=0.05, misjudgement=2.0, overlook=0.15),
    5: LevelParameters(determinizations=2, tolerance=0.15),
    6: LevelParameters(determinizations=3, tolerance=0.15, centred=0.6),
    7: LevelParameters(determinizations=4, tolerance=0.15, centred=0.4),
    8: LevelParameters(determinizations=6, tolerance=0.15, centred=0.2, trials=4),
    9: LevelParameters(determinizations=8, tolerance=0.15, centred=0.0, trials=8),
}


class Evaluation(Protocol):
    """The expected probability of winning after a turn, for one player."""

    def after_standing(self, state: BlockOutState, tower: Tower) -> float: ...

    def after_fall(self, state: BlockOutState) -> float: ...


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
        return _searched(LEVELS[level], level, determinizations, budget, rng, stop)

    def advise(
        self,
        determinizations: Iterator[State],
        level: int,
        budget: Budget | None,
        rng: Random,
        stop: Stop | None,
    ) -> SearchResult:
        """The best move that this level finds without its weaknesses."""
        sound = LEVELS[level].without_weaknesses()
        return _searched(sound, level, determinizations, budget, rng, stop)


def _searched(  # noqa: PLR0913, PLR0917 - a request of the planner, and what it considers
    parameters: LevelParameters,
    level: int,
    determinizations: Iterator[State],
    budget: Budget | None,
    rng: Random,
    stop: Stop | None,
) -> SearchResult:
    is_out_of_time = _deadline(budget, stop)
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
    turns: dict[str, list[tuple[BlockOutState, BlockOutState]]] = field(default_factory=dict)
    evaluation: Evaluation = field(init=False)

    def __post_init__(self) -> None:
        me, two = self.here.turn, len(self.here.playing()) == 2
        looks_ahead, centred = self.parameters.determinizations, self.parameters.centred
        outlook = Outlook(self.sigma, centred) if looks_ahead else None
        self.evaluation = Duel(me, outlook) if two and outlook else Softmax(me, outlook)
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
        for move in self._not_overlooked(self.here.legal_moves()):
            if block := _block(move):
                yield from (Candidate(move, placement) for placement in placements[side(block)])
            else:
                yield Candidate(move)

    def _placements(self, block: str) -> Iterator[Placement]:
        """The safest positions for the flat faces: a dome down does not pay, since it rolls on the
        dome below. What differs is the dome left on top."""
        parameters = self.parameters
        step = STEP if parameters.reach >= STEP else 1
        search = PlacementSearch(self.sigma, grid(parameters.reach, step), parameters.misjudgement)
        # Which card to play hardly depends on the exact position, and a low stack does not lean
        # enough to trouble anybody.
        leans = self.here.stage == "put" and len(self.here.tower) >= LEANING_HEIGHT
        tolerance = parameters.tolerance if leans else 0.0
        faces = self._not_overlooked(FLAT_DOWN)
        return search.safest(self.here.tower, block, faces, self.rng, tolerance)

    def _not_overlooked(self, choices: Sequence[T]) -> list[T]:
        """What this level considers: one of them at least."""
        always, overlook = self.rng.randrange(len(choices)), self.parameters.overlook
        return [
            choice
            for at, choice in enumerate(choices)
            if at == always or self.rng.random() >= overlook
        ]

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
            played = self._played(candidate)
            self.values[key] = (
                fmean(self.evaluation.after_standing(stood, tower) for stood, _ in played),
                fmean(self.evaluation.after_fall(fell) for _, fell in played),
            )
        return self.values[key]

    def _played(self, candidate: Candidate) -> list[tuple[BlockOutState, BlockOutState]]:
        """For each determinization the state after a turn that stands, and after one that falls.
        Where exactly the block goes matters only to the stack, which is looked at by itself."""
        turn = "" if self.here.stage == "put" else candidate.move
        if turn not in self.turns:
            placement = candidate.placement
            verdict = _standing_verdict(placement) if placement else ""
            self.turns[turn] = [_played(state, candidate, verdict) for state in self.states]
        return self.turns[turn]

    # --- trials in the simulator --------------------------------------------------------

    def run_trials(self, is_out_of_time: Stop) -> None:
        """Simulate releases of the best few positions, the least tried first."""
        trials = self.parameters.trials
        trials = trials if self.here.stage == "put" else trials // 2
        for _ in range(trials if self.here.tower else 0):
            if is_out_of_time():
                return
            best = list(islice(_placements_at(self._ranked()), TRIAL_CANDIDATES))
            if best:
                tried = min(
                    best, key=lambda one: sum(it.weight(one.aim, one.sigma) for it in one.trials)
                )
                tried.run_trial(self.here.tower, self.rng)
                for placement in _distinct_placements(self.candidates):
                    placement.update()

    def result(self) -> SearchResult:
        ranked = self._ranked()
        values = {one.move: 2 * self.value(one) - 1 for one in reversed(ranked)}
        best = [(one.move, values[one.move]) for one in ranked]
        return SearchResult(
            ranked[0].move,
            best[0][1],
            self._line(ranked[0]),
            tuple(dict(best).items())[:MAX_REPORTED],
            sum(len(trials) for trials in _distinct_trials(ranked)),
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


def _placements_at(candidates: Sequence[Candidate]) -> Iterator[Placement]:
    """In order, one for each block and position: what lies on top does not matter to a trial."""
    seen = set()
    for placement in _distinct_placements(candidates):
        key = (side(placement.block), placement.aim.x, placement.aim.y)
        if key not in seen:
            seen.add(key)
            yield placement


def _distinct_trials(candidates: Sequence[Candidate]) -> list[list[Trial]]:
    """Each list once: all placements of a block share theirs."""
    found = [one.placement.trials for one in candidates if one.placement]
    return list({id(trials): trials for trials in found}.values())


def _block(move: str) -> str:
    return move.partition(">")[2]


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
