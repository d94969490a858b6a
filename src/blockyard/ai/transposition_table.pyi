from collections.abc import Callable
from typing import final

FIRST_BUCKETS: int

@final
class TranspositionTable:
    def __init__(self, bits: int) -> None: ...
    def begin_search(self) -> None: ...
    def widen(self, nodes: int, is_stopped: Callable[[], bool]) -> None: ...
