from collections.abc import Callable

from blockyard.core.alphabeta_position import AlphaBetaPosition

COMPILED: bool
UNLIMITED: float
MAX_BITS: int

class ProofSearch:
    def __init__(
        self,
        position: AlphaBetaPosition,
        nodes: int,
        threats_only: bool = False,
        stop: Callable[[], bool] | None = None,
        seconds: float = ...,
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def plies(self) -> int: ...
    @property
    def is_disproven(self) -> bool: ...
    def prove(self) -> list[int]: ...
