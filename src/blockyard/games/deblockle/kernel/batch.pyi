from collections.abc import Mapping

from blockyard.core.alphabeta_batch import AlphaBetaBatch
from blockyard.core.contract import Game
from blockyard.core.encoding import Encoding
from blockyard.games.deblockle.rules import DeblockleState

CLAUSES: tuple[str, ...]

class DeblockleBatch(AlphaBetaBatch):
    def __init__(
        self, game: Game, options: Mapping[str, str], games: int, encoding: Encoding, max_moves: int
    ) -> None: ...
    @property
    def game(self) -> Game: ...
    @property
    def options(self) -> dict[str, str]: ...
    def after_dice(self, symbols: str) -> DeblockleState: ...
