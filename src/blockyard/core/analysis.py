"""Analysis of a position while it goes on: what engines report again and again until stopped."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A move and the best play after it. The value is the expected result for the seat to move,
    from -1 to 1; `ends_in` counts the plies to a proven win (negative: to a loss). `is_proven`
    says that the value is certain, not estimated."""

    moves: tuple[str, ...]
    value: float
    nodes: int = 0
    ends_in: int | None = None
    is_proven: bool = False


@dataclass(frozen=True, slots=True)
class AnalysisUpdate:
    """All that is known so far: the best lines, the best first.

    `depth` is how far the search looks ahead, in plies; a planner counts its levels instead.
    `is_final` says that going on would change nothing: the values are proven, or the engine has
    done all it can.
    """

    depth: int
    lines: tuple[Line, ...]
    nodes: int
    ms: int = 0
    is_final: bool = False
