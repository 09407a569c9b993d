"""A person plays with bots: choices, commands, mistakes, taking back, saving, leaving."""

import json
from pathlib import Path

import pytest

from civitas.core.dice import Dice
from civitas.terminal.saves import autosave_path, read_game
from tests.terminal.seated import TITLE, Person, lines_with, place, saves_in

CRETE = {"tokens": {"knossos": 4, "phaestos": 1}, "ships": ["knossos"], "treasury": 3}
MOVING = {"players": ["crete", "thrace"], "phase": 5, "crete": CRETE, "thrace": {"tokens": {"sparta": 1}}}
TRADING = {
    "players": ["crete", "thrace"],
    "phase": 9,
    "crete": {"tokens": {"knossos": 2}, "hand": {"salt": 2, "bronze": 1, "iron": 3}},
    "thrace": {"tokens": {"sparta": 2}, "hand": {"gold": 1, "hides": 5}},
}
BUYING = {
    "players": ["crete", "thrace"],
    "phase": 10,
    "crete": {"tokens": {"knossos": 2}, "hand": {"salt": 4, "bronze": 1}, "cards": ["music"], "treasury": 12},
    "thrace": {"tokens": {"sparta": 2}},
}


def moving(lang: str = "en") -> Person:
    return Person(scenario=MOVING, lang=lang)


# The situation.


def test_the_situation_shows_everybody_and_what_is_mine() -> None:
    screen = moving().type()
    (own,) = lines_with(screen, "● Crete (you)")
    assert own.split()[3:10] == ["0", "5", "48", "3", "1", "0", "0"]
    assert lines_with(screen, "● Thrace", "55")
    assert lines_with(screen, "Your areas:", "Knossos 4/3 ■", "Phaestos 1/2 ■")
    assert lines_with(screen, "Your ships:", "1 Knossos")
    assert lines_with(screen, "5 Movement", "to act: Crete")
    assert "Move your tokens and ships:" in screen
    assert lines_with(screen, "Knossos 4/3 ■", "→ Phaestos")
    assert lines_with(screen, "Ship 1 in Knossos (0/5)", "load 1–4")


def test_the_situation_is_german_for_germans() -> None:
    screen = moving("de").type()
    assert lines_with(screen, "● Kreta (du)")
    assert lines_with(screen, "5 Bewegung", "am Zug: Kreta")
    assert lines_with(screen, "Deine Gebiete:", "Phaistos 1/2")
    assert lines_with(screen, "Schiff 1 in Knossos (0/5)", "1–4 laden")
    assert "Deine Wahl" in Person(scenario=MOVING, lang="de").session.language.text("prompt")


def test_the_hand_shows_what_sets_are_worth() -> None:
    screen = Person(scenario=TRADING).type()
    assert lines_with(screen, "Your hand:", "3 Iron =18", "2 Salt =12", "1 Bronze =6", "6 cards, worth 36")


def test_purchases_show_prices_with_credits() -> None:
    screen = Person(scenario=BUYING).type()
    assert lines_with(screen, "Prices for you:", "Pottery 45")
    assert "Philosophy 205" not in screen
    assert lines_with(screen, "Buy:", "Pottery (45)")
    assert lines_with(screen, "Next space of your track:", "no condition")


@pytest.mark.parametrize("scenario", [MOVING, TRADING, BUYING])
def test_the_screen_shows_nothing_that_the_seat_cannot_know(scenario: dict[str, object]) -> None:
    person = Person(scenario=scenario)
    real = person.type("log", "?", "? gold", "map sparta")
    imagined = Person(scenario=scenario)
    place(imagined.session.table, TITLE.scenario(scenario).perspective(0).imagine(Dice.seeded(5)))
    imagined.session.table.log = list(person.session.table.log)
    imagined.session.told = 0
    assert imagined.type("log", "?", "? gold", "map sparta") == real
    assert "Gold =" not in real


# Playing.


def test_choices_by_number_ask_how_many() -> None:
    person = moving()
    person.type("1", "3")
    assert person.texts == ["move 3 knossos phaestos"]
    assert any("move 1–4 tokens" in prompt and "1–4" in prompt for prompt in person.prompts)


