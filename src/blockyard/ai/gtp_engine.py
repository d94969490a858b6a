"""An external engine that speaks GTP 2 over its standard input and output."""

from __future__ import annotations

import shlex
import subprocess
from random import Random

from blockyard.core.contract import Game, Refused, Seat
from blockyard.core.gtp import dialect_of
from blockyard.core.match import Match


class GtpEngine:
    """A running engine process, and the moves of the game that it has been sent."""

    def __init__(self, command: str, game: Game) -> None:
        self.dialect = dialect_of(game)
        self.sent: list[str] | None = None
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise Refused("engine-does-not-start", command=command[:80]) from error

    def __call__(self, match: Match, seat: Seat, rng: Random) -> str:
        """The engine's move, after it has been sent the moves before."""
        moves = self._catch_up(match)
        text = self.send(f"genmove {self.dialect.colour(match.state)}")
        move = match.state.spell(self.dialect.read(text, moves[0] if moves else None))
        self.sent = [*moves, move]
        return move

    def _catch_up(self, match: Match) -> list[str]:
        """Send the moves that it does not have yet; returns all of them."""
        moves = [event.move for event in match.events]
        if not self.sent or self.sent != moves[: len(self.sent)]:
            self._begin(match)
            self.sent = []
        for event in match.events[len(self.sent) :]:
            move = self.dialect.written(event.move, moves[0])
            self.send(f"play {self.dialect.colour(event.before)} {move}")
        return moves

    def _begin(self, match: Match) -> None:
        """A new game; engines that play several games are sent its name."""
        name = self.dialect.called(match.start)
        if name is not None and self.send("known_command set_game") == "true":
            self.send(f"set_game {name}")
        self.send("clear_board")

    def send(self, command: str) -> str:
        """The response to a command; a failure ends the tournament."""
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
