"""A game in words, for whoever reads and writes: what a seat sees, what it may do, and what its answers mean.

All sentences come from the title's teller, in any language of the project. `summary` is short and enough for most
decisions; `situation` shows the whole table, and `about` one thing of it.
"""

import io
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

import civitas
from civitas.core.errors import MalformedAction
from civitas.core.events import Event
from civitas.core.position import Perspective
from civitas.core.rules import Objection
from civitas.language import language
from civitas.rule_texts import rule_texts
from civitas.terminal.log import Log
from civitas.terminal.menu import Choice
from civitas.terminal.presenter import Presenter
from civitas.terminal.titles import presenter_for
from civitas.terminal.words import NotUnderstood, Words

WIDTH: Final = 110
KEYS: Final = ("action", "move", "choice", "answer", "option")
"""Where an answer in JSON may have the action."""
NUMBER: Final = re.compile(
    r"\W*(?:(?:option|choice|number|nr|no|wahl|nummer)\W*)?(\d+)(?:\s*[x×*,]?\s*(\d+))?(?:[.):].*|\W*)", re.IGNORECASE
)
"""The number of an offer, with how many, and perhaps what it is behind a point; nothing else."""
LEADING: Final = re.compile(r"(\d+)\b")
QUOTED: Final = re.compile(r"[`\"“”„»«]([^`\"“”„»«]+)[`\"“”„»«]")
TALKED_ABOUT: Final = re.compile(
    r"(?:my (?:action|move|answer|choice) is|i (?:choose|play|pick)|ich (?:wähle|spiele|nehme))\W*", re.IGNORECASE
)


class Offer(NamedTuple):
    """Something that can be done: its number, what it is in words, and how often where that is to be said."""

    number: int
    phrase: str
    amounts: list[int]
    actions: dict[int, int]
    """The codes by amounts; a single one under 0 where nothing is counted."""


class Answer(NamedTuple):
    """What an answer means: an action that may be played, or why there is none."""

    action: int | None
    refusal: str = ""
    rule: str = ""
    """The id of the rule that forbids it."""


def summary(perspective: Perspective, code: str = "en") -> str:
    """Where the game is, how everybody stands, what is asked and what can be answered."""
    shown = _presenter(perspective, code)
    lines = [Text.from_markup(shown.headline()).plain, *_standing(shown, perspective, code)]
    if perspective.legal():
        question, about = shown.question()
        lines += ["", *(Text.from_markup(line).plain for line in shown.because()), question]
        lines += [about] if about else []
        lines += [f"{offer.number}. {offer.phrase}" for offer in offers(perspective, code)]
    return "\n".join(lines)


def situation(perspective: Perspective, code: str = "en", width: int = WIDTH) -> str:
    """The whole table as this seat (or a spectator) sees it."""
    shown = _presenter(perspective, code)
    console = _paper(width)
    return _printed(console, shown.situation(perspective.view, console))


def about(perspective: Perspective, word: str, code: str = "en", width: int = WIDTH) -> str:
    """What the game says about a thing: a card, a place, a player; nothing where it knows no such thing."""
    return _printed(_paper(width), _presenter(perspective, code).explain(word))


def offers(perspective: Perspective, code: str = "en") -> list[Offer]:
    """All that can be done now, numbered."""
    choices = _presenter(perspective, code).choices() if perspective.legal() else []
    return [
        Offer(number, _phrase(choice, code), choice.quantities, choice.actions)
        for number, choice in enumerate(choices, 1)
    ]


def read(perspective: Perspective, answer: str, code: str = "en") -> Answer:
    """What somebody means who answers with a number, with words, with JSON, or with all that and more around it.

    The last line that means something counts: whoever thinks aloud decides at the end.
    """
    legal = perspective.legal()
    if not legal:
        return Answer(None, language(code).text("text-not-asked"))
    misread = ""
    for candidate in _candidates(answer):
        try:
            action = _action(perspective, candidate, legal, code)
        except (NotUnderstood, MalformedAction) as problem:
            misread = misread or str(problem)
            continue
        return _judged(perspective, action, code)
    return Answer(None, misread or language(code).text("input-unknown", text=answer.strip()[:80]))


def names(perspective: Perspective, code: str = "en") -> list[str]:
    """What the players are called."""
    return _presenter(perspective, code).names()


def happenings(perspective: Perspective, events: list[Event], code: str = "en") -> list[str]:
    """What happened, a sentence a line, as far as this seat may see it."""
    lines = Log(_presenter(perspective, code), perspective.seat).lines(events)
    return [line.text.plain if line.is_heading else f"  {line.text.plain}" for line in lines]


def loss(perspective: Perspective, action: int, code: str = "en") -> str:
    """What a legal action would throw away for good, in words; nothing for most."""
    spoken = language(code, perspective.title_id)
    for group in perspective.telling["groups"]:
        for deed in (deed for choice in group["choices"] for deed in choice["deeds"]):
            if deed["code"] == action and "loss" in deed:
                return spoken.said(deed["loss"]["said"], names(perspective, code))
    return ""


