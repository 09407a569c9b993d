"""What calamities and civilization cards do is said from the facts that the rules read."""

import pytest

import civitas
from civitas.core.facts import read_facts
from civitas.games.civilization_1980.facts.board import PACKAGE
from civitas.games.civilization_1980.facts.cards import CARD_NAME, COMMODITY_COUNT, KIND_NAME
from civitas.games.civilization_1980.phases.battle_arithmetic import ATTACKERS
from civitas.games.civilization_1980.phases.movement import RANGE, RANGE_WITH_CLOTH_MAKING
from civitas.games.civilization_1980.telling.effects.lines import GENERATED, HANDWRITTEN, effect_lines
from civitas.language import LANGUAGES
from tests.games.effect_texts import handwritten, numbers_in, numbers_said, untold, worded, wordless

TITLE = civitas.title("civilization-1980")
PRINTED = ("stack", "id", "back")
"""What is printed on a calamity besides its amounts."""


def test_every_effect_can_be_put_into_words_in_every_language() -> None:
    assert not wordless(TITLE, GENERATED)
    assert not wordless(TITLE, {thing: [line] for thing, line in HANDWRITTEN.items()})


def test_no_message_tells_of_an_effect_that_nothing_has() -> None:
    assert not untold(TITLE, GENERATED)


def test_only_what_has_no_number_of_its_own_is_written_by_hand() -> None:
    calamities = {"calamity-volcano-earthquake", "calamity-piracy"}
    cards = {f"card-{card}" for card in ("metalworking", "agriculture", "astronomy", "coinage", "mysticism")}
    assert handwritten(TITLE) == calamities | cards == {*HANDWRITTEN}
    assert not handwritten(TITLE) & {*GENERATED}


def test_every_calamity_and_card_says_what_it_does() -> None:
    assert all(effect_lines(thing) for thing in [*KIND_NAME[COMMODITY_COUNT:], *CARD_NAME])


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_a_calamity_are_those_of_the_facts(code: str) -> None:
    for entry in read_facts(PACKAGE, "data/trade_cards.toml")["calamity"]:
        thing = f"calamity-{entry['id']}"
        if thing in GENERATED:
            amounts = numbers_in({key: value for key, value in entry.items() if key not in PRINTED})
            added = {entry["own"] + entry["nominee_democracy"]} if "own" in entry else set()
            assert numbers_said(worded(TITLE, code, effect_lines(thing))) - {1} == amounts | added, thing


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_a_card_are_those_of_the_facts(code: str) -> None:
    facts = read_facts(PACKAGE, "data/trade_cards.toml")["calamity"]
    amounts = {entry["id"]: entry for entry in facts}
    expected = {
        "card-pottery": {amounts["famine"]["grain_relief"]},
        "card-cloth-making": {RANGE, RANGE_WITH_CLOTH_MAKING},
        "card-engineering": {ATTACKERS, ATTACKERS + 1, amounts["flood"]["engineering_maximum"]},
        "card-medicine": {amounts["epidemic"][key] for key in ("primary", "medicine", "other_medicine")},
        "card-law": {amounts["civil-disorder"]["kept_law"], amounts["iconoclasm"]["primary_law"]},
        **{
            f"card-{card['id']}": {*card["special_credits"].values()}
            for card in read_facts(PACKAGE, "data/civilization_cards.toml")["card"]
            if "special_credits" in card
        },
    }
    for thing, numbers in expected.items():
        assert numbers_said(worded(TITLE, code, effect_lines(thing))) == numbers, thing


