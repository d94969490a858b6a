"""The spaces of an environment, as Gymnasium describes them."""

from __future__ import annotations

from math import prod

import numpy as np
from gymnasium import spaces

from blockyard.envs.layout import Layout


def spaces_of(layout: Layout, seats: int = 1) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation space and the action space; for several seats, all they see in one row."""
    encoding = layout.encoding
    dtype = np.dtype(encoding.dtype).type
    shape = layout.shape if seats == 1 else (seats * prod(layout.shape),)
    values = spaces.Box(encoding.low, encoding.high, shape, dtype)
    mask = spaces.Box(0, 1, (len(encoding.moves),), np.int8)
    actions = spaces.Discrete(len(encoding.moves))
    return spaces.Dict({"observation": values, "action_mask": mask}), actions
