"""Civilization (2010) at the terminal: map, empires, market, battles, offers, choices, explanations and the log."""

from itertools import pairwise
from typing import Any

import pytest

import civitas
from civitas import cli
from civitas.core.events import Event
from civitas.games.civilization_2010.phases.city_management import CityManagement
from civitas.language import LANGUAGES, language
from civitas.terminal.civilization_2010.presenter import TITLE, Civilization2010Presenter
from civitas.terminal.log import Log
from civitas.terminal.saves import read_game
from tests.games.civilization_2010.questions import SITUATIONS
from tests.terminal.civilization_2010.test_games import LEFTOVER
from tests.terminal.seated import Person, lines_with, place

BOARD_GAME = civitas.title(TITLE)
RICH: dict[str, Any] = {
    "players": 2,
    "turn": 7,
    "phase": "city-management",
    "land": "grassland",
    "squares": {"a1": "mountain iron", "a2": "desert", "a4": "water", "a16": "forest coin", "b1": "grassland culture"},
    "tiles": {"c": "tile05 facedown"},
    "pieces": {
        "a3": "library",
        "a5": "great-artist",
        "a10": "oracle",
        "e2": "hut-spy",
        "e4": "village-iron",
        "f1": "city-state-3",
        "f3": "ark-of-the-covenant",
    },
    "wonders": {"market": ["colossus", "stonehenge", "hanging-gardens", "statue-of-zeus"]},
    "civilizations": [
        {
            "civilization": "romans",
            "government": "republic",
            "techs": ["code-of-laws", "pottery", "writing", "philosophy", "masonry"],
            "policies": ["rationalism", "pacifism"],
            "trade": 9,
            "culture": 7,
            "step": 3,
            "units": {"infantry-weak": 2, "mounted-fierce": 1},
            "events": ["drought", "migrants"],
            "resources": {"silk": 2, "wheat": 1},
            "tokens": ["hut-spy"],
            "people": ["great-general"],
            "coins": 2,
            "cities": ["a6", "e10"],
            "walls": ["a6"],
            "programs": ["a6"],
            "armies": ["a7", "a7", "f1"],
            "scouts": ["a7"],
        },
        {
            "civilization": "germans",
            "techs": ["metalworking"],
            "cities": ["b6"],
            "armies": ["b2", "b2"],
            "events": ["sabotage"],
            "tokens": ["hut-iron", "village-spy"],
            "units": ["infantry-even", "artillery-even"],
        },
    ],
}


def playing(scenario: dict[str, Any] = RICH, lang: str = "en", width: int = 100, **changes: Any) -> Person:
    told = {**scenario, **changes}
    return Person(title=BOARD_GAME, players=told["players"], scenario=told, lang=lang, width=width)


def under(screen: str, upper: str) -> str:
    """What stands on the map below the first square that is shown like this."""
    for one, other in pairwise(screen.splitlines()):
        place = one.find(upper)
        if place >= 0 and "│" in one:
            return other[place : place + 6].split("│")[0].rstrip()
    raise AssertionError(f"{upper} is not on the map")


# The map.


def test_the_map_shows_terrain_and_what_is_printed() -> None:
    screen = playing().type()
    assert under(screen, "a1 ") == "M irn"
    assert under(screen, "a2 ") == "D"
    assert under(screen, "a4 ") == "~"
    assert under(screen, "b1 ") == "G cul"


def test_the_map_shows_cities_and_markers() -> None:
    screen = playing().type()
    assert under(screen, "a6 ") == "G 1★»"
    assert under(screen, "a16") == "F coi"
    assert under(screen, "e10") == "G 1□"
    assert under(screen, "b6 ") == "G 2☆"
    assert under(screen, "a3 ") == "G Libr"
    assert under(screen, "a5 ") == "G ☼Art"
    assert under(screen, "a10") == "G ♦Ora"
    assert under(screen, "e2 ") == "G hut"
    assert under(screen, "e4 ") == "G vil"
    assert under(screen, "f1 ¹▲") == "G ⌂3"
    assert under(screen, "f3 ") == "G ¤Ark"


def test_figures_stand_behind_the_name_with_their_owner_and_number() -> None:
    screen = playing().type()
    assert lines_with(screen, "a7 ¹◆3")
    assert lines_with(screen, "f1 ¹▲ ")
    assert lines_with(screen, "b2 ²▲2")


