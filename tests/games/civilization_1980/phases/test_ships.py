"""Phase 4: keeping and building ships (section 43.4, the four ships of 32)."""

from typing import Any

import pytest

from civitas.core.errors import MalformedAction
from civitas.core.losses import Loss
from tests.games.civilization_1980.situation import TITLE, Situation


def shipyard(*players: str, **entries: Any) -> Situation:
    """Phase 4 begins; when it is over the game stops before movement."""
    return Situation(*players, phase=4, pause=[5], **entries)


def is_over(s: Situation) -> bool:
    return (s.phase(), s.asks()) == (4, "Pause")


def purse(s: Situation, nation: str) -> tuple[int, int]:
    return s.treasury(nation), s.stock(nation)


# Four ships.


@pytest.mark.rule("32-c")
def test_nobody_builds_a_fifth_ship() -> None:
    ships = ["knossos", "phaestos", "thera", "rhodes"]
    crete = {"ships": ships, "treasury": 10, "tokens": {"knossos": 1}}
    s = shipyard("crete", "thrace", crete=crete, thrace={"tokens": {"odessus": 2}})
    assert s.refusal("crete", "build-ship knossos 0") == "32-c"
    s.say("crete", *(f"maintain {ship} treasury" for ship in (1, 2, 3, 4)))
    assert s.to_act() == ["thrace"]
    assert s.refusal("crete", "build-ship knossos 0") == "41-a"
    assert s.ships("crete") == ships
    assert s.treasury("crete") == 6
    assert s.position.components()["ships 0"] == 4


@pytest.mark.rule("32-c")
def test_with_three_ships_a_fourth_can_be_built_and_no_more() -> None:
    crete = {"ships": ["knossos", "phaestos", "thera"], "treasury": 10, "tokens": {"knossos": 1}}
    s = shipyard("crete", "thrace", crete=crete)
    s.say("crete", *(f"maintain {ship} treasury" for ship in (1, 2, 3)), "build-ship knossos 0")
    assert is_over(s)
    assert s.ships("crete") == ["knossos", "phaestos", "thera", "knossos"]
    assert s.treasury("crete") == 10 - 3 - 2


# Building.


@pytest.mark.rule("43.4-a")
def test_a_ship_costs_two_tokens_of_the_treasury_which_return_to_stock() -> None:
    s = shipyard("crete", "thrace", crete={"tokens": {"knossos": 1}, "treasury": 5, "stock": 10})
    (event,) = s.say("crete", "build-ship knossos 0")
    assert (event.message, event.rule) == ("ship-built", "43.4-a")
    assert event.arguments == {"seat": 0, "ship": 1, "area": "area-knossos"}
    assert s.ships("crete") == ["knossos"]
    assert purse(s, "crete") == (3, 12)
    assert s.board("crete") == {"knossos": 1}
    s.say("crete", "build-ship knossos 0")
    assert s.ships("crete") == ["knossos", "knossos"]
    assert purse(s, "crete") == (1, 14)
    assert s.refusal("crete", "build-ship knossos 0") == "43.4-a"
    s.say("crete", "done")
    assert is_over(s)


@pytest.mark.rule("43.4-a")
@pytest.mark.parametrize(("treasury", "asked"), [(2, True), (1, False), (0, False)])
def test_less_than_two_tokens_buy_no_ship(treasury: int, asked: bool) -> None:
    """With a city and no token there is nothing to levy."""
    s = shipyard("crete", "thrace", crete={"cities": ["knossos"], "treasury": treasury})
    assert is_over(s) != asked
    if asked:
        assert s.choices("crete") == ["build-ship knossos 0", "done"]


