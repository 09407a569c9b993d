"""A New Dawn at the terminal: the map, the boards, the choices, explanations, the log, the automated player."""

from itertools import pairwise
from typing import Any

import pytest

import civitas
from civitas import cli
from civitas.core.errors import BadOption
from civitas.core.events import Event
from civitas.games.new_dawn.phases.turn import Choosing
from civitas.language import language
from civitas.terminal.log import Log
from civitas.terminal.new_dawn.presenter import TITLE, NewDawnPresenter
from civitas.terminal.opponents import seats_for
from civitas.terminal.saves import read_game
from tests.terminal.seated import Person, lines_with

DAWN = civitas.title(TITLE)
AUTOMA = {"automa": "prince"}
ROW = ["masonry", "astrology", "currency", "pottery", "early-empire"]
RICH: dict[str, Any] = {
    "players": 2,
    "options": AUTOMA,
    "round": 9,
    "active": 1,
    "first": 2,
    "event": 3,
    "victory_cards": ["vc-war", "vc-learned", "vc-spread"],
    "wonders": {"on": {"stonehenge": "9.0"}, "face_up": ["petra", "colossus"]},
    "civilizations": [
        {
            "leader": "cleopatra",
            "row": ROW,
            "trade": {"masonry": 3, "pottery": 1},
            "dial": 9,
            "resources": {"oil": 2, "marble": 1},
            "cities": ["9.8"],
            "tokens": ["9.1", "9.2", "9.7"],
            "reinforced": ["9.2"],
            "caravans": ["9.6", "card"],
            "envoys": ["geneva"],
            "pacts": {"2": ["embassy"]},
        },
        {"leader": "trajan", "tokens": ["7.1", "7.2"], "reinforced": ["7.2"], "caravans": ["7.6"], "dial": 5},
    ],
}


def playing(scenario: dict[str, Any] = RICH, lang: str = "en", width: int = 80, **changes: Any) -> Person:
    told = {**scenario, **changes}
    return Person(title=DAWN, options=told.get("options"), scenario=told, lang=lang, width=width)


def under(screen: str, name: str) -> str:
    """What stands on the map below the name of a space."""
    lines = screen.splitlines()
    for upper, lower in pairwise(lines):
        for mark in ("¹", "²", "ᵃ", ""):
            place = f" {upper} ".find(f" {name}{mark} ")
            if place >= 0 and upper.count(".") > 1 and ":" not in upper:
                return lower[place : place + 6].rstrip()
    raise AssertionError(f"{name} is not on the map")


# The map.


def test_the_map_shows_terrain_pieces_and_their_owners() -> None:
    screen = playing(width=120).type()
    assert under(screen, "9.0") == "H 1★♦"
    assert under(screen, "9.8") == "G 1■"
    assert under(screen, "9.1") == "H 1○"
    assert under(screen, "9.2") == "H 1●"
    assert under(screen, "7.0") == "G A★"
    assert under(screen, "7.2") == "M A●"


def test_the_map_shows_tokens_barbarians_and_where_they_appear() -> None:
    screen = playing(width=120, barbarians={"d": "4.9", "c": "off"}).type()
    assert under(screen, "12.0") == "G Bru"
    assert under(screen, "13.0") == "N ▲"
    assert under(screen, "9.9") == "F"
    assert under(screen, "3.3") == "D mar"
    assert under(screen, "4.9") == "M me†"
    assert under(screen, "4.8") == "G °D"
    assert under(screen, "3.7") == "M °C"


def test_caravans_stand_behind_the_name_of_their_space() -> None:
    screen = playing().type()
    assert lines_with(screen, "9.6¹")
    assert lines_with(screen, "7.6ᵃ")


def test_rows_of_the_map_are_shifted_by_half_a_hex() -> None:
    flower = {"players": 2, "map": {"flower": "G; H F D M G G"}}
    shown = [line for line in playing(flower).type().splitlines() if "1.1" in line or "1.0" in line or "1.3" in line]
    assert shown == ["   1.6   1.1", "1.5   1.0   1.2", "   1.4   1.3"]


def test_narrow_screens_have_narrow_hexes() -> None:
    person = Person(title=DAWN, players=4, seed=3, width=80)
    screen = person.type()
    assert max(len(line) for line in screen.splitlines()) <= 80
    assert lines_with(screen, "12.4 12.3")
    assert lines_with(Person(title=DAWN, players=4, seed=3, width=100).type(), "12.4  12.3")


# The boards.


