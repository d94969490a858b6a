"""The eight symmetries of the board, as permutations of the value net's features (value_net.py)."""

from __future__ import annotations

from collections.abc import Callable

from blockyard.games.gobblet.kernel.line_tables import GOBBLET_LINES

STACKS, PAIRS, ENTERED = 81, 25, 512


def symmetries() -> list[list[int]]:
    """For each symmetry, the feature that each feature becomes.

    >>> images = symmetries()
    >>> len(images), sorted({image[81 + 1] for image in images})  # a small gobblet beside a corner
    (8, [82, 163, 325, 568, 649, 892, 1054, 1135])
    """
    turns: list[Callable[[int, int], tuple[int, int]]] = [
        lambda x, y: (x, y),
        lambda x, y: (3 - x, y),
        lambda x, y: (x, 3 - y),
        lambda x, y: (3 - x, 3 - y),
    ]
    found = []
    for turn in turns:
        for is_swapped in (False, True):
            places = [
                turn(at // 4, at % 4) if is_swapped else turn(at % 4, at // 4) for at in range(16)
            ]
            found.append(_of_features([4 * y + x for x, y in places]))
    return found


def _of_features(image: list[int]) -> list[int]:
    """What becomes of each feature if the squares become these."""
    lines = [sum(1 << image[at] for at in range(16) if line >> at & 1) for line in GOBBLET_LINES]
    squares = [STACKS * at + stack for at in image for stack in range(STACKS)]
    first = len(squares)
    pairs = [
        first + PAIRS * GOBBLET_LINES.index(line) + pair for line in lines for pair in range(PAIRS)
    ]
    first += len(pairs)
    return [*squares, *pairs, *range(first, first + ENTERED)]