@pytest.mark.rule("43.4-b")
def test_the_price_may_be_levied_where_the_ship_is_built_and_nowhere_else() -> None:
    s = shipyard("crete", "thrace", crete={"tokens": {"knossos": 3, "phaestos": 5}})
    stock = s.stock("crete")
    s.say("crete", "build-ship knossos 2")
    assert s.ships("crete") == ["knossos"]
    assert s.board("crete") == {"knossos": 1, "phaestos": 5}
    assert purse(s, "crete") == (0, stock + 2)
    assert s.refusal("crete", "build-ship knossos 2") == "43.4-b"
    assert s.refusal("crete", "build-ship knossos 1") == "43.4-a"
    assert s.refusal("crete", "build-ship knossos 0") == "43.4-a"
    s.say("crete", "build-ship phaestos 2")
    assert s.board("crete") == {"knossos": 1, "phaestos": 3}
    assert s.stock("crete") == stock + 4
    assert s.ships("crete") == ["knossos", "phaestos"]


@pytest.mark.rule("43.4-b")
@pytest.mark.parametrize(("tokens", "asked"), [(2, True), (1, False)])
def test_a_levy_takes_two_tokens(tokens: int, asked: bool) -> None:
    s = shipyard("crete", "thrace", crete={"tokens": {"knossos": tokens}})
    assert is_over(s) != asked
    if asked:
        assert s.choices("crete") == ["build-ship knossos 2", "done"]
        s.say("crete", "build-ship knossos 2")
        assert is_over(s)
        assert s.board("crete") == {}
        assert s.stock("crete") == 56
        assert s.ships("crete") == ["knossos"]


@pytest.mark.rule("43.4-h")
def test_treasury_and_levy_may_be_combined() -> None:
    s = shipyard("crete", "thrace", crete={"tokens": {"knossos": 2}, "treasury": 1})
    stock = s.stock("crete")
    assert s.refusal("crete", "build-ship knossos 0") == "43.4-a"
    assert s.position.why_not(s.seat("crete"), TITLE.space.parse("build-ship knossos 1")) is None
    s.say("crete", "build-ship knossos 1")
    assert is_over(s)
    assert s.board("crete") == {"knossos": 1}
    assert purse(s, "crete") == (0, stock + 2)
    assert s.ships("crete") == ["knossos"]


@pytest.mark.rule("43.4-h")
def test_every_way_to_pay_is_offered() -> None:
    s = shipyard("crete", "thrace", crete={"tokens": {"knossos": 2}, "treasury": 2})
    assert sorted(s.choices("crete")) == [
        "build-ship knossos 0", "build-ship knossos 1", "build-ship knossos 2", "done",
    ]  # fmt: skip


# Where.


@pytest.mark.rule("43.4-f")
def test_ships_are_built_on_coasts_where_the_builder_has_a_token_or_a_city() -> None:
    """Hattusas lies inland, Phaestos has a city of Crete, Thera nothing of Crete."""
    crete = {"tokens": {"hattusas": 2, "knossos": 1}, "cities": ["phaestos"], "treasury": 8}
    s = shipyard("crete", "thrace", crete=crete, thrace={"tokens": {"thera": 1}, "cities": ["rhodes"]})
    with pytest.raises(MalformedAction):
        TITLE.space.parse("build-ship hattusas 0")
    assert [text for text in s.choices("crete") if "hattusas" in text] == []
    for coast in ("thera", "rhodes", "sparta"):
        assert s.refusal("crete", f"build-ship {coast} 0") == "43.4-f"
    assert s.refusal("crete", "build-ship aegean-sea 0") == "43.4-f"
    s.say("crete", "build-ship phaestos 0", "build-ship knossos 0")
    assert s.ships("crete") == ["phaestos", "knossos"]
    assert s.treasury("crete") == 4


