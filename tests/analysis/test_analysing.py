"""An analysis: chances, turning points and comparisons, the same for the same seed, and nothing hidden in them."""

import msgspec
import pytest

from civitas.analysis import Comparison, Depth, Moment, Swing, analyse
from civitas.analysis.analysing import people
from civitas.analysis.comparing import Decision, _verdict, compare
from civitas.analysis.turning import turning_points
from civitas.analysis.wording import told_action
from civitas.bots.estimates import chances
from civitas.core.dice import Dice
from civitas.core.errors import BadOption
from civitas.core.telling import say
from civitas.records import branch, steps
from tests.analysis.games import FEW, LEARNED, careless, finished, of_careless, quick, start_before
from tests.records.games import TITLES, whole_game

WITHOUT = ["new-dawn", "civilization-2010"]
"""Titles that are tried without their values."""


@pytest.mark.soak
@pytest.mark.parametrize("title_id", LEARNED)
def test_chances_add_up_to_one_at_every_moment_of_a_game_and_end_with_who_won(title_id: str) -> None:
    file = whole_game(title_id)
    found = finished(analyse(file, seats=[]))
    assert [moment.number for moment in found.moments] == list(range(len(file.moves) + 1))
    for moment in found.moments:
        assert moment.watched is not None
        assert moment.known is not None
        assert sum(moment.watched) == pytest.approx(1, abs=1e-4)
        assert sum(moment.known) == pytest.approx(1, abs=1e-4)
    assert file.result is not None
    winners = [1.0 if place == 1 else 0.0 for place in file.result.places]
    assert found.moments[-1].watched == found.moments[-1].known == winners
    assert found.turning_points
    assert found.comparisons == []


@pytest.mark.parametrize("title_id", LEARNED)
def test_a_moment_says_what_a_spectator_could_reckon_then(title_id: str) -> None:
    file = careless(title_id)
    found = finished(of_careless(title_id, 1, 0))
    for step, moment in zip(steps(file), found.moments, strict=True):
        reckoned = chances(title_id, step.position.perspective(None))
        assert moment.watched == pytest.approx(reckoned, abs=1e-5)
        assert sum(moment.watched or []) == pytest.approx(1, abs=1e-4)
        assert moment.known is None  # the game is not over
        assert moment.seat == (file.moves[step.number - 1].seat if step.number else None)


@pytest.mark.parametrize("title_id", TITLES)
def test_decisions_are_compared_with_a_bot_and_the_same_seed_finds_the_same(title_id: str) -> None:
    found = finished(of_careless(title_id))
    assert found == finished(of_careless(title_id))
    assert found.has_chances == (title_id in LEARNED)
    assert found.comparisons
    for each in found.comparisons:
        assert each.done.action == careless(title_id).moves[each.number].action
        assert (each.verdict == "same") == (each.done == each.advised)
        assert each.done.line
        assert each.advised.line


