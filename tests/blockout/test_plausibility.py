"""Which movements of a hand are believed: those of people, and no script's that is better."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from blockyard.games.blockout.hand.hand_notation import CAREFUL_SIGMA, deviation
from blockyard.games.blockout.hand.motor import TREMOR_SIGMA, Sample
from blockyard.games.blockout.moves import Put
from tests.blockout.people import at_the_bar, path, seconds_of, with_the_mouse, written
from tests.blockout.tables import GAME

AIM = Put(2, -3, 40, 0)
LINE = [Sample(at / 60, 2 - 20 * (1 - at / 30), -3, 40) for at in range(31)]
"""Straight, and equally fast all the way."""
RECORDED = with_the_mouse(Random(1))


def reason(hand: str, seconds: float | None = None, earlier: tuple[str, ...] = ()) -> str | None:
    """Why a hand is doubted, if the time fits."""
    doubt = GAME.hand_doubt(hand, seconds_of(hand) if seconds is None else seconds, earlier)
    return doubt.reason if doubt else None


def error(hands: list[str]) -> float:
    """The root mean square, along each axis, of what these hands miss by."""
    rng = Random(7)
    off = [deviation(hand, AIM, rng) for hand in hands for _ in range(800 // len(hands))]
    return sqrt(fmean(one.x**2 + one.y**2 for one in off) / 2)


def played(hands: list[str]) -> list[str]:
    """The hands with which these are placed, one after another."""
    earlier: list[str] = []
    for hand in hands:
        earlier.append("" if reason(hand, earlier=tuple(filter(None, earlier))) else hand)
    return earlier


# --- people are believed -------------------------------------------------------------------------


@pytest.mark.parametrize("person", [at_the_bar, with_the_mouse])
def test_hardly_any_movement_of_a_person_is_doubted(person):
    doubted = 0
    for number in range(40):
        rng = Random(number)
        doubted += played([person(rng) for _ in range(8)]).count("")
    assert doubted <= 2, "of 320"


def test_a_slow_line_is_no_reason_for_doubt():
    hand = with_the_mouse(Random(3))
    for late in (-0.2, 0.0, 0.5, 1.5):
        assert reason(hand, seconds_of(hand) + late) is None


def test_a_player_who_takes_a_minute_is_believed():
    samples = path(Random(5))
    assert reason(written(samples, 61.3)) is None
    assert reason("keyed 48.63 55.79") is None


# --- scripts are not -----------------------------------------------------------------------------


def shifted(samples: list[Sample], x: float, wobble: float, seed: int = 2) -> list[Sample]:
    rng = Random(seed)
    near = [rng.uniform(-wobble, wobble) for _ in samples]
    return [one._replace(x=one.x + x + off) for one, off in zip(samples, near, strict=True)]


FORGED = {
    "both stops at one moment": ("keyed 0.6 0.6", None, "hand-too-quick"),
    "the second stop at once": ("keyed 0.6 0.65", None, "hand-too-quick"),
    "a stop before the bar can be seen": ("keyed 0.05 0.6", None, "hand-too-quick"),
    "both stops exact": ("keyed 0.6 1.8", None, "hand-too-exact"),
    "both stops exact but for a millisecond": ("keyed 0.601 1.799", None, "hand-too-exact"),
    "both stops exact, much later": ("keyed 6.6 9", None, "hand-too-exact"),
    "sent at once": ("keyed 0.62 1.77", 0.01, "hand-out-of-time"),
    "sent long after": ("keyed 0.62 1.77", 9.0, "hand-out-of-time"),
    "a second more than there was": ("keyed 1.62 2.77", 1.77, "hand-out-of-time"),
    "times before the pick-up": ("keyed -1.8 -0.6", 0.2, "hand-out-of-time"),
    "a trace sent at once": (RECORDED, 0.02, "hand-out-of-time"),
    "a trace sent long after": (RECORDED, 60.0, "hand-out-of-time"),
    "a trace that began before": (
        written([one._replace(at=one.at - 2) for one in path(Random(4))], 0.5),
        0.5,
        "hand-out-of-time",
    ),
    "one sample, held still": ("traced 0,2,-3,40 2.000", None, "hand-too-still"),
    "two samples": ("traced 0,2,-3,40;1,2,-3,40 2.000", None, "hand-too-still"),
    "many samples of one spot": (
        written([Sample(at / 50, 2, -3, 40) for at in range(60)], 1.5),
        None,
        "hand-too-still",
    ),
    "a shiver on the spot": (
        written([Sample(at / 50, 2 + at % 2 / 100, -3, 40) for at in range(60)], 1.5),
        None,
        "hand-too-still",
    ),
    "a straight line at one speed": (written(LINE, 1.2), None, "hand-too-even"),
    "an even line with rounded numbers": (
        written(shifted(LINE, 0.0, 0.02), 1.2), None, "hand-too-even"
    ),
    "a jump to the spot": (
        written([Sample(0, 28, 28, 40), *(Sample(0.001, 2, -3, 40) for _ in range(9))], 1.2),
        None,
        "hand-too-quick",
    ),
    "a trace of no time": (
        written([one._replace(at=one.at / 20) for one in path(Random(4))], 0.1),
        None,
        "hand-too-quick",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", FORGED)
def test_a_forged_hand_has_the_fair_one_and_no_better(kind):
    hand, seconds, why = FORGED[kind]
    assert reason(hand, seconds) == why


@pytest.mark.parametrize(
    "again",
    [
        RECORDED,
        written(shifted(path(Random(1)), 6.0, 0.0), seconds_of(RECORDED)),
        written(shifted(path(Random(1)), 0.0, 0.1), seconds_of(RECORDED)),
        written([one._replace(at=one.at * 1.3) for one in path(Random(1))], 2.5),
    ],
    ids=["the same", "at another place", "with noise", "slower"],
)
def test_a_recorded_trace_counts_once(again):
    assert reason(RECORDED) is None
    assert reason(again, earlier=(with_the_mouse(Random(9)), RECORDED)) == "hand-repeated"


def test_stops_that_are_repeated_at_another_sweep_count_once():
    earlier = ("keyed 0.62 1.77",)
    assert reason("keyed 3.02 4.17", earlier=earlier) == "hand-repeated"
    assert reason("keyed 3.02 4.19", earlier=earlier) is None


def test_a_series_that_is_too_exact_or_too_even_ends():
    exact = [f"keyed {0.6 + at:.3f} {1.8 - at / 2:.3f}" for at in (0.004, 0.006, 0.005, 0.007)]
    assert played(exact)[2:] == ["", ""]
    even = [f"keyed {0.63 + at:.3f} {1.83 - at:.3f}" for at in (0.000, 0.002, 0.004, 0.001)]
    assert played(even)[2:] == ["", ""]


def series(seed: int, timing: float) -> list[str]:
    """A game of somebody at the bar."""
    rng = Random(seed)
    return [at_the_bar(rng, timing) for _ in range(8)]


def test_a_script_at_the_bar_is_no_better_than_honest_people():
    script = error(played(["keyed 0.6 0.6"] * 8))
    assert script == pytest.approx(CAREFUL_SIGMA, rel=0.1)
    for seed in range(9):
        assert error(played(series(seed, 0.04))) < script


def test_a_script_that_imitates_people_still_has_the_tremor_of_everybody():
    assert error(["keyed 0.6 1.8"]) == pytest.approx(TREMOR_SIGMA, rel=0.1)
    steadiest = error([with_the_mouse(Random(seed)) for seed in range(20)])
    assert steadiest < 1.5 * TREMOR_SIGMA


def test_programs_state_their_hand_and_it_is_no_steadier_than_anybodys():
    state = GAME.start(2)
    for hand in ("sigma 0.5", "sigma 0", "sigma -3", "sigma nan", "sigma 99"):
        assert GAME.hand_objection(state, hand, is_bot=True).reason == "hand-stated"
    assert GAME.hand_objection(state, "sigma 1.5", is_bot=True) is None
    assert GAME.hand_objection(state, "sigma 1.5").reason == "no-such-hand"
    assert reason("sigma 1.5", 0.0) is None
    assert error(["sigma 0.1"]) == pytest.approx(TREMOR_SIGMA, rel=0.1)
