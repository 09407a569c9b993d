"""The board and the development table (section 31)."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from civitas.core.errors import BadScenario, MalformedAction
from civitas.games.civilization_1980.facts.board import (
    AREA,
    AREAS,
    ERUPTS_ON,
    FLOOD_PLAINS,
    FLOODED,
    IS_LAND,
    IS_WHITE_SITE,
    LIMIT,
    VOLCANOES,
)
from civitas.games.civilization_1980.facts.nations import EPOCH_START, FINISH, NATIONS, SPACES, epoch_at, printed_points
from tests.games.civilization_1980.situation import TITLE, Situation

SIX = ("africa", "italy", "crete", "asia", "babylon", "egypt")
BOARD: dict[str, Any] = tomllib.loads(
    (files("civitas.games.civilization_1980") / "data" / "board.toml").read_text(encoding="utf-8")
)


def name_areas(numbers: list[int]) -> list[str]:
    return [AREAS[number] for number in numbers]


# 31-a.


@pytest.mark.rule("31-a")
@pytest.mark.parametrize(
    ("area", "limit"), [("sparta", 1), ("mycenae", 1), ("corinth", 2), ("knossos", 3), ("odessus", 4)]
)
@pytest.mark.parametrize("cards", [[], ["agriculture"], ["pottery", "engineering"]])
def test_an_area_feeds_its_printed_number_and_one_more_for_a_sole_owner_with_agriculture(
    area: str, limit: int, cards: list[str]
) -> None:
    fed = limit + 1 if "agriculture" in cards else limit
    for count in (fed - 1, fed, fed + 1, fed + 3):
        crete = {"tokens": {area: count}, "cards": cards}
        s = Situation("crete", "thrace", phase=7, pause=[8], crete=crete, thrace={"cards": ["agriculture"]})
        while s.phase() == 7 and s.asks() == "Cities":
            s.say("crete", "done")
        assert s.tokens("crete", area) == min(count, fed)
        assert s.stock("crete") == 56 - min(count, fed)


@pytest.mark.rule("31-a")
@pytest.mark.parametrize("cards", [[], ["agriculture"]])
def test_the_printed_number_holds_for_everybody_in_a_shared_area(cards: list[str]) -> None:
    """Agriculture feeds one more only where its owner lives alone."""
    crete = {"tokens": {"corinth": 2}, "cards": cards}
    s = Situation("crete", "thrace", phase=6, pause=[7], crete=crete, thrace={"tokens": {"corinth": 1}})
    assert (s.tokens("crete", "corinth"), s.tokens("thrace", "corinth")) == (2, 0)


@pytest.mark.rule("31-a")
def test_open_sea_feeds_nobody_and_every_land_area_somebody() -> None:
    open_sea = [area for area in AREAS if not IS_LAND[AREA[area]]]
    assert len(open_sea) == 8
    assert all(LIMIT[AREA[area]] == 0 for area in open_sea)
    assert all(LIMIT[area] > 0 for area in range(len(AREAS)) if IS_LAND[area])
    with pytest.raises(BadScenario, match=r"crete\.tokens: aegean-sea is open sea"):
        Situation("crete", "thrace", crete={"tokens": {"aegean-sea": 1}})


# 31-b.


@pytest.mark.rule("31-b")
def test_a_border_interrupted_by_an_illustration_is_crossed_like_any_other() -> None:
    """Corinth and Athens meet where the picture of the isthmus breaks the line; the step is the token's whole move."""
    s = Situation("crete", "thrace", pause=[6], crete={"tokens": {"corinth": 2}})
    s.say("crete", "move 1 corinth athens")
    assert s.board("crete") == {"athens": 1, "corinth": 1}
    assert s.refusal("crete", "move 1 athens mycenae") == "43.5-c"
    assert s.refusal("crete", "move 1 athens corinth") == "43.5-c"
    s.say("crete", "move 1 corinth athens")
    assert s.board("crete") == {"athens": 2}


@pytest.mark.rule("31-b")
def test_land_borders_lead_both_ways_and_join_two_different_areas() -> None:
    (move,) = [verb for verb in TITLE.space.verbs if verb.name == "move"]
    borders = {tuple(word.split()) for word in move.domains[1].words}
    assert len(borders) == 460
    assert borders == {(second, first) for first, second in borders}
    assert all(first != second for first, second in borders)


# 31-c.

UNUSED = {
    2: ["pink", "green", "yellow"],
    3: ["green", "yellow"],
    4: ["pink", "yellow"],
    5: ["pink"],
    6: [],
    7: [],
}
PLAYERS = {
    2: ("crete", "thrace"),
    3: ("crete", "thrace", "italy"),
    4: ("crete", "thrace", "asia", "babylon"),
    5: ("crete", "thrace", "asia", "babylon", "egypt"),
    6: SIX,
    7: (*SIX, "thrace"),
}
# Steps from beige into the other colours, by land and by ship.
OUT_OF_BEIGE = {
    "pink": ("move 1 odessus danube", "sail 1 tyras", "odessus"),
    "green": ("move 1 kanesh cilicia", "sail 1 cappadocia", "sinope"),
}


