"""An engine that is another program: we speak GTP 2 with it, over its input and output."""

from __future__ import annotations

import shlex
import subprocess
from random import Random

from blockyard.core.contract import Game, Refused, Seat
from blockyard.core.gtp import dialect_of
from blockyard.core.match import Match


class Engine:
    """A running engine, and the moves of its game that it knows."""

    def __init__(self, command: str, game: Game) -> None:
        self.dialect = dialect_of(game)
        self.told: list[str] | None = None
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                bufsize=1,
            )
        except (OSError, ValueError) as trouble:
            raise Refused("engine-does-not-start", command=command[:80]) from trouble

    def __call__(self, match: Match, seat: Seat, rng: Random) -> str:
        """What the engine plays, after it has been told what happened."""
        told = self._caught_up(match)
        text = self.order(f"genmove {self.dialect.colour(match.state)}")
        move = match.state.spell(self.dialect.read(text, told[0] if told else None))
        self.told = [*told, move]
        return move

    def _caught_up(self, match: Match) -> list[str]:
        """Tell the moves that it has not heard of; gives all of them."""
        moves = [step.move for step in match.events]
        if not self.told or self.told != moves[: len(self.told)]:
            self._begin(match)
            self.told = []
        for step in match.events[len(self.told) :]:
            move = self.dialect.written(step.move, moves[0])
            self.order(f"play {self.dialect.colour(step.before)} {move}")
        return moves

    def _begin(self, match: Match) -> None:
        """A new game. Programs that know several are told which."""
        name = self.dialect.called(match.start)
        if name is not None and self.order("known_command set_game") == "true":
            self.order(f"set_game {name}")
        self.order("clear_board")

    def order(self, command: str) -> str:
        """The answer to a command; what the engine cannot do ends the contest."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines: list[str] = []
        for line in self.process.stdout:
            if not line.strip() and lines:
                break
            if line.strip():
                lines.append(line.strip())
        if not lines or not lines[0].startswith("="):
            raise Refused("engine-refuses", command=command[:80], answer=" ".join(lines)[:120])
        return " ".join([lines[0].removeprefix("="), *lines[1:]]).strip()

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()
