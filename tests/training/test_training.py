"""Learning: self-play by all kinds of bots, two small networks, and values that say how they were made."""

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

import civitas
from civitas.arena.schedule import BadMatch
from civitas.bots.search.network import network_of
from civitas.bots.skills import skill_of, trained
from civitas.cli import main
from civitas.core.errors import BadOption
from civitas.training.command import places_of
from civitas.training.fitting import as_data, explained, fit, log_loss, shared_out, split, traced
from civitas.training.gather import NotedGame, Plan, odd_taste, play_for_learning
from civitas.training.values import draw_calibration, is_old, values_file, write_values

TITLE = "through-the-ages-2006"
OPTIONS: dict[str, object] = {"mode": "simple", "resignation": False}


def invented(count: int) -> list[NotedGame]:
    """Games in which whoever has more of the first number wins by as much, and the second one means nothing."""
    chance = Random(3)
    games: list[NotedGame] = []
    for number in range(count):
        samples = []
        for turn in range(8):
            lead = chance.uniform(-1, 1)
            samples.append([0, turn / 8, [lead, chance.random()], lead, float(lead > 0), True])
            samples.append([1, turn / 8, [-lead, chance.random()], -lead, float(lead < 0), True])
        games.append({"game": number, "players": 2, "bots": ["a", "b"], "samples": samples})
    return games


def test_games_are_drawn_from_the_seed_alone() -> None:
    plan = Plan(TITLE, ("random", "odd", "candidate"), (2, 3), OPTIONS, 2, None)
    first, second = (play_for_learning(5, plan) for _ in range(2))
    assert first == second
    assert first["game"] == 5
    assert len(first["bots"]) == first["players"] in (2, 3)
    assert first["samples"]


def test_odd_ones_and_candidates_play_a_new_dawn_too() -> None:
    game = play_for_learning(3, Plan("new-dawn", ("odd", "candidate", "merchant"), (2,), {}, 1, None))
    assert game["samples"]


def test_the_automated_player_takes_part_in_some_games_and_is_noted_with_its_table() -> None:
    plan = Plan("new-dawn", ("pilgrim",), (2,), {}, 1, None)
    games = [play_for_learning(seed, plan) for seed in range(6)]
    alone = [game for game in games if len(game["bots"]) == 1]
    assert 0 < len(alone) < len(games)
    for game in alone:
        assert game["players"] == 2
        assert {sample[0] for sample in game["samples"] if sample[5]} == {0}
        assert {sample[0] for sample in game["samples"]} == {0, 1}


def test_odd_ones_like_only_what_they_have_themselves() -> None:
    names = skill_of(TITLE).names()
    tastes = [odd_taste(TITLE, seed) for seed in range(20)]
    assert {names[place].partition("_")[0] for taste in tastes for place, _ in taste} == {"own"}
    assert tastes[0] == odd_taste(TITLE, 0) != tastes[1]


def test_games_that_judge_are_never_learned_from() -> None:
    learned, watched, tested = split(invented(60))
    numbers = [{game["game"] for game in part} for part in (learned, watched, tested)]
    assert sum(len(part) for part in numbers) == len(set.union(*numbers)) == 60
    assert numbers[2] == {0, 10, 20, 30, 40, 50}


def test_what_decides_games_is_learned_and_comes_out_as_plain_numbers() -> None:
    games = invented(200)
    learned = json.loads(json.dumps(fit(games, hidden=8, seed=1)))
    measured = learned["measured"]
    assert measured["explained"] > 0.9
    assert measured["log_loss"] < 0.4 < measured["base_log_loss"]
    margin, chance = network_of(learned["margin"]), network_of(learned["chance"])
    assert margin.output([0.8, 0.5]) == pytest.approx(0.8, abs=0.2)
    assert margin.output([-0.8, 0.5]) == pytest.approx(-0.8, abs=0.2)
    assert chance.output([0.8, 0.5]) > 1 > -1 > chance.output([-0.8, 0.5])


