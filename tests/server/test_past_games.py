"""Finished games: they are entered after their end, found again, reviewed and downloaded."""

from __future__ import annotations

import asyncio
import json
import time
from datetime import UTC, datetime

import pytest
from sqlalchemy import delete

from blockyard import game_files
from blockyard.core import record
from blockyard.server.live import archive
from blockyard.server.live.hub import Hub
from blockyard.server.people import past_games
from blockyard.server.rate_limit import Rate
from blockyard.server.storage import schema
from tests.server.app_client import TIMEOUT, Browser, reason, served, until
from tests.server.test_leaderboards import give_up, play, two

WON = ("3a1", "1c1", "3b2", "1a3", "2c3")
"""A game of Gobblers that the first player wins."""


@pytest.fixture
def server(storage):
    with served(**storage) as client:
        yield client


def search(browser: Browser, **wanted) -> dict:
    answer = browser("POST", "/api/past-games", **wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def tables(browser: Browser, **wanted) -> list[str]:
    return [game["table"] for game in search(browser, **wanted)["games"]]


def when_entered(browser: Browser, *wanted: str) -> None:
    """Wait for the archive, which works in the background."""
    deadline = time.monotonic() + TIMEOUT
    while not set(wanted) <= set(tables(browser, mine=True)):
        assert time.monotonic() < deadline, "the game was not entered"
        time.sleep(0.02)


def gobblers(browser: Browser, chairs=("me", "me"), moves=WON, **more) -> str:
    """A game that is played through on one screen."""
    new = {"game": "gobblers", "chairs": list(chairs), **more}
    table = browser("POST", "/api/tables", **new).json()["table"]
    with browser.socket(table) as socket:
        for ply, move in enumerate(moves):
            frame = {"t": "move", "table": table, "seat": ply % 2, "ply": ply, "move": move}
            socket.send_json(frame | {"nonce": f"m{ply}"})
            until(socket, "ack", nonce=f"m{ply}")
    return table


@pytest.mark.slow
def test_a_game_is_found_by_everything_that_is_known_of_it(server):
    ada, bob = two(server)
    table = play(ada, bob, public=True)
    when_entered(ada, table)
    (game,) = search(bob, player="Ada")["games"]
    assert (game["game"], game["plies"], game["outcome"]["clause"]) == ("gobblet", 8, "M1")
    assert [seat["name"] for seat in game["seats"]] == ["Ada", "Bob"]
    assert [seat["result"] for seat in game["seats"]] == [1, -1]
    assert game["gain"] > 0 and game.get("seat", 0) == 0
    now = int(datetime.now(UTC).timestamp() * 1000)
    fits = (
        *({"game": "gobblet"}, {"opponent": "Bob"}, {"result": "won"}, {"people": True}),
        *({"shortest": 8, "longest": 8}, {"since": now - 600_000, "until": now + 600_000}),
        {"game": "gobblet", "moves": "4a1 4b1"},
        {"game": "gobblet", "moves": "4d4;4d3"},
    )
    fits_not = (
        *({"game": "gobblers"}, {"opponent": "bot:3"}, {"result": "lost"}, {"reviewed": True}),
        *({"shortest": 9}, {"longest": 7}, {"until": now - 600_000}, {"since": now + 600_000}),
        {"game": "gobblet", "moves": "4a1 4d4"},
    )
    for one in fits:
        assert tables(bob, player="Ada", **one) == [table], one
    for one in fits_not:
        assert tables(bob, player="Ada", **one) == [], one
    assert tables(bob, opponent="Ada") == [table], "public games without a player"


@pytest.mark.slow
def test_games_that_end_in_great_numbers_wait_their_turn_and_none_is_forgotten(
    tmp_path, monkeypatch
):
    """Each takes milliseconds to be entered, and whoever plays comes first."""
    monkeypatch.setattr(archive, "MAX_TABLES", 1)
    with served(tmp_path) as client:
        guest = Browser(client)
        when_entered(guest, *(gobblers(guest) for _ in range(4)))


@pytest.mark.slow
def test_a_busy_server_enters_games_when_it_has_time(tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "process_time", time.monotonic)  # as if it used a whole core
    monkeypatch.setattr(archive, "MAX_PAUSE", TIMEOUT)
    with served(tmp_path) as client:
        guest = Browser(client)
        ended = [gobblers(guest) for _ in range(3)]
        when_entered(guest, ended[0])
        time.sleep(4 * archive.PAUSE_SECONDS)
        assert tables(guest, mine=True) == ended[:1]
        monkeypatch.undo()
        when_entered(guest, *ended)


@pytest.mark.slow
def test_private_games_are_for_their_players_alone(server):
    ada, bob = two(server)
    table = play(ada, bob, rated=False)
    when_entered(ada, table)
    assert tables(ada, player="Ada") == tables(bob, player="Bob") == [table]
    assert tables(bob, player="Ada") == tables(bob) == []
    assert tables(Browser(server), player="Ada", moves="4a1", game="gobblet") == []


@pytest.mark.slow
def test_what_is_played_on_one_screen_is_nobodys_result(server):
    guest = Browser(server)
    alone, together = gobblers(guest), gobblers(guest, names=["", "Bob"])
    when_entered(guest, alone, together)
    results = {
        game["table"]: [seat.get("result") for seat in game["seats"]]
        for game in search(guest, mine=True)["games"]
    }
    assert results == {alone: [None, None], together: [1, None]}
    names = {
        game["table"]: [seat["name"] for seat in game["seats"]]
        for game in search(guest, mine=True)["games"]
    }
    assert names[together][1] == "Bob" != names[together][0]


@pytest.mark.slow
def test_a_review_leaves_its_accuracy(server):
    ada = Browser(server)
    ada.sign_up("Ada")
    table = gobblers(ada, names=["", "Bob"])
    when_entered(ada, table)
    with ada.socket(table) as socket:
        socket.send_json({"t": "help", "table": table, "kind": "review", "nonce": "help"})
        until(socket, "result")
    (game,) = search(ada, mine=True, reviewed=True)["games"]
    first, second = (seat["accuracy"] for seat in game["seats"])
    assert 0 < second < first <= 100, "the second one did not stop the line"
    (point,) = ada("GET", "/api/people/Ada/achievements").json()["accuracy"]
    assert point["accuracy"] == first and point["table"] == table


@pytest.mark.slow
def test_all_own_games_are_one_file_of_records(server, tmp_path):
    ada = Browser(server)
    played = [gobblers(ada), gobblers(ada, moves=WON[:2])]
    give_up(ada, played[1], 0)
    running = gobblers(ada, moves=WON[:1])
    when_entered(ada, *played)
    answer = ada("GET", "/api/me/games.record")
    assert "attachment" in answer.headers["content-disposition"]
    file = tmp_path / "games.record"
    file.write_text(answer.text, "utf-8")
    found = [one.match for one in game_files.read_all(file)]
    assert [record.result_text(match.outcome) for match in found] == ["0 G1", "1 M1"]
    assert len(found) == 2, f"{running} is still played"


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/me/games.record", "/api/me/export"])
def test_a_download_of_all_games_is_charged_and_ends_when_its_client_has_gone(
    tmp_path, monkeypatch, path
):
    """The task that sends a stream was nobody's, and who asked for thousands of games and hung up,
    again and again, left as many answers to be prepared for nobody."""
    looked, seconds = list[str](), 0.02

    async def look(self, table):
        looked.append(table)
        ends = time.thread_time() + seconds
        while time.thread_time() < ends:
            pass
        return await self.room(table)

    with served(tmp_path, share=Rate(burst=1e6, each_second=1e-9)) as client:
        ada, app = Browser(client), client.app
        when_entered(ada, *(gobblers(ada) for _ in range(4)))
        monkeypatch.setattr(Hub, "look", look)
        share = app.state.services.shares.of("testclient")
        before = share.bucket.tokens
        assert ada("GET", path).status_code == 200
        assert len(looked) == 4
        assert before - share.bucket.tokens > 4 * 1000 * seconds
        looked.clear()
        with client.portal() as portal:
            portal.call(hung_up, app, path, ada.token)
        assert len(looked) < 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/past-games", {"game": "gobblet"}),
        ("/api/positions/openings", {"game": "gobblet"}),
        ("/api/people/Ada/achievements", None),
    ],
)
def test_a_search_that_waits_its_turn_is_given_up_when_its_client_has_gone(tmp_path, path, body):
    """Otherwise a thousand of them, from clients that had gone, kept a whole network waiting."""
    with served(tmp_path) as client:
        ada, app = Browser(client), client.app
        ada.sign_up("Ada")

        async def gone_while_waiting() -> None:
            async with app.state.services.shares.of("testclient").costly:
                async with asyncio.timeout(TIMEOUT / 3):
                    await hung_up(app, path, ada.token, body, waits=False)

        with client.portal() as portal:
            portal.call(gone_while_waiting)


