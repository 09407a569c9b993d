"""Rules on the screen: one by its id, or all that a query finds."""

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from civitas.core.rules import Rule, RuleIndex
from civitas.language import Language
from civitas.rule_texts import rule_texts

MOST_SHOWN = 12


def rule_lines(rule: Rule, language: Language) -> list[RenderableType]:
    """A rule with its section, title and text."""
    texts = rule_texts(language.code, language.title_id)
    head = Text(language.text("refused-rule", mark=texts.mark(rule)), style="bold")
    return [head, Padding(Text(texts.said(rule)[1]), (0, 0, 0, 2), expand=False)]


def show_rules(console: Console, rules: RuleIndex, query: str, language: Language, most: int = MOST_SHOWN) -> None:
    """All rules that a query finds, but not more than fit."""
    found = rule_texts(language.code, language.title_id).search(rules, query)
    if not found:
        console.print(Text(language.text("rules-none", query=query)))
    for rule in found[:most]:
        console.print(*rule_lines(rule, language), sep="\n")
    if len(found) > most:
        console.print(Text(language.text("rules-more", count=len(found) - most), style="dim"))
