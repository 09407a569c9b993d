"""Which rules and cards of a title have a test that cites them, read from the tests of a checkout without running them.

Several titles may share a package and hence a folder of tests. There a citation counts for one title only if the file
(or a folder above it) is named after what sets the title apart, such as `test_events_2015.py`, or if the mark names the
title: `@pytest.mark.rule("game.end-a", title="through-the-ages-2015")`. Any other citation counts for all of them.
"""

import ast
from functools import cache
from pathlib import Path

from civitas.core.title import Title

RULE = "rule"
CARD = "card"

Citation = tuple[str, str]
"""A cited id, and the title that the mark names (or nothing)."""


def rule_coverage(title: Title, tests: Path) -> dict[str, object]:
    """How many rules of a title there are, how many tests cite, and which ones are missing."""
    cited = cited_ids(title, tests, RULE)
    missing = [rule.id for rule in title.rules if rule.id not in cited]
    return {"title": title.id, "rules": len(title.rules), "cited": len(title.rules) - len(missing), "missing": missing}


def card_coverage(title: Title, tests: Path) -> dict[str, object]:
    """How many cards of a title there are, how many tests cite, and which ones are missing."""
    cited = cited_ids(title, tests, CARD)
    missing = [card for card in title.cards if card not in cited]
    return {"title": title.id, "cards": len(title.cards), "cited": len(title.cards) - len(missing), "missing": missing}


def cited_ids(title: Title, tests: Path, mark: str) -> dict[str, list[str]]:
    """The ids that tests cite for a title with a mark, each with the files that do."""
    found: dict[str, list[str]] = {}
    folder = tests.joinpath("games", package_of(title))
    for file in sorted(folder.rglob("*.py")):
        year = _year_in(file.relative_to(folder))
        for cited, named in dict.fromkeys(ids_in(file.read_text(encoding="utf-8"), mark)):
            if named == title.id or (not named and (not year or title.id.endswith(f"-{year}"))):
                found.setdefault(cited, []).append(str(file.relative_to(tests)))
    return found


def package_of(title: Title) -> str:
    """The package below `civitas.games` that a title comes from; several titles may share it."""
    parts = type(title).__module__.split(".")
    return parts[2] if parts[:2] == ["civitas", "games"] else parts[0]


@cache
def ids_in(source: str, mark: str) -> tuple[Citation, ...]:
    """The ids in every `pytest.mark.<mark>(...)` of a module, or in `<mark>(...)` where that is a short name for it."""
    tree = ast.parse(source)
    short = any(_names_mark(node, mark) for node in tree.body)
    found: list[Citation] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func, mark, short):
            named = "".join(str(_constant(each.value)) for each in node.keywords if each.arg == "title")
            found += [(text, named) for text in map(_constant, node.args) if isinstance(text, str)]
    return tuple(found)


def find_tests() -> Path | None:
    """The folder of tests of the checkout: below the working directory, or beside `src`."""
    for base in (Path.cwd(), *Path(__file__).resolve().parents[1:3]):
        if base.joinpath("tests", "games").is_dir():
            return base / "tests"
    return None


def _year_in(path: Path) -> str:
    """The year at the end of a file's or folder's name, or nothing."""
    for part in path.with_suffix("").parts:
        year = part.rpartition("_")[2]
        if len(year) == 4 and year.isdigit():
            return year
    return ""


def _constant(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None


def _names_mark(node: ast.stmt, mark: str) -> bool:
    """Whether a statement is `<mark> = pytest.mark.<mark>`."""
    if not isinstance(node, ast.Assign) or not _is_mark(node.value, mark, False):
        return False
    return any(isinstance(target, ast.Name) and target.id == mark for target in node.targets)


def _is_mark(function: ast.expr, mark: str, short: bool) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == mark and isinstance(function.value, ast.Attribute) and function.value.attr == "mark"
    return short and isinstance(function, ast.Name) and function.id == mark
