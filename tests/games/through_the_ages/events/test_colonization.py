"""Auctions and expeditions, in which the editions agree."""

from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from tests.games.through_the_ages.conflict import CITED, discarded, revealed, strong
from tests.games.through_the_ages.situation import BOTH, Situation

NO_UNITS: dict[str, Any] = {"workers": {"warriors": 0}}


def cited(title: str, new: str, first: str) -> str:
    """The rule that an edition cites."""
    return (new, first)[CITED[title]]


def won(title: str, bid: int, territory: str = "historic-territory-i", **own: Any) -> Situation:
    """Player 1 has won a territory with this bid and must send a force."""
    s = revealed(title, territory, p1=own, p2=NO_UNITS)
    s.play(f"bid {bid}")
    return s


# The auction.


@BOTH
@pytest.mark.parametrize("place", [0, 1, 2, 3])
@pytest.mark.parametrize("number", [-987_654_321, 2**62])
def test_a_stored_number_of_a_frame_that_nothing_has_is_refused(title: str, place: int, number: int) -> None:
    """Also of frames that wait below the one that asks, where it would be noticed only later."""
    position = revealed(title, "historic-territory-i", p1=strong(5), p2=strong(5)).position
    for name, known in position.dump()["frames"][place]["fields"].items():
        dump = position.dump()
        dump["frames"][place]["fields"][name] = [number] if isinstance(known, list) else number
        with pytest.raises(BrokenDump, match=rf"frames\[{place}\]\.{name}"):
            civitas.title(title).load(dump)


@BOTH
@pytest.mark.parametrize("bid", [-987_654_321, -1, 151])
def test_a_stored_auction_whose_bid_nobody_can_make_is_refused(title: str, bid: int) -> None:
    dump = revealed(title, "historic-territory-i", p1=strong(5), p2=strong(5)).position.dump()
    assert civitas.title(title).load(dump).legal(0)
    assert dump["frames"][-1]["frame"] == "Auction"
    dump["frames"][-1]["fields"]["bid"] = bid
    with pytest.raises(BrokenDump, match=r"frames\[\d+\]\.bid"):
        civitas.title(title).load(dump)


@BOTH
@pytest.mark.rule("colony.bid-a", "advanced.colony-a")
def test_players_bid_or_pass_clockwise_from_who_revealed_the_territory(title: str) -> None:
    s = revealed(title, "historic-territory-i", players=3, active=2, p1=strong(5), p2=strong(5), p3=strong(5))
    assert (s.question, s.asked) == ("Auction", [2])
    s.play("bid 1")
    assert s.asked == [3]
    s.play("bid 3")
    assert s.asked == [1]
    s.play("done")
    assert s.asked == [2]
    s.play("bid 4")
    # Player 1 has passed and is not asked again.
    assert s.asked == [3]
    s.play("done")
    assert (s.question, s.asked) == ("Expedition", [2])
    assert s.arguments("auction-won") == [{"seat": 1, "card": "card-historic-territory-i", "bid": 4}]


@BOTH
@pytest.mark.rule("colony.bid-a", "advanced.colony-a")
def test_who_passed_stays_out_even_if_nobody_had_bid(title: str) -> None:
    s = revealed(title, "historic-territory-i", players=3, p1=strong(5), p2=strong(5), p3=strong(5))
    s.play("done", "bid 2", "bid 3", "done")
    assert s.arguments("auction-won")[0]["seat"] == 2


@BOTH
@pytest.mark.rule("colony.bid-b", "advanced.colony-l")
def test_a_bid_is_higher_than_the_one_before(title: str) -> None:
    s = revealed(title, "historic-territory-i", p1=strong(6), p2=strong(6))
    assert s.legal() == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "done"]
    s.play("bid 4")
    assert s.legal() == ["bid 5", "bid 6", "done"]
    assert s.refused("bid 4") == cited(title, "colony.bid-b", "advanced.colony-l")
    assert s.refused("bid 7") == cited(title, "colony.bid-b", "advanced.colony-e")
    assert s.refused("send warriors") == cited(title, "colony.bid-a", "advanced.colony-a")


@BOTH
@pytest.mark.rule("colony.bid-b", "advanced.colony-e", "colony.force-b", "advanced.colony-k")
@pytest.mark.card("medieval-army", "cartography", "military-bonus-i")
def test_nobody_bids_more_than_he_can_really_send(title: str) -> None:
    # Units 1 + 1 + 2, an army 2, Cartography 2, bonus cards 2.
    s = revealed(
        title,
        "historic-territory-i",
        p1=strong(5),
        p2={
            "workers": {"warriors": 2, "knights": 1},
            "tactic": "medieval-army",
            "specials": ["cartography"],
            "military_hand": ["military-bonus-i", "military-bonus-i", "legion"],
        },
    )
    s.play("bid 4")
    assert s.legal() == ["bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10", "done"]


