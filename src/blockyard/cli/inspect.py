"""Commands that show things: games, replay, about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from blockyard import game_files, games
from blockyard.cli.common import FILE, with_lang, with_plain
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Option
from blockyard.core.match import Match, MatchEvent
from blockyard.core.record import Record


@click.command("games", cls=Command)
@with_lang
@with_plain
def list_games(lang: str | None, plain: bool) -> None:
    screen = Screen(lang, plain)
    for game in games.all_games().values():
        _describe(screen, game)


def _describe(screen: Screen, game: Game) -> None:
    seats = tuple(sorted(game.seats))
    screen.print(f"{game.key}  {screen.words.title(game)}", "bold")
    several = "yes" if len(seats) > 1 else "no"
    screen.say("games-seats", seats=seats, usual=game.seats[0], several=several)
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


@click.command("replay", cls=Command)
@click.argument("file", type=FILE)
@click.option("--step", is_flag=True)
@with_lang
@with_plain
def replay(file: Path, step: bool, lang: str | None, plain: bool) -> None:
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


def _told(screen: Screen, match: Match, event: MatchEvent) -> str:
    if event.clause:
        return screen.words.event(match.game, event.text(), match.seats)
    return match.game.phrase(event.before.view(None), event.text(), screen.words.say)


def _step_through(screen: Screen, match: Match) -> None:
    for number, event in enumerate(match.events, 1):
        screen.draw(match.game.draw(event.before.view(None), screen.words.say))
        screen.ask("replay-next", number=number, move=_told(screen, match, event))


@click.command("about", cls=Command)
@with_lang
def about(lang: str | None) -> None:
    screen = Screen(lang)
    for paragraph in ("about-us", "about-names", "about-rules"):
        screen.say(paragraph)
