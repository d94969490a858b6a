"""Work that one person starts and others would pay for: reviews, analyses, towers outside tables,
rematches and knocks. It is charged to its address, capped, and dropped when nobody waits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest
from litestar.exceptions import HTTPException
from msgspec import structs

from blockyard import games
from blockyard.ai.review import review_tasks
from blockyard.core.contract import Refused
from blockyard.core.match import Match
from blockyard.server import shares
from blockyard.server.engine import queues
from blockyard.server.engine.chance import with_chance
from blockyard.server.engine.queues import Asker, Kind
from blockyard.server.engine.workers import Workers
from blockyard.server.http.request import while_wanted
from blockyard.server.rate_limit import Rate
from blockyard.server.shares import Share
from blockyard.server.tables import decisions
from blockyard.server.tables.decisions import Action, Transition
from blockyard.server.tables.events import Made, TimeControl
from blockyard.server.tables.table import Table
from tests.server.app_client import Browser, reason, served, until
from tests.server.session_client import Guest, open_services, two_at, with_services
from tests.server.test_queues import run, start
from tests.server.worker_jobs import stops_when_asked, waits_for, writes

STILL = Rate(burst=1000.0, each_second=1e-9)
"""A share that is not refilled, so that whatever it is charged stays visible."""
TWO = Rate(burst=2, each_second=1e-6)
MOVES = "3a1 1c1 3b2 1a3".split()


def rated_like(casual: Table) -> Made:
    """The same two at a rated table."""
    clock = TimeControl(kind="fischer", seconds=600)
    return structs.replace(casual.made, id="rated", rated=True, chairs=casual.chairs, clock=clock)


async def turns(times: int = 1) -> None:
    """Let everything go on that waits for nothing but its turn."""
    for _ in range(50 * times):
        await asyncio.sleep(0)


def resign(table: Table, at: int) -> list[Transition]:
    return decisions.act(table, Action("resign", 0), [], at)


async def over(guest: Guest) -> str:
    """A finished game that this guest follows."""
    table = await guest.create_table("gobblers", "me", "me")
    await guest.open(table)
    for ply, move in enumerate(MOVES):
        await guest.move(table, ply % 2, ply, move)
    await guest.send(t="act", table=table, seat=0, what="resign", nonce="resign")
    return table


@pytest.mark.parametrize("kind", ["review", "analysis"])
def test_what_a_question_to_the_computer_takes_of_the_server_is_charged(tmp_path, kind):
    """A review of a long game took a quarter of a second of everybody's time, for nothing."""

    async def scenario(services):
        ada, share = await Guest.connect(services), Share(STILL)
        table = await over(ada)
        shares.pays(share)
        ask = {"t": "help", "table": table, "kind": kind, "ply": 1, "level": 1, "nonce": "n"}
        await ada.send(**ask)
        await ada.receive("result")
        assert share.bucket.tokens < STILL.burst

    with_services({"data": tmp_path}, scenario)


def test_what_a_streamed_analysis_takes_of_the_server_is_charged(tmp_path):
    async def scenario(services):
        ada, share = await Guest.connect(services), Share(STILL)
        shares.pays(share)
        await ada.send(t="analyse", game="gobblers", moves=["3a1"], nonce="n")
        await ada.receive("analysis")
        ada.session.stream.stop()
        assert share.bucket.tokens < STILL.burst

    with_services({"data": tmp_path}, scenario)


def test_what_is_read_from_the_database_is_charged(tmp_path):
    """One thread reads for everybody: leaderboards of a large server would fill it."""

    async def scenario(services):
        share = Share(STILL)
        shares.pays(share)
        await services.leaderboards.rows(games.get("gobblet"), "gobblet")
        assert share.bucket.tokens < STILL.burst

    with_services({"data": tmp_path}, scenario)


