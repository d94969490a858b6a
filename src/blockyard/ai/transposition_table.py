# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""The transposition table of alpha-beta: what is known of positions that were searched before.

An entry is two words. The second one is

    bits 48-55   bits 32-47        bits 24-25   bits 16-23   bits 0-15
      age        score + 32768       bound        depth        move

and the first one is the position's key, exclusive-or the second. So an entry whose halves two
threads wrote at the same time belongs to no position, and the table needs no lock.

Four entries share a bucket, which is one line of the cache. A new entry replaces that of the same
position; else the one that was searched least deeply, those of earlier searches first.
"""

from collections.abc import Callable

import cython

from blockyard.ai.huge_pages import zeroed_memory

if cython.compiled:
    from cython.cimports.blockyard.core.atomics import read_word, write_word
    from cython.cimports.blockyard.core.bits import prefetch
else:
    EXACT, LOWER_BOUND, UPPER_BOUND = range(3)

BUCKET = cython.declare(cython.int, 8)
"""Words of a bucket."""
FIRST_BUCKETS = 1 << 14
"""Buckets in use at the beginning: a megabyte."""
PAGE = cython.declare(cython.int, 512)
CHUNK = cython.declare(cython.int, 1 << 18)
"""Words of a page of memory, and of two megabytes, which are taken at once."""


class TranspositionTable:
    """A table of 2**bits entries; it can serve several threads and one search after the other."""

    def __init__(self, bits: int) -> None:
        self.entries = memoryview(zeroed_memory(16 << bits)).cast("Q")
        self.buckets = (1 << bits) // 4
        self.bucket_mask = min(self.buckets, FIRST_BUCKETS) - 1
        self.age = 0

    def begin_search(self) -> None:
        """Entries of earlier searches are now old: still used, but replaced first."""
        self.age = (self.age + 1) & 255

    def widen(self, nodes: int, is_stopped: Callable[[], bool]) -> None:
        """Use more of the memory once a search of so many nodes has filled what is in use. Memory
        that was never used costs no time, so a short search begins and ends at once."""
        used = self.bucket_mask + 1
        wanted = used
        while wanted < self.buckets and nodes >= wanted:
            wanted *= 4
        wanted = min(wanted, self.buckets)
        for begin in range(BUCKET * used, BUCKET * wanted, CHUNK):
            if is_stopped():
                return
            self.touch(begin, min(begin + CHUNK, BUCKET * wanted))
        if wanted > self.bucket_mask:
            self.set_mask(wanted - 1)

    def touch(self, begin, end):
        """Have the system give us this memory. It takes a millisecond for two megabytes, and a
        search that met all of it at once would not poll for long. An entry that another thread
        writes meanwhile may be lost."""
        at = begin
        while at < end:
            self.write(at, self.read(at))
            at += PAGE

    def set_mask(self, mask):
        if cython.compiled:
            write_word(cython.address(self.bucket_mask), mask)
        else:
            self.bucket_mask = mask

    def bucket(self, key):
        """The index of a position's bucket; other threads may widen the table meanwhile."""
        if cython.compiled:  # noqa: SIM108 - compiled, the other branch is left out
            mask = read_word(cython.address(self.bucket_mask))
        else:
            mask = self.bucket_mask
        return BUCKET * (key & mask)

    def prefetch_bucket(self, key):
        """Load the bucket of a position into the cache while other work goes on."""
        if cython.compiled:
            prefetch(cython.address(self.entries[self.bucket(key)]))

    def probe(self, key):
        """The second word of a position's entry, or 0."""
        at = self.bucket(key)
        for i in range(at, at + BUCKET, 2):
            found = self.read(i + 1)
            if self.read(i) ^ found == key:
                return found
        return 0

    def store(self, key, value, move, depth, bound):
        """Write a position's entry."""
        at = self.bucket(key)
        slot, least = at, 1 << 20
        for i in range(at, at + BUCKET, 2):
            found = self.read(i + 1)
            if self.read(i) ^ found == key:
                slot = i
                break
            worth = found >> 16 & 0xFF
            worth += 256 if found and found >> 48 == self.age else 0
            if worth < least:
                slot, least = i, worth
        packed = value + 32768
        packed = self.age << 48 | packed << 32 | bound << 24 | depth << 16 | move
        self.write(slot, key ^ packed)
        self.write(slot + 1, packed)

    def read(self, at):
        if cython.compiled:  # noqa: SIM108 - compiled, the other branch is left out
            word = read_word(cython.address(self.entries[at]))
        else:
            word = self.entries[at]
        return word

    def write(self, at, word):
        if cython.compiled:
            write_word(cython.address(self.entries[at]), word)
        else:
            self.entries[at] = word
