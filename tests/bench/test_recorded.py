"""The recorded games of the benchmarks: there are some of every title, they are small, and they go by the rules."""

import gzip
import json
from pathlib import Path

import pytest

import civitas
from bench.record_games import play
from bench.recorded import GAMES, OutOfDate, file_of, recorded_games, store_games
from civitas.bench import usual_players

TITLES = sorted(civitas.titles())
TITLE = "through-the-ages-2015"
MOST_BYTES = 300_000


@pytest.mark.parametrize("title", TITLES)
def test_recorded_games_of_every_title_can_be_replayed_to_their_ends(title: str) -> None:
    games = recorded_games(title)
    assert {game.players for game in games} == {usual_players(civitas.title(title))}
    for game in games:
        assert sum(1 for _ in game.positions()) == len(game.moves)


def test_recorded_games_are_small_and_of_titles_that_there_are() -> None:
    files = sorted(GAMES.iterdir())
    assert [file.name for file in files] == [file_of(title).name for title in TITLES]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


def test_a_game_is_recorded_so_that_it_can_be_replayed(tmp_path: Path) -> None:
    saved = play(TITLE, seed=7, name="minister")
    first = store_games(TITLE, [saved], tmp_path).read_bytes()
    [game] = recorded_games(TITLE, tmp_path)
    assert (game.seed, game.options, len(game.moves)) == (7, {}, len(saved["actions"]))
    *_, last = game.positions()
    assert last.is_over
    assert last.digest() == saved["digest"]
    assert store_games(TITLE, [saved], tmp_path).read_bytes() == first


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules_revision": 99}, "played by rules_revision 99, now it is"),
        ({"actions": [[0, "checkmate"]]}, "no such action any more"),
        ({"actions": []}, "not over at its end"),
        ({"seed": 1}, "not possible any more"),
    ],
)
def test_games_of_other_rules_are_refused_with_the_command_that_records_them_anew(
    change: dict[str, object], why: str, tmp_path: Path
) -> None:
    [game, *_] = json.loads(gzip.decompress(file_of(TITLE).read_bytes()))
    store_games(TITLE, [{**game, **change}], tmp_path)
    with pytest.raises(OutOfDate, match=why) as refused:
        list(recorded_games(TITLE, tmp_path)[0].positions())
    assert f"python bench/record_games.py {TITLE}" in str(refused.value)


def test_a_title_without_recorded_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OutOfDate, match="there is no"):
        recorded_games(TITLE, tmp_path)
