"""Colonies of the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import politics, revealed, strong
from tests.games.through_the_ages.situation import FIRST, Situation

NO_UNITS: dict[str, Any] = {"workers": {"warriors": 0}}


def colonized(territory: str, mode: str = "full", age: str = "II", **own: Any) -> Situation:
    """Player 1 has colonized a territory with the only unit, which is in the yellow bank now."""
    workers = {"warriors": 1, **own.pop("workers", {})}
    s = revealed(FIRST, territory, options={"mode": mode}, age=age, p1={**own, "workers": workers}, p2=NO_UNITS)
    s.play("bid 1")
    if s.question == "Expedition":
        s.play("send warriors", "done")
    return s


@pytest.mark.rule("card.table-territories", "advanced.colony-h", "advanced.colony-i")
@pytest.mark.card("developed-territory-i", "developed-territory-ii")
@pytest.mark.parametrize(("age", "after"), [("i", (12, 11, 4)), ("ii", (13, 12, 6))])
def test_developed_territories(age: str, after: tuple[int, int, int]) -> None:
    s = colonized(f"developed-territory-{age}", yellow=10, blue=10, science=1)
    assert (s.civ(1).yellow, s.civ(1).blue, s.civ(1).science) == after


@pytest.mark.rule("card.table-territories")
@pytest.mark.card("fertile-territory-i", "fertile-territory-ii")
@pytest.mark.parametrize(("age", "after"), [("i", (14, 7, 3)), ("ii", (15, 5, 5))])
def test_fertile_territories(age: str, after: tuple[int, int, int]) -> None:
    s = colonized(f"fertile-territory-{age}", yellow=10, blue=10)
    assert (s.civ(1).yellow, s.civ(1).blue, s.civ(1).food) == after


@pytest.mark.rule("card.table-territories", "advanced.colony-i")
@pytest.mark.card("historic-territory-i", "historic-territory-ii")
@pytest.mark.parametrize(("age", "faces", "culture"), [("i", 1, 7), ("ii", 2, 12)])
def test_historic_territories(age: str, faces: int, culture: int) -> None:
    # One culture point is that of the event laid before.
    s = colonized(f"historic-territory-{age}")
    assert (s.civ(1).faces, s.civ(1).culture) == (faces, culture)


@pytest.mark.rule("card.table-territories")
@pytest.mark.card("inhabited-territory-i", "inhabited-territory-ii")
@pytest.mark.parametrize(("age", "after"), [("i", (12, 1)), ("ii", (12, 2))])
def test_inhabited_territories(age: str, after: tuple[int, int]) -> None:
    s = colonized(f"inhabited-territory-{age}", yellow=10, unused=0)
    assert (s.civ(1).yellow, s.civ(1).unused) == after


@pytest.mark.rule("card.table-territories", "advanced.colony-i")
@pytest.mark.card("strategic-territory-i", "strategic-territory-ii")
@pytest.mark.parametrize(("age", "strength", "cards"), [("i", 2, 3), ("ii", 4, 5)])
def test_strategic_territories(age: str, strength: int, cards: int) -> None:
    s = colonized(f"strategic-territory-{age}")
    assert (s.civ(1).strength, len(s.military_hand(1))) == (strength, cards)
    # Cards above the limit are discarded in the own turn, after the political action.
    assert (s.question, s.asked) == ("HandLimit", [1])


@pytest.mark.rule("card.table-territories", "card.principle-i")
@pytest.mark.card("wealthy-territory-i", "wealthy-territory-ii")
@pytest.mark.parametrize(
    ("age", "blue", "after"), [("i", 10, (5, 7)), ("ii", 10, (8, 5)), ("i", 0, (2, 0)), ("ii", 0, (3, 0))]
)
def test_wealthy_territories(age: str, blue: int, after: tuple[int, int]) -> None:
    s = colonized(f"wealthy-territory-{age}", blue=blue)
    assert (s.civ(1).resources, s.civ(1).blue) == after


@pytest.mark.rule("advanced.colony-i", "advanced.end-a")
@pytest.mark.card("strategic-territory-i")
def test_after_the_last_deck_of_the_advanced_game_no_cards_are_drawn() -> None:
    own = {"workers": {"warriors": 1}}
    s = revealed(
        FIRST,
        "strategic-territory-i",
        options={"mode": "advanced"},
        age="III",
        round=15,
        last_round=15,
        p1=own,
        p2=NO_UNITS,
    )
    s.play("bid 1")
    assert (s.military_hand(1), s.civ(1).strength) == ([], 2)


@pytest.mark.rule("card.ii_james_cook", "advanced.colony-d")
@pytest.mark.card("james-cook", "military-bonus-i", "military-bonus-ii")
def test_cook_adds_one_to_every_bonus_card() -> None:
    own = {
        "leader": "james-cook",
        "colonies": ["fertile-territory-i", "fertile-territory-ii"],
        "military_hand": ["military-bonus-i", "military-bonus-ii", "legion"],
    }
    s = revealed(FIRST, "historic-territory-i", p1=own, p2=NO_UNITS)
    assert s.civ(1).culture_rate == 4
    assert s.legal("bid")[-1] == "bid 6"
    s.play("bid 6", "send warriors", "reinforce military-bonus-i", "reinforce military-bonus-ii")
    assert s.refused("discard legion") == "advanced.colony-d"
    s.play("done")
    assert s.arguments("force-sent")[0]["force"] == 1 + 2 + 3


@pytest.mark.rule("card.principle-f", "card.i_genghis_khan", "advanced.colony-k")
@pytest.mark.card("genghis-khan", "alexander-the-great", "medieval-army")
@pytest.mark.parametrize(("leader", "most"), [("genghis-khan", 4), ("alexander-the-great", 5)])
def test_only_what_belongs_to_the_units_counts_in_a_force(leader: str, most: int) -> None:
    # Genghis Khan leads no armies, but his knights have a strength of 3; Alexander adds nothing to the army of 5.
    own = {"leader": leader, "workers": {"warriors": 1, "knights": 1}, "tactic": "medieval-army"}
    s = revealed(FIRST, "historic-territory-i", p1=own)
    assert s.legal("bid")[-1] == f"bid {most}"


@pytest.mark.rule("advanced.colony-j")
@pytest.mark.card("wealthy-territory-i", "independence-declaration")
def test_tokens_of_a_lost_colony_that_are_not_in_the_bank_are_ignored() -> None:
    own = {**NO_UNITS, "colonies": ["wealthy-territory-i"], "blue": 1, "tokens": {"bronze": 4, "agriculture": 4}}
    s = revealed(FIRST, "independence-declaration", p1=own, p2=strong(3))
    assert (s.civ(1).blue, s.goods(1), s.question) == (0, (4, 4), "ActionPhase")


# The last round.


@pytest.mark.rule("full.end-g")
@pytest.mark.card("wealthy-territory-ii")
@pytest.mark.parametrize(("last_round", "option", "auction"), [(20, False, False), (21, False, True), (20, True, True)])
def test_no_territory_is_colonized_in_the_last_round_unless_agreed_otherwise(
    last_round: int, option: bool, auction: bool
) -> None:
    s = revealed(
        FIRST,
        "wealthy-territory-ii",
        age="IV",
        round=20,
        last_round=last_round,
        options={"colonization_in_last_round": option},
        p1=strong(5),
    )
    assert (s.question == "Auction") is auction
    if not auction:
        assert s.pile("past") == ["wealthy-territory-ii"]
        assert s.events("not-colonized")[0].rule == "full.end-g"


@pytest.mark.rule("full.end-g", "card.i_christopher_columbus")
@pytest.mark.card("christopher-columbus")
def test_columbus_sails_even_in_the_last_round() -> None:
    own = {"leader": "christopher-columbus", "military_hand": ["wealthy-territory-ii"]}
    s = politics(FIRST, age="II", round=20, last_round=20, p1=own)
    s.play("colonize wealthy-territory-ii")
    assert s.told(1)["colonies"] == ["wealthy-territory-ii"]


@pytest.mark.rule("advanced.end-e", "full.end-g")
def test_in_the_last_round_of_the_advanced_game_territories_are_colonized() -> None:
    s = revealed(FIRST, "historic-territory-i", options={"mode": "advanced"}, age="III", round=15, last_round=15)
    assert s.question == "Auction"
