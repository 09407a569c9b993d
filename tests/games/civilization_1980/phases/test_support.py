"""The end of phases 6 and 11: cities need two tokens each on the board (43.65, 65.3)."""

from typing import Any

import pytest

from tests.games.civilization_1980.situation import TITLE, Situation

THREE = ["athens", "corinth", "sparta"]


def crete_with(cities: list[str], tokens: dict[str, int], **more: Any) -> Situation:
    """The end of phase 6 with Crete in this state; Thrace looks on."""
    general = {key: more.pop(key) for key in ("exempt", "options") if key in more}
    crete = {"cities": cities, "tokens": tokens, **more}
    thrace = {"tokens": {"odessus": 2}}
    return Situation("crete", "thrace", phase=6, pause=[7], crete=crete, thrace=thrace, **general)


@pytest.mark.rule("43.65-a")
@pytest.mark.parametrize(("tokens", "enough"), [(6, True), (7, True), (5, False), (0, False)])
def test_every_city_needs_two_tokens_on_the_board(tokens: int, enough: bool) -> None:
    s = crete_with(THREE, {"knossos": tokens})
    if enough:
        assert s.asks() == "Pause"
        assert s.cities("crete") == THREE
        assert s.board("crete") == {"knossos": tokens}
    else:
        assert (s.asks(), s.to_act()) == ("Support", ["crete"])
        assert s.choices("crete") == ["reduce athens", "reduce corinth", "reduce sparta"]
        assert s.refusal("crete", "done") == "43.65-a"


@pytest.mark.rule("43.65-a")
def test_treasury_and_stock_support_no_city() -> None:
    s = crete_with(THREE, {"knossos": 5}, treasury=10)
    assert s.asks() == "Support"
    s.say("crete", "reduce sparta")
    assert s.cities("crete") == ["athens", "corinth"]
    assert s.treasury("crete") == 10


@pytest.mark.rule("43.65-a")
def test_tokens_anywhere_on_the_board_support_a_city_even_above_the_limit_and_beside_it() -> None:
    s = crete_with(["sparta", "athens"], {"sparta": 1, "mycenae": 3})
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["athens", "sparta"]


@pytest.mark.rule("43.65-a")
def test_support_is_counted_after_all_conflicts() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"cities": ["athens"], "tokens": {"mycenae": 2}},
        thrace={"tokens": {"mycenae": 3}, "cities": ["odessus"]},
    )
    # 2 against 3 where one is fed: Crete loses both tokens and with them its city, Thrace keeps two.
    assert s.board("thrace") == {"mycenae": 2}
    assert s.cities("thrace") == ["odessus"]
    assert s.cities("crete") == []
    assert s.board("crete") == {"athens": 2}


@pytest.mark.rule("43.65-b")
@pytest.mark.parametrize(
    ("area", "cards", "placed"),
    [
        ("corinth", [], 2),
        ("corinth", ["agriculture"], 3),
        ("sparta", [], 1),
        ("sparta", ["agriculture"], 2),
        ("odessus", [], 4),
        ("epirus", [], 1),
    ],
)
def test_a_reduced_city_becomes_as_many_tokens_as_its_area_feeds(area: str, cards: list[str], placed: int) -> None:
    crete = {"cities": [area], "cards": cards, "stock": 10}
    s = Situation("crete", "thrace", phase=6, pause=[7], crete=crete)
    assert s.asks() == "Pause"  # with one city there is nothing to choose
    assert s.cities("crete") == []
    assert s.board("crete") == {area: placed}
    assert s.stock("crete") == 10 - placed
    (event,) = s.told("city-reduced")
    assert event.rule == "43.65-b"
    assert event.arguments == {"seat": 0, "area": f"area-{area}", "count": placed}


@pytest.mark.rule("43.65-b")
@pytest.mark.parametrize(("stock", "placed"), [(4, 4), (3, 0), (0, 0)])
def test_a_city_is_removed_when_stock_is_short_of_what_its_area_feeds(stock: int, placed: int) -> None:
    s = Situation("crete", "thrace", phase=6, pause=[7], crete={"cities": ["odessus"], "stock": stock})
    assert s.cities("crete") == []
    assert s.tokens("crete", "odessus") == placed
    assert s.stock("crete") == stock - placed
    message, rule = ("city-reduced", "43.65-b") if placed else ("city-removed", "65.1-a")
    (event,) = s.told(message)
    assert event.rule == rule
    assert event.arguments["count"] == placed


