"""The line to a client: whole texts go the short way, and everything else goes as well. Where the
short way fits uvicorn and websockets no more, all goes the long way, and nobody else notices."""

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

from blockyard import server
from blockyard.server.live import fast_websocket, websocket
from blockyard.server.live.outbox import Mailbox
from tests.server.running import PATIENCE, SERVE, running

TEXT, MORE, CLOSE, PING, PONG = 1, 0, 8, 9, 10


class Wire:
    """A websocket by hand, so that frames can be cut where no library would cut them."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.tcp = socket.create_connection((place.hostname, place.port), PATIENCE)
        lines = ["GET /api/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]
        self.tcp.sendall("\r\n".join([*lines, "", ""]).encode())
        self.read = self.tcp.makefile("rb").read
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1)
        assert head.startswith(b"HTTP/1.1 101")

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.tcp.sendall(part)

    def next(self) -> tuple[int, bytes]:
        kind, size = self.read(2)
        if size == 126:
            (size,) = struct.unpack(">H", self.read(2))
        return kind & 15, self.read(size)

    def hear(self) -> dict:
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


@pytest.fixture(scope="module", params=["short", "long"])
def address(request, tmp_path_factory):
    data = tmp_path_factory.mktemp("line")
    program = SERVE if request.param == "short" else ("tests.server.longway", *SERVE[1:])
    with running(data, port=18521, program=program) as found:
        yield found
    told = [said for said in (data / "server.log").read_text().splitlines() if "long way" in said]
    assert len(told) == (request.param == "long"), told


@contextmanager
def welcomed(address: str):
    asked = urllib.request.Request(f"{address}/api/guests", method="POST")
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        session = json.load(answer)["session"]
    wire = Wire(address)
    wire.send(frame(json.dumps({"t": "hello", "session": session}).encode()))
    assert wire.hear()["t"] == "welcome"
    try:
        yield wire
    finally:
        wire.tcp.close()


def test_a_text_arrives_whole_cut_doubled_long_or_in_pieces(address):
    with welcomed(address) as wire:
        wire.send(wire.ping("whole"))
        assert wire.hear()["nonce"] == "whole"
        for cut in (1, 3, 7, 20):
            text = wire.ping(f"cut at {cut}")
            wire.send(text[:cut])
            wire.send(text[cut:])
            assert wire.hear()["nonce"] == f"cut at {cut}"
        wire.send(wire.ping("one") + wire.ping("two"), wire.ping("three"))
        assert [wire.hear()["nonce"] for _ in range(3)] == ["one", "two", "three"]
        wire.send(frame(b'{"t": "ping", ' + b" " * 500 + b'"nonce": "long"}'))
        assert wire.hear()["nonce"] == "long"
        wire.send(frame(b'{"t": "ping",', is_last=False), frame(b'"nonce": "pieces"}', MORE))
        assert wire.hear()["nonce"] == "pieces"
        wire.send(wire.ping("after"))
        assert wire.hear()["nonce"] == "after"


def test_a_ping_is_answered_between_the_pieces_of_a_text(address):
    with welcomed(address) as wire:
        wire.send(frame(b'{"t": "ping",', is_last=False), frame(b"there?", PING))
        assert wire.next() == (PONG, b"there?")
        wire.send(frame(b'"nonce": "x"}', MORE))
        assert wire.hear()["nonce"] == "x"


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
def test_a_frame_that_is_none_ends_the_line(address, sent, code):
    with welcomed(address) as wire:
        wire.send(sent)
        kind, content = wire.next()
        assert (kind, int.from_bytes(content[:2])) == (CLOSE, code)


def gone(monkeypatch, where: object, name: str) -> None:
    monkeypatch.delattr(where, name)


def emptied(monkeypatch, where: object, name: str) -> None:
    monkeypatch.setattr(where, name, SimpleNamespace())


def forgotten(monkeypatch, where: type, name: str) -> None:
    """What each one has from its beginning, it does not have any more."""
    begin = where.__init__

    def begun(self, *given, **named):
        begin(self, *given, **named)
        delattr(self, name)

    monkeypatch.setattr(where, "__init__", begun)


@pytest.mark.parametrize(
    ("hide", "where", "name"),
    [
        (gone, WebSocketsSansIOProtocol, "handle_connect"),
        (gone, WebSocketsSansIOProtocol, "send_receive_event_to_app"),
        (emptied, fast_websocket, "State"),
        (forgotten, WebSocketsSansIOProtocol, "conn"),
        (forgotten, WebSocketsSansIOProtocol, "writable"),
        (forgotten, WebSocketsSansIOProtocol, "close_sent"),
        (forgotten, ServerProtocol, "current_size"),
        (forgotten, ServerProtocol, "reader"),
    ],
)
def test_a_short_way_that_lost_a_part_is_given_up_in_one_line(
    monkeypatch, caplog, hide, where, name
):
    assert websocket.protocol() is fast_websocket.Line and not caplog.records
    hide(monkeypatch, where, name)
    assert websocket.protocol() == "auto"
    assert [record.name for record in caplog.records] == ["blockyard.line"]


def test_where_uvicorn_has_no_such_protocol_the_short_way_is_given_up(monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, WebSocketsSansIOProtocol.__module__, None)
    monkeypatch.delitem(sys.modules, fast_websocket.__name__)
    monkeypatch.delattr(server, "shortline")
    assert websocket.protocol() == "auto"
    assert [record.name for record in caplog.records] == ["blockyard.line"]


def test_frames_go_straight_to_the_line_and_never_overtake_those_that_wait():
    async def talk():
        box = Mailbox(write)
        box.put(b"before anybody carries")
        carrier = asyncio.create_task(carry(box))
        await asyncio.sleep(0)
        box.put(b"while the first is carried")
        await asyncio.sleep(0.01)
        box.put(b"straight")
        assert sent[-1] == b"straight"
        state["full"] = True
        box.put(b"waits")
        state["full"] = False
        box.put(b"waits behind it")
        await asyncio.sleep(0.01)
        box.put(b"straight again")
        box.close()
        await carrier
        assert sent == [
            b"before anybody carries",
            b"while the first is carried",
            b"straight",
            b"waits",
            b"waits behind it",
            b"straight again",
        ]

    def write(frame):
        if not state["full"]:
            sent.append(frame)
        return not state["full"]

    async def carry(box):
        while not box.is_closed:
            for frame in await box.take():
                await asyncio.sleep(0)
                sent.append(frame)

    sent, state = [], {"full": False}
    asyncio.run(talk())