def test_what_is_written_to_the_database_is_charged(tmp_path):
    async def scenario(services):
        share = Share(STILL)
        shares.pays(share)
        await services.sessions.new_guest()
        assert share.bucket.tokens < STILL.burst

    with_services({"data": tmp_path}, scenario)


def test_writes_of_one_address_wait_for_each_other_and_nobody_else_for_them(tmp_path):
    """There is one writer: a hundred requests were a hundred writes before everybody's next move,
    and a slow disk made that seconds."""

    async def scenario(services):
        order, may_go, (_, _, table) = list[str](), threading.Event(), await two_at(services)

        def note(name: str) -> Callable[[object], None]:
            return lambda _: order.append(name)

        def wait(_: object) -> None:
            may_go.wait(60)

        async def flood() -> None:
            """One that takes long and more behind it; and a move at a table with others."""
            shares.pays(Share(STILL))
            room, write = await services.hub.room(table), services.store.write
            many = asyncio.gather(write(wait), *(write(note("later")) for _ in range(3)))
            await turns()
            await asyncio.gather(many, room.execute(resign, projections=[note("move")]))

        flooding = asyncio.create_task(flood())
        await turns(2)
        another = asyncio.create_task(services.store.write(note("another")))
        await turns()
        may_go.set()
        await asyncio.gather(flooding, another)
        assert order == ["move", "another", *["later"] * 3]

    with_services({"data": tmp_path}, scenario)


def test_who_asks_whether_a_person_plays_rated_looks_at_rated_games_alone(tmp_path):
    """Each analysis asks that every few seconds, on a server with ten thousand tables."""

    async def scenario(services):
        hub, (ada, _, table) = services.hub, await two_at(services)
        casual = (await hub.room(table)).table
        rated = await hub.create(rated_like(casual))
        assert hub.plays_rated(ada.person.id) and hub.rated == {"rated"}
        await rated.execute(lambda now, at: decisions.act(now, Action("resign", 0), [], at))
        assert not hub.plays_rated(ada.person.id)
        hub.release(rated)
        assert not hub.rated

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["analyse", "help"])
def test_a_rated_game_on_another_process_counts_too(tmp_path, cluster, broker, kind):
    """With two servers on one database, the other one gave help."""

    async def scenario(services):
        ada, _, table = await two_at(services)
        await services.hub.create(rated_like((await services.hub.room(table)).table))
        async with open_services(**storage) as other:
            there = Guest(other, ada.person, ada.token)
            await there.hello()
            await there.open(table)
            more = {"table": table, "kind": "hint"} if kind == "help" else {"game": "gobblers"}
            await there.send(t=kind, nonce="n", **more)
            assert (await there.receive("refused"))["objection"]["reason"] == "help-while-rated"

    storage = {"data": tmp_path, "database": cluster.new_database(), "broker": broker.url}
    with_services(storage, scenario)


def test_a_review_holds_one_question_at_a_time():
    """All questions about a game of 1,400 moves are ten megabytes."""
    match = Match.begin(games.get("gobblers"))
    for ply, move in enumerate(MOVES):
        match = match.play(ply % 2, ply, move)
    tasks = review_tasks(match.resign(0), level=1)
    assert isinstance(tasks, Iterator) and next(tasks).ply == 0


def test_who_comes_and_goes_does_not_make_everybody_hear_their_place_each_time(tmp_path):
    """Each start and stop of an analysis sent a frame to all who waited."""
    told: list[int] = []

    async def scenario(pool):
        go = tmp_path / "go"
        busy = start(pool, waits_for, str(go), kind=Kind.RATED)
        waiting = [
            start(pool, waits_for, str(go), asker=Asker(f"g{n}", f"g{n}"), on_place=told.append)
            for n in [*range(20), *range(20)]
        ]
        for _ in range(50):
            rude = [start(pool, waits_for, str(go), asker=Asker(who, who)) for who in ("x", "y")]
            await asyncio.sleep(0)
            for one in rude:
                one.cancel()
            await asyncio.sleep(0)
        heard = len(told)
        go.touch()
        await asyncio.gather(busy, *waiting)
        assert heard <= 2 * len(waiting)

    run(scenario)


