"""Phase 1: taxes and revolts (sections 43.1, 53.9, 53.14 and the ties of 62)."""

from typing import Any

import pytest

from civitas.core.errors import MalformedAction
from civitas.games.civilization_1980.facts.board import AREA
from tests.games.civilization_1980.situation import TITLE, Situation

CITIES = ["knossos", "phaestos", "sparta", "mycenae", "corinth", "athens", "chalcis", "eretria", "thera"]
NINE = ["odessus", "byzantium", "apollonia", "thessalonica", "troy", "sardes", "gordium", "hattusas", "kanesh"]


def taxes(*players: str, pause: list[int] | None = None, **entries: Any) -> Situation:
    """Phase 1 begins; when it is over the game stops before growth."""
    return Situation(*players, phase=1, pause=pause or [2], **entries)


def is_over(s: Situation) -> bool:
    return (s.phase(), s.asks()) == (1, "Pause")


def purse(s: Situation, nation: str) -> tuple[int, int]:
    return s.treasury(nation), s.stock(nation)


# Paying.


@pytest.mark.rule("43.1-a")
@pytest.mark.parametrize("cities", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("treasury", [0, 3])
def test_two_tokens_for_each_city_move_from_stock_to_treasury(cities: int, treasury: int) -> None:
    crete = {"cities": CITIES[:cities], "tokens": {"ionia": 20}, "treasury": treasury}
    s = taxes("crete", "thrace", crete=crete, thrace={"cities": NINE[:1]})
    assert is_over(s)
    assert purse(s, "crete") == (treasury + 2 * cities, 36 - treasury - 2 * cities)
    assert purse(s, "thrace") == (2, 54)
    assert s.board("crete") == {"ionia": 20}
    assert s.cities("crete") == sorted(CITIES[:cities])
    paid = [(e.arguments["seat"], e.arguments["count"], e.rule) for e in s.told("taxes-paid")]
    assert paid == [(1, 2, "43.1-a")] + ([(0, 2 * cities, "43.1-a")] if cities else [])
    assert s.told("revolt") == []


@pytest.mark.rule("43.1-a")
def test_without_any_city_on_the_board_nobody_pays() -> None:
    s = taxes("crete", "thrace", crete={"cards": ["coinage"], "tokens": {"knossos": 1}})
    assert is_over(s)
    assert (purse(s, "crete"), purse(s, "thrace")) == ((0, 55), (0, 56))
    assert s.told("taxes-paid") == []


@pytest.mark.rule("43.1-a")
def test_taxes_are_compulsory_nobody_without_coinage_is_asked_about_them() -> None:
    crete = {"cities": CITIES[:2]}
    s = taxes("crete", "thrace", crete=crete, thrace={"cities": NINE[:1], "cards": ["coinage"]})
    assert s.to_act() == ["thrace"]
    assert purse(s, "crete") == (4, 52)
    assert s.refusal("crete", "done") == "41-a"
    assert s.refusal("crete", "tax 1") == "41-a"


@pytest.mark.rule("43.1-b")
@pytest.mark.parametrize(
    ("stock", "treasury", "rest", "revolting"),
    [(8, 8, 0, 0), (7, 6, 1, 1), (6, 6, 0, 1), (5, 4, 1, 2), (4, 4, 0, 2), (1, 0, 1, 4), (0, 0, 0, 4)],
)
def test_exactly_the_cities_whose_full_tax_cannot_be_paid_revolt(
    stock: int, treasury: int, rest: int, revolting: int
) -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:4], "stock": stock})
    assert purse(s, "crete") == (treasury, rest)
    assert [e.arguments["count"] for e in s.told("revolt")] == ([revolting] if revolting else [])
    taken = 0
    while s.asks() == "Revolt":
        assert s.to_act() == ["thrace"]
        s.say("thrace", s.choices("thrace")[0])
        taken += 1
    assert is_over(s)
    assert len(s.cities("crete")) == 4 - revolting
    assert len(s.cities("thrace")) == revolting
    assert taken == (0 if revolting == 4 else revolting)
    assert purse(s, "crete") == (treasury, rest)
    assert purse(s, "thrace") == (0, 56)


