"""What engines are made of: the interfaces between a game's kernel and those who search it.

A kernel is a fast implementation of a game's rules, on bitboards and without the GIL. It reads and
writes the same texts as the rules and is tested against them: where the two differ, the rules are
right. There are two kinds, one for each search:

  alphabeta   two seats, perfect information: alpha-beta over make and unmake
  mcts        many moves, any number of seats, scores: Monte Carlo tree search

Whatever a kernel need not have (a tablebase, memory play, weights to tune) is a method here with a
default, so that nobody has to probe for it. A kernel inherits from its protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, Self, TypedDict, TypeVar

from blockyard.core.book import Book
from blockyard.core.contract import Seat, State

if TYPE_CHECKING:
    from blockyard.core.alphabeta_position import AlphaBetaPosition
    from blockyard.core.mcts_position import MctsPosition


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a search: whichever is reached first. Without `ms` the result depends only on
    position, nodes and seed."""

    nodes: int | None = None
    ms: int | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found. Values are expected results for the seat to move, from -1 to 1.

    `line` is the principal variation, `best` the best moves with their values, `ends_in` the plies
    to a proven win (negative: to a loss), `visits` the simulations of each root move (MCTS).
    """

    move: str
    value: float
    line: tuple[str, ...] = ()
    best: tuple[tuple[str, float], ...] = ()
    nodes: int = 0
    ends_in: int | None = None
    visits: Mapping[str, int] = field(default_factory=dict)
    is_proven: bool = False
    """The value is certain, not estimated."""


class LevelOverrides(TypedDict, total=False):
    """What a level of one game has otherwise than the levels of its kind (ai/levels.py)."""

    nodes: int
    depth: int
    quiescence_depth: int
    noise: int
    move_dropout: float
    memory_retention: float
    uses_tablebase: bool


ADVICE = 0
"""In `Kernel.levels`: the settings for hints and analysis."""


class SetUps(Protocol):
    """Set-ups that a seat arranges after a roll of the dice, for a book (ai/book_maker.py)."""

    seat: Seat
    """Who arranges."""

    def rolls(self) -> Sequence[str]: ...

    def candidates(self, roll: str, most: int) -> Sequence[str]:
        """Arrangements that may be good, the best first as far as that is known."""
        ...

    def position(self, roll: str, arrangement: str, rng: Random) -> State:
        """A random position in which play begins after it."""
        ...


class Kernel(Protocol):
    """What kernels of both kinds offer. There is one for each game."""

    levels: Mapping[int, LevelOverrides]
    """Settings of this game's levels, and under ADVICE those for hints."""

    def perft(self, text: str, depth: int) -> int:
        """The number of lines of play from a position, as `core.perft` counts them."""
        ...

    def book(self) -> Book:
        """Near-equal moves of the first positions; most games have none."""
        return {}

    def book_moves(self, state: State) -> Mapping[str, float]:
        """What the book knows of a position."""
        return self.book().get(state.text(), {})

    def set_ups(self) -> SetUps | None:
        """Where dice come first: what a book of set-ups is made from."""
        return None

    def solver(self) -> Solver | None:
        """The tablebase of this game for people to look into, or None."""
        return None


class AlphaBetaKernel(Kernel, Protocol):
    """Two seats that alternate, nothing hidden, no chance."""

    kind: Literal["alphabeta"] = "alphabeta"
    has_threats: bool = False
    """Whether games are won by one threat after the other, so that it pays to look for forced wins
    (ai/proof_number.py)."""

    def position(self, start: str, moves: Sequence[str] = ()) -> AlphaBetaPosition:
        """A position to search: the start and the moves since, which count for repetition.

        Refuses what the rules refuse, with the rules' own refusals.
        """
        ...

    def notation(self, position: AlphaBetaPosition, codes: Sequence[int]) -> tuple[str, ...]:
        """A line of the position's moves in the game's notation. A code may be two moves."""
        ...

    # --- abilities that a kernel need not have

    def net_symmetries(self) -> list[list[int]]:
        """Permutations of the value net's features that change no value, the identity among them;
        none without a net. tools/value_net.py trains with them."""
        return []

    def tablebase_position(self, start: str, moves: Sequence[str] = ()) -> AlphaBetaPosition:
        """The same position, evaluated by the tablebase where it has an entry."""
        return self.position(start, moves)

    def is_in_tablebase(self, position: AlphaBetaPosition) -> bool:
        """Whether every position that can follow is in the tablebase."""
        return False

    def needs_memory(self, start: str) -> bool:
        """Whether players of this game have to remember what is covered."""
        return False

    def remembered_position(
        self, start: str, moves: Sequence[str], retention: float, seed: int
    ) -> AlphaBetaPosition:
        """The position as a player remembers it who retains each covered piece with this
        probability from ply to ply."""
        return self.position(start, moves)

    def tunable(self) -> TunableKernel | None:
        """This kernel, if its evaluation is a weighted sum that Texel tuning can fit."""
        return None


