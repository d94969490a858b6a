"""Gymnasium's own check on our single-seat environment, and what the seat gets."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from blockyard.core.contract import Refused
from blockyard.envs.made import made
from blockyard.envs.table import BadAction
from tests.envs.tables import EVERY_GAME, EVERY_TABLE


def played_out(env, seed: int) -> tuple[float, dict]:
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        action = int(luck.choice(np.flatnonzero(env.action_masks())))
        seen, reward, ended, cut, info = env.step(action)
        assert seen in env.observation_space
        assert (seen["action_mask"] == env.action_masks()).all()
        if ended or cut:
            return reward, info


@EVERY_GAME
def test_check_env(key, capsys):
    # The check tries actions that are not allowed, so they have to lose instead of raising.
    env = gymnasium.make(f"blockyard/{key}-v0", illegal="lose", luck="quick")
    check_env(env.unwrapped)


@EVERY_TABLE
def test_every_seat_can_be_the_learners(key, seats):
    for seat in range(seats):
        env = made(key).single(seat=seat, seats=seats, luck="quick")
        reward, info = played_out(env, seed=seat)
        won = seat in info["winners"]
        assert (reward > 0) == won and (reward < 0) == (not won and bool(info["winners"]))


def test_a_bot_plays_the_other_seat():
    env = made("gobblers").single(opponent="nodes:200", seat=1)
    rewards = [played_out(env, seed)[0] for seed in range(4)]
    assert rewards == [-1.0] * 4, "a search beats random play"


def test_a_function_plays_the_other_seat():
    asked = []

    def first(seen):
        asked.append(seen)
        return int(np.flatnonzero(seen["action_mask"])[0])

    played_out(made("gobblers").single(opponent=first), seed=1)
    assert asked and all(seen["action_mask"].any() for seen in asked)


def test_a_bad_action_raises_or_loses_as_was_agreed():
    env = made("gobblet").single()
    env.reset(seed=1)
    before = env.render()
    with pytest.raises(BadAction, match="G2"):
        env.step(0)
    assert env.render() == before
    lenient = made("gobblet").single(illegal="lose")
    lenient.reset(seed=1)
    _, reward, ended, _, info = lenient.step(0)
    assert (reward, ended) == (-1.0, True) and "G2" in info["refused"]


def test_a_game_that_is_too_long_is_cut():
    env = made("gobblet").single(longest=4)
    env.reset(seed=1)
    for _ in range(2):
        mask = env.action_masks()
        *_, ended, cut, _ = env.step(int(np.flatnonzero(mask)[0]))
    assert cut and not ended


def test_there_is_no_seat_beyond_the_last():
    with pytest.raises(Refused, match="no-such-seat"):
        made("gobblet").single(seat=2)
