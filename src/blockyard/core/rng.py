"""Random number generators for kernels: 64 bits of state, no allocation, no GIL.

    xorshift64star   general-purpose generator: batches, playouts of MCTS, training
    splitmix64       hash of a 64-bit number: Zobrist keys, seeds
    lcg64            linear congruential generator: one multiplication a move, for playouts

Compiled code takes them from rng.pxd, where they are inline C; uncompiled code takes the functions
below. Both give the same sequences, and tests pin them: bots, batches and learned weights depend
on every bit. Numbers are from 0 to 2**64 - 1.
"""

MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN_GAMMA = 0x9E3779B97F4A7C15
"""2**64 divided by the golden ratio, odd: the increment of SplitMix64."""


def xorshift64star(state: list[int]) -> int:
    """Advance the generator and return its next number (Vigna 2014).

    C takes a pointer to the state, Python a list of one number. The state must not be 0.

    >>> state = [1]
    >>> hex(xorshift64star(state)), hex(state[0])
    ('0x47e4ce4b896cdd1d', '0x2000001')
    """
    assert state[0], "xorshift64* never leaves state 0"
    x = state[0]
    x ^= x >> 12
    x ^= x << 25 & MASK64
    x ^= x >> 27
    state[0] = x
    return x * 0x2545F4914F6CDD1D & MASK64


def splitmix64(x: int) -> int:
    """SplitMix64's output for this state (Steele, Lea and Flood 2014), used as a hash.

    >>> hex(splitmix64(0))
    '0xe220a8397b1dcdaf'
    """
    x = x + GOLDEN_GAMMA & MASK64
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK64
    return x ^ x >> 31


def splitmix64_at(index: int) -> int:
    """Number `index` of the SplitMix64 sequence with seed 0.

    >>> splitmix64_at(0) == splitmix64(0) and splitmix64_at(1) == splitmix64(GOLDEN_GAMMA)
    True
    """
    return splitmix64(index * GOLDEN_GAMMA & MASK64)


def lcg64(state: int) -> int:
    """The next state. The high bits are the random ones: use `state >> 33`."""
    return (state * 0xBF58476D1CE4E5B9 + GOLDEN_GAMMA) & MASK64
