"""Phase 9: the open market (43.9)."""

from typing import Any

import pytest

from civitas.core.errors import MalformedAction, OutOfTurn
from civitas.core.rules import Objection
from civitas.core.table import Table
from tests.games.civilization_1980.situation import TITLE, Situation

SALT = {"salt": 4, "bronze": 2}
GRAIN = {"grain": 5, "hides": 1}
CLOTH = {"cloth": 3, "iron": 2}
GEMS = {"gems": 3}


def market(**hands: dict[str, int]) -> Situation:
    """A trading phase with these hands."""
    return Situation(*hands, phase=9, pause=[10], **{nation: {"hand": hand} for nation, hand in hands.items()})


def four() -> Situation:
    return market(africa=SALT, thrace=GRAIN, crete=CLOTH, egypt=GEMS)


def package(s: Situation, nation: str, opening: str, cards: str, named: str = "", claims: str = "") -> None:
    """Put a package together and publish it, naming its first card unless something else is said."""
    words = cards.split()
    s.say(nation, opening, *[f"put {word}" for word in words])
    s.say(nation, *[f"claim {word}" for word in claims.split()], f"name {named or words[0]}")


def deal(s: Situation, one: str, cards: str, two: str, others: str) -> None:
    """One nation offers its cards to everybody, another one answers, the first accepts."""
    package(s, one, "offer everyone", cards)
    package(s, two, f"answer {one}-1", others)
    s.say(one, f"accept {two}-1")


def table(s: Situation, nation: str | None = None) -> dict[str, Any]:
    """The open offers as a nation (or a spectator) sees them, by their words."""
    view = s.position.perspective(s.seat(nation) if nation else None).view
    return {offer["offer"]: offer for offer in view["question"].get("offers", [])}


def steps_left(s: Situation, nation: str) -> int | None:
    """How many steps a nation is told to have left; none as long as they do not run short."""
    left: int | None = s.position.perspective(s.seat(nation)).view["question"].get("steps_left")
    return left


def why_not(s: Situation, nation: str, text: str) -> Objection | None:
    """What forbids an action to a nation."""
    return s.position.perspective(s.seat(nation)).why_not(TITLE.space.parse(text))


def announcement(s: Situation, word: str) -> tuple[int, int, str, list[str]]:
    """Number, total value, named commodity and claims of an open offer."""
    offer = table(s)[word]
    return offer["count"], offer["worth"], offer["named"], offer["claims"]


# Three cards.


@pytest.mark.rule("43.9-a")
def test_three_cards_may_be_exchanged_for_five() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    deal(s, "africa", "salt salt salt", "thrace", "grain grain grain grain grain")
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "grain": 5}
    assert s.hand("thrace") == {"hides": 1, "salt": 3}


@pytest.mark.rule("43.9-a")
@pytest.mark.parametrize("opening", ["offer everyone", "offer thrace"])
def test_a_package_of_two_cards_cannot_be_published(opening: str) -> None:
    s = market(africa=SALT, thrace=GRAIN)
    s.say("africa", opening)
    assert s.refusal("africa", "name salt") == "43.9-a"
    s.say("africa", "put salt", "put salt")
    assert s.refusal("africa", "name salt") == "43.9-a"
    assert s.refusal("africa", "claim salt") == "43.9-a"
    s.say("africa", "put salt")
    assert s.allows("africa", "name salt")
    assert s.allows("africa", "claim gold")


@pytest.mark.rule("43.9-a")
def test_an_answer_of_two_cards_cannot_be_published_either() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    package(s, "africa", "offer everyone", "salt salt salt salt bronze")
    s.say("thrace", "answer africa-1", "put grain", "put grain")
    assert s.refusal("thrace", "name grain") == "43.9-a"


@pytest.mark.rule("43.9-a")
@pytest.mark.parametrize(("held", "may_trade"), [(2, False), (3, True)])
def test_with_fewer_than_three_cards_nobody_can_trade(held: int, may_trade: bool) -> None:
    s = market(africa={"salt": held}, thrace=GRAIN, crete=CLOTH)
    assert ("africa" in s.to_act()) == may_trade
    assert s.allows("thrace", "offer africa") == may_trade
    assert s.allows("thrace", "offer crete")
    if not may_trade:
        assert s.refusal("thrace", "offer africa") == "43.9-a"
        assert s.refusal("africa", "offer thrace") == "41-a"


@pytest.mark.rule("43.9-a")
@pytest.mark.parametrize("others", [0, 2])
def test_without_a_partner_there_is_no_market(others: int) -> None:
    s = market(africa=SALT, thrace={"grain": others})
    assert s.asks() == "Pause"
    assert s.phase() == 9


# What is announced.


