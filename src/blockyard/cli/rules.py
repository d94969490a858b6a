"""The command `rules`: how a game is played, or one clause of it, in the reader's language.

A page of the web client, reduced to text: pictures of parts become a list of their names, boards
are drawn by the game, and what is folded away comes at the end.
"""

from __future__ import annotations

import click

from blockyard import games
from blockyard.cli.common import with_game, with_lang, with_plain
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game
from blockyard.rulespage import (
    LINK,
    MATCH,
    Block,
    Box,
    Facts,
    Figure,
    List,
    Page,
    Quiz,
    Section,
    Step,
    Text,
    page,
)

SIGNS = {"right": "✓", "wrong": "✗", "loses": "✗"}


@click.command("rules", cls=Command)
@with_game
@click.option("--clause")
@with_lang
@with_plain
def rules(game: str, clause: str | None, lang: str | None, plain: bool) -> None:
    screen = Screen(lang, plain)
    with screen.refusing():
        show(screen, games.get(game), clause)


def show(screen: Screen, game: Game, clause: str | None) -> None:
    """The page of a game and that of all games, or one clause of them."""
    lang = screen.words.lang
    if clause is None:
        _show_page(screen, game, page(game.key, lang))
        _show_page(screen, game, page(MATCH, lang))
    else:
        wanted = clause.strip().upper()
        which = MATCH if wanted.startswith("M") else game.key
        _show_section(screen, game, page(which, lang).section(wanted))


def _show_page(screen: Screen, game: Game, shown: Page) -> None:
    screen.heading(shown.title)
    for block in shown.intro:
        _show_block(screen, game, block)
    for section in sorted(shown.sections, key=lambda section: section.fold):
        _show_section(screen, game, section)


def _show_section(screen: Screen, game: Game, section: Section) -> None:
    screen.heading(f"{section.clause} {section.title}".strip())
    for block in section.blocks:
        _show_block(screen, game, block)
    for part in section.sections:
        _show_section(screen, game, part)


def _show_block(screen: Screen, game: Game, block: Block) -> None:
    match block:
        case Text(text):
            _say(screen, text)
        case List(items, ordered):
            marks = [f"{number}." if ordered else "-" for number in range(1, len(items) + 1)]
            lines = [f"{mark} {item}" for mark, item in zip(marks, items, strict=True)]
            _say(screen, "\n".join(lines))
        case Box(parts):
            screen.prose("\n".join(f"- **{part.name}**: {part.text}" for part in parts))
        case Facts(facts):
            screen.prose(" · ".join(fact.name for fact in facts))
        case Figure():
            _show_figure(screen, game, block)
        case Quiz(questions):
            lines = [f"{n}. {one.text} **{one.right}**" for n, one in enumerate(questions, 1)]
            _say(screen, "\n".join(lines))


def _show_figure(screen: Screen, game: Game, figure: Figure) -> None:
    if figure.shows in SIGNS:
        _show_example(screen, game, figure)
        return
    for step in figure.steps:
        _say(screen, step.caption)
        _draw(screen, game, step)


def _show_example(screen: Screen, game: Game, figure: Figure) -> None:
    """The position, the move as it is typed, and whether it is allowed."""
    first, *moves = figure.steps
    _say(screen, first.caption)
    _draw(screen, game, first)
    verdict = f"{SIGNS[figure.shows]} {screen.words.say(f'rules-{figure.shows}')}"
    typed = ", ".join(f"`{step.move}`" for step in moves)
    labelled = screen.words.say("label", name=verdict, value=typed)
    _say(screen, f"{labelled}. {' '.join(step.caption for step in moves)}")


def _draw(screen: Screen, game: Game, step: Step) -> None:
    screen.draw(game.draw(step.view, screen.words.say))
    screen.print()


def _say(screen: Screen, text: str) -> None:
    if text:
        screen.prose(_unlinked(text))


def _unlinked(text: str) -> str:
    return LINK.sub(lambda link: link["text"], text)
