"""Links and headings of Markdown files, as readers of the repository see them. The site and the tests share it."""

import re
from collections.abc import Callable, Iterator, Mapping
from os.path import normpath, relpath
from pathlib import Path, PurePosixPath
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^ *(```+|~~~+)")
CODE = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^()\s]+)(?:\s+\"[^\"]*\")?\)")
PICTURE = re.compile(r"<img [^>]*?()()src=\"([^\"]+)\"")
"""A picture whose size is told, which Markdown cannot do; the same groups as those of a link."""
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)
"""How a target begins that lies outside of the repository."""
MARKUP = re.compile(r"[*`]|!?\[([^\]]*)\]\([^)]*\)")


class Link(NamedTuple):
    """A link within the repository, and the line where it begins."""

    line: int
    text: str
    file: str
    """Relative to the file that the link is in; nothing for a heading of its own."""
    heading: str


def pages() -> list[Path]:
    """All Markdown files whose links are checked: those of the site, and what stands at the top."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "bench").glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def links(markdown: str) -> list[Link]:
    """All links of a file but those that lead elsewhere."""
    return [_link(markdown, match) for match in _matches(markdown)]


def headings(markdown: str) -> set[str]:
    """What the headings of a file are linked by. Of several that read alike the first has the plain name."""
    return {slug(heading) for heading in HEADING.findall(_without_fences(markdown))}


def slug(heading: str, separator: str = "-") -> str:
    """What a heading is linked by, as GitHub has it; `separator` is for Python-Markdown, which asks like this."""
    plain = MARKUP.sub(r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", separator)


def broken(file: Path, markdown: str) -> list[str]:
    """What is wrong with the links of a file, a sentence each."""
    pictures = [_link(markdown, match) for match in PICTURE.finditer(markdown)]
    found = ((link, _wrong(file, markdown, link)) for link in [*links(markdown), *pictures])
    return [f"{place_of(file)}:{link.line}: {wrong}" for link, wrong in found if wrong]


def place_of(file: Path) -> str:
    """Where a file lies in the repository."""
    return normpath(file.relative_to(ROOT)).replace("\\", "/")


def target_of(file: Path, target: str) -> str:
    """Where a link of this file leads to in the repository."""
    return PurePosixPath(normpath(PurePosixPath(place_of(file)).parent / target)).as_posix()


def rewritten(markdown: str, change: Callable[[str, str, Link], str]) -> str:
    """A text with other links: `change` is given the mark of a picture or nothing, the whole link, and its parts."""
    parts, end = [], 0
    for match in _matches(markdown):
        parts += [markdown[end : match.start()]]
        parts += [change(match[1], markdown[match.start() : match.end()], _link(markdown, match))]
        end = match.end()
    return "".join([*parts, markdown[end:]])


def in_the_site(file: Path, at: str, sources: Mapping[str, str]) -> Callable[[str, str, Link], str]:
    """How links of a file read on its page of the site, which lies `at` a place among these `sources`.

    What is a page or a picture there is linked there; of other files of the repository the name is told.
    """

    def change(mark: str, whole: str, link: Link) -> str:
        if not link.file:
            return whole
        target = target_of(file, link.file)
        if target in sources:
            place = PurePosixPath(relpath(sources[target], PurePosixPath(at).parent)).as_posix()
            return f"{mark}[{link.text}]({place}{'#' + link.heading if link.heading else ''})"
        if (ROOT / target).exists():
            return f'<span class="in-repository" title="{target}, in the repository" markdown>{link.text}</span>'
        return whole

    return change


def _matches(markdown: str) -> Iterator[re.Match[str]]:
    """Links outside of code. Code is masked, so that places stay the same."""
    masked = CODE.sub(_masked, COMMENT.sub(_masked, _without_fences(markdown)))
    return (match for match in LINK.finditer(masked) if not ELSEWHERE.match(match[3]))


def _link(markdown: str, match: re.Match[str]) -> Link:
    file, _, heading = match[3].partition("#")
    text = markdown[match.start(2) : match.end(2)]
    return Link(markdown.count("\n", 0, match.start()) + 1, text, file, heading)


def _masked(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", "x", match[0])


def _without_fences(markdown: str) -> str:
    """The text with empty lines where blocks of code are, their fences included; of the same length."""
    lines, fence = [], ""
    for line in markdown.split("\n"):
        match = FENCE.match(line)
        closes = bool(fence) and line.strip() == fence
        lines.append(" " * len(line) if fence or match else line)
        if closes:
            fence = ""
        elif match and not fence:
            fence = match[1]
    return "\n".join(lines)


def _wrong(file: Path, markdown: str, link: Link) -> str:
    target = ROOT / target_of(file, link.file) if link.file else file
    if link.file and not target.exists():
        return f"there is no {link.file}"
    if not link.heading:
        return ""
    if target.suffix != ".md":
        return f"{link.file} has no headings"
    there = markdown if target == file else target.read_text(encoding="utf-8")
    return "" if link.heading in headings(there) else f"{place_of(target)} has no heading #{link.heading}"
