"""Gymnasium's vector environment over a batch: autoreset in every mode, opponents, infos."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from blockyard.envs.config import IllegalAction
from blockyard.envs.vector import BlockyardVectorEnv

ROWS = 6


def made(mode, key="gobblers", **how):
    return gymnasium.make_vec(
        f"blockyard.envs.gym:blockyard/{key}-v0",
        ROWS,
        vectorization_mode="vector_entry_point",
        autoreset_mode=mode,
        chance_mode="quick",
        **how,
    )


def choose(seen, rng):
    masks = seen["action_mask"]
    return (rng.random(masks.shape) * masks).argmax(1)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("how", [{}, {"seat": 1}, {"opponent": "self"}, {"canonical": True}])
def test_games_restart_as_the_mode_says(mode, how):
    envs, rng = made(mode, **how), np.random.default_rng(1)
    assert envs.metadata["autoreset_mode"] == mode
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    over, ends = np.zeros(ROWS, bool), 0
    for _ in range(120):
        if mode == AutoresetMode.DISABLED and over.any():
            seen, _ = envs.reset(options={"reset_mask": over})
        seen, rewards, ended, cut, infos = envs.step(choose(seen, rng))
        assert seen in envs.observation_space and not cut.any()
        if mode == AutoresetMode.NEXT_STEP:
            assert not ended[over].any() and not rewards[over].any()
        over = ended | cut
        ends += over.sum()
        is_shown = seen["action_mask"].any(axis=1)
        assert (is_shown | over).all() and (
            mode == AutoresetMode.SAME_STEP or not is_shown[over].any()
        )
        assert mode != AutoresetMode.SAME_STEP or is_shown.all()
        for game in np.flatnonzero(ended):
            assert infos["clause"][game] in ("G1", "G7", "G10") and infos["_clause"][game]
            won = infos["winners"][game]
            assert (rewards[game] != 0) == bool(len(won))
            if mode == AutoresetMode.SAME_STEP:
                assert infos["final_obs"][game] in envs.single_observation_space
                assert not infos["final_obs"][game]["action_mask"].any()
    assert ends > ROWS


def test_it_plays_the_games_of_the_single_environment():
    """With a policy for the other seat, both environments play the same game."""
    first = lambda seen: seen["action_mask"].argmax(-1)  # noqa: E731
    envs = BlockyardVectorEnv("gobblet", 2, opponent=first, autoreset_mode="Disabled")
    one = gymnasium.make(
        "blockyard.envs.gym:blockyard/gobblet-v0", opponent=lambda seen: int(first(seen))
    ).unwrapped
    (many, _), (alone, _) = envs.reset(seed=3), one.reset(seed=3)
    rng = np.random.default_rng(2)
    for _ in range(200):
        action = int(rng.choice(np.flatnonzero(alone["action_mask"])))
        alone, reward, ended, _, info = one.step(action)
        many, rewards, over, _, infos = envs.step([action, action])
        assert all((many[name] == alone[name]).all() for name in many)
        assert (rewards == reward).all() and (over == ended).all()
        if ended:
            assert infos["clause"][0] == info["clause"] and info["points"] == []
            return
    raise AssertionError("the game does not end")


def test_an_illegal_action_is_refused_or_loses():
    envs = made(AutoresetMode.NEXT_STEP)
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="action 50"):
        envs.step(np.full(ROWS, 50))
    envs = made(AutoresetMode.NEXT_STEP, illegal="lose")
    seen, _ = envs.reset(seed=1)
    actions = seen["action_mask"].argmax(1)
    actions[2] = 50
    _, rewards, ended, _, _ = envs.step(actions)
    assert rewards[2] == -1 and ended.tolist() == [game == 2 for game in range(ROWS)]


def test_a_seed_for_each_game_and_pictures():
    envs = made(AutoresetMode.DISABLED, key="deblockle", render_mode="rgb_array")
    seen, _ = envs.reset(seed=[7] * ROWS)
    assert (seen["observation"] == seen["observation"][0]).all()
    frames = envs.render()
    assert len(frames) == ROWS and frames[0].shape[2] == 3 and frames[0].std() > 1
    envs.close()


def test_who_is_not_known_does_not_play():
    with pytest.raises(ValueError, match="no-such-player"):
        BlockyardVectorEnv("gobblet", 2, opponent="bot:3")
