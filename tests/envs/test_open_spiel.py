"""OpenSpiel's own tests and players on our games."""

from __future__ import annotations

import contextlib
import io
import json
import pickle
from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, random_agent

from blockyard import games
from blockyard.envs.open_spiel import HANDS, NAMES, options_in, short_name
from tests.envs.configs import EVERY_GAME, EVERY_TABLE, KEYS, quick

QUICK = "chance_mode=quick,max_moves=12"
# Their playthroughs ask for a flag of the command line, and there is none.
flags.FLAGS.mark_as_parsed()


def load(key: str, **params) -> pyspiel.Game:
    return pyspiel.load_game(short_name(key), {"chance_mode": "quick", **params})


def played(state, number: int, seed: int):
    """After `number` random moves, chance included."""
    rng = np.random.RandomState(seed)
    for _ in range(number):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.slow
@EVERY_TABLE
def test_random_sim_test(key, seats):
    pyspiel.random_sim_test(load(key, players=seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "key", [key for key in KEYS if len(games.get(key).encoding().moves) < 5000]
)
def test_random_sim_test_with_writing_and_reading_at_every_state(key):
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_a_playthrough_is_replayed_to_the_letter(key, tmp_path):
    text = f"{short_name(key)}({QUICK})"
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(text, None, seed=5), encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()):
        original, again = generate_playthrough.replay(str(file))
    assert original == again and "IsTerminal() = True" in original


@EVERY_GAME
def test_rl_environment_plays_to_the_end(key):
    env = rl_environment.Environment(load(key), seed=1)
    seats = env.num_players
    actions = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(seat, actions) for seat in range(seats)]
    time_step = env.reset()
    while not time_step.last():
        seat = time_step.observations["current_player"]
        time_step = env.step([agents[seat].step(time_step).action])
    assert abs(sum(time_step.rewards)) < 1e-6
    assert len(time_step.observations["info_state"][0]) == quick(key).encoding.size


