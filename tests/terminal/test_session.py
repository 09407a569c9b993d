"""A person plays with bots: choices, commands, mistakes, taking back, saving, leaving."""

import json
from pathlib import Path

import pytest

from civitas.core.rules import Objection
from civitas.terminal.saves import autosave_path, read_game
from tests.terminal.civilization_1980.situations import BUYING, MOVING, TRADING, moving
from tests.terminal.seated import TITLE, Person, lines_with, saves_in

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
    assert "Rule 43.5 " in screen
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


def test_what_led_to_a_question_is_told_above_it_and_not_again_until_it_changes() -> None:
    hand = "Your hand: 3 Iron, 2 Salt, Bronze (6 cards, worth 36)"
    first = Person(scenario=TRADING).type("?")
    assert len(lines_with(first, hand)) == 1
    assert first.index(hand) < first.index("\nTrade:")
    assert len(lines_with(Person(scenario=TRADING).type("?", "look"), hand)) == 2
    assert len(lines_with(Person(scenario=TRADING).type("offer thrace"), hand)) == 2


# Commands.


def test_help_explains_the_question_and_lists_commands() -> None:
    screen = moving().tell("?")
    assert "Every token crosses one land border" in screen
    assert lines_with(screen, "move 1 knossos phaestos", "move 1 token from Knossos to Phaestos")
    for command in ("why", "undo", "save", "load", "log", "map", "rules", "quit"):
        assert lines_with(screen, f"  {command}")


def test_help_without_a_blank_works_too() -> None:
    assert "Worth 3 each" in moving().tell("?salt")


def test_why_cites_the_rule() -> None:
    screen = moving().tell("why build knossos", "why move 1 knossos phaestos", "why", "why dance")
    assert "That is not allowed: build a city in Knossos." in screen
    assert "Rule 43 " in screen
    assert "“move 1 token from Knossos to Phaestos” is allowed now." in screen
    assert "Why what?" in screen
    assert "I do not understand “dance”" in screen


def test_why_cites_the_rule_in_german() -> None:
    screen = moving("de").tell("warum ziehe 9 knossos phaistos")
    assert "Regel 43.5 Eine Landgrenze je Spielstein" in screen


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


def test_rules_can_be_searched() -> None:
    screen = moving().tell("rules 43.12", "rules hand limit", "rules", "rules xyzzy", "rules city")
    assert "Rule 43.12 Hand limit six" in screen
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


# Before something is thrown away.

SHIPS = {
    "players": ["crete", "thrace"],
    "phase": 4,
    "crete": {"tokens": {"knossos": 2}},
    "thrace": {"tokens": {"byzantium": 5}},
}


@pytest.mark.parametrize(
    ("lang", "answer", "is_done"),
    [
        ("en", "yes", True),
        ("en", "y", True),
        ("en", "no", False),
        ("en", "", False),
        ("de", "Ja", True),
        ("de", "nein", False),
    ],
)
def test_what_would_end_the_own_game_is_asked_about_first(lang: str, answer: str, is_done: bool) -> None:
    person = Person(scenario=SHIPS, lang=lang)
    screen = person.tell("build-ship knossos 2", answer)
    assert person.prompts.count({"en": "Do it? (yes/no)", "de": "Wirklich? (ja/nein)"}[lang]) == 1
    assert {"en": "your last tokens", "de": "letzten"}[lang] in screen
    assert ("build-ship knossos 2" in person.texts) == is_done


def test_a_refusal_of_the_table_names_the_option_and_cites_no_rule() -> None:
    person = Person(scenario={**TRADING, "options": {"trade_bound": 40}})
    person.session.refuse(TITLE.space.parse("offer everyone"), Objection("43.9-e", "trade_bound"))
    screen = person.screen.getvalue()
    assert "an option of this table" in screen
    assert "43.9-e" not in screen