async def hung_up(app, path: str, token: str, body: object = None, waits: bool = True) -> None:
    """A request whose client has gone when the answer begins, or at once."""
    has_begun = asyncio.Event()
    text = b"" if body is None else json.dumps(body).encode()
    messages = iter([{"type": "http.request", "body": text, "more_body": False}])

    async def receive():
        if (message := next(messages, None)) is not None:
            return message
        if waits:
            await has_begun.wait()
        return {"type": "http.disconnect"}

    async def send(message) -> None:
        has_begun.set()
        await asyncio.sleep(0)

    headers = [(b"authorization", f"Bearer {token}".encode()), (b"host", b"blockyard.test")]
    headers.append((b"content-type", b"application/json"))
    method = "GET" if body is None else "POST"
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode()}
    scope |= {"headers": headers, "query_string": b"", "client": ("testclient", 1), "state": {}}
    scope |= {"server": ("blockyard.test", 80), "scheme": "http", "http_version": "1.1"}
    scope |= {"root_path": "", "extensions": {}, "app": app, "asgi": {"version": "3.0"}}
    await app(scope, receive, send)


@pytest.mark.slow
def test_games_of_earlier_versions_are_entered_when_a_server_starts(storage):
    with served(**storage) as client:
        guest = Browser(client)
        table = gobblers(guest)
        when_entered(guest, table)
        services = client.app.state.services

        def forget(connection) -> None:
            for rows in (schema.opening_moves, schema.finished_seats, schema.finished_games):
                connection.execute(delete(rows))

        with client.portal() as portal:
            portal.call(services.store.write, forget)
    with served(**storage) as client:
        when_entered(Browser(client, guest.token), table)


