"""The companion at a real table: turns of the automated player, notes, questions, dice, and taking back."""

from pathlib import Path

import pytest

from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.wonders import DECK_KINDS, DECK_OF, WONDERS
from civitas.games.new_dawn.map.hexes import DIRECTIONS, neighbour
from civitas.games.new_dawn.map.tiles import FIXED_MAPS, TilePlace
from civitas.games.new_dawn.scenario.building import build_scenario
from civitas.language import LANGUAGES, language
from civitas.terminal.new_dawn.companion.file import TITLE
from civitas.terminal.new_dawn.companion.notes import NOTES
from civitas.terminal.new_dawn.companion.session import COMMANDS
from civitas.terminal.new_dawn.companion.situation import record_of, scenario_of
from civitas.terminal.new_dawn.companion.words import word_for
from tests.terminal.new_dawn.companion.seated import Companion, change, new_file, record, situation

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
    english, filtered = language("en", TITLE), "A4 Priority lists filter"
    assert "Automated player, round 1" in shown
    assert steps(shown) == [
        "Drama and Poetry, slot 5 (A3 The automated player resolves slot 5)",
        f"Places a control token on 7.2 – {english.name('criterion-highest-terrain-difficulty')} ({filtered})",
        f"Places a control token on 7.1 – {english.name('criterion-only-choice')} ({filtered})",
        "Gains 1 trade token on slot 5 (A10 Unplaced control tokens)",
        "Drama and Poetry goes back to slot 1 (A3 The automated player resolves slot 5)",
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
    assert steps(shown)[0] == "Astrologie, Platz 5 (A3 Der automatische Spieler handelt Platz 5 ab)"
    turned = "Dreht die Technologiescheibe um 5 Felder weiter auf 5"
    assert steps(shown)[1] == f"{turned} (R7 Die Technologiescheibe weiterdrehen)"
    assert steps(shown)[2].endswith(" – der Würfel entscheidet (A4 Neue Fokuskarten des automatischen Spielers)")
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
        "Player 1 turns the event dial: barbarians move (A3 Event dial with the automated player)",
        "A die shows 3: the barbarians move south-east (R9 One direction for all barbarians)",
        "Barbarian D moves from 4.8 to 4.9 (R9 One direction for all barbarians)",
        "Barbarian C moves from 3.7 to 3.6 (R9 One direction for all barbarians)",
        "The control token of Player 1 on 3.6 is destroyed (R9 Raid on an unreinforced token)",
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
    assert steps(shown)[0].endswith("wins the game! (R14 Victory check)")
    assert record(file)["round"] == 1


# A turn in a round.


@pytest.mark.parametrize(
    ("answer", "plays"),
    [("yes", True), ("ja", True), ("no", False), ("", False), ("cancel", False), ("abbrechen", False)],
)
def test_a_second_turn_in_a_round_is_asked_about_first(answer: str, plays: bool, file: Path) -> None:
    Companion(file).type("turn")
    once = file.read_text(encoding="utf-8")
    assert record(file)["turn_done"] is True
    companion = Companion(file)
    shown = companion.type("turn", answer)
    assert "Automated player has had its turn in round 1 already" in shown
    assert companion.prompts[1] == "yes or no"
    assert ("Nothing was changed." in shown) is not plays
    assert (file.read_text(encoding="utf-8") == once) is not plays


def test_the_next_round_and_taking_back_allow_a_turn_without_a_question(file: Path) -> None:
    shown = Companion(file).type("turn", "undo", "turn", "event", "turn")
    assert "already" not in shown
    assert (record(file)["round"], record(file)["turn_done"]) == (2, True)
    Companion(file).type("event")
    assert record(file)["turn_done"] is False


def test_a_round_that_somebody_has_won_is_not_over_for_the_turn(file: Path) -> None:
    change(file, {"victory_cards": '["war", "learned", "reach"]'})
    Companion(file).type("turn")
    change(file, {"automa.agendas": '["warmonger", "scholarly", "explorer"]'})
    Companion(file).type("event")
    assert record(file)["turn_done"] is True


# What people are asked.


def test_people_defend_themselves(front: Path) -> None:
    companion = Companion(front, by_hand=True)
    shown = companion.type("turn", "1", "6", "9", "nonsense", "1", "spend trade", "done", "2", "6", "done")
    assert companion.prompts[1:3] == ["The attacker's die (1–6)", "The defender's die (1–6)"]
    assert "Player 1: Automated player attacks 7.1: 6 against your 7. Spend tokens?" in shown
    assert "“nonsense” does not fit here." in shown
    assert [step for step in steps(shown) if step.startswith("The attack of")] == [
        "The attack of Automated player on 7.1 fails, 6 to 9 (R8 Ties go to the defender)",
        "The attack of Automated player on 7.1 fails, 7 to 7 (R8 Ties go to the defender)",
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
    assert "The attack of Player 1 on 7.1 fails, 4 to 4 (R8 Ties go to the defender)" in steps(shown)
    assert "Player 1 replaces the control token of Automated player on 7.1 (R8 Control token defeated)" in [
        step if step.startswith("Player 1") else f"Player 1 {step[:1].lower()}{step[1:]}" for step in steps(shown)
    ]
    assert record(file)["player"]["1"]["tokens"] == ["7.8", "7.1"]
    assert record(file)["automa"]["tokens"] == []


# Leaving a question.


@pytest.mark.parametrize("word", ["cancel", "Abbrechen"])
@pytest.mark.parametrize("answers", [[], ["1"], ["1", "6"], ["1", "6", "spend trade"]])
def test_every_question_of_a_turn_can_be_left(word: str, answers: list[str], front: Path) -> None:
    before = front.read_text(encoding="utf-8")
    shown = Companion(front, by_hand=True).type("turn", *answers, word, "dial 1 3", "undo")
    assert "Nothing was changed." in shown
    assert "Noted." in shown, "the session goes on"
    assert front.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("lines", [["cancel"], []])
def test_the_question_which_wonder_lies_face_up_can_be_left_too(lines: list[str], file: Path) -> None:
    row = '["early-empire", "astrology", "foreign-trade", "masonry", "urbanization"]'
    change(file, {"automa.row": row, "automa.trade": "[0, 0, 0, 0, 5]", "wonders.face_up": '["petra"]'})
    before = file.read_text(encoding="utf-8")
    shown = Companion(file).type("turn", *lines)
    assert "which card lies face up now?" in shown
    assert "Nothing was changed." in shown
    assert file.read_text(encoding="utf-8") == before


def test_where_nothing_is_asked_there_is_nothing_to_leave(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    shown = Companion(file).type("cancel", "dial 1 3", "undo")
    assert "There is nothing to cancel." in shown
    assert file.read_text(encoding="utf-8") == before


# Cards instead of slots.


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ("trade 1 masonry 2", "trade", [0, 0, 2, 0, 0]),
        ("trade 1 Steinmetzkunst 2", "trade", [0, 0, 2, 0, 0]),
        ("resolve 1 early-empire", "row", ["early-empire", "astrology", "foreign-trade", "masonry", "pottery"]),
        ("resolve 1 pott", "row", ["pottery", "astrology", "foreign-trade", "masonry", "early-empire"]),
        ("card 1 Außenhandel Währung", "row", ["astrology", "currency", "masonry", "early-empire", "pottery"]),
        ("card 1 foreign-trade currency", "row", ["astrology", "currency", "masonry", "early-empire", "pottery"]),
    ],
)
def test_a_card_can_be_named_instead_of_its_slot(line: str, field: str, expected: object, file: Path) -> None:
    assert record(file)["player"]["1"]["row"] == ["astrology", "foreign-trade", "masonry", "early-empire", "pottery"]
    Companion(file).type(line)
    assert record(file)["player"]["1"][field] == expected


def test_a_card_that_is_not_in_the_row_is_no_slot(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    shown = " ".join(Companion(file).type("trade 1 flight 2", "trade 1 0 2").split())
    assert "slot: “flight” does not fit. Possible: 1–5, Astrology, Foreign Trade, Masonry" in shown
    assert "slot: “0” does not fit." in shown
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("answer", ["masonry", "store masonry", "Steinmetz", "ablegen Steinmetzkunst"])
def test_people_name_the_card_that_gets_a_token(answer: str, file: Path) -> None:
    # The event dial comes to the trade event; player 1's capital is mature with tokens all around it.
    change(file, {"event": "2", "player.1.tokens": '["9.1", "9.2", "9.4", "9.5", "9.6"]'})
    companion = Companion(file)
    companion.type("event", answer)
    assert companion.prompts[1] == "Player 1"
    assert record(file)["player"]["1"]["trade"] == [0, 0, 1, 0, 0]


def test_a_card_behind_another_word_is_no_answer(file: Path) -> None:
    change(file, {"event": "2", "player.1.tokens": '["9.1", "9.2", "9.4", "9.5", "9.6"]'})
    shown = Companion(file).type("event", "discard masonry", "store flight", "store masonry")
    assert "“discard masonry” does not fit here." in shown
    assert "“store flight” does not fit here." in shown
    assert record(file)["player"]["1"]["trade"] == [0, 0, 1, 0, 0]


# Dice.


def test_every_number_can_come_from_real_dice(front: Path) -> None:
    companion = Companion(front)
    shown = companion.type("dice maybe", "dice on", "turn", "seven", "0", "6", "1", "done", "event", "dice off")
    assert "dice on: you roll, and every number is asked for" in shown
    assert "“seven” is no number from 1 to 6. Just Enter: the program rolls." in shown
    assert "Attack 11 = die 6 + card 5 + bonus 0; defence 2 = die 1 + 1 (R8 Order of an attack)" in steps(shown)
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
    assert steps(shown) == ["Collects Oil on 9.7 (R5 Claiming a resource)"]


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
        assert f"\n  {word_for(name, language(code, TITLE))} " in shown
        assert language(code, TITLE).has(f"automa-usage-{name}")
    assert {"en": "[off]", "de": "[weg]"}[code] in shown


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
    assert "automa.dial (line 94): 77 is no number from 0 to 24." in " ".join(companion.screen.getvalue().split())
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
    assert "Rule A4 Priority lists filter" in shown
    assert "Rule A3 The automated player resolves slot 5" in shown


def test_a_new_table_is_set_up_by_a_few_questions(tmp_path: Path) -> None:
    path = tmp_path / "automa.toml"
    companion = Companion(path, "de")
    shown = companion.type(
        *("5", "3", "solo-2h-a", "k", "kö", "trajan", "egal", "hojo"), *("war Ästhet", "war, Ästhet, cities"),
        *("Eiffelturm", "keine", "", "petra"), "turn",
    )  # fmt: skip
    assert "Hier gibt es kein" in shown
    assert "„5“ ist nichts davon, oder mehreres." in shown
    assert "„k“ ist nichts davon, oder mehreres." in shown
    assert "„war Ästhet“: Erwartet werden 3 verschiedene Karten" in shown
    said = record(path)
    assert said["victory_cards"] == ["war", "reach", "cities"]
    [culture, science, military] = said["wonders"]["face_up"]
    assert (culture, military) == ("eiffel-tower", "petra")
    assert DECK_OF[WONDERS.index(science)] == DECK_KINDS.index(KINDS.index("science"))
    assert (said["players"], said["difficulty"], said["language"]) == (3, "king", "de")
    assert said["map"] == {"fixed": "solo-2h-a"}
    assert said["player"]["1"]["leader"] == "trajan"
    assert said["automa"]["leader"] == "hojo"
    assert said["player"]["2"]["leader"] not in ("trajan", "hojo", "")
    assert "Automatischer Spieler, Runde 1" in shown


@pytest.mark.parametrize(
    "answers",
    [["2"], ["2", "cancel"], ["2", "solo-1h-a", "", "", "", "", "", "", "", "abbrechen"], ["2", "", "7a", "cancel"]],
)
def test_whoever_leaves_the_questions_has_no_file(answers: list[str], tmp_path: Path) -> None:
    path = tmp_path / "automa.toml"
    shown = Companion(path).type(*answers)
    assert "Nothing was changed." in shown
    assert not path.exists()


# The tiles of the table.

SOLO = next(each for each in FIXED_MAPS if each.id == "solo-1h-A")


def edge(laid: list[TilePlace], tile: TilePlace, ways: list[str]) -> str:
    """How to say where a tile lies: one of its spaces, the direction, and a space that lies there already."""
    spaces = {place: f"{each.tile}.{number}" for each in laid for number, place in enumerate(each.hexes())}
    for number, place in enumerate(tile.hexes()):
        for direction in range(6):
            if neighbour(place, direction) in spaces:
                return f"{number} {ways[direction]} {spaces[neighbour(place, direction)]}"
    return ""


def laying_order(first: int) -> list[TilePlace]:
    """The tiles of the map, each one next to those before it."""
    rest = sorted(SOLO.tiles, key=lambda each: each.tile != first)
    laid = [rest.pop(0)]
    while rest:
        laid.append(next(each for each in rest if edge(laid, each, DIRECTIONS)))
        rest.remove(laid[-1])
    return laid


@pytest.mark.parametrize(("code", "ways"), [("en", DIRECTIONS), ("de", ["no", "o", "so", "sw", "w", "nw"])])
def test_a_printed_map_is_laid_tile_after_tile(code: str, ways: list[str], tmp_path: Path) -> None:
    path = tmp_path / "automa.toml"
    tiles = laying_order(SOLO.automa_tile)
    typed = [f"{tiles[0].tile}{'ab'[tiles[0].side]}", str(tiles[0].rotation), "a"]
    for number, tile in enumerate(tiles[1:], 1):
        typed += [f"{tile.tile} {'AB'[tile.side]}", str(tile.rotation), edge(tiles[:number], tile, ways)]
    companion = Companion(path, code)
    shown = companion.type("", "", *typed, *[""] * 10)
    p = situation(path).position
    known = {each.tile: each for each in tiles}
    here = {row[0]: TilePlace.of_row(row) for row in p.tiles}
    assert {tile: (each.side, each.rotation) for tile, each in here.items()} == {
        tile: (each.side, each.rotation) for tile, each in known.items()
    }
    # The whole map may lie elsewhere, for somebody has to lie at (0, 0).
    shifts = {(a.anchor[0] - known[t].anchor[0], a.anchor[1] - known[t].anchor[1]) for t, a in here.items()}
    assert len(shifts) == 1
    [(q, r)] = shifts
    assert p.water == [[place[0] + q, place[1] + r] for place in SOLO.water]
    assert (record(path)["automa"]["capital"], record(path)["player"]["1"]["capital"]) == ("7.0", "9.0")
    assert shown.count("7.0 ") >= len(tiles), "the map is drawn after each tile"
    assert max(len(line) for line in shown.splitlines()) <= companion.console.width


def test_a_tile_that_cannot_lie_there_is_refused_and_asked_for_again(tmp_path: Path) -> None:
    path = tmp_path / "automa.toml"
    companion = Companion(path)
    shown = companion.type(
        *("", "tiles", "seven", "17a", "7c", "7a", "6", "", "b", "a"),
        *("7b", "9a", "0", "3 w", "x w 7.5", "2 up 7.5", "2 w 12.3", "3 w 7.1", "2 w 7.5"),
    )
    for text in ("“seven” is no tile", "“17a” is no tile", "“7c” is no tile", "“6” is no number from 0 to 5."):
        assert text in shown
    assert "“b” is none of these" in shown
    assert "Tile 7 lies there already." in shown
    for text in (
        "“3 w”: three words are expected",
        "“x w 7.5”: three",
        "“up” is no direction",
        "“12.3” is no space on the table",
    ):
        assert text in shown
    assert "It would lie on 7." in shown
    assert "The capital on tile 9: Player 1." in shown


def test_the_last_tile_can_be_taken_back_and_all_capitals_are_needed(tmp_path: Path) -> None:
    path = tmp_path / "automa.toml"
    companion = Companion(path)
    shown = companion.type(
        *("", "tiles", "back", "7a", "0", "a", "", "13a", "back", "13a", "1", "back", "13a", "1", "3 w 7.5"),
        *("9b", "2", "4 nw 13.5", "back", "11b", "0", "5 w 7.5", "back", "11b", "2", "4 nw 13.5", "16a", ""),
        *("ne", "e 7.8", "e 99.1", "q 7.4", "e 7.9", *[""] * 9),
    )
    assert "Capital tiles are still missing: Player 1" in shown
    assert "Tile 16 is a capital tile, and everybody has one." in shown
    assert "By the rules a new tile touches at least 4 spaces." in shown
    said = record(path)
    for text in (
        "“ne”: two words are expected",
        "“e 7.8”: something lies there.",
        "“99.1” is no space",
        "“q” is no dir",
    ):
        assert text in shown
    assert [tile["tile"] for tile in said["map"]["tiles"]] == [13, 7, 11]
    assert situation(path).position.water == [[2, -3]]
    assert (said["automa"]["capital"], said["player"]["1"]["capital"]) == ("7.0", "11.0")


# Both languages.


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ("marker 1 9.1", "player.1.tokens", ["9.1"]),
        ("stadt 1 9.1", "player.1.cities", ["9.1"]),
        ("barbar c weg", "barbarians.c", "off"),
        ("wagen 1 1 9.2", "player.1.caravans", ["9.2", "reserve", "reserve"]),
        ("wagen 1 1 vorrat", "player.1.caravans", ["reserve", "reserve", "reserve"]),
        ("wagen 1 2 karte", "player.1.caravans", ["card", "card", "reserve"]),
        ("ressource 5.3 weg", "resources.diamond", []),
        ("scheibe 1 7", "player.1.dial", 7),
        ("nehmen 1 Genf", "player.1.envoys", ["geneva"]),
        ("wunder Petra offen", "wonders.face_up", ["petra"]),
        ("siegkarten Kriegstreiber gelehrt cities", "victory_cards", ["war", "learned", "cities"]),
        ("fuehrer 1 hojo", "player.1.leader", "trajan"),
        ("anfuehrer 1 hojo", "player.1.leader", "hojo"),
        ("Anführer 1 hojo", "player.1.leader", "hojo"),
    ],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_notes_are_understood_in_both_languages(line: str, field: str, expected: object, code: str, file: Path) -> None:
    change(file, {"wonders.face_up": "[]"})
    Companion(file, code).type(line)
    found: object = record(file)
    for key in field.split("."):
        assert isinstance(found, dict)
        found = found[key]
    assert found == expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_commands_are_understood_in_both_languages(code: str, file: Path) -> None:
    companion = Companion(file, code)
    companion.type("zug", "zurück", "würfel an", "lage", "karte 7.0", "regeln A4.2-a", "hilfe", "ende")
    assert record(file)["turn_done"] is False
    assert companion.session.by_hand
    assert language(code, TITLE).text("automa-undone") in companion.screen.getvalue()


def test_the_beginning_of_a_word_is_that_of_the_language_that_is_spoken(file: Path) -> None:
    assert "G A★" in Companion(file, "en").type("ma")
    assert "Spieler: fehlt." in Companion(file, "de").type("ma")


@pytest.mark.parametrize(("word", "level"), [("Prinz", "prince"), ("koenig", "king"), ("KAISER", "emperor")])
def test_a_file_may_name_the_level_in_german(word: str, level: str, file: Path) -> None:
    change(file, {"difficulty": f'"{word}"'})
    Companion(file).type("dial 1 1")
    assert record(file)["difficulty"] == level


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
