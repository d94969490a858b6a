"""Open sockets by person: a socket ends together with the session that it was opened with."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from blockyard.server.people.sessions import Sessions
from blockyard.server.storage.errors import StorageError

SWEEP_SECONDS = 300.0
"""Seconds between two searches for sessions that have expired or ended unheard."""
BATCH = 500

log = logging.getLogger("blockyard.connections")


class Connection(Protocol):
    """A socket after `hello`."""

    key: str
    """The hash of its session token."""

    def end_session(self) -> None: ...


class Connections:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        sessions.listeners.append(self.on_person_changed)

    @property
    def people(self) -> int:
        """How many people have a socket here."""
        return len(self._open)

    def add(self, person: str, connection: Connection) -> None:
        self._open[person].add(connection)

    def discard(self, person: str, connection: Connection) -> None:
        self._open[person].discard(connection)
        if not self._open[person]:
            del self._open[person]

    def on_person_changed(self, person: str) -> None:
        """Their sessions may have ended: look, and end the sockets of those that have."""
        if person in self._open:
            task = asyncio.get_running_loop().create_task(self._check(self._open[person]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self._check([one for each in self._open.values() for one in each])
            try:
                await self.sessions.delete_expired()
            except StorageError as error:
                log.warning("expired sessions were not deleted: %r", error)

    async def _check(self, connections: Iterable[Connection]) -> None:
        for some in _batches(list(connections)):
            try:
                ended = await self.sessions.ended({one.key for one in some})
            except StorageError as error:  # then the next sweep finds them
                log.warning("sessions could not be checked: %r", error)
                return
            for one in some:
                if one.key in ended:
                    one.end_session()


def _batches(connections: list[Connection]) -> Iterable[list[Connection]]:
    return (connections[at : at + BATCH] for at in range(0, len(connections), BATCH))
