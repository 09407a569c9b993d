"""What the checkout promises to everybody who builds on it."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples import every

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ENGINE = [path for package in ("core", "games") for path in sorted((SOURCE / "civitas" / package).rglob("*.py"))]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TEXT = {".cfg", ".ftl", ".html", ".json", ".md", ".py", ".svelte", ".toml", ".ts", ".txt", ".yaml"}
NOT_OURS = {".git", "node_modules", "__pycache__", "build", "dist"}
HOMES = "|".join(("work", "root", "home", "Users"))
MACHINE_PATH = re.compile(rf"(?<![\w./~-])/(?:{HOMES})/")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@every("path", ENGINE, ids=name)
def test_the_engine_imports_only_the_standard_library_and_itself(path: Path) -> None:
    foreign = [module for module in imports(path) if not is_allowed(module, path)]
    assert foreign == []


def test_the_engine_loads_without_anything_installed() -> None:
    """Isolated and without site-packages, so that only the standard library is there."""
    program = f"import sys; sys.path.insert(0, {str(SOURCE)!r}); import civitas; civitas.titles()"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_engine_uses_nothing_that_is_installed() -> None:
    """Not even where it is there: a copy of these packages and a Python are all that a bot's home needs."""
    modules = [".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__") for path in ENGINE]
    program = (
        "import importlib, sys; before = set(sys.modules);"
        f"[importlib.import_module(name) for name in {modules!r}];"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) - set(sys.stdlib_module_names) == {"civitas"}


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = [
        f"{name(path)}:{number}"
        for path in own_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert found == []


def test_the_machine_path_check_can_fail() -> None:
    assert MACHINE_PATH.search("see /" + "root/x")
    assert not MACHINE_PATH.search("https://example.org/" + "home/x")


@pytest.mark.parametrize("file", ["CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md"])
def test_a_newcomer_finds(file: str) -> None:
    assert (ROOT / file).read_text(encoding="utf-8").strip()


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_hooks_of_a_commit_fetch_nothing_and_use_the_tools_of_the_checkout() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", hooks) == ["local"]
    used = {entry.split()[0] for entry in re.findall(r"entry: (.*)", hooks)}
    assert used == {".venv/bin/mypy", ".venv/bin/python", ".venv/bin/ruff"}


def test_the_form_for_rules_lists_every_title() -> None:
    import civitas

    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text(encoding="utf-8")
    assert [title for title in civitas.titles() if f"        - {title}\n" not in form] == []


def test_the_ci_script_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_package_and_distribution_agree_on_the_version() -> None:
    import civitas

    assert civitas.__version__ == PROJECT["version"]


def test_package_data_are_shipped() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = config["tool"]["setuptools"]["package-data"]["civitas"]
    package = SOURCE / "civitas"
    shipped = {path for pattern in patterns for path in package.glob(pattern)}
    needed = {
        path for path in package.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc", ".so", ".pyd"}
    }
    assert needed <= shipped


def imports(path: Path) -> Iterator[str]:
    """Every module that the file imports when it runs, at the top or inside a function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def is_allowed(module: str, path: Path) -> bool:
    """Core may use the standard library and core; games may use games as well."""
    if module.startswith("."):
        return True
    if module.split(".")[0] != "civitas":
        return module.split(".")[0] in sys.stdlib_module_names
    in_games = (SOURCE / "civitas" / "games") in path.parents
    own = ("civitas.core", "civitas.games") if in_games else ("civitas.core",)
    return any(module == package or module.startswith(package + ".") for package in own)


def own_files() -> Iterator[Path]:
    """The text files of the project, not those that tools have put beside them."""
    for folder, names, files in os.walk(ROOT):
        names[:] = [n for n in names if n not in NOT_OURS and not n.startswith(".")]
        yield from (Path(folder, f) for f in files if Path(f).suffix in TEXT or f == "Makefile")
