"""Traces: the way of a move from the frame to the commit and to the screens of the others.

They are off unless an OpenTelemetry collector is named by its own variables, as
OTEL_EXPORTER_OTLP_ENDPOINT; then a span costs a comparison. A trace goes from server to server, and
comes from a client, as a W3C `traceparent`.
"""

from __future__ import annotations

import logging
import os
from contextlib import AbstractContextManager, nullcontext
from typing import Any

log = logging.getLogger("blockyard.tracing")

VARIABLES = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_NOTHING = nullcontext()


class _Traces:
    """Where spans go; nowhere without a tracer."""

    tracer: Any = None
    propagator: Any = None


_traces = _Traces()


def start(provider: Any) -> None:
    """Trace from now on, with this provider; None: no more."""
    if provider is None:
        _traces.tracer = None
        return
    from opentelemetry.trace.propagation import tracecontext  # noqa: PLC0415  # an extra

    _traces.propagator = tracecontext.TraceContextTextMapPropagator()
    _traces.tracer = provider.get_tracer("blockyard")


def start_from_environment() -> None:
    """Send traces to the collector that the environment names, if it names one."""
    if not any(map(os.environ.get, VARIABLES)):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http import trace_exporter  # noqa: PLC0415
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider, export  # noqa: PLC0415
    except ImportError:
        log.warning("there are no traces: they need the extra blockyard[trace]")
        return
    provider = TracerProvider(resource=Resource.create({"service.name": "blockyard"}))
    provider.add_span_processor(export.BatchSpanProcessor(trace_exporter.OTLPSpanExporter()))
    start(provider)


def is_on() -> bool:
    return _traces.tracer is not None


def span(name: str, parent: str = "") -> AbstractContextManager[Any]:
    """A step, as a part of the current one, or of that which a `traceparent` names."""
    if _traces.tracer is None:
        return _NOTHING
    context = _traces.propagator.extract({"traceparent": parent}) if parent else None
    found: AbstractContextManager[Any] = _traces.tracer.start_as_current_span(name, context=context)
    return found


def current() -> str:
    """The `traceparent` of the current step; empty if there is none."""
    if _traces.tracer is None:
        return ""
    carrier: dict[str, str] = {}
    _traces.propagator.inject(carrier)
    return carrier.get("traceparent", "")
