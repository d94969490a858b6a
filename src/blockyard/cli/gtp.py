"""The command `gtp`: any of the games as an engine for other programs, by GTP version 2.

The seat to play is named by its colour or number. Moves of CHANCE are entered with `play chance`,
or drawn with `genmove chance`. Besides what GTP asks for there are `all_legal`, `move_values`,
`final_score`, `showboard`, `cputime`, `set_game` and `level`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Annotated

import typer

from blockyard import __version__, games
from blockyard.ai.engine import EngineResponse, request_for, respond
from blockyard.cli.common import Lang, Options, read_options
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import CHANCE, Refusal, Seat
from blockyard.core.gtp import PASS, dialect_of
from blockyard.core.match import Match
from blockyard.core.picture import plain
from blockyard.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("gtp", cls=Command)(gtp)


def gtp(
    game: str,
    level: Annotated[int, typer.Option(min=1, max=9)] = 5,
    option: Options = None,
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    lang: Lang = None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        engine = Engine(Match.begin(games.get(game), seats, read_options(option)), level, seed)
        for answer in engine.answers(sys.stdin):
            typer.echo(answer)


class GtpError(Exception):
    """What is answered with a question mark."""


class Engine:
    """One game and the commands that change it."""

    def __init__(self, match: Match, level: int, seed: int) -> None:
        self.level, self.seed = level, seed
        self.words = Words("en")
        self._begin(match)

    def _begin(self, match: Match) -> None:
        self.match = match
        self.dialect = dialect_of(match.game)
        self.rng = Random(self.seed)

    def answers(self, lines: Iterable[str]) -> Iterable[str]:
        """One answer for each command, until `quit`."""
        for line in lines:
            words = line.partition("#")[0].split()
            number = words.pop(0) if words and words[0].isdigit() else ""
            if not words:
                continue
            yield self.answer(number, words[0], words[1:])
            if words[0] == "quit":
                return

    def answer(self, number: str, command: str, words: list[str]) -> str:
        try:
            found = self._commands().get(command)
            if found is None:
                raise GtpError("unknown command")
            return f"={number} {found(words)}".rstrip() + "\n"
        except GtpError as error:
            return f"?{number} {error}\n"
        except Refusal as refusal:
            typed = self.words.typed(refusal.objection) or ""
            return f"?{number} {self.words.refusal(refusal)} {typed}".rstrip() + "\n"

    def _commands(self) -> dict[str, Callable[[list[str]], str]]:
        named = {name[4:]: getattr(self, name) for name in dir(self) if name.startswith("say_")}
        return {name.removesuffix("_"): method for name, method in named.items()}

    # --- what GTP asks for -----------------------------------------------------------

    def say_protocol_version(self, words: list[str]) -> str:
        return "2"

    def say_name(self, words: list[str]) -> str:
        return "Blockyard"

    def say_version(self, words: list[str]) -> str:
        return __version__

    def say_known_command(self, words: list[str]) -> str:
        return "true" if words and words[0] in self._commands() else "false"

    def say_list_commands(self, words: list[str]) -> str:
        return "\n".join(sorted(self._commands()))

    def say_quit(self, words: list[str]) -> str:
        return ""

    def say_boardsize(self, words: list[str]) -> str:
        """Every game has its own board; who asks for another size means the same one."""
        return ""

    def say_komi(self, words: list[str]) -> str:
        return ""

    def say_clear_board(self, words: list[str]) -> str:
        self._begin(Match.begin(self.match.game, self.match.seats, self.match.options))
        return ""

    def say_play(self, words: list[str]) -> str:
        if len(words) < 2:
            raise GtpError("syntax error")
        colour, move = words[0], " ".join(words[1:])
        if move.lower() == PASS and self.dialect.is_blocked(colour, self.match.state):
            return ""
        self._play(self._to_play([colour]), move)
        return ""

    def say_genmove(self, words: list[str]) -> str:
        move = self.say_reg_genmove(words)
        if move != PASS:
            self._play(self._to_play([]), move)
        return move

    def say_reg_genmove(self, words: list[str]) -> str:
        """Like `genmove`, but nothing is played. A colour that can do nothing passes."""
        if words and self.dialect.is_blocked(words[0], self.match.state):
            return PASS
        return self._chosen(self._to_play(words))

    def say_undo(self, words: list[str]) -> str:
        if not self.match.events:
            raise GtpError("cannot undo")
        self._begin(self.match.back_to(self.match.ply - 1))
        return ""

    # --- besides -------------------------------------------------------------------

    def say_set_game(self, words: list[str]) -> str:
        name = " ".join(words)
        for game in games.all_games().values():
            seats = dialect_of(game).seats_called(name)
            if seats is not None or name in (game.key, game.title):
                self._begin(Match.begin(game, seats))
                return ""
        raise GtpError("game not supported")

    def say_level(self, words: list[str]) -> str:
        if words and words[0] in "123456789":
            self.level = int(words[0])
            return ""
        raise GtpError("syntax error")

    def say_all_legal(self, words: list[str]) -> str:
        self._to_play(words)
        state = self.match.state
        return "\n".join(move for move in state.legal_moves() if self.dialect.knows(move, state))

    def say_move_values(self, words: list[str]) -> str:
        """The best moves with values from -1 to 1."""
        best = self._answer(self._to_play(words)).best
        return "\n".join(f"{value:.4f} {move}" for move, value in best)

    def say_final_score(self, words: list[str]) -> str:
        score = self.dialect.score(self.match.state)
        if score is None:
            raise GtpError("the game is not over")
        return score

    def say_showboard(self, words: list[str]) -> str:
        picture = self.match.game.draw(self.match.state.view(None), self.words.say)
        lines = [line for line in plain(picture).splitlines() if line.strip()]
        return "\n" + "\n".join(lines)

    def say_cputime(self, words: list[str]) -> str:
        return f"{time.process_time():.3f}"

    # --- inside --------------------------------------------------------------------

    def _to_play(self, words: list[str]) -> Seat:
        """The seat to play; a colour that is named is checked."""
        seat = self.match.to_play
        if seat is None:
            raise GtpError("the game is over")
        if words and not self.dialect.is_turn_of(words[0], self.match.state):
            known = self.dialect.is_turn_of(words[0], self.match.state) is not None
            raise GtpError(f"not the turn of {words[0]}" if known else "no such colour")
        return seat

    def _play(self, seat: Seat, move: str) -> None:
        self.match = self.match.play(seat, self.match.ply, move)

    def _chosen(self, seat: Seat) -> str:
        if seat == CHANCE:
            return self.match.game.chance(self.match.state, self.rng)
        return self._answer(seat).move

    def _answer(self, seat: Seat) -> EngineResponse:
        return respond(
            request_for(self.match, seat, level=self.level, seed=self.rng.getrandbits(32))
        )
