"""The command `dataset`: games of a program against itself as a Parquet file."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from blockyard import games
from blockyard.ai.players import player as player_of
from blockyard.cli.common import FILE, read_options, with_game, with_lang, with_options
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused
from blockyard.envs.config import env_config
from blockyard.envs.dataset import write

MOST_GAMES = 1_000_000


@click.command("dataset", cls=Command)
@with_game
@click.argument("target", type=FILE)
@click.option("--player", default="bot:3")
@click.option("--games", "number", type=int, default=100)
@click.option("--random", "opening", type=int, default=4)
@with_options
@click.option("--seats", type=int)
@click.option("--seed", type=int, default=0)
@with_lang
def dataset(
    game: str,
    target: Path,
    player: str,
    number: int,
    opening: int,
    option: tuple[str, ...],
    seats: int | None,
    seed: int,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        if number not in range(1, MOST_GAMES):
            raise Refused("how-many-games", most=MOST_GAMES - 1)
        if target.exists():
            raise Refused("dataset-exists", file=str(target))
        config = env_config(games.get(game).key, seats, read_options(option))
        player_of(player)  # refuse before the first game
        watched = Console(stderr=True)
        written = write(target, config, player, number, opening=opening, seed=seed)
        counts = track(
            written, "", number, console=watched, transient=True, disable=not watched.is_terminal
        )
        moves = sum(counts)
        screen.say("dataset-done", games=number, moves=moves, file=str(target))
