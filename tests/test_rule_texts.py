"""Every rule says something in every language, nothing is said that is no rule, and rules are found by their words."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import civitas
from civitas import rule_texts as module
from civitas.core.rules import Rule, RuleIndex
from civitas.core.title import Title
from civitas.language import LANGUAGES, entries, files, language, rules_file
from civitas.rule_texts import RuleTexts, rule_message, rule_texts
from tests.toy import TOY

TITLES = list(civitas.titles().values())
NEUTRAL = {"rule": {"id", "section", "variant", "rulings"}, "ruling": {"id", "confidence"}}
"""What an entry of a rule index may have: nothing that would be a sentence."""


SECTION = "section-"
BESIDE = (SECTION, "chapter-", "variant-", "example-")
"""Messages of the file that are no rules: what sections, chapters and variants are called, and examples."""


def named(title: Title) -> str:
    return title.id


def book(title: Title) -> dict[str, list[dict[str, Any]]]:
    """The rule index of a title as it is written; that of an edition is named after its year."""
    package = Path(civitas.__file__).parent / "games" / type(title).__module__.split(".")[2]
    (file,) = [path for path in package.glob("rules*.toml") if path.stem in ("rules", f"rules_{title.id[-4:]}")]
    return tomllib.loads(file.read_text(encoding="utf-8"))


def statements(code: str, title: Title) -> list[ftl.Message]:
    """The messages of rules and rulings."""
    return [each for each in entries(code, rules_file(title.id)) if not each.id.name.startswith(BESIDE)]


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


# Complete, in every language.


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_a_rule_index_has_no_sentences(title: Title) -> None:
    index = book(title)
    assert set(index) == set(NEUTRAL)
    for kind, known in NEUTRAL.items():
        assert {key for entry in index[kind] for key in entry} <= known


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_no_two_rules_have_one_message(title: Title) -> None:
    assert len({rule_message(rule.id) for rule in title.rules}) == len(title.rules)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_rule_and_ruling_has_a_message_and_every_message_one_of_them(code: str, title: Title) -> None:
    index = book(title)
    rules = [rule_message(entry["id"]) for entry in index["rule"]]
    rulings = [f"ruling-{entry['id'].replace('.', '-')}" for entry in index["ruling"]]
    found = [message.id.name for message in statements(code, title)]
    assert set(found) ^ {*rules, *rulings} == set()
    assert found == [*rules, *rulings], "in the same order"


def test_no_file_of_rules_is_without_a_title() -> None:
    wanted = sorted(rules_file(title.id) for title in TITLES)
    for code in LANGUAGES:
        assert [file for file in files(code) if file.endswith("-rules.ftl")] == wanted


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_message_is_a_title_and_a_text_without_arguments(code: str, title: Title) -> None:
    for message in statements(code, title):
        assert [attribute.id.name for attribute in message.attributes] == ["text"], message.id.name
        for pattern in (message.value, message.attributes[0].value):
            assert pattern is not None
            assert all(isinstance(element, ftl.TextElement) for element in pattern.elements), message.id.name


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_rule_has_a_title_and_a_text_in_every_language(title: Title) -> None:
    for rule in title.rules:
        said = [rule_texts(code, title.id).said(rule) for code in LANGUAGES]
        assert all(heading and text for heading, text in said), rule.id
        assert len({text for _, text in said}) == len(LANGUAGES), rule.id
        for each in said:
            assert rule.id not in each, "a rule that nobody has written"
            assert all(text == " ".join(text.split()) for text in each), "one line, single blanks"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_a_section_that_is_named_is_one_of_the_index(code: str, title: Title) -> None:
    found = {each.id.name for each in entries(code, rules_file(title.id))} - {
        each.id.name for each in statements(code, title)
    }
    assert {each for each in found if each.startswith(SECTION)} <= {f"{SECTION}{rule.section}" for rule in title.rules}


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_no_mark_shows_an_id(title: Title) -> None:
    for code in LANGUAGES:
        marks = {rule.id: rule_texts(code, title.id).mark(rule) for rule in title.rules}
        assert [rule_id for rule_id, mark in marks.items() if rule_id in mark] == []


# How they are read.


def test_a_mark_names_section_and_title() -> None:
    numbered = civitas.title("civilization-1980").rules["43.12-a"]
    headed = civitas.title("through-the-ages-2015").rules["game.flow-a"]
    named = civitas.title("new-dawn").rules["agenda.paranoid"]
    assert rule_texts("de", "civilization-1980").mark(numbered) == "43.12 Handkartengrenze sechs"
    assert rule_texts("en", "through-the-ages-2015").mark(headed) == "Clockwise turn order in rounds"
    assert rule_texts("de", "through-the-ages-2015").mark(headed).startswith("Spielablauf: ")
    assert rule_texts("en", "new-dawn").mark(named).startswith("Agendas: ")


def test_a_rule_says_the_same_in_other_words() -> None:
    rule = civitas.title("civilization-1980").rules["43.12-a"]
    heading, text = rule_texts("de", "civilization-1980").said(rule)
    assert heading == "Handkartengrenze sechs"
    assert text != rule_texts("en", "civilization-1980").said(rule)[1]


def test_lines_of_the_file_are_one_line_of_the_text() -> None:
    rule = civitas.title("through-the-ages-2015").rules["game.flow-a"]
    assert rule_texts("en", "through-the-ages-2015").said(rule) == (
        "Clockwise turn order in rounds",
        "Players take turns clockwise; every round begins with the starting player's turn and the starting player "
        "never changes.",
    )


def test_a_title_without_a_file_of_rules_has_their_ids() -> None:
    texts = rule_texts("en", TOY.id)
    assert texts.said(TOY.rules["bid-a"]) == ("bid-a", "")
    assert ids(texts.search(TOY.rules, "bid")) == ["bid-a", "bid-b"]


def test_rules_are_no_part_of_a_language() -> None:
    for title in TITLES:
        assert language("en", title.id).ids("rule", "ruling") == []


# Chapters and variants.


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_rule_has_a_chapter_and_every_chapter_a_rule(code: str, title: Title) -> None:
    texts = rule_texts(code, title.id)
    assert {texts.chapter(rule) for rule in title.rules} == set(texts.chapters())
    assert list(texts.chapters()) == list(rule_texts(LANGUAGES[0], title.id).chapters())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_variant_has_a_name(code: str, title: Title) -> None:
    texts = rule_texts(code, title.id)
    assert all(bool(rule.variant) == (texts.variant(rule) != rule.variant) for rule in title.rules)


def test_a_rule_belongs_to_the_longest_chapter_that_its_id_begins_with() -> None:
    title = civitas.title("civilization-1980")
    texts = rule_texts("en", title.id)
    found = {rule: texts.chapter(title.rules[rule]) for rule in ("43.6-a", "43.61-a", "43-a", "53.10-a", "65.1-a")}
    assert found == {"43.6-a": "43-6", "43.61-a": "43-61", "43-a": "43", "53.10-a": "53", "65.1-a": "65"}


def test_where_no_chapter_has_its_id_a_rule_belongs_to_that_of_its_section() -> None:
    title = civitas.title("new-dawn")
    assert rule_texts("en", title.id).chapter(title.rules["Q42-a"]) == "A8"


def test_rules_of_a_title_without_chapters_have_none() -> None:
    assert (rule_texts("en", TOY.id).chapters(), rule_texts("en", TOY.id).chapter(TOY.rules["bid-a"])) == ({}, "")


# How they are found.


FTL = """
### A comment.

