"""Losses of population, tokens and colonies, and who chooses them."""

from typing import Any

import pytest

from tests.games.through_the_ages.events.test_events import is_over, strong
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW


def lost_population(title: str) -> str:
    """The rule about lost population."""
    return "pop.lose-a" if title == NEW else "advanced.loss-b"


# Population.


@BOTH
@pytest.mark.rule("pop.lose-a", "advanced.loss-b", "card.pestilence", "card.i_pestilence")
def test_an_unused_worker_is_lost_first_and_unasked(title: str) -> None:
    one_idle = {"unused": 1, "yellow": 10}
    nobody_idle = {"unused": 0, "yellow": 10}
    s = happening(title, "pestilence", p1=one_idle, p2=nobody_idle)
    assert (s.civ(1).unused, s.civ(1).yellow) == (0, 11)
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    assert s.asked == [2]
    assert s.legal() == ["lose agriculture", "lose bronze", "lose philosophy", "lose warriors"]
    assert s.refused("lose religion") == lost_population(title)
    assert s.refused("done") == lost_population(title)
    s.play("lose warriors")
    assert (s.civ(2).yellow, s.civ(2).strength, s.civ(2).unused) == (11, 0, 0)
    assert is_over(s)


@BOTH
@pytest.mark.rule("pop.lose-a", "advanced.loss-a")
@pytest.mark.parametrize(("workers", "left"), [({"bronze": 2}, {"bronze": 1}), ({"bronze": 1}, {}), ({}, {})])
def test_nobody_is_asked_where_all_workers_stand_on_one_card_or_there_are_none(
    title: str, workers: dict[str, int], left: dict[str, int]
) -> None:
    nowhere = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
    s = happening(title, "pestilence", p1={}, p2={"unused": 0, "yellow": 10, "workers": {**nowhere, **workers}})
    assert is_over(s)
    assert s.workers(2) == left
    assert s.civ(2).yellow == 10 + sum(workers.values()) - sum(left.values())


@BOTH
@pytest.mark.rule("pop.lose-a", "advanced.loss-b")
def test_several_workers_are_chosen_one_after_the_other(title: str) -> None:
    s = happening(title, "emigration", age="II", p1={"yellow": 5, "unused": 0})
    # Five discontent workers: three leave.
    s.play("lose philosophy", "lose bronze", "lose bronze")
    assert s.workers(1) == {"agriculture": 2, "warriors": 1}
    assert (s.civ(1).yellow, s.civ(1).science_rate) == (8, 0)
    assert is_over(s)


@BOTH
@pytest.mark.rule("pop.lose-a", "advanced.loss-a")
def test_if_there_are_no_more_workers_than_are_lost_all_of_them_go_unasked(title: str) -> None:
    few = {"agriculture": 1, "bronze": 1, "philosophy": 0, "warriors": 0}
    s = happening(title, "emigration", age="II", p1={"yellow": 5, "unused": 0, "workers": few})
    assert is_over(s)
    assert (s.workers(1), s.civ(1).yellow) == ({}, 7)


@BOTH
@pytest.mark.rule("pop.lose-a", "advanced.loss-b")
def test_a_farm_without_workers_keeps_its_food(title: str) -> None:
    own = {"unused": 0, "workers": {"agriculture": 1}, "tokens": {"agriculture": 3}}
    s = happening(title, "pestilence", p1=own)
    s.play("lose agriculture")
    assert ("agriculture" in s.workers(1), s.goods(1)) == (False, (3, 0))


# Blue tokens.


@pytest.mark.rule("tokens.lose-blue-a", "tokens.symbol-a")
@pytest.mark.card("wealthy-territory-i")
def test_blue_tokens_are_lost_from_the_bank_then_from_farms_and_mines_of_the_owners_choice() -> None:
    own: dict[str, Any] = {"blue": 1, "tokens": {"bronze": 3, "agriculture": 2}, "colonies": ["wealthy-territory-i"]}
    s = happening(NEW, "independence-declaration", age="II", p1=strong(9), p2=strong(4, **own))
    box = s.position.box_blue
    assert (s.asked, s.civ(2).blue) == ([2], 0)
    assert s.legal() == ["forfeit agriculture", "forfeit bronze"]
    assert s.refused("forfeit iron") == "tokens.lose-blue-a"
    s.play("forfeit bronze", "forfeit agriculture")
    assert (s.tokens(2), s.goods(2), s.civ(2).blue) == ({"bronze": 2, "agriculture": 1}, (1, 2), 0)
    assert s.position.box_blue == box + 2
    assert is_over(s)


