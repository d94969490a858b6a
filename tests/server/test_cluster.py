"""Servers that share tables: one owner for each, and another one when that server has gone."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from subprocess import Popen
from typing import Any

import asyncpg
import pytest

from bench.cluster_checker import Acknowledged, Rated, Shown, Stored, Told, check
from bench.cluster_clients import Client, Stalls, new_guests, new_table
from blockyard.core.contract import Refused
from blockyard.server import wire
from blockyard.server.http.routes_tables import sit_down
from blockyard.server.live import ownership
from blockyard.server.live.commands import Leave
from blockyard.server.people import rated_play
from blockyard.server.services import Services
from blockyard.server.settings import Settings
from blockyard.server.storage.database import driver_url
from blockyard.server.storage.postgres_events import Claim, Fenced
from blockyard.server.tables import events, visibility
from tests.server.server_process import process
from tests.server.session_client import TIMEOUT, Guest, open_services

PROGRAM = ("tests.server.short_timeouts",)


async def rows(database: str, query: str) -> list[Any]:
    connection = await asyncpg.connect(driver_url(database))
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def stored_in(database: str) -> list[Stored]:
    found = await rows(database, "SELECT table_id, version, body, term FROM events")
    return [Stored(*row) for row in found]


@pytest.fixture
def two_servers(cluster, broker, tmp_path):
    """Run a scenario in the services of two servers that share tables."""

    def run(scenario):
        async def both():
            shared = {"data": tmp_path, "database": cluster.new_database(), "broker": broker.url}
            async with open_services(**shared) as one, open_services(**shared) as two:
                await scenario(one, two)

        asyncio.run(both())

    return run


async def until(is_so) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not is_so():
            await asyncio.sleep(0.01)


async def table_of_both(one, two) -> tuple[Guest, Guest, str]:
    """A table that `one` owns; Bob's socket is at `two`."""
    ada, bob = await Guest.connect(one), await Guest.connect(two)
    table = await ada.create_table("gobblet", "me", "open")
    await sit_down(two, await two.hub.look(table), bob.person, None)
    assert (await ada.open(table))["yours"] == [0]
    assert (await bob.open(table))["yours"] == [1]
    return ada, bob, table


def test_a_table_is_decided_at_one_server_and_seen_from_both(two_servers):
    async def scenario(one, two):
        ada, bob, table = await table_of_both(one, two)
        for ply, move in enumerate(["4a1", "4b2", "3c3"]):
            mover = (ada, bob)[ply % 2]
            ack = await mover.move(table, ply % 2, ply, move)
            for each in (ada, bob):
                seen = await each.receive("update", until=lambda f, n=ply + 1: f["now"]["ply"] == n)
                assert (seen["shown"], seen["version"]) == (move, ack["version"])
        assert table not in two.hub.rooms and len(one.cluster.remote_clients) == 1
        refused = await bob.move(table, 1, 3, "4b2")
        assert refused["objection"]["clause"] and refused["now"]["ply"] == 3
        bob.session.end()
        assert (await ada.receive("presence", until=lambda f: f["away"] == [1]))["claim_at"]
        await asyncio.sleep(0.1)
        assert len(one.cluster.remote_clients) == 0

    two_servers(scenario)


def test_a_client_is_told_where_the_owner_is_once_it_has_opened_the_table(two_servers):
    async def scenario(one, two):
        one.settings = replace(one.settings, public_url="/?at=one")
        ada, bob, table = await table_of_both(one, two)
        told = await bob.receive("nearer")
        assert (told["table"], told["url"]) == (table, "/?at=one")
        await ada.move(table, 0, 0, "4a1")
        assert not [frame for frame in ada.received() if frame["t"] == "nearer"], "it is there"
        assert (await bob.move(table, 1, 1, "4b2"))["t"] == "ack", "who stays plays on"

    two_servers(scenario)


def test_a_lost_message_costs_a_moment_and_no_move(two_servers):
    async def scenario(one, two):
        ada, bob, table = await table_of_both(one, two)
        for services, player, seat, ply in ((one, ada, 0, 0), (two, bob, 1, 1)):
            publish, lost = services.cluster.broker.publish, []

            async def loses(subject, message, lost=lost, publish=publish):
                if ".server." in subject and len(message) > 100 and not lost:
                    lost.append(message)
                else:
                    await publish(subject, message)

            services.cluster.broker.publish = loses
            assert (await player.move(table, seat, ply, ("4a1", "4b2")[ply]))["t"] == "ack"
            here = ply + 1
            for each in (ada, bob):
                await each.receive(
                    "update", "table", until=lambda f, n=here: f.get("now", {}).get("ply") == n
                )
            assert lost
            services.cluster.broker.publish = publish

    two_servers(scenario)


