"""Limits by cost: what one person or one address can send, hold and make the server send."""

from __future__ import annotations

import asyncio
import json

import pytest
from litestar.exceptions import WebSocketDisconnect

from blockyard.core.contract import Refused
from blockyard.server import shares
from blockyard.server.live import outbox, socket
from blockyard.server.rate_limit import Quota, Rate
from blockyard.server.settings import Settings
from blockyard.server.shares import Share
from tests.server.app_client import Browser, reason, served, until
from tests.server.session_client import Guest, two_at, with_services

FEW = Rate(burst=4, each_second=0.001)


def sizes(guest: Guest) -> list[int]:
    """The sizes of the frames that wait for this guest; they are taken away."""
    waiting = [len(frame) for frame in guest.session.outbox.pending()]
    guest.session.outbox.clear()
    return waiting


def test_too_fast_carries_no_position(tmp_path):
    async def scenario(services):
        ada, _, table = await two_at(services, "blokus-duo")
        ada.session._frame_bucket.rate = FEW
        ada.session._frame_bucket.tokens = 0.0
        refused = await ada.move(table, 0, 0, "nonsense")
        assert refused["objection"]["reason"] == "too-fast" and "now" not in refused

    with_services({"data": tmp_path}, scenario)


def test_refusals_do_not_amplify(tmp_path):
    """A position is sent once for each version, not with every refusal."""

    async def scenario(services):
        ada, _, table = await two_at(services, "blokus-duo")
        sizes(ada)
        frame = {"t": "move", "table": table, "seat": 0, "ply": 7, "move": "x", "nonce": "n"}
        for _ in range(40):
            await ada.send(**frame)
        first, *others = sizes(ada)
        assert first > 2000 and max(others) < 3 * len(json.dumps(frame))

    with_services({"data": tmp_path}, scenario)


def test_who_is_too_fast_again_and_again_is_sent_away_and_told_for_how_long(tmp_path, monkeypatch):
    monkeypatch.setattr(socket, "OFFENCES", Rate(burst=3, each_second=0.001))
    monkeypatch.setattr(socket, "MAX_PAUSE", 0.01)
    with served(tmp_path, frames=FEW) as client:
        ada = Browser(client)
        with ada.socket() as flood:
            for nonce in range(8):
                flood.send_json({"t": "ping", "nonce": str(nonce)})
            answers = [flood.receive_json(timeout=20) for _ in range(8)]
            assert [answer["t"] for answer in answers] == ["pong"] * 4 + ["refused"] * 4
            assert answers[-1]["objection"]["params"] == {"seconds": 60}
            with pytest.raises(WebSocketDisconnect) as closed:
                flood.receive_json(timeout=20)
            assert closed.value.code == socket.TOO_FAST
        with client.websocket_connect("/api/socket") as again:
            again.send_json({"t": "hello", "session": ada.token})
            refused = until(again, "refused")["objection"]
            assert refused["reason"] == "too-fast" and refused["params"]["seconds"] > 50
        with Browser(client).socket():
            pass  # others may come


@pytest.mark.slow
def test_texts_that_are_no_frames_count_too(tmp_path):
    with served(tmp_path, frames=FEW) as client, Browser(client).socket() as flood:
        for _ in range(6):
            flood.send_text("nonsense")
        reasons = [flood.receive_json(timeout=20)["objection"]["reason"] for _ in range(6)]
        assert reasons == ["malformed"] * 4 + ["too-fast"] * 2


@pytest.mark.slow
def test_a_long_frame_costs_more_than_a_short_one(tmp_path):
    with served(tmp_path, frames=Rate(burst=20, each_second=0.001)) as client:
        ada = Browser(client)
        table = ada("POST", "/api/tables", game="block-out", chairs=["me", "me"]).json()["table"]
        with ada.socket() as flood:
            move = {"t": "move", "table": table, "seat": 0, "ply": 0, "move": "x"}
            for nonce in range(4):
                flood.send_json(move | {"nonce": str(nonce), "hand": "x" * 12_000})
            reasons = [flood.receive_json(timeout=20)["objection"]["reason"] for _ in range(4)]
            assert reasons == ["open-first"] + ["too-fast"] * 3


