"""`make quick`: what can be said about a change in a minute or two. `make test` has the last word.

    python -m tests.quick            what differs from where this branch left main, and what is not committed
    python -m tests.quick HEAD~3     what differs from another revision

Form and types of what changed, the tests that lie where the change lies, and the page's tests that depend on it. Tests
mirror the sources: `src/civitas/games/new_dawn/` is proved by `tests/games/new_dawn/`.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MAIN = ("main", "origin/main")
PYTHON = (".py", ".pyi")
PAGE = (".css", ".js", ".svelte", ".ts")
TYPED = ("src", "tests", "bench", "examples", "web", "docs", "setup.py")
"""What mypy looks at; it remembers what has not changed."""
LAWS = "tests/conformance/test_laws.py"
"""A sample of the conformance suite: every law, in some games of every title."""
SAMPLES = {
    "conformance": ("tests/conformance/test_the_kit_itself.py", LAWS),
    "sixth_title": ("tests/test_sixth_title.py",),
    "toy": ("tests/conformance/test_the_kit_itself.py", "tests/core"),
    "web": ("tests/web/test_accounts.py",),
}
"""What is run where tests of a folder share something: all of them would take too long, or lie elsewhere."""
WORDS = ("tests/test_language.py", "tests/test_rule_texts.py")
GATES = ("tests/docs", "tests/test_packaging.py", "tests/test_readme.py", "tests/test_rule_coverage.py")
"""Quick tests of the whole checkout, which any change may break."""
BOTS = {
    "civilization_1980": "steward",
    "civilization_2010": "consul",
    "new_dawn": "regent",
    "search": "search",
    "through_the_ages": "minister",
}
"""Whose bot it is; the tests of bots are named after them."""

Command = list[str]


# What has changed.


def base_of(revision: str | None = None) -> str:
    """The revision to compare with: this one, or where this branch left main; on main itself, its last commit."""
    if revision:
        return revision
    for main in MAIN:
        found = _git("merge-base", "HEAD", main, may_fail=True)
        if found:
            return found[0]
    return "HEAD"


def changed_since(base: str) -> list[str]:
    """All files that differ from a revision, are new, or are gone."""
    tracked = _git("diff", "--name-only", "--no-renames", base)
    return sorted({*tracked, *_git("ls-files", "--others", "--exclude-standard")})


def _git(*arguments: str, may_fail: bool = False) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=not may_fail)
    return done.stdout.splitlines() if done.returncode == 0 else []


# What belongs to it.


def tests_of(changed: Iterable[str]) -> list[str]:
    """The files and folders of tests that belong to these files; none lies in another."""
    found = {test for path in changed for test in _tests_of(path)}
    if found:
        found.update(GATES)
    return sorted(test for test in found if (ROOT / test).exists() and not found & _above(test))


def _tests_of(path: str) -> set[str]:
    parts = Path(path).parts
    if path.startswith("src/civitas/"):
        return _tests_of_source(parts[2:])
    if parts[0] == "tests":
        return _tests_of_test(parts[1:])
    if parts[0] == "bench":
        return {"tests/bench", "tests/test_bench.py"}
    if path in ("web/page.py", "setup.py", "pyproject.toml", "MANIFEST.in"):
        return {"tests/test_packaging.py", "tests/test_packaging_page.py"}
    return set(GATES)


def _tests_of_source(parts: tuple[str, ...]) -> set[str]:
    """The tests of a file of the package."""
    match parts:
        case ("core", *_):
            return {"tests/core", *SAMPLES["conformance"]}
        case ("games", package, *_):
            return {f"tests/games/{package}", LAWS}
        case ("bots", package, *_) if package in BOTS:
            return {_relative(test) for test in ROOT.glob(f"tests/bots/test_{BOTS[package]}*.py")}
        case ("locale", *_):
            return {*WORDS, *(_relative(folder) for folder in ROOT.glob("tests/games/*/telling"))}
        case _:
            return {_mirror(parts)}


def _tests_of_test(parts: tuple[str, ...]) -> set[str]:
    """A test belongs to itself; what tests use, to all tests of its folder."""
    path = Path("tests", *parts)
    if path.name.startswith("test_"):
        return {path.as_posix()}
    if parts[0] == "games" and len(parts) > 2:
        return {f"tests/games/{parts[1]}"}
    if parts[0] in SAMPLES:
        return {*SAMPLES[parts[0]]}
    return {path.parent.as_posix()} if len(parts) > 1 else {"tests/test_quick.py"}


def _mirror(parts: tuple[str, ...]) -> str:
    """Where the tests of a file lie: those of the file itself, else of the folder around it."""
    names = [*parts[:-1], Path(parts[-1]).stem]
    for depth in range(len(names), 0, -1):
        folder = Path("tests", *names[: depth - 1])
        for name in (f"test_{names[depth - 1]}.py", names[depth - 1]):
            if (ROOT / folder / name).exists():
                return (folder / name).as_posix()
    return "tests/test_cli.py"


def _above(test: str) -> set[str]:
    return {folder.as_posix() for folder in Path(test).parents}


def _relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# What is run.


def commands_for(changed: list[str]) -> list[Command]:
    """What has to be run for these changes, the quickest first."""
    there = [path for path in changed if (ROOT / path).is_file()]
    python = [path for path in there if path.endswith(PYTHON)]
    page = [path.removeprefix("web/") for path in there if path.startswith("web/") and path.endswith(PAGE)]
    tests = tests_of(changed)
    found: list[Command] = []
    if python:
        found.append([_tool("ruff"), "check", *python])
        found.append([_tool("ruff"), "format", "--check", *python])
    if any(path.endswith(PYTHON) for path in changed):
        found.append([_tool("mypy"), "--strict", *TYPED])
    if page:
        found.append([sys.executable, "web/page.py", "related", *page])
    if tests:
        found.append([sys.executable, "-m", "pytest", "-q", "-n", "auto", *tests])
    return found


def _tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


def run(commands: list[Command]) -> bool:
    """Run all of them, also behind one that fails; whether all went well."""
    went_well = True
    for command in commands:
        print("$", *_shown(command), flush=True)
        began = time.monotonic()
        failed = subprocess.run(command, cwd=ROOT, check=False).returncode != 0
        print(f"{'FAILED' if failed else 'fine'}, {time.monotonic() - began:.0f} s\n", flush=True)
        went_well = went_well and not failed
    return went_well


def _shown(command: Command) -> Command:
    words = [Path(command[0]).name, *command[1:]]
    return words if len(words) < 16 else [*words[:15], f"... {len(words) - 15} more"]


def main(arguments: list[str]) -> int:
    """Say what is looked at, and run it."""
    base = base_of(next(iter(arguments), None))
    changed = changed_since(base)
    print(f"{len(changed)} files differ from {base[:12]}", flush=True)
    commands = commands_for(changed)
    if not commands:
        print("There is nothing to check.")
        return os.EX_OK
    return 0 if run(commands) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
