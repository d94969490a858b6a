"""The command `play`: people and programs at one screen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import click

from blockyard import game_files, games
from blockyard.ai.players import is_player, player
from blockyard.cli import menu
from blockyard.cli.common import (
    FILE,
    keys_of_games,
    read_options,
    user_data,
    with_lang,
    with_options,
    with_plain,
)
from blockyard.cli.hotseat import HotSeat
from blockyard.cli.menu import HUMAN, SetUp
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Outcome, Refused
from blockyard.core.match import Match
from blockyard.core.record import Record
from blockyard.core.seating import beginner, seated_from

MOST_SEATS = 6
DECIDED_HERE = ("chosen", "random", "winner", "loser")


@click.command("play", cls=Command)
@click.argument("game", required=False, shell_complete=keys_of_games)
@with_options
@click.option("--seats")
@click.option("--load", "loaded", type=FILE)
@click.option("--seed", type=int)
@with_lang
@with_plain
def play(
    game: str | None,
    option: tuple[str, ...],
    seats: str | None,
    loaded: Path | None,
    seed: int | None,
    lang: str | None,
    plain: bool,
) -> None:
    screen, rng = Screen(lang, plain), Random(seed)
    with screen.refusing():
        try:
            if loaded is not None:
                _go_on(screen, loaded, seats, rng)
            else:
                chosen = _set_up(screen, game, seats, read_options(option))
                _rounds(screen, chosen.game, chosen.people, chosen.options, rng)
        except (EOFError, KeyboardInterrupt):
            screen.print()


def _set_up(screen: Screen, key: str | None, seats: str | None, options: dict[str, str]) -> SetUp:
    """The game, who plays it and how: by the command, or else by the menu."""
    if key is None:
        chosen = menu.choose(screen, options)
        return SetUp(chosen.game, _people(seats), options) if seats is not None else chosen
    game = games.get(key)
    people = _people(seats) if seats is not None else [HUMAN] * game.seats[0]
    return SetUp(game, people, options)


def _people(text: str) -> list[str]:
    people = [name.strip() for name in text.split(",")][: MOST_SEATS + 1]
    for name in people:
        if name != HUMAN:
            player(name)
    return people


def _rounds(
    screen: Screen, game: Game, people: list[str], options: dict[str, str], rng: Random
) -> None:
    """One game after another, for as long as somebody wants to."""
    last: Outcome | None = None
    while True:
        way = game.resolve_options(options).get("first", "chosen")
        people = seated_from(people, _who_begins(screen, way, len(people), rng, last))
        match = Match.begin(game, len(people), options)
        table = HotSeat(screen, Record(match, people), rng, _unfinished())
        if not table.run() or HUMAN not in people:
            return
        last = table.match.outcome
        if not screen.agrees("play-again"):
            return


def _who_begins(screen: Screen, way: str, seats: int, rng: Random, last: Outcome | None) -> int:
    """Ways that only people can answer (youngest, next birthday) are asked here."""
    if way in DECIDED_HERE:
        return beginner(way, seats, rng, last)
    while True:
        answer = screen.ask(f"first-{way}", last=seats)
        if answer in map(str, range(1, seats + 1)):
            return int(answer) - 1


def _go_on(screen: Screen, path: Path, seats: str | None, rng: Random) -> None:
    kept = game_files.load(path)
    people = _people(seats) if seats else [_still_here(name) for name in kept.players]
    if len(people) != kept.match.seats:
        raise Refused("no-such-seats", given=len(people), seats=(kept.match.seats,))
    HotSeat(screen, Record(kept.match, people), rng, _unfinished()).run()


def _still_here(name: str) -> str:
    return name if is_player(name) else HUMAN


def _unfinished() -> Path:
    """Where a game that was left is kept."""
    return user_data() / "unfinished.record"