## Trade

rule-43-9-a = Trade
  .text = Players trade their cards with each other.

# Another comment.
rule-43-9-b = Offers
  .text =
    An offer is of at least
    three cards.

rule-71-a = Nomads
  .text = Nobody may offer cities.
"""
GERMAN = """
rule-43-9-a = Handel
  .text = Die Spieler tauschen ihre Karten.
rule-43-9-b = Angebote
  .text = Ein Angebot umfasst mindestens drei Karten.
rule-71-a = Nomaden
  .text = Städte baut niemand.
"""
INDEX = RuleIndex([Rule({"id": id, "section": id.partition("-")[0]}) for id in ("43.9-a", "43.9-b", "71-a")])


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> dict[str, RuleTexts]:
    """A small rulebook in both languages."""
    written = {"en": FTL, "de": GERMAN}
    monkeypatch.setattr(module, "files", lambda code: ["small-rules.ftl"])
    monkeypatch.setattr(module, "read", lambda code, file: written[code])
    return {code: RuleTexts(code, "small") for code in LANGUAGES}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("43.9-b", ["43.9-b"]),
        ("43.9", ["43.9-a", "43.9-b"]),
        ("offer", ["43.9-b", "71-a"]),
        ("CARDS three", ["43.9-b"]),
        ("least three", ["43.9-b"]),
        ("cards cities", []),
        ("comment", []),
        ("71-", ["71-a"]),
        ("", ["43.9-a", "43.9-b", "71-a"]),
    ],
)
def test_a_search_finds_numbers_and_words(small: dict[str, RuleTexts], query: str, found: list[str]) -> None:
    assert ids(small["en"].search(INDEX, query)) == found


def test_a_search_speaks_german_too(small: dict[str, RuleTexts]) -> None:
    assert ids(small["de"].search(INDEX, "karten drei")) == ["43.9-b"]
    assert ids(small["de"].search(INDEX, "städte")) == ["71-a"]
    assert small["de"].search(INDEX, "cities") == []


def test_of_one_rule_only_its_own_message_is_parsed(
    small: dict[str, RuleTexts], monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []

    def parse(text: str) -> Any:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr(module, "FluentResource", parse)
    assert [small["en"].said(INDEX["71-a"]) for _ in range(2)] == [("Nomads", "Nobody may offer cities.")] * 2
    assert parsed == ["rule-71-a = Nomads\n  .text = Nobody may offer cities.\n"]