@pytest.mark.rule("31-c")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("region", ["pink", "green"])
def test_no_token_and_no_ship_enters_a_region_out_of_play(players: int, region: str) -> None:
    by_land, by_sea, harbour = OUT_OF_BEIGE[region]
    tokens = {"odessus": 2, "kanesh": 2}
    s = Situation(*PLAYERS[players], pause=[6], crete={"tokens": tokens, "ships": [harbour]})
    assert s.to_act() == ["crete"]
    for action in (by_land, by_sea):
        if region in UNUSED[players]:
            assert s.refusal("crete", action) == "31-c"
        else:
            assert s.allows("crete", action)


@pytest.mark.rule("31-c")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_southern_shore_is_in_play_with_five_players_and_more(players: int) -> None:
    s = Situation(*PLAYERS[players], pause=[6], crete={"tokens": {"jerusalem": 2}, "ships": ["jerusalem"]})
    for action in ("move 1 jerusalem gaza", "sail 1 gaza"):
        if players == 4:
            assert s.refusal("crete", action) == "31-c"
        else:
            assert s.allows("crete", action)


@pytest.mark.rule("31-c")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_the_regions_in_use_are_those_of_the_table_and_open_sea_belongs_to_none(players: int) -> None:
    s = Situation(*PLAYERS[players], crete={"tokens": {"knossos": 1}, "ships": ["knossos"], "cards": ["astronomy"]})
    view = s.position.perspective(None).view
    assert sorted({"beige", "pink", "green", "yellow"} - set(view["regions"])) == sorted(UNUSED[players])
    assert s.allows("crete", "sail 1 aegean-sea")
    assert s.allows("crete", "sail 1 eastern-mediterranean")


@pytest.mark.rule("31-c")
def test_a_ship_on_open_sea_does_not_reach_a_region_out_of_play() -> None:
    crete = {"tokens": {"odessus": 1}, "ships": ["odessus"], "cards": ["astronomy"]}
    s = Situation("crete", "thrace", crete=crete)
    s.say("crete", "sail 1 black-sea")
    assert s.refusal("crete", "sail 1 crimea") == "31-c"
    assert s.allows("crete", "sail 1 byzantium")


# 31-d.


@pytest.mark.rule("31-d")
def test_a_border_in_water_is_crossed_only_aboard_a_ship() -> None:
    s = Situation("crete", "thrace", pause=[6], crete={"tokens": {"knossos": 2}})
    with pytest.raises(MalformedAction):
        TITLE.space.parse("move 1 knossos thera")
    assert [text for text in s.choices("crete") if "thera" in text] == []
    assert s.refusal("crete", "load 1 1") == "43.5-m"
    assert s.refusal("crete", "sail 1 thera") == "43.5-m"
    assert s.board("crete") == {"knossos": 2}
    s = Situation("crete", "thrace", pause=[6], crete={"tokens": {"knossos": 2}, "ships": ["knossos"]})
    s.say("crete", "load 1 1", "sail 1 thera", "land 1 1")
    assert s.board("crete") == {"knossos": 1, "thera": 1}
    assert s.ships("crete") == ["thera"]


@pytest.mark.rule("31-d")
def test_a_border_on_land_is_crossed_without_a_ship_and_by_no_ship() -> None:
    s = Situation("crete", "thrace", pause=[6], crete={"tokens": {"corinth": 1}, "ships": ["corinth"]})
    assert s.refusal("crete", "sail 1 athens") == "43.5-k"
    s.say("crete", "move 1 corinth athens")
    assert s.board("crete") == {"athens": 1}
    assert s.ships("crete") == ["corinth"]


# 31-e.


@pytest.mark.rule("31-e")
def test_all_islands_of_one_area_are_one_island() -> None:
    """The Cyclades (Thera) are several islands in one area with a limit of 2."""
    s = Situation("crete", "thrace", pause=[6, 8], crete={"tokens": {"thera": 3}})
    assert s.choices("crete") == ["done"]
    s.say("crete", "done")
    s.proceed()
    assert (s.phase(), s.asks()) == (7, "Pause")
    assert s.board("crete") == {"thera": 2}
    assert s.stock("crete") == 54


@pytest.mark.rule("31-e")
def test_at_most_one_city_is_built_on_the_islands_of_one_area() -> None:
    crete = {"tokens": {"thera": 12, "knossos": 3, "phaestos": 2}}
    s = Situation("crete", "thrace", phase=7, pause=[8], crete=crete)
    s.say("crete", "build thera")
    assert s.phase() == 7
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["thera"]
    assert s.board("crete") == {"knossos": 3, "phaestos": 2}