@pytest.mark.rule("43.9-b")
@pytest.mark.parametrize(
    ("cards", "count", "worth"),
    [
        ("salt salt salt", 3, 27),
        ("salt bronze bronze", 3, 27),
        ("salt salt bronze", 3, 18),
        ("salt salt salt salt bronze bronze", 6, 72),
        ("salt bronze epidemic", 3, 9),
    ],
)
def test_number_and_total_value_of_a_package_are_announced_and_true(cards: str, count: int, worth: int) -> None:
    s = market(africa={**SALT, "epidemic": 1}, thrace=GRAIN)
    package(s, "africa", "offer everyone", cards)
    assert announcement(s, "africa-1") == (count, worth, "salt", [])
    event = s.told("offer-to-all")[-1]
    assert event.arguments == {
        "seat": s.seat("africa"), "number": 1, "count": count, "value": worth, "card": "commodity-salt", "claims": [],
        "wants": [],
    }  # fmt: skip
    assert event.visible_to(None)


@pytest.mark.rule("43.9-b")
def test_only_cards_in_hand_can_be_put_into_a_package() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    s.say("africa", "offer thrace", "put bronze", "put bronze")
    assert s.refusal("africa", "put bronze") == "43.9-b"
    assert s.refusal("africa", "put grain") == "43.9-b"
    assert s.refusal("africa", "put epidemic") == "43.9-b"
    assert s.allows("africa", "put salt")


@pytest.mark.rule("43.9-c")
def test_one_commodity_is_named_truly_and_the_rest_may_be_lies() -> None:
    s = market(africa={"salt": 2, "bronze": 1, "epidemic": 1}, thrace=GRAIN)
    s.say("africa", "offer everyone", "put salt", "put salt", "put bronze", "put epidemic")
    assert s.refusal("africa", "name grain") == "43.9-c"
    with pytest.raises(MalformedAction):
        TITLE.space.parse("name epidemic")
    s.say("africa", "claim salt", "claim salt", "claim salt")
    assert s.refusal("africa", "claim salt") == "43.9-b"  # one card is named, so three are left
    s.say("africa", "name bronze")
    assert announcement(s, "africa-1") == (4, 18, "bronze", ["salt", "salt", "salt"])
    assert s.told("offer-to-all")[0].arguments["claims"] == ["commodity-salt"] * 3


@pytest.mark.rule("43.9-c")
def test_claims_may_name_what_the_player_does_not_even_hold() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    package(s, "africa", "offer everyone", "salt salt bronze", claims="gold gold")
    assert announcement(s, "africa-1") == (3, 18, "salt", ["gold", "gold"])


@pytest.mark.rule("43.9-c")
def test_calamities_alone_make_no_package_since_no_commodity_can_be_named() -> None:
    s = market(africa={"epidemic": 1, "piracy": 1, "iconoclasm": 1}, thrace=GRAIN)
    package(s, "thrace", "offer everyone", "grain grain grain")
    assert sorted(s.choices("africa")) == ["done", "leave"]
    assert s.refusal("africa", "offer thrace") == "43.9-c"
    assert s.refusal("africa", "answer thrace-1") == "43.9-c"


# Two players, trade cards.


@pytest.mark.rule("43.9-d")
def test_a_deal_is_between_two_players() -> None:
    s = four()
    package(s, "africa", "offer thrace", "salt salt salt")
    assert s.refusal("crete", "answer africa-1") == "43.9-d"  # a third player cannot step in
    package(s, "thrace", "answer africa-1", "grain grain grain")
    assert s.refusal("crete", "answer thrace-1") == "43.9-d"
    assert s.refusal("crete", "accept thrace-1") == "43.9-e"
    assert s.refusal("thrace", "accept thrace-1") == "43.9-e"
    assert s.refusal("africa", "answer africa-1") == "43.9-d"
    assert s.refusal("africa", "offer africa") == "43.9-d"
    s.say("africa", "accept thrace-1")
    assert s.hand("crete") == CLOTH
    assert s.hand("egypt") == GEMS


@pytest.mark.rule("43.9-d")
@pytest.mark.parametrize(
    "text", ["pay 2", "spend 1 salt", "buy music", "buy-gold", "return salt", "move 1 knossos phaestos"]
)
def test_nothing_but_trade_cards_can_be_part_of_a_deal(text: str) -> None:
    s = market(africa=SALT, thrace=GRAIN)
    assert s.refusal("africa", text) == "43.9-d"
    s.say("africa", "offer thrace", "put salt", "put salt", "put salt")
    assert s.refusal("africa", text) == "43.9-d"


@pytest.mark.rule("43.9-d")
def test_nations_that_do_not_play_cannot_be_dealt_with() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    assert s.refusal("africa", "offer egypt") == "43.9-d"
    assert s.refusal("africa", "answer egypt-1") == "43.9-d"
    assert s.refusal("africa", "answer thrace-1") == "43.9-d"  # which is not on the table


# Any number of deals.


@pytest.mark.rule("43.9-e")
def test_an_offer_can_be_withdrawn_and_cards_just_received_can_be_offered() -> None:
    s = four()
    deal(s, "africa", "salt salt salt", "crete", "cloth cloth cloth")
    package(s, "africa", "offer thrace", "salt bronze bronze")
    s.say("africa", "withdraw africa-1")
    assert table(s) == {}
    assert s.told("offer-withdrawn")[-1].arguments == {"seat": s.seat("africa"), "number": 1}
    package(s, "africa", "offer egypt", "cloth cloth cloth")
    package(s, "egypt", "answer africa-1", "gems gems gems")
    s.say("africa", "accept egypt-1")
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "gems": 3}
    assert s.hand("egypt") == {"cloth": 3}
    assert s.hand("crete") == {"iron": 2, "salt": 3}
    assert len(s.told("exchange")) == 2


