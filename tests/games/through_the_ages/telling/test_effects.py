"""What cards do is told from their facts: every word has its sentence, and every number is that of the card."""

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from civitas.core.facts import read_facts
from civitas.core.telling import Said
from civitas.games.through_the_ages.events.effects import EFFECTS
from civitas.games.through_the_ages.events.impacts import IMPACTS, RANKINGS
from civitas.games.through_the_ages.events.revealing import TARGETS
from civitas.games.through_the_ages.facts.cards import ACTION, LEADER, PACKAGE, WONDER, Card
from civitas.games.through_the_ages.facts.editions import EDITIONS, Edition
from civitas.games.through_the_ages.telling.effects.faces import face_of
from civitas.games.through_the_ages.telling.effects.lines import effect_lines
from civitas.games.through_the_ages.telling.effects.powers import POWERS
from civitas.games.through_the_ages.telling.effects.symbols import symbol_lines
from civitas.language import LANGUAGES, entries, language, read
from tests.examples import every
from tests.games.through_the_ages.telling.worded import WORDED

ENTRIES: dict[str, list[dict[str, Any]]] = {
    name: [
        entry
        for deck in ("civil", "military")
        for entry in read_facts(PACKAGE, f"data/{name}/{deck}_cards.toml")["card"]
    ]
    for name in EDITIONS
}
CARDS = [(name, entry) for name in EDITIONS for entry in ENTRIES[name]]

HANDWRITTEN: set[str] = set()
"""Cards whose text is a message of their own because no word of the data files says it; to add one is a decision."""

TABLES = ("powers", "action", "attack", "war", "pact")
"""The parts of an entry that are effects, besides the steps of an event and what construction makes cheaper."""

YES_OR_NO = {
    "best_army_again", "no_armies", "infantry_as_cavalry", "best_science", "double_best_theater", "double_faces",
    "labs_produce", "labs_are_mines", "culture_on_leaving", "no_wonder_surcharge", "military_as_civil",
    "stage_any_building", "muster_civil", "muster_military", "revolution_by_military", "second_politics",
    "colonize_from_hand", "leaves_after_colonizing", "peek", "no_attacks", "tuck", "free_population", "score",
    "builds", "upgrades", "farms", "urban", "populates", "stages", "develops", "take_colony", "rounds_up",
    "removes_leader", "removes_wonder", "costs_level", "takes", "attacks", "cooperation", "safe_from_war",
}  # fmt: skip
"""Words that hold or do not hold, whatever their number; the engine never counts with it."""
ELSEWHERE = {"cost"}
"""The price of an attack, which is told as a price."""

SIGN = re.compile(r"\[[a-z-]+\]")
SIGN_WIDTH = "xx"
"""A sign on a card is about as wide as so many letters."""
ROOM = 88
"""So many letters can be read on the smallest card, that of the row."""


def said(edition: Edition, lines: list[Said], code: str = "en") -> list[str]:
    """Lines in words."""
    return [language(code, edition.id).said(line, []) for line in lines]


def told(name: str, entry: dict[str, Any], code: str = "en") -> list[str]:
    """What a card with this entry does, in words."""
    return said(EDITIONS[name], effect_lines(EDITIONS[name], Card(0, entry)), code)


def inscribed(name: str, entry: dict[str, Any], code: str = "en") -> list[str]:
    """What stands on a card with this entry."""
    edition = EDITIONS[name]
    return said(edition, [face_of(line) for line in effect_lines(edition, Card(0, entry))], code)


def numbers(entry: dict[str, Any]) -> Iterator[tuple[str, list[str | int]]]:
    """Every number of an entry that is an effect: its word, and the way to it."""
    ways: list[list[str | int]] = [[table] for table in TABLES if table in entry]
    ways += [["steps", place] for place in range(len(entry.get("steps", [])))]
    ways += [["pact", side] for side in ("both", "a", "b") if side in entry.get("pact", {})]
    for way in ways:
        for key, value in at(entry, way).items():
            if isinstance(value, int):
                yield key, [*way, key]
            elif isinstance(value, list):
                yield from ((key, [*way, key, place]) for place in range(len(value)))
    yield from (("discounts", ["discounts", place]) for place in (1, 2, 3) if "discounts" in entry)
    if "stages_at_once" in entry:
        yield "stages_at_once", ["stages_at_once"]


