"""What cards and pieces do is said from the facts that the rules read."""

from typing import Any

import pytest

import civitas
from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.constants import ARMIES, START_ARMIES
from civitas.games.civilization_2010.facts.terrain import PACKAGE, in_use
from civitas.games.civilization_2010.telling.cards import CARDS
from civitas.games.civilization_2010.telling.effects.lines import GENERATED, HANDWRITTEN, ability_lines, effect_lines
from civitas.games.civilization_2010.telling.plain import PLAIN
from civitas.language import LANGUAGES
from tests.games.effect_texts import handwritten, numbers_in, numbers_said, untold, worded, wordless

TITLE = civitas.title("civilization-2010")


def test_every_effect_can_be_put_into_words_in_every_language() -> None:
    assert not wordless(TITLE, GENERATED)
    assert not wordless(TITLE, {thing: [line] for thing, line in HANDWRITTEN.items()})


def test_no_message_tells_of_an_effect_that_nothing_has() -> None:
    assert not untold(TITLE, GENERATED)


def test_only_city_actions_and_victories_are_written_by_hand() -> None:
    actions = [f"city-action-{action}" for action in ("produce", "arts", "harvest", "program")]
    victories = [f"victory-{victory}" for victory in ("culture", "economic", "technology", "military")]
    assert handwritten(TITLE) == {*actions, *victories} == {*HANDWRITTEN}
    assert not handwritten(TITLE) & {*GENERATED}


def test_everything_that_does_something_says_what() -> None:
    silent = {thing for thing in [*CARDS, *PLAIN] if not effect_lines(thing)}
    assert {thing.partition("-")[0] for thing in silent} == {"piece", "resource", "phase"}
    assert all(lines for lines in GENERATED.values())


ABILITIES = ("coins", "coin_tokens_max", "stats", "abilities", "resource_abilities")
FILES: list[tuple[str, str, str, tuple[str, ...]]] = [
    ("techs", "tech", "card", ABILITIES),
    ("culture_events", "event", "card", ("options",)),
    ("wonders", "wonder", "card", ("amount", "cost_trade", "culture_hand_add")),
    ("governments", "government", "card", ("effects",)),
    ("social_policies", "policy", "card", ("effects",)),
    ("civilizations", "civilization", "civilization", ("setup", "abilities")),
    ("buildings", "building", "card", ("icons",)),
    ("great_people", "type", "card", ("icons",)),
    ("city_states", "city_state", "card", ("icons",)),
    ("relics", "relic", "card", ("amount",)),
    ("resources", "terrain", "terrain", ("icons",)),
]
"""Data files, what their entries are called, the kind of thing, and the fields with numbers that are told."""
ROMAN_FIELDS = ("max_level", "level", "barbarian_rank")
"""Told as they are printed: level II."""
SUMS = {"civilization-russians": {START_ARMIES + 1, ARMIES + 1}, "civilization-aztecs": {3}}
"""Told with what everybody has: armies; and the squares of a home tile for the capital."""


def entries() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for file, table, kind, fields in FILES:
        facts = read_facts(PACKAGE, f"data/{file}.toml")[table]
        used = in_use(facts) if "expansion" in facts[0] else facts
        found += [(f"{kind}-{entry['id']}", {field: entry.get(field) for field in fields}) for entry in used]
    return found


def without_romans(entry: Any) -> Any:
    if isinstance(entry, dict):
        return {key: without_romans(value) for key, value in entry.items() if key not in ROMAN_FIELDS}
    return [without_romans(value) for value in entry] if isinstance(entry, list) else entry


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_a_text_are_those_of_the_facts(code: str) -> None:
    for thing, entry in entries():
        said = numbers_said(worded(TITLE, code, effect_lines(thing)))
        assert said - {1} == numbers_in(without_romans(entry)) | SUMS.get(thing, set()), thing


def test_a_question_about_a_resource_ability_says_that_ability_only() -> None:
    assert worded(TITLE, "en", ability_lines("currency-resource")) == ["1 incense, City Management: Gain 3 culture."]
    (line,) = worded(TITLE, "en", ability_lines("atomic-theory-nuke"))
    assert line.startswith("1 uranium, Movement: Destroy a city")


