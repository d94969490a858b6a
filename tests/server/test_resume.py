"""Resuming: a client that names its last version gets the later updates, as its seat may know."""

import pytest

from blockyard.server.live import in_batches
from tests.server.session_client import Guest, two_at, with_services


def updates(guest: Guest) -> list[dict]:
    return [frame for frame in guest.received() if frame["t"] == "update"]


async def again(guest: Guest, table: str, since: int) -> tuple[list[dict], dict]:
    """Reconnect and open the table: the updates that are sent again, then the snapshot."""
    await guest.reconnect()
    await guest.send(t="open", table=table, since=since)
    shown = await guest.receive("table")
    return updates(guest), shown


def test_missed_updates_are_sent_in_order_and_then_the_snapshot(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        done = await ada.move(table, 0, 0, "4a1")
        bob.session.end()
        for seat, ply, move in [(1, 1, "4b2"), (0, 2, "4c3")]:
            await (ada, bob)[seat].reconnect()
            await (ada, bob)[seat].open(table)
            await (ada, bob)[seat].move(table, seat, ply, move)
        await ada.act(table, 0, "take-back")
        await bob.reconnect()
        await bob.open(table)
        await bob.act(table, 1, "agree")
        resent, shown = await again(bob, table, done["version"])
        assert [frame.get("shown") for frame in resent] == ["4b2", "4c3", None, None]
        assert resent[-1]["back_to"] == 2 and resent[2]["now"]["offer"]["by"] == 0
        assert [frame["version"] for frame in resent] == [5, 6, 7, 8] and shown["version"] == 8
        assert (await again(bob, table, 8))[0] == [], "nothing was missed"

    with_services(storage, scenario)


@pytest.mark.parametrize("since", [0, 10_000])
def test_without_a_valid_version_only_the_snapshot_is_sent(tmp_path, since):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        await ada.move(table, 0, 0, "4a1")
        resent, shown = await again(bob, table, since)
        assert resent == [] and shown["moves"] == ["4a1"]

    with_services({"data": tmp_path}, scenario)


def test_after_too_many_missed_updates_only_the_snapshot_is_sent(tmp_path, monkeypatch):
    monkeypatch.setattr(in_batches, "MAX_RESENT", 1)

    async def scenario(services):
        ada, bob, table = await two_at(services)
        await ada.move(table, 0, 0, "4a1")
        await bob.move(table, 1, 1, "4b2")
        assert (await again(bob, table, 3))[0] == []
        assert [frame["shown"] for frame in (await again(bob, table, 4))[0]] == ["4b2"]

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_with_hidden_cards_updates_sent_again_show_what_the_seat_may_know(tmp_path):
    async def scenario(services):
        ada, bob, table = await two_at(services, "block-out")
        carol = await Guest.connect(services)
        await carol.open(table)
        dealt = await ada.receive("update", until=lambda frame: frame["now"]["to_play"] == 0)
        await ada.move(table, 0, dealt["now"]["ply"], dealt["now"]["legal"][0])
        for guest in (ada, bob, carol):
            await guest.receive("update", until=lambda f: f["version"] == dealt["version"] + 1)
        room = await services.hub.room(table)
        for guest, seat in ((ada, 0), (bob, 1), (carol, None)):
            hidden = room.table.playing().state.view(1 - (seat or 0))
            (resent,), shown = await again(guest, table, dealt["version"])
            assert resent["now"] == shown["now"] and resent.get("seat") == seat
            assert resent["now"]["view"] != hidden

    with_services({"data": tmp_path}, scenario)


def test_a_game_of_memory_is_not_told_again(tmp_path):
    """Its earlier positions are a free look under every gobblet."""

    async def scenario(services):
        ada, bob, table = await two_at(services, options={"memory": "yes"})
        done = await ada.move(table, 0, 0, "4a1")
        await bob.move(table, 1, 1, "4b2")
        resent, shown = await again(ada, table, done["version"] - 1)
        assert resent == [] and shown["moves"] == ["4b2"]

    with_services({"data": tmp_path}, scenario)