def test_tiles_have_their_letters_and_undiscovered_ones_are_empty() -> None:
    lines = playing().type().splitlines()
    assert "┌c──────────────────────────┬a──────────────────────────┐" in lines
    assert "│·      ·      ·      ·     │M irn  D      G Libr ~     │" in lines


def test_tiles_that_are_shifted_meet_in_the_right_signs() -> None:
    lines = Person(title=BOARD_GAME, players=3, seed=3, width=100).type().splitlines()
    joints = [line for line in lines if "┌d" in line]
    assert len(joints) == 1
    assert joints[0].count("┴") == 2
    assert joints[0].rstrip().endswith("┐")


def test_narrow_maps_number_the_squares() -> None:
    screen = Person(title=BOARD_GAME, players=4, seed=3, width=80).type()
    assert max(len(line) for line in screen.splitlines()) == 80
    assert lines_with(screen, "│1    2    3    4   │")


def test_the_widest_map_comes_in_two_halves() -> None:
    person = Person(title=BOARD_GAME, players=5, seed=3, options={"fifth_seat": True}, width=80)
    screen = person.type()
    assert lines_with(screen, "Columns 1 to 14")
    assert lines_with(screen, "Columns 15 to 28")
    assert max(len(line) for line in screen.splitlines()) <= 80
    wide = Person(title=BOARD_GAME, players=5, seed=3, options={"fifth_seat": True}, width=160).type()
    assert not lines_with(wide, "Columns")


def test_wide_screens_have_everything_beside_the_map() -> None:
    assert lines_with(playing(width=160).type(), "│a1", "Wonders:")
    assert not lines_with(playing(width=100).type(), "│a1", "Wonders:")


# Empires and the market.


def test_the_own_empire_is_shown_with_its_secrets() -> None:
    screen = playing().type()
    assert lines_with(screen, "▶ 1 Rome (you)  Julius Caesar")
    assert lines_with(screen, "State:", "Republic · policies 2/2 Rationalism, Pacifism")
    assert lines_with(screen, "Goods:", "trade 9 (+", "culture 7 · track 3/21 (next space: 3 culture) · coins ", "/15")
    assert lines_with(screen, "Techs:", "I Code of Laws, Masonry, Philosophy, Pottery, Writing")
    assert lines_with(screen, "Cities:", "★ a6 (", "walls, program), □ e10 (")
    assert lines_with(screen, "Figures:", "armies a7 ×2, f1 · scouts a7 · left 3▲ 1•")
    assert lines_with(screen, "Units:", "Infantry I 1/3×2, Mounted I 3/1")
    assert lines_with(screen, "Events:", "Drought, Migrants")
    assert lines_with(screen, "Resources:", "Silk 2, Wheat 1")
    assert lines_with(screen, "Markers:", "Hut: spy")
    assert lines_with(screen, "Great people:", "Great General")
    assert lines_with(screen, "Wonders:", "The Oracle a10")
    assert lines_with(screen, "City-states:", "City-state 3 f1")


def test_of_others_only_the_backs_are_shown() -> None:
    screen = playing().type()
    assert lines_with(screen, "● 2 Germany  Otto von Bismarck")
    assert lines_with(screen, "Units:", "Infantry I ×1, Artillery I ×1")
    assert lines_with(screen, "Events:", "I ×1")
    assert lines_with(screen, "Markers:", "1 hut, 1 village")
    assert "Sabotage" not in screen
    assert "Village: spy" not in screen


def test_the_starting_tech_lies_in_the_first_row_and_higher_rows_above() -> None:
    techs = ["communism", "pottery", "writing", "construction"]
    entry = {"civilization": "russians", "techs": techs, "cities": ["a6"]}
    screen = playing(civilizations=[entry, RICH["civilizations"][1]], pieces={}).type()
    assert lines_with(screen, "I  Pottery, Writing, Communism")
    assert lines_with(screen, "II Construction")


