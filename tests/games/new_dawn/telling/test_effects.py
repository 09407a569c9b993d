"""What cards, leaders and agendas do is said from the facts that the rules read."""

from typing import Any

import pytest

import civitas
from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.terrain import PACKAGE
from civitas.games.new_dawn.telling.effects.lines import GENERATED, HANDWRITTEN, effect_lines
from civitas.games.new_dawn.telling.explaining import explain
from civitas.language import LANGUAGES
from tests.games.effect_texts import handwritten, numbers_in, numbers_said, untold, worded, wordless
from tests.games.new_dawn.situation import situation

TITLE = civitas.title("new-dawn")
LAST_SLOT = 5


def test_every_effect_can_be_put_into_words_in_every_language() -> None:
    assert not wordless(TITLE, GENERATED)
    assert not wordless(TITLE, {thing: [line] for thing, line in HANDWRITTEN.items()})


def test_no_message_tells_of_an_effect_that_nothing_has() -> None:
    assert not untold(TITLE, GENERATED)


ODD = {
    "kind": ["culture", "science", "economy", "industry", "military"],
    "card": [
        *("stonehenge", "forbidden-city", "chichen-itza", "sydney-opera-house", "eiffel-tower", "great-lighthouse"),
        *("estadio-do-maracana", "oracle", "oxford-university", "venetian-arsenal"),
        *("open-borders", "embassy", "seoul", "geneva"),
        *("barbarian-spawn", "barbarian-move", "trade", "none"),
    ],
    "raid": [
        *("caravan", "unreinforced-control-token", "reinforced-control-token", "non-capital-city", "capital-city"),
        "city-state",
    ],
    "leader": [
        *("roosevelt", "montezuma", "trajan", "gilgamesh"),
        *("roosevelt-automa", "montezuma-automa", "gilgamesh-automa"),
    ],
}
"""Abilities that are a rule of their own, the event dial, and what trade tokens and raids do."""


def test_only_what_is_a_rule_of_its_own_is_written_by_hand() -> None:
    odd = {f"{kind}-{word}" for kind, words in ODD.items() for word in words}
    assert handwritten(TITLE) == odd == {*HANDWRITTEN}
    assert not odd & {*GENERATED}


def test_everything_with_a_text_can_be_explained() -> None:
    s = situation()
    for thing in [*GENERATED, *HANDWRITTEN]:
        if not thing.endswith("-automa"):
            found = explain(s.position, 0, thing)
            assert found is not None, thing
            assert all(line in found["lines"] for line in effect_lines(thing)), thing


# Numbers.

UNSAID = ("slots", "from_level", "to_level", "n", "level", "kind", "rank")
"""Fields that are said in other words: slots below 3, level II, the order of a list."""


def facts(entry: Any) -> Any:
    if isinstance(entry, dict):
        return {key: facts(value) for key, value in entry.items() if key not in UNSAID}
    return [facts(value) for value in entry] if isinstance(entry, list) else entry


def numbers(*entries: Any) -> set[int]:
    return {abs(number) for number in numbers_in(facts(list(entries)))} - {1}