@pytest.mark.rule("43.1-b")
def test_the_treasury_does_not_pay_for_cities() -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:1], "stock": 1, "treasury": 30})
    assert is_over(s)
    assert purse(s, "crete") == (30, 1)
    assert s.cities("crete") == []
    assert s.cities("thrace") == ["knossos"]


# Who takes over.


@pytest.mark.rule("43.1-c")
def test_the_player_with_most_stock_after_everybody_has_paid_takes_the_city() -> None:
    s = taxes(
        "crete", "thrace", "asia",
        crete={"cities": CITIES[:1], "stock": 1},
        thrace={"cities": NINE[:6], "stock": 20},
        asia={"cities": NINE[6:7], "stock": 12},
    )  # fmt: skip
    assert is_over(s)
    assert (s.stock("thrace"), s.stock("asia")) == (8, 10)
    assert s.cities("asia") == ["gordium", "knossos"]
    assert s.cities("thrace") == sorted(NINE[:6])
    assert s.cities("crete") == []


@pytest.mark.rule("43.1-c")
def test_a_choice_of_rate_is_waited_for_before_a_revolt_is_settled() -> None:
    """Asia's rate decides whether its stock is the largest."""
    for rate, taker in (("tax 1", "asia"), ("tax 3", "thrace")):
        s = taxes(
            "crete", "thrace", "asia",
            crete={"cities": CITIES[:1], "stock": 0},
            thrace={"stock": 10},
            asia={"cities": NINE[6:8], "stock": 15, "cards": ["coinage"]},
        )  # fmt: skip
        assert s.to_act() == ["asia"]
        assert s.cities("crete") == ["knossos"]
        s.say("asia", rate)
        assert is_over(s)
        assert "knossos" in s.cities(taker)


@pytest.mark.rule("43.1-c")
def test_who_revolts_is_no_candidate_even_with_the_largest_stock() -> None:
    """With rate 3 Crete keeps two tokens in stock, more than anybody else has."""
    s = taxes(
        "crete", "thrace", "asia",
        crete={"cities": CITIES[:2], "stock": 5, "cards": ["coinage"]}, thrace={"stock": 0}, asia={"stock": 1},
    )  # fmt: skip
    s.say("crete", "tax 3")
    assert s.stock("crete") == 2
    assert s.to_act() == ["asia"]


@pytest.mark.rule("43.1-d")
def test_the_beneficiary_chooses_which_cities_revolt() -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:4], "stock": 4})
    assert s.to_act() == ["thrace"]
    assert sorted(s.choices("thrace")) == [f"take {area}" for area in sorted(CITIES[:4])]
    assert s.refusal("crete", "take knossos") == "41-a"
    assert s.position.why_not(s.seat("thrace"), TITLE.space.parse("take sparta")) is None
    assert s.refusal("thrace", "take thera") == "43.1-d"
    assert s.refusal("thrace", "lose-city knossos") == "43.1-d"
    assert s.refusal("thrace", "done") == "43.1-d"
    s.say("thrace", "take sparta")
    assert s.refusal("thrace", "take sparta") == "43.1-d"
    assert s.position.perspective(0).view["question"] == {
        "frame": "Revolt", "victim": 0, "count": 1, "areas": s.position.perspective(1).view["question"]["areas"],
    }  # fmt: skip
    s.say("thrace", "take knossos")
    assert is_over(s)
    assert s.cities("thrace") == ["knossos", "sparta"]
    assert s.cities("crete") == ["mycenae", "phaestos"]


@pytest.mark.rule("43.1-d")
def test_only_as_many_cities_revolt_as_tax_was_missing() -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:3], "stock": 4})
    s.say("thrace", "take phaestos")
    assert is_over(s)
    assert s.refusal("thrace", "take knossos") == "41-a"
    assert s.cities("crete") == ["knossos", "sparta"]


@pytest.mark.rule("43.1-e")
def test_the_city_markers_are_exchanged_and_no_tokens_move() -> None:
    crete = {"cities": CITIES[:3], "stock": 4, "tokens": {"ionia": 5}}
    thrace = {"cities": NINE[:2], "tokens": {"thracia": 7}}
    s = taxes("crete", "thrace", crete=crete, thrace=thrace)
    before = purse(s, "crete"), purse(s, "thrace")
    s.say("thrace", "take sparta")
    assert s.cities("thrace") == sorted([*NINE[:2], "sparta"])
    assert s.cities("crete") == ["knossos", "phaestos"]
    assert s.position.perspective(None).view["nations"][0]["cities"] == ["knossos", "phaestos"]
    assert (purse(s, "crete"), purse(s, "thrace")) == before
    assert (s.board("crete"), s.board("thrace")) == ({"ionia": 5}, {"thracia": 7})
    (event,) = s.told("city-taken")
    assert (event.arguments, event.rule) == ({"seat": 1, "other": 0, "area": "area-sparta"}, "43.1-e")
    assert s.position.components()["cities 0"] == s.position.components()["cities 1"] == 9