@pytest.mark.rule("43.9-e")
def test_all_players_trade_at_the_same_time() -> None:
    s = four()
    assert sorted(s.to_act()) == ["africa", "crete", "egypt", "thrace"]
    for nation, card in [("africa", "salt"), ("thrace", "grain"), ("crete", "cloth"), ("egypt", "gems")]:
        s.say(nation, "offer everyone", f"put {card}")
    for nation, card in [("egypt", "gems"), ("thrace", "grain"), ("africa", "salt"), ("crete", "cloth")]:
        s.say(nation, f"put {card}", f"put {card}", f"name {card}")
    assert list(table(s)) == ["africa-1", "thrace-1", "crete-1", "egypt-1"]


@pytest.mark.rule("43.9-e")
def test_several_offers_of_the_same_cards_may_be_open_at_once() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "africa", "offer thrace", "salt salt salt salt")
    package(s, "africa", "offer crete", "salt bronze bronze", named="bronze")
    assert list(table(s)) == ["africa-1", "africa-2", "africa-3"]
    assert [event.message for event in s.events if "offer" in event.message] == [
        "offer-to-all", "offer-to-one", "offer-to-one",
    ]  # fmt: skip
    assert s.told("offer-to-one")[0].arguments["other"] == s.seat("thrace")
    assert s.refusal("africa", "offer egypt") == "43.9-e"  # three at a time
    assert s.refusal("egypt", "answer africa-2") == "43.9-d"
    assert s.allows("thrace", "answer africa-1")
    assert s.allows("thrace", "answer africa-2")
    assert not s.allows("thrace", "answer africa-3")
    s.say("africa", "withdraw africa-2")
    assert s.allows("africa", "offer egypt")


@pytest.mark.rule("43.9-e")
def test_an_answer_can_be_declined_and_another_one_given() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    assert s.told("offer-answered")[0].arguments == {
        "seat": s.seat("thrace"), "other": s.seat("africa"), "number": 1, "number_other": 1,
        "count": 3, "value": 36, "card": "commodity-grain", "claims": [], "wants": [],
    }  # fmt: skip
    assert s.refusal("thrace", "answer africa-1") == "43.9-e"  # one answer at a time
    s.say("thrace", "done")
    assert "thrace" not in s.to_act()
    s.say("africa", "decline thrace-1")
    declined = s.told("offer-declined")[0]
    assert declined.arguments == {"seat": s.seat("africa"), "other": s.seat("thrace"), "number": 1}
    assert "thrace" in s.to_act()  # asked again
    assert list(table(s)) == ["africa-1"]
    package(s, "thrace", "answer africa-1", "grain grain grain grain")
    s.say("africa", "accept thrace-1")
    assert s.hand("thrace") == {"grain": 1, "hides": 1, "salt": 3}


@pytest.mark.rule("43.9-e")
def test_an_answer_can_be_countered_with_another_package() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain grain grain")
    package(s, "africa", "answer thrace-1", "salt salt salt salt bronze")
    assert s.refusal("africa", "accept africa-2") == "43.9-e"
    s.say("thrace", "accept africa-2")
    assert s.hand("africa") == {"bronze": 1, "grain": 5}
    assert s.hand("thrace") == {"hides": 1, "salt": 4, "bronze": 1}
    assert table(s) == {}


@pytest.mark.rule("43.9-e")
def test_several_players_may_answer_and_the_others_get_their_offers_back() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    package(s, "crete", "answer africa-1", "cloth cloth cloth")
    s.say("egypt", "answer africa-1", "put gems")
    s.say("crete", "done")
    s.say("africa", "accept thrace-1")
    assert s.hand("crete") == CLOTH
    assert s.hand("egypt") == GEMS
    assert [event.arguments for event in s.told("offer-lapsed")] == [{"seat": s.seat("crete"), "number": 1}]
    assert s.to_act() == ["africa", "thrace", "crete", "egypt"]  # Crete is asked again
    assert s.allows("egypt", "offer everyone")  # the draft of an answer has nothing to answer any more


@pytest.mark.rule("43.9-e")
def test_a_deal_ends_everything_else_that_both_partners_have_on_the_table() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "africa", "offer crete", "bronze bronze salt", named="bronze")
    package(s, "crete", "answer africa-2", "cloth cloth cloth")
    package(s, "thrace", "offer everyone", "grain hides grain")
    package(s, "egypt", "offer everyone", "gems gems gems")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("africa", "accept thrace-2")
    assert list(table(s)) == ["egypt-1"]
    lapsed = [(event.arguments["seat"], event.arguments["number"]) for event in s.told("offer-lapsed")]
    assert lapsed == [(s.seat("africa"), 2), (s.seat("crete"), 1), (s.seat("thrace"), 1)]
    assert s.told("offer-withdrawn") == []  # what was exchanged is not called withdrawn


