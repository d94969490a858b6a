"""Rooms: who is told what, in which order, and what a slow reader costs the others: nothing."""

import asyncio
import json

from blockyard.server import wire
from blockyard.server.live.outbox import Mailbox
from blockyard.server.tables import decisions, events
from tests.server.tabletalk import Guest, in_house, two_at


def test_a_move_reaches_both_players_and_who_watches(place):
    async def talk(house):
        ada, bob, table = await two_at(house)
        carol = await Guest.come(house)
        shown = await carol.open(table)
        assert shown["yours"] == [] and shown["table"]["watching"] == 1
        assert (await ada.move(table, 0, 0, "4b2"))["t"] == "ack"
        for guest, legal in ((ada, False), (bob, True), (carol, False)):
            update = await guest.hear("update")
            assert (update["told"], update["version"], update["now"]["ply"]) == ("4b2", 4, 1)
            assert ("legal" in update["now"]) == legal, "moves are listed for the mover only"

    in_house(place, talk)


def test_the_same_nonce_counts_once_also_after_a_restart(place):
    async def first(house):
        ada, _, table = await two_at(house)
        one = await ada.move(table, 0, 0, "4b2", nonce="x")
        two = await ada.move(table, 0, 0, "4b2", nonce="x")
        assert one == two and (await house.hub.room(table)).table.version == one["version"]
        seen.update(table=table, token=ada.token, done=one)

    async def second(house):
        person = await house.people.who(seen["token"])
        ada = Guest(house, person, seen["token"])
        await ada.hello()
        await ada.open(seen["table"])
        assert await ada.move(seen["table"], 0, 0, "4b2", nonce="x") == seen["ack"]

    seen = {}
    in_house(place, first)
    in_house(place, second)


def test_guests_keep_their_seats_when_the_server_starts_again(place):
    async def first(house):
        ada, bob, table = await two_at(house)
        await ada.move(table, 0, 0, "4b2")
        seen.update(table=table, token=bob.token)

    async def second(house):
        bob = Guest(house, await house.people.who(seen["token"]), seen["token"])
        await bob.hello()
        shown = await bob.open(seen["table"])
        assert shown["yours"] == [1] and shown["moves"] == ["4b2"]
        assert (await bob.move(seen["table"], 1, 1, "4a1"))["t"] == "ack"

    seen = {}
    in_house(place, first)
    in_house(place, second)


def test_a_refusal_goes_to_the_sender_alone_and_shows_how_things_stand(place):
    async def talk(house):
        ada, bob, table = await two_at(house)
        refused = await ada.move(table, 0, 0, "a1b1")
        assert refused["objection"] == {
            "clause": "G6",
            "reason": "nothing-there",
            "params": {"square": "a1"},
        }
        assert refused["now"]["ply"] == 0 and refused["now"]["legal"]
        assert all(frame["t"] != "refused" for frame in bob.heard_so_far())

    in_house(place, talk)


def test_only_the_mover_may_ask(place):
    async def talk(house):
        ada, bob, table = await two_at(house)
        await ada.say(t="check", table=table, seat=0, ply=0, move="4a1", nonce="q")
        assert await ada.hear("checked") == {"t": "checked", "nonce": "q"}
        await ada.say(t="check", table=table, seat=0, ply=0, move="3a1", nonce="q")
        assert (await ada.hear("checked"))["objection"]["reason"] == "not-on-top"
        await bob.say(t="check", table=table, seat=1, ply=0, move="3a1", nonce="q")
        assert (await bob.hear("refused"))["objection"]["reason"] == "not-your-turn"
        await bob.say(t="check", table=table, seat=0, ply=0, move="3a1", nonce="q")
        assert (await bob.hear("refused"))["objection"]["reason"] == "not-your-seat"

    in_house(place, talk)


def test_a_seat_token_is_good_for_its_seat_until_it_is_given_up(place):
    async def talk(house):
        ada, bob, carol = [await Guest.come(house) for _ in range(3)]
        table = await ada.set_table("blokus-classic", "me", "open", "open", "open")
        (token,) = (await bob.sit(table)).tokens
        assert (await carol.open(table, tokens=[token]))["yours"] == [1]
        room = await house.hub.room(table)
        await room.do(lambda now, at: decisions.leave(now, [1], at))
        assert (await carol.open(table, tokens=[token]))["yours"] == []

    in_house(place, talk)


def test_who_does_not_read_is_dropped_with_resync_and_nobody_waits():
    async def talk():
        box = Mailbox(most=3)
        assert all(box.put(b"%d" % n) for n in range(3))
        assert not box.put(b"one too many")
        assert [json.loads(frame) for frame in await box.take()] == [{"t": "resync"}]

    asyncio.run(talk())


def test_a_dropped_reader_has_to_open_the_table_again(place):
    async def talk(house):
        ada, bob, table = await two_at(house)
        bob.talk.mailbox.most = 2
        for ply, move in enumerate(["4a1", "4b1", "4c1", "4d1"]):
            guest = (ada, bob)[ply % 2]
            if guest is ada:
                await ada.move(table, 0, ply, move)
            else:
                room = await house.hub.room(table)
                step = events.Moved(at=0, seat=1, move=move)
                await room.do(lambda now, at, s=step, p=ply: decisions.answer(now, s, p))
        assert bob.heard_so_far()[-1]["t"] == "resync"
        await bob.say(t="ping")
        bob.talk.mailbox.most = 100
        refused = await bob.move(table, 1, 3, "4d1")
        assert refused["objection"]["reason"] == "open-first"
        assert (await bob.open(table))["now"]["ply"] == 4

    in_house(place, talk)


