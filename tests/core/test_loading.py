"""Stored dice, results and frames are read back only if every part of them is sound."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from civitas.core.loading import check_flow, load_dice, load_frames, load_result, open_dump
from civitas.core.result import Result
from tests.toy import TOY
from tests.toy.frames import FRAMES

STORED_RESULT = {"places": [1, 2], "scores": [9, 4], "ending": "end"}


def stored_frames() -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = TOY.new_game(players=2, seed=1).dump()["frames"]
    return frames


def test_dice_roll_on_from_their_stored_state() -> None:
    dice = Dice.seeded(5)
    assert load_dice(dice.state()).roll() == dice.roll()


@pytest.mark.parametrize("stored", [None, "dice", [1, 2, 3], [1, 2, 3, True], [1, 2, 3, -1], [1, 2, 3, 1 << 32]])
def test_broken_dice_are_refused(stored: object) -> None:
    with pytest.raises(BrokenDump, match="dice"):
        load_dice(stored)


def test_a_result_is_read_back() -> None:
    assert load_result(STORED_RESULT, 2) == Result([1, 2], [9, 4], "end")
    assert load_result(None, 2) is None


@pytest.mark.parametrize(
    "change",
    [{"places": [1]}, {"scores": [1, 2, 3]}, {"places": "12"}, {"places": [1, True]}, {"ending": 3}, {"more": []}],
)
def test_a_broken_result_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BrokenDump, match="result"):
        load_result({**STORED_RESULT, **change}, 2)


@pytest.mark.parametrize("stored", [[], "won", {"places": [1, 2], "scores": [9, 4]}])
def test_a_result_needs_all_its_parts(stored: object) -> None:
    with pytest.raises(BrokenDump, match="result"):
        load_result(stored, 2)


def test_frames_are_read_back() -> None:
    stored = stored_frames()
    assert [frame.dump() for frame in load_frames(stored, FRAMES, 2)] == stored


@pytest.mark.parametrize(
    "change", [{"frame": "NoSuchFrame"}, {"asked": 4}, {"asked": -1}, {"asked": True}, {"fields": {"x": 1}}, {"y": 0}]
)
def test_a_broken_frame_is_refused_with_its_place_in_the_stack(change: dict[str, object]) -> None:
    stored = stored_frames()
    stored[-1] = {**stored[-1], **change}
    with pytest.raises(BrokenDump, match=rf"frames\[{len(stored) - 1}\]"):
        load_frames(stored, FRAMES, 2)


def test_frames_are_a_list() -> None:
    with pytest.raises(BrokenDump, match="frames"):
        load_frames({"frame": "Round"}, FRAMES, 2)


def test_a_game_that_goes_on_must_ask_somebody() -> None:
    position = TOY.new_game(players=2, seed=1)
    check_flow(position)
    position.frames[-1].asked = 0
    with pytest.raises(BrokenDump, match="nobody"):
        check_flow(position)


def test_frames_without_an_answer_or_with_a_wrong_one_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    position = TOY.new_game(players=2, seed=1)
    top = type(position.frames[-1])
    with monkeypatch.context() as patch:
        patch.setattr(top, "legal", lambda frame, p, seat: [])
        with pytest.raises(BrokenDump, match="no answer"):
            check_flow(TOY.new_game(players=2, seed=1))
    with monkeypatch.context() as patch:
        patch.setattr(top, "answer", lambda frame, p, seat, action: [][0])
        with pytest.raises(BrokenDump, match="do not fit"):
            check_flow(TOY.new_game(players=2, seed=1))
    with monkeypatch.context() as patch:
        counts = iter(range(100))
        patch.setattr(type(position), "components", lambda p: {"coins": next(counts)})
        with pytest.raises(BrokenDump, match="appear or vanish"):
            check_flow(position)


def stored_dump(**changes: object) -> dict[str, Any]:
    parts = ("players", "options", "state", "frames", "dice", "result")
    return {"title": "chess", "rules_revision": 1, **dict.fromkeys(parts), **changes}


def add_a_clock(dump: dict[str, Any]) -> None:
    dump["clock"] = [5, 5]


def rename_the_state(dump: dict[str, Any]) -> None:
    dump["state"] = {"board": dump["state"]["squares"]}


UPGRADES = {1: add_a_clock, 2: rename_the_state}


def test_a_dump_of_an_earlier_revision_is_upgraded_step_by_step_and_left_as_it_was() -> None:
    stored = stored_dump(state={"squares": [1]})
    dump = open_dump(stored, "chess", 3, "clock", upgrades=UPGRADES)
    assert dump == stored_dump(rules_revision=3, state={"board": [1]}, clock=[5, 5])
    assert stored == stored_dump(state={"squares": [1]})


def test_a_dump_of_this_revision_is_not_upgraded() -> None:
    stored = stored_dump(rules_revision=3, clock=[1, 2])
    assert open_dump(stored, "chess", 3, "clock", upgrades=UPGRADES) == stored


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"rules_revision": 4, "clock": []}, "rules_revision: 4 is not 3"),
        ({"rules_revision": 0, "clock": []}, "rules_revision: 0 is not 3"),
        ({"rules_revision": "1", "clock": []}, "rules_revision: '1' is not 3"),
        ({"state": {}}, "earlier revision"),
        ({"state": None}, "earlier revision"),
        ({"title": "go", "state": {"squares": []}}, "title: 'go' is not chess"),
        ({"more": 1, "state": {"squares": []}}, "a dump has the keys"),
    ],
)
def test_a_dump_that_no_upgrade_leads_from_is_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BrokenDump, match=complaint):
        open_dump(stored_dump(**changes), "chess", 3, "clock", upgrades=UPGRADES)