def test_their_mcts_beats_random_play_at_gobblers():
    game, wins = load("gobblers"), 0
    for seed in range(2):
        rng = np.random.RandomState(seed)
        bot = mcts.MCTSBot(game, 2, 50, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state = game.new_initial_state()
        while not state.is_terminal():
            mine = state.current_player() == seed % 2
            state.apply_action(bot.step(state) if mine else int(rng.choice(state.legal_actions())))
        wins += state.returns()[seed % 2] > 0
    assert wins == 2


def test_their_mcts_plays_with_dice_and_hidden_cards():
    for key in ("deblockle", "block-out"):
        game = load(key)
        rng = np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state = played(game.new_initial_state(), 40, seed=2)
        while state.is_chance_node():
            state = played(state, 1, seed=3)
        assert bot.step(state) in state.legal_actions()


@EVERY_GAME
def test_chance_has_the_odds_of_the_rules(key):
    game = games.get(key)
    state = load(key).new_initial_state()
    for step in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            odds = game.odds(state.node.state)
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            if odds is None:
                assert [chance for _, chance in outcomes] == [1 / HANDS] * HANDS
            else:
                named = {state.action_to_string(-1, n): chance for n, chance in outcomes}
                assert named == odds
        state = played(state, 1, step)


@EVERY_GAME
def test_actions_are_called_by_their_notation(key):
    state = played(load(key).new_initial_state(), 30, seed=4)
    while state.is_chance_node():
        state = played(state, 1, seed=5)
    named = [state.action_to_string(state.current_player(), n) for n in state.legal_actions()]
    assert sorted(named) == state.node.state.legal_moves()


def test_an_information_state_is_what_the_seat_was_shown_and_sees():
    """Hands are hidden: other cards in another hand are the same to this seat."""
    state = played(load("block-out").new_initial_state(), 90, seed=6)
    game, node = games.get("block-out"), state.node
    for seat in range(4):
        view = node.state.view(seat)
        seen, history = json.loads(state.information_state_string(seat))
        assert seen == json.loads(json.dumps(view)) and history == node.history(seat)
        sample = game.determinize(view, history, seat, Random(3))
        assert json.loads(json.dumps(sample.view(seat))) == seen


def test_public_and_private_observations_are_named_apart():
    game = load("block-out")
    state = played(game.new_initial_state(), 60, seed=6)
    kinds, none = pyspiel.IIGObservationType, pyspiel.PrivateInfoType.NONE
    public = game.make_py_observer(kinds(perfect_recall=False, private_info=none))
    private = game.make_py_observer(kinds(perfect_recall=False, public_info=False))
    hands = [json.loads(private.string_from(state, seat))[0]["hand"] for seat in range(4)]
    assert [sorted(hand) for hand in hands] == [sorted(h) for h in state.node.state.cards.hands]
    assert json.loads(public.string_from(state, 0))[0]["hand"] is None


def test_the_tower_is_judged_by_physics_and_by_the_hand_that_was_drawn():
    game = pyspiel.load_game(short_name("block-out"), {"players": 2})
    state = played(game.new_initial_state(), 15, seed=1)
    while not (state.is_chance_node() and game.get_type() and _is_count(state)):
        state = played(state, 1, seed=2)
    first = state.chance_outcomes()[0][0]
    shown = []
    for hand in (first, first, first + 1):
        after = state.clone()
        after.apply_action(hand)
        shown.append(after.node.move)
    assert shown[0] == shown[1] != shown[2]


def _is_count(state) -> bool:
    return games.get(state.node.key).odds(state.node.state) is None


def test_options_are_one_parameter():
    assert options_in("defaults") == {}
    memory = load("gobblet", options="memory:yes")
    assert memory.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    plain = load("gobblet").get_type().information
    assert plain == pyspiel.GameType.Information.PERFECT_INFORMATION
    pyspiel.random_sim_test(memory, num_sims=1, serialize=True, verbose=False)


def test_a_bad_action_is_refused_and_the_state_stays():
    state = load("gobblet").new_initial_state()
    before = str(state)
    with pytest.raises(Exception, match="G2"):
        state.apply_action(0)
    assert str(state) == before and state.legal_actions()


def test_every_game_is_registered():
    assert Counter(NAMES) == Counter(map(short_name, [*KEYS, *games.research_games()]))
    assert set(NAMES) <= set(pyspiel.registered_names())


# --- the kernel behind the states ---------------------------------------------------------


@EVERY_GAME
def test_a_kernel_plays_wherever_there_is_one(key):
    state = played(load(key).new_initial_state(), 40, seed=2)
    assert (state._row is not None) == (games.get(key).kernel() is not None)


@EVERY_GAME
def test_kernel_and_rules_say_the_same_at_every_node(key):
    game = load(key)
    state, rng = game.new_initial_state(), Random(4)
    observer = game.make_py_observer()
    for _ in range(60):
        rules = state.node.state
        assert state.is_terminal() == (rules.outcome is not None)
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
            continue
        encoding = state.shared.config.encoding
        assert state.current_player() == rules.to_play
        named = [encoding.moves[action] for action in state.legal_actions()]
        assert sorted(named) == rules.legal_moves()
        for seat in range(game.num_players()):
            observer.set_from(state, seat)
            seen = encoding.observation(rules.view(seat), seat)
            assert observer.tensor.tolist() == np.array(seen, np.float32).tolist()
        before, twin, action = str(state), state.clone(), rng.choice(state.legal_actions())
        twin.apply_action(action)
        assert str(state) == before != str(twin)
        state.apply_action(action)
        assert str(state) == str(twin) and state.history() == twin.history()


def test_rows_are_used_again():
    state = load("gobblers").new_initial_state()
    rows = state.shared.rows
    for _ in range(200):
        state.clone().apply_action(state.legal_actions()[0])
    assert len(rows.free) < 64


# --- names, pickles and information states --------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "blockyard_gobblet(options=touch:strict;memory:yes)",
        "blockyard_deblockle(options=set-up:quick;gold-blocks:2;gold-start:c1+e1)",
        "blockyard_block_out(players=3,chance_mode=quick,options=advanced:yes)",
    ],
)
def test_a_game_is_loaded_again_from_its_name_and_from_a_pickle(name):
    game = pyspiel.load_game(name)
    for other in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game) and other.num_players() == game.num_players()
        assert str(other.new_initial_state()) == str(game.new_initial_state())
    state = played(game.new_initial_state(), 20, seed=1)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_there_is_no_information_state_tensor_and_that_is_said():
    game = load("gobblet")
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="information_state_string"):
        game.new_initial_state().information_state_tensor(0)


def test_a_resampled_state_keeps_what_the_player_knows_and_draws_the_rest():
    state = played(load("block-out").new_initial_state(), 60, seed=6)
    while state.is_chance_node():
        state = played(state, 1, seed=7)
    player, rng = state.current_player(), Random(3)
    known = state.information_state_string(player)
    hidden = set()
    for _ in range(8):
        sample = state.resample_from_infostate(player, rng.random)
        assert sample.information_state_string(player) == known
        assert sample.legal_actions() == state.legal_actions()
        assert sample.current_player() == player
        hidden.add(str(sample))
        played(sample, 10, seed=1)
    assert len(hidden) > 4 and str(state) not in hidden


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "params"), [("block-out", {"players": 2}), ("gobblet", {"options": "memory:yes"})]
)
def test_ismcts_plays(key, params):
    state = load(key, **params).new_initial_state()
    while state.is_chance_node():
        state = played(state, 1, seed=3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        max_simulations=12,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()
