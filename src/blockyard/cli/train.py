"""The command `train`: self-play, and weights learned from it."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from blockyard import games
from blockyard.ai.executors import executor
from blockyard.ai.training.elsewhere import elsewhere
from blockyard.ai.training.self_play import Plan, Play, Report, Training
from blockyard.ai.training.texel_tuning import training as training_of
from blockyard.cli.common import FILE, with_cluster, with_game, with_jobs, with_lang
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen


@click.command("train", cls=Command)
@with_game
@click.option("--games", "games_to_play", type=int, default=Plan.games)
@click.option("--nodes", type=int, default=Plan.nodes)
@click.option("--rounds", type=int, default=Plan.rounds)
@click.option("--seed", type=int, default=Plan.seed)
@click.option("--first-weights", type=FILE)
@click.option("--out", type=FILE)
@click.option("--resume", type=FILE)
@with_jobs
@with_cluster
@with_lang
def train(
    game: str,
    games_to_play: int,
    nodes: int,
    rounds: int,
    seed: int,
    first_weights: Path | None,
    out: Path | None,
    resume: Path | None,
    jobs: int,
    cluster: str,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    out = out or Path(f"weights-{game}.json")
    with screen.refusing():
        plan = Plan(game, games_to_play, nodes, rounds, seed, str(first_weights or ""))
        kept = resume or out.with_suffix(".games")
        training = training_of(games.get(game), plan, kept)
        if jobs == 1 and not cluster:
            _run(screen, training, None)
        else:
            with executor(jobs, cluster) as (pool, ahead):
                _run(screen, training, elsewhere(pool, ahead))
        out.write_text(training.document(), encoding="utf-8")
        screen.say("train-done", weights=str(out), games=str(kept))


def _run(screen: Screen, training: Training, play: Play | None) -> None:
    watched = Console(stderr=True)
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as progress:
        bar = progress.add_task(description="train", total=training.plan.games)
        for report in training.run(play):
            progress.update(bar, completed=report.games)
            _print_report(screen, report)


def _print_report(screen: Screen, report: Report) -> None:
    """After each round of training: how often the policy agrees with the search, and the loss."""
    if report.cross_entropy is None:
        return
    cross_entropy = f"{report.cross_entropy:.3f}"
    if report.accuracy is None:
        screen.say("train-tuned", games=report.games, cross_entropy=cross_entropy)
    else:
        favourites = f"{100 * report.accuracy:.1f}"
        screen.say(
            "train-learned", games=report.games, favourites=favourites, cross_entropy=cross_entropy
        )
    if report.value_error is not None:
        screen.say("train-judged", games=report.games, error=f"{report.value_error:.3f}")
