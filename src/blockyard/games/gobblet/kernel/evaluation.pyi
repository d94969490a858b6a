from array import array

from blockyard.games.gobblet.kernel.position import GobbletPosition

class EvaluatedPosition(GobbletPosition):
    def __init__(
        self, sides: list[int], side: int, small: bool, weight_table: array[int], capacity: int
    ) -> None: ...
    def attach_net(self, weights: array[int]) -> None: ...
