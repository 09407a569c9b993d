"""Chains of answers, gift cards in them, and what happens in the middle of somebody else's doing."""

from typing import Any

import pytest

from civitas.games.civilization_2010.standings import city_production
from tests.games.civilization_2010.situation import Situation, situation

QUEEN = "we-love-the-queen-day"
NAMES = ["zulu", "mongols", "egyptians"]


def table(phase: str, *entries: dict[str, Any], **scenario: Any) -> Situation:
    """Player 1's part of a phase under governments that add nothing."""
    for number, entry in enumerate(entries):
        scenario[f"p{number + 1}"] = {"government": "republic", "civilization": NAMES[number], **entry}
    return situation(phase, players=len(entries), **scenario)


def production(s: Situation) -> int:
    return city_production(s.position, 0, s.number("a6"))


# Cancelling what cancels.


@pytest.mark.rule("event.cancel-a", "event.primetime_tv", "event.jousting_tourney")
def test_a_chain_of_cancellations_is_settled_from_its_end() -> None:
    p1 = {"events": [QUEEN, "jousting-tourney"]}
    s = table("city-management", p1, {"events": ["jousting-tourney", "primetime-tv"]})
    s.play(f"play {QUEEN}", "play jousting-tourney")
    assert s.asked == [1]
    s.play("play jousting-tourney")
    assert s.asked == [2]
    s.play("play primetime-tv")
    # Primetime TV saves the first tourney from the second, so there is no production.
    assert (s.question, s.asked, production(s)) == ("CityManagement", [1], 0)
    assert (s.hand(1), s.hand(2), len(s.discarded_events())) == ({}, {}, 4)
    cancelled = [(each["seat"], each["card"]) for each in s.arguments("event-cancelled")]
    assert cancelled == [(0, "card-jousting-tourney"), (0, f"card-{QUEEN}")]


@pytest.mark.rule("tech.civil_service", "tech.mass_media-resource", "event.cancel-a")
def test_a_third_player_saves_an_event_from_civil_service() -> None:
    p2 = {"techs": ["civil-service"], "tokens": ["hut-spy"]}
    p3 = {"techs": ["mass-media"], "tokens": ["village-spy"]}
    s = table("city-management", {"events": [QUEEN]}, p2, p3)
    s.play(f"play {QUEEN}", "use civil-service-resource", "pay spy token")
    assert (s.question, s.asked, s.legal()) == ("Window", [3], ["pass", "waive", "use mass-media-resource"])
    s.play("use mass-media-resource", "pay spy token")
    assert (production(s), s.tokens(2), s.tokens(3)) == (6, {}, {})
    assert s.question == "CityManagement"


@pytest.mark.rule("tech.mass_media", "event.cancel-a")
def test_a_cancelling_event_of_the_owner_of_mass_media_cannot_be_cancelled() -> None:
    p1 = {"events": [QUEEN, "jousting-tourney", "primetime-tv"], "techs": ["civil-service"], "tokens": ["hut-spy"]}
    s = table("city-management", p1, {"events": ["jousting-tourney"], "techs": ["mass-media"]})
    s.play(f"play {QUEEN}", "play jousting-tourney")
    assert (s.question, s.asked, production(s)) == ("CityManagement", [1], 0)
    assert s.hand(1) == {"jousting-tourney": 1, "primetime-tv": 1}


@pytest.mark.rule("tech.mass_media", "tech.mass_media-resource")
def test_abilities_of_the_owner_of_mass_media_can_be_cancelled() -> None:
    p1 = {"techs": ["mass-media", "currency"], "resources": ["incense"]}
    s = table("city-management", p1, {"events": ["primetime-tv"]})
    s.play("use currency-resource", "play primetime-tv")
    assert (s.culture(1), s.resources(1)) == (0, {})


@pytest.mark.rule("event.primetime_tv", "tech.horseback_riding-resource")
@pytest.mark.parametrize("is_cancelled", [True, False])
def test_horseback_riding_can_be_cancelled_in_the_trade_phase(is_cancelled: bool) -> None:
    p1 = {"techs": ["horseback-riding"], "resources": ["silk"]}
    s = table("trade", p1, {"events": ["primetime-tv"]}, {})
    s.play("use horseback-riding-resource", by=1)
    s.play("against 3", by=1)
    assert (s.question, s.asked) == ("Window", [2])
    s.play("play primetime-tv" if is_cancelled else "pass")
    assert [s.trade(player) for player in (1, 2, 3)] == ([0, 0, 0] if is_cancelled else [9, 0, 6])
    assert s.resources(1) == {}


