"""Kinds of files that hold games: our records as text and as JSON, and other programs' files.

A kind turns a file into records, one at a time, and a record into lines. A record holds the start,
the moves and the result; what else a file has (variations, comments) is told as `left`, in ids of
the catalogue, and stays in `same`, the game once more in the kind that it came in.
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
    """A game taken from a file, what a record cannot hold of it, and the lines that do."""

    record: Record
    same: Iterable[str]
    left: tuple[Objection, ...] = ()


class FileFormat(ABC):
    """A kind of file. Text is UTF-8; lines come without their ends."""

    @abstractmethod
    def read(self, file: BinaryIO, find: FindGame) -> Iterator[ImportedGame]:
        """Every game of a file; what does not fit is refused with its place (BadRecord)."""

    @abstractmethod
    def write(self, kept: Record) -> Iterator[str]: ...


class Records(FileFormat):
    """Our own text."""

    def read(self, file: BinaryIO, find: FindGame) -> Iterator[ImportedGame]:
        for kept in record.read(record.lines_of(file), find):
            yield ImportedGame(kept, self.write(kept))

    def write(self, kept: Record) -> Iterator[str]:
        return record.write(kept.match, kept.players)
