"""Famine, and what Pottery and Grain do against it (52.4, 53.2)."""

from typing import Any

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck, units
from tests.games.civilization_1980.situation import Situation


def _famine(thrace: dict[str, Any], **others: Any) -> Situation:
    """Thrace is the victim; Crete and Asia may have to share."""
    return struck("thrace", "crete", "asia", thrace={"open": ["famine"], **thrace}, **others)


@pytest.mark.rule("52.4-a")
@pytest.mark.parametrize(
    ("losses", "tokens", "cities", "next_question"),
    [
        (["lose 6 odessus", "lose 3 byzantium"], {"byzantium": 3}, ["athens", "troy"], "Support"),
        (["lose-city troy", "lose 4 odessus"], {"odessus": 2, "byzantium": 6}, ["athens"], "Pause"),
        (["lose 4 odessus", "lose-city athens"], {"odessus": 2, "byzantium": 6}, ["troy"], "Pause"),
    ],
)
def test_the_victim_loses_nine_units_of_his_choice(
    losses: list[str], tokens: dict[str, int], cities: list[str], next_question: str
) -> None:
    s = _famine({"tokens": {"odessus": 6, "byzantium": 6}, "cities": ["troy", "athens"]})
    assert s.to_act() == ["thrace"]
    s.say("thrace", *losses)
    assert s.board("thrace") == tokens
    assert s.cities("thrace") == cities
    assert s.stock("thrace") == 56 - sum(tokens.values())
    assert s.asks() == next_question


@pytest.mark.rule("52.4-a")
def test_neither_eight_nor_ten_units_will_do() -> None:
    s = _famine({"tokens": {"odessus": 10, "byzantium": 2}, "cities": ["troy", "athens"]})
    assert s.refusal("thrace", "lose 10 odessus") == "52.1-d"
    assert s.refusal("thrace", "done") == "52.4-a"
    assert s.refusal("thrace", "lose 1 knossos") == "52.4-a"
    assert s.refusal("crete", "lose 1 knossos") == "43-c"
    s.say("thrace", "lose-city troy")
    assert s.refusal("thrace", "lose-city athens") == "52.1-d"
    s.say("thrace", "lose 3 odessus")
    assert s.to_act() == ["thrace"]
    s.say("thrace", "lose 1 byzantium")
    assert is_resolved(s)
    assert units(s, "thrace") == 22 - 9


def _thirty_units() -> Situation:
    large = {"tokens": {"lesbos": 10, "lemnos": 10}, "cities": ["knossos", "sparta"]}
    return _famine(
        {"tokens": {"odessus": 9}},
        crete=large,
        asia={**large, "cities": ["hattusas", "kanesh"]},
    )


@pytest.mark.rule("52.4-b")
def test_the_victim_may_order_others_to_lose_twenty_units_of_their_choice() -> None:
    s = _thirty_units()
    assert s.board("thrace") == {}
    assert s.to_act() == ["thrace"]
    s.say("thrace", "demand 11 crete", "demand 9 asia")
    assert s.to_act() == ["crete"]
    assert s.refusal("crete", "done") == "52.4-b"
    s.say("crete", "lose-city sparta", "lose 6 lesbos")
    assert s.to_act() == ["asia"]
    s.say("asia", "lose 9 lemnos")
    assert is_resolved(s)
    assert s.board("crete") == {"lesbos": 4, "lemnos": 10}
    assert s.cities("crete") == ["knossos"]
    assert s.board("asia") == {"lesbos": 10, "lemnos": 1}
    assert s.cities("asia") == ["hattusas", "kanesh"]
    assert (s.stock("thrace"), s.stock("crete"), s.stock("asia")) == (56, 42, 45)


@pytest.mark.rule("52.4-b")
def test_twelve_units_of_one_or_twentyone_of_all_are_too_many() -> None:
    s = _thirty_units()
    assert s.refusal("thrace", "demand 12 crete") == "52.4-b"
    s.say("thrace", "demand 11 crete")
    assert s.refusal("thrace", "demand 10 asia") == "52.4-b"
    assert s.refusal("thrace", "demand 1 crete") == "52.4-b"
    assert s.allows("thrace", "demand 9 asia")


@pytest.mark.rule("52.4-b")
def test_the_victim_may_order_less_or_nothing() -> None:
    s = _thirty_units()
    s.say("thrace", "done")
    assert is_resolved(s)
    assert units(s, "crete") == units(s, "asia") == 30
    s = _thirty_units()
    s.say(
        "thrace",
        "demand 1 asia",
        "done",
    )
    assert s.to_act() == ["asia"]
    s.say("asia", "lose 1 lesbos")
    assert is_resolved(s)
    assert (units(s, "crete"), units(s, "asia")) == (30, 29)


@pytest.mark.rule("52.4-b")
def test_nobody_can_be_ordered_to_lose_more_than_he_has() -> None:
    s = _famine({"tokens": {"odessus": 9}}, crete={"tokens": {"knossos": 3}})
    assert s.choices("thrace") == ["done", "demand 1 crete", "demand 2 crete", "demand 3 crete"]
    s.say("thrace", "demand 3 crete")
    assert is_resolved(s)
    assert s.board("crete") == {}


