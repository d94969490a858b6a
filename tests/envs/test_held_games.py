"""Games of a batch are values: copied, saved, set, stepped in part, looked at from any seat."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import replace

import numpy as np
import pytest

from blockyard import games
from blockyard.core.batch import NO_ACTION as KERNEL_NO_ACTION
from blockyard.core.contract import CHANCE
from blockyard.envs.backend import make_batch
from blockyard.envs.batched import BatchedEnv
from blockyard.envs.config import NO_ACTION, IllegalAction
from blockyard.envs.rules_batch import RulesBatch
from blockyard.envs.saving import SavedGame
from tests.envs.configs import EVERY_GAME, KEYS, quick
from tests.lines import random_line

# Tables that only the rules played before they had a kernel.
KERNEL_TABLES = pytest.mark.parametrize(
    ("key", "options"),
    [
        ("gobblet", {"touch": "strict"}),
        ("gobblet", {"memory": "yes"}),
        ("deblockle", {"set-up": "quick"}),
        ("deblockle", {"set-up": "quick", "gold-blocks": "1", "blue-blocks": "3"}),
        ("deblockle", {"set-up": "second-mover-first"}),
    ],
)


def played(key: str, rows: int = 4, steps: int = 12, seed: int = 3, **how) -> BatchedEnv:
    batch = BatchedEnv(quick(key), rows, seed=seed, **how)
    for step in range(steps):
        batch.step(batch.sample_actions(step))
    return batch


def texts(batch: BatchedEnv) -> list[str]:
    return [batch.state(game).text() for game in range(batch.games)]


def go_on(batch: BatchedEnv, steps: int = 40) -> list:
    """Everything that comes, chance included."""
    shown = []
    for step in range(steps):
        rewards, ended = batch.step(batch.sample_actions(step + 1000))
        shown.append((rewards.tolist(), ended.tolist(), batch.to_play.tolist()))
        shown.append(batch.observation().tobytes())
    return shown


@pytest.mark.slow
@KERNEL_TABLES
def test_the_kernel_plays_every_table_as_the_rules_do(key, options):
    config = quick(key, options=options)
    batch = BatchedEnv(config, games=3, seed=5, autoreset=False)
    assert not isinstance(batch._batch, RulesBatch)
    encoding = config.encoding
    values, mask = np.zeros(encoding.size, np.int8), np.zeros(batch.actions, np.int8)
    states = [batch.state(game) for game in range(3)]
    for step in range(120):
        actions = batch.sample_actions(step)
        for game, state in enumerate(states):
            legal = batch._batch.legal(game)
            assert [encoding.moves[action] for action in legal] == sorted(
                state.legal_moves(), key=encoding.action_of.__getitem__
            )
            for seat in range(2):
                batch._batch.observe_seat(game, seat, values, mask)
                assert values.tolist() == list(encoding.observation(state.view(seat), seat))
            if state.outcome is None:
                allowed = {n for n in range(batch.actions) if _allows(batch, game, n)}
                assert step > 20 or allowed == set(legal)
        batch.step(actions)
        for game, action in enumerate(actions):
            if action == NO_ACTION:
                continue
            states[game] = states[game].play(encoding.moves[action])
            assert batch.ended[game] == (states[game].outcome is not None)
            assert batch.outcome(game) == states[game].outcome


def _allows(batch, game, action) -> bool:
    actions = np.full(batch.games, NO_ACTION, np.int32)
    actions[game] = action
    return batch._batch.first_illegal(actions, game, game + 1) < 0


LIFTS = {
    "G8": ("a4", "1w 4b 3b 4w / 3w 4w 4b 3b / 4b 3w 2w 3b / 2b 2b 4w 2b"),
    "G7": ("c1", "4w . . . / . 4w . . / . . . . / 4b 4b 3b4w 4b"),
    None: ("c1", ". . . . / . . . . / 4w 4w 3w . / 4b 4b 3b4w 3b"),
}


@pytest.mark.parametrize("clause", LIFTS)
def test_a_lift_loses_in_the_kernel_as_in_the_rules(clause):
    """G8.3: it fits nowhere. G8.4: it cannot cover what it revealed; or it can, and goes on."""
    lift, board = LIFTS[clause]
    config = quick("gobblet", options={"touch": "strict"})
    before = config.game.read(board.replace(" / ", "/").replace(" ", ",") + " w strict")
    after, batch = before.play(lift), make_batch(config, 1)
    batch.set_position(0, before)
    assert batch.play(0, config.encoding.action_of[lift])
    assert (after.outcome.clause if after.outcome else None) == clause
    assert batch.to_play() == (-1 if clause else 0)
    assert batch.returns() == ([-1, 1] if clause else [0, 0])
    assert clause is None or batch.ending() == (clause, ())
    values, mask = np.zeros(config.encoding.size, np.int8), np.zeros(320, np.int8)
    batch.observe_seat(0, 0, values, mask)
    assert values.tolist() == list(config.encoding.observation(after.view(0), 0))
    assert mask.any() == (clause is None)


@EVERY_GAME
def test_how_a_game_ended_is_told_with_its_points(key):
    """Clause and points of the last step are those of the rules."""
    batch = BatchedEnv(quick(key), 6, seed=1, autoreset=False)
    ended = 0
    for step in range(400):
        batch.step(batch.sample_actions(step))
        for game in np.flatnonzero(batch.ended == 1):
            assert batch.outcome(game) == batch.state(game).outcome
            ended += 1
        if ended >= 3:
            return
        if (batch.to_play < 0).all():
            batch.reset()
    raise AssertionError("no game ended")


@pytest.mark.slow
@EVERY_GAME
def test_a_copied_batch_goes_on_like_the_original(key):
    batch = played(key)
    for twin in (batch.copy(), copy.copy(batch), copy.deepcopy(batch)):
        assert texts(twin) == texts(batch)
        before = go_on(twin)
        assert before == go_on(batch.copy())
    assert go_on(pickle.loads(pickle.dumps(batch))) == go_on(batch)


@EVERY_GAME
def test_saved_games_are_json_and_go_on_in_any_row(key):
    batch = played(key)
    saved = json.loads(json.dumps(batch.save([2, 0])))
    other = BatchedEnv(quick(key), 3, seed=99)
    other.load([SavedGame(*game) for game in saved], [1, 2])
    assert other.state(1).text() == batch.state(2).text()
    assert other.state(2).text() == batch.state(0).text()
    assert other.to_play.tolist()[1:] == [batch.to_play[2], batch.to_play[0]]
    assert other.save([1, 2]) == batch.save([2, 0])


@EVERY_GAME
def test_rows_are_copied_as_if_all_at_once(key):
    batch = played(key)
    before = texts(batch)
    batch.copy_games([0, 0, 1], [1, 2, 3])
    assert texts(batch) == [before[0], before[0], before[0], before[1]]
    batch.copy_games([3, 0], [0, 3])
    assert texts(batch) == [before[1], before[0], before[0], before[0]]
    other = BatchedEnv(quick(key), 2)
    other.copy_games([0, 3], [1, 0], source=batch)
    assert texts(other) == [before[0], before[1]]
    another = KEYS[KEYS.index(key) - 1]
    with pytest.raises(ValueError, match="same config"):
        other.copy_games([0], [0], source=played(another, rows=1, steps=0))


@EVERY_GAME
def test_a_game_is_set_to_any_position_and_the_next_one_begins_as_usual(key):
    config = quick(key)
    batch = BatchedEnv(config, 2, seed=1, autoreset=False)
    others = 0
    for seed in range(3):
        line = list(random_line(key, seed, 60, config.options, config.seats))
        for state in line[:: max(1, len(line) // 8)]:
            if state.outcome or state.to_play == CHANCE:
                continue
            other = batch.state(0).text()
            batch.set_state(1, state)
            assert batch.state(1).text() == state.text() and batch.state(0).text() == other
            assert batch.to_play[1] == state.to_play
            legal = [config.encoding.moves[a] for a in batch._batch.legal(1)]
            assert sorted(legal) == state.legal_moves()
            seen = config.encoding.observation(state.view(state.to_play), state.to_play)
            assert batch.observation()[1].tolist() == np.array(seen, batch.dtype).tolist()
            others += 1
            action = batch._batch.legal(1)[-1]
            batch.step([action], games=[1])
            if state.play(config.encoding.moves[action]).to_play != CHANCE:
                assert batch.state(1).text() == state.play(config.encoding.moves[action]).text()
    assert others > 5
    batch.reset(7, games=[1])
    fresh = BatchedEnv(config, 1, seed=7)
    assert batch.state(1).text() == fresh.state(0).text()


def test_positions_of_another_table_and_finished_ones_are_refused():
    batch = BatchedEnv(quick("gobblet"), 1)
    with pytest.raises(ValueError, match="another table"):
        batch.set_state(0, games.get("gobblet").start(options={"touch": "strict"}))
    with pytest.raises(ValueError, match="over"):
        batch.set_state(0, "4w,4w,4w,3w/.,.,.,./.,.,.,./4b,4b,4b,. b casual")
    with pytest.raises(ValueError, match="cannot be played"):
        batch.load([SavedGame(batch.state(0).text(), ("1a1",), 1, 1)])


@EVERY_GAME
def test_a_step_in_part_leaves_the_others(key):
    batch = played(key)
    before, actions = texts(batch), batch.sample_actions(5)
    batch.step(actions[[1, 3]], games=[1, 3])
    after = texts(batch)
    assert after[0] == before[0] and after[2] == before[2]
    assert after[1] != before[1] and after[3] != before[3]
    only = np.full(4, NO_ACTION)
    only[0] = actions[0]
    batch.step(only)
    assert texts(batch)[0] != before[0] and texts(batch)[1:] == after[1:]
    with pytest.raises(ValueError, match="different numbers"):
        batch.step([1, 2], games=[0, 0])
    with pytest.raises(IllegalAction):
        batch.step([-1], games=[2])
    assert texts(batch)[1:] == after[1:] and NO_ACTION == KERNEL_NO_ACTION


@EVERY_GAME
def test_games_are_reset_one_by_one(key):
    batch = played(key)
    before = texts(batch)
    batch.reset(games=np.array([False, True, False, False]))
    assert texts(batch)[0] == before[0] and texts(batch)[2:] == before[2:]
    assert texts(batch)[1] != before[1] and batch.save([1])[0].plies == 0


@EVERY_GAME
def test_lists_of_legal_actions_are_the_masks(key):
    batch = played(key, threads=2)
    actions, offsets = batch.legal_actions()
    masks = batch.masks()
    assert offsets.shape == (5,) and offsets[-1] == len(actions) == masks.sum()
    for game in range(4):
        mine = actions[offsets[game] : offsets[game + 1]]
        assert sorted(mine) == np.flatnonzero(masks[game]).tolist()
    batch.close()


@EVERY_GAME
def test_any_seat_can_look(key):
    batch = played(key)
    seats = [(game + 1) % batch.config.seats for game in range(4)]
    for game, row in enumerate(batch.observation(seat=seats).copy()):
        state, seat = batch.state(game), seats[game]
        seen = batch.config.encoding.observation(state.view(seat), seat)
        assert row.tolist() == np.array(seen, batch.dtype).tolist()
    with pytest.raises(ValueError, match="seats"):
        batch.observation(seat=batch.config.seats)


@EVERY_GAME
def test_the_last_look_at_a_finished_game_is_kept(key):
    """What every seat saw at the end, though the next game has begun in the same step."""
    kept = BatchedEnv(quick(key), 5, seed=2, keep_final=True)
    stays = BatchedEnv(quick(key), 5, seed=2, autoreset=False)
    for step in range(400):
        actions = kept.sample_actions(step)
        kept.step(actions)
        stays.step(actions)
        over = np.flatnonzero(kept.ended)
        for seat in range(kept.config.seats) if over.size else ():
            final = kept.final_observation[over, seat]
            assert (final == stays.observation(seat=seat)[over]).all()
        if over.size:
            assert (kept.to_play >= 0).all() and (stays.to_play[over] == -1).all()
            return
    raise AssertionError("no game ended")


@EVERY_GAME
def test_random_actions_do_not_depend_on_threads(key):
    one, three = (BatchedEnv(quick(key), 7, threads, seed=3) for threads in (1, 3))
    for step in range(10):
        assert (one.sample_actions(step) == three.sample_actions(step)).all()
        one.step(one.sample_actions(step))
        three.step(three.sample_actions(step))
    three.close()


def test_random_actions_are_uniform_and_differ_from_row_to_row():
    batch = BatchedEnv(quick("gobblers"), 2000)
    counts = np.bincount(batch.sample_actions(1), minlength=27)
    assert counts[:27].min() > 40 and counts[:27].max() < 115 and counts.sum() == 2000


@EVERY_GAME
def test_without_autoreset_a_finished_game_waits(key):
    batch = BatchedEnv(replace(quick(key), max_moves=3), 2, autoreset=False)
    for step in range(3):
        batch.step(batch.sample_actions(step))
    assert batch.ended.tolist() == [2, 2] and batch.to_play.tolist() == [-1, -1]
    assert (batch.sample_actions(9) == NO_ACTION).all() and not batch.masks().any()
    with pytest.raises(ValueError, match="truncated"):
        batch.step([0, NO_ACTION])
    batch.step(batch.sample_actions(9))
    assert batch.ended.tolist() == [0, 0]
    batch.reset(games=[0])
    assert batch.to_play[0] >= 0 and batch.to_play[1] == -1