def at(entry: Any, way: list[str | int]) -> Any:
    """What lies at the end of a way into an entry."""
    for step in way:
        entry = entry[step]
    return entry


NUMBERS = [
    (name, entry, way)
    for name in EDITIONS
    for entry in ENTRIES[name]
    for word, way in numbers(entry)
    if word not in YES_OR_NO | ELSEWHERE
]


def named(value: str | dict[str, Any] | list[str | int]) -> str:
    """An edition, a card, or a way to a number on it."""
    if isinstance(value, dict):
        return str(value["id"])
    return value if isinstance(value, str) else "-".join(map(str, value))


@every(("name", "entry", "way"), NUMBERS, ids=named)
def test_another_number_on_a_card_is_another_number_in_its_text(
    name: str, entry: dict[str, Any], way: list[str | int]
) -> None:
    changed = copy.deepcopy(entry)
    at(changed, way[:-1])[way[-1]] += 40 if at(entry, way) >= 0 else -40
    number = str(abs(at(changed, way)))
    for code in LANGUAGES:
        for lines in (told, inscribed):
            assert any(number in line for line in lines(name, changed, code))
            assert not any(number in line for line in lines(name, entry, code))


@every(("name", "entry"), CARDS, ids=named)
def test_every_card_says_what_it_does_in_every_language(name: str, entry: dict[str, Any]) -> None:
    edition, card = EDITIONS[name], Card(0, entry)
    lines = [*symbol_lines(card), *effect_lines(edition, card)]
    assert lines
    for code in LANGUAGES:
        spoken = language(code, edition.id)
        for line in lines:
            text, problems = spoken.format(line["message"], spoken.said_arguments(line, []))
            assert not problems
            assert text.endswith(".")


@every(("name", "entry"), CARDS, ids=named)
def test_all_that_a_card_does_stands_on_it_in_every_language(name: str, entry: dict[str, Any]) -> None:
    edition = EDITIONS[name]
    lines = effect_lines(edition, Card(0, entry))
    for code in LANGUAGES:
        spoken = language(code, edition.id)
        problems = [spoken.format(face["message"], spoken.said_arguments(face, []))[1] for face in map(face_of, lines)]
        assert not any(problems)
        assert len(SIGN.sub(SIGN_WIDTH, " ".join(inscribed(name, entry, code)))) <= ROOM


def test_what_stands_on_leaders_wonders_and_action_cards_is_shorter_than_what_they_do() -> None:
    for edition in EDITIONS.values():
        for card in edition.cards.cards:
            if card.kind not in (LEADER, WONDER, ACTION):
                continue
            lines = effect_lines(edition, card)
            for code in LANGUAGES:
                faces = said(edition, [face_of(line) for line in lines], code)
                pairs = zip(faces, said(edition, lines, code), strict=True)
                assert all(len(SIGN.sub(SIGN_WIDTH, face)) < len(text) for face, text in pairs)


@every(("name", "entry"), CARDS, ids=named)
def test_every_effect_in_the_facts_of_a_card_has_a_line(name: str, entry: dict[str, Any]) -> None:
    has_effects = any(entry.get(part) for part in (*TABLES, "discounts")) or entry["kind"] == "event"
    assert bool(told(name, entry)) == (has_effects or entry["id"] == "air-forces")