@pytest.mark.rule("43.4-f")
def test_by_the_literal_text_no_unit_is_needed() -> None:
    options = {"ship_build_needs_unit": False}
    s = shipyard("crete", "thrace", options=options, crete={"treasury": 4}, thrace={"cities": ["rhodes"]})
    assert s.to_act() == ["crete"]
    assert s.refusal("crete", "build-ship thera 1") == "43.4-b"
    assert s.refusal("crete", "build-ship aegean-sea 0") == "43.4-f"
    assert s.refusal("crete", "build-ship tarquinii 0") == "31-c"
    s.say("crete", "build-ship thera 0", "build-ship rhodes 0")
    assert is_over(s)
    assert s.ships("crete") == ["thera", "rhodes"]
    assert purse(s, "crete") == (0, 56)


@pytest.mark.rule("43.4-f", "31-c")
def test_no_ship_is_built_out_of_play() -> None:
    s = shipyard("crete", "thrace", crete={"treasury": 4, "tokens": {"knossos": 1}})
    assert s.refusal("crete", "build-ship tarquinii 0") == "31-c"


@pytest.mark.rule("43.4-f")
def test_lakes_are_coasts_and_an_area_with_two_waters_has_two() -> None:
    crete = {"treasury": 8, "tokens": {"gordium": 1, "galatia": 1, "delphi": 1}}
    s = shipyard("crete", "thrace", crete=crete)
    s.say("crete", "build-ship gordium 0", "build-ship galatia:lake-tuz 0", "build-ship galatia:sea 0")
    s.say("crete", "build-ship delphi:west 0")
    assert s.ships("crete") == ["gordium", "galatia:lake-tuz", "galatia:sea", "delphi:west"]
    assert is_over(s)


# Maintenance.


@pytest.mark.rule("43.4-c")
def test_a_ship_is_kept_for_one_token_of_the_treasury_or_of_its_area() -> None:
    crete = {"ships": ["knossos", "thera"], "tokens": {"knossos": 2, "phaestos": 4}, "treasury": 1}
    s = shipyard("crete", "thrace", crete=crete)
    stock = s.stock("crete")
    assert sorted(s.choices("crete")) == [
        "maintain 1 levy", "maintain 1 treasury", "maintain 2 treasury", "scrap 1", "scrap 2",
    ]  # fmt: skip
    assert s.refusal("crete", "maintain 2 levy") == "43.4-c"
    assert s.refusal("crete", "maintain 3 treasury") == "43.4-c"
    assert s.refusal("crete", "done") == "43.4-c"
    assert s.refusal("crete", "build-ship phaestos 2") == "43.4-c"
    assert s.refusal("crete", "move 1 knossos phaestos") == "43-a"
    (event,) = s.say("crete", "maintain 1 levy")
    assert (event.message, event.rule) == ("ship-kept", "43.4-c")
    assert event.arguments == {"seat": 0, "ship": 1, "area": "area-knossos"}
    s.say("crete", "maintain 2 treasury")
    assert s.board("crete") == {"knossos": 1, "phaestos": 4}
    assert purse(s, "crete") == (0, stock + 2)
    assert s.ships("crete") == ["knossos", "thera"]
    assert s.position.perspective(None).view["question"] == {"frame": "Ships", "due": [[], []]}
    s.say("crete", "done")
    assert is_over(s)


@pytest.mark.rule("43.4-c")
def test_what_one_ship_has_used_up_does_not_keep_another() -> None:
    crete = {"ships": ["knossos", "knossos"], "tokens": {"knossos": 1}}
    s = shipyard("crete", "thrace", crete=crete)
    assert s.refusal("crete", "maintain 1 treasury") == "43.4-c"
    s.say("crete", "maintain 2 levy")
    assert is_over(s)
    assert s.ships("crete") == ["knossos"]
    assert s.position.perspective(None).view["nations"][0]["ships"] == [None, "knossos", None, None]
    assert s.board("crete") == {}
    assert s.stock("crete") == 56


