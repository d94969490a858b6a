"""Files with games in any format that some game or we ourselves know, by their extension.

Every command that opens a game opens it here. A file's format is given by its extension; a file
with another one is recognised by how it begins. A sample of every game comes with us:
`sample:gobblet` can be given in place of a file.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from blockyard import games
from blockyard.core.contract import Game, Refused
from blockyard.core.formats import FileFormat, ImportedGame, Records
from blockyard.core.jsonrecord import Json
from blockyard.core.record import Record

RECORD = ".record"
SAMPLE = "sample:"
SAMPLES = Path(__file__).parent / "samples"
OWN: dict[str, FileFormat] = {RECORD: Records(), ".json": Json()}
LONGEST_OPENING = 256
"""Bytes of a file that are looked at to recognise its format."""


def formats() -> dict[str, FileFormat]:
    """Our own formats and those of every game, by extension."""
    known = dict(OWN)
    for game in games.all_games().values():
        known |= game.file_formats()
    return known


def formats_of(game: Game) -> dict[str, FileFormat]:
    """The formats that can hold this game, by extension."""
    return OWN | dict(game.file_formats())


def located(name: Path | str) -> Path:
    """The file of this name, or the sample of a game: `sample:gobblet`."""
    given = str(name)
    if not given.startswith(SAMPLE):
        return Path(name)
    game = games.get(given.removeprefix(SAMPLE))
    return SAMPLES / f"{game.key}{RECORD}"


def extension_of(path: Path) -> str:
    """The extension of the format that a file has; refuses what is no file of games."""
    if path.suffix.lower() in formats():
        return path.suffix.lower()
    with path.open("rb") as file:
        return recognised(file.read(LONGEST_OPENING), path.name)


def recognised(raw: bytes, name: str = "") -> str:
    """The extension of the format that some bytes begin like."""
    known = formats()
    opening = raw[:LONGEST_OPENING].removeprefix(BOM_UTF8).lstrip()
    for extension, kind in known.items():
        if opening.startswith(kind.opening):
            return extension
    raise Refused("file-format", given=name[:80], kinds=tuple(known))


def read(file: BinaryIO, extension: str) -> Iterator[ImportedGame]:
    """The games of an open file, one at a time."""
    return formats()[extension].read(file, games.get)


def read_all(path: Path | str) -> Iterator[Record]:
    """Every game of a file or sample, one at a time."""
    file_of_games = located(path)
    extension = extension_of(file_of_games)
    with file_of_games.open("rb") as file:
        for imported in read(file, extension):
            yield imported.record


def load(path: Path | str) -> Record:
    """The first game of a file."""
    return next(read_all(path))
