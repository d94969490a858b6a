# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""A small value net for alpha-beta: what a position is worth to the side to move.

One hidden layer. Its input is the sum of the rows, HIDDEN numbers each, of all features that the
position has; a game's kernel lists them. Hidden units are clipped to 0..UNIT, and the output is
their product with the output weights, for which `OUTPUT_SHIFT` bits are below the point. Numbers
have sixteen bits, so that the compiler adds eight or sixteen at a time. The array of weights is

    0           bias, HIDDEN numbers
    HIDDEN      output weights
    2 * HIDDEN  the rows, by feature

tools/value_net.py trains it. The types are C's: they are declared in row_net.pxd and checked by
Cython.
"""

import cython

if not cython.compiled:
    HIDDEN, UNIT, OUTPUT_SHIFT, MAX_FEATURES = 32, 256, 12, 64

MAX_VALUE = cython.declare(cython.int, 2000)


def row_net_value(weights, features, number):
    """The value of a position with these features, in the units of the evaluation."""
    sums = cython.declare(cython.short[32])
    for i in range(HIDDEN):
        sums[i] = weights[i]
    for i in range(number):
        add_row(sums, weights, HIDDEN * (2 + features[i]))
    total = 0
    for i in range(HIDDEN):
        unit = min(max(sums[i], 0), UNIT)
        total += unit * weights[HIDDEN + i]
    return min(max(total >> OUTPUT_SHIFT, -MAX_VALUE), MAX_VALUE)


def add_row(sums, weights, at):
    for i in range(HIDDEN):
        sums[i] += weights[at + i]
