"""The functions that run in worker processes. A job gets only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random, SystemRandom
from typing import NamedTuple

from blockyard import games
from blockyard.ai import engine
from blockyard.ai.analysis import Analysis
from blockyard.ai.engine import EngineRequest, EngineResponse, Stop
from blockyard.ai.exact import ExactAnswer, exact_answers
from blockyard.core.analysis import AnalysisUpdate
from blockyard.core.contract import CHANCE, ChanceMove, Refused, State

SAMPLES = 24
"""Chance moves sampled to estimate the odds of one."""
UPDATE_MS = 400
"""Milliseconds after which a streamed analysis tells again what it knows."""


def respond(request: EngineRequest, stop: Stop) -> EngineResponse:
    """The engine's move."""
    return engine.respond(request, stop)


def analyse(
    asked: EngineRequest, lines: int, stop: Stop, tell: Callable[[AnalysisUpdate], None]
) -> None:
    """Tell what the engine finds about a position, until stopped, whoever is to move there."""
    state = engine.determinized(games.get(asked.game), asked, Random(asked.seed))
    if state.to_play is None or state.to_play == CHANCE:
        raise Refused("nothing-to-think-about")
    request = replace(asked, seat=state.to_play)
    for update in Analysis(request, lines, until=stop, every_ms=UPDATE_MS):
        tell(update)


def exact(game: str, text: str, stop: Stop) -> list[ExactAnswer]:
    """The moves of a position whose result is certain."""
    rules = games.get(game)
    return exact_answers(rules, rules.read(text), stop)


def chance_moves(game: str, text: str, hand: str, seed: str, stop: Stop) -> list[ChanceMove]:
    """The moves of CHANCE from this position until a player is to move. Without a seed they
    come from the system's generator and cannot be predicted."""
    rng = Random(seed) if seed else SystemRandom()
    rules = games.get(game)
    state: State = rules.read(text)
    drawn: list[ChanceMove] = []
    while state.to_play == CHANCE:
        drawn.append(rules.filmed(state, rng, "" if drawn else hand))
        state = state.play(drawn[-1].move)
    return drawn


class Odds(NamedTuple):
    """How probable a move of CHANCE was, and ids of what decided it."""

    probability: float
    causes: list[str]


def odds(game: str, text: str, hand: str, move: str, stop: Stop) -> Odds:
    """The probability, estimated by sampling, that CHANCE plays a move of the same kind (the
    first word of its notation) after the same hand motion."""
    rules, rng = games.get(game), Random(f"{text} {hand}")
    state, kind = rules.read(text), move.partition(" ")[0]
    hits: list[bool] = []
    while len(hits) < SAMPLES and not (hits and stop()):
        hits.append(rules.chance(state, rng, hand).partition(" ")[0] == kind)
    return Odds(sum(hits) / len(hits), rules.causes(state, move))
