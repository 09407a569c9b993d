"""A game in progress, shown on the toy: turns, refusals, the host, and what a perspective gives."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import IllegalAction, MalformedAction, OutOfTurn
from civitas.core.events import Event
from civitas.core.losses import Loss
from civitas.core.position import HOST, Frame, Position
from civitas.core.rules import Objection
from tests.toy import TOY
from tests.toy.position import BID, CALL_TIME, DONE, GIVE, ROLL, SPACE, STAKE, TAKE, Toy


def toy(**entries: Any) -> Position:
    """A position of the toy with these entries."""
    return TOY.scenario({"hands": [["card-1", "card-9"], ["card-5", "card-7"]], **entries})


def bidding() -> Position:
    """Two seats that bid at the same time."""
    return toy(frames=[{"frame": "Round", "asked": 0, "fields": {"step": 0}}, frame("Bid", 3)])


def frame(name: str, asked: int, **fields: int) -> dict[str, object]:
    return {"frame": name, "asked": asked, "fields": fields}


def test_the_seats_to_act_are_those_that_the_open_question_asks() -> None:
    assert toy().to_act == [0]
    assert toy(starter="blue").to_act == [1]
    assert bidding().to_act == [0, 1]
    assert bidding().asked() == 0b11


def test_only_the_seats_that_are_asked_have_options() -> None:
    p = toy()
    assert p.legal(0) == [ROLL.code(), TAKE.code()]
    assert [p.legal(seat) for seat in (1, 2, 99, -2, -7)] == [[], [], [], [], []]


def test_a_seat_that_never_existed_has_no_options_after_an_action_either() -> None:
    p = toy()
    p.legal(0)
    p.play(0, TAKE.code())
    assert p.legal(-2) == []
    assert p.legal(0) != []


def test_changing_the_list_of_options_does_not_change_the_options() -> None:
    p = toy()
    p.legal(0).clear()
    assert p.legal(0) == [ROLL.code(), TAKE.code()]


def test_an_action_leads_to_the_next_question_and_tells_what_happened() -> None:
    p = toy()
    events = p.play(0, TAKE.code())
    assert events == [Event("pot", {"coins": 2}, "pot-b")]
    assert p.frames[-1].name() == "Stake"
    assert p.to_act == [0]


def test_the_news_of_an_action_replace_those_before() -> None:
    p = toy()
    first = p.play(0, TAKE.code())
    second = p.play(0, STAKE.code(0))
    assert [event.message for event in first] == ["pot"]
    assert [event.message for event in second] == ["staked"]
    assert p.news == second


def test_seats_that_decide_at_once_may_do_so_in_any_order() -> None:
    one, other = bidding(), bidding()
    for seat in (0, 1):
        one.play(seat, one.legal(seat)[0])
    for seat in (1, 0):
        other.play(seat, other.legal(seat)[0])
    assert one.digest() == other.digest()


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    p = bidding()
    digest = p.digest()
    with pytest.raises(IllegalAction, match="bid card-2: forbidden by rule bid-a") as refused:
        p.play(0, SPACE.parse("bid card-2"))
    assert refused.value.objection == p.why_not(0, SPACE.parse("bid card-2")) == Objection("bid-a")
    assert p.digest() == digest


@pytest.mark.parametrize("seat", [1, 2, 99, -2])
def test_acting_out_of_turn_is_refused(seat: int) -> None:
    p = toy()
    digest = p.digest()
    with pytest.raises(OutOfTurn, match=f"seat {seat} may not act now; to act: \\[0\\]"):
        p.play(seat, TAKE.code())
    assert p.why_not(seat, TAKE.code()) == Objection("turn-a")
    assert p.digest() == digest


@pytest.mark.parametrize("action", [-1, SPACE.size, True, "take", None])
def test_a_malformed_action_is_refused_whoever_plays_it(action: Any) -> None:
    p = toy()
    for seat in (0, 1, HOST):
        with pytest.raises(MalformedAction):
            p.play(seat, action)
        with pytest.raises(MalformedAction):
            p.why_not(seat, action)
    with pytest.raises(MalformedAction):
        p.perspective(None).why_not(action)


@pytest.mark.parametrize("action", [-1, SPACE.size, True])
def test_a_malformed_action_is_refused_after_the_legal_ones_were_listed(action: Any) -> None:
    p = toy()
    p.legal(0)
    with pytest.raises(MalformedAction):
        p.loss(0, action)
    with pytest.raises(MalformedAction):
        p.play(0, action)


def test_an_action_that_was_legal_once_is_looked_for_again_after_a_change() -> None:
    p = toy()
    assert p.loss(0, TAKE.code()) is None
    p.play(0, TAKE.code())
    with pytest.raises(IllegalAction):
        p.play(0, TAKE.code())


def test_a_legal_action_meets_no_objection() -> None:
    assert toy().why_not(0, ROLL.code()) is None


def test_the_game_is_over_when_it_has_a_result() -> None:
    p = toy(hands=[["card-1"], ["card-2"]])
    for seat, text in [(0, "take"), (0, "done"), (1, "done"), (0, "bid card-1"), (1, "bid card-2")]:
        p.play(seat, SPACE.parse(text))
    assert p.is_over
    assert p.result is not None
    assert (p.result.places, p.result.scores) == ([2, 1], [3, 5])
    assert (p.to_act, p.asked()) == ([], 0)
    assert [p.legal(seat) for seat in (0, 1, HOST)] == [[], [], []]
    with pytest.raises(OutOfTurn):
        p.play(0, TAKE.code())


def test_the_host_may_rule_at_any_time_but_never_plays() -> None:
    p = toy()
    assert p.legal(HOST) == [CALL_TIME.code()]
    assert p.why_not(HOST, CALL_TIME.code()) is None
    assert p.why_not(HOST, TAKE.code()) == Objection("turn-a")
    with pytest.raises(IllegalAction):
        p.play(HOST, TAKE.code())
    assert [event.message for event in p.play(HOST, CALL_TIME.code())] == ["game-over"]
    assert p.is_over


def test_the_host_has_no_say_unless_the_title_gives_one() -> None:
    assert Position(2).host_legal() == []
    with pytest.raises(NotImplementedError):
        Position(2).host_play(0)


def test_the_digest_tells_positions_apart() -> None:
    assert toy().digest() == toy().digest()
    assert toy().digest() != toy(pot=1).digest()
    assert len(toy().digest()) == 64


# Perspectives.


def test_a_perspective_gives_what_its_seat_may_know() -> None:
    p = bidding()
    seen = p.perspective(0)
    assert seen.seat == 0
    assert seen.space is SPACE
    assert seen.view["hand"] == [0, 8]
    assert seen.view == p.view_for(0)
    assert seen.legal() == p.legal(0) == [BID.code(0), BID.code(8)]
    assert seen.why_not(BID.code(0)) is None
    assert seen.why_not(BID.code(1)) == Objection("bid-a")


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    seen = bidding().perspective(None)
    assert seen.seat is None
    assert "hand" not in seen.view
    assert seen.legal() == []
    assert seen.why_not(BID.code(0)) == Objection("turn-a")


def test_a_seat_imagines_a_position_that_looks_the_same_to_it() -> None:
    p = bidding()
    imagined = p.perspective(0).imagine(Dice.seeded(4))
    assert imagined.view_for(0) == p.view_for(0)
    assert imagined.digest() != p.digest()
    assert imagined.view_for(1) != p.view_for(1)


@pytest.mark.parametrize("seat", [2, 99, HOST, -2])
def test_there_is_no_perspective_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(OutOfTurn, match=f"there is no seat {seat}"):
        toy().perspective(seat)


# Frames.


class Asking(Frame[Toy]):
    """A frame that says nothing of its own and is not even declared."""


def test_a_frame_dumps_its_name_whom_it_asks_and_its_fields() -> None:
    p = toy()
    p.play(0, TAKE.code())
    p.play(0, STAKE.code(0))
    assert p.frames[-1].dump() == {"frame": "Stake", "asked": 1, "fields": {"moved": 1}}


def test_a_frame_shows_its_name_unless_it_says_more() -> None:
    p = toy()
    assert isinstance(p, Toy)
    assert p.frames[-1].question(p, None) == {"frame": "Pot"}
    assert p.frames[-1].dump() == {"frame": "Pot", "asked": 1, "fields": {}}


def test_a_frame_must_say_what_it_asks() -> None:
    asking, p = Asking(), Toy(2)
    with pytest.raises(NotImplementedError):
        asking.resume(p)
    with pytest.raises(NotImplementedError):
        asking.legal(p, 0)
    with pytest.raises(NotImplementedError):
        asking.objection(p, 0, 0)
    with pytest.raises(NotImplementedError):
        asking.answer(p, 0, 0)
    with pytest.raises(NotImplementedError):
        asking.copy()
    with pytest.raises(NotImplementedError):
        asking.blank()


def test_a_position_must_say_what_it_is_made_of() -> None:
    p = Position(2)
    assert (p.to_act, p.is_over) == ([], False)
    for ask in (p.space, p.clone, p.dump, p.describe, p.components, p.turn_rule):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        p.view_for(None)
    with pytest.raises(NotImplementedError):
        p.imagine_for(None, Dice.seeded(1))


def test_settling_stops_when_no_frame_is_left() -> None:
    p = Toy(2)
    p.settle()
    assert p.frames == []


def test_not_listing_an_action_without_an_objection_is_an_error_of_the_title() -> None:
    p = toy()
    p.frames[-1].legal = lambda p, seat: [ROLL.code()]  # type: ignore[method-assign]
    with pytest.raises(AssertionError, match="take: not listed, yet no objection"):
        p.play(0, TAKE.code())


def test_the_toy_answers_with_done() -> None:
    p = toy()
    p.play(0, TAKE.code())
    p.play(0, DONE.code())
    assert p.to_act == [1]


# What an action would throw away.


def staking(coins: int) -> Position:
    """Red stakes or gives, with so many coins."""
    return toy(coins=[coins, 5], frames=[frame("Round", 0, step=2), frame("Stake", 1, moved=0)])


def test_what_a_legal_action_would_throw_away_is_told_before_it_is_played() -> None:
    p = staking(1)
    before = p.digest()
    assert p.loss(0, GIVE.code(0, 1)) == Loss("last-coins", {"other": 1, "coins": 1}, "stake-c")
    assert p.perspective(0).loss(GIVE.code(0, 1)) == p.loss(0, GIVE.code(0, 1))
    assert p.perspective(0).losses() == {GIVE.code(0, 1): p.loss(0, GIVE.code(0, 1))}
    assert (p.perspective(1).losses(), p.perspective(None).losses(), p.losses(HOST)) == ({}, {}, {})
    assert p.digest() == before


def test_most_actions_throw_nothing_away() -> None:
    assert staking(2).loss(0, GIVE.code(0, 1)) is None
    assert staking(1).loss(0, DONE.code()) is None
    assert toy().loss(0, ROLL.code()) is None


def test_nothing_is_lost_by_what_cannot_be_played() -> None:
    p = staking(1)
    assert p.loss(0, GIVE.code(1, 1)) is None
    assert [p.loss(seat, GIVE.code(0, 1)) for seat in (1, 7, HOST, -2)] == [None] * 4
    assert p.perspective(None).loss(GIVE.code(0, 1)) is None
    with pytest.raises(MalformedAction):
        p.loss(0, "give")


def test_a_loss_is_sent_like_an_event_and_equals_one_that_says_the_same() -> None:
    loss = Loss("last-coins", {"coins": 1}, "stake-c", is_final=True)
    assert loss.to_json() == {"message": "last-coins", "rule": "stake-c", "coins": 1}
    assert loss == Loss("last-coins", {"coins": 1}, "stake-c", True) != Loss("last-coins", {"coins": 1}, "stake-c")
    assert len({loss, Loss("last-coins", {"coins": 1}, "stake-c", True)}) == 1
    assert loss != "last-coins"
    assert repr(loss) == "Loss('last-coins', {'coins': 1}, 'stake-c', True)"


def test_a_position_knows_its_title_and_is_drawn_for_notebooks() -> None:
    p = TOY.new_game(players=2, seed=1)
    assert p.title_id() == p.perspective(0).title_id == TOY.id
    assert p._repr_svg_() == p.perspective(None)._repr_svg_() != p.perspective(0)._repr_svg_()
    assert p._repr_svg_().startswith("<svg")