@pytest.mark.rule("43.9-e")
def test_what_is_left_on_the_table_after_a_deal_does_not_tell_which_cards_two_offers_share() -> None:
    def after(second: str) -> Situation:
        s = market(africa={"salt": 4, "bronze": 1, "iron": 1, "papyrus": 1}, thrace=GRAIN, crete=CLOTH)
        package(s, "africa", "offer everyone", "salt salt iron")
        package(s, "africa", "offer everyone", second, named="bronze")
        package(s, "thrace", "answer africa-1", "grain grain grain")
        s.say("africa", "accept thrace-1")
        return s

    shared, apart = after("bronze salt iron"), after("bronze salt papyrus")
    for seat in (shared.seat("crete"), None):
        assert shared.position.perspective(seat).view == apart.position.perspective(seat).view
        assert [e.to_json() for e in shared.events if e.visible_to(seat)] == [
            e.to_json() for e in apart.events if e.visible_to(seat)
        ]


@pytest.mark.rule("43.9-e")
def test_a_withdrawn_offer_takes_all_answers_along_and_their_owners_lose_nothing() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    package(s, "africa", "answer thrace-1", "salt salt bronze")
    s.say("thrace", "done")
    s.say("crete", "answer africa-1", "put cloth", "put cloth")
    s.say("africa", "withdraw africa-1")
    assert table(s) == {}
    assert "thrace" in s.to_act()
    assert s.allows("crete", "offer everyone")


@pytest.mark.rule("43.9-e")
def test_a_player_can_react_while_he_prepares_a_package() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "africa", "offer crete", "bronze bronze salt", named="bronze")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    package(s, "crete", "answer africa-1", "cloth cloth cloth")
    s.say("africa", "offer egypt", "put bronze")
    assert s.refusal("africa", "offer crete") == "43.9-e"
    assert s.refusal("africa", "answer thrace-1") == "43.9-e"
    assert s.refusal("africa", "done") == "43.9-e"
    assert s.refusal("africa", "leave") == "43.9-e"
    s.say("africa", "decline crete-1", "withdraw africa-2", "accept thrace-1")
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "grain": 3}
    s.say("africa", "put grain", "put grain", "name grain")  # the draft goes on: its cards are still there
    assert announcement(s, "africa-1") == (3, 22, "grain", [])


@pytest.mark.rule("43.9-e")
def test_a_draft_that_the_new_hand_cannot_fill_is_gone() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("thrace", "offer egypt", "put grain", "put grain", "put grain")
    s.say("africa", "offer egypt", "put salt", "put salt", "accept thrace-1")
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "grain": 3}
    assert s.refusal("africa", "put salt") == "43.9-e"
    assert s.allows("africa", "offer egypt")
    assert s.refusal("thrace", "name grain") == "43.9-a"
    assert s.allows("thrace", "offer egypt")


@pytest.mark.rule("43.9-e")
def test_packages_are_prepared_one_at_a_time_and_can_be_thrown_away() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    for text in ("put salt", "scratch", "withdraw africa-1", "decline thrace-1", "accept thrace-1"):
        assert s.refusal("africa", text) == "43.9-e"
    s.say("africa", "offer everyone", "put salt", "put salt", "put salt", "claim gold", "scratch")
    assert table(s) == {}
    package(s, "africa", "offer everyone", "bronze bronze salt", named="bronze")
    assert announcement(s, "africa-1") == (3, 27, "bronze", [])  # nothing of the old draft is left


@pytest.mark.rule("43.9-e")
def test_a_draft_costs_no_offer_however_often_it_is_thrown_away() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    for _ in range(20):
        s.say("africa", "offer everyone", "put salt", "scratch")
    assert s.allows("africa", "offer everyone")
    package(s, "thrace", "offer africa", "grain grain grain")
    package(s, "africa", "answer thrace-1", "salt salt salt")
    s.say("thrace", "accept africa-1")
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "grain": 3}


@pytest.mark.rule("43.9-e")
def test_any_number_of_offers_may_be_made_and_withdrawn() -> None:
    s = market(africa=SALT, thrace=GRAIN, crete=CLOTH)
    for _ in range(20):
        package(s, "africa", "offer everyone", "salt salt salt")
        s.say("africa", "withdraw africa-1")
    package(s, "africa", "offer everyone", "salt salt salt")
    for _ in range(20):
        package(s, "thrace", "answer africa-1", "grain grain grain")
        s.say("africa", "decline thrace-1")
    deal(s, "crete", "cloth cloth cloth", "thrace", "grain grain grain")
    assert s.hand("crete") == {"iron": 2, "grain": 3}
    assert s.allows("crete", "offer africa")


@pytest.mark.rule("43.9-e")
def test_cards_can_be_taken_out_of_a_draft_again() -> None:
    s = market(africa={**SALT, "epidemic": 1}, thrace=GRAIN)
    s.say("africa", "offer everyone", "put salt", "put epidemic", "put salt", "put bronze", "claim gold", "claim gold")
    assert s.refusal("africa", "remove hides") == "43.9-b"
    s.say("africa", "remove epidemic")
    assert s.refusal("africa", "remove epidemic") == "43.9-b"
    assert s.refusal("africa", "claim gold") == "43.9-b"
    s.say("africa", "remove bronze")
    assert s.refusal("africa", "name salt") == "43.9-a"  # two cards are left
    s.say("africa", "put salt", "name salt")
    assert announcement(s, "africa-1") == (3, 27, "salt", ["gold"])  # no claims about more cards than there were
    assert s.refusal("africa", "remove salt") == "43.9-e"  # what is published is changed, not emptied


