"""Coverage of the tests that measure it.

slipcover puts probes into the code before it is loaded, and takes those out that were met; a tracer would make all
tests several times as slow. Every process of `pytest --part measured` writes what it has met to `FOUND`;
`python -m tests.measuring 95` puts that together.
"""

import ast
import json
import pkgutil
import shutil
import sys
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType

import pytest
import slipcover
from slipcover.branch import preinstrument

ROOT = Path(__file__).parents[1]
MEASURED = ("civitas.core", "civitas.games", "civitas.server")
"""The packages whose coverage is measured."""
NOT_MEASURED = ".migrations"
"""These are loaded by their paths."""
NEVER_RUN = ["raise NotImplementedError", "if TYPE_CHECKING:", "@overload"]
FOUND = ROOT / "build" / "coverage"
REPORT = ROOT / "coverage.json"
MOST_SHOWN = 100


class Probes(MetaPathFinder):
    """Puts probes into modules of the measured packages when they are loaded."""

    def __init__(self) -> None:
        self._met = slipcover.Slipcover(branch=True, exclude_also=NEVER_RUN)
        sys.meta_path.insert(0, self)

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """Where a measured module is, with a loader of ours."""
        if not fullname.startswith(MEASURED) or NOT_MEASURED in fullname:
            return None
        spec = PathFinder.find_spec(fullname, path)  # type: ignore[arg-type]
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Probed(self._met, fullname, spec.loader.path)
        return spec

    def write(self, name: str) -> None:
        """Keep what was met."""
        FOUND.mkdir(parents=True, exist_ok=True)
        (FOUND / f"{name}.json").write_text(json.dumps(self._met.get_coverage()), encoding="utf-8")


class Probed(SourceFileLoader):
    """Loads a module with probes."""

    def __init__(self, met: slipcover.Slipcover, name: str, path: str) -> None:
        super().__init__(name, path)
        self._met = met

    def get_code(self, fullname: str) -> CodeType:
        """The code of the module; with probes it is kept nowhere."""
        tree = preinstrument(ast.parse(self.get_data(self.path)))
        code: CodeType = self._met.instrument(compile(tree, self.path, "exec"))
        return code


# What pytest asks for (tests/conftest.py).


def begin(config: pytest.Config) -> Probes | None:
    """Measure in this process, if it runs tests; modules are loaded now, for that happens only once."""
    runs_tests = hasattr(config, "workerinput") or not config.getoption("numprocesses", None)
    if not hasattr(config, "workerinput"):
        forget()
    if not runs_tests:
        return None
    probes = Probes()
    load_measured()
    return probes


def load_measured() -> None:
    """Load all modules that are measured."""
    for package in MEASURED:
        for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
            if NOT_MEASURED not in found.name:
                import_module(found.name)


# What was found.


def main(least: float) -> int:
    """Put together what all processes have met; whether too few branches are among it."""
    found = sorted(FOUND.glob("*.json"))
    assert found, "nothing was measured"
    whole = json.loads(found[0].read_text(encoding="utf-8"))
    for each in found[1:]:
        slipcover.merge_coverage(whole, json.loads(each.read_text(encoding="utf-8")))
    REPORT.write_text(json.dumps(whole), encoding="utf-8")
    slipcover.print_coverage(whole, skip_covered=True, missing_width=MOST_SHOWN, outfile=sys.stdout)
    summary = whole["summary"]
    lines = percent(summary, "lines")
    branches = percent(summary, "branches")
    print(f"lines: {lines:.2f} % covered; branches: {branches:.2f} % covered, {least:g} % wanted")
    return int(branches < least)


def percent(summary: dict[str, int], what: str) -> float:
    """How many of a hundred were met."""
    met, missed = summary[f"covered_{what}"], summary[f"missing_{what}"]
    return 100 * met / max(1, met + missed)


def forget() -> None:
    """Forget what was found before."""
    shutil.rmtree(FOUND, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
