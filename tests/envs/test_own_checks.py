"""Leaks, wrong winners, looking that changes something, chance inside a state: none of them here,
and each is found where it was planted."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest

from blockyard.envs.aec import RawEnv
from blockyard.envs.open_spiel import SpielState, short_name
from tests.envs import checks
from tests.envs.configs import EVERY_GAME, KEYS


class Plain(RawEnv):
    """Ours as it is. What the next agent sees is asked for before a fault can be in it."""

    def current_observation(self):
        return RawEnv.observe(self, self.agent_selection)


class Leaking(Plain):
    """Shows the cards of the next seat."""

    def observe(self, agent):
        seen = super().observe(agent)
        other = (self._seat[agent] + 1) % self.config.seats
        view = self.position.view(other)
        values = self.config.encoding.observation(view, other)
        seen["observation"][:18] += np.array(values[:18], np.float32)
        return seen


class Telling(Plain):
    """Shows everybody what the seat to play may do."""

    def observe(self, agent):
        seen = super().observe(agent)
        seen["action_mask"] = super().observe(self.agent_selection)["action_mask"]
        return seen


class Stirring(Plain):
    """Draws from the game's random generator when an agent observes."""

    def observe(self, agent):
        self._batch.words[0] += 1
        return super().observe(agent)


class Mixed(Plain):
    """Gives the prize to the seat after the winner."""

    def _finish(self, has_ended):
        super()._finish(has_ended)
        turned = list(self.rewards.values())
        self.rewards = dict(zip(self.agents, [*turned[1:], turned[0]], strict=True))


class Fated(SpielState):
    """Holds a random generator: what chance will do is known before it is drawn."""

    def chance_outcomes(self):
        outcomes = super().chance_outcomes()
        return [(outcomes[len(self.history()) % len(outcomes)][0], 1.0)]


class Restless(SpielState):
    """Draws chance while a move is made, so that copies diverge."""

    rng = Random(1)

    def _apply_action(self, action):
        if self.is_chance_node():
            action = self.rng.choice([outcome for outcome, _ in self.chance_outcomes()])
        super()._apply_action(action)


def quick_env(kind, key, **config):
    return kind(key, chance_mode="quick", **config)


# Nobody wins Deblockle at random.
ONE_EACH = {"gold-blocks": "1", "blue-blocks": "1"}
DECIDED = [key for key in KEYS if key != "deblockle"]


@EVERY_GAME
def test_looking_changes_nothing(key):
    checks.check_looking_changes_nothing(quick_env(Plain, key))


@pytest.mark.parametrize("key", DECIDED)
def test_the_winner_wins(key):
    checks.check_the_winner_wins(quick_env(Plain, key), range(4))


def test_the_winner_wins_where_one_has_to_think():
    env = quick_env(Plain, "deblockle", options=ONE_EACH)
    checks.check_the_winner_wins(env, range(3), checks.thought_action)


@EVERY_GAME
def test_masks_do_not_tell_of_others(key):
    checks.check_masks_do_not_tell_of_others(quick_env(Plain, key))


@EVERY_GAME
def test_there_is_no_luck_inside_a_state(key):
    game = pyspiel.load_game(short_name(key), {"chance_mode": "quick"})
    checks.check_no_hidden_chance(game.new_initial_state(), steps=150)


def test_nothing_leaks():
    checks.check_nothing_leaks(quick_env(Plain, "block-out"))


def test_a_planted_leak_is_found():
    with pytest.raises(AssertionError, match="a secret leaks"):
        checks.check_nothing_leaks(quick_env(Leaking, "block-out"))


def test_a_planted_mask_of_somebody_elses_moves_is_found():
    with pytest.raises(AssertionError, match="somebody else's"):
        checks.check_masks_do_not_tell_of_others(quick_env(Telling, "block-out"))


def test_a_planted_look_that_changes_the_game_is_found():
    with pytest.raises(AssertionError, match="looking changed"):
        checks.check_looking_changes_nothing(quick_env(Stirring, "block-out"))


@pytest.mark.parametrize("key", DECIDED)
def test_a_planted_wrong_winner_is_found(key):
    with pytest.raises(AssertionError, match="wrong seat"):
        checks.check_the_winner_wins(quick_env(Mixed, key), range(8))


def test_a_planted_wrong_winner_is_found_where_one_has_to_think():
    env = quick_env(Mixed, "deblockle", options=ONE_EACH)
    with pytest.raises(AssertionError, match="wrong seat"):
        checks.check_the_winner_wins(env, range(3), checks.thought_action)


@pytest.mark.parametrize("key", ["deblockle", "block-out"])
@pytest.mark.parametrize(
    ("kind", "found"), [(Fated, "decided before"), (Restless, "another result")]
)
def test_planted_luck_inside_a_state_is_found(key, kind, found):
    game = pyspiel.load_game(short_name(key), {"chance_mode": "quick"})
    with pytest.raises(AssertionError, match=found):
        checks.check_no_hidden_chance(kind(game))
