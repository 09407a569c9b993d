"""Python in the documents is true: blocks with `>>>` run, all others can be read by Python and import what is there."""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from docs.site.examples import Block, coloured, fragments, session
from docs.site.links import ROOT, pages, place_of

TEXTS = {place_of(page): page.read_text(encoding="utf-8") for page in pages()}
RUNNING = sorted(name for name, text in TEXTS.items() if session(text).strip() and name != "README.md")
"""Pages with examples; those of the README are run by `tests/test_readme.py`."""
READ = [pytest.param(block, id=f"{name}:{block.line}") for name, text in TEXTS.items() for block in fragments(text)]
SHOWN = sorted(path for path in (ROOT / "src").rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))
PARTNERS = {"gymnasium", "mcp", "pettingzoo", "pyarrow", "pyspiel", "torch"}
"""Packages of the laboratory, which need not be there."""
PAGE = """
```python
>>> 1 + 1
2
```

  ```python
  x = 1
  ```
"""


@pytest.mark.parametrize("name", RUNNING)
def test_the_examples_of_a_page_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(session(TEXTS[name]), {}, name, str(ROOT / name), 0)
    assert test.examples
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert "".join(told) == ""


def test_there_are_examples() -> None:
    assert {"docs/adding-a-bot.md", "docs/api/index.md", "docs/bots.md", "docs/rules.md"} <= {*RUNNING}


@pytest.mark.parametrize("block", READ)
def test_a_fragment_is_python_and_imports_what_is_there(block: Block) -> None:
    assert [each for each in _imported(ast.parse(block.code)) if not _is_there(*each)] == []


@pytest.mark.parametrize("path", SHOWN, ids=place_of)
def test_the_examples_of_docstrings_run(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    assert doctest.testmod(import_module(name)).failed == 0


def test_what_runs_keeps_its_lines_and_what_is_read_is_told_apart() -> None:
    assert session(PAGE).split("\n")[:4] == ["", "", ">>> 1 + 1", "2"]
    assert fragments(PAGE) == [Block(7, "x = 1\n")]
    assert coloured(PAGE) == PAGE.replace("```python\n>>>", "```pycon\n>>>")


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Modules of ours that a fragment imports, and what of them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def _is_there(module: str, name: str) -> bool:
    if module.partition(".")[0] != "civitas":
        return True
    try:
        return not name or hasattr(import_module(module), name) or bool(import_module(f"{module}.{name}"))
    except ModuleNotFoundError as missing:
        return missing.name in PARTNERS