def test_a_server_that_was_declared_dead_forgets_its_tables_and_its_clients_play_on(two_servers):
    async def scenario(one, two):
        ada, bob, table = await table_of_both(one, two)
        await ada.move(table, 0, 0, "4a1")
        database = two.settings.database
        # It learns of that with its next renewal, and may be the one that takes the table again.
        before = one.cluster.ownership.lease.server
        await rows(database, f"DELETE FROM servers WHERE id = {one.cluster.ownership.lease.server}")
        two.cluster._gone([one.cluster.ownership.lease.server])
        assert (await bob.move(table, 1, 1, "4b2"))["t"] == "ack"
        await until(lambda: one.cluster.ownership.lease.server != before)
        assert (await ada.move(table, 0, 2, "3c3"))["t"] == "ack"
        assert [row.term for row in await stored_in(database)] == [1, 1, 1, 1, 2, 2]

    two_servers(scenario)


def test_a_server_with_a_new_number_hears_what_it_only_watches(two_servers):
    """Nobody there says anything, so no answer could tell it that owners know it no more."""

    async def scenario(one, two):
        ada, _, table = await table_of_both(one, two)
        carol = await Guest.connect(two)
        await carol.open(table)
        before = two.cluster.ownership.lease.server
        database = two.settings.database
        await rows(database, f"DELETE FROM servers WHERE id = {before}")
        await until(lambda: two.cluster.ownership.lease.server != before)
        await ada.move(table, 0, 0, "4a1")
        await carol.receive("update", "table", until=lambda f: f.get("now", {}).get("ply") == 1)

    two_servers(scenario)


def test_what_a_dead_server_still_says_is_not_passed_on(two_servers):
    """It stood still, and what it had to say is old by now."""

    async def scenario(one, two):
        _, bob, table = await table_of_both(one, two)
        stale = one.hub.rooms[table]
        two.cluster._gone([one.cluster.ownership.lease.server])
        bob.received(), bob.session.outbox.clear()
        bob.unread.clear()
        stale.broadcast(b'{"t": "stale"}')
        await asyncio.sleep(0.3)
        assert not [frame for frame in bob.received() if frame["t"] == "stale"]

    two_servers(scenario)


def test_commands_over_http_reach_the_owner_and_its_refusals_come_back(two_servers):
    async def scenario(one, two):
        ada, bob = await Guest.connect(one), await Guest.connect(two)
        table = await ada.create_table("gobblet", "me", "open")
        looked = await two.hub.look(table)
        assert (await sit_down(two, looked, bob.person, None)).seats == [1]
        with pytest.raises(Refused, match="table-full"):
            await sit_down(two, looked, (await Guest.connect(two)).person, None)
        with pytest.raises(Refused, match="no-such-table"):
            await two.hub.look("0" * 16)

    two_servers(scenario)


async def rated_table(services) -> tuple[Guest, Guest, str]:
    """A rated game that has begun."""
    people = []
    for name in ("Ada Lovelace", "Bob Martin"):
        guest = await Guest.connect(services)
        account = wire.Account(name=name, password="correct horse battery")
        guest.person, guest.token, _ = await services.accounts.sign_up(guest.person, account)
        await guest.reconnect()
        people.append(guest)
    ada, bob = people
    clock = visibility.time_control(rated_play.CONTROLS["calm"])
    table = await ada.create_table("gobblet", "me", "open", rated=True, clock=clock)
    await bob.sit(table)
    return ada, bob, table


def test_who_plays_a_rated_game_at_one_server_gets_no_help_at_the_other(two_servers):
    async def scenario(one, two):
        ada, bob, table = await rated_table(one)
        await until(lambda: two.hub.plays_rated(ada.person.id))
        await one.hub.command(table, Leave(bob.person.id))
        await until(lambda: not two.hub.plays_rated(ada.person.id))

    two_servers(scenario)


def test_news_of_the_end_of_a_rated_game_that_is_lost_keeps_nobody_from_help(two_servers):
    async def scenario(one, two):
        ada, bob, table = await rated_table(one)
        await until(lambda: two.hub.plays_rated(ada.person.id))
        two.bus.handlers.clear()  # it hears nothing for a while
        await one.hub.command(table, Leave(bob.person.id))
        for handler in two.bus.on_reconnect:
            handler()
        assert not await two.hub.plays_rated_anywhere(ada.person.id)

    two_servers(scenario)


