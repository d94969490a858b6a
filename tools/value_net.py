"""Train the value net of a game with an alpha-beta kernel (core/row_net.py).

    python tools/value_net.py play GAME FILE --seconds 600 --seed 1 [--nodes 8000]
    python tools/value_net.py fit GAME FILE… [--epochs 20]

`play` lets the engine play against itself and appends the quiet positions to FILE, a line each:
the score of the search, the result for the side to move, and the features. Several can run at
once, with a file and a seed each, and be repeated to get more. `fit` trains the net on all files
and writes it into the game's kernel folder.

The target is the search's score by 60 %, as a probability, and the game's result by the rest; a
proven score is the target alone. Positions in which somebody can win at once are left out: the
search resolves those, so they are never evaluated.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import time
from array import array
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from blockyard import games
from blockyard.ai.alphabeta import PROVEN_SCORE
from blockyard.ai.iterative_deepening import IterativeDeepening
from blockyard.core.contract import Game
from blockyard.core.kernel import AlphaBetaKernel, Budget
from blockyard.core.net_weights import FILE, packed
from blockyard.core.status import LOST, RUNNING, WON

HIDDEN, UNIT, OUTPUT_SHIFT, SCALE = 32, 256, 12, 100.0
SCORE_WEIGHT = 0.6
MAX_PLIES = 140
RANDOM_RATES, RANDOM_PLIES = (0.0, 0.05, 0.1, 0.2), 40
"""In each game one of these fractions of the first moves is random."""
DECIDED_RATE = 0.5
"""The chance that a game ends once its result is proven."""
BATCH, LEARNING_RATE, MAX_WEIGHT = 8192, 0.005, 2.0
Floats = NDArray[np.float32]
Indices = NDArray[np.int32]
Row = tuple[int, int, list[int]]


# --- self-play ------------------------------------------------------------------------------


def play(game: Game, kernel: AlphaBetaKernel, rng: Random, nodes: int) -> Iterator[str]:
    """One game: its quiet positions, as lines."""
    position = kernel.position(game.start().text(), opening(game, kernel, rng))
    rows: list[Row] = []
    rate, first, winner = rng.choice(RANDOM_RATES), position.ply, None
    while position.status == RUNNING and position.ply - first < MAX_PLIES:
        codes = position.root_moves()
        rng.shuffle(codes)
        code, score = IterativeDeepening(position, Budget(nodes)).run(codes).scores[0]
        if not (position.immediate_win() or position.is_under_threat() or position.is_proven):
            rows.append((position.side, score, position.net_features()))
        if abs(score) > PROVEN_SCORE and rng.random() < DECIDED_RATE:
            winner = position.side if score > 0 else 1 - position.side
            break
        if rng.random() < rate and position.ply - first < RANDOM_PLIES:
            code = rng.choice(codes)
        position.push(code)
    if position.status in (WON, LOST):
        winner = position.side if position.status == WON else 1 - position.side
    for side, score, features in rows:
        result = 0.5 if winner is None else float(winner == side)
        yield f"{score} {result} {' '.join(map(str, features))}\n"


def opening(game: Game, kernel: AlphaBetaKernel, rng: Random) -> list[str]:
    """A few random moves, after the set-up if there is one."""
    tunable = kernel.tunable()
    assert tunable is not None, "kernels with a net have weights to tune"
    moves = tunable.random_opening(game.start(), rng)
    state = game.start()
    for move in moves:
        state = state.play(move)
    for _ in range(rng.choice((0, 0, 1, 2, 3, 4, 6))):
        move = rng.choice(state.legal_moves())
        if state.play(move).outcome:
            break
        moves.append(move)
        state = state.play(move)
    return moves


# --- training ----------------------------------------------------------------------------------


def load(files: list[Path], padding: int) -> tuple[Floats, Indices]:
    """The targets, and the features of each position, padded to the same number."""
    targets, rows = [], []
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            score, result, *features = line.split()
            targets.append(target(int(score), float(result)))
            rows.append(np.array(features, np.int32))
    table = np.full((len(rows), max(map(len, rows))), padding, np.int32)
    for i, row in enumerate(rows):
        table[i, : len(row)] = row
    return np.array(targets, np.float32), table


def target(score: int, result: float) -> float:
    if abs(score) > PROVEN_SCORE:
        return float(score > 0)
    return SCORE_WEIGHT / (1 + exp(-score / SCALE)) + (1 - SCORE_WEIGHT) * result


class Net:
    """Weights, and Adam's moments of their gradients. The last row belongs to the padding."""

    def __init__(self, features: int, rng: np.random.Generator) -> None:
        self.rows = rng.normal(0, 0.08, (features + 1, HIDDEN)).astype(np.float32)
        self.bias = np.full(HIDDEN, 0.1, np.float32)
        self.output = rng.normal(0, 0.3, HIDDEN).astype(np.float32)
        self.weights = [self.rows, self.bias, self.output]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0
        self.rows[-1] = 0

    def logits(self, features: Indices) -> tuple[Floats, Floats]:
        """The net's output in units of SCALE, and the hidden layer before it is clipped."""
        hidden = self.rows[features].sum(1) + self.bias
        return np.clip(hidden, 0, 1) @ self.output, hidden

    def learn(self, features: Indices, targets: Floats, rate: float) -> None:
        """One step of Adam down the gradient of the cross-entropy."""
        logits, hidden = self.logits(features)
        error = ((1 / (1 + np.exp(-logits)) - targets) / len(targets)).astype(np.float32)
        back = np.outer(error, self.output) * ((hidden > 0) & (hidden < 1))
        flat, width = features.ravel(), features.shape[1]
        rows = [np.bincount(flat, np.repeat(one, width), len(self.rows)) for one in back.T]
        gradients = [np.stack(rows, 1), back.sum(0), np.clip(hidden, 0, 1).T @ error]
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.001 * (gradient**2 - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        np.clip(self.rows, -MAX_WEIGHT, MAX_WEIGHT, out=self.rows)
        self.rows[-1] = 0

    def quantized(self) -> array[int]:
        """In the layout of core/row_net.py."""
        output = np.round(SCALE * self.output * (1 << OUTPUT_SHIFT) / UNIT)
        rows = np.round(UNIT * np.concatenate([self.bias, self.rows[:-1].ravel()]))
        numbers = [*rows[:HIDDEN], *output, *rows[HIDDEN:]]
        return array("h", map(int, numbers))


def fit(net: Net, targets: Floats, features: Indices, symmetries: Indices, epochs: int) -> None:
    """Train on nineteen of twenty positions, each time in one of its symmetric images."""
    rng = np.random.default_rng(1)
    order = rng.permutation(len(targets))
    held_out, known = order[: len(order) // 20], order[len(order) // 20 :]
    steps, step = epochs * (len(known) // BATCH), 0
    for epoch in range(epochs):
        rng.shuffle(known)
        for begin in range(0, len(known) - BATCH + 1, BATCH):
            some, image = known[begin : begin + BATCH], symmetries[rng.integers(len(symmetries))]
            rate = LEARNING_RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            net.learn(image[features[some]], targets[some], rate)
            step += 1
        predicted = 1 / (1 + np.exp(-net.logits(features[held_out])[0]))
        error = float(np.mean((predicted - targets[held_out]) ** 2))
        print(f"epoch {epoch + 1} of {epochs}: squared error {error:.5f}", flush=True)


# --- command line ------------------------------------------------------------------------------


def kernel_of(game: Game) -> AlphaBetaKernel:
    kernel = game.kernel()
    assert kernel is not None and kernel.kind == "alphabeta", "only alpha-beta has such a net"
    return kernel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=8000)
    parser.add_argument("--epochs", type=int, default=20)
    given = parser.parse_args()
    game = games.get(given.game)
    kernel = kernel_of(game)
    if given.what == "play":
        ends, number = time.monotonic() + given.seconds, 0
        with given.files[0].open("a", encoding="utf-8") as file:
            while time.monotonic() < ends:
                file.writelines(play(game, kernel, Random(f"{given.seed} {number}"), given.nodes))
                number += 1
        print(f"{number} games")
        return
    symmetries = kernel.net_symmetries()
    padding = len(symmetries[0])
    targets, features = load(given.files, padding)
    print(f"{len(targets)} positions", flush=True)
    net = Net(padding, np.random.default_rng(1))
    images = np.array([[*image, padding] for image in symmetries], np.int32)
    fit(net, targets, features, images, given.epochs)
    command = f"tools/value_net.py fit {game.key} --epochs {given.epochs}"
    about = {"made by": command, "positions": len(targets)}
    document = json.dumps({**about, "weights": packed(net.quantized())}, indent=1)
    found = importlib.util.find_spec(type(kernel).__module__)
    assert found and found.origin
    Path(found.origin).with_name(FILE).write_text(document + "\n", "utf-8")


if __name__ == "__main__":
    main()
