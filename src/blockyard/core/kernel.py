"""The fast twin of a game's rules: what `Game.kernel()` gives to searches and counters.

A kernel reads and writes the same texts as the rules and is held to them by tests. Between
text and text it works on bits, without the GIL, and may be wrong in no position: where rules
and kernel differ, the rules are right.

Searches come in two kinds, and a kernel says which one its positions are made for:

  alternating   two seats in turn, everything known: alpha-beta over make and undo
  sampling      many moves, any number of seats, scores: Monte Carlo tree search
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal, Protocol

from blockyard.core.contract import State

if TYPE_CHECKING:
    from blockyard.core.mcts_position import MctsPosition


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: whichever limit is reached first. Without `ms` the answer depends on
    nothing but position, nodes and seed."""

    nodes: int | None = None
    ms: int | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found. Values are for the seat to play, from -1 (lost) to 1 (won)."""

    move: str
    value: float
    line: tuple[str, ...] = ()
    best: tuple[tuple[str, float], ...] = ()
    nodes: int = 0
    notes: dict[str, Any] = field(default_factory=dict)
    visits: Mapping[str, int] = field(default_factory=dict)
    is_exact: bool = False


class Kernel(Protocol):
    """One for each game and table; `options` are those of the game's rules."""

    kind: Literal["alphabeta", "mcts"]

    levels: Mapping[int, Mapping[str, Any]]
    """What a level of this game has otherwise than the levels of its kind: `{7: {"depth": 9}}`.
    What stands under 0 is for advice."""

    def perft(self, text: str, depth: int) -> int:
        """Lines of play from a position, counted as `core.perft` counts them."""

    def position(self, start: str, moves: Sequence[str] = ()) -> Any:
        """A position to search from: the start and the moves made since, for repetition.

        Refuses what the rules refuse, with the rules' own refusals.
        """


class FastPosition(Protocol):
    """The kernel's twin of one position, kept beside it where moves are listed often. It never
    changes, and it lists what the rules list, in the same order."""

    def legal_moves(self) -> list[str]: ...

    def play(self, move: str) -> FastPosition:
        """The twin of the position after this move."""


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

    def add(self, position: MctsPosition, move: str, value: float, end: MctsPosition) -> None:
        """The move a search chose in a position, the value of the position for the seat to move,
        and the final position of the game."""
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

    def trainer(self) -> Trainer:
        """A trainer without examples, its nets freshly initialised."""
        ...