@pytest.mark.rule("43.1-f")
def test_without_enough_markers_the_right_passes_to_the_next_highest_stock() -> None:
    s = taxes(
        "crete", "thrace", "asia",
        crete={"cities": CITIES[:4], "stock": 4},
        thrace={"cities": NINE[:8], "stock": 36},
        asia={"cities": ["rhodes", "miletus"], "stock": 16},
    )  # fmt: skip
    assert (s.stock("thrace"), s.stock("asia")) == (20, 12)
    assert s.to_act() == ["thrace"]
    s.say("thrace", "take phaestos")
    assert len(s.cities("thrace")) == 9
    assert s.to_act() == ["asia"]
    assert s.refusal("thrace", "take knossos") == "41-a"
    s.say("asia", "take mycenae")
    assert is_over(s)
    assert s.cities("asia") == ["miletus", "mycenae", "rhodes"]
    assert s.cities("crete") == ["knossos", "sparta"]


@pytest.mark.rule("43.1-f")
def test_who_has_too_few_markers_still_picks_when_all_cities_revolt() -> None:
    s = taxes(
        "crete", "thrace", "asia",
        crete={"cities": CITIES[:2], "stock": 0}, thrace={"cities": NINE[:8], "stock": 36}, asia={"stock": 1},
    )  # fmt: skip
    assert s.to_act() == ["thrace"]
    s.say("thrace", "take phaestos")
    assert is_over(s)
    assert s.cities("asia") == ["knossos"]
    assert s.cities("crete") == []


@pytest.mark.rule("43.1-f")
def test_a_player_with_nine_cities_is_passed_over_at_once() -> None:
    s = taxes(
        "crete", "thrace", "asia",
        crete={"cities": CITIES[:1], "stock": 0}, thrace={"cities": NINE, "stock": 50}, asia={"stock": 1},
    )  # fmt: skip
    assert is_over(s)
    assert s.cities("asia") == ["knossos"]
    assert len(s.cities("thrace")) == 9


@pytest.mark.rule("43.1-g", "62-a")
@pytest.mark.parametrize(
    ("players", "taker"),
    [
        (("africa", "egypt"), "africa"),
        (("egypt", "africa"), "africa"),
        (("babylon", "thrace", "italy"), "italy"),
        (("babylon", "thrace"), "thrace"),
        (("egypt", "assyria", "asia"), "asia"),
        (("egypt", "assyria"), "assyria"),
        (("illyria", "thrace"), "illyria"),
    ],
)
def test_a_tie_for_most_stock_is_broken_by_table_order(players: tuple[str, ...], taker: str) -> None:
    entries: dict[str, Any] = {nation: {"stock": 10} for nation in players}
    s = taxes("crete", *players, crete={"cities": CITIES[:1], "stock": 1}, **entries)
    assert is_over(s)
    assert s.cities(taker) == ["knossos"]
    assert [s.stock(nation) for nation in players] == [10] * len(players)


@pytest.mark.rule("43.1-g")
def test_one_token_more_beats_table_order() -> None:
    s = taxes(
        "crete", "africa", "egypt", crete={"cities": CITIES[:1], "stock": 1}, africa={"stock": 10}, egypt={"stock": 11}
    )
    assert s.cities("egypt") == ["knossos"]
    assert s.cities("africa") == []


@pytest.mark.rule("43.1-c", "62-a")
def test_several_revolts_are_settled_in_table_order() -> None:
    s = taxes(
        "egypt", "crete", "asia",
        egypt={"cities": NINE[:3], "stock": 4}, crete={"cities": CITIES[:3], "stock": 4}, asia={"stock": 10},
    )  # fmt: skip
    assert [e.arguments["seat"] for e in s.told("revolt")] == [1, 0]
    assert s.refusal("asia", "take odessus") == "43.1-d"
    s.say("asia", "take knossos")
    assert s.refusal("asia", "take phaestos") == "43.1-d"
    s.say("asia", "take odessus")
    assert is_over(s)
    assert s.cities("asia") == ["knossos", "odessus"]


