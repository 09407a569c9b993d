"""The companion at a real table: turns of the automated player, notes, questions, dice, and taking back."""

from pathlib import Path

import pytest

from civitas.games.new_dawn.scenario import build_scenario
from civitas.language import LANGUAGES, language
from civitas.terminal.automa_file import TITLE
from civitas.terminal.automa_notes import NOTES
from civitas.terminal.automa_session import COMMANDS
from civitas.terminal.automa_situation import record_of, scenario_of
from tests.terminal.companion import Companion, change, new_file, record, situation

ATTACK = '["pottery", "astrology", "early-empire", "foreign-trade", "masonry"]'
"""A row of the automated player with an attack to come."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A new file for one person and the automated player."""
    return new_file(tmp_path / "table.toml")


@pytest.fixture
def front(file: Path) -> Path:
    """The automated player is about to attack a control token of player 1, who has two tokens for the defence."""
    change(file, {"automa.row": ATTACK, "barbarians.c": '"off"', "barbarians.d": '"off"'})
    change(file, {"player.1.tokens": '["7.1"]', "player.1.trade": "[0, 0, 2, 0, 0]"})
    return file


def steps(shown: str) -> list[str]:
    """The numbered steps on a screen, each on one line."""
    found: list[str] = []
    for line in shown.splitlines():
        if line[:2].strip().isdigit() and line[2:4] == ". ":
            found.append(line[4:])
        elif found and line.startswith("    ") and not line.startswith("     "):
            found[-1] += f" {line.strip()}"
    return found


# Turns.


def test_a_turn_is_told_step_by_step_with_reason_and_rule(file: Path) -> None:
    change(file, {"automa.row": '["pottery", "astrology", "foreign-trade", "masonry", "drama-and-poetry"]'})
    shown = Companion(file).type("turn")
    english = language("en", TITLE)
    assert "Automated player, round 1" in shown
    assert steps(shown) == [
        "Drama and Poetry, slot 5 (A3.3-a)",
        f"Places a control token on 7.2 – {english.name('criterion-highest-terrain-difficulty')} (A4.2-a)",
        f"Places a control token on 7.1 – {english.name('criterion-only-choice')} (A4.2-a)",
        "Gains 1 trade token on slot 5 (A10.2-a)",
        "Drama and Poetry goes back to slot 1 (A3.3-a)",
    ]
    assert "Automated player has completed 0 of 3 victory cards." in shown
    said = record(file)["automa"]
    assert said["row"] == ["drama-and-poetry", "pottery", "astrology", "foreign-trade", "masonry"]
    assert said["trade"] == [1, 0, 0, 0, 0]
    assert said["tokens"] == ["7.2", "7.1"]


def test_a_turn_is_told_in_german(file: Path) -> None:
    change(file, {"automa.row": '["pottery", "early-empire", "foreign-trade", "masonry", "astrology"]'})
    shown = Companion(file, "de").type("turn")
    assert "Automatischer Spieler, Runde 1" in shown
    assert steps(shown)[0] == "Astrologie, Platz 5 (A3.3-a)"
    assert steps(shown)[1] == "Dreht die Technologiescheibe um 5 Felder weiter auf 5 (R7.1-a)"
    assert steps(shown)[2].endswith(" – der Würfel entscheidet (A4.6-a)")
    assert record(file)["language"] == "de"


@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_sessions_fit_the_screen_and_leave_nothing_without_words(code: str, tmp_path: Path) -> None:
    path = new_file(tmp_path / "table.toml", code, seed=11, map="solo-2h-a", people=["trajan", "hojo"])
    companion = Companion(path)
    companion.lines = ["help", "show", "map", "rules A4.2-a"]
    for turn in range(14):
        companion.lines += ["turn", "trade 1 5 1", "event", *([] if turn % 3 else ["show", "undo", "event"])]
    answers = iter(companion.lines)

    def ask(prompt: str) -> str:
        if prompt == "automa":
            return next(answers, "quit")
        return "" if prompt == language(code, TITLE).text("automa-face-up-prompt") else "1"

    companion.session.ask = ask
    companion.session.run()
    shown = companion.screen.getvalue()
    assert max(len(line) for line in shown.splitlines()) <= companion.console.width
    for word in ("event-", "criterion-", "automa-", "{", "None", "Traceback"):
        assert word not in shown
    assert record(path)["round"] == 15
    assert sum(record(path)["automa"]["trade"]) + record(path)["automa"]["dial"] > 0


