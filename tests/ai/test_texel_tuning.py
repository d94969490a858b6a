"""Texel tuning: what is fitted, that it can be reproduced, and the file that it writes."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from blockyard import games
from blockyard.ai.training.self_play import NetTraining, Plan
from blockyard.ai.training.texel_tuning import (
    TexelTuning,
    cross_entropy,
    logistic_regression,
    training,
)
from blockyard.cli import app

KEYS = ("gobblet", "gobblers", "deblockle")


def tuned(folder, key):
    plan = Plan(key, games=4, nodes=200, rounds=2, seed=5)
    tuning = training(games.get(key), plan, folder / "kept.games")
    return tuning, list(tuning.run())


@pytest.mark.parametrize("key", KEYS)
def test_a_value_is_the_sum_of_weights_of_what_a_position_has(key):
    game = games.get(key)
    rng, start = Random(4), game.start()
    bare = game.kernel()
    for _ in range(6):
        moves = bare.random_opening(start, rng)
        number = len(bare.features(bare.position(start.text(), moves)))
        weights = [rng.randrange(-60, 60) for _ in range(number)]
        kernel = bare.with_weights(weights)
        position = kernel.position(start.text(), moves)
        for _ in range(25):
            if position.status:
                break
            expected = sum(w * f for w, f in zip(weights, kernel.features(position), strict=True))
            assert position.static_evaluation() == expected
            position.push(rng.choice(position.root_moves()))


@pytest.mark.parametrize("key", ["gobblet", "deblockle"])
def test_a_tuning_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path, key):
    whole, reports = tuned(tmp_path, key)
    assert isinstance(whole, TexelTuning)
    assert [report.games for report in reports] == [1, 2, 2, 3, 4, 4]
    kept = (tmp_path / "kept.games").read_text()
    lines = kept.splitlines(True)
    (tmp_path / "kept.games").write_text("".join(lines[:4]) + lines[4][:30])
    again, _ = tuned(tmp_path, key)
    assert again.weights == whole.weights and (tmp_path / "kept.games").read_text() == kept


def test_what_wins_is_found_to_be_worth_something_and_what_does_not_is_not():
    rng = np.random.default_rng(3)
    features = rng.integers(-3, 4, (4000, 3)).astype(float)
    wins = rng.random(4000) < 1 / (1 + np.exp(-0.8 * features[:, 0] + 0.5 * features[:, 2]))
    weights = logistic_regression(features, wins.astype(float))
    assert weights == pytest.approx([0.8, 0.0, -0.5], abs=0.08)
    assert cross_entropy(features @ weights, wins.astype(float)) < cross_entropy(
        0 * features[:, 0], wins
    )


def test_a_game_with_a_prior_is_trained_as_before(tmp_path):
    plan = Plan("blokus-duo", games=1, nodes=10, rounds=1)
    assert type(training(games.get("blokus-duo"), plan, tmp_path / "kept")) is NetTraining


def test_the_command_writes_what_the_game_reads(tmp_path):
    out = tmp_path / "weights.json"
    words = "train gobblers --games 2 --nodes 50 --rounds 1 --seed 1 --lang en --out"
    done = CliRunner().invoke(app, [*words.split(), str(out)])
    assert done.exit_code == 0 and "Games: 2" in done.output, done.output
    stored = json.loads(out.read_text())
    assert stored["made by"].startswith("blockyard train gobblers --games 2")
    assert [len(row) for row in stored["lines"]] == [3, 3, 3]
    assert [len(row) for row in stored["seen"]] == [3, 3, 3] and len(stored["covered"]) == 3