def test_boards_show_rows_dials_and_pieces() -> None:
    screen = playing(width=120).type()
    assert lines_with(screen, "▶ 1 Player 1 (you)  Cleopatra, Egypt")
    assert lines_with(screen, "● A Automated player  Trajan, Rome")
    assert lines_with(screen, "1 Masonry I ▪▪▪   2 Astrology I   3 Currency II   4 Pottery I ▪   5 Early Empire I")
    assert lines_with(screen, "Tech dial:", "9/24 (level III at 10)")
    assert lines_with(screen, "Pieces:", "2 cities, 0 mature, 3 control tokens (left 6/28)")
    assert lines_with(screen, "Caravans:", "9.6, on the card")
    assert lines_with(screen, "Resources:", "Marble 1, Oil 2")
    assert lines_with(screen, "Wonders:", "Stonehenge 9.0")
    assert lines_with(screen, "Diplomacy:", "Geneva, Embassy (Automated player)")
    assert lines_with(screen, "Given away:", "Embassy (Player 1)")


def test_the_middle_shows_agendas_wonders_and_the_event_dial() -> None:
    screen = playing(width=140).type()
    assert lines_with(screen, "Round 9 · Player 1's turn")
    assert lines_with(screen, "Agendas", "or", "1", "A")
    assert lines_with(screen, "Technophile", "Scholarly", "9/24 0/2", "5/24 0/2")
    assert lines_with(screen, "World wonders:", "Colossus 6 (Diamond/Oil)", "Petra 6 (Oil/Diamond)")
    assert lines_with(screen, "Supply:", "Marble ")
    assert lines_with(screen, "Event dial:", "Trade (next: Barbarians Move)")


def test_completed_agendas_are_ticked() -> None:
    civilizations = [{**RICH["civilizations"][0], "agendas": ["paranoid"], "markers": 1}, RICH["civilizations"][1]]
    assert lines_with(playing(civilizations=civilizations).type(), "Warmonger", "Paranoid", "0/2 ✓")


def test_wide_screens_have_everything_beside_the_map() -> None:
    assert lines_with(playing(width=160).type(), "7.0", "Technophile")
    assert not lines_with(playing(width=120).type(), "7.0", "Technophile")


def test_the_situation_is_german_for_germans() -> None:
    screen = playing(lang="de", width=120).type()
    assert lines_with(screen, "Runde 9 · am Zug: Spieler 1")
    assert lines_with(screen, "● A Automatischer Spieler  Trajan, Rom")
    assert lines_with(screen, "Technologie:", "9/24 (Stufe III auf 10)")
    assert lines_with(screen, "Figuren:", "2 Städte, entwickelt 0, 3 Kontrollmarker (übrig 6/28)")
    assert lines_with(screen, "Wagen:", "9.6, auf der Karte")
    assert lines_with(screen, "Diplomatie:", "Genf, Botschaft (Automatischer Spieler)")
    assert lines_with(screen, "Ereignis:", "Handel (danach: Barbaren ziehen)")
    assert under(screen, "13.4") == "S"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 120, 160])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    screen = playing(lang=lang, width=width).type("look", "?", "map 2", "map 9.0", "map", "? pottery", "why place 9.1")
    assert max(len(line) for line in screen.splitlines()) <= width


def test_on_other_turns_the_own_cards_are_enough() -> None:
    person = playing()
    view, presenter = person.session.view, person.session.presenter
    everything = presenter.glance(view, person.console)
    assert len(presenter.glance({**view, "active": 1}, person.console)) < len(everything)


# Choices.


def test_the_number_of_a_card_is_its_slot() -> None:
    screen = playing(width=120).type()
    assert lines_with(screen, "Resolve:", "1 Masonry I ▪▪▪", "5 Early Empire I")
    person = playing()
    person.type("4")
    assert person.texts == ["resolve 4"]


def test_cards_can_be_resolved_by_their_names() -> None:
    for typed in ("resolve pottery", "abhandeln keramik", "resolve pott", "abhandeln 4"):
        person = playing()
        person.type(typed)
        assert person.texts == ["resolve 4"], typed


def test_spaces_are_named_with_what_is_there() -> None:
    screen = playing(width=120).tell("resolve 5")
    assert "Place control tokens, terrain up to 5: 2 next to your cities:" in screen
    assert lines_with(screen, "Place:", "9.6 (terrain 2)")
    assert lines_with(screen, "place no more")


