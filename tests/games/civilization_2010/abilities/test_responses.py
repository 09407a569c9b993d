"""Answers to what others do: cancelling and interrupting, who is asked, and the consent of the United Nations."""

from typing import Any

import pytest

from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.standings import city_production, cost_of_wonder, event_hand_limit
from tests.games.civilization_2010.situation import Situation, situation

REPUBLIC = {"government": "republic"}
WRITER = {"techs": ["writing"], "tokens": ["hut-spy"]}


def against(phase: str, p1: dict[str, Any], p2: dict[str, Any], **scenario: Any) -> Situation:
    """Player 1's part of a phase, and what player 2 could answer with."""
    return situation(
        phase,
        p1={**REPUBLIC, "civilization": "zulu", **p1},
        p2={**REPUBLIC, "civilization": "mongols", **p2},
        **scenario,
    )


def production(s: Situation, square: str = "a6") -> int:
    return city_production(s.position, 0, s.number(square))


# Writing: cancelling city actions.


@pytest.mark.rule("tech.writing", "city.cancel-a", "turn.own-part-a")
@pytest.mark.card("writing")
def test_writing_cancels_a_city_action_with_a_spy() -> None:
    s = against("city-management", {}, {**WRITER, "techs": ["writing", "currency"], "resources": ["incense"]})
    s.play("devote capital")
    assert (s.question, s.asked) == ("Window", [2])
    assert s.legal() == ["pass", "waive", "use writing-resource"]
    assert s.refused("use currency-resource") == "turn.own-part-a"
    s.play("use writing-resource", "pay spy token")
    assert (s.culture(1), s.tokens(2), s.empire(1).actions) == (0, {}, [0])


@pytest.mark.rule("tech.writing")
def test_who_passes_lets_the_action_happen_and_is_asked_again() -> None:
    s = against("city-management", {"cities": ["a6", "e6"]}, WRITER)
    s.play("devote capital", "pass")
    assert s.culture(1) == 1
    s.play("devote city-2")
    assert (s.question, s.asked) == ("Window", [2])
    s.play("pass")
    assert s.culture(1) == 2


@pytest.mark.rule("tech.writing")
def test_who_waives_is_not_asked_again_in_this_part() -> None:
    s = against("city-management", {"cities": ["a6", "e6"]}, {**WRITER, "cities": ["b11"]})
    s.play("devote capital", "waive", "devote city-2")
    assert s.culture(1) == 2
    s.pass_until("CityManagement", 2)
    s.pass_until("CityManagement", 1)
    s.play("devote capital")
    assert (s.question, s.asked) == ("Window", [2])


@pytest.mark.rule("tech.writing", "turn.once-a")
def test_writing_works_once_per_turn() -> None:
    s = against("city-management", {"cities": ["a6", "e6"]}, {**WRITER, "tokens": ["hut-spy", "hut-spy"]})
    s.play("devote capital", "use writing-resource", "pay spy token", "devote city-2")
    assert (s.culture(1), s.tokens(2)) == (1, {"hut-spy": 1})
    assert s.question != "Window"


@pytest.mark.rule("tech.writing")
def test_writing_does_not_answer_resource_abilities() -> None:
    s = against("city-management", {"techs": ["currency"], "resources": ["incense"]}, WRITER)
    s.play("use currency-resource")
    assert (s.culture(1), s.question) == (3, "CityManagement")


@pytest.mark.rule("tech.writing")
def test_writing_unlocks_the_library() -> None:
    s = against("city-management", {"techs": ["writing"], "trade": 27}, {})
    s.play("produce capital")
    assert s.allows("build library")


@pytest.mark.rule("tech.writing", "info.hidden-a")
@pytest.mark.parametrize("token", ["hut-spy", "hut-silk"])
def test_everybody_is_asked_who_could_hold_a_spy(token: str) -> None:
    s = against("city-management", {}, {"techs": ["writing"], "tokens": [token]})
    s.play("devote capital")
    assert (s.question, s.asked) == ("Window", [2])
    assert ("use writing-resource" in s.legal()) == (token == "hut-spy")
    if token == "hut-silk":
        assert s.refused("use writing-resource") == "tech.writing"


