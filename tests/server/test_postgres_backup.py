"""A dump of PostgreSQL that is taken while people play, and restored."""

from __future__ import annotations

import asyncio
import subprocess
from urllib.parse import parse_qs, urlsplit

import pytest

from bench.cluster_checker import Told, check
from blockyard.server.people.sessions import Person
from blockyard.server.storage.database import driver_url
from tests.server.postgres_cluster import USER
from tests.server.session_client import Guest, open_services
from tests.server.test_cluster import stored_in


def there(database: str) -> list[str]:
    """The database for PostgreSQL's programs."""
    url = urlsplit(driver_url(database))
    return ["-h", parse_qs(url.query)["host"][0], "-U", USER, "-d", url.path.strip("/")]


async def play(players: list[Guest], table: str, moves: list[str], since: int = 0) -> None:
    for ply, move in enumerate(moves, since):
        ack = await players[ply % 2].move(table, ply % 2, ply, move)
        assert ack["t"] == "ack", ack


@pytest.mark.slow
def test_a_dump_taken_while_people_play_is_restored_and_they_play_on(cluster, tmp_path):
    """As docs/operations.md says."""
    first, second, copy = cluster.new_database(), cluster.new_database(), tmp_path / "copy.dump"

    async def original() -> tuple[list[tuple[Person, str]], str, int]:
        async with open_services(data=tmp_path, database=first) as services:
            players = [await Guest.connect(services) for _ in range(2)]
            table = await players[0].create_table("gobblet", "me", "open")
            await players[1].sit(table)
            for player in players:
                await player.open(table)
            await play(players, table, ["4a1", "4b2"])
            before = len(await stored_in(first))
            dump = ["pg_dump", "--format=custom", "--file", str(copy), *there(first)]
            dumping = asyncio.create_task(asyncio.to_thread(subprocess.run, dump, check=True))
            await play(players, table, ["3c3", "3d4"], since=2)
            await dumping
            return [(player.person, player.token) for player in players], table, before

    async def restored(people: list[tuple[Person, str]], table: str, before: int) -> None:
        rows = await stored_in(second)
        assert len(rows) in range(before, before + 3), "the dump is of one moment"
        assert rows == sorted(await stored_in(first))[: len(rows)] and check(Told(), rows) == []
        async with open_services(data=tmp_path, database=second) as services:
            players = [Guest(services, *known) for known in people]
            for player in players:
                await player.hello()
                # In the dump the old server lives: this one waits until its lease is over.
                while (shown := await player.open(table))["t"] == "refused":
                    await asyncio.sleep(0.1)
            ply = shown["now"]["ply"]
            await play(players, table, ["3c3", "3d4", "2d1"][ply - 2 :], since=ply)

    people, table, before = asyncio.run(original())
    subprocess.run(["pg_restore", *there(second), str(copy)], check=True)
    asyncio.run(restored(people, table, before))
    # Once more over what is there, which is how a server is set back.
    subprocess.run(["pg_restore", "--clean", *there(second), str(copy)], check=True)
    assert len(asyncio.run(stored_in(second))) in range(before, before + 3)
