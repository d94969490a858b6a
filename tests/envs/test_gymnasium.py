"""Gymnasium's own check on our single-seat environment, and what the seat gets."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from blockyard.core.contract import Refused
from blockyard.envs.config import IllegalAction
from blockyard.envs.game_envs import GameEnvs
from tests.envs.configs import EVERY_GAME, EVERY_TABLE


def played_out(env, seed: int) -> tuple[float, dict]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        seen, reward, ended, cut, info = env.step(action)
        assert seen in env.observation_space
        assert (seen["action_mask"] == env.action_masks()).all()
        if ended or cut:
            return reward, info


@EVERY_GAME
def test_check_env(key, capsys):
    # The check tries actions that are not allowed, so they have to lose instead of raising.
    env = gymnasium.make(f"blockyard/{key}-v0", illegal="lose", chance_mode="quick")
    check_env(env.unwrapped)


@EVERY_TABLE
def test_every_seat_can_be_the_learners(key, seats):
    for seat in range(seats):
        env = GameEnvs(key).single(seat=seat, seats=seats, chance_mode="quick")
        reward, info = played_out(env, seed=seat)
        won = seat in info["winners"]
        assert (reward > 0) == won and (reward < 0) == (not won and bool(info["winners"]))


def test_a_bot_plays_the_other_seat():
    env = GameEnvs("gobblers").single(opponent="nodes:200", seat=1)
    rewards = [played_out(env, seed)[0] for seed in range(4)]
    assert rewards == [-1.0] * 4, "a search beats random play"


def test_a_function_plays_the_other_seat():
    asked = []

    def first(seen):
        asked.append(seen)
        return int(np.flatnonzero(seen["action_mask"])[0])

    played_out(GameEnvs("gobblers").single(opponent=first), seed=1)
    assert asked and all(seen["action_mask"].any() for seen in asked)


def test_a_bad_action_raises_or_loses_as_was_agreed():
    env = GameEnvs("gobblet").single()
    env.reset(seed=1)
    before = env.render()
    with pytest.raises(IllegalAction, match="G2"):
        env.step(0)
    assert env.render() == before
    lenient = GameEnvs("gobblet").single(illegal="lose")
    lenient.reset(seed=1)
    _, reward, ended, _, info = lenient.step(0)
    assert (reward, ended) == (-1.0, True) and "G2" in info["refused"]


def test_a_game_that_is_too_long_is_cut():
    env = GameEnvs("gobblet").single(max_moves=4)
    env.reset(seed=1)
    for _ in range(2):
        mask = env.action_masks()
        *_, ended, cut, _ = env.step(int(np.flatnonzero(mask)[0]))
    assert cut and not ended


def test_there_is_no_seat_beyond_the_last():
    with pytest.raises(Refused, match="no-such-seat"):
        GameEnvs("gobblet").single(seat=2)
