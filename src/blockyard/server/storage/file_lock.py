"""One server at a time on a SQLite file. Two would each keep the tables in memory, and neither
would hear of the other's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from blockyard.core.contract import Refused

if sys.platform != "win32":  # there an open file cannot be removed or replaced
    import fcntl


class FileLock:
    """A lock file beside the database. The system drops the lock when the process ends, however
    it ends; a file that is left over locks nothing."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Take the lock, or refuse if another server has it."""
        while self._file is None:
            file = self.path.open("wb")
            try:
                if sys.platform != "win32":
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise Refused("database-in-use", file=str(self.database)) from None
            if self._is_current(file):
                self._file = file
            else:
                file.close()

    def _is_current(self, file: IO[bytes]) -> bool:
        """Whether it is still this file that has the name: its last holder may have removed it
        after we opened it."""
        try:
            return os.stat(self.path).st_ino == os.fstat(file.fileno()).st_ino
        except FileNotFoundError:
            return False

    def release(self) -> None:
        if self._file is not None:
            if sys.platform != "win32":
                self.path.unlink(missing_ok=True)
            self._file.close()
            self._file = None
