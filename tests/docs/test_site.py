"""The site has all pages, and its navigation leads to each of them."""

import json
import re
from pathlib import Path

import pytest

import civitas
from docs.site import notebook_pages, pages, rule_pages
from docs.site.links import ROOT, broken
from docs.site.pages import astray, navigation, places


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    pages.write(folder)
    return folder


def test_every_page_is_in_the_navigation_or_deliberately_not() -> None:
    assert [*astray()] == []
    assert len(navigation()) > 40


def test_a_page_that_nobody_finds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [page for page in navigation() if page != "web.md"]
    monkeypatch.setattr(pages, "navigation", lambda: [*listed, "nowhere.md", "bots.md"])
    monkeypatch.setattr(pages, "UNLISTED", {"gone.md"})
    assert [*astray()] == [
        "web.md: is neither in the navigation nor unlisted",
        "nowhere.md: is in the navigation but nowhere else",
        "gone.md: is unlisted but not there",
        "bots.md: is in the navigation twice",
    ]


def test_all_pages_are_written_with_what_belongs_to_them(site: Path) -> None:
    written = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert {*places()} <= written
    assert {"site/site.css", "images/lobby.webp"} <= written
    assert [path for path in written if path.endswith((".py", ".txt"))] == []


def test_pages_of_the_repository_lead_to_pages_of_the_site(site: Path) -> None:
    changelog = (site / "developers/changelog.md").read_text(encoding="utf-8")
    assert "](../study.md)" in changelog
    assert "](../../bench/README.md)" not in (site / "titles/new-dawn.md").read_text(encoding="utf-8")
    assert "(developers/contributing.md)" in (site / "index.md").read_text(encoding="utf-8")


def test_a_notebook_is_a_page_with_what_came_out_when_it_was_run(site: Path) -> None:
    text = (site / "learn-a-policy.md").read_text(encoding="utf-8")
    drawn = re.findall(r"\]\((learn_a_policy-\d+\.svg)\)", text)
    assert [(site / name).read_text(encoding="utf-8")[:5] for name in drawn] == ["<svg "]
    assert "````python\n" in text
    assert "````text\n" in text
    assert "](learn-a-policy.md)" in (site / "research.md").read_text(encoding="utf-8")


def test_the_cells_of_a_notebook_stay_in_their_order(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Six\n", "\n", "words"]},
        {"cell_type": "code", "source": "print(6)", "outputs": [{"output_type": "stream", "text": ["6\n"]}]},
        {"cell_type": "code", "source": "7", "outputs": [{"data": {"text/plain": ["7"]}}]},
        {"cell_type": "code", "source": "x = 1", "outputs": []},
        {"cell_type": "code", "source": "x", "outputs": [{"data": {"image/svg+xml": "<svg/>", "text/plain": "<x>"}}]},
    ]
    notebook = tmp_path / "six.ipynb"
    notebook.write_text(json.dumps({"cells": cells}), encoding="utf-8")
    assert notebook_pages.pictures(notebook) == {"six-4.svg": "<svg/>"}
    assert notebook_pages.page(notebook).replace("`" * 4, "~").split("\n\n") == [
        "# Six",
        "words",
        "~python\nprint(6)\n~",
        "~text\n6\n~",
        "~python\n7\n~",
        "~text\n7\n~",
        "~python\nx = 1\n~",
        "~python\nx\n~",
        "![What the cell has drawn](six-4.svg)\n",
    ]


@pytest.mark.parametrize("title", civitas.titles())
def test_every_rule_of_a_title_is_listed_once(title: str) -> None:
    ids = re.findall(r'<code id="[^"]+">([^<]+)</code>', rule_pages.page(title))
    assert sorted(ids) == sorted(rule.id for rule in civitas.title(title).rules)


def test_the_page_about_rules_lists_every_title(site: Path) -> None:
    text = (site / "rules.md").read_text(encoding="utf-8")
    assert [title for title in civitas.titles() if f"({rule_pages.place(title)})" not in text] == []


def test_a_rule_is_told_in_words_that_markdown_leaves_alone() -> None:
    page = rule_pages.page("civilization-1980")
    assert '| 43.5 | <code id="rule-43-5-c">43.5-c</code> | **One land border per token.**' in page
    assert broken(ROOT / "docs" / "rules" / "civilization-1980.md", page) == []
