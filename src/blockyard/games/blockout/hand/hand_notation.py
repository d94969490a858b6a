"""Notation of the hand that releases a block.

    traced 0,5,-3,90;0.1,4.2,-3,90 1.5      mouse or finger: TIME,X,Y,TURN; … and the release
    keyed 0.62 1.81                         the timing bar, stopped for X, then for Y
    sigma 3.5                               a program: Gaussian noise, in millimetres

Times are in seconds, positions and turns as in `put`. A client sends one of the first two with a
`put`; without one, when a player types coordinates, the hand is that of a careful player. Programs
do not choose their hand: `program_hand` gives it by level.

Neither position nor record contains a hand: its effect is the release in the verdict.
"""

from __future__ import annotations

from random import Random

from blockyard.core.contract import IllegalMove, Objection
from blockyard.games.blockout.hand.motor import (
    TREMOR_SIGMA,
    Deviation,
    Sample,
    gaussian,
    keyed,
    traced,
)
from blockyard.games.blockout.moves import REACH, Put

CAREFUL_SIGMA = 2.0
"""Millimetres: a player who types coordinates."""
LOWEST_LEVEL_SIGMA, HIGHEST_LEVEL_SIGMA = 6.0, 2.0
LEVELS = 9
SEED_BITS = 64
"""Of the tremor."""

NO_SUCH_HAND = Objection("B7", "no-such-hand")
CENTRED = Put(0, 0, 0, 0)


def program_hand(level: int) -> str:
    """The hand of a program: half a millimetre steadier with each level."""
    span = HIGHEST_LEVEL_SIGMA - LOWEST_LEVEL_SIGMA
    return f"sigma {LOWEST_LEVEL_SIGMA + span * (level - 1) / (LEVELS - 1):g}"


def program_sigma(hand: str) -> float:
    """The sigma of a program's hand."""
    return max(TREMOR_SIGMA, float(hand.removeprefix("sigma ")))


def deviation(hand: str, aim: Put, rng: Random) -> Deviation:
    """The deviation of this hand from the aim. The tremor is drawn now and not before."""
    if not hand:
        return gaussian(CAREFUL_SIGMA, rng)
    try:
        match hand.split():
            case ["sigma", _]:
                return gaussian(program_sigma(hand), rng)
            case ["keyed", first, second]:
                return keyed(aim, (float(first), float(second)), rng.getrandbits(SEED_BITS))
            case ["traced", samples, at]:
                return traced(aim, _samples(samples), float(at), rng.getrandbits(SEED_BITS))
    except ValueError as error:
        raise IllegalMove(NO_SUCH_HAND) from error
    raise IllegalMove(NO_SUCH_HAND)


def _samples(text: str) -> list[Sample]:
    rows = [[float(number) for number in row.split(",")] for row in text.split(";")]
    return [Sample(at, x, y, turn) for at, x, y, turn in rows]


def objection_to_person(hand: str) -> Objection | None:
    """B7: why no person at the table can have this hand."""
    if hand.startswith("sigma"):
        return NO_SUCH_HAND
    try:
        off = deviation(hand, CENTRED, Random(0))
    except IllegalMove as refused:
        return refused.objection
    if max(abs(off.x), abs(off.y)) > REACH + 5 * TREMOR_SIGMA:
        return Objection("B7", "out-of-reach", {"reach": REACH})
    return None
