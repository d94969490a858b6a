"""The database: SQLite in one file, or PostgreSQL by its URL.

Work on the database is an ordinary function of a connection. `write` runs it in a transaction of
its own, `read` runs it concurrently with writers, and `search` is for what may take long. SQLite
has a thread for each; PostgreSQL has a connection pool. Neither blocks the event loop.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

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
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from blockyard.core.contract import Refused
from blockyard.server import shares
from blockyard.server.storage.database_thread import DatabaseThread, TooLong
from blockyard.server.storage.errors import (
    StorageError,
    is_canceled,
    sqlite_errors,
    storage_errors,
)
from blockyard.server.storage.file_lock import FileLock

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_TIMEOUT = 5.0
"""Seconds to wait for SQLite's write lock."""
LOCK_TIMEOUT = 10
"""Seconds to wait for an advisory lock."""
COMMAND_TIMEOUT = 10.0
"""Seconds for one command of PostgreSQL, and for a connection to it."""
POOL_TIMEOUT = 5.0
"""Seconds to wait for a free connection."""
WORK_TIMEOUT = 15.0
"""Seconds for a whole transaction; a frozen server answers nothing, not even a cancellation."""
READ_TIMEOUT = 5.0
"""Seconds for a read on SQLite, for which others wait."""
SEARCH_TIMEOUT = 2.0
"""Seconds for a search."""
SEARCHES = 2
"""Searches that run on PostgreSQL at a time: the others have the rest of the pool."""
SEARCH_NICE = 10
"""How much the thread for searches gives way to others."""
PRIVATE = 0o600
"""The database holds hashes of passwords: it is for its owner alone."""


class Store(ABC):
    is_shared = False
    """Whether other servers use it too."""

    def __init__(self) -> None:
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of this name, across all processes that share the store. What earlier
        holders wrote is committed by then."""
        async with self._locks[name]:
            yield

    @abstractmethod
    def lock(self) -> None:
        """Keep other servers away, if the store cannot be shared."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction; when this returns, it is committed and durable."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run the work on what is committed. Others may wait for it: it must be short."""

    @abstractmethod
    async def search(self, work: Work[T]) -> T:
        """Read what may take long. Only other searches wait for it, and it is refused when it takes
        longer than `SEARCH_TIMEOUT`."""

    @abstractmethod
    async def close(self) -> None: ...


class SQLite(Store):
    def __init__(self, path: Path) -> None:
        super().__init__()
        path.parent.mkdir(parents=True, exist_ok=True)
        make_private(path)
        self.path = path
        self._lock = FileLock(path)
        # A writer takes the lock at BEGIN. With a deferred lock another writer could change what
        # it has read before its first write.
        self._writer = DatabaseThread(self._engine("BEGIN IMMEDIATE"), "database-writer")
        self._reader = DatabaseThread(
            self._engine("BEGIN"), "database-reader", lambda: READ_TIMEOUT
        )
        self._searcher = DatabaseThread(
            self._engine("BEGIN"), "database-searcher", lambda: SEARCH_TIMEOUT, SEARCH_NICE
        )

    def _engine(self, begin: str) -> Engine:
        engine = create_engine(
            f"sqlite:///{self.path}",
            connect_args={"timeout": BUSY_TIMEOUT, "check_same_thread": False},
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,  # an error in the log must not name people
        )
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", lambda connection: _begin(connection, begin))
        return engine

    def lock(self) -> None:
        self._lock.acquire()

    async def write(self, work: Work[T]) -> T:
        async with shares.writing():
            with sqlite_errors():
                return await self._writer.run(work)

    async def read(self, work: Work[T]) -> T:
        with sqlite_errors():
            return await self._reader.run(work)

    async def search(self, work: Work[T]) -> T:
        with sqlite_errors():
            try:
                return await self._searcher.run(work)
            except TooLong:
                raise Refused("search-long") from None

    async def close(self) -> None:
        for thread in (self._writer, self._reader, self._searcher):
            await thread.close()
        self._lock.release()


def _begin(connection: Connection, statement: str) -> None:
    """Straight to the driver: through SQLAlchemy it costs several times as much."""
    connection.connection.cursor().execute(statement)


def make_private(path: Path) -> None:
    """Create the file for its owner alone, or take it from others. SQLite gives the files beside
    it the same permissions."""
    path.touch(mode=PRIVATE)
    with suppress(OSError):  # somebody else's file, which we may still use
        path.chmod(PRIVATE)


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions, not the driver
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


class PostgreSQL(Store):
    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=5,
            pool_pre_ping=True,
            pool_timeout=POOL_TIMEOUT,
            hide_parameters=True,
            connect_args={"timeout": COMMAND_TIMEOUT, "command_timeout": COMMAND_TIMEOUT},
        )
        self._searches = asyncio.Semaphore(SEARCHES)
        self._working = 0
        self._is_idle = asyncio.Event()
        self._is_closed = False

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Work on the database, which closing waits for. A disposed engine would connect again,
        and nobody would close that connection."""
        if self._is_closed:
            raise StorageError("the server is being stopped")
        self._working += 1
        try:
            yield
        finally:
            self._working -= 1
            self._is_idle.set()

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[None]:
        # The lock inside the process comes first, so that at most one connection of the pool
        # waits for other processes.
        async with super().exclusive(name):
            with self._at_work():
                async with self._locked(name):
                    yield

    @asynccontextmanager
    async def _locked(self, name: str) -> AsyncIterator[None]:
        with storage_errors():
            async with asyncio.timeout(WORK_TIMEOUT):
                connection = await self.engine.connect()
        try:
            with storage_errors():
                async with asyncio.timeout(WORK_TIMEOUT):
                    await connection.run_sync(lambda c: _lock(c, name))
            yield
        finally:
            await connection.close()  # ends the transaction, which releases the lock

    async def write(self, work: Work[T]) -> T:
        async with shares.writing():
            return await self.read(work)

    def lock(self) -> None:
        """PostgreSQL is there to be shared."""

    async def read(self, work: Work[T]) -> T:
        with self._at_work(), storage_errors():
            async with asyncio.timeout(WORK_TIMEOUT), self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def search(self, work: Work[T]) -> T:
        async with self._searches:
            try:
                return await self.read(lambda connection: _limited(connection, work))
            except StorageError as error:
                if is_canceled(error.__cause__):
                    raise Refused("search-long") from None
                raise

    async def close(self) -> None:
        self._is_closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(COMMAND_TIMEOUT):
                while self._working:
                    self._is_idle.clear()
                    await self._is_idle.wait()
                await self.engine.dispose()


def _lock(connection: Connection, name: str) -> None:
    """Take PostgreSQL's advisory lock of this name until the transaction ends. Advisory: it
    locks no row, only those who ask for the same key."""
    key = int.from_bytes(sha256(f"blockyard {name}".encode()).digest()[:8], signed=True)
    connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}s'"))
    connection.execute(select(func.pg_advisory_xact_lock(literal(key, BigInteger))))


def _limited(connection: Connection, work: Work[T]) -> T:
    connection.execute(text(f"SET LOCAL statement_timeout = {round(1000 * SEARCH_TIMEOUT)}"))
    return work(connection)


def driver_url(url: str) -> str:
    """The same address for the driver itself, without SQLAlchemy."""
    return url.replace("postgresql+asyncpg://", "postgresql://")


def open_store(database: str, data: Path) -> Store:
    """The store at this URL, or else the file in the data folder."""
    if database.startswith("postgresql"):
        return PostgreSQL(database)
    path = database.removeprefix("sqlite:///")
    return SQLite(Path(path) if path else data / "blockyard.db")
