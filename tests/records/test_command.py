"""`civitas record`, and `--record` of those who play."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from civitas.cli import main
from civitas.records import annotate, course, read, svg, write
from tests.records.games import begun

AGES = "through-the-ages-2015"


def run(*given: str) -> int:
    return main(given)


def test_a_watched_game_is_recorded_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert (
        run("watch", AGES, "--players", "2", "--bots", "random", "--seed", "4", "--rounds", "2", "--record", str(path))
        == 0
    )
    file = read(path)
    assert [(seat.name, seat.kind, seat.bot) for seat in file.seats] == [("random", "bot", "random")] * 2
    assert (file.title, file.seed, file.result) == (AGES, 4, None)
    capsys.readouterr()
    assert run("record", "check", str(path)) == 0
    assert capsys.readouterr().out == ""


def test_a_seat_that_the_rules_play_is_called_automated(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    given = ("--players", "2", "--bots", "pilgrim", "--variant", "automa=settler", "--rounds", "1", "--seed", "1")
    assert run("watch", "new-dawn", *given, "--record", str(path)) == 0
    assert [seat.kind for seat in read(path).seats] == ["bot", "automated"]
    assert run("record", "check", str(path)) == 0


def test_faults_are_a_line_each_and_the_code_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    write(good, begun(AGES, 5))
    bad.write_text("[]", encoding="utf-8")
    assert run("record", "check", str(good), str(bad), str(none)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{bad}: the file: expected `object`, got `array`", f"{none}: No such file or directory"]


def test_a_game_is_told_with_what_was_written_to_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    write(path, annotate(begun(AGES, 12), 4, mark="!", comment="A fine start."))
    assert run("record", "annotate", str(path), "--move", "6", "--mark", "?") == 0
    assert run("record", "show", str(path)) == 0
    shown = capsys.readouterr().out
    assert shown.index("4 ! A fine start.") < shown.index("6 ?")
    assert run("record", "show", str(path), "--lang", "de", "--seat", "1") == 0
    assert "Spieler 1" in capsys.readouterr().out


def test_with_everything_told_it_is_said_who_drew_what(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    write(path, begun(AGES, 40))
    assert run("record", "show", str(path), "--seat", "1") == 0
    assert "You draw" in capsys.readouterr().out
    assert run("record", "show", str(path)) == 0
    told = capsys.readouterr().out
    assert "You draw" not in told
    assert "Player 1 draws" in told


def test_what_was_played_before_other_rules_is_told_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    file = begun(AGES, 12)
    write(path, file)
    assert run("record", "show", str(path)) == 0
    whole = capsys.readouterr().out
    write(path, replace(file, moves=[*file.moves[:11], replace(file.moves[11], seat=1 - file.moves[11].seat)]))
    assert run("record", "show", str(path)) == 2
    told = capsys.readouterr()
    assert told.out
    assert whole.startswith(told.out[:200])
    assert "move 12: " in told.err


def test_a_move_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    write(path, begun(AGES, 5))
    before = path.read_bytes()
    assert run("record", "annotate", str(path), "--move", "6", "--mark", "!") == 2
    assert "move 6: there are moves 1 to 5" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_a_game_is_drawn_as_a_whole_or_at_a_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "game.json", tmp_path / "out.svg"
    file = begun(AGES, 12)
    write(path, file)
    assert run("record", "draw", str(path)) == 0
    assert capsys.readouterr().out == course(file)
    assert run("record", "draw", str(path), "--lang", "de", "-o", str(out)) == 0
    assert out.read_text(encoding="utf-8") == course(file, "de")
    assert run("record", "draw", str(path), "--move", "7", "--seat", "2", "-o", str(out)) == 0
    assert out.read_text(encoding="utf-8") == svg(file, 7, seat=1)
    assert run("record", "draw", str(path), "--seat", "1", "-o", str(out)) == 0
    assert out.read_text(encoding="utf-8") == svg(file, seat=0)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("given", "reason"), [(("--move", "13"), "move 13: there are 12"), (("--seat", "3"), "no seat 2")]
)
def test_what_cannot_be_drawn_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: tuple[str, ...], reason: str
) -> None:
    path, out = tmp_path / "game.json", tmp_path / "out.svg"
    write(path, begun(AGES, 12))
    assert run("record", "draw", str(path), *given, "-o", str(out)) != 0
    assert reason in capsys.readouterr().err
    assert not out.exists()