TEXTS: dict[str, tuple[list[str], list[str]]] = {
    "card-printing-press": (
        [
            "Unlocks University.",
            "Stacking limit 4.",
            "City Management, once per turn: Pay 5 culture to put a coin token on this card, at most 4 in all.",
        ],
        [
            "Schaltet Universität frei.",
            "Figurenlimit 4.",
            "Stadtverwaltung, einmal pro Runde: Zahle 5 Kultur und lege einen Münzmarker auf diese Karte, "
            "insgesamt höchstens 4.",
        ],
    ),
    "card-horseback-riding": (
        [
            "Travel speed 3.",
            "1 silk, Trade: Gain 9 trade; then another player of your choice gains 6 trade.",
        ],
        [
            "Bewegungsweite 3.",
            "1 Seide, Handel: Du erhältst 9 Handelspunkte; dann erhält ein anderer Spieler deiner Wahl 6.",
        ],
    ),
    "card-gunpowder": (
        [
            "Infantry rises to rank III.",
            "2 resources of any kind, City Management: Make one ancient or medieval wonder obsolete. "
            "Or: Destroy any one building.",
        ],
        [
            "Infanterie steigt auf Rang III.",
            "2 beliebige Rohstoffe, Stadtverwaltung: Mache ein antikes oder mittelalterliches Weltwunder "
            "unbrauchbar. Oder: Zerstöre ein beliebiges Gebäude.",
        ],
    ),
    "card-supply-drop": (
        [
            "Start of Turn: Gain 7 trade.",
            "Or City Management: One of your cities that is not the capital may take one more action.",
        ],
        [
            "Rundenbeginn: Du erhältst 7 Handelspunkte.",
            "Oder Stadtverwaltung: Eine deiner Städte außer der Hauptstadt darf eine weitere Aktion ausführen.",
        ],
    ),
    "card-defection": (
        [
            "Movement: Kill one figure within 4 orthogonal squares of one of your figures or cities.",
            "This may interrupt a move.",
        ],
        [
            "Bewegung: Vernichte eine Figur, die höchstens 4 Felder (orthogonal gezählt) von einer deiner Figuren "
            "oder Städte entfernt ist.",
            "Das darf eine Bewegung unterbrechen.",
        ],
    ),
    "card-knowledge-shared": (
        [
            "Start of Turn: Choose another player; learn for free one of their techs of level II or lower, "
            "then they learn one of yours likewise.",
        ],
        [
            "Rundenbeginn: Wähle einen anderen Spieler; erlerne kostenlos eine seiner Technologien bis Stufe II, "
            "dann erlernt er ebenso eine von deinen.",
        ],
    ),
    "card-fundamentalism": (
        ["Combat bonus +4.", "Start of Turn, once per turn: Gain 1 culture for every army you have on the map."],
        [
            "Kampfbonus +4.",
            "Rundenbeginn, einmal pro Runde: Du erhältst 1 Kultur für jede deiner Armeen auf dem Spielplan.",
        ],
    ),
    "card-pacifism": (
        [
            "Your scouts may explore huts, but not villages.",
            "Start of Turn, once per turn: Gain 1 culture, and 1 more if you have a scout on the map.",
        ],
        [
            "Deine Pioniere dürfen Hütten erkunden, aber keine Barbarendörfer.",
            "Rundenbeginn, einmal pro Runde: Du erhältst 1 Kultur, mit einem Pionier auf dem Spielplan 1 mehr.",
        ],
    ),
    "card-cristo-redentor": (
        ["Culture hand limit +4.", "Start of Turn: Draw 2 culture events from the deck of your choice."],
        [
            "Handkartenlimit für Kulturereignisse +4.",
            "Rundenbeginn: Ziehe 2 Kulturereignisse vom Stapel deiner Wahl.",
        ],
    ),
    "card-bank": (
        [
            "On any land: 1 production, 1 trade, 1 culture, 1 coin.",
            "Upgrade of the Market.",
            "Starred: one starred building in a city.",
        ],
        [
            "Auf jedem Land: 1 Produktion, 1 Handel, 1 Kultur, 1 Münze.",
            "Verbesserung von „Markt“.",
            "Mit Stern: nur ein solches Gebäude in einer Stadt.",
        ],
    ),
    "card-village-uranium": (
        ["Counts as 1 uranium. Kept facedown until it is spent."],
        ["Zählt als 1 Uran. Der Marker bleibt verdeckt, bis du ihn ausgibst."],
    ),
    "civilization-romans": (
        [
            "Starting tech: Code of Laws.",
            "Begins under the government Republic.",
            "Each time you build a wonder, found a city, conquer a city or conquer a village: "
            "Advance one space on the culture track for free.",
        ],
        [
            "Starttechnologie: Gesetzgebung.",
            "Beginnt mit der Staatsform Republik.",
            "Immer wenn du ein Weltwunder baust, eine Stadt gründest, eine Stadt eroberst oder ein Barbarendorf "
            "eroberst: Rücke auf der Kulturskala kostenlos um ein Feld vor.",
        ],
    ),
    "loot-steal-trade": (
        ["Take up to 3 trade from the loser."],
        ["Nimm dem Verlierer bis zu 3 Handelspunkte ab."],
    ),
    "victory-economic": (["You have 15 coins."], ["Du hast 15 Münzen."]),
}


@pytest.mark.parametrize("thing", TEXTS)
def test_what_a_thing_does_reads_well(thing: str) -> None:
    assert tuple(worded(TITLE, code, effect_lines(thing)) for code in LANGUAGES) == TEXTS[thing]
