"""A guest may choose a name: by the same rules as accounts, without taking it from anybody."""

import pytest

from blockyard.server.names import spelling
from blockyard.words import LANGUAGES, Words
from tests.server.app_client import Browser, reason, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as client:
        yield client


def test_a_guest_chooses_a_name_and_stays_a_guest(server):
    ada = Browser(server)
    before = ada("GET", "/api/me").json()
    named = ada("POST", "/api/me/name", name=" Otter ").json()
    assert named == before | {"name": "Otter"}
    assert ada("GET", "/api/me").json() == named


def test_the_table_and_the_lobby_show_the_new_name(server):
    ada, bob = Browser(server), Browser(server)
    made = ada("POST", "/api/tables", game="gobblers", chairs=["me", "open"], public=True)
    table = made.json()["table"]
    with bob.socket(table) as socket:
        ada("POST", "/api/me/name", name="Maple")
        chair = until(socket, "table")["table"]["chairs"][0]
    assert (chair["name"], chair["guest"]) == ("Maple", True)
    listed = {one["id"]: one for one in bob("GET", "/api/tables").json()}
    assert listed[table]["chairs"][0]["name"] == "Maple"


@pytest.mark.parametrize(
    ("name", "why"),
    [("x", "name-length"), ("a  b", "name-letters"), ("guest-12ab", "name-reserved")],
)
def test_a_name_that_nobody_may_have_is_refused_in_words(server, name, why):
    assert reason(Browser(server)("POST", "/api/me/name", name=name)) == why


def test_two_guests_may_share_a_name_but_not_that_of_an_account(server):
    first, second = Browser(server), Browser(server)
    for guest in (first, second):
        assert guest("POST", "/api/me/name", name="Comet").json()["name"] == "Comet"
    first.sign_up("Comet")
    third = Browser(server)
    assert reason(third("POST", "/api/me/name", name="C0met")) == "name-taken"
    assert reason(first("POST", "/api/me/name", name="Meteor")) == "account-named"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_suggested_name_can_be_taken(lang):
    names = Words(lang).say("name-suggestions").split(", ")
    assert len(set(map(spelling.skeleton, names))) == len(names) >= 12
    assert [spelling.checked(name) for name in names] == names
