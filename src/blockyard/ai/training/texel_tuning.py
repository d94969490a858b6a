"""Learning what things are worth: a search plays against itself, and its values learn who won.

The values of an alternating kernel are sums of weights. They are fitted so that a position that is
worth v is won with the probability 1 / (1 + exp(-v / UNIT)), which is what `alternate.as_share`
takes them for. Only positions are learned from in which nobody can win at once: those others are
settled by the search and never valued.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blockyard.ai.iterative_deepening import IterativeDeepening
from blockyard.ai.training.self_play import NetTraining, Plan, Report, SelfPlayGame, Training
from blockyard.core.contract import Game, Refused
from blockyard.core.kernel import Budget
from blockyard.core.status import LOST, RUNNING, WON

UNIT = 100.0
LONGEST = 160
"""A game that takes longer than so many moves is a draw."""
LOOSE_PLIES, LOOSE = 10, 0.2
"""So early, and so often, a move is played at random: games would be alike otherwise."""
STEPS = 12
RIDGE = 4.0
"""How hard weights are held back that few games speak for."""
Floats = NDArray[np.float64]


class Tuning(Training):
    """A training of the values of an alternating kernel."""

    def __init__(self, game: Game, kernel: Any, plan: Plan, games_file: Path) -> None:
        super().__init__(game, plan, games_file)
        self.kernel = kernel
        self.weights: list[int] | None = None

    def _play(self, seed: int) -> SelfPlayGame:
        rng, kernel = Random(seed), self.kernel.with_weights(self.weights)
        start = self.game.start()
        moves = kernel.opening(start, rng)
        loose_until = len(moves) + LOOSE_PLIES
        position = kernel.position(start.text(), moves)
        while position.ended == RUNNING and len(moves) < LONGEST:
            roots = position.roots()
            rng.shuffle(roots)
            code = roots[0]
            if len(moves) >= loose_until or rng.random() >= LOOSE:
                code = (
                    IterativeDeepening(position, Budget(nodes=self.plan.nodes))
                    .run(roots)
                    .values[0][0]
                )
            moves += kernel.spoken(position, [code])
            position.advance(code)
        return SelfPlayGame(seed, moves)

    def _fit(self, games: list[SelfPlayGame], number: int) -> Report:
        counted: list[list[int]] = []
        shares: list[float] = []
        for played in games:
            self._read(played, counted, shares)
        features, results = np.array(counted, float), np.array(shares)
        weights = fitted(features, results)
        self.weights = [round(UNIT * weight) for weight in weights]
        return Report(number, self.plan.games, surprise(features @ weights, results))

    def _read(self, played: SelfPlayGame, counted: list[list[int]], shares: list[float]) -> None:
        """Add what the positions of a game have, and what they brought to who was to play."""
        text = self.game.start().text()
        end = self.kernel.position(text, played.moves)
        winner = {WON: end.side, LOST: 1 - end.side}.get(end.ended)
        begun = len(self.kernel.opening(self.game.start(), Random(played.seed)))
        position = self.kernel.position(text, played.moves[:begun])
        for move in played.moves[begun:]:
            if not (position.wins_at_once() or position.is_in_danger()):
                counted.append(self.kernel.features(position))
                shares.append(0.5 if winner is None else float(winner == position.side))
            position.advance(self._code(position, move))

    def _code(self, position: Any, move: str) -> int:
        """The number of a move that was played from here."""
        codes: list[int] = position.roots()
        return next(c for c in codes if self.kernel.spoken(position, [c])[0] == move)

    def _weight_rows(self) -> str:
        """The weights as the game's file has them."""
        rows = self.kernel.rows(self.weights or [])
        return ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())


def surprise(values: Floats, results: Floats) -> float:
    """How surprised somebody is by the results who believes the values; 0.693 is a toss-up."""
    return float(np.mean(np.logaddexp(0, values) - results * values))


def fitted(features: Floats, results: Floats) -> Floats:
    """The weights by which the results are least surprising, in units: Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (results - chance) - RIDGE * weights
        bend = (features.T * (chance * (1 - chance))) @ features + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def training(game: Game, plan: Plan, games_file: Path) -> Training:
    """The training that fits the game's kernel: of its nets, or of its evaluation."""
    kernel = game.kernel()
    if kernel is not None and kernel.kind == "mcts" and (trainable := kernel.trainable()):
        return NetTraining(game, trainable, plan, games_file)
    if hasattr(kernel, "features"):
        return Tuning(game, kernel, plan, games_file)
    raise Refused("nothing-to-train", given=game.key)