@pytest.mark.parametrize("title_id", WITHOUT)
def test_a_title_without_values_has_no_chances_and_still_gets_comparisons(
    title_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("analysing", "comparing"):
        monkeypatch.setattr(f"civitas.analysis.{module}.learned", {}.get)
    monkeypatch.setattr("civitas.analysis.analysing.chances", lambda *_: None)
    found = finished(of_careless(title_id))
    assert not found.has_chances
    assert found.turning_points == []
    assert all(moment.watched is None and moment.known is None for moment in found.moments)
    assert {each.verdict for each in found.comparisons} <= {"same", "untold"}
    assert all(each.difference is None and each.margin is None for each in found.comparisons)
    assert any(each.done.line != each.advised.line for each in found.comparisons)


@pytest.mark.parametrize("title_id", TITLES)
def test_a_comparison_uses_nothing_that_the_seat_did_not_know(title_id: str) -> None:
    for step in list(steps(careless(title_id)))[8:40:8]:
        position = step.position
        seat = position.to_act[0]
        action = position.legal(seat)[-1]
        imagined = position.perspective(seat).imagine(Dice.seeded(99))
        real, other = (
            compare(title_id, Decision(step.number, 1, each, seat, action), quick(title_id), 5, FEW)
            for each in (position, imagined)
        )
        assert real == other


def test_an_analysis_can_be_stopped_and_goes_on_where_it_was_left() -> None:
    title_id = LEARNED[0]
    whole = finished(of_careless(title_id))
    analysis = of_careless(title_id)
    for _ in range(45):
        next(analysis)
    assert analysis.done == 45
    assert analysis.total == len(whole.moments) + len(whole.comparisons)
    later = of_careless(title_id)
    later.go_on_from(analysis.findings)
    assert finished(later) == whole
    assert (later.done, later.total) == (analysis.total, analysis.total)


def test_the_decision_that_was_asked_for_last_comes_first_whoever_made_it() -> None:
    title_id = TITLES[-1]
    analysis = of_careless(title_id, 10, 20)
    usual = [each.number for each in finished(of_careless(title_id, 10, 20)).comparisons]
    others = [
        step.number
        for step in steps(careless(title_id))
        if step.number < 40 and careless(title_id).moves[step.number].seat == 1 and len(step.position.legal(1)) > 1
    ]
    assert analysis.ask(usual[-1])
    assert analysis.ask(others[0])
    assert not analysis.ask(len(careless(title_id).moves))
    numbers = [piece.number for piece in analysis if isinstance(piece, Comparison)]
    assert numbers == [others[0], usual[-1], *usual[:-1]]


def test_once_the_game_is_over_everything_can_be_known() -> None:
    file = whole_game("through-the-ages-2015")
    late = msgspec.structs.replace(file, start=start_before(file, 4), moves=file.moves[-4:], seed=None)
    found = finished(analyse(late, seats=[]))
    assert len(found.moments) == 5
    assert all(sum(moment.known or []) == pytest.approx(1, abs=1e-4) for moment in found.moments)
    assert file.result is not None
    assert found.moments[-1].known == [1.0 if place == 1 else 0.0 for place in file.result.places]


def test_people_are_compared_and_where_there_are_none_everybody() -> None:
    assert people(careless("new-dawn")) == [0]
    assert people(whole_game("new-dawn")) == list(range(whole_game("new-dawn").players))


def test_another_line_is_analysed_as_it_is_played() -> None:
    file = branch(careless("new-dawn"), 12, "stops here", [])
    found = finished(analyse(file, (0,), bot="pilgrim", seats=[]))
    assert found.line == "0"
    assert len(found.moments) == 13


def test_unknown_bots_and_seats_are_refused() -> None:
    with pytest.raises(BadOption, match="no such bot for new-dawn; there are random"):
        analyse(careless("new-dawn"), bot="nobody")
    with pytest.raises(BadOption, match="there are 0 to 1, got 2"):
        analyse(careless("new-dawn"), seats=[2])


@pytest.mark.parametrize(
    ("difference", "margin", "verdict"),
    [
        (None, None, "untold"),
        (0.5, None, "even"),
        (0.04, 0.02, "mistake"),
        (0.039, 0.02, "even"),
        (0.03, 0.0, "mistake"),
        (0.029, 0.0, "even"),
        (-0.04, 0.02, "better"),
        (-0.039, 0.02, "even"),
    ],
)
def test_a_mistake_is_only_named_where_the_difference_is_clear(
    difference: float | None, margin: float | None, verdict: str
) -> None:
    assert _verdict(difference, margin) == verdict


def test_one_world_says_nothing_about_how_far_it_may_be_off() -> None:
    title_id = LEARNED[0]
    analysis = analyse(careless(title_id), bot=quick(title_id), depth=Depth(1), seats=[0], first=10, last=14)
    for each in finished(analysis).comparisons:
        assert each.difference is not None
        assert each.margin is None
        assert each.verdict in ("same", "even")


def test_rounds_that_change_much_are_turning_points_and_the_move_that_did_most_stands_for_them() -> None:
    moments = [
        Moment(0, 1, None, [0.5, 0.5], None),
        Moment(1, 1, 0, [0.52, 0.48], None),
        Moment(2, 2, 1, [0.4, 0.6], None),
        Moment(3, 2, 0, [0.2, 0.8], None),
        Moment(4, 2, 1, [0.25, 0.75], None),
        Moment(5, 3, 0, [0.21, 0.79], None),
    ]
    assert turning_points(moments) == [Swing(3, 2, 0, -0.27)]
    assert turning_points(moments[:2]) == []


def test_an_action_is_told_with_what_lies_there() -> None:
    position = next(step.position for step in steps(careless("new-dawn")) if step.number == 0)
    seat = position.to_act[0]
    told = [told_action(position.perspective(seat), action) for action in position.legal(seat)]
    assert all(each["message"] == "analysis-action" for each in told)
    assert told[0]["arguments"]["action"] == say("verb-resolve", slot=1)
    with pytest.raises(ValueError, match="not told"):
        told_action(position.perspective(1 - seat), position.legal(seat)[0])
