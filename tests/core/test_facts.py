"""Data files that are shipped inside a package."""

from pathlib import Path

import pytest

from civitas.core.facts import read_facts, read_text


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    home = tmp_path / "a_title_with_facts"
    (home / "data").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "data" / "cards.toml").write_text('[[card]]\nid = "öl"\ncost = 3\n', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return home.name


def test_a_text_is_read_as_utf8_wherever_it_lies_in_the_package(package: str) -> None:
    assert read_text(package, "data/cards.toml").splitlines()[1] == 'id = "öl"'


def test_facts_are_read_from_toml(package: str) -> None:
    assert read_facts(package, "data/cards.toml") == {"card": [{"id": "öl", "cost": 3}]}


def test_a_file_that_is_missing_is_an_error(package: str) -> None:
    with pytest.raises(FileNotFoundError):
        read_facts(package, "data/areas.toml")
