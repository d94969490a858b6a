"""Learning from own play: a search plays against itself, and learns what it chose and who won.

Games are played in rounds. After each round everything is learned anew, from its games and the
newer half of those before, and the next round is played with it. Every game is kept as one line
of a file, so a training that was broken off goes on where it stopped; the same plan gives the
same weights.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from blockyard.core.contract import Game, Refused
from blockyard.core.kernel import Budget

LOOSE_PLIES = (4, 14)
"""At least and at most so many moves are drawn by how often the search looked at them; later
ones are the best."""
NOISE = 0.5
"""How unsure the search is of its prior, so that it finds out where that is wrong."""
ODD_PLIES = 2
"""In every other game so many are any moves that it looked at: people begin in all ways."""
EPOCHS = 6
RATE = 0.5
RESULT = 0.6
"""How much of what a position was worth is told by the result; the rest by the search."""


@dataclass(frozen=True)
class Plan:
    """What makes the weights: who runs the same plan gets the same weights."""

    game: str
    games: int = 600
    nodes: int = 800
    rounds: int = 3
    seed: int = 1

    def command(self) -> str:
        return (
            f"blockyard train {self.game} --games {self.games} --nodes {self.nodes}"
            f" --rounds {self.rounds} --seed {self.seed}"
        )


@dataclass(frozen=True)
class Played:
    """One game: the moves made, and for each of them the move the search liked best and what it
    took the position to be worth."""

    seed: int
    moves: list[str]
    best: list[str] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    """How far a training is, said after every game and after every round of learning."""

    games: int
    of: int
    surprise: float | None = None
    favourites: float | None = None
    error: float | None = None


class Training:
    """A plan being carried out; `learned` is what it taught so far, as the kernel takes it."""

    needs = "lessons"
    """What a kernel has that can be trained like this."""

    def __init__(self, game: Game, plan: Plan, kept: Path) -> None:
        self.kernel = game.kernel()
        if not hasattr(self.kernel, self.needs):
            raise Refused("nothing-to-train", given=game.key)
        self.game, self.plan, self.kept = game, plan, kept
        self.learned: Any = None

    def run(self) -> Iterator[Report]:
        """Play and learn, with a report after each step."""
        played = self._resume()
        ends = [self.plan.games * turn // self.plan.rounds for turn in range(self.plan.rounds + 1)]
        for turn, until in enumerate(ends[1:]):
            while len(played) < until:
                played.append(self._play(self.plan.seed * 1_000_003 + len(played)))
                self._keep(played[-1])
                yield Report(len(played), self.plan.games)
            yield self._learn(played[ends[turn] // 2 : until], until)

    def _resume(self) -> list[Played]:
        """The games of a training that was broken off. A last line that is not whole is left."""
        if not self.kept.exists():
            return []
        whole = [line for line in self.kept.read_text("utf-8").splitlines(True) if line[-1] == "\n"]
        header, *games = whole or [""]
        if header.strip() != self.plan.command():
            raise Refused("other-training", given=header.strip()[:120] or "-")
        self.kept.write_text("".join(whole), "utf-8")
        return [Played(**json.loads(line)) for line in games]

    def _keep(self, played: Played) -> None:
        if not self.kept.exists():
            self.kept.write_text(self.plan.command() + "\n", "utf-8")
        with self.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")

    def _play(self, seed: int) -> Played:
        """One game of the search against itself."""
        from blockyard.ai.mcts import Style, search  # noqa: PLC0415 - it exists only as machine code

        style, budget = Style(noise=NOISE), Budget(nodes=self.plan.nodes)
        rng, kernel = Random(seed), self._taught()
        position = kernel.position(self._start(seed))
        played, loose = Played(seed, []), rng.randint(*LOOSE_PLIES)
        odd = rng.choice((0, ODD_PLIES))
        while position.to_play is not None:
            thought = search(position, budget, rng.getrandbits(32), style=style)
            played.best.append(thought.move)
            played.values.append(round(thought.value, 3))
            if len(played.moves) < odd:
                played.moves.append(rng.choice(list(thought.notes["visits"])))
            elif len(played.moves) < loose:
                played.moves.append(_drawn(thought.notes["visits"], rng))
            else:
                played.moves.append(thought.move)
            position = position.play(played.moves[-1])
        return played

    def _taught(self) -> Any:
        """The kernel with what was learned; before that, with what nobody had to learn."""
        return self.kernel.with_weights(self.learned)

    def _learn(self, games: list[Played], number: int) -> Report:
        lessons = self.kernel.lessons()
        for played in games:
            positions = self._positions(played)
            results = positions[-1].worths()
            for position, best, value in zip(positions, played.best, played.values, strict=False):
                worth = RESULT * results[position.to_play] + (1 - RESULT) * value
                lessons.add(position, best, worth, positions[-1])
        surprise = favourites = 0.0
        for epoch in range(EPOCHS):
            surprise, favourites = lessons.study(self.plan.seed + epoch, RATE / (1 + epoch))
        error = lessons.judge(self.plan.seed)
        self.learned = lessons.learned()
        return Report(number, self.plan.games, surprise, favourites, error)

    def _positions(self, played: Played) -> list[Any]:
        """All positions of a game, the end included."""
        positions = [self.kernel.position(self._start(played.seed))]
        for move in played.moves:
            positions.append(positions[-1].play(move))
        return positions

    def _start(self, seed: int) -> str:
        """Where a game begins; tables of all sizes take turns."""
        return self.game.start(self.game.seats[seed % len(self.game.seats)]).text()

    def document(self) -> str:
        """The file of weights: the command that makes them again, and one line for each row."""
        head = json.dumps({"made by": self.plan.command(), **asdict(self.plan)}, indent=1)
        return head.removesuffix("\n}") + f",\n{self._rows()}\n}}\n"

    def _rows(self) -> str:
        return ",\n".join(
            f' "{name}": [\n' + ",\n".join("  " + json.dumps(row) for row in rows) + "\n ]"
            for name, rows in (self.learned or {}).items()
        )


def _drawn(visits: dict[str, int], rng: Random) -> str:
    return rng.choices(list(visits), list(visits.values()))[0]
