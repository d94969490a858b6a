"""What the peers' own tests do not look for, as functions that fail when it is there.

test_what_theirs_miss.py runs them on our environments, and on environments with a planted fault
each, to show that they bite.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from blockyard.ai.engine import EngineRequest, respond
from blockyard.core.contract import CHANCE
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

Choose = Callable[[Any, np.random.Generator], int]


def random_action(seen: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def course(env: Any, seed: int, looks: int = 0) -> list[str]:
    """The positions of one random game; every agent observes each of them several times."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    found = [env.position.text()]
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        action = random_action(env.current_observation(), rng)
        for _ in range(looks):
            for agent in env.agents:
                env.observe(agent)
        env.step(action)
        found.append(env.position.text())
    return found


def check_looking_changes_nothing(env: Any, seed: int = 1) -> None:
    """The same seed and the same actions lead to the same game, however often somebody looks."""
    assert course(env, seed) == course(env, seed, looks=2), "looking changed the game"


def check_nothing_leaks(env: Any, seed: int = 1) -> None:
    """Give the others different hidden cards: no seat may see a difference."""
    rng = np.random.default_rng(seed)
    game = env.config.game
    env.reset(seed=seed)
    match = Match.begin(game, env.config.seats, dict(env.config.options), env.position)
    changed = 0
    for _ in range(12):
        for seat, agent in enumerate(env.possible_agents):
            truth, before = env.position, env.observe(agent)
            sample = game.determinize(truth.view(seat), match.history(seat), seat, Random(seed))
            if sample is None:
                continue
            changed += sample.text() != truth.text()
            env._batch.states[0] = sample
            after = env.observe(agent)
            env._batch.states[0] = truth
            assert all((before[name] == after[name]).all() for name in before), "a secret leaks"
        env.step(random_action(env.current_observation(), rng))
        if any(env.terminations.values()):
            break
        match = Match.begin(game, env.config.seats, dict(env.config.options), env.position)
    assert changed, "nothing was hidden, so nothing was checked"


def check_masks_do_not_tell_of_others(env: Any, seed: int = 1) -> None:
    """Who is not to play has nothing to choose from, or it would know the hand of who is."""
    env.reset(seed=seed)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection), "a mask of somebody else's moves"


def thought_action(env: Any, rng: np.random.Generator) -> int:
    """What a player would do who thinks a little: some games nobody wins at random."""
    position, config = env.position, env.config
    question = EngineRequest(
        config.key,
        position.to_play,
        options=config.options,
        start=position.text(),
        budget=Budget(nodes=300),
        seed=int(rng.integers(1000)),
    )
    return config.encoding.action_of[respond(question).move]


def any_action(env: Any, rng: np.random.Generator) -> int:
    return random_action(env.current_observation(), rng)


def check_the_winner_wins(env: Any, seeds: range, choose: Choose = any_action) -> None:
    """The rules decide who won, from the same actions; rewards have to say the same."""
    decided = 0
    for seed in seeds:
        rng = np.random.default_rng(seed)
        env.reset(seed=seed)
        state = env.position
        while not any(env.terminations.values()):
            action = choose(env, rng)
            state = state.play(env.config.encoding.moves[action])
            env.step(action)
            if state.to_play == CHANCE:
                state = env.position
        assert state.outcome is not None, "the game ended too early"
        won = {env.possible_agents[seat] for seat in state.outcome.winners}
        for agent, reward in env.rewards.items():
            expected = agent in won if reward > 0 else agent not in won and bool(won)
            assert expected or (reward == 0 and not won), "the wrong seat is rewarded"
        decided += bool(won)
    assert decided, "nobody won, so nothing was checked"


def check_no_hidden_chance(state: Any, steps: int = 300, seed: int = 1) -> None:
    """A chance node leaves the choice to the sampler: it offers all that can happen, the same
    draw does the same in every copy, and a copy made before does not know what comes."""
    rng = np.random.RandomState(seed)
    while not state.is_terminal() and steps:
        steps -= 1
        if not state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
            continue
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        possible = len(state.node.state.legal_moves())
        assert len(outcomes) >= possible, "chance was decided before it was drawn"
        chosen = int(rng.choice(outcomes, p=odds))
        copies = [state.clone(), state.clone()]
        for copy in copies:
            copy.apply_action(chosen)
        state.apply_action(chosen)
        assert {str(copy) for copy in copies} == {str(state)}, "the same draw, another result"
