"""Names leave the events of an older database, and nobody loses a game, a name or a session.

`format-2.sql` is a database of the version before: Ada and Bob Cohen have played two rated games,
one of them at a private table; Ada and a guest are in the middle of a game; Ada shares a screen
under the names Dana and Bob Cohen; the guest waits under the name Yoav.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from blockyard.server.storage import schema
from tests.server.app_client import Browser, reason, served, served_behind_proxy, until
from tests.server.test_migrations import layout, number, ready

SECOND = Path(__file__).parent / "format-2.sql"
ADA, BOB = "rlcRR_TMGafX1e5vapiaTA", "UfmNghQ1XwxWXoW8swDXVg"
HTTPS = {"x-forwarded-proto": "https"}
GUEST = "YhiO-VEZmLOLI_hWVJtDJg"
RATED, RUNNING = "0f07d90c2870f3de", "ff5f29c043ba03b9"
SHARED, WAITING = "4e264930db1dee6c", "8de7adab811fb25e"


@pytest.fixture
def old(tmp_path) -> Path:
    path = tmp_path / "blockyard.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(SECOND.read_text())
    return path


def names_at(browser: Browser, table: str) -> list[tuple[str, bool]]:
    chairs = browser("GET", f"/api/tables/{table}").json()["chairs"]
    return [
        (one.get("name", ""), one.get("guest", False)) for one in chairs if one["kind"] == "person"
    ]


@pytest.mark.slow
def test_names_are_looked_up_and_typed_ones_are_marked_as_guests(old):
    with served(old.parent) as client:
        ada = Browser(client, ADA)
        assert names_at(ada, RATED) == [("Ada", False), ("Bob Cohen", False)]
        assert names_at(ada, SHARED) == [("Dana", True), ("Bob Cohen", True)]
        assert names_at(ada, WAITING) == [("Yoav", True)]
        (first, _), (second, is_guest) = names_at(ada, RUNNING)
        assert first == "Ada" and second.startswith("guest-") and is_guest
    with closing(sqlite3.connect(old)) as database:
        bodies = " ".join(row[0] for row in database.execute("SELECT body FROM events"))
    for name in ("Ada", "Bob Cohen", "Dana", "Yoav", '"name"'):
        assert name not in bodies


@pytest.mark.slow
def test_games_ratings_and_sessions_go_on(old):
    with served(old.parent) as client:
        ada, guest = Browser(client, ADA), Browser(client, GUEST)
        with guest.socket(RUNNING) as socket:
            move = {"t": "move", "table": RUNNING, "seat": 1, "ply": 3, "move": "4d4", "nonce": "x"}
            socket.send_json(move)
            until(socket, "ack", nonce="x")
        assert len(ada("GET", "/api/people/Ada/ratings/gobblet").json()) == 2
        assert Browser(client, BOB)("GET", "/api/me").json()["name"] == "Bob Cohen"
        signed_in = guest("POST", "/api/sessions", name="bob cohen", password="better horse")
        assert signed_in.status_code == 201
    assert number(old) == schema.FORMAT


def over_https(client, cookie: str):
    """The first request of a page that comes with this cookie."""
    answer = client.post("/api/guests", headers=HTTPS | {"cookie": cookie})
    client.cookies.clear()
    return answer


def test_behind_https_a_guest_comes_back_once_with_the_old_cookie(old):
    with served_behind_proxy(old.parent) as client:
        person = Browser(client, GUEST)("GET", "/api/me").json()["person"]
        answer = over_https(client, f"blockyard_session={GUEST}")
        assert answer.json()["person"] == person
        cookie = answer.headers["set-cookie"].partition(";")[0]
        assert cookie.startswith("__Host-blockyard_session=") and GUEST not in cookie
        assert over_https(client, cookie).json()["person"] == person
        again = over_https(client, f"blockyard_session={GUEST}").json()["person"]
        assert again != person, "the old token is worth nothing now, whoever has a copy"
        assert reason(Browser(client, GUEST)("GET", "/api/me")) == "not-signed-in"


def test_behind_https_no_other_plain_cookie_counts(old):
    """One that was planted makes nobody play as somebody else."""
    with served_behind_proxy(old.parent) as client:
        new = Browser(client)
        for token in (ADA, new.token):  # an account can sign in; new sessions have a secure cookie
            theirs = Browser(client, token)("GET", "/api/me").json()["person"]
            assert over_https(client, f"blockyard_session={token}").json()["person"] != theirs
            assert Browser(client, token)("GET", "/api/me").json()["person"] == theirs
        own = over_https(client, "x=y")
        secure = own.headers["set-cookie"].partition(";")[0]
        both = over_https(client, f"blockyard_session={GUEST}; {secure}")
        assert both.json()["person"] == own.json()["person"]


def test_of_two_names_that_look_alike_the_older_account_keeps_its_own(old):
    """The version before did not see an invisible character."""
    with closing(sqlite3.connect(old)) as database:
        twin = (
            "INSERT INTO persons VALUES ('twin', 'Ada\ufe0f', 'ada-twin', NULL, 0, 9999999999999)"
        )
        database.execute(twin)
        database.commit()
    with served(old.parent) as client:
        ada = Browser(client, ADA)
        assert ada("GET", "/api/me").json()["name"] == "Ada"
    with closing(sqlite3.connect(old)) as database:
        (name,) = database.execute("SELECT name FROM persons WHERE id = 'twin'").fetchone()
    assert name.startswith("player ")


def test_the_layout_is_that_of_a_new_database(old, tmp_path):
    ready(old.parent)
    (tmp_path / "new").mkdir()
    ready(tmp_path / "new")

    assert layout(old) == layout(tmp_path / "new" / "blockyard.db")


def test_deleting_an_account_deletes_the_names_typed_at_its_screen(old):
    with served(old.parent) as client:
        ada = Browser(client, ADA)
        assert ada("DELETE", "/api/me").status_code == 200
        bob = Browser(client, BOB)
        assert names_at(bob, SHARED) == [("", True), ("", True)]
        assert reason(bob("GET", "/api/people/Ada")) == "no-such-person"