class TunableKernel(AlphaBetaKernel, Protocol):
    """An evaluation that is linear in its weights (ai/training/texel_tuning.py)."""

    def with_weights(self, weights: Sequence[int] | None) -> TunableKernel:
        """The same kernel with other weights; None for the untrained ones."""
        ...

    def features(self, position: AlphaBetaPosition) -> list[int]:
        """The evaluation is the scalar product of these and the weights."""
        ...

    def random_opening(self, state: State, rng: Random) -> list[str]:
        """The random first moves of a training game."""
        ...

    def weight_rows(self, weights: Sequence[int]) -> Mapping[str, object]:
        """Weights by name, as the weight file has them."""
        ...


class MctsKernel(Kernel, Protocol):
    """Any number of seats and a large number of moves."""

    kind: Literal["mcts"] = "mcts"

    def position(self, start: str, moves: Sequence[str] = ()) -> MctsPosition:
        """A position to search. Refuses what the rules refuse, with the rules' own refusals."""
        ...

    def trainable(self) -> TrainableKernel | None:
        """This kernel, if it has nets that self-play can train."""
        return None


NetWeights = Mapping[str, Sequence[Sequence[float]]]
"""The weights of a kernel's nets by name, in rows, as the weight file has them."""


class Trainer(Protocol):
    """Trains the nets of an MCTS kernel on examples from self-play."""

    def add(
        self, position: MctsPosition, visits: Mapping[str, int], value: float, end: MctsPosition
    ) -> None:
        """The visits of a search's best moves, most visited first (none if it was quick), the value
        of the position for the seat to move, and the final position of the game."""
        ...

    def train_policy_epoch(self, seed: int, learning_rate: float) -> tuple[float, float]:
        """One epoch: the mean cross-entropy in nats and the accuracy, both measured on each
        example before it is trained on."""
        ...

    def train_value_net(self, seed: int) -> float:
        """All epochs of the value net: the mean squared error of the last one."""
        ...

    def weights(self) -> NetWeights:
        """The weights, as the weight file has them."""
        ...


class TrainableKernel(MctsKernel, Protocol):
    """An MCTS kernel with nets that self-play can train (ai/training/self_play.py)."""

    def with_weights(self, weights: NetWeights | None) -> TrainableKernel:
        """The same kernel with other weights; None for the untrained ones."""
        ...

    def trainer(self, weights: NetWeights | None = None) -> Trainer:
        """A trainer without examples, which goes on from these weights, if any."""
        ...


AnyKernel = AlphaBetaKernel | MctsKernel
"""What `Game.kernel` returns; `kind` says which."""


class FastPosition(Protocol):
    """An immutable position of the kernel, kept beside one of the rules where moves are listed
    often. It lists what the rules list, in the same order."""

    def legal_moves(self) -> list[str]: ...

    def play(self, move: str) -> FastPosition:
        """The position after this move."""
        ...


Progress = Callable[[int], None]
"""Called with the number of positions decided so far."""


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """A tablebase entry for the side to move: 1 won, -1 lost, 0 drawn, and the turns to the end,
    skipped ones not counted. The best moves win soonest, lose latest or keep the draw."""

    value: int
    turns: int
    best: tuple[str, ...]


class Solver(Protocol):
    """A tablebase, asked with texts. It is built on first use; `progress` is called meanwhile."""

    def probe(self, text: str, progress: Progress | None = None) -> ProbeResult:
        """The entry of a position; refuses what the tablebase does not cover."""
        ...

    def totals(
        self, options: Mapping[str, str], progress: Progress | None = None
    ) -> Mapping[str, int]:
        """`positions`, `wins`, `losses`, `draws` and the turns of the `longest` win."""
        ...

    def longest_win(self, options: Mapping[str, str]) -> str:
        """A position whose win takes as long as any."""
        ...


class Planner(Protocol):
    """A game's own engine, where neither search fits: what matters is not a tree of moves but,
    say, where to put a block."""

    def plan(
        self,
        determinizations: Iterator[State],
        level: int,
        budget: Budget | None,
        rng: Random,
        stop: Callable[[], bool] | None,
    ) -> SearchResult:
        """The move of the seat to move. `determinizations` is an endless stream of positions that
        agree with all that the seat knows; they differ in what is hidden. Without a budget in
        milliseconds the result depends only on position, level and random numbers; `stop` is
        polled, and ends the search when it returns True."""
        ...

    def advise(
        self,
        determinizations: Iterator[State],
        level: int,
        budget: Budget | None,
        rng: Random,
        stop: Callable[[], bool] | None,
    ) -> SearchResult:
        """The same without the weaknesses of the level: nothing is overlooked or misjudged."""
        ...


