"""Phases 2 and 3: growth and census (sections 43.2 and 43.3)."""

from typing import Any

import pytest

from tests.games.civilization_1980.situation import TITLE, Situation


def growth(*players: str, **entries: Any) -> Situation:
    """Phase 2 begins; when it is over the game stops before the census."""
    return Situation(*players, phase=2, pause=[3], **entries)


def is_over(s: Situation) -> bool:
    return (s.phase(), s.asks()) == (2, "Pause")


# Growth.


@pytest.mark.rule("43.2-a")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (3, 5), (5, 7), (12, 14)])
def test_one_token_gains_one_and_two_or_more_gain_two(before: int, after: int) -> None:
    s = growth("crete", "thrace", crete={"tokens": {"knossos": before}})
    assert is_over(s)
    assert s.board("crete") == {"knossos": after}
    assert s.stock("crete") == 56 - after


@pytest.mark.rule("43.2-a")
def test_every_area_of_a_player_grows() -> None:
    crete = {"tokens": {"knossos": 1, "ionia": 2, "odessus": 5}, "stock": 20}
    s = growth("crete", "thrace", crete=crete)
    assert is_over(s)
    assert s.board("crete") == {"knossos": 2, "ionia": 4, "odessus": 7}
    assert s.stock("crete") == 15
    assert [(e.arguments, e.rule) for e in s.told("grown")] == [({"seat": 0, "count": 5}, "43.2-a")]
    assert s.board("thrace") == {}
    assert s.stock("thrace") == 56


@pytest.mark.rule("43.2-b")
def test_who_has_enough_stock_cannot_leave_an_area_out() -> None:
    """Thrace is short of stock and keeps the phase open; Crete is not asked, all its areas have grown."""
    crete = {"tokens": {"knossos": 2, "ionia": 2, "odessus": 2}, "stock": 10}
    s = growth("crete", "thrace", crete=crete, thrace={"tokens": {"troy": 2}, "stock": 1})
    assert s.to_act() == ["thrace"]
    assert s.board("crete") == {"knossos": 4, "ionia": 4, "odessus": 4}
    assert s.stock("crete") == 4
    for action in ("done", "grow 1 knossos", "grow 2 ionia"):
        assert s.refusal("crete", action) == "41-a"


@pytest.mark.rule("43.2-b")
@pytest.mark.parametrize(("stock", "asked"), [(5, False), (4, True)])
def test_growth_is_automatic_as_long_as_stock_just_suffices(stock: int, asked: bool) -> None:
    crete = {"tokens": {"knossos": 1, "ionia": 2, "odessus": 5}, "stock": stock}
    s = growth("crete", "thrace", crete=crete)
    assert s.to_act() == (["crete"] if asked else ["crete", "thrace"])
    assert s.asks() == ("Growth" if asked else "Pause")
    assert s.board("crete") == (
        {"knossos": 1, "ionia": 2, "odessus": 5} if asked else {"knossos": 2, "ionia": 4, "odessus": 7}
    )


@pytest.mark.rule("43.2-c")
def test_growth_ignores_the_limit_until_surplus_is_removed_in_phase_7() -> None:
    """Sparta feeds 1, Corinth 2."""
    s = Situation("crete", "thrace", phase=2, pause=[3, 7, 8], crete={"tokens": {"sparta": 1, "corinth": 2}})
    grown = {"sparta": 2, "corinth": 4}
    assert s.board("crete") == grown
    s.proceed()
    s.say("crete", "done")  # ships
    s.say("crete", "done")  # movement
    assert (s.phase(), s.asks()) == (6, "Pause")
    assert s.board("crete") == grown
    s.proceed()
    assert (s.phase(), s.asks()) == (7, "Pause")
    assert s.board("crete") == {"sparta": 1, "corinth": 2}


SHORT = {"tokens": {"odessus": 3, "ionia": 2, "sparta": 1}, "stock": 3}


@pytest.mark.rule("43.2-d")
def test_who_is_short_of_stock_chooses_where_to_place_what_he_has() -> None:
    s = growth("crete", "thrace", crete=SHORT)
    assert s.to_act() == ["crete"]
    assert sorted(s.choices("crete")) == [
        "grow 1 ionia", "grow 1 odessus", "grow 1 sparta", "grow 2 ionia", "grow 2 odessus",
    ]  # fmt: skip
    assert s.position.why_not(s.seat("crete"), TITLE.space.parse("grow 2 odessus")) is None
    s.say("crete", "grow 2 odessus")
    assert s.to_act() == ["crete"]
    (event,) = s.say("crete", "grow 1 sparta")[:1]
    assert (event.message, event.rule) == ("grown-in", "43.2-d")
    assert event.arguments == {"seat": 0, "area": "area-sparta", "count": 1}
    assert is_over(s)
    assert s.board("crete") == {"odessus": 5, "ionia": 2, "sparta": 2}
    assert s.stock("crete") == 0


