"""The report on matches of bots, for every title that has one of its own."""

import pytest

from bench.bot_report import best_bots, play, summary, table, typed
from civitas.arena.match import reading_of
from civitas.manifests import manifests

MATCHES: list[tuple[str, list[str], dict[str, str]]] = [
    ("civilization-1980", ["random", "random"], {"round_limit": "20"}),
    ("civilization-2010", ["random", "random"], {"turn_limit": "20"}),
    ("new-dawn", ["random", "random"], {"round_limit": "200"}),
    ("new-dawn", ["random"], {"automa": "prince"}),
    ("through-the-ages-2006", ["minister", "random"], {"mode": "simple"}),
    ("through-the-ages-2015", ["random", "random"], {"resignation": "false"}),
]


@pytest.mark.parametrize(("title", "line_up", "options"), MATCHES)
def test_a_report_sums_up_the_games(title: str, line_up: list[str], options: dict[str, str]) -> None:
    records = [play((title, line_up, seed, options)) for seed in (0, 1)]
    report = summary(title, line_up, records)
    assert (report["title"], report["games"]) == (title, 2)
    assert sum(report["wins"].values()) >= 2
    assert report["rounds"]["least"] >= 1
    assert set(report["events_per_game"]) == set(reading_of(title).telling)
    assert report["by_round"]
    lines = table(report).splitlines()
    assert lines[0] == f"2 games of {title}: {', '.join(line_up)}"
    assert any(line.startswith("scores of winners") for line in lines)


def test_through_the_ages_is_told_by_scores_wonders_and_leaders() -> None:
    title = "through-the-ages-2006"
    records = [play((title, ["minister", "minister"], seed, {"mode": "advanced"})) for seed in (0, 1)]
    report = summary(title, ["minister", "minister"], records)
    assert {"median", "mean"} <= set(report["scores_of_minister"])
    assert report["wonders_of_all"] > 0
    assert report["leaders_of_all"] > 1


def test_civilization_2010_is_told_by_the_ways_to_its_victories() -> None:
    title, line_up = "civilization-2010", ["random", "random", "random"]
    report = summary(title, line_up, [play((title, line_up, seed, {"turn_limit": "30"})) for seed in (0, 1)])
    assert report["steps_of_all"] == report["advances_of_all"] > 0
    assert report["techs_of_winners"] > 1
    assert max(report["by_round"]) <= 30
    assert report["rounds"]["most"] <= 30


def test_a_seat_that_the_rules_play_takes_no_bot_and_is_told_apart() -> None:
    options = {"automa": "king"}
    records = [play(("new-dawn", ["envoy", "random"], seed, options)) for seed in (0, 1)]
    assert [record["seats"] for record in records] == [
        ["envoy", "random", "automated"],
        ["random", "envoy", "automated"],
    ]
    report = summary("new-dawn", ["envoy", "random"], records)
    assert set(report["wins"]) == set(report["win_rates"]) == {"envoy", "random", "automated"}
    assert sum(report["wins"].values()) == 2
    assert report["agendas_of_winners"] == 3
    assert best_bots("new-dawn", 3, options) == ["envoy", "envoy"]
    assert best_bots("new-dawn", 3, {}) == ["envoy", "envoy", "envoy"]


def test_an_undecided_game_is_nobodys_win() -> None:
    records = [play(("new-dawn", ["random", "random"], seed, {"round_limit": "40"})) for seed in range(6)]
    report = summary("new-dawn", ["random", "random"], records)
    assert report["endings"]["undecided"] >= 1
    assert sum(report["wins"].values()) == report["endings"].get("victory", 0)


def test_games_do_not_depend_on_who_plays_them_again() -> None:
    job = ("through-the-ages-2006", ["minister", "random"], 5, {"mode": "simple"})
    first, second = play(job), play(job)
    assert first["scores"] == second["scores"]
    assert first["events"] == second["events"]


def test_options_are_read_as_the_titles_want_them() -> None:
    assert typed({"mode": "simple", "easier": "true", "round_limit": "20"}) == {
        "mode": "simple",
        "easier": True,
        "round_limit": 20,
    }


def test_a_title_without_a_reading_of_its_own_is_told_plainly() -> None:
    assert reading_of("another-title").columns({}) == {}
    assert all(reading_of(title_id).telling for title_id in manifests())