def test_a_socket_that_is_not_read_holds_little(tmp_path):
    """`lobby on` again and again, without reading: at most the capacity of the outbox waits."""

    async def scenario(services):
        host = await Guest.connect(services)
        for _ in range(120):
            await host.create_table("gobblet", "me", "open", public=True)
        guest = await Guest.connect(services)
        for _ in range(200):
            await guest.send(t="lobby", on=True)
            assert sum(map(len, guest.session.outbox.pending())) <= outbox.MAX_BYTES

    with_services({"data": tmp_path}, scenario)


def test_a_person_has_a_limited_number_of_sockets(tmp_path):
    with served(tmp_path, sockets_of_person=2) as client:
        ada = Browser(client)
        with ada.socket(), ada.socket(), client.websocket_connect("/api/socket") as third:
            third.send_json({"t": "hello", "session": ada.token})
            assert until(third, "refused")["objection"]["reason"] == "too-many-sockets"
        with ada.socket():
            pass  # those that are closed do not count


def test_an_address_has_a_limited_number_of_sockets(tmp_path):
    with served(tmp_path, sockets_of_address=2) as client:
        with (
            Browser(client).socket(),
            Browser(client).socket(),
            pytest.raises(Exception, match=r"4429|too-many-sockets"),
            Browser(client).socket(),
        ):
            pass
        with Browser(client).socket():
            pass


def test_a_person_has_a_limited_number_of_tables(tmp_path):
    with served(tmp_path, open_tables=3, waiting_tables=2) as client:
        ada, bob = Browser(client), Browser(client)
        wanted = {"game": "gobblet", "chairs": ["me", "open"]}
        tables = [ada("POST", "/api/tables", **wanted).json()["table"] for _ in range(2)]
        assert reason(ada("POST", "/api/tables", **wanted)) == "too-many-waiting"
        assert reason(ada("POST", "/api/pairings", game="gobblet")) == "too-many-waiting"
        alone = {"game": "gobblet", "chairs": ["me", "me"]}
        assert ada("POST", "/api/tables", **alone).status_code == 201
        assert reason(ada("POST", "/api/tables", **alone)) == "too-many-games"
        ada("DELETE", f"/api/tables/{tables[0]}/seats")
        assert ada("POST", "/api/tables", **wanted).status_code == 201
        assert bob("POST", "/api/tables", **wanted).status_code == 201


def test_an_address_has_a_limited_number_of_waiting_tables(tmp_path):
    with served(tmp_path, waiting_tables_of_address=2) as client:
        wanted = {"game": "gobblet", "chairs": ["me", "open"]}
        people = [Browser(client) for _ in range(3)]
        tables = [ada("POST", "/api/tables", **wanted).json()["table"] for ada in people[:2]]
        assert reason(people[2]("POST", "/api/tables", **wanted)) == "too-many-waiting-here"
        people[2]("POST", f"/api/tables/{tables[0]}/seats")
        assert people[2]("POST", "/api/tables", **wanted).status_code == 201