@BOTH
@pytest.mark.rule("advanced.colony-e", "colony.bid-b")
@pytest.mark.card("cartography", "military-bonus-i")
def test_a_bid_may_exceed_the_strength(title: str) -> None:
    own = strong(2, specials=["cartography"], military_hand=["military-bonus-i"])
    s = revealed(title, "historic-territory-i", p1=own)
    assert s.civ(1).strength == 3
    assert s.allows("bid 5")
    assert s.refused("bid 6") == cited(title, "colony.bid-b", "advanced.colony-e")


@BOTH
@pytest.mark.rule("colony.bid-b", "advanced.colony-e")
def test_what_may_be_bid_tells_the_others_nothing(title: str) -> None:
    s = revealed(title, "historic-territory-i", p1=strong(2), p2=strong(2, military_hand=["military-bonus-iii"]))
    s.play("bid 2")
    hands = set()
    for seed in range(30):
        q = s.position.perspective(0).imagine(Dice.seeded(seed))
        assert q.view_for(0) == s.position.view_for(0)
        hands.add(len(q.legal(1)))
    assert len(hands) > 1


@BOTH
@pytest.mark.rule("colony.bid-c", "advanced.colony-b")
@pytest.mark.card("strategic-territory-i")
def test_if_nobody_bids_the_territory_is_past(title: str) -> None:
    s = revealed(title, "strategic-territory-i", p1=strong(2), p2=strong(3))
    s.play("done", "done")
    assert s.pile("past") == ["strategic-territory-i"]
    assert (s.workers(1)["warriors"], s.workers(2)["warriors"]) == (2, 3)
    assert "colonies" not in s.told(1)
    assert "colonies" not in s.told(2)
    assert (s.question, s.asked) == ("ActionPhase", [1])


@BOTH
@pytest.mark.rule("advanced.colony-l", "colony.bid-a")
@pytest.mark.parametrize("answer", ["bid 1", "done"])
def test_the_last_one_left_may_still_bid_or_pass(title: str, answer: str) -> None:
    s = revealed(title, "historic-territory-i", players=3, p1=strong(2), p2=strong(2), p3=strong(1))
    s.play("done", "done")
    assert (s.asked, s.legal()) == ([3], ["bid 1", "done"])
    s.play(answer)
    assert ("colonies" in s.told(3)) is (answer == "bid 1")


@BOTH
@pytest.mark.rule("colony.bid-d", "advanced.colony-e")
def test_the_last_bidder_must_colonize(title: str) -> None:
    s = revealed(title, "historic-territory-i", p1=strong(4), p2=strong(1))
    s.play("bid 3")
    assert (s.question, s.asked) == ("Expedition", [1])
    assert s.view(1)["question"]["sent"] == {"warriors": 3}
    assert s.legal() == ["send warriors", "done"]
    assert s.refused("refuse") == cited(title, "colony.bid-d", "advanced.colony-e")


@BOTH
@pytest.mark.rule("colony.force-a", "advanced.colony-c")
def test_who_has_no_unit_cannot_bid(title: str) -> None:
    own = {
        **NO_UNITS,
        "specials": ["navigation"],
        "wonders": ["colossus"],
        "military_hand": ["military-bonus-ii"] * 3,
    }
    s = revealed(title, "historic-territory-i", p1=strong(2), p2=own)
    s.play("bid 1")
    # Everybody sees that player 2 has no units, so nobody asks.
    assert (s.question, s.asked) == ("Expedition", [1])
    assert "passed" not in s.messages()


@BOTH
@pytest.mark.rule("colony.force-a", "advanced.colony-c")
@pytest.mark.card("cartography", "military-bonus-ii")
def test_bonuses_alone_are_no_force(title: str) -> None:
    s = won(title, 4, specials=["cartography"], military_hand=["military-bonus-ii", "legion"])
    s.play("reinforce military-bonus-ii")
    assert s.view(1)["question"]["force"] == 4
    assert s.refused("done") == cited(title, "colony.force-a", "advanced.colony-c")
    s.play("send warriors", "done")
    assert s.told(1)["colonies"] == ["historic-territory-i"]


# Who is asked depends on what everybody knows.


@BOTH
@pytest.mark.rule("colony.bid-a", "advanced.colony-a")
@pytest.mark.parametrize(
    ("hand", "asked"), [([], False), (["legion"], True), (["military-bonus-iii"], True)], ids=["none", "any", "bonus"]
)
def test_who_could_not_bid_higher_with_any_hand_is_passed_over(title: str, hand: list[str], asked: bool) -> None:
    s = revealed(title, "historic-territory-i", players=3, p1=strong(5), p2=strong(2, military_hand=hand), p3=strong(5))
    s.play("bid 4")
    assert s.asked == ([2] if asked else [3])
    if hand == ["legion"]:
        assert s.legal() == ["done"]