def test_the_market_shows_costs_for_the_one_who_looks() -> None:
    screen = playing(width=160).type()
    assert lines_with(screen, "◇ Market")
    assert "The Colossus 15 (10 with Metalworking)" in " ".join(screen.split())
    german = Person(title=BOARD_GAME, players=2, scenario=RICH, seat=1, width=100).session
    shown = german.presenter.situation(german.view, german.console)
    for part in shown:
        german.console.print(part)
    assert "The Colossus 10 (not 15, thanks to Metalworking)" in german.console.file.getvalue()  # type: ignore[attr-defined]
    assert "Library 5 (5 left), Granary 5 (6 left), Market 7 (locked, 5 left)" in " ".join(screen.split())
    assert lines_with(screen, "Resources:", "Incense 2, Iron 2, Silk 0, Wheat 1")


def test_the_situation_is_german_for_germans() -> None:
    screen = playing(lang="de").type()
    assert lines_with(screen, "Runde 7 · Stadtverwaltung · Rom")
    assert lines_with(screen, "▶ 1 Rom (du)  Julius Cäsar")
    assert lines_with(screen, "Staat:", "Republik · Politiken 2/2 Rationalismus, Pazifismus")
    assert lines_with(screen, "Güter:", "Handel 9 (+", "Kultur 7 · Skala 3/21 (nächstes Feld: 3 Kultur) · Münzen ")
    assert lines_with(screen, "Einheiten:", "Infanterie I 1/3×2, Kavallerie I 3/1")
    assert lines_with(screen, "Marker:", "1 Hütte, 1 Barbarendorf")
    assert under(screen, "a1 ") == "B eis"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    screen = playing(lang=lang, width=width).type("look", "?", "map 2", "map a6", "map", "? pottery", "why at a1")
    assert max(len(line) for line in screen.splitlines()) <= width


# Choices.


def test_cities_are_chosen_with_what_they_yield() -> None:
    screen = playing().type()
    assert "City management: what do you do?" in screen
    assert lines_with(screen, "Produce:", "a6 (the capital, 4 production)")
    assert lines_with(screen, "Arts:", "a6 (the capital, 5 culture)", "e10 (city 2, 1 culture)")
    assert lines_with(screen, "Harvest:", "Iron (a6, the capital)")
    assert lines_with(screen, "advance on the culture track · 3 culture")
    assert lines_with(screen, "end city management")


def test_items_have_their_costs_and_squares_what_is_there() -> None:
    person = playing()
    screen = person.tell("produce capital", "build library")
    assert lines_with(screen, "City on a6, production ", ": what do you build?")
    assert lines_with(screen, "Build:", "Army · 4 production", "Scout · 6 production, the missing part for 6 trade")
    assert "Library · 5 production" in screen
    assert "City walls" not in screen
    assert "Library: on which square?" in screen
    assert "a7 (Grassland, Rome: 2 armies and 1 scout)" in screen
    assert person.texts == ["produce capital", "build library"]


def test_groups_are_chosen_by_their_squares_and_move_step_by_step() -> None:
    person = playing(phase="movement")
    screen = person.type("march a7 1-1", "step down")
    assert lines_with(screen, "Move from a7:", "1 army, 1 scout", "2 armies")
    assert "1 army and 1 scout on a7, 2 steps left:" in screen
    assert lines_with(screen, "Go:", "down: a11 (Grassland)")
    assert "Rome moves 1 army and 1 scout from a7 to a11." in screen
    assert lines_with(screen, "a11¹◆2")
    assert person.texts == ["march a7 1-1", "step down"]


def test_a_square_is_never_taken_for_another_one_that_begins_alike() -> None:
    scenario = {"players": 2, "seed": 4, "turn": 3, "phase": "movement", "land": "grassland"}
    person = playing({**scenario, "civilizations": [{"cities": ["a6"], "armies": ["a12"]}, {"cities": ["b6"]}]})
    screen = person.tell("march a1 1-0", "why march a1 1-0")
    assert person.texts == []
    assert "That is not allowed: move 1 army from a1." in screen


def test_techs_are_offered_by_level() -> None:
    entry = {**RICH["civilizations"][0], "trade": 12, "techs": ["pottery", "writing", "philosophy", "code-of-laws"]}
    screen = playing(phase="research", civilizations=[entry, RICH["civilizations"][1]]).type()
    assert "Which tech do you research?" in screen
    assert lines_with(screen, "Research I:", "Animal Husbandry")
    assert lines_with(screen, "Research II:", "Chivalry")
    assert lines_with(screen, "research nothing")


