"""The hand that lets go of a block: skill, and fair for everybody.

The player says where the block should go; the hand decides where it is let go. The server owns
the hand. It follows what mouse or finger do a tenth of a second late, and it trembles, three to
eight times a second, by a seed that nobody knows before the release. So about 0.7 mm of error
are everybody's floor, a script's too; the rest is skill: hold still, let go at the right moment.

Three ways lead to the same error:
  - `traced`: mouse or finger, as inputs with their times;
  - `keyed`: a key and a timing bar, which runs to and fro over the spot and is stopped twice;
  - `by_sigma`: a program's hand, or that of somebody who types numbers, by its spread.

All are pure: the same inputs and seed give the same release.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, exp, hypot, isfinite, pi, radians, sin
from random import Random
from typing import NamedTuple

from blockyard.core.contract import IllegalMove, Objection
from blockyard.games.blockout.blocks import Pose, Tower, lying, top_face, upright
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.tower import FASTEST, Release, lowered

LAG = 0.1
"""Seconds by which the hand follows the input."""
FLOOR = 0.7
"""Millimetres: how far the tremor carries the block from the spot, along each axis."""
SLOWEST, QUICKEST, WAVES = 3.0, 8.0, 6
"""The tremor is made of so many waves, each between so many times a second."""
TURN, TILT = 1.5, 0.5
"""Degrees of turn, and of tilt either way, that come with a millimetre of error."""
SPEED = 8.0
"""Millimetres a second sideways that come with a millimetre of error."""
KEPT = 0.25
"""What opening fingers leave to the block of the hand's speed: for a tremor of five times a
second that is SPEED."""

BAR, SWEEP = 12.0, 2.4
"""The timing bar runs from one end, so many millimetres off the spot, to the other and back in
so many seconds: 20 mm/s. Who stops it 50 ms late is a millimetre off."""

MOST_INPUTS = 20_000


class Slip(NamedTuple):
    """What the hand does that it should not: millimetres off, degrees of turn and of tilt about
    x and y, and millimetres a second sideways."""

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    tilt_x: float = 0.0
    tilt_y: float = 0.0
    speed_x: float = 0.0
    speed_y: float = 0.0


class Input(NamedTuple):
    """Where the player moves the block: the time in seconds, the spot as in `put`, the turn."""

    at: float
    x: float
    y: float
    turn: float


def release(tower: Tower, block: str, aim: Put, slip: Slip) -> Release:
    """How the block is let go: where it was aimed, with the hand's error."""
    meant = held(tower, aim)
    tilt = _times(_about((1, 0, 0), slip.tilt_x), _about((0, 1, 0), slip.tilt_y))
    turned = _times(_times(_about((0, 0, 1), slip.turn), tilt), meant[3:])
    let_go = Pose(meant.x + slip.x, meant.y + slip.y, 0.0, *turned)
    speed = (_rounded(slip.speed_x), _rounded(slip.speed_y), 0.0)
    return Release(lowered(tower, block, let_go), speed)


def held(tower: Tower, aim: Put) -> Pose:
    """The pose that is meant, its height still open. A block is held level; but flat on flat it
    is held parallel to the face below."""
    x, y = (tower[-1].pose.x, tower[-1].pose.y) if tower else (0.0, 0.0)
    level = lying(x + aim.x, y + aim.y, 0.0, aim.turn, aim.face)
    if not tower or aim.face % 2 or top_face(tower[-1].pose) % 2:
        return level
    return Pose(level.x, level.y, 0.0, *_times(_leaning(tower[-1].pose), level[3:]))


# --- three ways to the same error --------------------------------------------------------------


def by_sigma(sigma: float, rng: Random) -> Slip:
    """The error of a hand with this spread in millimetres along each axis."""
    spreads = (1.0, 1.0, TURN, TILT, TILT, SPEED, SPEED)
    return Slip(*(rng.gauss(0.0, spread * sigma) for spread in spreads))


