"""Reviews of all games of a file: a line of JSON for each, in their order.

A file that has some of them already goes on after those.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.progress import track

from blockyard import game_files
from blockyard.ai.executors import executor, in_order
from blockyard.ai.review import accuracies
from blockyard.cli import review
from blockyard.cli.screen import Screen
from blockyard.core.kernel import Budget
from blockyard.core.match import Match


def review_all(
    screen: Screen,
    games: Path,
    to: Path,
    level: int,
    budget: Budget | None,
    jobs: int,
    cluster: str,
) -> None:
    done = _whole_lines(to)
    matches = (kept.match for kept in islice(game_files.read_all(games), done, None))
    watched = Console(stderr=True)
    with to.open("a", encoding="utf-8") as file:
        lines = _reviewed(matches, level, budget, jobs, cluster)
        quiet = not watched.is_terminal
        for line in track(lines, games.name, console=watched, transient=True, disable=quiet):
            file.write(line + "\n")
            file.flush()
            done += 1
    screen.say("analyse-all-done", games=done, file=str(to))


def _whole_lines(file: Path) -> int:
    """How many games are reviewed there. An incomplete last line is dropped."""
    if not file.exists():
        return 0
    text = file.read_text("utf-8")
    whole = [line for line in text.splitlines(True) if line.endswith("\n")]
    if "".join(whole) != text:
        file.write_text("".join(whole), "utf-8")
    return len(whole)


def _reviewed(
    matches: Iterator[Match], level: int, budget: Budget | None, jobs: int, cluster: str
) -> Iterator[str]:
    work = partial(reviewed, level, budget)
    if jobs == 1 and not cluster:
        yield from map(work, matches)
        return
    with executor(jobs, cluster) as (pool, ahead):
        yield from in_order(pool, work, matches, ahead)


def reviewed(level: int, budget: Budget | None, match: Match) -> str:
    """The review of one game."""
    found = list(review.review(match, level, budget))
    accuracy = {str(seat): round(part, 1) for seat, part in accuracies(found).items()}
    moves = [review.as_json(one) for one in found]
    return json.dumps({"game": match.game.key, "moves": moves, "accuracy": accuracy})
