"""`blockyard serve` as a process: port, health, limits, shutdown."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from urllib.request import urlopen

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from blockyard.server.addresses import own_addresses
from blockyard.server.serving import free_port
from examples.socket_bot import post
from tests.server.server_process import free_from, process, running

pytestmark = pytest.mark.slow

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


def serve(data, *more: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to end at once."""
    command = [sys.executable, "-m", "blockyard.cli", "serve", "--no-browser", "--lang", "en"]
    return subprocess.run(
        [*command, "--data", str(data), *more],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_port_that_was_asked_for_and_is_taken_is_an_error(server, tmp_path):
    taken = server.rsplit(":", 1)[1]
    ended = serve(tmp_path, "--port", taken)
    assert ended.returncode != 0 and f"port {taken} is taken" in ended.stdout + ended.stderr


def test_without_a_port_the_next_free_one_is_used():
    with ExitStack() as taken:
        first = taken.enter_context(free_port("127.0.0.1", 8421))
        second = taken.enter_context(free_port("127.0.0.1", first.getsockname()[1]))
        assert second.getsockname()[1] > first.getsockname()[1]


def test_two_servers_cannot_share_a_sqlite_file(server, data):
    """Also not at another port: each would keep tables in memory that the other changes."""
    ended = serve(data, "--port", str(free_from(PORT + 300)))
    said = ended.stdout + ended.stderr
    assert ended.returncode != 0 and "blockyard.db" in said and "--data" in said
    with urlopen(f"{server}/healthz") as answer:
        assert json.load(answer)["ok"], "the first one goes on"


def test_a_server_that_was_killed_leaves_no_lock(tmp_path):
    with process(tmp_path, port=PORT + 400) as (server, _):
        server.kill()
        server.wait()
    with running(tmp_path, port=PORT + 400) as address, urlopen(f"{address}/healthz") as answer:
        assert json.load(answer)["ok"]


def test_the_database_and_its_copies_are_for_their_owner_alone(server, data, tmp_path):
    command = [sys.executable, "-m", "blockyard.cli", "backup", str(tmp_path / "copy.db")]
    subprocess.run([*command, "--data", str(data)], check=True, capture_output=True)
    files = [*data.glob("blockyard.db*"), tmp_path / "copy.db"]
    assert {path.stat().st_mode & 0o077 for path in files if path.suffix != ".lock"} == {0}


def test_ready_until_it_is_stopped(server):
    with urlopen(f"{server}/readyz") as answer:
        assert json.load(answer) == {"ok": True}


def test_for_all_addresses_those_that_others_can_use_are_shown(tmp_path):
    with process(tmp_path, "--host", "0.0.0.0", port=PORT + 500) as (server, address):
        port = address.rsplit(":", 1)[1]
        shown = [server.stdout.readline() for _ in own_addresses() if ":" not in _]
        with urlopen(f"{address}/api/site") as answer:
            found = json.load(answer).get("addresses", [])
    assert all(f":{port}/" in line and "," not in line for line in shown)
    assert [line.split()[-1] for line in shown] == found
    assert not any("localhost" in one or "127.0.0.1" in one or "0.0.0.0" in one for one in found)


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


def test_passwords_are_hashed_as_slowly_as_argon2_recommends(server, data):
    session = post(server, "/api/guests")["session"]
    post(server, "/api/accounts", session, name="Ada", password="correct horse")
    with closing(sqlite3.connect(data / "blockyard.db")) as database:
        (stored,) = database.execute("select password from persons where name = 'Ada'").fetchone()
    assert not PasswordHasher().check_needs_rehash(stored)


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
