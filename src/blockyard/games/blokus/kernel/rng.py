# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# ruff: noqa: F821 - types come from the .pxd
# mypy: ignore-errors
# The types here are C's, and Cython checks them.
"""Numbers by lot, and numbers stirred for hashes. This file has to be compiled."""

import cython

if not cython.compiled:
    raise ImportError(
        "the Blokus kernel has to be compiled: make, or python tools/build.py kernels"
    )


def roll(luck: cython.pointer(Word)) -> Word:
    """The next random number (xorshift64*); the state must not be 0."""
    luck[0] ^= luck[0] >> 12
    luck[0] ^= luck[0] << 25
    luck[0] ^= luck[0] >> 27
    return luck[0] * cython.cast(Word, 0x2545F4914F6CDD1D)


def mixed(number: Word) -> Word:
    """A number stirred well, for hashes (splitmix64)."""
    number += cython.cast(Word, 0x9E3779B97F4A7C15)
    number = (number ^ number >> 30) * cython.cast(Word, 0xBF58476D1CE4E5B9)
    number = (number ^ number >> 27) * cython.cast(Word, 0x94D049BB133111EB)
    return number ^ number >> 31
