# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Features of Gobblet's value net (core/row_net.py): what the side to move has, and what covers it.

    0     squares    16 x 81   the whole stack, a digit to the base three for each size: nothing,
                               a gobblet of one's own, one of the other side
    1296  lines      10 x 25   visible gobblets of both sides in the line
    1546  entered    2 x 256   for each side, how many gobblets of each size have entered

An empty square or line has no feature. The types are C's: they are declared in value_net.pxd and
checked by Cython.
"""

import cython

if cython.compiled:
    from cython.cimports.blockyard.core.bits import lowest, popcount
else:
    from blockyard.core.bits import lowest, popcount

    LINE_FEATURES, ENTERED_FEATURES = 1296, 1546


def list_features(out, mine, theirs, tally, tally_theirs):
    """Write the features of a position to `out` and return their number. The tallies count visible
    gobblets in each line (line_tables.py)."""
    count = list_stacks(out, mine, theirs)
    for i in range(10):
        pair = 5 * (tally >> 6 * i & 7) + (tally_theirs >> 6 * i & 7)
        if pair:
            out[count] = LINE_FEATURES + 25 * i + pair
            count += 1
    out[count] = ENTERED_FEATURES + entered(mine)
    out[count + 1] = ENTERED_FEATURES + 256 + entered(theirs)
    return count + 2


def list_stacks(out, mine, theirs):
    """The features of the occupied squares."""
    stacks = cython.declare(cython.int[16])
    for i in range(16):
        stacks[i] = 0
    add_gobblets(stacks, mine, 1)
    add_gobblets(stacks, theirs, 2)
    count = 0
    for i in range(16):
        if stacks[i]:
            out[count] = 81 * i + stacks[i]
            count += 1
    return count


def add_gobblets(stacks, side, digit):
    while side:
        i = lowest(side)
        stacks[i & 15] += digit * power_of_three(i >> 4)
        side &= side - 1


def power_of_three(size):
    return 27 if size == 3 else 9 if size == 2 else 3 if size == 1 else 1


def entered(side):
    """How many gobblets of each size are on the board, two bits for each."""
    found = popcount(side & 0xFFFF) | popcount(side >> 16 & 0xFFFF) << 2
    return found | popcount(side >> 32 & 0xFFFF) << 4 | popcount(side >> 48) << 6
