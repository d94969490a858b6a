from blockyard.core.batch import Batch
from blockyard.games.blokus.encoding import BlokusEncoding
from blockyard.games.blokus.rules import BlokusState

SIDES: tuple[int, int]

class BlokusBatch(Batch):
    def __init__(
        self, start: BlokusState, games: int, encoding: BlokusEncoding, max_moves: int
    ) -> None: ...
    @property
    def text(self) -> str: ...

def count_actions() -> None: ...
