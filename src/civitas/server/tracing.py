"""Traces of requests and moves for OpenTelemetry, as an option: `pip install 'civitas[telemetry]'`.

Where it is not wanted nothing of it is imported, and a span is nothing. Where they are sent is said by the variables of
OpenTelemetry, such as OTEL_EXPORTER_OTLP_ENDPOINT.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from civitas.core.errors import BadOption

SERVICE = "civitas"

Spans = Callable[[str, dict[str, Any]], AbstractContextManager[Any]]


def _no_span(name: str, attributes: dict[str, Any]) -> AbstractContextManager[Any]:
    return nullcontext()


_spans: Spans = _no_span


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """Something that takes a while, inside whatever is going on; nothing where nobody wants traces."""
    return _spans(name, attributes)


def begin_tracing(exporter: Any = None) -> Callable[[], None]:
    """Trace from now on; what ends it. `exporter`: where spans go instead of over the network."""
    global _spans
    try:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor
    except ImportError:
        raise BadOption("--traces: needs OpenTelemetry: pip install 'civitas[telemetry]'") from None
    provider = TracerProvider(resource=Resource.create({"service.name": SERVICE}), shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(exporter) if exporter else BatchSpanProcessor(_exporter()))
    tracer = provider.get_tracer(SERVICE)
    _spans = lambda name, attributes: tracer.start_as_current_span(name, attributes=attributes)  # noqa: E731

    def end() -> None:
        global _spans
        _spans = _no_span
        provider.shutdown()

    return end


def _exporter() -> Any:
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

    return OTLPSpanExporter()
