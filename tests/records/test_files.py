"""Game files: what is written is read back, played again, and found true; what is wrong is named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bench.recorded import recorded_games
from civitas.core.errors import CivitasError
from civitas.records import (
    MARKS,
    BadFile,
    GameFile,
    Move,
    Stray,
    annotate,
    branch,
    decode,
    encode,
    faults,
    read,
    steps,
    write,
)
from tests.records.games import TITLES, begun, whole_game

AGES = "through-the-ages-2015"


@pytest.mark.untraced
@pytest.mark.parametrize("title_id", TITLES)
def test_a_whole_game_is_written_read_and_found_true(title_id: str, tmp_path: Path) -> None:
    file = whole_game(title_id)
    write(tmp_path / "game.json", file)
    again = read(tmp_path / "game.json")
    assert again == file
    assert again.result is not None
    assert any(move.chance for move in again.moves) or title_id == "civilization-1980"
    assert faults(again) == []


@pytest.mark.untraced
@pytest.mark.parametrize("title_id", TITLES)
def test_a_replay_goes_through_the_positions_of_the_game(title_id: str) -> None:
    file = whole_game(title_id)
    played = recorded_games(title_id)[0].positions()
    count = 0
    for position, step in zip(played, steps(file), strict=False):
        if step.number % 25 == 0:
            assert step.position.digest() == position.digest()
        count = step.number
    assert count == len(file.moves) - 1


@settings(max_examples=25, deadline=None)
@given(
    title_id=st.sampled_from(TITLES),
    seed=st.integers(0, 2**63),
    moves=st.integers(0, 40),
    mark=st.sampled_from(MARKS),
    comment=st.text(max_size=60).filter(lambda text: text.isprintable()),
)
def test_files_survive_a_round_trip(title_id: str, seed: int, moves: int, mark: str, comment: str) -> None:
    file = begun(title_id, moves, seed=seed)
    if file.moves:
        file = annotate(file, len(file.moves), mark=mark, comment=comment)
    again = decode(encode(file))
    assert again == file
    assert encode(again) == encode(file)
    assert faults(again) == []


# What is wrong.


def spoilt(file: GameFile, change: Callable[[Any], object]) -> bytes:
    content = json.loads(encode(file))
    change(content)
    return json.dumps(content).encode()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda c: c["moves"][3].update(seat="two"), r"moves\[3\]\.seat: expected `int`, got `str`"),
        (lambda c: c["moves"][3].update(seat=7), r"moves\[3\]\.seat: there are seats 0 to 1, got 7"),
        (lambda c: c["moves"][3].update(mark="!!!"), r"moves\[3\]\.mark: invalid enum value '!!!'"),
        (lambda c: c["moves"][3].update(chance=[[6, 6]]), r"moves\[3\]\.chance\[0\]: 6 is not below 6"),
        (lambda c: c["moves"][3].update(why="so"), r"moves\[3\]: object contains unknown field `why`"),
        (lambda c: c.pop("title"), "the file: object missing required field `title`"),
        (lambda c: c.update(civitas=2), "civitas: invalid enum value 2"),
        (lambda c: c["seats"].pop(), "seats: expected 2, one a player, got 1"),
        (
            lambda c: c.update(branches=[{"name": "x", "after": 99, "moves": []}]),
            r"branches\[0\]\.after: the line that it leaves has 20 moves, got 99",
        ),
    ],
)
def test_a_bad_file_is_refused_with_the_entry_that_is_wrong(change: Callable[[Any], object], problem: str) -> None:
    with pytest.raises(BadFile, match=problem):
        decode(spoilt(begun(AGES, 20), change))


def test_what_is_no_json_and_what_is_too_deep_is_refused() -> None:
    with pytest.raises(BadFile, match="no JSON"):
        decode(b"{")
    nested: list[Any] = []
    for _ in range(30):
        nested = [{"name": "x", "after": 0, "moves": [], "branches": nested}]
    with pytest.raises(BadFile, match="at most 20 branches"):
        decode(spoilt(begun(AGES, 1), lambda c: c.update(branches=nested)))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda c: c["moves"][3].update(action="declare war"), "move 4: declare war: "),
        (lambda c: c["moves"][3].update(events=[]), "something else happens"),
        (lambda c: c["moves"][3].update(chance=[[6, 1]]), "the dice roll otherwise"),
        (lambda c: c.update(seed=4), "start: not what seed 4 deals"),
        (lambda c: c.update(digest="0"), "digest: not that of the last position"),
        (lambda c: c.update(result={"places": [1, 2], "scores": [1, 0], "ending": "x"}), "result: not what the moves"),
        (lambda c: c.update(title="chess"), "no such title"),
        (lambda c: c["start"].pop("dice"), "start: "),
        (lambda c: c["options"].update(mode="loud"), "options: "),
        (
            lambda c: c.update(branches=[{"name": "war", "after": 3, "moves": [{"seat": 0, "action": "no"}]}]),
            "war: move 4: no: ",
        ),
    ],
)
def test_what_does_not_hold_is_said(change: Callable[[Any], object], fault: str) -> None:
    found = faults(decode(spoilt(begun(AGES, 20), change)))
    assert any(fault in line for line in found), found


def test_a_game_of_earlier_rules_is_shown_as_far_as_it_goes() -> None:
    file = begun(AGES, 20)
    moves = [*file.moves[:10], Move(1 - file.moves[10].seat, "done"), *file.moves[11:]]
    old = replace(file, rules_revision=file.rules_revision - 1, moves=moves)
    shown: list[int] = []
    with pytest.raises(Stray, match="move 11"):
        shown.extend(step.number for step in steps(old))
    assert shown == list(range(11))
    assert "played by revision" in faults(old)[0]


def test_chance_of_real_dice_is_played_as_it_stands() -> None:
    file = begun("new-dawn", 120)
    number = next(number for number, move in enumerate(file.moves) if move.chance)
    move = file.moves[number]
    outcomes, outcome = move.chance[0]
    other = replace(move, chance=[(outcomes, (outcome + 1) % outcomes), *move.chance[1:]], events=[])
    rolled = replace(file, seed=None, moves=[*file.moves[:number], other])
    as_dealt = replace(file, moves=[*file.moves[:number], move])
    ends = [list(steps(each))[-1].position for each in (rolled, as_dealt)]
    assert ends[0].digest() != ends[1].digest()
    assert ends[0].dice.state() == ends[1].dice.state()


# What people write.


def test_marks_and_comments_stay_with_their_moves() -> None:
    file = annotate(annotate(begun(AGES, 10), 4, mark="?!", comment="Too early."), 4, mark="!")
    assert (file.moves[3].mark, file.moves[3].comment) == ("!", "Too early.")
    assert annotate(file, 4, comment="").moves[3].comment == ""
    assert faults(file) == []
    for number in (0, 11):
        with pytest.raises(BadFile, match="there are moves 1 to 10"):
            annotate(file, number, mark="!")
    with pytest.raises(BadFile, match=r"\?\?"):
        annotate(file, 4, mark="hm")


def test_a_branch_leaves_the_game_and_is_checked_with_it() -> None:
    file = begun(AGES, 12)
    position = list(steps(file))[5].position
    seat = position.to_act[0]
    others = [position.space().text(action) for action in position.legal(seat)]
    line = next(text for text in others if text != file.moves[5].action and not text.startswith("resign"))
    branched = branch(file, 5, "another way", [line])
    assert branched.branches[0].moves[0].seat == seat
    assert faults(decode(encode(branched))) == []
    with pytest.raises(BadFile, match="another way, move 1"):
        branch(file, 5, "another way", ["fly to the moon"])
    with pytest.raises(BadFile, match="the game has 12 moves"):
        branch(file, 13, "late", [])


def test_nothing_is_lost_when_a_file_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write(path, begun(AGES, 5))
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        write(path, begun(AGES, 6))
    assert path.read_bytes() == before


def test_bad_files_are_errors_of_ours() -> None:
    assert issubclass(BadFile, CivitasError)
    assert issubclass(Stray, CivitasError)
