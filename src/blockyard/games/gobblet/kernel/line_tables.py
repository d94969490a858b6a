# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
"""Lines counted for kernel.py, which says how squares are numbered.

A tally says how many of some squares lie in each line, six bits for a line and three of them used:

    bits 54-56   ...   bits 6-8   bits 0-2
      line 9             line 1     line 0

Between them there is room for the tally of the other side, so that twelve bits of the two
together hold two lines. A line of Gobblers is one shorter and is counted as if its fourth square
were there already: in both games 4 is a whole line, and 3 lacks one square.

Everything that has a worth stands in one array: at 0 lines, by twelve bits of two tallies; at SEEN
the gobblets that can be seen, by byte of their side's word, 256 for each byte; at COVERED a covered
one of each size. weights.py says where the numbers come from.

The tables are filled when `fill_tables` is first called. The types are C's, stand in tables.pxd,
and are Cython's to check.
"""

from array import array
from functools import cache
from itertools import product

import cython

if not cython.compiled:
    LINES, TALLIES = [0] * 20, [0] * 1024
    SEEN, COVERED = 4096, 6144

OF_GOBBLET = (0xF, 0xF0, 0xF00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248)
OF_GOBBLERS = (0x7, 0x70, 0x700, 0x111, 0x222, 0x444, 0x421, 0x124)
# The squares of a board by how many lines lead through them: corners, edges, the middle.
KINDS_OF_GOBBLET = (0x9009, 0x6996, 0x0660)
KINDS_OF_GOBBLERS = (0x505, 0x252, 0x020)


@cache
def fill_tables() -> None:
    for game, lines in enumerate((OF_GOBBLET, OF_GOBBLERS)):
        for i, line in enumerate(lines):
            LINES[10 * game + i] = line
        for byte in range(256):
            TALLIES[512 * game + byte] = tally(lines, byte, game)
            TALLIES[512 * game + 256 + byte] = tally(lines, byte << 8, 0)


def tally(lines: tuple[int, ...], squares: int, more: int) -> int:
    """How many of these squares lie in each line, and how many more are counted."""
    return sum(((line & squares).bit_count() + more) << 6 * i for i, line in enumerate(lines))


def worths(small: bool, lines: list, seen: list, covered: list) -> array:
    """The array for a game in which a line with so many of one's own and so many opposing gobblets
    is worth this much, and a gobblet that can be seen, by size and kind of square, and covered."""
    found = array("h", bytes(2 * (COVERED + 4)))
    for pair in product(range(5), repeat=4):
        at = sum(count << 3 * i for i, count in enumerate(pair))
        found[at] = worth_of(lines, small, *pair[:2]) + worth_of(lines, small, *pair[2:])
    kinds = KINDS_OF_GOBBLERS if small else KINDS_OF_GOBBLET
    for i, byte in product(range(2 * len(seen)), range(256)):
        squares = byte << 8 * (i % 2)
        found[SEEN + 256 * i + byte] = sum(
            worth * (squares & kind).bit_count()
            for worth, kind in zip(seen[i // 2], kinds, strict=True)
        )
    for size, worth in enumerate(covered):
        found[COVERED + size] = worth
    return found


def worth_of(worth: list[list[int]], more: int, own: int, opposing: int) -> int:
    """A whole line ends the game, and a line that is not there is worth nothing."""
    if not all(0 <= count - more < len(worth) for count in (own, opposing)):
        return 0
    return worth[own - more][opposing - more]
