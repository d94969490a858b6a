"""Training from self-play: the search plays against itself, and its nets are trained on the games.

Most moves of a game are searched quickly, so that there are many games and many results for the
value net to learn from. A quarter of them are searched well, with noise on the prior: their visits
are what the policy learns (playout cap randomization, KataGo 2019).

Games are played in rounds. After each round the nets are retrained, on its games and the newer half
of those before, and the next round is played with them. They begin from scratch, or from the
weights of an earlier training. Every game is appended to a file, so an interrupted training resumes
where it stopped; the same plan gives the same weights.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from blockyard.core.contract import Game, Refused
from blockyard.core.kernel import Budget, NetWeights, TrainableKernel
from blockyard.core.mcts_position import MctsPosition

SAMPLED_ROUNDS = (2, 7)
"""The range of opening rounds whose moves are sampled in proportion to visits; later ones are the
best."""
GUMBEL_NOISE = 0.5
"""Noise on the root's prior, so that the search finds out where the prior is wrong."""
FULL_SEARCHES = 0.25
FULL_TO_QUICK = 8
"""The share of moves with a full search, and how many times the nodes of a quick one it has."""
KEPT_VISITS = 10
"""The most visited moves, whose visits are kept."""
EPOCHS = 6
LEARNING_RATE = 0.5
RESULT_WEIGHT = 0.6
"""The target of the value net is the game's result by this much, the search's value by the rest."""


@dataclass(frozen=True)
class Plan:
    """What determines the weights: the same plan gives the same weights. The first round is played
    with those in the file `first_weights`, or untrained, and training goes on from them."""

    game: str
    games: int = 600
    nodes: int = 800
    rounds: int = 3
    seed: int = 1
    first_weights: str = ""

    def command(self) -> str:
        first = f" --first-weights {self.first_weights}" if self.first_weights else ""
        return (
            f"blockyard train {self.game} --games {self.games} --nodes {self.nodes}"
            f" --rounds {self.rounds} --seed {self.seed}{first}"
        )


@dataclass(frozen=True)
class SelfPlayGame:
    """One game: the moves played, and for each the search's value (None for a random opening) and,
    after a full search, the visits of its most visited moves."""

    seed: int
    moves: list[str]
    values: list[float | None] = field(default_factory=list)
    visits: list[dict[str, int] | None] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    """Progress of a training, after every game and after every round.

    `cross_entropy` and `accuracy` are those of the policy, `value_error` is the value net's mean
    squared error.
    """

    games: int
    of: int
    cross_entropy: float | None = None
    accuracy: float | None = None
    value_error: float | None = None


