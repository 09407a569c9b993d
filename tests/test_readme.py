"""The README is true: its examples run, its commands exist, its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    failures, examples = doctest.testfile(str(README), module_relative=False)
    assert examples >= 8
    assert failures == 0


def test_the_example_of_the_package_runs() -> None:
    import civitas

    assert doctest.testmod(civitas).failed == 0


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#:]+)\)", README.read_text()))
def test_every_link_of_the_readme_leads_to_a_file(target: str) -> None:
    assert (ROOT / target).is_file()


@pytest.mark.parametrize(
    "target", ["play", "test", "quick", "check", "docs", "bench", "bench-compare", "compiled", "soak"]
)
def test_every_documented_command_is_a_make_target(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
