"""Shares of the event loop: who is in debt waits in order, costs little, and is not read."""

from __future__ import annotations

import asyncio
import socket
import time

import pytest

from blockyard.core.contract import Refused
from blockyard.server import shares
from blockyard.server.live.gate import SLICE, Intake
from blockyard.server.rate_limit import Rate
from blockyard.server.shares import Share, Stopwatch

FAST = Rate(burst=1, each_second=1000)
"""A share of the whole thread."""


class WatchedShare(Share):
    """Counts how often it wakes up."""

    def __init__(self, rate: Rate) -> None:
        super().__init__(rate)
        self.wake_ups = 0

    def _call_next(self) -> None:
        self.wake_ups += 1
        super()._call_next()


@pytest.mark.slow
def test_a_hundred_that_wait_go_on_one_by_one_in_order_without_waking_each_other():
    async def scenario():
        share, called = WatchedShare(FAST), []

        def work(number: int) -> None:
            called.append(number)
            share.charge(0.003)

        share.charge(0.01)
        for number in range(100):
            share.call_in_turn(lambda number=number: work(number))
        while len(called) < 100:
            await asyncio.sleep(0.01)
        assert called == list(range(100))
        assert share.wake_ups <= 250, "a timer can be early by less than a tick"
        assert share.waiting == 0

    asyncio.run(scenario())


def test_work_that_fails_does_not_stop_those_behind_it():
    async def scenario():
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        share, went_on = Share(FAST), asyncio.Event()
        share.charge(0.01)
        share.call_in_turn(lambda: int("x"))
        share.call_in_turn(went_on.set)
        await asyncio.wait_for(went_on.wait(), 10)

    asyncio.run(scenario())


def test_all_the_steps_of_a_work_are_charged_and_not_what_it_waits():
    async def work() -> str:
        for _ in range(2):
            spent = time.thread_time() + 0.02
            while time.thread_time() < spent:
                pass
            await asyncio.sleep(0.05)
        return "done"

    async def scenario():
        share = Share(Rate(burst=1000, each_second=1e-9))
        assert await share.run(work()) == "done"
        assert 40 <= 1000 - share.bucket.tokens < 60

    asyncio.run(scenario())


def test_a_step_during_which_other_processes_ran_is_charged_for_its_own_time():
    watch = Stopwatch()
    began = watch.start()
    time.sleep(0.2)  # the processor is away
    assert watch.stop(began) < 0.05


def test_an_address_with_too_much_that_waits_is_refused(monkeypatch):
    monkeypatch.setattr(shares, "MAX_WAITING", 3)

    async def scenario():
        share = Share(Rate(burst=1, each_second=1))
        share.charge(1)
        waiting = [asyncio.create_task(share.turn()) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await share.turn()
        for one in waiting:
            one.cancel()

    asyncio.run(scenario())


class Reader(asyncio.Protocol):
    """Pauses after everything that it gets, as a WebSocket does until its frame is handled."""

    def __init__(self, share: Share | None) -> None:
        self.share, self.received = share, bytearray()

    def connection_made(self, transport):
        self.intake = Intake(transport, self._parse)
        self.intake.share = self.share

    def data_received(self, data: bytes) -> None:
        self.intake.feed(data)

    def _parse(self, data: bytes) -> None:
        self.received += data
        self.intake.pause_reading()


@pytest.mark.slow
@pytest.mark.parametrize("share", [None, Share(Rate(1e6, 1e6))])
def test_a_connection_is_not_read_while_its_frames_wait(share):
    sent = bytes(range(256)) * 4096

    async def scenario():
        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        _, reader = await loop.connect_accepted_socket(lambda: Reader(share), theirs)
        _, writer = await asyncio.open_connection(sock=ours)
        writer.write(sent)
        await asyncio.sleep(0.2)
        first = len(reader.received)
        assert first <= SLICE or share is None
        await asyncio.sleep(0.2)
        assert len(reader.received) == first < len(sent), "nothing more without being asked"
        while len(reader.received) < len(sent):
            reader.intake.resume_reading()
            await asyncio.sleep(0)
        assert reader.received == sent
        reader.intake.close()
        writer.close()

    asyncio.run(scenario())
