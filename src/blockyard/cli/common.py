"""Arguments and file access that several commands share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Annotated, BinaryIO

import typer

from blockyard import games
from blockyard.core import record
from blockyard.core.contract import Refused, State
from blockyard.core.record import Record
from blockyard.words import LANGUAGES


def _known(lang: str | None) -> str | None:
    if lang is not None and lang not in LANGUAGES:
        raise Refused("no-such-language", given=lang[:40], languages=LANGUAGES)
    return lang


Lang = Annotated[str | None, typer.Option("--lang", callback=_known)]
Plain = Annotated[bool, typer.Option("--plain")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE"),
]


def read_options(given: list[str] | None) -> dict[str, str]:
    """Options given as `touch=strict`."""
    options: dict[str, str] = {}
    for text in given or []:
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