@pytest.mark.rule("43.4-d")
def test_a_ship_that_cannot_be_paid_for_is_removed() -> None:
    s = shipyard("crete", "thrace", crete={"ships": ["thera"], "tokens": {"knossos": 1}})
    assert is_over(s)
    assert s.ships("crete") == []
    assert s.position.perspective(None).view["nations"][0]["ships"] == [None] * 4
    assert s.board("crete") == {"knossos": 1}
    assert purse(s, "crete") == (0, 55)
    (event,) = s.told("ship-removed")
    assert (event.arguments, event.rule) == ({"seat": 0, "ship": 1, "area": "area-thera"}, "43.4-d")


@pytest.mark.rule("43.4-d")
def test_foreign_tokens_and_own_tokens_elsewhere_keep_no_ship() -> None:
    crete = {"ships": ["thera"], "tokens": {"knossos": 1}, "cities": ["phaestos"]}
    s = shipyard("crete", "thrace", crete=crete, thrace={"tokens": {"thera": 1}})
    assert is_over(s)
    assert s.ships("crete") == []
    assert s.board("thrace") == {"thera": 1}


@pytest.mark.rule("43.4-e")
def test_a_ship_may_be_given_up_and_built_elsewhere_at_full_price() -> None:
    crete = {"ships": ["knossos", "knossos", "knossos", "rhodes"], "treasury": 5, "tokens": {"thera": 1}}
    s = shipyard("crete", "thrace", crete=crete)
    s.say("crete", "maintain 1 treasury", "maintain 2 treasury", "maintain 3 treasury")
    assert s.refusal("crete", "scrap 1") == "43.4-d"
    s.say("crete", "scrap 4", "build-ship thera 0")
    assert is_over(s)
    assert s.ships("crete") == ["knossos", "knossos", "knossos", "thera"]
    assert purse(s, "crete") == (0, 55)
    assert s.board("crete") == {"thera": 1}


@pytest.mark.rule("43.4-e")
def test_maintenance_is_voluntary() -> None:
    s = shipyard("crete", "thrace", crete={"ships": ["knossos"], "treasury": 1, "tokens": {"knossos": 1}})
    s.say("crete", "scrap 1")
    assert s.ships("crete") == []
    assert purse(s, "crete") == (1, 54)
    assert s.choices("crete") == ["build-ship knossos 1", "done"]


@pytest.mark.rule("43.4-g")
def test_a_new_ship_needs_no_maintenance_before_the_next_round() -> None:
    s = Situation(
        "crete", "thrace", phase=4, pause=[5, 13], crete={"treasury": 2, "tokens": {"knossos": 3, "phaestos": 2}}
    )
    s.say("crete", "build-ship knossos 0")
    assert s.refusal("crete", "maintain 1 levy") == "43.4-g"
    s.say("crete", "done")
    assert is_over(s)
    assert s.treasury("crete") == 0
    assert s.ships("crete") == ["knossos"]
    s.proceed()
    s.say("crete", "done")  # movement
    s.proceed()  # the rest of the round, then growth
    assert (s.phase(), s.asks()) == (4, "Ships")
    assert s.position.perspective(None).view["question"]["due"] == [[1], []]
    assert s.refusal("crete", "done") == "43.4-c"
    before = s.board("crete")["knossos"], s.stock("crete")
    s.say("crete", "maintain 1 levy")
    assert (s.board("crete")["knossos"], s.stock("crete")) == (before[0] - 1, before[1] + 1)


# All at once.


@pytest.mark.rule("43-c")
def test_everybody_builds_in_any_order_with_the_same_result() -> None:
    crete = {"ships": ["knossos"], "treasury": 5, "tokens": {"knossos": 1}}
    thrace = {"ships": ["odessus"], "tokens": {"odessus": 4}}
    deeds = [
        ("crete", "maintain 1 treasury"), ("crete", "build-ship knossos 0"), ("crete", "done"),
        ("thrace", "maintain 1 levy"), ("thrace", "build-ship odessus 2"),
    ]  # fmt: skip
    digests = set()
    for order in ((0, 1, 2, 3, 4), (3, 4, 0, 1, 2), (0, 3, 1, 4, 2)):
        s = shipyard("crete", "thrace", crete=crete, thrace=thrace)
        assert s.to_act() == ["crete", "thrace"]
        for number in order:
            s.say(*deeds[number])
        assert is_over(s)
        digests.add(s.position.digest())
    assert len(digests) == 1