def test_attacks_tell_the_defence() -> None:
    screen = playing(map={"row": "G H G F"}, wonders={}, civilizations=[
        {"row": ["astrology", "currency", "pottery", "early-empire", "masonry"], "capital": "1.0"},
        {"capital": "1.3", "tokens": ["1.2"]},
    ]).tell("resolve 5")  # fmt: skip
    assert "Attack? 2 left" in screen or "Attack (2 left)" in screen
    assert lines_with(screen, "Attack:", "1.2 (defence 1, 92 %, token of Automated player)")


def test_wonders_tell_what_they_cost_and_what_pays() -> None:
    person = playing(width=120)
    screen = person.tell("resolve 4", "construct colossus")
    assert lines_with(screen, "World wonder:", "Colossus · 6 (Diamond/Oil)")
    assert "Colossus: production 4 of 6. What do you spend?" in screen
    assert lines_with(screen, "Spend:", "trade token", "Oil")


def test_caravans_have_a_heading_each() -> None:
    screen = playing(width=120).tell("resolve 3")
    assert "Move caravans: up to 4 spaces each:" in screen
    assert lines_with(screen, "Caravan 1:")
    assert lines_with(screen, "Caravan 2:")


def test_a_city_where_a_caravan_stands_names_both() -> None:
    row = ["animal-husbandry" if card == "pottery" else card for card in ROW]
    scenario = {"players": 2, "map": {"row": "G*9"}, "civilizations": [{"row": row, "caravans": ["1.5"]}, {}]}
    assert lines_with(playing(scenario).tell("resolve 4"), "City at caravan:", "1.5 (caravan 1, terrain 1)")


def test_spaces_are_typed_with_their_point() -> None:
    person = playing()
    screen = person.tell("resolve early empire", "?", "place 9.6")
    assert lines_with(screen, "place 9.5", "place a control token on 9.5")
    assert person.texts == ["resolve 5", "place 9.6"]


QUESTIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"frame": "Resolution", "step": "market"}, "Capitalism", "Kapitalismus"),
    ({"frame": "Resolution", "step": "late-stadium"}, "Estádio do Maracanã", "Maracanã-Stadion"),
    ({"frame": "Placing", "left": 0, "more": 1, "limit": 3}, "1 next to any friendly space", "1 neben ein beliebiges"),
    ({"frame": "Learning", "levels": [3, 4]}, "level III", "Stufe III"),
    ({"frame": "Upgrading", "left": 2}, "up to 2 focus cards", "Bis zu 2 Fokuskarten"),
    ({"frame": "Caravans", "movement": 3, "pool": 6}, "and 6 to share", "dazu 6 zum Verteilen"),
    ({"frame": "Housing", "wonder": "petra"}, "gets Petra", "kommt Petra"),
    ({"frame": "Spoils", "wonder": "oracle"}, "gets Oracle", "kommt Orakel"),
    ({"frame": "Laying", "wonder": "cliffs-of-dover"}, "Cliffs of Dover", "Klippen von Dover"),
    ({"frame": "Reception", "left": 3}, "up to 3 diplomacy cards", "bis zu 3 Diplomatiekarten"),
    ({"frame": "Visit", "other": None, "state": "geneva"}, "card of Geneva", "(Genf)"),
    ({"frame": "Visit", "other": 1, "state": None}, "card of Automated player", "(Automatischer Spieler)"),
    ({"frame": "Fate", "space": "12.0", "state": "geneva"}, "Geneva: conquer or", "Genf: erobern oder"),
    ({"frame": "Loot", "victim": 1, "left": 2}, "cards of Automated player", "(Automatischer Spieler)"),
    ({"frame": "Occupation", "space": "7.1"}, "for 7.1", "für 7.1"),
    ({"frame": "Eiffel", "seat": 0, "named": ["space-7.1"]}, "beside 7.1", "neben 7.1"),
    ({"frame": "Eiffel", "seat": 1, "named": ["space-9.1", "space-9.2"]}, "9.1 or 9.2", "9.1 oder 9.2"),
    (
        {
            "frame": "Combat",
            "attacker": 1,
            "defender": 0,
            "space": "9.1",
            "attack": 9,
            "defence": 7,
            "spends": "defender",
        },
        "Automated player attacks 9.1: 9 against your 7",
        "Automatischer Spieler greift 9.1 an: 9 gegen deine 7",
    ),
]
"""Questions that seldom come up."""


