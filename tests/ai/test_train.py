"""Training from self-play: it learns, resumes where it was interrupted, and is reproducible."""

from __future__ import annotations

import json
from math import log

import pytest
from click.testing import CliRunner

from blockyard import games
from blockyard.ai.mcts import search
from blockyard.ai.training.self_play import Plan
from blockyard.ai.training.texel_tuning import training
from blockyard.cli import app
from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget
from blockyard.games.blokus.net.weights import weights_file

SMALL = Plan("blokus-duo", games=4, nodes=30, rounds=2, seed=3)


def trained(folder, plan=SMALL):
    run = training(games.get(plan.game), plan, folder / "kept.games")
    return run, list(run.run())


@pytest.mark.slow
def test_the_same_plan_gives_the_same_weights(tmp_path):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    one, two = trained(tmp_path / "one")[0], trained(tmp_path / "two")[0]
    assert one.weights == two.weights
    assert all(any(row) for row in one.weights["value_net"])
    assert any(number for phase in one.weights["move_prior"] for number in phase)


@pytest.mark.slow
def test_an_interrupted_training_resumes_as_if_it_had_not_been(tmp_path):
    whole, reports = trained(tmp_path)
    assert [report.games for report in reports] == [1, 2, 2, 3, 4, 4]
    kept = (tmp_path / "kept.games").read_text()
    # interrupted while writing the third game
    lines = kept.splitlines(True)
    (tmp_path / "kept.games").write_text("".join(lines[:3]) + lines[3][:40])
    again, reports = trained(tmp_path)
    assert [report.games for report in reports] == [2, 3, 4, 4]
    assert again.weights == whole.weights
    assert (tmp_path / "kept.games").read_text() == kept


def test_games_of_another_plan_are_refused(tmp_path):
    trained(tmp_path)
    with pytest.raises(Refused):
        trained(tmp_path, Plan("blokus-duo", games=4, nodes=31, rounds=2, seed=3))


def test_the_first_round_can_be_played_by_weights_of_an_earlier_training(tmp_path):
    """Its games are others than those of untrained nets; the file says whose they are."""
    earlier = weights_file("blokus-duo")
    plan = Plan("blokus-duo", games=1, nodes=30, rounds=1, seed=3, first_weights=str(earlier))
    run, _ = trained(tmp_path, plan)
    played = (tmp_path / "kept.games").read_text()
    assert f"--first-weights {earlier}" in run.document()
    (tmp_path / "kept.games").unlink()
    trained(tmp_path, Plan("blokus-duo", games=1, nodes=30, rounds=1, seed=3))
    assert (tmp_path / "kept.games").read_text().splitlines()[1] != played.splitlines()[1]


def test_a_game_without_a_kernel_cannot_be_trained(tmp_path):
    with pytest.raises(Refused):
        training(games.get("block-out"), SMALL, tmp_path / "kept")


def test_a_move_that_is_always_chosen_gets_the_highest_prior():
    """A player who always places the single square first is imitated, bad as that is."""
    game = games.get("blokus-duo")
    kernel, start = game.kernel(), game.kernel().position(game.start().text())
    trainer = kernel.trainer()
    for seed in range(20):
        for move in ("e10", "j5"):
            trainer.add(start, {move: 1}, 0.0, start)
        after = start.play(start.random_playout(seed)[0])
        single = next(move for move in after.legal_moves() if "," not in move)
        trainer.add(after, {single: 1}, 0.0, after)
    losses = [trainer.train_policy_epoch(epoch, learning_rate=0.5)[0] for epoch in range(6)]
    # Two of three examples are a toss-up between two points: no policy has a lower cross-entropy.
    assert losses[-1] == pytest.approx(2 / 3 * log(2), abs=0.02)
    trained = kernel.with_weights(trainer.weights())
    unseen = trained.position(game.start().text(), ["e10,e11,e12,e13,d13"])
    assert search(unseen, Budget(nodes=1)).move == "j5"
    assert search(start, Budget(nodes=1)).move.count(",") == 4


def test_the_shipped_weights_say_how_they_were_made():
    for key in ("blokus-duo", "blokus-classic"):
        made = json.loads(weights_file(key).read_text("utf-8"))
        assert made["made by"].startswith(f"blockyard train {key} --games")
        assert len(made["move_prior"]) == 8 and {len(phase) for phase in made["move_prior"]} == {70}
        assert len(made["policy_net"]) == 1703 and len(made["value_net"]) == 1868


def test_the_command_writes_weights_and_reports_progress(tmp_path):
    out = tmp_path / "weights.json"
    words = "train blokus-duo --games 2 --nodes 10 --rounds 1 --seed 1 --lang en --out"
    done = CliRunner().invoke(app, [*words.split(), str(out)])
    assert done.exit_code == 0, done.output
    assert "Games: 2" in done.output
    assert json.loads(out.read_text())["games"] == 2
    refused = CliRunner().invoke(app, ["train", "block-out", "--lang", "en"])
    assert refused.exit_code == 2