def test_who_is_away_is_told_and_the_game_can_be_claimed_after_a_while(place):
    async def talk(house):
        ada, bob, table = await two_at(house)
        for ply, move in enumerate(["4a1", "4b1", "4c1"]):
            guest = (ada, bob)[ply % 2]
            await guest.move(table, ply % 2, ply, move)
        assert (await ada.act(table, 0, "claim"))["objection"]["reason"] == "nobody-gone"
        ada.unread.clear()
        bob.talk.end()
        assert (await ada.hear("presence", until=lambda f: f["away"] == [1]))["claim_at"]
        await asyncio.sleep(0.02)
        assert (await ada.act(table, 0, "claim"))["t"] == "ack"
        update = await ada.hear("update", until=lambda f: "outcome" in f["now"])
        assert update["now"]["outcome"]["clause"] == "M3"

    in_house(place, talk, grace=10)


def test_who_sits_down_and_does_not_come_is_told_to_be_away_and_since_when(place):
    async def talk(house):
        ada, bob = await Guest.come(house), await Guest.come(house)
        table = await ada.set_table("gobblet", "me", "open")
        await ada.open(table)
        await bob.sit(table)
        assert (await ada.hear("presence", until=lambda f: f["away"] == [1]))["claim_at"]
        await bob.open(table)
        await ada.hear("presence", until=lambda f: f["away"] == [])

    in_house(place, talk)


def test_a_rematch_leads_everybody_to_the_new_table(place):
    async def talk(house):
        ada, bob, table = await two_at(house)
        carol = await Guest.come(house)
        await carol.open(table)
        await ada.act(table, 0, "resign")
        await ada.act(table, 0, "rematch")
        await bob.act(table, 1, "rematch")
        shown = await carol.hear("table", until=lambda f: "again" in f["table"])
        there = await bob.open(shown["table"]["again"])
        assert there["yours"] == [0], "whoever did not begin begins now"

    in_house(place, talk)


def test_one_screen_holds_several_seats_and_sees_through_the_next_ones_eyes(place):
    async def talk(house):
        ada = await Guest.come(house)
        table = await ada.set_table("gobblet", "me", "me", names=["Ada", "Ben"])
        shown = await ada.open(table)
        assert shown["yours"] == [0, 1]
        assert [chair["name"] for chair in shown["table"]["chairs"]] == ["Ada", "Ben"]
        await ada.move(table, 0, 0, "4a1")
        update = await ada.hear("update")
        assert update["seat"] == 1 and update["now"]["legal"]
        assert (await ada.move(table, 1, 1, "4b1"))["t"] == "ack"

    in_house(place, talk)


def test_the_list_of_moves_on_a_shared_screen_tells_no_hand(place):
    async def talk(house):
        ada, carol = await Guest.come(house), await Guest.come(house)
        table = await ada.set_table("block-out", "me", "me")
        await carol.open(table)
        await ada.open(table)
        dealt = await ada.hear("update", until=lambda f: f["now"]["to_play"] == 0)
        assert {"pass", "reverse"} & set(dealt["now"]["legal"]), "the next one's hand lies open"
        shown, watched = await ada.open(table), await carol.open(table)
        assert shown["moves"] == watched["moves"]
        move = dealt["now"]["legal"][0]
        await ada.move(table, 0, dealt["now"]["ply"], move)
        told = await ada.hear("update", until=lambda f: f["by"] == 0)
        heard = await carol.hear("update", until=lambda f: f["by"] == 0)
        assert told["told"] == heard["told"]

    in_house(place, talk)


def test_a_bot_answers_and_takes_back_without_ado(place):
    async def talk(house):
        ada = await Guest.come(house)
        table = await ada.set_table("gobblet", "me", "bot:1")
        await ada.open(table)
        await ada.move(table, 0, 0, "4b2")
        update = await ada.hear("update", until=lambda f: f["now"]["ply"] == 2)
        assert update["by"] == 1 and update["now"]["to_play"] == 0
        await ada.act(table, 0, "take-back")
        update = await ada.hear("update", until=lambda f: "back_to" in f)
        assert update["back_to"] == 0 and update["now"]["legal"]

    in_house(place, talk)


def test_the_lobby_is_live(place):
    async def talk(house):
        ada, bob, carol = [await Guest.come(house) for _ in range(3)]
        await carol.say(t="lobby", on=True)
        assert (await carol.hear("tables")) == {"t": "tables", "tables": [], "whole": True}
        table = await ada.set_table("gobblet", "me", "open", public=True)
        assert [each["id"] for each in (await carol.hear("tables"))["tables"]] == [table]
        await bob.sit(table)
        assert (await carol.hear("tables"))["tables"][0]["stage"] == "playing"
        await bob.open(table)
        await bob.act(table, 1, "resign")
        assert (await carol.hear("tables"))["gone"] == [table]
        await ada.set_table("gobblet", "me", "open")
        assert house.lobby.tables == {}, "a table by link is nobody else's business"

    in_house(place, talk)


def test_wire_frames_have_names_of_their_own():
    tags = [
        kind.__struct_config__.tag
        for kind in (*wire.ClientFrame.__args__, *wire.ServerFrame.__args__)
    ]
    assert len(set(tags)) == len(tags)
