"""`civitas automa` on the command line: new files, turns, rounds, and one clear line for every mistake."""

import io
from pathlib import Path

import pytest

from civitas import cli
from civitas.cli import main
from civitas.games.new_dawn.map.tiles import FIXED_MAPS
from civitas.language import LANGUAGES, language
from civitas.terminal.new_dawn.companion.command import ALIASES
from civitas.terminal.new_dawn.companion.file import TITLE
from tests.terminal.new_dawn.companion.seated import change, new_file, record, situation


@pytest.fixture(autouse=True)
def _own_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def run(*arguments: str) -> int:
    """The exit code of a command line."""
    try:
        return main(["automa", *arguments])
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else -1


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    """Let the person type these lines and then leave; the prompts."""
    waiting, prompts = list(lines), list[str]()

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr(cli, "ask", ask)
    return prompts


# New files.


def test_a_new_file_can_be_played_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", "table.toml", "--seed", "5") == 0
    shown = capsys.readouterr().out
    assert "Automated player" in shown
    assert "Written: table.toml." in shown
    said = record(Path("table.toml"))
    assert (said["players"], said["difficulty"], said["map"]) == (2, "prince", {"fixed": "solo-1h-a"})
    assert run("turn", "table.toml") == 0
    shown = capsys.readouterr().out
    assert "Automated player, round 1\n 1. " in shown
    assert shown.endswith("Saved in table.toml.\n")
    assert record(Path("table.toml.bak")) == said


def test_everything_about_a_new_table_can_be_told() -> None:
    assert (
        run(
            *("new", "table.toml", "--map", "solo-2h-B", "--difficulty", "emperor", "--leader", "hojo"),
            *("--people", "trajan,tomyris", "--victory", "war,reach,cities", "--wonders", "petra,stonehenge"),
            *("--seed", "1", "--language", "de"),
        )
        == 0
    )
    said = record(Path("table.toml"))
    assert said["language"] == "de"
    assert said["players"] == 3
    assert said["map"] == {"fixed": "solo-2h-b"}
    assert said["victory_cards"] == ["war", "reach", "cities"]
    assert said["wonders"]["face_up"] == ["stonehenge", "petra"]
    assert [said["player"][seat]["leader"] for seat in "12"] == ["trajan", "tomyris"]
    assert said["automa"]["leader"] == "hojo"
    p = situation(Path("table.toml")).position
    assert all(p.card(p.automa, slot).level == 2 for slot in range(5))


def test_the_same_seed_gives_the_same_table() -> None:
    for name in ("one.toml", "two.toml"):
        assert run("new", name, "--seed", "9", "--players", "4") == 0
    assert Path("one.toml").read_text(encoding="utf-8") == Path("two.toml").read_text(encoding="utf-8")
    assert run("new", "three.toml") == 0
    assert run("new", "four.toml") == 0
    assert record(Path("three.toml"))["seed"] != record(Path("four.toml"))["seed"]


def test_a_map_can_be_laid_of_tiles() -> None:
    layout = next(each for each in FIXED_MAPS if each.id == "solo-1h-A")
    rows = [(tile.tile, "ab"[tile.side], *tile.anchor, tile.rotation) for tile in layout.tiles]
    words = [f"{tile}{side}@{q},{r}r{turns}" for tile, side, q, r, turns in rows]
    water = [f"{q},{r}" for q, r in layout.water]
    assert run("new", "table.toml", "--tiles", *words, "--water", *water) == 0
    said = record(Path("table.toml"))
    assert said["map"] == {"fixed": "solo-1h-a"}, "these very tiles are a map of their own"
    assert said["automa"]["capital"] == "7.0"
    assert said["player"]["1"]["capital"] == "9.0"
    assert run("new", "other.toml", "--tiles", *[word for word in words if not word.startswith("3a")]) == 0
    assert len(record(Path("other.toml"))["map"]["tiles"]) == len(words) - 1
    assert run("turn", "other.toml") == 0