def traced(aim: Put, inputs: Sequence[Input], let_go: float, seed: int) -> Slip:
    """The error of who moves the block by these inputs and lets go at this time."""
    _check(inputs, let_go)
    x, y, turn = _followed(inputs, let_go)
    last = inputs[-1]
    speeds = ((last.x - x) / LAG, (last.y - y) / LAG)
    return _trembling(Slip(x - aim.x, y - aim.y, turn - aim.turn), speeds, let_go, seed)


def keyed(aim: Put, stops: tuple[float, float], seed: int) -> Slip:
    """The error of who stops the bar at these times, first for X, then for Y."""
    x, y = (aim.x + bar(stops[0]), aim.y + bar(stops[1]))
    return traced(aim, [Input(stops[0], x, y, aim.turn)], stops[1], seed)


def bar(at: float) -> float:
    """How far off the spot the bar stands at a time, in millimetres: to and fro, from one end."""
    return BAR * (4 * abs(at / SWEEP % 1 - 0.5) - 1)


def _check(inputs: Sequence[Input], let_go: float) -> None:
    """Times in order, up to the release; numbers that are numbers; no more than a hand sends."""
    times = [*(one.at for one in inputs), let_go]
    in_order = all(map(isfinite, times)) and times == sorted(times)
    finite = all(isfinite(number) for one in inputs for number in one)
    if not 0 < len(inputs) <= MOST_INPUTS or not in_order or not finite:
        raise IllegalMove(Objection("B7", "no-such-hand"))


def _followed(inputs: Sequence[Input], let_go: float) -> tuple[float, float, float]:
    """Where the hand is at last: it goes after each input until the next one comes."""
    x, y, turn = inputs[0][1:]
    ends = [*(one.at for one in inputs[1:]), let_go]
    for one, end in zip(inputs, ends, strict=True):
        nearer = 1 - exp((one.at - end) / LAG)
        x += (one.x - x) * nearer
        y += (one.y - y) * nearer
        turn += (one.turn - turn) * nearer
    return x, y, turn


def _trembling(slip: Slip, speeds: tuple[float, float], at: float, seed: int) -> Slip:
    """What the hand did, and the tremor on top of it."""
    rng = Random(seed)
    shakes = [_tremor(at, rng) for _ in range(5)]
    x, y, turn, tilt_x, tilt_y = (FLOOR * shift for shift, _ in shakes)
    hand = [FLOOR * speed + moved for (_, speed), moved in zip(shakes, speeds, strict=False)]
    slow = KEPT * min(1.0, FASTEST / (hypot(*hand) or 1.0))
    return Slip(
        slip.x + x,
        slip.y + y,
        slip.turn + TURN * turn,
        TILT * tilt_x,
        TILT * tilt_y,
        slow * hand[0],
        slow * hand[1],
    )


def _tremor(at: float, rng: Random) -> tuple[float, float]:
    """A shake with spread 1, and how fast it goes: a few waves of random pace and beginning."""
    shift = speed = 0.0
    size = (2 / WAVES) ** 0.5
    for _ in range(WAVES):
        pace, begin = 2 * pi * rng.uniform(SLOWEST, QUICKEST), rng.uniform(0, 2 * pi)
        shift += size * sin(pace * at + begin)
        speed += size * pace * cos(pace * at + begin)
    return shift, speed


# --- turning -------------------------------------------------------------------------------------

Turn = tuple[float, ...]


def _about(axis: tuple[int, int, int], degrees: float) -> Turn:
    half = radians(degrees) / 2
    return (cos(half), *(part * sin(half) for part in axis))


def _leaning(pose: Pose) -> Turn:
    """The shortest turn from straight up to where the top face of this block looks."""
    x, y, z = upright(pose)
    length = hypot(1 + z, x, y)
    return ((1 + z) / length, -y / length, x / length, 0.0)


def _times(after: Turn, first: Turn) -> Turn:
    a, b, c, d = after
    w, i, j, k = first
    return (
        a * w - b * i - c * j - d * k,
        a * i + b * w + c * k - d * j,
        a * j - b * k + c * w + d * i,
        a * k + b * j - c * i + d * w,
    )


def _rounded(number: float) -> float:
    return round(number, 3) + 0.0
