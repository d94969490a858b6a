"""The commands `puzzle`, to solve them, and `puzzles`, to make and to check them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import click
from rich.console import Console
from rich.progress import Progress

from blockyard import games, puzzle_files
from blockyard.ai.puzzles import making
from blockyard.cli.common import FILE, atomic_write, keys_of_games, with_game, with_lang, with_plain
from blockyard.cli.parser import Command, Group
from blockyard.cli.screen import Screen
from blockyard.cli.solving import Solving
from blockyard.core.puzzle import FIRST_RATING

COUNT = click.IntRange(1, 100_000)


@click.command("puzzle", cls=Command)
@click.argument("game", required=False, shell_complete=keys_of_games)
@click.option("--theme", default="")
@click.option("--rating", type=int, default=FIRST_RATING)
@click.option("--seed", type=int)
@with_plain
@with_lang
def solve_puzzle(
    game: str | None, theme: str, rating: int, seed: int | None, plain: bool, lang: str | None
) -> None:
    screen = Screen(lang, plain)
    with screen.refusing():
        solving = Solving(screen, rating)
        if game is None:
            solving.run([puzzle_files.of_the_day(date.today())])
        else:
            solving.run(solving.endless(games.get(game).key, theme, Random(seed)))


@click.group("puzzles", cls=Group)
@with_lang
def puzzles(lang: str | None) -> None:
    """`--lang` may stand before the command as well."""


@puzzles.command("make")
@with_game
@click.option("--seats", type=int, default=2)
@click.option("--total", type=COUNT, default=300)
@click.option("--each", type=COUNT, default=75)
@click.option("--jobs", type=COUNT, default=os.cpu_count() or 1)
@click.option("--cluster", default="")
@click.option("--games", "most", type=COUNT)
@click.option("--out", type=FILE)
@with_lang
def make(
    game: str,
    seats: int,
    total: int,
    each: int,
    jobs: int,
    cluster: str,
    most: int | None,
    out: Path | None,
    lang: str | None,
) -> None:
    screen, out = Screen(lang), out or Path(f"{game}.tsv")
    with screen.refusing():
        made = making.PuzzleFile.load(games.get(game).key, out)
        plan = making.Plan(game, seats, total, each)
        run = making.make(made, plan, jobs, most, cluster)
        _make(made, plan, run, out)
        for theme, count in sorted(Counter(one.theme for one in made.puzzles).items()):
            screen.print(f"{count:>5}  {screen.words.say(f'puzzle-theme-{theme}')}")
        screen.say("puzzles-made", puzzles=len(made.puzzles), games=made.games, file=str(out))


def _make(
    made: making.PuzzleFile, plan: making.Plan, run: Iterator[making.PuzzleFile], out: Path
) -> None:
    """Every game is written at once, so that Ctrl-C loses none."""
    watched = Console(stderr=True)
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as progress:
        bar = progress.add_task(plan.game, total=plan.total, completed=len(made.puzzles))
        try:
            for now in run:
                with atomic_write(out) as file:
                    file.write(now.text().encode())
                progress.update(bar, completed=len(now.puzzles))
        except KeyboardInterrupt:
            return


@puzzles.command("check")
@with_game
@click.argument("file", type=FILE, required=False)
@with_lang
def check(game: str, file: Path | None, lang: str | None) -> None:
    screen = Screen(lang)
    with screen.refusing():
        known = games.get(game)
        shipped = puzzle_files.puzzles_of(game)
        found = making.PuzzleFile.load(game, file).puzzles if file else shipped
        wrong = 0
        for one in found:
            if flaw := making.flaw(known, one):
                wrong += 1
                screen.print(f"{one.id}  {screen.words.say(f'puzzle-flaw-{flaw}')}")
        screen.say("puzzles-checked", puzzles=len(found), wrong=wrong)
        if wrong:
            raise click.exceptions.Exit(1)
