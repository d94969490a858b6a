"""The command that knows the end: `blockyard solve GAME`, where a game or part of it is solved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console

from blockyard import games
from blockyard.cli.common import Lang, Options, read_options
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Refused
from blockyard.core.kernel import ProbeResult, Progress, Solver

VALUES = {1: "solve-won", -1: "solve-lost", 0: "solve-drawn"}


def add_to(app: typer.Typer) -> None:
    app.command("solve", cls=Command)(solve)


def solve(
    game: str,
    position: Annotated[str | None, typer.Option("--from", metavar="TEXT")] = None,
    totals: Annotated[bool, typer.Option("--totals")] = False,
    option: Options = None,
    lang: Lang = None,
) -> None:
    screen = Screen(lang)
    with screen.refusing(), _watching(screen) as told:
        known, kernel = games.get(game), games.get(game).kernel()
        solver = kernel.solver() if kernel else None
        if solver is None:
            raise Refused("not-solved", game=game)
        if totals == (position is not None):
            raise Refused("solve-what")
        if position is not None:
            _tell_verdict(screen, known, position, solver.probe(position, told))
        else:
            _tell_totals(screen, solver, known.resolve_options(read_options(option)), told)


@contextmanager
def _watching(screen: Screen) -> Iterator[Progress]:
    """Whoever has to wait is told why, once, and sees how far it is."""
    watched = Console(stderr=True, highlight=False)
    with watched.status("") as status:
        if not watched.is_terminal:
            status.stop()

        def told(done: int) -> None:
            if done == 0:
                watched.print(screen.words.say("solve-building"))
            status.update(f"{done:,}")

        yield told


def _tell_verdict(screen: Screen, game: Game, position: str, verdict: ProbeResult) -> None:
    seat = game.read(position).to_play
    assert seat is not None, "what is over is refused"
    side = screen.words.seat(game, seat, 2)
    screen.print(screen.words.say(VALUES[verdict.value], side=side, turns=verdict.turns))
    screen.say("solve-best", moves=" ".join(verdict.best))


def _tell_totals(screen: Screen, solver: Solver, options: dict[str, str], told: Progress) -> None:
    totals = solver.totals(options, told)
    counts = {name: f"{count:,}" for name, count in totals.items()}
    screen.say("solve-positions", positions=counts["positions"])
    screen.say("solve-wins", wins=counts["wins"])
    screen.say("solve-losses", losses=counts["losses"])
    screen.say("solve-draws", draws=counts["draws"])
    screen.say("solve-longest", turns=counts["longest"])
    screen.say("solve-such-as", position=solver.longest_win(options))