def test_a_file_that_exists_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    Path("table.toml").write_text("mine", encoding="utf-8")
    assert run("new", "table.toml") == 2
    assert "there is such a file already" in capsys.readouterr().err
    assert Path("table.toml").read_text(encoding="utf-8") == "mine"
    assert run("new", "table.toml", "--force") == 0
    assert Path("table.toml.bak").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--map", "moon"], "--map moon: must be one of solo-1h-a"),
        (["--map", "solo-1h-a", "--players", "3"], "--map solo-1h-a: is for 2 players, not for 3"),
        (["--map", "solo-1h-a", "--tiles", "7a@0,0"], "--map, --tiles: a map is either fixed or made of tiles"),
        (["--water", "1,1"], "--water: only a map of tiles has water tokens"),
        (["--tiles", "7c@0,0"], "--tiles 7c@0,0: write it as 13a@0,0r2"),
        (["--tiles", "7a@0,0"], "--tiles: 2 capital tiles are expected (7, 9, 11, 16), not 1"),
        (["--tiles", "7a@0,0", "9a@0,9", "--water", "x"], "--water x: write it as 3,-1"),
        (["--tiles", "7a@0,0", "9a@0,0"], "new: map: two spaces lie at [0, 0]."),
        (["--players", "5"], "--players 5: must be 2 to 4"),
        (["--difficulty", "hard"], "--difficulty hard: must be one of settler"),
        (["--leader", "caesar"], "caesar: no such leader; there are roosevelt"),
        (["--people", "hojo,hojo"], "--leader, --people: two players have the same leader"),
        (["--people", "hojo,trajan,tomyris,gilgamesh"], "must be 2 to 4"),
        (["--players", "2", "--people", "hojo,trajan"], "--people: there are 1 people"),
        (["--victory", "war"], "new: victory_cards: 3 different cards are expected."),
        (["--wonders", "babel"], "new: wonders.face_up: 'babel' is unknown."),
        (["--seed", "-1"], "--seed -1: must be 0 to 1000000"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("new", "table.toml", *arguments) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert printed.err.count("\n") == 1
    assert not Path("table.toml").exists()


def test_names_on_the_command_line_may_be_german() -> None:
    wishes = ("--difficulty", "König", "--leader", "Kleopatra", "--victory", "Kriegstreiber,gelehrt,cities")
    assert run("neu", "table.toml", "--seed", "1", *wishes, "--wonders", "Eiffelturm,Petra") == 0
    said = record(Path("table.toml"))
    assert (said["difficulty"], said["automa"]["leader"]) == ("king", "cleopatra")
    assert said["victory_cards"] == ["war", "learned", "cities"]
    assert said["wonders"]["face_up"] == ["eiffel-tower", "petra"]
    for command in ("zug", "ereignis", "lage"):
        assert run(command, "table.toml") == 0
    assert record(Path("table.toml"))["round"] == 2


@pytest.mark.parametrize("command", ["new", "turn", "event", "show"])
def test_the_commands_have_the_words_of_the_session(command: str) -> None:
    words = [language(code, TITLE).text(f"automa-word-{command}").split()[0] for code in LANGUAGES]
    assert [command, *ALIASES[command]] == words


def test_a_new_table_is_asked_for_at_a_terminal_if_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Terminal())
    prompts = typed(monkeypatch, "3", "solo-2h-b", "", "", "", "", "", "", "", "", "")
    assert run("new", "table.toml") == 0
    assert prompts[:3] == ["[2]", "[tiles]", "[Prince]"]
    assert record(Path("table.toml"))["map"] == {"fixed": "solo-2h-b"}
    assert run("new", "other.toml", "--players", "2") == 0


def test_whoever_leaves_these_questions_has_no_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal())
    typed(monkeypatch, "3", "cancel")
    assert run("new", "table.toml") == 2
    assert capsys.readouterr().err == "civitas: Nothing was changed.\n"
    assert not Path("table.toml").exists()


class Terminal(io.StringIO):
    """An input at which somebody sits."""

    def isatty(self) -> bool:
        return True


# Turns.


