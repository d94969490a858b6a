"""Registers every game with Gymnasium: `gymnasium.make("blockyard.envs.gym:blockyard/gobblet-v0")`.

Gymnasium has no entry points any more: a name with a module imports it, or one imports it oneself,
as in `gymnasium.register_envs(blockyard.envs.gym)`. Nothing more is imported here than the names
need.
"""

from __future__ import annotations

from blockyard.core.extras import needing_extra
from blockyard.envs import names

with needing_extra("rl"):
    import gymnasium


def register_envs() -> None:
    for key in names().values():
        if f"blockyard/{key}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"blockyard/{key}-v0",
                "blockyard.envs.single:SingleAgentEnv",
                vector_entry_point="blockyard.envs.vector:BlockyardVectorEnv",
                kwargs={"key": key},
            )


register_envs()
