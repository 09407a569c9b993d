"""Rulebooks: all rules, cards and components of a title for readers, worked out once for all of them."""

from functools import cache

import civitas
from civitas.core.title import Title
from civitas.language import LANGUAGES
from civitas.rule_texts import rule_texts
from civitas.rulebook import rules_of, things, things_of
from civitas.server.messages import ChapterShown, RulebookShown, RuleEntry, ThingShown, ThingsShown
from civitas.server.refusals import NotFound


@cache
def rulebook(title_id: str, code: str) -> RulebookShown:
    """All rules of a title in one language."""
    title = _title(title_id)
    if code not in LANGUAGES:
        raise NotFound("there is no such rulebook in this language")
    texts, about = rule_texts(code, title_id), things_of(title_id)
    rules = []
    for rule in title.rules:
        name, text = texts.said(rule)
        chapter, section, variant = texts.chapter(rule), texts.section(rule), texts.variant(rule)
        rules.append(RuleEntry(rule.id, section, chapter, name, text, variant, about.get(rule.id, [])))
    return RulebookShown([ChapterShown(chapter, name) for chapter, name in texts.chapters().items()], rules)


@cache
def all_things(title_id: str) -> ThingsShown:
    """All cards and components of a title."""
    players, rules = _title(title_id).player_counts({}), rules_of(title_id)
    shown = [ThingShown(each.explanation, rules[each.id], each.copies) for each in things(title_id).values()]
    return ThingsShown(players, shown)


def _title(title_id: str) -> Title:
    title = civitas.titles().get(title_id)
    if title is None:
        raise NotFound("there is no such title")
    return title
