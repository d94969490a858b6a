from collections.abc import Callable

from blockyard.ai.transposition_table import TranspositionTable
from blockyard.core.alphabeta_position import AlphaBetaPosition

COMPILED: bool
PROVEN_SCORE: int
QUIESCENCE_DEPTH: int

class Search:
    def __init__(
        self,
        position: AlphaBetaPosition,
        limits: tuple[int, float],
        table: TranspositionTable,
        full_width: bool = False,
        quiescence_depth: int = ...,
        stop: Callable[[], bool] | None = None,
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    def is_stopped(self) -> bool: ...
    def poll_limits(self) -> bool: ...
    def search_root_move(self, move: int, depth: int, alpha: int, beta: int) -> int: ...
    def principal_variation(self, first: int, limit: int) -> list[int]: ...
