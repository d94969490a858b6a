"""How a stack sways under the next block, for many positions and several sizes at once.

By the linear analysis of stability.py every contact point and every tilt is linear in the position
of the new block, so each stack is analysed once. Points and tilts are complex numbers, x + iy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from blockyard.games.blockout.blocks import Shape, Tower
from blockyard.games.blockout.planner.stability import (
    Floats,
    column,
    faces_of,
    initial_contacts,
    response,
)

Complexes = NDArray[np.complex128]


class Swings(NamedTuple):
    """By size and position: the least part of a support that is left when everything swings, and
    the largest tilt at rest in radians."""

    room: Floats
    tilted: Floats


class Sway(NamedTuple):
    """For blocks of these sizes that lie on a flat face.

    stiffness  the least for each size; at zero and below the stack cannot stand
    shifts     by size and face of a block: how far the contact point is from its centre, in radii
               of the support, for a block in the origin and per millimetre beside it
    tilts      the same for each block's tilt
    """

    stiffness: Floats
    shifts: Complexes
    tilts: Complexes

    def at(self, positions: Complexes) -> Swings:
        shifted = self.shifts[..., 0, None] + self.shifts[..., 1, None] * positions
        tilted = self.tilts[..., 0, None] + self.tilts[..., 1, None] * positions
        return Swings(1 - np.abs(shifted).max(axis=1), np.abs(tilted).max(axis=1))


def points(positions: Floats) -> Complexes:
    """Rows of x and y as complex numbers."""
    found: Complexes = positions[..., 0] + 1j * positions[..., 1]
    return found


@lru_cache(maxsize=512)
def sway(tower: Tower, sizes: tuple[Shape, ...], overshoot: float) -> Sway:
    """Of a stack that swings `overshoot` times as far as it leans in the end."""
    stack = column(tower)
    responses = [response([*stack, (new, 0)]) for new in sizes]
    # Where two flat or curved faces touch does not depend on their size, but on their radii: those
    # of flat faces are all the same.
    start = points(initial_contacts(tower, sizes[0], 0, np.array([(0.0, 0.0), (1.0, 0.0)]))).T
    beside = start[:, 1] - start[:, 0]
    contacts = np.stack([start[:, 0], beside], axis=1)
    loads = np.diff(contacts, axis=0, append=[[0.0, 1.0]])
    masses = np.array([new.mass() for new in sizes])[:, None, None]
    tilts = masses * np.stack([one.compliance for one in responses]) @ loads
    radii = np.stack([one.radii for one in responses])[..., None]
    rolled = contacts + overshoot * radii * np.diff(tilts, axis=1, prepend=0)
    joints, centres, supports = faces_of(tower)
    shifts = rolled[:, joints]
    shifts[..., 0] -= points(centres)
    stiffness = np.array([one.least for one in responses])
    return Sway(stiffness, shifts / supports[:, None], tilts)
