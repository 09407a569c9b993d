"""Python in Markdown files: examples that run, and fragments that are only read.

A block of Python with `>>>` in it runs. The blocks of a page are one session, from the top to the bottom.
"""

import re
from typing import NamedTuple

BLOCK = re.compile(r"^( *)```python\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
PROMPT = re.compile(r"^ *>>> ", re.MULTILINE)


class Block(NamedTuple):
    """A block of Python and the line after its fence."""

    line: int
    code: str


def session(markdown: str) -> str:
    """What runs of a page, on the lines where it stands; all other lines are empty."""
    lines = [""] * (markdown.count("\n") + 1)
    for block in _blocks(markdown):
        if PROMPT.search(block.code):
            code = block.code.splitlines()
            lines[block.line : block.line + len(code)] = code
    return "\n".join(lines)


def fragments(markdown: str) -> list[Block]:
    """The blocks that are only read."""
    return [block for block in _blocks(markdown) if not PROMPT.search(block.code)]


def coloured(markdown: str) -> str:
    """The page with sessions marked as such, so that answers are not coloured like code."""
    return BLOCK.sub(lambda match: _coloured(match) if PROMPT.search(match[2]) else match[0], markdown)


def _blocks(markdown: str) -> list[Block]:
    return [
        Block(markdown.count("\n", 0, match.start()) + 1, _dedented(match[2], len(match[1])))
        for match in BLOCK.finditer(markdown)
    ]


def _dedented(code: str, indent: int) -> str:
    return "".join(line[indent:] if line.strip() else line for line in code.splitlines(keepends=True))


def _coloured(match: re.Match[str]) -> str:
    return f"{match[1]}```pycon\n{match[2].rstrip()}\n{match[1]}```"