def test_choices_by_number_may_say_how_many_at_once() -> None:
    person = moving()
    person.type("1 2", "2; done")
    assert person.texts == ["move 2 knossos phaestos", "move 1 phaestos knossos", "done"]


def test_actions_in_words_several_on_a_line() -> None:
    person = moving()
    person.type("load 3 1; sail 1 thera; land 3 1; move 1 knossos phaestos")
    assert person.texts == ["load 3 1", "sail 1 thera", "land 3 1", "move 1 knossos phaestos"]


def test_german_words_play_german_games() -> None:
    person = moving("de")
    screen = person.type("lade 3 1; fahre 1 thera; lande 3 1; ziehe 1 knossos phaistos")
    assert person.texts == ["load 3 1", "sail 1 thera", "land 3 1", "move 1 knossos phaestos"]
    assert "Kreta: Schiff 1 lädt 3 in Knossos, Schiff 1 → Thera" in screen


def test_a_line_with_a_mistake_plays_nothing() -> None:
    person = moving()
    screen = person.type("move 1 knossos phaestos; move 9 knossos phaestos")
    assert person.texts == []
    assert "Rule 43.5-c" in screen
    assert "Nothing of this line was played" in screen
    assert person.position.digest() == TITLE.scenario(MOVING).digest()


def test_what_follows_the_end_of_a_turn_is_not_played() -> None:
    person = moving()
    screen = person.type("done; move 1 knossos phaestos")
    assert "Not played any more: move 1 knossos phaestos" in screen
    assert person.texts[0] == "done"


def test_news_since_the_last_turn_are_told_in_sentences() -> None:
    person = Person(players=4, seed=7, bot="steward")
    screen = person.type("1", "done", "done", "done", "done")
    assert "chooses" in screen
    assert "New tokens:" in screen
    assert "The markers:" in screen


def test_a_forced_answer_is_given_by_itself() -> None:
    scenario = {**BUYING, "crete": {"tokens": {"knossos": 2}, "hand": {"salt": 1}}}
    person = Person(scenario=scenario)
    person.type()
    assert person.texts[0] == "done"


# Trading.


def test_an_offer_in_one_line() -> None:
    person = Person(scenario=TRADING)
    screen = person.type("offer everyone: 2 salt, 1 bronze; claim gold; name salt")
    assert person.texts[:6] == ["offer everyone", "put salt", "put salt", "put bronze", "claim gold", "name salt"]
    assert "Crete offers everyone 3 cards worth 18, Salt among them; claimed: Gold." in screen


def test_an_offer_step_by_step_shows_the_package() -> None:
    person = Person(scenario=TRADING)
    screen = person.type("offer thrace", "put salt", "put salt")
    assert lines_with(screen, "Your package:", "to Thrace", "still empty")
    assert lines_with(screen, "Your package:", "to Thrace", "2 Salt, worth 12")
    screen = person.type("undo")
    assert "Taken back: put in Salt." in screen


def test_a_german_offer_in_one_line() -> None:
    person = Person(scenario=TRADING, lang="de")
    screen = person.type("biete alle: 2 salz, bronze; nenne salz")
    assert "Kreta bietet allen 3 Karten im Wert von 18, darunter Salz." in screen


def test_an_offer_of_cards_that_are_not_there_is_refused_as_a_whole() -> None:
    person = Person(scenario=TRADING)
    screen = person.type("offer everyone: 3 salt; name salt")
    assert "That is not allowed: put in Salt." in screen
    assert person.texts == []


# Commands.


