"""Sets of squares as whole numbers: bit *i* is set when square *i* is in the set.

A kernel runs in two ways, and takes these functions from the place that fits:

    if cython.compiled:
        from cython.cimports.blockyard.core.bits import lowest, popcount
    else:
        from blockyard.core.bits import lowest, popcount

Compiled, they are one machine instruction each (bits.pxd); uncompiled, they are the lines below.
Both are for numbers from 0 to 2**64 - 1.
"""


def popcount(squares: int) -> int:
    """How many squares are in the set.

    >>> popcount(0b10110)
    3
    """
    return squares.bit_count()


def lowest(squares: int) -> int:
    """The lowest square in the set; the set must not be empty.

    >>> lowest(0b10100)
    2

    `squares & (squares - 1)` is the set without it, so this walks through all of them:

    >>> squares, walked = 0b10110, []
    >>> while squares:
    ...     walked.append(lowest(squares))
    ...     squares &= squares - 1
    >>> walked
    [1, 2, 4]
    """
    # The machine instruction answers nonsense for an empty set. Here it shows.
    assert squares, "an empty set has no lowest square"
    return (squares & -squares).bit_length() - 1