def test_row_dial_and_tokens_are_kept_between_turns(file: Path) -> None:
    """The file after each turn goes on exactly as the engine does."""
    for _ in range(8):
        given = record(file)
        known = {**scenario_of(given), "seed": given["seed"], "active": 2, "pause": True}
        p = build_scenario(known)
        p.dice = situation(file).position.dice
        p.settle()
        Companion(file).type("turn", "", "", "")
        after = situation(file).position
        assert after.civs[1].row == p.civs[1].row
        assert after.civs[1].trade == p.civs[1].trade
        assert after.civs[1].dial == p.civs[1].dial
        assert after.civs[1].caravans == p.civs[1].caravans
        assert after.civs[1].resources == p.civs[1].resources
        assert after.owner == p.owner
        assert after.piece == p.piece
        Companion(file).type("event", "1", "1")
    assert record(file)["round"] == 9


def test_the_companion_asks_which_wonder_lies_face_up_next(file: Path) -> None:
    change(
        file,
        {
            "automa.row": '["early-empire", "astrology", "foreign-trade", "masonry", "urbanization"]',
            "automa.trade": "[0, 0, 0, 0, 5]",
            "wonders.face_up": '["petra"]',
        },
    )
    companion = Companion(file)
    shown = companion.type("turn", "stonehenge", "", "undo", "turn", "terra", "show")
    assert "Militaristic world wonders: which card lies face up now?" in shown
    assert "“stonehenge” is none of these cards, or several." in shown
    assert "Then none lies there." in shown
    assert record(file)["wonders"]["built"] == {"petra": "7.0"}
    assert record(file)["wonders"]["face_up"] == ["terracotta-army"]


def test_the_end_of_a_round_turns_the_event_dial_with_all_that_follows(file: Path) -> None:
    change(file, {"event": "1", "player.1.tokens": '["3.6"]'})
    shown = Companion(file, by_hand=True).type("event", "3")
    assert steps(shown) == [
        "Player 1 turns the event dial: barbarians move (A3.2-a)",
        "A die shows 3: the barbarians move south-east (R9.3-a)",
        "Barbarian D moves from 4.8 to 4.9 (R9.3-a)",
        "Barbarian C moves from 3.7 to 3.6 (R9.3-a)",
        "The control token of Player 1 on 3.6 is destroyed (R9.3-f)",
    ]
    assert record(file)["event"] == 2
    assert record(file)["round"] == 2
    assert record(file)["barbarians"] == {"c": "3.6", "d": "4.9"}
    assert record(file)["player"]["1"]["tokens"] == []


def test_a_winner_is_found_at_the_end_of_a_round(file: Path) -> None:
    change(file, {"victory_cards": '["war", "learned", "reach"]'})
    change(file, {"automa.agendas": '["warmonger", "scholarly", "explorer"]'})
    shown = Companion(file).type("event")
    assert len(steps(shown)) == 1
    assert steps(shown)[0].endswith("wins the game! (R14.3-a)")
    assert record(file)["round"] == 1


# What people are asked.


def test_people_defend_themselves(front: Path) -> None:
    companion = Companion(front, by_hand=True)
    shown = companion.type("turn", "1", "6", "9", "nonsense", "1", "spend trade", "done", "2", "6", "done")
    assert companion.prompts[1:3] == ["The attacker's die (1–6)", "The defender's die (1–6)"]
    assert "Player 1: Automated player attacks 7.1: 6 against your 7. Spend tokens?" in shown
    assert "“nonsense” does not fit here." in shown
    assert [step for step in steps(shown) if step.startswith("The attack of")] == [
        "The attack of Automated player on 7.1 fails, 6 to 9 (R8.11-a)",
        "The attack of Automated player on 7.1 fails, 7 to 7 (R8.11-a)",
    ]
    assert record(front)["player"]["1"]["trade"] == [0, 0, 0, 0, 0]
    assert record(front)["player"]["1"]["tokens"] == ["7.1"]


