"""Puzzles: every kept one has its one answer, and new ones are found where there is one."""

import argparse
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

import civitas
from civitas.core.position import Position
from civitas.puzzles import Goal, command, finding
from civitas.puzzles.command import faults
from civitas.puzzles.finding import Search, find
from civitas.puzzles.puzzle import NoSuchPuzzle, Puzzle, figure_of, judged, puzzle, puzzles
from civitas.puzzles.solving import greedy, ways

TITLES = sorted(civitas.titles())
KEPT = [(title_id, each) for title_id in TITLES for each in puzzles(title_id)]


def names(kept: list[tuple[str, Puzzle]]) -> list[str]:
    return [f"{title_id}/{each.id}" for title_id, each in kept]


@pytest.mark.parametrize("title_id", TITLES)
def test_a_title_has_ten_puzzles_of_different_games(title_id: str) -> None:
    kept = puzzles(title_id)
    assert len(kept) == len({each.id for each in kept}) == 10
    assert len({each.found["seed"] for each in kept}) >= 5


@pytest.mark.parametrize(("title_id", "kept"), KEPT, ids=names(KEPT))
def test_the_answer_of_a_puzzle_reaches_its_goal_and_not_before_its_last_move(title_id: str, kept: Puzzle) -> None:
    position = civitas.title(title_id).scenario(kept.scenario)
    space, given = position.space(), list[str]()
    assert position.to_act == [kept.seat]
    for text in kept.solution.actions:
        assert judged(kept, position, given) == "open"
        position.play(kept.seat, space.parse(text))
        given.append(text)
    assert judged(kept, position, given) == "solved"
    assert figure_of(position, kept.goal.figure, kept.seat) == kept.goal.reach


@pytest.mark.soak
@pytest.mark.parametrize(("title_id", "kept"), KEPT, ids=names(KEPT))
def test_there_is_no_other_way(title_id: str, kept: Puzzle) -> None:
    assert list(faults(title_id, kept)) == []


def easiest(title_id: str = "new-dawn") -> Puzzle:
    return min(puzzles(title_id), key=lambda each: each.others)


def test_the_easiest_puzzle_has_one_answer_that_is_not_the_nearest() -> None:
    kept = easiest()
    assert list(faults("new-dawn", kept)) == []
    position = civitas.title("new-dawn").scenario(kept.scenario)
    assert greedy(position, kept.seat, kept.goal.figure) < kept.goal.reach
    looked = ways(position, kept.seat, 6000)
    (best,) = looked.best(kept.goal.figure)
    assert [position.space().text(action) for action in best.actions] == kept.solution.actions
    assert position.digest() == civitas.title("new-dawn").scenario(kept.scenario).digest()


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    kept = easiest()
    less = with_reach(kept, kept.goal.reach - 1)
    assert "it has not just one best answer" in list(faults("new-dawn", less))
    more = with_reach(kept, kept.goal.reach + 1)
    assert "its answer does not reach the goal" in list(faults("new-dawn", more))


def with_reach(kept: Puzzle, reach: int) -> Puzzle:
    """The puzzle with another goal."""
    return replace(kept, goal=Goal(kept.goal.figure, reach))


def test_a_turn_that_ends_without_the_goal_has_failed() -> None:
    kept = easiest()
    position = civitas.title("new-dawn").scenario(kept.scenario)
    while position.to_act == [kept.seat]:
        worst = min(position.legal(kept.seat), key=lambda action: after(position, kept, action))
        position.play(kept.seat, worst)
    assert judged(kept, position, ["something"]) == "failed"


def after(position: Position, kept: Puzzle, action: int) -> tuple[int, bool]:
    """What an action brings, and whether the turn goes on."""
    tried = position.clone()
    tried.play(kept.seat, action)
    return figure_of(tried, kept.goal.figure, kept.seat), tried.to_act == [kept.seat]


def test_too_many_ways_are_no_puzzle() -> None:
    kept = easiest()
    position = civitas.title("new-dawn").scenario(kept.scenario)
    assert not ways(position, kept.seat, 10).is_whole


def test_puzzles_are_found_in_games_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "MOST_POSITIONS", 300)
    search = Search(civitas.title("new-dawn"), "random", 2, 1)
    found = list(find(search, 1, 6))
    assert len(found) == 1
    assert list(faults("new-dawn", found[0])) == []


def test_more_of_a_number_are_kept_only_where_there_are_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(search: Search, seed: int, wide: object) -> list[Puzzle]:
        return [replace(easiest(), id=f"{seed}-{number}", found={"seed": seed, "moves": number}) for number in range(3)]

    monkeypatch.setattr(finding, "_in_game", found)
    search = Search(civitas.title("new-dawn"), "random", 2, 1)
    kept = [each.id for each in find(search, 6, 4)]
    assert kept == ["1-0", "1-1", "2-0", "2-1", "3-0", "3-1"]
    assert [each.id for each in find(search, 4, 4)] == kept[:4]


def test_puzzles_may_be_wanted_of_one_question_alone() -> None:
    search = Search(civitas.title("new-dawn"), "random", 2, 1, question="NoSuchQuestion")
    assert list(find(search, 1, 1)) == []


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
    assert command.run(parser.parse_args(["check", "new-dawn"]), Console()) == 0
    kept[0] = with_reach(kept[0], 10_000)
    assert command.run(parser.parse_args(["check", "new-dawn"]), Console()) == 1
    assert "not just one best answer" in capsys.readouterr().out
    monkeypatch.setattr(command, "KEPT", tmp_path)
    monkeypatch.setattr(command, "find", lambda search, wanted, games: iter([easiest()]))
    assert command.run(parser.parse_args(["find", "new-dawn", "--bot", "random"]), Console()) == 0
    assert easiest().id in (tmp_path / "new-dawn.json").read_text()
