"""Time: game clocks go by the monotonic clock, and stand while no server runs."""

from __future__ import annotations

import asyncio
import time

import pytest

from blockyard.server import wire
from tests.server.session_client import Guest, open_services, two_at, with_services

QUARTER = 15 * 60
"""Seconds."""
FIVE_MINUTES = wire.TimeControl(kind="fischer", seconds=300)


@pytest.fixture
def set_wall_clock(monkeypatch):
    """Set the wall clock forwards or backwards by this many seconds."""
    real = time.time_ns

    def step(seconds: float) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: real() + int(seconds * 1e9))

    return step


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [QUARTER, -QUARTER])
def test_setting_the_wall_clock_costs_nobody_any_time(storage, set_wall_clock, seconds):
    async def scenario(services):
        ada, bob, table = await two_at(services, clock=FIVE_MINUTES)
        set_wall_clock(seconds)
        assert (await ada.move(table, 0, 0, "4a1"))["t"] == "ack"
        assert (await bob.move(table, 1, 1, "4b2"))["t"] == "ack"
        clocks = (await ada.open(table))["clocks"]
        assert all(290_000 < left <= 300_000 for left in clocks["left"])

    with_services(storage, scenario)


@pytest.mark.slow
def test_a_flag_still_falls_after_the_wall_clock_was_set_back(tmp_path, set_wall_clock):
    async def scenario(services):
        second = wire.TimeControl(kind="move", seconds=1)
        ada, bob, table = await two_at(services, clock=second)
        for ply, move in enumerate(("4a1", "4b2", "4c3", "4d4")):
            await (ada, bob)[ply % 2].move(table, ply % 2, ply, move)
        set_wall_clock(-QUARTER)
        over = await bob.receive("update", until=lambda frame: frame["now"].get("outcome"))
        assert over["now"]["outcome"]["clause"] == "M2"

    with_services({"data": tmp_path}, scenario)


def test_setting_the_wall_clock_makes_no_game_claimable(tmp_path, set_wall_clock):
    async def scenario(services):
        ada, bob, table = await two_at(services)
        await bob.send(t="close", table=table)
        set_wall_clock(QUARTER)
        refused = await ada.act(table, 0, "claim")
        assert refused["objection"]["reason"] == "nobody-gone"

    with_services({"data": tmp_path}, scenario)


def test_the_time_without_a_server_is_charged_to_nobody(storage, set_wall_clock):
    async def run() -> None:
        async with open_services(**storage) as services:
            ada, _, table = await two_at(services, clock=FIVE_MINUTES)
            await ada.move(table, 0, 0, "4a1")
        set_wall_clock(QUARTER)
        async with open_services(**storage) as services:
            ada = await Guest.connect(services)
            seen = await ada.open(table)
            assert seen["table"]["stage"] == "playing" and seen["clocks"]["running"] == 1
            assert 290_000 < seen["clocks"]["left"][1] <= 300_000

    asyncio.run(run())


@pytest.mark.slow
def test_what_was_thought_before_the_server_stopped_is_charged(tmp_path):
    async def run() -> None:
        async with open_services(data=tmp_path) as services:
            _, _, table = await two_at(services, clock=FIVE_MINUTES)
            await asyncio.sleep(1.5)
        async with open_services(data=tmp_path) as services:
            ada = await Guest.connect(services)
            assert (await ada.open(table))["clocks"]["left"][0] < 299_000

    asyncio.run(run())
