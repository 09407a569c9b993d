"""Puzzles: every kept one has its one answer, and new ones are found where there is one."""

import argparse
import itertools
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

import civitas
from civitas.core.position import Position
from civitas.language import LANGUAGES, language
from civitas.puzzles import Goal, Solution, command, finding
from civitas.puzzles.aftermath import Outcome, outcomes
from civitas.puzzles.command import faults
from civitas.puzzles.feats import fulfilled, marks_of
from civitas.puzzles.finding import Search, alike, chosen, find
from civitas.puzzles.puzzle import NoSuchPuzzle, Puzzle, figure_of, judged, puzzle, puzzles
from civitas.puzzles.searches import searches
from civitas.puzzles.solving import greedy, ways
from civitas.puzzles.verdict import Kind

TITLES = sorted(civitas.titles())
SEARCHED = [title_id for title_id in TITLES if searches(title_id)]
KEPT = [(title_id, each) for title_id in TITLES for each in puzzles(title_id)]


def names(kept: list[tuple[str, Puzzle]]) -> list[str]:
    return [f"{title_id}/{each.id}" for title_id, each in kept]


@pytest.mark.parametrize("title_id", TITLES)
def test_a_title_has_ten_puzzles_of_different_games(title_id: str) -> None:
    kept = puzzles(title_id)
    assert len(kept) == len({each.id for each in kept}) == 10
    assert len({each.found["seed"] for each in kept}) >= 5


@pytest.mark.parametrize("title_id", TITLES)
def test_no_two_puzzles_of_a_title_are_alike(title_id: str) -> None:
    assert not [(one.id, other.id) for one, other in itertools.combinations(puzzles(title_id), 2) if alike(one, other)]


@pytest.mark.parametrize("title_id", TITLES)
def test_puzzles_of_a_title_want_different_things(title_id: str) -> None:
    wanted = {(each.goal.kind, each.goal.figure, each.goal.feat) for each in puzzles(title_id)}
    assert len({kind for kind, _, _ in wanted}) >= 2
    assert len(wanted) >= 4


def test_there_are_games_to_win_and_attacks_to_meet() -> None:
    assert {each.goal.kind for _, each in KEPT} == set(get_args(Kind))


@pytest.mark.parametrize(("title_id", "kept"), KEPT, ids=names(KEPT))
def test_the_answer_of_a_puzzle_reaches_its_goal_and_not_before_its_last_move(title_id: str, kept: Puzzle) -> None:
    start = civitas.title(title_id).scenario(kept.scenario)
    assert start.to_act == [kept.seat]
    actions = [start.space().parse(text) for text in kept.solution.actions]
    for number in range(len(actions)):
        assert judged(kept.goal, start, kept.seat, actions[:number]).verdict == "open"
    standing = judged(kept.goal, start, kept.seat, actions)
    assert standing.verdict == "solved"
    assert not kept.goal.figure or standing.value >= kept.goal.reach


@pytest.mark.parametrize(("title_id", "kept"), KEPT, ids=names(KEPT))
def test_what_is_wanted_is_said_in_every_language(title_id: str, kept: Puzzle) -> None:
    for code in LANGUAGES:
        words = language(code, title_id)
        assert words.has(f"web-puzzle-task-{kept.goal.kind}")


@pytest.mark.parametrize("title_id", TITLES)
def test_whatever_a_title_may_ask_for_by_name_is_said_in_every_language(title_id: str) -> None:
    feats, woes, conditions = marks_of(title_id)
    wanted = [f"meet-{each}" for each in feats] + [f"avoid-{each}" for each in woes]
    for code in LANGUAGES:
        words = language(code, title_id)
        assert [
            each for each in [*wanted, *(f"fulfil-{each}" for each in conditions)] if not words.has(f"puzzle-{each}")
        ] == []