@pytest.mark.rule("43.1-b", "43.1-h")
def test_a_city_taken_over_owes_no_tax_and_does_not_revolt_again_in_the_same_phase() -> None:
    """Both players are short of two tokens: Thrace takes one of Crete's cities, Crete one of Thrace's own."""
    s = taxes("crete", "thrace", crete={"cities": CITIES[:2], "stock": 2}, thrace={"cities": NINE[:2], "stock": 2})
    assert s.to_act() == ["crete"]
    s.say("crete", "take byzantium")
    assert s.to_act() == ["thrace"]
    assert sorted(s.choices("thrace")) == ["take knossos", "take phaestos"]
    s.say("thrace", "take knossos")
    assert is_over(s)
    assert s.cities("crete") == ["byzantium", "phaestos"]
    assert s.cities("thrace") == ["knossos", "odessus"]


@pytest.mark.rule("43.1-h")
def test_cities_taken_over_are_taxed_from_the_next_round_on() -> None:
    s = taxes(
        "crete", "thrace", pause=[2, 13],
        crete={"cities": CITIES[:2], "stock": 0, "tokens": {"lesbos": 1}},
        thrace={"cities": NINE[:2], "stock": 30, "tokens": {"ionia": 3, "thracia": 2, "galatia": 2, "bithynia": 2}},
    )  # fmt: skip
    assert is_over(s)
    assert purse(s, "thrace") == (4, 26)
    assert len(s.cities("thrace")) == 4
    s.proceed()
    while s.asks() != "Pause":
        nation = s.to_act()[0]
        s.say(nation, "done" if s.allows(nation, "done") else s.choices(nation)[0])
    assert len(s.cities("thrace")) == 4
    assert s.treasury("thrace") == 4
    s.proceed()
    assert s.treasury("thrace") == 4 + 8


@pytest.mark.rule("43.1-i")
@pytest.mark.parametrize(("option", "reduced"), [("next_growth", 1), ("whole_round", 0)])
def test_a_city_taken_in_phase_1_needs_support_at_the_end_of_phase_6(option: str, reduced: int) -> None:
    """Thrace holds three cities and four tokens; nothing grows, for its stock is empty."""
    s = Situation(
        "crete", "thrace", phase=1, pause=[7], options={"revolt_support_exempt": option},
        crete={"cities": CITIES[:1], "stock": 0},
        thrace={"cities": NINE[:2], "stock": 4, "tokens": {"thracia": 2, "ionia": 2}},
    )  # fmt: skip
    assert s.cities("thrace") == ["byzantium", "knossos", "odessus"]
    assert purse(s, "thrace") == (4, 0)
    s.say("thrace", "done")  # ships
    s.say("thrace", "done")  # movement
    if reduced:
        assert s.asks() == "Support"
        assert sorted(s.choices("thrace")) == ["reduce byzantium", "reduce knossos", "reduce odessus"]
        s.say("thrace", "reduce knossos")
    assert (s.phase(), s.asks()) == (6, "Pause")
    assert len(s.cities("thrace")) == 3 - reduced


@pytest.mark.rule("43.1-i")
@pytest.mark.parametrize("option", ["next_growth", "whole_round"])
@pytest.mark.parametrize(("exempt", "reduces"), [(["rhodes"], False), ([], True)])
def test_a_city_gained_by_revolt_in_a_civil_war_is_not_counted_at_the_end_of_phase_11(
    option: str, exempt: list[str], reduces: bool
) -> None:
    s = Situation(
        "crete", "thrace", phase=11, pause=[12], options={"revolt_support_exempt": option}, exempt=exempt,
        thrace={"cities": ["rhodes", *NINE[:2]], "tokens": {"thracia": 4}},
    )  # fmt: skip
    assert s.asks() == ("Support" if reduces else "Pause")
    if reduces:
        s.say("thrace", "reduce rhodes")
    assert len(s.cities("thrace")) == (2 if reduces else 3)