@pytest.mark.rule("tech.writing", "info.hidden-a")
@pytest.mark.parametrize(
    "entry", [{"techs": ["writing"]}, {"tokens": ["hut-spy"]}, {"techs": ["writing"], "resources": ["silk"]}]
)
def test_nobody_is_asked_who_cannot_have_an_answer(entry: dict[str, Any]) -> None:
    s = against("city-management", {}, entry)
    s.play("devote capital")
    assert s.culture(1) == 1


@pytest.mark.rule("info.public-a", "event.cancel-a")
def test_who_is_asked_sees_what_is_being_done() -> None:
    s = against("start-of-turn", {"events": ["drought"]}, {"events": ["jousting-tourney"]})
    s.play("play drought", "at h1")
    question = s.position.frames[-1].question(s.position, 1)
    assert (question["actor"], question["kind"], question["event"]) == (0, "event", "drought")
    assert (question["about"]["event"], question["about"]["targets"]) == ("drought", ["at h1"])


@pytest.mark.rule("turn.collision-a", "event.cancel-a")
def test_the_others_are_asked_clockwise_from_the_acting_player() -> None:
    p3 = {"civilization": "egyptians", **WRITER, "tokens": ["village-spy"]}
    s = against("city-management", {}, WRITER, players=3, p3=p3, active=1)
    s.play("devote capital")
    assert s.asked == [2]
    s.play("pass")
    assert s.asked == [3]
    s.play("use writing-resource", "pay spy token")
    assert (s.culture(1), s.tokens(2), s.tokens(3)) == (0, {"hut-spy": 1}, {})


@pytest.mark.rule("event.cancel-a")
def test_after_a_cancellation_nobody_else_is_asked() -> None:
    p3 = {"civilization": "egyptians", **WRITER, "tokens": ["village-spy"]}
    s = against("city-management", {"cities": ["a6", "e6"]}, WRITER, players=3, p3=p3)
    s.play("devote capital", "use writing-resource", "pay spy token")
    assert (s.asked, s.question, s.culture(1)) == ([1], "CityManagement", 0)


# Cancelling culture events.


@pytest.mark.rule("event.jousting_tourney", "event.cancel-a")
@pytest.mark.card("jousting-tourney")
def test_jousting_tourney_cancels_an_event_that_does_not_concern_its_player() -> None:
    s = against("city-management", {"events": ["we-love-the-queen-day"]}, {"events": ["jousting-tourney"]})
    s.play("play we-love-the-queen-day")
    assert (s.question, s.asked, s.legal()) == ("Window", [2], ["pass", "waive", "play jousting-tourney"])
    s.play("play jousting-tourney")
    assert production(s) == 0
    assert (s.hand(1), s.hand(2)) == ({}, {})
    assert sorted(s.discarded_events()) == ["jousting-tourney", "we-love-the-queen-day"]
    assert s.arguments("event-cancelled") == [{"seat": 0, "card": "card-we-love-the-queen-day"}]


@pytest.mark.rule("event.cancel-a", "event.jousting_tourney")
def test_a_cancelling_event_may_be_cancelled() -> None:
    s = against(
        "city-management",
        {"events": ["we-love-the-queen-day", "jousting-tourney"]},
        {"events": ["jousting-tourney"]},
    )
    s.play("play we-love-the-queen-day", "play jousting-tourney")
    assert (s.question, s.asked) == ("Window", [1])
    s.play("play jousting-tourney")
    assert (production(s), s.hand(1), s.hand(2)) == (6, {}, {})
    assert s.arguments("event-cancelled") == [{"seat": 1, "card": "card-jousting-tourney"}]


