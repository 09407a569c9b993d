"""The rules of Two Rivers, played as a player would."""

from typing import Any

import pytest

from civitas.core.errors import BadScenario, IllegalAction
from two_rivers import TITLES
from two_rivers.model import TwoRivers
from two_rivers.verbs import SPACE

(TITLE,) = TITLES


def scene(*peoples: dict[str, Any], **more: Any) -> TwoRivers:
    """A position in which the first player is asked."""
    return TITLE.scenario({"players": max(2, len(peoples)), "peoples": list(peoples), **more})


def play(p: TwoRivers, *texts: str) -> None:
    for text in texts:
        p.play(p.to_act[0], SPACE.parse(text))


def refused(p: TwoRivers, text: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        play(p, text)
    return refusal.value.objection.rule


def goods(p: TwoRivers, seat: int) -> list[str]:
    hand: list[str] = p.view_for(seat)["hand"]
    return hand


@pytest.mark.rule("setup-a")
def test_everybody_begins_at_home_with_two_goods() -> None:
    p = TITLE.new_game(players=4, seed=1)
    assert [region["people"] for region in p.view_for(None)["regions"]].count(2) == 4
    assert [len(goods(p, seat)) for seat in range(4)] == [3, 2, 2, 2], "the first has harvested, too"


@pytest.mark.rule("turn-a", "turn-b")
def test_each_does_one_thing_in_turn() -> None:
    p = TITLE.new_game(players=3, seed=1)
    for seat in (0, 1, 2, 0):
        assert p.to_act == [seat]
        play(p, "rest")
    assert refused(p, "return grain") == "turn-b"


@pytest.mark.rule("harvest-a")
def test_a_harvest_brings_one_good_and_one_for_each_city_which_nobody_else_sees() -> None:
    p = scene({"cities": ["delta", "reed-marsh"]})
    assert len(goods(p, 0)) == 3
    assert goods(p, 1) == []
    assert p.view_for(1)["peoples"][0]["goods"] == 3
    others = [event for event in p.news if event.visible_to(1)]
    assert {event.message for event in others} == {"round-begins", "harvested"}


@pytest.mark.rule("harvest-a")
def test_what_was_sold_comes_again_when_nothing_is_left() -> None:
    everything = [good for good in ("grain", "clay", "copper", "cedar") for _ in range(6)]
    p = scene({}, sold=everything, deck=[])
    assert (len(goods(p, 0)), p.view_for(0)["deck"], p.view_for(0)["sold"]) == (1, 23, [])


@pytest.mark.rule("grow-a")
def test_people_grow_where_they_live_as_long_as_there_is_room() -> None:
    p = scene({"regions": {"high-spring": 1}})
    play(p, "grow high-spring", "rest")
    assert refused(p, "grow high-spring") == "grow-a"
    assert refused(p, "grow delta") == "grow-a"


@pytest.mark.rule("settle-a", "settle-b")
def test_one_goes_to_an_empty_neighbour_and_what_is_left_is_nobodys() -> None:
    p = scene({"regions": {"delta": 1}}, {"regions": {"east-bend": 1}})
    assert refused(p, "settle delta east-bend") == "settle-b"
    assert refused(p, "settle reed-marsh delta") == "settle-a"
    play(p, "settle delta reed-marsh")
    regions = {region["id"]: region["owner"] for region in p.view_for(0)["regions"]}
    assert (regions["delta"], regions["reed-marsh"]) == (-1, 0)


@pytest.mark.rule("build-a")
def test_two_people_become_a_city_once_in_a_region() -> None:
    p = scene({"regions": {"delta": 4, "reed-marsh": 1}})
    assert refused(p, "build reed-marsh") == "build-a"
    play(p, "build delta", "rest")
    assert refused(p, "build delta") == "build-a"
    assert p.view_for(0)["peoples"][0] | {"goods": 0} == {"stock": 6, "cities": 1, "goods": 0, "profit": 0, "score": 4}


@pytest.mark.rule("send-a", "send-b")
def test_goods_are_swapped_without_a_third_seeing_them() -> None:
    p = scene({"goods": ["cedar"]}, {"goods": ["clay"]}, {})
    assert refused(p, "send cedar first") == "send-a"
    play(p, "send cedar second")
    assert (p.to_act, goods(p, 1)) == ([1], ["cedar", "clay"][::-1])
    assert refused(p, "return copper") == "send-b"
    play(p, "return clay")
    assert "clay" in goods(p, 0)
    heard = [event.message for event in p.news if event.visible_to(2)]
    assert "received" not in heard
    assert "returned" in heard


@pytest.mark.rule("sell-a")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (3, 9)])
def test_goods_of_one_kind_bring_their_number_squared(count: int, points: int) -> None:
    p = scene({"goods": ["grain"] * 3})
    assert refused(p, "sell 6 clay") == "sell-a"
    play(p, f"sell {count} grain")
    assert p.view_for(None)["peoples"][0]["profit"] == points


@pytest.mark.rule("end-a", "end-b")
def test_after_eight_rounds_the_most_points_win_then_the_most_cities() -> None:
    p = scene({"regions": {"delta": 1}, "profit": 2}, {"cities": ["salt-flats"]}, turn=15)
    play(p, "rest")
    assert p.result is not None
    assert (p.result.scores, p.result.places, p.result.ending) == ([3, 3], [2, 1], "rounds")


def test_what_a_description_gets_wrong_is_named() -> None:
    with pytest.raises(BadScenario) as problem:
        scene({"regions": {"atlantis": 1}})
    assert "peoples[1].regions" in str(problem.value)
