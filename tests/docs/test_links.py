"""All links of the documents lead somewhere: to files of the repository, and to headings in them."""

from pathlib import Path

import pytest

from docs.site.links import ROOT, Link, broken, headings, in_the_site, links, pages, place_of, rewritten, slug

HERE = ROOT / "docs" / "here.md"
SOURCES = {"docs/hosting.md": "hosting.md", "CONTRIBUTING.md": "developers/contributing.md"}


@pytest.mark.parametrize("page", pages(), ids=place_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken(page, page.read_text(encoding="utf-8")) == []


def test_all_documents_are_looked_at() -> None:
    found = {place_of(page) for page in pages()}
    assert {"README.md", "CONTRIBUTING.md", "bench/README.md", "docs/hosting.md", "docs/titles/new-dawn.md"} <= found


@pytest.mark.parametrize(
    ("markdown", "problem"),
    [
        ("[x](nothing.md)", "docs/here.md:1: there is no nothing.md"),
        ("\n![x](images/nothing.webp)", "docs/here.md:2: there is no images/nothing.webp"),
        ('<img src="images/nothing.webp" alt="x">', "docs/here.md:1: there is no images/nothing.webp"),
        ("[x](../nothing/)", "docs/here.md:1: there is no ../nothing/"),
        ("[x](#nothing)", "docs/here.md:1: docs/here.md has no heading #nothing"),
        ("[x\ny](hosting.md#nothing)", "docs/here.md:1: docs/hosting.md has no heading #nothing"),
        ("[x](../Makefile#docs)", "docs/here.md:1: ../Makefile has no headings"),
    ],
)
def test_a_broken_link_is_found(markdown: str, problem: str) -> None:
    assert broken(HERE, markdown) == [problem]


@pytest.mark.parametrize(
    "markdown",
    [
        "[x](hosting.md#names), [y](../README.md), [z](../tests), [w](https://example.org/x#y), [v](mailto:x@y.org)",
        "# Here\n\n[x](#here)",
        "`[x](nothing.md)` and ``[`x`](nothing.md)``",
        "```text\n[x](nothing.md)\n```\n\n<!-- [x](nothing.md) -->",
    ],
)
def test_what_holds_and_what_is_code_is_no_problem(markdown: str) -> None:
    assert broken(HERE, markdown) == []


def test_a_link_knows_its_line_and_its_parts() -> None:
    assert links("a\n\n[`b`](c.md#d)") == [Link(3, "`b`", "c.md", "d")]


@pytest.mark.parametrize(
    ("heading", "name"),
    [
        ("For others: `--public`", "for-others---public"),
        ("Through the Ages (2015)", "through-the-ages-2015"),
        ("What *is* [drawn](x.md)", "what-is-drawn"),
        ("Größe, Zahl", "größe-zahl"),
    ],
)
def test_headings_are_called_what_github_calls_them(heading: str, name: str) -> None:
    assert slug(heading) == name
    assert headings(f"## {heading}\n\n```sh\n# no heading\n```") == {name}


@pytest.mark.parametrize(
    ("markdown", "there"),
    [
        ("[x](hosting.md#names)", "[x](../hosting.md#names)"),
        ("a [`x`](../CONTRIBUTING.md) b", "a [`x`](../developers/contributing.md) b"),
        ("[x](#here)", "[x](#here)"),
        ("[x](https://example.org)", "[x](https://example.org)"),
        (
            "[`tests`](../tests)",
            '<span class="in-repository" title="tests, in the repository" markdown>`tests`</span>',
        ),
    ],
)
def test_links_lead_to_pages_of_the_site_or_tell_names(markdown: str, there: str) -> None:
    assert rewritten(markdown, in_the_site(HERE, "guide/here.md", SOURCES)) == there
