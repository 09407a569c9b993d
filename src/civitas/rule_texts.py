"""What the rules of a title say, from `locale/<language>/<title>-rules.ftl`.

The rule `43.62-b` is the message `rule-43-62-b`: its value is the rule's title, its attribute `text` what it says.
`chapter-43-62` is the chapter of all rules whose ids begin like this, `variant-…` what a variant is called,
`example-…` what a worked example shows.
These files are long and seldom needed, so they are no part of a `Language`: they are opened when somebody asks for a
rule, and of one rule nothing but its own message is parsed.
"""

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from civitas.core.rules import Rule, RuleIndex
from civitas.language import files, read, rules_file

NUMBERED = re.compile(r"[A-Z]?\d[\d.]*")
"""A section that is a number; others are headings."""
HEADINGS = "de"
"""Headings stand in the rules as the German rulebooks have them; nobody else finds a rule by them."""
CHAPTER = "chapter-"
_MESSAGES = re.compile(r"^(?=[A-Za-z])", re.MULTILINE)
"""Where messages begin; all other lines of them are indented."""


class RuleTexts:
    """The rules of one title in one language."""

    def __init__(self, code: str, title_id: str) -> None:
        self._code = code
        file = rules_file(title_id)
        text = read(code, file) if file in files(code) else ""
        self._messages = {message.partition(" ")[0]: message for message in _MESSAGES.split(text)}
        self._chapter_ids = [each.removeprefix(CHAPTER) for each in self._messages if each.startswith(CHAPTER)]
        self._bundle = FluentBundle([code], use_isolating=False)
        self._said: dict[str, tuple[str, str]] = {}

    def said(self, rule: Rule) -> tuple[str, str]:
        """Title and text of a rule; where nobody has written them, its id has to do."""
        if rule.id not in self._said:
            message = rule_message(rule.id)
            self._said[rule.id] = self._read(message) if message in self._messages else (rule.id, "")
        return self._said[rule.id]

    def section(self, rule: Rule) -> str:
        """Where a reader finds a rule: the number of its section, or what that section is called; perhaps nothing."""
        message = f"section-{rule.section}"
        if message in self._messages:
            return self._read(message)[0]
        return rule.section if NUMBERED.fullmatch(rule.section) or self._code == HEADINGS else ""

    def mark(self, rule: Rule) -> str:
        """What a rule is called wherever it is cited: its section and its title."""
        section, title = self.section(rule), self.said(rule)[0]
        if not section or section == title:
            return title
        return f"{section} {title}" if NUMBERED.fullmatch(section) else f"{section}: {title}"

    def chapters(self) -> dict[str, str]:
        """The chapters in the order in which they are read, by their ids."""
        return {chapter: self._read(f"{CHAPTER}{chapter}")[0] for chapter in self._chapter_ids}

    def chapter(self, rule: Rule) -> str:
        """The chapter of a rule: the longest that its id begins with, or else its section; perhaps none."""
        for begins in (rule_message(rule.id), rule_message(rule.section)):
            found = [each for each in self._chapter_ids if _begins(begins.removeprefix("rule-"), each)]
            if found:
                return max(found, key=len)
        return ""

    def variant(self, rule: Rule) -> str:
        """What the variant of a rule is called; nothing for rules of every game."""
        message = f"variant-{rule.variant}"
        return self._read(message)[0] if message in self._messages else rule.variant

    def example(self, example_id: str) -> str:
        """What a worked example shows."""
        message = f"example-{example_id}"
        return self._read(message)[0] if message in self._messages else example_id

    def search(self, rules: RuleIndex, query: str) -> list[Rule]:
        """The rule or the section of this number, or else the rules that contain all these words."""
        wanted = query.lower().split()
        return rules.numbered(query) or [rule for rule in rules if self._contains(rule, wanted)]

    def _contains(self, rule: Rule, wanted: list[str]) -> bool:
        words = " ".join([rule.id, *self.said(rule)]).lower()
        return all(word in words for word in wanted)

    def _read(self, message: str) -> tuple[str, str]:
        self._bundle.add_resource(FluentResource(self._messages[message]))
        found = self._bundle.get_message(message)
        return self._line(found.value), self._line(found.attributes.get("text"))

    def _line(self, pattern: Pattern | None) -> str:
        """A text without the breaks that it has in the file."""
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0]).replace("\n", " ")


@cache
def rule_texts(code: str, title_id: str) -> RuleTexts:
    """The rules of this title in the language of this code; made once."""
    return RuleTexts(code, title_id)


def rule_message(rule_id: str) -> str:
    """The message of a rule; ids of messages have no points."""
    return f"rule-{rule_id.replace('.', '-')}"


def _begins(words: str, beginning: str) -> bool:
    """Whether an id begins with another one, not in the middle of a word."""
    return words.startswith(beginning) and words[len(beginning) :][:1] in ("", "-", "_")