@pytest.mark.rule("event.cancel-a")
def test_who_was_cancelled_may_answer_again() -> None:
    s = against(
        "city-management",
        {"events": ["we-love-the-queen-day", "jousting-tourney"]},
        {"events": ["jousting-tourney", "primetime-tv"]},
    )
    s.play("play we-love-the-queen-day", "play jousting-tourney", "play jousting-tourney", by=0)
    # Player 2's Primetime TV could save the first tourney, but he lets it go and answers again.
    s.play("pass")
    assert (s.question, s.asked, s.legal("play")) == ("Window", [2], ["play primetime-tv"])
    s.play("play primetime-tv")
    assert (production(s), s.hand(2)) == (0, {})


@pytest.mark.rule("event.bread_and_circuses")
@pytest.mark.card("bread-and-circuses")
@pytest.mark.parametrize(("square", "is_aimed"), [("b6", True), ("h1", False)])
def test_bread_and_circuses_answers_what_is_aimed_at_its_player(square: str, is_aimed: bool) -> None:
    s = against("start-of-turn", {"events": ["drought"]}, {"events": ["bread-and-circuses", "catastrophe"]})
    s.play("play drought", f"at {square}")
    if is_aimed:
        assert s.legal() == ["pass", "waive", "play bread-and-circuses"]
        s.play("play bread-and-circuses")
        assert (s.terrain(square), s.hand(1)) == ("grassland", {})
    else:
        # Nobody could answer with a card of level I; one of level II might be a Jousting Tourney.
        assert (s.question, s.asked, s.legal()) == ("Window", [2], ["pass", "waive"])
        assert s.refused("play bread-and-circuses") == "event.bread_and_circuses"
        s.play("pass")
        assert s.terrain(square) == "desert"


@pytest.mark.rule("event.bread_and_circuses")
def test_who_holds_only_cards_of_level_one_is_asked_only_about_what_is_aimed_at_him() -> None:
    s = against("start-of-turn", {"events": ["drought"]}, {"events": ["bread-and-circuses"]})
    s.play("play drought", "at h1")
    assert s.terrain("h1") == "desert"


@pytest.mark.rule("event.bread_and_circuses")
@pytest.mark.parametrize(
    ("event", "phase", "texts"),
    [
        ("disaster", "start-of-turn", ["at b6", "done"]),
        ("exchange-of-ideas", "start-of-turn", []),
        ("wholesale-defection", "movement", ["at g1"]),
    ],
)
def test_figures_buildings_and_techs_are_aimed_at_too(event: str, phase: str, texts: list[str]) -> None:
    s = against(
        phase,
        {"events": [event], "techs": ["pottery"]},
        {"events": ["bread-and-circuses"], "techs": ["writing"], "armies": ["g1"], "scouts": ["h1"]},
        pieces={"b6": "library", "b7": "library"},
    )
    s.play(f"play {event}", *texts)
    assert (s.question, s.asked) == ("Window", [2])
    s.play("play bread-and-circuses")
    assert (s.at("b6"), s.techs(2), s.armies(2)) == ("library", ["writing"], ["g1"])


@pytest.mark.rule("tech.civil_service")
@pytest.mark.card("civil-service")
def test_civil_service_cancels_an_event_with_a_spy() -> None:
    p2 = {"techs": ["civil-service"], "tokens": ["hut-spy"]}
    s = against("city-management", {"events": ["we-love-the-queen-day"]}, p2)
    assert (s.coins(2), event_hand_limit(s.position, 1)) == (1, 3)
    s.play("play we-love-the-queen-day")
    assert s.legal() == ["pass", "waive", "use civil-service-resource"]
    s.play("use civil-service-resource", "pay spy token")
    assert (production(s), s.hand(1), s.tokens(2)) == (0, {}, {})


@pytest.mark.rule("tech.civil_service")
def test_civil_service_is_used_once_per_turn_and_not_for_abilities() -> None:
    p1 = {"events": ["we-love-the-queen-day"] * 2, "techs": ["currency"], "resources": ["incense"]}
    s = against("city-management", p1, {"techs": ["civil-service"], "tokens": ["hut-spy", "hut-spy"]})
    s.play("use currency-resource")
    assert (s.question, s.culture(1)) == ("CityManagement", 3)
    s.play("play we-love-the-queen-day", "use civil-service-resource", "pay spy token")
    s.play("play we-love-the-queen-day")
    assert (s.question, production(s)) == ("CityManagement", 6)