def test_who_has_finished_a_rated_game_gets_help_again_wherever_it_went_on(two_servers):
    """After a rolling restart its players were refused help by the new owner for good."""

    async def scenario(one, two):
        ada, bob, table = await rated_table(one)
        await until(lambda: two.hub.plays_rated(ada.person.id))
        await one.cluster.hand_over(time.monotonic() + TIMEOUT)
        await until(lambda: table in two.hub.rooms)
        assert two.hub.plays_rated(ada.person.id)
        assert not two.hub.rated_elsewhere, "here, and nowhere else"
        await two.hub.command(table, Leave(bob.person.id))
        assert two.hub.rooms[table].table.stage == "over"
        assert not two.hub.plays_rated(ada.person.id)

    two_servers(scenario)


def test_a_second_server_without_a_broker_is_refused(cluster, broker, tmp_path, monkeypatch):
    monkeypatch.setattr(ownership, "CRASHED_SECONDS", 0.1)
    shared = {"data": tmp_path, "database": cluster.new_database()}

    async def second(first: str, then: str) -> None:
        async with open_services(**shared, broker=first):
            refused = Services(Settings(**shared, broker=then))
            with pytest.raises(Refused, match="database-shared"):
                await refused.open()
            await refused.log.close()
            await refused.store.close()
            refused.workers.close()
            refused.accounts.passwords.close()

    asyncio.run(second("", ""))
    asyncio.run(second("", broker.url))
    asyncio.run(second(broker.url, ""))


# --- in processes of their own -------------------------------------------------------------------


class Servers:
    """Servers that share a database and a broker, each in a process of its own."""

    def __init__(self, database: str, broker: str, folder: Path, stack: ExitStack) -> None:
        self.shared = ("--database", database, "--broker", broker)
        self.database, self.folder, self.stack = database, folder, stack
        self.processes: dict[str, Popen[str]] = {}

    def start(self) -> str:
        folder = self.folder / f"{len(self.processes)}"
        folder.mkdir()
        started = process(folder, *self.shared, port=17_621, program=PROGRAM)
        running, address = self.stack.enter_context(started)
        self.processes[address] = running
        return address

    def send(self, server: str, signal_number: int) -> None:
        self.processes[server].send_signal(signal_number)


@pytest.fixture
def servers(cluster, broker, tmp_path) -> Iterator[Servers]:
    with ExitStack() as stack:
        yield Servers(cluster.new_database(), broker.url, tmp_path, stack)


async def games(
    first: str, others: list[str], told: Told, plies: int, trouble: Callable[[], Awaitable[None]]
) -> list[Client]:
    """Games at tables of the first server, whose clients are at all of them, and trouble."""
    everywhere, clients, playing = [first, *others], [], []
    async with asyncio.timeout(5 * TIMEOUT):
        for _ in range(3):
            sessions = await asyncio.to_thread(new_guests, [first])
            table = await asyncio.to_thread(new_table, [first], "blokus-duo", sessions)
            for number, session in enumerate(sessions):
                client = Client(everywhere, session, told, Stalls())
                client.server = everywhere[number % len(everywhere)]
                clients.append(client)
                playing.append(asyncio.create_task(client.play(table, plies)))
        while len(told.acknowledged) < 6:
            await asyncio.sleep(0.02)
        await trouble()
        await asyncio.gather(*playing)
    return clients


def commands(told: Told) -> int:
    """The moves that were acknowledged; the checker sees whether one was so in two ways."""
    return len({(one.table, one.nonce) for one in told.acknowledged})


async def faults_in(told: Told, database: str) -> list[str]:
    return check(told, await stored_in(database))


@pytest.mark.slow
def test_after_a_kill_the_others_play_on_and_nothing_is_lost(servers):
    async def scenario() -> None:
        first, second = servers.start(), servers.start()
        told, plies = Told(), 14

        async def kill() -> None:
            servers.send(first, signal.SIGKILL)

        await games(first, [second], told, plies, kill)
        assert commands(told) == 3 * plies
        assert await faults_in(told, servers.database) == []
        terms = {row.term for row in await stored_in(servers.database)}
        assert terms == {1, 2}, "each table was taken over once"

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_server_that_stood_still_decides_nothing_that_its_successor_has_not_heard_of(servers):
    async def scenario() -> None:
        first, second = servers.start(), servers.start()
        told, plies = Told(), 14

        async def stop() -> None:
            servers.send(first, signal.SIGSTOP)
            while len(await rows(servers.database, "SELECT id FROM servers")) > 1:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            servers.send(first, signal.SIGCONT)

        await games(first, [second], told, plies, stop)
        assert commands(told) == 3 * plies
        assert await faults_in(told, servers.database) == []

    asyncio.run(scenario())