def test_an_address_creates_a_limited_number_of_tables(tmp_path):
    with served(tmp_path, new_tables=FEW) as client:
        alone = {"game": "gobblet", "chairs": ["me", "me"]}
        answers = [Browser(client)("POST", "/api/tables", **alone) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 4 + [429]


def test_a_family_and_a_class_are_left_alone():
    """A family of six behind one address, and a class of thirty, with two sockets each."""
    settings = Settings()
    assert settings.sockets_of_address >= 30 * 2
    assert settings.waiting_tables_of_address >= 30
    assert settings.new_tables.burst >= 30
    assert settings.requests.burst >= 30 * 10


def test_a_quota_counts_what_is_held():
    quota = Quota(2)
    assert [quota.take("ada"), quota.take("ada"), quota.take("ada")] == [True, True, False]
    assert quota.take("bob")
    quota.release("ada")
    assert quota.take("ada")


def test_a_share_that_is_used_up_makes_its_address_wait_and_nobody_else():
    async def scenario():
        share, other = (Share(Rate(burst=10, each_second=1000)) for _ in range(2))
        share.charge(0.05)
        began = asyncio.get_running_loop().time()
        await other.turn()
        assert asyncio.get_running_loop().time() - began < 0.02
        await asyncio.gather(share.turn(), share.turn())
        assert asyncio.get_running_loop().time() - began >= 0.035

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_share_is_charged_for_work_and_not_for_waiting():
    async def work() -> int:
        await asyncio.sleep(0.2)
        total = sum(range(300_000))
        await asyncio.sleep(0.2)
        return total

    async def scenario():
        share = Share(Rate(burst=1000, each_second=0.001))
        assert await share.run(work()) == sum(range(300_000))
        assert 0.5 < 1000 - share.bucket.tokens < 200, "milliseconds, and not 400"

    asyncio.run(scenario())


def test_a_cancelled_or_refused_piece_of_work_is_charged_and_the_error_passes_through():
    async def refuse() -> None:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            raise Refused("stale") from None

    async def scenario():
        share = Share(Rate(burst=1000, each_second=0.001))
        task = asyncio.create_task(share.run(refuse()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(Refused):
            await task

    asyncio.run(scenario())


def test_an_address_follows_so_many_tables_and_no_more(storage):
    async def scenario(services):
        ada = await Guest.connect(services)
        tables = [await ada.create_table("gobblet", "me", "open") for _ in range(4)]
        for table in tables[:3]:
            await ada.open(table)
        refused = await ada.open(tables[3])
        assert refused["objection"]["reason"] == "too-many-tables"
        await ada.open(tables[0])  # again: it is one of the three
        await ada.send(t="close", table=tables[0])
        await ada.open(tables[3])
        ada.session.end()
        assert not services.followed_of_address.held

    with_services(storage, scenario, followed_tables_of_address=3)


def test_who_is_in_debt_does_not_wait_with_the_lock_of_pairing_in_hand(tmp_path):
    """Everybody else who looks for an opponent would wait for that debt too."""

    async def scenario(services):
        share = Share(Rate(burst=1, each_second=1))
        share.charge(60.0)

        async def pairs():
            shares.pays(share)
            async with services.lobby.pairing_lock(), shares.costly():
                await shares.give_way()
            assert not share.is_free(), "it is still charged"

        await asyncio.wait_for(asyncio.create_task(pairs()), 10)

    with_services({"data": tmp_path}, scenario)


def test_phrases_are_limited_for_a_person_over_all_sockets(tmp_path):
    """Sockets are free: each had phrases of its own."""
    with served(tmp_path, phrases=FEW) as client:
        ada = Browser(client)
        table = ada("POST", "/api/tables", game="gobblet", chairs=["me", "me"]).json()["table"]
        say = {"t": "say", "table": table, "seat": 0, "phrase": "hello", "nonce": "1"}
        with ada.socket(table) as one, ada.socket(table) as other:
            for socket in (one, other):
                for _ in range(2):
                    socket.send_json(say)
                    until(socket, "phrase")
            other.send_json(say)
            assert until(other, "refused")["objection"]["reason"] == "too-fast"


def test_reports_are_limited_for_an_address(tmp_path):
    """Guests are free: thirty of them bury what others have reported."""
    with served(tmp_path, reports=FEW) as client:
        eve = Browser(client)("GET", "/api/me").json()["person"]
        given = {"person": eve, "why": "name"}
        for _ in range(FEW.burst):
            assert Browser(client)("POST", "/api/reports", **given).status_code == 201
        assert reason(Browser(client)("POST", "/api/reports", **given)) == "too-fast"


def test_games_that_stand_for_days_are_limited_for_an_address(tmp_path):
    """A game with a clock stays in memory until it is over, and may be left to itself at once:
    an address could leave forty thousand a day."""
    with served(tmp_path, long_tables=FEW) as client:
        days = {"kind": "days", "seconds": 14 * 86_400}
        wanted = {"game": "gobblet", "chairs": ["me", "me"], "clock": days}
        for _ in range(FEW.burst):
            assert Browser(client)("POST", "/api/tables", **wanted).status_code == 201
        assert reason(Browser(client)("POST", "/api/tables", **wanted)) == "too-fast"
        short = wanted | {"clock": {"kind": "fischer", "seconds": 600}}
        assert Browser(client)("POST", "/api/tables", **short).status_code == 201
