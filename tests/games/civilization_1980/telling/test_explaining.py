"""What there is to know about the things of Civilization (1980)."""

import pytest

from tests.games.civilization_1980.disaster import struck
from tests.games.civilization_1980.situation import TITLE, Situation
from tests.games.civilization_1980.telling.spoken import Spoken


def crete(**entries: object) -> Spoken:
    """Crete beside Thrace, in the middle of trade."""
    s = Situation(
        "crete",
        "thrace",
        phase=9,
        crete={
            "tokens": {"knossos": 4, "phaestos": 2},
            "cities": ["rhodes"],
            "ships": ["knossos"],
            "treasury": 5,
            "cards": ["pottery", "music"],
            "hand": {"salt": 3, "gems": 1},
            "track": 4,
            **entries,
        },
        thrace={"tokens": {"odessus": 4}, "hand": {"hides": 2, "iron": 2}, "treasury": 2},
    )
    return Spoken(s, "crete")


def test_the_own_numbers_are_told_with_all_their_parts() -> None:
    assert crete().explain("seat-1")[:22] == [
        "Crete",
        "Space 4 of 15 · Stone Age",
        "[Points]",
        "Civilization cards 105",
        "- Pottery 45",
        "- Music 60",
        "Treasury 5",
        "Trade cards in hand 35",
        "- 3 × Salt 27",
        "- 1 × Gems 8",
        "Total 145",
        "[Pieces]",
        "Cities 1/9",
        "Tokens on the board 6 (the cities need 2)",
        "- Knossos 4",
        "- Phaestos 2",
        "Stock 45",
        "Ships 1/4",
        "Treasury 5",
        "Units as calamities count them 11",
        "- Tokens on the board 6",
        "- Cities 5",
    ]


def test_the_hand_of_another_player_is_not_told() -> None:
    lines = crete().explain("seat-2")
    assert lines[lines.index("[Points]") + 1 : lines.index("[Pieces]")] == [
        "Civilization cards 0",
        "Treasury 2",
        "Trade cards in hand ? (4 cards, face down)",
        "Total 2 +",
    ]


def test_the_next_space_asks_for_what_the_rules_ask() -> None:
    lines = crete().explain("seat-1")
    assert lines[lines.index("[Next space]") + 1] == "2 cities 1/2"
    lines = crete(track=8).explain("seat-1")
    assert lines[lines.index("[Next space]") + 1] == "cards of 3 groups 2/3"
    lines = crete(track=2).explain("seat-1")
    assert lines[lines.index("[Next space]") + 1] == "no condition ✓"
    lines = crete(track=15).explain("seat-1")
    assert lines[lines.index("[Next space]") + 1] == "1,200 points 145/1,200"


def test_prices_are_told_with_the_credits_they_are_made_of() -> None:
    lines = crete().explain("seat-1")
    prices = lines[lines.index("[Prices for you]") + 1 :]
    assert prices[:3] == ["Cloth Making 35", "- Printed 45", "- Pottery -10"]
    assert prices[prices.index("Philosophy 210 (Needs Law.)") :][:3] == [
        "Philosophy 210 (Needs Law.)",
        "- Printed 240",
        "- Music -30",
    ]


def test_a_civilization_card() -> None:
    lines = crete().explain("card-philosophy")
    assert lines[0] == "Philosophy | Civics | 210 (240 − 30)"
    assert "Needs Law." in lines
    assert lines[lines.index("[Price]") :][:4] == ["[Price]", "Printed 240", "Music -30", "For you 210"]
    assert crete().explain("card-mysticism")[0] == "Mysticism | Arts, Sciences | 25 (30 − 5)"
    owned = crete().explain("card-music")
    assert owned[0] == "Music | Arts | 60"
    assert "Owned by Crete." in owned
    assert owned[owned.index("[Credits it gives]") + 1] == "Philosophy 30"


def test_a_commodity() -> None:
    assert crete().explain("commodity-gems")[:6] == [
        "Gems | 8",
        "Worth 8 each, 4 in the game; a set of n is worth n × n × 8.",
        "[Sets]",
        "1 × Gems 8",
        "2 × Gems 32",
        "3 × Gems 72",
    ]


def test_an_area() -> None:
    assert crete().explain("area-knossos") == [
        "Knossos | Beige",
        "Feeds 3. City site: a city takes 6 tokens.",
        "Here: Crete 4 (feeds 3), ship of Crete.",
        "By land: Phaestos 2 ■ (Crete 2)",
        "By water: Phaestos 2 ■ (Crete 2), Rhodes 2 ■ (city of Crete), Thera 2 ■, Aegean Sea, Eastern Mediterranean",
    ]


def test_a_city_is_told_with_what_an_attack_takes() -> None:
    spoken = crete(cards=["engineering"])
    thrace = Spoken(spoken.situation, "thrace")
    assert "An attack on the city takes at least 8 tokens; 6 defend it." in thrace.explain("area-rhodes")
    assert not any("attack" in line for line in spoken.explain("area-rhodes"))


def test_a_nation_and_its_track() -> None:
    assert crete().explain("nation-crete") == [
        "Crete",
        "Start area: Knossos.",
        "Cities: Rhodes.",
        "Civilization cards: Pottery, Music.",
        "[Development]",
        "Stone Age 1",
        "Early Bronze Age 5 (2 cities)",
        "Late Bronze Age 9 (cards of 3 groups)",
        "Early Iron Age 11 (7 civilization cards)",
        "Late Iron Age 14 (civilization cards worth 1,000)",
        "Space 15 1200",
    ]
    assert "Nobody plays this nation." in crete().explain("nation-egypt")