@pytest.mark.long
def test_a_server_that_is_stopped_hands_its_tables_over_at_once(servers):
    async def scenario() -> None:
        first, second = servers.start(), servers.start()
        told, plies = Told(), 14

        async def terminate() -> None:
            servers.send(first, signal.SIGTERM)

        await games(first, [second], told, plies, terminate)
        assert commands(told) == 3 * plies
        assert await faults_in(told, servers.database) == []
        assert servers.processes[first].wait(TIMEOUT) in (0, -signal.SIGTERM)

    asyncio.run(scenario())


# --- the checker itself --------------------------------------------------------------------------


def stored(table: str, *terms_and_moves: tuple[int, str, str]) -> list[Stored]:
    return [
        Stored(
            table,
            version,
            events.encode(events.Moved(at=0, seat=version % 2, move=move, nonce=nonce)),
            term,
        )
        for version, (term, move, nonce) in enumerate(terms_and_moves, 1)
    ]


def acknowledged(*moves: Acknowledged, sent: int = 9) -> Told:
    """Clients that were told so, and had sent each command so many times."""
    return Told(list(moves), sent=Counter({(one.table, one.nonce): sent for one in moves}))


GOOD = stored("t", (1, "a", "1"), (1, "b", "2"), (2, "c", "3"), (2, "a", "4"))


def test_the_checker_finds_nothing_wrong_with_a_handover():
    again = [Acknowledged("t", 2, "b", "2")] * 2
    told = Told(again, [Shown("t", 3, "c")], Counter({("t", "2"): 2}))
    assert check(told, GOOD, [Rated("p", "t"), Rated("q", "t")]) == []


@pytest.mark.parametrize(
    "planted",
    [
        stored("t", (1, "a", "1"), (2, "b", "2"), (1, "c", "3")),  # an unfenced append
        stored("t", (1, "a", "1"), (1, "b", "2"), (1, "a", "1")),  # a doubled event
        [row for row in GOOD if row.version != 2],
    ],
    ids=["unfenced", "doubled", "missing"],
)
def test_the_checker_catches_planted_faults(planted):
    assert check(Told(), planted)


@pytest.mark.parametrize(
    "told",
    [
        acknowledged(Acknowledged("t", 2, "x", "2")),
        acknowledged(Acknowledged("t", 9, "c", "3")),
        Told([], [Shown("t", 1, "b")]),
        acknowledged(Acknowledged("t", 2, "b", "2"), Acknowledged("t", 2, "b", "2"), sent=1),
        acknowledged(Acknowledged("t", 1, "a", "1"), Acknowledged("t", 4, "a", "1")),
        acknowledged(Acknowledged("t", 1, "a", "1"), Acknowledged("t", 1, "a", "2")),
    ],
    ids=["another move", "lost", "shown", "twice", "at two versions", "for two commands"],
)
def test_the_checker_catches_what_clients_were_told_wrongly(told):
    assert check(told, GOOD)


def test_the_checker_catches_flags_and_ratings_that_count_twice():
    flag = events.encode(events.Stopped(at=0, seat=0, clause="M2"))
    assert check(Told(), [Stored("t", n, flag, 1) for n in (1, 2)])
    assert check(Told(), [], [Rated("p", "t"), Rated("p", "t")])


def test_the_checker_catches_ratings_of_one_player_and_games_that_count_without_a_trace():
    both = [Rated("p", "t"), Rated("q", "t")]
    assert check(Told(), [], both, {"p": 1, "q": 1}) == []
    assert check(Told(), [], both[:1], {"p": 1}) == ["t: one player is rated"]
    assert check(Told(), [], both, {"p": 2, "q": 1}) == ["p: 2 games count, 1 are listed"]


def test_without_the_fence_an_old_owner_writes_after_its_successor_and_the_checker_sees_it(
    two_servers,
):
    """Planted in the real event log: an append without a claim, which no fence stops."""

    async def scenario(one, two):
        ada, bob, table = await table_of_both(one, two)
        await ada.move(table, 0, 0, "4a1")
        old, database = one.cluster.ownership.lease.server, two.settings.database
        await rows(database, f"DELETE FROM servers WHERE id = {old}")
        two.cluster._gone([old])
        await bob.move(table, 1, 1, "4b2")
        version = two.hub.rooms[table].table.version
        late = events.Moved(at=0, seat=0, move="3c3", nonce="late")
        with pytest.raises(Fenced):
            await one.log.append(table, version, [late], claim=Claim(old, 1))
        assert check(Told(), await stored_in(database)) == []
        await rows(
            database,
            f"INSERT INTO events VALUES ('{table}', {version + 1}, '{events.encode(late)}', 1)",
        )
        assert check(Told(), await stored_in(database)) == [
            f"{table} {version + 1}: term 1 after 2"
        ]

    two_servers(scenario)
