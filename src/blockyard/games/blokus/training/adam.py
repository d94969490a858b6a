# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Numbers that learn: they go down the slope of an error (Adam). Whoever teaches adds up the slope
of a batch of examples, and then takes a step. This file has to be compiled."""

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdlib import calloc, free
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )


class Descent:
    """Numbers, the slope of the error in each, and how steep that was of late."""

    def __cinit__(self, first: list):
        self.size = len(first)
        room: cython.size_t = 4 * len(first) * cython.sizeof(cython.float)
        self.numbers = cython.cast(cython.pointer(cython.float), calloc(room, 1))
        if self.numbers == cython.NULL:
            raise MemoryError
        self.slope = self.numbers + self.size
        self.mean = self.slope + self.size
        self.spread = self.mean + self.size
        for i, number in enumerate(first):
            self.numbers[i] = number

    def __dealloc__(self):
        free(self.numbers)

    def row(self, begin: int, width: int) -> list[float]:
        """Some of the numbers, to four decimals."""
        return [round(self.numbers[i], 4) for i in range(begin, begin + width)]

    def step(self, rate: cython.float) -> cython.void:
        """Down the slope, by steps scaled number by number; the slope is then flat again."""
        i: cython.int
        self.steps += 1
        rate *= cython.cast(cython.float, sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for i in range(self.size):
            self.mean[i] += cython.cast(cython.float, 0.1) * (self.slope[i] - self.mean[i])
            self.spread[i] += cython.cast(cython.float, 0.001) * (
                self.slope[i] * self.slope[i] - self.spread[i]
            )
            self.numbers[i] -= (
                rate
                * self.mean[i]
                / (
                    cython.cast(cython.float, sqrt(self.spread[i]))
                    + cython.cast(cython.float, 1e-8)
                )
            )
            self.slope[i] = 0
