"""Civil Disorder (52.7)."""

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck
from tests.games.civilization_1980.situation import Situation

CITIES = ["athens", "chalcis", "corinth", "hattusas", "kanesh", "knossos", "sinope", "sparta", "troy"]


def _disorder(count: int, cards: list[str] | None = None) -> Situation:
    thrace = {
        "tokens": {"lesbos": 18},
        "cities": CITIES[:count],
        "cards": cards or [],
        "open": {"civil-disorder": "crete"},
    }
    return struck(
        "thrace", "crete", thrace=thrace, crete={"tokens": {"odessus": 14}, "cities": ["byzantium", "gordium"]}
    )


@pytest.mark.rule("52.7-a")
def test_the_receiver_keeps_four_cities_and_chooses_which() -> None:
    s = _disorder(7)
    assert s.to_act() == ["thrace"]
    assert s.refusal("thrace", "reduce byzantium") == "52.7-a"
    assert s.refusal("thrace", "reduce troy") == "52.7-a"
    assert s.refusal("thrace", "done") == "52.7-a"
    s.say("thrace", "reduce knossos", "reduce athens")
    assert s.refusal("thrace", "reduce athens") == "52.7-a"
    s.say("thrace", "reduce kanesh")
    assert is_resolved(s)
    assert s.cities("thrace") == ["chalcis", "corinth", "hattusas", "sinope"]
    assert s.board("thrace") == {"lesbos": 18, "knossos": 3, "athens": 2, "kanesh": 2}
    assert s.stock("thrace") == 56 - 25
    assert s.cities("crete") == ["byzantium", "gordium"]
    assert {event.rule for event in s.told("city-reduced")} == {"52.7-a"}


@pytest.mark.rule("52.7-a")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_up_to_four_cities_stay(count: int) -> None:
    s = _disorder(count)
    assert is_resolved(s)
    assert s.cities("thrace") == CITIES[:count]
    assert s.board("thrace") == {"lesbos": 18}
    assert s.told("calamity-harmless")[0].rule == "52.7-a"


@pytest.mark.rule("52.7-b")
@pytest.mark.parametrize(
    ("cards", "kept"),
    [([], 4), (["law"], 5), (["law", "democracy"], 6), (["democracy"], 6), (["law", "philosophy"], 5)],
)
@pytest.mark.parametrize("surplus", [0, 1, 2, 3])
def test_law_keeps_five_and_democracy_six_cities(cards: list[str], kept: int, surplus: int) -> None:
    s = _disorder(kept + surplus, cards)
    for number in range(surplus):
        assert s.to_act() == ["thrace"]
        s.say("thrace", f"reduce {CITIES[number]}")
    assert is_resolved(s)
    assert s.cities("thrace") == CITIES[surplus : kept + surplus]
