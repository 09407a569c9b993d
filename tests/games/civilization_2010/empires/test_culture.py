"""The culture track, culture events and their hand limit, great people, coin tokens."""

from typing import Any

import pytest

from civitas.games.civilization_2010.empires.gains import (
    Appointment,
    advance_track,
    build_unit,
    check_hands,
    draw_events,
    free_units,
    gain_coin,
    gain_person,
    gain_trade,
    take_resource,
)
from civitas.games.civilization_2010.empires.stock import uncover
from civitas.games.civilization_2010.facts.culture_track import STEP_CULTURE, STEP_TRADE
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL, EVENTS
from civitas.games.civilization_2010.standings import event_hand_limit
from tests.games.civilization_2010.situation import Situation, situation

OUTSKIRTS = ["a1", "a2", "a3", "a5", "a7", "a9", "a10", "a11"]


def managing(entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """City Management of player 1."""
    return situation("city-management", p1=entry or {}, **scenario)


def waiting(entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """City Management of player 1 is about to begin: something is gained before."""
    return managing(entry, pause=True, **scenario)


# Advancing.


@pytest.mark.rule("culture.advance-a")
@pytest.mark.parametrize(
    ("step", "culture", "trade"), [(0, 3, 0), (6, 3, 0), (7, 5, 3), (13, 5, 3), (14, 7, 6), (20, 7, 6)]
)
def test_a_space_costs_culture_and_from_the_eighth_on_trade(step: int, culture: int, trade: int) -> None:
    entry = {"step": step, "culture": culture, "trade": trade}
    assert managing({**entry, "culture": culture - 1}).refused("advance") == "culture.advance-a"
    if trade:
        assert managing({**entry, "trade": trade - 1}).refused("advance") == "culture.advance-a"
    s = managing(entry)
    s.play("advance")
    assert (s.empire(1).step, s.culture(1), s.trade(1)) == (step + 1, 0, 0)
    assert s.arguments("advance-paid") == [{"seat": 0, "culture": culture, "trade": trade}]


@pytest.mark.rule("culture.advance-b")
def test_several_advances_in_the_own_city_management_only() -> None:
    s = managing({"culture": 13, "armies": ["a7"]}, decks={"events-1": ["drought", "migrants"]})
    s.play("advance", "advance", "advance")
    if s.question == "Appointment":
        s.play("done")
    assert (s.empire(1).step, s.culture(1)) == (3, 4)
    s.pass_until(phase="movement", player=1)
    assert s.refused("advance") != ""
    s = managing({"culture": 3}, p2={"culture": 3})
    assert s.refused("advance", by=2) == "turn.own-part-a"


@pytest.mark.rule("culture.advance-c", "culture.advance-a")
def test_the_whole_track() -> None:
    assert (sum(STEP_CULTURE), sum(STEP_TRADE)) == (105, 63)
    s = managing({"culture": 105, "trade": 27})
    rewards: list[str] = []
    for step in range(1, 22):
        s.empire(1).trade = 27
        s.play("advance")
        rewards += [f"event-{event.arguments['level']}" for event in s.events("event-drawn")]
        rewards += ["person"] * len(s.events("person-gained"))
        while not s.position.is_over and s.question != "CityManagement":
            s.play(s.legal()[-1])
        assert s.empire(1).step == step
    assert [rewards.count(f"event-{level}") for level in (1, 2, 3)] == [5, 6, 5]
    assert [place + 1 for place, reward in enumerate(rewards) if reward == "person"] == [3, 7, 12, 18]
    assert (s.winners, s.ending, s.culture(1)) == ([1], "culture", 0)


@pytest.mark.rule("culture.advance-d")
def test_a_free_advance_gives_the_same_reward() -> None:
    s = waiting({"step": 10})
    advance_track(s.position, 0, "relic.ark_of_the_covenant")
    s.go_on()
    assert (s.empire(1).step, s.culture(1), sum(s.hand(1).values())) == (11, 0, 1)
    advance_track(s.position, 0, "relic.ark_of_the_covenant")
    s.go_on()
    assert (s.empire(1).step, s.question, sum(s.people(1).values())) == (12, "Appointment", 1)
    last = waiting({"step": 20})
    advance_track(last.position, 0, "civ.roman_glory")
    assert (last.winners, last.ending) == ([1], "culture")


# Culture events.


@pytest.mark.rule("event.draw-a")
def test_an_event_is_drawn_from_the_deck_of_its_space_and_known_to_its_owner_only() -> None:
    s = managing({"step": 13, "culture": 12, "trade": 9})
    s.play("advance")
    first = list(s.hand(1))
    s.play("advance")
    second = [event for event in s.hand(1) if event not in first] or first
    assert [EVENT_LEVEL[EVENTS.index(event)] for event in (first[0], second[0])] == [2, 3]
    assert s.arguments("event-drawn") == [{"seat": 0, "level": 2}, {"seat": 0, "level": 3}]
    private = [event for event in s.log if event.message == "event-drawn-card"]
    assert [event.audience for event in private] == [1, 1]
    assert first[0] in str(s.view(1))
    assert first[0] not in str(s.view(2))


@pytest.mark.rule("event.limit-a")
def test_above_the_limit_cards_are_discarded_at_once() -> None:
    s = managing({"culture": 3, "events": ["drought", "migrants"]}, decks={"events-1": ["sabotage"]})
    s.play("advance")
    assert (s.question, s.asked) == ("HandLimit", [1])
    assert s.refused("devote capital") == "event.limit-a"
    assert s.refused(f"discard {EVENTS[-1]}") == "event.limit-a"
    assert len(s.legal("discard")) == len(s.legal()) == 3
    s.play("discard sabotage")
    assert (s.hand(1), s.discarded_events()) == ({"drought": 1, "migrants": 1}, ["sabotage"])
    assert s.arguments("event-discarded") == [{"seat": 0, "card": "card-sabotage"}]
    assert s.question == "CityManagement"


@pytest.mark.rule("event.limit-b")
@pytest.mark.card("pottery", "civil-service", "theology", "computers", "cristo-redentor")
@pytest.mark.parametrize(
    ("entry", "pieces", "limit"),
    [
        ({}, {}, 2),
        ({"techs": ["pottery"]}, {}, 3),
        ({"techs": ["pottery", "civil-service", "theology"]}, {}, 5),
        ({"techs": ["computers"], "coins": 3}, {}, 2),
        ({"techs": ["computers"], "coins": 4}, {}, 3),
        ({}, {"a1": "cristo-redentor"}, 6),
        ({"techs": ["pottery", "theology", "computers"], "coins": 10}, {"a1": "cristo-redentor"}, 10),
    ],
)
def test_the_size_of_the_culture_hand(entry: dict[str, Any], pieces: dict[str, str], limit: int) -> None:
    s = managing(entry, pieces=pieces)
    assert event_hand_limit(s.position, 0) == limit


@pytest.mark.rule("event.limit-a", "event.limit-b")
def test_a_limit_that_falls_makes_its_owner_discard() -> None:
    entry = {"events": ["drought", "migrants", "sabotage"]}
    assert managing(entry, pieces={"a1": "cristo-redentor"}).question == "CityManagement"
    s = waiting(entry, pieces={"a1": "cristo-redentor"})
    uncover(s.position, s.number("a1"))
    assert check_hands(s.position)
    s.go_on()
    assert (s.question, s.asked) == ("HandLimit", [1])
    s.play("discard drought")
    assert s.question == "CityManagement"


@pytest.mark.rule("event.deck-a")
def test_faceup_cards_are_shuffled_when_they_come_to_the_top() -> None:
    level = [event for event in EVENTS if EVENT_LEVEL[EVENTS.index(event)] == 3]
    all_cards = [EVENTS[event] for event in situation(pause=True).position.event_decks[3]]
    top = level[0]
    rest = all_cards.copy()
    rest.remove(top)
    s = waiting({"techs": ["pottery", "theology"]}, decks={"events-3": [top]}, discards={"events-3": rest})
    p = s.position
    assert (len(p.event_decks[3]), len(p.event_discards[3])) == (1, len(rest))
    draw_events(p, 0, 3, 1, "event.draw-a")
    assert (s.hand(1), len(p.event_decks[3]), len(p.event_discards[3])) == ({top: 1}, 0, len(rest))
    draw_events(p, 0, 3, 1, "event.draw-a")
    assert (sum(s.hand(1).values()), len(p.event_decks[3]), p.event_discards[3]) == (2, len(rest) - 1, [])


@pytest.mark.rule("event.deck-a")
def test_killed_units_come_back_in_the_same_way() -> None:
    killed = ["infantry-weak"] * 3
    known = ["infantry-fierce", "infantry-fierce"]
    held = situation(pause=True).unit_deck("infantry")
    for card in killed + known:
        held.remove(card)
    s = managing({}, p2={"units": held}, decks={"infantry": known}, discards={"infantry": killed})
    assert (s.unit_deck("infantry"), s.discarded_units()) == (known, {"infantry-weak": 3})
    for _ in range(2):
        assert build_unit(s.position, 0, 0, "build.unit-a")
    assert (s.units(1), s.unit_deck("infantry"), s.discarded_units()) == (
        {"infantry-fierce": 2}, [], {"infantry-weak": 3},
    )  # fmt: skip
    assert build_unit(s.position, 0, 0, "build.unit-a")
    assert (s.units(1), len(s.unit_deck("infantry")), s.discarded_units()) == (
        {"infantry-weak": 1, "infantry-fierce": 2}, 2, {},
    )  # fmt: skip
    for _ in range(2):
        assert build_unit(s.position, 0, 0, "build.unit-a")
    assert not build_unit(s.position, 0, 0, "build.unit-a")


# Great people.


def gaining(entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """Player 1 has just entered a space with a great person."""
    s = managing({"step": 2, "culture": 3, **(entry or {})}, **scenario)
    s.play("advance")
    return s


@pytest.mark.rule("greatperson.gain-a")
def test_a_random_great_person_comes_from_the_pool() -> None:
    seen: set[str] = set()
    for seed in range(60):
        s = gaining(seed=seed)
        (person,) = s.people(1)
        assert sum(s.position.people) == 17
        seen.add(person)
    assert len(seen) == 6


@pytest.mark.rule("greatperson.place-a")
def test_a_great_person_is_placed_at_once_or_later() -> None:
    scenario: dict[str, Any] = {"squares": {"a1": "water"}, "p2": {"scouts": ["a2"]}, "pieces": {"a3": "granary"}}
    s = gaining(**scenario)
    (person,) = s.people(1)
    free = [square for square in OUTSKIRTS if square not in ("a1", "a2")]
    assert (s.question, s.legal()) == ("Appointment", [*[f"at {square}" for square in free], "done"])
    assert (s.refused("at a1"), s.refused("at a2")) == ("greatperson.place-a", "city.blockade-b")
    assert (s.refused("at a6"), s.refused("at b6"), s.refused("advance")) == ("greatperson.place-a",) * 3
    s.play("at a3")
    assert (s.at("a3"), s.people(1)) == (person, {})
    assert s.allows("devote capital")
    assert s.arguments("person-placed") == [{"seat": 0, "card": f"card-{person}", "square": "square-a3"}]
    kept = gaining(**scenario)
    kept.play("done")
    assert sum(kept.people(1).values()) == 1
    assert kept.refused(f"appoint {next(iter(kept.people(1)))}") == "greatperson.place-a"
    kept.pass_until(phase="start-of-turn", player=1)
    assert kept.allows(f"appoint {next(iter(kept.people(1)))}")


@pytest.mark.rule("greatperson.place-a")
def test_without_a_square_the_great_person_stays_in_reserve() -> None:
    s = gaining(squares=dict.fromkeys(OUTSKIRTS, "water"))
    assert (s.question, sum(s.people(1).values())) == ("CityManagement", 1)
    s = waiting({"people": ["great-artist"]}, squares={**dict.fromkeys(OUTSKIRTS, "water"), "a1": "forest"})
    s.push(Appointment(0, 0, 0))
    assert (s.at("a1"), s.people(1)) == ("great-artist", {})


@pytest.mark.rule("greatperson.kill-a")
@pytest.mark.card("great-artist")
def test_a_killed_great_person_returns_to_the_pool_and_an_empty_pool_gives_none() -> None:
    held = {"people": {"great-builder": 2}}
    s = managing(held, pieces={"a1": "great-artist"}, squares={"a1": "forest"})
    assert sum(s.position.people) == 15
    uncover(s.position, s.number("a1"))
    assert (sum(s.position.people), s.at("a1")) == (16, "")
    every = dict.fromkeys(["great-artist", "great-builder", "great-general", "great-humanitarian"], 3)
    rival = {"people": {**every, "great-industrialist": 3, "great-scientist": 3}}
    empty = managing({"step": 6, "culture": 3}, p2=rival)
    empty.play("advance")
    assert (empty.empire(1).step, empty.people(1), empty.question) == (7, {}, "CityManagement")
    assert empty.arguments("no-person-left") == [{"seat": 0}]


@pytest.mark.rule("policy.organized_religion")
@pytest.mark.card("organized-religion")
def test_organized_religion_draws_two_and_keeps_one() -> None:
    entry = {"step": 2, "culture": 3, "coins": 5, "policies": ["organized-religion"]}
    for seed in range(20):
        s = managing(entry, seed=seed)
        assert s.coins(1) == 6
        s.play("advance")
        if s.question != "PersonChoice":
            assert s.question == "Appointment"
            continue
        first, second = s.choices("keep")
        assert s.refused("done") == "policy.organized_religion"
        s.play(f"keep {second}")
        assert (s.people(1), sum(s.position.people), first != second) == ({second: 1}, 17, True)


@pytest.mark.rule("civ.aztec_great_warriors")
@pytest.mark.card("aztecs")
def test_the_aztecs_may_build_two_units_with_a_great_person() -> None:
    entry = {"civilization": "aztecs", "units": ["infantry-weak", "mounted-weak", "artillery-weak"]}
    s = gaining(entry)
    s.play("at a1")
    assert (s.question, s.legal()) == (
        "Recruiting",
        ["recruit infantry", "recruit mounted", "recruit artillery", "done"],
    )
    assert s.refused("recruit aircraft") == "build.unit-b"
    s.play("recruit infantry", "recruit mounted")
    assert (sum(s.units(1).values()), s.question) == (5, "CityManagement")
    few = gaining(entry)
    few.play("done", "recruit artillery", "done")
    assert (sum(few.units(1).values()), few.question) == (4, "CityManagement")
    german = gaining({"units": entry["units"]})
    german.play("done")
    assert german.question == "CityManagement"


# Coins and other gains.


@pytest.mark.rule("coins.cap-a")
@pytest.mark.card("internet")
def test_a_tech_holds_four_tokens_or_six_with_the_internet() -> None:
    for pieces, most in (({}, 4), ({"a1": "internet"}, 6)):
        s = managing({"techs": ["pottery"]}, pieces=pieces)
        gained = [gain_coin(s.position, 0, 3, "tech.pottery") for _ in range(8)]
        assert (gained.count(True), s.coin_tokens(1)) == (most, {"pottery": most})
    sheet = managing()
    assert all(gain_coin(sheet.position, 0, 0, "explore.hut-b") for _ in range(8))
    assert sheet.coin_tokens(1) == {"sheet": 8}
    assert not gain_coin(sheet.position, 0, 1, "wonder.panama_canal")


@pytest.mark.rule("coins.discard-a")
@pytest.mark.card("railroad", "civil-service")
def test_printed_coins_are_no_tokens() -> None:
    s = managing({"techs": ["railroad", "civil-service"]}, pieces={"a1": "bank"})
    assert (s.coins(1), s.coin_tokens(1)) == (3, {})


@pytest.mark.rule("trade.cap-b")
def test_trade_stops_at_27() -> None:
    s = managing({"trade": 25})
    assert gain_trade(s.position, 0, 6, "trade.collect-a") == 2
    assert (s.trade(1), gain_trade(s.position, 0, 1, "trade.collect-a")) == (27, 0)


@pytest.mark.rule("build.unit-c")
def test_free_units_go_as_far_as_the_decks() -> None:
    s = waiting()
    every = {name: s.unit_deck(name) for name in ("infantry", "mounted", "artillery")}
    rest = [card for name in ("mounted", "artillery") for card in every[name]]
    s = waiting({}, p2={"units": rest + every["infantry"][1:]})
    free_units(s.position, 0, 2, False, "relic.attilas_village")
    s.go_on()
    assert (sum(s.units(1).values()), s.question) == (1, "CityManagement")
    two = waiting({}, p2={"units": every["mounted"]})
    free_units(two.position, 0, 2, False, "relic.attilas_village")
    two.go_on()
    assert two.legal() == ["recruit infantry", "recruit artillery"]
    assert two.refused("recruit mounted") == "build.unit-c"
    assert two.refused("done") == "relic.attilas_village"


@pytest.mark.rule("civ.german_military_research")
def test_a_market_resource_of_choice_is_taken_as_far_as_there_is_one() -> None:
    s = waiting({}, p2={"resources": ["silk", "silk", "iron", "iron"]})
    take_resource(s.position, 0, "civ.german_military_research")
    s.go_on()
    assert s.legal() == ["take incense", "take wheat"]
    assert s.refused("take silk") == "civ.german_military_research"
    s.play("take wheat")
    assert (s.resources(1), s.supply("wheat")) == ({"wheat": 1}, 1)
    one = waiting({}, p2={"resources": ["silk", "silk", "iron", "iron", "wheat", "wheat", "incense"]})
    take_resource(one.position, 0, "civ.german_military_research")
    one.go_on()
    assert (one.resources(1), one.question) == ({"incense": 1}, "CityManagement")
    take_resource(one.position, 0, "civ.german_military_research")
    assert one.resources(1) == {"incense": 1}


@pytest.mark.rule("greatperson.gain-a")
def test_one_marker_left_leaves_no_choice_even_with_organized_religion() -> None:
    every = dict.fromkeys(["great-artist", "great-builder", "great-general", "great-humanitarian"], 3)
    rival = {"people": {**every, "great-industrialist": 3, "great-scientist": 2}}
    s = waiting({"policies": ["organized-religion"]}, p2=rival)
    gain_person(s.position, 0, "culture.advance-c")
    s.go_on()
    assert (s.question, s.people(1)) == ("Appointment", {"great-scientist": 1})


@pytest.mark.rule("event.draw-a")
def test_a_deck_without_any_card_gives_none() -> None:
    cards = [EVENTS[event] for event in situation(pause=True).position.event_decks[2]]
    s = waiting({}, p2={"events": cards})
    draw_events(s.position, 0, 2, 2, "event.draw-a")
    assert s.hand(1) == {}
    assert [event.message for event in s.position.news] == ["no-event-left"]
