"""Notation of the hand that releases a block.

    traced 0,5,-3,90;0.1,4.2,-3,90 1.5      mouse or finger: TIME,X,Y,TURN; … and the release
    keyed 0.62 1.81                         the timing bar, stopped for X, then for Y
    sigma 3.5                               a program: Gaussian noise, in millimetres
    exact                                   no error at all, for puzzles; nobody can have it

Times are in seconds since the block was picked up, positions and turns as in `put`. A client sends
one of the first two with a `put`; without one, when a player types coordinates, the hand is that of
a careful player. Programs that the server runs have a hand by their level (`program_hand`); a bot
account states its own. No hand is steadier than the tremor that everybody has.

Neither position nor record contains a hand: its effect is the release in the verdict.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

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
"""Millimetres: a player who types coordinates, and whoever had no plausible hand."""
LEVEL_SIGMAS = (5.0, 4.1, 3.3, 2.7, 1.4, 1.3, 1.2, 1.1, TREMOR_SIGMA)
"""Millimetres, from a clumsy hand to the steadiest there is. From level 5 on it is as steady as a
person's with a mouse, so that the choice of the spot decides more than the tremor."""
SEED_BITS = 64
"""Of the tremor."""

EXACT_HAND = "exact"
NO_SUCH_HAND = Objection("B7", "no-such-hand")
CENTRED = Put(0, 0, 0, 0)


class Stated(NamedTuple):
    """A program's hand, by its sigma."""

    sigma: float


class Keyed(NamedTuple):
    """The moments at which the timing bar was stopped."""

    first: float
    second: float

    @property
    def begins(self) -> float:
        return self.first

    @property
    def ends(self) -> float:
        return self.second


class Traced(NamedTuple):
    """The path of a mouse or finger, and the moment of the release."""

    samples: list[Sample]
    ends: float

    @property
    def begins(self) -> float:
        return self.samples[0].at if self.samples else self.ends


class Exact(NamedTuple):
    """The hand without error."""


Motion = Exact | Stated | Keyed | Traced | None


# A trace takes long to read, and the later ones of a game are compared with it.
@lru_cache(maxsize=128)
def read_hand(hand: str) -> Motion:
    """The hand written as `hand`; None for no hand. Refuses what is none."""
    if not hand:
        return None
    try:
        match hand.split():
            case ["sigma", sigma]:
                return Stated(float(sigma))
            case ["exact"]:
                return Exact()
            case ["keyed", first, second]:
                return Keyed(float(first), float(second))
            case ["traced", samples, at]:
                return Traced(_samples(samples), float(at))
    except ValueError as error:
        raise IllegalMove(NO_SUCH_HAND) from error
    raise IllegalMove(NO_SUCH_HAND)


def _samples(text: str) -> list[Sample]:
    rows = [[float(number) for number in row.split(",")] for row in text.split(";")]
    return [Sample(at, x, y, turn) for at, x, y, turn in rows]


def program_hand(level: int) -> str:
    """The hand of a program by its level, from 1."""
    return f"sigma {LEVEL_SIGMAS[level - 1]:.2g}"


def program_sigma(hand: str) -> float:
    """The sigma of a program's hand."""
    return max(TREMOR_SIGMA, float(hand.removeprefix("sigma ")))


def deviation(hand: str, aim: Put, rng: Random) -> Deviation:
    """The deviation of this hand from the aim. The tremor is drawn now and not before."""
    match read_hand(hand):
        case Exact():
            return Deviation()
        case Stated():
            return gaussian(program_sigma(hand), rng)
        case Keyed() as stops:
            return keyed(aim, stops, rng.getrandbits(SEED_BITS))
        case Traced(samples, at):
            return traced(aim, samples, at, rng.getrandbits(SEED_BITS))
    return gaussian(CAREFUL_SIGMA, rng)


def objection_to(hand: str, is_bot: bool) -> Objection | None:
    """B7: why no player can have this hand. A bot account may state its own."""
    try:
        motion = read_hand(hand)
        if isinstance(motion, Exact):
            return NO_SUCH_HAND
        if isinstance(motion, Stated):
            return _objection_to_stated(motion.sigma) if is_bot else NO_SUCH_HAND
        off = deviation(hand, CENTRED, Random(0))
    except IllegalMove as refused:
        return refused.objection
    if max(abs(off.x), abs(off.y)) > REACH + 5 * TREMOR_SIGMA:
        return Objection("B7", "out-of-reach", {"reach": REACH})
    return None


def _objection_to_stated(sigma: float) -> Objection | None:
    if TREMOR_SIGMA <= sigma <= REACH:
        return None
    return Objection("B7", "hand-stated", {"least": TREMOR_SIGMA, "most": REACH})
