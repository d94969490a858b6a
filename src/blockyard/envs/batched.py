"""A batched environment: thousands of games, NumPy arrays in and out, threads without the GIL.

    batch = BatchedEnv(env_config("gobblet"), games=4096, threads=2)
    batch.reset(seed=1)
    while learning:
        rewards, ended = batch.step(choose(batch.observation(), batch.masks()))

Row *i* of every array is game *i*. Autoreset in the same step: when a game ends, `rewards` and
`ended` are those of the finished game; `to_play`, masks and observation are those of the next one.
Without an `out` array the environment's own is used, and the next call overwrites it.

Games are values too: they can be copied from row to row, saved, loaded and set to a position, and
a whole environment can be pickled and copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Any, NoReturn, Self, TypeVar, TypeVarTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from blockyard.core.contract import Outcome, State
from blockyard.core.kernel import StepResults
from blockyard.envs.backend import copy_games, make_batch, state_of
from blockyard.envs.config import NO_ACTION, EnvConfig
from blockyard.envs.layout import Layout
from blockyard.envs.saving import SavedGame, load_game, save_game, set_state

Array = NDArray[Any]
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class BatchedEnv:
    """Games with one config. `ended` is 0 while a game runs, 1 when it terminated, 2 when it was
    truncated after `max_moves` moves; `rewards` has a row of seats for each game.

    Without `autoreset` a finished game stays as it is until it is reset, and `to_play` is -1.
    `keep_final` keeps what each seat saw at the end in `final_observation`. `canonical` and
    `planes` are explained in envs/layout.py.
    """

    def __init__(  # noqa: PLR0913 - each is a choice of its own
        self,
        config: EnvConfig,
        games: int,
        threads: int = 1,
        seed: int = 0,
        *,
        autoreset: bool = True,
        keep_final: bool = False,
        canonical: bool = False,
        planes: bool = False,
    ) -> None:
        if games < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        self.config, self.games, self.threads = config, games, threads
        self.autoreset, self.keep_final = autoreset, keep_final
        self.layout = Layout(config.encoding, canonical, planes)
        self.actions, self.size = len(config.encoding.moves), config.encoding.size
        self.dtype = np.dtype(config.encoding.dtype)
        self._batch = make_batch(config, games)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._slices = self._shares(games)
        self._own: dict[str, Array] = {}
        self._seeds = Random(seed)
        self.results = self._new_results()
        self.reset(seed)

    def _new_results(self) -> StepResults[Array]:
        seats = self.config.seats
        final = np.zeros((self.games, seats, self.size), self.dtype) if self.keep_final else None
        return StepResults(
            rewards=np.zeros((self.games, seats), np.float32),
            ended=np.zeros(self.games, np.uint8),
            to_play=np.zeros(self.games, np.int8),
            points=np.zeros((self.games, seats), np.int32),
            clauses=np.full(self.games, -1, np.int8),
            final=final,
        )

    @property
    def to_play(self) -> Array:
        """The seat to play in each game; -1 where it is over."""
        return self.results.to_play

    @property
    def rewards(self) -> Array:
        """A row of seats for each game: those of the last step."""
        return self.results.rewards

    @property
    def ended(self) -> Array:
        """0 where a game went on in the last step, 1 where it ended, 2 where it was truncated."""
        return self.results.ended

    # --- playing -------------------------------------------------------------------------

    def reset(self, seed: int | None = None, games: ArrayLike | None = None) -> Array:
        """Restart every game, or these, and return the seats to play. A seed fixes chance."""
        if seed is not None:
            self._seeds = Random(seed)
        rows = self._rows(games)
        seeds = np.frombuffer(self._seeds.randbytes(8 * len(rows)), np.uint64).copy()
        self._in_threads(self._shares(len(rows)), self._batch.reset_games, rows, seeds)
        self._look_again(rows)
        return self.to_play

    def step(self, actions: ArrayLike, games: ArrayLike | None = None) -> tuple[Array, Array]:
        """Play one action in each game, or in each of these; the others stay as they are, as does
        a game whose action is NO_ACTION. If one action is illegal, none is played."""
        wanted = self._as_int32(actions, games)
        if self.layout.is_turned:
            wanted = self.layout.board_actions(wanted, self._turns())
        illegal = [game for game in self._each(self._batch.first_illegal, wanted) if game >= 0]
        if illegal:
            self._refuse(illegal[0], wanted[illegal[0]])
        self._each(self._batch.step, wanted, self.results, self.autoreset)
        return self.results.rewards, self.results.ended

    def _as_int32(self, actions: ArrayLike, games: ArrayLike | None) -> Array:
        given = np.asarray(actions)
        number = self.games if games is None else len(self._rows(games))
        if given.shape != (number,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions have to be {number} whole numbers")
        if given.dtype != np.int32:
            # Too large a number must not become another one on the way to 32 bits.
            is_wrong = ((given < 0) | (given >= self.actions)) & (given != NO_ACTION)
            for game in np.flatnonzero(is_wrong):
                self._refuse(int(game), given[game])
        if games is None:
            return np.ascontiguousarray(given, np.int32)
        everywhere = np.full(self.games, NO_ACTION, np.int32)
        everywhere[self._rows(games)] = given
        return everywhere

    def _rows(self, games: ArrayLike | None) -> Array:
        """The numbers of these games, of all if None."""
        if games is None:
            return np.arange(self.games, dtype=np.int32)
        rows = np.atleast_1d(np.asarray(games))
        if rows.dtype == bool and rows.shape == (self.games,):
            rows = np.flatnonzero(rows)
        is_known = rows.dtype.kind in "iu" and ((rows >= 0) & (rows < self.games)).all()
        if rows.ndim != 1 or not (is_known or not rows.size) or len(set(rows.tolist())) < len(rows):
            raise ValueError(f"games are different numbers from 0 to {self.games - 1}, or a mask")
        return rows.astype(np.int32)

    def _refuse(self, game: int, action: object) -> NoReturn:
        if self._batch.was_truncated(game):
            raise ValueError(f"game {game} was truncated after its last move: reset it first")
        self.config.move(self.state(game), action)
        raise AssertionError("the kernel refuses what the rules allow")

    def outcome(self, game: int) -> Outcome | None:
        """How the game ended that ended in the last step: winners, clause and points."""
        if self.ended[game] != 1:
            return None
        winners = frozenset(np.flatnonzero(self.rewards[game] > 0).tolist())
        clause = self._batch.clauses[self.results.clauses[game]]
        points = tuple(self.results.points[game].tolist())
        return Outcome(winners, clause, points if any(points) else ())

    # --- observations and masks: into the caller's arrays, or into our own --------------------

    def masks(self, out: Array | None = None) -> Array:
        """The action masks: a byte for each action, 1 where it is legal for the seat to play."""
        if not self.layout.is_turned:
            return self._filled(self._batch.masks, "masks", out, (self.actions,), np.uint8)
        masks = self._filled(self._batch.masks, "board masks", None, (self.actions,), np.uint8)
        turned = self._array("masks", out, (self.actions,), np.uint8)
        return self.layout.shown_masks(masks, self._turns(), turned)

    def packed_masks(self, out: Array | None = None) -> Array:
        """The same, one bit for each action: action *n* is bit `n % 8` of byte `n // 8`, as
        `numpy.packbits(…, bitorder="little")` has it."""
        width = ((self.actions + 7) // 8,)
        if not self.layout.is_turned:
            return self._filled(self._batch.packed_masks, "packed masks", out, width, np.uint8)
        packed = self._array("packed masks", out, width, np.uint8)
        packed[:] = np.packbits(self.masks(), axis=1, bitorder="little")
        return packed

    def legal_actions(self) -> tuple[Array, Array]:
        """The legal actions of all games in one array, and `games + 1` offsets: those of game *i*
        are `actions[offsets[i] : offsets[i + 1]]`, in any order."""
        counts = np.zeros(self.games, np.int32)
        lists = self._each(self._batch.legal_lists, counts)
        actions: Array = np.frombuffer(b"".join(lists), np.int32)
        offsets = np.concatenate(([0], np.cumsum(counts, dtype=np.int64)))
        if self.layout.is_turned:
            actions = self.layout.shown_actions(actions, np.repeat(self._turns(), counts))
        return actions, offsets

    def observation(self, out: Array | None = None, seat: ArrayLike | None = None) -> Array:
        """What the seat to play sees in each game, or another seat: one for all games or one for
        each. `config.encoding.parts` names the parts."""
        if not (self.layout.is_turned or self.layout.planes):
            return self._seen("observation", out, seat)
        flat = self._seen("flat observation", None, seat)
        shown = self._array("observation", out, self.layout.shape, self.dtype)
        return self.layout.shown(flat, shown)

    @property
    def final_observation(self) -> Array:
        """What each seat saw at the end of the games that ended in the last step: a row of seats
        for each game. Those of other games mean nothing."""
        if self.results.final is None:
            raise ValueError("final observations are kept by a batch made with keep_final=True")
        flat = self.results.final.reshape(-1, self.size)
        return self.layout.shown(flat).reshape(self.games, -1, *self.layout.shape)

    def _seen(self, name: str, out: Array | None, seat: ArrayLike | None) -> Array:
        """Flat observations as the board lies."""
        width = (self.size,)
        if seat is None:
            return self._filled(self._batch.observe, name, out, width, self.dtype)
        seats = np.ascontiguousarray(np.broadcast_to(np.asarray(seat), self.games), np.int8)
        if ((seats < 0) | (seats >= self.config.seats)).any():
            raise ValueError(f"seats are numbered from 0 to {self.config.seats - 1}")
        rows = self._array(name, out, width, self.dtype)
        self._each(self._batch.observe_seats, rows, seats)
        return rows

    def _turns(self) -> Array:
        """How the seat to play sees each board."""
        return self.layout.turns_of(self._seen("flat observation", None, None))

    def sample_actions(self, seed: int) -> Array:
        """A legal action for each game, uniformly at random; NO_ACTION where it is over. The same
        seed draws the same, however many threads there are."""
        chosen = np.zeros(self.games, np.int32)
        word = Random(seed).getrandbits(62)
        self._each(self._sample, chosen, word)
        return self.layout.shown_actions(chosen, self._turns()) if self.layout.is_turned else chosen

    def _sample(self, chosen: Array, word: int, first: int, last: int) -> None:
        self._batch.sample_actions(chosen, word, first, last)

    # --- games as values -------------------------------------------------------------------

    def state(self, game: int) -> State:
        """A position as the rules hold it, hidden information included."""
        return state_of(self.config, self._batch, game)

    def set_state(self, game: int, state: State | str) -> None:
        """Continue a game from a position, or its text. The position has no history: repetitions
        count from here. When the game ends, the next one begins as usual."""
        set_state(self.config, self._batch, int(self._rows(game)[0]), state)
        self._look_again(self._rows(game))

    def save(self, games: ArrayLike | None = None) -> list[SavedGame]:
        """These games, or all, as values that can be pickled or written as JSON."""
        return [save_game(self.config, self._batch, int(game)) for game in self._rows(games)]

    def load(self, saved: Sequence[SavedGame], games: ArrayLike | None = None) -> None:
        """Continue saved games of the same config in these rows, or in all."""
        rows = self._rows(games)
        for game, value in zip(rows.tolist(), saved, strict=True):
            load_game(self.config, self._batch, game, SavedGame(*value))
        self._look_again(rows)

    def copy_games(
        self, origins: ArrayLike, targets: ArrayLike, source: BatchedEnv | None = None
    ) -> None:
        """Copy games from row to row, of this batch or of another one with the same config. An
        origin may be copied to several targets."""
        giver, rows = source or self, self._rows(targets)
        if giver.config != self.config:
            raise ValueError("games are copied between batches with the same config")
        known = giver._rows(sorted(set(np.atleast_1d(np.asarray(origins)).tolist())))
        given = np.atleast_1d(np.asarray(origins)).astype(np.int32)
        if given.shape != rows.shape:
            raise ValueError("there are as many targets as origins")
        copy_games(self.config, giver._batch, self._batch, given, rows, known)
        self._look_again(rows)

    def copy(self) -> Self:
        """A second environment in the same state."""
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copied = self._with_same_configuration()
        everything = np.arange(self.games, dtype=np.int32)
        copy_games(self.config, self._batch, copied._batch, everything, everything, everything)
        return copied._with_results_of(self._results_now(), self._seeds.getstate())

    __copy__ = copy

    def _with_same_configuration(self) -> Self:
        return type(self)(
            self.config,
            self.games,
            self.threads,
            autoreset=self.autoreset,
            keep_final=self.keep_final,
            canonical=self.layout.is_turned,
            planes=self.layout.planes,
        )

    def _results_now(self) -> dict[str, Array | None]:
        names = StepResults.__dataclass_fields__
        return {name: getattr(self.results, name) for name in names}

    def _with_results_of(self, results: dict[str, Array | None], seeds: Any) -> Self:
        for name, rows in results.items():
            if rows is not None:
                getattr(self.results, name)[:] = rows
        self._seeds.setstate(seeds)
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        how = {
            "threads": self.threads,
            "autoreset": self.autoreset,
            "keep_final": self.keep_final,
            "canonical": self.layout.is_turned,
            "planes": self.layout.planes,
        }
        values = (self.save(), self._results_now(), self._seeds.getstate())
        return _unpickled, (self.config, self.games, how, *values)

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    # --- arrays and threads ------------------------------------------------------------------

    def _look_again(self, rows: Array) -> None:
        """These games are other ones than before the last step."""
        self.rewards[rows] = 0
        self.ended[rows] = 0
        self._each(self._batch.seats_to_play, self.to_play)

    def _filled(
        self,
        fill: Callable[[Array, int, int], None],
        name: str,
        out: Array | None,
        width: tuple[int, ...],
        dtype: DTypeLike,
    ) -> Array:
        rows = self._array(name, out, width, dtype)
        self._each(fill, rows)
        return rows

    def _array(
        self, name: str, out: Array | None, width: tuple[int, ...], dtype: DTypeLike
    ) -> Array:
        """The caller's array if it fits, or our own."""
        shape = (self.games, *width)
        if out is None:
            if name not in self._own:
                self._own[name] = np.zeros(shape, dtype)
            return self._own[name]
        if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous:
            wanted = f"{self.games} rows of {' × '.join(map(str, width))} {np.dtype(dtype).name}"
            raise ValueError(f"{name} need an array of {wanted}, one behind the other")
        return out

    def _shares(self, number: int) -> list[tuple[int, int]]:
        """What each thread works on."""
        return list(pairwise(number * cut // self.threads for cut in range(self.threads + 1)))

    def _each(self, work: Callable[[*Ts, int, int], T], *arrays: *Ts) -> list[T]:
        """Do the work for all games, each thread with its share of them."""
        if self._pool is None:
            return [work(*arrays, 0, self.games)]
        return self._in_threads(self._slices, work, *arrays)

    def _in_threads(
        self, shares: Iterable[tuple[int, int]], work: Callable[[*Ts, int, int], T], *arrays: *Ts
    ) -> list[T]:
        if self._pool is None:
            return [work(*arrays, first, last) for first, last in shares]
        futures = [self._pool.submit(work, *arrays, *share) for share in shares]
        return [future.result() for future in futures]


def _unpickled(  # noqa: PLR0913, PLR0917 - what __reduce__ gives
    config: EnvConfig,
    games: int,
    how: dict[str, Any],
    saved: list[SavedGame],
    results: dict[str, Array | None],
    seeds: Any,
) -> BatchedEnv:
    batch = BatchedEnv(config, games, **how)
    batch.load(saved)
    return batch._with_results_of(results, seeds)