@pytest.mark.rule("tech.mass_media", "tech.civil_service")
@pytest.mark.card("mass-media")
def test_events_of_the_owner_of_mass_media_cannot_be_cancelled() -> None:
    p2 = {"events": ["bread-and-circuses", "primetime-tv"], "techs": ["civil-service"], "tokens": ["hut-spy"]}
    s = against("start-of-turn", {"events": ["disaster"], "techs": ["mass-media"]}, p2, pieces={"b6": "bank"})
    s.play("play disaster")
    assert (s.at("b6"), s.hand(2)) == ("", {"bread-and-circuses": 1, "primetime-tv": 1})


# Cancelling resource abilities.


@pytest.mark.rule("tech.mass_media-resource")
def test_mass_media_cancels_a_resource_ability_whose_payment_is_lost() -> None:
    p1 = {"techs": ["philosophy"], "resources": ["incense", "silk"], "tokens": ["hut-wheat"]}
    s = against("city-management", p1, {"techs": ["mass-media"], "tokens": ["hut-spy"]})
    s.play("use philosophy-resource")
    assert (s.question, s.asked, s.legal()) == ("Window", [2], ["pass", "waive", "use mass-media-resource"])
    s.play("use mass-media-resource", "pay spy token")
    assert (s.people(1), s.resources(1), s.tokens(1)) == ({}, {}, {})
    assert (s.supply("incense"), s.supply("silk")) == (2, 2)
    assert s.arguments("ability-cancelled") == [{"seat": 0, "card": "card-philosophy"}]
    assert s.position.empires[0].used


@pytest.mark.rule("tech.mass_media-resource", "turn.once-a")
def test_a_cancelled_ability_counts_as_used() -> None:
    p1 = {"techs": ["currency", "pottery"], "resources": ["incense", "incense"]}
    s = against("city-management", p1, {"techs": ["mass-media"], "tokens": ["hut-spy"]})
    s.play("use currency-resource", "use mass-media-resource", "pay spy token")
    assert s.culture(1) == 0
    assert s.refused("use currency-resource") == "turn.once-a"


@pytest.mark.rule("tech.mass_media-resource", "tech.writing")
def test_mass_media_saves_a_city_action_from_writing() -> None:
    s = against("city-management", {"techs": ["mass-media"], "tokens": ["village-spy"]}, WRITER)
    s.play("devote capital", "use writing-resource", "pay spy token")
    assert (s.question, s.asked) == ("Window", [1])
    s.play("use mass-media-resource", "pay spy token")
    assert (s.culture(1), s.tokens(1), s.tokens(2)) == (1, {}, {})


@pytest.mark.rule("event.primetime_tv")
@pytest.mark.card("primetime-tv")
def test_primetime_tv_cancels_an_ability_in_battle() -> None:
    s = against(
        "movement",
        {"events": ["primetime-tv"], "armies": ["e6"], "units": ["infantry-weak", "mounted-weak", "artillery-weak"]},
        {
            "techs": ["ballistics"],
            "resources": ["iron"],
            "armies": ["e7"],
            "units": ["infantry-weak", "mounted-weak", "artillery-weak"],
        },
    )
    s.play("march e6 1-0", "step right", "done")
    s.play("front infantry-weak 1", by=2)
    s.play("front infantry-weak 2", by=1)
    wounds = s.fronts()
    s.play("use ballistics-resource", by=2)
    assert (s.question, s.asked) == ("Window", [1])
    s.play("play primetime-tv")
    assert (s.fronts(), s.resources(2), s.hand(1)) == (wounds, {}, {})
    assert s.question == "Battle"


@pytest.mark.rule("event.primetime_tv")
def test_primetime_tv_cancels_an_event() -> None:
    s = against("start-of-turn", {"events": ["supply-drop"]}, {"events": ["primetime-tv"]})
    s.play("play supply-drop", "play primetime-tv")
    assert (s.trade(1), s.hand(1)) == (0, {})


