"""Numbers for Prometheus: what goes on, and whether the event loop keeps up."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

if TYPE_CHECKING:
    from blockyard.server.services import House

LAG_EVERY = 0.1
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self, house: House) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("blockyard_sockets", "Open sockets", registry=registry)
        self.frames = Counter("blockyard_frames", "Frames from clients", registry=registry)
        self.events = Counter("blockyard_events", "Events kept in the log", registry=registry)
        self.lag = Histogram(
            "blockyard_loop_lag_seconds", "How late the loop is", buckets=SECONDS, registry=registry
        )
        self._watch("rooms", "Tables in memory", lambda: len(house.hub.rooms))
        self._watch("dropped", "Followers who did not keep up", lambda: house.hub.drops)
        self._watch("jobs_waiting", "Jobs that wait for a worker", lambda: house.workers.waiting)
        self._watch("workers_replaced", "Workers that died", lambda: house.workers.replaced)
        house.hub.on_change.append(lambda _, happened: self.events.inc(len(happened)))
        self._task: asyncio.Task[None] | None = None

    def _watch(self, name: str, what: str, value: object) -> None:
        gauge = Gauge(f"blockyard_{name}", what, registry=self.registry)
        gauge.set_function(value)  # type: ignore[arg-type]

    def open(self) -> None:
        self._task = asyncio.create_task(self._measure())

    async def _measure(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, time.perf_counter() - began - LAG_EVERY))

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
