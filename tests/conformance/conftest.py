"""Long random games run without the tracer of the coverage tool, which would slow them down threefold."""

import sys
from collections.abc import Generator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "untraced: coverage is not measured here, only correctness")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    if item.get_closest_marker("untraced") is None:
        return (yield)
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