@pytest.mark.rule("event.jousting_tourney")
def test_jousting_tourney_does_not_answer_abilities() -> None:
    p1 = {"techs": ["currency"], "resources": ["incense"]}
    s = against("city-management", p1, {"events": ["jousting-tourney", "disaster"]})
    s.play("use currency-resource")
    # A card of level III might be Primetime TV, so the question is asked.
    assert s.legal() == ["pass", "waive"]
    assert s.refused("play jousting-tourney") == "event.jousting_tourney"
    assert s.refused("play disaster") == "event.play-a"
    s.play("pass")
    assert s.culture(1) == 3


@pytest.mark.rule("event.cancel-a", "event.a_generous_gift")
def test_a_cancelled_gift_card_pays_nothing() -> None:
    p1 = {"techs": ["banking"], "events": ["a-generous-gift"], "resources": ["wheat"]}
    s = against("city-management", p1, {"events": ["jousting-tourney"]})
    s.play("use banking-resource", "pay wheat a-generous-gift", "play jousting-tourney")
    # The wheat is left, and now everybody knows that there is no other way to pay.
    assert (production(s), s.resources(1), s.hand(1)) == (7, {}, {})
    s = against("city-management", {**p1, "resources": []}, {"events": ["jousting-tourney"]})
    s.play("use banking-resource", "pay wheat a-generous-gift", "play jousting-tourney")
    assert (production(s), s.hand(1), s.messages().count("ability-dropped")) == (0, {}, 1)


@pytest.mark.rule("event.a_gift_from_afar", "event.cancel-a")
def test_a_cancelled_gift_from_afar_gives_nobody_a_coin() -> None:
    p1 = {"techs": ["banking"], "events": ["a-gift-from-afar"]}
    s = against("city-management", p1, {"events": ["jousting-tourney"]})
    s.play("use banking-resource", "pay wheat a-gift-from-afar", "play jousting-tourney")
    assert (s.coins(2), s.question) == (0, "CityManagement")


# Interrupting moves.


@pytest.mark.rule("event.defection")
def test_defection_interrupts_a_move_within_four_squares() -> None:
    s = against("movement", {"armies": ["e2"]}, {"events": ["defection"], "cities": ["b11", "g10"]})
    steps = s.position.board.steps[s.number("g10")]
    assert (steps[s.number("e6")], steps[s.number("e10")]) == (5, 4)
    s.play("march e2 1-0", "step down")
    assert (s.question, s.asked) == ("Moving", [1])
    s.play("step down")
    assert (s.question, s.asked, s.legal()) == ("Window", [2], ["pass", "waive", "play defection"])
    s.play("play defection")
    assert (s.armies(1), s.group(), s.hand(2)) == ([], (0, "", 0, 0), {})
    assert s.position.armies_left(0) == 6
    assert not any("loot" in message for message in s.messages())


@pytest.mark.rule("event.wholesale_defection")
def test_wholesale_defection_kills_a_group_before_its_attack() -> None:
    p1 = {"armies": ["b6", "b6"], "techs": ["horseback-riding"]}
    s = against("movement", p1, {"events": ["wholesale-defection"]})
    s.play("march b6 2-0", "step down", "pass")
    assert s.group() == (1, "b10", 2, 0)
    s.play("step right")  # into the capital
    assert (s.question, s.asked) == ("Window", [2])
    s.play("play wholesale-defection", "kill army")
    assert (s.armies(1), s.winners, s.cities(2)) == ([], [], ["b11"])
    assert "battle-city" not in s.messages()


@pytest.mark.rule("event.mass_defection")
def test_the_rest_of_a_group_moves_on() -> None:
    p1 = {"armies": ["a7", "a7", "a7"], "techs": ["masonry"]}
    s = against("movement", p1, {"events": ["mass-defection"], "armies": ["e7"]})
    s.play("march a7 3-0", "step down", "play mass-defection", "at a11", "kill army")
    assert s.group() == (1, "a11", 1, 0)
    assert (s.question, s.asked) == ("Moving", [1])