def test_people_choose_the_city_that_nuclear_power_costs_them(file: Path) -> None:
    change(
        file,
        {
            "automa.row": '["pottery", "early-empire", "foreign-trade", "masonry", "nuclear-power"]',
            "player.1.cities": '["9.5", "9.8"]',
        },
    )
    companion = Companion(file, "de")
    shown = companion.type("turn", "2")
    assert "Spieler 1: Kernenergie des automatischen Spielers: Welche deiner Städte" in " ".join(shown.split())
    assert companion.prompts[1] == "Spieler 1"
    assert record(file)["player"]["1"]["cities"] == ["9.5"]


def test_whoever_leaves_a_question_open_has_changed_nothing(front: Path) -> None:
    before = front.read_text(encoding="utf-8")
    companion = Companion(front, by_hand=True)
    shown = companion.type("turn", "1", "6")
    assert "Nothing was changed." in shown
    assert front.read_text(encoding="utf-8") == before


def test_a_person_attacks_the_automated_player(file: Path) -> None:
    change(file, {"automa.tokens": '["7.1"]', "automa.trade": "[0, 0, 0, 2, 0]", "player.1.tokens": '["7.8"]'})
    companion = Companion(file, by_hand=True)
    shown = companion.type("attack 1 7.1", "1", "3", "undo", "attack 1 7.1 9", "6", "1")
    assert "Player 1 attacks with 3, die and bonuses not counted" in shown
    assert "Player 1 attacks with 9, die and bonuses not counted" in shown
    assert "The attack of Player 1 on 7.1 fails, 4 to 4 (R8.11-a)" in steps(shown)
    assert "Player 1 replaces the control token of Automated player on 7.1 (R8.13-a)" in [
        step if step.startswith("Player 1") else f"Player 1 {step[:1].lower()}{step[1:]}" for step in steps(shown)
    ]
    assert record(file)["player"]["1"]["tokens"] == ["7.8", "7.1"]
    assert record(file)["automa"]["tokens"] == []


# Dice.


def test_every_number_can_come_from_real_dice(front: Path) -> None:
    companion = Companion(front)
    shown = companion.type("dice maybe", "dice on", "turn", "seven", "0", "6", "1", "done", "event", "dice off")
    assert "dice on: you roll, and every number is asked for" in shown
    assert "“seven” is no number from 1 to 6. Just Enter: the program rolls." in shown
    assert "Attack 11 = die 6 + card 5 + bonus 0; defence 2 = die 1 + 1 (R8.7-a)" in steps(shown)
    assert "From now on you roll." in shown
    assert "From now on the program rolls." in shown


def test_a_draw_is_asked_for_too_and_enter_leaves_it_to_the_program(file: Path) -> None:
    change(file, {"automa.row": '["pottery", "early-empire", "foreign-trade", "masonry", "astrology"]'})
    companion = Companion(file, by_hand=True)
    companion.type("turn", "2", "")
    assert companion.prompts[1] == "Chance decides among 5: draw a number (1–5)"
    assert record(file)["automa"]["dial"] == 5
    assert record(file)["automa"]["row"][2] == "drama-and-poetry"


