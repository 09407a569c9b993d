"""Phase 13: advancing on the development table (43.13), and the penalty for errors (66)."""

from typing import Any

import pytest

from civitas.core.errors import IllegalAction
from civitas.core.position import HOST
from civitas.games.civilization_1980.facts.cards import COMMODITIES, VALUE
from tests.games.civilization_1980.situation import TITLE, Situation

# Tracks of these nations: Africa enters the epochs 2 to 5 with spaces 5, 8, 11 and 14, Illyria with 6, 8, 11 and 13.
# The spaces of epoch 5 show nothing and 1200 for Africa, nothing, 1100 and 1300 for Illyria.
SEVEN = ["law", "democracy", "philosophy", "medicine", "engineering", "metalworking", "mysticism"]  # 1000 points
NINE_HUNDRED_EIGHTY = ["law", "democracy", "philosophy", "medicine", "engineering", "pottery", "cloth-making"]


def advance(nation: str = "africa", **entry: Any) -> Situation:
    """A nation with this entry after phase 13; a second one just stands there."""
    other = "thrace" if nation != "thrace" else "crete"
    return Situation(nation, other, phase=13, pause=[1], **{nation: entry})


def space_after(nation: str = "africa", **entry: Any) -> int:
    return advance(nation, **entry).track(nation)


def rule_of(s: Situation, nation: str) -> tuple[str, str]:
    """What was told about the marker of a nation, and the rule behind it."""
    events = [event for event in s.events if event.message.startswith("marker")]
    return next((event.message, event.rule) for event in events if event.arguments["seat"] == s.seat(nation))


@pytest.mark.rule("43.13-a")
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_a_marker_advances_exactly_one_space(space: int) -> None:
    s = advance(track=space)
    assert s.track("africa") == space + 1
    assert s.track("thrace") == 1
    assert rule_of(s, "africa") == ("marker-advances", "43.13-a")
    assert s.told("marker-advances")[0].arguments == {"seat": s.seat("africa"), "space": space + 1}


@pytest.mark.rule("43.13-b")
@pytest.mark.parametrize(
    ("cities", "space"), [([], 4), (["knossos"], 4), (["knossos", "sparta"], 5), (["knossos", "sparta", "athens"], 5)]
)
def test_epoch_2_is_entered_with_two_cities(cities: list[str], space: int) -> None:
    s = advance(track=4, cities=cities)
    assert s.track("africa") == space
    if space == 4:
        assert rule_of(s, "africa") == ("marker-stays", "43.13-b")


@pytest.mark.rule("43.13-c")
@pytest.mark.parametrize(
    ("cards", "space"),
    [
        (["mysticism", "cloth-making"], 8),
        (["pottery", "cloth-making", "astronomy"], 7),
        (["engineering", "architecture"], 8),
        (["law", "pottery"], 7),
        ([], 7),
    ],
)
def test_epoch_3_is_entered_with_cards_of_three_groups(cards: list[str], space: int) -> None:
    s = advance(track=7, cities=["knossos"], cards=cards)
    assert s.track("africa") == space
    if space == 7:
        assert rule_of(s, "africa") == ("marker-stays", "43.13-c")


@pytest.mark.rule("43.13-d")
@pytest.mark.parametrize(("cards", "space"), [(6, 10), (7, 11), (8, 11)])
def test_epoch_4_is_entered_with_seven_cards(cards: int, space: int) -> None:
    s = advance(track=10, cities=["knossos"], cards=[*SEVEN, "pottery"][:cards])
    assert s.track("africa") == space
    if space == 10:
        assert rule_of(s, "africa") == ("marker-stays", "43.13-d")


@pytest.mark.rule("43.13-e")
def test_epoch_5_is_entered_with_a_thousand_points_of_cards_alone() -> None:
    s = advance(track=13, cities=["knossos"], cards=NINE_HUNDRED_EIGHTY, hand={"salt": 5}, treasury=25)
    assert s.track("africa") == 13
    assert rule_of(s, "africa") == ("marker-stays", "43.13-e")
    assert space_after(track=13, cities=["knossos"], cards=SEVEN) == 14


@pytest.mark.rule("43.13-f")
@pytest.mark.parametrize(
    ("hand", "treasury", "space"),
    [
        ({"bronze": 5}, 0, 15),  # 1150 + 150 = 1300
        ({"bronze": 4, "salt": 4}, 5, 14),  # 1150 + 96 + 48 + 5 = 1299
        ({"bronze": 4, "salt": 4}, 6, 15),
        ({}, 40, 14),
    ],
)
def test_a_space_of_epoch_5_needs_the_printed_points_of_everything(
    hand: dict[str, int], treasury: int, space: int
) -> None:
    cards = [*SEVEN, "pottery", "cloth-making", "music"]  # 1150, and Illyria stands on 1100
    s = advance("illyria", track=14, cities=["knossos"], cards=cards, hand=hand, treasury=treasury)
    assert s.track("illyria") == space
    if space == 14:
        assert rule_of(s, "illyria") == ("marker-stays", "43.13-f")


