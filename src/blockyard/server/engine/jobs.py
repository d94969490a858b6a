"""What worker processes are asked to do. A job gets what its seat may know, and no more."""

from __future__ import annotations

from random import Random, SystemRandom

from blockyard import games
from blockyard.ai.engine import Answer, Question, Stop
from blockyard.ai.engine import think as answer
from blockyard.core.contract import CHANCE, ChanceMove, State

DRAWS = 24
"""How often a turn of luck is tried again to learn its odds."""


def think(question: Question, stop: Stop) -> Answer:
    """A bot's move."""
    return answer(question, stop)


def luck(game: str, text: str, hand: str, seed: str, stop: Stop) -> list[ChanceMove]:
    """What CHANCE plays from this position until it is somebody's turn again. Without a seed it
    cannot be foretold."""
    rng = Random(seed) if seed else SystemRandom()
    rules = games.get(game)
    state: State = rules.read(text)
    drawn: list[ChanceMove] = []
    while state.to_play == CHANCE:
        drawn.append(rules.filmed(state, rng, "" if drawn else hand))
        state = state.play(drawn[-1].move)
    return drawn


def odds(game: str, text: str, hand: str, happened: str, stop: Stop) -> float:
    """How often luck does what it did here, at the same hand: the first word of its move says
    what that was."""
    rules, rng = games.get(game), Random(f"{text} {hand}")
    state, kind = rules.read(text), happened.partition(" ")[0]
    drawn: list[bool] = []
    while len(drawn) < DRAWS and not (drawn and stop()):
        drawn.append(rules.chance(state, rng, hand).partition(" ")[0] == kind)
    return sum(drawn) / len(drawn)
