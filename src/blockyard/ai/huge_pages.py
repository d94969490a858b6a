"""Memory for a search's table."""

from __future__ import annotations

import mmap
from contextlib import suppress


def room(size: int) -> mmap.mmap:
    """Zeros that the system gives when they are first touched, in large pages if it has them:
    the table is read all over the place, and small pages would have to be looked up each time."""
    if not hasattr(mmap, "MADV_HUGEPAGE"):
        return mmap.mmap(-1, size)
    zeros = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(OSError):
        zeros.madvise(mmap.MADV_HUGEPAGE)
    return zeros
