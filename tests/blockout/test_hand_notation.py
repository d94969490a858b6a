"""The notation of hands: people's by their input, programs' by their level."""

from __future__ import annotations

from random import Random
from statistics import pstdev

import pytest

from blockyard import games
from blockyard.ai.players import hand_of
from blockyard.core.contract import IllegalMove
from blockyard.core.match import Match
from blockyard.games.blockout.hand.hand_notation import (
    CAREFUL_SIGMA,
    deviation,
    program_hand,
    program_sigma,
)
from blockyard.games.blockout.hand.motor import TREMOR_SIGMA, Sample, keyed, traced
from blockyard.games.blockout.moves import Put, read_verdict
from tests.blockout.tables import GAME, table

AIM = Put(2, -3, 40, 0)
COUNTING = table("""
    large-blue
    =================
    0: pass any          <- count small-red 0 0 0 0
    1: red blue
    discards: any
""")


def released(hand: str) -> list[float]:
    """Where this hand releases, in a few placements."""
    verdicts = [read_verdict(GAME.chance(COUNTING, Random(seed), hand)) for seed in range(40)]
    return [said.release.x for said in verdicts if said]


def test_programs_are_steadier_with_each_level_but_never_below_the_tremor():
    spreads = [program_sigma(program_hand(level)) for level in range(1, 10)]
    assert spreads == sorted(spreads, reverse=True) and len(set(spreads)) == 9
    assert (spreads[0], spreads[4], spreads[8]) == (5.0, 1.4, 1.0)
    assert program_sigma("sigma 0.1") == TREMOR_SIGMA


@pytest.mark.slow
def test_a_verdict_contains_the_release_by_the_hand_of_that_seat():
    for hand, sigma in (("sigma 6", 6.0), ("sigma 1", 1.0), ("", CAREFUL_SIGMA)):
        assert pstdev(released(hand)) == pytest.approx(sigma, rel=0.35)


def test_the_notation_of_a_persons_hand_is_parsed():
    seed = Random(5).getrandbits(64)
    assert deviation("keyed 0.6 1.8", AIM, Random(5)) == keyed(AIM, (0.6, 1.8), seed)
    inputs = [Sample(0, 5, -3, 40), Sample(0.1, 4.2, -3, 40)]
    assert deviation("traced 0,5,-3,40;0.1,4.2,-3,40 1.5", AIM, Random(5)) == traced(
        AIM, inputs, 1.5, seed
    )


@pytest.mark.parametrize(
    "hand",
    [
        "steady",
        "keyed 1",
        "keyed a b",
        "keyed 2 1",
        "keyed nan 1",
        "traced 0,0,0 1",
        "traced 0,0,0,0;1,0,0,0 0.5",
        "traced 0,inf,0,0 1",
        "traced ; 1",
    ],
)
def test_an_invalid_hand_is_refused_before_the_block_is_put(hand):
    refused = GAME.hand_objection(COUNTING, hand)
    assert refused and (refused.clause, refused.reason) == ("B7", "no-such-hand")
    with pytest.raises(IllegalMove):
        GAME.chance(COUNTING, Random(1), hand)


def test_a_person_has_neither_a_programs_hand_nor_unlimited_reach():
    assert GAME.hand_objection(COUNTING, "sigma 0.7").reason == "no-such-hand"
    assert GAME.hand_objection(COUNTING, "traced 0,80,0,0 1").reason == "out-of-reach"
    for hand in ("", "keyed 0.6 1.8", "traced 0,30,-30,0 1"):
        assert GAME.hand_objection(COUNTING, hand) is None


def test_games_without_hands_refuse_one():
    gobblet = games.get("gobblet")
    assert gobblet.hand(9) == "" and gobblet.hand_objection(gobblet.start(), "") is None
    assert gobblet.hand_objection(gobblet.start(), "keyed 1 2").reason == "no-hands-here"


def test_chance_in_a_match_uses_the_hand_of_the_seat_that_moved_last():
    match = Match.begin(GAME, 2, start=table("""
        large-blue
        =================
        0: pass any red      <- put small-red
        1: red blue
        discards: any
    """))  # fmt: skip
    match = match.play(0, 0, "put 0 0 0 0")
    hands = {0: "sigma 5", 1: "sigma 2"}
    assert match.chance_move(Random(3), hands).move == GAME.chance(
        match.state, Random(3), "sigma 5"
    )
    assert match.chance_move(Random(3)).move == GAME.chance(match.state, Random(3))


def test_the_hand_of_a_player_by_name():
    assert hand_of("bot:5", GAME) == "sigma 1.4" and hand_of("ms:500", GAME) == "sigma 1"
    assert hand_of("random", GAME) == "sigma 5" and hand_of("human", GAME) == ""
