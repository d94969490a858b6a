"""The interface that research code is written against: methods, parameters, documentation.

Frameworks prescribe the methods of their own environments; here are ours, and what we add.
"""

from __future__ import annotations

import inspect

import pytest

from blockyard.envs.aec import RawEnv
from blockyard.envs.batched import BatchedEnv
from blockyard.envs.game_envs import GameEnvs
from blockyard.envs.single import SingleAgentEnv
from blockyard.envs.vector import BlockyardVectorEnv

# A change here is a change for everybody who trains agents: say so in the changelog.
SURFACE = {
    GameEnvs: """
        batch(games, threads, seed, autoreset, keep_final, canonical, planes, config)
        env(how) raw_env(how) single(how)
    """,
    BatchedEnv: """
        close() copy() copy_games(origins, targets, source) ended final_observation legal_actions()
        load(saved, games) masks(out) observation(out, seat) outcome(game) packed_masks(out)
        reset(seed, games) rewards sample_actions(seed) save(games) set_state(game, state)
        state(game) step(actions, games) to_play
    """,
    RawEnv: """
        action_space(agent) close() load(saved) observation_space(agent) observe(agent)
        observe_into(agent, observation, mask) outcome position render() reset(seed, options) save()
        set_state(state) state() state_space step(action)
    """,
    SingleAgentEnv: """
        action_masks() load(saved) render() reset(seed, options) save() set_state(state) state()
        step(action)
    """,
    BlockyardVectorEnv: "close_extras(kwargs) render() reset(seed, options) step(actions)",
}
MADE_WITH = {
    SingleAgentEnv: "key seat opponent illegal render_mode canonical planes config",
    RawEnv: "key render_mode canonical planes config",
    BlockyardVectorEnv: "key num_envs seat opponent illegal render_mode autoreset_mode threads"
    " canonical planes config",
}


def public(kind: type) -> dict[str, object]:
    found = {name: member for name, member in vars(kind).items() if not name.startswith("_")}
    wanted = (property, type(public))
    return {name: member for name, member in found.items() if isinstance(member, wanted)}


def shown(name: str, member: object) -> str:
    if not inspect.isfunction(member):
        return name
    return f"{name}({', '.join(list(inspect.signature(member).parameters)[1:])})"


@pytest.mark.parametrize("kind", SURFACE, ids=lambda kind: kind.__name__)
def test_methods_and_their_parameters_are_pinned(kind):
    found = " ".join(sorted(shown(*one) for one in public(kind).items()))
    assert found == " ".join(SURFACE[kind].split())


@pytest.mark.parametrize("kind", MADE_WITH, ids=lambda kind: kind.__name__)
def test_what_an_environment_is_made_with_is_pinned(kind):
    assert list(inspect.signature(kind).parameters) == MADE_WITH[kind].split()


@pytest.mark.parametrize("kind", SURFACE, ids=lambda kind: kind.__name__)
def test_every_public_method_is_documented(kind):
    assert [name for name in public(kind) if not inspect.getdoc(getattr(kind, name))] == []