def test_without_real_dice_the_same_file_rolls_the_same(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    for path in (file, other):
        Companion(path).type("turn", "event", "turn", "event", "turn")
    assert file.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


# Notes.


@pytest.mark.parametrize(
    ("lines", "field", "expected"),
    [
        (["token 1 9.7 9.1"], "player.1.tokens", ["9.7", "9.1"]),
        (["token 1 9.7"], "player.1.resources", {"oil": 1}),
        (["token 1 13.0"], "natural_wonders.mt-kilimanjaro", 1),
        (["token a 7.1"], "automa.tokens", ["7.1"]),
        (["token 1 9.1", "city 1 9.1"], "player.1.cities", ["9.1"]),
        (["token 1 9.1", "city 1 9.1"], "player.1.tokens", []),
        (["city 1 14.3"], "city_states.geneva", 1),
        (["city 1 14.3"], "player.1.on_cards", {"geneva": 1}),
        (["token 1 9.1", "reinforce 9.1"], "player.1.reinforced", ["9.1"]),
        (["token 1 9.1", "reinforce 9.1", "weaken 9.1"], "player.1.reinforced", []),
        (["token 1 9.1", "remove 9.1"], "player.1.tokens", []),
        (["city 1 14.3", "remove 14.3"], "city_states.geneva", "free"),
        (["token a 7.1", "capture 1 7.1"], "player.1.tokens", ["7.1"]),
        (["city 1 14.3", "capture a 14.3"], "city_states.geneva", "automa"),
        (["barbarian c 3.6"], "barbarians.c", "3.6"),
        (["barbarian C off"], "barbarians.c", "off"),
        (["caravan 1 1 9.2"], "player.1.caravans", ["9.2", "reserve", "reserve"]),
        (["caravan 1 1 9.2", "caravan 1 1 card"], "player.1.caravans", ["card", "reserve", "reserve"]),
        (["trade 1 3 2"], "player.1.trade", [0, 0, 2, 0, 0]),
        (["trade a 5 7"], "automa.trade", [0, 0, 0, 0, 7]),
        (["resource 1 oil 2"], "player.1.resources", {"oil": 2}),
        (["resource 1 Öl 1"], "player.1.resources", {"oil": 1}),
        (["resource 9.1 diamond"], "resources.diamond", ["5.3", "9.1"]),
        (["resource 5.3 off"], "resources.diamond", []),
        (["resolve 1 4"], "player.1.row", ["early-empire", "astrology", "foreign-trade", "masonry", "pottery"]),
        (["trade 1 4 1", "resolve 1 4"], "player.1.trade", [1, 0, 0, 0, 0]),
        (["card 1 4 drama"], "player.1.row", ["astrology", "foreign-trade", "masonry", "drama-and-poetry", "pottery"]),
        (["card 1 2 currency"], "player.1.caravans", ["card", "card", "reserve"]),
        (["dial 1 7"], "player.1.dial", 7),
        (["take 1 geneva"], "player.1.envoys", ["geneva"]),
        (["take 1 Genf"], "player.1.envoys", ["geneva"]),
        (["take 1 geneva", "return 1 geneva"], "player.1.envoys", []),
        (["take 1 embassy-a"], "player.1.pacts", {"automa": ["embassy"]}),
        (["take 1 joint-war-a", "take 1 embassy-a"], "player.1.pacts", {"automa": ["embassy"]}),
        (["take a joint-war-1"], "automa.pacts", {"1": ["joint-war"]}),
        (["take a joint-war-1", "return a joint-war-1"], "automa.pacts", {}),
        (["wonder petra 9.0", ""], "wonders.built", {"petra": "9.0"}),
        (["wonder colossus 9.0", "big"], "wonders.face_up", ["hanging-gardens", "big-ben", "pyramids", "petra"]),
        (["wonder pentagon up"], "wonders.face_up", ["hanging-gardens", "colossus", "pyramids", "pentagon"]),
        (["wonder haengende 9.0", ""], "wonders.built", {"hanging-gardens": "9.0"}),
        (["agenda 1 explorer"], "player.1.agendas", ["explorer"]),
        (["agenda 1 explorer", "agenda 1 explorer off"], "player.1.agendas", []),
        (["leader 1 hojo"], "player.1.leader", "hojo"),
        (["leader a tomyris"], "automa.row", ["mathematics", "drama-and-poetry", "currency", "masonry", "pottery"]),
        (["victory war cities spread"], "victory_cards", ["war", "spread", "cities"]),
    ],
)  # fmt: skip
def test_notes_are_written_down_at_once(lines: list[str], field: str, expected: object, file: Path) -> None:
    shown = Companion(file).type(*lines)
    assert "Nothing was changed." not in shown
    assert "Noted." in shown
    said: object = record(file)
    path = field.split(".")
    for key in [*path[:-1], path[-1]]:
        assert isinstance(said, dict)
        said = said[key]
    assert said == expected


def test_what_follows_from_a_note_is_told(file: Path) -> None:
    shown = Companion(file).type("token 1 9.7")
    assert steps(shown) == ["Collects Oil on 9.7 (R5.2-a)"]


def test_roosevelt_is_asked_where_a_natural_wonder_goes(file: Path) -> None:
    change(file, {"player.1.leader": '"roosevelt"'})
    companion = Companion(file)
    shown = companion.type("token 1 13.0", "4")
    assert "Mt. Kilimanjaro: on which focus card?" in shown
    assert record(file)["player"]["1"]["on_cards"] == {"mt-kilimanjaro": 4}


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        ("token", "player: missing.", "Spieler: fehlt."),
        ("token 1", "space: missing.", "Feld: fehlt."),
        ("token 5 9.1", "player: “5” does not fit. Possible: 1, a", "Spieler: „5“ passt nicht. Möglich: 1, a"),
        ("token 1 99.9", "space: “99.9” does not fit.", "Feld: „99.9“ passt nicht."),
        ("token 1 9.3", "space: 9.3 is water.", "Feld: 9.3 ist Wasser."),
        ("token 1 9.0", "space: 9.0 is occupied.", "Feld: 9.0 ist besetzt."),
        ("token 1 3.7", "space: a barbarian stands on 3.7.", "Feld: Auf 3.7 steht ein Barbar."),
        ("token 1 14.3", "space: 14.3 is the space of a city-state.", "Feld: 14.3 ist das Feld eines Stadtstaats."),
        ("token 1 9.1 9.1", "space: 9.1 is occupied.", "Feld: 9.1 ist besetzt."),
        ("city 1 7.0", "space: 7.0 is occupied.", "Feld: 7.0 ist besetzt."),
        ("reinforce 9.1", "space: on 9.1 there is no control token", "Feld: Auf 9.1 liegt kein Kontrollmarker"),
        ("weaken 9.1", "space: on 9.1 there is no reinforced", "Feld: Auf 9.1 liegt kein verstärkter"),
        ("remove 9.0", "space: on 9.0 there is no control token", "Feld: Auf 9.0 steht kein Kontrollmarker"),
        ("capture 1 7.0", "space: on 7.0 there is no token", "Feld: Auf 7.0 steht kein Marker"),
        ("barbarian x 3.6", "barbarian: “x” does not fit.", "Barbar: „x“ passt nicht."),
        ("barbarian c 9.0", "space: 9.0 is water, or", "Feld: 9.0 ist Wasser, oder"),
        ("caravan 1 4 9.1", "caravan: “4” does not fit. Possible: 1–3", "Wagen: „4“ passt nicht."),
        ("caravan 1 1 home", "space: “home” does not fit.", "Feld: „home“ passt nicht."),
        ("trade 1 6 1", "slot: “6” does not fit. Possible: 1–5", "Platz: „6“ passt nicht."),
        ("trade 1 1 4", "number: “4” does not fit. Possible: 0–3", "Zahl: „4“ passt nicht."),
        ("trade 1 1 1 1", "“1” is too much.", "„1“ ist zu viel."),
        ("resource 1 gold 1", "resource: “gold” does not fit.", "Ressource: „gold“ passt nicht."),
        ("resource 1 m 1", "resource: “m” does not fit.", "Ressource: „m“ passt nicht."),
        ("resource 1 oil 8", "number: only 5 of them are left.", "Zahl: Davon sind nur noch 5 da."),
        ("resource 4.0 oil", "space: a natural wonder token lies on 4.0.", "Feld: Auf 4.0 liegt ein Naturwunder"),
        ("resource 9.0 oil", "space: 9.0 is occupied.", "Feld: 9.0 ist besetzt."),
        ("resolve 1 x", "slot: “x” does not fit.", "Platz: „x“ passt nicht."),
        ("card 1 1 astrology", "focus card: it is in the row already.", "Fokuskarte: Sie liegt schon"),
        ("card 1 1 wheel", "focus card: “wheel” does not fit.", "Fokuskarte: „wheel“ passt nicht."),
        ("dial 1 25", "tech dial: “25” does not fit. Possible: 0–24", "Technologiescheibe: „25“ passt nicht."),
        ("take 1 kabul", "diplomacy card: it is not available.", "Diplomatiekarte: Sie ist nicht verfügbar."),
        ("take 1 embassy-1", "diplomacy card: it is not available.", "Diplomatiekarte: Sie ist nicht verfügbar."),
        ("take 1 embassy", "diplomacy card: “embassy” does not fit. Possible: embassy-1", "Diplomatiekarte: „embassy“"),
        ("return 1 geneva", "diplomacy card: the player does not have it.", "Diplomatiekarte: Der Spieler hat sie"),
        ("return 1 embassy-a", "diplomacy card: the player does not have it.", "Diplomatiekarte: Der Spieler hat sie"),
        ("wonder petra 9.1", "space: on 9.1 there is no city without a wonder.", "Feld: Auf 9.1 steht keine Stadt"),
        ("wonder babel 9.0", "world wonder: “babel” does not fit.", "Weltwunder: „babel“ passt nicht."),
        ("agenda 1 warmonger", "agenda: warmonger is not in play", "Agenda: warmonger ist nicht im Spiel"),
        ("agenda 1 explorer off", "agenda: explorer is not completed.", "Agenda: explorer ist nicht erfüllt."),
        ("agenda 1 explorer on", "third word: “on” does not fit.", "drittes Wort: „on“ passt nicht."),
        ("leader 1 caesar", "leader: “caesar” does not fit.", "Anführer: „caesar“ passt nicht."),
        ("leader 1 montezuma", "two players have the same leader.", "Zwei Spieler haben denselben Anführer."),
        ("victory war war reach", "victory card: 3 different ones are expected.", "Siegkarte: 3 verschiedene"),
        ("victory war", "victory card: missing.", "Siegkarte: fehlt."),
        ("attack 1 9.1", "space: on 9.1 there is nobody to attack.", "Feld: Auf 9.1 ist niemand"),
        ("attack a 9.0", "player: the automated player attacks by itself", "Spieler: Der automatische Spieler greift"),
        ("attack 1 7.0 x", "value: “x” does not fit.", "Wert: „x“ passt nicht."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("code", LANGUAGES)
def test_notes_that_do_not_fit_name_their_field_and_change_nothing(
    line: str, english: str, german: str, code: str, file: Path
) -> None:
    before = file.read_text(encoding="utf-8")
    shown = Companion(file, code).type(line)
    assert (german if code == "de" else english) in " ".join(shown.split())
    assert {"en": "Nothing was changed.", "de": "Nichts wurde geändert."}[code] in shown
    assert file.read_text(encoding="utf-8") == before
    assert not file.with_name("table.toml.bak").exists()


def test_pieces_run_out(file: Path) -> None:
    p = situation(file).position
    land = [space for space in p.world.spaces if not p.world.is_water[space] and p.owner[space] < 0]
    free = [space for space in land if space not in p.barbarians and p.city_state_at(space) < 0]
    names = [f"{space // 10 + 1}.{space % 10}" for space in free]
    shown = Companion(file).type(f"city 1 {' '.join(names[:8])}", f"token 1 {' '.join(names[:33])}")
    assert "player: Player 1 has no city left." in shown
    assert "player: Player 1 has no control token left." in shown


# The session.


def squeezed(text: str) -> str:
    """A text without blanks and line breaks: a long path may be broken anywhere."""
    return "".join(text.split())


def test_commands_may_be_shortened_and_unknown_ones_are_refused(file: Path) -> None:
    shown = Companion(file).type("sh", "dance", "", "re 9.1", "?", "quit", "turn")
    assert "Montezuma, Aztec" in shown
    assert "I do not know “dance”. ‘help’ lists what can be typed." in shown
    assert "I do not know “re”." in shown
    assert squeezed(f"The situation is in {file}.") in squeezed(shown)
    assert record(file)["automa"]["cities"] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_lists_everything_that_can_be_typed(code: str, file: Path) -> None:
    shown = Companion(file, code).type("help")
    for name in [*NOTES, *COMMANDS, "quit"]:
        assert f"\n  {name} " in shown
        assert language(code, TITLE).has(f"automa-usage-{name}")
    assert "[off]" in shown


def test_every_change_can_be_taken_back(file: Path) -> None:
    texts = [file.read_text(encoding="utf-8")]
    companion = Companion(file)
    for line in ("token 1 9.1", "turn", "event"):
        companion.type(line)
        texts.append(file.read_text(encoding="utf-8"))
    assert len(set(texts)) == 4
    for text in texts[-2::-1]:
        assert "Taken back." in companion.type("undo")
        assert file.read_text(encoding="utf-8") == text
    assert "There is nothing to take back in this session" in companion.type("undo")


def test_a_turn_that_was_taken_back_is_the_same_again(file: Path) -> None:
    companion = Companion(file)
    companion.type("turn")
    after = file.read_text(encoding="utf-8")
    companion.type("undo", "turn")
    assert file.read_text(encoding="utf-8") == after


def test_edits_by_hand_during_a_session_are_noticed_and_can_be_taken_back(file: Path) -> None:
    companion = Companion(file)
    companion.type("dial 1 2")
    before = file.read_text(encoding="utf-8")
    change(file, {"player.1.dial": "5"})
    shown = companion.type("dial a 3")
    assert "was changed meanwhile and has been read again" in " ".join(shown.split())
    assert record(file)["player"]["1"]["dial"] == 5
    assert record(file)["automa"]["dial"] == 3
    companion.type("undo", "undo")
    assert file.read_text(encoding="utf-8") == before


def test_a_mistake_made_by_hand_during_a_session_is_named_and_costs_nothing(file: Path) -> None:
    companion = Companion(file)
    companion.type("show")
    good = file.read_text(encoding="utf-8")
    broken = good.replace("dial = 0", "dial = 77", 1)
    lines = ["turn", "undo"]

    def ask(prompt: str) -> str:
        if len(lines) == 2:
            file.write_text(broken, encoding="utf-8")
        if not lines:
            raise EOFError
        return lines.pop(0)

    companion.session.ask = ask
    companion.session.run()
    assert "automa.dial (line 91): 77 is no number from 0 to 24." in " ".join(companion.screen.getvalue().split())
    assert file.read_text(encoding="utf-8") == broken


def test_the_situation_can_be_saved_elsewhere(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    shown = Companion(file).type("save", f"save {copy}", f"save {copy}", f"save {tmp_path}/no/where.toml")
    text = " ".join(shown.split())
    assert squeezed(f"Saved in {file}.") in squeezed(shown)
    assert squeezed(f"Saved in {copy}.") in squeezed(shown)
    assert "there is such a file already" in text
    assert "No such file or directory" in text
    assert record_of(situation(copy)) == record_of(situation(file))


def test_map_and_rules_can_be_looked_up(file: Path) -> None:
    shown = Companion(file).type("map", "map 7.0", "map 1", "rules A4.2-a", "rules")
    assert "G A★" in shown
    assert "capital of Automated player" in shown
    assert "Rule A4.2-a" in shown
    assert "Rule A3.3-a" in shown


def test_a_new_table_is_set_up_by_a_few_questions(tmp_path: Path) -> None:
    path = tmp_path / "automa.toml"
    companion = Companion(path, "de")
    shown = companion.type("5", "3", "", "kö", "king", "trajan", "egal", "hojo", "turn")
    assert "Hier gibt es kein" in shown
    assert "„5“ ist nichts davon, oder mehreres." in shown
    said = record(path)
    assert (said["players"], said["difficulty"], said["language"]) == (3, "king", "de")
    assert said["map"] == {"fixed": "solo-2h-a"}
    assert said["player"]["1"]["leader"] == "trajan"
    assert said["automa"]["leader"] == "hojo"
    assert said["player"]["2"]["leader"] not in ("trajan", "hojo", "")
    assert "Automatischer Spieler, Runde 1" in shown


def test_whoever_leaves_the_questions_has_no_file(tmp_path: Path) -> None:
    path = tmp_path / "automa.toml"
    Companion(path).type("2")
    assert not path.exists()


def test_a_file_that_cannot_be_written_is_told_and_the_session_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    before = file.read_text(encoding="utf-8")
    monkeypatch.setattr("shutil.copyfile", fail)
    shown = Companion(file).type("dial 1 3", "show")
    assert "No space left on device" in shown
    assert "Nothing was changed." in shown
    assert file.read_text(encoding="utf-8") == before
