"""The command `gtp`: any of the games as an engine for other programs, by GTP version 2.

The seat to play is named by its colour or number. Moves of CHANCE are entered with `play chance`,
or drawn with `genmove chance`. Besides what GTP asks for there are `all_legal`, `move_values`,
`final_score`, `showboard`, `cputime`, `set_game` and `level`, and `analyze`, which reports every
few moments what it has found, until the next command arrives.

Once `time_settings` or `time_left` has set a clock, moves are searched by time instead of by level,
with `--threads`, and what was found is kept for the next move.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from math import inf
from queue import Queue
from random import Random
from threading import Thread

import click

from blockyard import __version__, games
from blockyard.ai.analysis import Analysis
from blockyard.ai.engine import EngineResponse, request_for, respond
from blockyard.ai.levels import ALL_CORES, WEAKEST
from blockyard.ai.session import Session, available_cores
from blockyard.cli.common import LEVEL, read_options, with_game, with_lang, with_options
from blockyard.cli.gtp_clock import GtpClock
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import CHANCE, Refusal, Seat
from blockyard.core.gtp import PASS, dialect_of
from blockyard.core.match import Match
from blockyard.core.picture import plain
from blockyard.words import Words

LINES = 5
"""The best moves that `analyze` reports."""
LEVELS = tuple(str(level) for level in range(WEAKEST, ALL_CORES + 1))


@click.command("gtp", cls=Command)
@with_game
@click.option("--level", type=LEVEL, default=5)
@with_options
@click.option("--seats", type=int)
@click.option("--seed", type=int, default=0)
@click.option("--threads", type=click.IntRange(1, 64), default=1)
@with_lang
def gtp(
    game: str,
    level: int,
    option: tuple[str, ...],
    seats: int | None,
    seed: int,
    threads: int,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        match = Match.begin(games.get(game), seats, read_options(option))
        engine = Engine(match, level, seed, threads)
        inbox = Inbox(sys.stdin)
        for answer in engine.answers(inbox, inbox.is_waiting):
            click.echo(answer)


class Inbox:
    """Commands, read ahead by a thread, so that the engine notices new ones while it thinks."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.queue: Queue[str | None] = Queue()
        Thread(target=self._read, args=(lines,), daemon=True).start()

    def _read(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.queue.put(line)
        self.queue.put(None)

    def is_waiting(self) -> bool:
        return not self.queue.empty()

    def __iter__(self) -> Iterator[str]:
        while (line := self.queue.get()) is not None:
            yield line


class GtpError(Exception):
    """What is answered with a question mark."""


class Engine:
    """One game and the commands that change it."""

    def __init__(self, match: Match, level: int, seed: int, threads: int = 1) -> None:
        self.level, self.seed = level, seed
        self.timed, self.unlimited = Session(threads), Session(available_cores())
        self.words = Words("en")
        self.clock = GtpClock()
        self._begin(match)

    def _begin(self, match: Match) -> None:
        self.match = match
        self.dialect = dialect_of(match.game)
        self.rng = Random(self.seed)

    def answers(
        self, lines: Iterable[str], is_waiting: Callable[[], bool] = lambda: False
    ) -> Iterator[str]:
        """One answer for each command, until `quit`; of `analyze`, one after the other."""
        for line in lines:
            words = line.partition("#")[0].split()
            number = words.pop(0) if words and words[0].isdigit() else ""
            if not words:
                continue
            if words[0] == "analyze":
                yield from self.analysis(number, words[1:], is_waiting)
                continue
            yield self.answer(number, words[0], words[1:])
            if words[0] == "quit":
                return

    def analysis(
        self, number: str, words: list[str], is_waiting: Callable[[], bool]
    ) -> Iterator[str]:
        """`analyze [COLOUR]`: a line for each of the best moves, again and again, until another
        command arrives. `proven N`: a win in N plies; negative, a loss; 0, another result."""
        try:
            seat = self._to_play(words)
            if seat == CHANCE:
                raise GtpError("nothing to decide")
        except GtpError as error:
            yield f"?{number} {error}\n"
            return
        yield f"={number}"
        for update in self._analysis(seat, is_waiting):
            for order, line in enumerate(update.lines):
                proven = f" proven {line.ends_in or 0}" if line.is_proven else ""
                yield (
                    f"info move {line.moves[0]} order {order} depth {update.depth} nodes"
                    f" {update.nodes} value {line.value:.4f}{proven} pv {' '.join(line.moves)}"
                )
        yield ""

    def _analysis(self, seat: Seat, is_waiting: Callable[[], bool]) -> Analysis:
        request = request_for(self.match, seat)
        return Analysis(request, LINES, self.timed.threads, until=is_waiting)

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

    @property
    def _names(self) -> list[str]:
        return sorted([*self._commands(), "analyze"])

    # --- what GTP asks for -----------------------------------------------------------

    def say_protocol_version(self, words: list[str]) -> str:
        return "2"

    def say_name(self, words: list[str]) -> str:
        return "Blockyard"

    def say_version(self, words: list[str]) -> str:
        return __version__

    def say_known_command(self, words: list[str]) -> str:
        return "true" if words and words[0] in self._names else "false"

    def say_list_commands(self, words: list[str]) -> str:
        return "\n".join(self._names)

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
        if words and words[0] in LEVELS:
            self.level = int(words[0])
            return ""
        raise GtpError("syntax error")

    def say_time_settings(self, words: list[str]) -> str:
        """Main time, then the time of a period and the moves in it."""
        main, period, stones = self._numbers(words, 3)
        self.clock.set(main, period, int(stones))
        return ""

    def say_time_left(self, words: list[str]) -> str:
        seat = self.dialect.seat(words[0]) if words else None
        if seat is None:
            raise GtpError("syntax error")
        seconds, stones = self._numbers(words[1:], 2)
        self.clock.set_left(seat, seconds, int(stones))
        return ""

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

    def _numbers(self, words: list[str], number: int) -> list[float]:
        try:
            found = [float(word) for word in words]
        except ValueError:
            found = []
        if len(found) != number or not all(0 <= one < inf for one in found):
            raise GtpError("syntax error")
        return found

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
        began, budget = time.perf_counter(), self.clock.budget(seat)
        seed = self.rng.getrandbits(32)
        session = self.timed if budget else self.unlimited if self.level == ALL_CORES else None
        request = request_for(self.match, seat, self.level, budget, seed)
        answer = respond(request, session=session)
        self.clock.spend(seat, time.perf_counter() - began)
        return answer
