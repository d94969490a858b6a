"""Streamed analysis over the socket: any position, one at a time, the first to make room."""

from __future__ import annotations

import asyncio

import pytest

from blockyard import games
from blockyard.server.engine import workers as scheduling
from blockyard.server.engine.queues import Asker, Kind
from tests.server.app_client import Browser, served, until
from tests.server.test_queues import PLENTY, is_running, run, start
from tests.server.worker_jobs import (
    stops_when_asked,
    tells_until_asked,
    tells_until_there_is,
)


@pytest.fixture
def server(tmp_path):
    with served(tmp_path) as client:
        yield client


def analyse(socket, game: str = "gobblet", nonce: str = "a", **more) -> None:
    socket.send_json({"t": "analyse", "game": game, "nonce": nonce, **more})


@pytest.mark.slow
def test_updates_grow_deeper_and_another_position_replaces_the_first(server):
    ada = Browser(server)
    with ada.socket() as socket:
        analyse(socket, moves=["4b2"], lines=2)
        first = until(socket, "analysis", nonce="a")
        assert len(first["lines"]) == 2 and first["nodes"] > 0
        while (later := until(socket, "analysis", nonce="a"))["depth"] <= first["depth"]:
            pass
        assert later["nodes"] > first["nodes"] and later["ms"] >= first["ms"]
        analyse(socket, moves=["4b2", "4c3"], nonce="b", lines=1)
        found = until(socket, "analysis", nonce="b")
        state = games.get("gobblet").start().play("4b2").play("4c3")
        assert found["lines"][0]["moves"][0] in state.legal_moves()
        socket.send_json({"t": "stop"})
        socket.send_json({"t": "ping", "nonce": "end"})
        until(socket, "pong", nonce="end")


@pytest.mark.slow
def test_a_proven_value_is_told_as_proven_and_ends_the_stream(server):
    ada = Browser(server)
    with ada.socket() as socket:
        analyse(socket, "gobblers", moves=["3a1", "1c1", "3b2", "1a3"], lines=1)
        found = until(socket, "analysis", over=True)
    assert found["lines"][0]["proven"] and found["lines"][0]["ends_in"] == 1
    assert found["lines"][0]["value"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", ["deblockle", "block-out", "blokus-classic"])
def test_every_kind_of_game_can_be_analysed(server, game):
    rules, moves = games.get(game), []
    state = rules.start()
    while state.to_play == -1:
        moves.append(state.legal_moves()[0])
        state = state.play(moves[-1])
    with Browser(server).socket() as socket:
        analyse(socket, game, moves=moves)
        found = until(socket, "analysis")
    assert found["lines"][0]["moves"][0] in state.legal_moves()


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"game": "no such game"}, "no-such-game"),
        ({"moves": ["4b2", "4b2"]}, "not-empty"),
        ({"start": "nonsense"}, "not-a-position"),
        ({"game": "gobblers", "moves": "3a1 1c1 3b2 1a3 2c3".split()}, "nothing-to-think-about"),
    ],
)
@pytest.mark.slow
def test_what_cannot_be_analysed_is_refused_in_words(server, asked, reason):
    with Browser(server).socket() as socket:
        analyse(socket, **asked)
        refused = until(socket, "refused", nonce="a")
    assert reason in refused["objection"]["reason"]


def test_who_plays_a_rated_game_gets_no_analysis(server):
    ada, bob = Browser(server), Browser(server)
    ada.sign_up("Ada"), bob.sign_up("Bob")
    fast = {"kind": "fischer", "seconds": 300, "increment": 3}
    new = {"game": "gobblet", "chairs": ["me", "open"], "rated": True, "clock": fast}
    table = ada("POST", "/api/tables", **new).json()["table"]
    bob("POST", f"/api/tables/{table}/seats")
    with ada.socket(table) as socket:
        analyse(socket, "blokus-duo")
        assert until(socket, "refused")["objection"]["reason"] == "help-while-rated"


# --- the workers ------------------------------------------------------------------------------


def stream(pool, told: list[int], name: str = "ada") -> asyncio.Task:
    more = {"on_update": told.append, "seconds": PLENTY, "asker": Asker(name, name)}
    return asyncio.create_task(pool.stream(tells_until_asked, **more))


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Kind.BOT, Kind.RATED])
def test_an_analysis_makes_room_for_a_computer_player_at_once(kind):
    told: list[int] = []

    async def scenario(pool):
        task = stream(pool, told)
        while not told:
            await asyncio.sleep(0.01)
        assert (await start(pool, stops_when_asked, kind=kind, seconds=0.1)).value == "stopped"
        assert (await task).hurried

    run(scenario)
    assert told == list(range(len(told)))


@pytest.mark.slow
def test_a_computer_player_does_not_wait_for_an_analysis_that_is_slow_to_stop(tmp_path):
    """It runs at the lowest priority: on a busy machine half a second passed until it noticed."""
    told: list[int] = []
    sign = tmp_path / "sign"
    about = {"on_update": told.append, "seconds": PLENTY, "asker": Asker("ada", "ada")}

    async def scenario(pool):
        slow = asyncio.create_task(pool.stream(tells_until_there_is, str(sign), **about))
        while not told:
            await asyncio.sleep(0.01)
        assert (await start(pool, stops_when_asked, kind=Kind.BOT, seconds=0.1)).value == "stopped"
        assert (await slow).hurried
        number = len(told)
        assert (await start(pool, stops_when_asked, kind=Kind.BOT, seconds=0.1)).value == "stopped"
        assert len(told) == number, "nothing is told after the answer"
        sign.touch()
        assert (await pool.stream(tells_until_there_is, str(sign), **about)).value == "answered"
        assert pool.replaced == 0

    run(scenario)


@pytest.mark.slow
def test_analyses_take_turns(monkeypatch):
    monkeypatch.setattr(scheduling, "TURN_SECONDS", 0.1)

    async def scenario(pool):
        first, told = stream(pool, []), []
        await is_running(pool)
        second = stream(pool, told, "bob")
        assert (await first).hurried
        while not told:
            await asyncio.sleep(0.01)
        second.cancel()

    run(scenario)


def test_an_analysis_makes_room_for_help(monkeypatch):
    monkeypatch.setattr(scheduling, "TURN_SECONDS", 0.1)

    async def scenario(pool):
        first = stream(pool, [])
        await is_running(pool)
        assert (await start(pool, stops_when_asked, seconds=0.1)).value == "stopped"
        assert (await first).hurried

    run(scenario)


def test_nothing_is_told_after_the_asker_has_gone():
    told: list[int] = []

    async def scenario(pool):
        task = stream(pool, told)
        while not told:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.sleep(0)
        number = len(told)
        assert (await start(pool, stops_when_asked, seconds=0.1)).value == "stopped"
        assert len(told) == number

    run(scenario)
