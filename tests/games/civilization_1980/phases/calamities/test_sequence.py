"""The order of the calamities, whom they hit and where the cards go (43.11, 52, 63)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.games.civilization_1980.facts.board import AREAS, COASTS, IS_OPEN_SEA, LAND_AREAS
from civitas.games.civilization_1980.facts.cards import (
    BLACK_CALAMITIES,
    COMMODITY_COUNT,
    KINDS,
    PRINTED_STACK,
    RED_CALAMITIES,
)
from tests.games.civilization_1980.disaster import is_resolved, struck, units
from tests.games.civilization_1980.situation import TITLE, Situation

COLOURS = dict.fromkeys(RED_CALAMITIES, "red") | dict.fromkeys(BLACK_CALAMITIES, "black")


def _strikes(s: Situation) -> list[tuple[str, str]]:
    """Who was struck by what, in order."""
    names = {s.seat(nation): nation for nation in ("thrace", "crete")}
    return [
        (names[int(str(event.arguments["seat"]))], str(event.arguments["card"]).removeprefix("calamity-"))
        for event in s.told("calamity-strikes")
    ]


def _two_each(options: dict[str, object] | None = None, thrace_red: str = "volcano-earthquake") -> Situation:
    return struck(
        "thrace",
        "crete",
        options=options,
        crete={"open": {"civil-disorder": "thrace", "flood": None}},
        thrace={"tokens": {"lesbos": 1}, "open": {"epidemic": "crete", thrace_red: None}},
    )


@pytest.mark.rule("43.11-a")
def test_calamities_of_all_players_are_resolved_in_ascending_order() -> None:
    s = _two_each()
    assert is_resolved(s)
    assert _strikes(s) == [
        ("thrace", "volcano-earthquake"),
        ("crete", "flood"),
        ("thrace", "epidemic"),
        ("crete", "civil-disorder"),
    ]


@pytest.mark.rule("43.11-a")
@pytest.mark.parametrize(
    ("numbers", "red", "first"),
    [
        ("german", "civil-war", "flood"),
        ("advanced", "civil-war", "civil-war"),
        ("german", "famine", "flood"),
        ("advanced", "famine", "famine"),
    ],
)
def test_the_order_follows_the_numbers_of_the_cards_in_use(numbers: str, red: str, first: str) -> None:
    s = _two_each({"calamity_numbers": numbers}, red)
    assert _strikes(s)[0][1] == first
    assert sorted(card for _, card in _strikes(s)[:2]) == sorted(["flood", red])


@pytest.mark.rule("43.11-b")
def test_after_two_calamities_a_player_is_spared_the_others() -> None:
    cities = ["athens", "corinth"]
    s = struck(
        "thrace",
        "crete",
        thrace={
            "tokens": {"lesbos": 10},
            "cities": [*cities, "sparta"],
            "open": {"volcano-earthquake": None, "civil-war": None, "iconoclasm": "crete"},
        },
        crete={"tokens": {"knossos": 4}, "cities": ["rhodes"]},
    )
    s.say("thrace", "reduce sparta")
    assert is_resolved(s)
    assert _strikes(s) == [("thrace", "volcano-earthquake"), ("thrace", "civil-war")]
    assert s.cities("thrace") == cities
    assert s.cities("crete") == ["rhodes"]
    assert s.stack(8)[-1] == "iconoclasm"
    assert [event.rule for event in s.told("calamity-spared")] == ["43.11-b"]


@pytest.mark.rule("43.11-b")
def test_two_calamities_are_both_resolved() -> None:
    s = struck(
        "thrace",
        "crete",
        thrace={
            "tokens": {"lesbos": 10},
            "cities": ["athens", "corinth"],
            "open": {"civil-war": None, "iconoclasm": "crete"},
        },
        crete={"tokens": {"knossos": 4}},
    )
    assert is_resolved(s)
    assert s.cities("thrace") == []
    assert s.told("calamity-spared") == []


@pytest.mark.rule("43.11-b")
def test_the_other_cards_leave_the_table_at_once_and_only_his_own() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={
            "tokens": {"lesbos": 1},
            "open": {"volcano-earthquake": None, "flood": None, "civil-war": None, "piracy": "crete"},
        },
        crete={"tokens": {"knossos": 12}, "open": {"famine": None, "civil-disorder": "asia"}},
        asia={"tokens": {"hattusas": 1}, "open": {"iconoclasm": "thrace"}},
    )
    assert s.to_act() == ["crete"], "the Famine asks whom to starve"
    assert s.open_calamities("thrace") == []
    assert sorted(s.open_calamities("crete")) == ["civil-disorder", "famine"]
    assert s.open_calamities("asia") == ["iconoclasm"]
    assert (s.stack(5)[-1], s.stack(9)[-1]) == ("civil-war", "piracy")


@pytest.mark.rule("43.11-c")
def test_the_limit_of_two_does_not_protect_against_calamities_of_others() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"tokens": {"lesbos": 15}, "open": {"volcano-earthquake": None, "flood": None}},
        crete={"tokens": {"knossos": 1}, "open": {"epidemic": "asia"}},
    )
    assert _strikes(s) == [("thrace", "volcano-earthquake"), ("thrace", "flood"), ("crete", "epidemic")]
    s.say("crete", "demand 10 thrace")
    assert is_resolved(s)
    assert s.board("thrace") == {"lesbos": 5}


@pytest.mark.rule("43.11-d")
def test_red_cards_hit_who_drew_them_black_ones_who_received_them() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"tokens": {"lesbos": 10}, "open": ["famine"]},
        crete={"tokens": {"lemnos": 10}, "open": {"epidemic": "thrace"}},
        asia={"tokens": {"sinope": 4}, "cities": ["troy"], "ships": ["troy"], "hand": {"piracy": 1}},
    )
    assert s.board("thrace") == {"lesbos": 1}
    s.say("thrace", "done")
    assert s.board("crete") == {"lemnos": 1}
    s.say("crete", "done")
    assert is_resolved(s)
    assert s.board("thrace") == {"lesbos": 1}
    assert s.cities("asia") == ["troy"]
    assert s.hand("asia") == {"piracy": 1}
    assert len(s.told("calamity-strikes")) == 2


@pytest.mark.rule("43.11-e")
def test_support_is_checked_once_after_all_calamities() -> None:
    cities = ["athens", "corinth", "sparta", "troy"]
    s = struck(
        "thrace",
        "crete",
        thrace={"tokens": {"lesbos": 9}, "cities": cities, "open": {"famine": None, "civil-disorder": "crete"}},
        crete={"tokens": {"knossos": 1}},
    )
    s.say("thrace", "lose 9 lesbos")
    assert s.asks() == "Demands"
    assert s.cities("thrace") == cities
    s.say("thrace", "done")
    assert s.asks() == "Support"
    assert s.cities("thrace") == cities, "no city was reduced between the two calamities"
    assert s.messages()[-1] == "calamity-harmless"
    s.say("thrace", "reduce sparta", "reduce athens")
    assert s.asks() == "Support", "two cities and three tokens"
    s.say("thrace", "reduce corinth")
    assert is_resolved(s)
    assert s.cities("thrace") == ["troy"]
    assert s.board("thrace") == {"sparta": 1, "athens": 2, "corinth": 2}


@pytest.mark.rule("43.11-f")
def test_a_used_calamity_lies_below_the_cards_spent_in_the_same_round() -> None:
    s = Situation(
        "thrace",
        "crete",
        phase=10,
        pause=[11, 12],
        stacks={"6": ["bronze", "bronze"]},
        thrace={"tokens": {"lesbos": 1}, "hand": {"bronze": 3}},
        crete={"tokens": {"knossos": 1}, "open": {"epidemic": "thrace"}},
    )
    s.say("thrace", "buy pottery", "spend 3 bronze", "pay 0")
    assert s.stack(6) == ["bronze"] * 5
    s.proceed()
    assert is_resolved(s)
    assert s.stack(6) == ["bronze"] * 5 + ["epidemic"]


@pytest.mark.rule("52-a")
def test_the_first_four_calamities_are_red_and_the_other_four_black() -> None:
    numbered = sorted((PRINTED_STACK[kind] + 1, KINDS[kind]) for kind in range(COMMODITY_COUNT, len(KINDS)))
    assert [(number, COLOURS[name], name) for number, name in numbered] == [
        (2, "red", "volcano-earthquake"),
        (3, "red", "flood"),
        (4, "red", "famine"),
        (5, "red", "civil-war"),
        (6, "black", "epidemic"),
        (7, "black", "civil-disorder"),
        (8, "black", "iconoclasm"),
        (9, "black", "piracy"),
    ]


@pytest.mark.rule("52-a")
@pytest.mark.parametrize(
    ("card", "stack"), [(KINDS[k], PRINTED_STACK[k] + 1) for k in range(COMMODITY_COUNT, len(KINDS))]
)
def test_every_calamity_returns_to_the_stack_of_its_number(card: str, stack: int) -> None:
    trader = "crete" if card in BLACK_CALAMITIES else None
    s = struck("thrace", "crete", thrace={"tokens": {"lesbos": 1}, "open": {card: trader}})
    assert is_resolved(s)
    assert s.stack(stack)[-1] == card
    assert not any(card in s.stack(other) for other in range(1, 10) if other != stack)


@pytest.mark.rule("63-a")
def test_losses_of_several_players_are_taken_one_after_the_other_in_table_order() -> None:
    large = {"tokens": {"lesbos": 10, "lemnos": 10}}
    s = struck(
        "egypt",
        "thrace",
        "africa",
        "crete",
        "babylon",
        egypt=large,
        thrace={"tokens": {"odessus": 9}, "open": ["famine"]},
        africa=large,
        crete=large,
    )
    s.say("thrace", "demand 5 egypt", "demand 8 africa", "demand 7 crete")
    assert s.to_act() == ["africa"]
    assert s.refusal("crete", "lose 7 lesbos") == "43-c"
    s.say("africa", "lose 7 lesbos")
    assert s.to_act() == ["africa"], "not complete yet"
    s.say("africa", "lose 1 lemnos")
    assert s.to_act() == ["crete"]
    s.say("crete", "lose 7 lesbos")
    assert s.to_act() == ["egypt"]
    s.say("egypt", "lose 5 lemnos")
    assert is_resolved(s)
    assert [units(s, nation) for nation in ("africa", "crete", "egypt")] == [12, 13, 15]


# Laws: whatever lies on the table and whatever is chosen, phase 11 ends, and nobody is asked without an answer.

NATIONS = ["africa", "italy", "illyria", "thrace", "crete", "asia"]
LAND = [AREAS[area] for area in LAND_AREAS]
PORTS = [coast for index, coast in enumerate(COASTS) if not IS_OPEN_SEA[index]]
CARDS_THAT_MATTER = ["agriculture", "democracy", "engineering", "law", "medicine", "philosophy", "pottery"]
MOST_ACTIONS = 400


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A table of six players with all calamities open before somebody."""
    sites = draw(st.permutations(LAND))
    entries: dict[str, Any] = {nation: {"open": {}} for nation in NATIONS}
    for nation in NATIONS:
        cities = draw(st.integers(min_value=0, max_value=9))
        areas = draw(st.lists(st.sampled_from(LAND), max_size=6, unique=True))
        learned = nation in NATIONS[1:5]  # of some cards there are only four
        entries[nation] |= {
            "cities": [sites.pop() for _ in range(cities)],
            "tokens": {area: draw(st.integers(min_value=1, max_value=9)) for area in areas},
            "ships": draw(st.lists(st.sampled_from(PORTS), max_size=4)),
            "cards": draw(st.lists(st.sampled_from(CARDS_THAT_MATTER), max_size=2 * learned, unique=True)),
            "hand": {"grain": draw(st.integers(min_value=0, max_value=1))},
            "stock": draw(st.integers(min_value=0, max_value=2)),
        }
    for card in KINDS[COMMODITY_COUNT:]:
        holder, trader = draw(st.permutations(NATIONS))[:2]
        entries[holder]["open"][card] = trader if card in BLACK_CALAMITIES else None
    return entries