# Trade.


def test_offers_and_drafts_are_told_in_words() -> None:
    person = playing(phase="trade")
    screen = person.type("offer 2", "give silk 1", "want hut 1", "publish")
    assert "Trade: make an offer, answer one, or wait?" in screen
    assert lines_with(screen, "Your draft for Germany: gives 1 Silk; wants 1 facedown hut")
    assert "Rome makes Germany an offer: gives 1 × Silk, wants 1 × facedown hut." in screen


def test_amounts_are_one_choice() -> None:
    screen = playing(phase="trade").tell("offer 2")
    assert lines_with(screen, "Give:", "trade ×1–", "Wheat ×1")
    assert lines_with(screen, "Give facedown:", "Drought", "Migrants")
    assert lines_with(screen, "Want:", "facedown hut ×1")


# Battles.


def fighting(lang: str = "en") -> Person:
    """Player 1 stands before the army of player 2."""
    entries = [
        {**RICH["civilizations"][0], "armies": ["b3"], "events": [], "tokens": [], "units": ["infantry-even"]},
        {**RICH["civilizations"][1], "events": [], "tokens": []},
    ]
    return playing(phase="movement", lang=lang, civilizations=entries)


def test_a_battle_shows_fronts_strength_health_and_wounds() -> None:
    person = fighting()
    screen = person.tell("march b3 1-0", "step left")
    assert "Rome attacks the army of Germany on b2!" in screen
    assert lines_with(screen, "Battle for b2: Rome against Germany")
    assert lines_with(screen, "Front", "Attacker (strength/health)", "Defender (strength/health)")
    assert lines_with(screen, "1 ", "—", " 2/2")
    assert lines_with(screen, "Hand", "Balanced Infantry 2/2")
    assert "Battle for b2: play a unit:" in screen
    assert lines_with(screen, "Play Balanced Infantry 2/2:", "front 1 against Balanced Artillery 2/2 (strikes last, ")


def test_battles_are_german_for_germans() -> None:
    screen = fighting("de").tell("ziehen b3 1-armee", "schritt links")
    assert "Rom greift auf b2 eine Armee an (Deutschland)!" in screen
    assert lines_with(screen, "Kampf um b2: Rom gegen Deutschland")
    assert lines_with(screen, "Ausgewogene Infanterie 2/2 ausspielen:", "Front 1 gegen")
    assert "neue Front" in screen


# Questions that seldom come up.

QUESTIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"frame": "Founding", "seat": 0, "stage": "wonder", "wonder": "oracle"}, "does The Oracle stand", "steht Orakel"),
    ({"frame": "CityFounding", "seat": 0, "square": "a6", "figure": "army"}, "does the army go", "geht die Armee"),
    ({"frame": "CityFounding", "seat": 0, "square": "a6"}, "Which hut beside a6", "Welche Hütte neben a6"),
    ({"frame": "Abandonment", "seat": 0, "count": 2}, "Give up 2 social policies", "Gib 2 Sozialpolitiken auf"),
    (
        {"frame": "Appointment", "seat": 0, "person": "great-artist", "optional": True},
        "Great Artist",
        "Großer Künstler",
    ),
    ({"frame": "Looting", "seat": 0, "other": 1, "loot": 2, "bought": None}, "2 loot points", "2 Beutepunkte"),
    (
        {"frame": "Looting", "seat": 0, "other": 1, "loot": 0, "bought": "steal-coin"},
        "Which coin token do you steal from Germany?",
        "Welchen Münzmarker stiehlst du (Deutschland)?",
    ),
    (
        {"frame": "Window", "actor": 1, "kind": "event", "event": "drought", "about": {"targets": ["at a6"]}},
        "Germany plays Drought (a6). Do you answer?",
        "Deutschland spielt: Dürre (a6). Antwortest du?",
    ),
    (
        {"frame": "Window", "actor": 1, "kind": "ability", "about": {"ability": "monarchy-resource", "targets": []}},
        "Germany uses Monarchy. Do you answer?",
        "Deutschland nutzt: Monarchie. Antwortest du?",
    ),
    (
        {"frame": "Window", "actor": 1, "kind": "city-action", "about": {"frame": "CityAction", "city": "b6"}},
        "with the city on b6",
        "mit der Stadt auf b6",
    ),
    ({"frame": "Consent", "seat": 0, "actor": 1, "event": "sabotage"}, "Germany aims Sabotage", "Sabotage"),
    ({"frame": "Declaration", "seat": 0, "stage": "paying", "ability": "writing-resource"}, "Writing: ", "Schrift: "),
    (
        {"frame": "Declaration", "seat": 0, "stage": "aiming", "event": "think-tank", "targets": ["against 2"]},
        "Think Tank (Germany): what is it aimed at?",
        "Denkfabrik (Deutschland): Worauf zielt es?",
    ),
    ({"frame": "Delivery", "seat": 1, "other": 0}, "hand over to Germany", "gibst du her (Deutschland)"),
    ({"frame": "Razing", "seat": 0, "square": "b3"}, "built on b3", "auf b3 gebaut"),
    ({"frame": "Research", "stage": "after"}, "Research is over", "Forschung ist vorbei"),
    ({"frame": "Wounding", "seat": 0, "count": 3}, "Deal 3 wounds", "noch 3 Schaden"),
    ({"frame": "DeckChoice", "seat": 0, "count": 1}, "Cristo Redentor", "Cristo Redentor"),
]