class ArrayRows(Protocol):
    """An array that kernels fill or read through the buffer protocol, such as NumPy's."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def nbytes(self) -> int: ...


Rows = TypeVar("Rows")
Rows_contra = TypeVar("Rows_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class StepResults(Generic[Rows]):
    """What a step of a batch writes, one row for each game.

    `ended` is 0 while a game runs, 1 at its end and 2 where it was truncated. `points`, `clauses`
    (an index) and `final`, what each seat sees at the end, are written for games that end.
    """

    rewards: Rows
    ended: Rows
    to_play: Rows
    points: Rows
    clauses: Rows
    final: Rows | None = None


class GameBatch(Protocol[Rows_contra]):
    """Many games of one table, by number: actions and observations of the game's `Encoding`.

    Games `first` to `last` are worked on, so several threads can share a batch. The caller brings
    the arrays, one row for each game. Nothing is checked by `step`: ask `first_illegal` before.
    In place of an action, NO_ACTION (core/batch.py) leaves a game alone.
    """

    @property
    def games(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def size(self) -> int:
        """Numbers in one observation."""
        ...

    @property
    def clauses(self) -> tuple[str, ...]:
        """Those by which a game can end; `StepResults.clauses` counts in them."""
        ...

    # --- one game

    def reset(self, game: int, seed: int) -> None:
        """Restart a game; its random numbers depend on this seed alone."""
        ...

    def to_play(self, game: int = 0) -> int:
        """The seat to move, or -1 when the game is over."""
        ...

    def play(self, game: int, action: int) -> bool:
        """Play an action if it is legal, and say whether it was."""
        ...

    def was_truncated(self, game: int = 0) -> bool:
        """Whether the game was broken off because it used up its moves."""
        ...

    def returns(self, game: int = 0) -> list[float]:
        """The result for each seat; zeros before the end."""
        ...

    def ending(self, game: int = 0) -> tuple[str, tuple[int, ...]]:
        """The clause by which a game has ended, and the points of each seat, if there are any."""
        ...

    def legal(self, game: int = 0) -> list[int]:
        """The legal actions in order."""
        ...

    def observe_seat(
        self, game: int, seat: int, observation: Rows_contra, mask: Rows_contra
    ) -> None:
        """What one seat sees, and its legal actions: none if it is not to move."""
        ...

    # --- saving and restoring

    def set_position(self, game: int, state: State) -> None:
        """Continue from a running position of the rules. When the game ends, the next one begins
        as usual."""
        ...

    def rng_word(self, game: int) -> int:
        """The state of a game's random generator."""
        ...

    def set_rng_word(self, game: int, word: int) -> None: ...

    # --- many games at once

    def reset_games(self, rows: Rows_contra, seeds: Rows_contra, first: int, last: int) -> None:
        """Restart these games, each with its seed; `first` and `last` count in `rows`."""
        ...

    def seats_to_play(self, out: Rows_contra, first: int, last: int) -> None:
        """The seat to move in each game; -1 when it is over or truncated."""
        ...

    def first_illegal(self, actions: Rows_contra, first: int, last: int) -> int:
        """The first game in which the action is illegal, or -1."""
        ...

    def step(
        self,
        actions: Rows_contra,
        results: StepResults[Any],
        restarts: bool,
        first: int,
        last: int,
    ) -> None:
        """Play one action in each game. A game that ended restarts, if so wanted, and `to_play` is
        then that of the new one."""
        ...

    def masks(self, out: Rows_contra, first: int, last: int) -> None:
        """A byte for each action: 1 where it is legal."""
        ...

    def packed_masks(self, out: Rows_contra, first: int, last: int) -> None:
        """A bit for each action, the lowest bit of a byte first."""
        ...

    def legal_lists(self, counts: Rows_contra, first: int, last: int) -> bytes:
        """The legal actions of one game after the other, as 32-bit numbers in any order; `counts`
        receives how many each game has."""
        ...

    def observe(self, out: Rows_contra, first: int, last: int) -> None:
        """The observation of the seat to move in each game; of seat 0 when it is over."""
        ...

    def observe_seats(self, out: Rows_contra, seats: Rows_contra, first: int, last: int) -> None:
        """The observation of one seat of each game."""
        ...

    def sample_actions(self, out: Rows_contra, seed: int, first: int, last: int) -> None:
        """A legal action for each game, uniformly at random and whoever else is asked; NO_ACTION
        in a finished one."""
        ...


class KernelBatch(GameBatch[ArrayRows], Protocol):
    """A batch on the kernel, which keeps every action so that the rules can replay the games."""

    def start_text(self, game: int) -> str:
        """The position in which this game began."""
        ...

    def history(self, game: int = 0) -> list[int]:
        """The actions since then."""
        ...

    def copy_games(self, source: Self, origins: ArrayRows, targets: ArrayRows) -> None:
        """Take over games of another batch of the same table, one after the other."""
        ...
