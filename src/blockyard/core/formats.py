"""File formats for games: our records as text and as JSON, and the files of other programs.

A format reads records from a file, one at a time, and writes a record as lines. A record holds
the start, the moves and the result. What else a file holds (variations, comments) is `dropped`,
in ids of the catalogue; `original` is the same game once more, complete, in its own format.

Which format a file has is for `blockyard.game_files` to say: it knows the formats of every game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import BinaryIO

from blockyard.core import record
from blockyard.core.contract import Objection
from blockyard.core.record import FindGame, Record


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game read from a file, the lines that hold all of it, and what the record dropped."""

    record: Record
    original: Iterable[str]
    dropped: tuple[Objection, ...] = ()


class FileFormat(ABC):
    """How one kind of file is read and written. Text is UTF-8; lines come without their ends."""

    opening: bytes
    """What a file of this format begins with, after any white space."""

    @abstractmethod
    def read(self, file: BinaryIO, find: FindGame) -> Iterator[ImportedGame]:
        """Every game of a file; what does not fit is refused with its place (BadRecord)."""

    @abstractmethod
    def write(self, kept: Record) -> Iterator[str]:
        """The lines of a file with this game."""


class Records(FileFormat):
    """Our own text."""

    opening = b"blockyard record"

    def read(self, file: BinaryIO, find: FindGame) -> Iterator[ImportedGame]:
        for kept in record.read(record.lines_of(file), find):
            yield ImportedGame(kept, self.write(kept))

    def write(self, kept: Record) -> Iterator[str]:
        return record.write(kept.match, kept.players)
