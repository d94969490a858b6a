"""What strangers see: how many play, a game to look at, small boards, and lots for who begins."""

import asyncio

import pytest

from blockyard import games
from blockyard.server.live import showcase
from tests.server.app_client import Browser, reason, served, until
from tests.server.session_client import with_services
from tests.server.test_replays import play, turn


@pytest.fixture
def server(tmp_path):
    with served(tmp_path, count_speed=1000) as client:
        yield client


def public(ada: Browser, bob: Browser) -> str:
    table = ada("POST", "/api/tables", game="gobblers", chairs=["me", "open"], public=True)
    name = table.json()["table"]
    bob("POST", f"/api/tables/{name}/seats")
    return name


@pytest.mark.parametrize("key", list(games.all_games()))
def test_without_games_a_sample_is_shown_to_its_end(server, key):
    found = Browser(server)("GET", f"/api/featured/{key}").json()
    assert (found["kind"], found["table"]["game"]) == ("sample", key)
    assert [step["now"]["ply"] for step in found["steps"]] == list(range(len(found["steps"])))
    assert found["steps"][-1]["now"]["outcome"]["winners"]
    assert all(chair["kind"] == "bot" for chair in found["table"]["chairs"])


def test_an_unknown_game_is_refused(server):
    answer = Browser(server)("GET", "/api/featured/chess")
    assert reason(answer) == "no-such-game"


@pytest.mark.slow
def test_a_running_game_is_shown_while_a_player_is_there(server):
    ada, bob, eve = (Browser(server) for _ in range(3))
    table = public(ada, bob)
    with ada.socket(table) as socket:
        play(socket, table, turn(socket, table), "3b2")
        until(socket, "ack")
        found = eve("GET", "/api/featured/gobblers").json()
        assert (found["kind"], found["table"]["id"]) == ("live", table)
        assert [step["shown"] for step in found["steps"]] == ["3b2"]
        small = eve("GET", f"/api/boards?tables={table},nowhere").json()
        assert small == [found]
        assert eve("GET", "/api/activity").json() == {"players": 1, "playing": {"gobblers": 1}}
    private = ada("POST", "/api/tables", game="gobblers", chairs=["me", "me"]).json()["table"]
    waiting = ada("POST", "/api/tables", game="gobblers", chairs=["me", "open"], public=True)
    others = f"{private},{waiting.json()['table']}"
    assert eve("GET", f"/api/boards?tables={others}").json() == []


def test_where_nobody_is_nothing_is_counted(server):
    assert Browser(server)("GET", "/api/activity").json() == {}


@pytest.mark.slow
def test_pairing_draws_lots_and_meets_tables_that_do_not(server):
    seats = set()
    for _ in range(16):
        ada, bob = Browser(server), Browser(server)
        waits = ada("POST", "/api/pairings", game="gobblers").json()
        seats.add(waits["seats"][0])
        assert bob("POST", "/api/pairings", game="gobblers").json()["table"] == waits["table"]
    assert seats == {0, 1}
    ada, bob = Browser(server), Browser(server)
    made = ada("POST", "/api/tables", game="gobblet", chairs=["me", "open"], public=True).json()
    assert bob("POST", "/api/pairings", game="gobblet").json()["table"] == made["table"]


def test_a_game_that_takes_long_to_load_is_not_shown(server, monkeypatch):
    """Otherwise 1,400 moves of somebody were loaded by everybody who visits the first page."""
    ada = Browser(server)
    made = ada("POST", "/api/tables", game="gobblers", chairs=["me", "me"], public=True)
    table = made.json()["table"]
    with ada.socket(table) as socket:
        for move in ("3a1", "1c1", "3b2", "1a3", "2c3"):
            play(socket, table, turn(socket, table), move)
            until(socket, "ack")
    monkeypatch.setattr(showcase, "SHORTEST", 1)
    monkeypatch.setattr(showcase, "LONGEST", 4)
    assert ada("GET", "/api/featured/gobblers").json()["kind"] == "sample"


def test_many_who_ask_at_once_look_for_a_finished_game_once(tmp_path, monkeypatch):
    """The search reads several tables, so it must not be multiplied by whoever asks."""

    async def scenario(services):
        shown, searches = services.showcase, []

        async def search(game):
            searches.append(game)
            await asyncio.sleep(0.05)
            return ""

        monkeypatch.setattr(shown, "_find_finished", search)
        await asyncio.gather(*(shown.finished("gobblers") for _ in range(20)))
        await shown.finished("gobblet")
        assert searches == ["gobblers", "gobblet"]

    with_services({"data": tmp_path}, scenario)