class Training(ABC):
    """A plan being carried out: self-play in rounds, resumable."""

    weights: Any
    """What the games of this round are played with."""

    def __init__(self, game: Game, plan: Plan, games_file: Path) -> None:
        self.game, self.plan, self.games_file = game, plan, games_file

    def run(self, play: Play | None = None) -> Iterator[Report]:
        """Play and train, with a report after each step. `play` is how the games of a round are
        played, if not one after the other here: each depends on its seed and the weights alone."""
        played = self._resume()
        ends = [self.plan.games * turn // self.plan.rounds for turn in range(self.plan.rounds + 1)]
        for turn, until in enumerate(ends[1:]):
            seeds = [self.plan.seed * 1_000_003 + number for number in range(len(played), until)]
            for game in map(self.play, seeds) if play is None else play(self, seeds):
                played.append(game)
                self._append(game)
                yield Report(len(played), self.plan.games)
            yield self._fit(played[ends[turn] // 2 : until], until)

    @abstractmethod
    def play(self, seed: int) -> SelfPlayGame:
        """One game of the search against itself."""

    @abstractmethod
    def _fit(self, games: list[SelfPlayGame], number: int) -> Report:
        """Train on these games; `number` were played in all."""

    @abstractmethod
    def _weight_rows(self) -> str:
        """The weights as lines of a JSON object."""

    def _resume(self) -> list[SelfPlayGame]:
        """The games of an interrupted training. An incomplete last line is dropped."""
        if not self.games_file.exists():
            return []
        text = self.games_file.read_text("utf-8")
        whole = [line for line in text.splitlines(True) if line[-1] == "\n"]
        header, *games = whole or [""]
        if header.strip() != self.plan.command():
            raise Refused("other-training", given=header.strip()[:120] or "-")
        self.games_file.write_text("".join(whole), "utf-8")
        return [SelfPlayGame(**json.loads(line)) for line in games]

    def _append(self, played: SelfPlayGame) -> None:
        if not self.games_file.exists():
            self.games_file.write_text(self.plan.command() + "\n", "utf-8")
        with self.games_file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")

    def document(self) -> str:
        """The weight file: the command that reproduces it, and one line for each row."""
        head = json.dumps({"made by": self.plan.command(), **asdict(self.plan)}, indent=1)
        return head.removesuffix("\n}") + f",\n{self._weight_rows()}\n}}\n"


Play = Callable[[Training, Sequence[int]], Iterator[SelfPlayGame]]
"""Plays the games of these seeds, in order."""


class NetTraining(Training):
    """Training of an MCTS kernel's policy and value nets."""

    def __init__(self, game: Game, kernel: TrainableKernel, plan: Plan, games_file: Path) -> None:
        super().__init__(game, plan, games_file)
        self.kernel = kernel
        self.first_weights: NetWeights | None = None
        if plan.first_weights:
            self.first_weights = json.loads(Path(plan.first_weights).read_text("utf-8"))
        self.weights = self.first_weights

    def play(self, seed: int) -> SelfPlayGame:
        """In every other game the first moves, as many as can sit at the table, are any legal ones:
        people open in all ways."""
        rng, kernel = Random(seed), self.kernel.with_weights(self.weights)
        position = kernel.position(self._start(seed))
        turn = max(self.game.seats)
        random, sampled = rng.choice((0, turn)), turn * rng.randint(*SAMPLED_ROUNDS)
        played = SelfPlayGame(seed, [])
        while position.to_play is not None:
            if len(played.moves) < random:
                _record(played, rng.choice(position.legal_moves()), None, None)
            else:
                self._search(position, played, sampled, rng)
            position = position.play(played.moves[-1])
        return played

    def _search(
        self, position: MctsPosition, played: SelfPlayGame, sampled: int, rng: Random
    ) -> None:
        """A full or a quick search, and the move it leads to."""
        from blockyard.ai.mcts import SearchParameters, search  # noqa: PLC0415 - compiled

        is_full = rng.random() < FULL_SEARCHES
        nodes = self.plan.nodes if is_full else max(1, self.plan.nodes // FULL_TO_QUICK)
        parameters = SearchParameters(gumbel_noise=GUMBEL_NOISE if is_full else 0.0)
        found = search(position, Budget(nodes=nodes), rng.getrandbits(32), parameters=parameters)
        move, visits = found.move, found.visits
        if len(played.moves) < sampled:
            move = rng.choices(list(visits), list(visits.values()))[0]
        most = dict(sorted(visits.items(), key=lambda pair: -pair[1])[:KEPT_VISITS])
        _record(played, move, round(found.value, 3), most if is_full else None)

    def _fit(self, games: list[SelfPlayGame], number: int) -> Report:
        trainer = self.kernel.trainer(self.first_weights)
        for played in games:
            positions = self._positions(played)
            results = positions[-1].final_values()
            for position, visits, value in zip(
                positions, played.visits, played.values, strict=False
            ):
                assert position.to_play is not None
                target = results[position.to_play]
                if value is not None:
                    target += (1 - RESULT_WEIGHT) * (value - target)
                trainer.add(position, visits or {}, target, positions[-1])
        cross_entropy = accuracy = 0.0
        for epoch in range(EPOCHS):
            cross_entropy, accuracy = trainer.train_policy_epoch(
                self.plan.seed + epoch, LEARNING_RATE / (1 + epoch)
            )
        value_error = trainer.train_value_net(self.plan.seed)
        self.weights = trainer.weights()
        return Report(number, self.plan.games, cross_entropy, accuracy, value_error)

    def _positions(self, played: SelfPlayGame) -> list[MctsPosition]:
        """All positions of a game, the final one included."""
        positions = [self.kernel.position(self._start(played.seed))]
        for move in played.moves:
            positions.append(positions[-1].play(move))
        return positions

    def _start(self, seed: int) -> str:
        """The start of a game. The numbers of seats take turns, the last one half as often."""
        seats = self.game.seats
        return self.game.start(seats[seed % (2 * len(seats) - 1) // 2]).text()

    def _weight_rows(self) -> str:
        return ",\n".join(
            f' "{name}": [\n' + ",\n".join("  " + json.dumps(row) for row in rows) + "\n ]"
            for name, rows in (self.weights or {}).items()
        )


def _record(
    played: SelfPlayGame, move: str, value: float | None, visits: dict[str, int] | None
) -> None:
    played.moves.append(move)
    played.values.append(value)
    played.visits.append(visits)
