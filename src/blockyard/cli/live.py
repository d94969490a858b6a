"""`analyse --live`: what the engine finds while it thinks, until Ctrl-C."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from blockyard.ai.analysis import Analysis
from blockyard.ai.engine import request_for
from blockyard.cli.screen import Screen
from blockyard.core.analysis import AnalysisUpdate, Line
from blockyard.core.contract import CHANCE, Refused
from blockyard.core.kernel import Budget
from blockyard.core.match import Match

SHOWN_MOVES = 8


def watch(
    screen: Screen, match: Match, budget: Budget | None, lines: int, threads: int, as_json: bool
) -> None:
    """Print every update; Ctrl-C ends the analysis, not the program."""
    seat = match.to_play
    if seat is None or seat == CHANCE:
        raise Refused("nothing-to-analyse")
    analysis = Analysis(request_for(match, seat, budget=budget), lines, threads)
    if not as_json:
        who = screen.words.seat(match.game, seat, match.seats)
        screen.say("analyse-to-play", who=who, style="bold")
    try:
        for update in analysis:
            click.echo(json.dumps(asdict(update)) if as_json else _rows(screen, update))
    except KeyboardInterrupt:
        analysis.stop()


def _rows(screen: Screen, update: AnalysisUpdate) -> str:
    """Depth, nodes and seconds, then a row for each line: value, whether it is proven, moves."""
    head = f"{update.depth:>3}  {update.nodes:>12,}  {update.ms / 1000:>7.1f} s"
    return "\n".join([head, *(_row(screen, line) for line in update.lines)])


def _row(screen: Screen, line: Line) -> str:
    proven = f"  {screen.words.say('analyse-proven')}" if line.is_proven else ""
    return f"     {line.value:+.3f}{proven}  {' '.join(line.moves[:SHOWN_MOVES])}"
