"""Commands of the engine: analyse a position or review a game, and measure its speed."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import click

from blockyard import game_files, games
from blockyard.ai.engine import EngineRequest, EngineResponse, request_for, respond
from blockyard.ai.review import ReviewedMove, accuracies, lessons
from blockyard.cli import many_reviews, review
from blockyard.cli.common import (
    FILE,
    LEVEL,
    keys_of_games,
    read_options,
    with_cluster,
    with_jobs,
    with_lang,
    with_options,
    with_plain,
)
from blockyard.cli.live import watch
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import CHANCE, Game, Refused
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

LINE = 8
LEAVES = 20_000_000
NODES = {"alphabeta": 3_000_000, "mcts": 20_000}


@click.command("analyse", cls=Command)
@click.argument("what", type=click.Path())
@click.option("--from", "position")
@click.option("--level", type=LEVEL, default=7)
@click.option("--ms", type=click.IntRange(min=1))
@click.option("--ply", type=click.IntRange(min=0))
@click.option("--live", is_flag=True)
@click.option("--retry", is_flag=True)
@click.option("--lines", type=click.IntRange(1, 20), default=3)
@click.option("--threads", type=click.IntRange(1, 64), default=1)
@click.option("--all", "all_to", type=FILE)
@with_jobs
@with_cluster
@with_options
@click.option("--json", "as_json", is_flag=True)
@with_lang
@with_plain
def analyse(
    what: str,
    position: str | None,
    level: int,
    ms: int | None,
    ply: int | None,
    live: bool,
    retry: bool,
    lines: int,
    threads: int,
    all_to: Path | None,
    jobs: int,
    cluster: str,
    option: tuple[str, ...],
    as_json: bool,
    lang: str | None,
    plain: bool,
) -> None:
    screen = Screen(lang, plain)
    budget = Budget(ms=ms) if ms else None
    with screen.refusing():
        if all_to is not None:
            many_reviews.review_all(screen, Path(what), all_to, level, budget, jobs, cluster)
            return
        match = _match(what, position, read_options(option))
        if live:
            then = match.back_to(_within(match, ply))
            watch(screen, then, budget, lines, threads, as_json)
        elif match.events and ply is None:
            found = _review(screen, match, level, budget, as_json)
            if retry and not as_json:
                review.teach(screen, match, lessons(found), level, budget)
        else:
            _analyse(screen, match.back_to(_within(match, ply)), level, budget, as_json)


def _match(what: str, position: str | None, options: dict[str, str]) -> Match:
    """A record of a game, or a position."""
    if position is None and what not in games.all_games():
        return game_files.load(Path(what)).match
    game = games.get(what)
    start = game.read(position) if position is not None else None
    return Match.begin(game, options=options, start=start)


def _within(match: Match, ply: int | None) -> int:
    """The number of moves to go by; refuses more than there were."""
    if ply is not None and ply > match.ply:
        raise Refused("no-such-ply", given=ply, last=match.ply)
    return match.ply if ply is None else ply


def _review(
    screen: Screen, match: Match, level: int, budget: Budget | None, as_json: bool
) -> list[ReviewedMove]:
    """Every move of a game, printed as soon as it is known, and how accurate everybody was."""
    found = list[ReviewedMove]()
    for one in review.review(match, level, budget):
        found.append(one)
        if not as_json:
            review.print_move(screen, match, one)
    if as_json:
        accuracy = {str(seat): round(part, 1) for seat, part in accuracies(found).items()}
        moves = [review.as_json(one) for one in found]
        click.echo(json.dumps({"moves": moves, "accuracy": accuracy}))
    elif found:
        review.print_accuracy(screen, match, found)
    else:
        screen.say("analyse-no-moves")
    return found


def _analyse(
    screen: Screen, match: Match, level: int, budget: Budget | None, as_json: bool
) -> None:
    seat = match.to_play
    if seat is None or seat == CHANCE:
        raise Refused("nothing-to-analyse")
    answer = respond(request_for(match, seat, level=level, budget=budget, explain=True))
    if as_json:
        click.echo(json.dumps(_as_json(answer)))
        return
    screen.draw(match.game.draw(match.state.view(seat), screen.words.say))
    _tell(screen, match, answer)


def _as_json(answer: EngineResponse) -> dict[str, Any]:
    return {
        "move": answer.move,
        "value": round(answer.value, 4),
        "line": answer.line,
        "best": [[move, round(value, 4)] for move, value in answer.best],
        "reasons": answer.reasons,
        "ends_in": answer.ends_in,
        "proven": answer.is_proven,
        "nodes": answer.nodes,
        "ms": answer.ms,
    }


def _tell(screen: Screen, match: Match, answer: EngineResponse) -> None:
    who = screen.words.seat(match.game, match.to_play, match.seats)
    screen.say("analyse-to-play", who=who, style="bold")
    for move, value in answer.best or ((answer.move, answer.value),):
        screen.print(f"  {move:<8} {value:+.3f}")
    screen.say("analyse-line", line=" ".join(answer.line[:LINE]))
    if answer.ends_in is not None:
        ending = "analyse-win" if answer.ends_in > 0 else "analyse-loss"
        screen.say(ending, moves=abs(answer.ends_in))
    elif answer.is_proven:
        screen.say("analyse-exact")
    for reason in answer.reasons:
        screen.print("  " + screen.words.say(f"reason-{reason}"))
    screen.say("analyse-effort", nodes=answer.nodes, ms=answer.ms)


# --- bench --------------------------------------------------------------------


@click.command("bench", cls=Command)
@click.argument("game", required=False, shell_complete=keys_of_games)
@click.option("--json", "as_json", is_flag=True)
@with_lang
def bench(game: str | None, as_json: bool, lang: str | None) -> None:
    screen = Screen(lang)
    with screen.refusing():
        chosen = [games.get(game)] if game else list(games.all_games().values())
        report: dict[str, Any] = {"machine": machine()}
        for one in chosen:
            if one.kernel() is not None:
                report[one.key] = measured(one)
        click.echo(json.dumps(report) if as_json else _table(report))


def machine() -> str:
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    cores = os.cpu_count()
    return f"{platform.machine()}, {cores} cores, Python {platform.python_version()}, load {load}"


def measured(game: Game) -> dict[str, float]:
    """Leaves of perft and nodes of the search per second on one core, from the start."""
    kernel, start = game.kernel(), game.start().text()
    assert kernel is not None
    depth, leaves = 1, 1
    while leaves < LEAVES and depth < 12:
        depth += 1
        leaves, seconds = timed(partial(kernel.perft, start, depth))
    budget = Budget(nodes=NODES[kernel.kind])
    answer, thinking = timed(partial(respond, EngineRequest(game.key, 0, budget=budget)))
    return {
        "perft depth": depth,
        "perft leaves/s": round(leaves / seconds),
        "search nodes/s": round(answer.nodes / thinking),
    }


def timed(what: Callable[[], Any]) -> tuple[Any, float]:
    began = process_time()
    found = what()
    return found, process_time() - began


def _table(report: dict[str, Any]) -> str:
    lines = [report["machine"]]
    for key, numbers in report.items():
        if key != "machine":
            lines += [f"{key}: {name} {number:,}" for name, number in numbers.items()]
    return "\n".join(lines)
