"""The command `book`: an opening book of near-equal moves, as the game's folder keeps it."""

from __future__ import annotations

import click

from blockyard import games
from blockyard.ai.book_maker import BookPlan, arranged, document, made
from blockyard.cli.common import with_game, with_lang
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.book import Book
from blockyard.core.contract import CHANCE, Game, Refused


@click.command("book", cls=Command)
@with_game
@click.option("--plies", type=click.IntRange(1, 12), default=BookPlan.plies)
@click.option("--nodes", type=click.IntRange(min=1), default=BookPlan.nodes)
@click.option("--margin", type=click.FloatRange(0, 1), default=BookPlan.margin)
@with_lang
def book(game: str, plies: int, nodes: int, margin: float, lang: str | None) -> None:
    screen = Screen(lang)
    with screen.refusing():
        known = games.get(game)
        click.echo(document(_book(known, BookPlan(plies, nodes, margin))), nl=False)


def _book(game: Game, plan: BookPlan) -> Book:
    kernel = game.kernel()
    set_ups = kernel.set_ups() if kernel else None
    if set_ups:
        return arranged(game, set_ups, set_ups.rolls(), plan)
    if kernel is None or game.start().to_play == CHANCE:
        raise Refused("no-book", game=game.key)
    found: Book = {}
    for found in made(game, plan):  # noqa: B007 - the last is whole
        pass
    return found
