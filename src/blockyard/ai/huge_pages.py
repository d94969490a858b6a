"""Memory for a transposition table."""

from __future__ import annotations

import mmap
from contextlib import suppress


def zeroed_memory(size: int) -> mmap.mmap:
    """Zeroed bytes, allocated on first use, on huge pages where the system has them: the table is
    accessed at random, and with small pages almost every access would miss the TLB."""
    if not hasattr(mmap, "MADV_HUGEPAGE"):
        return mmap.mmap(-1, size)
    memory = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(OSError):
        memory.madvise(mmap.MADV_HUGEPAGE)
    return memory
