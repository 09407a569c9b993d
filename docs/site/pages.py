"""The pages of the site as plain Markdown: those of `docs/`, some of the repository, notebooks, rules of all titles.

`python -m docs.site.pages` writes them into `build/pages`, from which the site is built. Nothing here knows by what.
"""

import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from docs.site import examples, links, notebook_pages, rule_pages
from docs.site.links import ROOT

DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "pages"
CONFIG = ROOT / "mkdocs.yml"
REPOSITORY = {
    "CONTRIBUTING.md": "developers/contributing.md",
    "CHANGELOG.md": "developers/changelog.md",
    "SECURITY.md": "developers/security.md",
    "bench/README.md": "developers/benchmarks.md",
}
"""Files of the repository that are pages, too, and where they stand in the site."""
NOTEBOOKS = {"examples/learn_a_policy.ipynb": "learn-a-policy.md"}
"""Notebooks that were run, and where they stand in the site."""
HOME = {"README.md": "index.md"}
"""Files that another page stands for."""
LEFT_OUT = {"terminal.txt"}
"""Files of `docs/` that are not in the site; so are the programs in `docs/site/`."""
UNLISTED: set[str] = set()
"""Pages that are deliberately not in the navigation."""


def sources() -> dict[str, str]:
    """Which files of the repository are in the site, and where they stand there."""
    return REPOSITORY | NOTEBOOKS | {f"docs/{each}": each for each in map(_below_docs, DOCS.rglob("*")) if each}


def places() -> list[str]:
    """Where all pages stand in the site."""
    own = [place for place in sources().values() if place.endswith(".md")]
    return sorted([*own, *map(rule_pages.place, rule_pages.titles())])


def navigation() -> list[str]:
    """The pages that the navigation names."""
    _, _, nav = CONFIG.read_text(encoding="utf-8").partition("\nnav:\n")
    return re.findall(r"[\w./-]+\.md$", nav, re.MULTILINE)


def astray() -> Iterator[str]:
    """What is wrong with the navigation, a sentence each: pages that nobody finds, and names without a page."""
    named, there = navigation(), set(places())
    yield from (f"{page}: is neither in the navigation nor unlisted" for page in sorted(there - {*named} - UNLISTED))
    yield from (f"{page}: is in the navigation but nowhere else" for page in named if page not in there)
    yield from (f"{page}: is unlisted but not there" for page in sorted(UNLISTED - there))
    yield from (f"{page}: is in the navigation twice" for page in sorted({*named}) if named.count(page) > 1)


def page(source: str, place: str, there: Mapping[str, str]) -> str:
    """A file of the repository as it reads in the site, where these files are."""
    file = ROOT / source
    markdown = notebook_pages.page(file) if source in NOTEBOOKS else file.read_text(encoding="utf-8")
    markdown = links.rewritten(markdown, links.in_the_site(file, place, there))
    return examples.coloured(markdown.replace(rule_pages.LIST, rule_pages.listed()))


def write(folder: Path) -> None:
    """Write all pages, and what belongs to them, into a folder that is emptied before."""
    shutil.rmtree(folder, ignore_errors=True)
    for title in rule_pages.titles():
        _write(folder / rule_pages.place(title), rule_pages.page(title).encode())
    for notebook, place in NOTEBOOKS.items():
        for name, picture in notebook_pages.pictures(ROOT / notebook).items():
            _write((folder / place).with_name(name), picture.encode())
    found = sources()
    for source, place in found.items():
        text = page(source, place, HOME | found).encode() if place.endswith(".md") else (ROOT / source).read_bytes()
        _write(folder / place, text)


def main() -> int:
    """Write the pages, unless a link or the navigation leads astray."""
    broken = [each for page in links.pages() for each in links.broken(page, page.read_text(encoding="utf-8"))]
    problems = [*broken, *astray()]
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    if not problems:
        write(PAGES)
    return 1 if problems else 0


def _below_docs(path: Path) -> str:
    """Where a file of `docs/` stands in the site; nothing if it does not."""
    place = path.relative_to(DOCS).as_posix()
    left_out = place in LEFT_OUT or path.suffix in (".py", ".pyc") or not path.is_file()
    return "" if left_out else place


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


if __name__ == "__main__":
    sys.exit(main())
