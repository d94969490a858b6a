"""The race between two players (planner/race.py): what cards are worth on a shaky stack."""

from __future__ import annotations

import numpy as np
import pytest

from blockyard.games.blockout.blocks import BLOCKS
from blockyard.games.blockout.planner.race import (
    FALL_RISKS,
    Held,
    Odds,
    Race,
    ahead,
    fallen,
)

TALL = 6
HANDS = [Held(blocks, actions) for blocks in (1, 3, 5) for actions in (0, 1, 2)]


def average(height: int) -> list[Odds]:
    return [Odds(risk, risk) for risk in FALL_RISKS[height:]]


@pytest.mark.parametrize("height", (1, 4, 7))
def test_the_turns_on_one_stack_and_value_iteration_agree(height):
    """The same risks, solved in two ways: by expectimax to the ninth block, and by sweeps."""
    for mine in HANDS:
        for theirs in HANDS:
            known = ahead()[(height, *mine, *theirs)]
            found = Race(height, average(height)).value(my_turn=True, mine=mine, theirs=theirs)
            assert found == pytest.approx(known, abs=1e-3)


def test_both_players_have_one_chance_between_them():
    for my_turn in (True, False):
        mine, theirs = Held(3, 1), Held(4, 0)
        one = Race(4, average(4)).value(my_turn, mine, theirs)
        other = Race(4, average(4)).value(not my_turn, theirs, mine)
        assert one + other == pytest.approx(1)
    assert np.all((ahead() >= 0) & (ahead() <= 1))


def test_who_has_the_last_action_card_does_not_build_on_a_tall_stack():
    assert ahead()[TALL, 3, 1, 4, 0] > 0.6
    assert ahead()[TALL, 4, 0, 3, 1] < 0.5


def test_a_stack_that_only_the_other_player_cannot_balance_is_worth_having():
    def worth(theirs: float, turns: int = 3) -> float:
        odds = [Odds(0.1, theirs)] * turns
        return Race(4, odds).value(my_turn=False, mine=Held(3, 0), theirs=Held(3, 0))

    assert worth(0.1) < worth(0.3) < worth(0.6)


def test_the_last_card_and_the_ninth_block_win():
    safe = [Odds(0.0, 0.0)]
    assert Race(2, safe).value(my_turn=True, mine=Held(1, 0), theirs=Held(7, 0)) == 1
    assert Race(2, safe).value(my_turn=False, mine=Held(7, 0), theirs=Held(0, 1)) == 0
    assert Race(len(BLOCKS) - 1, safe).value(True, Held(9, 0), Held(1, 0)) == 1


def test_a_fall_costs_cards():
    stood = Race(3, average(3)).value(my_turn=False, mine=Held(3, 1), theirs=Held(4, 1))
    assert fallen(Held(3, 1), Held(4, 1)) < stood - 0.05
