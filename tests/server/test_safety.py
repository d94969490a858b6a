"""What strangers send: nothing is told before hello, nonsense changes and breaks nothing."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect

from blockyard.server.limits import Rate
from tests.server.houses import Browser, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as client:
        yield client


def table_of(browser: Browser) -> str:
    return browser("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]


def why(socket) -> str:
    return until(socket, "refused")["objection"]["reason"]


def test_a_socket_hears_nothing_before_it_has_said_who_it_is(server):
    table = table_of(Browser(server))
    with server.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "open", "table": table})
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=5)


def test_a_wrong_session_is_told_so_and_nothing_else(server):
    with server.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "hello", "session": "made up"})
        assert why(socket) == "not-signed-in"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=5)


def test_a_page_of_somebody_else_gets_no_socket(server):
    headers = {"origin": "http://elsewhere.test"}
    with (
        pytest.raises(WebSocketDisconnect),
        server.websocket_connect("/api/socket", headers=headers) as socket,
    ):
        socket.send_json({"t": "hello"})
        socket.receive_json(timeout=5)


def test_every_page_forbids_scripts_that_stand_in_it(server):
    rules = server.get("/api/games").headers["content-security-policy"]
    scripts = next(rule for rule in rules.split("; ") if rule.startswith("script-src"))
    assert scripts == "script-src 'self'"
    assert "default-src 'none'" in rules


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"t": "dance"}',
        '{"t": "move"}',
        '{"t": "ping", "nonce": "1", "more": 1}',
        '{"t": "move", "table": "x", "seat": "0", "ply": 0, "move": "4b2", "nonce": "1"}',
        '{"t": "move", "table": "x", "seat": 0, "ply": -1, "move": "4b2", "nonce": "1"}',
        "[" * 5000,
    ],
)
def test_what_is_not_a_frame_is_refused_and_the_talk_goes_on(server, text):
    with Browser(server).socket() as socket:
        socket.send_text(text)
        assert why(socket) == "malformed"
        socket.send_json({"t": "ping", "nonce": "still here"})
        assert until(socket, "pong")["nonce"] == "still here"


def test_nobody_moves_for_a_seat_that_is_not_theirs(server):
    ada, eve = Browser(server), Browser(server)
    table = table_of(ada)
    with eve.socket(table) as socket:
        move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "4b2", "nonce": "1"}
        socket.send_json(move)
        assert why(socket) == "not-your-seat"
        socket.send_json({"t": "act", "table": table, "seat": 0, "what": "resign", "nonce": "2"})
        assert why(socket) == "not-your-seat"
        socket.send_json(
            {"t": "ask", "table": table, "seat": 0, "ply": 0, "move": "x", "nonce": "3"}
        )
        assert why(socket) == "not-your-seat"


def test_a_doubled_move_counts_once_and_a_late_one_not_at_all(server):
    ada = Browser(server)
    table = table_of(ada)
    move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "4b2", "nonce": "1"}
    with ada.socket(table) as socket:
        socket.send_json(move)
        version = until(socket, "done")["version"]
        socket.send_json(move)
        assert until(socket, "done")["version"] == version
        socket.send_json(move | {"nonce": "2"})
        assert why(socket) == "stale"
        socket.send_json(move | {"nonce": "3", "ply": 1})
        assert why(socket) == "not-your-turn"
        socket.send_json(move | {"nonce": "4", "ply": 1, "seat": 1, "move": "4b2"})
        refused = until(socket, "refused")
        assert refused["objection"]["clause"] == "G4"
        assert refused["now"]["ply"] == 1


def test_who_talks_too_much_has_to_wait(tmp_path):
    slow = Rate(burst=5, each_second=0.001)
    with served(tmp_path, frames=slow) as client, Browser(client).socket() as socket:
        for nonce in range(8):
            socket.send_json({"t": "ping", "nonce": str(nonce)})
        assert why(socket) == "too-fast"


words = st.text(max_size=12) | st.sampled_from(
    ["4b2", "gobblet", "bot:9", "\u202e", "G6", "resign"]
)
values = st.none() | st.booleans() | st.integers(-3, 2**40) | st.floats() | words
kinds = st.sampled_from(
    ["hello", "open", "close", "move", "ask", "act", "say", "help", "cancel", "lobby", "ping"]
)
names = st.sampled_from(
    *[
        [
            "table",
            "seat",
            "ply",
            "move",
            "nonce",
            "what",
            "phrase",
            "kind",
            "job",
            "on",
            "hand",
            "level",
        ]
    ]
)
frames = st.builds(lambda kind, rest: {"t": kind, **rest}, kinds, st.dictionaries(names, values))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(talk=st.lists(frames, max_size=8), noise=st.binary(max_size=40))
def test_no_talk_breaks_the_server_or_changes_a_game_of_others(server, talk, noise):
    table = _quiet_table(server)
    before = server.get(f"/api/tables/{table}/record").text
    with Browser(server).socket(table) as socket:
        for frame in talk:
            socket.send_text(json.dumps({"table": table} | frame))
        socket.send_bytes(noise)
        socket.send_json({"t": "ping", "nonce": "the end"})
        until(socket, "pong", nonce="the end")
    assert server.get(f"/api/tables/{table}/record").text == before


_tables: dict[int, str] = {}


def _quiet_table(server) -> str:
    if id(server) not in _tables:
        _tables[id(server)] = table_of(Browser(server))
    return _tables[id(server)]
