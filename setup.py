"""Native modules, built only when CIVITAS_COMPILE=1; everything else is in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src")
COMPILED = ("civitas/core", "civitas/games")
INTERPRETED = ("civitas/core/conformance/", "civitas/core/native.py")
"""Modules that stay Python although their package is compiled; so does every `__init__.py`."""


def native_sources(source: Path = SOURCE) -> list[str]:
    """The modules that mypyc compiles, relative to the source folder."""
    found = [path for package in COMPILED for path in sorted((source / package).rglob("*.py"))]
    names = [path.relative_to(source).as_posix() for path in found if path.name != "__init__.py"]
    return [name for name in names if not name.startswith(INTERPRETED)]


def build() -> None:
    """Build the package, with native modules where they are wanted.

    Build tools ask for metadata first; only the wheel itself needs the compiler.
    """
    if os.environ.get("CIVITAS_COMPILE") != "1":
        setup()
    elif "bdist_wheel" not in sys.argv:
        setup(setup_requires=["mypy[mypyc]>=2.4,<3"])
    else:
        from mypyc.build import mypycify

        sources = [str(SOURCE / name) for name in native_sources()]
        setup(ext_modules=mypycify(sources, opt_level="3", group_name="civitas"))


if __name__ == "__main__":
    build()