@pytest.mark.parametrize("title_id", SEARCHED)
def test_every_kept_puzzle_is_where_a_search_looks(title_id: str) -> None:
    places = {(each.kinds, each.first_seed, each.move) for each in searches(title_id)}
    assert {((each.goal.kind,), each.found["seed"], each.found["moves"]) for each in puzzles(title_id)} == places


def test_a_search_finds_its_puzzle_again() -> None:
    search = next(each for each in searches("new-dawn") if each.first_seed == 4)
    (found,) = find([search])
    assert found == puzzle("new-dawn", found.id)


@pytest.mark.soak
@pytest.mark.parametrize("title_id", SEARCHED)
def test_the_searches_of_a_title_find_what_is_kept(title_id: str) -> None:
    assert sorted(find(searches(title_id)), key=lambda each: each.id) == sorted(
        puzzles(title_id), key=lambda each: each.id
    )


@pytest.mark.soak
@pytest.mark.parametrize(("title_id", "kept"), KEPT, ids=names(KEPT))
def test_there_is_no_other_way(title_id: str, kept: Puzzle) -> None:
    assert list(faults(title_id, kept)) == []


def easiest(title_id: str = "new-dawn", kind: str = "reach") -> Puzzle:
    return min((each for each in puzzles(title_id) if each.goal.kind == kind), key=lambda each: each.others)


def start_of(kept: Puzzle, title_id: str = "new-dawn") -> Position:
    return civitas.title(title_id).scenario(kept.scenario)


def test_the_easiest_puzzle_has_one_answer_that_is_not_the_nearest() -> None:
    kept = easiest()
    assert list(faults("new-dawn", kept)) == []
    position = start_of(kept)
    assert greedy(position, kept.seat, kept.goal.figure) < kept.goal.reach
    looked = ways(position, kept.seat, 6000)
    (best,) = looked.quickest(kept.goal)
    assert [position.space().text(action) for action in best.actions] == kept.solution.actions
    assert position.digest() == start_of(kept).digest()


def test_a_game_is_won_by_one_beginning_alone() -> None:
    kept = easiest(kind="win")
    assert list(faults("new-dawn", kept)) == []
    position = start_of(kept)
    looked = ways(position, kept.seat, 3000, "win")
    first = position.space().parse(kept.solution.actions[0])
    assert looked.beginnings(kept.goal) == [first]
    other = next(action for action in position.legal(kept.seat) if action != first)
    position.play(kept.seat, other)
    assert not any(each.outcome.is_won for each in ways(position, kept.seat, 3000, "win").reached)


def test_a_battle_is_won_whatever_the_other_side_plays() -> None:
    kept = easiest("civilization-2010", "meet")
    assert list(faults("civilization-2010", kept)) == []
    position = start_of(kept, "civilization-2010")
    wrong = [
        action for action in position.legal(kept.seat) if position.space().text(action) != kept.solution.actions[0]
    ]
    verdicts = {judged(kept.goal, position, kept.seat, [action]).verdict for action in wrong}
    assert "solved" not in verdicts


def test_what_others_may_answer_is_tried_in_all_ways() -> None:
    """Where others still choose how it ends, nothing is certain."""
    kept = easiest("civilization-2010", "meet")
    position = start_of(kept, "civilization-2010")
    end = position.clone()
    for text in kept.solution.actions:
        end.play(kept.seat, end.space().parse(text))
    known = marks_of("civilization-2010").feats
    assert outcomes(position, position, kept.seat, known, frozenset()) == Outcome(False, frozenset())
    assert outcomes(position, end, kept.seat, known, frozenset({"battle"})).feats == {"battle"}


def test_a_woe_comes_to_who_does_nothing_and_not_to_who_finds_the_way() -> None:
    kept = easiest("through-the-ages-2015", "avoid")
    position = start_of(kept, "through-the-ages-2015")
    space = position.space()
    assert judged(kept.goal, position, kept.seat, [space.parse("done")]).verdict == "failed"
    way = [space.parse(text) for text in kept.solution.actions]
    assert judged(kept.goal, position, kept.seat, way[:-1]).verdict == "open"
    assert judged(kept.goal, position, kept.seat, way).verdict == "solved"
    assert list(faults("through-the-ages-2015", kept)) == []


