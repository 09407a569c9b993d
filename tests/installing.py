"""A title of another distribution, installed into a folder of its own as pip would do it."""

import os
import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIXTH = Path(__file__).parent / "sixth_title"
"""A distribution outside the package; nothing in it lies in folders of ours."""


def install(folder: Path, distribution: Path = SIXTH) -> Path:
    """Copy its package, and say by which entry points it is found."""
    project = tomllib.loads((distribution / "pyproject.toml").read_text(encoding="utf-8"))
    for package in project["tool"]["setuptools"]["packages"]:
        shutil.copytree(distribution / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / f"{project['project']['name'].replace('-', '_')}-{project['project']['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: {project['project']['name']}\nVersion: {project['project']['version']}\n")
    groups = project["project"]["entry-points"]
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {at}\n" for name, at in points.items()) for group, points in groups.items()
    ]
    (about / "entry_points.txt").write_text("".join(lines))
    return folder


@contextmanager
def found_by_processes(folder: Path) -> Iterator[None]:
    """Processes that are started in here find what is installed in this folder."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), before]))
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before
