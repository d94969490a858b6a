"""What can go wrong with the database, in the words of the server: errors of SQLite, PostgreSQL and
their drivers, translated."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from blockyard.core.contract import Refused
from blockyard.server.storage.database_thread import TooLong

DATA_EXCEPTION = "22"
"""The class of PostgreSQL's error codes for values that it cannot store."""
CANCELED = "57014"
"""PostgreSQL's error code for a query that took too long."""


class StorageError(Exception):
    """A temporary failure: a full disk, a lock, a lost connection. The transaction was rolled
    back, or its outcome is unknown; it may be retried."""


@contextmanager
def sqlite_errors() -> Iterator[None]:
    """Errors of SQLite and its driver as our own."""
    try:
        yield
    except TooLong:
        raise StorageError("a read took too long") from None
    except (DBAPIError, OverflowError) as error:
        raise _translated(error) from error
    except sqlite3.OperationalError as error:  # a transaction that cannot begin
        raise StorageError(str(error)) from error


@contextmanager
def storage_errors() -> Iterator[None]:
    """Errors of PostgreSQL and its driver as our own."""
    try:
        yield
    except DBAPIError as error:
        raise _translated(error) from error
    # While PostgreSQL starts or stops, SQLAlchemy does not wrap the driver's errors. A frozen one
    # answers nothing: then time runs out, ours or that of the pool.
    except (TimeoutError, PoolTimeout) as error:
        raise StorageError("the database does not answer") from error
    except asyncpg.UniqueViolationError:
        raise
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise _translated_driver_error(error) from error


def _translated_driver_error(error: Exception) -> Exception:
    """A value of a client's that PostgreSQL or its driver cannot take, or else a failure that may
    pass."""
    is_unfit = isinstance(error, ValueError)  # the driver's own checks of arguments
    if is_unfit or str(getattr(error, "sqlstate", "")).startswith(DATA_EXCEPTION):
        return Refused("malformed")
    return StorageError(str(error) or repr(error))


def _translated(error: DBAPIError | OverflowError) -> Exception:
    """A temporary failure is a StorageError, and a bug stays as it is. A value that
    cannot be stored (a huge number, a text with a NUL) can only have come from a client."""
    state = str(getattr(getattr(error, "orig", None), "sqlstate", ""))
    if isinstance(error, DataError | OverflowError) or state.startswith(DATA_EXCEPTION):
        return Refused("malformed")
    if isinstance(error, IntegrityError | ProgrammingError):
        return error
    return StorageError(str(error.orig))


def is_canceled(error: BaseException | None) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", "") == CANCELED
