"""TOML as the companion of the automated player writes it, and where its fields and comments stand in a text.

Comments with two signs (`##`) are the companion's own and written anew each time; those with one (`#`) are the
person's and stay with the field that follows them, or that they stand behind.
"""

import json
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

WIDTH = 79
INDENT = "    "
OWN = "##"
"""How comments of the companion begin."""
SIGN = "#"
_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


class Field:
    """A field or a table in a text: its path, where it stands, and the person's comments that belong to it."""

    def __init__(self, path: str, line: int) -> None:
        self.path = path
        self.line = line
        self.above: list[str] = []
        self.behind = ""


# Reading.


def fields(text: str) -> list[Field]:
    """All fields and tables of a text in their order; at the end one without a path for the last comments."""
    found: list[Field] = []
    above: list[str] = []
    table, depth = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        code, comment = _split(line)
        own = comment.startswith(OWN) or not comment
        if depth > 0:
            above += [] if own else [comment]
            found[-1].above += above
            above = []
        elif code:
            is_table = code.startswith("[")
            table = code.strip("[] ") if is_table else table
            found.append(Field(_clean(table if is_table else f"{table}.{code.partition('=')[0].strip()}"), number))
            found[-1].above, above = above, []
            found[-1].behind = "" if own else comment
        elif not own:
            above.append(comment)
        if code and not (depth == 0 and code.startswith("[")):
            depth += _depth(code)
    last = Field("", len(text.splitlines()))
    last.above = above
    return [*found, last]


def line_of(text: str, path: str) -> int:
    """The line of a field, or of the closest thing around it; 0 if there is none."""
    lines = {field.path: field.line for field in reversed(fields(text)) if field.path}
    parts = path.replace("[", ".").replace("]", "").split(".")
    for length in range(len(parts), 0, -1):
        if ".".join(parts[:length]) in lines:
            return lines[".".join(parts[:length])]
    return 0


def field_at(text: str, line: int) -> str:
    """The field on a line, or the last one before it."""
    return next((field.path for field in reversed(fields(text)) if field.path and field.line <= line), "")


def _split(line: str) -> tuple[str, str]:
    """A line without its comment, and the comment."""
    quote = ""
    for place, sign in enumerate(line):
        if quote:
            quote = "" if sign == quote and line[place - 1] != "\\" else quote
        elif sign in "\"'":
            quote = sign
        elif sign == SIGN:
            return line[:place].strip(), line[place:].rstrip()
    return line.strip(), ""


def _depth(code: str) -> int:
    """How many brackets stay open behind a line."""
    depth, quote = 0, ""
    for sign in code:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        else:
            depth += (sign in "[{") - (sign in "]}")
    return depth


def _clean(path: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in path.split(".") if part.strip())


# Writing.


def value(content: Any) -> str:
    """A value on one line."""
    if isinstance(content, bool):
        return "true" if content else "false"
    if isinstance(content, Mapping):
        pairs = ", ".join(f"{name(str(key))} = {value(each)}" for key, each in content.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(content, list):
        return f"[{', '.join(value(each) for each in content)}]"
    return json.dumps(content, ensure_ascii=False)


def assignment(key: str, content: Any) -> list[str]:
    """`key = value` on one line or, if it is too long or a list of records, with an entry of the list on each."""
    line = f"{name(key)} = {value(content)}"
    has_records = isinstance(content, list) and any(isinstance(each, Mapping) for each in content)
    if not isinstance(content, list) or (len(line) <= WIDTH and not has_records):
        return [line]
    entries = [f"{value(each)}," for each in content]
    if not has_records:
        entries = wrap(" ".join(entries), WIDTH - len(INDENT), break_long_words=False, break_on_hyphens=False)
    return [f"{name(key)} = [", *(INDENT + entry for entry in entries), "]"]


def name(key: str) -> str:
    """A key, in quotes if it needs them."""
    return key if key and set(key) <= _BARE else json.dumps(key, ensure_ascii=False)


def comment(text: str) -> list[str]:
    """A comment of the companion over as many lines as it takes."""
    lines = wrap(text, WIDTH - len(OWN) - 1, break_long_words=False, break_on_hyphens=False)
    return [f"{OWN} {line}" for line in lines]


class Writer:
    """Puts a file together, the comments of the person in their places."""

    def __init__(self, former: str) -> None:
        self.lines: list[str] = []
        self._kept = {field.path: field for field in reversed(fields(former))}
        self._table = ""

    def explain(self, text: str) -> None:
        """A comment of the companion."""
        self.lines += comment(text)

    def gap(self) -> None:
        """An empty line."""
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def table(self, path: str) -> None:
        """The beginning of a table."""
        self._table = path
        self._put(path, [f"[{path}]"])

    def field(self, key: str, content: Any) -> None:
        """One field of the table that was begun last."""
        path = f"{self._table}.{key}" if self._table else key
        self._put(path, assignment(key, content))

    def text(self) -> str:
        """The whole file; comments whose fields are gone come last, so that none is lost."""
        rest = list(self._remaining())
        if rest:
            self.gap()
        return "\n".join([*self.lines, *rest]) + "\n"

    def _put(self, path: str, lines: list[str]) -> None:
        kept = self._kept.pop(path, None)
        if kept is not None:
            self.lines += kept.above
            if kept.behind:
                lines = [*lines[:-1], f"{lines[-1]}  {kept.behind}"]
        self.lines += lines

    def _remaining(self) -> Iterator[str]:
        for kept in sorted(self._kept.values(), key=lambda field: field.line):
            yield from kept.above
            if kept.behind:
                yield kept.behind
