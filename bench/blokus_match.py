"""Matches between two configurations of the Blokus search, with paired openings and CPU times.

    .venv/bin/python bench/blokus_match.py nodes=1000 nodes=1000,weights=none --games 100
    .venv/bin/python bench/blokus_match.py nodes=500 nodes=20 --game blokus-classic --games 100

A side is a list of NAME=VALUE, separated by commas: `level`, or `nodes` for each move; the fields
of `ai.mcts.SearchParameters`; `weights` (shipped, none, value-net, or a file). Both sides play each
opening from both ends; an opening is one random large piece of each colour. In Classic the first
side has Blue and Red, the second Yellow and Green, and then the other way round.

    .venv/bin/python bench/blokus_match.py --ladder 1 6 --games 100

plays each of these levels against the one below. With `--log FILE` every game is logged when it
ends, and games in the log are not played again; `--first N` leaves out the first N games.

    .venv/bin/python bench/blokus_match.py nodes=3000,reuse=1 "gtp=pentobi-gtp -q --nobook -l 5"
    .venv/bin/python bench/blokus_match.py nodes=800 nodes=800,src=/other/checkout/src

`reuse` keeps the tree between moves; `threads` search one tree; `gtp` is another program, `src`
another version of this one, each in a process of its own. A version with nothing but `nodes` may be
of any age.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field, fields, replace
from math import log10, sqrt
from pathlib import Path
from random import Random
from time import process_time, thread_time

from blockyard import games
from blockyard.ai.gtp_engine import GtpEngine
from blockyard.ai.levels import level_of
from blockyard.ai.mcts import Limits, MctsSearch, SearchParameters, search, solved
from blockyard.core.kernel import Budget, NetWeights
from blockyard.games.blokus.kernel.blokus_kernel import BlokusKernel
from blockyard.games.blokus.kernel.position import BlokusPosition
from blockyard.games.blokus.net.weights import UNTRAINED, weights_file

ANY_VERSION = Path(__file__).with_name("any_version.py")
FIELD_TYPES = {field.name: field.type for field in fields(SearchParameters)}


@dataclass
class Side:
    """A player, and what it has spent."""

    text: str
    kernel: BlokusKernel
    nodes: int
    parameters: SearchParameters
    reuses: bool = False
    threads: int = 1
    tree: list[MctsSearch] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    seconds: float = 0.0
    moves: int = 0

    def move(self, start: str, played: list[str], seed: int) -> str:
        clock = process_time if self.threads > 1 else thread_time
        began = clock()
        position = self.kernel.position(start, played)
        budget = Budget(nodes=self.nodes)
        if self.reuses:
            found = self.grown(position, played, budget, seed)
        else:
            found = search(
                position, budget, seed, parameters=self.parameters, threads=self.threads
            ).move
        self.spent(clock() - began, 1)
        return found

    def grown(self, position: BlokusPosition, played: list[str], budget: Budget, seed: int) -> str:
        """The best move by a search that goes on with the tree of the last move."""
        if exact := solved(position, budget):
            return exact.move
        limits, search = Limits.of(budget), self.kept(played, seed)
        if search is None:
            search = MctsSearch(position, seed, self.parameters, simulations=2 * self.nodes)
        search.run(replace(limits, simulations=max(1, self.nodes - search.tree.simulations)))
        self.tree[:] = [search]
        self.before = list(played)
        return search.result().move

    def kept(self, played: list[str], seed: int) -> MctsSearch | None:
        """The tree of the last move after what was played since, if there is any."""
        if not self.tree or played[: len(self.before)] != self.before:
            return None
        search: MctsSearch | None = self.tree[0]
        for move in played[len(self.before) :]:
            search = search and search.after(move, self.nodes)
        return search

    def spent(self, seconds: float, moves: float) -> None:
        self.seconds += seconds
        self.moves += int(moves)


@dataclass
class OtherProgram(Side):
    """An engine that speaks GTP, in a process of its own."""

    engine: GtpEngine | None = None
    sent: list[str] = field(default_factory=list)

    def move(self, start: str, played: list[str], seed: int) -> str:
        state = self.kernel.game.read(start)
        engine, before = self.engine, self.cpu_seconds()
        assert engine is not None
        if not self.sent or played[: len(self.sent)] != self.sent:
            self.sent = []
            engine.send(f"set_game {engine.dialect.called(state)}")
            engine.send("clear_board")
        for number, move in enumerate(played):
            if number >= len(self.sent):
                written = engine.dialect.written(move, played[0])
                engine.send(f"play {engine.dialect.colour(state)} {written}")
            state = state.play(move)
        text = engine.send(f"genmove {engine.dialect.colour(state)}")
        found = state.spell(engine.dialect.read(text, played[0]))
        self.sent = [*played, found]
        self.spent(self.cpu_seconds() - before, 1)
        return found

    def cpu_seconds(self) -> float:
        assert self.engine is not None
        stat = Path(f"/proc/{self.engine.process.pid}/stat").read_text("utf-8")
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@dataclass
class OtherVersion(Side):
    """Another version of this program, in a process of its own."""

    process: subprocess.Popen[str] | None = None

    def move(self, start: str, played: list[str], seed: int) -> str:
        assert self.process and self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps([start, played, seed]) + "\n")
        self.process.stdin.flush()
        found, seconds = json.loads(self.process.stdout.readline())
        self.spent(seconds, 1)
        return str(found)


def serve(text: str, key: str) -> None:
    """Answer another process's questions until the input ends."""
    asked = side(text, key)
    for line in sys.stdin:
        before = asked.seconds
        found = asked.move(*json.loads(line))
        print(json.dumps([found, asked.seconds - before]), flush=True)