@pytest.mark.untraced
@settings(max_examples=40, deadline=None)
@given(entries=tables(), picks=st.randoms(use_true_random=False))
@pytest.mark.rule("43.11-a", "43.11-b")
def test_phase_eleven_always_ends_and_nobody_is_asked_without_an_answer(entries: dict[str, Any], picks: Any) -> None:
    s = struck(*NATIONS, **entries)
    components = s.position.components()
    for _ in range(MOST_ACTIONS):
        if s.asks() == "Pause":
            break
        [seat] = s.position.to_act[:1]
        legal = s.position.legal(seat)
        assert legal, f"{s.asks()} asks without an answer"
        other = picks.randrange(TITLE.space.size)
        assert (s.position.why_not(seat, other) is None) == (other in legal)
        action = picks.choice(legal)
        assert s.position.why_not(seat, action) is None
        s.position.play(seat, action)
        assert s.position.components() == components
    assert is_resolved(s)
    loaded = TITLE.load(s.position.dump())
    assert loaded.digest() == s.position.digest()


QUESTIONS: dict[str, dict[str, Any]] = {
    "Eruption": {"thrace": {"tokens": {"cumae": 1, "thera": 1}, "open": ["volcano-earthquake"]}},
    "Earthquake": {"thrace": {"cities": ["athens", "troy"], "open": ["volcano-earthquake"]}},
    "ChoiceOfPlain": {"thrace": {"tokens": {"memphis": 4, "sumeria": 4}, "open": ["flood"]}},
    "Losses": {"thrace": {"tokens": {"athens": 9, "troy": 9}, "open": ["famine"]}},
    "Demands": {"thrace": {"open": ["famine"]}, "crete": {"tokens": {"knossos": 9}}},
    "CivilWar": {"thrace": {"tokens": {"odessus": 40}, "open": ["civil-war"]}},
    "Reductions": {
        "thrace": {
            "tokens": {"lesbos": 12},
            "cities": ["athens", "corinth", "knossos", "sparta", "troy"],
            "open": {"iconoclasm": "asia"},
        },
    },
    "Raid": {
        "thrace": {"cities": ["athens", "corinth", "troy"], "open": {"piracy": "asia"}},
        "asia": {"ships": ["sinope"]},
    },
}
"""A table for every kind of question in phase 11."""


@pytest.mark.rule("43.11-a")
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_can_be_stored_and_copied_before_it_is_answered(question: str) -> None:
    s = struck(*NATIONS, **QUESTIONS[question])
    assert s.asks() == question
    [seat] = s.position.to_act
    assert s.position.legal(seat)
    for action in s.position.legal(seat):
        assert s.position.why_not(seat, action) is None
        original, copy, loaded = s.position.clone(), s.position.clone(), TITLE.load(s.position.dump())
        events = original.play(seat, action)
        for other in (copy, loaded):
            assert other.play(seat, action) == events
            assert other.digest() == original.digest()