@pytest.mark.rule("tech.communism")
def test_communism_stops_a_move_where_the_group_is() -> None:
    p1 = {"armies": ["e2", "e6"], "techs": ["horseback-riding", "masonry"]}
    s = against("movement", p1, {"techs": ["communism"], "tokens": ["hut-spy"]})
    s.play("march e2 1-0", "step down")
    assert (s.question, s.legal()) == ("Window", ["pass", "waive", "use communism-resource"])
    s.play("use communism-resource")
    assert s.refused("at b11") == "tech.communism"
    s.play("at e6", "pay spy token")
    assert (s.armies(1), s.group()) == (["e6", "e6"], (0, "", 0, 0))
    s.pass_until("StartOfTurn", 1)
    s.pass_until("Movement", 1)
    assert s.allows("march e6 2-0")


@pytest.mark.rule("event.defection", "event.mass_defection", "event.wholesale_defection", "info.hidden-a")
@pytest.mark.parametrize(
    ("event", "start", "is_asked"),
    [
        ("drought", "f15", True),  # a card of level I could be a Defection: 4 steps
        ("drought", "f11", False),
        ("catastrophe", "f7", True),  # one of level II reaches 6 steps
        ("catastrophe", "f3", False),
        ("disaster", "a4", True),  # one of level III reaches every square
    ],
)
def test_who_may_interrupt_a_move_is_judged_by_the_backs_of_cards(event: str, start: str, is_asked: bool) -> None:
    s = against("movement", {"armies": [start]}, {"events": [event]})
    s.play(f"march {start} 1-0", "step left")
    assert (s.question == "Window") == is_asked
    if is_asked:
        assert (s.asked, s.legal()) == ([2], ["pass", "waive"])


# The United Nations.


UN = {"pieces": {"b6": "united-nations", "b7": "bank"}, "wonders": {"market": []}}


@pytest.mark.rule("wonder.united_nations")
@pytest.mark.card("united-nations")
def test_the_owner_of_the_united_nations_is_asked_before_an_event_is_aimed_at_him() -> None:
    s = against("start-of-turn", {"events": ["catastrophe"], "armies": ["f14"]}, {}, **UN)
    s.play("play catastrophe")
    assert (s.question, s.asked, s.legal()) == ("Consent", [2], ["allow", "refuse"])
    s.play("refuse")
    assert (s.at("b7"), s.hand(1), s.discarded_events()) == ("bank", {"catastrophe": 1}, [])
    assert s.arguments("event-refused") == [{"seat": 1, "other": 0, "card": "card-catastrophe"}]
    assert s.arguments("event-taken-back") == [{"seat": 0, "card": "card-catastrophe"}]
    assert s.refused("play catastrophe", by=1) == "wonder.united_nations"


@pytest.mark.rule("wonder.united_nations")
def test_the_owner_of_the_united_nations_may_allow_an_event() -> None:
    s = against("start-of-turn", {"events": ["catastrophe"], "armies": ["f14"]}, {}, **UN)
    s.play("play catastrophe", "allow")
    assert (s.at("b7"), s.hand(1)) == ("", {})


@pytest.mark.rule("wonder.united_nations")
def test_after_a_refusal_other_targets_are_left() -> None:
    s = against(
        "start-of-turn",
        {"events": ["disaster"]},
        {},
        players=3,
        p3={"civilization": "egyptians"},
        pieces={"b6": "united-nations", "b7": "bank", "c2": "library", "c3": "library"},
        wonders={"market": []},
    )
    s.play("play disaster", "at b7", "at c2", "refuse")
    assert s.legal() == ["at c2", "at c3"]
    assert s.refused("at b7") == "wonder.united_nations"
    s.play("at c3", "at c2")
    assert [s.at(square) for square in ("b7", "c2", "c3")] == ["bank", "", ""]


