from collections.abc import Sequence

from blockyard.core.alphabeta_position import AlphaBetaPosition
from blockyard.core.batch import Batch

class AlphaBetaBatch(Batch):
    def __init__(
        self,
        positions: Sequence[AlphaBetaPosition],
        moves: Sequence[tuple[int, int]],
        actions: int,
        size: int,
        max_moves: int,
        clauses: tuple[str, ...],
    ) -> None: ...
