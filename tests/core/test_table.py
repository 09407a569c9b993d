"""A game with its history: the log, taking back, saving and replaying."""

import json
from typing import Any

import pytest

from civitas.core.errors import BadOption, BrokenDump, CannotUndo, IllegalAction, MalformedAction, OutOfTurn
from civitas.core.position import HOST
from civitas.core.table import Table, uncovers
from tests.toy import TOY
from tests.toy.position import SPACE


def table(*actions: tuple[int, str], players: int = 2, seed: int = 5) -> Table:
    """A table of the toy at which this was played."""
    new = Table(TOY, players=players, seed=seed)
    for seat, text in actions:
        new.play(seat, SPACE.parse(text))
    return new


def bid_anything(at: Table, seat: int) -> None:
    at.play(seat, at.position.legal(seat)[0])


STAKING = ((0, "take"), (0, "stake 1"), (0, "give 1 blue"))
BIDDING = ((0, "take"), (0, "done"), (1, "done"))


def test_a_table_begins_with_the_set_up_in_its_log() -> None:
    new = table()
    assert [event.message for event in new.log] == ["dealt", "own-hand", "own-hand"]
    assert new.record == []
    assert new.position.digest() == TOY.new_game(players=2, seed=5).digest()


def test_a_table_refuses_to_begin_with_bad_options() -> None:
    with pytest.raises(BadOption):
        Table(TOY, players=2, seed=1, options={"hand": 9})


def test_whatever_is_played_goes_into_record_and_log() -> None:
    played = table(*STAKING)
    assert [(seat, SPACE.text(action)) for seat, action in played.record] == list(STAKING)
    assert [event.message for event in played.log[3:]] == ["pot", "staked", "gave"]


def test_a_refused_action_leaves_no_trace_in_the_history() -> None:
    played = table(*STAKING)
    saved, logged = played.save(), played.log[:]
    with pytest.raises(IllegalAction):
        played.play(0, SPACE.parse("roll"))
    with pytest.raises(OutOfTurn):
        played.play(1, SPACE.parse("done"))
    for malformed in (-1, True, "done", None):
        with pytest.raises(MalformedAction):
            played.play(0, malformed)
    assert (played.save(), played.log) == (saved, logged)
    assert played.can_undo(0)


# Taking back.


def test_a_seat_takes_back_its_actions_one_by_one() -> None:
    played = table(*STAKING)
    for count in (2, 1, 0):
        played.undo(0)
        shorter = table(*STAKING[:count])
        assert played.save() == shorter.save()
        assert played.log == shorter.log
    assert not played.can_undo(0)


def test_what_was_taken_back_can_be_played_otherwise() -> None:
    played = table(*STAKING)
    played.undo(0)
    played.play(0, SPACE.parse("done"))
    assert played.save() == table(*STAKING[:2], (0, "done")).save()


def test_nobody_takes_back_what_another_seat_played() -> None:
    played = table(*STAKING)
    saved = played.save()
    for seat in (1, 2, HOST):
        assert not played.can_undo(seat)
        with pytest.raises(CannotUndo, match=f"seat {seat} has nothing to take back"):
            played.undo(seat)
    assert played.save() == saved


def test_nothing_is_taken_back_after_another_seat_has_acted() -> None:
    played = table(*BIDDING)
    assert not played.can_undo(0)
    played.undo(1)
    assert played.save() == table(*BIDDING[:2]).save()
    with pytest.raises(CannotUndo):
        played.undo(1)
    with pytest.raises(CannotUndo):
        played.undo(0)


def test_a_roll_of_the_dice_cannot_be_taken_back() -> None:
    played = table((0, "roll"))
    assert not played.can_undo(0)
    played.play(0, SPACE.parse("stake 1"))
    played.undo(0)
    with pytest.raises(CannotUndo):
        played.undo(0)
    assert played.save() == table((0, "roll")).save()


def test_a_secret_bid_can_be_taken_back_until_the_bids_are_uncovered() -> None:
    played = table(*BIDDING)
    bid_anything(played, 1)
    played.undo(1)
    bid_anything(played, 1)
    bid_anything(played, 0)
    assert not played.can_undo(0)
    assert not played.can_undo(1)


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    with pytest.raises(CannotUndo):
        table().undo(0)


def test_the_end_of_the_game_can_be_taken_back_if_it_uncovered_nothing() -> None:
    played = table(*STAKING, (HOST, "call-time"))
    assert played.position.is_over
    played.undo(HOST)
    assert played.position.result is None
    assert played.save() == table(*STAKING).save()


@pytest.mark.parametrize(("text", "out"), [("take", False), ("roll", True)])
def test_dice_and_reveals_tell_whether_something_came_out(text: str, out: bool) -> None:
    before = TOY.new_game(players=2, seed=5)
    after = before.clone()
    after.play(0, SPACE.parse(text))
    assert uncovers(before, after) is out
    after = before.clone()
    after.reveals += 1
    assert uncovers(before, after)


# Saving.


def stored(**changes: Any) -> dict[str, Any]:
    """The save of a short game, with changes."""
    return {**table(*STAKING).save(), **changes}


def test_a_save_is_short_and_readable() -> None:
    saved = stored()
    assert json.loads(json.dumps(saved)) == {
        "title": "toy-bidding",
        "rules_revision": 1,
        "players": 2,
        "seed": 5,
        "options": {},
        "actions": [[0, "take"], [0, "stake 1"], [0, "give 1 blue"]],
        "digest": table(*STAKING).position.digest(),
    }


def test_a_save_is_played_again_with_its_whole_history() -> None:
    played = table(*STAKING)
    again = Table.replay(TOY, json.loads(json.dumps(played.save())))
    assert (again.save(), again.log, again.record) == (played.save(), played.log, played.record)
    assert again.can_undo(0)


def test_options_are_part_of_a_save() -> None:
    played = Table(TOY, players=3, seed=2, options={"hand": "4", "draw": True})
    assert Table.replay(TOY, played.save()).position.digest() == played.position.digest()


@pytest.mark.parametrize(
    "broken",
    [
        *[{key: value for key, value in stored().items() if key != lost} for lost in stored()],
        stored(title="chess"),
        stored(rules_revision=2),
        stored(players=7),
        stored(players="many"),
        stored(seed="seven"),
        stored(options={"hand": 9}),
        stored(options=7),
        stored(actions=7),
        stored(actions=[7]),
        stored(actions=[[0]]),
        stored(actions=[[0, 7]]),
        stored(actions=[[0, "fly"]]),
        stored(actions=[[1, "take"]]),
        stored(actions=[[0, "done"]]),
        stored(actions=[[None, "take"]]),
        stored(actions=[[0, "take"]]),
        stored(digest="0" * 64),
        [],
        None,
        "save",
    ],
    ids=lambda broken: str(broken)[-60:],
)
def test_a_broken_save_is_refused(broken: Any) -> None:
    with pytest.raises(BrokenDump):
        Table.replay(TOY, broken)
