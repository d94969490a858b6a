"""Bitboards: sets of squares as integers, in which bit *i* stands for square *i*.

A kernel runs compiled or as plain Python, and imports these functions accordingly:

    if cython.compiled:
        from cython.cimports.blockyard.core.bits import lowest, popcount
    else:
        from blockyard.core.bits import lowest, popcount

Compiled, they are a few machine instructions each (bits.pxd); uncompiled, they are the lines below.
Both are for numbers from 0 to 2**64 - 1. Only compiled code has `spread`, which writes the lowest
eight bits as eight bytes, and `prefetch`.
"""


def popcount(squares: int) -> int:
    """The number of squares in the set.

    >>> popcount(0b10110)
    3
    """
    return squares.bit_count()


def lowest(squares: int) -> int:
    """The lowest square in the set; the set must not be empty.

    >>> lowest(0b10100)
    2

    `squares & (squares - 1)` removes it, which gives the usual loop over a bitboard:

    >>> squares, walked = 0b10110, []
    >>> while squares:
    ...     walked.append(lowest(squares))
    ...     squares &= squares - 1
    >>> walked
    [1, 2, 4]
    """
    # The machine instruction is undefined for an empty set; here it shows.
    assert squares, "an empty set has no lowest square"
    return (squares & -squares).bit_length() - 1


def highest(squares: int) -> int:
    """The highest square in the set; the set must not be empty.

    >>> highest(0b10100)
    4
    """
    assert squares, "an empty set has no highest square"
    return squares.bit_length() - 1
