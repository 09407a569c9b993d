"""The companion's file: every field explained, read back as it was, and never believed without a look."""

import os
from pathlib import Path
from typing import Any

import pytest

from civitas.language import LANGUAGES, language
from civitas.terminal.new_dawn.companion import file as companion_file
from civitas.terminal.new_dawn.companion.file import TITLE, SituationFile, parse, render, write_text
from civitas.terminal.new_dawn.companion.new import MAPS
from civitas.terminal.new_dawn.companion.problems import FileProblem, reason
from civitas.terminal.new_dawn.companion.situation import record_of
from civitas.terminal.new_dawn.companion.toml import WIDTH, field_at, fields, line_of
from tests.terminal.new_dawn.companion.seated import new_file, record, set_field, situation


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A new file for one person and the automated player."""
    return new_file(tmp_path / "table.toml")


def told(path: Path, code: str | None = None) -> str:
    """What a person is told about a file that cannot be used."""
    with pytest.raises(FileProblem) as refused:
        SituationFile(path, code).read()
    return str(refused.value).removeprefix(f"{path}: ")


# Writing and reading back.


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_a_file_says_the_same_when_it_is_read_and_written_again(name: str, code: str, tmp_path: Path) -> None:
    path = new_file(tmp_path / "table.toml", code, map=name, people=[])
    text = path.read_text(encoding="utf-8")
    assert render(parse(path, text), text) == text
    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_everything_that_can_lie_on_the_table_is_kept(tmp_path: Path) -> None:
    given = """
    players = 3
    difficulty = "king"
    round = 7
    event = 3
    seed = 12
    victory_cards = ["war", "learned", "cities"]
    [options]
    trade_tokens = "34"
    [map]
    fixed = "solo-2h-a"
    [barbarians]
    c = "off"
    [wonders]
    face_up = ["stonehenge", "big-ben"]
    great_zimbabwe = 2
    [wonders.built]
    petra = "7.0"
    great-zimbabwe = "9.0"
    [automa]
    leader = "roosevelt"
    row = ["urbanization", "mass-media", "flight", "nuclear-power", "capitalism"]
    trade = [4, 0, 1, 0, 2]
    dial = 24
    resources = { oil = 2 }
    caravans = ["7.7", "card", "reserve"]
    tokens = ["7.8"]
    reinforced = ["7.1"]
    agendas = ["warmonger"]
    pacts = { 1 = ["embassy"] }
    beaten_capital = true
    [player.1]
    leader = "trajan"
    trade = [0, 1, 2, 3, 0]
    pacts = { automa = ["joint-war"], 2 = ["embassy"] }
    """
    path = tmp_path / "table.toml"
    before = parse(path, given)
    after = parse(path, render(before))
    assert record_of(before) == record_of(after)
    assert after.position.digest() == before.position.digest()
    said = record_of(after)
    assert said["automa"]["trade"] == [4, 0, 1, 0, 2]
    assert said["automa"]["tokens"] == ["7.8"]
    assert said["automa"]["reinforced"] == ["7.1"]
    assert said["player"]["1"]["pacts"] == {"2": ["embassy"], "automa": ["joint-war"]}
    assert said["wonders"] == {
        "face_up": ["stonehenge", "big-ben"],
        "great_zimbabwe": 2,
        "built": {"great-zimbabwe": "9.0", "petra": "7.0"},
    }
    assert said["options"] == {"trade_tokens": "34"}


def test_nothing_but_players_and_difficulty_has_to_be_told(tmp_path: Path) -> None:
    p = parse(tmp_path, 'players = 2\ndifficulty = "settler"').position
    assert p.civs[p.automa].cities
    assert p.face_up() == []


def test_only_the_cards_that_lie_face_up_are_known(file: Path) -> None:
    p = situation(file).position
    assert [len(deck) for deck in p.decks] == [1, 1, 1, 1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_field_of_a_file_is_explained(code: str, tmp_path: Path) -> None:
    path = new_file(tmp_path / "table.toml", code)
    text, said = path.read_text(encoding="utf-8"), record(path)
    lines = text.splitlines()
    plain = [key for key, each in said.items() if not isinstance(each, dict)]
    tables = [key for key in said if key not in (*plain, "player")]
    parts = [f"automa.{key}" for key in said["automa"]] + [f"wonders.{key}" for key in said["wonders"]]
    for field in [*plain, *tables, *parts, "player.1"]:
        assert lines[line_of(text, field) - 2].startswith("## "), field


# The person's own comments.


def test_comments_of_the_person_stay_where_they_are(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    text = text.replace('c = "3.7"', '# the nasty one\nc = "3.7"  # watch it').replace(
        "[automa]", "# my rival\n[automa]"
    )
    text = text.replace("tokens = []", 'tokens = [  # few\n    "7.1",  # mine\n    "7.8",\n]', 1) + "# the end\n"
    written = render(parse(file, text), text)
    assert '# the nasty one\nc = "3.7"  # watch it\n' in written
    assert "# my rival\n[automa]\n" in written
    assert '# mine\ntokens = ["7.1", "7.8"]  # few\n' in written
    assert written.endswith("# the end\n")
    assert render(parse(file, written), written) == written


def test_no_comment_is_lost_with_its_field(file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace(
        "[wonders.built]", '[wonders.built]\n# old\npentagon = "7.0"  # gone'
    )
    before = parse(file, text)
    before.position.wonder_space = [-1] * len(before.position.wonder_space)
    written = render(before, text)
    assert written.endswith("# old\n# gone\n")


def test_own_comments_are_written_in_the_language_of_the_file(file: Path) -> None:
    text = set_field(file.read_text(encoding="utf-8"), "", "language", '"de"')
    written = render(parse(file, text), text)
    assert "## Die Technologiescheibe, 0 bis 24." in written
    assert "tech dial" not in written


# Where fields stand.


def test_fields_are_found_by_their_lines() -> None:
    text = 'a = 1\n[b]\n"c.d" = [\n  "]", # x = 2\n]\ne = { f = "#" }\n[b.g]\nh = 1\n'
    assert [(field.path, field.line) for field in fields(text)[:-1]] == [
        ("a", 1), ("b", 2), ("b.c.d", 3), ("b.e", 6), ("b.g", 7), ("b.g.h", 8),
    ]  # fmt: skip
    assert line_of(text, "b.e.f") == 6
    assert line_of(text, "b.c.d[3].x") == 3
    assert line_of(text, "z") == 0
    assert field_at(text, 4) == "b.c.d"


# Mistakes.


@pytest.mark.parametrize(
    ("table", "key", "toml", "english", "german"),
    [
        ("", "players", "7", "players (line 14): 7 is no number from 2 to 4.", "7 ist keine Zahl von 2 bis 4."),
        ("", "difficulty", '"hard"', "difficulty (line 18): 'hard' is unknown. There are: settler", "Es gibt: settler"),
        ("", "language", '"fr"', "language (line 11): 'fr' is unknown. There are: en, de", "Es gibt: en, de"),
        ("", "round", '"x"', "round (line 22): 'x' is no number", "'x' ist keine Zahl"),
        ("", "victory_cards", '["war"]', "victory_cards (line 37): 3 different cards", "3 verschiedene Karten"),
        ("map", "fixed", '"solo"', "map.fixed (line 49): 'solo' is unknown", "'solo' ist unbekannt"),
        ("resources", "oil", '["9.0"]', "resources.oil (line 55): 9.0 belongs to somebody", "9.0 gehört jemandem"),
        ("resources", "oil", '["3.3"]', "resources.oil (line 55): 3.3 is there twice", "3.3 kommt zweimal vor"),
        ("barbarians", "c", '"7.0"', "barbarians.c (line 60): 7.0 is water or", "7.0 ist Wasser oder"),
        ("barbarians", "c", '"4.8"', "barbarians (line 59): two barbarians", "Zwei Barbaren"),
        ("city_states", "geneva", "1", "city_states.geneva (line 67): whoever has", "Wer geneva erobert hat"),
        ("city_states", "geneva", "9", "city_states.geneva (line 67): 9 is no number", "9 ist keine Zahl"),
        ("wonders", "face_up", '["petra", "pentagon"]', "wonders.face_up (line 78): pentagon: only", "liegt nur eine"),
        ("wonders", "face_up", '["petr"]', "wonders.face_up (line 78): 'petr' is unknown. Perhaps petra", "Vielleicht"),
        ("wonders", "great_zimbabwe", "1", "wonders.great_zimbabwe (line 80): nobody can", "Niemand kann"),
        ("automa", "leader", '"caesar"', "automa.leader (line 88): 'caesar' is unknown.", "'caesar' ist unbekannt"),
        ("automa", "leader", '"trajan"', "leader (line", "Zwei Spieler haben denselben"),
        ("automa", "row", '["potery"]', "automa.row (line 90): 'potery' is unknown. Perhaps pottery?", "unbekannt"),
        ("automa", "row", '["pottery"]', "automa.row (line 90): 5 different cards", "5 verschiedene Karten"),
        ("automa", "trade", "[1]", "automa.trade (line 92): 5 numbers are expected", "5 Zahlen werden erwartet"),
        ("automa", "dial", "25", "automa.dial (line 94): 25 is no number from 0 to 24", "von 0 bis 24"),
        ("automa", "capital", '"7.3"', "automa.capital (line 98): 7.3 is water", "7.3 ist Wasser"),
        ("automa", "tokens", '["1.5"]', "automa.tokens (line 102): 1.5: there is no such space", "gibt es auf der"),
        ("automa", "tokens", '["9.0"]', "automa.tokens (line 102): 9.0: there is a piece", "9.0: Dort steht schon"),
        ("automa", "caravans", '["7.1", "7.2", "7.6", "7.7"]', "automa.caravans (line", "nur 3 Wagen"),
        ("automa", "agendas", '["explorer", "aesthetic"]', "automa.agendas (line 110): one agenda", "eine Agenda"),
        ("automa", "pacts", '{ 3 = ["embassy"] }', "automa.pacts.3 (line 116): there is no", "kein solches Feld"),
        ("automa", "beaten_capital", "1", "automa.beaten_capital (line 121): true or false", "true oder false"),
        ("automa", "on_cards", "{ geneva = 2 }", "automa.on_cards.geneva (line 119): the player", "diesen Marker"),
        ("player.1", "trade", "[9, 0, 0, 0, 0]", "player.1.trade (line 129): a number is not within", "zwischen 0"),
        ("player.1", "dial", "true", "player.1.dial (line 130): True is no number", "True ist keine Zahl"),
        ("player.1", "reinforced", '["7.3"]', "player.1.reinforced (line 135): 7.3 is water", "7.3 ist Wasser"),
        ("player.1", "dial", "0 x", "player.1.dial (line 130): this is not TOML: dial = 0 x", "kein TOML: dial = 0 x"),
    ],
)  # fmt: skip
def test_mistakes_are_named_with_their_field_and_line(
    table: str, key: str, toml: str, english: str, german: str, file: Path
) -> None:
    text = set_field(file.read_text(encoding="utf-8"), table, key, toml)
    file.write_text(text, encoding="utf-8")
    assert english in told(file)
    assert german in told(file, "de")
    assert file.read_text(encoding="utf-8") == text


def test_a_field_that_does_not_exist_is_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for table, field in (
        ("[automa]", "automa.tokns"),
        ("[options]", "options.tokns"),
        ("[player.1]", "player.1.tokns"),
    ):
        file.write_text(text.replace(table, f"{table}\ntokns = 1"), encoding="utf-8")
        assert told(file).startswith(f"{field} (line ")
    file.write_text("colour = 1\n" + text, encoding="utf-8")
    assert told(file).startswith("colour (line 1): there is no such field here. There are: automa")
    file.write_text(text + "[player.2]\n", encoding="utf-8")
    assert told(file).startswith("player.2 (line")
    file.write_text(text.replace("[options]", '[options]\nmaracana = "x"'), encoding="utf-8")
    assert told(file).startswith("options.maracana (line 42): this value does not exist. There are: before, after")


JUNK = [
    "-1", "99999999", '"x"', "[]", '["x"]', "[[1]]", "{}", "{ x = 1 }", "true", "1.5", "1979-05-27", '""', '["7.3"]',
    "[[0, 0], 1]", "[{ tile = 99 }]", "[1, 2, 3, 4, 5]",
]  # fmt: skip


@pytest.mark.parametrize("toml", JUNK)
def test_no_nonsense_gets_past_the_reader_and_none_is_left_in_english(toml: str, file: Path) -> None:
    text, german = file.read_text(encoding="utf-8"), language("de", TITLE)
    table, refused = "", list[tuple[str, FileProblem]]()
    for field in fields(text):
        line = text.splitlines()[field.line - 1]
        if line.startswith("["):
            table = field.path
            continue
        key = field.path.removeprefix(f"{table}.")
        if not key:
            continue
        broken = set_field(text, table, key, toml)
        file.write_text(broken, encoding="utf-8")
        try:
            render(SituationFile(file, None).read()[1])
        except FileProblem as problem:
            refused.append((table or key, problem))
        assert file.read_text(encoding="utf-8") == broken
    assert refused
    for begin, refusal in refused:
        assert str(refusal).removeprefix(f"{file}: ").startswith(begin)
        complaint = str(refusal.__cause__).partition(": ")[2]
        assert reason(complaint, german) != complaint


@pytest.mark.parametrize(
    ("given", "english"),
    [
        ("tiles = 3", "map.tiles (line 4): a list"),
        ("tiles = [{ tile = 7 }]", "map.tiles[0].side (line 4): None is unknown"),
        ('tiles = [{ tile = 7, side = "a", at = [0] }]', "map.tiles[0].at (line 4): two coordinates"),
        ('tiles = [{ tile = 7, side = "a", at = [0, 0], rotation = 6 }]', "map.tiles[0].rotation (line 4): 6 is no"),
        (
            'tiles = [{ tile = 7, side = "a", at = [0, 0] }, { tile = 7, side = "a", at = [9, 9] }]',
            "map (line 3): a tile is there twice, or does not exist.",
        ),
        (
            'tiles = [{ tile = 7, side = "a", at = [0, 0] }, { tile = 9, side = "a", at = [0, 0] }]',
            "map (line 3): two spaces lie at [0, 0].",
        ),
        ('fixed = "solo-1h-a"\nwater = [[9, 9]]\ntiles = []', "map (line 3): a map is told by one of these: fixed"),
        ('row = "G G"\nwater = [[9, 9]]', "map.water (line 5): only a map of tiles"),
        ('row = ""', "map (line 3): the map has no space."),
    ],
)  # fmt: skip
def test_a_map_that_cannot_be_laid_is_refused(given: str, english: str, file: Path) -> None:
    file.write_text(f'players = 2\ndifficulty = "king"\n[map]\n{given}\n', encoding="utf-8")
    assert told(file).startswith(english)
    with pytest.raises(FileProblem) as refused:
        SituationFile(file, "de").read()
    complaint = str(refused.value.__cause__).partition(": ")[2]
    assert reason(complaint, language("de", TITLE)) != complaint


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    with pytest.raises(FileNotFoundError):
        SituationFile(path, None).read()
    path.write_bytes(b"\xff\xfe\x00")
    assert told(path) == "this is no text file."
    assert told(path, "de") == "Das ist keine Textdatei."


# Writing without loss.


def test_the_former_file_is_kept(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    write_text(file, "new")
    assert file.read_text(encoding="utf-8") == "new"
    assert file.with_name("table.toml.bak").read_text(encoding="utf-8") == before
    assert sorted(path.name for path in file.parent.iterdir()) == ["table.toml", "table.toml.bak"]


def test_a_file_that_cannot_be_written_stays_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_text(encoding="utf-8")

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_text(file, "new")
    assert file.read_text(encoding="utf-8") == before
    assert [path.name for path in file.parent.iterdir()] == ["table.toml"]


def test_a_file_keeps_its_permissions(file: Path) -> None:
    file.chmod(0o640)
    write_text(file, "new")
    assert file.stat().st_mode & 0o777 == 0o640


def test_what_could_not_be_read_back_is_never_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_text(encoding="utf-8")
    handled = SituationFile(file, None)
    text, found = handled.read()
    found.position.civs[0].dial = 99
    with pytest.raises(FileProblem, match=r"player\.1\.dial"):
        handled.write(found, text)
    assert file.read_text(encoding="utf-8") == before


def test_the_dice_go_on_where_they_stopped(file: Path) -> None:
    found = situation(file)
    seed = found.seed
    assert found.seed == record(file)["seed"] == seed
    found.position.dice.roll()
    assert found.seed != seed
    rolled: Any = companion_file.parse(file, render(found))
    assert rolled.seed == found.seed
