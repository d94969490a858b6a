"""The Blokus kernel: positions for searches, and the trainer of their nets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from blockyard.core.book import Book, book_of
from blockyard.core.contract import Game, State
from blockyard.core.kernel import LevelOverrides, NetWeights, TrainableKernel
from blockyard.games.blokus.kernel.position import BlokusPosition, position_from_state
from blockyard.games.blokus.net.weights import UNTRAINED, Nets, load_nets, shipped_nets
from blockyard.games.blokus.rules import BlokusState
from blockyard.games.blokus.training.policy_training import BlokusTrainer


class BlokusKernel(TrainableKernel):
    """What `Game.kernel()` returns for Duo and for Classic."""

    def __init__(
        self, game: Game, levels: Mapping[int, LevelOverrides], nets: Nets | None = None
    ) -> None:
        self.game, self.levels = game, levels
        self.nets = nets or shipped_nets(game.key)

    def with_weights(self, weights: NetWeights | None) -> BlokusKernel:
        """The same kernel with other weights; None for the untrained ones."""
        return BlokusKernel(self.game, self.levels, load_nets(weights or UNTRAINED))

    def trainable(self) -> BlokusKernel:
        return self

    def trainer(self, weights: NetWeights | None = None) -> BlokusTrainer:
        """A trainer without examples, which goes on from these weights, if any."""
        return BlokusTrainer(weights)

    def perft(self, text: str, depth: int) -> int:
        return self.position(text).perft(depth)

    def position(self, start: str, moves: Sequence[str] = ()) -> BlokusPosition:
        """The rules read the text, and refuse impossible positions."""
        position = self.from_state(self.game.read(start))
        for move in moves:
            position = position.play(move)
        return position

    def book(self) -> Book:
        return book_of("blockyard.games.blokus", self.game.key)

    def from_state(self, state: State) -> BlokusPosition:
        assert isinstance(state, BlokusState), "another game's position"
        return position_from_state(state, *self.nets)
