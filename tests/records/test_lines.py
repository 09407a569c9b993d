"""Lines of a game file: ways through the tree, and the position at any moment of one."""

import pytest

from civitas.records import (
    Branch,
    GameFile,
    Path,
    Trail,
    all_lines,
    branch,
    branch_at,
    moves_of,
    path_text,
    read_path,
    steps,
)
from civitas.records.file import BadFile
from civitas.records.lines import KEPT_EVERY, with_changed_line, with_line
from civitas.records.replaying import start_of
from tests.records.games import begun


@pytest.fixture(scope="module")
def file() -> GameFile:
    return begun("new-dawn", 60)


def grown(file: GameFile) -> GameFile:
    """With a branch after two moves, and one that leaves it after three."""
    first, second, third = file.moves[:3]
    line = Branch("again", 2, [third])
    once, path = with_line(file, (), line)
    assert path == (0,)
    twice, path = with_line(once, (0,), Branch("deeper", 1, [second]))
    assert path == (0, 0)
    assert first == moves_of(twice, (0, 0))[0]
    return twice


def test_a_line_has_the_moves_of_those_it_leaves_up_to_there(file: GameFile) -> None:
    game = grown(file)
    assert moves_of(game, ()) == file.moves
    assert moves_of(game, (0,)) == file.moves[:3]
    assert moves_of(game, (0, 0)) == file.moves[:2]
    assert [(path, line.name) for path, line in all_lines(game)] == [((0,), "again"), ((0, 0), "deeper")]


def test_lines_are_renamed_and_removed_with_all_that_grows_out_of_them(file: GameFile) -> None:
    game = grown(file)
    deeper = branch_at(game, (0, 0))
    renamed = with_changed_line(game, (0, 0), Branch("other", deeper.after, deeper.moves))
    assert [line.name for _, line in all_lines(renamed)] == ["again", "other"]
    assert [line.name for _, line in all_lines(game)] == ["again", "deeper"]
    assert all_lines(with_changed_line(game, (0,), None)) == []


def test_paths_are_read_back_and_others_refused(file: GameFile) -> None:
    ways: list[Path] = [(), (0,), (3, 0, 12)]
    for way in ways:
        assert read_path(path_text(way)) == way
    for text in ("", "0.", "-1", "a", "0..1", "9999999"):
        with pytest.raises(BadFile, match="line"):
            read_path(text)
    nowhere: list[Path] = [(0,), (0, 0)]
    for path in nowhere:
        with pytest.raises(BadFile, match="there is no line 0"):
            moves_of(file, path)
        with pytest.raises(BadFile, match="there is no line 0"):
            branch_at(file, path)
    with pytest.raises(BadFile, match="no branch"):
        branch_at(file, ())


def test_any_moment_of_a_trail_is_what_the_game_was_then(file: GameFile) -> None:
    played = list(steps(file))
    trail = Trail(start_of(file), file.moves)
    assert len(trail) == len(file.moves) > 2 * KEPT_EVERY
    for number in (len(trail), 0, 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY, len(trail) - 1):
        position, events = trail.step(number)
        assert position.digest() == played[number].position.digest()
        assert events == played[number].events
    trail.at(3).play(file.moves[3].seat, trail.at(3).space().parse(file.moves[3].action))
    assert trail.at(3).digest() == played[3].position.digest()


def test_a_trail_is_walked_from_its_start_to_its_end_as_often_as_one_likes(file: GameFile) -> None:
    played = [step.position.digest() for step in steps(file)]
    trail = Trail(start_of(file), file.moves)
    for _ in range(2):
        assert [position.digest() for position in trail.walk()] == played


def test_a_branch_of_actions_is_found_at_its_path(file: GameFile) -> None:
    move = file.moves[0]
    game = branch(file, 0, "the same", [(move.seat, move.action)])
    assert moves_of(game, (0,)) == file.moves[:1]
