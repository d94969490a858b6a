"""PettingZoo's own tests on every game with a kernel."""

from __future__ import annotations

from pettingzoo.test import api_test, seed_test

from blockyard import envs

GAMES = ("gobblers_v0", "gobblet_v0", "blokus_duo_v0", "blokus_classic_v0", "deblockle_v0")

for name in GAMES:
    module = getattr(envs, name)
    api_test(module.env(), num_cycles=200)
    seed_test(module.env, num_cycles=10)
    print(f"{name}: api_test and seed_test passed")
