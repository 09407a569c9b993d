"""Pacts, in which the editions agree but for the strength that some of them give."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from tests.games.through_the_ages.conflict import CITED, discarded, politics, strengths, strong
from tests.games.through_the_ages.situation import BOTH, NEW, Situation, situation

ALL_PACTS = [
    "open-borders-agreement",
    "trade-routes-agreement",
    "acceptance-of-supremacy",
    "international-trade-agreement",
    "promise-of-military-protection",
    "scientific-cooperation",
    "international-tourism",
    "loss-of-sovereignty",
    "military-pact",
    "peace-treaty",
]
SYMMETRIC = {
    "open-borders-agreement",
    "scientific-cooperation",
    "international-tourism",
    "military-pact",
    "peace-treaty",
}


def cited(title: str, new: str, first: str) -> str:
    """The rule that an edition cites."""
    return (new, first)[CITED[title]]


def offering(title: str, *hand: str, players: int = 3, **entries: Any) -> Situation:
    """Player 1 of three with these cards in hand, in the politics phase."""
    own = {**entries.pop("p1", {}), "military_hand": list(hand)}
    return politics(title, players=players, age="III", p1=own, **entries)


def agreed(title: str, pact: str, **entries: Any) -> Situation:
    """Player 1 has offered a pact, as side A if it has sides, and player 2 has accepted it."""
    s = offering(title, pact, **entries)
    s.play(f"propose {pact if pact in SYMMETRIC else pact + '-a'} 2", "accept")
    return s


def rates(s: Situation) -> list[int]:
    """Culture per turn of all players."""
    return [c.culture_rate for c in s.position.civs]


# Offering.


@BOTH
@pytest.mark.rule("pol.pact-a", "advanced.pact-b", "advanced.pact-f", "advanced.pact-g")
@pytest.mark.card("international-trade-agreement")
def test_a_pact_is_offered_to_one_player_with_sides(title: str) -> None:
    s = offering(title, "international-trade-agreement")
    offers = [f"propose international-trade-agreement-{side} {player}" for side in "ab" for player in (2, 3)]
    assert sorted(s.legal("propose")) == offers
    s.play("propose international-trade-agreement-a 3")
    assert (s.question, s.asked, s.legal()) == ("PactOffer", [3], ["accept", "refuse"])
    assert s.view(None)["question"]["card"] == "international-trade-agreement"
    s.play("accept")
    assert s.told(1)["pact"] == ["international-trade-agreement", 3, "a"]
    assert (s.civ(1).military, s.civ(1).military_total) == (2, 2)
    assert (s.question, s.asked) == ("ActionPhase", [1])


@BOTH
@pytest.mark.rule("pol.pact-a", "advanced.pact-f")
@pytest.mark.card("acceptance-of-supremacy")
@pytest.mark.parametrize(("side", "resources"), [("a", (3, 1)), ("b", (1, 3))])
def test_the_sides_are_those_of_the_offer(title: str, side: str, resources: tuple[int, int]) -> None:
    s = offering(title, "acceptance-of-supremacy")
    s.play(f"propose acceptance-of-supremacy-{side} 2", "accept")
    assert s.told(1)["pact"] == ["acceptance-of-supremacy", 2, side]
    production = [civilization["resource_production"] for civilization in s.view(1)["civilizations"]]
    assert tuple(production[:2]) == resources


@BOTH
@pytest.mark.rule("pol.pact-a", "advanced.pact-g")
def test_a_pact_needs_another_player_and_the_card_in_hand(title: str) -> None:
    gone = {"left": True, "workers": {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}, "unused": 0}
    s = offering(title, "peace-treaty", players=4, p4=gone)
    assert s.legal("propose") == ["propose peace-treaty 2", "propose peace-treaty 3"]
    rule = cited(title, "pol.pact-a", "advanced.pact-g")
    assert s.refused("propose peace-treaty 1") == rule
    assert s.refused("propose peace-treaty 4") == rule
    assert s.refused("propose military-pact 2") == cited(title, "cards.inplay-a", "simple.turn-b")


@BOTH
@pytest.mark.rule("pol.pact-a", "advanced.pact-f")
def test_an_offer_can_only_be_accepted_or_refused(title: str) -> None:
    s = offering(title, "peace-treaty")
    s.play("propose peace-treaty 2")
    assert s.refused("done") == cited(title, "pol.pact-a", "advanced.pact-b")
    assert s.refused("propose peace-treaty 1") == cited(title, "pol.pact-a", "advanced.pact-b")
    assert s.refused("accept", by=3) == cited(title, "game.flow-a", "setup.start-a")


@BOTH
@pytest.mark.rule("pol.pact-a", "advanced.pact-b")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_whatever_the_others_imagine_the_offer_stays_the_same(title: str, answer: str) -> None:
    s = offering(title, "peace-treaty", "legion", "rats")
    s.play("propose peace-treaty 2")
    for seed in range(10):
        for seat in (1, 2):
            q = s.position.perspective(seat).imagine(Dice.seeded(seed))
            q.play(1, s.title.space.parse(answer))
            assert q.components() == s.position.components()


@BOTH
@pytest.mark.rule("pol.pact-b", "advanced.pact-b", "advanced.pact-d")
@pytest.mark.card("open-borders-agreement")
def test_a_refused_pact_returns_to_the_hand_and_cancels_nothing(title: str) -> None:
    s = offering(title, "peace-treaty", "rats", p1={"pact": ["open-borders-agreement", 3]})
    s.play("propose peace-treaty 2", "refuse")
    assert sorted(s.military_hand(1)) == ["peace-treaty", "rats"]
    assert s.told(1)["pact"] == ["open-borders-agreement", 3, "a"]
    assert (s.question, s.asked, discarded(s)) == ("ActionPhase", [1], [])
    assert s.refused("propose peace-treaty 3") == cited(title, "turn.order-a", "advanced.turn-a")


# Which pacts are in force.


@BOTH
@pytest.mark.rule("pol.pact-c", "advanced.pact-c")
@pytest.mark.card("military-pact", "peace-treaty")
def test_a_new_own_pact_ends_the_old_one(title: str) -> None:
    s = offering(title, "peace-treaty", p1=strong(2, pact=["military-pact", 2]), p2=strong(3))
    bonus = 3 if title == NEW else 4
    assert strengths(s) == [2 + bonus, 3 + bonus, 1]
    s.play("propose peace-treaty 3", "accept")
    assert strengths(s) == [2, 3, 1]
    assert rates(s) == [1, 0, 1]
    assert s.told(1)["pact"] == ["peace-treaty", 3, "a"]
    assert s.discards("III") == ["military-pact"]


@BOTH
@pytest.mark.rule("pol.pact-d", "cards.pact-a", "advanced.pact-e")
def test_pacts_in_other_areas_are_not_touched(title: str) -> None:
    s = offering(
        title,
        "scientific-cooperation",
        players=4,
        p2={"pact": ["peace-treaty", 1]},
        p3={"pact": ["open-borders-agreement", 1]},
    )
    assert s.civ(1).military_total == 3
    s.play("propose scientific-cooperation 4", "accept")
    assert [s.told(player)["pact"][:2] for player in (1, 2, 3)] == [
        ["scientific-cooperation", 4],
        ["peace-treaty", 1],
        ["open-borders-agreement", 1],
    ]
    assert (rates(s), s.civ(1).military_total) == ([1, 1, 0, 0], 3)


@BOTH
@pytest.mark.rule("pol.pact-d", "advanced.pact-e", "cards.pact-a")
def test_who_accepts_a_pact_keeps_the_own_one(title: str) -> None:
    s = offering(title, "peace-treaty", p2={"pact": ["open-borders-agreement", 3]})
    s.play("propose peace-treaty 2", "accept")
    assert s.told(2)["pact"] == ["open-borders-agreement", 3, "a"]
    assert s.told(1)["pact"] == ["peace-treaty", 2, "a"]
    assert (s.civ(2).culture_rate, s.civ(2).military_total) == (1, 3)


@BOTH
@pytest.mark.rule("pol.pact-e", "advanced.pact-c", "card.open_borders_agreement", "card.i_open_borders_agreement")
@pytest.mark.card("open-borders-agreement")
def test_a_pact_works_at_once_for_both(title: str) -> None:
    s = agreed(title, "open-borders-agreement", p2={"government": "monarchy"})
    assert [(c.military, c.military_total) for c in s.position.civs] == [(3, 3), (4, 4), (2, 2)]


@BOTH
@pytest.mark.rule("pol.pact-f", "advanced.pact-a")
def test_with_two_players_there_are_no_pacts(title: str) -> None:
    s = politics(title, p1={"military_hand": ["rats"]})
    assert not any(text.split()[0] in ("propose", "cancel") for text in s.legal())
    rule = cited(title, "pol.pact-f", "advanced.pact-a")
    assert s.refused("propose peace-treaty 2") == rule
    assert s.refused("cancel 2") == rule
    decks = s.title.new_game(players=2, seed=5)
    three = s.title.new_game(players=3, seed=5)
    for pact in ALL_PACTS:
        assert f"card {pact}" not in decks.components()
        assert three.components()[f"card {pact}"] == 1


# Cancelling.


@BOTH
@pytest.mark.rule("pol.break-a", "advanced.pact-h", "card.loss_of_sovereignty", "card.iii_loss_of_sovereignty")
@pytest.mark.card("loss-of-sovereignty")
@pytest.mark.parametrize("active", [1, 2])
def test_either_partner_may_cancel_a_pact(title: str, active: int) -> None:
    s = politics(
        title,
        players=3,
        age="III",
        active=active,
        p1={"pact": ["loss-of-sovereignty", 2, "a"], "wonders": ["taj-mahal"]},
        p2={"wonders": ["eiffel-tower"]},
    )
    assert rates(s)[:2] == [5, 2]
    assert s.legal("cancel") == ["cancel 1"]
    s.play("cancel 1")
    assert rates(s)[:2] == [3, 4]
    assert s.discards("III") == ["loss-of-sovereignty"]
    assert (s.question, s.asked) == ("ActionPhase", [active])


@BOTH
@pytest.mark.rule("pol.break-a", "advanced.pact-h")
def test_only_pacts_one_takes_part_in_can_be_cancelled(title: str) -> None:
    s = politics(title, players=4, age="III", p1={"pact": ["peace-treaty", 3]}, p2={"pact": ["military-pact", 3]})
    rule = cited(title, "pol.break-a", "advanced.pact-h")
    assert s.legal("cancel") == ["cancel 1"]
    assert s.refused("cancel 2") == rule
    assert s.refused("cancel 3") == rule


@BOTH
@pytest.mark.rule("pol.break-a", "advanced.pact-h")
def test_of_two_pacts_with_the_same_partner_one_is_cancelled(title: str) -> None:
    s = politics(title, players=3, age="III", p1={"pact": ["peace-treaty", 2]}, p2={"pact": ["military-pact", 1]})
    assert s.legal("cancel") == ["cancel 1", "cancel 2"]
    s.play("cancel 2")
    assert discarded(s) == ["military-pact"]
    assert s.told(1)["pact"][0] == "peace-treaty"


@BOTH
@pytest.mark.rule("pol.break-a", "advanced.pact-i")
def test_after_a_pact_is_cancelled_attacks_are_allowed_again(title: str) -> None:
    s = politics(
        title,
        players=3,
        age="III",
        active=2,
        p1={"pact": ["loss-of-sovereignty", 2, "a"]},
        p2=strong(2),
        p3=strong(9, military=9, military_hand=["war-over-technology"]),
    )
    s.play("cancel 1")
    s.pass_until("Politics", 3)
    assert s.legal("declare") == ["declare war-over-technology 1", "declare war-over-technology 2"]


# What pacts do.


@BOTH
@pytest.mark.rule("card.peace_treaty", "card.iii_peace_treaty")
@pytest.mark.card("peace-treaty")
def test_a_peace_treaty_gives_culture_to_both(title: str) -> None:
    s = agreed(title, "peace-treaty", p1={"wonders": ["taj-mahal"]}, p2={"wonders": ["eiffel-tower"]})
    assert rates(s) == [4, 5, 0]


@BOTH
@pytest.mark.rule("card.military_pact", "card.iii_military_pact")
@pytest.mark.card("military-pact")
def test_a_military_pact_strengthens_both(title: str) -> None:
    s = agreed(title, "military-pact", p1=strong(10), p2=strong(8))
    assert strengths(s) == ([13, 11, 1] if title == NEW else [14, 12, 1])


@BOTH
@pytest.mark.rule("card.promise_of_military_protection", "card.ii_promise_of_military_protection")
@pytest.mark.card("promise-of-military-protection")
def test_military_protection_costs_culture(title: str) -> None:
    entries = {"p1": strong(10, wonders=["taj-mahal"]), "p2": strong(5, wonders=["eiffel-tower"])}
    s = agreed(title, "promise-of-military-protection", **entries)
    assert strengths(s) == ([10, 9, 1] if title == NEW else [10, 10, 1])
    assert rates(s) == [4, 3, 0]


@BOTH
@pytest.mark.rule("card.loss_of_sovereignty", "card.iii_loss_of_sovereignty")
@pytest.mark.card("loss-of-sovereignty")
def test_loss_of_sovereignty_moves_culture(title: str) -> None:
    s = agreed(title, "loss-of-sovereignty", p1={"wonders": ["taj-mahal"]}, p2={"wonders": ["eiffel-tower"]})
    assert rates(s) == [5, 2, 0]


@BOTH
@pytest.mark.rule("card.international_tourism", "card.iii_international_tourism")
@pytest.mark.card("international-tourism")
def test_tourism_counts_completed_wonders_of_the_partner(title: str) -> None:
    three = ["pyramids", "ocean-liner-service", "transcontinental-railroad"]
    s = agreed(
        title,
        "international-tourism",
        p1={"wonders": three, "ruins": ["pyramids"], "wonder": "internet"},
        p2={"wonders": ["fast-food-chains"]},
    )
    # The ruin gives two culture points itself.
    assert rates(s) == [2 + 1, 3, 0]


@BOTH
@pytest.mark.rule("card.international_trade_agreement", "card.ii_international_trade_agreement")
@pytest.mark.card("international-trade-agreement")
def test_international_trade_adds_to_production(title: str) -> None:
    s = agreed(title, "international-trade-agreement")
    civilizations = s.view(1)["civilizations"]
    assert [civilizations[seat]["resource_production"] for seat in range(3)] == [3, 2, 2]
    assert [civilizations[seat]["food_production"] for seat in range(3)] == [2, 3, 2]
    s.play("done")
    s.pass_until("ActionPhase", 2)
    s.play("done")
    assert s.civ(1).resources == 3
    assert s.civ(2).food == 3


@BOTH
@pytest.mark.rule("card.acceptance_of_supremacy", "card.ii_acceptance_of_supremacy")
@pytest.mark.card("acceptance-of-supremacy")
def test_supremacy_moves_a_resource(title: str) -> None:
    farmless = {"workers": {"agriculture": 0}, "yellow": 18}
    s = agreed(title, "acceptance-of-supremacy", p1=farmless, p2=farmless)
    s.play("done")
    s.pass_until("ActionPhase", 2)
    s.play("done")
    assert (s.civ(1).resources, s.civ(2).resources) == (3, 1)
    bank = 16 if title == NEW else 18
    assert (s.civ(1).blue, s.civ(2).blue) == (bank - 3, bank - 1)


@BOTH
@pytest.mark.rule("card.trade_routes_agreement", "card.i_trade_routes_agreement")
@pytest.mark.card("trade-routes-agreement")
@pytest.mark.parametrize(("side", "allowed"), [("a", True), ("b", False)])
def test_side_a_of_trade_routes_uses_a_food_as_a_resource_once_per_turn(title: str, side: str, allowed: bool) -> None:
    s = situation(
        title,
        players=3,
        p1={"pact": ["trade-routes-agreement", 2, side], "tokens": {"agriculture": 2, "bronze": 1}, "unused": 2},
    )
    assert s.allows("build bronze") is allowed
    if allowed:
        s.play("build bronze")
        assert s.goods(1) == (1, 0)
        assert not s.allows("build warriors")


@BOTH
@pytest.mark.rule("card.trade_routes_agreement", "card.i_trade_routes_agreement")
@pytest.mark.card("trade-routes-agreement")
@pytest.mark.parametrize(("side", "allowed"), [("a", False), ("b", True)])
def test_side_b_of_trade_routes_uses_a_resource_as_food(title: str, side: str, allowed: bool) -> None:
    own = {"pact": ["trade-routes-agreement", 2, side], "tokens": {"agriculture": 1, "bronze": 1}}
    s = situation(title, players=3, p1=own)
    assert s.allows("populate") is allowed
    if allowed:
        s.play("populate")
        assert s.goods(1) == (0, 0)


@BOTH
@pytest.mark.rule("card.scientific_cooperation", "card.ii_scientific_cooperation")
@pytest.mark.card("scientific-cooperation", "iron", "alchemy")
def test_scientific_cooperation_shares_the_price_of_technologies(title: str) -> None:
    s = situation(
        title,
        players=3,
        age="II",
        p1={"hand": ["iron", "alchemy"], "science": 6, "pact": ["scientific-cooperation", 2]},
        p2={"science": 1},
    )
    s.play("develop iron")
    assert (s.civ(1).science, s.civ(2).science) == (3, 0)
    assert not s.allows("develop alchemy")
    alone = situation(title, players=3, age="II", p1={"hand": ["iron"], "science": 4})
    assert not alone.allows("develop iron")


@BOTH
@pytest.mark.rule("advanced.pact-j", "pol.agg-d")
@pytest.mark.parametrize("pact", ["international-trade-agreement", "scientific-cooperation", "international-tourism"])
def test_other_pacts_survive_an_attack(title: str, pact: str) -> None:
    own = strong(9, military=9, military_hand=["war-over-technology"], pact=[pact, 2])
    s = politics(title, players=3, age="III", p1=own)
    s.play("declare war-over-technology 2")
    assert s.told(1)["pact"][0] == pact