def test_help_explains_the_question_and_lists_commands() -> None:
    screen = moving().tell("?")
    assert "Every token crosses one land border" in screen
    assert lines_with(screen, "move 1 knossos phaestos", "move 1 token from Knossos to Phaestos")
    for command in ("why", "undo", "save", "load", "log", "map", "rules", "quit"):
        assert lines_with(screen, f"  {command}")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("pottery", ["In a famine", "Costs 45", "Crafts", "Credits: Cloth Making 10"]),
        ("töpfern", ["Pottery"]),
        ("flood", ["The victim loses 17 units", "red calamity of stack 3"]),
        ("piracy", ["black calamity of stack 9"]),
        ("salt", ["Worth 3 each", "3, 12, 27"]),
        ("knossos", ["Feeds 3", "City site", "Here: Crete 4, ship of Crete", "By land:", "By water:"]),
        ("crete", ["Start area", "The epochs begin on spaces 1, 5, 9, 11, 14", "Cities: none"]),
        ("egypt", ["Nobody plays this nation."]),
        ("43.7-a", ["Rule 43.7-a"]),
        ("law", ["Costs"]),
        ("philosophy", ["Needs Law."]),
        ("xyzzy", ["I know nothing called “xyzzy”."]),
    ],
)
def test_help_explains_words(word: str, expected: list[str]) -> None:
    screen = moving().tell(f"? {word}")
    for text in expected:
        assert text in screen


def test_help_without_a_blank_works_too() -> None:
    assert "Worth 3 each" in moving().tell("?salt")


def test_why_cites_the_rule() -> None:
    screen = moving().tell("why build knossos", "why move 1 knossos phaestos", "why", "why dance")
    assert "That is not allowed: build a city in Knossos." in screen
    assert "Rule 43-a" in screen
    assert "“move 1 token from Knossos to Phaestos” is allowed now." in screen
    assert "Why what?" in screen
    assert "I do not understand “dance”" in screen


def test_why_cites_the_rule_in_german() -> None:
    screen = moving("de").tell("warum ziehe 9 knossos phaistos")
    assert "Regel 43.5-c: Eine Landgrenze je Spielstein" in screen


def test_undo_takes_back_own_actions_only() -> None:
    person = moving()
    screen = person.type("move 2 knossos phaestos", "undo", "undo")
    assert "Taken back: move 2 tokens from Knossos to Phaestos." in screen
    assert "There is nothing to take back" in screen
    assert person.texts == []


def test_undo_goes_back_over_forced_answers() -> None:
    person = moving()
    session = person.session
    session.play(TITLE.space.parse("move 1 knossos phaestos"))
    session._forced.add(1)
    session.play(TITLE.space.parse("move 1 knossos phaestos"))
    session.undo()
    assert person.texts == []


def test_log_shows_the_past() -> None:
    person = moving()
    screen = person.tell("move 2 knossos phaestos; move 1 phaestos knossos", "log", "log 1", "log x")
    assert screen.count("Crete: 2 Knossos → Phaestos, 1 Phaestos → Knossos.") == 3
    assert "I do not understand “x”" in screen
    empty = moving()
    empty.session.table.log = []
    assert "Nothing has happened yet." in empty.tell("log")


def test_map_shows_areas_and_regions() -> None:
    screen = moving().tell("map knossos", "map beige", "map", "map pink", "map atlantis", "map red sea")
    assert lines_with(screen, "By land:", "Phaestos 2■")
    assert lines_with(screen, "Sparta", "(Thrace 1)")
    assert "There are Beige, Pink, Green, Yellow, Open Sea." in screen
    assert "This region is not in play." in screen
    assert "only ships with Astronomy" in screen


def test_rules_can_be_searched() -> None:
    screen = moving().tell("rules 43.12", "rules hand limit", "rules", "rules xyzzy", "rules city")
    assert "Rule 43.12-a" in screen
    assert "Which rule?" in screen
    assert "No rule says anything about “xyzzy”." in screen
    assert "more rules; a longer query shows fewer." in screen


def test_enter_and_look_show_the_situation_again() -> None:
    assert moving().tell("", "look").count("● Crete (you)") == 2


@pytest.mark.parametrize("word", ["quit", "exit", "ende", "qui"])
def test_quit_keeps_the_game(word: str, state: Path) -> None:
    person = Person(players=3)
    person.lines = [word, "done"]
    person.session.run()
    (kept,) = saves_in(state)
    said = "".join(person.screen.getvalue().split())
    assert f"civitasplay--load{kept}" in said
    assert person.lines == ["done"]


# Saving.


