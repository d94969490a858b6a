"""Gymnasium's own check on our single-seat environment, and what the seat gets."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

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
    env = gymnasium.make(
        f"blockyard.envs.gym:blockyard/{key}-v0", illegal="lose", chance_mode="quick"
    )
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


@pytest.mark.slow
def test_gymnasium_finds_the_games_by_itself():
    """Nothing of ours is imported first: the name of the environment says where it is."""
    name = "blockyard.envs.gym:blockyard/gobblers-v0"
    code = f"import gymnasium as g; print(type(g.make({name!r}).unwrapped).__name__)"
    command = [sys.executable, "-c", code]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert shown == "SingleAgentEnv\n"


@EVERY_GAME
def test_pixels_show_the_board_and_change_with_it(key):
    env = GameEnvs(key).single(render_mode="rgb_array", chance_mode="quick")
    env.reset(seed=1)
    before = env.render()
    assert before.dtype == np.uint8 and before.ndim == 3 and len(np.unique(before)) > 3
    env.step(int(env.action_masks().argmax()))
    after = env.render()
    assert before.shape != after.shape or (before != after).any()


@pytest.mark.slow
@EVERY_GAME
def test_an_environment_is_a_value(key):
    """Copied, pickled, saved and loaded: each goes on in the same way."""
    env = GameEnvs(key).single(seat=1, chance_mode="quick")
    env.reset(seed=4)
    for _ in range(3):
        env.step(int(env.action_masks().argmax()))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    action = int(env.action_masks().argmax())
    seen, *rest = env.step(action)
    for twin in twins:
        other, *others = twin.step(action)
        assert all((seen[name] == other[name]).all() for name in seen) and rest == others
        assert twin.save() == env.save()


@EVERY_GAME
def test_the_state_is_what_all_seats_see(key):
    env = GameEnvs(key).raw_env(chance_mode="quick", render_mode="rgb_array")
    env.reset(seed=2)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert (env.state() == np.concatenate(seen)).all() and env.state() in env.state_space
    twin = pickle.loads(pickle.dumps(env))
    saved, state = env.save(), env.position
    action = int(env.observe(env.agent_selection)["action_mask"].argmax())
    for each in (env, twin):
        each.step(action)
    assert env.save() == twin.save() and env.render().shape[2] == 3
    env.load(saved)
    assert env.position.text() == state.text() and env.agent_selection == f"seat_{state.to_play}"
    env.set_state(state.text())
    assert env.save().moves == ()


def test_the_end_is_told_with_clause_and_points():
    env = GameEnvs("blokus-duo").raw_env()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    outcome = env.outcome
    told = {"winners": sorted(outcome.winners), "clause": "U2", "points": list(outcome.scores)}
    assert env.infos == {"seat_0": told, "seat_1": told}


def test_batches_need_numpy_alone():
    code = """
import sys
sys.modules["pettingzoo"] = sys.modules["gymnasium"] = None
from blockyard.envs import gobblers_v0
print(gobblers_v0.batch(3).step([0, 1, 2])[1].tolist())
"""
    command = [sys.executable, "-c", code]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert shown == "[0, 0, 0]\n"
