"""The command `duel`: two players over many games, and by how much one is the better."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress, TaskID

from blockyard import games
from blockyard.ai.executors import executor, in_order
from blockyard.ai.tournament import (
    GameResult,
    Play,
    Standing,
    Tournament,
    read_results,
    run,
    standing,
)
from blockyard.cli.common import (
    FILE,
    read_options,
    with_cluster,
    with_game,
    with_jobs,
    with_lang,
    with_options,
)
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused

MOST_GAMES = 1_000_000


@click.command("duel", cls=Command)
@with_game
@click.argument("first")
@click.argument("second")
@click.option("--games", "number", type=int, default=100)
@click.option("--openings", type=int, default=1000)
@click.option("--resume", type=FILE)
@with_jobs
@with_cluster
@with_options
@click.option("--seats", type=int)
@click.option("--seed", type=int, default=0)
@click.option("--json", "as_json", is_flag=True)
@with_lang
def duel(
    game: str,
    first: str,
    second: str,
    number: int,
    openings: int,
    resume: Path | None,
    jobs: int,
    cluster: str,
    option: tuple[str, ...],
    seats: int | None,
    seed: int,
    as_json: bool,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        if number not in range(1, MOST_GAMES) or openings < 1:
            raise Refused("how-many-games", most=MOST_GAMES - 1)
        options, names = read_options(option), (first, second)
        tournament = Tournament(games.get(game), names, options, seats, openings, seed)
        try:
            for name in names:
                tournament.player(name)
            with played_at(tournament, jobs, cluster) as play:
                played = _watched(tournament, number, resume, play)
        finally:
            tournament.close()
        _tell(screen, names, standing(played), as_json)


@contextmanager
def played_at(tournament: Tournament, jobs: int, cluster: str) -> Iterator[Play | None]:
    """How games are played: one after the other here, in processes, or on a cluster."""
    if jobs == 1 and not cluster:
        yield None
        return
    with executor(jobs, cluster) as (pool, ahead):
        yield lambda numbers: in_order(pool, tournament.elsewhere(), numbers, ahead)


def _watched(
    tournament: Tournament, number: int, resume: Path | None, play: Play | None
) -> list[GameResult]:
    """All the games; stopping early keeps what was played."""
    watched = Console(stderr=True)
    played: list[GameResult] = []
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as progress:
        bar = progress.add_task(description="", total=number, completed=len(read_results(resume)))
        try:
            for game in run(tournament, number, resume, play):
                played.append(game)
                _advance(progress, bar, played)
        except KeyboardInterrupt:
            if not played:
                raise
    return played


def _advance(progress: Progress, bar: TaskID, played: list[GameResult]) -> None:
    now = standing(played)
    progress.update(bar, completed=len(played), description=f"{now.won}-{now.drawn}-{now.lost}")


def _tell(screen: Screen, names: tuple[str, str], now: Standing, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"players": names, **asdict(now)}))
        return
    screen.say(
        "duel-result",
        first=names[0],
        second=names[1],
        won=now.won,
        drawn=now.drawn,
        lost=now.lost,
        percent=f"{100 * now.score:.1f}",
    )
    interval = f"{now.elo:+.0f} [{now.elo_low:+.0f}, {now.elo_high:+.0f}]"
    screen.say("duel-elo", elo=interval)
    times = tuple(f"{seconds:.2f}" for seconds in now.seconds_a_game)
    screen.say("duel-time", first=times[0], second=times[1])