@pytest.mark.rule("43.9-e")
def test_an_offer_is_changed_in_place_and_stays_on_the_table_meanwhile() -> None:
    s = four()
    for _ in range(2):
        package(s, "africa", "offer everyone", "salt salt salt", claims="gold")
    package(s, "africa", "offer thrace", "bronze bronze salt", named="bronze")
    for nation in ("thrace", "crete", "egypt"):
        s.say(nation, "done")
    s.say("africa", "change africa-1")  # without a free place for another one
    before = table(s)["africa-1"]
    assert s.position.perspective(s.seat("africa")).view["question"]["draft"] == {
        "to": None, "reply_to": None, "changes": "africa-1", "package": table(s, "africa")["africa-1"]["package"],
        "lacks": 0, "claims": ["gold"], "wants": [],
    }  # fmt: skip
    s.say("africa", "put bronze", "remove salt", "want grain")
    assert table(s)["africa-1"] == before
    assert s.to_act() == ["africa"]
    (event,) = s.say("africa", "name salt")
    assert (event.message, event.rule) == ("offer-changed", "43.9-e")
    assert event.arguments == {
        "seat": s.seat("africa"), "number": 1, "count": 3, "value": 18, "card": "commodity-salt",
        "claims": ["commodity-gold"], "wants": ["commodity-grain"],
    }  # fmt: skip
    assert list(table(s)) == ["africa-1", "africa-2", "africa-3"]
    assert announcement(s, "africa-1") == (3, 18, "salt", ["gold"])
    assert s.told("offer-withdrawn") == []
    assert s.to_act() == ["africa", "thrace", "crete", "egypt"]  # it is news for all whom it is meant for
    s.say("thrace", "done")
    s.say("crete", "done")
    s.say("africa", "change africa-3", "name bronze")
    assert s.to_act() == ["africa", "thrace", "egypt"]


@pytest.mark.rule("43.9-e")
def test_answers_to_an_offer_that_has_changed_lapse() -> None:
    """Else somebody could get another package than the one he answered."""
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("crete", "answer africa-1", "put cloth")
    s.say("africa", "change africa-1", "remove salt", "put bronze")
    assert s.allows("africa", "accept thrace-1")  # as long as nothing has changed
    s.say("africa", "name bronze")
    assert list(table(s)) == ["africa-1"]
    assert [event.arguments["seat"] for event in s.told("offer-lapsed")] == [s.seat("thrace")]
    assert s.refusal("africa", "accept thrace-1") == "43.9-e"
    assert s.allows("crete", "offer everyone")  # what was being prepared is gone, too
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("africa", "accept thrace-1")
    assert s.hand("thrace") == {"grain": 2, "hides": 1, "salt": 2, "bronze": 1}


@pytest.mark.rule("43.9-e")
def test_an_answer_can_be_changed_like_any_offer() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("thrace", "change thrace-1", "put grain", "name grain")
    s.say("africa", "accept thrace-1")
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "grain": 4}


@pytest.mark.rule("43.9-e")
def test_the_draft_of_a_change_is_gone_with_its_offer() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("thrace", "change thrace-1", "put grain")
    s.say("africa", "change africa-1", "withdraw africa-1")
    assert table(s) == {}
    for nation in ("africa", "thrace"):
        assert s.position.perspective(s.seat(nation)).view["question"]["draft"] is None


@pytest.mark.rule("43.9-e")
def test_only_own_open_offers_can_be_changed_and_one_at_a_time() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    for text in ("change africa-2", "change thrace-1", "change italy-1"):
        assert s.refusal("africa", text) == "43.9-e"
    assert s.refusal("thrace", "change africa-1") == "43.9-e"
    s.say("africa", "offer egypt")
    assert s.refusal("africa", "change africa-1") == "43.9-e"
    s.say("africa", "scratch", "change africa-1", "scratch")
    assert announcement(s, "africa-1") == (3, 27, "salt", [])


@pytest.mark.rule("43.9-c")
def test_a_player_says_what_he_wants_and_it_binds_him_to_nothing() -> None:
    s = four()
    s.say("africa", "offer everyone", "want gold", "want cloth", "put salt", "put salt", "put salt")
    assert s.refusal("africa", "want gold") == "43.9-c"  # he has said so
    (event,) = s.say("africa", "name salt")
    assert event.arguments["wants"] == ["commodity-cloth", "commodity-gold"]
    assert table(s)["africa-1"]["wants"] == ["cloth", "gold"]
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("africa", "accept thrace-1")  # which is neither
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "grain": 3}


@pytest.mark.rule("43.9-c")
def test_what_was_said_of_a_draft_can_be_taken_back() -> None:
    s = market(africa=SALT, thrace=GRAIN)
    s.say("africa", "offer everyone", "put salt", "put salt", "put salt")
    assert s.refusal("africa", "unsay") == "43.9-c"
    s.say("africa", "want gold", "claim gems", "unsay", "want iron", "name salt")
    assert announcement(s, "africa-1") == (3, 27, "salt", [])
    assert table(s)["africa-1"]["wants"] == ["iron"]
    s.say("africa", "change africa-1", "unsay", "name salt")
    assert table(s)["africa-1"]["wants"] == []


