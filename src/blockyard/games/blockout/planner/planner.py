"""The program that plays Block Out!: card, block, face, turn and spot, planned together.

Every card and block that can be played is looked at with the best spot for it. What each is
worth is expected over the next player's turn (race.py), for hidden hands that agree with all that
the seat knows; then the few best placements are tried in the simulator (spots.py).

Levels differ in the hand (grips.py), in what comes to mind and in how sure they are of it.
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
from blockyard.games.blockout.blocks import SIDES, Placed, Tower, side
from blockyard.games.blockout.hand.hand_notation import program, spread
from blockyard.games.blockout.moves import Put, Verdict, aimed
from blockyard.games.blockout.planner.race import Risks, after_a_fall, after_standing
from blockyard.games.blockout.planner.spots import COARSE, FINE, FLAT_DOWN, MIDDLE, Sight, Spot
from blockyard.games.blockout.rules import BlockOutState

Stop = Callable[[], bool]
SHOWN = 8
CONSIDERED = 24
"""So many moves with a placement are thought through."""
TRIED = 3
"""So many placements are tried in the simulator."""
MOST_TRIALS = 20
"""More would take longer than three seconds on a high stack."""
THEIRS = 3.5
"""Millimetres: what another player's hand is taken to be."""
EXPECTED = 0.2
"""What a player who does not look ahead thinks of the next one's risk."""


class Level(NamedTuple):
    """What comes to the mind of a player.

    guesses    how many deals of the hidden cards it thinks of; 0: the next turn does not matter
    trials     how many times it lets go of a block in the head
    noise      millimetres by which it misjudges a margin
    overlook   the part of faces and blocks that it does not think of
    centred    whether it knows no better spot than the middle
    """

    guesses: int = 0
    trials: int = 0
    noise: float = 0.0
    overlook: float = 0.0
    centred: bool = False


LEVELS = {
    1: Level(noise=6.0, overlook=0.5, centred=True),
    2: Level(noise=4.5, overlook=0.4, centred=True),
    3: Level(noise=3.0, overlook=0.3, centred=True),
    4: Level(noise=3.0, overlook=0.2),
    5: Level(noise=1.5, overlook=0.1, guesses=1),
    6: Level(guesses=3),
    7: Level(guesses=4, trials=1),
    8: Level(guesses=6, trials=2),
    9: Level(guesses=8, trials=3),
}


class Option(NamedTuple):
    """A move, and the placement that it is or leads to."""

    move: str
    spot: Spot | None = None


class Planner:
    """What `Game.planner()` gives."""

    def thought(
        self,
        deals: Iterator[State],
        level: int,
        budget: Budget | None,
        rng: Random,
        stop: Stop | None,
    ) -> SearchResult:
        """What a seat plays that knows no more than what `deals` have in common. A budget's
        nodes are trials in the simulator, for levels that make any."""
        style, enough = LEVELS[level], _patience(budget, stop)
        if budget is not None and style.trials:
            style = style._replace(trials=min(budget.nodes or MOST_TRIALS, MOST_TRIALS))
        guesses = list(map(_position, islice(deals, max(1, style.guesses))))
        table = _Table(guesses, style, spread(program(level)), rng)
        table.try_the_best(enough)
        return table.thought()


def _position(state: State) -> BlockOutState:
    assert isinstance(state, BlockOutState)
    return state


def _patience(budget: Budget | None, stop: Stop | None) -> Stop:
    """Whether an answer is wanted at once."""
    limit = budget.ms if budget is not None else None
    ends = perf_counter() + limit / 1000 if limit is not None else float("inf")
    return lambda: perf_counter() >= ends or (stop is not None and stop())