@pytest.mark.rule("43.1-i")
@pytest.mark.parametrize(("option", "first_free"), [("next_growth", 2), ("whole_round", 1)])
def test_the_exemption_ends_with_the_next_growth_or_with_the_round(option: str, first_free: int) -> None:
    s = Situation(
        "crete", "thrace", phase=13, pause=[1, 2, 3], options={"revolt_support_exempt": option}, exempt=["rhodes"],
        thrace={"cities": ["rhodes"], "tokens": {"thracia": 4}},
    )  # fmt: skip
    lifted = []
    for phase in (1, 2, 3):
        lifted.append(s.position.perspective(None).view["exempt"] == [])
        if phase < 3:
            s.proceed()
    assert lifted == [False, first_free == 1, True]


@pytest.mark.rule("43.1-i")
def test_a_revolt_in_a_civil_war_hands_the_rest_of_the_cities_to_the_largest_stock_exempt_from_support() -> None:
    """The nominee has one marker left; the next stock takes the other city, which needs no support yet."""
    areas = [AREA["knossos"], AREA["phaestos"]]
    revolt = {"victim": 0, "count": 2, "areas": areas, "may_return": 1, "first": 1}
    flow = [
        {"frame": "Round", "asked": 0, "fields": {}},
        {"frame": "Support", "asked": 0, "fields": {}},
        {"frame": "Revolt", "asked": 2, "fields": revolt},
    ]
    s = Situation(
        "crete", "thrace", "asia", phase=11, pause=[12], flow=flow,
        crete={"cities": CITIES[:2], "stock": 3, "tokens": {"ionia": 3}},
        thrace={"cities": NINE[:8], "stock": 30, "tokens": {"thracia": 18}},
        asia={"cities": ["rhodes", "miletus"], "stock": 10, "tokens": {"kanesh": 4}},
    )  # fmt: skip
    assert s.refusal("thrace", "take rhodes") == "64-b"
    s.say("thrace", "take phaestos")
    assert s.cities("asia") == ["knossos", "miletus", "rhodes"]
    assert s.asks() == "Pause"
    assert s.position.perspective(None).view["exempt"] == ["knossos"]
    assert [e.rule for e in s.told("city-taken")] == ["64-b", "64-b"]


def test_in_a_civil_war_the_victim_keeps_the_rest_if_his_own_stock_is_the_largest() -> None:
    areas = [AREA["knossos"], AREA["phaestos"], AREA["sparta"]]
    revolt = {"victim": 0, "count": 3, "areas": areas, "may_return": 1, "first": 1}
    flow = [
        {"frame": "Round", "asked": 0, "fields": {}},
        {"frame": "Support", "asked": 0, "fields": {}},
        {"frame": "Revolt", "asked": 2, "fields": revolt},
    ]
    s = Situation(
        "crete", "thrace", "asia", phase=11, pause=[12], flow=flow,
        crete={"cities": CITIES[:4], "stock": 11, "tokens": {"ionia": 4}},
        thrace={"cities": NINE[:7], "stock": 30, "tokens": {"thracia": 18}},
        asia={"cities": ["rhodes", "miletus"], "stock": 10, "tokens": {"kanesh": 4}},
    )  # fmt: skip
    s.say("thrace", "take knossos")
    assert s.to_act() == ["thrace"]
    s.say("thrace", "take sparta")
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["mycenae", "phaestos"]
    assert len(s.cities("thrace")) == 9
    assert s.position.perspective(None).view["exempt"] == []


@pytest.mark.rule("43.1-j")
def test_a_city_nobody_can_take_is_removed() -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:1], "stock": 1}, thrace={"cities": NINE, "stock": 30})
    assert is_over(s)
    assert s.cities("crete") == []
    assert s.cities("thrace") == sorted(NINE)
    assert s.board("crete") == {}
    assert purse(s, "crete") == (0, 1)
    assert s.position.components()["cities 0"] == 9
    (event,) = s.told("city-lost")
    assert (event.arguments, event.rule) == ({"seat": 0, "area": "area-knossos"}, "43.1-j")
    assert s.told("city-taken") == []


