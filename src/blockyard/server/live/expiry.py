"""What ends by itself: tables where no player sits down, and the hold on former names."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from blockyard.core.contract import Refusal, Refused
from blockyard.server.clock import now_ms
from blockyard.server.live.commands import Expire
from blockyard.server.live.hub import Hub
from blockyard.server.live.lobby import Lobby
from blockyard.server.settings import MINUTE_MS
from blockyard.server.storage import name_keys, projections
from blockyard.server.storage.database import Store
from blockyard.server.storage.errors import StorageError
from blockyard.server.storage.event_log import VersionConflict

log = logging.getLogger("blockyard.expiry")

SWEEP_SECONDS = 600.0
BATCH = 200
"""Tables that one sweep ends, at most."""
HOUR_MS = 60 * MINUTE_MS
LISTED_MS = 24 * HOUR_MS
"""How long a table waits in the lobby."""
INVITATION_MS = 14 * 24 * HOUR_MS
"""How long an invitation by link waits."""


async def keep_swept(hub: Hub, lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        with suppress(StorageError, Refused):  # the next sweep will do it
            await sweep(hub, lobby)
        with suppress(StorageError, Refused):
            await forget_former_names(hub.log.store)


async def forget_former_names(store: Store) -> None:
    """Delete the hashes of names that are held for nobody any more."""
    while keys := await store.search(lambda c: name_keys.expired(c, BATCH)):
        await store.write(partial(name_keys.forget, keys=keys))


async def sweep(hub: Hub, lobby: Lobby) -> int:
    """End the tables that have waited for too long and where nobody is; how many those were."""
    now, ended = now_ms(), 0
    expired = await hub.log.store.search(
        lambda c: projections.expired_tables(c, now - LISTED_MS, now - INVITATION_MS, BATCH)
    )
    for table in expired:
        if not lobby.is_anybody_at(table):
            with suppress(Refusal, VersionConflict):  # somebody has just come
                await hub.command(table, Expire())
                ended += 1
            if (room := hub.rooms.get(table)) is not None:
                hub.release(room)
    if ended:
        log.info("%d tables expired", ended)
    return ended
