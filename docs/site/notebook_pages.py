"""Notebooks as pages of the site, with what came out when they were run."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PICTURE = "image/svg+xml"
FENCE = "````"
"""Longer than those that a notebook has in its own words."""


def page(notebook: Path) -> str:
    """The cells of a notebook one after the other; pictures are linked by the names under which `pictures` has them."""
    parts = []
    for index, cell in enumerate(_cells(notebook)):
        parts += [_text(cell["source"])] if cell["cell_type"] == "markdown" else [*_run(notebook, index, cell)]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def pictures(notebook: Path) -> dict[str, str]:
    """The pictures that were drawn in a notebook, by their names."""
    found = {}
    for index, cell in enumerate(_cells(notebook)):
        drawn = [output["data"][PICTURE] for output in cell.get("outputs", []) if PICTURE in output.get("data", {})]
        found.update({_name(notebook, index): _text(picture) for picture in drawn[-1:]})
    return found


def _run(notebook: Path, index: int, cell: dict[str, Any]) -> Iterator[str]:
    """The code of a cell, and what it printed, gave and drew."""
    yield f"{FENCE}python\n{_text(cell['source'])}\n{FENCE}"
    said = "".join(_said(output) for output in cell["outputs"])
    if said.strip():
        yield f"{FENCE}text\n{said.rstrip()}\n{FENCE}"
    if any(PICTURE in output.get("data", {}) for output in cell["outputs"]):
        yield f"![What the cell has drawn]({_name(notebook, index)})"


def _said(output: dict[str, Any]) -> str:
    """What an output says in words; nothing where it is a picture."""
    shown = output.get("data", {})
    return "" if PICTURE in shown else _text(output.get("text", shown.get("text/plain", "")))


def _name(notebook: Path, index: int) -> str:
    return f"{notebook.stem}-{index}.svg"


def _cells(notebook: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return found


def _text(lines: str | list[str]) -> str:
    """What a notebook keeps as one text or line by line."""
    return lines if isinstance(lines, str) else "".join(lines)