def bounded() -> Situation:
    """A market of three whose table has agreed on few steps."""
    return Situation(
        "africa", "thrace", "crete", phase=9, pause=[10], options={"trade_bound": 40},
        africa={"hand": SALT}, thrace={"hand": GRAIN}, crete={"hand": CLOTH},
    )  # fmt: skip


@pytest.mark.rule("43.9-e")
def test_only_the_bound_of_the_table_ends_a_players_offers_and_says_so() -> None:
    s = bounded()
    package(s, "thrace", "offer africa", "grain grain grain")
    package(s, "africa", "offer everyone", "salt salt salt")
    assert steps_left(s, "thrace") is None
    for number in range(12):
        s.say("africa", "offer crete", "put salt", "scratch")
        assert steps_left(s, "africa") == (None if number < 7 else 34 - 2 * number)
    s.say("africa", "offer crete", *["put salt"] * 3)
    assert s.allows("africa", "put salt")
    s.say("africa", "want gold", *["unsay", "want gold"] * 3)
    assert steps_left(s, "africa") == 1
    s.say("africa", "unsay")
    assert sorted(s.choices("africa")) == ["name salt", "scratch", "withdraw africa-1"]
    for text in ("put salt", "remove salt", "want iron", "claim iron"):
        assert s.refusal("africa", text) == "43.9-e"
        assert why_not(s, "africa", text) == Objection("43.9-e", "trade_bound")
    assert why_not(s, "africa", "put grain") == Objection("43.9-b")  # which the rules forbid anyway
    s.say("africa", "name salt")  # what is ready can still be said
    for text in ("offer everyone", "offer thrace", "change africa-1"):
        assert why_not(s, "africa", text) == Objection("43.9-e", "trade_bound")
    assert why_not(s, "africa", "offer africa") == Objection("43.9-d")
    assert sorted(s.choices("africa")) == ["answer thrace-1", "done", "leave", "withdraw africa-1", "withdraw africa-2"]


@pytest.mark.rule("43.9-e")
def test_whoever_has_no_steps_left_can_still_answer_what_he_hears() -> None:
    s = bounded()
    s.say("africa", *["offer crete", "scratch"] * 40)
    assert s.choices("africa") == ["done", "leave"]
    for _ in range(3):
        package(s, "thrace", "offer africa", "grain grain grain")
        package(s, "africa", "answer thrace-1", "salt salt salt bronze bronze", claims="gold")
        s.say("thrace", "decline africa-1", "withdraw thrace-1")
        assert s.choices("africa") == ["done", "leave"]
    package(s, "thrace", "offer everyone", "grain grain grain")
    s.say("africa", "answer thrace-1", *["want gold", "unsay"] * 11)
    assert s.allows("africa", "put salt")
    s.say("africa", "put salt")
    assert why_not(s, "africa", "put salt") == Objection("43.9-e", "trade_bound")  # not even an answer goes on for ever
    assert s.choices("africa") == ["scratch"]


@pytest.mark.rule("43.9-e")
def test_answers_and_what_others_do_never_count_against_the_bound() -> None:
    s = bounded()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("africa", *["offer crete", "scratch"] * 36)
    assert steps_left(s, "africa") == 0
    assert steps_left(s, "thrace") is None
    assert s.allows("thrace", "offer crete")
    package(s, "crete", "answer africa-1", "cloth cloth cloth")
    s.say("africa", "decline crete-1")
    assert s.allows("crete", "offer africa")  # nobody can know that he has no steps left
    s.say("africa", "done")
    package(s, "crete", "answer africa-1", "cloth cloth iron")
    assert "africa" in s.to_act()
    s.say("africa", "accept thrace-1")
    assert s.hand("africa") == {"salt": 1, "bronze": 2, "grain": 3}
    s.say("africa", "done")
    assert "africa" not in s.to_act()


@pytest.mark.rule("43.9-e")
def test_how_many_steps_somebody_has_taken_is_nobody_elses_business() -> None:
    s, twin = bounded(), bounded()
    s.say("africa", *["offer crete", "scratch"] * 40)
    for seat in (s.seat("thrace"), None):
        assert s.position.perspective(seat).view == twin.position.perspective(seat).view
    assert s.choices("thrace") == twin.choices("thrace")


# The exchange.


