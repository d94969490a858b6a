from blockyard.core.alphabeta_batch import AlphaBetaBatch
from blockyard.games.gobblet.encoding import GobbletEncoding
from blockyard.games.gobblet.rules import GobbletState

CLAUSES: tuple[str, ...]

class GobbletBatch(AlphaBetaBatch):
    def __init__(
        self, start: GobbletState, games: int, encoding: GobbletEncoding, max_moves: int
    ) -> None: ...
    @property
    def start(self) -> str: ...

def kernel_moves(side: int) -> list[tuple[int, int]]: ...