@pytest.mark.rule("31-e")
def test_islands_of_one_area_are_defended_as_one() -> None:
    crete, thrace = {"tokens": {"thera": 2}}, {"tokens": {"thera": 1}}
    s = Situation("crete", "thrace", phase=6, pause=[7], crete=crete, thrace=thrace)
    assert (s.tokens("crete", "thera"), s.tokens("thrace", "thera")) == (2, 0)
    assert s.stock("thrace") == 56


# 31-f.


@pytest.mark.rule("31-f")
def test_nine_tracks_lead_over_15_spaces_in_five_epochs_from_the_arrow_to_the_circle() -> None:
    assert len(NATIONS) == 9
    assert (SPACES, FINISH) == (15, 16)
    lengths = set()
    for nation in range(9):
        starts = EPOCH_START[nation]
        assert len(starts) == 5
        assert starts[0] == 1
        assert starts == sorted(set(starts))
        assert starts[-1] <= SPACES
        lengths.add(tuple(starts))
        epochs = [epoch_at(nation, space) for space in range(SPACES + 1)]
        assert epochs == [1] + [sum(start <= space for start in starts) for space in range(1, SPACES + 1)]
    assert len(lengths) > 1


@pytest.mark.rule("31-f")
def test_only_spaces_of_epoch_5_carry_points() -> None:
    for nation in range(9):
        printed = [space for space in range(FINISH + 1) if printed_points(nation, space)]
        assert all(epoch_at(nation, space) == 5 and space <= SPACES for space in printed)
        assert printed[-1] == SPACES
        values = [printed_points(nation, space) for space in printed]
        assert values == sorted(set(values))


@pytest.mark.rule("31-f")
@pytest.mark.parametrize(("track", "after"), [(0, 1), (3, 4), (4, 4)])
def test_a_marker_moves_space_by_space_from_the_start_arrow(track: int, after: int) -> None:
    """Crete's second epoch begins with space 5 and asks for two cities, which it has not."""
    s = Situation("crete", "thrace", phase=13, pause=[1], crete={"track": track})
    assert s.track("crete") == after
    assert s.position.result is None


@pytest.mark.rule("31-f")
@pytest.mark.parametrize(("treasury", "over"), [(50, True), (49, False)])
def test_behind_the_fifteenth_space_lies_the_finish(treasury: int, over: bool) -> None:
    """Crete leaves its last space with 1200 points: 1150 of cards here, the rest in the treasury."""
    cards = [
        "pottery", "cloth-making", "metalworking", "agriculture", "engineering", "coinage", "medicine", "literacy",
        "law", "democracy",
    ]  # fmt: skip
    crete = {"track": 15, "cards": cards, "treasury": treasury, "cities": ["knossos"], "tokens": {"phaestos": 2}}
    s = Situation("crete", "thrace", phase=13, pause=[1], crete=crete)
    assert s.position.is_over == over
    assert s.track("crete") == (16 if over else 14)


# 31-g.


@pytest.mark.rule("31-g")
def test_four_flood_plains_hold_all_white_city_sites() -> None:
    assert len(FLOOD_PLAINS) == len(FLOODED) == 4
    flooded = {area for areas in FLOODED for area in areas}
    assert len(flooded) == sum(map(len, FLOODED))
    white = {area for area in range(len(AREAS)) if IS_WHITE_SITE[area]}
    assert white
    assert white <= flooded
    assert all(IS_LAND[area] for area in flooded)


@pytest.mark.rule("31-g")
def test_three_volcanoes_of_which_those_at_syracuse_and_cumae_touch_two_areas() -> None:
    touched = [name_areas(areas) for areas in ERUPTS_ON]
    assert len(VOLCANOES) == len(touched) == 3
    assert sorted(map(len, touched)) == [1, 2, 2]
    assert sorted(map(len, (areas for areas in touched if "syracuse" in areas or "cumae" in areas))) == [2, 2]
    assert BOARD["volcano"][2]["areas"] == ["thera"]


@pytest.mark.rule("31-g")
@pytest.mark.parametrize(("area", "other"), [("syracuse", "milazzo"), ("cumae", "campania")])
def test_a_volcano_between_two_areas_lays_both_waste(area: str, other: str) -> None:
    crete = {"tokens": {area: 1, "knossos": 2}, "open": ["volcano-earthquake"]}
    s = Situation(*SIX, phase=11, pause=[12], crete=crete, italy={"tokens": {other: 2, "rubicon": 1}})
    assert s.board("crete") == {"knossos": 2}
    assert s.board("italy") == {"rubicon": 1}
