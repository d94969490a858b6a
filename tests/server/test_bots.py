"""Bot accounts: tokens with scopes, marks everywhere, and people who have agreed to meet them."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect

from blockyard.server.rate_limit import Rate
from tests.server.app_client import TIMEOUT, Browser, reason, served, until
from tests.server.test_leaderboards import FAST, play, ratings


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture(scope="module")
def ada(server) -> Browser:
    ada = Browser(server)
    ada.sign_up("Ada")
    return ada


def new_bot(owner: Browser, name: str, **token) -> tuple[str, Browser]:
    bot = owner("POST", "/api/me/bots", name=name).json()["person"]
    made = owner("POST", f"/api/me/bots/{bot}/tokens", **token)
    assert made.status_code == 201, made.text
    return bot, Browser(owner.client, made.json()["token"])


@pytest.fixture(scope="module")
def robo(ada) -> Browser:
    return new_bot(ada, "Robo Runner")[1]


def rated(browser: Browser, **more) -> str:
    new = {"game": "gobblet", "chairs": ["me", "open"], "rated": True, "clock": FAST, **more}
    answer = browser("POST", "/api/tables", **new)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def test_a_bot_says_what_it_is_everywhere(server, ada, robo):
    me = robo("GET", "/api/me").json()
    assert (me["name"], me["bot"], me["guest"]) == ("Robo Runner", True, False)
    profile = ada("GET", "/api/people/Robo Runner").json()
    assert (profile["bot"], profile["owner"]) == (True, "Ada")
    table = rated(robo)
    chair = ada("GET", f"/api/tables/{table}").json()["chairs"][0]
    assert (chair["name"], chair["bot"]) == ("Robo Runner", True)
    assert ada("POST", f"/api/tables/{table}/seats").status_code == 201, (
        "by sitting down she agrees"
    )
    assert "player 0: Robo Runner (bot)\n" in ada("GET", f"/api/tables/{table}/record").text


def test_people_meet_bots_only_if_they_agree(ada, robo):
    closed, welcome = rated(ada), rated(ada, bots=True)
    assert reason(robo("POST", f"/api/tables/{closed}/seats")) == "bots-not-here"
    assert robo("POST", f"/api/tables/{welcome}/seats").status_code == 201


def test_quick_pairing_brings_people_and_bots_together_only_if_they_agree(server, ada, robo):
    bob = Browser(server)
    bob.sign_up("Bob")
    waiting = robo("POST", "/api/pairings", game="gobblers").json()["table"]
    mine = bob("POST", "/api/pairings", game="gobblers").json()["table"]
    assert mine != waiting
    bob("DELETE", "/api/pairings")
    agreed = bob("POST", "/api/pairings", game="gobblers", bots=True).json()["table"]
    assert agreed == waiting


@pytest.mark.slow
@pytest.mark.parametrize("winner", ["person", "bot"])
def test_a_rated_game_between_a_person_and_a_bot_changes_both_ratings(tmp_path, winner):
    with served(tmp_path) as client:
        owner, bob = Browser(client), Browser(client)
        owner.sign_up("Olga"), bob.sign_up("Bob")
        _, robo = new_bot(owner, "Robo Rated")
        first, second = (bob, robo) if winner == "person" else (robo, bob)
        names = ("Bob", "Robo Rated") if winner == "person" else ("Robo Rated", "Bob")
        table = play(first, second, bots=True)
        won, lost = (ratings(owner, name)["gobblet"] for name in names)
        assert won > 1500 > lost
        for name, rating in zip(names, (won, lost), strict=True):
            (point,) = owner("GET", f"/api/people/{name}/ratings/gobblet").json()
            assert point["rating"] == rating
        steps = bob("GET", f"/api/tables/{table}/rating").json()["changes"]
        assert [step["rating"] for step in steps] == [won, lost]
        assert steps[0]["gain"] > 0 > steps[1]["gain"]


def test_bots_are_rated_among_themselves(server, ada, robo):
    _, other = new_bot(ada, "Robo Two")
    play(robo, other)
    assert ratings(ada, "Robo Runner")["gobblet"] > 1500 > ratings(ada, "Robo Two")["gobblet"]


ACCOUNT_ROUTES = [
    ("GET", "/api/me/sessions"),
    ("DELETE", "/api/me/sessions"),
    ("POST", "/api/me/password"),
    ("POST", "/api/me/transfer"),
    ("GET", "/api/me/bots"),
    ("POST", "/api/me/bots"),
    ("DELETE", "/api/me"),
    ("GET", "/api/me/export"),
    ("POST", "/api/reports"),
    ("POST", "/api/positions/exact"),
]


@pytest.mark.parametrize(("method", "path"), ACCOUNT_ROUTES)
def test_a_token_never_reaches_the_account_or_the_engines_help(robo, method, path):
    bodies = {
        "/api/me/password": {"old": "correct horse", "new": "better horse"},
        "/api/me/bots": {"name": "Robo Three"},
        "/api/reports": {"person": "x", "why": "name"},
        "/api/positions/exact": {"game": "gobblers"},
    }
    assert reason(robo(method, path, **bodies.get(path, {}))) == "token-scope"


def test_a_token_does_what_its_scopes_say(server, ada):
    _, reader = new_bot(ada, "Robo Reader", scopes=[])
    assert reader("GET", "/api/me").status_code == 200
    new = {"game": "gobblet", "chairs": ["me", "open"]}
    assert reason(reader("POST", "/api/tables", **new)) == "token-scope"
    table = rated(ada, bots=True)
    assert reason(reader("POST", f"/api/tables/{table}/seats")) == "token-scope"
    with reader.socket(table) as socket:
        socket.send_json({"t": "act", "table": table, "seat": 0, "what": "resign", "nonce": "1"})
        assert until(socket, "refused")["objection"]["reason"] == "token-scope"
        socket.send_json({"t": "help", "table": table, "kind": "hint", "nonce": "2"})
        assert until(socket, "refused")["objection"]["reason"] == "token-scope"


def test_a_revoked_token_ends_its_sockets(server, ada):
    bot, robo = new_bot(ada, "Robo Short", label="at home")
    (mine,) = [one for one in ada("GET", "/api/me/bots").json() if one["person"] == bot]
    (token,) = mine["tokens"]
    assert token["label"] == "at home" and "token" not in token
    with robo.socket() as socket:
        path = f"/api/me/bots/{bot}/tokens/{token['id']}"
        assert ada("DELETE", path).status_code == 200
        assert until(socket, "refused")["objection"]["reason"] == "session-ended"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=TIMEOUT)
    assert reason(robo("GET", "/api/me")) == "not-signed-in"


def test_bots_belong_to_accounts_and_to_nobody_else(server, ada):
    assert reason(Browser(server)("POST", "/api/me/bots", name="Robo G")) == "bots-need-account"
    bot, _ = new_bot(ada, "Robo Mine")
    eve = Browser(server)
    eve.sign_up("Eve")
    for method, path in (
        ("POST", f"/api/me/bots/{bot}/tokens"),
        ("DELETE", f"/api/me/bots/{bot}"),
    ):
        assert reason(eve(method, path)) == "no-such-bot"
    assert reason(eve("POST", "/api/me/bots", name="Robo M1ne")) == "name-taken"


def test_bots_go_with_their_owner(server):
    owner = Browser(server)
    owner.sign_up("Gone Soon")
    _, robo = new_bot(owner, "Robo Orphan")
    assert owner("DELETE", "/api/me").status_code == 200
    assert reason(robo("GET", "/api/me")) == "not-signed-in"
    assert reason(Browser(server)("GET", "/api/people/Robo Orphan")) == "no-such-person"


def test_bots_have_limits_of_their_own(tmp_path):
    with served(tmp_path, bot=Rate(burst=5, each_second=0.001)) as client:
        ada = Browser(client)
        ada.sign_up("Ada")
        _, robo = new_bot(ada, "Robo")
        answers = [robo("GET", "/api/me").status_code for _ in range(8)]
        assert answers[0] == 200 and answers[-1] == 429
        assert ada("GET", "/api/me").status_code == 200


def test_names_are_not_taken_by_the_hundred_for_bots(tmp_path):
    """A name that is given up is held for 90 days: bots made and deleted took all good ones."""
    with served(tmp_path, sign_ins=Rate(burst=3, each_second=0.001)) as client:
        ada = Browser(client)
        ada.sign_up("Ada")
        for name in ("Robo One", "Robo Two"):
            bot = ada("POST", "/api/me/bots", name=name).json()["person"]
            assert ada("DELETE", f"/api/me/bots/{bot}").status_code == 200
        assert reason(ada("POST", "/api/me/bots", name="Robo Three")) == "too-fast"


def test_a_bot_has_no_password_to_sign_in_with(server, ada, robo):
    given = {"name": "Robo Runner", "password": ""}
    assert reason(Browser(server)("POST", "/api/sessions", **given)) == "wrong-password"
