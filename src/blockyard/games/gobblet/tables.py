# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
"""Lines counted for kernel.py, which says how squares are numbered.

A tally says how many of some squares lie in each line, six bits for a line and three of them used:

    bits 54-56   ...   bits 6-8   bits 0-2
      line 9             line 1     line 0

Between them there is room for the tally of the other side, so that twelve bits of the two
together hold two lines. A line of Gobblers is one shorter and is counted as if its fourth square
were there already: in both games 4 is a whole line, and 3 lacks one square.

What a line is worth stands in weights.json with the command that found it. The tables are filled
when `fill_tables` is first called. The types are C's, stand in tables.pxd, and are Cython's to
check.
"""

import json
from functools import cache
from importlib.resources import files
from itertools import product

import cython

if not cython.compiled:
    LINES, TALLIES, WORTHS = [0] * 20, [0] * 1024, [0] * 8192

OF_GOBBLET = (0xF, 0xF0, 0xF00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248)
OF_GOBBLERS = (0x7, 0x70, 0x700, 0x111, 0x222, 0x444, 0x421, 0x124)


@cache
def fill_tables() -> None:
    for game, lines in enumerate((OF_GOBBLET, OF_GOBBLERS)):
        for i, line in enumerate(lines):
            LINES[10 * game + i] = line
        for byte in range(256):
            TALLIES[512 * game + byte] = tally(lines, byte, game)
            TALLIES[512 * game + 256 + byte] = tally(lines, byte << 8, 0)
        weigh(game, read_weights()[game])


def tally(lines: tuple[int, ...], squares: int, more: int) -> int:
    """How many of these squares lie in each line, and how many more are counted."""
    return sum(((line & squares).bit_count() + more) << 6 * i for i, line in enumerate(lines))


def weigh(game: int, worth: list[list[int]]) -> None:
    """Let a line with so many of one's own and so many opposing gobblets be worth this much."""
    for pair in product(range(5), repeat=4):
        at = sum(count << 3 * i for i, count in enumerate(pair))
        both = worth_of(worth, game, *pair[:2]) + worth_of(worth, game, *pair[2:])
        WORTHS[4096 * game + at] = both


def worth_of(worth: list[list[int]], more: int, own: int, opposing: int) -> int:
    """A whole line ends the game, and a line that is not there is worth nothing."""
    if not all(0 <= count - more < len(worth) for count in (own, opposing)):
        return 0
    return worth[own - more][opposing - more]


def read_weights() -> list[list[list[int]]]:
    text = files("blockyard.games.gobblet").joinpath("weights.json").read_text(encoding="utf-8")
    return [json.loads(text)[key] for key in ("gobblet", "gobblers")]