TEXTS: dict[str, tuple[list[str], list[str]]] = {
    "calamity-flood": (
        [
            "The victim loses 17 units on one flood plain.",
            "The other players there lose up to 10 units in total.",
            "Cities are hit on white sites only.",
            "Nobody with Engineering loses more than 7 units.",
        ],
        [
            "Der Betroffene verliert 17 Einheiten in einer Hochwasserregion.",
            "Die anderen Spieler dort verlieren zusammen bis zu 10 Einheiten.",
            "Städte trifft es nur auf weißen Bauplätzen.",
            "Wer Ingenieurwesen hat, verliert höchstens 7 Einheiten.",
        ],
    ),
    "calamity-famine": (
        [
            "The victim loses 9 units.",
            "The victim may make other players lose up to 20 units in total, at most 11 each.",
            "With Pottery every Grain card in hand saves 4 units.",
        ],
        [
            "Der Betroffene verliert 9 Einheiten.",
            "Der Betroffene kann anderen Spielern zusammen bis zu 20 Einheiten Verlust zuweisen, höchstens 11 je "
            "Spieler.",
            "Mit Töpfern spart jede Korn-Karte auf der Hand 4 Einheiten.",
        ],
    ),
    "calamity-civil-war": (
        [
            "35 units secede, 15 picked by the victim and 20 by a player the victim names: the victim keeps one "
            "part, the named player takes over the other.",
            "With fewer than 35 units on the board nothing happens.",
            "With Democracy the named player picks 30 units, and with fewer than 45 units on the board nothing "
            "happens.",
            "With Philosophy only 15 units secede, all picked by the player with the largest stock.",
        ],
        [
            "35 Einheiten werden abtrünnig, 15 wählt der Betroffene, 20 ein von ihm benannter Spieler: Einen Teil"
            " behält der Betroffene, den anderen übernimmt der Benannte.",
            "Mit weniger als 35 Einheiten auf dem Spielplan geschieht nichts.",
            "Mit Demokratie wählt der Benannte 30 Einheiten, und mit weniger als 45 Einheiten auf dem Spielplan "
            "geschieht nichts.",
            "Mit Philosophie werden nur 15 Einheiten abtrünnig, die alle der Spieler mit dem größten Vorrat wählt.",
        ],
    ),
    "calamity-epidemic": (
        [
            "The receiver loses 16 units, 11 with Medicine.",
            "Other players lose up to 25 units in total, at most 10 each, 5 with Medicine; the player who drew "
            "the card is immune.",
            "No area is emptied; a city turns into one token and counts 4 units.",
        ],
        [
            "Der Empfänger verliert 16 Einheiten, mit Medizin nur 11.",
            "Andere Spieler verlieren zusammen bis zu 25 Einheiten, höchstens 10 je Spieler, mit Medizin nur 5; "
            "wer die Karte gezogen hat, ist immun.",
            "Kein Gebiet wird entvölkert; eine Stadt wird zu einem Spielstein und zählt 4 Einheiten.",
        ],
    ),
    "calamity-civil-disorder": (
        [
            "The receiver reduces all cities but 4.",
            "With Law 5 cities remain.",
            "With Democracy 6 cities remain.",
        ],
        [
            "Der Empfänger löst alle Städte bis auf 4 auf.",
            "Mit Gesetz bleiben 5 Städte.",
            "Mit Demokratie bleiben 6 Städte.",
        ],
    ),
    "calamity-iconoclasm": (
        [
            "The receiver reduces 4 cities.",
            "With Law the receiver reduces 3.",
            "With Philosophy the receiver reduces 2.",
            "The receiver may have 2 cities of other players reduced.",
            "A player with Law loses at most 1 of these.",
            "A player with Philosophy loses none of these.",
        ],
        [
            "Der Empfänger löst 4 Städte auf.",
            "Mit Gesetz löst der Empfänger 3 auf.",
            "Mit Philosophie löst der Empfänger 2 auf.",
            "Der Empfänger darf insgesamt 2 Städte anderer Spieler auflösen lassen.",
            "Wer Gesetz hat, verliert davon höchstens eine.",
            "Wer Philosophie hat, verliert davon keine.",
        ],
    ),
    "card-pottery": (
        [
            "In a famine every Grain card in hand lowers the holder's loss by 4 units.",
        ],
        [
            "Bei einer Hungersnot senkt jede Korn-Karte auf der Hand den Verlust des Besitzers um 4 Einheiten.",
        ],
    ),
    "card-cloth-making": (
        [
            "The holder's ships sail up to 5 areas in a round instead of 4.",
        ],
        [
            "Schiffe des Besitzers fahren in einer Runde bis zu 5 Gebiete weit statt 4.",
        ],
    ),
    "card-engineering": (
        [
            "Attacking a city of the holder takes at least 8 tokens instead of 7.",
            "A flood costs the holder at most 7 units.",
        ],
        [
            "Ein Angriff auf eine Stadt des Besitzers braucht mindestens 8 statt 7 Spielsteine.",
            "Ein Hochwasser kostet den Besitzer höchstens 7 Einheiten.",
        ],
    ),
    "card-medicine": (
        [
            "An epidemic costs the holder 11 units instead of 16 as its receiver, and at most 5 as another victim.",
        ],
        [
            "Eine Seuche kostet den Besitzer als Empfänger 11 statt 16 Einheiten und als weiteres Opfer höchstens 5.",
        ],
    ),
    "card-music": (
        [
            "It gives a credit of 30 points towards Philosophy.",
        ],
        [
            "Die Karte gibt eine Gutschrift von 30 Punkten für Philosophie.",
        ],
    ),
    "card-architecture": (
        [
            "It gives a credit of 15 points towards each of these: Literacy, Law, Democracy, Philosophy.",
        ],
        [
            "Die Karte gibt eine Gutschrift von 15 Punkten für jede von diesen: Literatur, Gesetz, Demokratie, "
            "Philosophie.",
        ],
    ),
    "card-law": (
        [
            "It opens the way to: Democracy, Philosophy.",
            "In civil disorder the holder keeps 5 cities.",
            "Iconoclasm and heresy costs the holder 3 cities as its receiver and at most one as another victim.",
        ],
        [
            "Die Karte öffnet den Weg zu: Demokratie, Philosophie.",
            "Bei Aufruhr behält der Besitzer 5 Städte.",
            "Bildersturm & Ketzerei kostet den Besitzer als Empfänger 3 Städte und als weiteres Opfer höchstens eine.",
        ],
    ),
    "card-democracy": (
        [
            "In civil disorder the holder keeps 6 cities.",
            "In a civil war without Philosophy the player the holder names picks 30 units instead of 20, and with"
            " fewer than 45 units on the board nothing happens.",
        ],
        [
            "Bei Aufruhr behält der Besitzer 6 Städte.",
            "In einem Bürgerkrieg ohne Philosophie wählt der vom Besitzer benannte Spieler 30 statt 20 Einheiten,"
            " und mit weniger als 45 Einheiten auf dem Spielplan geschieht nichts.",
        ],
    ),
    "card-philosophy": (
        [
            "In a civil war only 15 units of the holder secede, picked by the player with the largest stock.",
            "Iconoclasm and heresy costs the holder 2 cities as its receiver and none as another victim.",
        ],
        [
            "In einem Bürgerkrieg werden nur 15 Einheiten des Besitzers abtrünnig, die der Spieler mit dem "
            "größten Vorrat wählt.",
            "Bildersturm & Ketzerei kostet den Besitzer als Empfänger 2 Städte und als weiteres Opfer keine.",
        ],
    ),
}


@pytest.mark.parametrize("thing", TEXTS)
def test_what_a_thing_does_reads_well(thing: str) -> None:
    assert tuple(worded(TITLE, code, effect_lines(thing)) for code in LANGUAGES) == TEXTS[thing]
