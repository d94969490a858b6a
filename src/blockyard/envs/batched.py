"""A batched environment: thousands of games, NumPy arrays in and out, threads without the GIL.

    batch = BatchedEnv(env_config("gobblet"), games=4096, threads=2)
    batch.reset(seed=1)
    while learning:
        rewards, ended = batch.step(choose(batch.observation(), batch.masks()))

Row *i* of every array is game *i*. Autoreset in the same step: when a game ends, `rewards` and
`ended` are those of the finished game; `to_play`, masks and observation are those of the next one.
Without an `out` array the environment's own is used, and the next call overwrites it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Any, NoReturn, TypeVar, TypeVarTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from blockyard.core.contract import State
from blockyard.envs.backend import make_batch, state_of
from blockyard.envs.config import EnvConfig

Array = NDArray[Any]
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class BatchedEnv:
    """Games with one config. `ended` is 0 while a game runs, 1 when it terminated, 2 when it was
    truncated after `max_moves` moves; `rewards` has a row of seats for each game."""

    def __init__(self, config: EnvConfig, games: int, threads: int = 1, seed: int = 0) -> None:
        if games < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        self.config, self.games, self.threads = config, games, threads
        self.actions, self.size = len(config.encoding.moves), config.encoding.size
        self._batch = make_batch(config, games)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        cuts = [games * cut // threads for cut in range(threads + 1)]
        self._slices = list(pairwise(cuts))
        self._own: dict[str, Array] = {}
        self.to_play = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, config.seats), np.float32)
        self.ended = np.zeros(games, np.uint8)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Array:
        """Restart every game and return the seats to play. A seed fixes chance."""
        if seed is not None:
            self._seeds = Random(seed)
        for game in range(self.games):
            self._batch.reset(game, self._seeds.getrandbits(62))
        self.rewards[:] = 0
        self.ended[:] = 0
        self._each(self._batch.seats_to_play, self.to_play)
        return self.to_play

    def step(self, actions: ArrayLike) -> tuple[Array, Array]:
        """Play one action in each game. If one of them is illegal, none is played."""
        wanted = self._as_int32(actions)
        illegal = [game for game in self._each(self._batch.first_illegal, wanted) if game >= 0]
        if illegal:
            self._refuse(illegal[0], wanted[illegal[0]])
        self._each(self._batch.step, wanted, self.rewards, self.ended, self.to_play)
        return self.rewards, self.ended

    def _as_int32(self, actions: ArrayLike) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions have to be {self.games} whole numbers")
        if given.dtype != np.int32:
            # Too large a number must not become another one on the way to 32 bits.
            for game in np.flatnonzero((given < 0) | (given >= self.actions)):
                self._refuse(int(game), given[game])
        return np.ascontiguousarray(given, np.int32)

    def _refuse(self, game: int, action: object) -> NoReturn:
        self.config.move(self.state(game), action)
        raise AssertionError("the kernel refuses what the rules allow")

    # --- observations and masks: into the caller's arrays, or into our own --------------------

    def masks(self, out: Array | None = None) -> Array:
        """The action masks: a byte for each action, 1 where it is legal for the seat to play."""
        return self._filled(self._batch.masks, "masks", out, self.actions, np.uint8)

    def packed_masks(self, out: Array | None = None) -> Array:
        """The same, one bit for each action: action *n* is bit `n % 8` of byte `n // 8`, as
        `numpy.packbits(…, bitorder="little")` has it."""
        width = (self.actions + 7) // 8
        return self._filled(self._batch.packed_masks, "packed masks", out, width, np.uint8)

    def observation(self, out: Array | None = None) -> Array:
        """What the seat to play sees in each game; `config.encoding.parts` names the parts."""
        dtype = np.dtype(self.config.encoding.dtype)
        return self._filled(self._batch.observe, "observation", out, self.size, dtype)

    def sample_actions(self, seed: int) -> Array:
        """A legal action for each game, uniformly at random."""
        chosen = np.zeros(self.games, np.int32)
        seeds = Random(seed)
        for first, last in self._slices:
            self._batch.sample_actions(chosen, seeds.getrandbits(62), first, last)
        return chosen

    def state(self, game: int) -> State:
        """A position as the rules hold it, hidden information included."""
        return state_of(self.config, self._batch, game)

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _filled(
        self,
        fill: Callable[[Array, int, int], None],
        name: str,
        out: Array | None,
        width: int,
        dtype: DTypeLike,
    ) -> Array:
        if out is None:
            if name not in self._own:
                self._own[name] = np.zeros((self.games, width), dtype)
            out = self._own[name]
        if out.shape != (self.games, width) or out.dtype != dtype or not out.flags.c_contiguous:
            wanted = f"{self.games} rows of {width} {np.dtype(dtype).name}"
            raise ValueError(f"{name} need an array of {wanted}, one behind the other")
        self._each(fill, out)
        return out

    def _each(self, work: Callable[[*Ts, int, int], T], *arrays: *Ts) -> list[T]:
        """Do the work for all games, each thread with its share of them."""
        if self._pool is None:
            return [work(*arrays, 0, self.games)]
        shares = [self._pool.submit(work, *arrays, *share) for share in self._slices]
        return [share.result() for share in shares]
