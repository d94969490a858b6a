"""Openings from self-play: near-equal moves are drawn at random while the opening lasts, and games
are played to their end, so that each move is known by its results.

Each game depends on its number alone, so any number of processes find the same.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import exp
from random import Random

from blockyard import games
from blockyard.ai.engine import EngineResponse, request_for, respond
from blockyard.ai.executors import executor, in_order
from blockyard.core import openings
from blockyard.core.contract import CHANCE
from blockyard.core.kernel import Budget
from blockyard.core.match import Match
from blockyard.core.openings import Step, Tally, place_of

MAX_PLIES = 300
"""A game that is longer is left out."""

Counted = dict[int, dict[str, Tally]]


@dataclass(frozen=True)
class OpeningPlan:
    """`count` games with so many nodes a move. `temperature` is how much worse a move may be, on
    the scale from -1 to 1, to be drawn a third as often as the best one; a position that was
    reached in fewer than `least` games is left out."""

    game: str
    count: int
    nodes: int = 1000
    temperature: float = 0.04
    least: int = 3
    seats: int | None = None
    seed: int = 0


def played(plan: OpeningPlan, number: int) -> list[tuple[Step, int]]:
    """One game: the steps of its opening, each with the result for who made it."""
    rng = Random(f"openings {plan.game} {plan.seed} {number}")
    match, decisions = Match.begin(games.get(plan.game), plan.seats), 0
    while match.to_play is not None and match.ply < MAX_PLIES:
        is_counted = place_of(match.game, match.state) is not None
        match = match.play(match.to_play, match.ply, _move(plan, match, decisions, rng))
        decisions += is_counted
    results = openings.results(match)
    return [(step, results[step.seat]) for step in openings.steps(match)] if results else []


def _move(plan: OpeningPlan, match: Match, decisions: int, rng: Random) -> str:
    seat = match.to_play
    assert seat is not None
    if seat == CHANCE:
        return match.chance_move(rng).move
    in_opening = decisions < openings.DEPTH
    budget, seed = Budget(nodes=plan.nodes), rng.getrandbits(32)
    asked = request_for(match, seat, 9, budget, seed, explain=in_opening)
    found = respond(asked)
    return _drawn(found, plan.temperature, rng) if in_opening else found.move


def _drawn(found: EngineResponse, temperature: float, rng: Random) -> str:
    """One of the best moves, the better the more often."""
    best = dict(found.best) | {found.move: found.value}
    top = max(best.values())
    weights = [exp((value - top) / temperature) for value in best.values()]
    return rng.choices(list(best), weights)[0]


def make(plan: OpeningPlan, jobs: int, cluster: str = "") -> Iterator[Counted]:
    """What was counted, after every game."""
    found: Counted = defaultdict(lambda: defaultdict(Tally))
    with executor(jobs, cluster) as (pool, ahead):
        for steps in in_order(pool, partial(played, plan), range(plan.count), ahead):
            for step, result in steps:
                moves = found[step.key]
                moves[step.move] = moves[step.move].plus(Tally.of(result))
            yield found


def frequent(counted: Counted, least: int) -> Counted:
    """The positions that were reached often enough."""
    return {
        key: dict(moves)
        for key, moves in counted.items()
        if sum(tally.games for tally in moves.values()) >= least
    }