def test_moments_learn_from_the_next_ones_as_they_were_judged_before_and_a_little_from_the_end() -> None:
    judged = network_of({"columns": [[1.0]], "biases": [0.0], "weights": [1.0], "bias": 0.0})
    moments = [[0, 0.1, [0.2], 1.0, 1.0, True], [1, 0.2, [0.4], -1.0, 0.0, True], [0, 0.2, [0.9], 1.0, 1.0, False],
               [0, 0.5, [0.6], 1.0, 1.0, True], [0, 0.9, [0.8], 1.0, 1.0, True]]  # fmt: skip
    game: NotedGame = {"game": 1, "players": 2, "bots": ["a", "b"], "samples": moments}
    [found] = traced([game], judged, trace=0.75)
    last, middle = 1.0, 0.75 * 1.0 + 0.25 * 0.8
    first = 0.75 * middle + 0.25 * 0.6
    assert [sample[3] for sample in found["samples"]] == pytest.approx([first, -1.0, 1.0, middle, last])
    assert [sample[3] for sample in moments] == [1.0, -1.0, 1.0, 1.0, 1.0]
    [whole] = traced([game], judged, trace=1.0)
    assert whole == game
    [odds] = traced([game], judged, trace=0.75, odds=True)
    assert odds["samples"][3][3] == pytest.approx(0.75 * 1.0 + 0.25 * (2 / (1 + math.exp(-0.8)) - 1))


def test_where_nothing_but_victory_counts_margins_are_learned_as_odds() -> None:
    games = invented(200)
    for game in games:
        for sample in game["samples"]:
            sample[3] = 1.0 if sample[3] > 0 else -1.0
    learned = fit(games, hidden=8, seed=1, odds=True)
    assert learned["measured"]["explained"] > 0.6
    margin = network_of(learned["margin"])
    outputs = [margin.output([lead, 0.5]) for lead in (-0.8, 0.0, 0.8)]
    assert outputs[0] < -1.5
    assert outputs[1] == pytest.approx(0.0, abs=1.0)
    assert outputs[2] > 1.5


def test_numbers_that_are_not_to_be_looked_at_change_nothing() -> None:
    learned = fit(invented(60), hidden=4, seed=1, only=[0])
    for name in ("margin", "chance"):
        network = network_of(learned[name])
        assert network.output([0.5, 0.0]) == network.output([0.5, 1.0]) != network.output([-0.5, 1.0])


def test_numbers_are_named_as_their_title_names_them() -> None:
    assert places_of(TITLE, "") == []
    assert [skill_of(TITLE).names()[place] for place in places_of(TITLE, "age,own_culture")] == ["age", "own_culture"]
    with pytest.raises(BadMatch, match="no number own_luck; it has: turns_left"):
        places_of(TITLE, "age,own_luck")


def test_measures_are_what_they_say() -> None:
    data = as_data(invented(2))
    assert explained(data.margins, data.margins) == 1.0
    assert explained(data.margins, data.margins * 0 + data.margins.mean()) == 0.0
    assert log_loss(data.wins, data.wins * 0 + 0.5) == pytest.approx(0.6931, abs=1e-4)


def test_chances_are_judged_as_they_are_shared_out_among_a_table() -> None:
    data = as_data(invented(1))
    alone = data._replace(moments=data.moments * 0 + range(len(data.moments)))
    given = data.wins * 0.4 + 0.2
    tables, told = shared_out(data, given)
    assert len(tables.wins) == len(told) == 16
    assert told == pytest.approx(data.wins * 0.5 + 0.25)
    assert len(shared_out(alone, given)[1]) == 0
    halved = data._replace(is_own=data.wins > 0)
    assert list(halved.own().margins) == list(data.margins[data.wins > 0])


