"""The database: SQLite in one file, or PostgreSQL by its URL.

Work on the database is an ordinary function of a connection. `write` runs it in a transaction of
its own, `read` runs it concurrently with writers. SQLite has one writer thread and one reader
thread; PostgreSQL has a connection pool. Neither blocks the event loop.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from time import thread_time
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
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from blockyard.core.contract import Refused
from blockyard.server import shares
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
PRIVATE = 0o600
"""The database holds hashes of passwords: it is for its owner alone."""
DATA_EXCEPTION = "22"
"""The class of PostgreSQL's error codes for values that it cannot store."""


class StorageError(Exception):
    """A temporary failure: a full disk, a lock, a lost connection. The transaction was rolled
    back, or its outcome is unknown; it may be retried."""


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
    async def read(self, work: Work[T]) -> T: ...

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
        self._writer, self._reader = self._engine("BEGIN IMMEDIATE"), self._engine("BEGIN")
        self._writing = ThreadPoolExecutor(1, "database-writer")
        self._reading = ThreadPoolExecutor(1, "database-reader")

    def _engine(self, begin: str) -> Engine:
        engine = create_engine(
            f"sqlite:///{self.path}",
            connect_args={"timeout": BUSY_TIMEOUT, "check_same_thread": False},
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,  # an error in the log must not name people
        )
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    def lock(self) -> None:
        self._lock.acquire()

    async def write(self, work: Work[T]) -> T:
        async with shares.writing():
            return await self._charged(self._writing, self._writer, work)

    async def read(self, work: Work[T]) -> T:
        return await self._charged(self._reading, self._reader, work)

    async def _charged(self, thread: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
        """Each thread works for everybody, so its time is charged like that of the event loop."""
        loop = asyncio.get_running_loop()
        result, seconds = await loop.run_in_executor(thread, self._timed, engine, work)
        shares.charge(seconds)
        return result

    def _timed(self, engine: Engine, work: Work[T]) -> tuple[T, float]:
        began = thread_time()
        return self._run(engine, work), thread_time() - began

    @staticmethod
    def _run(engine: Engine, work: Work[T]) -> T:
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
        self._lock.release()


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


def driver_url(url: str) -> str:
    """The same address for the driver itself, without SQLAlchemy."""
    return url.replace("postgresql+asyncpg://", "postgresql://")


def open_store(database: str, data: Path) -> Store:
    """The store at this URL, or else the file in the data folder."""
    if database.startswith("postgresql"):
        return PostgreSQL(database)
    path = database.removeprefix("sqlite:///")
    return SQLite(Path(path) if path else data / "blockyard.db")