@pytest.mark.rule("43.9-f")
def test_an_exchange_is_carried_out_at_once_and_shows_others_numbers_only() -> None:
    def done(offered: str, answered: str) -> Situation:
        s = market(
            africa={"salt": 2, "bronze": 2, "papyrus": 2, "iron": 2},
            thrace={"grain": 2, "cloth": 1, "iron": 2, "papyrus": 2},
            crete={"hides": 3},
        )
        deal(s, "africa", offered, "thrace", answered)
        return s

    s, twin = done("salt salt iron", "grain cloth iron"), done("salt salt papyrus", "grain cloth papyrus")
    assert s.hand("africa") == {"bronze": 2, "papyrus": 2, "iron": 2, "grain": 1, "cloth": 1}
    assert s.hand("thrace") == {"grain": 1, "iron": 2, "papyrus": 2, "salt": 2}
    assert s.told("exchange")[0].arguments == {
        "seat": s.seat("africa"), "other": s.seat("thrace"), "count": 3, "count_other": 3,
    }  # fmt: skip
    for seat in (s.seat("crete"), None):
        assert s.position.perspective(seat).view == twin.position.perspective(seat).view
        seen = [event.to_json() for event in s.events if event.visible_to(seat)]
        assert seen == [event.to_json() for event in twin.events if event.visible_to(seat)]
    for event in s.told("cards-given"):
        assert event.visible_to(s.seat("africa"))
        assert event.visible_to(s.seat("thrace"))
        assert not event.visible_to(s.seat("crete"))
        assert not event.visible_to(None)
    assert s.told("cards-given")[0].arguments["cards"] == ["commodity-iron", "commodity-salt", "commodity-salt"]


@pytest.mark.rule("43.9-f")
def test_what_others_are_preparing_or_offering_is_not_seen() -> None:
    s, twin = four(), market(africa=SALT, thrace=GRAIN, crete=CLOTH, egypt=GEMS)
    for each, cards in ((s, "bronze bronze salt"), (twin, "salt salt salt")):
        package(each, "africa", "offer everyone", cards, named="salt")
        each.say("africa", "offer thrace", *[f"put {card}" for card in cards.split()])
    twin.say("africa", "claim gold")
    for nation in ("thrace", "crete"):
        seat = s.seat(nation)
        assert s.position.perspective(seat).view == twin.position.perspective(seat).view
        assert s.choices(nation) == twin.choices(nation)
        assert "package" not in table(s, nation)["africa-1"]
    assert table(s, "africa")["africa-1"]["package"] != table(twin, "africa")["africa-1"]["package"]
    assert s.position.perspective(s.seat("africa")).view["question"]["draft"] is not None


@pytest.mark.rule("43.9-f")
def test_an_offer_once_heard_cannot_be_taken_back_but_a_draft_can() -> None:
    position = market(africa=SALT, thrace=GRAIN).position
    begun = Table(TITLE, players=2, seed=1)
    begun.position = position
    for text in ("offer everyone", "put salt", "put salt", "put salt"):
        begun.play(0, TITLE.space.parse(text))
    begun.undo(0)
    begun.play(0, TITLE.space.parse("put bronze"))
    assert begun.can_undo(0)
    begun.play(0, TITLE.space.parse("name bronze"))
    assert not begun.can_undo(0)


# Calamities.


@pytest.mark.rule("43.9-g")
@pytest.mark.parametrize("calamity", ["epidemic", "civil-disorder", "iconoclasm", "piracy"])
def test_a_black_calamity_may_be_part_of_a_package_and_counts_nothing(calamity: str) -> None:
    s = market(africa={calamity: 1, "hides": 1, "ochre": 1}, thrace=GRAIN)
    package(s, "africa", "offer everyone", f"{calamity} hides ochre", named="hides")
    assert announcement(s, "africa-1") == (3, 2, "hides", [])


@pytest.mark.rule("43.9-g")
def test_a_calamity_kept_from_the_round_before_may_be_traded() -> None:
    s = Situation(
        "africa", "thrace", phase=12, pause=[5, 10],
        africa={"hand": {"civil-disorder": 1, "hides": 1, "ochre": 1}, "cities": ["knossos"], "tokens": {"sparta": 2}},
        thrace={"hand": GRAIN},
    )  # fmt: skip
    s.say("africa", "done")
    s.say("thrace", "done")
    while s.phase() != 9:
        for nation in s.to_act():
            s.say(nation, "tax 2" if s.allows(nation, "tax 2") else "done")
    assert s.hand("africa")["civil-disorder"] == 1
    package(s, "africa", "offer thrace", "civil-disorder hides ochre", named="hides")
    assert announcement(s, "africa-1") == (3, 2, "hides", [])


@pytest.mark.rule("43.9-h")
def test_a_calamity_received_in_trade_lies_open_and_is_never_traded_again() -> None:
    s = market(africa={"salt": 3, "epidemic": 1}, thrace=GRAIN, crete=CLOTH)
    deal(s, "africa", "salt salt epidemic", "thrace", "grain grain grain")
    view = s.position.perspective(s.seat("crete")).view
    assert s.open_calamities("thrace") == ["epidemic"]
    assert view["calamities"]["epidemic"] == {"holder": s.seat("thrace"), "trader": s.seat("africa")}
    assert view["nations"][s.seat("thrace")]["hand_size"] == 5  # six, less three given, plus two commodities
    assert s.hand("thrace") == {"grain": 2, "hides": 1, "salt": 2}
    assert s.hand("africa") == {"salt": 1, "grain": 3}
    received = s.told("calamity-received")[0]
    assert received.visible_to(None)
    assert received.rule == "43.9-h"
    assert received.arguments == {
        "seat": s.seat("thrace"), "other": s.seat("africa"), "card": "calamity-epidemic",
    }  # fmt: skip
    s.say("thrace", "offer crete", "put grain", "put grain")
    assert s.refusal("thrace", "put epidemic") == "43.9-h"
    s.say("africa", "offer crete")
    assert s.refusal("africa", "put epidemic") == "43.9-b"


