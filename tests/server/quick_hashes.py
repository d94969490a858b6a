"""Argon2 at its least work: a hash takes a millisecond instead of a tenth of a second."""

from __future__ import annotations

from argon2 import PasswordHasher

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
