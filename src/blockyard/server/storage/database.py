"""Where things are kept: SQLite in one file, or PostgreSQL by its address.

Work on the database is an ordinary function of a connection. `write` runs it in a transaction
of its own, `read` runs it beside the writers. SQLite has one writing thread and one reading one;
PostgreSQL has a pool of connections. Neither ever holds up the event loop.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    create_engine,
    event,
    func,
    literal,
    select,
    text,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from blockyard.core.contract import Refused

T = TypeVar("T")
Work = Callable[[Connection], T]

PATIENCE = 5.0
"""Seconds that a locked database is waited for."""
TURN = 10
"""Seconds that whoever wants to be alone waits for the others."""
NO_VALUE = "22"
"""How PostgreSQL's codes for data that is none begin."""


class Trouble(Exception):
    """The database could not do it now: a full disk, a lock, a lost connection. Nothing of the
    work was kept; the same may be tried again."""


class Store(ABC):
    def __init__(self) -> None:
        self._alone: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Do this while nobody else does the same, in whichever process that shares the store.
        What others have done before is in the database by then."""
        async with self._alone[what]:
            yield

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction; when this returns, its results last."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def close(self) -> None: ...


class SQLite(Store):
    def __init__(self, path: Path) -> None:
        super().__init__()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        # A writer takes the lock when it begins; one that only takes it when it first writes
        # can find that somebody else has changed what it has read.
        self._writer, self._reader = self._opened("BEGIN IMMEDIATE"), self._opened("BEGIN")
        self._writing = ThreadPoolExecutor(1, "database-writer")
        self._reading = ThreadPoolExecutor(1, "database-reader")

    def _opened(self, begin: str) -> Engine:
        engine = create_engine(
            f"sqlite:///{self.path}",
            connect_args={"timeout": PATIENCE, "check_same_thread": False},
            pool_size=1,
            max_overflow=0,
        )
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, self._done, self._writer, work)

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._done, self._reader, work)

    @staticmethod
    def _done(engine: Engine, work: Work[T]) -> T:
        try:
            with engine.begin() as connection:
                return work(connection)
        except (DBAPIError, OverflowError) as error:
            raise _translated(error) from error

    async def close(self) -> None:
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self._writer.dispose()
        self._reader.dispose()


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver does
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


class PostgreSQL(Store):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.engine: AsyncEngine = create_async_engine(url, pool_size=5, pool_pre_ping=True)

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        # One in each process at most waits for the others, and so at most one connection does.
        async with super().alone(what):
            with _told_as_trouble():
                connection = await self.engine.connect()
            try:
                with _told_as_trouble():
                    await connection.run_sync(lambda c: _hold(c, what))
                yield
            finally:
                await connection.close()  # which also lets go

    async def write(self, work: Work[T]) -> T:
        with _told_as_trouble():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def close(self) -> None:
        await self.engine.dispose()


def _hold(connection: Connection, what: str) -> None:
    """Wait for a lock of this name, until the transaction ends."""
    key = int.from_bytes(sha256(f"blockyard {what}".encode()).digest()[:8], signed=True)
    connection.execute(text(f"SET LOCAL lock_timeout = '{TURN}s'"))
    connection.execute(select(func.pg_advisory_xact_lock(literal(key, BigInteger))))


@contextmanager
def _told_as_trouble() -> Iterator[None]:
    """What goes wrong with PostgreSQL, in our own words."""
    try:
        yield
    except DBAPIError as error:
        raise _translated(error) from error
    # While PostgreSQL starts or stops, what its driver says comes through as it is.
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Trouble(str(error) or repr(error)) from error


def _translated(error: DBAPIError | OverflowError) -> Exception:
    """What is the database's trouble, what is a mistake of ours, and what was never a value: a
    number too large or a text with a zero in it can only have come from somebody's message."""
    state = str(getattr(getattr(error, "orig", None), "sqlstate", ""))
    if isinstance(error, DataError | OverflowError) or state.startswith(NO_VALUE):
        return Refused("malformed")
    if isinstance(error, IntegrityError | ProgrammingError):
        return error
    return Trouble(str(error.orig))


def opened(database: str, data: Path) -> Store:
    """The store at this address, or else the file in the data folder."""
    if database.startswith("postgresql"):
        return PostgreSQL(database)
    path = database.removeprefix("sqlite:///")
    return SQLite(Path(path) if path else data / "blockyard.db")
