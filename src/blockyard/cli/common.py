"""Arguments and file access that several commands share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

import click

from blockyard import games
from blockyard.core import record
from blockyard.core.contract import Refused, State
from blockyard.core.record import Record
from blockyard.words import LANGUAGES


def _known(ctx: click.Context, param: click.Parameter, lang: str | None) -> str | None:
    if lang is not None and lang not in LANGUAGES:
        raise Refused("no-such-language", given=lang[:40], languages=LANGUAGES)
    return lang


def keys_of_games(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    """What the Tab key completes to a game."""
    return [key for key in games.all_games() if key.startswith(typed)]


FILE = click.Path(path_type=Path)
LEVEL = click.IntRange(1, 10)

with_lang = click.option("--lang", callback=_known)
with_plain = click.option("--plain", is_flag=True)
with_options = click.option("--option", "-o", multiple=True)
with_jobs = click.option("--jobs", type=click.IntRange(1, 1024), default=1)
with_cluster = click.option("--cluster", default="")
with_game = click.argument("game", shell_complete=keys_of_games)


def user_data() -> Path:
    """The folder of what is kept for this user: a game that was left, a script for the shell."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "blockyard"


def read_options(given: tuple[str, ...]) -> dict[str, str]:
    """Options given as `touch=strict`."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("option-without-value", given=text[:40])
        options[name.strip()] = value.strip()
    return options


def starting_from(key: str, text: str | None, options: dict[str, str], seats: int | None) -> State:
    """The position written as `text`, or else the beginning of the game."""
    game = games.get(key)
    return game.read(text) if text is not None else game.start(seats, options)


def save(path: Path, kept: Record) -> None:
    """Write a record; an older file is replaced only once the new one is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path) as file:
        file.write(("\n".join(record.write(kept.match, kept.players)) + "\n").encode())


@contextmanager
def atomic_write(path: Path) -> Iterator[BinaryIO]:
    """A file that replaces `path` once it is complete; after an error nothing has changed."""
    half = path.with_name(f"{path.name}.{token_hex(4)}.part")
    try:
        with half.open("xb") as file:
            yield file
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
