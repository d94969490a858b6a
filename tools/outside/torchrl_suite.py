"""TorchRL: its specs check, then a rollout with masked random actions."""

from __future__ import annotations

from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from blockyard import envs

for name in ("gobblers_v0", "gobblet_v0", "deblockle_v0"):
    env = PettingZooWrapper(getattr(envs, name).env(), use_mask=True)
    check_env_specs(env)
    assert len(env.rollout(20)) > 0
    print(f"{name}: check_env_specs passed")
