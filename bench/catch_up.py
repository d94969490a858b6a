"""What it costs to read the newest event of a table on PostgreSQL, and to append one.

    python -m bench.catch_up

A fresh PostgreSQL with 2,000 tables of 60 events. Each way in turn, one operation after another;
CPU time of this process and of PostgreSQL together, in microseconds.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import select

from bench.load import cpu_seconds, machine
from blockyard.server.storage import migrations, schema
from blockyard.server.storage.database import PostgreSQL, open_store
from blockyard.server.storage.event_log import EventLog
from blockyard.server.tables import events
from tests.server.postgres_cluster import Cluster

TABLES, EVENTS, TIMES = 2000, 60, 2000


def postgres_cpu(cluster: Cluster) -> float:
    """The CPU time of all processes of the cluster."""
    parent = (cluster.data / "postmaster.pid").read_text().split()[0]
    found = subprocess.run(["pgrep", "-P", parent], capture_output=True, text=True, check=True)
    return sum(cpu_seconds(int(pid)) for pid in found.stdout.split())


async def measured(name: str, cluster: Cluster, work: Callable[[int], Awaitable[object]]) -> float:
    for number in range(100):
        await work(number)
    own, theirs, began = time.process_time(), postgres_cpu(cluster), time.perf_counter()
    for number in range(100, 100 + TIMES):
        await work(number)
    wall, own = time.perf_counter() - began, time.process_time() - own
    theirs = postgres_cpu(cluster) - theirs
    micro = 1e6 / TIMES
    print(f"{name:24} wall {wall * micro:5.0f}  CPU here {own * micro:5.0f}", end="")
    print(f"  PostgreSQL {theirs * micro:5.0f}  together {(own + theirs) * micro:5.0f}")
    return (own + theirs) * micro


async def measure(cluster: Cluster) -> None:
    store = open_store(cluster.new_database(), cluster.folder)
    assert isinstance(store, PostgreSQL)
    await migrations.migrate(store)
    log = EventLog(store)
    moved = events.Moved(at=1_800_000_000_000, seat=0, move="4b2", nonce="12", remaining=300_000)
    for table in range(TABLES):
        await log.append(f"t{table}", 0, [moved] * EVENTS)
    e, pick = schema.events.c, random.Random(1)

    async def through_sqlalchemy(_: int) -> None:
        wanted = select(e.body).where(e.table_id == f"t{pick.randrange(TABLES)}")
        wanted = wanted.where(e.version > EVENTS - 1).order_by(e.version)
        bodies = await store.read(lambda connection: connection.scalars(wanted).all())
        assert [events.decode(body) for body in bodies] == [moved]

    async def through_the_driver(_: int) -> None:
        assert await log.read(f"t{pick.randrange(TABLES)}", EVENTS - 1) == [moved]

    async def append_with_projection(number: int) -> None:
        await log.append(f"a{number}", 0, [moved], [lambda connection: None])

    async def append_alone(number: int) -> None:
        await log.append(f"b{number}", 0, [moved])

    before = await measured("read, SQLAlchemy", cluster, through_sqlalchemy)
    after = await measured("read, event log", cluster, through_the_driver)
    print(f"ratio {after / before:.2f}")
    before = await measured("append in a transaction", cluster, append_with_projection)
    after = await measured("append, one statement", cluster, append_alone)
    print(f"ratio {after / before:.2f}")
    await log.close()
    await store.close()


def main() -> None:
    print(machine(), f"{os.uname().release}, PostgreSQL with fsync off")
    cluster = Cluster()
    cluster.start()
    try:
        asyncio.run(measure(cluster))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