def test_save_and_load_bring_the_same_game_back(tmp_path: Path) -> None:
    person = Person(players=3, seed=4)
    person.type("1", "done", f"save {tmp_path / 'game.json'}")
    digest = person.position.digest()
    other = Person(players=3, seed=5)
    screen = other.type(f"load {tmp_path / 'game.json'}")
    assert other.position.digest() == digest
    assert "you are" in screen
    table, seat, bots = read_game(tmp_path / "game.json")
    assert (table.players, seat, bots) == (3, 0, {1: "random", 2: "random"})


def test_loading_what_is_no_game_is_refused_politely(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"title": "civilization-1980", "terminal": {"seat": 0, "bots": {}}}')
    strange = tmp_path / "strange.json"
    strange.write_text("no json")
    person = Person(players=2)
    screen = person.tell(
        "load",
        f"load {tmp_path / 'nothing.json'}",
        f"load {broken}",
        f"load {strange}",
        "save",
        f"save {tmp_path}/a/b/",
    )
    assert "Which file? For example: `load" in screen
    assert "no such file" in " ".join(screen.split())
    assert " ".join(screen.split()).count("is no saved game of this title.") == 2


def test_saving_where_nothing_can_be_written_is_no_disaster(tmp_path: Path) -> None:
    tmp_path.joinpath("file").write_text("")
    screen = Person(players=2).tell(f"save {tmp_path}/file/game.json")
    assert "game.json: File exists" in screen.replace("\n", " ")


def test_a_game_whose_seats_do_not_fit_is_refused(tmp_path: Path) -> None:
    person = Person(players=2)
    file = tmp_path / "game.json"
    person.type(f"save {file}")
    stored = json.loads(file.read_text())
    stored["terminal"]["bots"] = {"1": "random", "2": "random"}
    file.write_text(json.dumps(stored))
    assert "is no saved game" in " ".join(person.type(f"load {file}").split())


def test_load_with_numbers_loads_a_ship() -> None:
    person = moving()
    person.type("load 2 1")
    assert person.texts == ["load 2 1"]


# Mistakes and leaving.


@pytest.mark.parametrize(
    "line",
    [
        "dance", "0", "99", "1 99", "move", "move 1", "move a b c", ";;", "; ", "offer everyone: 2 salt", "1 2 3", "-1",
        "[bold]", "[/]", "{0}", "\x00", "move 1 knossos phaestos phaestos", "why why", "? [red]", "log -5", "🙂",
        "save \x00", "map [/]", "load \x00",
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["en", "de"])
def test_bad_input_is_answered_and_changes_nothing(line: str, lang: str) -> None:
    person = moving(lang)
    screen = person.tell(line)
    assert person.texts == []
    assert "Traceback" not in screen


def test_a_wrong_count_is_asked_nothing_more() -> None:
    person = moving()
    screen = person.type("1", "many", "1 9")
    assert "I do not understand “many”" in screen
    assert "9 is too many or too few here: 1 to 4." in screen
    assert person.texts == []


def test_interrupts_keep_the_game(state: Path) -> None:
    person = Person(players=3)

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    person.session.ask = interrupted
    person.session.run()
    assert "Your game is kept." in person.screen.getvalue()
    assert read_game(autosave_path(person.session.table))[0].record == person.session.table.record


def test_an_interrupt_in_the_middle_of_an_action_keeps_a_game_that_can_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = Person(players=3, seed=2)
    person.type("1", "done")
    table = person.session.table

    def half_done(seat: int, action: int) -> None:
        table.position.frames[-1].asked = 0
        raise KeyboardInterrupt

    monkeypatch.setattr(table, "play", half_done)
    person.type("done", "done")
    assert read_game(autosave_path(table))[0].record == table.record


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    screen = Person(players=2).type("1")
    assert "Your game is kept" not in screen
    assert "See you!" in screen


def test_a_loaded_game_recalls_what_happened_last(tmp_path: Path) -> None:
    person = Person(players=3, seed=4)
    person.type("1", "done", "done", f"save {tmp_path / 'game.json'}")
    assert "The markers:" in Person(players=3).type(f"load {tmp_path / 'game.json'}") or person.texts
