"""The index of rules: a page for each title, made from its rule index and our own words."""

import html
import re
from itertools import groupby

import civitas
from civitas.core.rules import Rule
from civitas.language import language
from civitas.manifests import manifests
from civitas.rule_texts import RuleTexts, rule_message, rule_texts

LANGUAGE = "en"
LIST = "<!-- the titles and their rules -->"
"""Where the page about rules lists the pages of titles."""
SPECIAL = re.compile(r"([\\`*_\[\]|<>{}])")


def titles() -> list[str]:
    """All titles, in the order of their years."""
    return [title for title in manifests() if title in civitas.titles()]


def place(title_id: str) -> str:
    """Where the rules of a title stand in the site."""
    return f"rules/{title_id}.md"


def listed() -> str:
    """All titles with the numbers of their rules, as links."""
    rows = [f"| [{name(each)}]({place(each)}) | {len(civitas.title(each).rules)} |" for each in titles()]
    return "\n".join(["| title | rules |", "|---|---|", *rows])


def name(title_id: str) -> str:
    """What a title is called."""
    return language(LANGUAGE, title_id).text(f"title-{title_id}")


def page(title_id: str) -> str:
    """The rules of a title, chapter by chapter."""
    title, texts = civitas.title(title_id), rule_texts(LANGUAGE, title_id)
    order = list(texts.chapters())
    rules = sorted(title.rules, key=lambda rule: order.index(texts.chapter(rule)))
    chapters = groupby(rules, key=texts.chapter)
    head = [
        f"# Rules: {name(title_id)}",
        f"{len(title.rules)} rules in our own words, under the ids by which the program, its refusals and its tests "
        "cite them. How the game is played here, and which rulings were needed: "
        f"[the page of the title](../titles/{title_id}.md).",
    ]
    return "\n\n".join([*head, *(_chapter(texts, chapter, list(of)) for chapter, of in chapters)]) + "\n"


def _chapter(texts: RuleTexts, chapter: str, rules: list[Rule]) -> str:
    rows = [_row(texts, rule) for rule in rules]
    return "\n".join([f"## {texts.chapters()[chapter]}", "", "| section | id | rule |", "|---|---|---|", *rows])


def _row(texts: RuleTexts, rule: Rule) -> str:
    title, text = texts.said(rule)
    variant = f" *{_escaped(texts.variant(rule))}.*" if rule.variant else ""
    mark = f'<code id="{rule_message(rule.id)}">{html.escape(rule.id)}</code>'
    return f"| {_escaped(texts.section(rule))} | {mark} | **{_escaped(title)}.**{variant} {_escaped(text)} |"


def _escaped(text: str) -> str:
    return SPECIAL.sub(r"\\\1", text)
