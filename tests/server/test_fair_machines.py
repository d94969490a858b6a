"""Computer players and help share the machine: nobody's questions cost another player the game."""

from __future__ import annotations

import asyncio

import pytest

from blockyard.server import wire
from tests.server.session_client import Guest, two_at, with_services

OFF_BOOK = {"touch": "strict"}
"""A game without an opening book, so that the computer searches from its first move on."""


async def asks(guest: Guest, table: str, times: int, kind: str = "analysis", level: int = 9):
    await guest.open(table)
    for number in range(times):
        await guest.send(t="help", table=table, kind=kind, level=level, nonce=f"help {number}")


@pytest.mark.slow
def test_a_computer_player_does_not_lose_on_time_while_others_ask_for_analyses(tmp_path):
    """Two analyses of a guest kept the workers busy, and the clock of `bot:9` ran out."""

    async def scenario(services):
        rude, ada = await Guest.connect(services), await Guest.connect(services)
        position = await rude.create_table("gobblet", "me", "me")
        await asks(rude, position, 2)
        table = await ada.create_table(
            "gobblet",
            "bot:9",
            "me",
            options=OFF_BOOK,
            clock=wire.TimeControl(kind="move", seconds=3),
        )
        await ada.open(table)
        moved = await ada.receive("update", until=lambda frame: frame["now"]["ply"] == 1)
        assert "outcome" not in moved["now"]
        assert moved["clocks"]["left"][0] == 3000, "a clock for each move is full again"

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_the_questions_of_one_person_are_limited_over_all_sockets(tmp_path):
    async def scenario(services):
        rude = await Guest.connect(services)
        position = await rude.create_table("gobblet", "me", "me")
        await asks(rude, position, 2)
        elsewhere = Guest(services, rude.person, rude.token)
        await elsewhere.hello()
        await asks(elsewhere, position, 1)
        refused = await elsewhere.receive("refused")
        assert refused["objection"]["reason"] == "help-busy"
        rude.session.end()
        while services.workers._helping:
            await asyncio.sleep(0.01)
        await elsewhere.send(t="help", table=position, kind="hint", level=1, nonce="again")
        assert (await elsewhere.receive("result"))["nonce"] == "again"

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_who_waits_for_help_hears_the_place_in_the_queue(tmp_path):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        for guest in (ada, bob):
            await asks(guest, table, 2, level=7)
        waiting = await bob.receive("progress", until=lambda frame: frame.get("place"))
        assert waiting["place"] in (1, 2, 3)
        for guest in (ada, ada, bob, bob):
            assert (await guest.receive("result"))["evaluations"]

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_who_waits_for_the_computer_hears_the_place_in_the_queue(tmp_path):
    async def scenario(services):
        ada, bob = await Guest.connect(services), await Guest.connect(services)
        for guest in (ada, bob):
            table = await guest.create_table("gobblet", "bot:9", "me", options=OFF_BOOK)
            await guest.open(table)
        waiting = await bob.receive("thinking", until=lambda frame: frame.get("place"))
        assert (waiting["seat"], waiting["place"]) == (0, 1)
        ada.session.end()
        assert not (await bob.receive("thinking")).get("place"), "now it thinks"

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_nobody_thinks_at_a_table_that_everybody_has_left_until_somebody_is_back(tmp_path):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "bot:9", "me", options=OFF_BOOK)
        await ada.open(table)
        assert services.workers._running
        await ada.reconnect()
        for _ in range(500):
            await asyncio.sleep(0.01)
            if not services.workers._running:
                break
        assert not services.workers._running and not services.workers.waiting
        await ada.open(table)
        await ada.receive("update", until=lambda frame: frame["now"]["ply"] == 1)

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_a_computer_player_stops_thinking_when_the_game_is_over(tmp_path):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblet", "bot:9", "me", options=OFF_BOOK)
        await ada.open(table)
        (question,) = services.workers._running.values()
        await ada.act(table, 1, "resign")
        for _ in range(500):
            await asyncio.sleep(0.01)
            if not services.workers._running:
                break
        assert question.result.cancelled() and not services.workers._running

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chairs", "seat", "ends"),
    [(("me", "bot:5"), 0, True), (("bot:5", "me"), 1, False)],
)
def test_a_computer_player_agrees_to_a_draw_unless_it_is_ahead(chairs, seat, ends, tmp_path):
    """The first player has the better of it in this game, and the search sees that."""

    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblers", *chairs)
        await ada.open(table)
        if seat:
            await ada.receive("update", until=lambda frame: frame["now"]["ply"] == 1)
        await ada.act(table, seat, "offer-draw")
        answered = await ada.receive("update", until=lambda frame: frame["by"] == 1 - seat)
        outcome = answered["now"].get("outcome")
        assert (outcome or {}).get("clause") == ("M4" if ends else None)
        assert not answered["now"].get("offer")

    with_services({"data": tmp_path}, scenario)


@pytest.mark.slow
def test_what_computer_players_thought_is_forgotten_with_the_table(tmp_path):
    async def scenario(services):
        ada = await Guest.connect(services)
        table = await ada.create_table("gobblers", "bot:1", "me")
        await ada.open(table)
        await ada.receive("update", until=lambda frame: frame["now"]["ply"] == 1)
        room = await services.hub.room(table)
        assert 0 in room.bot_values
        await ada.send(t="close", table=table)
        await asyncio.sleep(0.1)
        assert table not in services.hub.rooms
        kept = [value for value in vars(services.driver).values() if table in str(value)]
        assert not kept

    with_services({"data": tmp_path}, scenario)
