"""The command `evaluate`: how strong an agent is, measured against our levels."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from blockyard import games
from blockyard.ai.rating import Estimate, estimate
from blockyard.ai.tournament import Play, Standing, Tournament, run, standing
from blockyard.cli.common import (
    FILE,
    read_options,
    with_cluster,
    with_game,
    with_jobs,
    with_lang,
    with_options,
)
from blockyard.cli.duel import played_at
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Refused

MOST_GAMES = 100_000


@click.command("evaluate", cls=Command)
@with_game
@click.argument("player")
@click.option("--against", default="1,3,5")
@click.option("--games", "number", type=int, default=40)
@click.option("--resume", type=FILE)
@with_jobs
@with_cluster
@with_options
@click.option("--seed", type=int, default=0)
@click.option("--json", "as_json", is_flag=True)
@with_lang
def evaluate(
    game: str,
    player: str,
    against: str,
    number: int,
    resume: Path | None,
    jobs: int,
    cluster: str,
    option: tuple[str, ...],
    seed: int,
    as_json: bool,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        if number not in range(1, MOST_GAMES):
            raise Refused("how-many-games", most=MOST_GAMES - 1)
        known, options = games.get(game), read_options(option)
        found: dict[int, Standing] = {}
        for level in _levels(known, against):
            names = (_name(player), f"bot:{level}")
            tournament = Tournament(known, names, options, seed=seed)
            try:
                with played_at(tournament, jobs, cluster) as play:
                    found[level] = _played(tournament, number, _part(resume, level), play)
            finally:
                tournament.close()
            if not as_json:
                _tell(screen, names, found[level])
        _tell_rating(screen, player, _estimate(known, found, number), found, as_json)


def _levels(game: Game, against: str) -> list[int]:
    """The levels to play against, for instance `1,3,5`."""
    most = len(game.ratings)
    if not most:
        raise Refused("evaluate-unrated", game=game.key)
    levels = [int(text) for text in against.split(",") if text.strip().isdecimal()]
    if not levels or not set(levels) <= set(range(1, most + 1)):
        raise Refused("evaluate-levels", given=against[:40], last=most)
    return sorted(set(levels))


def _name(given: str) -> str:
    """A Python file may be named as it is."""
    return f"agent:{given}" if given.endswith(".py") and ":" not in given else given


def _part(resume: Path | None, level: int) -> Path | None:
    """Each opponent's games are in a file of their own."""
    return resume and resume.with_name(f"{resume.name}.{level}")


def _played(
    tournament: Tournament, number: int, resume: Path | None, play: Play | None
) -> Standing:
    tournament.player(tournament.names[0])
    watched = Console(stderr=True)
    played = []
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as progress:
        bar = progress.add_task(description=tournament.names[1], total=number)
        for game in run(tournament, number, resume, play):
            played.append(game)
            progress.advance(bar)
    return standing(played)


def _estimate(game: Game, found: dict[int, Standing], number: int) -> Estimate:
    return estimate(
        (game.ratings[level - 1], one.score * number, number) for level, one in found.items()
    )


def _tell(screen: Screen, names: tuple[str, str], now: Standing) -> None:
    screen.say(
        "duel-result",
        first=names[0],
        second=names[1],
        won=now.won,
        drawn=now.drawn,
        lost=now.lost,
        percent=f"{100 * now.score:.1f}",
    )


def _tell_rating(
    screen: Screen, player: str, found: Estimate, by_level: dict[int, Standing], as_json: bool
) -> None:
    if as_json:
        levels = {str(level): asdict(one) for level, one in by_level.items()}
        click.echo(json.dumps({"player": player, **asdict(found), "against": levels}))
        return
    interval = f"{found.rating:.0f} [{found.low:.0f}, {found.high:.0f}]"
    screen.say("evaluate-rating", rating=interval)