def test_a_second_turn_in_a_round_is_asked_about_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("new", "table.toml", "--seed", "5") == 0
    assert run("turn", "table.toml") == 0
    once = Path("table.toml").read_text(encoding="utf-8")
    for answers in (["no"], ["abbrechen"], []):
        typed(monkeypatch, *answers)
        assert run("turn", "table.toml") == 2
        assert capsys.readouterr().err == "civitas: Nothing was changed.\n"
        assert Path("table.toml").read_text(encoding="utf-8") == once
    typed(monkeypatch, "yes")
    assert run("turn", "table.toml") == 0
    assert run("event", "table.toml") == 0
    assert run("turn", "table.toml") == 0


@pytest.mark.parametrize("command", ["turn", "event", "show"])
def test_a_broken_file_is_named_in_one_line_and_not_touched(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = new_file(tmp_path / "table.toml")
    change(path, {"automa.dial": "99"})
    before = path.read_text(encoding="utf-8")
    assert run(command, "table.toml") == 2
    printed = capsys.readouterr()
    assert printed.err == "civitas: table.toml: automa.dial (line 94): 99 is no number from 0 to 24.\n"
    assert run(command, "table.toml", "--lang", "de") == 2
    assert "automa.dial (Zeile 94): 99 ist keine Zahl von 0 bis 24." in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["table.toml"]


def test_messages_are_in_the_language_of_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = new_file(tmp_path / "table.toml", "de")
    change(path, {"automa.dial": "99"})
    assert run("turn", "table.toml") == 2
    assert "99 ist keine Zahl" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("turn", "table.toml") == 2
    assert capsys.readouterr().err == "civitas: table.toml: No such file or directory\n"


def test_a_turn_with_real_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = new_file(tmp_path / "table.toml")
    change(path, {"automa.row": '["pottery", "early-empire", "foreign-trade", "astrology", "masonry"]'})
    change(path, {"barbarians.c": '"7.8"'})
    prompts = typed(monkeypatch, "6", "1", "", "")
    assert run("turn", "table.toml", "--dice") == 0
    assert prompts[:2] == ["The attacker's die (1–6)", "The defender's die (1–6)"]
    assert "Attack 11 = die 6 + card 5 + bonus 0; defence 4 = die 1 + 3" in capsys.readouterr().out
    assert record(path)["barbarians"]["c"] == "off"


def test_a_turn_that_is_not_answered_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = new_file(tmp_path / "table.toml")
    change(path, {"automa.row": '["pottery", "early-empire", "foreign-trade", "astrology", "masonry"]'})
    change(path, {"barbarians.c": '"7.8"'})
    before = path.read_text(encoding="utf-8")
    typed(monkeypatch, "6")
    assert run("turn", "table.toml", "--dice") == 2
    assert capsys.readouterr().err == "civitas: Nothing was changed.\n"
    assert path.read_text(encoding="utf-8") == before


def test_the_round_ends_and_the_situation_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = new_file(tmp_path / "table.toml")
    assert run("event", "table.toml") == 0
    assert record(path)["event"] == 1
    assert run("show", "table.toml", "--lang", "de") == 0
    shown = capsys.readouterr().out
    assert "Runde 2 · Prinz" in shown
    assert "Automatischer Spieler" in shown
    assert "12.3" in shown
    assert record(path)["language"] == "en", "looking changes nothing"


# The session.


def test_without_a_command_the_companion_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "solo-1h-a", "", "", "", "", "", "", "", "", "token 1 9.1", "quit")
    assert run() == 0
    assert "Everything is kept in automa.toml." in capsys.readouterr().out
    assert record(tmp_path / "automa.toml")["player"]["1"]["tokens"] == ["9.1"]
    typed(monkeypatch, "dial 1 3")
    assert run("--file", "automa.toml", "--lang", "de") == 0
    assert "Notiert." in capsys.readouterr().out
    assert record(tmp_path / "automa.toml")["player"]["1"]["dial"] == 3


def test_help_tells_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    shown = capsys.readouterr().out
    for word in ("new", "turn", "event", "show", "--dice", "examples:"):
        assert word in shown
    assert run("new", "--help") == 0
    assert "13a@0,0r2" in capsys.readouterr().out
