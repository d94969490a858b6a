"""The command `train`: self-play, and weights learned from it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from blockyard import games
from blockyard.ai.training.self_play import Plan, Report, Training
from blockyard.ai.training.texel_tuning import training as training_of
from blockyard.cli.common import Lang
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen


def add_to(app: typer.Typer) -> None:
    app.command("train", cls=Command)(train)


def train(
    game: str,
    games_to_play: Annotated[int, typer.Option("--games")] = Plan.games,
    nodes: Annotated[int, typer.Option()] = Plan.nodes,
    rounds: Annotated[int, typer.Option()] = Plan.rounds,
    seed: Annotated[int, typer.Option()] = Plan.seed,
    out: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    lang: Lang = None,
) -> None:
    screen = Screen(lang)
    out = out or Path(f"weights-{game}.json")
    with screen.refusing():
        plan = Plan(game, games_to_play, nodes, rounds, seed)
        kept = resume or out.with_suffix(".games")
        training = training_of(games.get(game), plan, kept)
        _run(screen, training)
        out.write_text(training.document(), encoding="utf-8")
        screen.say("train-done", weights=str(out), games=str(kept))


def _run(screen: Screen, training: Training) -> None:
    watched = Console(stderr=True)
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as progress:
        bar = progress.add_task(description="train", total=training.plan.games)
        for report in training.run():
            progress.update(bar, completed=report.games)
            _tell(screen, report)


def _tell(screen: Screen, report: Report) -> None:
    """After each round of learning: how often the favourite was what the search chose, or how
    surprising the results are."""
    if report.cross_entropy is None:
        return
    surprise = f"{report.cross_entropy:.3f}"
    if report.accuracy is None:
        screen.say("train-tuned", games=report.games, surprise=surprise)
    else:
        favourites = f"{100 * report.accuracy:.1f}"
        screen.say("train-learned", games=report.games, favourites=favourites, surprise=surprise)
    if report.value_error is not None:
        screen.say("train-judged", games=report.games, error=f"{report.value_error:.3f}")