@pytest.mark.parametrize(("question", "english", "german"), QUESTIONS)
def test_rare_questions_are_asked_in_words(
    question: dict[str, Any], english: str, german: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CityManagement, "question", lambda self, p, seat: question)
    perspective = BOARD_GAME.scenario(RICH).perspective(0)
    for code, words in (("en", english), ("de", german)):
        presenter = Civilization2010Presenter(BOARD_GAME, language(code, BOARD_GAME.id))
        presenter.attend(perspective)
        asked, about = presenter.question()
        assert words in asked
        assert "question-" not in asked + about


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_shown_in_words(lang: str, width: int) -> None:
    for name, situation in SITUATIONS.items():
        position = situation().position
        seat = position.to_act[0]
        person = Person(title=BOARD_GAME, players=position.players, lang=lang, width=width, seat=seat)
        place(person.session.table, position)
        screen = person.type("look")
        assert not LEFTOVER.search(screen), name
        assert "{" not in screen, name
        assert max(len(line) for line in screen.splitlines()) <= width, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_understood_as_it_is_shown(lang: str) -> None:
    for situation in SITUATIONS.values():
        position = situation().position
        seat = position.to_act[0]
        person = Person(title=BOARD_GAME, players=position.players, lang=lang, seat=seat)
        place(person.session.table, position)
        person.type()
        for action in position.legal(seat):
            typed = person.session.words.example(action)
            assert person.session.words.read(typed, position.legal(seat)) == action, typed


# Explanations.


def test_cards_and_civilizations_are_explained() -> None:
    screen = playing(width=120).tell(
        "? pottery", "? oracle", "? colossus", "? library", "? drought", "? germans", "? sturdy infantry", "? despotism"
    )
    assert lines_with(screen, "Pottery · Tech, Level I · needs 6 trade")
    assert lines_with(screen, "Known by Rome.")
    assert lines_with(screen, "The Colossus · Wonder, Ancient · 15 production")
    assert lines_with(screen, "10 with Metalworking")
    assert lines_with(screen, "Built by Rome on a10.")
    assert lines_with(screen, "In the market.")
    assert lines_with(screen, "Library · Building · 5 production")
    assert lines_with(screen, "5 left.")
    assert lines_with(screen, "Drought · Culture event, Level I")
    assert lines_with(screen, "Germans · Otto von Bismarck")
    assert lines_with(screen, "Starting tech: Metalworking.")
    assert lines_with(screen, "Begins with 2 more units: Infantry.")
    assert lines_with(screen, "At Rank II: strength 2, health 4.")


def test_squares_are_explained() -> None:
    screen = playing(width=120).tell("map a6", "? A7", "map a10", "map c1", "map 2", "map 99")
    assert lines_with(screen, "a6 · Grassland")
    assert lines_with(screen, "capital of Rome")
    assert lines_with(screen, "Production: 4")
    assert lines_with(screen, "a1: 1 (Mountain)")
    assert lines_with(screen, "right: a7 Grassland, Rome: 2 armies and 1 scout")
    assert lines_with(screen, "a7 · Grassland")
    assert lines_with(screen, "city of Rome on a6")
    assert lines_with(screen, "down: a10 Grassland, The Oracle")
    assert lines_with(screen, "c1 · not yet discovered")
    assert lines_with(screen, "● 2 Germany")
    assert lines_with(screen, "There is no such square or player.")


