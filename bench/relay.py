"""A relay for TCP connections that can delay what passes, or hold it back, in both directions.

netem is not in every kernel; this needs nothing. What is delayed keeps its order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

PIECE = 64 * 1024


class Relay:
    """Listens here, and passes everything on to a host and port."""

    def __init__(self, host: str, port: int, to: tuple[str, int]) -> None:
        self.host, self.port, self.to = host, port, to
        self.delay = 0.0
        """Seconds for which everything is late, each way."""
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    def hold(self, is_held: bool) -> None:
        """Let nothing pass for now."""
        (self._is_open.clear if is_held else self._is_open.set)()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, self.host, self.port)

    def address(self) -> tuple[str, int]:
        host, port = self._server.sockets[0].getsockname()[:2]
        return host, port

    async def close(self) -> None:
        self._server.close()
        self.hold(False)
        for writer in list(self._writers):
            writer.transport.abort()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # until their transports are closed

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, to = await asyncio.open_connection(*self.to)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, to}
        for source, target in ((reader, to), (there, writer)):
            task = asyncio.get_running_loop().create_task(self._pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """When this direction ends, so does the connection."""
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        late = asyncio.get_running_loop().create_task(self._write(waiting, target))
        clock: Callable[[], float] = asyncio.get_running_loop().time
        with suppress(OSError):
            while piece := await source.read(PIECE):
                waiting.put_nowait((clock() + self.delay, piece))
        waiting.put_nowait((clock() + self.delay, b""))
        await late

    async def _write(
        self, waiting: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter
    ) -> None:
        try:
            while True:
                due, piece = await waiting.get()
                await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
                await self._is_open.wait()
                if not piece:
                    return
                target.write(piece)
                await target.drain()
        except OSError:
            return
        finally:
            self._writers.discard(target)
            target.close()