@pytest.mark.rule("43.9-h")
def test_both_packages_of_an_exchange_may_hold_a_calamity() -> None:
    s = market(africa={"salt": 2, "epidemic": 1}, thrace={"grain": 2, "piracy": 1})
    deal(s, "africa", "salt salt epidemic", "thrace", "grain grain piracy")
    assert s.open_calamities("thrace") == ["epidemic"]
    assert s.open_calamities("africa") == ["piracy"]
    assert s.hand("africa") == {"grain": 2}
    assert s.hand("thrace") == {"salt": 2}
    assert s.asks() == "Pause"  # with two cards each, nobody can trade any more


@pytest.mark.rule("43.9-h")
def test_who_is_left_with_two_cards_is_out_and_offers_to_him_lapse() -> None:
    s = market(africa={"salt": 2, "epidemic": 1}, thrace={"grain": 3}, crete=CLOTH, egypt=GEMS)
    package(s, "crete", "offer thrace", "cloth cloth cloth")
    s.say("egypt", "offer thrace", "put gems")
    s.say("crete", "done")
    package(s, "africa", "offer thrace", "salt salt epidemic")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    s.say("africa", "accept thrace-1")
    assert s.hand("thrace") == {"salt": 2}
    assert s.open_calamities("thrace") == ["epidemic"]
    assert s.to_act() == ["africa", "crete", "egypt"]  # Crete is asked again
    assert table(s) == {}
    assert s.refusal("egypt", "offer thrace") == "43.9-a"  # and the draft is gone
    assert s.refusal("crete", "offer thrace") == "43.9-a"


# The end.


@pytest.mark.rule("43.9-i")
def test_trading_goes_on_until_all_are_done_and_something_new_wakes_those_it_concerns() -> None:
    s = four()
    s.say("africa", "done")
    s.say("thrace", "done")
    s.say("crete", "done")
    assert s.to_act() == ["egypt"]
    package(s, "egypt", "offer africa", "gems gems gems")
    assert s.to_act() == ["africa", "egypt"]
    s.say("africa", "done")
    s.say("egypt", "withdraw egypt-1")
    package(s, "egypt", "offer everyone", "gems gems gems")
    assert s.to_act() == ["africa", "thrace", "crete", "egypt"]
    s.say("egypt", "done")
    package(s, "thrace", "answer egypt-1", "grain grain grain")
    assert "egypt" in s.to_act()
    for nation in ("africa", "thrace", "crete"):
        s.say(nation, "done")
    assert s.asks() == "Market"
    s.say("egypt", "done")
    assert s.asks() == "Pause"  # offers may be left lying
    assert s.hand("egypt") == GEMS
    with pytest.raises(OutOfTurn):
        s.position.play(99, 0)


@pytest.mark.rule("43.9-i")
def test_who_leaves_takes_his_offers_along_and_is_left_alone() -> None:
    s = four()
    package(s, "africa", "offer everyone", "salt salt salt")
    package(s, "thrace", "answer africa-1", "grain grain grain")
    package(s, "crete", "offer africa", "cloth cloth cloth")
    s.say("thrace", "done")
    s.say("africa", "leave")
    assert table(s) == {}
    assert s.to_act() == ["thrace", "crete", "egypt"]
    assert [event.message for event in s.events[-4:]] == [
        "market-left", "offer-withdrawn", "offer-lapsed", "offer-lapsed",
    ]  # fmt: skip
    assert s.refusal("crete", "offer africa") == "43.9-i"
    package(s, "crete", "offer everyone", "cloth cloth cloth")
    assert "africa" not in s.to_act()


@pytest.mark.rule("43.9-i")
def test_when_only_one_is_left_the_market_closes() -> None:
    s = market(africa=SALT, thrace=GRAIN, crete=CLOTH)
    package(s, "crete", "offer everyone", "cloth cloth cloth")
    s.say("africa", "leave")
    s.say("crete", "offer thrace", "put iron")
    assert s.asks() == "Market"
    s.say("thrace", "leave")
    assert s.asks() == "Pause"


@pytest.mark.untraced
@pytest.mark.rule("43.9-i")
@pytest.mark.parametrize("first", ["name", "change", "withdraw", "decline", "scratch"])
def test_the_market_is_bounded_however_stubborn_the_players_are(first: str) -> None:
    s, steps = bounded(), 0
    wanted = [
        first,
        "name",
        "accept",
        "answer",
        "put",
        "offer",
        "remove",
        "want",
        "unsay",
        "change",
        "withdraw",
        "done",
    ]
    while s.asks() == "Market":
        nation = s.to_act()[steps % len(s.to_act())]
        choices = s.choices(nation)
        found = next(
            filter(None, ([text for text in choices if text.startswith(verb)] for verb in wanted)), ["scratch"]
        )
        s.say(nation, found[-1])
        steps += 1
        assert steps < 3 * 40 * 7
    assert steps > 100
