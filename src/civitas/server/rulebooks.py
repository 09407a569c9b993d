"""Rulebooks: all rules, cards and components of a title for readers, worked out once for all of them."""

from functools import cache
from typing import cast

import civitas
from civitas.bots.taken import Played, played
from civitas.core.position import Position
from civitas.core.title import Title
from civitas.language import LANGUAGES, bot_name
from civitas.rule_texts import rule_texts
from civitas.rulebook import rules_of, things, things_of
from civitas.rulebook.examples import Try, begin, examples, play
from civitas.server.messages import (
    ChapterShown,
    ExampleSaid,
    ExampleShown,
    PlayedShown,
    RulebookShown,
    RuleEntry,
    SentEvent,
    State,
    TakenShown,
    ThingShown,
    ThingsShown,
    TryShown,
)
from civitas.server.refusals import NotFound
from civitas.server.serializers import position_state
from civitas.server.steps import to_be_looked_at


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
    shown = [ExampleSaid(each.id, each.rules, texts.example(each.id)) for each in examples(title_id).values()]
    return RulebookShown([ChapterShown(chapter, name) for chapter, name in texts.chapters().items()], rules, shown)


@cache
def all_things(title_id: str) -> ThingsShown:
    """All cards and components of a title."""
    players, rules, counted = _title(title_id).player_counts({}), rules_of(title_id), played(title_id)
    taken = {} if counted is None else {thing: TakenShown(*each) for thing, each in counted.things.items()}
    shown = [
        ThingShown(each.explanation, rules[each.id], each.copies, taken.get(each.id))
        for each in things(title_id).values()
    ]
    return ThingsShown(players, shown, None if counted is None else _played_shown(title_id, counted))


def _played_shown(title_id: str, counted: Played) -> PlayedShown:
    called = {code: bot_name(code, title_id, counted.bot) for code in LANGUAGES}
    return PlayedShown(counted.games, counted.players, called)


@cache
def example(title_id: str, example_id: str) -> ExampleShown:
    """A worked example as the player sees it who acts first."""
    title = _title(title_id)
    found = examples(title_id).get(example_id)
    if found is None:
        raise NotFound("there is no such example")
    position, seat = begin(title_id, found), found.actions[0][0]
    tries = [_try_shown(title, each, number, seat) for number, each in enumerate(play(title_id, found), 1)]
    return ExampleShown(position.players, _state(position, seat, 0), tries)


def _try_shown(title: Title, tried: Try, number: int, seat: int) -> TryShown:
    teller = title.teller()
    events = [teller.event_to_json(event, seat) for event in tried.events if event.visible_to(seat)]
    return TryShown(
        tried.seat,
        teller.phrase(tried.action, title.space.verb_of(tried.action)),
        cast(list[SentEvent], events),
        None if tried.objection is None else tried.objection.rule,
        _state(tried.position, seat, number),
    )


def _state(position: Position, seat: int, seq: int) -> State:
    """A position without a table, to be looked at only: nothing can be chosen in it."""
    return to_be_looked_at(position_state("", position, seq, seat))


def _title(title_id: str) -> Title:
    title = civitas.titles().get(title_id)
    if title is None:
        raise NotFound("there is no such title")
    return title
