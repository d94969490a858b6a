"""A match between two versions of the code, each in a process of its own.

    .venv/bin/python bench/versions.py gobblet NEW OLD --nodes 60000 --games 100

NEW and OLD are `src` folders with compiled kernels, such as those of two checkouts. Every opening
of random moves is played from both sides, and both versions get the same nodes for each move.
At a table of more than two, each version has every other seat, and wins with more points together.
Prints score, 95 % interval and CPU seconds a game.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from math import log10, sqrt
from random import Random
from time import process_time

from blockyard import games
from blockyard.core.contract import State

MAX_PLIES = 200
"""A longer game is a draw."""


class Version:
    """A process that runs one version of the engine."""

    def __init__(self, source: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": source},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.seconds = 0.0

    def move(self, question: dict[str, object]) -> str:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        move, seconds = json.loads(self.process.stdout.readline())
        self.seconds += seconds
        return str(move)

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()


def serve() -> None:
    """Answer questions until the input ends. Only what all versions have is used."""
    from blockyard.ai.engine import EngineRequest, respond  # noqa: PLC0415 - of this version
    from blockyard.core.kernel import Budget  # noqa: PLC0415

    for line in sys.stdin:
        asked = json.loads(line)
        budget = Budget(nodes=asked.pop("nodes"))
        history = tuple(asked.pop("history"))
        began = process_time()
        found = respond(EngineRequest(**asked, history=history, budget=budget)).move
        print(json.dumps([found, process_time() - began]), flush=True)


def opening(start: State, plies: int, rng: Random) -> list[str]:
    """Random moves that do not end the game."""
    state, moves = start, list[str]()
    while len(moves) < plies and state.outcome is None:
        moves.append(rng.choice(state.legal_moves()))
        state = state.play(moves[-1])
    return moves if state.outcome is None else opening(start, plies, rng)


def play(given: argparse.Namespace, sides: list[Version], seed: int) -> float:
    """One game: the score of the first side."""
    game = games.get(given.game)
    state = game.start(given.seats)
    history = opening(state, given.opening, Random(seed))
    for move in history:
        state = state.play(move)
    while state.outcome is None and len(history) < MAX_PLIES:
        question = {"game": given.game, "seat": state.to_play, "seats": given.seats}
        question |= {"history": history, "nodes": given.nodes, "seed": seed}
        assert state.to_play is not None
        history.append(sides[state.to_play % 2].move(question))
        state = state.play(history[-1])
    if state.outcome is None:
        return 0.5
    if scores := state.outcome.scores:
        margin = sum(scores[::2]) - sum(scores[1::2])
    else:
        margin = (0 in state.outcome.winners) - (1 in state.outcome.winners)
    return 0.5 * (1 + (margin > 0) - (margin < 0))


def report(scores: list[float], sides: list[Version]) -> str:
    number = len(scores)
    score = sum(scores) / number
    error = 1.96 * sqrt(max(score * (1 - score), 1e-9) / number)
    share = min(max(score, 1e-3), 1 - 1e-3)
    wins, losses = scores.count(1.0), scores.count(0.0)
    return (
        f"+{wins} ={number - wins - losses} -{losses} of {number}, {100 * score:.1f} %"
        f" ± {100 * error:.1f}, Elo {400 * log10(share / (1 - share)):+.0f};"
        f" CPU {sides[0].seconds / number:.2f} and {sides[1].seconds / number:.2f} s a game"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--nodes", type=int, default=60_000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--opening", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sides = [Version(given.new), Version(given.old)]
    scores: list[float] = []
    for number in range(given.games):
        seed, turned = 1000 * given.seed + number // 2, number % 2 == 1
        score = play(given, sides[::-1] if turned else sides, seed)
        scores.append(1 - score if turned else score)
        if number % 10 == 9:
            print(report(scores, sides), file=sys.stderr, flush=True)
    print(report(scores, sides))
    for side in sides:
        side.close()


if __name__ == "__main__":
    serve() if sys.argv[1:] == ["--serve"] else main()
