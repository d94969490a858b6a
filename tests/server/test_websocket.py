"""WebSockets: the fast path handles unfragmented text frames, and every other frame works too. If
the fast path does not fit uvicorn and websockets any more, the plain one is used instead."""

import asyncio
import json
import os
import socket
import struct
import sys
import urllib.request
from contextlib import contextmanager
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from blockyard.server import live
from blockyard.server.live import fast_websocket, websocket_selftest
from blockyard.server.live.outbox import Outbox
from blockyard.server.settings import Settings
from tests.server.server_process import SERVE, TIMEOUT, running

pytestmark = pytest.mark.slow

TEXT, MORE, CLOSE, PING, PONG = 1, 0, 8, 9, 10


class RawWebSocket:
    """A hand-written client, so that frames can be cut where no library would cut them."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.tcp = socket.create_connection((place.hostname, place.port), TIMEOUT)
        lines = ["GET /api/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]
        self.tcp.sendall("\r\n".join([*lines, "", ""]).encode())
        incoming = self.tcp.makefile("rb")
        self.read = incoming.read
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1)
        if not head.startswith(b"HTTP/1.1 101"):
            incoming.close()
            self.tcp.close()
            raise ConnectionRefusedError(head)

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.tcp.sendall(part)

    def next(self) -> tuple[int, bytes]:
        kind, size = self.read(2)
        if size == 126:
            (size,) = struct.unpack(">H", self.read(2))
        return kind & 15, self.read(size)

    def receive(self) -> dict:
        kind, content = self.next()
        assert kind == TEXT, (kind, content)
        return json.loads(content)

    def ping(self, nonce: str) -> bytes:
        return frame(json.dumps({"t": "ping", "nonce": nonce}).encode())


def frame(content: bytes, kind: int = TEXT, is_last: bool = True, is_masked: bool = True) -> bytes:
    mask = os.urandom(4) if is_masked else b""
    size = len(content)
    head = bytes([128 * is_last | kind, 128 * is_masked | (size if size < 126 else 126)])
    head += struct.pack(">H", size) if size >= 126 else b""
    body = bytes(c ^ mask[i % 4] for i, c in enumerate(content)) if is_masked else content
    return head + mask + body


@pytest.fixture(scope="module", params=["fast", "plain"])
def address(request, tmp_path_factory):
    data = tmp_path_factory.mktemp("websocket")
    plain = ("tests.server.without_fast_websocket", *SERVE[1:])
    program = SERVE if request.param == "fast" else plain
    with running(data, port=18521, program=program) as found:
        yield found
    lines = (data / "server.log").read_text().splitlines()
    warnings = [line for line in lines if "fast WebSocket path disabled" in line]
    assert len(warnings) == (request.param == "plain"), warnings


@contextmanager
def welcomed(address: str):
    asked = urllib.request.Request(f"{address}/api/guests", method="POST")
    with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
        session = json.load(answer)["session"]
    wire = RawWebSocket(address)
    wire.send(frame(json.dumps({"t": "hello", "session": session}).encode()))
    assert wire.receive()["t"] == "welcome"
    try:
        yield wire
    finally:
        wire.tcp.close()


def test_a_text_arrives_whole_cut_doubled_long_or_in_pieces(address):
    with welcomed(address) as wire:
        wire.send(wire.ping("whole"))
        assert wire.receive()["nonce"] == "whole"
        for cut in (1, 3, 7, 20):
            text = wire.ping(f"cut at {cut}")
            wire.send(text[:cut])
            wire.send(text[cut:])
            assert wire.receive()["nonce"] == f"cut at {cut}"
        wire.send(wire.ping("one") + wire.ping("two"), wire.ping("three"))
        assert [wire.receive()["nonce"] for _ in range(3)] == ["one", "two", "three"]
        wire.send(frame(b'{"t": "ping", ' + b" " * 500 + b'"nonce": "long"}'))
        assert wire.receive()["nonce"] == "long"
        wire.send(frame(b'{"t": "ping",', is_last=False), frame(b'"nonce": "pieces"}', MORE))
        assert wire.receive()["nonce"] == "pieces"
        wire.send(wire.ping("after"))
        assert wire.receive()["nonce"] == "after"


def test_a_ping_is_answered_between_the_pieces_of_a_text(address):
    with welcomed(address) as wire:
        wire.send(frame(b'{"t": "ping",', is_last=False), frame(b"there?", PING))
        assert wire.next() == (PONG, b"there?")
        wire.send(frame(b'"nonce": "x"}', MORE))
        assert wire.receive()["nonce"] == "x"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(b'{"t":"ping"}', is_masked=False), 1002, id="no mask"),
        pytest.param(frame(b" " * 16385), 1009, id="larger than 16 KiB"),
        pytest.param(frame(b"\xff\xfe"), 1007, id="no UTF-8"),
        pytest.param(
            frame(b"[", is_last=False) + frame(b"{}"), 1002, id="a new text inside another"
        ),
    ],
)
def test_a_malformed_frame_closes_the_connection(address, sent, code):
    with welcomed(address) as wire:
        wire.send(sent)
        kind, content = wire.next()
        assert (kind, int.from_bytes(content[:2])) == (CLOSE, code)


def removed(monkeypatch, where: object, name: str) -> None:
    monkeypatch.delattr(where, name)


def emptied(monkeypatch, where: object, name: str) -> None:
    monkeypatch.setattr(where, name, SimpleNamespace())


def uninitialised(monkeypatch, where: type, name: str) -> None:
    """The constructor no longer sets this attribute."""
    begin = where.__init__

    def begun(self, *given, **named):
        begin(self, *given, **named)
        delattr(self, name)

    monkeypatch.setattr(where, "__init__", begun)


@pytest.mark.parametrize(
    ("hide", "where", "name"),
    [
        (removed, WebSocketsSansIOProtocol, "handle_connect"),
        (removed, WebSocketsSansIOProtocol, "send_receive_event_to_app"),
        (emptied, fast_websocket, "State"),
        (uninitialised, WebSocketsSansIOProtocol, "conn"),
        (uninitialised, WebSocketsSansIOProtocol, "writable"),
        (uninitialised, WebSocketsSansIOProtocol, "close_sent"),
        (uninitialised, ServerProtocol, "current_size"),
        (uninitialised, ServerProtocol, "reader"),
    ],
)
def test_a_failed_self_test_disables_the_fast_path_with_one_log_line(
    monkeypatch, caplog, hide, where, name
):
    assert (
        websocket_selftest.choose_protocol() is fast_websocket.FastWebSocket and not caplog.records
    )
    hide(monkeypatch, where, name)
    assert websocket_selftest.choose_protocol() == "auto"
    assert [record.name for record in caplog.records] == ["blockyard.websocket"]


def test_a_missing_uvicorn_protocol_disables_the_fast_path(monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, WebSocketsSansIOProtocol.__module__, None)
    monkeypatch.delitem(sys.modules, fast_websocket.__name__)
    monkeypatch.delattr(live, "fast_websocket")
    assert websocket_selftest.choose_protocol() == "auto"
    assert [record.name for record in caplog.records] == ["blockyard.websocket"]


def test_frames_are_written_directly_and_never_overtake_those_that_wait():
    async def scenario():
        box = Outbox(write)
        box.put(b"before the sender starts")
        sender = asyncio.create_task(send(box))
        await asyncio.sleep(0)
        box.put(b"while the first is sent")
        await asyncio.sleep(0.01)
        box.put(b"directly")
        assert sent[-1] == b"directly"
        state["full"] = True
        box.put(b"waits")
        state["full"] = False
        box.put(b"waits behind it")
        await asyncio.sleep(0.01)
        box.put(b"directly again")
        box.close()
        await sender
        assert sent == [
            b"before the sender starts",
            b"while the first is sent",
            b"directly",
            b"waits",
            b"waits behind it",
            b"directly again",
        ]

    def write(frame):
        if not state["full"]:
            sent.append(frame)
        return not state["full"]

    async def send(box):
        while not box.is_closed:
            for frame in await box.take():
                await asyncio.sleep(0)
                sent.append(frame)

    sent, state = [], {"full": False}
    asyncio.run(scenario())


def test_an_address_has_so_many_sockets_and_no_more(address):
    """With uvicorn's own protocol too."""
    most = Settings().sockets_of_address
    opened: list[RawWebSocket] = []
    try:
        with pytest.raises(ConnectionRefusedError):
            # Some more than the limit, because the first may have been closed for their silence.
            while len(opened) < 1.5 * most:
                opened.append(RawWebSocket(address))
        assert len(opened) >= most
    finally:
        for wire in opened:
            wire.tcp.close()
