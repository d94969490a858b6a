"""The planner: legal, deterministic, knowing no more than its seat, and sensible."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from random import Random

import numpy as np
import pytest

from blockyard.ai.engine import EngineRequest, request_for, respond
from blockyard.core.contract import Refused
from blockyard.core.kernel import Budget
from blockyard.core.match import Match
from blockyard.games.blockout.blocks import Placed, Pose, Tower, lying, side, top_face
from blockyard.games.blockout.hand.hand_notation import program_hand, program_sigma
from blockyard.games.blockout.hand.motor import Deviation, release
from blockyard.games.blockout.moves import Put, read_put, with_aimed
from blockyard.games.blockout.physics.tower import simulate
from blockyard.games.blockout.planner import planner
from blockyard.games.blockout.planner.landing import aim_risks, landing_risks, settled
from blockyard.games.blockout.planner.outlook import Outlook
from blockyard.games.blockout.planner.placements import (
    CENTRE,
    FLAT_DOWN,
    TRIAL_LIMITS,
    PlacementSearch,
    fall_probability,
    grid,
)
from blockyard.games.blockout.planner.planner import LEVELS
from blockyard.games.blockout.rules import BlockOutState
from tests.blockout.stacks import LARGE_FIRST, built
from tests.blockout.tables import GAME, table

SHAKY = """
    large-blue
    large-wood
    medium-wood
    medium-blue
    small-wood
    small-red
    =================
    0: large-red pass medium-red red small-blue  <- play
    1: red blue any small-wood wood
    discards: any
"""
HOLDING = """
    medium-wood
    large-blue
    =================
    0: pass any small    <- put small-red
    1: red blue
    discards: any
