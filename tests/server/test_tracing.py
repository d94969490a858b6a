"""Traces: one for each move, from the frame to the commit and to the screens at other servers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from timeit import timeit

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from blockyard.server import tracing
from tests.server.session_client import open_services
from tests.server.test_cluster import table_of_both

CLICK = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


@pytest.fixture
def exported() -> Iterator[InMemorySpanExporter]:
    found, provider = InMemorySpanExporter(), TracerProvider(shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(found))
    tracing.start(provider)
    yield found
    tracing.start(None)


def test_a_move_is_one_trace_from_the_click_over_the_owner_to_the_other_screen(
    cluster, broker, tmp_path, exported
):
    async def scenario() -> None:
        shared = {"data": tmp_path, "database": cluster.new_database(), "broker": broker.url}
        async with open_services(**shared) as one, open_services(**shared) as two:
            ada, bob, table = await table_of_both(one, two)
            await ada.move(table, 0, 0, "4a1")
            await bob.receive("update")
            exported.clear()
            await bob.move(table, 1, 1, "4b2", trace=CLICK)
            await ada.receive("update")

    asyncio.run(scenario())
    spans = {span.name: span for span in exported.get_finished_spans()}
    assert set(spans) == {"forward", "move", "commit", "tell", "show"}
    trace, click = (int(part, 16) for part in CLICK.split("-")[1:3])
    assert {span.context.trace_id for span in spans.values()} == {trace}
    parents = {name: span.parent.span_id for name, span in spans.items()}
    ids = {name: span.context.span_id for name, span in spans.items()}
    assert parents["forward"] == click and parents["move"] == ids["forward"]
    assert parents["commit"] == parents["tell"] == ids["move"]
    assert parents["show"] in (ids["tell"], ids["move"]), "the update, and the acknowledgement"


def test_a_span_costs_nothing_while_traces_are_off():
    assert tracing.span("move", CLICK) is tracing.span("commit") and tracing.current() == ""

    def step() -> None:
        with tracing.span("move", ""):
            pass

    assert min(timeit(step, number=1000) for _ in range(20)) < 0.005, "5 us"


def test_without_a_collector_nothing_is_traced(monkeypatch):
    for name in tracing.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    tracing.start_from_environment()
    assert not tracing.is_on()
