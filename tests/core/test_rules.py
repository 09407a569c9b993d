"""The rule index: read from TOML, looked up and searched."""

import pytest

from civitas.core.rules import Objection, Rule, RuleIndex

TOML = """
[[rule]]
id = "43.9-a"
section = "43.9"
title = "Trade"
title_de = "Handel"
text = "Players trade their cards with each other."
text_de = "Die Spieler tauschen ihre Karten."

[[rule]]
id = "43.9-b"
section = "43.9"
title = "Offers"
title_de = "Angebote"
text = "An offer is of at least three cards."
text_de = "Ein Angebot umfasst mindestens drei Karten."

[[rule]]
id = "71-a"
section = "71"
title = "Nomads"
title_de = "Nomaden"
text = "Nobody may offer cities."
text_de = "Städte baut niemand."
variant = "nomads"
"""
INDEX = RuleIndex.from_toml(TOML)


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


def test_the_index_keeps_the_order_of_the_rulebook() -> None:
    assert ids(list(INDEX)) == ["43.9-a", "43.9-b", "71-a"]
    assert len(INDEX) == 3


def test_a_rule_is_found_by_its_id() -> None:
    rule = INDEX["71-a"]
    assert (rule.section, rule.variant) == ("71", "nomads")
    assert rule.title == {"en": "Nomads", "de": "Nomaden"}
    assert rule.text == {"en": "Nobody may offer cities.", "de": "Städte baut niemand."}
    assert INDEX["43.9-a"].variant == ""


def test_the_index_knows_which_rules_there_are() -> None:
    assert "43.9-a" in INDEX
    assert "43.9" not in INDEX
    with pytest.raises(KeyError):
        INDEX["43.9"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("43.9-b", ["43.9-b"]),
        ("43.9", ["43.9-a", "43.9-b"]),
        ("offer", ["43.9-b", "71-a"]),
        ("CARDS three", ["43.9-b"]),
        ("cards cities", []),
        ("71-", ["71-a"]),
        ("", ["43.9-a", "43.9-b", "71-a"]),
    ],
)
def test_a_search_finds_numbers_and_words(query: str, found: list[str]) -> None:
    assert ids(INDEX.search(query)) == found


def test_a_search_speaks_german_too() -> None:
    assert ids(INDEX.search("karten drei", "de")) == ["43.9-b"]
    assert ids(INDEX.search("städte", language="de")) == ["71-a"]
    assert INDEX.search("cities", "de") == []


def test_objections_are_equal_when_they_cite_the_same_rule() -> None:
    assert Objection("71-a") == Objection("71-a")
    assert Objection("71-a") != Objection("71-b")
    assert Objection("71-a") != "71-a"
    assert len({Objection("71-a"), Objection("71-a")}) == 1
    assert repr(Objection("71-a")) == "Objection('71-a')"


def test_two_rules_of_one_id_are_a_mistake() -> None:
    entry: dict[str, object] = dict.fromkeys(("id", "section", "title", "title_de", "text", "text_de"), "1-a")
    with pytest.raises(ValueError, match="one id"):
        RuleIndex([Rule(entry), Rule(entry)])