@dataclass(slots=True)
class _Table:
    """One decision: the position with several deals of what is hidden."""

    guesses: Sequence[BlockOutState]
    style: Level
    sigma: float
    rng: Random
    options: list[Option] = field(default_factory=list)
    worths: dict[tuple[str, Tower], tuple[float, float]] = field(default_factory=dict)
    risks: dict[Tower, tuple[Risks, Risks]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        spots = {side(block): list(self._thought_of(block)) for block in self._blocks()}
        if self.here.stage == "put":
            self.options = [Option(str(spot.aim), spot) for spot in spots[side(self.here.held)]]
        else:
            self.options = list(self._plays(spots))
        self.options = self._ranked()[:CONSIDERED]

    @property
    def here(self) -> BlockOutState:
        return self.guesses[0]

    # --- what comes to mind ----------------------------------------------------------

    def _blocks(self) -> list[str]:
        """One of each size that can be placed now."""
        here = self.here
        named = [here.held] if here.held else [_block(move) for move in here.legal_moves()]
        return list({side(block): block for block in sorted(named) if block}.values())

    def _plays(self, spots: Mapping[float, Sequence[Spot]]) -> Iterator[Option]:
        for move in self.here.legal_moves():
            if block := _block(move):
                yield from (Option(move, spot) for spot in spots[side(block)])
            else:
                yield Option(move)

    def _thought_of(self, block: str) -> Iterator[Spot]:
        """The best spot for each flat face: a dome down does not pay, since it rolls on the dome
        below. What differs is the dome that is left on top."""
        sight = Sight(self.sigma, MIDDLE if self.style.centred else FINE, self.style.noise)
        tower, sure = self.here.tower, self.rng.choice(FLAT_DOWN)
        for face in FLAT_DOWN:
            if face == sure or self.rng.random() >= self.style.overlook:
                yield sight.spot(tower, block, face, self.rng)

    # --- what it is worth -------------------------------------------------------------

    def _ranked(self) -> list[Option]:
        return sorted(self.options, key=self.value, reverse=True)

    def value(self, option: Option) -> float:
        """How likely the seat wins, from 0 to 1."""
        stands, falls = self._worth(option)
        risk = option.spot.risk if option.spot else 0.0
        return (1 - risk) * stands + risk * falls

    def _worth(self, option: Option) -> tuple[float, float]:
        """What it is worth if the stack stands and if it falls, over all deals."""
        tower = option.spot.tower if option.spot else self.here.tower
        key = (option.move, tower)
        if key not in self.worths:
            me, (risks, mine) = self.here.turn, self._risks(tower)
            verdict = _standing(option.spot) if option.spot else ""
            played = [_played(guess, option, verdict) for guess in self.guesses]
            self.worths[key] = (
                fmean(after_standing(stood, me, risks, mine) for stood, _ in played),
                fmean(after_a_fall(fell, me) for _, fell in played),
            )
        return self.worths[key]

    def _risks(self, tower: Tower) -> tuple[Risks, Risks]:
        """What the next player risks on this stack by size, and what the seat itself will risk in
        its next two turns, while the stack grows."""
        if tower not in self.risks:
            expected = dict.fromkeys(SIDES.values(), EXPECTED)
            self.risks[tower] = (expected, expected)
            if self.style.guesses:
                self.risks[tower] = (Sight(THEIRS, COARSE).least_risks(tower), self._mine(tower))
        return self.risks[tower]

    def _mine(self, tower: Tower) -> Risks:
        sight, soon = Sight(self.sigma, COARSE), _grown(tower)
        risks, later = sight.least_risks(soon), sight.least_risks(_grown(_grown(soon)))
        return {size: risk + (1 - risk) * later[size] for size, risk in risks.items()}

    # --- trials in the simulator ------------------------------------------------------------

    def try_the_best(self, enough: Stop) -> None:
        """Let go of the best few in the head, the least tried first."""
        trials = self.style.trials if self.here.stage == "put" else self.style.trials // 2
        for _ in range(trials if self.here.tower else 0):
            if enough():
                return
            best = list({id(one.spot): one.spot for one in self._ranked() if one.spot}.values())
            if best:
                min(best[:TRIED], key=lambda spot: spot.trials).tried(
                    self.here.tower, self.sigma, self.rng
                )

    def thought(self) -> SearchResult:
        ranked = self._ranked()
        values = {option.move: 2 * self.value(option) - 1 for option in reversed(ranked)}
        best = [(option.move, values[option.move]) for option in ranked]
        spots = {id(option.spot): option.spot for option in ranked if option.spot}
        return SearchResult(
            ranked[0].move,
            best[0][1],
            self._line(ranked[0]),
            tuple(dict(best).items())[:SHOWN],
            sum(spot.trials for spot in spots.values()),
        )

    def _line(self, option: Option) -> tuple[str, ...]:
        """The move, and where the block then goes."""
        if option.spot is None or self.here.stage == "put":
            return (option.move,)
        return (option.move, str(option.spot.aim))


def _block(move: str) -> str:
    return move.partition(">")[2]


def _grown(tower: Tower) -> Tower:
    """With one more block, as somebody without malice would put it: a little off the middle, to
    this side and to that."""
    x, y = (THEIRS, 0.0) if len(tower) % 4 < 2 else (0.0, THEIRS)
    block, aim = "medium-wood", Put(x, y, 0, 2)
    return (*tower, Placed(block, aimed(tower, block, aim)))


def _standing(spot: Spot) -> str:
    poses = tuple(placed.pose for placed in spot.tower)
    return str(Verdict("stands", poses[-1], poses))


def _played(
    guess: BlockOutState, option: Option, verdict: str
) -> tuple[BlockOutState, BlockOutState]:
    """The position after a turn that stands, and the one in which the stack falls."""
    held = guess if guess.stage == "put" else guess.after(option.move)
    if option.spot is None:
        return held, held
    return held.after(str(option.spot.aim)).after(verdict), held
