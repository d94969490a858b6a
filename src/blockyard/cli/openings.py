"""The command `openings`: how games went on from a position, and making these statistics."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from blockyard import games, opening_files
from blockyard.ai import opening_maker
from blockyard.ai.opening_maker import OpeningPlan
from blockyard.cli.common import (
    FILE,
    atomic_write,
    read_options,
    with_game,
    with_lang,
    with_options,
)
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core import openings as core_openings
from blockyard.core.contract import Refused
from blockyard.core.match import Match

COUNT = click.IntRange(1, 1_000_000)
MOST_SHOWN = 20


@click.command("openings", cls=Command)
@with_game
@click.argument("moves", nargs=-1)
@click.option("--seats", type=int)
@with_options
@click.option("--make", "count", type=COUNT)
@click.option("--nodes", type=COUNT, default=OpeningPlan.nodes)
@click.option("--least", type=COUNT, default=OpeningPlan.least)
@click.option("--seed", type=int, default=0)
@click.option("--jobs", type=COUNT, default=os.cpu_count() or 1)
@click.option("--cluster", default="")
@click.option("--out", type=FILE)
@with_lang
def openings(
    game: str,
    moves: tuple[str, ...],
    seats: int | None,
    option: tuple[str, ...],
    count: int | None,
    nodes: int,
    least: int,
    seed: int,
    jobs: int,
    cluster: str,
    out: Path | None,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        known = games.get(game)
        if not core_openings.has_openings(known):
            raise Refused("no-openings", game=known.key)
        if count is None:
            _show(screen, _played(Match.begin(known, seats, read_options(option)), moves))
        else:
            plan = OpeningPlan(known.key, count, nodes, least=least, seats=seats, seed=seed)
            _make(screen, plan, jobs, cluster, out or Path(f"{known.key}.tsv"))


def _played(match: Match, moves: tuple[str, ...]) -> Match:
    for move in moves:
        if match.to_play is None:
            raise Refused("match-over")
        match = match.play(match.to_play, match.ply, move)
    return match


def _show(screen: Screen, match: Match) -> None:
    """Each move with its games, and how they ended for who made it."""
    found = opening_files.moves_from(match)
    if not found:
        screen.say("openings-none")
        return
    total = sum(tally.games for tally in found.values())
    screen.say("openings-games", games=total)
    view = match.state.view(match.to_play)
    for move, tally in list(found.items())[:MOST_SHOWN]:
        words = match.game.phrase(view, move, screen.words.say)
        shares = screen.words.say(
            "openings-results",
            games=tally.games,
            won=round(100 * tally.won / tally.games),
            drawn=round(100 * tally.drawn / tally.games),
            lost=round(100 * tally.lost / tally.games),
        )
        screen.print(f"{move:>8}  {words}  {shares}")


def _make(screen: Screen, plan: OpeningPlan, jobs: int, cluster: str, out: Path) -> None:
    counted: opening_maker.Counted = {}
    watched = Console(stderr=True)
    steps = opening_maker.make(plan, jobs, cluster)
    for counted in track(  # noqa: B007 - the last is whole
        steps,
        plan.game,
        plan.count,
        console=watched,
        transient=True,
        disable=not watched.is_terminal,
    ):
        pass
    kept = opening_maker.frequent(counted, plan.least)
    how = f"blockyard openings {plan.game} --make {plan.count} --nodes {plan.nodes}"
    seats = f" --seats {plan.seats}" if plan.seats else ""
    head = f"# {how} --least {plan.least} --seed {plan.seed}{seats}"
    with atomic_write(out) as file:
        file.write(("\n".join([head, *opening_files.write(kept)]) + "\n").encode())
    screen.say("openings-made", games=plan.count, positions=len(kept), file=str(out))