def test_towers_outside_tables_are_limited_for_each_person():
    """A thousand of them filled the queue, and no tower at a table was judged."""

    async def scenario(pool):
        ada, match = Asker("ada", "address"), Match.begin(games.get("block-out"))
        assert match.to_play == -1, "cards are to be dealt"
        waits = [asyncio.create_task(with_chance(pool, match, ada)) for _ in range(20)]
        found = await asyncio.gather(*waits, return_exceptions=True)
        refused = [one for one in found if isinstance(one, Refused)]
        assert len(refused) == 18 and {one.objection.reason for one in refused} == {"help-busy"}
        await with_chance(pool, match, ada)

    run(scenario)


def test_work_for_a_request_ends_when_its_client_has_gone(tmp_path):
    async def scenario(pool):
        async def gone():
            return {"type": "http.disconnect"}

        async def stays():
            await asyncio.Event().wait()

        with pytest.raises(HTTPException):
            await while_wanted(
                gone, lambda: pool.ask(stops_when_asked, seconds=60, kind=Kind.CHANCE)
            )
        assert await while_wanted(stays, asyncio.sleep, 0, "done") == "done"
        while pool._running:
            await asyncio.sleep(0.01)

    run(scenario)


def test_a_rematch_counts_as_a_new_table_of_its_address(tmp_path):
    """Who plays both sides always agrees, so tables could be made as fast as frames go."""
    with served(tmp_path, new_tables=Rate(burst=1.5, each_second=1e-6)) as client:
        ada = Browser(client)
        table = ada("POST", "/api/tables", game="gobblers", chairs=["me", "me"]).json()["table"]
        with ada.socket(table) as socket:
            for expected in ("ack", "refused"):
                act = {"t": "act", "table": table, "seat": 0}
                socket.send_json(act | {"what": "resign", "nonce": "r"})
                until(socket, "ack")
                socket.send_json(act | {"what": "rematch", "nonce": "again"})
                frame = until(socket, expected, nonce="again")
                if expected == "ack":
                    table = await_again(socket)
                    socket.send_json({"t": "open", "table": table})
                    until(socket, "table")
            assert frame["objection"]["reason"] == "too-fast"


def await_again(socket) -> str:
    """The table of the rematch."""
    while not (again := until(socket, "table")["table"].get("again")):
        pass
    return again


def test_who_knocks_again_and_again_has_to_wait(tmp_path):
    """Nobody who waited for an opponent got another one."""
    with served(tmp_path, new_tables=TWO) as client:
        ada, rude = Browser(client), Browser(client)
        ada("POST", "/api/pairings", game="gobblers")
        assert rude("POST", "/api/pairings", game="gobblers").status_code == 201
        rude("DELETE", "/api/pairings")
        assert reason(rude("POST", "/api/pairings", game="gobblers")) == "too-fast"


@pytest.mark.slow
def test_rated_games_of_one_address_do_not_keep_the_computer_from_others(tmp_path, monkeypatch):
    """Sixty rated games of one account came before everybody's casual ones, always."""
    monkeypatch.setattr(queues, "STEP_SECONDS", 0.1, raising=False)

    async def scenario(pool: Workers):
        rude, file = Asker("rude", "one address"), tmp_path / "order"
        busy = start(pool, stops_when_asked, kind=Kind.RATED, asker=rude, seconds=0.3)
        rated = [start(pool, writes, "r", str(file), kind=Kind.RATED, asker=rude) for _ in range(8)]
        helped = start(pool, writes, "h", str(file), asker=Asker("eve", "eve"))
        bot = start(pool, writes, "b", str(file), kind=Kind.BOT, asker=Asker("ada", "ada"))
        await asyncio.gather(busy, bot, helped, *rated)
        assert "b" in file.read_text()[:3], file.read_text()

    run(scenario)
