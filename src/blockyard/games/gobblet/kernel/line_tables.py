# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Lookup tables for position.py, which has the layout of the bitboards.

A tally counts how many of some squares lie in each line: ten counters in one word, six bits each,
of which three are used:

    bits 54-56   ...   bits 6-8   bits 0-2
      line 9             line 1     line 0

The other three bits take the tally of the other side, so that twelve bits of both tallies together
describe two lines. A line of Gobblers is one square shorter and is counted as if its fourth square
were occupied already: in both games 4 is a complete line, and 3 lacks one square.

The weight table of the evaluation is one array:

    0        lines, indexed by twelve bits of both tallies
    SEEN     visible gobblets, indexed by a byte of their side's word, 256 entries for each byte
    COVERED  covered gobblets, indexed by size

The tables are filled when `fill_tables` is first called. The types are C's: they are declared in
line_tables.pxd and checked by Cython.
"""

from array import array
from functools import cache
from itertools import product

import cython

if not cython.compiled:
    LINES, TALLIES = [0] * 20, [0] * 1024
    SEEN, COVERED = 4096, 6144

GOBBLET_LINES = (0xF, 0xF0, 0xF00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248)
GOBBLERS_LINES = (0x7, 0x70, 0x700, 0x111, 0x222, 0x444, 0x421, 0x124)
# The squares of a board by how many lines lead through them: corners, edges, the middle.
GOBBLET_KINDS = (0x9009, 0x6996, 0x0660)
GOBBLERS_KINDS = (0x505, 0x252, 0x020)


@cache
def fill_tables() -> None:
    for game, lines in enumerate((GOBBLET_LINES, GOBBLERS_LINES)):
        for i, line in enumerate(lines):
            LINES[10 * game + i] = line
        for byte in range(256):
            TALLIES[512 * game + byte] = tally(lines, byte, game)
            TALLIES[512 * game + 256 + byte] = tally(lines, byte << 8, 0)


def tally(lines: tuple[int, ...], squares: int, more: int) -> int:
    """The number of these squares in each line, plus `more`."""
    return sum(((line & squares).bit_count() + more) << 6 * i for i, line in enumerate(lines))


def weight_table(small: bool, lines: list, seen: list, covered: list) -> array:
    """The weight table of a game: `lines` by own and opposing gobblets in the line, `seen` by size
    and kind of square, `covered` by size."""
    found = array("h", bytes(2 * (COVERED + 4)))
    for pair in product(range(5), repeat=4):
        at = sum(count << 3 * i for i, count in enumerate(pair))
        found[at] = line_weight(lines, small, *pair[:2]) + line_weight(lines, small, *pair[2:])
    kinds = GOBBLERS_KINDS if small else GOBBLET_KINDS
    for i, byte in product(range(2 * len(seen)), range(256)):
        squares = byte << 8 * (i % 2)
        found[SEEN + 256 * i + byte] = sum(
            weight * (squares & kind).bit_count()
            for weight, kind in zip(seen[i // 2], kinds, strict=True)
        )
    for size, weight in enumerate(covered):
        found[COVERED + size] = weight
    return found


def line_weight(weights: list[list[int]], more: int, own: int, opposing: int) -> int:
    """A complete line ends the game, and a line that does not exist counts nothing."""
    if not all(0 <= count - more < len(weights) for count in (own, opposing)):
        return 0
    return weights[own - more][opposing - more]