def test_a_condition_is_fulfilled_as_soon_as_it_is_and_not_before() -> None:
    kept = easiest("civilization-1980", "fulfil")
    position = start_of(kept, "civilization-1980")
    assert kept.goal.feat not in fulfilled(position, kept.seat)
    assert judged(kept.goal, position, kept.seat, []).verdict == "open"
    for text in kept.solution.actions:
        assert kept.goal.feat not in fulfilled(position, kept.seat)
        position.play(kept.seat, position.space().parse(text))
    assert kept.goal.feat in fulfilled(position, kept.seat)


@pytest.mark.parametrize("title_id", ["through-the-ages-2006", "through-the-ages-2015"])
def test_a_declared_war_is_withstood_by_who_becomes_as_strong_as_the_attacker(title_id: str) -> None:
    kept = easiest(title_id, "fulfil")
    position = start_of(kept, title_id)
    assert figure_of(position, "strength", kept.seat) < figure_of(position, "strength", 1 - kept.seat)
    assert "war" not in fulfilled(position, 1 - kept.seat)  # nobody has declared war on the attacker
    for text in kept.solution.actions:
        assert "war" not in fulfilled(position, kept.seat)
        position.play(kept.seat, position.space().parse(text))
    assert "war" in fulfilled(position, kept.seat)
    assert figure_of(position, "strength", kept.seat) >= figure_of(position, "strength", 1 - kept.seat)


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    kept = easiest()
    less = with_reach(kept, kept.goal.reach - 1)
    assert "it has not just one best answer" in list(faults("new-dawn", less))
    more = with_reach(kept, kept.goal.reach + 1)
    assert "its answer does not reach the goal" in list(faults("new-dawn", more))
    another = replace(kept, unique="beginning")
    assert list(faults("new-dawn", another)) == ["it has not just one best answer"]
    fewer = replace(kept, others=kept.others - 1)
    assert list(faults("new-dawn", fewer)) == [f"{kept.others} ways miss it, not {kept.others - 1}"]


def with_reach(kept: Puzzle, reach: int) -> Puzzle:
    """The puzzle with another goal."""
    return replace(kept, goal=replace(kept.goal, reach=reach))


@pytest.mark.parametrize("kind", ["reach", "win"])
def test_a_turn_that_ends_without_the_goal_has_failed(kind: str) -> None:
    kept = easiest(kind=kind)
    position, given = start_of(kept), list[int]()
    while judged(kept.goal, start_of(kept), kept.seat, given).verdict == "open":
        legal = position.legal(kept.seat)
        action = next(each for each in legal if position.space().text(each) not in kept.solution.actions)
        position.play(kept.seat, action)
        given.append(action)
    assert judged(kept.goal, start_of(kept), kept.seat, given).verdict == "failed"


def test_too_many_ways_are_no_puzzle() -> None:
    kept = easiest()
    assert not ways(start_of(kept), kept.seat, 10).is_whole


def test_puzzles_are_found_in_games_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "MOST_POSITIONS", dict.fromkeys(finding.MOST_POSITIONS, 300))
    found = list(find([Search(civitas.title("new-dawn"), ("random",), games=6, wanted=1)]))
    assert len(found) == 1
    assert list(faults("new-dawn", found[0])) == []


def puzzle_of(seed: int, *actions: str, kind: Kind = "reach", figure: str = "cities") -> Puzzle:
    """A puzzle of which only that is known which tells it from others."""
    return Puzzle(
        id=f"{kind}-{figure}-{seed}",
        seat=0,
        goal=Goal(kind, figure, 3),
        scenario={},
        solution=Solution(list(actions)),
        others=50,
        found={"seed": seed, "moves": 7},
    )