@pytest.mark.rule("event.primetime_tv", "tech.communism")
def test_a_cancelled_freeze_lets_the_group_move_on() -> None:
    p1 = {"armies": ["e2"], "events": ["primetime-tv"]}
    s = table("movement", p1, {"techs": ["communism"], "tokens": ["hut-spy"]})
    s.play("march e2 1-0", "step down", "use communism-resource", "at e6", "pay spy token")
    assert (s.question, s.asked) == ("Window", [1])
    s.play("play primetime-tv")
    assert (s.tokens(2), s.view(1)["map"]["frozen"], s.question) == ({}, [], "Moving")
    s.play("step down")
    assert s.figures("e10") == (1, 1, 0)


@pytest.mark.rule("event.primetime_tv", "tech.metalworking")
def test_cancelled_iron_does_not_strengthen_the_unit() -> None:
    p1 = {"techs": ["metalworking"], "resources": ["iron"], "armies": ["e6"], "units": ["infantry-weak"]}
    p2 = {"armies": ["e7"], "units": ["infantry-weak"], "events": ["primetime-tv"]}
    s = table("movement", p1, p2)
    s.play("march e6 1-0", "step right", "pass", "done")
    s.play("use metalworking-resource", "play primetime-tv", "front infantry-weak 1")
    assert (s.arguments("unit-wounded")[0]["count"], s.resources(1)) == (1, {})


# Gift cards in answers.


@pytest.mark.rule("tech.writing", "event.a_generous_gift", "event.cancel-a")
def test_a_spy_may_be_a_gift_and_the_gift_may_be_cancelled() -> None:
    p1 = {"events": ["jousting-tourney"]}
    p2 = {"techs": ["writing"], "events": ["a-generous-gift", "a-generous-gift"]}
    s = table("city-management", p1, p2)
    s.play("devote capital", "use writing-resource", "pay spy a-generous-gift")
    assert (s.question, s.asked) == ("Window", [1])
    s.play("play jousting-tourney", "pass")
    # The second gift pays instead, and then nothing is left to save the devotion.
    s.play("pay spy a-generous-gift")
    assert (s.culture(1), s.hand(1), s.hand(2), s.empire(1).actions) == (0, {}, {}, [0])


@pytest.mark.rule("tech.writing", "event.a_generous_gift", "event.cancel-a")
def test_without_its_gift_an_answer_is_dropped_and_may_be_tried_again() -> None:
    p2 = {"techs": ["writing"], "events": ["a-generous-gift", "drought"]}
    s = table("city-management", {"events": ["jousting-tourney"]}, p2)
    s.play("devote capital", "use writing-resource", "pay spy a-generous-gift", "play jousting-tourney")
    assert s.messages().count("ability-dropped") == 1
    # Player 2 still holds a card that might be a gift, so he is asked again.
    assert (s.question, s.asked, s.legal()) == ("Window", [2], ["pass", "waive"])
    assert s.refused("use writing-resource") == "tech.writing"
    s.play("pass")
    assert s.culture(1) == 1


@pytest.mark.rule("resource.any-a", "event.cancel-a")
def test_what_was_paid_before_a_cancelled_gift_is_lost_but_the_ability_is_not_used() -> None:
    p1 = {"techs": ["pottery"], "resources": ["silk"], "events": ["a-princely-gift"]}
    s = table("city-management", p1, {"events": ["jousting-tourney"]})
    s.play("use pottery-resource", "pay silk open", "pay iron a-princely-gift", "play jousting-tourney")
    assert (s.coins(1), s.resources(1), s.hand(1), s.supply("silk")) == (0, {}, {}, 2)
    assert s.view(2)["civilizations"][0]["used"] == []


