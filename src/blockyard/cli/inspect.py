"""Commands that show things: games, perft, replay, about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from blockyard import game_files, games
from blockyard.cli.common import Lang, Options, Plain, read_options, starting_from
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Option, Refused, State
from blockyard.core.match import Match
from blockyard.core.perft import perft
from blockyard.core.record import Record

DEEPEST = 100


def add_to(app: typer.Typer) -> None:
    app.command("games", cls=Command)(list_games)
    app.command("perft", cls=Command)(count)
    app.command("replay", cls=Command)(replay)
    app.command("about", cls=Command)(about)


def list_games(lang: Lang = None, plain: Plain = False) -> None:
    screen = Screen(lang, plain)
    for game in games.all_games().values():
        _describe(screen, game)


def _describe(screen: Screen, game: Game) -> None:
    seats = tuple(sorted(game.seats))
    screen.print(f"{game.key}  {screen.words.title(game)}", "bold")
    screen.say("games-seats", seats=seats, usual=game.seats[0])
    for option in game.options:
        name = screen.words.say(f"option-{option.name}")
        key = f"{option.name}={'|'.join(option.values)}"
        screen.say("games-option", key=key, name=name, clause=option.clause)
        for key, value in _values(screen, option):
            screen.say("games-value", key=key, name=value)


def _values(screen: Screen, option: Option) -> Iterator[tuple[str, str]]:
    """What can be typed, and what it means; numbers need no words."""
    for value in option.values:
        message = f"value-{option.name}-{value}"
        if screen.words.knows(message):
            yield f"{option.name}={value}", screen.words.say(message)


def count(
    game: str,
    depth: int,
    position: Annotated[str | None, typer.Option("--from", metavar="TEXT")] = None,
    option: Options = None,
    seats: Annotated[int | None, typer.Option()] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    lang: Lang = None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        if depth not in range(DEEPEST + 1):
            raise Refused("depth-out-of-range", given=depth, most=DEEPEST)
        state = starting_from(game, position, read_options(option), seats)
        typer.echo(_with_kernel(game, state, depth) if fast else _with_progress(state, depth))


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


def replay(
    file: Path,
    step: Annotated[bool, typer.Option("--step")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    screen = Screen(lang, plain)
    with screen.refusing():
        for kept in game_files.read_all(file):
            _show(screen, kept, step)


def _show(screen: Screen, kept: Record, step: bool) -> None:
    match = kept.match
    screen.print(screen.words.title(match.game), "bold")
    for seat, name in enumerate(kept.players):
        who = screen.words.seat(match.game, seat, match.seats)
        screen.say("label", name=who, value=screen.words.player(name))
    secret = match.outcome is None and match.state.hides
    if secret:
        screen.say("replay-still-running")
    elif step:
        _step_through(screen, match)
    else:
        screen.wrapped("  ".join(event.text() for event in match.events))
    screen.draw(match.game.draw(match.state.view(None), screen.words.say))
    if match.outcome:
        screen.print(screen.words.result(match.game, match.outcome, match.seats), "bold")


def _step_through(screen: Screen, match: Match) -> None:
    for number, event in enumerate(match.events, 1):
        screen.draw(match.game.draw(event.before.view(None), screen.words.say))
        screen.ask("replay-next", number=number, move=event.text())


def about(lang: Lang = None) -> None:
    screen = Screen(lang)
    for paragraph in ("about-us", "about-names", "about-rules"):
        screen.say(paragraph)
