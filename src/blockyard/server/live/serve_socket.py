"""A socket session on a real WebSocket: reads, sends, and cuts off clients that do neither."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from blockyard.core.contract import Refusal
from blockyard.server.live.outbox import Outbox
from blockyard.server.live.session_services import SessionServices
from blockyard.server.live.socket import SocketSession
from blockyard.server.live.websocket import WebSocketConnection
from blockyard.server.shares import FRAME_SECONDS, Charged, Share, pays

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
    pays(share)
    try:
        with suppress(TimeoutError):
            text = await asyncio.wait_for(connection.receive_text(), HELLO_SECONDS)
            while text is not None and await _handle(session, text, share) and not sending.done():
                text = await connection.receive_text()
    finally:
        session.end()
        await asyncio.gather(sending, return_exceptions=True)


async def _handle(session: SocketSession, text: bytes | str, share: Share) -> bool:
    """Handle a frame when it is this address's turn; whether the session goes on."""
    if share.is_free():
        share.charge(FRAME_SECONDS)
    else:
        try:
            await share.turn()
        except Refusal:  # too many frames of this address wait already
            return False
    goes_on = await Charged(session.receive(text), share)
    if goes_on and session.pause:
        await asyncio.sleep(session.pause)
    return goes_on


async def _send_all(session: SocketSession, connection: WebSocketConnection) -> None:
    """Send what waits in the outbox until it is closed and empty."""
    outbox = session.outbox
    try:
        while True:
            async with asyncio.timeout(None) as deadline:
                frames = await outbox.take()
                deadline.reschedule(asyncio.get_running_loop().time() + SLOW_READER_SECONDS)
                for frame in frames:
                    await connection.send({"type": "websocket.send", "text": frame.decode()})
                if outbox.is_closed:
                    close = {"type": "websocket.close", "code": session.close_code}
                    await connection.send(close)
                    return
    except TimeoutError:
        session.services.metrics.cut_off.labels("slow-reader").inc()
        connection.abort()