def test_more_of_a_number_are_kept_only_where_there_are_no_others() -> None:
    cities = [puzzle_of(seed, f"build {seed}.1", f"place {seed}") for seed in range(4)]
    dials = [puzzle_of(seed, f"spend {seed}", figure="dial") for seed in range(4, 6)]
    assert [each.found["seed"] for each in chosen([*cities, *dials], 3)] == [0, 4, 1]
    assert [each.found["seed"] for each in chosen([*cities, *dials], 6)] == [0, 4, 1, 2, 3, 5]


def test_who_has_solved_a_puzzle_is_not_asked_nearly_the_same_again() -> None:
    one = puzzle_of(1, "resolve 5", "build 9.8")
    assert alike(one, puzzle_of(2, "resolve 1", "build 9.8"))
    assert alike(one, puzzle_of(2, "resolve 1", "build 9.8", figure="progress"))
    assert alike(one, puzzle_of(2, "spend trade", "resolve 5", "build 9.8"))
    assert alike(one, puzzle_of(1, "advance", kind="win", figure=""))  # it is the same moment
    assert not alike(one, puzzle_of(2, "resolve 1", "build 4.6"))
    assert not alike(one, puzzle_of(2, "resolve 1", "build 9.8", kind="win", figure=""))


def test_puzzles_may_be_wanted_of_one_question_or_kind_alone() -> None:
    title = civitas.title("new-dawn")
    assert list(find([Search(title, ("random",), games=1, question="NoSuchQuestion")])) == []
    assert list(find([Search(title, ("random",), games=1, kinds=("meet",))])) == []


def test_nothing_that_does_not_exist_is_found() -> None:
    with pytest.raises(NoSuchPuzzle, match="no puzzle 'nothing'"):
        puzzle("new-dawn", "nothing")
    assert puzzles("toy-bidding") == []
    position = civitas.title("new-dawn").new_game(players=2, seed=1)
    with pytest.raises(NoSuchPuzzle, match="nothing counts"):
        figure_of(position, "luck", 0)


def test_the_command_checks_and_keeps_puzzles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = [easiest()]
    monkeypatch.setattr(command, "puzzles", lambda title_id: kept)
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    assert command.run(parser.parse_args(["check", "new-dawn"]), Console(), {}) == 0
    kept[0] = with_reach(kept[0], 10_000)
    assert command.run(parser.parse_args(["check", "new-dawn"]), Console(), {}) == 1
    assert "not just one best answer" in capsys.readouterr().out
    monkeypatch.setattr(command, "KEPT", tmp_path)
    looked = list[Search]()

    def find_easiest(among: list[Search]) -> list[Puzzle]:
        looked.extend(among)
        return [easiest() for _ in among]

    monkeypatch.setattr(command, "find", find_easiest)
    asked = ["find", "new-dawn", "--bot", "random", "--kind", "win", "--players", "3"]
    assert command.run(parser.parse_args(asked), Console(), {"map": "large"}) == 0
    assert not list(tmp_path.iterdir())
    assert (looked[0].kinds, looked[0].players, looked[0].options) == (("win",), 3, {"map": "large"})
    assert command.run(parser.parse_args(["find", "new-dawn"]), Console(), {}) == 0
    assert looked[1:] == searches("new-dawn")
    assert easiest().id in (tmp_path / "new-dawn.json").read_text()


@pytest.mark.parametrize("title_id", ["new-dawn", "civilization-2010"])
def test_puzzles_that_are_kept_stay_where_searches_do_not_find_all_of_them(
    title_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "KEPT", tmp_path)
    monkeypatch.setattr(command, "find", lambda among: [easiest() for _ in among[1:]])
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    assert command.run(parser.parse_args(["find", title_id]), Console(), {}) == 1
    assert not list(tmp_path.iterdir())
    assert "those that are kept stay as they are" in capsys.readouterr().out