@pytest.mark.rule("event.a_gift_from_afar", "tech.civil_service", "victory.economic-a")
def test_a_gift_from_afar_in_an_answer_can_end_the_game_at_once() -> None:
    p2 = {"techs": ["civil-service"], "events": ["a-gift-from-afar"]}
    s = table("city-management", {"events": [QUEEN], "coins": 13}, p2, {"coins": 14})
    s.play(f"play {QUEEN}", "use civil-service-resource", "pay spy a-gift-from-afar")
    assert (s.question, s.asked, s.legal()) == ("GiftCoin", [2], ["against 1", "against 3"])
    s.play("against 3")
    assert (s.winners, s.ending, s.coins(3)) == ([3], "economic", 15)


@pytest.mark.rule("event.a_gift_from_afar", "event.primetime_tv")
def test_the_coin_is_given_even_if_the_ability_is_cancelled() -> None:
    p1 = {"techs": ["banking"], "events": ["a-gift-from-afar"]}
    s = table("city-management", p1, {"events": ["primetime-tv"]})
    s.play("use banking-resource", "pay wheat a-gift-from-afar", "pass", "play primetime-tv")
    assert (production(s), s.coins(2)) == (0, 1)


# Techs learned in somebody else's part.


@pytest.mark.rule("event.knowledge_shared", "victory.economic-a", "research.effects-a")
def test_the_other_half_of_a_swap_can_win() -> None:
    p1 = {"techs": ["pottery", "writing", "civil-service"], "events": ["knowledge-shared"]}
    s = table("start-of-turn", p1, {"techs": ["pottery", "writing"], "coins": 14})
    s.play("play knowledge-shared")
    assert (s.coins(2), s.winners, s.ending) == (15, [2], "economic")


@pytest.mark.rule("civ.german_military_research", "event.knowledge_shared")
def test_the_germans_get_their_bonus_before_the_other_half_of_a_swap() -> None:
    p1 = {"civilization": "germans", "techs": ["pottery", "writing"], "events": ["knowledge-shared"]}
    s = table("start-of-turn", p1, {"techs": ["pottery", "chivalry"]})
    s.play("play knowledge-shared")
    assert (s.question, s.asked, s.empire(1).units_of_type(1)) == ("ResourceTaking", [1], 1)
    assert "writing" not in s.techs(2)
    s.play("take silk")
    assert (s.resources(1), s.techs(2)) == ({"silk": 1}, ["pottery", "writing", "chivalry"])


@pytest.mark.rule("event.exchange_of_ideas", "wonder.united_nations")
def test_the_owner_of_the_united_nations_may_allow_a_swap() -> None:
    p1 = {"techs": ["pottery"], "events": ["exchange-of-ideas"]}
    for answer, techs in (("allow", ["pottery", "writing"]), ("refuse", ["writing"])):
        s = table("start-of-turn", p1, {"techs": ["writing"]}, pieces={"b6": "united-nations"})
        s.play("play exchange-of-ideas", answer)
        assert s.techs(2) == techs
        assert s.hand(1) == ({} if answer == "allow" else {"exchange-of-ideas": 1})


# What others can tell.


@pytest.mark.rule("info.hidden-a", "event.cancel-a", "event.primetime_tv")
@pytest.mark.parametrize("pair", [("primetime-tv", "disaster"), ("jousting-tourney", "catastrophe")])
def test_windows_tell_nothing_about_the_cards_of_who_is_asked(pair: tuple[str, str]) -> None:
    seen = []
    for card in pair:
        s = table("city-management", {"events": [QUEEN]}, {"events": [card]}, {})
        s.play(f"play {QUEEN}")
        views = [s.view(1), s.view(3), s.view(None)]
        s.play("pass")
        seen.append((views, s.view(1), s.view(3), [event.message for event in s.log]))
    assert seen[0] == seen[1]


@pytest.mark.rule("info.hidden-a", "tech.communism")
@pytest.mark.parametrize("tokens", [["hut-spy"], ["hut-wheat"], ["village-iron"]])
def test_who_could_freeze_a_square_is_asked_at_every_step(tokens: list[str]) -> None:
    s = table("movement", {"armies": ["e2"]}, {"techs": ["communism"], "tokens": tokens})
    s.play("march e2 1-0", "step down")
    assert (s.question, s.asked) == ("Window", [2])
    assert ("use communism-resource" in s.legal()) == (tokens == ["hut-spy"])
