"""The command that knows the end: `blockyard solve GAME`, where a game or part of it is solved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click
from rich.console import Console

from blockyard import games
from blockyard.cli.common import read_options, with_game, with_lang, with_options
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Refused
from blockyard.core.kernel import ProbeResult, Progress, Solver

VALUES = {1: "solve-won", -1: "solve-lost", 0: "solve-drawn"}


@click.command("solve", cls=Command)
@with_game
@click.option("--from", "position")
@click.option("--totals", is_flag=True)
@with_options
@with_lang
def solve(
    game: str, position: str | None, totals: bool, option: tuple[str, ...], lang: str | None
) -> None:
    screen = Screen(lang)
    with screen.refusing(), _watching(screen) as progress:
        known, kernel = games.get(game), games.get(game).kernel()
        solver = kernel.solver() if kernel else None
        if solver is None:
            raise Refused("not-solved", game=game)
        if totals == (position is not None):
            raise Refused("solve-what")
        if position is not None:
            _say_verdict(screen, known, position, solver.probe(position, progress))
        else:
            _say_totals(screen, solver, known.resolve_options(read_options(option)), progress)


@contextmanager
def _watching(screen: Screen) -> Iterator[Progress]:
    """Say once why there is a wait, and show the progress."""
    watched = Console(stderr=True, highlight=False)
    with watched.status("") as status:
        if not watched.is_terminal:
            status.stop()

        def progress(done: int) -> None:
            if done == 0:
                watched.print(screen.words.say("solve-building"))
            status.update(f"{done:,}")

        yield progress


def _say_verdict(screen: Screen, game: Game, position: str, verdict: ProbeResult) -> None:
    seat = game.read(position).to_play
    assert seat is not None, "what is over is refused"
    side = screen.words.seat(game, seat, 2)
    screen.print(screen.words.say(VALUES[verdict.value], side=side, turns=verdict.turns))
    screen.say("solve-best", moves=" ".join(verdict.best))


def _say_totals(
    screen: Screen, solver: Solver, options: dict[str, str], progress: Progress
) -> None:
    totals = solver.totals(options, progress)
    counts = {name: f"{count:,}" for name, count in totals.items()}
    screen.say("solve-positions", positions=counts["positions"])
    screen.say("solve-wins", wins=counts["wins"])
    screen.say("solve-losses", losses=counts["losses"])
    screen.say("solve-draws", draws=counts["draws"])
    screen.say("solve-longest", turns=counts["longest"])
    screen.say("solve-such-as", position=solver.longest_win(options))