@pytest.mark.rule("52.4-c")
def test_with_pottery_every_grain_in_hand_saves_four_units() -> None:
    s = _famine(
        {"tokens": {"odessus": 9}, "cards": ["pottery"], "hand": {"grain": 2}},
        crete={"tokens": {"knossos": 12}, "cards": ["pottery"], "hand": {"grain": 3}},
        asia={"tokens": {"hattusas": 12}, "hand": {"grain": 2}},
    )
    assert s.board("thrace") == {"odessus": 8}
    s.say("thrace", "demand 11 crete")
    assert s.refusal("thrace", "demand 10 asia") == "52.4-b", "what Crete saves is not passed on"
    s.say("thrace", "demand 9 asia")
    assert is_resolved(s)
    assert s.board("crete") == {"knossos": 12}
    assert s.board("asia") == {"hattusas": 3}
    assert [s.hand(nation) for nation in ("thrace", "crete", "asia")] == [{"grain": 2}, {"grain": 3}, {"grain": 2}]


@pytest.mark.rule("52.4-c")
@pytest.mark.parametrize(("grain", "left"), [(0, 1), (1, 5), (2, 9), (3, 10), (4, 10)])
def test_pottery_and_grain_save_no_more_than_the_loss(grain: int, left: int) -> None:
    s = _famine({"tokens": {"odessus": 10}, "cards": ["pottery"], "hand": {"grain": grain}})
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": left}
    shown = [event.arguments for event in s.told("grain-shown")]
    assert shown == ([{"seat": s.seat("thrace"), "count": min(grain, 3)}] if grain else []), "no more than helps"


@pytest.mark.rule("52.4-c")
def test_with_nothing_to_lose_no_grain_is_shown() -> None:
    s = _famine({"cards": ["pottery"], "hand": {"grain": 2}})
    assert is_resolved(s)
    assert s.told("grain-shown") == []


@pytest.mark.rule("52.4-c")
def test_what_grain_leaves_to_be_lost_is_again_the_owners_choice() -> None:
    s = _famine(
        {"tokens": {"odessus": 9}},
        crete={"tokens": {"knossos": 6, "lesbos": 6}, "cards": ["pottery"], "hand": {"grain": 1}},
    )
    s.say("thrace", "demand 11 crete")
    assert s.to_act() == ["crete"]
    s.say("crete", "lose 6 knossos")
    assert is_resolved(s)
    assert s.board("crete") == {"lesbos": 5}


@pytest.mark.rule("52.4-c")
def test_an_order_that_probed_for_grain_cannot_be_taken_back() -> None:
    s = _famine(
        {"tokens": {"odessus": 9}},
        crete={"tokens": {"knossos": 12, "lesbos": 1}, "cards": ["pottery"], "hand": {"salt": 1}},
    )
    before = s.position.reveals
    s.say("thrace", "demand 9 crete")
    assert s.to_act() == ["crete"]
    assert s.position.reveals > before, "that Crete shows no Grain tells something as well"


@pytest.mark.rule("52.4-d")
def test_only_grain_that_was_not_spent_counts_and_it_stays_in_hand() -> None:
    s = Situation(
        "thrace",
        "crete",
        phase=10,
        pause=[11, 12],
        thrace={
            "tokens": {"odessus": 9},
            "cards": ["pottery"],
            "hand": {"grain": 3},
            "treasury": 30,
            "open": ["famine"],
        },
        crete={"tokens": {"knossos": 1}},
    )
    s.say("thrace", "buy cloth-making", "spend 2 grain", f"pay {45 - 10 - 16}")
    s.proceed()
    assert s.board("thrace") == {"odessus": 4}
    assert s.hand("thrace") == {"grain": 1}


@pytest.mark.rule("52.4-d")
def test_shown_grain_helps_again_in_a_later_famine() -> None:
    first = _famine({"tokens": {"odessus": 18}, "cards": ["pottery"], "hand": {"grain": 1}})
    assert first.board("thrace") == {"odessus": 13}
    second = _famine({"tokens": first.board("thrace"), "cards": ["pottery"], "hand": first.hand("thrace")})
    assert second.board("thrace") == {"odessus": 8}
    assert second.hand("thrace") == {"grain": 1}


@pytest.mark.rule("53.2-a")
def test_pottery_without_grain_does_not_help() -> None:
    s = _famine({"tokens": {"odessus": 10}, "cards": ["pottery"], "hand": {"salt": 2}})
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 1}


@pytest.mark.rule("53.2-a")
def test_pottery_and_grain_do_not_help_against_an_epidemic() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"tokens": {"odessus": 1}, "open": {"epidemic": "asia"}},
        crete={"tokens": {"knossos": 12}, "cards": ["pottery"], "hand": {"grain": 2}},
    )
    s.say("thrace", "demand 10 crete")
    assert is_resolved(s)
    assert s.board("crete") == {"knossos": 2}
    assert s.told("grain-shown") == []
