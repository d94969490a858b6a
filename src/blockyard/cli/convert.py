"""The command `convert`: games from one file format to another; replaces no file unasked."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import BinaryIO

import click

from blockyard import game_files
from blockyard.cli.common import atomic_write, with_lang
from blockyard.cli.parser import Command
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Refused
from blockyard.core.formats import FileFormat, ImportedGame

STREAM = "-"


@click.command("convert", cls=Command)
@click.argument("source", type=click.Path(allow_dash=True))
@click.argument("target", type=click.Path(allow_dash=True))
@click.option("--from", "source_kind")
@click.option("--to", "target_kind")
@click.option("--force", is_flag=True)
@with_lang
def convert(
    source: str,
    target: str,
    source_kind: str | None,
    target_kind: str | None,
    force: bool,
    lang: str | None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        old, new = _source_format(source, source_kind), _extension(target, target_kind)
        if target != STREAM and Path(target).exists() and not force:
            raise Refused("convert-exists", file=target)
        with _opened(source) as file, _written(target) as out:
            count = _convert(screen, game_files.read(file, old), old, new, out)
        if target != STREAM:
            screen.note("convert-done", count=count, file=target)


def _convert(
    screen: Screen, imported: Iterable[ImportedGame], old: str, new: str, out: BinaryIO
) -> int:
    """Game by game; say what the new file cannot hold."""
    number = 0
    for number, game in enumerate(imported, 1):
        if old == new:
            _write(game.original, out)
            continue
        _write(_format_for(game.record.match.game, new).write(game.record), out)
        if game.dropped:
            what = tuple(screen.words.say(note.reason, **note.params) for note in game.dropped)
            screen.note("convert-left", number=number, what=what)
    return number


def _write(lines: Iterable[str], out: BinaryIO) -> None:
    for line in lines:
        out.write(line.encode() + b"\n")


def _format_for(game: Game, extension: str) -> FileFormat:
    kinds = game_files.formats_of(game)
    if extension not in kinds:
        raise Refused("convert-not-for-game", game=game.key, kind=extension, kinds=tuple(kinds))
    return kinds[extension]


def _source_format(name: str, kind: str | None) -> str:
    """As named by --from; otherwise the file itself says."""
    if kind is None and name != STREAM:
        return game_files.extension_of(game_files.located(name))
    return _extension(name, kind)


def _extension(name: str, kind: str | None) -> str:
    """As named by the option, or by the extension; a stream is a record."""
    given = "." + kind.removeprefix(".") if kind is not None else Path(name).suffix
    extension = game_files.RECORD if kind is None and name == STREAM else given.lower()
    known = game_files.formats()
    if extension not in known:
        raise Refused("convert-kind", given=(kind or name)[:80], kinds=tuple(known))
    return extension


@contextmanager
def _opened(source: str) -> Iterator[BinaryIO]:
    if source == STREAM:
        yield sys.stdin.buffer
        return
    with game_files.located(source).open("rb") as file:
        yield file


@contextmanager
def _written(target: str) -> Iterator[BinaryIO]:
    if target == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if not Path(target).parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), target)
    with atomic_write(Path(target)) as file:
        yield file
