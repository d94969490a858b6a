"""Sessions: listed, ended and expired; sockets end with them; cookies, origins and passwords."""

from __future__ import annotations

import logging
import time

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from blockyard.server import clock
from blockyard.server.rate_limit import Rate
from blockyard.server.storage import schema
from tests.server.app_client import TIMEOUT, Browser, reason, served, served_behind_proxy, until
from tests.server.test_leaderboards import play

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
HTTPS = {"x-forwarded-proto": "https"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory):
    with served_behind_proxy(tmp_path_factory.mktemp("data")) as client:
        yield client


def is_hung_up(socket) -> bool:
    """Whether the server ends this socket, and says why."""
    assert until(socket, "refused")["objection"]["reason"] == "session-ended"
    with pytest.raises(WebSocketDisconnect):
        while True:
            socket.receive_json(timeout=TIMEOUT)
    return True


# --- sockets end with their sessions --------------------------------------------------------------


@pytest.mark.slow
def test_a_password_recovery_ends_the_thief_s_socket(server):
    ada = Browser(server)
    code = ada.sign_up("Ada")["recovery"][0]
    thief = Browser(server, ada.token)
    table = thief("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]
    with thief.socket(table) as socket:
        new = {"name": "Ada", "code": code, "password": "better horse"}
        assert Browser(server)("POST", "/api/recover", **new).status_code == 201
        assert is_hung_up(socket)


@pytest.mark.parametrize("way", ["sign-out", "one", "all", "password", "deletion"])
def test_a_socket_ends_with_its_session(server, way):
    ada, other = Browser(server), Browser(server)
    name = f"Grace {way.replace('-', ' ')}"[:20]
    ada.sign_up(name)
    other.becomes(other("POST", "/api/sessions", name=name, password="correct horse"))
    with other.socket() as socket:
        match way:
            case "sign-out":
                other("DELETE", "/api/sessions")
            case "one":
                listed = ada("GET", "/api/me/sessions").json()
                (there,) = [one["id"] for one in listed if not one.get("here")]
                assert ada("DELETE", f"/api/me/sessions/{there}").status_code == 200
            case "all":
                assert ada("DELETE", "/api/me/sessions").status_code == 200
            case "password":
                change = {"old": "correct horse", "new": "better horse"}
                ada.becomes(ada("POST", "/api/me/password", **change))
            case "deletion":
                ada("DELETE", "/api/me")
        assert is_hung_up(socket)
    assert reason(other("GET", "/api/me")) == "not-signed-in"
    if way != "deletion":
        assert ada("GET", "/api/me").json()["name"] == name


def test_a_pending_transfer_link_is_void_after_a_recovery(server):
    ada = Browser(server)
    codes = ada.sign_up("Hedy")["recovery"]
    pending = ada("POST", "/api/me/transfer").json()["code"]
    new = {"name": "Hedy", "code": codes[0], "password": "better horse"}
    assert Browser(server)("POST", "/api/recover", **new).status_code == 201
    thief = Browser(server)
    assert reason(thief("POST", "/api/transfers", code=pending)) == "transfer-gone"


# --- the list and the end -------------------------------------------------------------------------


def test_sessions_are_listed_with_their_devices(server):
    ada = Browser(server)
    ada.sign_up("Lise")
    body = {"name": "Lise", "password": "correct horse"}
    server.post("/api/sessions", json=body, headers={"user-agent": FIREFOX})
    server.cookies.clear()
    listed = ada("GET", "/api/me/sessions").json()
    assert sorted(one["device"] for one in listed) == ["", "Firefox, Linux"]
    assert [one.get("here", False) for one in listed].count(True) == 1
    assert all(one["until"] > one["used"] >= one["made"] for one in listed)
    dump = str(listed)
    assert ada.token not in dump


def test_nobody_ends_the_session_of_somebody_else(server):
    ada, eve = Browser(server), Browser(server)
    ada.sign_up("Emmy"), eve.sign_up("Eve")
    (mine,) = ada("GET", "/api/me/sessions").json()
    assert reason(eve("DELETE", f"/api/me/sessions/{mine['id']}")) == "no-such-session"
    assert ada("GET", "/api/me").status_code == 200


def test_a_session_ends_when_it_has_not_been_used_for_long(tmp_path, monkeypatch):
    now = time.time_ns()
    monkeypatch.setattr(clock.time, "time_ns", lambda: now)
    with served(tmp_path) as client:
        ada = Browser(client)
        ada.sign_up("Ada")
        for _ in range(3):  # used each time, so it goes on
            now += 80 * 86_400 * 10**9
            assert ada("GET", "/api/me").status_code == 200
        now += 91 * 86_400 * 10**9
        assert reason(ada("GET", "/api/me")) == "not-signed-in"


# --- passwords ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        *("password", "PASSWORD", "Password1!", "p@ssw0rd", "12345678", "qwertyuiop", "iloveyou"),
        *("aaaaaaaaaa", "12121212", "blockyard2026", "trustno1", "Sunshine99"),
    ],
)
def test_common_passwords_are_refused(server, password):
    new = {"name": "Marie", "password": password}
    assert reason(Browser(server)("POST", "/api/accounts", **new)) == "password-common"


@pytest.mark.parametrize("password", ["marie curie", "MarieCurie1867", "xx mar1e curie xx"])
def test_the_own_name_is_no_password(server, password):
    new = {"name": "Marie Curie", "password": password}
    assert reason(Browser(server)("POST", "/api/accounts", **new)) == "password-name"


