"""Reading a title's data files."""

import tomllib
from importlib import resources
from typing import Any


def read_text(package: str, path: str) -> str:
    """The text of a file that is shipped inside a package."""
    return resources.files(package).joinpath(path).read_text(encoding="utf-8")


def read_facts(package: str, path: str) -> dict[str, Any]:
    """A TOML data file that is shipped inside a package."""
    return tomllib.loads(read_text(package, path))