@pytest.mark.rule("43.2-d")
def test_no_area_grows_beyond_its_normal_growth() -> None:
    s = growth("crete", "thrace", crete=SHORT)
    assert s.refusal("crete", "grow 2 sparta") == "43.2-d"
    s.say("crete", "grow 2 odessus")
    assert s.refusal("crete", "grow 1 odessus") == "43.2-d"
    s = growth("crete", "thrace", crete=SHORT)
    s.say("crete", "grow 1 odessus")
    assert s.refusal("crete", "grow 2 odessus") == "43.2-d"
    s.say("crete", "grow 1 odessus")
    assert s.refusal("crete", "grow 1 odessus") == "43.2-d"
    assert s.refusal("crete", "grow 2 ionia") == "43.2-d"  # one token is left in stock
    s.say("crete", "grow 1 ionia")
    assert is_over(s)
    assert s.board("crete") == {"odessus": 5, "ionia": 3, "sparta": 1}


@pytest.mark.rule("43.2-d")
def test_no_token_is_held_back_while_an_area_can_grow() -> None:
    s = growth("crete", "thrace", crete=SHORT)
    assert s.refusal("crete", "done") == "43.2-d"
    s.say("crete", "grow 2 odessus")
    assert s.refusal("crete", "done") == "43.2-d"
    assert s.refusal("crete", "move 1 odessus byzantium") == "43-a"
    s.say("crete", "grow 1 ionia")
    assert is_over(s)
    assert s.stock("crete") == 0


@pytest.mark.rule("43.2-d")
def test_with_an_empty_stock_nothing_grows() -> None:
    s = growth("crete", "thrace", crete={"tokens": {"odessus": 3}, "stock": 0})
    assert is_over(s)
    assert s.board("crete") == {"odessus": 3}
    assert s.stock("crete") == 0


@pytest.mark.rule("43.2-d", "43-c")
def test_players_short_of_stock_place_in_any_order() -> None:
    thrace = {"tokens": {"troy": 2, "sardes": 1}, "stock": 1}
    orders = [[("crete", "grow 2 odessus"), ("thrace", "grow 1 troy"), ("crete", "grow 1 sparta")],
              [("thrace", "grow 1 troy"), ("crete", "grow 1 sparta"), ("crete", "grow 2 odessus")]]  # fmt: skip
    digests = set()
    for order in orders:
        s = growth("crete", "thrace", crete=SHORT, thrace=thrace)
        assert s.to_act() == ["crete", "thrace"]
        for nation, action in order:
            s.say(nation, action)
        assert is_over(s)
        digests.add(s.position.digest())
    assert len(digests) == 1


@pytest.mark.rule("43.2-e")
def test_cities_do_not_grow_and_shared_areas_grow_for_each_player_separately() -> None:
    crete = {"cities": ["knossos"], "tokens": {"odessus": 1}}
    s = growth("crete", "thrace", crete=crete, thrace={"tokens": {"odessus": 2}})
    assert is_over(s)
    assert s.board("crete") == {"odessus": 2}
    assert s.board("thrace") == {"odessus": 4}
    assert s.cities("crete") == ["knossos"]
    assert (s.stock("crete"), s.stock("thrace")) == (54, 52)


@pytest.mark.rule("43.2-e")
@pytest.mark.parametrize("area", ["knossos", "phaestos", "troy", "tarquinii"])
def test_nothing_is_placed_beside_a_city_in_an_empty_area_or_among_foreign_tokens(area: str) -> None:
    crete = {**SHORT, "cities": ["knossos"]}
    s = growth("crete", "thrace", crete=crete, thrace={"tokens": {"troy": 2}})
    assert s.refusal("crete", f"grow 1 {area}") == "43.2-e"


# Census.


@pytest.mark.rule("43.3-a")
def test_the_census_counts_tokens_on_the_board_and_nothing_else() -> None:
    crete = {
        "tokens": {"odessus": 8, "ionia": 9}, "cities": ["knossos", "phaestos", "sparta", "corinth"],
        "ships": ["odessus", "ionia"], "treasury": 8, "stock": 31, "census": 0,
    }  # fmt: skip
    s = Situation("crete", "thrace", phase=3, pause=[4], crete=crete, thrace={"cities": ["troy"], "census": 5})
    assert s.asks() == "Pause"
    assert s.census("crete") == 17
    assert s.census("thrace") == 0
    assert [(e.arguments["seat"], e.arguments["count"], e.rule) for e in s.told("census")] == [
        (1, 0, "43.3-a"), (0, 17, "43.3-a"),
    ]  # fmt: skip


@pytest.mark.rule("43.3-a")
def test_the_census_is_taken_after_growth() -> None:
    s = Situation("crete", "thrace", phase=2, pause=[4], crete={"tokens": {"odessus": 3, "sparta": 1}, "census": 9})
    assert s.census("crete") == 7


@pytest.mark.rule("43.3-b")
@pytest.mark.parametrize(("census", "first"), [(20, "thrace"), (19, "thrace"), (18, "crete")])
def test_tokens_levied_for_ships_do_not_change_the_order_of_movement(census: int, first: str) -> None:
    """Thrace levies four of its tokens; its census is compared with Crete's 19, a tie is broken by table order."""
    thrace = {"tokens": {"odessus": census - 4, "byzantium": 4}}
    s = Situation("thrace", "crete", phase=3, pause=[6], thrace=thrace, crete={"tokens": {"hattusas": 19}})
    s.say("thrace", "build-ship byzantium 2", "build-ship byzantium 2")
    assert sum(s.board("thrace").values()) == census - 4
    s.say("thrace", "done")
    assert (s.census("thrace"), s.census("crete")) == (census, 19)
    assert s.asks() == "Movement"
    assert s.to_act() == [first]
