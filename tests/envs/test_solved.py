"""Solved environments: values found again in another way, and exploitability checked by hand."""

from __future__ import annotations

from random import Random

import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability as spiel_exploitability

from blockyard import games
from blockyard.core.contract import CHANCE
from blockyard.envs import solved
from blockyard.envs.config import env_config
from blockyard.envs.game_envs import GameEnvs
from blockyard.envs.game_tree import GameTree, uniform
from blockyard.envs.open_spiel import pyspiel, short_name
from tests.envs.test_pettingzoo import api_test, seed_test
from tools.equilibrium import Equilibrium

FIVE = "block-out-five-cards"


def short(moves: int) -> GameTree:
    """The five cards, cut off early: a tree that is quick to walk."""
    return GameTree(env_config(FIVE, max_moves=moves))


def test_the_names_are_pinned_with_their_values():
    assert {name: known.value for name, (_, known) in solved.names().items()} == {
        "block-out-five-cards": 0.68984375,
        "blokus-4x4": 1,
        "blokus-5x5": 0,
        "deblockle-one-on-one": 39 / 64,
        "gobblers": 1,
    }


@pytest.mark.parametrize("name", solved.names())
def test_every_environment_plays_to_its_end(name):
    env = solved.get(name)
    batch = env.envs().batch(2, seed=3, **env.parameters)
    for step in range(2000):
        _, ended = batch.step(batch.sample_actions(seed=step))
        if ended.any():
            break
    assert ended.any()


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.parametrize("key", games.research_games())
def test_research_games_pass_the_checks_of_others(key):
    envs = GameEnvs(key)
    api_test(envs.env(), num_cycles=30)
    seed_test(envs.env, num_cycles=4)
    game = pyspiel.load_game(short_name(key))
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.slow
def test_blokus_on_four_by_four_is_won_by_the_first_player():
    env = solved.get("blokus-4x4")
    assert env.tree().perfect_value == env.value


@pytest.mark.long
def test_blokus_on_five_by_five_is_a_draw():
    env = solved.get("blokus-5x5")
    assert env.tree().perfect_value == env.value


@pytest.mark.slow
def test_deblockle_one_on_one_is_worth_what_its_tablebase_says():
    env = solved.get("deblockle-one-on-one")
    game, solver = env.config.game, env.config.game.kernel().solver()

    def value(state) -> float:
        if state.to_play == CHANCE:
            odds = game.odds(state)
            return sum(share * value(state.play(move)) for move, share in odds.items())
        probed = solver.probe(state.text()).value
        return probed if state.to_play == 0 else -probed

    assert value(env.config.start()) == pytest.approx(env.value)


@pytest.mark.slow
def test_five_cards_have_an_equilibrium_of_the_known_value_that_nobody_beats():
    tree = solved.get(FIVE).tree()
    found = Equilibrium(tree)
    assert found.value == pytest.approx(solved.get(FIVE).value, abs=1e-9)
    assert tree.value(found) == pytest.approx(found.value, abs=1e-9)
    assert abs(tree.exploitability(found)) < 1e-9
    assert solved.get(FIVE).exploitability(uniform) == pytest.approx(0.166134982639)


@pytest.mark.slow
def test_exploitability_is_that_of_open_spiel():
    """A second implementation, on the second interface, of the same number."""
    game = pyspiel.load_game("blockyard_block_out_five_cards(max_moves=4)")
    theirs = spiel_exploitability.exploitability(game, spiel_policy.UniformRandomPolicy(game))
    assert short(4).exploitability(uniform) == pytest.approx(theirs)


def test_who_plays_on_the_better_moves_is_exploited_less():
    tree = short(6)
    reply = tree.best_response_value(uniform, 0)
    assert reply > tree.value(uniform) > -tree.best_response_value(uniform, 1)
    assert 0 < tree.exploitability(uniform) < 1


def test_a_seat_cannot_use_what_it_does_not_see():
    """Nodes that differ in the other hand alone are one information set."""
    tree = short(3)
    seen = {(s.seat, s.history) for s in tree.information_states}
    assert len(seen) == len(tree.information_states) < tree.nodes
    assert all(s.view["open"] is None and s.view["seat"] == s.seat for s in tree.information_states)


@pytest.mark.parametrize(
    ("weights", "why"), [({"put 9 9 9 9": 1.0}, "legal are"), ({}, "sum to 0")]
)
def test_what_is_no_policy_is_refused(weights, why):
    with pytest.raises(ValueError, match=why):
        short(1).value(lambda seen: weights)


def test_a_tree_that_is_too_large_or_endless_is_refused():
    with pytest.raises(ValueError, match="more than 100 nodes"):
        GameTree(env_config(FIVE), max_nodes=100)
    with pytest.raises(ValueError, match="never end"):
        solved.get("gobblers").tree()
    with pytest.raises(ValueError, match="physics"):
        GameTree(env_config("block-out", 2))


def test_research_games_are_on_no_list_for_people():
    assert not set(games.research_games()) & set(games.all_games())
    assert {"blokus-4x4", "blokus-5x5", FIVE} == set(games.research_games())


@pytest.mark.parametrize("key", games.research_games())
def test_positions_of_research_games_can_be_written_and_read(key):
    game, rng = games.get_any(key), Random(key)
    state = game.start()
    while state.outcome is None:
        moves = state.legal_moves()
        move = game.chance(state, rng) if state.to_play == CHANCE else rng.choice(moves)
        assert state.objection(move) is None
        state = state.play(move)
        assert game.read(state.text()) == state


def test_five_cards_are_put_in_the_middle_alone():
    game, rng = games.get_any(FIVE), Random(0)
    state = game.start()
    while state.stage != "put":
        moves = state.legal_moves()
        state = state.play(game.chance(state, rng) if state.to_play == CHANCE else moves[-1])
    assert state.legal_moves() == ["put 0 0 0 0"]
    assert state.objection("put 5 0 0 0").reason == "out-of-reach"
    assert state.objection("put 0.0 0 0 0") is None


def test_five_cards_are_determinized_in_agreement_with_what_was_shown():
    game, rng = games.get_any(FIVE), Random(5)
    state, shown = game.start(), []
    for _ in range(9):
        moves = state.legal_moves()
        move = game.chance(state, rng) if state.to_play == CHANCE else rng.choice(moves)
        shown.append(state.tell(move, 0))
        state = state.play(move)
    found = {game.determinize(state.view(0), shown, 0, Random(s)).cards.hands for s in range(40)}
    assert state.cards.hands in found and len(found) > 1
    assert {hands[0] for hands in found} == {state.cards.hands[0]}