def other(text: str, key: str) -> Side | None:
    """A side that plays in a process of its own, if the text says so."""
    kind, _, command = text.partition("=")
    kernel = games.get(key).kernel()
    if kind == "gtp":
        engine = GtpEngine(command, games.get(key))
        return OtherProgram(text, kernel, 0, SearchParameters(), engine=engine)
    *own, source = text.split(",")
    if not source.startswith("src="):
        return None
    command = [__file__, "--serve", ",".join(own), "--game", key]
    if len(own) == 1 and own[0].startswith("nodes="):
        command = [str(ANY_VERSION), key, own[0].removeprefix("nodes=")]
    process = subprocess.Popen(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": source.removeprefix("src=")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    return OtherVersion(text, kernel, 0, SearchParameters(), process=process)


def side(text: str, key: str) -> Side:
    if found := other(text, key):
        return found
    named = dict(part.split("=") for part in text.split(","))
    given = {
        name: float(value) if FIELD_TYPES[name] == "float" else int(value)
        for name, value in named.items()
        if name in FIELD_TYPES
    }
    kernel: BlokusKernel = games.get(key).kernel()
    nodes = int(named.get("nodes", 1000))
    if "level" in named:
        level = level_of(kernel, int(named["level"]))
        nodes, given["gumbel_noise"] = level.nodes, level.noise / 100
    if (weights := named.get("weights", "shipped")) != "shipped":
        kernel = kernel.with_weights(weights_called(weights))
    threads = int(named.get("threads", 1))
    return Side(text, kernel, nodes, SearchParameters(**given), "reuse" in named, threads)


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
    for _ in state.variant.colours:
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
    for number in range(given.first, given.games):
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
    before = [a.seconds, a.moves, b.seconds, b.moves]
    share, margin = play(given.game, [b, a] if turned else [a, b], seed, given.seats)
    after = [a.seconds, a.moves, b.seconds, b.moves]
    spent = [x - y for x, y in zip(after, before, strict=True)]
    a.spent(-spent[0], -spent[1])
    b.spent(-spent[2], -spent[3])
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
    parser.add_argument("--first", type=int, default=0, help="leave out the games before this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--serve", metavar="SIDE")
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.game)
        return
    first, last = given.ladder or (1, 1)
    pairs = [(f"level={level}", f"level={level - 1}") for level in range(first + 1, last + 1)]
    for pair in pairs or [tuple(given.sides)]:
        print(match(pair, given), flush=True)


if __name__ == "__main__":
    main()
