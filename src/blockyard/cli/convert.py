"""The command `convert`: games from one kind of file to another, nothing replaced unasked."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from blockyard import games
from blockyard.cli.common import Lang, replacing
from blockyard.cli.screen import Screen
from blockyard.core.contract import Game, Refused
from blockyard.core.formats import FileFormat, ImportedGame, Records
from blockyard.core.jsonrecord import Json

STREAM = "-"
OWN: dict[str, FileFormat] = {".record": Records(), ".json": Json()}


def add_to(app: typer.Typer) -> None:
    app.command("convert", help="Turn games from one kind of file into another.")(convert)


def convert(
    source: Annotated[str, typer.Argument(metavar="IN", help="A file, or - for a stream.")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="A file, or - for a stream.")],
    source_kind: Annotated[
        str | None, typer.Option("--from", metavar="KIND", help="What IN is, whatever its name.")
    ] = None,
    target_kind: Annotated[
        str | None, typer.Option("--to", metavar="KIND", help="What OUT shall be.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace OUT if it is there.")] = False,
    lang: Lang = None,
) -> None:
    screen = Screen(lang)
    with screen.refusing():
        old, new = _extension(source, source_kind), _extension(target, target_kind)
        if target != STREAM and Path(target).exists() and not force:
            raise Refused("convert-exists", file=target)
        with _opened(source) as file, _written(target) as out:
            count = _turn(screen, _kinds()[old].read(file, games.get), old, new, out)
        if target != STREAM:
            screen.note("convert-done", count=count, file=target)


def _turn(screen: Screen, taken: Iterable[ImportedGame], old: str, new: str, out: BinaryIO) -> int:
    """Game by game; tell what the new file cannot hold."""
    number = 0
    for number, game in enumerate(taken, 1):
        if old == new:
            _write(game.same, out)
            continue
        _write(_kind_for(game.record.match.game, new).write(game.record), out)
        if game.left:
            what = tuple(screen.words.say(note.reason, **note.params) for note in game.left)
            screen.note("convert-left", number=number, what=what)
    return number


def _write(lines: Iterable[str], out: BinaryIO) -> None:
    for line in lines:
        out.write(line.encode() + b"\n")


def _kinds() -> dict[str, FileFormat]:
    """Our own kinds, and those of every game."""
    foreign = (game.file_formats() for game in games.all_games().values())
    return OWN | {extension: kind for files in foreign for extension, kind in files.items()}


def _kind_for(game: Game, extension: str) -> FileFormat:
    kinds: dict[str, FileFormat] = OWN | dict(game.file_formats())
    if extension not in kinds:
        raise Refused("convert-not-for-game", game=game.key, kind=extension, kinds=tuple(kinds))
    return kinds[extension]


def _extension(name: str, kind: str | None) -> str:
    """What a file is: as it was said, or by its name; a stream is a record."""
    said = "." + kind.removeprefix(".") if kind is not None else Path(name).suffix
    extension = ".record" if kind is None and name == STREAM else said.lower()
    if extension not in _kinds():
        raise Refused("convert-kind", given=(kind or name)[:80], kinds=tuple(_kinds()))
    return extension


@contextmanager
def _opened(source: str) -> Iterator[BinaryIO]:
    if source == STREAM:
        yield sys.stdin.buffer
        return
    with Path(source).open("rb") as file:
        yield file


@contextmanager
def _written(target: str) -> Iterator[BinaryIO]:
    if target == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if not Path(target).parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), target)
    with replacing(Path(target)) as file:
        yield file
