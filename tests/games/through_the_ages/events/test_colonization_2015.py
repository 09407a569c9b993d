"""Colonies of the new edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import revealed
from tests.games.through_the_ages.situation import NEW, Situation

NO_UNITS: dict[str, Any] = {"workers": {"warriors": 0}}


def colonized(territory: str, age: str = "III", **own: Any) -> Situation:
    """Player 1 has colonized a territory with the only unit, which is in the yellow bank now."""
    workers = {"warriors": 1, **own.pop("workers", {})}
    s = revealed(NEW, territory, age=age, p1={**own, "workers": workers}, p2=NO_UNITS)
    s.play("bid 1")
    if s.question == "Expedition":
        s.play("send warriors", "done")
    return s


@pytest.mark.rule("colony.effect-a", "card.wealthy_territory_i")
@pytest.mark.card("wealthy-territory-i")
def test_goods_are_gained_as_far_as_blue_tokens_reach() -> None:
    s = colonized("wealthy-territory-i", blue=1)
    assert (s.goods(1), s.civ(1).blue, s.tokens(1)) == ((0, 4), 0, {"bronze": 4})


@pytest.mark.rule("colony.effect-b", "card.inhabited_territory_i")
@pytest.mark.card("inhabited-territory-i")
def test_the_first_colony_of_the_start_position() -> None:
    s = colonized("inhabited-territory-i", age="I")
    c = s.civ(1)
    assert (c.yellow, c.unused, c.strength) == (18 + 1 + 2 - 1, 2, 0)
    assert c.yellow + c.unused + c.on_cards() == 27


@pytest.mark.rule("card.inhabited_territory_i", "card.inhabited_territory_ii")
@pytest.mark.card("inhabited-territory-i", "inhabited-territory-ii")
@pytest.mark.parametrize(("age", "bank", "unused", "after"), [("i", 0, 0, (2, 1)), ("ii", 4, 1, (6, 3))])
def test_inhabited_territories_bring_population_without_food(
    age: str, bank: int, unused: int, after: tuple[int, int]
) -> None:
    s = colonized(f"inhabited-territory-{age}", yellow=bank, unused=unused)
    assert ((s.civ(1).yellow, s.civ(1).unused), s.goods(1)) == (after, (0, 0))


@pytest.mark.rule("card.developed_territory_i", "card.developed_territory_ii", "colony.effect-d")
@pytest.mark.card("developed-territory-i", "developed-territory-ii")
@pytest.mark.parametrize(("age", "after"), [("i", (15, 10, 4)), ("ii", (16, 11, 6))])
def test_developed_territories_bring_tokens_and_science(age: str, after: tuple[int, int, int]) -> None:
    s = colonized(f"developed-territory-{age}", yellow=13, blue=9, science=1)
    assert (s.civ(1).yellow, s.civ(1).blue, s.civ(1).science) == after


@pytest.mark.rule("card.historic_territory_i", "card.historic_territory_ii", "colony.effect-d")
@pytest.mark.card("historic-territory-i", "historic-territory-ii")
@pytest.mark.parametrize(("age", "faces", "culture"), [("i", 2, 17), ("ii", 3, 22)])
def test_historic_territories_bring_happiness_and_culture(age: str, faces: int, culture: int) -> None:
    # One culture point is that of the event laid before.
    s = colonized(f"historic-territory-{age}", workers={"religion": 1}, culture=10)
    assert (s.civ(1).faces, s.civ(1).culture) == (faces, culture)


@pytest.mark.rule("card.strategic_territory_i", "card.strategic_territory_ii", "colony.effect-c")
@pytest.mark.card("strategic-territory-i", "strategic-territory-ii")
@pytest.mark.parametrize(("territory", "age", "strength", "cards"), [("i", "I", 2, 5), ("ii", "III", 4, 7)])
def test_strategic_territories_bring_strength_and_military_cards(
    territory: str, age: str, strength: int, cards: int
) -> None:
    s = colonized(f"strategic-territory-{territory}", age, military_hand=["legion", "foray"])
    assert (s.civ(1).strength, len(s.military_hand(1))) == (strength, cards)
    assert {s.position.cards[card].age for card in s.civ(1).military_hand} == {1, s.position.age}


@pytest.mark.rule("card.vast_territory_i", "card.vast_territory_ii", "colony.effect-d")
@pytest.mark.card("vast-territory-i", "vast-territory-ii")
@pytest.mark.parametrize(
    ("age", "blue", "irrigation", "after"),
    [("i", 1, {}, (0, 0)), ("ii", 7, {}, (4, 2)), ("ii", 9, {"irrigation": 0}, (4, 6)), ("i", 9, {}, (3, 5))],
)
def test_vast_territories_cost_a_blue_token_before_they_bring_food(
    age: str, blue: int, irrigation: dict[str, int], after: tuple[int, int]
) -> None:
    s = colonized(f"vast-territory-{age}", blue=blue, yellow=9, workers=irrigation)
    assert (s.civ(1).food, s.civ(1).blue) == after
    assert s.civ(1).yellow == 9 + 1 + (3 if age == "i" else 4)


@pytest.mark.rule("colony.effect-a", "tokens.lose-blue-a", "card.vast_territory_i")
@pytest.mark.card("vast-territory-i")
def test_a_token_lost_to_the_colony_is_chosen_before_anything_is_gained() -> None:
    s = colonized("vast-territory-i", blue=0, tokens={"bronze": 1, "agriculture": 1})
    assert (s.question, s.asked, s.legal()) == ("LoseBlue", [1], ["forfeit agriculture", "forfeit bronze"])
    assert "gained" not in s.messages()
    s.play("forfeit bronze")
    assert (s.goods(1), s.civ(1).blue) == ((1, 0), 0)


@pytest.mark.rule("card.wealthy_territory_i", "card.wealthy_territory_ii", "colony.effect-d")
@pytest.mark.card("wealthy-territory-i", "wealthy-territory-ii")
@pytest.mark.parametrize(
    ("age", "blue", "mine", "tokens", "left"),
    [("i", 8, "iron", {"bronze": 1, "iron": 2}, 8), ("ii", 5, "coal", {"coal": 3}, 6)],
)
def test_wealthy_territories_bring_blue_tokens_and_resources(
    age: str, blue: int, mine: str, tokens: dict[str, int], left: int
) -> None:
    s = colonized(f"wealthy-territory-{age}", blue=blue, workers={mine: 0})
    assert (s.tokens(1), s.civ(1).blue) == (tokens, left)
    assert s.civ(1).resources == (5 if age == "i" else 9)


@pytest.mark.rule("card.alexander_the_great", "colony.force-c")
@pytest.mark.card("alexander-the-great")
def test_alexander_does_not_count_in_a_force() -> None:
    s = revealed(NEW, "historic-territory-i", p1={"workers": {"warriors": 2}, "leader": "alexander-the-great"})
    assert s.civ(1).strength == 4
    assert s.legal("bid") == ["bid 1", "bid 2"]


# James Cook.


def with_cook(bid: int, hand: list[str], warriors: int = 1) -> Situation:
    """Player 1 has won a territory with James Cook."""
    own = {"leader": "james-cook", "workers": {"warriors": warriors}, "military_hand": hand}
    s = revealed(NEW, "historic-territory-i", p1=own, p2=NO_UNITS)
    s.play(f"bid {bid}")
    return s


@pytest.mark.rule("card.james_cook")
@pytest.mark.card("james-cook")
def test_cook_raises_the_highest_bid_by_two_discards() -> None:
    colonies = ["historic-territory-ii", "vast-territory-i", "wealthy-territory-i"]
    own = {"leader": "james-cook", "workers": {"warriors": 1}, "military_hand": ["legion", "raid-ii", "terrorism"]}
    s = revealed(NEW, "historic-territory-i", p1={**own, "colonies": colonies}, p2=NO_UNITS)
    assert s.civ(1).culture_rate == 4
    assert s.legal("bid") == ["bid 1", "bid 2", "bid 3"]


@pytest.mark.rule("card.james_cook")
@pytest.mark.card("james-cook")
def test_cook_discards_at_most_two_cards_face_down() -> None:
    s = with_cook(3, ["legion", "raid-ii", "terrorism"])
    s.play("send warriors", "discard legion", "discard terrorism")
    assert s.refused("discard raid-ii") == "colony.force-b"
    assert s.view(2)["discards"][1] == [None]
    assert s.view(1)["discards"][1] == ["legion"]
    s.play("done")
    assert s.arguments("force-sent")[0]["force"] == 3
    assert s.military_hand(1) == ["raid-ii"]


@pytest.mark.rule("card.james_cook", "colony.force-a")
@pytest.mark.card("james-cook")
def test_even_with_cook_a_unit_must_be_sent() -> None:
    s = with_cook(2, ["legion", "raid-ii", "terrorism"])
    s.play("discard legion", "discard raid-ii")
    assert s.refused("done") == "colony.force-a"
    s.play("send warriors", "done")
    assert s.arguments("force-sent")[0]["force"] == 3


@pytest.mark.rule("card.james_cook", "colony.force-e")
@pytest.mark.card("james-cook", "military-bonus-iii")
def test_a_bonus_card_is_not_wasted_on_a_discard_if_the_bid_needs_its_value() -> None:
    s = with_cook(5, ["military-bonus-iii", "legion"])
    assert s.refused("discard military-bonus-iii") == "colony.force-e"
    assert s.legal() == ["send warriors", "discard legion", "reinforce military-bonus-iii"]
    s = with_cook(3, ["military-bonus-iii", "legion"])
    assert s.allows("discard military-bonus-iii")


@pytest.mark.rule("card.james_cook", "colony.force-b")
@pytest.mark.card("james-cook")
def test_without_cook_no_cards_are_discarded() -> None:
    own = {"workers": {"warriors": 3}, "military_hand": ["legion"]}
    s = revealed(NEW, "historic-territory-i", p1=own, p2=NO_UNITS)
    assert s.legal("bid") == ["bid 1", "bid 2", "bid 3"]
    s.play("bid 2")
    assert s.refused("discard legion") == "colony.force-b"
    assert s.refused("reinforce military-bonus-i") == "colony.force-b"


@pytest.mark.rule("colony.bid-a", "pol.war-e")
def test_territories_are_colonized_in_the_last_round_too() -> None:
    s = revealed(NEW, "historic-territory-i", age="IV", round=20, last_round=20)
    assert s.question == "Auction"