@pytest.mark.rule("43.1-j")
def test_the_owner_chooses_which_of_his_cities_is_removed() -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:3], "stock": 5}, thrace={"cities": NINE, "stock": 30})
    assert s.to_act() == ["crete"]
    assert s.refusal("thrace", "take knossos") == "41-a"
    assert s.refusal("crete", "take knossos") == "43.1-j"
    assert s.refusal("crete", "lose-city odessus") == "43.1-j"
    assert s.refusal("crete", "done") == "43.1-j"
    s.say("crete", "lose-city sparta")
    assert is_over(s)
    assert s.cities("crete") == ["knossos", "phaestos"]
    assert purse(s, "crete") == (4, 1)


@pytest.mark.rule("43.1-j")
def test_a_ninth_marker_is_used_before_cities_are_removed() -> None:
    thrace = {"cities": NINE[:8], "stock": 30}
    s = taxes("crete", "thrace", crete={"cities": CITIES[:3], "stock": 2}, thrace=thrace)
    s.say("thrace", "take sparta")
    assert s.to_act() == ["crete"]
    s.say("crete", "lose-city knossos")
    assert is_over(s)
    assert s.cities("crete") == ["phaestos"]
    assert s.cities("thrace") == sorted([*NINE[:8], "sparta"])


# Coinage and Democracy.


@pytest.mark.rule("53.9-a")
@pytest.mark.parametrize("rate", [1, 2, 3])
def test_who_has_coinage_chooses_a_rate_of_one_two_or_three(rate: int) -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:4], "stock": 20, "cards": ["coinage"]})
    assert s.to_act() == ["crete"]
    assert s.choices("crete") == ["tax 1", "tax 2", "tax 3"]
    s.say("crete", f"tax {rate}")
    assert is_over(s)
    assert purse(s, "crete") == (4 * rate, 20 - 4 * rate)
    assert [e.rule for e in s.told("taxes-paid")] == ["53.9-a"]


@pytest.mark.rule("53.9-a")
def test_no_other_rate_and_no_second_rate_can_be_chosen() -> None:
    thrace = {"cities": NINE[:1], "cards": ["coinage"]}
    crete = {"cities": CITIES[:4], "stock": 20, "cards": ["coinage"]}
    s = taxes("crete", "thrace", crete=crete, thrace=thrace)
    for rate in ("0", "4"):
        with pytest.raises(MalformedAction):
            TITLE.space.parse(f"tax {rate}")
    assert s.refusal("crete", "done") == "53.9-a"
    assert s.to_act() == ["crete", "thrace"]
    s.say("crete", "tax 3")
    assert s.refusal("crete", "tax 1") == "41-a"
    assert purse(s, "crete") == (12, 8)
    s.say("thrace", "tax 1")
    assert is_over(s)
    assert s.treasury("thrace") == 1


@pytest.mark.rule("53.9-a")
def test_without_cities_coinage_asks_nothing() -> None:
    s = taxes("crete", "thrace", crete={"cards": ["coinage"]}, thrace={"cities": NINE[:1]})
    assert is_over(s)
    assert purse(s, "crete") == (0, 56)


@pytest.mark.rule("53.9-b")
@pytest.mark.parametrize(("rate", "treasury", "rest", "revolting"), [(1, 5, 2, 0), (2, 6, 1, 2), (3, 6, 1, 3)])
def test_the_chosen_rate_decides_how_many_cities_revolt(rate: int, treasury: int, rest: int, revolting: int) -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:5], "stock": 7, "cards": ["coinage"]})
    s.say("crete", f"tax {rate}")
    assert purse(s, "crete") == (treasury, rest)
    for area in CITIES[:revolting]:
        s.say("thrace", f"take {area}")
    assert is_over(s)
    assert s.cities("thrace") == sorted(CITIES[:revolting])
    assert s.cities("crete") == sorted(CITIES[revolting:5])


@pytest.mark.rule("53.14-a")
@pytest.mark.parametrize("cards", [[], ["law", "democracy"], ["democracy"]])
def test_democracy_does_not_stop_a_revolt_over_taxes(cards: list[str]) -> None:
    s = taxes("crete", "thrace", crete={"cities": CITIES[:3], "stock": 4, "cards": cards})
    assert purse(s, "crete") == (4, 0)
    assert s.to_act() == ["thrace"]
    assert sorted(s.choices("thrace")) == ["take knossos", "take phaestos", "take sparta"]
    s.say("thrace", "take knossos")
    assert is_over(s)
    assert s.cities("crete") == ["phaestos", "sparta"]
    assert s.cities("thrace") == ["knossos"]
