"""The block: a cube with six symbols, the 24 ways it can lie, and how it tips over an edge.

Every block is the same cube. Star up, unfolded, with north away from Gold's edge:

          C              S star     opposite  P stop
      H   S   L   P      C cross    opposite  X
          X              L slider   opposite  H hoops

Two faces say how it lies: the one on top and the one to the north. So it is written `SC` here,
and the other four faces follow.
"""

from __future__ import annotations

from typing import NamedTuple

from blockyard.games.deblockle.view import FacesView

SYMBOLS = "SPCXLH"
STAR, STOP, CROSS, X, SLIDER, HOOPS = tuple(SYMBOLS)
OPPOSITE = dict(zip(SYMBOLS, "PSXCHL", strict=True))

NORTH, EAST, SOUTH, WEST = DIRECTIONS = range(4)


class Cube(NamedTuple):
    top: str
    north: str
    east: str

    @property
    def south(self) -> str:
        return OPPOSITE[self.north]

    @property
    def west(self) -> str:
        return OPPOSITE[self.east]

    @property
    def bottom(self) -> str:
        return OPPOSITE[self.top]

    def __str__(self) -> str:
        return self.top + self.north

    def faces(self) -> FacesView:
        """All six symbols, each by the side it is on."""
        return {
            "top": self.top,
            "north": self.north,
            "east": self.east,
            "south": self.south,
            "west": self.west,
            "bottom": self.bottom,
        }

    def tipped(self, direction: int) -> Cube:
        """Over the edge on that side: the side behind comes up, the top becomes the front."""
        if direction == NORTH:
            return Cube(self.south, self.top, self.east)
        if direction == SOUTH:
            return Cube(self.north, self.bottom, self.east)
        if direction == EAST:
            return Cube(self.west, self.north, self.top)
        return Cube(self.east, self.north, self.bottom)


def _every_way_to_lie() -> dict[str, Cube]:
    """All that tipping makes of the cube, by how it is written."""
    found: dict[str, Cube] = {}
    reached = [Cube(STAR, CROSS, SLIDER)]
    while reached:
        cube = reached.pop()
        if str(cube) not in found:
            found[str(cube)] = cube
            reached += [cube.tipped(direction) for direction in DIRECTIONS]
    return found


CUBES = _every_way_to_lie()
ROLLED = {cube: tuple(map(cube.tipped, DIRECTIONS)) for cube in CUBES.values()}


def norths(top: str) -> str:
    """The four symbols that can face north under this top."""
    return "".join(s for s in SYMBOLS if s not in (top, OPPOSITE[top]))
