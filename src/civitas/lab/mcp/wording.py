"""Answers of the tools put into words, from what the engine and the language files say."""

from typing import Final

import civitas
from civitas.core.position import Perspective
from civitas.core.result import ResultRecord
from civitas.core.rules import Rule
from civitas.core.title import Title
from civitas.lab import text
from civitas.lab.mcp.seated import Outlook
from civitas.language import language
from civitas.rule_texts import rule_texts

WHOLE_RULES: Final = 6
"""So many rules are told with their texts; of others only what they are called."""
NAMED_RULES: Final = 30
NEWS_LINES: Final = 40
ANY_ACTION: Final = 0
"""Asked for by who may do nothing: whatever it is, the same rule forbids it."""


def refusal(answer: text.Answer, code: str) -> str:
    """Why there is nothing to play, and where to read on."""
    if not answer.rule:
        return answer.refusal
    return f"{answer.refusal}\n{language(code).text('mcp-rule', rule=answer.rule)}"


def not_asked(perspective: Perspective, code: str) -> str:
    """The rule that gives others the turn."""
    lines = [language(code).text("text-not-asked")]
    objection = perspective.why_not(ANY_ACTION)
    index = civitas.title(perspective.title_id).rules
    if objection is not None and objection.rule in index:
        lines.append(_whole_rule(index[objection.rule], perspective.title_id, code))
    return "\n".join(lines)


def rules(title: Title, query: str, code: str) -> str:
    """The rules that a query finds, the first of them with their texts."""
    spoken, texts = language(code, title.id), rule_texts(code, title.id)
    found = texts.search(title.rules, query) if query.strip() else []
    if not found:
        return spoken.text("rules-none", query=query)
    lines = [_whole_rule(rule, title.id, code) for rule in found[:WHOLE_RULES]]
    lines += [f"[{rule.id}] {texts.mark(rule)}" for rule in found[WHOLE_RULES:NAMED_RULES]]
    rest = len(found) - NAMED_RULES
    return "\n".join([*lines, spoken.text("rules-more", count=rest)] if rest > 0 else lines)


def _whole_rule(rule: Rule, title_id: str, code: str) -> str:
    texts = rule_texts(code, title_id)
    return f"[{rule.id}] {texts.mark(rule)}: {texts.said(rule)[1]}"


def earlier(news: list[str], code: str) -> list[str]:
    """What is new under its heading; of a long story the end."""
    spoken = language(code)
    left_out = len(news) - NEWS_LINES
    more = [f"… ({left_out})"] if left_out > 0 else []
    return [spoken.text("mcp-happened"), *more, *news[-NEWS_LINES:]]


def turn(perspective: Perspective, result: ResultRecord | None, code: str) -> list[str]:
    """How the game ended, or who is to act where the seat is not."""
    names, spoken = text.names(perspective, code), language(code, perspective.title_id)
    if result is not None:
        return _ending(result, names, perspective.title_id, code)
    if perspective.legal():
        return []
    asked = [names[seat] for seat in perspective.view["to_act"]]
    return ["", spoken.text("text-not-asked"), spoken.text("turn-of", names=", ".join(asked))]


def _ending(result: ResultRecord, names: list[str], title_id: str, code: str) -> list[str]:
    spoken = language(code, title_id)
    ending = f"ending-{result['ending']}"
    lines = ["", spoken.text("over"), *([spoken.text(ending)] if spoken.has(ending) else [])]
    for seat in sorted(range(len(names)), key=lambda seat: result["places"][seat]):
        place = spoken.text("over-place", place=result["places"][seat], name=names[seat])
        lines.append(f"{place}: {spoken.text('over-points', count=result['scores'][seat])}")
    return lines


def outlook(perspective: Perspective, action: int, seen: Outlook | None, code: str) -> str:
    """What an action would do: what happens, what changes, and how sure that is."""
    spoken = language(code, perspective.title_id)
    lines = [spoken.text("mcp-imagined", action=spoken.action(perspective.space, action))]
    loss = text.loss(perspective, action, code)
    lines += [loss] if loss else []
    if seen is None:
        return "\n".join([*lines, spoken.text("mcp-unforeseen")])
    if not seen.is_certain:
        lines.append(spoken.text("mcp-uncertain"))
    lines += text.happenings(perspective, seen.events, code) or [spoken.text("mcp-nothing")]
    changed = [*_own_changes(perspective, seen, code), *_figures(perspective, seen, code)]
    return "\n".join([*lines, *([spoken.text("mcp-changes"), *changed] if changed else [])])


def _own_changes(perspective: Perspective, seen: Outlook, code: str) -> list[str]:
    spoken, names = language(code, perspective.title_id), text.names(perspective, code)
    lines = []
    for each in seen.changes:
        heading, label = (spoken.said(each[part], names) for part in ("heading", "label"))
        called = label if heading == label else f"{heading}: {label}"
        lines.append("- " + spoken.text("reason-change", label=called, before=each["before"], after=each["after"]))
    return lines


def _figures(perspective: Perspective, seen: Outlook, code: str) -> list[str]:
    """What everybody may see; of the own seat only where its numbers have not been told already."""
    spoken, names = language(code, perspective.title_id), text.names(perspective, code)
    lines = []
    for before, after in seen.figures:
        for seat, (old, new) in enumerate(zip(before["values"], after["values"], strict=True)):
            if old != new and not (seat == perspective.seat and seen.changes):
                label = f"{names[seat]}: {spoken.said(after['label'], names)}"
                lines.append("- " + spoken.text("reason-change", label=label, before=old, after=new))
    return lines
