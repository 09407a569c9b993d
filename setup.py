"""What pyproject.toml cannot say: the page that goes into the package, and native modules where CIVITAS_COMPILE=1.

The page in the browser is built by `web/page.py` unless it is there already, as in a source distribution.
CIVITAS_WITHOUT_PAGE=1 leaves it out.
"""

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
SOURCE = Path("src")
COMPILED = ("civitas/core", "civitas/games")
INTERPRETED = ("civitas/core/conformance/", "civitas/core/native.py")
"""Modules that stay Python although their package is compiled; so does every `__init__.py`."""
COMPILER = "mypy[mypyc]>=2.4,<3"


def native_sources(source: Path = SOURCE) -> list[str]:
    """The modules that mypyc compiles, relative to the source folder."""
    found = [path for package in COMPILED for path in sorted((source / package).rglob("*.py"))]
    names = [path.relative_to(source).as_posix() for path in found if path.name != "__init__.py"]
    return [name for name in names if not name.startswith(INTERPRETED)]


def load_page(root: Path = ROOT) -> Any:
    """The module `web/page.py`, or None where no page is to be built."""
    if os.environ.get("CIVITAS_WITHOUT_PAGE") == "1":
        return None
    spec = importlib.util.spec_from_file_location("page", root / "web" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    sys.modules["page"] = page  # dataclasses look themselves up
    spec.loader.exec_module(page)
    return page


def wanted_tools(page: Any) -> list[str]:
    """What has to be installed for this build only."""
    wanted = [COMPILER] if os.environ.get("CIVITAS_COMPILE") == "1" else []
    if page is None or page.is_current():
        return wanted
    wanted.append(page.SCHEMAS_FROM_PYPI)
    if page.find_node() is None:
        page.say(f"no {page.WISH} on this machine: this build uses {page.NODE_FROM_PYPI}")
        wanted.append(page.NODE_FROM_PYPI)
    return wanted


def native_modules() -> list[Any]:
    """The extension modules, where they are wanted. Build tools ask for metadata first; only the wheel needs them."""
    if os.environ.get("CIVITAS_COMPILE") != "1" or "bdist_wheel" not in sys.argv:
        return []
    from mypyc.build import mypycify

    return list(mypycify([str(SOURCE / name) for name in native_sources()], opt_level="3", group_name="civitas"))


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools is not typed
    """Builds the page before the files of the package are collected."""

    def run(self) -> None:
        page = load_page()
        if page is not None and not page.is_current():
            try:
                page.build(page.needed_node())
            except page.Failed as problem:
                raise SystemExit(f"page: {problem}") from None
        shutil.rmtree(Path(self.build_lib, "civitas", "web"), ignore_errors=True)  # what an earlier build has left
        super().run()


def build() -> None:
    """Build the package."""
    setup(
        cmdclass={"build_py": BuildWithPage},
        setup_requires=wanted_tools(load_page()),
        ext_modules=native_modules(),
    )


if __name__ == "__main__":
    build()
