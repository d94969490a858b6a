"""How steady and how varied somebody's hand motions are over many placements.

One motion proves nothing. Many do: people miss by more on some days than on others, never move
twice alike, and never become better than a millimetre or so.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import hypot
from statistics import fmean, pstdev

from blockyard.core.contract import HandStatistics
from blockyard.games.blockout.hand.hand_notation import Keyed, Motion, Traced, read_hand
from blockyard.games.blockout.hand.motor import bar_offset, lagged
from blockyard.games.blockout.hand.plausibility import is_repeated

ENOUGH = 12
"""Motions after which they say something."""
STEADIEST_KEYS, STEADIEST_SPREAD = 0.25, 0.12
"""Millimetres: nobody stops the bar so near to the spot on average, or always so equally near."""

BY_CHANCE = 0.005
"""The part of all pairs of stops that are equal by chance."""


def hand_statistics(hands: Sequence[str]) -> HandStatistics:
    """What these hand motions have in common; the tremor, which is the server's, left out."""
    motions = [motion for motion in map(read_hand, hands) if isinstance(motion, Keyed | Traced)]
    errors = [_error(motion) for motion in motions]
    pairs = list(combinations(motions, 2))
    repeated = [one for one, other in pairs if is_repeated(one, other)]
    keys = [_error(motion) for motion in motions if isinstance(motion, Keyed)]
    is_machine = len(keys) >= ENOUGH and (
        fmean(keys) < STEADIEST_KEYS or pstdev(keys) < STEADIEST_SPREAD
    )
    again = any(isinstance(one, Traced) for one in repeated) or (
        len(repeated) > BY_CHANCE * len(pairs) + 1
    )
    return HandStatistics(
        motions=len(motions),
        error=fmean(errors) if errors else 0.0,
        spread=pstdev(errors) if errors else 0.0,
        repeated=len(repeated),
        is_suspect=is_machine or again,
    )


def _error(motion: Motion) -> float:
    """Millimetres between the spot and the place where the hand let go."""
    if isinstance(motion, Keyed):
        return hypot(*map(bar_offset, motion))
    assert isinstance(motion, Traced)
    x, y, _ = lagged(motion.samples, motion.ends)
    return hypot(motion.samples[-1].x - x, motion.samples[-1].y - y)
