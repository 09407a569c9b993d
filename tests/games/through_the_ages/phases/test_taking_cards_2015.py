"""Taking cards from the row, hands, and the piles that cards go to (2015)."""

import pytest

from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import NEW, situation

FOUR_CARDS = ["irrigation", "alchemy", "swordsmen", "drama"]
EIGHT_CARDS = [*FOUR_CARDS, "theology", "printing-press", "bread-and-circuses", "theocracy"]

WONDERS_OF_AGE_I = ["great-wall", "st-peters-basilica", "taj-mahal", "universitas-carolina"]

# Costs.


@pytest.mark.rule("act.take-a")
@pytest.mark.parametrize(
    ("space", "cost"),
    [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 2), (10, 3), (11, 3), (12, 3), (13, 3)],
)
def test_a_card_costs_one_two_or_three_civil_actions_by_its_space(space: int, cost: int) -> None:
    row = {str(space): "iron", str(14 - space if space != 7 else 1): "alchemy"}
    too_poor = situation(row=row, p1={"civil": cost - 1})
    assert too_poor.refused(f"take {space}") == "actions.spend-a"
    s = situation(row=row, p1={"civil": cost})
    assert effect(s, f"take {space}") == {"civil": 0, "hand": ["iron"]}
    assert list(s.row().values()) == ["alchemy"]


@pytest.mark.rule("act.take-a")
def test_what_was_spent_on_one_card_is_missing_for_the_next() -> None:
    s = situation(row={"5": "irrigation", "9": "iron", "10": "alchemy"})
    assert effect(s, "take 5", "take 10") == {"civil": 0, "hand": ["irrigation", "alchemy"]}
    assert s.refused("take 9") == "actions.spend-a"
    assert s.row() == {9: "iron"}


@pytest.mark.rule("act.take-a")
def test_nothing_can_be_taken_from_an_empty_space() -> None:
    s = situation(row={"2": "iron"})
    assert s.legal("take") == ["take 2"]
    assert s.refused("take 1") == "turn.row-h"


# What may be taken into the hand.


@pytest.mark.rule("act.take-b", "act.wonder-take-c")
@pytest.mark.parametrize(
    ("cards", "allowed"), [(3, ["take 2", "take 3"]), (4, ["take 3"]), (5, ["take 3"])], ids=["3", "4", "5"]
)
def test_a_hand_of_as_many_cards_as_civil_actions_is_full_but_not_for_wonders(cards: int, allowed: list[str]) -> None:
    hand = [*FOUR_CARDS, "theology"][:cards]
    s = situation(row={"2": "iron", "3": "great-wall"}, p1={"hand": hand, "civil": 2})
    assert s.legal("take") == allowed
    if cards >= 4:
        assert s.refused("take 2") == "act.take-b"
    assert effect(s, "take 3") == {"civil": 1, "wonder": "great-wall"}


@pytest.mark.rule("act.take-b")
def test_the_total_of_civil_actions_limits_the_hand_not_those_still_available() -> None:
    s = situation(row={"1": "iron", "2": "knights"}, p1={"hand": FOUR_CARDS, "wonders": ["pyramids"], "civil": 2})
    assert effect(s, "take 1") == {"civil": 1, "hand": [*FOUR_CARDS, "iron"]}
    assert s.refused("take 2") == "act.take-b"


@pytest.mark.rule("cards.hand-a")
def test_who_holds_too_many_civil_cards_keeps_them_but_takes_no_more() -> None:
    """The change from Republic to Theocracy makes 8 civil actions (with the Pyramids) into 5."""
    p1 = {"government": "republic", "wonders": ["pyramids"], "hand": EIGHT_CARDS, "science": 6}
    s = situation(row={"1": "iron", "2": "great-wall"}, p1=p1)
    s.play("develop theocracy")
    assert s.civ(1).civil_total == 5
    assert s.hand(1) == EIGHT_CARDS[:7]
    assert s.refused("take 1") == "act.take-b"
    s.play("done")
    s.pass_until("ActionPhase", player=1)
    assert s.hand(1) == EIGHT_CARDS[:7]
    assert set(s.legal("take")) <= {f"take {space}" for space, card in s.row().items() if card in WONDERS_OF_AGE_I}


@pytest.mark.rule("cards.hand-a")
@pytest.mark.parametrize(("cards", "allowed"), [(8, False), (7, False), (6, True)])
def test_taking_begins_again_below_the_limit(cards: int, allowed: bool) -> None:
    s = situation(row={"1": "iron"}, p1={"government": "republic", "hand": EIGHT_CARDS[:cards]})
    assert s.allows("take 1") == allowed


