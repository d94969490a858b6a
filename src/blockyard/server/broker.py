"""The connection to NATS, which carries messages between servers.

Messages may be lost: while there is no connection none is kept. Links notice that (links.py), and
whoever hears news reads everything again after a lost connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from blockyard.core.contract import Refused

log = logging.getLogger("blockyard.broker")

CONNECT_SECONDS = 5
OPEN_SECONDS = 10.0
"""How long it is looked for at the start. A connection that was there is looked for without end."""
RECONNECT_SECONDS = 0.25
PING_SECONDS = 2
"""After two pings without an answer the connection is given up."""

Receive = Callable[[bytes], None]


class Broker:
    def __init__(self, url: str) -> None:
        self.url = url
        self.on_reconnect: list[Callable[[], None]] = []
        self._client: Any = None
        self._trouble: Exception | None = None

    async def open(self) -> None:
        import nats  # noqa: PLC0415  # an extra: a single server needs none

        try:
            connecting = nats.connect(
                self.url,
                connect_timeout=CONNECT_SECONDS,
                reconnect_time_wait=RECONNECT_SECONDS,
                max_reconnect_attempts=-1,
                ping_interval=PING_SECONDS,
                max_outstanding_pings=2,
                pending_size=0,
                no_echo=True,
                allow_reconnect=True,
                error_cb=self._on_error,
                reconnected_cb=self._on_reconnect,
            )
            # Left alone it would look for a broker that was never there without end.
            self._client = await asyncio.wait_for(connecting, OPEN_SECONDS)
        except Exception as error:
            why = str(self._trouble or error)
            raise Refused("broker-unreachable", url=self.url, why=why) from error

    async def _on_error(self, error: Exception) -> None:
        self._trouble = error
        if self._client:
            log.warning("broker: %r", error)

    async def _on_reconnect(self) -> None:
        log.info("connected to the broker again")
        for handler in self.on_reconnect:
            handler()

    async def publish(self, subject: str, message: bytes) -> None:
        """Send a message, or lose it."""
        try:
            await self._client.publish(subject, message)
        except Exception as error:
            log.debug("a message to %s is lost: %r", subject, error)

    @property
    def jetstream(self) -> Any:
        """Streams and consumers of the broker."""
        return self._client.jetstream()

    async def subscribe(self, subject: str, receive: Receive) -> Any:
        """Call this with every message; returns what `unsubscribe` takes."""

        async def received(message: Any) -> None:
            receive(message.data)

        return await self._client.subscribe(subject, cb=received)

    async def unsubscribe(self, subscription: Any) -> None:
        try:
            await subscription.unsubscribe()
        except Exception as error:
            log.debug("no subscription to end: %r", error)

    async def close(self) -> None:
        if self._client is not None:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._client.flush(CONNECT_SECONDS)
            except Exception as error:
                log.debug("the last messages may be lost: %r", error)
            await self._client.close()
