"""Which rules belong to which things: those that explain a thing, and those that call it by its name."""

import re
from functools import cache

import civitas
from civitas.core.telling import Explanation, Sum
from civitas.language import LANGUAGES, language
from civitas.rule_texts import rule_texts
from civitas.rulebook.things import things

SHORTEST = 4
"""Shorter names are found in too many words."""
COMMON = 8
"""What more rules than this call by its name is a word of the game, not a card that they are about."""


@cache
def rules_of(title_id: str) -> dict[str, list[str]]:
    """The rules of every thing, in the order of the rulebook."""
    order = {rule.id: place for place, rule in enumerate(civitas.title(title_id).rules)}
    named = _named(title_id)
    found: dict[str, list[str]] = {}
    for thing, (explanation, _) in things(title_id).items():
        rules = {rule for rule in _cited(explanation) + named[thing] if rule in order}
        found[thing] = sorted(rules, key=lambda rule: order[rule])
    return found


@cache
def things_of(title_id: str) -> dict[str, list[str]]:
    """The things of every rule that has any."""
    found: dict[str, list[str]] = {}
    for thing, rules in rules_of(title_id).items():
        for rule in rules:
            found.setdefault(rule, []).append(thing)
    return found


def _cited(explanation: Explanation) -> list[str]:
    """The rules behind a thing and behind its numbers."""
    rules = list(explanation["rules"])
    for account in explanation["accounts"]:
        rows = [*account["rows"], *([account["total"]] if "total" in account else [])]
        rules += [rule for row in rows for rule in _behind(row)]
    return rules


def _behind(row: Sum) -> list[str]:
    own = [row["rule"]] if "rule" in row else []
    return [*own, *(rule for part in row.get("parts", []) for rule in _behind(part))]


def _named(title_id: str) -> dict[str, list[str]]:
    """The rules that call a thing by its name, in every language; a word of another meaning seldom is one in both."""
    texts = {code: _texts(code, title_id) for code in LANGUAGES}
    found: dict[str, list[str]] = {}
    for thing in things(title_id):
        names = [language(code, title_id).name(thing) for code in LANGUAGES]
        naming = [_naming(texts[code], name) for code, name in zip(LANGUAGES, names, strict=True)]
        rules = [rule for rule in naming[0] if all(rule in others for others in naming)]
        found[thing] = [] if len(rules) > COMMON or _is_word(names[0], texts[LANGUAGES[0]]) else rules
    return found


def _is_word(name: str, texts: dict[str, str]) -> bool:
    """Whether a name is too short, or stands in rules as a word like any other, as `trade` does."""
    return len(name) < SHORTEST or bool(_naming(texts, name.lower()))


def _naming(texts: dict[str, str], name: str) -> list[str]:
    """The rules in whose texts a name stands, not as a part of another word."""
    return [rule for rule, text in texts.items() if name in text and re.search(rf"\b{re.escape(name)}\b", text)]


def _texts(code: str, title_id: str) -> dict[str, str]:
    texts = rule_texts(code, title_id)
    return {rule.id: " ".join(texts.said(rule)) for rule in civitas.title(title_id).rules}