def test_values_say_how_they_were_made_and_when_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    revision = civitas.title(TITLE).rules_revision
    values, weights = tmp_path / f"{TITLE}.json", tmp_path / f"{TITLE}-weights.json"
    monkeypatch.setattr("civitas.training.values.values_file", lambda title_id: values)
    write_values(tmp_path / "another-title.json", {"rules_revision": revision - 1}, {})
    assert not is_old(TITLE)
    for file in (values, weights):
        for made, old in ((revision - 1, True), (revision, False)):
            write_values(file, {"rules_revision": made}, {"margin": {"bias": 1}})
            assert json.loads(file.read_text()) == {"made": {"rules_revision": made}, "margin": {"bias": 1}}
            assert is_old(TITLE) == old


@pytest.mark.parametrize(
    "title_id",
    ["civilization-1980", "civilization-2010", "new-dawn", "through-the-ages-2006", "through-the-ages-2015"],
)
def test_the_values_that_bots_play_by_fit_the_numbers_they_look_at(title_id: str) -> None:
    stored: dict[str, Any] = json.loads(values_file(title_id).read_text())
    inputs = len(skill_of(title_id).names())
    for name in ("margin", "chance"):
        assert len(stored[name]["columns"]) == inputs
        assert {len(column) for column in stored[name]["columns"]} == {len(stored[name]["weights"])}
    assert {"command", "games", "seeds", "rules_revision"} <= set(stored["made"])
    assert stored["measured"]["log_loss"] < stored["measured"]["base_log_loss"]


def test_a_title_whose_bots_learn_nothing_says_so() -> None:
    with pytest.raises(BadOption, match="learn nothing"):
        skill_of("no-such-title")


def test_training_goes_from_games_to_values_and_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["train", TITLE, "--games", "4", "--generations", "2", "--match", "1", "--players", "2", "--bots"]
    command += ["random,odd", "--width", "1", "--hidden", "2", "--workers", "1", "--out", str(tmp_path)]
    command += ["--option", "mode=simple", "resignation=false"]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "generation 0: 4 games" in said
    assert "wins" in said
    games = tmp_path / "generation-0" / "games.jsonl"
    before, values = games.read_bytes(), (tmp_path / "values.json").read_bytes()
    games.write_bytes(before[: len(before) // 2])
    assert main(command) == 0
    assert sorted(games.read_bytes().splitlines()) == sorted(before.splitlines())
    assert (tmp_path / "values.json").read_bytes() == values
    made = json.loads(values)["made"]
    assert made["command"].startswith(f"civitas train {TITLE} --games 4")
    assert made["rules_revision"] == civitas.title(TITLE).rules_revision
    position = civitas.title(TITLE).new_game(players=2, seed=1, options=OPTIONS)
    player = trained(TITLE, str(tmp_path / "values.json"), 1)
    seat = position.to_act[0]
    assert player.choose(position.perspective(seat)) in position.legal(seat)


def test_generations_may_go_on_without_a_match_and_learn_from_the_latest_games_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civitas.training.command.gathered", lambda plan, generation, wanted: invented(20))
    command = ["train", TITLE, "--games", "20", "--generations", "3", "--match", "0", "--recent", "2"]
    assert main([*command, "--trace", "0.5", "--hidden", "2", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "wins" not in said
    assert [line.split(";")[0] for line in said.splitlines() if line.startswith("generation")] == [
        "generation 0: 20 games", "generation 1: 40 games", "generation 2: 40 games"
    ]  # fmt: skip
    made = json.loads((tmp_path / "values.json").read_text())["made"]
    assert (made["generation"], made["games"]) == (2, 40)
    assert "--match 0 --recent 2 --trace 0.5" in made["command"]


def test_calibration_is_drawn_where_it_can_be(tmp_path: Path) -> None:
    measured = {"calibration": [[0.2, 0.25, 10], [0.8, 0.7, 30]], "log_loss": 0.5, "base_log_loss": 0.69}
    drawn = draw_calibration(tmp_path / "calibration.svg", TITLE, measured)
    assert (tmp_path / "calibration.svg").exists() == drawn
