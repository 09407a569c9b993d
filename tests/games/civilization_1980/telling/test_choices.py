"""The choices of Civilization (1980) as they are told."""

from civitas.core.telling import AMOUNT, FROM_TO, ONE_OF, YES_NO
from tests.games.civilization_1980.situation import Situation
from tests.games.civilization_1980.telling.spoken import Spoken


def test_moves_stand_under_the_area_they_leave_with_who_is_where_they_lead() -> None:
    s = Situation(
        "crete", "thrace", crete={"tokens": {"knossos": 3, "phaestos": 1}}, thrace={"tokens": {"phaestos": 2}}
    )
    spoken = Spoken(s, "crete")
    assert spoken.headings == ["Knossos 3/3 ■", "Phaestos 1/2 ■", ""]
    assert spoken.choices("Knossos 3/3 ■") == ["→ Phaestos (1/2 ■, Thrace 2)"]
    group = spoken.group("Knossos 3/3 ■")
    assert group["asked"] == FROM_TO
    (choice,) = group["choices"]
    assert choice["about"] == ["area-knossos", "area-phaestos"]
    assert [deed["amount"] for deed in choice["deeds"]] == [1, 2, 3]
    assert spoken.words(choice["phrase"]) == "move 1–3 tokens from Knossos to Phaestos"
    (done,) = spoken.group("")["choices"]
    assert done["ends"]
    assert spoken.choices("") == ["end your movement"]


def test_agriculture_feeds_one_more_where_a_nation_is_alone() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 3}, "cards": ["agriculture"]})
    spoken = Spoken(s, "crete")
    assert spoken.choices("Knossos 3/4 ■") == ["→ Phaestos (0/3 ■)"]
    assert spoken.explain("area-knossos")[-4:] == ["[Feeds]", "Printed 3", "Agriculture 1", "Total 4"]


def test_what_a_ship_can_do_stands_under_the_ship() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 4}, "ships": ["knossos"]})
    s.say("crete", "load 2 1")
    spoken = Spoken(s, "crete")
    group = spoken.group("Ship 1 in Knossos (2/5)")
    assert group["asked"] == FROM_TO
    assert spoken.choices("Ship 1 in Knossos (2/5)") == [
        "load 1–2",
        "land 1–2 (2/3 ■)",
        "→ Phaestos (0/2 ■)",
        "→ Rhodes (0/2 ■)",
        "→ Thera (0/2 ■)",
    ]
    assert [choice["about"] for choice in group["choices"]][:3] == [
        ["area-knossos", "ship-1"],
        ["ship-1", "area-knossos"],
        ["ship-1", "area-phaestos"],
    ]


def test_a_coast_of_several_is_told_with_its_water() -> None:
    s = Situation("crete", "thrace", phase=4, crete={"tokens": {"delphi": 4}, "treasury": 3})
    spoken = Spoken(s, "crete")
    assert spoken.because == ["In your treasury: 3 tokens"]
    group = spoken.group("Build a ship")
    assert spoken.choices("Build a ship") == [
        "Delphi (west coast) (levy 0–2) (4/2): 2 tokens",
        "Delphi (east coast) (levy 0–2) (4/2): 2 tokens",
    ]
    assert group["choices"][0]["about"] == ["area-delphi", "coast-delphi:west"]
    assert [deed["amount"] for deed in group["choices"][0]["deeds"]] == [0, 1, 2]
    assert spoken.words(group["choices"][0]["phrase"]) == (
        "build a ship in Delphi (west coast), with 0–2 tokens levied there"
    )
    s.say("crete", "build-ship delphi:east 2", "done")
    spoken = Spoken(s, "crete")
    assert spoken.explain("coast-delphi:east")[0] == "Delphi (east coast) | Delphi"
    assert spoken.explain("ship-1")[0] == "Ship 1 · Delphi (east coast)"


def test_ships_are_maintained_in_one_of_two_ways() -> None:
    s = Situation("crete", "thrace", phase=4, crete={"tokens": {"knossos": 3}, "treasury": 1, "ships": ["knossos"]})
    spoken = Spoken(s, "crete")
    assert spoken.choices("Maintain") == [
        "Ship 1 · Knossos · treasury: 1 token",
        "Ship 1 · Knossos · levy: 1 token",
    ]
    assert spoken.group("Maintain")["asked"] == ONE_OF
    assert spoken.group("Maintain")["choices"][0]["about"] == ["ship-1", "area-knossos"]
    assert [spoken.words(choice["phrase"]) for choice in spoken.group("Maintain")["choices"]] == [
        "maintain ship 1 from the treasury",
        "maintain ship 1 with a token beside it",
    ]
    assert spoken.choices("Give up") == ["Ship 1 · Knossos"]