@pytest.mark.rule("tokens.lose-blue-a")
@pytest.mark.parametrize(
    ("bank", "tokens", "left"),
    [
        (3, {"bronze": 2, "agriculture": 2}, {"bronze": 2, "agriculture": 2}),
        (4, {}, {}),
        (1, {"bronze": 3}, {"bronze": 1}),
        (1, {"bronze": 1, "agriculture": 1}, {}),
        (0, {"bronze": 1}, {}),
    ],
)
def test_nobody_is_asked_about_blue_tokens_without_a_choice(
    bank: int, tokens: dict[str, int], left: dict[str, int]
) -> None:
    own: dict[str, Any] = {"blue": bank, "tokens": tokens, "colonies": ["wealthy-territory-i"]}
    s = happening(NEW, "independence-declaration", age="II", p1=strong(9), p2=strong(4, **own))
    assert is_over(s)
    assert (s.tokens(2), s.civ(2).blue) == (left, max(0, bank - 3))


@pytest.mark.rule("tokens.lose-blue-a")
@pytest.mark.card("bill-gates")
def test_tokens_on_labs_can_be_lost_but_not_those_on_an_unfinished_wonder() -> None:
    own: dict[str, Any] = {
        "culture": 5,
        "blue": 0,
        "leader": "bill-gates",
        "workers": {"computers": 1},
        "tokens": {"computers": 1, "bronze": 1},
        "wonder": "internet",
        "stages": 2,
    }
    s = happening(NEW, "crime-wave", age="III", p1=strong(9), p2=strong(4, **own))
    assert s.legal() == ["forfeit bronze", "forfeit computers"]
    s.play("forfeit computers")
    assert (s.tokens(2), s.civ(2).resources, s.civ(2).stages) == ({"bronze": 1}, 1, 2)


@pytest.mark.rule("card.ii_crime_wave", "advanced.loss-a")
@pytest.mark.card("crime-wave")
def test_in_the_first_edition_an_event_takes_the_token_from_the_bank_or_a_card_of_the_owners_choice() -> None:
    poor: dict[str, Any] = {"blue": 0, "tokens": {"bronze": 2, "agriculture": 1}}
    s = happening(FIRST, "crime-wave", age="II", p1=strong(9), p2=strong(4, **poor))
    assert (s.asked, s.legal()) == ([2], ["forfeit agriculture", "forfeit bronze"])
    assert s.refused("done") == "card.ii_crime_wave"
    s.play("forfeit agriculture")
    assert s.tokens(2) == {"bronze": 2}
    s = happening(FIRST, "crime-wave", age="II", p1=strong(9), p2=strong(4, blue=0))
    assert is_over(s)


# Yellow tokens and colonies.


@pytest.mark.rule("tokens.lose-yellow-a")
@pytest.mark.card("vast-territory-i")
@pytest.mark.parametrize(("bank", "left"), [(2, 0), (3, 0), (4, 1)])
def test_yellow_tokens_are_lost_from_the_bank_only(bank: int, left: int) -> None:
    own: dict[str, Any] = {"yellow": bank, "unused": 3, "colonies": ["vast-territory-i"], "blue": 5}
    s = happening(NEW, "independence-declaration", age="II", p1=strong(9), p2=strong(4, **own))
    assert (s.civ(2).yellow, s.civ(2).unused) == (left, 3)
    # The blue token that the territory had cost comes back.
    assert s.civ(2).blue == 6


@pytest.mark.rule("card.ii_independence_declaration")
@pytest.mark.card("fertile-territory-i")
def test_a_lost_colony_takes_its_yellow_tokens_along_in_the_first_edition_too() -> None:
    own: dict[str, Any] = {"yellow": 9, "colonies": ["fertile-territory-i", "historic-territory-i"]}
    s = happening(FIRST, "independence-declaration", age="II", p1=strong(9), p2=strong(4, **own))
    s.play("cede fertile-territory-i")
    assert (s.civ(2).yellow, s.told(2)["colonies"]) == (6, ["historic-territory-i"])
    assert s.discards("I") == ["fertile-territory-i"]


@BOTH
@pytest.mark.rule("tokens.invariant-a")
@pytest.mark.parametrize("event", ["pestilence", "emigration", "crime-wave", "uncertain-borders", "ravages-of-time"])
def test_no_token_and_no_card_is_ever_lost_from_the_game(title: str, event: str) -> None:
    own: dict[str, Any] = {"yellow": 5, "unused": 0, "blue": 0, "tokens": {"bronze": 2, "agriculture": 2}}
    s = happening(title, event, age="II", p1={}, p2={**own, "wonders": ["taj-mahal"]})
    before = s.position.components()
    while not is_over(s):
        s.play(s.legal()[0])
        assert s.position.components() == before
    assert s.position.components() == before
