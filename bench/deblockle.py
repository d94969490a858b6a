"""The speed of Deblockle's kernel: perft, search, and building the tablebases.

python bench/deblockle.py            perft, search, one block each under all four sets of rules
python bench/deblockle.py --match    instead, level 5 against a greedy racer, 100 games
python bench/deblockle.py --weights FILE    instead, these weights against the untrained ones
"""

from __future__ import annotations

import argparse
import json
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time

from blockyard import games
from blockyard.ai import engine
from blockyard.ai.alphabeta import Search
from blockyard.ai.iterative_deepening import IterativeDeepening
from blockyard.ai.transposition_table import TranspositionTable
from blockyard.core.contract import State
from blockyard.core.kernel import Budget
from blockyard.core.status import LOST, RUNNING, WON
from blockyard.games.deblockle.insight import distance
from blockyard.games.deblockle.kernel.deblockle_kernel import DeblockleKernel
from blockyard.games.deblockle.kernel.tablebase import build
from blockyard.games.deblockle.kernel.weights import UNTRAINED
from blockyard.games.deblockle.rules import DeblockleState

GAME = games.get("deblockle")
START = (
    "gold=SC@c1,LP@e1,XS@c3,HC@e3 blue=PL@c5,CS@e5,SX@c7,LC@e7 turn=gold quiet=0 "
    "set-up=first-mover-first slider=before-star side-by-side=yes repetition=3 turn-limit=100 "
    "gold-start=c1,e1,c3,e3 blue-start=c5,e5,c7,e7"
)
NODES = 3_000_000
NODES_A_MOVE = 20_000
LONGEST = 300


def count() -> None:
    began = process_time()
    lines = GAME.kernel().perft(START, 5)
    spent = process_time() - began
    print(f"perft 5: {lines:,} turns, {lines / spent / 1e6:.1f} M/s")


def search() -> None:
    position = GAME.kernel().position(START)
    looked = Search(position, (NODES, 1e6), TranspositionTable(20))
    began, depth = process_time(), 0
    while not looked.is_stopped():
        depth, best = depth + 1, -30000
        for move in position.root_moves():
            best = max(best, looked.search_root_move(move, depth, best, 30000))
    spent = process_time() - began
    print(f"search: {looked.nodes / spent / 1e6:.2f} M nodes/s, up to depth {depth}")


def solve() -> None:
    for slider, may_touch in product(("before-star", "to-the-end"), (True, False)):
        began = process_time()
        totals = build(slider, may_touch).totals
        touching = "yes" if may_touch else "no"
        print(f"{slider}, side-by-side={touching}: {process_time() - began:.2f} s, {totals}")


def greedy(state: State, rng: Random) -> str:
    """The racer: leave if it can, else the turn after which its blocks have least to go."""
    assert isinstance(state, DeblockleState)
    mover = state.mover

    def to_go(move: str) -> int:
        after = state.play(move)
        own = (s for s, block in enumerate(after.squares) if block and block.colour == mover)
        return sum(distance(after, square) for square in own)

    moves = state.legal_moves()
    rng.shuffle(moves)
    return min(moves, key=to_go)


def play(seat: int, level: int, seed: int) -> float:
    """One game from a quick set-up; the level sits on `seat`. Its share of the point."""
    rng, state = Random(seed), GAME.start(options={"set-up": "quick"})
    start, history = state.text(), []
    while state.outcome is None:
        if state.to_play == seat:
            request = engine.EngineRequest(
                "deblockle", seat, tuple(history), start=start, level=level, seed=seed
            )
            move = engine.respond(request).move
        elif state.to_play in (0, 1):
            move = greedy(state, rng)
        else:
            move = GAME.chance(state, rng)
        history.append(move)
        state = state.play(move)
    return 0.5 if not state.outcome.winners else float(seat in state.outcome.winners)


def match(level: int, number: int) -> None:
    shares = [play(seat, level, seed) for seed in range(number // 2) for seat in (0, 1)]
    wins, draws = shares.count(1.0), shares.count(0.5)
    print(f"level {level} against the racer: +{wins} ={draws} -{number - wins - draws}")


def compare(file: Path, number: int) -> None:
    """The weights of a file against the untrained ones, every opening from both sides."""
    stored = json.loads(file.read_text("utf-8"))
    trained, untrained = (
        DeblockleKernel((stored["to play"], *stored["turns to go"])),
        DeblockleKernel(UNTRAINED),
    )
    pairs = []
    for seed in range(number // 2):
        there, back = duel((trained, untrained), seed), duel((untrained, trained), seed)
        pairs.append((there + 1 - back) / 2)
        print(f"{2 * seed + 2} games: {sum(pairs) / len(pairs):.3f}", flush=True)
    mean = sum(pairs) / len(pairs)
    standard_error = sqrt(sum((pair - mean) ** 2 for pair in pairs) / len(pairs) / len(pairs))
    score = f"{100 * mean:.1f} % ± {196 * standard_error:.1f}"
    print(f"{file} against the untrained ones: {score} of {number}")


def duel(kernels: tuple[DeblockleKernel, DeblockleKernel], seed: int) -> float:
    """One game between two searches; the share of the point of the first."""
    start = GAME.start()
    moves = kernels[0].random_opening(start, Random(seed))
    positions = [kernel.tablebase_position(start.text(), moves) for kernel in kernels]
    while positions[0].status == RUNNING and positions[0].ply < LONGEST:
        chooser = positions[positions[0].side]
        found = IterativeDeepening(chooser, Budget(nodes=NODES_A_MOVE)).run(chooser.root_moves())
        for position in positions:
            position.push(found.scores[0][0])
    end = positions[0]
    return 0.5 if end.status not in {WON, LOST} else float((end.side == 0) == (end.status == WON))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--match", action="store_true")
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    if given.match:
        match(given.level, given.games)
        return
    if given.weights:
        compare(given.weights, given.games)
        return
    count()
    search()
    solve()


if __name__ == "__main__":
    main()