@pytest.mark.rule("wonder.united_nations")
@pytest.mark.parametrize(
    ("event", "phase", "texts"),
    [
        ("drought", "start-of-turn", ["at b10"]),
        ("exchange-of-ideas", "start-of-turn", []),
        ("wholesale-defection", "movement", ["at g1", "done"]),
        ("wholesale-defection", "movement", ["at b8"]),
    ],
)
def test_squares_techs_figures_and_people_are_protected(event: str, phase: str, texts: list[str]) -> None:
    s = against(
        phase,
        {"events": [event], "techs": ["pottery"]},
        {"techs": ["writing"], "armies": ["g1", "g1"]},
        pieces={"b6": "united-nations", "b8": "great-artist"},
    )
    s.play(f"play {event}", *texts)
    assert (s.question, s.asked) == ("Consent", [2])


@pytest.mark.rule("wonder.united_nations", "event.defection")
def test_a_moving_group_of_the_owner_is_protected() -> None:
    s = against(
        "movement",
        {"armies": ["a7"]},
        {"events": ["defection"], "armies": ["b16", "e7"]},
        pieces={"a1": "united-nations"},
    )
    s.play("march a7 1-0", "step down", "play defection", "at a11")
    assert (s.question, s.asked) == ("Consent", [1])
    s.play("refuse")
    # The card is aimed at something else.
    assert (s.asked, s.group(), s.choices("at")) == ([2], (1, "a11", 1, 0), ["b16", "e7"])


@pytest.mark.rule("wonder.united_nations")
def test_a_refused_interruption_leaves_the_move_as_it_is() -> None:
    s = against("movement", {"armies": ["f14"]}, {"events": ["defection"]}, pieces={"a1": "united-nations"})
    s.play("march f14 1-0", "step down", "play defection", "refuse")
    assert (s.question, s.asked, s.legal()) == ("Window", [2], ["pass", "waive"])
    assert s.refused("play defection") == "wonder.united_nations"
    s.play("pass")
    assert (s.question, s.asked, s.hand(2)) == ("Moving", [1], {"defection": 1})


@pytest.mark.rule("wonder.united_nations")
def test_the_owner_of_the_united_nations_may_refuse_a_coin() -> None:
    p1 = {"techs": ["banking"], "events": ["a-gift-from-afar"]}
    s = against("city-management", p1, {}, **UN)
    coins = s.coins(2)
    s.play("use banking-resource", "pay wheat a-gift-from-afar", "refuse")
    assert (s.coins(2), s.question) == (coins, "CityManagement")
    s = against("city-management", p1, {}, **UN)
    s.play("use banking-resource", "pay wheat a-gift-from-afar", "allow")
    assert s.coins(2) == coins + 1


@pytest.mark.rule("wonder.united_nations", "tech.mass_media")
def test_mass_media_does_not_overcome_the_united_nations() -> None:
    p1 = {"events": ["catastrophe"], "armies": ["f14"], "techs": ["mass-media"]}
    s = against("start-of-turn", p1, {}, **UN)
    s.play("play catastrophe")
    assert s.question == "Consent"


@pytest.mark.rule("wonder.united_nations", "wonder.blockade-a")
@pytest.mark.parametrize("p1", [{"armies": ["b6"]}, {"techs": ["gunpowder"], "armies": ["f14"]}])
def test_blockaded_united_nations_do_not_protect_and_abilities_are_no_events(p1: dict[str, Any]) -> None:
    if "techs" in p1:
        s = against("city-management", {**p1, "resources": ["silk", "iron"]}, {}, **UN)
        s.play("use gunpowder-resource")
    else:
        s = against("start-of-turn", {**p1, "events": ["catastrophe"]}, {}, **UN)
        s.play("play catastrophe")
    assert s.at("b7") == ""


@pytest.mark.rule("wonder.united_nations")
def test_the_united_nations_cost_twenty_and_have_three_culture() -> None:
    pieces = {"b6": "united-nations"}
    s = against("city-management", {"techs": ["computers", "mass-media"]}, {}, pieces=pieces)
    nations = WONDERS.index("united-nations")
    assert [cost_of_wonder(s.position, seat, nations) for seat in (0, 1)] == [20, 20]
    s.pass_until("CityManagement", 2)
    s.play("devote capital")
    assert s.culture(2) == 1 + 3
