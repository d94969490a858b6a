"""How fast environments step: ours beside those of others, in one run.

    .venv/bin/pip install -e '.[rl]' blokus-rl
    .venv/bin/python bench/envs.py [SECONDS]
    .venv/bin/python bench/envs.py pgx [SECONDS]     beside pgx; needs `pip install pgx`

blokus-rl brings pygame, which connect_four needs.

Games are first played at random and written down; then the same actions are played again and
timed, so that choosing an action costs nothing on either side. CPU time, the best of five rounds
that take turns, one thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from blockyard.envs import (
    block_out_v0,
    blokus_classic_v0,
    blokus_duo_v0,
    deblockle_v0,
    gobblers_v0,
    gobblet_v0,
)

ROUNDS = 5
Game = list[int]
Lap = Callable[[], int]


# --- one game at a time: PettingZoo ---------------------------------------------------------


def written_down(env: Any, games: int) -> list[Game]:
    """Random games of any AEC environment."""
    rng = np.random.default_rng(1)
    found = []
    for _ in range(games):
        env.reset()
        found.append([])
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            found[-1].append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            env.step(found[-1][-1])
    return found


def replay(env: Any, games: list[Game]) -> int:
    """The games again, with all that a learner asks for: `last` before every `step`."""
    for game in games:
        env.reset()
        for action in game:
            env.last()
            env.step(action)
    return sum(map(len, games))


def replay_blokus_rl(env: Any, games: list[Game], masks: bool) -> int:
    """blokus-rl: without masks nothing is asked for but the next agent."""
    for game in games:
        actions = iter(game)
        env.reset()
        while env.agents:
            agent = env.agent_selection
            if env.terminations[agent]:
                env.step(None)
                continue
            if masks:
                env.observe(agent)
            env.step(next(actions))
    return sum(map(len, games))


# --- many games at once -----------------------------------------------------------------------


def laps(batch: Any, steps: int, look: Callable[[], Any] | None) -> Lap:
    """The same steps of a batch, again and again from the start."""
    batch.reset(1)
    actions = []
    for step in range(steps):
        actions.append(batch.sample_actions(step))
        batch.step(actions[-1])

    def lap() -> int:
        for chosen in actions:
            batch.step(chosen)
            if look is not None:
                look()
        return steps * batch.games

    return lap


def rates(runners: dict[str, tuple[Callable[[], Any], Lap]], seconds: float) -> dict[str, float]:
    """Steps in a CPU second, the best round of each; what sets up is not timed."""
    best = dict.fromkeys(runners, 0.0)
    for _ in range(ROUNDS):
        for name, (set_up, lap) in runners.items():
            steps, spent = 0, 0.0
            while spent < seconds / ROUNDS:
                set_up()
                began = process_time()
                steps += lap()
                spent += process_time() - began
            best[name] = max(best[name], steps / spent)
    return best


def nothing() -> None:
    """Nothing to set up: every lap resets by itself."""


def one_by_one() -> dict[str, tuple[Callable[[], Any], Lap]]:
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - only here is pygame needed

    runners = {}
    for name, env in (
        ("PettingZoo connect_four raw_env", connect_four_v3.raw_env()),
        ("gobblet raw_env", gobblet_v0.raw_env()),
        ("gobblers raw_env", gobblers_v0.raw_env()),
        ("blokus-classic raw_env", blokus_classic_v0.raw_env()),
    ):
        games = written_down(env, 60)
        runners[name] = (nothing, lambda env=env, games=games: replay(env, games))
    return runners


def at_once(games: int) -> dict[str, tuple[Callable[[], Any], Lap]]:
    from blokus_rl.blokus_env import BlokusEnv  # noqa: PLC0415 - only here is it needed

    theirs = BlokusEnv()
    played = written_down(theirs, 20)
    runners: dict[str, tuple[Callable[[], Any], Lap]] = {
        f"blokus-rl {how}": (nothing, lambda m=masks: replay_blokus_rl(theirs, played, m))
        for how, masks in (("without masks", False), ("with masks", True))
    }
    for envs, steps in (
        (blokus_classic_v0, 60),
        (blokus_duo_v0, 30),
        (gobblet_v0, 100),
        (gobblers_v0, 100),
        (deblockle_v0, 100),
    ):
        for how in ("", "masks", "packed_masks", "observation"):
            batch = envs.batch(games)
            look = getattr(batch, how) if how else None
            name = f"batch {envs.key} {'with ' + how if how else 'without masks'}"
            runners[name] = (lambda batch=batch: batch.reset(1), laps(batch, steps, look))
    return runners


def pgx_lap(name: str, games: int, steps: int) -> Lap:
    """A game of pgx on the CPU, compiled before it is timed; a step includes mask and observation,
    and a finished game restarts in it, as in our batches."""
    import jax  # noqa: PLC0415 - only beside pgx
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(1)
    first = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask * 1.0)))
    state, actions, keys = first, [], []
    for _ in range(steps):
        key, other, more = jax.random.split(key, 3)
        actions.append(draw(other, state.legal_action_mask))
        keys.append(jax.random.split(more, games))
        state = step(state, actions[-1], keys[-1])

    def lap() -> int:
        state = first
        for chosen, some in zip(actions, keys, strict=True):
            state = step(state, chosen, some)
        state.rewards.block_until_ready()
        return steps * games

    return lap


def beside_pgx(games: int) -> dict[str, tuple[Callable[[], Any], Lap]]:
    """pgx has none of our games: its small ones beside our small ones, masks and observations
    asked for on both sides."""
    runners = {
        f"pgx {name}": (nothing, pgx_lap(name, games, 30))
        for name in ("tic_tac_toe", "connect_four", "gardner_chess")
    }
    for envs in (gobblers_v0, gobblet_v0, deblockle_v0, blokus_duo_v0):
        batch = envs.batch(games)

        def look(batch: Any = batch) -> None:
            batch.masks()
            batch.observation()

        reset = lambda batch=batch: batch.reset(1)  # noqa: E731
        runners[f"batch {envs.key} with both"] = (reset, laps(batch, 30, look))
    return runners


def options_at_once(games: int) -> dict[str, tuple[Callable[[], Any], Lap]]:
    """Options with a kernel of their own, and Block Out!, which has none: quick chance, so that no
    step simulates a tower."""
    runners: dict[str, tuple[Callable[[], Any], Lap]] = {}
    for envs, options, number in (
        (gobblet_v0, {"touch": "strict"}, games),
        (gobblet_v0, {"memory": "yes"}, games),
        (deblockle_v0, {"set-up": "quick"}, games),
        (block_out_v0, {}, 16),
    ):
        for how in ("", "masks", "observation"):
            batch = envs.batch(number, options=options, chance_mode="quick")
            look = getattr(batch, how) if how else None
            given = "".join(f" {name}={value}" for name, value in options.items())
            kind = "batch" if options else "by the rules:"
            name = f"{kind} {envs.key}{given} {'with ' + how if how else 'without masks'}"
            runners[name] = (lambda batch=batch: batch.reset(1), laps(batch, 20, look))
    return runners


ASKED = (
    ("gobblet raw_env", "PettingZoo connect_four raw_env", 10),
    ("batch blokus-classic without masks", "blokus-rl without masks", 30),
    ("batch blokus-classic with packed_masks", "blokus-rl with masks", 10),
    ("batch gobblet with masks", None, 1_000_000),
)


def tell(found: dict[str, float]) -> None:
    print("| environment | steps/s |\n|---|---|")
    for name, rate in found.items():
        print(f"| {name} | {rate:,.0f} |")


def main() -> None:
    is_beside_pgx = sys.argv[1:2] == ["pgx"]
    given = sys.argv[2:] if is_beside_pgx else sys.argv[1:]
    seconds = float(given[0]) if given else 5.0
    if is_beside_pgx:
        tell(rates(beside_pgx(1024), seconds))
        return
    found = rates(one_by_one() | at_once(1024) | options_at_once(1024), seconds)
    tell(found)
    print()
    for name, peer, asked in ASKED:
        got = found[name] / (found[peer] if peer else 1)
        than = f"times {peer}" if peer else "steps/s"
        print(f"{name}: {got:,.1f} {than}; asked for {asked:,}")


if __name__ == "__main__":
    main()
