"""The ends of ages: what becomes obsolete, what stays, and which decks come next (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect, ledger
from tests.games.through_the_ages.new_edition import (
    actions,
    deck,
    end_turn,
    end_turns,
    new_game,
    play_to_the_end,
    totals,
)
from tests.games.through_the_ages.situation import Situation, situation

AGES = ["A", "I", "II", "III", "IV"]
LAST_CARD = {"I": "iron", "II": "coal", "III": "oil"}
"""A civil card of each age that is the last one of its deck here."""


def ending(age: str, players: int = 2, **entries: Any) -> Situation:
    """The active player's turn has begun, and with it an age has ended."""
    general = {"age": age, "round": 9, "step": "refill", "players": players, "civil_deck": [LAST_CARD[age]]}
    s = situation(**{**general, **entries})
    assert s.position.age == AGES.index(age) + 1
    return s


def before_and_after(age: str, player: int = 1, **entries: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Everything about a player before and after the end of an age."""
    general = {"age": age, "round": 9, "players": 2, "civil_deck": [LAST_CARD[age]], **entries}
    return ledger(situation(**general), player), ledger(ending(age, **entries), player)


def age_of(s: Situation, card: str) -> str:
    """The age on the back of a card."""
    return AGES[s.position.cards[s.position.edition.cards.index[card]].age]


# The order of the ages.


@pytest.mark.rule("game.flow-b")
def test_the_ages_follow_each_other_from_a_to_iv() -> None:
    s = new_game(2)
    assert s.view()["age"] == "A"
    play_to_the_end(s)
    ages = [event.arguments["age"] for event in s.events("age")]
    assert ages == ["age-i", "age-ii", "age-iii", "age-iv"]
    assert s.view()["age"] == "IV"


# The end of age A.


@pytest.mark.rule("age.a-end-a", "age.a-end-c")
def test_age_a_ends_with_the_first_refill_and_its_remaining_cards_leave_the_game() -> None:
    row = {"1": "rich-land-a", "2": "moses", "3": "frugality-a", "5": "homer"}
    s = situation(
        players=3,
        round=2,
        age="A",
        step="start",
        row=row,
        civil_deck=["stockpile-a", "aristotle", "colossus", "..."],
        p1={"hand": ["julius-caesar", "patriotism-a"], "wonder": "pyramids", "stages": 1},
        p2={"leader": "hammurabi"},
    )
    assert list(s.row().values())[:5] == ["frugality-a", "homer", "stockpile-a", "aristotle", "colossus"]
    assert len(s.row()) == 13
    assert {age_of(s, card) for card in s.row().values()} == {"A"}
    assert s.view()["age"] == "I"
    assert len(deck(s, "civil", "I")) == 50
    assert len(deck(s, "military", "I")) == 45
    assert s.hand(1) == ["julius-caesar", "patriotism-a"]
    assert (s.told(1)["wonder"], s.civ(1).stages) == ("pyramids", 1)
    assert s.told(2)["leader"] == "hammurabi"
    assert [s.civ(player).yellow for player in (1, 2, 3)] == [18, 18, 18]


@pytest.mark.rule("age.a-end-a")
@pytest.mark.parametrize(("players", "gone"), [(2, 4), (3, 5), (4, 6)])
def test_without_cards_taken_the_cards_left_of_age_a_are_out_of_the_game(players: int, gone: int) -> None:
    s = new_game(players)
    leftover = set(deck(s, "civil", "A"))
    swept = 7 - gone
    end_turns(s, players)
    assert s.position.round == 2
    assert s.view()["age"] == "I"
    civil_gone = [card for card in s.position.gone if s.position.cards[card].is_civil]
    assert len(civil_gone) == swept + gone
    assert len([card for card in civil_gone if s.position.cards[card].id in leftover]) >= gone
    assert deck(s, "civil", "A") == []


@pytest.mark.rule("age.a-end-b")
def test_if_the_cards_of_age_a_do_not_suffice_those_of_age_i_follow() -> None:
    lying = ["rich-land-a", "", "", "", "", "", "", "", "homer", "colossus", "frugality-a", "stockpile-a", "moses"]
    rest = [
        "aristotle", "pyramids", "urban-growth-a", "patriotism-a", "engineering-genius-a", "hammurabi",
        "cultural-heritage-a",
    ]  # fmt: skip
    s = situation(
        players=4,
        round=2,
        age="A",
        step="start",
        row={str(space): card for space, card in enumerate(lying, 1) if card},
        civil_decks={"A": rest, "I": ["iron", "..."]},
    )
    assert list(s.row().values()) == [*lying[8:], *rest, "iron"]
    assert s.view()["age"] == "I"
    assert len(deck(s, "civil", "I")) == 52


@pytest.mark.rule("age.a-end-a")
def test_age_a_does_not_end_before_the_second_turn_of_the_starting_player() -> None:
    s = new_game(3)
    end_turns(s, 2)
    assert s.view()["age"] == "A"
    end_turn(s)
    assert s.view()["age"] == "I"


# When an age ends.


@pytest.mark.rule("age.end-a")
@pytest.mark.parametrize(("cards", "age", "left"), [(2, "II", 50), (3, "I", 1)])
def test_an_age_ends_when_its_last_card_is_laid_even_into_a_full_row(cards: int, age: str, left: int) -> None:
    row = ["irrigation", "alchemy", "theology", "drama", "knights", "swordsmen", "masonry", "warfare", "cartography",
           "monarchy", "theocracy", "great-wall", "taj-mahal"]  # fmt: skip
    s = situation(
        players=3, step="start", row=row, civil_deck=["iron", "printing-press", "code-of-laws"][:cards], round=7
    )
    assert list(s.row().values()) == [*row[2:], "iron", "printing-press"]
    assert s.view()["age"] == age
    assert s.question == "ActionPhase"
    assert len(deck(s, "civil", age)) == left


@pytest.mark.rule("age.end-b")
def test_what_is_still_empty_is_filled_from_the_deck_of_the_new_age() -> None:
    s = situation(step="start", civil_decks={"I": ["iron"], "II": ["coal", "opera", "..."]})
    assert list(s.row().values())[:3] == ["iron", "coal", "opera"]
    assert len(s.row()) == 13
    assert len(deck(s, "civil", "II")) == 44 - 12


@pytest.mark.rule("age.end-b", "age.end-d")
def test_what_becomes_obsolete_is_gone_before_the_row_is_filled_further() -> None:
    s = ending("I", p1={"hand": ["moses"]})
    messages = s.messages()
    assert messages.index("obsolete") < messages.index("age") < messages.index("dealt")


# Obsolete cards.


@pytest.mark.rule("age.end-c")
@pytest.mark.card("michelangelo", "isaac-newton")
def test_cards_older_than_the_age_that_ended_are_obsolete() -> None:
    s = ending(
        "II",
        p1={"leader": "michelangelo", "hand": ["rich-land-i", "rich-land-ii"]},
        p2={"leader": "isaac-newton", "hand": ["frugality-i", "frugality-ii"]},
    )
    assert "leader" not in s.told(1)
    assert s.told(2)["leader"] == "isaac-newton"
    assert [s.hand(player) for player in (1, 2)] == [["rich-land-ii"], ["frugality-ii"]]
    assert {"michelangelo", "rich-land-i", "frugality-i"} <= set(s.pile("gone"))


@pytest.mark.rule("age.end-c")
@pytest.mark.parametrize(
    ("ended", "kept"),
    [
        ("I", ["rich-land-i", "rich-land-ii", "urban-growth-iii"]),
        ("II", ["rich-land-ii", "urban-growth-iii"]),
        ("III", ["urban-growth-iii"]),
    ],
)
def test_the_end_of_every_age_makes_the_cards_before_it_obsolete(ended: str, kept: list[str]) -> None:
    s = ending(ended, p1={"hand": ["rich-land-a", "rich-land-i", "rich-land-ii", "urban-growth-iii"]})
    assert s.hand(1) == kept


@pytest.mark.rule("age.end-d")
@pytest.mark.card("military-bonus-i")
def test_obsolete_civil_and_military_cards_leave_the_hands() -> None:
    s = ending(
        "II",
        p1={"hand": ["swordsmen", "navigation"], "military_hand": ["military-bonus-i", "plunder-ii", "barbarians"]},
    )
    assert s.hand(1) == ["navigation"]
    assert s.military_hand(1) == ["plunder-ii"]
    assert "swordsmen" in s.pile("gone")
    assert sorted(s.discards("I")) == ["barbarians", "military-bonus-i"]
    assert s.view(2)["discards"][1] == [None, None]
    assert s.arguments("obsolete-military") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("age.end-e")
@pytest.mark.card("julius-caesar")
def test_an_obsolete_leader_takes_along_ratings_and_actions() -> None:
    before, after = before_and_after("I", active=2, p1={"leader": "julius-caesar"})
    assert (before["strength"], before["military"], before["military_total"]) == (2, 3, 3)
    assert after == {**before, "leader": "", "strength": 1, "military": 2, "military_total": 2, "yellow": 16}


@pytest.mark.rule("age.end-e")
@pytest.mark.card("homer")
def test_losing_an_obsolete_leader_gives_no_action_back_and_tucks_nobody() -> None:
    before, after = before_and_after("I", active=2, p1={"leader": "homer", "wonders": ["pyramids"], "civil": 2})
    assert after == {**before, "leader": "", "faces": 0, "yellow": 16}
    s = ending("I", active=2, p1={"leader": "homer", "wonders": ["pyramids"]})
    assert "homer" in s.pile("gone")
    assert s.asked == [2]


@pytest.mark.rule("age.end-f")
@pytest.mark.card("pyramids")
def test_an_obsolete_wonder_under_construction_returns_its_tokens_but_no_resources() -> None:
    p1 = {"wonder": "pyramids", "stages": 2, "tokens": {"bronze": 5}}
    before, after = before_and_after("I", p1=p1, row={"5": "great-wall", "6": "taj-mahal"})
    assert (before["blue"], before["stages"]) == (9, 2)
    assert after == {**before, "wonder": "", "stages": 0, "blue": 11, "yellow": 16}
    s = ending("I", p1=p1, row={"5": "great-wall", "6": "taj-mahal"})
    assert "pyramids" in s.pile("gone")
    s.pass_until("ActionPhase")
    assert effect(s, "take 1") == {"civil": 3, "wonder": "great-wall"}


@pytest.mark.rule("age.end-f")
def test_a_wonder_of_the_age_that_ended_may_be_built_on() -> None:
    s = ending("I", p1={"wonder": "great-wall", "stages": 1})
    assert (s.told(1)["wonder"], s.civ(1).stages) == ("great-wall", 1)


@pytest.mark.rule("age.end-g")
@pytest.mark.card("open-borders-agreement")
def test_an_obsolete_pact_ends_for_both_partners() -> None:
    s = ending(
        "II",
        players=3,
        p1={"government": "monarchy", "pact": ["open-borders-agreement", 3], "military": 1},
        p3={"government": "monarchy"},
    )
    assert "pact" not in s.told(1)
    assert (actions(s, 1), totals(s, 1)) == ((5, 1), (5, 3))
    assert (actions(s, 3), totals(s, 3)) == ((5, 3), (5, 3))
    assert s.discards("I") == ["open-borders-agreement"]


@pytest.mark.rule("age.end-g")
@pytest.mark.card("acceptance-of-supremacy")
def test_a_pact_of_the_age_that_ended_stays() -> None:
    s = ending("II", players=3, p1={"pact": ["acceptance-of-supremacy", 3]})
    assert s.told(1)["pact"] == ["acceptance-of-supremacy", 3, "a"]


@pytest.mark.rule("age.end-h")
@pytest.mark.card("napoleonic-army", "war-over-technology", "historic-territory-i")
def test_technologies_colonies_wonders_tactics_and_wars_stay_however_old_they_are() -> None:
    p1 = {
        "workers": {"alchemy": 2, "swordsmen": 1, "knights": 1, "cannon": 1},
        "specials": ["code-of-laws", "masonry"],
        "government": "monarchy",
        "colonies": ["historic-territory-i"],
        "wonders": ["great-wall", "colossus"],
        "tactic": "napoleonic-army",
        "exclusive": True,
        "war": ["war-over-technology", 2],
    }
    before, after = before_and_after("III", active=2, p1=p1, common_tactics=["phalanx"])
    assert after == {**before, "yellow": 16}
    assert after["war"] == ["war-over-technology", 2]
    assert ending("III", active=2, p1=p1, common_tactics=["phalanx"]).pile("common") == ["phalanx"]


@pytest.mark.rule("age.end-i")
@pytest.mark.card("reign-of-terror")
def test_obsolete_events_stay_in_their_decks_and_happen() -> None:
    s = ending(
        "II",
        current_events=["reign-of-terror", "cold-war"],
        future_events=["foray"],
        p1={"military_hand": ["impact-of-wonders"], "workers": {"warriors": 2}},
        p2={"unused": 2, "workers": {"warriors": 0}},
    )
    assert s.pile("current") == ["cold-war", "reign-of-terror"]
    assert s.pile("future") == ["foray"]
    s.play("prepare impact-of-wonders")
    assert s.arguments("event")[-1]["card"] == "card-reign-of-terror"
    assert (s.civ(2).unused, s.civ(2).yellow) == (1, 17)
    assert s.pile("past") == ["reign-of-terror"]


@pytest.mark.rule("age.end-m")
@pytest.mark.card("knights")
def test_old_cards_in_the_row_stay_and_may_be_taken_and_kept_until_the_next_age_ends() -> None:
    s = ending("II", row={"5": "knights"}, civil_decks={"II": ["coal"], "III": ["oil", "..."]})
    assert s.row()[1] == "knights"
    s.pass_until("ActionPhase")
    assert effect(s, "take 1") == {"civil": 3, "hand": ["knights"]}
    assert s.hand(1) == ["knights"]
    end_turns(s, 2)
    assert s.view()["age"] == "III"
    assert s.hand(1) == ["knights"]
    assert ending("III", p1={"hand": ["knights"]}).hand(1) == []


# Yellow tokens and decks.


@pytest.mark.rule("age.end-j")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_everybody_loses_two_yellow_tokens_of_the_bank_or_as_many_as_there_are(age: str) -> None:
    s = ending(age, players=4, active=3, p1={"yellow": 18}, p2={"yellow": 2}, p3={"yellow": 1}, p4={"yellow": 0})
    assert [s.civ(player).yellow for player in (1, 2, 3, 4)] == [16, 0, 0, 0]
    assert [s.civ(player).unused for player in (1, 2, 3, 4)] == [1] * 4
    assert [s.civ(player).on_cards() for player in (1, 2, 3, 4)] == [6] * 4
    assert {event["seat"]: event["count"] for event in s.arguments("yellow-lost")} == {0: 2, 1: 2, 2: 1, 3: 0}


@pytest.mark.rule("age.end-k")
def test_the_military_deck_of_the_new_age_replaces_that_of_the_old_one() -> None:
    old = ["rats", "foray", "pestilence", "raiders", "crusades", "barbarians", "legion", "phalanx", "raid-i", "enslave",
           "plunder-i", "medieval-army"]  # fmt: skip
    s = situation(
        players=3,
        round=9,
        step="start",
        civil_deck=["iron"],
        military_deck=old,
        discards=["border-conflict", "immigration", "rebellion", "uncertain-borders", "good-harvest", "new-deposits"],
    )
    assert deck(s, "military", "I") == []
    assert len(deck(s, "military", "II")) == 50
    assert set(old) <= set(s.pile("gone"))
    end_turn(s)
    assert [age_of(s, card) for card in s.military_hand(1)] == ["II", "II"]
    assert len(deck(s, "military", "II")) == 48
    assert len(s.discards("I")) == 6


@pytest.mark.rule("age.end-l")
def test_in_age_iv_there_are_no_decks_and_free_spaces_stay_free() -> None:
    s = ending("III", row=["kremlin", "opera", "movies", "riflemen", "multimedia"])
    assert s.row() == {1: "riflemen", 2: "multimedia", 3: "oil"}
    assert [deck(s, name, "III") for name in ("civil", "military")] == [[], []]
    assert s.view()["civil_decks"][3] == 0
    assert s.view()["military_decks"][3] == 0


@pytest.mark.rule("age.end-l")
@pytest.mark.card("strategic-territory-ii")
def test_no_effect_draws_military_cards_in_age_iv() -> None:
    s = situation(
        age="IV",
        round=18,
        last_round=19,
        step="politics",
        current_events=["strategic-territory-ii", "cold-war"],
        p1={"military_hand": ["impact-of-wonders"]},
    )
    s.play("prepare impact-of-wonders", "bid 1")
    s.pass_until("ActionPhase")
    assert s.told(1)["colonies"] == ["strategic-territory-ii"]
    assert s.military_hand(1) == []
    assert "drew" not in s.messages()


@pytest.mark.rule("age.end-a", "age.end-c")
def test_nobody_is_asked_when_an_age_ends() -> None:
    s = ending("I", p1={"leader": "moses", "hand": ["homer"], "wonder": "colossus"})
    assert s.question == "ActionPhase"
    assert s.asked == [1]
    assert s.arguments("obsolete") == [{"seat": 0, "cards": ["card-homer", "card-colossus", "card-moses"]}]
