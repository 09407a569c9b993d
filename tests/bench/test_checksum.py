"""The checksum of many games: the same wherever they are played, another one if anything of them is another."""

import sys
from itertools import islice

import pytest

import civitas
from bench import checksum
from bench.checksum import Choices, courses, line_of, seen
from bench.recorded import recorded_games

TITLES = sorted(civitas.titles())
A_GAME_EACH = len(TITLES)


def test_another_process_with_other_hashes_has_the_same_checksum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "12345")
    other, about = line_of(sys.executable, A_GAME_EACH).split("  ")
    assert other == checksum.checksum(A_GAME_EACH)
    assert about == checksum.about()
    assert about.startswith("plain, ")


def test_the_checksum_depends_on_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checksum, "recorded_games", lambda title: [])
    monkeypatch.setattr(checksum, "LONGEST", 50)
    first = checksum.checksum(A_GAME_EACH)
    assert checksum.checksum(A_GAME_EACH) == first
    monkeypatch.setattr(Choices, "pick", lambda self, options: options[-1])
    assert checksum.checksum(A_GAME_EACH) != first


@pytest.mark.parametrize("title_id", TITLES)
def test_recorded_games_come_first_and_then_games_at_random_with_other_options(
    title_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = civitas.title(title_id)
    recorded = len(recorded_games(title_id))
    monkeypatch.setattr(checksum, "LONGEST", 5)
    at_random = [list(seen(game)) for game in islice(courses(title), recorded, recorded + 4)]
    assert all(len(lines) == 5 + 3 for lines in at_random)
    assert len({lines[-1] for lines in at_random}) == 4


def test_checksums_that_differ_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(checksum, "checksum", lambda games: "abc")
    monkeypatch.setattr(checksum, "line_of", lambda python, games: f"{python}  another build")
    monkeypatch.setattr(sys, "argv", ["checksum.py", "--beside", "abc"])
    checksum.main()
    assert capsys.readouterr().out == f"abc  {checksum.about()}\nabc  another build\n"
    monkeypatch.setattr(sys, "argv", ["checksum.py", "--beside", "abc", "--beside", "abd"])
    with pytest.raises(SystemExit, match="the checksums differ"):
        checksum.main()


def test_an_interpreter_that_there_is_not_is_named() -> None:
    with pytest.raises(SystemExit, match="no-such-python"):
        line_of("no-such-python", 1)