@pytest.mark.rule("43.13-g")
@pytest.mark.parametrize(("treasury", "space"), [(29, 13), (30, 14)])
def test_whoever_falls_below_his_space_moves_back(treasury: int, space: int) -> None:
    cards = [*SEVEN, "pottery"]  # 1045, with 25 points in hand, and Illyria stands on 1100
    hand = {"cloth": 1, "grain": 1, "hides": 4}
    s = advance("illyria", track=14, cities=["knossos"], cards=cards, hand=hand, treasury=treasury)
    assert s.track("illyria") == space
    message = ("marker-back", "43.13-g") if space == 13 else ("marker-stays", "43.13-f")
    assert rule_of(s, "illyria") == message


@pytest.mark.rule("43.13-h")
@pytest.mark.parametrize(("space", "after"), [(6, 5), (5, 4), (4, 4), (3, 4), (11, 10), (14, 13)])
def test_without_a_city_a_marker_moves_back_from_epoch_2_on(space: int, after: int) -> None:
    s = advance(track=space, cards=SEVEN)
    assert s.track("africa") == after
    if after < space:
        assert rule_of(s, "africa") == ("marker-back", "43.13-h")


@pytest.mark.rule("43.13-h")
@pytest.mark.parametrize(("cities", "space"), [(1, 4), (2, 5)])
def test_back_in_epoch_1_two_cities_are_needed_again(cities: int, space: int) -> None:
    s = advance(track=5)
    assert s.track("africa") == 4
    assert space_after(track=s.track("africa"), cities=["knossos", "sparta"][:cities]) == space


@pytest.mark.rule("43.13-h")
def test_a_marker_moves_back_one_space_even_if_city_and_points_are_missing() -> None:
    assert space_after("illyria", track=15, cards=SEVEN) == 14


@pytest.mark.rule("43.13-i")
@pytest.mark.parametrize("space", [5, 6, 8, 9, 11, 12])
def test_inside_an_epoch_one_city_is_enough(space: int) -> None:
    assert space_after(track=space, cities=["knossos"]) == space + 1


@pytest.mark.rule("43.13-j")
@pytest.mark.parametrize(("returned", "space"), [(["gold", "gold", "gold", "piracy"], 15), (["bronze"] * 4, 14)])
def test_points_are_counted_after_the_hand_limit(returned: list[str], space: int) -> None:
    s = Situation(
        "illyria", "thrace", phase=12, pause=[1],
        illyria={
            "track": 14, "cities": ["knossos"], "cards": [*SEVEN, "pottery", "cloth-making"],  # 1090
            "hand": {"bronze": 6, "gold": 3, "piracy": 1},
        },
    )  # fmt: skip
    s.say("illyria", *[f"return {card}" for card in returned], "done")
    kept = sum(VALUE[COMMODITIES.index(card)] * n * n for card, n in s.hand("illyria").items() if card != "piracy")
    assert kept == (216 if space == 15 else 24 + 81)
    assert s.track("illyria") == space  # 1306 reach 1300, 1195 do not


# Errors.


@pytest.mark.rule("66-a")
def test_a_player_barred_by_the_host_stays_once() -> None:
    s = Situation("africa", "thrace", phase=13, pause=[13, 1], africa={"track": 2}, thrace={"track": 2})
    told = s.position.play(HOST, TITLE.space.parse("bar africa"))
    assert [(event.message, event.rule, event.arguments) for event in told] == [
        ("barred", "66-a", {"seat": s.seat("africa")})
    ]
    assert s.position.perspective(None).view["barred"] == [s.seat("africa")]
    s.proceed()
    assert (s.track("africa"), s.track("thrace")) == (2, 3)
    assert rule_of(s, "africa") == ("marker-stays", "66-a")
    assert s.position.perspective(None).view["barred"] == []


@pytest.mark.rule("66-a")
def test_the_penalty_is_used_up_after_one_round() -> None:
    s = Situation(
        "africa", "thrace", phase=13, pause=[13], barred=["africa"], options={"round_limit": 20}, round=18,
        africa={"treasury": 1},
    )  # fmt: skip
    s.proceed()
    assert s.position.is_over  # nobody has anything to decide until the last round
    assert (s.track("africa"), s.track("thrace")) == (2, 3)


@pytest.mark.rule("66-a")
def test_a_penalty_does_not_save_anybody_from_moving_back() -> None:
    s = Situation("africa", "thrace", phase=13, pause=[1], barred=["africa"], africa={"track": 6})
    assert s.track("africa") == 5


@pytest.mark.rule("66-a")
def test_only_the_host_bars_and_nobody_twice() -> None:
    s = Situation("africa", "thrace", phase=5, africa={"tokens": {"knossos": 1}})
    bar = TITLE.space.parse("bar thrace")
    assert s.refusal("africa", "bar thrace") != ""
    s.position.play(HOST, bar)
    with pytest.raises(IllegalAction):
        s.position.play(HOST, bar)
    with pytest.raises(IllegalAction):
        s.position.play(HOST, TITLE.space.parse("bar egypt"))
    assert s.position.legal(HOST) == [TITLE.space.parse("bar africa")]
    assert s.to_act() == ["africa"]  # the game waits as before
