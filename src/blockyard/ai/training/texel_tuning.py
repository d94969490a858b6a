"""Texel tuning: logistic regression of evaluation weights on the results of self-play games.

The evaluation of an alpha-beta kernel is a weighted sum of features. The weights are fitted so that
a position with evaluation v is won with probability 1 / (1 + exp(-v / UNIT)), which is how
`alphabeta_player.expected_result` reads it. Positions with a win in one for either side are left
out: quiescence search resolves those, so they are never evaluated.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from blockyard.ai.iterative_deepening import IterativeDeepening
from blockyard.ai.training.self_play import NetTraining, Plan, Report, SelfPlayGame, Training
from blockyard.core.alphabeta_position import AlphaBetaPosition
from blockyard.core.contract import Game, Refused
from blockyard.core.kernel import Budget, TunableKernel
from blockyard.core.status import LOST, RUNNING, WON

UNIT = 100.0
MAX_PLIES = 160
"""A longer game is a draw."""
RANDOM_PLIES, RANDOM_RATE = 10, 0.2
"""Exploration: in the first plies of a game, this fraction of the moves is random."""
NEWTON_STEPS = 12
L2_PENALTY = 4.0
"""Ridge regularization, for weights that few games inform."""
Floats = NDArray[np.float64]


class TexelTuning(Training):
    """A training of the evaluation weights of an alpha-beta kernel."""

    def __init__(self, game: Game, kernel: TunableKernel, plan: Plan, games_file: Path) -> None:
        super().__init__(game, plan, games_file)
        self.kernel = kernel
        self.weights: list[int] | None = None

    def play(self, seed: int) -> SelfPlayGame:
        rng, kernel = Random(seed), self.kernel.with_weights(self.weights)
        start = self.game.start()
        moves = kernel.random_opening(start, rng)
        random_until = len(moves) + RANDOM_PLIES
        position = kernel.position(start.text(), moves)
        while position.status == RUNNING and len(moves) < MAX_PLIES:
            codes = position.root_moves()
            rng.shuffle(codes)
            code = codes[0]
            if len(moves) >= random_until or rng.random() >= RANDOM_RATE:
                code = self._best(position, codes)
            moves += kernel.notation(position, [code])
            position.push(code)
        return SelfPlayGame(seed, moves)

    def _best(self, position: AlphaBetaPosition, codes: list[int]) -> int:
        search = IterativeDeepening(position, Budget(nodes=self.plan.nodes))
        return search.run(codes).scores[0][0]

    def _fit(self, games: list[SelfPlayGame], number: int) -> Report:
        rows: list[list[int]] = []
        targets: list[float] = []
        for played in games:
            self._add_positions(played, rows, targets)
        features, results = np.array(rows, float), np.array(targets)
        weights = logistic_regression(features, results)
        self.weights = [round(UNIT * weight) for weight in weights]
        return Report(number, self.plan.games, cross_entropy(features @ weights, results))

    def _add_positions(
        self, played: SelfPlayGame, rows: list[list[int]], targets: list[float]
    ) -> None:
        """Add the features of a game's quiet positions, and the result for the side to move."""
        text = self.game.start().text()
        end = self.kernel.position(text, played.moves)
        winner = {WON: end.side, LOST: 1 - end.side}.get(end.status)
        opening = len(self.kernel.random_opening(self.game.start(), Random(played.seed)))
        position = self.kernel.position(text, played.moves[:opening])
        for move in played.moves[opening:]:
            if not (position.immediate_win() or position.is_under_threat()):
                rows.append(self.kernel.features(position))
                targets.append(0.5 if winner is None else float(winner == position.side))
            position.push(self._code(position, move))

    def _code(self, position: AlphaBetaPosition, move: str) -> int:
        """The code of a move in notation."""
        codes = position.root_moves()
        return next(c for c in codes if self.kernel.notation(position, [c])[0] == move)

    def _weight_rows(self) -> str:
        """The weights as the game's file has them."""
        rows = self.kernel.weight_rows(self.weights or [])
        return ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())


def cross_entropy(logits: Floats, results: Floats) -> float:
    """The mean cross-entropy loss of predicted logits; 0.693 is a coin flip."""
    return float(np.mean(np.logaddexp(0, logits) - results * logits))


def logistic_regression(features: Floats, results: Floats) -> Floats:
    """The weights with the least regularized cross-entropy: Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(NEWTON_STEPS):
        predicted = 1 / (1 + np.exp(-features @ weights))
        gradient = features.T @ (results - predicted) - L2_PENALTY * weights
        curvature = predicted * (1 - predicted)
        hessian = (features.T * curvature) @ features + L2_PENALTY * np.eye(len(weights))
        weights += np.linalg.solve(hessian, gradient)
    return weights


def training(game: Game, plan: Plan, games_file: Path) -> Training:
    """The training that fits the game's kernel: of its nets, or of its evaluation weights."""
    kernel = game.kernel()
    if kernel is not None and kernel.kind == "mcts" and (trainable := kernel.trainable()):
        return NetTraining(game, trainable, plan, games_file)
    if kernel is not None and kernel.kind == "alphabeta" and (tunable := kernel.tunable()):
        return TexelTuning(game, tunable, plan, games_file)
    raise Refused("nothing-to-train", given=game.key)
