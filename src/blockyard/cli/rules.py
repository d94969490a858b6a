"""The command `rules`: how a game is played, or one clause of it, in the reader's language."""

from __future__ import annotations

from typing import Annotated

import typer

from blockyard import games
from blockyard.cli.common import Lang, Plain
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game
from blockyard.rulespage import MATCH, Page, Section, board_of, page


def add_to(app: typer.Typer) -> None:
    app.command("rules", help="The rules of a game, or one clause of them.")(rules)


def rules(
    game: Annotated[str, typer.Argument(help="A key from `blockyard games`.")],
    clause: Annotated[str | None, typer.Option(help="One clause, such as G7 or M4.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    screen = Screen(lang, plain)
    with screen.refusing():
        played = games.get(game)
        if clause is None:
            _show_page(screen, played, page(played.key, screen.words.lang))
            _show_page(screen, played, page(MATCH, screen.words.lang))
        else:
            wanted = clause.strip().upper()
            which = MATCH if wanted.startswith("M") else played.key
            _show_section(screen, played, page(which, screen.words.lang).section(wanted))


def _show_page(screen: Screen, game: Game, shown: Page) -> None:
    screen.heading(shown.title)
    for block in shown.intro:
        screen.prose(block)
    for section in shown.sections:
        _show_section(screen, game, section)


def _show_section(screen: Screen, game: Game, section: Section) -> None:
    screen.heading(f"{section.clause} {section.title}".strip())
    for block in section.blocks:
        position = board_of(block)
        if position is None:
            screen.prose(block)
        else:
            screen.draw(game.draw(game.read(position).view(None), screen.words.say))
            screen.print()