def _judged(perspective: Perspective, action: int, code: str) -> Answer:
    objection = perspective.why_not(action)
    return (
        Answer(action) if objection is None else Answer(None, why(perspective, action, objection, code), objection.rule)
    )


def why(perspective: Perspective, action: int, objection: Objection, code: str = "en") -> str:
    """Which rule forbids an action, in words."""
    title, spoken = civitas.title(perspective.title_id), language(code, perspective.title_id)
    refused = spoken.text("refused", action=spoken.action(title.space, action))
    if objection.option:
        return f"{refused} {spoken.text('refused-option', option=spoken.text(f'option-{objection.option}'))}"
    if objection.rule not in title.rules:
        return refused
    texts = rule_texts(code, title.id)
    rule = title.rules[objection.rule]
    return f"{refused} {texts.mark(rule)}: {texts.said(rule)[1]}"


def _action(perspective: Perspective, text: str, legal: list[int], code: str) -> int:
    """The action of a number, or of words; words may begin with a number, so they are read as words first."""
    numbered = NUMBER.fullmatch(text)
    if numbered:
        return _numbered(perspective, int(numbered[1]), numbered[2], code)
    try:
        return _words(perspective.title_id, code).read(text, legal)
    except NotUnderstood:
        leading = LEADING.match(text)
        if leading is None:
            raise
        return _numbered(perspective, int(leading[1]), None, code)


def _numbered(perspective: Perspective, number: int, amount: str | None, code: str) -> int:
    spoken = language(code, perspective.title_id)
    offered = offers(perspective, code)
    if not 1 <= number <= len(offered):
        raise NotUnderstood(spoken.text("input-number", number=number))
    offer = offered[number - 1]
    if not offer.amounts:
        return next(iter(offer.actions.values()))
    if amount is None and len(offer.amounts) > 1:
        raise NotUnderstood(offer.phrase)
    wanted = offer.amounts[0] if amount is None else int(amount)
    if wanted not in offer.actions:
        low, high = offer.amounts[0], offer.amounts[-1]
        raise NotUnderstood(spoken.text("input-count", count=wanted, **{"from": low, "to": high}))
    return offer.actions[wanted]


def _candidates(answer: str) -> Iterator[str]:
    """What in an answer may be meant, the likeliest first: JSON, what is quoted, whole lines from the last one on."""
    yield from _from_json(answer)
    lines = [line.strip(" \t`*_#>-") for line in answer.splitlines() if line.strip(" \t`*_#>-")]
    for line in reversed(lines):
        said = TALKED_ABOUT.split(line)[-1].strip(" .!`*")
        yield from (quoted.strip() for quoted in reversed(QUOTED.findall(line)))
        yield said or line
        _, colon, behind = said.rpartition(":")
        if colon and behind.strip():
            yield behind.strip()


def _from_json(answer: str) -> Iterator[str]:
    begins, ends = answer.find("{"), answer.rfind("}")
    try:
        record: Any = json.loads(answer[begins : ends + 1]) if 0 <= begins < ends else None
    except ValueError:
        return
    if isinstance(record, dict):
        yield from (str(record[key]) for key in KEYS if isinstance(record.get(key), int | str))


def _standing(shown: Presenter, perspective: Perspective, code: str) -> list[str]:
    """How everybody stands, a line a player."""
    figures, called = perspective.figures, shown.names()
    spoken = language(code, perspective.title_id)
    lines = []
    for seat, name in enumerate(called):
        told = ", ".join(f"{spoken.said(each['label'], called)} {each['values'][seat]}" for each in figures)
        mark = "*" if seat == perspective.seat else "-"
        lines.append(f"{mark} {name}: {told}")
    return lines


def _phrase(choice: Choice, code: str) -> str:
    phrase = f"{Text.from_markup(choice.heading).plain} {Text.from_markup(choice.label).plain}".strip()
    if len(choice.quantities) < 2:
        return phrase
    low, high = choice.quantities[0], choice.quantities[-1]
    return language(code).text("text-how-many", phrase=phrase, **{"from": low, "to": high})


def _presenter(perspective: Perspective, code: str) -> Presenter:
    shown = presenter_for(civitas.title(perspective.title_id), language(code, perspective.title_id))
    shown.attend(perspective)
    return shown


@cache
def _words(title_id: str, code: str) -> Words:
    return Words(civitas.title(title_id).space, language(code, title_id))


def _paper(width: int) -> Console:
    return Console(file=io.StringIO(), width=width, no_color=True, force_terminal=False, legacy_windows=False)


def _printed(console: Console, parts: list[RenderableType]) -> str:
    for part in parts:
        console.print(part)
    paper = console.file
    assert isinstance(paper, io.StringIO)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
