"""Which rules of a title have a test that cites them: read from the tests of a checkout, without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from civitas.core.title import Title

MARK = "rule"


def rule_coverage(title: Title, tests: Path) -> dict[str, object]:
    """How many rules of a title there are, how many tests cite, and which ones are missing."""
    cited = cited_rules(title, tests)
    missing = [rule.id for rule in title.rules if rule.id not in cited]
    return {"title": title.id, "rules": len(title.rules), "cited": len(title.rules) - len(missing), "missing": missing}


def cited_rules(title: Title, tests: Path) -> dict[str, list[str]]:
    """The ids that the tests of a title's package cite, each with the files that do."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.joinpath("games", package_of(title)).rglob("*.py")):
        for rule_id in dict.fromkeys(ids_in(file.read_text(encoding="utf-8"))):
            found.setdefault(rule_id, []).append(str(file.relative_to(tests)))
    return found


def package_of(title: Title) -> str:
    """The package below `civitas.games` that a title comes from; several titles may share it."""
    parts = type(title).__module__.split(".")
    return parts[2] if parts[:2] == ["civitas", "games"] else parts[0]


def ids_in(source: str) -> Iterator[str]:
    """The ids in every `pytest.mark.rule(...)` of a module, or in `rule(...)` where that is a short name for it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            yield from (
                each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )


def find_tests() -> Path | None:
    """The folder of tests of the checkout: below the working directory, or beside `src`."""
    for base in (Path.cwd(), *Path(__file__).resolve().parents[1:3]):
        if base.joinpath("tests", "games").is_dir():
            return base / "tests"
    return None


def _is_mark(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == MARK and isinstance(function.value, ast.Attribute) and function.value.attr == "mark"
    return isinstance(function, ast.Name) and function.id == MARK
