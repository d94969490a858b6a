"""The command `perft`: how many positions there are after so many moves."""

from __future__ import annotations

import click
from rich.console import Console
from rich.progress import track

from blockyard import games
from blockyard.cli.common import read_options, starting_from, with_game, with_lang, with_options
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Refused, State
from blockyard.core.perft import perft

DEEPEST = 100


@click.command("perft", cls=Command)
@with_game
@click.argument("depth", type=int)
@click.option("--from", "position")
@with_options
@click.option("--seats", type=int)
@click.option("--fast", is_flag=True)
@with_lang
def count(
    game: str,
    depth: int,
    position: str | None,
    option: tuple[str, ...],
    seats: int | None,
    fast: bool,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        if depth not in range(DEEPEST + 1):
            raise Refused("depth-out-of-range", given=depth, most=DEEPEST)
        state = starting_from(game, position, read_options(option), seats)
        click.echo(_with_kernel(game, state, depth) if fast else _with_progress(state, depth))


def _with_kernel(key: str, state: State, depth: int) -> int:
    kernel = games.get(key).kernel()
    if kernel is None:
        raise Refused("no-kernel", game=key)
    return int(kernel.perft(state.text(), depth))


def _with_progress(state: State, depth: int) -> int:
    """Perft, with a progress bar on a terminal."""
    if depth < 2:
        return perft(state, depth)
    moves = state.legal_moves()
    errors = Console(stderr=True)
    bar = track(moves, "perft", transient=True, console=errors, disable=not errors.is_terminal)
    return sum(perft(state.after(move), depth - 1) for move in bar)
