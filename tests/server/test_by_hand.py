"""Placements by hand: the server's own clock, and tokens that nobody can make, keep or lend."""

from __future__ import annotations

from random import Random

import pytest

from blockyard.server.live import pick_ups
from blockyard.server.tables import events
from tests.blockout.people import at_the_bar, seconds_of, with_the_mouse
from tests.server.session_client import Guest, with_services

pytestmark = pytest.mark.slow

HAND = with_the_mouse(Random(1), (0.0, 0.0))
PUT = "put 0 0 0 0"


@pytest.fixture
def storage(tmp_path):
    """One database is enough: pick-ups are not stored."""
    return {"data": tmp_path}


@pytest.fixture
def clock(monkeypatch):
    """The server's monotonic clock, which goes when we say so."""

    class Clock:
        now = 1_000_000

        def wait(self, seconds: float) -> None:
            self.now += round(1000 * seconds)

    made = Clock()
    monkeypatch.setattr(pick_ups, "ticks_ms", lambda: made.now)
    return made


class Placing:
    """A guest with two seats at a table, who plays until there is a block to place."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table, self.ply, self.seat = guest, table, 0, 0

    @classmethod
    async def at_a_table(cls, services) -> Placing:
        guest = await Guest.connect(services)
        placing = cls(guest, await guest.create_table("block-out", "me", "me"))
        await guest.open(placing.table)
        await placing.next()
        return placing

    async def next(self) -> None:
        while True:
            update = await self.guest.receive(
                "update", until=lambda f: f["now"]["to_play"] in (0, 1) and "legal" in f["now"]
            )
            now = update["now"]
            self.seat, self.ply = now["to_play"], now["ply"]
            if PUT in now["legal"]:
                return
            card = next((move for move in now["legal"] if ">" in move), now["legal"][0])
            await self.guest.move(self.table, self.seat, self.ply, card)

    async def pick_up(self, **other) -> dict:
        frame = {"table": self.table, "seat": self.seat, "ply": self.ply, "nonce": "up", **other}
        await self.guest.send(t="pick-up", **frame)
        return await self.guest.receive("picked-up", "refused")

    async def token(self) -> str:
        return (await self.pick_up())["token"]

    async def put(self, hand: str, token: str = "", **more) -> dict:
        return await self.guest.move(
            self.table, self.seat, self.ply, PUT, hand=hand, token=token, **more
        )

    async def stored(self, services) -> events.Moved:
        log = await services.log.read(self.table)
        return [e for e in log if isinstance(e, events.Moved) and e.move == PUT][-1]


def scenario(storage, play):
    async def run(services):
        await play(await Placing.at_a_table(services), services)

    with_services(storage, run)


def reason(frame: dict) -> str | None:
    """Why a placement was refused, or why the fair hand was used."""
    why = frame["objection"] if frame["t"] == "refused" else frame.get("doubt")
    return why["reason"] if why else None


def test_a_hand_that_fits_the_servers_time_is_used(storage, clock):
    async def play(placing, services):
        token = await placing.token()
        clock.wait(seconds_of(HAND) + 0.1)
        assert reason(await placing.put(HAND, token)) is None
        moved = await placing.stored(services)
        assert moved.hand == HAND and moved.held == round(1000 * seconds_of(HAND) + 100)
        assert moved.doubt == ""

    scenario(storage, play)


def test_a_hand_without_a_pick_up_is_the_fair_one_and_the_player_is_told(storage, clock):
    async def play(placing, services):
        assert reason(await placing.put(HAND)) == "hand-not-seen"
        moved = await placing.stored(services)
        assert (moved.hand, moved.doubt) == ("", "hand-not-seen")

    scenario(storage, play)


@pytest.mark.parametrize("passed", [0.0, 30.0])
def test_a_hand_that_does_not_fit_the_servers_time_is_the_fair_one(storage, clock, passed):
    async def play(placing, services):
        token = await placing.token()
        clock.wait(passed)
        assert reason(await placing.put(HAND, token)) == "hand-out-of-time"
        assert (await placing.stored(services)).hand == ""

    scenario(storage, play)


def test_a_script_with_a_perfect_bar_has_the_fair_hand(storage, clock):
    async def play(placing, services):
        token = await placing.token()
        clock.wait(0.6)
        assert reason(await placing.put("keyed 0.6 0.6", token)) == "hand-too-quick"

    scenario(storage, play)


def test_tokens_that_are_made_up_old_or_somebody_elses_are_refused(storage, clock):
    """The block stays in the player's hand: picked up again, it is placed."""

    async def play(placing, services):
        other = await Placing.at_a_table(services)
        foreign = await other.token()
        replaced = await placing.token()
        clock.wait(seconds_of(HAND))
        token = await placing.token()
        forged = [
            "made-up",
            foreign,
            replaced,
            token[:-1],
            token.upper(),
            token + "x",
            "\u00e9",
            " ",
        ]
        for wrong in forged:
            refused = await placing.put(HAND, wrong)
            assert refused["t"] == "refused" and reason(refused) == "pick-up-again", wrong
        clock.wait(seconds_of(HAND))
        assert reason(await placing.put(HAND, token)) is None

    scenario(storage, play)


def test_a_token_is_for_one_ply_and_one_seat_and_counts_once(storage, clock):
    async def play(placing, services):
        token = await placing.token()
        clock.wait(seconds_of(HAND))
        assert reason(await placing.put(HAND, token, nonce="once")) is None
        assert (await placing.put(HAND, token, nonce="once"))["t"] == "ack", "sent again"
        assert reason(await placing.put(HAND, token)) in ("stale", "not-your-turn")
        await placing.next()
        hand = at_the_bar(Random(2))
        clock.wait(seconds_of(hand) - seconds_of(HAND))
        assert reason(await placing.put(hand, token)) == "pick-up-again"

    scenario(storage, play)


def test_a_trace_that_is_sent_again_for_the_next_block_is_the_fair_hand(storage, clock):
    async def play(placing, services):
        found = []
        for _ in range(3):
            seat = placing.seat
            token = await placing.token()
            clock.wait(seconds_of(HAND))
            found.append((seat, reason(await placing.put(HAND, token))))
            await placing.next()
        again = [why for n, (seat, why) in enumerate(found) if (seat, None) in found[:n]]
        assert again and set(again) == {"hand-repeated"}

    scenario(storage, play)


def test_only_the_block_of_ones_own_turn_can_be_picked_up(storage, clock):
    async def play(placing, services):
        assert reason(await placing.pick_up(ply=0)) == "stale"
        assert reason(await placing.pick_up(seat=5)) == "not-your-seat"
        assert reason(await placing.pick_up(table="nowhere")) == "open-first"
        placing.guest = await Guest.connect(services)
        await placing.guest.open(placing.table)
        assert reason(await placing.pick_up()) == "not-your-seat", "somebody who watches"

    scenario(storage, play)


def test_before_a_card_is_played_and_in_other_games_there_is_nothing_to_pick_up(storage):
    async def run(services):
        guest = await Guest.connect(services)
        for game in ("block-out", "gobblet"):
            table = await guest.create_table(game, "me", "me")
            await guest.open(table)
            now = (await services.hub.room(table)).table.playing()
            while now.to_play != 0:
                await guest.receive("update")
                now = (await services.hub.room(table)).table.playing()
            await guest.send(t="pick-up", table=table, seat=0, ply=now.ply, nonce="up")
            assert reason(await guest.receive("picked-up", "refused")) == "nothing-to-pick-up"

    with_services(storage, run)
