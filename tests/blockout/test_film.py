"""The film of a placement: small, and nearly lossless."""

from __future__ import annotations

import zlib
from math import dist
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blockyard.games.blockout.blocks import BLOCKS, Pose, axes, grown, lying, side
from blockyard.games.blockout.hand.motor import Deviation, gaussian, release
from blockyard.games.blockout.moves import Put
from blockyard.games.blockout.physics.film import MAX_BYTES, Film, InvalidFilm, decode, encode
from blockyard.games.blockout.physics.tower import simulate

CORNERS = [(x, y, z) for x in (-22, 22) for y in (-22, 22) for z in (-22, 22)]


def corners(pose: Pose) -> list[list[float]]:
    """The corners of a large block, which an error of the rotation moves most."""
    own = axes(pose)
    return [
        [pose[at] + sum(corner[a] * own[a][at] for a in range(3)) for at in range(3)]
        for corner in CORNERS
    ]


@pytest.fixture(scope="module")
def fall_of_nine():
    """Eight blocks well placed, the ninth far off centre."""
    tower, rng = (), Random(4)
    for block in sorted(BLOCKS, key=side, reverse=True):
        last = len(tower) == 8
        aim = Put(9, 9, 0, 0) if last else Put(0, 0, 0, 0)
        settled = simulate(
            tower, block, release(tower, block, aim, gaussian(0.3, rng) if tower else Deviation())
        )
        if not last:
            tower = grown(tower, block, settled.poses)
    assert settled.kind == "falls" and len(settled.frames[0]) == 9
    return Film(settled.decided_at, settled.frames)


def test_no_corner_of_a_block_is_a_tenth_of_a_millimetre_off(fall_of_nine):
    again = decode(encode(fall_of_nine))
    assert again.decided_at == fall_of_nine.decided_at < len(again.frames) / 60
    for before, after in zip(fall_of_nine.frames, again.frames, strict=True):
        for pose, read in zip(before, after, strict=True):
            assert all(dist(a, b) < 0.1 for a, b in zip(corners(pose), corners(read), strict=True))


def test_the_fall_of_nine_blocks_takes_less_than_eight_kilobytes(fall_of_nine):
    assert len(fall_of_nine.frames) > 60
    assert len(encode(fall_of_nine)) < 8000


def test_a_second_at_rest_takes_next_to_nothing():
    frame = tuple(lying(0, 0, 22 + 44 * at, 30 * at, 0) for at in range(9))
    assert len(encode(Film(1.0, (frame,) * 60))) < 250


poses = st.builds(
    lying,
    st.floats(-2500, 2500),
    st.floats(-2500, 2500),
    st.floats(0, 2500),
    st.floats(0, 360),
    st.integers(0, 5),
)


@given(
    st.integers(1, 9).flatmap(lambda n: st.lists(st.tuples(*[poses] * n), min_size=1, max_size=9))
)
def test_any_film_survives_being_written_and_read_however_far_blocks_jump(frames):
    again = decode(encode(Film(20.0, tuple(frames))))
    assert again.decided_at == 20
    for before, after in zip(frames, again.frames, strict=True):
        for pose, read in zip(before, after, strict=True):
            assert all(abs(a - b) <= 0.0386 for a, b in zip(pose[:3], read[:3], strict=True))
            assert all(abs(a - b) <= 0.000201 for a, b in zip(pose[3:], read[3:], strict=True))


def test_what_has_been_read_is_written_the_same_way(fall_of_nine):
    film = encode(fall_of_nine)
    assert encode(decode(film)) == film


def test_what_flies_off_farther_than_two_and_a_half_metres_stays_at_the_border():
    film = Film(0.0, ((Pose(-4000, 9000, 0),),))
    assert decode(encode(film)).frames[0][0][:2] == (-32768 / 13, 32767 / 13)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not a film",
        zlib.compress(b""),
        zlib.compress(b"\x01"),
        zlib.compress(b"\x01\x00\x02\x00\x00\x00" + b"\x00" * 14),
        zlib.compress(b"\x00" * 6),
        zlib.compress(b"\x01\x00\x01\x00" + b"\x00" * 14),
        encode(Film(0.5, ((Pose(0, 0, 14),),)))[:-3],
        zlib.compress(b"\x00" * (MAX_BYTES + 2)),
    ],
)
def test_bytes_that_are_no_film_are_refused(data):
    with pytest.raises(InvalidFilm):
        decode(data)
