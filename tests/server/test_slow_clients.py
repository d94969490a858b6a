"""Clients that send half a request, do not read, or send what never reaches a session."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.network_client import Player, status
from tests.server.server_process import running

pytestmark = pytest.mark.slow

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
SHORT = ("tests.server.short_timeouts",)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data"), port=15721, program=SHORT) as address:
        yield address.rstrip("/")


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory):
    data = tmp_path_factory.mktemp("plain")
    with running(data, "--plain", port=15821, program=SHORT) as address:
        yield address.rstrip("/")


def raw(server: str) -> socket.socket:
    where = urlsplit(server)
    return socket.create_connection((where.hostname, where.port), timeout=20)


def is_closed_within(connection: socket.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        while connection.recv(1000):
            pass
        return True
    except TimeoutError:
        return False
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HALF,
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_half_request_is_cut_off(server, sent):
    with raw(server) as half:
        half.sendall(sent)
        assert is_closed_within(half, 10)


def test_a_second_request_on_a_connection_that_stays_half_is_cut_off(server):
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with raw(server) as kept:
        kept.sendall(whole)
        assert b"200" in kept.recv(5000)
        kept.sendall(HALF)
        assert is_closed_within(kept, 10)


def test_many_half_requests_of_one_address_are_not_held(server):
    """Half of them are refused at once, and the others soon."""
    held = [raw(server) for _ in range(60)]
    for one in held:
        with suppress(ConnectionError):
            one.sendall(HALF)
    assert sum(is_closed_within(one, 0.05) for one in held) >= 30
    assert all(is_closed_within(one, 10) for one in held)
    for one in held:
        one.close()
    assert status(server, "/healthz") == 200


def test_a_head_that_is_too_long_is_refused(server):
    with raw(server) as long:
        long.sendall(b"GET /api/games?" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        long.settimeout(10)
        with suppress(ConnectionError):
            assert b"200 OK" not in long.recv(5000)


@pytest.mark.parametrize("kind", ["server", "plain_server"])
def test_a_client_that_does_not_read_is_cut_off(request, kind):
    server = request.getfixturevalue(kind)
    host = Player(server)
    table = host.create_table("blokus-duo", "me", "me")
    address = server.replace("http", "ws", 1) + "/api/socket"
    with connect(address, max_queue=1, ping_interval=None) as deaf:
        deaf.send(json.dumps({"t": "hello", "session": host.session}))
        # That many snapshots do not fit into the buffers on the way.
        with suppress(ConnectionClosed):
            for _ in range(1500):
                deaf.send(json.dumps({"t": "open", "table": table}))
        deadline = time.monotonic() + 30
        while 'cut_off_total{reason="slow-reader"} 1.0' not in metrics(server):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        with suppress(ConnectionClosed):  # what was on its way still arrives
            while True:
                deaf.recv(timeout=20)
    host.close()


def metrics(server: str) -> str:
    with urlopen(f"{server}/metrics") as answer:
        return answer.read().decode()


def test_deep_nesting_and_rubbish_leave_the_server_alone(server):
    player = Player(server)
    for text in ("[" * 15_000, '{"t":' * 3000, '{"t":"ping","nonce":"' + "\\u0000" * 2000 + '"}'):
        player.socket.send(text)
        assert player.receive("refused")["objection"]["reason"] == "malformed"
    player.send(t="ping", nonce="1")
    assert player.receive("pong")
    player.close()


def test_a_compressed_frame_is_not_inflated(server):
    """No extension is negotiated, so a compression bomb is a broken frame."""
    with connect(server.replace("http", "ws", 1) + "/api/socket", compression="deflate") as bomb:
        assert bomb.protocol.extensions == []
        bomb.send(json.dumps({"t": "hello", "session": "nobody"}))
        assert json.loads(bomb.recv(20))["objection"]["reason"] == "not-signed-in"
        with pytest.raises(ConnectionClosed):
            bomb.recv(20)
