"""A batch stores less of a game than the kernel does; turns and results must still agree."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from blockyard import games
from blockyard.core.formats import Records
from blockyard.envs.config import returns_of
from blockyard.envs.game_envs import GameEnvs

GOLDEN = Path(__file__).parent.parent / "golden"
TABLES = [("blokus-duo", 2), ("blokus-classic", 2), ("blokus-classic", 3), ("blokus-classic", 4)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_turns_and_ends_agree_with_the_kernel_over_many_games(key, seats):
    batch = GameEnvs(key).batch(40, seats=seats, seed=seats)
    kernel, start = games.get(key).kernel(), games.get(key).start(seats).text()
    moves = batch.config.encoding.moves
    positions = [kernel.position(start)] * batch.games
    running = set(range(batch.games))
    step = 0
    while running:
        actions = batch.sample_actions(step)
        rewards, ended = batch.step(actions)
        for game in sorted(running):
            positions[game] = positions[game].play(moves[actions[game]])
            assert bool(ended[game]) == (positions[game].to_play is None)
            if ended[game]:
                running.remove(game)
                assert (rewards[game] > 0).tolist() == [
                    seat in positions[game].winners for seat in range(seats)
                ]
            else:
                assert batch.to_play[game] == positions[game].to_play
        step += 1


def test_golden_games_are_worth_the_same_in_a_batch():
    """Among them a colour that placed everything, the single square last: random games never do."""
    bonuses = 0
    for path in sorted(GOLDEN.glob("blokus-*/*.record")):
        with path.open("rb") as file:
            [kept] = Records().read(file, games.get)
        match = kept.record.match
        whole = match.start.text() == match.game.start(match.seats).text()
        if match.outcome is None or any(step.clause for step in match.events) or not whole:
            continue
        batch = GameEnvs(match.game.key).batch(1, seats=match.seats)
        for step in match.events:
            rewards, ended = batch.step(np.array([batch.config.encoding.action_of[step.move]]))
        assert ended[0] == 1 and np.allclose(rewards[0], returns_of(match.outcome, match.seats))
        bonuses += max(match.outcome.scores) > 0
    assert bonuses
