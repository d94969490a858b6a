from collections.abc import Callable
from dataclasses import dataclass

from blockyard.core.kernel import Budget, SearchResult
from blockyard.core.mcts_position import MctsPosition

MAX_SIMULATIONS: int
SIMULATIONS_PER_CHECK: int
REPORTED_MOVES: int

@dataclass(frozen=True, slots=True)
class SearchParameters:
    c_puct: float = 1.5
    fpu_reduction: float = 0.0
    rave_k: float = 100.0
    prior_temperature: float = 1.0
    max_children: int = 32
    expansion_visits: int = 1
    solve_endgames: bool = True
    gumbel_noise: float = 0.0
    use_playouts: bool = False

class Tree:
    @property
    def simulations(self) -> int: ...
    def grow(self, simulations: int) -> None: ...
    def result(self) -> SearchResult: ...
    def ranked(self, node: int) -> list[int]: ...
    def move_text(self, node: int) -> str: ...
    def value(self, node: int) -> float: ...
    def principal_variation(self) -> list[str]: ...

def search(
    position: MctsPosition,
    budget: Budget,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    parameters: SearchParameters | None = None,
) -> SearchResult: ...
