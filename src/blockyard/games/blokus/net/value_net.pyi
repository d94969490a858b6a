from collections.abc import Sequence

class ValueNet:
    def __init__(self, weights: Sequence[float]) -> None: ...