@pytest.mark.parametrize(
    "thing",
    ["region-beige", "region-sea", "volcano-etna", "flood-plain-nile", "group-arts", "epoch-3", "phase-5"],
)
def test_other_things(thing: str) -> None:
    assert crete().explanation(thing)["thing"] == thing


@pytest.mark.parametrize(
    "thing",
    ["seat-3", "ship-2", "ship-9", "card-salt", "area-atlantis", "offer-crete-1", "basket", "epoch-9", "phase-14", "x"],
)
def test_nothing_is_told_of_what_is_not_there(thing: str) -> None:
    s = crete().situation
    assert s.position.perspective(s.seat("crete")).explain(thing) is None


def test_nobody_is_told_about_ships_of_others() -> None:
    s = crete().situation
    assert s.position.perspective(s.seat("thrace")).explain("ship-1") is None
    assert s.position.perspective(None).explain("ship-1") is None


CALAMITIES = {
    "flood": ["Thrace 0", "Crete 0", "Asia 0", "Assyria 17", "Egypt 7"],
    "famine": ["Thrace 0", "Crete 9", "Asia 0", "Assyria 9", "Egypt 9 (every Grain shown saves 4)"],
    "epidemic": ["Thrace 0", "Crete 8", "Asia 0", "Assyria 16", "Egypt 11"],
    "civil-war": ["Thrace 0/35", "Crete 11/35", "Asia 0/35", "Assyria 40/35", "Egypt 35/35"],
    "civil-disorder": ["Thrace 0", "Crete 0", "Asia 0", "Assyria 0", "Egypt 1"],
    "iconoclasm": ["Thrace 0", "Crete 1", "Asia 0", "Assyria 4", "Egypt 3"],
    "piracy": ["Thrace 0", "Crete 1", "Asia 0", "Assyria 1", "Egypt 4"],
    "volcano-earthquake": ["Thrace none", "Crete Thera", "Asia none", "Assyria earthquake", "Egypt earthquake"],
}


@pytest.mark.parametrize("calamity", CALAMITIES)
def test_a_calamity_tells_what_it_would_cost_each_nation(calamity: str) -> None:
    s = Situation(
        "crete",
        "egypt",
        "assyria",
        "thrace",
        "asia",
        phase=9,
        crete={"tokens": {"knossos": 4, "thera": 2}, "cities": ["rhodes"], "hand": {"salt": 3}},
        egypt={
            "tokens": {"memphis": 5},
            "cities": ["alexandria", "tanis", "petra", "jerusalem", "gaza", "thebes"],
            "cards": ["engineering", "pottery", "medicine", "law"],
            "hand": {"salt": 3},
        },
        assyria={"tokens": {"babylonia": 10, "sumeria": 10}, "cities": ["nineveh", "carrhae", "aleppo", "susa"]},
    )
    lines = Spoken(s, "crete").explain(f"calamity-{calamity}")
    assert lines[-5:] == CALAMITIES[calamity]


def test_an_open_calamity_names_its_victim() -> None:
    s = Situation(
        "thrace",
        "crete",
        phase=10,
        thrace={"open": {"epidemic": "crete"}, "tokens": {"odessus": 4}, "hand": {"salt": 3}},
    )
    lines = Spoken(s, "thrace").explain("calamity-epidemic")
    assert "Epidemic before Thrace" in lines
    assert "Thrace got Epidemic from Crete." in lines


def test_a_ship_in_movement_tells_how_far_it_gets() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 4}, "ships": ["knossos"]})
    s.say("crete", "load 2 1", "sail 1 thera", "sail 1 athens")
    lines = Spoken(s, "crete").explain("ship-1")
    assert lines[:4] == ["Ship 1 · Athens", "Aboard: 2 of 5", "2 steps left", "[In reach]"]
    assert "Thera 1" in lines
    assert lines[lines.index("Knossos 2") :][:3] == ["Knossos 2", "- Thera 1", "- Knossos 1"]
    assert not any("Sea" in line or "Mediterranean" in line for line in lines)


def test_astronomy_opens_the_sea() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 4}, "ships": ["knossos"], "cards": ["astronomy"]})
    lines = Spoken(s, "crete").explain("ship-1")
    assert "Eastern Mediterranean 1" in lines
    assert lines[lines.index("Cyprus 2") :][:3] == ["Cyprus 2", "- Eastern Mediterranean 1", "- Cyprus 1"]


def test_before_the_choice_of_nations_players_have_no_accounts() -> None:
    explanation = TITLE.new_game(players=2, seed=1).perspective(0).explain("seat-2")
    assert explanation is not None
    assert explanation["accounts"] == []


def test_small_games_have_smaller_accounts() -> None:
    s = Situation(
        "crete",
        "thrace",
        crete={"tokens": {"knossos": 4}},
        thrace={"tokens": {"odessus": 1}},
        options={"variant": "nomads-and-seafarers"},
    )
    assert Spoken(s, "crete").explain("seat-1") == [
        "Crete",
        "[Pieces]",
        "Areas 1",
        "Tokens on the board 4",
        "- Knossos 4",
        "Stock 52",
        "Ships 0/4",
    ]


def test_everything_about_a_struck_nation_can_be_said() -> None:
    s = struck("thrace", "crete", thrace={"open": ["flood"], "tokens": {"odessus": 4}})
    assert Spoken(s, "thrace").question == "Look around"
