"""A cluster of seven hosts in which parts die, stop and lose touch: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from bench import simulated_cluster
from bench.relay import Relay


@pytest.mark.long
def test_a_simulated_cluster_loses_nothing():
    """`CLUSTER_MINUTES` says for how long; half an hour if it does not."""
    if lacking := simulated_cluster.missing():
        pytest.fail(f"the tests of clusters need {lacking}")
    minutes = os.environ.get("CLUSTER_MINUTES", "30")
    assert simulated_cluster.run(simulated_cluster.arguments("--minutes", minutes)) == []


def test_a_relay_is_late_and_keeps_the_order_and_lets_nothing_pass_while_it_holds():
    async def scenario() -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while piece := await reader.read(100):
                heard.put_nowait(piece)
            writer.close()

        there = await asyncio.start_server(listen, "127.0.0.1", 0)
        relay = Relay("127.0.0.1", 0, there.sockets[0].getsockname()[:2])
        await relay.open()
        _, writer = await asyncio.open_connection(*relay.address())
        relay.delay, began = 0.1, time.monotonic()
        writer.write(b"one")
        assert await heard.get() == b"one" and time.monotonic() - began >= 0.1
        relay.hold(True)
        writer.write(b"two")
        await asyncio.sleep(0.15)
        assert heard.empty()
        relay.hold(False)
        assert await heard.get() == b"two"
        writer.close()
        await relay.close()
        there.close()
        await asyncio.sleep(0.05)

    asyncio.run(scenario())