# The small games know no treasury.


@pytest.mark.parametrize("variant", ["nomads-and-seafarers", "farmers-and-citizens"])
def test_in_the_small_games_ships_are_paid_by_levy_alone(variant: str) -> None:
    crete = {"ships": ["knossos"], "tokens": {"knossos": 4}}
    s = shipyard("crete", "thrace", options={"variant": variant}, crete=crete)
    assert s.refusal("crete", "maintain 1 treasury") == "71-d"
    s.say("crete", "maintain 1 levy")
    assert s.refusal("crete", "build-ship knossos 1") == "71-d"
    assert s.refusal("crete", "build-ship knossos 0") == "71-d"
    assert s.choices("crete") == ["build-ship knossos 2", "done"]
    s.say("crete", "build-ship knossos 2")
    assert is_over(s)
    assert s.board("crete") == {"knossos": 1}
    assert s.ships("crete") == ["knossos", "knossos"]


# What would be thrown away.


def loss(s: Situation, nation: str, text: str) -> Loss | None:
    """What an action would cost a nation for good."""
    return s.position.perspective(s.seat(nation)).loss(TITLE.space.parse(text))


def fleet(crete: dict[str, Any]) -> Situation:
    return shipyard("crete", "thrace", crete=crete, thrace={"tokens": {"byzantium": 2}})


LAST = Loss("last-tokens", {"count": 2}, "65.3-a", is_final=True)


@pytest.mark.rule("65.3-a")
@pytest.mark.parametrize(
    ("crete", "warned"),
    [
        ({"tokens": {"knossos": 2}}, LAST),
        ({"tokens": {"knossos": 3}}, None),
        ({"tokens": {"knossos": 2, "phaestos": 1}}, None),
        ({"tokens": {"knossos": 2}, "cities": ["sparta"]}, None),
        ({"tokens": {"knossos": 2}, "treasury": 2}, LAST),
    ],
)
def test_whoever_levies_his_last_tokens_for_a_ship_is_told_that_his_game_would_be_over(
    crete: dict[str, Any], warned: Loss | None
) -> None:
    s = fleet(crete)
    before = s.position.digest()
    assert loss(s, "crete", "build-ship knossos 2") == warned
    assert s.position.digest() == before
    assert loss(s, "crete", "done") is None
    assert loss(s, "thrace", "build-ship byzantium 2") == LAST  # each for himself
    s.say("crete", "build-ship knossos 2")  # which is allowed all the same
    assert (s.board("crete") == {} and s.cities("crete") == []) == (warned is not None)


@pytest.mark.rule("65.3-a")
def test_a_ship_paid_from_the_treasury_ends_nobodys_game() -> None:
    s = fleet({"tokens": {"knossos": 1}, "treasury": 4})
    assert loss(s, "crete", "build-ship knossos 0") is None
    assert loss(s, "crete", "build-ship knossos 1") == Loss("last-tokens", {"count": 1}, "65.3-a", is_final=True)


@pytest.mark.rule("65.3-a")
@pytest.mark.parametrize(("tokens", "is_last"), [(1, True), (2, False)])
def test_the_last_token_levied_to_keep_a_ship_is_told_as_well(tokens: int, is_last: bool) -> None:
    s = fleet({"tokens": {"knossos": tokens}, "ships": ["knossos"], "treasury": 1})
    assert (loss(s, "crete", "maintain 1 levy") is not None) == is_last
    assert loss(s, "crete", "maintain 1 treasury") is None
    assert loss(s, "crete", "scrap 1") is None
