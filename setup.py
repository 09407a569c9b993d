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
sys.path.append(str(ROOT))

from compiling import COMPILER, NativeBuild, native_modules  # noqa: E402


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
    wanted += page.SCHEMAS_FROM_PYPI
    if page.find_node() is None:
        page.say(f"no {page.WISH} on this machine: this build uses {page.NODE_FROM_PYPI}")
        wanted.append(page.NODE_FROM_PYPI)
    return wanted


def wants_native_modules() -> bool:
    """Whether the engine is to be compiled. Build tools ask for metadata first; only the wheel needs the modules."""
    return os.environ.get("CIVITAS_COMPILE") == "1" and "bdist_wheel" in sys.argv


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools is not typed
    """Builds the page before the files of the package are collected."""

    def run(self) -> None:
        page = load_page()
        if page is not None and not page.is_current():
            try:
                page.build(page.needed_node())
            except page.Failed as problem:
                raise SystemExit(f"page: {problem}") from None
        shutil.rmtree(self.build_lib, ignore_errors=True)  # what an earlier build has left
        super().run()


def build() -> None:
    """Build the package."""
    setup(
        cmdclass={"build_py": BuildWithPage, "build_ext": NativeBuild},
        setup_requires=wanted_tools(load_page()),
        ext_modules=native_modules() if wants_native_modules() else [],
    )


if __name__ == "__main__":
    build()
