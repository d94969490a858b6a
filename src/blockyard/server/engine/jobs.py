"""The functions that run in worker processes. A job gets only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import takewhile
from random import Random, SystemRandom
from typing import NamedTuple

from blockyard import game_files, games
from blockyard.ai import engine
from blockyard.ai.analysis import Analysis
from blockyard.ai.engine import EngineRequest, EngineResponse, Stop
from blockyard.ai.exact import ExactAnswer, exact_answers
from blockyard.core.analysis import AnalysisUpdate
from blockyard.core.contract import CHANCE, ChanceMove, Refusal, Refused, State
from blockyard.core.match import Match

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


class FirstGame(NamedTuple):
    """The first game of a file, up to where the rules alone have led it."""

    game: str
    moves: list[str]
    start: str
    options: dict[str, str]
    seats: int


def first_game(raw: bytes, stop: Stop) -> FirstGame:
    """Read a file of games in any format: what a stranger has written may take long to read."""
    try:
        match = next(game_files.read(BytesIO(raw), game_files.recognised(raw))).record.match
    except (StopIteration, Refusal):
        raise Refused("not-a-game-file") from None
    moves = [event.move for event in takewhile(lambda event: not event.clause, match.events)]
    options = dict(match.options)
    return FirstGame(match.game.key, moves, start_of(match), options, match.seats)


def start_of(match: Match) -> str:
    """The position in which a match began, as text; empty for the usual one."""
    first, usual = match.start.text(), match.game.start(match.seats, match.options).text()
    return "" if first == usual else first


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
