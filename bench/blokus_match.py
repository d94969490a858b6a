"""Matches between two configurations of the Blokus search, with paired openings and CPU times.

    .venv/bin/python bench/blokus_match.py nodes=1000 nodes=1000,weights=none --games 100
    .venv/bin/python bench/blokus_match.py nodes=500 nodes=20 --game blokus-classic --games 100

A side is a list of NAME=VALUE, separated by commas: `level`, or `nodes` for each move; the fields
of `ai.mcts.SearchParameters`; `weights` (shipped, none, value-net, or a file). Both sides play each
opening from both ends; an opening is one random large piece of each colour. In Classic the first
side has Blue and Red, the second Yellow and Green, and then the other way round.

    .venv/bin/python bench/blokus_match.py --ladder 1 6 --games 100

plays each of these levels against the one below. With `--log FILE` every game is logged when it
ends, and games in the log are not played again.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, fields, replace
from math import log10, sqrt
from pathlib import Path
from random import Random
from time import thread_time

from blockyard import games
from blockyard.ai.levels import level_of
from blockyard.ai.mcts import SearchParameters, search
from blockyard.core.kernel import Budget, NetWeights
from blockyard.games.blokus.kernel.blokus_kernel import BlokusKernel
from blockyard.games.blokus.net.weights import UNTRAINED, weights_file

FIELD_TYPES = {field.name: field.type for field in fields(SearchParameters)}


@dataclass
class Side:
    text: str
    kernel: BlokusKernel
    nodes: int
    parameters: SearchParameters
    seconds: float = 0.0
    moves: int = 0

    def move(self, start: str, played: list[str], seed: int) -> str:
        began = thread_time()
        position = self.kernel.position(start, played)
        budget = Budget(nodes=self.nodes)
        found = search(position, budget, seed, parameters=self.parameters).move
        self.seconds += thread_time() - began
        self.moves += 1
        return found

    def spent(self, seconds: float, moves: float) -> None:
        self.seconds += seconds
        self.moves += int(moves)


def side(text: str, key: str) -> Side:
    named = dict(part.split("=") for part in text.split(","))
    given = {
        name: float(value) if FIELD_TYPES[name] == "float" else int(value)
        for name, value in named.items()
        if name in FIELD_TYPES
    }
    kernel = games.get(key).kernel()
    nodes = int(named.get("nodes", 1000))
    if "level" in named:
        level = level_of(kernel, int(named["level"]))
        nodes, given["gumbel_noise"] = level.nodes, level.noise / 100
    if (weights := named.get("weights", "shipped")) != "shipped":
        kernel = kernel.with_weights(weights_called(weights))
    return Side(text, kernel, nodes, SearchParameters(**given))


def weights_called(name: str) -> NetWeights | None:
    """The weights of a file; `none` for the untrained, `value-net` for the shipped value net with
    the untrained prior."""
    if name == "none":
        return None
    file = weights_file("blokus-duo") if name == "value-net" else Path(name)
    weights: NetWeights = json.loads(file.read_text("utf-8"))
    return {"value_net": weights["value_net"], **UNTRAINED} if name == "value-net" else weights


def opening(key: str, seed: int) -> list[str]:
    """One random large piece for each colour."""
    rng, state, moves = Random(seed), games.get(key).start(), []
    for _ in state.table.colours:
        large = [move for move in state.legal_moves() if move.count(",") == 4]
        moves.append(rng.choice(large))
        state = state.play(moves[-1])
    return moves


def play(key: str, sides: list[Side], seed: int, seats: int | None) -> tuple[float, int]:
    """One game: the score of the first of `sides`, and its margin in points."""
    start = games.get(key).start(seats).text()
    moves = opening(key, seed // 2)
    position = games.get(key).kernel().position(start, moves)
    while position.to_play is not None:
        moves.append(sides[position.to_play % 2].move(start, moves, seed))
        position = position.play(moves[-1])
    margin = sum(s if seat % 2 == 0 else -s for seat, s in enumerate(position.scores))
    return (margin > 0) + (margin == 0) / 2, margin


def elo(score: float) -> float:
    return -400 * log10(1 / min(max(score, 0.001), 0.999) - 1)


def report(a: Side, b: Side, results: list[float], margins: list[int]) -> str:
    number, score = len(results), sum(results) / len(results)
    wins, draws = results.count(1.0), results.count(0.5)
    error = 1.96 * sqrt(max(score * (1 - score), 0.01) / number)
    low, high = elo(score - error), elo(score + error)
    return (
        f"{a.text} against {b.text}: +{wins} ={draws} -{number - wins - draws} of {number}, "
        f"{100 * score:.1f} % ± {100 * error:.1f}, Elo {elo(score):+.0f} [{low:+.0f}, {high:+.0f}],"
        f" points {sum(margins) / number:+.1f}; CPU {1000 * a.seconds / max(a.moves, 1):.1f} and "
        f"{1000 * b.seconds / max(b.moves, 1):.1f} ms a move, "
        f"{a.seconds / number:.2f} and {b.seconds / number:.2f} s a game"
    )


def match(sides: tuple[str, str], given: argparse.Namespace) -> str:
    """Both sides over all games, every opening from both ends."""
    a, b = (side(text, given.game) for text in sides)
    results: list[float] = []
    margins: list[int] = []
    kept = read_log(given.log)
    for number in range(given.games):
        key = f"{given.game} {given.seats} {given.seed} {a.text} {b.text} {number}"
        if key not in kept:
            kept[key] = game(a, b, number, given)
            write_log(given.log, key, kept[key])
        share, margin, *spent = kept[key]
        results.append(share)
        margins.append(int(margin))
        a.spent(*spent[:2])
        b.spent(*spent[2:])
        if number % 10 == 9:
            print(report(a, b, results, margins), file=sys.stderr, flush=True)
    return report(a, b, results, margins)


def game(a: Side, b: Side, number: int, given: argparse.Namespace) -> list[float]:
    """One game of a match: the score of A, its margin, and the CPU seconds and moves of A and of
    B."""
    turned = number % 2 == 1
    seed = 2 * (given.seed * 100_000 + number // 2)
    fresh = [replace(a, seconds=0.0, moves=0), replace(b, seconds=0.0, moves=0)]
    share, margin = play(given.game, fresh[::-1] if turned else fresh, seed, given.seats)
    spent = [fresh[0].seconds, fresh[0].moves, fresh[1].seconds, fresh[1].moves]
    return [1 - share, -margin, *spent] if turned else [share, margin, *spent]


def read_log(log: Path | None) -> dict[str, list[float]]:
    if log is None or not log.exists():
        return {}
    return dict(json.loads(line) for line in log.read_text("utf-8").splitlines())


def write_log(log: Path | None, key: str, played: list[float]) -> None:
    if log is not None:
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, played]) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sides", nargs="*")
    parser.add_argument("--ladder", type=int, nargs=2, metavar=("FROM", "TO"))
    parser.add_argument("--game", default="blokus-duo")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path)
    given = parser.parse_args()
    first, last = given.ladder or (1, 1)
    pairs = [(f"level={level}", f"level={level - 1}") for level in range(first + 1, last + 1)]
    for pair in pairs or [tuple(given.sides)]:
        print(match(pair, given), flush=True)


if __name__ == "__main__":
    main()