def test_changing_the_password_needs_the_old_one(server):
    ada = Browser(server)
    ada.sign_up("Sofia")
    wrong = ada("POST", "/api/me/password", old="wrong horse", new="better horse")
    assert (wrong.status_code, reason(wrong)) == (401, "wrong-old-password")
    weak = ada("POST", "/api/me/password", old="correct horse", new="password1")
    assert reason(weak) == "password-common"
    old = ada.token
    ada.becomes(ada("POST", "/api/me/password", old="correct horse", new="better horse"))
    assert ada.token != old
    assert reason(Browser(server, old)("GET", "/api/me")) == "not-signed-in"
    again = Browser(server)("POST", "/api/sessions", name="Sofia", password="better horse")
    assert again.status_code == 201


def test_spellings_of_one_name_share_their_guesses(tmp_path):
    with served(tmp_path, sign_ins=Rate(burst=4, each_second=0.001)) as client:
        services = client.app.state.services
        spellings = ["Ada", "ADA", "ada", " Ada", "A.d.a", "aDa", "Ada ", "adA"]
        answers = []
        for number in range(16):
            services.sign_in_limit._buckets.clear()  # another address each time
            name = spellings[number % len(spellings)]
            thief = {"name": name, "password": f"guess {number}"}
            answers.append(reason(client.post("/api/sessions", json=thief)))
    assert answers[0] == "wrong-password"
    assert answers[-1] == "too-fast"


def test_one_address_cannot_lock_somebody_else_out(tmp_path):
    with served(tmp_path, sign_ins=Rate(burst=4, each_second=0.001)) as client:
        Browser(client).sign_up("Ada")
        thief = {"name": "Ada", "password": "wrong horse"}
        while reason(client.post("/api/sessions", json=thief)) != "too-fast":
            pass
        client.app.state.services.sign_in_limit._buckets.clear()  # Ada's address is another one
        mine = client.post("/api/sessions", json=thief | {"password": "correct horse"})
        assert mine.status_code == 201


# --- https ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_behind_https_the_cookie_is_secure_and_tied_to_the_host(behind_proxy):
    headers = HTTPS | {"origin": "https://blockyard.test"}
    answer = behind_proxy.post("/api/guests", headers=headers)
    behind_proxy.cookies.clear()
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-blockyard_session=")
    for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
        assert part in cookie
    assert "Domain" not in cookie
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_over_plain_http_it_is_not_and_nothing_promises_https(behind_proxy):
    answer = behind_proxy.post("/api/guests")
    behind_proxy.cookies.clear()
    assert answer.headers["set-cookie"].startswith("blockyard_session=")
    assert "Secure" not in answer.headers["set-cookie"]
    assert "strict-transport-security" not in answer.headers


def test_a_stranger_cannot_claim_to_be_the_proxy(server):
    answer = server.post("/api/guests", headers=HTTPS)
    server.cookies.clear()
    assert answer.headers["set-cookie"].startswith("blockyard_session=")


def test_behind_https_a_planted_plain_cookie_counts_for_nothing(behind_proxy):
    """Session fixation: a page of plain http, or of another host of the domain, can set one."""
    planted = Browser(behind_proxy).token
    headers = HTTPS | {"cookie": f"blockyard_session={planted}"}
    assert reason(behind_proxy.get("/api/me", headers=headers)) == "not-signed-in"
    headers = HTTPS | {"cookie": f"__Host-blockyard_session={planted}"}
    assert behind_proxy.get("/api/me", headers=headers).status_code == 200


def test_a_page_that_came_over_plain_http_is_foreign_to_https(behind_proxy):
    headers = HTTPS | {"origin": "http://blockyard.test"}
    answer = behind_proxy.post("/api/guests", headers=headers)
    assert (answer.status_code, reason(answer)) == (403, "foreign-origin")
    with (
        pytest.raises(WebSocketDisconnect),
        behind_proxy.websocket_connect("/api/socket", headers=headers) as socket,
    ):
        socket.send_json({"t": "hello"})
        socket.receive_json(timeout=TIMEOUT)


# --- leaks ----------------------------------------------------------------------------------------


def test_the_history_of_a_rating_names_no_private_table(server):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Rosa"), bob.sign_up("Bob")
    table = play(ada, bob)
    path = "/api/people/Rosa/ratings/gobblet"
    assert table not in Browser(server)("GET", path).text
    assert table not in bob("GET", path).text
    steps = ada("GET", path).json()
    assert [step["table"] for step in steps] == [table], "her own she may see"


def test_a_transfer_code_stands_in_no_address(server):
    ada = Browser(server)
    code = ada("POST", "/api/me/transfer").json()["code"]
    assert Browser(server)("POST", f"/api/transfers/{code}").status_code in (404, 405)
    assert Browser(server)("POST", "/api/transfers", code=code).status_code == 201


def test_the_log_of_an_error_names_nobody(server, caplog, monkeypatch):
    services = server.app.state.services

    async def fail(*_):
        raise RuntimeError("planted")

    monkeypatch.setattr(services.accounts, "find", fail)
    with caplog.at_level(logging.ERROR):
        assert server.get("/api/people/Ada%20Byron").status_code == 500
    assert caplog.records
    for record in caplog.records:
        assert "Ada" not in record.getMessage() and "/api/people/" in record.getMessage()


def test_an_error_of_the_database_quotes_no_values(server):
    """SQLAlchemy adds the parameters to its errors: names and hashes of passwords."""

    def fail(connection: Connection) -> None:
        row = {"id": "x", "name": "Ada Byron", "is_guest": False, "since": 0}
        connection.execute(insert(schema.persons).values(row))
        connection.execute(insert(schema.persons).values(row))

    with server.portal() as portal, pytest.raises(IntegrityError) as failed:
        portal.call(server.app.state.services.store.write, fail)
    assert "Ada Byron" not in str(failed.value)
