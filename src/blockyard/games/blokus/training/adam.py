# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The Adam optimiser (Kingma and Ba 2015). The caller adds up the gradient of a mini-batch and then
takes a step. This file has to be compiled.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdlib import calloc, free
else:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )


class Adam:
    """Weights, the gradient of the loss, and running means of the gradient and of its square."""

    def __cinit__(self, initial: list):
        self.size = len(initial)
        room: cython.size_t = 4 * len(initial) * cython.sizeof(cython.float)
        self.weights = cython.cast(cython.pointer(cython.float), calloc(room, 1))
        if self.weights == cython.NULL:
            raise MemoryError
        self.gradient = self.weights + self.size
        self.first_moment = self.gradient + self.size
        self.second_moment = self.first_moment + self.size
        for i, number in enumerate(initial):
            self.weights[i] = number

    def __dealloc__(self):
        free(self.weights)

    def row(self, begin: int, width: int) -> list[float]:
        """Some of the weights, to four decimals."""
        return [round(self.weights[i], 4) for i in range(begin, begin + width)]

    def step(self, learning_rate: cython.float) -> cython.void:
        """One step of descent; the gradient is then reset."""
        i: cython.int
        self.steps += 1
        learning_rate *= cython.cast(
            cython.float, sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        )
        for i in range(self.size):
            self.first_moment[i] += cython.cast(cython.float, 0.1) * (
                self.gradient[i] - self.first_moment[i]
            )
            self.second_moment[i] += cython.cast(cython.float, 0.001) * (
                self.gradient[i] * self.gradient[i] - self.second_moment[i]
            )
            self.weights[i] -= (
                learning_rate
                * self.first_moment[i]
                / (
                    cython.cast(cython.float, sqrt(self.second_moment[i]))
                    + cython.cast(cython.float, 1e-8)
                )
            )
            self.gradient[i] = 0