# The expedition.


@BOTH
@pytest.mark.rule("colony.force-b", "colony.force-g", "advanced.colony-d", "card.military_bonus_ii", "card.table-bonus")
@pytest.mark.card("military-bonus-ii", "cartography", "swordsmen")
def test_units_symbols_and_bonus_cards_make_up_the_force(title: str) -> None:
    # The number of military actions does not limit the cards.
    hand = ["military-bonus-ii"] * 2 + ["military-bonus-i"] * 2
    s = won(
        title,
        10,
        workers={"warriors": 0, "swordsmen": 1},
        specials=["cartography"],
        military_hand=[*hand, "legion"],
        military=0,
    )
    s.play("send swordsmen", "reinforce military-bonus-ii", "reinforce military-bonus-ii")
    assert s.view(2)["question"]["force"] == 2 + 2 + 4
    assert s.refused("done") == cited(title, "colony.force-e", "advanced.colony-d")
    s.play("reinforce military-bonus-i", "reinforce military-bonus-i")
    assert s.refused("reinforce military-bonus-i") == cited(title, "colony.force-b", "advanced.colony-d")
    assert s.refused("send swordsmen") == cited(title, "colony.force-a", "advanced.colony-c")
    s.play("done")
    assert s.arguments("force-sent") == [{"seat": 0, "units": ["card-swordsmen"], "force": 10}]
    assert sorted(discarded(s)) == sorted(hand)


@BOTH
@pytest.mark.rule("colony.force-c", "advanced.colony-k")
@pytest.mark.card("great-wall", "strategy", "strategic-territory-ii")
def test_the_strength_of_the_civilization_does_not_count(title: str) -> None:
    own = {
        "workers": {"warriors": 0, "swordsmen": 2, "bread-and-circuses": 1},
        "leader": "napoleon-bonaparte",
        "wonders": ["great-wall"],
        "specials": ["strategy"],
        "colonies": ["strategic-territory-ii"],
    }
    s = revealed(title, "historic-territory-i", p1=own)
    assert s.civ(1).strength > 10
    assert s.legal("bid") == ["bid 1", "bid 2", "bid 3", "bid 4"]


@BOTH
@pytest.mark.rule("colony.force-d", "advanced.colony-k")
@pytest.mark.card("legion")
@pytest.mark.parametrize(("sent", "force"), [(3, 5), (2, 2), (4, 6)])
def test_armies_are_formed_from_the_units_sent(title: str, sent: int, force: int) -> None:
    s = won(title, 2, workers={"warriors": 4}, tactic="legion")
    # Two are sent at once, as less would not do; with the fourth there is nothing left to choose.
    assert s.view(1)["question"]["sent"] == {"warriors": 2}
    s.play(*["send warriors"] * (sent - 2))
    if sent < 4:
        s.play("done")
    assert s.arguments("force-sent")[0]["force"] == force


@BOTH
@pytest.mark.rule("colony.force-e", "advanced.colony-d")
@pytest.mark.card("riflemen")
def test_the_force_may_be_stronger_than_the_bid(title: str) -> None:
    s = won(title, 3, workers={"warriors": 0, "riflemen": 2}, yellow=10)
    assert s.legal() == ["send riflemen", "done"]
    s.play("send riflemen")
    assert "riflemen" not in s.workers(1)
    assert s.arguments("force-sent")[0]["force"] == 6
    assert s.civ(1).yellow == 12


@BOTH
@pytest.mark.rule("colony.force-f", "advanced.colony-d")
@pytest.mark.card("military-bonus-i")
def test_units_sent_return_to_the_yellow_bank_and_cards_are_discarded(title: str) -> None:
    s = won(title, 3, workers={"warriors": 3}, yellow=14, unused=1, military_hand=["military-bonus-i", "legion"])
    s.play("send warriors", "send warriors", "reinforce military-bonus-i", "done")
    assert (s.civ(1).yellow, s.civ(1).unused, s.civ(1).strength) == (16, 1, 1)
    assert s.workers(1)["warriors"] == 1
    assert s.discards("I") == ["military-bonus-i"]
    assert s.military_hand(1) == ["legion"]


@BOTH
@pytest.mark.rule("advanced.colony-d", "colony.force-e")
def test_all_units_and_cards_may_be_needed(title: str) -> None:
    hand = ["military-bonus-i", "military-bonus-i"]
    s = won(title, 5, workers={"warriors": 1, "knights": 1}, yellow=10, military_hand=hand)
    s.play("send knights", "send warriors", "reinforce military-bonus-i", "reinforce military-bonus-i")
    assert (s.arguments("force-sent")[0]["force"], s.civ(1).strength, s.civ(1).yellow) == (5, 0, 12)
    assert s.discards("I") == hand


