from array import array

from blockyard.games.deblockle.kernel.position import DeblocklePosition

class EvaluatedPosition(DeblocklePosition):
    def attach_tablebase(self, distances: array[int]) -> None: ...
    def attach_net(self, weights: array[int]) -> None: ...
