"""What many placements say about a hand: people vary, programs do not."""

from __future__ import annotations

from random import Random

import pytest

from blockyard import games
from tests.blockout.people import at_the_bar, with_the_mouse
from tests.blockout.tables import GAME


@pytest.mark.parametrize("timing", [0.02, 0.03, 0.06])
def test_people_at_the_bar_are_not_flagged(timing):
    for seed in range(10):
        rng = Random(seed)
        found = GAME.hand_statistics([at_the_bar(rng, timing) for _ in range(40)])
        assert found.motions == 40 and not found.is_suspect
        assert 10 * timing < found.error < 50 * timing and found.spread > 0.1


def test_people_with_a_mouse_are_not_flagged():
    rng = Random(1)
    found = GAME.hand_statistics([with_the_mouse(rng) for _ in range(30)])
    assert not found.is_suspect and found.repeated == 0


def test_a_script_that_is_a_little_inexact_is_flagged():
    rng = Random(2)
    assert GAME.hand_statistics([at_the_bar(rng, 0.006) for _ in range(20)]).is_suspect


def test_a_script_that_always_misses_by_the_same_is_flagged():
    hands = [f"keyed {0.63 + k / 1000:.3f} {1.83 - k / 1000:.3f}" for k in range(12)]
    assert GAME.hand_statistics(hands).is_suspect


def test_a_movement_that_comes_again_in_another_game_is_flagged():
    rng = Random(3)
    hands = [with_the_mouse(rng) for _ in range(10)]
    found = GAME.hand_statistics([*hands, hands[2]])
    assert found.is_suspect and found.repeated == 1


def test_a_few_movements_and_those_that_programs_state_say_nothing():
    assert not GAME.hand_statistics(["keyed 0.6 1.8"]).is_suspect
    assert GAME.hand_statistics(["sigma 1", ""]).motions == 0
    assert games.get("gobblet").hand_statistics([]) is None