def test_an_entry_is_made_once(storage):
    """Two servers that enter the same game do not count it twice."""
    with served(**storage) as client:
        guest = Browser(client)
        table = gobblers(guest)
        when_entered(guest, table)
        store = client.app.state.services.store
        hub = client.app.state.services.hub

        async def again() -> None:
            room = await hub.room(table)
            entry = past_games.entry_of(room.table)
            await asyncio.gather(
                *(store.write(lambda c: past_games.enter(c, entry)) for _ in range(3))
            )

        with client.portal() as portal:
            portal.call(again)
        assert search(guest, mine=True)["total"] == 1


@pytest.mark.slow
def test_who_left_before_the_start_has_no_game(server):
    ada = Browser(server)
    table = ada("POST", "/api/tables", game="gobblet", chairs=["me", "open"]).json()["table"]
    ada("DELETE", f"/api/tables/{table}/seats")
    when_entered(ada, gobblers(ada))
    assert table not in tables(ada, mine=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"player": "Nobody Here"}, "no-such-person"),
        ({"opponent": "Nobody Here"}, "no-such-person"),
        ({"game": "chess"}, "no-such-game"),
        ({"game": "gobblet", "moves": "9z9"}, "notation"),
        ({"game": "block-out", "moves": "roll"}, None),
        ({"page": 250}, "malformed"),
        ({"result": "played"}, "malformed"),
    ],
)
def test_nonsense_is_refused(tmp_path, wanted, why):
    with served(tmp_path) as client:
        answer = Browser(client)("POST", "/api/past-games", **wanted)
        assert answer.status_code >= 400
        assert why is None or reason(answer) == why


@pytest.mark.slow
def test_pages_follow_one_another(server):
    ada, bob = two(server)
    played = [play(ada, bob, rated=False) for _ in range(3)]
    when_entered(ada, *played)
    found = search(ada, mine=True)
    assert [game["table"] for game in found["games"]] == played[::-1]
    assert found["total"] == 3 and search(ada, mine=True, page=1)["games"] == []
