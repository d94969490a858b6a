"""PettingZoo's own tests on our environments, and that a bad action names its rule."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.utils import BaseWrapper

from blockyard import envs
from blockyard.core.contract import Refused
from blockyard.envs import name_of
from blockyard.envs.config import IllegalAction
from blockyard.envs.game_envs import GameEnvs
from blockyard.envs.rules_batch import RulesBatch
from tests.envs.configs import EVERY_GAME, EVERY_TABLE, KEYS, OPTIONS, main_clauses

with warnings.catch_warnings():
    # Where pygame is installed, their tests import a game that is deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo warns of dictionaries unless the environment has the name of one of its own.
DICTIONARIES = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
)


class Shifted(BaseWrapper):
    """`seed_test` knows one seed; this makes another of it."""

    def __init__(self, env, shift):
        super().__init__(env)
        self.shift = shift

    def reset(self, seed=None, options=None):
        super().reset(seed=None if seed is None else seed + self.shift, options=options)


def random_steps(env, number: int, seed: int = 0) -> None:
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter(number):
        mask = env.observe(agent)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))) if mask.any() else None)


@EVERY_TABLE
@DICTIONARIES[0]
@DICTIONARIES[1]
def test_api_test(key, seats):
    api_test(GameEnvs(key).env(seats=seats, chance_mode="quick"), num_cycles=60)


@pytest.mark.parametrize(("key", "options"), OPTIONS)
@DICTIONARIES[0]
@DICTIONARIES[1]
def test_api_test_with_every_option(key, options):
    api_test(GameEnvs(key).env(options=options, chance_mode="quick"), num_cycles=12)


@pytest.mark.slow
@EVERY_GAME
def test_seed_test_over_fifty_seeds(key):
    pair = [GameEnvs(key).env(chance_mode="quick") for _ in range(2)]
    for shift in range(50):
        both = iter(pair)
        seed_test(lambda shift=shift, both=both: Shifted(next(both), shift), num_cycles=3)


@pytest.mark.slow
@EVERY_GAME
def test_seed_test_with_the_true_luck(key):
    seed_test(GameEnvs(key).env, num_cycles=4)


@EVERY_GAME
def test_render_test(key, capsys):
    render_test(lambda render_mode: GameEnvs(key).env(render_mode=render_mode, chance_mode="quick"))
    assert capsys.readouterr().out.count("\n") > 20


@EVERY_GAME
def test_it_is_imported_by_name(key):
    assert getattr(envs, name_of(key)).key == key
    assert name_of(key) in dir(envs)
    assert str(GameEnvs(key).raw_env()) == name_of(key)


def test_an_unknown_name_is_no_environment():
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = envs.chess_v0


@EVERY_GAME
def test_a_bad_action_names_the_rule_and_changes_nothing(key):
    env = GameEnvs(key).raw_env(chance_mode="quick")
    env.reset(seed=3)
    random_steps(env, 5)
    agent = env.agent_selection
    before = (env.position.text(), agent, env.observe(agent)["observation"].tolist())
    bad = np.flatnonzero(env.observe(agent)["action_mask"] == 0)
    for action in (*bad[:: max(1, len(bad) // 20)], -1, len(env.config.encoding.moves), 10**12):
        with pytest.raises(IllegalAction) as refused:
            env.step(action)
        clause = refused.value.objection.clause
        told = f"(rule {clause})" if clause else "Choose a number from 0 to "
        assert told in str(refused.value)
        assert not clause or clause in main_clauses(key)
        assert str(action) in str(refused.value)
    for nonsense in (None, "4b2", 0.5, float("nan"), [1]):
        with pytest.raises(IllegalAction):
            env.step(nonsense)
    assert (env.position.text(), agent, env.observe(agent)["observation"].tolist()) == before
    assert env.agent_selection == agent


@EVERY_GAME
def test_whole_numbers_of_any_kind_are_actions(key):
    for kind in (int, np.int8, np.int64, np.uint16, float):
        env = GameEnvs(key).raw_env(chance_mode="quick")
        env.reset(seed=3)
        action = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]
        if action <= 127 or kind is not np.int8:
            env.step(kind(action))
            assert env.position.text() != env.config.start().text()


@EVERY_GAME
def test_the_callers_arrays_get_the_same_numbers(key):
    env = GameEnvs(key).raw_env(chance_mode="quick")
    env.reset(seed=1)
    random_steps(env, 7)
    for agent in env.agents:
        seen = env.observe(agent)
        own = {name: np.full_like(array, 99) for name, array in seen.items()}
        env.observe_into(agent, own["observation"], own["action_mask"])
        assert all((own[name] == seen[name]).all() for name in seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_an_array_of_the_wrong_length_is_refused():
    env = GameEnvs(KEYS[-1]).raw_env()
    env.reset()
    with pytest.raises(ValueError, match=r"long|shape"):
        env.observe_into("seat_0", np.zeros(3, np.int8), np.zeros(5, np.int8))


@EVERY_GAME
def test_a_game_that_is_too_long_is_cut_and_brings_nothing(key):
    env = GameEnvs(key).raw_env(max_moves=5, chance_mode="quick")
    env.reset(seed=1)
    random_steps(env, 5)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    random_steps(env, len(env.agents))
    assert not env.agents


def test_who_tries_what_is_not_allowed_can_be_made_to_lose():
    env = GameEnvs("gobblet").env(illegal="lose")
    env.reset()
    env.step(0)
    assert env.rewards == {"seat_0": -1, "seat_1": 0}


def test_kernel_and_rules_are_both_behind_it():
    assert not isinstance(GameEnvs("gobblet").raw_env()._batch, RulesBatch)
    assert isinstance(GameEnvs("block-out").raw_env()._batch, RulesBatch)


def test_what_does_not_exist_is_refused():
    for bad in ({"seats": 7}, {"options": {"colour": "red"}}, {"chance_mode": "good"}):
        with pytest.raises(Refused):
            GameEnvs("gobblet").raw_env(**bad)