@pytest.mark.parametrize(("question", "english", "german"), QUESTIONS)
def test_rare_questions_are_asked_in_words(
    question: dict[str, Any], english: str, german: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Choosing, "question", lambda self, p, seat: question)
    perspective = DAWN.scenario(RICH).perspective(0)
    for code, words in (("en", english), ("de", german)):
        presenter = NewDawnPresenter(DAWN, language(code, DAWN.id))
        presenter.attend(perspective)
        asked, about = presenter.question()
        assert words in asked
        assert "question-" not in asked + about


# Building the map.


def test_tiles_in_hand_are_drawn_with_both_sides() -> None:
    screen = Person(title=DAWN, players=2, seed=3, options={"map": "built"}, width=120).type()
    assert "The players build the map" in screen
    assert lines_with(screen, "Tile ", ", side A", ", side B")
    assert lines_with(screen, "side A:", "1 ↻0", "6 ↻5")


def test_places_for_a_tile_are_numbered_on_the_map() -> None:
    person = Person(title=DAWN, players=2, seed=3, options={"map": "built"}, width=120)
    if person.session.table.position.to_act != [0]:
        person = Person(title=DAWN, players=2, seed=3, options={"map": "built"}, width=120, seat=1)
    screen = person.tell("1")
    legal = person.session.perspective.legal()
    assert "where?" in screen
    assert lines_with(screen, "Place:", "1 ")
    shown = screen.split("where?")[0]
    assert len(legal) > 1
    assert f" {len(legal)}" in shown
    person.type("2")
    assert person.texts[1] == DAWN.space.text(legal[1])


def test_places_can_be_typed() -> None:
    person = Person(title=DAWN, players=2, seed=3, options={"map": "built"})
    session = person.session
    for east, south, typed in ((-3, 4, "at w3/s4"), (3, -4, "at e3 n4"), (0, 0, "an o0/s0")):
        wanted = DAWN.space.parse(f"at {east},{south}")
        assert session.words.read(typed.replace(" n4", "/n4"), [wanted]) == wanted


# Explanations.


def test_cards_leaders_and_agendas_are_explained() -> None:
    screen = playing(width=120).tell("? masonry", "? colossus", "? kabul", "? geneva", "? trajan", "? technophile")
    assert lines_with(screen, "Focus card: Military, level I.")
    assert lines_with(screen, "Focus card of the automated player: Military, level I.")
    assert lines_with(screen, "In the row of Player 1, slot 1.")
    assert lines_with(screen, "World wonder, Economic, Ancient · 6 (Diamond/Oil)")
    assert lines_with(screen, "It can be built.")
    assert lines_with(screen, "Geneva · City-state, Science")
    assert lines_with(screen, "on 14.3, defence 8")
    assert lines_with(screen, "1 diplomacy card is available.")
    assert lines_with(screen, "Trajan · Rome")
    assert lines_with(screen, "All Roads Lead to Rome")
    assert lines_with(screen, "Player 1: 9/24")


def test_spaces_are_explained() -> None:
    screen = playing(width=120).tell("map 9.0", "? 7.2", "map 2", "map 99")
    assert lines_with(screen, "9.0 · Hills, difficulty 2")
    assert lines_with(screen, "capital of Player 1, Stonehenge")
    assert lines_with(screen, "Defence:")
    assert lines_with(screen, "missing for maturity")
    assert lines_with(screen, "east: 9.6 Hills")
    assert lines_with(screen, "reinforced token of Automated player")
    assert lines_with(screen, "● A Automated player")
    assert lines_with(screen, "There is no such space or player.")


# The log.


def told(*events: tuple[str, dict[str, Any]], lang: str = "en") -> list[str]:
    presenter = NewDawnPresenter(DAWN, language(lang, DAWN.id))
    presenter.attend(DAWN.scenario(RICH).perspective(0))
    found = [Event(message, arguments, "R3.3-a") for message, arguments in events]
    return [line.text.plain for line in Log(presenter, 0).lines(found)]


TURN: list[tuple[str, dict[str, Any]]] = [
    ("event-dial", {"seat": 0, "event": "event-trade"}),
    ("resolved", {"seat": 1, "card": "card-automa-early-empire", "slot": 5, "number": 5}),
    ("automa-chose-space", {"seat": 1, "space": "space-7.6", "criterion": "criterion-adjacent-to-most-cities"}),
    ("placed", {"seat": 1, "space": "space-7.6"}),
    ("automa-chose-space", {"seat": 1, "space": "space-7.7", "criterion": "criterion-random"}),
    ("placed", {"seat": 1, "space": "space-7.7"}),
    ("reset", {"seat": 1, "card": "card-automa-early-empire"}),
]


