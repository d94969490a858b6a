"""Nobody can pass for somebody else, and names are looked up rather than written into the log."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, select

from blockyard.server.storage import schema
from tests.server.app_client import Browser, reason, served


@pytest.fixture
def server(tmp_path):
    with served(tmp_path) as client:
        yield client


def sign_up(server, name: str):
    return Browser(server)("POST", "/api/accounts", name=name, password="correct horse")


def chairs(browser: Browser, table: str) -> list[dict]:
    return browser("GET", f"/api/tables/{table}").json()["chairs"]


INVISIBLE = {
    "variation selector": "Ada\ufe0f",
    "grapheme joiner": "Ada\u034f",
    "Khmer inherent vowel": "Ada\u17b5",
    "Mongolian selector": "Ada\u180b",
    "supplementary selector": "Ada\U000e0100",
    "Hangul filler": "Ada\u3164",
    "halfwidth Hangul filler": "Ada\uffa0",
    "tag": "Ada\U000e0061",
    "musical beam": "Ada\U0001d173",
    "shorthand overlap": "Ada\U0001bca0",
    "Braille blank": "Ada\u2800",
    "soft hyphen": "A\u00adda",
    "word joiner": "A\u2060da",
}


@pytest.mark.parametrize("twin", INVISIBLE.values(), ids=INVISIBLE)
def test_what_cannot_be_seen_makes_no_new_name(server, twin):
    assert sign_up(server, "Ada").status_code == 201
    assert reason(sign_up(server, twin)) in ("name-letters", "name-taken")


def test_a_name_of_nothing_but_fillers_is_none(server):
    for text in ("\u115f\u1160", "\u3164\u3164\u3164", "\uffa0\uffa0"):
        assert reason(sign_up(server, text)) == "name-letters"


ALIKE = {
    "Arabic and Persian kaf": ("كريم", "کريم"),
    "Arabic and Persian yeh": ("يوسف", "یوسف"),
    "swash kaf": ("كريم", "ڪريم"),
    "Arabic and Persian digits": ("علي ٤", "علي ۴"),
    "Arabic and European digits": ("علي ٣", "علي 3"),
    "Hebrew points": ("כהן", "כֹהן"),
    "Arabic vowel marks": ("محمد", "محمّد"),
    "alef with hamza": ("احمد", "أحمد"),
    "Greek capitals": ("HOME", "ΗΟΜΕ"),
    "Cyrillic": ("pop", "рор"),
    "an accent": ("Zoe", "Zoë"),
    "a dot below": ("Ada", "Ạda"),
    "l, I and 1": ("Paul", "PAU1"),
    "rn and m": ("Marnie", "Mamie"),
}


@pytest.mark.parametrize(("name", "twin"), ALIKE.values(), ids=ALIKE)
def test_what_looks_alike_is_one_name(server, name, twin):
    assert sign_up(server, name).status_code == 201
    assert reason(sign_up(server, twin)) in ("name-letters", "name-taken")


def test_a_typed_name_is_marked_as_a_guest_and_the_account_s_is_not(server):
    ada, eve = Browser(server), Browser(server)
    ada.sign_up("Ada"), eve.sign_up("Eve")
    new = {"game": "gobblet", "chairs": ["me", "me"], "names": ["Ada", "Eve"]}
    table = eve("POST", "/api/tables", **new).json()["table"]
    first, second = chairs(ada, table)
    assert (first["name"], first.get("guest")) == ("Ada", True)
    assert (second["name"], second.get("guest")) == ("Eve", None)
    record = ada("GET", f"/api/tables/{table}/record").text
    assert "player 0: Ada (guest)\n" in record
    assert "player 1: Eve\n" in record


def test_rated_games_show_no_typed_names(server):
    Browser(server).sign_up("Ada")
    eve = Browser(server)
    eve.sign_up("Eve")
    new = {"game": "gobblet", "chairs": ["me", "open"], "names": ["Ada"], "rated": True}
    assert reason(eve("POST", "/api/tables", **new)) == "rated-own-name"


def all_events(server) -> list[tuple]:
    def read(connection: Connection) -> list[tuple]:
        return [tuple(row) for row in connection.execute(select(schema.events))]

    with server.portal() as portal:
        return portal.call(server.app.state.services.store.read, read)


def test_signing_up_and_deleting_leave_the_log_as_it_is(server):
    """They rewrote every event of every game of the person, while nobody else could write."""
    ada = Browser(server)
    new = {"game": "gobblet", "chairs": ["me", "me"]}
    tables = [ada("POST", "/api/tables", **new).json()["table"] for _ in range(3)]
    before = all_events(server)
    ada.sign_up("Ada")
    assert all_events(server) == before
    assert [one["name"] for one in chairs(ada, tables[0])] == ["Ada", "Ada"]
    ada("DELETE", "/api/me")
    assert set(before) <= set(all_events(server))
    assert [one.get("name", "") for one in chairs(Browser(server), tables[0])] == ["", ""]
    assert "Ada" not in str(all_events(server))


def test_a_name_that_was_given_up_cannot_be_taken_over(server):
    ada = Browser(server)
    ada.sign_up("Ada Byron")
    ada("DELETE", "/api/me")
    assert reason(sign_up(server, "Ada Byron")) == "name-taken"
    assert reason(sign_up(server, "ada-byron")) == "name-taken"