@pytest.mark.rule("43.65-b")
def test_the_marker_of_a_reduced_city_returns_to_its_owner() -> None:
    nine = ["athens", "byzantium", "chalcis", "corinth", "gordium", "hattusas", "kanesh", "odessus", "troy"]
    s = Situation("crete", "thrace", phase=6, pause=[7], crete={"cities": nine, "tokens": {"ionia": 17}})
    s.say("crete", "reduce odessus")
    assert s.asks() == "Pause"
    assert s.cities("crete") == [city for city in nine if city != "odessus"]
    assert s.position.perspective(None).view["nations"][1]["cities"] == []
    assert s.position.components()["cities 0"] == 9
    assert s.board("crete") == {"ionia": 17, "odessus": 4}


FOUR = {"apollonia": 1, "corinth": 2, "byzantium": 3, "odessus": 4}


@pytest.mark.rule("43.65-c")
def test_cities_are_reduced_one_at_a_time_and_no_more_than_necessary() -> None:
    s = crete_with(list(FOUR), {"knossos": 5})
    assert s.choices("crete") == [f"reduce {area}" for area in ("apollonia", "byzantium", "corinth", "odessus")]
    assert s.refusal("crete", "reduce knossos") == "43.65-c"
    s.say("crete", "reduce apollonia")
    (event,) = s.told("city-reduced")
    assert event.rule == "43.65-b"
    assert event.arguments == {"seat": 0, "area": "area-apollonia", "count": 1}
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["byzantium", "corinth", "odessus"]
    assert s.board("crete") == {"knossos": 5, "apollonia": 1}
    assert s.stock("crete") == 50


@pytest.mark.rule("43.65-c")
@pytest.mark.parametrize("area", sorted(FOUR))
def test_the_owner_may_choose_any_of_his_cities(area: str) -> None:
    s = crete_with(list(FOUR), {"knossos": 5})
    s.say("crete", f"reduce {area}")
    assert s.asks() == "Pause"
    assert s.cities("crete") == sorted(set(FOUR) - {area})
    assert s.tokens("crete", area) == FOUR[area]


@pytest.mark.rule("43.65-c")
def test_reduction_goes_on_until_the_rest_is_supported() -> None:
    s = crete_with(["apollonia", "mycenae", "sparta"], {"knossos": 1})
    s.say("crete", "reduce sparta")
    assert s.to_act() == ["crete"]  # two cities, two tokens
    assert s.choices("crete") == ["reduce apollonia", "reduce mycenae"]
    s.say("crete", "reduce mycenae")
    assert s.asks() == "Pause"  # one city, three tokens
    assert s.cities("crete") == ["apollonia"]
    assert s.board("crete") == {"knossos": 1, "sparta": 1, "mycenae": 1}


@pytest.mark.rule("43.65-c")
def test_the_last_city_goes_by_itself() -> None:
    s = Situation("crete", "thrace", phase=6, pause=[7], crete={"cities": ["athens", "corinth"], "stock": 1})
    s.say("crete", "reduce corinth")
    assert s.asks() == "Pause"
    assert s.cities("crete") == []
    assert s.board("crete") == {}
    assert s.stock("crete") == 1
    assert [event.arguments["area"] for event in s.told("city-removed")] == ["area-corinth", "area-athens"]


@pytest.mark.rule("43.65-c")
def test_several_players_reduce_at_the_same_time_in_any_order() -> None:
    def table() -> Situation:
        return Situation(
            "crete",
            "thrace",
            "asia",
            phase=6,
            pause=[7],
            crete={"cities": ["athens", "corinth"], "stock": 1},
            thrace={"cities": ["odessus", "byzantium"], "tokens": {"thracia": 1}},
            asia={"cities": ["hattusas"], "tokens": {"kanesh": 2}},
        )

    s = table()
    assert s.to_act() == ["crete", "thrace"]
    assert s.refusal("asia", "reduce hattusas") == "41-a"
    assert s.refusal("crete", "reduce odessus") == "43.65-c"
    s.say("crete", "reduce athens")
    assert s.to_act() == ["thrace"]  # Crete has only one city left, which waits for the others
    s.say("thrace", "reduce odessus")
    other = table()
    other.say("thrace", "reduce odessus")
    assert other.to_act() == ["crete"]
    copied = TITLE.load(other.position.clone().dump())
    assert copied.digest() == other.position.digest()
    other.say("crete", "reduce athens")
    assert other.position.digest() == s.position.digest()
    assert s.cities("crete") == []
    assert s.cities("thrace") == ["byzantium"]
    assert s.board("thrace") == {"thracia": 1, "odessus": 4}
    assert s.cities("asia") == ["hattusas"]


