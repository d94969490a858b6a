"""Many games at once are the same games that the rules play one by one."""

from __future__ import annotations

import numpy as np
import pytest

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.envs.backend import make_batch, state_of
from blockyard.envs.batched import BatchedEnv
from blockyard.envs.config import IllegalAction, returns_of
from blockyard.envs.game_envs import GameEnvs
from blockyard.envs.rules_batch import RulesBatch
from tests.envs.configs import EVERY_GAME, KEYS, main_clauses, quick

FAST = [
    (key, seats)
    for key in KEYS
    for seats in games.get(key).seats
    if not isinstance(make_batch(quick(key, seats), 1), RulesBatch)
]


def test_most_tables_are_played_by_a_kernel():
    assert {key for key, _ in FAST} == {k for k in KEYS if games.get(k).kernel() is not None}


@pytest.mark.parametrize(("key", "seats"), FAST)
def test_kernel_and_rules_agree_about_everything(key, seats):
    """Masks, values, whose turn it is and what the end is worth, over whole random games."""
    config = quick(key, seats)
    encoding, batch = config.encoding, BatchedEnv(config, games=2, seed=5)
    states = [batch.state(game) for game in range(2)]
    finished = 0
    for step in range(300):
        masks, values = batch.masks(), batch.observation()
        for game, state in enumerate(states):
            legal = [encoding.moves[action] for action in np.flatnonzero(masks[game])]
            assert sorted(legal) == state.legal_moves()
            assert batch.to_play[game] == state.to_play
            assert values[game].tolist() == list(
                encoding.observation(state.view(state.to_play), state.to_play)
            )
        actions = batch.sample_actions(step)
        rewards, ended = batch.step(actions)
        for game, action in enumerate(actions):
            states[game] = states[game].play(encoding.moves[action])
            assert bool(ended[game]) == (states[game].outcome is not None)
            assert np.allclose(rewards[game], returns_of(states[game].outcome, seats))
            if ended[game]:
                finished += 1
                states[game] = batch.state(game)
        if finished > 1:
            return
    raise AssertionError("the games do not end")


@pytest.mark.parametrize(("key", "seats"), FAST)
def test_what_a_seat_sees_while_others_play_agrees_too(key, seats):
    config = quick(key, seats)
    played = make_batch(config, 1)
    values = np.zeros(config.encoding.size, np.int8)
    mask = np.zeros(len(config.encoding.moves), np.int8)
    played.reset(0, 11)
    for _ in range(30):
        state = state_of(config, played)
        if state.outcome:
            break
        for seat in range(seats):
            played.observe_seat(0, seat, values, mask)
            assert values.tolist() == list(config.encoding.observation(state.view(seat), seat))
            assert mask.any() == (seat == state.to_play)
        played.play(0, config.encoding.action_of[state.legal_moves()[-1]])


@pytest.mark.parametrize(("key", "seats"), FAST)
def test_the_kernel_allows_exactly_what_the_rules_allow(key, seats):
    config = quick(key, seats)
    batch = BatchedEnv(config, games=1, seed=2)
    for step in range(12):
        legal = set(np.flatnonzero(batch.masks()[0]))
        allowed = {
            action
            for action in range(batch.actions)
            if batch._batch.first_illegal(np.array([action], np.int32), 0, 1) < 0
        }
        assert allowed == legal
        batch.step(batch.sample_actions(step))


@EVERY_GAME
def test_bits_are_the_masks_packed(key):
    batch = GameEnvs(key).batch(4, chance_mode="quick")
    for step in range(5):
        assert (np.packbits(batch.masks(), axis=1, bitorder="little") == batch.packed_masks()).all()
        batch.step(batch.sample_actions(step))


@EVERY_GAME
def test_one_bad_action_stops_the_whole_step_and_names_the_rule(key):
    batch = GameEnvs(key).batch(5, chance_mode="quick", threads=2)
    for step in range(3):
        batch.step(batch.sample_actions(step))
    before = [batch.state(game).text() for game in range(5)]
    actions = batch.sample_actions(9)
    bad = int(np.flatnonzero(batch.masks()[3] == 0)[-1])
    for wrong in (bad, -1, batch.actions, 2**32 + int(actions[3])):
        tried = actions.astype(np.int64)
        tried[3] = wrong
        with pytest.raises(IllegalAction, match=str(wrong)) as refused:
            batch.step(tried)
        assert wrong != bad or refused.value.objection.clause in main_clauses(key)
        assert [batch.state(game).text() for game in range(5)] == before
    for shape in (actions[:4], actions.astype(float), np.zeros((5, 1), int)):
        with pytest.raises(ValueError, match="whole numbers"):
            batch.step(shape)
    batch.step(actions)
    assert [batch.state(game).text() for game in range(5)] != before


@EVERY_GAME
def test_threads_change_nothing(key):
    one, two = (
        GameEnvs(key).batch(7, chance_mode="quick", threads=threads, seed=3) for threads in (1, 3)
    )
    for step in range(8):
        assert (one.masks() == two.masks()).all()
        assert (one.observation() == two.observation()).all()
        actions = one.sample_actions(step)
        for ours, theirs in zip(one.step(actions), two.step(actions), strict=True):
            assert (ours == theirs).all()
        assert (one.to_play == two.to_play).all()
    two.close()


@EVERY_GAME
def test_the_same_seed_brings_the_same_luck_and_another_seed_another(key):
    batch = GameEnvs(key).batch(6, chance_mode="quick", seed=4)
    first = batch.observation().copy()
    batch.reset(5)
    other = batch.observation().copy()
    batch.reset(4)
    assert (batch.observation() == first).all()
    has_chance = batch.config.start().to_play == CHANCE
    assert (first != other).any() == has_chance


@EVERY_GAME
def test_games_that_are_too_long_are_cut_and_begin_anew(key):
    batch = GameEnvs(key).batch(3, chance_mode="quick", max_moves=4)
    starts = batch.config.start().text()
    for step in range(4):
        _, ended = batch.step(batch.sample_actions(step))
    assert ended.tolist() == [2, 2, 2] and not batch.rewards.any()
    assert batch.config.start().to_play == CHANCE or batch.state(0).text() == starts


@EVERY_GAME
def test_the_callers_arrays_are_used_if_they_fit(key):
    batch = GameEnvs(key).batch(3, chance_mode="quick")
    for look, width in (
        (batch.masks, batch.actions),
        (batch.packed_masks, (batch.actions + 7) // 8),
    ):
        own = np.full((3, width), 7, np.uint8)
        assert look(own) is own and own.max() < 256 and (own == look()).all()
        for wrong in (own[:2], own.astype(np.int16), np.asfortranarray(own), own[:, :-1]):
            with pytest.raises(ValueError, match="rows"):
                look(wrong)


def test_a_batch_has_games_and_threads():
    for games_, threads in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="at least one"):
            GameEnvs("gobblet").batch(games_, threads=threads)
