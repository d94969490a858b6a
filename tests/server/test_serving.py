"""`blockyard serve` as a process: port, health, limits, shutdown."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import ExitStack
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from examples.socket_bot import post
from tests.server.server_process import running

PORT = 19421


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(data):
    with running(data, port=PORT) as address:
        yield address


def test_health_and_metrics_respond(server):
    with urlopen(f"{server}/healthz") as answer:
        assert json.load(answer)["ok"]
    with urlopen(f"{server}/metrics") as answer:
        assert b"# TYPE" in answer.read()


def test_a_taken_port_gives_the_next_free_one(server, tmp_path):
    taken = int(server.rsplit(":", 1)[1])
    with running(tmp_path, port=taken) as other, urlopen(f"{other}/healthz") as answer:
        assert int(other.rsplit(":", 1)[1]) > taken
        assert json.load(answer)["ok"]


def test_a_frame_of_more_than_16_kib_closes_the_socket(server):
    session = post(server, "/api/guests")["session"]
    with connect(server.replace("http", "ws") + "/api/socket") as socket:
        socket.send(json.dumps({"t": "hello", "session": session}))
        socket.recv()
        socket.send(json.dumps({"t": "ping", "nonce": "x" * 17_000}))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_a_backup_while_the_server_runs_is_a_complete_database(server, data, tmp_path):
    session = post(server, "/api/guests")["session"]
    table = post(server, "/api/tables", session, game="gobblet", chairs=["me", "open"])["table"]
    command = [sys.executable, "-m", "blockyard.cli", "backup", str(tmp_path / "copy.db")]
    subprocess.run([*command, "--data", str(data)], check=True, capture_output=True)
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("pragma integrity_check").fetchone() == ("ok",)
    assert copy.execute("select id from tables where id = ?", (table,)).fetchone() == (table,)
    copy.close()


def exchange(server: str, *frames: dict, until: str) -> dict:
    """Send these frames and wait for a frame of this kind."""
    with connect(server.replace("http", "ws") + "/api/socket") as socket:
        for frame in frames:
            socket.send(json.dumps(frame))
        while (frame_received := json.loads(socket.recv()))["t"] != until:
            pass
    return frame_received


def test_games_and_sessions_outlive_the_server(tmp_path):
    with running(tmp_path, port=PORT + 100) as address:
        session = post(address, "/api/guests")["session"]
        table = post(address, "/api/tables", session, game="gobblet", chairs=["me", "me"])["table"]
        hello, look = {"t": "hello", "session": session}, {"t": "open", "table": table}
        move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "4b2", "nonce": "1"}
        exchange(address, hello, look, move, until="ack")
    with running(tmp_path, port=PORT + 100) as address:
        shown = exchange(address, hello, look, until="table")
    assert shown["yours"] == [0, 1]
    assert shown["moves"] == ["4b2"]


def test_a_stopped_server_closes_its_sockets_and_leaves_one_complete_file(tmp_path):
    with ExitStack() as up:
        address = up.enter_context(running(tmp_path, port=PORT + 200))
        session = post(address, "/api/guests")["session"]
        post(address, "/api/tables", session, game="gobblet", chairs=["me", "bot:9"])
        with connect(address.replace("http", "ws") + "/api/socket") as socket:
            socket.send(json.dumps({"t": "hello", "session": session}))
            socket.recv()
            up.close()
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert '"level": "error"' not in (tmp_path / "server.log").read_text()
    assert sorted(path.name for path in tmp_path.glob("blockyard.db*")) == ["blockyard.db"]
    with sqlite3.connect(tmp_path / "blockyard.db") as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
