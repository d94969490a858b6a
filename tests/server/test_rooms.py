"""Rooms: who is sent what, in which order, and that a slow client costs the others nothing."""

import asyncio
import json

import pytest

from blockyard.server import wire
from blockyard.server.live.outbox import Outbox, Subscriber
from blockyard.server.tables import decisions, events
from tests.server.session_client import Guest, two_at, with_services


def test_a_move_reaches_both_players_and_spectators(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        carol = await Guest.connect(services)
        shown = await carol.open(table)
        assert shown["yours"] == [] and shown["table"]["watching"] == 1
        assert (await ada.move(table, 0, 0, "4b2"))["t"] == "ack"
        for guest, legal in ((ada, False), (bob, True), (carol, False)):
            update = await guest.receive("update")
            assert (update["shown"], update["version"], update["now"]["ply"]) == ("4b2", 4, 1)
            assert ("legal" in update["now"]) == legal, "moves are listed for the mover only"

    with_services(storage, scenario)


def test_the_same_nonce_counts_once_also_after_a_restart(storage):
    async def first(services):
        ada, _, table = await two_at(services)
        one = await ada.move(table, 0, 0, "4b2", nonce="x")
        two = await ada.move(table, 0, 0, "4b2", nonce="x")
        assert one == two and (await services.hub.room(table)).table.version == one["version"]
        seen.update(table=table, token=ada.token, ack=one)

    async def second(services):
        person = await services.sessions.find(seen["token"])
        ada = Guest(services, person, seen["token"])
        await ada.hello()
        await ada.open(seen["table"])
        assert await ada.move(seen["table"], 0, 0, "4b2", nonce="x") == seen["ack"]

    seen = {}
    with_services(storage, first)
    with_services(storage, second)


def test_guests_keep_their_seats_when_the_server_starts_again(storage):
    async def first(services):
        ada, bob, table = await two_at(services)
        await ada.move(table, 0, 0, "4b2")
        seen.update(table=table, token=bob.token)

    async def second(services):
        bob = Guest(services, await services.sessions.find(seen["token"]), seen["token"])
        await bob.hello()
        shown = await bob.open(seen["table"])
        assert shown["yours"] == [1] and shown["moves"] == ["4b2"]
        assert shown["by"] == [0], "who made them"
        assert (await bob.move(seen["table"], 1, 1, "4a1"))["t"] == "ack"

    seen = {}
    with_services(storage, first)
    with_services(storage, second)


def test_a_refusal_goes_to_the_sender_alone_with_the_current_position(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        refused = await ada.move(table, 0, 0, "a1b1")
        assert refused["objection"] == {
            "clause": "G6",
            "reason": "nothing-there",
            "params": {"square": "a1"},
        }
        assert refused["now"]["ply"] == 0 and refused["now"]["legal"]
        assert all(frame["t"] != "refused" for frame in bob.received())

    with_services(storage, scenario)


def test_only_the_mover_may_check_a_move(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        await ada.send(t="check", table=table, seat=0, ply=0, move="4a1", nonce="q")
        assert await ada.receive("checked") == {"t": "checked", "nonce": "q"}
        await ada.send(t="check", table=table, seat=0, ply=0, move="3a1", nonce="q")
        assert (await ada.receive("checked"))["objection"]["reason"] == "not-on-top"
        await bob.send(t="check", table=table, seat=1, ply=0, move="3a1", nonce="q")
        assert (await bob.receive("refused"))["objection"]["reason"] == "not-your-turn"
        await bob.send(t="check", table=table, seat=0, ply=0, move="3a1", nonce="q")
        assert (await bob.receive("refused"))["objection"]["reason"] == "not-your-seat"

    with_services(storage, scenario)


def test_a_seat_token_is_good_for_its_seat_until_it_is_given_up(storage):
    async def scenario(services):
        ada, bob, carol = [await Guest.connect(services) for _ in range(3)]
        table = await ada.create_table("blokus-classic", "me", "open", "open", "open")
        (token,) = (await bob.sit(table)).tokens
        assert (await carol.open(table, tokens=[token]))["yours"] == [1]
        room = await services.hub.room(table)
        await room.execute(lambda now, at: decisions.leave(now, [1], at))
        assert (await carol.open(table, tokens=[token]))["yours"] == []

    with_services(storage, scenario)


def test_an_outbox_that_overflows_holds_only_a_resync():
    async def scenario():
        box = Outbox(capacity=3)
        assert all(box.put(b"%d" % n) for n in range(3))
        assert not box.put(b"one too many")
        assert [json.loads(frame) for frame in await box.take()] == [{"t": "resync"}]

    asyncio.run(scenario())


def test_a_dropped_subscriber_has_to_open_the_table_again(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        bob.session.outbox.capacity = 2
        for ply, move in enumerate(["4a1", "4b1", "4c1", "4d1"]):
            guest = (ada, bob)[ply % 2]
            if guest is ada:
                await ada.move(table, 0, ply, move)
            else:
                room = await services.hub.room(table)
                moved = events.Moved(at=0, seat=1, move=move)
                await room.execute(lambda now, at, m=moved, p=ply: decisions.play_for(now, m, p))
        assert bob.received()[-1]["t"] == "resync"
        await bob.send(t="ping")
        bob.session.outbox.capacity = 100
        refused = await bob.move(table, 1, 3, "4d1")
        assert refused["objection"]["reason"] == "open-first"
        assert (await bob.open(table))["now"]["ply"] == 4

    with_services(storage, scenario)


def test_absence_is_broadcast_and_the_game_can_be_claimed_after_the_grace_period(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        for ply, move in enumerate(["4a1", "4b1", "4c1"]):
            guest = (ada, bob)[ply % 2]
            await guest.move(table, ply % 2, ply, move)
        assert (await ada.act(table, 0, "claim"))["objection"]["reason"] == "nobody-gone"
        ada.unread.clear()
        bob.session.end()
        assert (await ada.receive("presence", until=lambda f: f["away"] == [1]))["claim_at"]
        await asyncio.sleep(0.02)
        assert (await ada.act(table, 0, "claim"))["t"] == "ack"
        update = await ada.receive("update", until=lambda f: "outcome" in f["now"])
        assert update["now"]["outcome"]["clause"] == "M3"

    with_services(storage, scenario, grace=10)


def test_a_player_who_sits_down_without_connecting_is_away(storage):
    async def scenario(services):
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "open")
        await ada.open(table)
        await bob.sit(table)
        assert (await ada.receive("presence", until=lambda f: f["away"] == [1]))["claim_at"]
        await bob.open(table)
        await ada.receive("presence", until=lambda f: f["away"] == [])

    with_services(storage, scenario)


def test_a_rematch_leads_everybody_to_the_new_table(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        carol = await Guest.connect(services)
        await carol.open(table)
        await ada.act(table, 0, "resign")
        await ada.act(table, 0, "rematch")
        await bob.act(table, 1, "rematch")
        shown = await carol.receive("table", until=lambda f: "again" in f["table"])
        there = await bob.open(shown["table"]["again"])
        assert there["yours"] == [0], "whoever did not begin begins now"

    with_services(storage, scenario)


def test_whoever_asked_for_a_rematch_learns_at_once_that_the_other_declined(storage):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        await ada.act(table, 0, "resign")
        await ada.act(table, 0, "rematch")
        await bob.receive("table", until=lambda f: f["table"]["chairs"][0].get("ready"))
        await bob.act(table, 1, "decline")
        shown = await ada.receive("table", until=lambda f: f["table"]["chairs"][1].get("declined"))
        assert not shown["table"]["chairs"][0].get("ready")

    with_services(storage, scenario)


def test_a_shared_screen_holds_several_seats_and_shows_the_view_of_the_seat_to_play(storage):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "me", names=["Ada", "Ben"])
        shown = await ada.open(table)
        assert shown["yours"] == [0, 1]
        assert [chair["name"] for chair in shown["table"]["chairs"]] == ["Ada", "Ben"]
        await ada.move(table, 0, 0, "4a1")
        update = await ada.receive("update")
        assert update["seat"] == 1 and update["now"]["legal"]
        assert (await ada.move(table, 1, 1, "4b1"))["t"] == "ack"

    with_services(storage, scenario)


def test_the_list_of_moves_on_a_shared_screen_reveals_no_hand(storage):
    async def scenario(services):
        ada, carol = await Guest.connect(services), await Guest.connect(services)
        table = await ada.create_table("block-out", "me", "me")
        await carol.open(table)
        await ada.open(table)
        dealt = await ada.receive("update", until=lambda f: f["now"]["to_play"] == 0)
        assert {"pass", "reverse"} & set(dealt["now"]["legal"]), "the next one's hand lies open"
        shown, watched = await ada.open(table), await carol.open(table)
        assert shown["moves"] == watched["moves"]
        move = dealt["now"]["legal"][0]
        await ada.move(table, 0, dealt["now"]["ply"], move)
        own = await ada.receive("update", until=lambda f: f["by"] == 0)
        watched = await carol.receive("update", until=lambda f: f["by"] == 0)
        assert own["shown"] == watched["shown"]

    with_services(storage, scenario)


@pytest.mark.slow
def test_a_bot_moves_and_grants_take_backs(storage):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "me", "bot:1")
        await ada.open(table)
        await ada.move(table, 0, 0, "4b2")
        update = await ada.receive("update", until=lambda f: f["now"]["ply"] == 2)
        assert update["by"] == 1 and update["now"]["to_play"] == 0
        await ada.act(table, 0, "take-back")
        update = await ada.receive("update", until=lambda f: "back_to" in f)
        assert update["back_to"] == 0 and update["now"]["legal"]

    with_services(storage, scenario)


def test_the_lobby_is_live(storage):
    async def scenario(services):
        ada, bob, carol = [await Guest.connect(services) for _ in range(3)]
        await carol.send(t="lobby", on=True)
        page = {"t": "tables", "tables": [], "whole": True, "more": False}
        assert await carol.receive("tables") == page
        table = await ada.create_table("gobblet", "me", "open", public=True)
        assert [each["id"] for each in (await carol.receive("tables"))["tables"]] == [table]
        await bob.sit(table)
        assert (await carol.receive("tables"))["tables"][0]["stage"] == "playing"
        await bob.open(table)
        await bob.act(table, 1, "resign")
        assert (await carol.receive("tables"))["gone"] == [table]
        await ada.create_table("gobblet", "me", "open")
        assert services.lobby.tables == {}, "a table by link is nobody else's business"

    with_services(storage, scenario)


def test_wire_frames_have_names_of_their_own():
    tags = [
        kind.__struct_config__.tag
        for kind in (*wire.ClientFrame.__args__, *wire.ServerFrame.__args__)
    ]
    assert len(set(tags)) == len(tags)


@pytest.mark.slow
def test_three_hundred_spectators_are_announced_together(storage):
    async def scenario(services):
        ada, _, table = await two_at(services)
        room = await services.hub.room(table)
        crowd = [Subscriber(Outbox(capacity=10_000), f"spectator {n}") for n in range(300)]
        for spectator in crowd:
            room.subscribe(spectator)
        sent = sum(len(spectator.outbox.pending()) for spectator in crowd)
        assert sent == 2 * len(crowd), "to each its own presence and the table, to nobody the rest"
        ada.unread.clear()
        said = await ada.receive("presence", until=lambda f: f["watching"] == 300)
        assert said["away"] == []
        for spectator in crowd:
            room.unsubscribe(spectator)
        said = await ada.receive("presence", until=lambda f: f["watching"] == 0)
        frames = [json.loads(frame)["t"] for frame in crowd[0].outbox.pending()]
        assert frames == ["presence", "table", "presence"]

    with_services(storage, scenario)


def test_a_player_who_goes_is_announced_at_once_among_spectators(storage):
    async def scenario(services):
        _, bob, table = await two_at(services)
        carol = await Guest.connect(services)
        await carol.open(table)
        carol.unread.clear()
        bob.session.end()
        outbox = carol.session.outbox
        away = [json.loads(frame)["away"] for frame in outbox.pending()]
        assert away == [[1]]

    with_services(storage, scenario)
