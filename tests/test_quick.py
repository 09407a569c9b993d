"""`make quick` finds the tests that belong to a change, and its answer counts."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import quick
from tests.quick import GATES, LAWS, base_of, changed_since, commands_for, main, run

WITHOUT_GATES = frozenset(GATES)


def belonging(*changed: str) -> set[str]:
    return {*quick.tests_of(changed)} - WITHOUT_GATES


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/civitas/games/new_dawn/phases/culture.py", {"tests/games/new_dawn", LAWS}),
        ("src/civitas/games/new_dawn/data/cards.toml", {"tests/games/new_dawn", LAWS}),
        ("src/civitas/core/table.py", {"tests/core", "tests/conformance/test_the_kit_itself.py", LAWS}),
        ("src/civitas/server/pages.py", {"tests/server/test_pages.py"}),
        ("src/civitas/server/storage/database.py", {"tests/server/test_storage.py"}),
        ("src/civitas/server/hub.py", {"tests/server"}),
        ("src/civitas/terminal/words.py", {"tests/terminal/test_words.py"}),
        ("src/civitas/terminal/new_dawn/board.py", {"tests/terminal/new_dawn"}),
        ("src/civitas/language.py", {"tests/test_language.py"}),
        ("src/civitas/__init__.py", {"tests/test_cli.py"}),
        ("bench/compare.py", {"tests/bench", "tests/test_bench.py"}),
        ("web/page.py", {"tests/test_packaging_page.py"}),
        ("tests/games/new_dawn/situation.py", {"tests/games/new_dawn"}),
        ("tests/games/new_dawn/phases/test_culture.py", {"tests/games/new_dawn/phases/test_culture.py"}),
        ("tests/games/laws.py", {"tests/games"}),
        ("tests/web/person.py", {"tests/web/test_accounts.py"}),
        ("tests/web/test_games.py", {"tests/web/test_games.py"}),
        ("tests/toy/faults.py", {"tests/core", "tests/conformance/test_the_kit_itself.py"}),
        ("tests/sixth_title/two_rivers/turns.py", {"tests/test_sixth_title.py"}),
        ("tests/conftest.py", {"tests/test_quick.py"}),
        ("docs/web.md", set()),
    ],
)
def test_tests_lie_where_the_change_lies(changed: str, tests: set[str]) -> None:
    assert belonging(changed) == tests


def test_a_bot_is_proved_by_the_tests_that_bear_its_name() -> None:
    found = belonging("src/civitas/bots/new_dawn/goals.py")
    assert found == {"tests/bots/test_regent_games.py", "tests/bots/test_regent_questions.py"}


def test_words_are_proved_wherever_titles_tell_something() -> None:
    found = belonging("src/civitas/locale/en/new-dawn-play.ftl")
    assert {"tests/test_language.py", "tests/test_rule_texts.py", "tests/games/new_dawn/telling"} <= found


def test_every_bot_has_tests() -> None:
    packages = {path.parent.name for path in Path(quick.ROOT, "src/civitas/bots").glob("*/__init__.py")}
    assert packages == {*quick.BOTS}
    assert all(belonging(f"src/civitas/bots/{package}/x.py") for package in packages)


def test_a_folder_swallows_what_lies_in_it() -> None:
    found = belonging("src/civitas/games/new_dawn/model.py", "tests/games/new_dawn/phases/test_culture.py")
    assert found == {"tests/games/new_dawn", LAWS}


def test_the_gates_of_the_checkout_stand_beside_any_change() -> None:
    assert {*quick.tests_of(["docs/web.md"])} == WITHOUT_GATES
    assert quick.tests_of([]) == []


def words(command: list[str]) -> list[str]:
    return [Path(command[0]).name, *command[1:]]


def test_each_tool_looks_at_what_is_its_own() -> None:
    lint, form, types, page, tests = map(words, commands_for(["tests/quick.py", "web/src/main.ts"]))
    assert lint == ["ruff", "check", "tests/quick.py"]
    assert form == ["ruff", "format", "--check", "tests/quick.py"]
    assert types == ["mypy", "--strict", *quick.TYPED]
    assert page[1:] == ["web/page.py", "related", "src/main.ts"]
    assert tests[1:4] == ["-m", "pytest", "-q"]


def test_what_is_gone_is_not_looked_at_but_its_tests_are_run() -> None:
    types, tests = map(words, commands_for(["src/civitas/games/new_dawn/no_such_module.py"]))
    assert types[0] == "mypy"
    assert "tests/games/new_dawn" in tests


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a branch beside main."""
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"):
        monkeypatch.delenv(name, raising=False)
    git(tmp_path, "init", "-q", "-b", "main")
    for name in ("kept", "changed", "gone"):
        (tmp_path / name).write_text("before")
    commit(tmp_path)
    git(tmp_path, "checkout", "-q", "-b", "branch")
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "-q", "-m", "Change it")


def test_a_change_is_all_that_differs_from_where_the_branch_left_main(checkout: Path) -> None:
    (checkout / "changed").write_text("after")
    commit(checkout)
    (checkout / "gone").unlink()
    (checkout / "new").write_text("new")
    assert changed_since(base_of()) == ["changed", "gone", "new"]
    assert changed_since(base_of("HEAD")) == ["gone", "new"]


def test_without_main_only_what_is_not_committed_has_changed(checkout: Path) -> None:
    git(checkout, "branch", "-D", "main")
    assert base_of() == "HEAD"


def test_nothing_is_run_where_nothing_has_changed(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "nothing to check" in capsys.readouterr().out


def test_one_failure_is_a_failure_and_the_rest_is_run_all_the_same(capfd: pytest.CaptureFixture[str]) -> None:
    fails, speaks = [sys.executable, "-c", "raise SystemExit(1)"], [sys.executable, "-c", "print('here')"]
    assert not run([fails, speaks])
    assert run([speaks])
    said = capfd.readouterr().out
    assert said.count("FAILED") == 1
    assert said.count("here\nfine") == 2


def test_what_fails_is_told_to_make(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "changed").write_text("after")
    monkeypatch.setattr(quick, "commands_for", lambda changed: [[sys.executable, "-c", "raise SystemExit(1)"]])
    assert main(["HEAD"]) == 1
