"""Games as Parquet: what is written is what the rules say, and the same command makes the same."""

from __future__ import annotations

import numpy as np
import pyarrow.parquet as pq
import pytest

from blockyard.core.contract import CHANCE
from blockyard.envs.config import env_config
from blockyard.envs.dataset import write
from tests.cli.run import blockyard
from tests.envs.configs import KEYS


def made(tmp_path, key: str, name: str, games: int, **how):
    file = tmp_path / f"{name.replace(':', '-')}-{len(list(tmp_path.iterdir()))}.parquet"
    counts = list(write(file, env_config(key), name, games, **how))
    table = pq.read_table(file)
    assert table.num_rows == sum(counts)
    return table


# Where chance comes first, the rows alone do not say where a game began.
WITHOUT_CHANCE = [key for key in KEYS if env_config(key).start().to_play != CHANCE]


@pytest.mark.parametrize("key", WITHOUT_CHANCE)
def test_rows_are_what_the_rules_show(tmp_path, key):
    """Every observation and every list of legal actions is that of the environment."""
    rows = made(tmp_path, key, "random", 1).slice(0, 40).to_pylist()
    config = env_config(key)
    state = config.start()
    for row in rows:
        seat = state.to_play
        assert row["seat"] == seat
        seen = config.encoding.observation(state.view(seat), seat)
        assert np.array_equal(row["observation"], np.array(seen, config.encoding.dtype))
        assert {config.encoding.moves[a] for a in row["legal"]} == set(state.legal_moves())
        assert config.encoding.moves[row["action"]] == row["move"]
        state = state.play(row["move"])


def test_results_belong_to_the_seat_that_decided(tmp_path):
    table = made(tmp_path, "gobblers", "nodes:50", 3, seed=2)
    for game in range(3):
        rows = [row for row in table.to_pylist() if row["game"] == game]
        by_seat = {row["seat"]: row["result"] for row in rows}
        assert by_seat[0] == -by_seat[1]
        assert [row["ply"] for row in rows] == list(range(len(rows)))


def test_the_same_seed_makes_the_same_games_and_another_others(tmp_path):
    one, again, other = (
        made(tmp_path, "gobblers", "random", 2, seed=seed).column("move").to_pylist()
        for seed in (1, 1, 2)
    )
    assert one == again != other


@pytest.mark.slow
def test_the_command_writes_a_file_once(tmp_path):
    file = tmp_path / "games.parquet"
    ran = blockyard("dataset", "gobblers", str(file), "--player", "random", "--games", "2")
    assert ran.returncode == 0 and str(file) in ran.stdout.replace("\n", "")
    facts = pq.read_schema(file).metadata
    assert facts[b"key"] == b"gobblers" and facts[b"player"] == b"random"
    again = blockyard("dataset", "gobblers", str(file))
    assert again.returncode != 0 and "already exists" in (again.stdout + again.stderr)
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_missing_is_named(tmp_path):
    refused = blockyard("dataset", "gobblers", str(tmp_path / "nowhere" / "x.parquet"))
    assert refused.returncode == 2
    assert "nowhere" in refused.stderr