@pytest.mark.parametrize("name", EDITIONS)
def test_every_power_of_the_data_files_is_told(name: str) -> None:
    words = {word for entry in ENTRIES[name] for word in entry.get("powers", {})}
    assert words - {"score"} <= set(POWERS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_that_events_may_use_has_its_sentence(code: str) -> None:
    for edition in EDITIONS.values():
        spoken = language(code, edition.id)
        joined = {"gain", "lose-population", "lose-blue"}
        assert all(spoken.has(f"effect-event-{word}") for word in {*EFFECTS, *IMPACTS, *RANKINGS} - joined)
        assert all(spoken.has(f"who-{word}") for word in TARGETS)


def test_every_sentence_is_said_by_some_card() -> None:
    used: set[str] = set()
    for edition in EDITIONS.values():
        for card in edition.cards.cards:
            for line in effect_lines(edition, card):
                used |= {line["message"], *_named(line)}
    inner = {"effect-rounded", "effect-per-advantage"}
    written = {message.id.name for message in entries("en", "through-the-ages-effects.ftl")}
    unused = {message for message in written - used - inner if not message.startswith("effect-amount-")}
    assert not unused


def test_every_inscription_stands_on_some_card() -> None:
    used: set[str] = set()
    for edition in EDITIONS.values():
        for card in edition.cards.cards:
            for face in map(face_of, effect_lines(edition, card)):
                used |= {face["message"], *_named(face)}
    written = {message.id.name for message in entries("en", "through-the-ages-faces.ftl")}
    assert written - used - {"face-per-advantage"} <= {f"face-amount-{good}" for good in ("civil", "cards", "yellow")}
    assert {message for message in used if message.startswith("face-")} <= written


def _named(line: Said) -> Iterator[str]:
    """Messages inside of a line: joints, and whom it concerns."""
    for value in line.get("arguments", {}).values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            yield value["message"]
            yield from _named(value)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_only_odd_cards_have_a_handwritten_text(name: str, code: str) -> None:
    spoken = language(code, EDITIONS[name].id)
    assert {card.id for card in EDITIONS[name].cards.cards if spoken.has(f"{card.name}-text")} == HANDWRITTEN


class Forms(Visitor):
    """Collects in which forms the words of an edition are used."""

    def __init__(self) -> None:
        self.used: set[tuple[str, str]] = set()

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        for argument in node.arguments.named if node.arguments else []:
            assert isinstance(argument.value, ftl.StringLiteral)
            self.used.add((node.id.name, argument.value.value))


def words_of(name: str) -> set[tuple[str, str]]:
    """The German words that editions call differently, with all their forms."""
    body = FluentParser().parse(read("de", f"through-the-ages-{name}-names.ftl")).body
    found: set[tuple[str, str]] = set()
    for term in (entry for entry in body if isinstance(entry, ftl.Term)):
        (element,) = term.value.elements
        choice = element.expression if isinstance(element, ftl.Placeable) else None
        found.add((term.id.name, ""))
        if isinstance(choice, ftl.SelectExpression):
            found |= {
                (term.id.name, variant.key.name)
                for variant in choice.variants
                if isinstance(variant.key, ftl.Identifier)
            }
    return found


def test_both_editions_have_every_form_of_the_words_that_they_call_differently() -> None:
    forms = Forms()
    for file in ("effects", "faces", "play"):
        forms.visit(FluentParser().parse(read("de", f"through-the-ages-{file}.ftl")))
    assert words_of("2006") == words_of("2015")
    assert forms.used <= words_of("2015")


def test_what_a_card_takes_away_is_not_told_as_given() -> None:
    first, new = EDITIONS["2006"], EDITIONS["2015"]
    hammurabi = first.cards.cards[first.cards.index["hammurabi"]]
    kremlin = new.cards.cards[new.cards.index["kremlin"]]
    assert said(first, symbol_lines(hammurabi)) == ["Gives: 1 civil action, −1 military action."]
    assert said(new, symbol_lines(kremlin)) == ["Gives: 2 culture, −1 happy face, 1 civil action, 1 military action."]


@pytest.mark.parametrize(("name", "card", "english", "german"), WORDED)
def test_cards_are_told_like_this(name: str, card: str, english: list[str], german: list[str]) -> None:
    edition = EDITIONS[name]
    lines = effect_lines(edition, edition.cards.cards[edition.cards.index[card]])
    assert said(edition, lines, "en") == english
    assert said(edition, lines, "de") == german