"""
STAGES = (
    SHAKY,
    HOLDING,
    """
    =================
    0: large-red pass small  <- start
    1: red blue any
    discards: any
    """,
    """
    large-red
    =================
    0:                       <- last
    1: red blue any
    discards: any
    advanced
    """,
    """
    large-red
    =================
    0:                       <- put-last medium-red
    1: red blue any
    discards: any
    advanced
    """,
)


def resting(drawing: str, face: int = 0) -> BlockOutState:
    """The position of a drawing, its blocks centred and all lying on this face."""
    state, height, tower = table(drawing), 0.0, []
    for placed in state.tower:
        tower.append(Placed(placed.block, lying(0, 0, height + side(placed.block) / 2, 0, face)))
        height += side(placed.block)
    return replace(state, tower=tuple(tower))


def question(state: BlockOutState, level: int, seed: int = 0, **how) -> EngineRequest:
    match = Match.begin(GAME, len(state.cards.hands), start=state)
    return request_for(match, state.turn, level=level, seed=seed, **how)


def answer(drawing: str, level: int, seed: int = 0, **how):
    return respond(question(resting(drawing), level, seed, **how))


# --- every level -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", (1, 4, 5, 9))
@pytest.mark.parametrize("drawing", STAGES)
def test_every_level_plays_legally_at_every_stage(level, drawing):
    state = resting(drawing)
    found = respond(question(state, level, budget=Budget(nodes=1)))
    assert state.objection(found.move) is None and -1 <= found.value <= 1
    assert found.move == found.line[0] == found.best[0][0]


@pytest.mark.parametrize("level", (1, 2, 3))
def test_weak_levels_put_blocks_flat_side_down_and_misjudge_where_the_stack_balances(level):
    aims = [read_put(answer(HOLDING, level, seed).move) for seed in range(10)]
    assert all(aim and aim.face % 2 == 0 for aim in aims)
    assert all(max(abs(aim.x), abs(aim.y)) <= LEVELS[level].reach for aim in aims)
    assert len({(aim.x, aim.y) for aim in aims}) > 2


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_winning_last_card(level):
    won = answer(
        """
        large-blue
        =================
        0: reverse               <- play
        1: red blue
        discards: any
        """,
        level,
    )
    assert won.move == "reverse"


@pytest.mark.slow
def test_the_same_request_gets_the_same_answer_and_weak_levels_vary_with_the_seed():
    asked = question(resting(HOLDING), 9, 5, budget=Budget(nodes=3))
    assert replace(respond(asked), ms=0) == replace(respond(asked), ms=0)
    assert len({answer(HOLDING, 1, seed).move for seed in range(20)}) > 1


def test_an_unknown_level_is_refused_even_with_a_budget():
    with pytest.raises(Refused):
        answer(SHAKY, 11, budget=Budget(nodes=1))


@pytest.mark.parametrize("level", (1, 3))
def test_advice_has_none_of_the_mistakes_of_its_level(level):
    """They are random; what these levels see without them is always the same."""
    played = {answer(HOLDING, level, seed).move for seed in range(4)}
    advised = {answer(HOLDING, level, seed, explain=True).move for seed in range(4)}
    assert len(played) > 1 == len(advised)


# --- what it knows -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", (1, 5, 9))
def test_hidden_cards_do_not_influence_the_answer(level):
    here = resting(SHAKY)
    swapped = here.cards.hands[0], ("small-red", "small-red", "pass", "pass", "reverse")
    other = replace(here, cards=replace(here.cards, hands=swapped))
    how = {"budget": Budget(nodes=2), "seed": 3}
    assert here.view(0) == other.view(0) and here.text() != other.text()
    first, second = (respond(question(state, level, **how)) for state in (here, other))
    assert replace(first, ms=0) == replace(second, ms=0)


def test_cards_that_were_seen_are_counted():
    """All action cards are on the discards, so the next player has to build on a shaky stack."""
    drawing = SHAKY.replace("discards: any", "discards: {}")
    seen = answer(drawing.format("pass " * 5 + "reverse " * 6), 9, budget=Budget(nodes=1))
    blocks = "small small medium medium large large small-blue small-blue large-wood large-wood any"
    unseen = answer(drawing.format(blocks), 9, budget=Budget(nodes=1))
    assert seen.value > unseen.value, "a player without action cards has to place"


# --- sense -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_action_card_is_played_when_the_stack_is_shaky():
    steep = resting(SHAKY, face=4)
    for seed in range(3):
        assert respond(question(steep, 9, seed, budget=Budget(nodes=1))).move == "pass"


def test_an_action_card_is_kept_while_the_stack_is_safe():
    safe = """
        large-blue
        =================
        0: large-red pass medium-red red small-blue  <- play
        1: red blue any small-wood wood
        discards: any
    """
    for seed in range(3):
        assert answer(safe, 9, seed, budget=Budget(nodes=1)).move not in ("pass", "reverse")


def test_reverse_is_played_when_the_next_player_is_about_to_win_and_only_then():
    drawing = """
        large-blue
        =================
        0: pass reverse large-wood   <- play
        1: {}
        2: {}
        discards: any
    """
    few, many = "small-red", "red blue wood small-wood small-blue large-red medium"
    danger_ahead, danger_behind = drawing.format(few, many), drawing.format(many, few)

    def waiting(drawing: str) -> dict[str, float]:
        return dict(answer(drawing, 9, budget=Budget(nodes=1)).best)

    ahead, behind = waiting(danger_ahead), waiting(danger_behind)
    assert ahead["reverse"] > ahead["pass"] and behind["pass"] > behind["reverse"]
    assert answer(danger_ahead, 9, budget=Budget(nodes=1)).move == "reverse"


def test_the_specific_card_is_played_before_the_one_that_fits_anything():
    found = answer(
        """
        large-blue
        =================
        0: any large-red         <- play
        1: red blue any small-wood wood
        discards: any
        """,
        9,
        budget=Budget(nodes=1),
    )
    values = dict(found.best)
    assert values["large-red>large-red"] > values.get("any>large-red", -1)


def test_a_dome_is_left_to_the_next_player():
    aim = read_put(answer(HOLDING, 9, budget=Budget(nodes=1)).move)
    assert aim and aim.face % 2 == 0, "flat side down, and so the dome points up"


def leaning() -> BlockOutState:
    state = resting(HOLDING.replace("put small-red", "put large-red"))
    upper = state.tower[1]._replace(pose=lying(12, 0, 62, 0, 0))
    return replace(state, tower=(state.tower[0], upper))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_would_aim_back_towards_the_axis_when_the_stack_leans(level, monkeypatch):
    careful = LEVELS[level]._replace(tolerance=0.0, misjudgement=0.0)
    monkeypatch.setitem(LEVELS, level, careful)
    aim = read_put(respond(question(leaning(), level, budget=Budget(nodes=1))).move)
    assert aim and -LEVELS[level].reach <= aim.x < 0


@pytest.mark.parametrize("level", (5, 9))
def test_a_lean_is_left_to_the_next_player_for_a_little_more_risk(level, monkeypatch):
    """And no more than the level accepts."""
    monkeypatch.setitem(LEVELS, level, LEVELS[level]._replace(trials=0))
    sigma, state = program_sigma(program_hand(level)), leaning()
    search = PlacementSearch(sigma)

    def found() -> Put:
        aim = read_put(respond(question(state, level)).move)
        assert aim
        return aim

    bold = found()
    monkeypatch.setitem(LEVELS, level, LEVELS[level]._replace(tolerance=0.0))
    careful = found()

    def left(aim: Put) -> float:
        after = settled(state.tower, state.held, aim)
        return sum(PlacementSearch(2.0, CENTRE).least_risks(after).values())

    assert left(bold) > left(careful)
    risks = [search.risk(state.tower, state.held, aim) for aim in (careful, bold)]
    assert risks[0] < risks[1] < risks[0] + 0.15


def test_others_are_expected_to_aim_at_the_centre_or_as_well_as_oneself():
    tower = leaning().tower
    careless, mixed, careful = (Outlook(2.0, centred) for centred in (1.0, 0.5, 0.0))
    assert careful.theirs(tower) == careful.mine(tower) == careless.mine(tower)
    risks = [sum(one.theirs(tower).values()) for one in (careful, mixed, careless)]
    assert risks == sorted(risks) and risks[0] < risks[-1]


# --- the budget --------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_budget_limits_trials_and_stop_ends_them():
    state = resting(HOLDING)
    assert respond(question(state, 9, budget=Budget(nodes=3))).nodes == 3
    assert respond(question(state, 9), stop=lambda: True).nodes == 0
    assert respond(question(state, 9, budget=Budget(ms=1))).nodes == 0
    assert respond(question(state, 3, budget=Budget(nodes=3))).nodes == 0, (
        "this level runs no trials"
    )


@pytest.mark.slow
def test_trials_have_an_upper_limit(monkeypatch):
    monkeypatch.setattr(planner, "MAX_TRIALS", 2)
    assert respond(question(resting(HOLDING), 9, budget=Budget(nodes=10**6))).nodes == 2


# --- risk --------------------------------------------------------------------------------------


def test_falls_are_more_probable_with_a_smaller_margin_and_a_higher_stack():
    risks = [fall_probability(margin, 5) for margin in (10, 5, 0, -5, -100)]
    assert risks == sorted(risks) and 0 < risks[0] < 0.05 and risks[-1] > 0.5
    assert fall_probability(3, 3) < fall_probability(3, 8)


def test_a_steep_dome_is_riskier_than_a_gentle_one_and_an_empty_table_is_safe():
    def on(face: int) -> Tower:
        return (Placed("large-red", lying(0, 0, 22, 0, face)),
                Placed("medium-red", lying(0, 0, 62, 0, face)))  # fmt: skip

    assert top_face(on(4)[1].pose) == 5
    search = PlacementSearch(3.5)
    steep, gentle = (search.least_risks(on(face)) for face in (4, 0))
    assert all(steep[size] > gentle[size] for size in gentle)
    assert set(search.least_risks(()).values()) == {0.0}


def test_trials_of_a_position_say_something_about_its_neighbours():
    """And the less, the farther away they are."""
    state = resting(HOLDING)
    found = PlacementSearch(1.0, grid(8, 2)).safest(
        state.tower, "small-red", FLAT_DOWN, Random(1), tolerance=1.0
    )
    best, *others = found
    before = best.risk
    for seed in range(3):
        best.run_trial(state.tower, Random(seed))
    best.update()
    assert best.tried() == 3 and best.risk < before
    assert others[0].aim[:2] == best.aim[:2] and others[0].tried() == 3, "on another face"
    nearest, *_, farthest = sorted(
        others, key=lambda one: hypot(one.aim.x - best.aim.x, one.aim.y - best.aim.y)
    )
    assert nearest.tried() == 3 > farthest.tried() < 0.01


# --- where a block lands -----------------------------------------------------------------------


def test_a_block_is_riskier_the_farther_from_the_balance_it_lands_and_the_shakier_the_hand():
    tower = resting(HOLDING).tower
    spots = np.array([(x, 0.0) for x in (0, 4, 8, 14)])
    landings = landing_risks(tower, "small-red", spots).tolist()
    assert landings == sorted(landings) and landings[0] < 0.01 and landings[-1] > 0.05
    steady, shaky = (aim_risks(tower, "small-red", spots[:1], sigma)[0] for sigma in (1, 4))
    assert steady < shaky


@pytest.mark.parametrize("face", FLAT_DOWN)
@pytest.mark.parametrize("off", (-5, 3, 6))
def test_statics_know_how_a_stack_leans_after_a_block_came_to_rest(off, face):
    """Within a millimetre of the simulation: the block rolls farther than it was aimed."""
    tower, _ = built(LARGE_FIRST[:3], sigma=0.7)
    aim = Put(off, 0, 0, face)
    simulated = simulate(
        tower, "medium-red", release(tower, "medium-red", aim, Deviation()), TRIAL_LIMITS
    )
    assert simulated.kind == "stands"
    expected = [placed.pose for placed in settled(tower, "medium-red", aim)]
    aimed_at = [placed.pose for placed in with_aimed(tower, "medium-red", aim)]

    def farthest(poses: list[Pose]) -> float:
        pairs = zip(poses, simulated.poses, strict=True)
        return max(hypot(one.x - two.x, one.y - two.y) for one, two in pairs)

    assert farthest(expected) < 1 and farthest(expected) < farthest(aimed_at)


def test_a_stack_that_cannot_stand_is_left_as_it_was_aimed():
    tower, aim = resting(SHAKY, face=4).tower, Put(20, 0, 0, 4)
    assert settled(tower, "large-red", aim) == with_aimed(tower, "large-red", aim)
    assert settled((), "large-red", Put(0, 0, 0, 0)) == with_aimed((), "large-red", Put(0, 0, 0, 0))
