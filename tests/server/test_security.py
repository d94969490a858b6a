"""Security: authentication, origins, tokens, sessions, and malformed input."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect

from blockyard.server.people.sessions import new_token
from tests.server.app_client import TIMEOUT, Browser, reason, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as client:
        yield client


def table_of(browser: Browser) -> str:
    return browser("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]


def why(socket) -> str:
    return until(socket, "refused")["objection"]["reason"]


def test_a_socket_gets_nothing_before_it_has_authenticated(server):
    table = table_of(Browser(server))
    with server.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "open", "table": table})
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=TIMEOUT)


def test_a_wrong_session_gets_a_refusal_and_nothing_else(server):
    with server.websocket_connect("/api/socket") as socket:
        socket.send_json({"t": "hello", "session": "made up"})
        assert why(socket) == "not-signed-in"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=TIMEOUT)


def test_a_page_of_a_foreign_origin_gets_no_socket(server):
    headers = {"origin": "http://elsewhere.test"}
    with (
        pytest.raises(WebSocketDisconnect),
        server.websocket_connect("/api/socket", headers=headers) as socket,
    ):
        socket.send_json({"t": "hello"})
        socket.receive_json(timeout=TIMEOUT)


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
def test_a_malformed_frame_is_refused_and_the_session_goes_on(server, text):
    with Browser(server).socket() as socket:
        socket.send_text(text)
        assert why(socket) == "malformed"
        socket.send_json({"t": "ping", "nonce": "still here"})
        assert until(socket, "pong")["nonce"] == "still here"


def test_a_seat_can_be_played_by_its_owner_only(server):
    ada, eve = Browser(server), Browser(server)
    table = table_of(ada)
    with eve.socket(table) as socket:
        move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "4b2", "nonce": "1"}
        socket.send_json(move)
        assert why(socket) == "not-your-seat"
        socket.send_json({"t": "act", "table": table, "seat": 0, "what": "resign", "nonce": "2"})
        assert why(socket) == "not-your-seat"
        socket.send_json(
            {"t": "check", "table": table, "seat": 0, "ply": 0, "move": "x", "nonce": "3"}
        )
        assert why(socket) == "not-your-seat"


def test_a_doubled_move_counts_once_and_a_late_one_not_at_all(server):
    ada = Browser(server)
    table = table_of(ada)
    move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "4b2", "nonce": "1"}
    with ada.socket(table) as socket:
        socket.send_json(move)
        version = until(socket, "ack")["version"]
        socket.send_json(move)
        assert until(socket, "ack")["version"] == version
        socket.send_json(move | {"nonce": "2"})
        refused = until(socket, "refused")
        assert refused["objection"]["reason"] == "stale" and refused["now"]["ply"] == 1
        socket.send_json(move | {"nonce": "3", "ply": 1})
        assert why(socket) == "not-your-turn"
        socket.send_json(move | {"nonce": "4", "ply": 1, "seat": 1, "move": "4b2"})
        refused = until(socket, "refused")
        assert refused["objection"]["clause"] == "G4"
        assert "now" not in refused, "the first refusal has shown the position"


# --- tokens -------------------------------------------------------------------------------------


def test_tokens_have_128_bits_and_are_never_the_same():
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(urlsafe_b64decode(token + "==")) for token in tokens} == {16}


def seat_token(browser: Browser, *chairs: str) -> tuple[str, str]:
    made = browser("POST", "/api/tables", game="gobblet", chairs=list(chairs)).json()
    return made["table"], made["tokens"][0]


@pytest.mark.parametrize("begun", [False, True])
def test_a_seat_token_is_worth_nothing_once_its_owner_has_left(server, begun):
    ada, bob, carol = Browser(server), Browser(server), Browser(server)
    table, token = seat_token(ada, "me", "open")
    if begun:
        bob("POST", f"/api/tables/{table}/seats")
    with carol.socket() as socket:
        look = {"t": "open", "table": table, "tokens": [token]}
        socket.send_json(look)
        assert until(socket, "table")["yours"] == [0]
        assert ada("DELETE", f"/api/tables/{table}/seats").status_code < 300
        act = {"t": "act", "table": table, "seat": 0, "what": "rematch", "nonce": "1"}
        socket.send_json(act)
        assert why(socket) == "not-your-seat", "also for who had shown it before"
        socket.send_json(look)
        assert until(socket, "table", version=until_version(ada, table))["yours"] == []


def until_version(browser: Browser, table: str) -> int:
    with browser.socket() as socket:
        socket.send_json({"t": "open", "table": table})
        return until(socket, "table")["version"]


# --- pages of others ------------------------------------------------------------------------------


def unsafe(server) -> list[tuple[str, str]]:
    paths = server.get("/api/schema/openapi.json").json()["paths"]
    found = [(method, path) for path, ways in paths.items() for method in ways if method != "get"]
    return [(method, path.replace("{", "").replace("}", "")) for method, path in found]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_no_page_of_another_site_changes_anything_here(server, headers):
    asked = unsafe(server)
    assert len(asked) > 10
    for method, path in asked:
        answer = server.request(method, path, headers=headers)
        assert (answer.status_code, reason(answer)) == (403, "foreign-origin"), (method, path)


def test_our_own_page_may(server):
    answer = server.post("/api/guests", headers={"origin": "http://blockyard.test"})
    server.cookies.clear()
    assert answer.status_code == 201
    assert "session" not in answer.json(), "a page never sees the token"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_the_page_itself_has_no_script_in_it():
    """The rules for scripts would stop one; so nobody may need it."""
    page = (Path(__file__).parents[2] / "web" / "index.html").read_text()
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL)
    assert scripts == [""]
    assert not re.search(r"\son\w+=|javascript:", page)


# --- signing in -----------------------------------------------------------------------------------


def test_signing_in_gives_a_new_session_and_ends_the_old_one(server):
    ada = Browser(server)
    ada.sign_up("Ada Byron")
    old = ada.token
    ada.becomes(ada("POST", "/api/sessions", name="Ada Byron", password="correct horse"))
    assert ada.token != old
    assert reason(Browser(server, old)("GET", "/api/me")) == "not-signed-in"


def test_a_fixated_session_does_not_become_the_account(server):
    Browser(server).sign_up("Grace")
    thief = Browser(server)
    planted = Browser(server, thief.token)
    planted.becomes(planted("POST", "/api/sessions", name="Grace", password="correct horse"))
    assert planted("GET", "/api/me").json()["name"] == "Grace"
    assert thief("GET", "/api/me").json()["guest"]


class Counting(PasswordHasher):
    """Counts the slow work."""

    work = 0

    def hash(self, *args, **more):
        self.work += 1
        return super().hash(*args, **more)

    def verify(self, *args, **more):
        self.work += 1
        return super().verify(*args, **more)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "more"),
    [("/api/sessions", {}), ("/api/recover", {"code": "aaaa-bbbb-cccc-dddd"})],
)
def test_an_unknown_name_is_answered_like_a_known_one_and_takes_as_long(server, path, more):
    passwords = server.app.state.services.accounts.passwords
    client = Browser(server)
    name = f"Known {len(path)}x"
    Browser(server).sign_up(name)
    passwords._hasher, old = Counting(), passwords._hasher
    answers, work = [], []
    for each in (name, "Nobody Here"):
        before = passwords._hasher.work
        answers.append(client("POST", path, name=each, password="wrong horse", **more))
        work.append(passwords._hasher.work - before)
    passwords._hasher = old
    assert answers[0].status_code == answers[1].status_code == 401
    assert answers[0].content == answers[1].content
    assert work == [1, 1], "the slow part is done for both"
