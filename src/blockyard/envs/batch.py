"""Thousands of games at once: NumPy arrays in and out, threads without the GIL.

    batch = Batch(table("gobblet"), games=4096, threads=2)
    batch.reset(seed=1)
    while learning:
        rewards, ended = batch.step(choose(batch.observation(), batch.masks()))

Row *i* of every array is game *i*. A game that ends begins anew in the same step: `rewards` and
`ended` speak of the game that is over, `to_play`, masks and observation of the new one. Arrays
that are not brought along are the batch's own and are written over by the next call.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Any, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from blockyard.core.contract import State
from blockyard.envs.backend import games_at, state_of
from blockyard.envs.table import Table

Array = NDArray[Any]


class Batch:
    """Games of one table. `ended` is 0 while a game runs, 1 when it is over, 2 if it was broken
    off after `longest` moves; `rewards` has a row of seats for each game."""

    def __init__(self, table: Table, games: int, threads: int = 1, seed: int = 0) -> None:
        if games < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        self.table, self.games, self.threads = table, games, threads
        self.actions, self.size = len(table.numbers.moves), table.numbers.size
        self._played = games_at(table, games)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        cuts = [games * cut // threads for cut in range(threads + 1)]
        self._slices = list(pairwise(cuts))
        self._own: dict[str, Array] = {}
        self.to_play = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, table.seats), np.float32)
        self.ended = np.zeros(games, np.uint8)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Array:
        """Begin every game anew and give who is to play. The same seed brings the same luck."""
        if seed is not None:
            self._seeds = Random(seed)
        for game in range(self.games):
            self._played.reset(game, self._seeds.getrandbits(62))
        self.rewards[:] = 0
        self.ended[:] = 0
        self._each(self._played.seats_to_play, self.to_play)
        return self.to_play

    def step(self, actions: ArrayLike) -> tuple[Array, Array]:
        """Play one action in each game. If one of them may not be played, none is."""
        wanted = self._numbers(actions)
        refused = [game for game in self._each(self._played.refused, wanted) if game >= 0]
        if refused:
            self._refuse(refused[0], wanted[refused[0]])
        self._each(self._played.advance, wanted, self.rewards, self.ended, self.to_play)
        return self.rewards, self.ended

    def _numbers(self, actions: ArrayLike) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions have to be {self.games} whole numbers")
        if given.dtype != np.int32:
            # Too large a number must not become another one on the way to 32 bits.
            for game in np.flatnonzero((given < 0) | (given >= self.actions)):
                self._refuse(int(game), given[game])
        return np.ascontiguousarray(given, np.int32)

    def _refuse(self, game: int, action: object) -> NoReturn:
        self.table.move(self.state(game), action)
        raise AssertionError("the kernel refuses what the rules allow")

    # --- looking: into the caller's arrays, or into our own ---------------------------------

    def masks(self, out: Array | None = None) -> Array:
        """A byte for each action: 1 where the seat to play may do it."""
        return self._filled(self._played.masks, "masks", out, self.actions, np.uint8)

    def bits(self, out: Array | None = None) -> Array:
        """The same, packed: action *n* is bit `n % 8` of byte `n // 8`, as
        `numpy.packbits(…, bitorder="little")` has it."""
        return self._filled(self._played.bits, "bits", out, (self.actions + 7) // 8, np.uint8)

    def observation(self, out: Array | None = None) -> Array:
        """What the seat to play sees in each game; the table's `numbers.parts` name the parts."""
        dtype = np.dtype(self.table.numbers.dtype)
        return self._filled(self._played.observe, "observation", out, self.size, dtype)

    def random_actions(self, seed: int) -> Array:
        """An action for each game, all that may be played equally likely."""
        chosen = np.zeros(self.games, np.int32)
        seeds = Random(seed)
        for first, last in self._slices:
            self._played.pick(chosen, seeds.getrandbits(62), first, last)
        return chosen

    def state(self, game: int) -> State:
        """A position as the rules hold it, hidden things included."""
        return state_of(self.table, self._played, game)

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _filled(
        self, fill: Callable[..., Any], name: str, out: Array | None, width: int, dtype: Any
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

    def _each(self, work: Callable[..., Any], *arrays: Array) -> list[Any]:
        """Do it for all games, each thread with its share of them."""
        if self._pool is None:
            return [work(*arrays, 0, self.games)]
        shares = [self._pool.submit(work, *arrays, *share) for share in self._slices]
        return [share.result() for share in shares]