@BOTH
@pytest.mark.rule("advanced.colony-f", "advanced.colony-g", "colony.effect-b", "card.inhabited_territory_i")
@pytest.mark.card("inhabited-territory-i", "cartography", "military-bonus-ii")
@pytest.mark.parametrize("unit", ["warriors", "swordsmen"])
def test_the_winner_chooses_units_and_cards(title: str, unit: str) -> None:
    s = won(
        title,
        4,
        "inhabited-territory-i",
        workers={"warriors": 1, "swordsmen": 1},
        specials=["cartography"],
        military_hand=["military-bonus-ii"],
        yellow=10,
        unused=0,
    )
    strength = s.civ(1).strength
    s.play(f"send {unit}")
    if unit == "warriors":
        assert s.refused("done") == cited(title, "colony.force-e", "advanced.colony-d")
        s.play("reinforce military-bonus-ii")
    s.play("done")
    assert s.arguments("force-sent")[0]["force"] == (5 if unit == "warriors" else 4)
    assert s.military_hand(1) == ([] if unit == "warriors" else ["military-bonus-ii"])
    assert (s.civ(1).yellow, s.civ(1).unused) == (12, 1)
    assert s.civ(1).strength == strength - (1 if unit == "warriors" else 2)


@BOTH
@pytest.mark.rule("colony.force-e", "advanced.colony-d")
def test_where_there_is_no_choice_nobody_is_asked(title: str) -> None:
    s = won(title, 1, workers={"warriors": 1})
    assert s.told(1)["colonies"] == ["historic-territory-i"]
    assert (s.question, s.asked) == ("ActionPhase", [1])


# Gains.


@BOTH
@pytest.mark.rule("colony.effect-a", "advanced.colony-h")
@pytest.mark.card("wealthy-territory-i")
def test_the_tokens_of_the_colony_come_before_what_it_brings_at_once(title: str) -> None:
    s = won(title, 1, "wealthy-territory-i", workers={"warriors": 1}, blue=1)
    tokens = 1 + (3 if CITED[title] == 0 else 2)
    assert (s.goods(1), s.civ(1).blue) == ((0, min(5, tokens)), 0)


@BOTH
@pytest.mark.rule("colony.effect-b", "advanced.colony-h", "card.inhabited_territory_ii")
@pytest.mark.card("inhabited-territory-ii")
def test_yellow_tokens_are_in_the_bank_before_the_population_grows(title: str) -> None:
    s = won(title, 1, "inhabited-territory-ii", workers={"warriors": 1}, yellow=0, unused=0)
    assert (s.civ(1).yellow, s.civ(1).unused) == (0 + 1 + 3 - 2, 2)


@BOTH
@pytest.mark.rule("colony.effect-c", "advanced.colony-i", "card.strategic_territory_ii")
@pytest.mark.card("strategic-territory-ii")
@pytest.mark.parametrize(("age", "cards"), [("II", 8), ("III", 8), ("IV", 3)])
def test_military_cards_are_drawn_without_limit_but_not_in_age_iv(title: str, age: str, cards: int) -> None:
    hand = ["legion", "phalanx", "foray"]
    own = {"workers": {"warriors": 1}, "military_hand": hand}
    s = revealed(title, "strategic-territory-ii", age=age, p1=own, p2=NO_UNITS)
    s.play("bid 1", "send warriors", "done")
    assert len(s.military_hand(1)) == cards
    assert s.civ(1).strength == 4
    drawn = [card for card in s.civ(1).military_hand if s.position.cards[card].id not in hand]
    assert {s.position.cards[card].age for card in drawn} <= {s.position.age}


@BOTH
@pytest.mark.rule("cards.colony-a", "advanced.colony-j", "card.independence_declaration")
@pytest.mark.card("independence-declaration", "wealthy-territory-i", "inhabited-territory-i")
def test_who_loses_a_colony_loses_its_lasting_benefits_only(title: str) -> None:
    own = {
        "workers": {"warriors": 0},
        "colonies": ["inhabited-territory-i", "wealthy-territory-i"],
        "yellow": 7,
        "blue": 10,
        "tokens": {"bronze": 5},
        "military_hand": ["iconoclasm"],
    }
    for colony in ("inhabited-territory-i", "wealthy-territory-i"):
        s = revealed(title, "independence-declaration", p1=own, p2=strong(3))
        assert (s.question, s.asked) == ("LoseColony", [1])
        s.play(f"cede {colony}")
        blue = 3 if CITED[title] == 0 else 2
        assert s.civ(1).yellow == (5 if colony.startswith("inhabited") else 7)
        assert s.civ(1).blue == (10 if colony.startswith("inhabited") else 10 - blue)
        assert (s.goods(1), s.civ(1).unused) == ((0, 5), 1)
        assert colony in s.discards("I")