@pytest.mark.rule("43.65-a", "43.1-i")
@pytest.mark.parametrize(("exempt", "enough"), [(["sparta"], True), ([], False)])
def test_a_city_that_needs_no_support_yet_is_not_counted(exempt: list[str], enough: bool) -> None:
    s = crete_with(THREE, {"knossos": 4}, exempt=exempt)
    assert (s.asks() == "Pause") == enough


@pytest.mark.rule("43.65-c", "43.1-i")
def test_a_city_that_needs_no_support_yet_is_not_reduced_in_place_of_another() -> None:
    s = crete_with(THREE, {"knossos": 3}, exempt=["sparta"])
    assert s.choices("crete") == ["reduce athens", "reduce corinth"]
    assert s.refusal("crete", "reduce sparta") == "43.1-i"
    s.say("crete", "reduce athens")
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["corinth", "sparta"]
    last = crete_with(["athens", "sparta"], {"knossos": 1}, exempt=["sparta"])
    assert last.asks() == "Pause"  # only Athens can go
    assert last.cities("crete") == ["sparta"]
    assert last.board("crete") == {"knossos": 1, "athens": 2}


@pytest.mark.rule("43.65-d")
def test_between_the_checks_too_few_tokens_have_no_consequence() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7, 8, 11, 12],
        crete={"cities": THREE, "tokens": {"phaestos": 6}, "stock": 40},
        thrace={"tokens": {"odessus": 2}},
    )
    assert s.phase() == 6
    assert s.cities("crete") == THREE
    s.proceed()
    s.say("crete", "done")
    assert s.board("crete") == {"phaestos": 2}
    assert s.cities("crete") == THREE
    s.proceed()
    while s.asks() != "Pause":
        nation = s.to_act()[0]
        s.say(nation, next(text for text in ("leave", "done", "settle") if s.allows(nation, text)))
    assert sum(s.hand("crete").values()) == 3
    assert s.cities("crete") == THREE
    s.proceed()
    assert (s.phase(), s.asks(), s.to_act()) == (11, "Support", ["crete"])
    s.say("crete", "reduce athens")
    assert s.asks() == "Pause"  # four tokens for two cities
    assert s.cities("crete") == ["corinth", "sparta"]
    assert s.board("crete") == {"phaestos": 2, "athens": 2}


@pytest.mark.rule("65.3-a")
def test_too_few_tokens_on_the_board_only_cost_unsupported_cities() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[7],
        crete={"cities": ["athens", "sparta"], "tokens": {"knossos": 2}, "treasury": 3, "ships": ["knossos"]},
        thrace={"tokens": {"odessus": 1}},
    )
    s.say("crete", "reduce athens")
    assert s.cities("crete") == ["sparta"]
    assert s.board("crete") == {"knossos": 2, "athens": 2}
    assert (s.treasury("crete"), s.ships("crete")) == (3, ["knossos"])
    assert s.board("thrace") == {"odessus": 1}  # a single token without a city: nothing happens


@pytest.mark.rule("65.3-a")
def test_a_player_without_any_tokens_and_cities_stays_in_the_game() -> None:
    s = Situation("crete", "thrace", phase=1, pause=[7], crete={"stock": 50}, thrace={"tokens": {"odessus": 1}})
    while s.asks() != "Pause":
        assert s.to_act() == ["thrace"]
        s.say("thrace", "done")
    assert s.board("crete") == {}
    assert s.stock("crete") == 50
    assert s.board("thrace") == {"odessus": 2}
    assert not s.position.is_over
