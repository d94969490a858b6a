"""Prometheus metrics: activity, limits, queues, and whether the event loop keeps up."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from blockyard.server import wire

LAG_SAMPLE_SECONDS = 0.1
MALFORMED = "malformed"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class FastCounter(Collector):
    """A counter of one thread, with a label or none: what is counted for every frame has no time
    for locks."""

    def __init__(self, name: str, what: str, label: str = "") -> None:
        self.name, self.what, self.labels = name, what, [label] if label else []
        self.counts: defaultdict[str, int] = defaultdict(int)
        self.counts.update({} if label else {"": 0})

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.what, labels=self.labels)
        for value, count in self.counts.items():
            family.add_metric([value] if self.labels else [], count)
        yield family


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("blockyard_sockets", "Open sockets", registry=registry)
        self.frames = FastCounter("blockyard_frames", "Frames from clients", "kind")
        registry.register(self.frames)
        self.requests = self._counter("requests", "HTTP responses", "status")
        self.refusals = self._counter("refusals", "Refused frames and requests", "reason")
        self.cut_off = self._counter("cut_off", "Connections that the server ended", "reason")
        self.events = FastCounter("blockyard_events", "Events appended to the log")
        registry.register(self.events)
        self.lag = Histogram(
            "blockyard_loop_lag_seconds", "Event-loop lag", buckets=BUCKETS, registry=registry
        )
        self._tags: dict[type, str] = {}
        self._task: asyncio.Task[None] | None = None

    def _counter(self, name: str, what: str, label: str) -> Counter:
        return Counter(f"blockyard_{name}", what, [label], registry=self.registry)

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Export a number that is kept elsewhere."""
        Gauge(f"blockyard_{name}", what, registry=self.registry).set_function(value)

    def frame(self, frame: wire.ClientFrame | None) -> None:
        """Count a frame by its kind; None is a text that is no frame."""
        kind = type(frame)
        if kind not in self._tags:
            self._tags[kind] = MALFORMED if frame is None else str(frame.__struct_config__.tag)
        self.frames.counts[self._tags[kind]] += 1

    def open(self) -> None:
        self._task = asyncio.create_task(self._measure_lag())

    async def _measure_lag(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_SAMPLE_SECONDS)
            self.lag.observe(max(0.0, time.perf_counter() - began - LAG_SAMPLE_SECONDS))

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
