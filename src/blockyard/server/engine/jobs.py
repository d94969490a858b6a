"""The functions that run in worker processes. A job gets only what its seat may know."""

from __future__ import annotations

from random import Random, SystemRandom

from blockyard import games
from blockyard.ai import engine
from blockyard.ai.engine import EngineRequest, EngineResponse, Stop
from blockyard.core.contract import CHANCE, ChanceMove, State

SAMPLES = 24
"""Chance moves sampled to estimate the odds of one."""


def respond(request: EngineRequest, stop: Stop) -> EngineResponse:
    """The engine's move."""
    return engine.respond(request, stop)


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


def odds(game: str, text: str, hand: str, move: str, stop: Stop) -> float:
    """The probability, estimated by sampling, that CHANCE plays a move of the same kind (the
    first word of its notation) after the same hand motion."""
    rules, rng = games.get(game), Random(f"{text} {hand}")
    state, kind = rules.read(text), move.partition(" ")[0]
    hits: list[bool] = []
    while len(hits) < SAMPLES and not (hits and stop()):
        hits.append(rules.chance(state, rng, hand).partition(" ")[0] == kind)
    return sum(hits) / len(hits)