@pytest.mark.rule("act.take-c")
@pytest.mark.parametrize(
    ("where", "card"),
    [
        ({"workers": {"iron": 0}}, "iron"),
        ({"workers": {"iron": 2}}, "iron"),
        ({"hand": ["knights"]}, "knights"),
        ({"specials": ["code-of-laws"]}, "code-of-laws"),
        ({"hand": ["warfare"]}, "warfare"),
        ({"government": "monarchy"}, "monarchy"),
        ({"hand": ["monarchy"]}, "monarchy"),
    ],
)
def test_a_technology_in_hand_or_in_play_cannot_be_taken_again(where: dict[str, object], card: str) -> None:
    s = situation(players=3, row={"1": card, "3": "alchemy"}, p1=where)
    assert s.legal("take") == ["take 3"]
    assert s.refused("take 1") == "act.take-c"
    without = situation(players=3, row={"1": card, "3": "alchemy"}, p2=where)
    assert without.legal("take") == ["take 1", "take 3"]


@pytest.mark.rule("act.take-c")
def test_a_special_technology_that_was_replaced_may_be_taken_again() -> None:
    """Only cards in hand and in play count."""
    s = situation(players=3, age="II", row={"1": "code-of-laws"}, p1={"specials": ["justice-system"]})
    assert effect(s, "take 1") == {"civil": 4, "hand": ["code-of-laws"]}


@pytest.mark.rule("act.take-e")
@pytest.mark.parametrize(("own", "other"), [("code-of-laws", "warfare"), ("warfare", "code-of-laws")])
def test_warfare_and_code_of_laws_are_different_cards_whatever_is_printed_on_them(own: str, other: str) -> None:
    s = situation(row={"1": other}, p1={"specials": [own]})
    assert effect(s, "take 1")["hand"] == [other]


@pytest.mark.rule("act.take-f")
def test_several_copies_of_an_action_card_may_be_held() -> None:
    s = situation(row={"2": "breakthrough-i"}, p1={"hand": ["breakthrough-i"]})
    assert effect(s, "take 2") == {"civil": 3, "hand": ["breakthrough-i", "breakthrough-i"]}


@pytest.mark.rule("act.take-d", "act.take-g")
def test_only_one_leader_of_each_age_can_ever_be_taken() -> None:
    row = {"1": "leonardo-da-vinci", "2": "michelangelo", "3": "isaac-newton", "4": "joan-of-arc"}
    s = situation(age="II", row=row, p1={"government": "republic"})
    s.play("take 1")
    assert s.refused("take 2") == "act.take-d"
    assert effect(s, "take 3") == {"civil": 5, "hand": ["leonardo-da-vinci", "isaac-newton"]}
    s.play("lead leonardo-da-vinci", "lead isaac-newton")
    assert s.pile("gone").count("leonardo-da-vinci") == 1
    assert s.refused("take 4") == "act.take-d"
    assert s.legal("take") == []


@pytest.mark.rule("act.take-d")
def test_a_leader_who_was_lost_still_counts_as_taken() -> None:
    """Moses (A) and Leonardo (I) were taken; neither of them is there any more."""
    s = situation(age="II", row={"1": "michelangelo", "2": "isaac-newton"}, p1={"leaders_taken": ["A", "I"]})
    assert s.legal("take") == ["take 2"]
    assert s.refused("take 1") == "act.take-d"


@pytest.mark.rule("act.take-g")
def test_leaders_of_different_ages_may_be_held_beside_one_in_play() -> None:
    s = situation(age="II", row={"1": "isaac-newton"}, p1={"leader": "moses", "hand": ["michelangelo"]})
    assert effect(s, "take 1") == {"civil": 3, "hand": ["michelangelo", "isaac-newton"]}
    assert s.told(1)["leader"] == "moses"


# Wonders.


@pytest.mark.rule("act.wonder-take-a")
@pytest.mark.card("eiffel-tower")
def test_a_wonder_costs_one_more_for_every_wonder_completed_and_goes_into_play() -> None:
    p1 = {"wonders": ["pyramids", "colossus"]}
    s = situation(age="II", row={"7": "eiffel-tower"}, p1=p1)
    assert effect(s, "take 7") == {"civil": 1, "wonder": "eiffel-tower"}
    assert s.civ(1).civil_total == 5


@pytest.mark.rule("act.wonder-take-a")
@pytest.mark.parametrize("completed", [0, 1, 2, 3])
@pytest.mark.parametrize(("space", "cost"), [(5, 1), (6, 2), (10, 3)])
def test_the_surcharge_adds_to_the_space(completed: int, space: int, cost: int) -> None:
    wonders = ["colossus", "hanging-gardens", "library-of-alexandria"][:completed]
    row = {str(space): "great-wall"}
    too_poor = situation(row=row, p1={"wonders": wonders, "civil": cost + completed - 1, "government": "republic"})
    assert too_poor.refused(f"take {space}") == "actions.spend-a"
    s = situation(row=row, p1={"wonders": wonders, "civil": cost + completed, "government": "republic"})
    assert effect(s, f"take {space}") == {"civil": 0, "wonder": "great-wall"}


