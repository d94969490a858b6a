"""The film of a placement: where every block was, sixty times a second.

It comes with the verdict (`Game.filmed`), is kept beside the record and served on its own;
without it a replay goes from pose to pose.

Written as follows, small end first, the whole deflated (zlib):

    2 bytes  how many blocks
    2 bytes  how many frames
    2 bytes  after how many milliseconds it was decided: the fall, or the rest
    then for each block and each of its seven numbers, x y z w i j k, all frames in a row

Numbers are whole: thirteenths of a millimetre, and 2,500ths of a quaternion, which is just fine
enough for no corner to be a tenth of a millimetre off. Each is written as two bytes, the
difference from the one in the frame before, round the corner of 65,536. What rests therefore
costs next to nothing, and what flies not much.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from blockyard.games.blockout.blocks import Pose

RATE = 60
"""Frames in a second."""
UNITS = (13.0,) * 3 + (2_500.0,) * 4
"""By how much each number of a pose is multiplied."""
LARGEST = 2**15
MOST_BYTES = 2**22

Frame = tuple[Pose, ...]


class Film(NamedTuple):
    """When it was decided whether the stack stands, in seconds, and the frames."""

    at: float
    frames: tuple[Frame, ...]


class BrokenFilm(ValueError):
    """These bytes are not a film."""


def encode(film: Film) -> bytes:
    """A film as bytes; all its frames show the same blocks."""
    blocks, frames = len(film.frames[0]), len(film.frames)
    numbers = array("H", [blocks, frames, round(1000 * film.at)])
    for block in zip(*film.frames, strict=True):
        for values, unit in zip(zip(*block, strict=True), UNITS, strict=True):
            numbers.extend(_differences(_whole(values, unit)))
    # Small numbers that look random: zlib has a way to match them that saves two in a hundred.
    deflate = zlib.compressobj(9, strategy=zlib.Z_FILTERED)
    return deflate.compress(_small_end_first(numbers).tobytes()) + deflate.flush()


def decode(data: bytes) -> Film:
    """The film again: places to 0.04 mm along each axis, turns to 0.05 degrees."""
    numbers = _numbers(data)
    blocks, frames, at, *rest = numbers if len(numbers) >= 3 else (0, 0, 0)
    if not blocks or not frames or len(rest) != blocks * frames * len(UNITS):
        raise BrokenFilm("the number of blocks and frames does not fit what follows")
    rows = [_sums(rest[row : row + frames]) for row in range(0, len(rest), frames)]
    return Film(at / 1000, tuple(map(_frame, zip(*rows, strict=True))))


def _frame(now: Sequence[int]) -> Frame:
    return tuple(_pose(now[at : at + len(UNITS)]) for at in range(0, len(now), len(UNITS)))


def _whole(values: Iterable[float], unit: float) -> list[int]:
    """Numbers in their units; what is farther than two and a half metres stays there."""
    whole = [round(value * unit) for value in values]
    if min(whole) >= -LARGEST and max(whole) < LARGEST:
        return whole
    return [max(-LARGEST, min(LARGEST - 1, number)) for number in whole]


def _differences(values: Sequence[int]) -> list[int]:
    return [(new - old) % 65_536 for old, new in zip([0, *values], values, strict=False)]


def _sums(differences: Iterable[int]) -> list[int]:
    return [(value + LARGEST) % 65_536 - LARGEST for value in accumulate(differences)]


def _pose(values: Sequence[int]) -> Pose:
    return Pose(*(value / unit for value, unit in zip(values, UNITS, strict=True)))


def _numbers(data: bytes) -> array[int]:
    reader = zlib.decompressobj()
    try:
        raw = reader.decompress(data, MOST_BYTES)
    except zlib.error as trouble:
        raise BrokenFilm(str(trouble)) from trouble
    if not reader.eof or len(raw) % 2:
        raise BrokenFilm("it is cut short, or far too long")
    return _small_end_first(array("H", raw))


def _small_end_first(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
