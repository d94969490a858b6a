"""What is read for a long time: searches of all games, openings and profiles. They have a thread of
their own, are charged however they end, and are stopped when they take too long."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy import Connection, insert, text

from blockyard.core.contract import Refused
from blockyard.server import shares
from blockyard.server.people import past_games
from blockyard.server.people.past_games import Wanted
from blockyard.server.rate_limit import Rate
from blockyard.server.shares import Share
from blockyard.server.storage import database, schema
from blockyard.server.storage.database import StorageError
from tests.server.session_client import TIMEOUT, with_services
from tests.server.sqlite_steps import steps_of

STILL = Rate(burst=1000.0, each_second=1e-9)
LONG = text(
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 100000000)"
    " SELECT max(x) FROM n"
)
"""Half a minute of work, unless it is stopped."""


def long(connection: Connection) -> object:
    return connection.scalar(LONG)


def one(connection: Connection) -> object:
    return connection.scalar(text("SELECT 1"))


def test_a_read_that_takes_too_long_is_stopped_and_the_next_one_answered(storage, monkeypatch):
    for name in ("READ_TIMEOUT", "COMMAND_TIMEOUT"):
        monkeypatch.setattr(database, name, 0.2)

    async def scenario(services):
        async with asyncio.timeout(TIMEOUT / 3):
            with pytest.raises(StorageError):
                await services.store.read(long)
            assert await services.store.read(one) == 1

    with_services(storage, scenario)


@pytest.mark.slow
def test_nobody_waits_for_a_search_and_it_is_refused_in_words_when_it_takes_too_long(
    storage, monkeypatch
):
    monkeypatch.setattr(database, "SEARCH_TIMEOUT", 1.0)

    async def scenario(services):
        searching = [asyncio.create_task(services.store.search(long)) for _ in range(8)]
        await asyncio.sleep(0.05)
        async with asyncio.timeout(TIMEOUT / 3):
            assert await services.store.read(one) == 1
        assert not any(search.done() for search in searching), "it was answered meanwhile"
        with pytest.raises(Refused, match="search-long"):
            await searching[0]
        for search in searching[1:]:
            search.cancel()
        async with asyncio.timeout(TIMEOUT / 3):
            assert await services.store.search(one) == 1, "those that nobody waits for are dropped"

    with_services(storage, scenario)


@pytest.mark.parametrize("way", ["refused", "too-long", "unwanted"])
def test_what_is_read_is_charged_however_it_ends(tmp_path, monkeypatch, way):
    """A refusal, a time limit and a client that hangs up were ways to read for nothing."""
    monkeypatch.setattr(database, "SEARCH_TIMEOUT", 0.2 if way == "too-long" else 60.0)

    def refuse(connection: Connection) -> None:
        connection.scalar(text(LONG.text.replace("00000000", "00000")))
        raise Refused("no-such-person")

    async def scenario(services):
        share = Share(STILL)
        shares.pays(share)
        work = asyncio.create_task(services.store.search(refuse if way == "refused" else long))
        if way == "unwanted":
            await asyncio.sleep(0.2)
            work.cancel()
        with suppress(Refused, asyncio.CancelledError):
            await work
        async with asyncio.timeout(TIMEOUT / 3):
            while share.bucket.tokens > STILL.burst - 2:
                await asyncio.sleep(0.01)

    with_services({"data": tmp_path}, scenario)


# --- what a search costs ------------------------------------------------------------------------

SEARCHES = {
    "opponent": Wanted(opponent="often"),
    "opening": Wanted(opening=0),
    "level": Wanted(opponent="bot:5"),
    "people": Wanted(with_people=True, shortest=1000),
    "everything": Wanted(
        person="often", opponent="often", opening=0, with_people=True, reviewed=True, shortest=1000
    ),
}


def filled(connection: Connection, games: int) -> None:
    """So many games that begin alike, all of them with the same player."""
    ids = [f"{number:08}" for number in range(games)]
    about = {"game": "gobblet", "is_public": True, "is_rated": False, "outcome": "{}", "plies": 9}
    rows = [{"table_id": id, "ended": at, **about} for at, id in enumerate(ids)]
    connection.execute(insert(schema.finished_games), rows)
    seat = {"companion": "", "level": 0, "result": 0, "accuracy": None}
    rows = [
        {"table_id": id, "seat": number, "person": person, **seat}
        for id in ids
        for number, person in enumerate(("often", "other"))
    ]
    connection.execute(insert(schema.finished_seats), rows)
    move = {"position": 0, "move": "4a1", "result": 0, "is_public": True, "number": 0}
    rows = [{"table_id": id, "ended": at, **move} for at, id in enumerate(ids)]
    connection.execute(insert(schema.opening_moves), rows)


@pytest.mark.slow
@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_takes_time_by_the_number_of_games_and_not_by_its_square(name):
    """With 200,000 games on a server, one search by an opponent who plays often took a quarter of a
    minute of the thread that reads for everybody."""

    def search(connection: Connection) -> object:
        return past_games.search(connection, SEARCHES[name])

    few, many = (steps_of(games, filled, search) for games in (400, 1600))
    assert many < 6 * few, "four times as many games"
