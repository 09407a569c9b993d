"""Units, and how losses to calamities are reckoned (52.1, 65.1)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.games.civilization_1980.phases.calamities.losses import due, reachable
from tests.games.civilization_1980.disaster import is_resolved, struck, units
from tests.games.civilization_1980.situation import Situation

TOKENS = st.integers(min_value=0, max_value=30)
CITIES = st.integers(min_value=0, max_value=9)
UNITS = st.sampled_from([4, 5])


def _sums(tokens: int, cities: int, unit: int) -> set[int]:
    """Every loss that some choice of tokens and cities makes up."""
    return {some + unit * several for some in range(tokens + 1) for several in range(cities + 1)}


def _lost(s: Situation, nation: str, unit: int) -> int:
    """Units that a nation was told to have lost so far."""
    tokens = [event.arguments["count"] for event in s.told("tokens-lost") if event.arguments["seat"] == s.seat(nation)]
    cities = [event for event in s.told("city-lost") if event.arguments["seat"] == s.seat(nation)]
    return sum(int(str(count)) for count in tokens) + unit * len(cities)


def _famine(thrace: dict[str, Any], **others: Any) -> Situation:
    return struck("thrace", "crete", "asia", thrace={"open": ["famine"], **thrace}, **others)


@pytest.mark.rule("52.1-a")
@pytest.mark.parametrize(("tokens", "is_hit"), [(13, False), (14, False), (15, True)])
def test_a_token_counts_one_unit_a_city_five_and_ships_treasury_and_stock_nothing(tokens: int, is_hit: bool) -> None:
    """Civil War needs 35 units: 13 tokens and 4 cities are 33."""
    s = struck(
        "thrace",
        "crete",
        thrace={
            "tokens": {"odessus": tokens},
            "cities": ["athens", "corinth", "sparta", "troy"],
            "ships": ["odessus", "troy", "athens"],
            "treasury": 21,
            "open": ["civil-war"],
        },
        crete={"tokens": {"knossos": 1}},
    )
    assert (s.asks() == "CivilWar") == is_hit
    assert is_resolved(s) != is_hit


@pytest.mark.rule("52.1-a")
def test_ships_treasury_and_stock_survive_when_everything_else_is_lost() -> None:
    s = _famine(
        {"tokens": {"odessus": 3}, "cities": ["troy"], "ships": ["troy", "odessus"], "treasury": 21, "stock": 20}
    )
    assert is_resolved(s)
    assert s.board("thrace") == {}
    assert s.cities("thrace") == []
    assert s.ships("thrace") == ["troy", "odessus"]
    assert s.treasury("thrace") == 21
    assert s.stock("thrace") == 23


@pytest.mark.rule("52.1-b")
def test_a_lost_city_counts_five_and_leaves_nothing_behind() -> None:
    s = _famine({"tokens": {"odessus": 10}, "cities": ["athens", "corinth", "sparta", "troy"]})
    s.say("thrace", "lose-city corinth", "lose 4 odessus")
    assert is_resolved(s)
    assert s.cities("thrace") == ["athens", "sparta", "troy"]
    assert s.board("thrace") == {"odessus": 6}
    assert s.stock("thrace") == 50
    assert [(event.message, event.rule) for event in s.told("city-lost") + s.told("tokens-lost")] == [
        ("city-lost", "52.1-b"),
        ("tokens-lost", "52.4-a"),
    ]


@pytest.mark.rule("52.1-c")
@pytest.mark.parametrize(
    ("cards", "others", "tokens"), [([], 0, 3), (["agriculture"], 0, 4), (["agriculture"], 1, 3), ([], 1, 3)]
)
def test_a_reduced_city_leaves_as_many_tokens_as_its_area_feeds(cards: list[str], others: int, tokens: int) -> None:
    s = struck(
        "thrace",
        "crete",
        thrace={
            "tokens": {"odessus": 8},
            "cities": ["athens", "byzantium", "corinth", "sparta", "troy"],
            "cards": cards,
            "stock": 10,
            "open": {"civil-disorder": "crete"},
        },
        crete={"tokens": {"byzantium": others}},
    )
    s.say("thrace", "reduce byzantium")
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 8, "byzantium": tokens}
    assert s.stock("thrace") == 10 - tokens
    assert s.cities("thrace") == ["athens", "corinth", "sparta", "troy"]


@pytest.mark.rule("52.1-d")
def test_where_nine_cannot_be_met_the_smallest_excess_is_lost() -> None:
    """Two cities and three tokens: eight or ten."""
    s = _famine({"tokens": {"odessus": 3}, "cities": ["athens", "troy"]})
    assert s.choices("thrace") == ["lose-city athens", "lose-city troy"]
    assert s.refusal("thrace", "lose 1 odessus") == "52.1-d"
    assert s.refusal("thrace", "lose 3 odessus") == "52.1-d"
    s.say("thrace", "lose-city athens", "lose-city troy")
    assert is_resolved(s)
    assert s.cities("thrace") == []
    assert s.board("thrace") == {"odessus": 3}


@pytest.mark.rule("52.1-d")
def test_two_of_three_cities_are_lost_where_there_are_no_tokens() -> None:
    s = _famine({"cities": ["athens", "sparta", "troy"]})
    s.say("thrace", "lose-city athens", "lose-city sparta")
    assert s.cities("thrace") == [], "the third is left without support"
    assert s.board("thrace") == {"troy": 2}
    assert is_resolved(s)


@pytest.mark.rule("52.1-d")
@pytest.mark.parametrize(("tokens", "is_asked"), [(2, False), (4, False), (5, True)])
def test_who_has_no_more_than_nine_units_loses_all_of_them(tokens: int, is_asked: bool) -> None:
    s = _famine({"tokens": {"odessus": tokens}, "cities": ["troy"]})
    assert (s.asks() == "Losses") == is_asked
    assert units(s, "thrace") == (10 if is_asked else 0)


@pytest.mark.rule("52.1-d")
@pytest.mark.parametrize(
    ("demanded", "cities", "tokens", "lost"),
    [
        (1, 2, 0, 5),
        (4, 2, 0, 5),
        (4, 2, 3, 5),
        (4, 2, 4, 4),
        (5, 2, 0, 5),
        (6, 2, 0, 10),
        (9, 2, 0, 10),
        (9, 2, 3, 10),
        (9, 2, 4, 9),
        (10, 2, 3, 10),
        (9, 3, 0, 10),
        (11, 3, 0, 10),
        (11, 3, 1, 11),
    ],
)
def test_units_of_a_player_with_cities_only_are_met_by_cities_up_to_his_maximum(
    demanded: int, cities: int, tokens: int, lost: int
) -> None:
    s = _famine(
        {"tokens": {"odessus": 9}},
        crete={"tokens": {"lesbos": tokens}, "cities": ["knossos", "sparta", "thera"][:cities]},
    )
    s.say("thrace", f"demand {demanded} crete")
    while s.asks() == "Losses":
        s.say("crete", s.choices("crete")[-1])
    assert _lost(s, "crete", 5) == lost


@pytest.mark.rule("52.1-d", "52.4-b")
@pytest.mark.parametrize(
    ("of_crete", "of_asia", "lost"),
    [(9, 10, (10, 10)), (9, 11, (5, 10)), (6, 9, (10, 10)), (6, 6, (10, 10)), (8, 9, (10, 10))],
)
def test_nor_is_the_total_exceeded_together_with_what_the_others_were_assigned(
    of_crete: int, of_asia: int, lost: tuple[int, int]
) -> None:
    s = _famine(
        {"tokens": {"odessus": 9}},
        crete={"cities": ["knossos", "sparta", "thera"]},
        asia={"cities": ["troy", "rhodes", "miletus"]},
    )
    s.say("thrace", f"demand {of_crete} crete", f"demand {of_asia} asia")
    _lose(s, "crete", "asia")
    assert (_lost(s, "crete", 5), _lost(s, "asia", 5)) == lost


@pytest.mark.rule("52.1-d", "52.4-c")
@pytest.mark.parametrize(("grain", "lost"), [(0, 10), (1, 5), (2, 0)])
def test_what_grain_saves_is_not_made_up_by_a_city(grain: int, lost: int) -> None:
    s = _famine(
        {"tokens": {"odessus": 9}},
        crete={"cities": ["knossos", "sparta", "thera"], "cards": ["pottery"], "hand": {"grain": grain}},
    )
    s.say("thrace", "demand 9 crete")
    _lose(s, "crete")
    assert _lost(s, "crete", 5) == lost


@pytest.mark.rule("52.1-d", "52.6-c", "52.6-e")
@pytest.mark.parametrize(
    ("demanded", "cards", "lost"),
    [(3, [], 4), (5, [], 8), (9, [], 8), (10, [], 8), (3, ["medicine"], 4), (5, ["medicine"], 4), (9, ["medicine"], 4)],
)
def test_an_epidemic_too_takes_whole_cities_up_to_the_maximum_of_the_player(
    demanded: int, cards: list[str], lost: int
) -> None:
    """A city counts four; nobody loses more than ten, with Medicine more than five."""
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"tokens": {"odessus": 20}, "open": {"epidemic": "asia"}},
        crete={"cities": ["knossos", "sparta", "thera"], "cards": cards},
        asia={"tokens": {"rhodes": 1}},
    )
    s.say("thrace", f"demand {demanded} crete")
    _lose(s, "crete")
    assert _lost(s, "crete", 4) == lost


@pytest.mark.rule("52.1-d", "52.3-c", "52.3-d")
@pytest.mark.parametrize(("cards", "lost"), [([], (5, 5)), (["engineering"], (5, 5))])
def test_a_flood_takes_whole_cities_of_others_within_its_total(cards: list[str], lost: tuple[int, int]) -> None:
    s = struck(
        "babylon", "assyria", "crete", "egypt",
        babylon={"tokens": {"sumeria": 1}, "open": {"flood": None}},
        assyria={"cities": ["ur", "charax"], "cards": cards},
        crete={"cities": ["babylon-city"]},
    )  # fmt: skip
    s.say("babylon", "demand 5 assyria")
    _lose(s, "assyria")
    assert (_lost(s, "assyria", 5), _lost(s, "crete", 5)) == lost


def _lose(s: Situation, *nations: str) -> None:
    """Let these nations lose what they must, wherever they have a choice."""
    while s.asks() == "Losses":
        (nation,) = s.to_act()
        assert nation in nations
        s.say(nation, s.choices(nation)[-1])


@given(rest=st.integers(min_value=0, max_value=80), tokens=TOKENS, cities=CITIES, unit=UNITS)
@pytest.mark.rule("52.1-d")
def test_a_rest_is_reachable_exactly_when_some_choice_makes_it_up(
    rest: int, tokens: int, cities: int, unit: int
) -> None:
    assert reachable(rest, tokens, cities, unit) == (rest in _sums(tokens, cities, unit))


@given(wanted=st.integers(min_value=0, max_value=40), tokens=TOKENS, cities=CITIES, unit=UNITS)
@pytest.mark.rule("52.1-d")
def test_a_loss_is_met_exactly_or_with_the_smallest_excess(wanted: int, tokens: int, cities: int, unit: int) -> None:
    sums = _sums(tokens, cities, unit)
    enough = [loss for loss in sums if loss >= wanted]
    assert due(wanted, tokens, cities, unit, False) == (min(enough) if enough else max(sums))


@given(wanted=st.integers(min_value=0, max_value=40), tokens=TOKENS, cities=CITIES, unit=UNITS)
@pytest.mark.rule("52.1-d")
def test_a_maximum_is_the_most_that_does_not_exceed_it(wanted: int, tokens: int, cities: int, unit: int) -> None:
    within = [loss for loss in _sums(tokens, cities, unit) if loss <= wanted]
    assert due(wanted, tokens, cities, unit, True) == max(within)


@pytest.mark.untraced
@settings(max_examples=60, deadline=None)
@given(
    tokens=st.lists(st.integers(min_value=0, max_value=7), min_size=4, max_size=4),
    cities=st.integers(min_value=0, max_value=4),
    calamity=st.sampled_from(["famine", "epidemic", "flood"]),
    picks=st.lists(st.integers(min_value=0, max_value=999), min_size=30, max_size=30),
)
@pytest.mark.rule("52.1-d")
def test_whatever_the_owner_chooses_he_ends_with_exactly_the_loss_that_is_due(
    tokens: list[int], cities: int, calamity: str, picks: list[int]
) -> None:
    areas, sites = ["sumeria", "mesopotamia", "babylonia", "susa"], ["ur", "charax", "babylon-city", "nineveh"]
    entry = {"tokens": dict(zip(areas, tokens, strict=True)), "cities": sites[:cities]}
    card = {calamity: "crete" if calamity == "epidemic" else None}
    s = struck("babylon", "crete", "asia", "assyria", babylon={**entry, "open": card})
    wanted, unit = {"famine": (9, 5), "epidemic": (16, 4), "flood": (17, 5)}[calamity]
    exposed = [max(0, count - 1) if calamity == "epidemic" else count for count in tokens]
    vulnerable = min(cities, 3) if calamity == "flood" else cities
    for pick in picks:
        if s.asks() == "Losses":
            choices = s.choices("babylon")
            s.say("babylon", choices[pick % len(choices)])
    assert s.asks() != "Losses"
    assert _lost(s, "babylon", unit) == due(wanted, sum(exposed), vulnerable, unit, False)


@pytest.mark.rule("65.1-a")
@pytest.mark.parametrize(("stock", "placed"), [(0, 0), (2, 0), (3, 3), (4, 3)])
def test_a_city_is_removed_altogether_where_stock_cannot_replace_it(stock: int, placed: int) -> None:
    s = struck(
        "thrace",
        "crete",
        thrace={
            "tokens": {"odessus": 10},
            "cities": ["athens", "byzantium", "corinth", "sparta", "troy"],
            "stock": stock,
            "open": {"civil-disorder": "crete"},
        },
        crete={"tokens": {"knossos": 1}},
    )
    s.say("thrace", "reduce byzantium")
    assert is_resolved(s)
    assert s.cities("thrace") == ["athens", "corinth", "sparta", "troy"]
    assert s.tokens("thrace", "byzantium") == placed
    assert s.stock("thrace") == stock - placed
    assert len(s.told("city-removed")) == (0 if placed else 1)
    assert all(event.rule == "65.1-a" for event in s.told("city-removed"))