@pytest.mark.rule("act.wonder-take-a")
def test_other_cards_have_no_surcharge_for_wonders() -> None:
    s = situation(row={"7": "iron"}, p1={"wonders": ["pyramids", "colossus"]})
    assert effect(s, "take 7")["civil"] == 3


@pytest.mark.rule("act.wonder-take-b")
def test_no_wonder_can_be_taken_before_the_last_one_is_completed() -> None:
    p1 = {"wonder": "great-wall", "stages": 3, "tokens": {"bronze": 2}}
    s = situation(row={"1": "taj-mahal", "2": "iron"}, p1=p1)
    assert s.legal("take") == ["take 2"]
    assert s.refused("take 1") == "act.wonder-take-b"
    s.play("construct 1")
    assert effect(s, "take 1") == {"civil": 1, "wonder": "taj-mahal"}


@pytest.mark.rule("act.wonder-take-d")
def test_ruins_count_for_the_surcharge() -> None:
    p1 = {"wonders": ["pyramids", "great-wall"], "ruins": ["pyramids"], "government": "monarchy"}
    s = situation(age="II", row={"1": "kremlin"}, p1=p1)
    assert s.civ(1).civil_total == 5
    assert effect(s, "take 1") == {"civil": 2, "wonder": "kremlin"}


@pytest.mark.rule("act.wonder-take-e")
def test_a_wonder_under_construction_gives_nothing() -> None:
    s = situation(p1={"wonder": "hanging-gardens", "stages": 2})
    assert ratings(s) == {"science": 1, "culture": 0, "strength": 1, "faces": 0}
    with_actions = situation(p1={"wonder": "pyramids", "stages": 2})
    assert with_actions.civ(1).civil_total == 4


# What a card is.


@pytest.mark.rule("cards.level-a")
@pytest.mark.parametrize(
    ("card", "level"), [("homer", 0), ("despotism", 0), ("iron", 1), ("legion", 1), ("strategy", 2), ("computers", 3)]
)
def test_the_level_of_a_card_is_its_age(card: str, level: int) -> None:
    s = situation()
    assert s.position.cards[s.position.edition.cards.index[card]].level == level


@pytest.mark.rule("cards.level-a")
@pytest.mark.parametrize(
    ("lab", "points"), [("philosophy", 0), ("alchemy", 1), ("scientific-method", 2), ("computers", 3)]
)
def test_levels_of_buildings_score_as_their_cards_do(lab: str, points: int) -> None:
    """Impact of Architecture; one point is for the event laid in its place."""
    s = happening(NEW, "impact-of-architecture", age="III", p1={"workers": {"philosophy": 0, lab: 1}})
    assert s.civ(1).culture == 1 + points


@pytest.mark.rule("cards.tech-a")
@pytest.mark.card("aristotle")
def test_governments_and_special_technologies_are_technologies_and_others_are_not() -> None:
    row = {"1": "monarchy", "2": "code-of-laws", "3": "rich-land-i", "4": "great-wall", "5": "irrigation"}
    s = situation(row=row, p1={"leader": "aristotle", "government": "republic"})
    gained = []
    for space in range(1, 6):
        before = s.civ(1).science
        s.play(f"take {space}")
        gained.append(s.civ(1).science - before)
    assert gained == [1, 1, 0, 0, 1]


@pytest.mark.rule("cards.inplay-a")
def test_technologies_in_hand_are_not_had() -> None:
    """Impact of Technology scores 4 for each of level III; one point is for the event laid in its place."""
    p1 = {"workers": {"computers": 0}, "hand": ["oil", "rockets"]}
    s = happening(NEW, "impact-of-technology", age="III", p1=p1, p2={"hand": ["movies"]})
    assert s.civ(1).culture == 1 + 4
    assert s.civ(2).culture == 0


@pytest.mark.rule("cards.inplay-a")
@pytest.mark.parametrize("text", ["lead moses", "develop iron", "revolt monarchy", "play reserves-i", "adopt legion"])
def test_only_cards_in_hand_can_be_played(text: str) -> None:
    """Those of the other player and of the row cannot."""
    row = {"1": "moses", "2": "iron", "3": "monarchy", "4": "reserves-i"}
    s = situation(row=row, p1={"science": 9}, p2={"military_hand": ["legion"], "hand": ["iron", "reserves-i"]})
    assert s.refused(text) == "cards.inplay-a"


# Hidden cards and piles.


