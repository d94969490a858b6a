"""The film of a placement: the poses of all blocks, sixty frames a second.

It comes with the verdict (`Game.filmed`), is stored beside the record and served separately;
without it a replay shows resting poses only.

The format is little-endian, compressed with zlib:

    2 bytes  number of blocks
    2 bytes  number of frames
    2 bytes  milliseconds until the verdict: the fall, or the rest
    then for each block and each component of its pose, x y z w i j k, all frames in a row

Components are fixed-point: units of 1/13 mm, and of 1/2,500 for quaternions, just fine enough to
keep every corner within a tenth of a millimetre. Each is a two-byte delta from the frame before,
modulo 65,536, so that blocks at rest compress to almost nothing.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from blockyard.games.blockout.blocks import Pose

FRAME_RATE = 60
"""Frames per second."""
SCALES = (13.0,) * 3 + (2_500.0,) * 4
"""Units per millimetre, and per one of a quaternion."""
INT16_LIMIT = 2**15
MAX_BYTES = 2**22

Frame = tuple[Pose, ...]


class Film(NamedTuple):
    """When the verdict was decided, in seconds, and the frames."""

    decided_at: float
    frames: tuple[Frame, ...]


class InvalidFilm(ValueError):
    """These bytes are not a film."""


def encode(film: Film) -> bytes:
    """All frames must show the same blocks."""
    blocks, frames = len(film.frames[0]), len(film.frames)
    numbers = array("H", [blocks, frames, round(1000 * film.decided_at)])
    for block in zip(*film.frames, strict=True):
        for values, scale in zip(zip(*block, strict=True), SCALES, strict=True):
            numbers.extend(_deltas(_quantized(values, scale)))
    # Z_FILTERED is made for small, random-looking values such as deltas: 2 % smaller.
    deflate = zlib.compressobj(9, strategy=zlib.Z_FILTERED)
    return deflate.compress(_little_endian(numbers).tobytes()) + deflate.flush()


def decode(data: bytes) -> Film:
    """Accurate to 0.04 mm along each axis and 0.05 degrees."""
    numbers = _numbers(data)
    blocks, frames, decided_at, *rest = numbers if len(numbers) >= 3 else (0, 0, 0)
    if not blocks or not frames or len(rest) != blocks * frames * len(SCALES):
        raise InvalidFilm("the length does not match the number of blocks and frames")
    rows = [_running_sums(rest[row : row + frames]) for row in range(0, len(rest), frames)]
    return Film(decided_at / 1000, tuple(map(_frame, zip(*rows, strict=True))))


def _frame(row: Sequence[int]) -> Frame:
    return tuple(_pose(row[at : at + len(SCALES)]) for at in range(0, len(row), len(SCALES)))


def _quantized(values: Iterable[float], scale: float) -> list[int]:
    """Fixed-point numbers, clamped at two and a half metres."""
    whole = [round(value * scale) for value in values]
    if min(whole) >= -INT16_LIMIT and max(whole) < INT16_LIMIT:
        return whole
    return [max(-INT16_LIMIT, min(INT16_LIMIT - 1, number)) for number in whole]


def _deltas(values: Sequence[int]) -> list[int]:
    return [(new - old) % 65_536 for old, new in zip([0, *values], values, strict=False)]


def _running_sums(deltas: Iterable[int]) -> list[int]:
    return [(value + INT16_LIMIT) % 65_536 - INT16_LIMIT for value in accumulate(deltas)]


def _pose(values: Sequence[int]) -> Pose:
    return Pose(*(value / scale for value, scale in zip(values, SCALES, strict=True)))


def _numbers(data: bytes) -> array[int]:
    reader = zlib.decompressobj()
    try:
        raw = reader.decompress(data, MAX_BYTES)
    except zlib.error as error:
        raise InvalidFilm(str(error)) from error
    if not reader.eof or len(raw) % 2:
        raise InvalidFilm("truncated, or far too long")
    return _little_endian(array("H", raw))


def _little_endian(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
