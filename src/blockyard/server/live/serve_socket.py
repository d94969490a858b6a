"""A socket session on a real WebSocket: reads, sends, and cuts off clients that do neither."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from blockyard.core.contract import Refusal
from blockyard.server.live.outbox import Outbox
from blockyard.server.live.socket import SessionServices, SocketSession
from blockyard.server.live.websocket import Message, WebSocketConnection
from blockyard.server.shares import Share

HELLO_SECONDS = 15.0
"""Seconds for the first frame."""
SLOW_READER_SECONDS = 20.0
"""Seconds for a client to take what is sent; then it is cut off."""


async def serve_socket(
    services: SessionServices, token: str, connection: WebSocketConnection, address: str = ""
) -> None:
    """Run one accepted socket until either side ends it."""
    session = SocketSession(services, token, Outbox(connection.write), address)
    sending = asyncio.create_task(_send_all(session, connection))
    share = services.shares.of(address)
    try:
        goes_on = True
        first = asyncio.wait_for(connection.receive(), HELLO_SECONDS)
        with suppress(TimeoutError):
            goes_on = await _receive(session, await first, share)
            while goes_on and not sending.done():
                goes_on = await _receive(session, await connection.receive(), share)
    finally:
        session.end()
        await asyncio.gather(sending, return_exceptions=True)


async def _receive(session: SocketSession, message: Message, share: Share) -> bool:
    """Handle a message when it is this address's turn; whether the session goes on."""
    if message["type"] != "websocket.receive":
        return False
    text = message.get("text")
    try:
        await share.turn()
    except Refusal:  # too many frames of this address wait already
        return False
    frame = text if text is not None else message.get("bytes") or b""
    goes_on = await share.run(session.receive(frame))
    if goes_on and session.pause:
        await asyncio.sleep(session.pause)
    return goes_on


async def _send_all(session: SocketSession, connection: WebSocketConnection) -> None:
    """Send what waits in the outbox until it is closed and empty."""
    outbox = session.outbox
    try:
        while True:
            async with asyncio.timeout(None) as patience:
                frames = await outbox.take()
                patience.reschedule(asyncio.get_running_loop().time() + SLOW_READER_SECONDS)
                for frame in frames:
                    await connection.send({"type": "websocket.send", "text": frame.decode()})
                if outbox.is_closed:
                    close = {"type": "websocket.close", "code": session.close_code}
                    await connection.send(close)
                    return
    except TimeoutError:
        session.services.metrics.cut_off.labels("slow-reader").inc()
        connection.abort()