def said(code: str, thing: str) -> set[int]:
    return numbers_said(worded(TITLE, code, effect_lines(thing))) - {1}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_a_focus_card_are_those_of_the_facts(code: str) -> None:
    for card in read_facts(PACKAGE, "data/focus_cards.toml")["card"]:
        steps = [card.get("steps", []), card.get("choose_one", []), card.get("caravans", 0)]
        assert said(code, f"card-{card['id']}") - {LAST_SLOT} == numbers(steps) - {LAST_SLOT} - {0}, card["id"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_the_automated_player_are_those_of_its_cards_and_lists(code: str) -> None:
    lists = {each["id"]: each for each in read_facts(PACKAGE, "data/automa.toml")["priority_list"]}
    for card in read_facts(PACKAGE, "data/automa_cards.toml")["card"]:
        used = [lists[step["priority"]] for step in card["steps"] if "priority" in step]
        assert said(code, f"card-{card['id']}") == numbers(card, used), card["id"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_an_ability_are_those_of_the_facts(code: str) -> None:
    tables = [("wonders", "wonder", "card"), ("city_states", "city_state", "card"), ("diplomacy", "card", "card")]
    for file, table, kind in [*tables, ("leaders", "leader", "leader")]:
        for entry in read_facts(PACKAGE, f"data/{file}.toml")[table]:
            thing = f"{kind}-{entry['id']}"
            if thing in GENERATED:
                assert said(code, thing) == numbers(entry["structured"]), thing


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_an_agenda_are_those_of_the_facts(code: str) -> None:
    for card in read_facts(PACKAGE, "data/victory_cards.toml")["card"]:
        for agenda in card["agendas"]:
            assert said(code, f"agenda-{agenda['id']}") == numbers(agenda["structured"]), agenda["id"]


def test_a_leader_of_the_automated_player_says_what_is_different() -> None:
    s = situation(automa="prince", p1={"leader": "gilgamesh"}, p2={"leader": "montezuma"})
    for leader, is_automated in (("gilgamesh", False), ("montezuma", True)):
        found = explain(s.position, 0, f"leader-{leader}")
        assert found is not None
        assert (HANDWRITTEN[f"leader-{leader}-automa"] in found["lines"]) is is_automated


TEXTS: dict[str, tuple[list[str], list[str]]] = {
    "card-civil-service": (
        [
            "Place 2 control tokens next to your cities, on terrain no harder than the slot number.",
            "Then place 1 more next to any friendly space, on terrain no harder than the slot number.",
        ],
        [
            "Lege 2 Kontrollmarker neben deine Städte, auf Gelände bis zum Schwierigkeitsgrad der Platznummer.",
            "Lege dann 1 weiteren neben ein beliebiges freundliches Feld, auf Gelände bis zum Schwierigkeitsgrad "
            "der Platznummer.",
        ],
    ),
    "card-nuclear-power": (
        [
            "Only in slot 5: choose a space; on it and around it all unreinforced control tokens are destroyed "
            "and all reinforced ones are turned to their unreinforced side, your own included.",
            "Advance your tech dial by the slot number.",
        ],
        [
            "Nur auf Platz 5: Wähle ein Feld; dort und auf den angrenzenden Feldern werden alle unverstärkten "
            "Kontrollmarker zerstört, und alle verstärkten verlieren die Verstärkung, auch deine eigenen.",
            "Deine Technologiescheibe rückt um die Platznummer vor.",
        ],
    ),
    "card-steam-power": (
        [
            "You have 2 caravans. Each moves up to 6 spaces over terrain no harder than the slot number and over "
            "water.",
            "Then you may exchange one of your resources for another from the supply.",
        ],
        [
            "Du hast 2 Wagen. Jeder fährt bis zu 6 Felder weit über Gelände bis zum Schwierigkeitsgrad der "
            "Platznummer und über Wasser.",
            "Danach darfst du eine deiner Ressourcen gegen eine andere aus dem Vorrat tauschen.",
        ],
    ),
    "card-urbanization": (
        [
            "Either: Build a world wonder with production equal to the slot number.",
            "Or: Build a city on a legal space at most 5 spaces from a friendly space, across water too, on "
            "terrain no harder than the slot number; then place up to 2 control tokens next to it, on terrain no "
            "harder than the slot number.",
        ],
        [
            "Entweder: Errichte ein Weltwunder mit der Platznummer als Produktion.",
            "Oder: Gründe eine Stadt auf einem zulässigen Feld, höchstens 5 Felder von einem freundlichen Feld "
            "entfernt, auch über Wasser gezählt, auf Gelände bis zum Schwierigkeitsgrad der Platznummer; lege "
            "dann bis zu 2 Kontrollmarker neben die neue Stadt, ebenfalls auf Gelände bis zu diesem "
            "Schwierigkeitsgrad.",
        ],
    ),
    "card-iron-working": (
        [
            "Either: Reinforce as many control tokens as the slot number.",
            "Or: Make up to 2 attacks within 3 spaces of your friendly spaces.",
            "Your combat value is the slot number + 1, against barbarians + 3.",
        ],
        [
            "Entweder: Verstärke so viele Kontrollmarker, wie die Platznummer angibt.",
            "Oder: Greife bis zu 2-mal an, jeweils höchstens 3 Felder von einem freundlichen Feld entfernt.",
            "Dein Kampfwert ist die Platznummer + 1, gegen Barbaren + 3.",
        ],
    ),
    "card-flight": (
        [
            "Reinforce as many control tokens as the slot number.",
            "Make up to 3 attacks within 5 spaces of your friendly spaces, counted across water, rival spaces, "
            "barbarians and city-states too.",
            "Your combat value is the slot number + 3.",
        ],
        [
            "Verstärke so viele Kontrollmarker, wie die Platznummer angibt.",
            "Greife bis zu 3-mal an, jeweils höchstens 5 Felder von einem freundlichen Feld entfernt, auch über "
            "Wasser, rivalisierende Felder, Barbaren und Stadtstaaten gezählt.",
            "Dein Kampfwert ist die Platznummer + 3.",
        ],
    ),
    "card-automa-civil-service": (
        [
            "The automated player places 3 control tokens next to its cities.",
            "Then it places 1 more next to any friendly space.",
            "Each token that finds no space becomes 1 trade token on this card.",
            "Spaces in order of preference: contains a natural wonder; contains a resource token; contains a "
            "barbarian spawn point; next to a natural wonder token, a resource token or an uncovered barbarian "
            "spawn point; next to most of its cities; next to its city closest to maturity; most difficult "
            "terrain.",
        ],
        [
            "Der AS legt 3 Kontrollmarker neben seine Städte.",
            "Dann legt er 1 weiteren neben ein beliebiges freundliches Feld.",
            "Für jeden Marker ohne Feld kommt 1 Handelsmarker auf diese Karte.",
            "Vorrang der Felder: enthält ein Naturwunder; enthält einen Ressourcenmarker; enthält einen "
            "Barbaren-Erscheinungspunkt; angrenzend zu einem Naturwunder-Marker, Ressourcenmarker oder freien "
            "Barbaren-Erscheinungspunkt; angrenzend zu den meisten seiner Städte; angrenzend zu der Stadt, die am"
            " nächsten vor ihrer Entwicklung steht; höchster Gelände-Schwierigkeitsgrad.",
        ],
    ),
    "card-automa-iron-working": (
        [
            "The automated player makes up to 2 attacks within 3 spaces of its friendly spaces.",
            "Its combat value is 6, against barbarians 8.",
            "Targets in order of preference: barbarians come first; a rival city (defence 6 or less); a rival control "
            "token. If tied: lowest defence.",
            "Then it reinforces 5 control tokens, 2 fewer for each attack made. Tokens in order of preference: "
            "closest to barbarians or rival spaces; most difficult terrain.",
            "If it neither attacked nor reinforced anything, Mass Production takes the place of this card and is "
            "reset without being resolved.",
        ],
        [
            "Der AS greift bis zu 2-mal an, jeweils höchstens 3 Felder von einem freundlichen Feld entfernt.",
            "Sein Kampfwert ist 6, gegen Barbaren 8.",
            "Vorrang der Ziele: Barbaren zuerst; rivalisierende Stadt (Verteidigung höchstens 6); rivalisierender "
            "Kontrollmarker. Bei Gleichstand: niedrigste Verteidigung.",
            "Danach verstärkt er 5 Kontrollmarker, für jeden seiner Angriffe 2 weniger. Vorrang der Marker: am "
            "nächsten an Barbaren oder rivalisierenden Feldern; höchster Gelände-Schwierigkeitsgrad.",
            "Hat er weder angegriffen noch etwas verstärkt, tritt Massenproduktion an die Stelle dieser Karte und"
            " wird zurückgesetzt, ohne abgehandelt zu werden.",
        ],
    ),
    "card-automa-animal-husbandry": (
        [
            "The automated player builds a world wonder with production 6 in its city with the highest defence. "
            "Wonders in order of preference: brings it closest to completing an agenda; lowest cost.",
            "Then it builds a city at most 3 spaces from a friendly space or one of its caravans. Spaces in order"
            " of preference: next to most natural wonder and resource tokens; has a barbarian spawn point; "
            "highest defence.",
            "If it built neither, Nationalism takes the place of this card and is reset without being resolved.",
        ],
        [
            "Der AS errichtet mit Produktion 6 ein Weltwunder in seiner Stadt mit der höchsten Verteidigung. "
            "Vorrang der Wunder: bringt ihn am nächsten an die Erfüllung einer Agenda; niedrigste Kosten.",
            "Danach gründet er eine Stadt, höchstens 3 Felder von einem freundlichen Feld oder einem seiner Wagen"
            " entfernt. Vorrang der Felder: angrenzend zu den meisten Naturwunder- und Ressourcenmarkern; Feld "
            "mit einem Barbaren-Erscheinungspunkt; höchste Verteidigung.",
            "Hat er weder Wunder noch Stadt gebaut, tritt Nationalismus an die Stelle dieser Karte und wird "
            "zurückgesetzt, ohne abgehandelt zu werden.",
        ],
    ),
    "card-pentagon": (
        [
            "When you attack: +2 combat value.",
            "Any target on the map is in range.",
        ],
        [
            "Als Angreifer +2 Kampfwert.",
            "Jedes Ziel auf der Weltkarte ist in Reichweite.",
        ],
    ),
    "card-big-ben": (
        [
            "When you attack or defend: +2 combat value for each of your caravans next to the attacked space.",
        ],
        [
            "Als Angreifer und als Verteidiger +2 Kampfwert für jeden deiner Wagen neben dem angegriffenen Feld.",
        ],
    ),
    "card-kumasi": (
        [
            "Forest has difficulty 1 for your industry and culture cards.",
        ],
        [
            "Wald hat für deine Industrie- und Kulturkarten Schwierigkeitsgrad 1.",
        ],
    ),
    "leader-catherine": (
        [
            "When you resolve your culture card, you may place 1, 2 or 3 more control tokens if the latest era of"
            " your world wonders is ancient, medieval or modern.",
        ],
        [
            "Wenn du deine Kulturkarte abhandelst, darfst du 1, 2 oder 3 Kontrollmarker mehr legen, je nachdem, "
            "ob die späteste Epoche deiner Weltwunder Antike, Mittelalter oder Moderne ist.",
        ],
    ),
    "agenda-aesthetic": (
        [
            "Control 2 cultural world wonders.",
        ],
        [
            "Kontrolliere 2 kulturelle Weltwunder.",
        ],
    ),
    "natural-wonder-pantanal": (
        [
            "Counts as one resource once per turn and is kept: Marble. The automated player uses it for any wonder.",
            "You claim it with a control token on its space; who wins that space in an attack takes it over.",
        ],
        [
            "Zählt einmal pro Zug als eine Ressource und wird nicht abgegeben: Marmor. Der AS nutzt es für jedes "
            "Wunder.",
            "Du erhältst es durch einen Kontrollmarker auf seinem Feld; wer das Feld in einem Angriff gewinnt, "
            "bekommt es.",
        ],
    ),
    "difficulty-king": (
        [
            "4 of its 5 focus cards, chosen at random, start at level II.",
        ],
        [
            "4 zufällige seiner 5 Fokuskarten beginnen auf Stufe II.",
        ],
    ),
    "card-trade": (
        [
            "Every player gains 1 trade token for each mature city and distributes them over focus cards, at most"
            " 3 on a card. The automated player has no such limit.",
        ],
        [
            "Jeder Spieler erhält 1 Handelsmarker für jede seiner entwickelten Städte und verteilt sie auf seine "
            "Fokuskarten, höchstens 3 auf eine. Für den AS gilt diese Grenze nicht.",
        ],
    ),
}


@pytest.mark.parametrize("thing", TEXTS)
def test_what_a_thing_does_reads_well(thing: str) -> None:
    assert tuple(worded(TITLE, code, effect_lines(thing)) for code in LANGUAGES) == TEXTS[thing]