def test_last_tokens_are_told_as_a_loss() -> None:
    s = Situation("crete", "thrace", phase=4, crete={"tokens": {"knossos": 2}})
    (choice,) = Spoken(s, "crete").group("Build a ship")["choices"]
    assert [deed.get("loss", {}).get("rule") for deed in choice["deeds"]] == ["65.3-a"]


def test_taxes_say_what_each_rate_brings() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=1,
        crete={"tokens": {"phaestos": 46}, "stock": 5, "cards": ["coinage"], "cities": ["knossos", "rhodes"]},
    )
    spoken = Spoken(s, "crete")
    assert spoken.group("Tax")["asked"] == AMOUNT
    assert spoken.choices("Tax") == [
        "1–3 tokens for each city (at 1: +2, at 2: +4, at 3: +3, 1 city revolts)",
    ]
    assert spoken.because == ["2 cities; 5 tokens in stock"]


def test_cities_cost_tokens() -> None:
    s = Situation("crete", "thrace", phase=7, crete={"tokens": {"knossos": 6, "lemnos": 13, "phaestos": 3}})
    spoken = Spoken(s, "crete")
    assert spoken.choices("Build a city") == ["Knossos (6/3 ■): 6 tokens", "Lemnos (13/1): 12 tokens"]


def test_gold_is_a_question_of_yes_or_no() -> None:
    s = Situation("crete", "thrace", phase=8, crete={"treasury": 20, "cities": ["knossos"], "tokens": {"phaestos": 4}})
    spoken = Spoken(s, "crete")
    (group,) = spoken.telling["groups"]
    assert group["asked"] == YES_NO
    assert spoken.choices("") == ["buy a card of the last stack: 18 tokens", "buy no gold"]


def test_cards_cost_what_credits_leave_on_top_of_the_basket() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=10,
        crete={"cards": ["engineering", "medicine"], "hand": {"gold": 3, "salt": 2}, "treasury": 30},
    )
    spoken = Spoken(s, "crete")
    assert spoken.because == [
        "Your hand: 2 Salt, 3 Gold (5 cards, worth 93)",
        "93 in hand + 30 in the treasury = 123",
    ]
    assert spoken.choices("Buy")[:2] == ["Pottery: 35 (45 − 10)", "Cloth Making: 35 (45 − 10)"]
    assert "Music: 60" in spoken.choices("Buy")
    s.say("crete", "buy pottery")
    spoken = Spoken(s, "crete")
    assert spoken.question == "Pay for your basket: 35, still 35 to pay"
    assert spoken.choices("Buy")[0] == "Cloth Making: 45"
    assert spoken.choices("Lay down") == ["Salt (2 in hand, worth 12)", "Gold (3 in hand, worth 81)"]
    assert spoken.choices("") == ["pay as sensibly as possible"]
    s.say("crete", "spend 2 salt")
    spoken = Spoken(s, "crete")
    assert spoken.choices("Pay") == ["pay the rest with 23 tokens from the treasury: 23 tokens"]
    assert spoken.group("Pay")["asked"] == AMOUNT
    assert spoken.forecast() == [
        "[Purchase]",
        "Civilization cards 45",
        "- Pottery 45",
        "credits -10",
        "- Engineering for Pottery -10",
        "laid down -12",
        "- 2 × Salt -12",
        "to pay 23",
    ]
    assert spoken.explain("basket")[0] == "Basket: Pottery for 35"
    assert Spoken(s, "thrace").telling["forecast"] == []


def test_whoever_overpays_gets_no_change() -> None:
    s = Situation("crete", "thrace", phase=10, crete={"hand": {"gold": 3}})
    s.say("crete", "buy pottery", "spend 3 gold")
    assert Spoken(s, "crete").forecast()[-3:] == ["- 3 × Gold -81", "No change is given 36", "to pay 0"]


def test_conflicts_and_surplus_are_foreseen() -> None:
    s = Situation(
        "crete",
        "thrace",
        crete={"tokens": {"phaestos": 8, "rhodes": 4, "thera": 3}, "census": 15},
        thrace={"tokens": {"rhodes": 3, "odessus": 2}, "cities": ["phaestos"], "census": 5},
    )
    assert Spoken(s, "crete").forecast() == [
        "[Conflicts to come]",
        "Rhodes 7",
        "- Thrace 3 (none left)",
        "- Crete 4 (2 left)",
        "Phaestos 8 (to storm the city of Thrace: 7)",
        "- Crete 8 (8 left)",
        "[Surplus tokens]",
        "Phaestos 8",
        "Thera 1",
    ]