def test_the_automated_player_gives_its_reasons() -> None:
    assert told(*TURN) == [
        "Player 1 turns the event dial: trade",
        "Automated player: Early Empire, slot 5",
        "Automated player places control tokens: 7.6 (next to most of its cities), 7.7 (a die decides).",
        "Early Empire goes back to slot 1.",
    ]
    assert told(*TURN, lang="de")[2] == (
        "Automatischer Spieler legt Kontrollmarker: 7.6 (angrenzend zu den meisten seiner Städte), "
        "7.7 (der Würfel entscheidet)."
    )


def test_a_target_tells_both_criteria() -> None:
    terms = {"seat": 1, "space": "space-9.1", "criterion": "criterion-rival-city", "then": "criterion-lowest-defense"}
    assert told(("automa-target", terms)) == [
        "Automated player chooses a target: 9.1 (a rival city whose defence is low enough, then lowest defence)."
    ]
    alone = {**terms, "criterion": "criterion-barbarian", "then": "criterion-only-choice"}
    assert told(("automa-target", alone), lang="de") == ["Automatischer Spieler wählt ein Ziel: 9.1 (Barbaren zuerst)."]


def test_what_was_explained_is_not_told_again() -> None:
    terms = {"seat": 1, "other": 0, "pact": "card-embassy"}
    lines = told(("automa-chose-pact", {**terms, "criterion": "criterion-only-choice"}), ("pact-taken", terms))
    assert lines == ["Automated player takes a diplomacy card: Embassy of Player 1 (the only choice)."]
    assert told(("pact-taken", {**terms, "seat": 0, "other": 1})) == [
        "Player 1 takes a diplomacy card of Automated player: Embassy."
    ]


def test_tokens_of_one_kind_are_counted() -> None:
    spent = ("spent", {"seat": 0, "slot": 4, "source": "source-trade"})
    assert told(spent, spent) == ["Player 1 spends from slot 4: trade token ×2."]
    assert told(spent, ("spent", {**spent[1], "slot": 3})) == [
        "Player 1 spends from slot 4: trade token.",
        "Player 1 spends from slot 3: trade token.",
    ]


def test_a_card_resolved_as_if_elsewhere_says_so() -> None:
    card = {"seat": 0, "card": "card-masonry", "slot": 2}
    placed = ("placed", {"seat": 0, "space": "space-9.6"})
    for number, heading in ((2, "Player 1: Masonry, slot 2"), (1, "Player 1: Masonry, slot 2 as if in slot 1")):
        assert told(("resolved", {**card, "number": number}), placed)[0] == heading


# The seat of the automated player.


def test_nobody_sits_on_the_seat_of_the_automated_player() -> None:
    assert seats_for(DAWN, None, [], 0, {}) == (4, dict.fromkeys((1, 2, 3), seats_for(DAWN, 2, [], 0, {})[1][1]))
    assert seats_for(DAWN, 2, [], 0, AUTOMA) == (2, {})
    assert seats_for(DAWN, 3, ["random"], 0, AUTOMA) == (3, {1: "random"})
    assert seats_for(DAWN, None, ["random", "random"], 0, AUTOMA) == (4, {1: "random", 2: "random"})
    assert seats_for(DAWN, 3, ["random"], None, AUTOMA) == (3, {0: "random", 1: "random"})
    with pytest.raises(BadOption, match="the automated player sits there"):
        seats_for(DAWN, 2, [], 1, AUTOMA)
    with pytest.raises(BadOption, match="too many"):
        seats_for(DAWN, 2, ["random"], 0, AUTOMA)


def test_a_game_against_the_automated_player_begins_at_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def leave(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr(cli, "ask", leave)
    arguments = ["play", TITLE, "--players", "2", "--variant", "automa=settler", "--seed", "3", "--lang", "en"]
    assert cli.main(arguments) == 0
    assert "You are player 1; with you at the table: Automated player." in capsys.readouterr().out
    assert cli.main([*arguments, "--seat", "2"]) == cli.BAD_INPUT
    assert "the automated player sits there" in capsys.readouterr().err


def test_a_saved_game_knows_the_seat_of_the_automated_player(tmp_path: Any) -> None:
    person = Person(title=DAWN, players=3, seed=3, options=AUTOMA)
    file = tmp_path / "game.json"
    person.type(f"save {file}")
    table, seat, bots = read_game(file)
    assert (table.players, seat, bots) == (3, 0, {1: "random"})