@pytest.mark.rule("cards.hand-b")
def test_rivals_see_how_many_military_cards_somebody_has_but_not_which() -> None:
    p1 = {"military_hand": ["legion", "raid-i", "rats"], "hand": ["iron", "moses"]}
    s = situation(p1=p1, discards=[{"card": "phalanx", "known": [1]}])
    own, rival, watcher = s.view(1), s.view(2), s.view(None)
    assert sorted(own["military_hand"]) == ["legion", "raid-i", "rats"]
    assert own["discards"][1] == ["phalanx"]
    for view in (rival, watcher):
        assert view["civilizations"][0]["military_backs"] == ["I", "I", "I"]
        assert view["civilizations"][0]["hand"] == ["iron", "moses"]
        assert view["discards"][1] == [None]
        assert not {"legion", "raid-i", "rats", "phalanx"} & words_of(view)
    assert rival["military_hand"] == []


def words_of(view: object) -> set[str]:
    """Every word anywhere in a view."""
    if isinstance(view, dict):
        return {word for entry in view.values() for word in words_of(entry)}
    if isinstance(view, list):
        return {word for entry in view for word in words_of(entry)}
    return {view} if isinstance(view, str) else set()


@pytest.mark.rule("cards.hand-b")
def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    s = situation(military_deck=["legion", "rats", "..."])
    s.play("done")
    drawn = s.events("drew-cards")[0]
    assert drawn.arguments["cards"] == ["card-legion", "card-rats"]
    assert drawn.audience == 1
    assert s.arguments("drew") == [{"seat": 0, "count": 2}]
    assert s.military_hand(1) == ["rats", "legion"]


@pytest.mark.rule("cards.discard-a")
def test_a_civil_card_that_left_play_never_returns() -> None:
    """Even if the deck is used up, nothing comes back into the row but cards of the next ages."""
    s = situation(civil_deck=["iron"], p1={"leader": "moses", "hand": ["michelangelo"]})
    s.play("lead michelangelo")
    assert s.pile("gone").count("moses") == 1
    seen: set[str] = set()
    for player in (2, 1, 2, 1):
        s.play("done")
        s.pass_until("ActionPhase", player=player)
        seen |= set(s.row().values())
    assert len(seen) > 13
    assert "moses" not in seen
    assert s.pile("gone").count("moses") == 1


@pytest.mark.rule("cards.discard-b")
def test_only_the_discards_of_the_current_age_become_a_new_deck() -> None:
    hand = ["military-bonus-ii", "annex", "spy", "raid-ii"]
    s = situation(age="II", military_deck=[], discards=["legion"], p1={"military_hand": hand})
    s.play("done", "discard annex", "discard military-bonus-ii")
    assert sorted(s.military_hand(1)) == sorted(hand)
    assert s.discards("I") == ["legion"]
    assert s.discards("II") == []
    assert s.position.military_left == 0


@pytest.mark.rule("cards.discard-b")
def test_discarded_cards_lie_face_down_on_the_pile_of_their_age() -> None:
    hand = ["annex", "spy", "raid-ii", "legion"]
    s = situation(age="II", p1={"military_hand": hand, "military": 0})
    s.play("done", "discard annex", "discard legion")
    assert (s.discards("I"), s.discards("II")) == (["legion"], ["annex"])
    assert s.view(2)["discards"] == [[], [None], [None], []]
    assert s.view(1)["discards"] == [[], ["legion"], ["annex"], []]


@pytest.mark.rule("cards.discard-c")
def test_an_empty_military_deck_is_renewed_at_once() -> None:
    pile = ["legion", "phalanx", "rats", "raid-i"]
    s = situation(military_deck=["pestilence", "crusades"], discards=pile, p1={"government": "monarchy"})
    s.play("done")
    drawn = s.military_hand(1)
    assert len(drawn) == 3
    assert {"pestilence", "crusades"} < set(drawn)
    assert len(set(drawn) & set(pile)) == 1
    assert s.position.military_left == 3
    assert s.discards("I") == []


@pytest.mark.rule("cards.discard-c")
def test_the_deck_is_renewed_in_the_middle_of_an_event_too() -> None:
    pile = ["legion", "phalanx", "raid-i", "military-bonus-i"]
    s = happening(NEW, "development-of-politics", military_deck=["pestilence", "crusades"], discards=pile)
    assert {"pestilence", "crusades"} < set(s.military_hand(1))
    assert sorted(s.military_hand(1) + s.military_hand(2)) == sorted(["pestilence", "crusades", *pile])
    assert (len(s.military_hand(1)), len(s.military_hand(2))) == (3, 3)
    assert s.position.military_left == 0


@pytest.mark.rule("cards.discard-c")
def test_without_deck_and_discards_there_is_nothing_to_draw() -> None:
    s = situation(military_deck=["legion"], discards=[])
    s.play("done")
    assert s.military_hand(1) == ["legion"]
    assert s.arguments("drew") == [{"seat": 0, "count": 1}]