def test_a_player_is_explained_by_number_and_by_name() -> None:
    for word in ("1", "Rome"):
        screen = playing(width=120).tell(f"? {word}")
        assert lines_with(screen, "Culture victory: 3/21 (next space: 3 culture)")
        assert lines_with(screen, "Trade: 3")
        assert lines_with(screen, "Drought: 1")
    assert not lines_with(playing(width=120).tell("? 2"), "Sabotage")


# The log.


def told(*events: tuple[str, dict[str, Any]], lang: str = "en", seat: int | None = 0) -> list[str]:
    presenter = Civilization2010Presenter(BOARD_GAME, language(lang, BOARD_GAME.id))
    presenter.attend(BOARD_GAME.scenario(RICH).perspective(seat))
    found = [Event(message, arguments, "turn.phases-a") for message, arguments in events]
    return [line.text.plain for line in Log(presenter, seat).lines(found)]


def step(start: str, end: str, armies: int = 1, scouts: int = 0) -> tuple[str, dict[str, Any]]:
    squares = {"from": f"square-{start}", "square": f"square-{end}"}
    return "moved", {"seat": 0, "armies": armies, "scouts": scouts, **squares}


def test_a_move_is_one_sentence() -> None:
    assert told(step("a7", "a11"), step("a11", "a15"), step("b1", "b2")) == [
        "Rome moves 1 army from a7: a11, a15.",
        "Rome moves 1 army from b1 to b2.",
    ]
    assert told(step("a7", "a11", 0, 2), step("a11", "a15", 0, 1), lang="de") == [
        "Rom zieht mit 2 Pionieren von a7 nach a11.",
        "Rom zieht mit 1 Pionier von a11 nach a15.",
    ]


def test_turns_and_phases_are_headings() -> None:
    income = [("trade-gained", {"seat": seat, "count": 4 + seat}) for seat in (0, 1)]
    lines = told(("turn", {"turn": 3, "seat": 1}), ("phase", {"phase": "phase-trade"}), *income)
    assert lines == ["Turn 3 · first player: Germany", "Trade", "Trade gained: Rome 4, Germany 5."]


def test_who_knows_the_card_does_not_hear_of_its_back() -> None:
    drawn = ("event-drawn", {"seat": 0, "level": 2})
    card = ("event-drawn-card", {"seat": 0, "card": "card-nationalism"})
    assert told(drawn, card) == ["Rome draws Nationalism."]
    assert told(drawn, seat=1) == ["Rome draws a culture event of level II."]
    assert told(drawn, seat=None, lang="de") == ["Rom zieht ein Kulturereignis der Stufe II."]


def test_an_offer_is_told_with_all_it_is_about() -> None:
    seats = {"seat": 1, "other": 0}
    made = ("offer-made", seats)
    gives = ("offer-gives", {**seats, "goods": "goods-trade", "count": 3})
    wants = ("offer-wants", {**seats, "goods": "resource-silk", "count": 1})
    assert told(made, gives, wants, made, wants) == [
        "Germany makes Rome an offer: gives 3 × trade, wants 1 × Silk.",
        "Germany makes Rome an offer: gives nothing, wants 1 × Silk.",
    ]


# The command line.


def test_a_game_begins_at_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def leave(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr(cli, "ask", leave)
    assert cli.main(["play", TITLE, "--players", "2", "--bots", "random", "--seed", "3", "--lang", "en"]) == 0
    assert "On which square do you found your capital?" in capsys.readouterr().out
    assert cli.main(["rules", TITLE, "walls", "--lang", "de"]) == 0
    assert "Stadtmauer" in capsys.readouterr().out


def test_a_game_can_be_saved_and_read(tmp_path: Any) -> None:
    person = Person(title=BOARD_GAME, players=3, seed=3)
    file = tmp_path / "game.json"
    person.type("1", f"save {file}")
    table, seat, bots = read_game(file)
    assert (table.players, seat, bots) == (3, 0, {1: "random", 2: "random"})
    assert table.position.digest() == person.position.digest()
