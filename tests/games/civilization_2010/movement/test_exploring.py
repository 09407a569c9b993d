"""Discovering tiles, exploring huts, taking villages, claiming relics, and what they bring."""

from typing import Any

import pytest

from civitas.games.civilization_2010.battles.battle import Battle
from civitas.games.civilization_2010.facts.markers import MARKER_COPIES, MARKERS
from civitas.games.civilization_2010.standings import city_production
from tests.games.civilization_2010.marching import HEROES, ends, fight, on_the_move, steps_left
from tests.games.civilization_2010.situation import Situation, situation

rule = pytest.mark.rule
card = pytest.mark.card


def rows_of(s: Situation, slot: str) -> list[str]:
    """The terrain of a slot as it lies, one letter for each square."""
    letters = {"grassland": "G", "forest": "F", "mountain": "M", "desert": "D", "water": "W", "": "?"}
    shown = [letters[s.terrain(f"{slot}{place}")] for place in range(1, 17)]
    return ["".join(shown[row * 4 : row * 4 + 4]) for row in range(4)]


def markers_of(s: Situation, slot: str) -> dict[str, str]:
    """What lies on the squares of a slot."""
    return {f"{slot}{place}": s.at(f"{slot}{place}") for place in range(1, 17) if s.at(f"{slot}{place}")}


# Discovering.


@rule("explore.discover-a")
def test_a_figure_turns_up_the_tile_next_to_it_and_goes_on() -> None:
    s = on_the_move(p1={"scouts": ["d8"]}, tiles={"e": "tile27 facedown"})
    before = s.position.reveals
    s.play("march d8 0-1", "discover right")
    assert s.position.reveals > before
    assert rows_of(s, "e") == ["FFWD", "FGGD", "FWGD", "FWDD"]
    assert s.arguments("tile-discovered") == [{"seat": 0, "number": 27, "square": "square-d8"}]
    assert s.view(2)["map"]["tiles"][4]["tile"] == "tile27"
    assert steps_left(s) == 1
    assert s.scouts(1) == ["d8"]
    s.play("step right")
    assert s.scouts(1) == ["e5"]


@rule("explore.discover-a")
def test_a_figure_that_only_discovers_has_moved() -> None:
    s = on_the_move(p1={"armies": ["d8", "d8"], "scouts": ["d8"]}, tiles={"e": "tile27 facedown"})
    s.play("march d8 1-1", "discover right", "stop")
    assert s.figures("d8") == (1, 2, 1)
    assert s.choices("march") == ["a8 1-0", "d8 1-0"]
    assert s.refused("march d8 0-1") == "movement.speed-a"


@rule("explore.discover-a")
def test_only_an_adjacent_tile_that_lies_facedown_is_discovered() -> None:
    s = on_the_move(p1={"scouts": ["d8", "c16"]}, tiles={"e": "tile27 facedown"})
    s.play("march c16 0-1")
    assert s.choices("discover") == []
    assert s.refused("discover right") == "explore.discover-a"
    s.play("step down", "discover right")
    s.play("march d8 0-1")
    assert s.refused("discover right") == "explore.discover-a"


@rule("explore.discover-a")
def test_armies_discover_too_with_their_last_step() -> None:
    s = on_the_move(p1={"armies": ["d7"]}, tiles={"e": "tile27 facedown"})
    s.play("march d7 1-0", "step right", "discover right")
    assert s.armies(1) == ["a8", "d8"]
    assert s.question == "Movement"
    assert s.refused("march d8 1-0") == "movement.speed-a"


@rule("explore.discover-a", "movement.forced-a")
def test_a_group_keeps_a_step_to_leave_where_it_may_not_stay() -> None:
    s = on_the_move(
        p1={"scouts": ["d7"], "techs": ["navigation"]}, tiles={"e": "tile27 facedown"}, squares={"d8": "water"}
    )
    s.play("march d7 0-1", "step right")
    assert s.refused("discover right") == "movement.water-b"


@rule("explore.discover-b", "map.rotation-a")
@pytest.mark.parametrize(
    ("figure", "direction", "rows"),
    [
        ("f4", "up", ["WWWW", "WWGF", "WGFF", "GFFD"]),
        ("d8", "right", ["GWWW", "FGWW", "FFGW", "DFFW"]),
        ("c14", "down", ["DFFG", "FFGW", "FGWW", "WWWW"]),
        ("e5", "left", ["WFFD", "WGFF", "WWGF", "WWWG"]),
    ],
)
def test_the_arrow_of_a_discovered_tile_points_away_from_the_figure(
    figure: str, direction: str, rows: list[str]
) -> None:
    slot = "e" if direction == "right" else "d"
    s = on_the_move(p1={"scouts": [figure]}, tiles={slot: "tile05 facedown"})
    s.play(f"march {figure} 0-1", f"discover {direction}")
    assert rows_of(s, slot) == rows


@rule("explore.discover-c")
@card("attilas-village")
def test_markers_come_onto_a_new_tile() -> None:
    s = on_the_move(
        p1={"scouts": ["d8", "f8"]},
        tiles={"e": "tile24 facedown", "g": "tile22 facedown"},
        decks={"villages": ["village-iron", "village-spy"]},
    )
    p = s.position
    assert (len(p.huts), len(p.villages)) == (25, 15)
    s.play("march d8 0-1", "discover right", "stop", "march f8 0-1", "discover right", "stop")
    assert (len(p.huts), len(p.villages)) == (25, 13)
    assert sorted(markers_of(s, "e").values()) == ["village-iron", "village-spy"]
    assert list(markers_of(s, "g").values()) == ["attilas-village"]
    seen = {square["square"]: square.get("piece") for square in s.view(1)["map"]["squares"]}
    hidden = [str(seen[square]) for square in markers_of(s, "e")]
    assert not any("iron" in word or "spy" in word for word in hidden)


@rule("explore.discover-c")
def test_huts_are_drawn_from_their_pool_facedown() -> None:
    s = on_the_move(
        p1={"scouts": ["f4"]},
        tiles={"d": "tile05 facedown"},
        decks={"huts": ["hut-spy"], "villages": ["village-wealth"]},
    )
    s.play("march f4 0-1", "discover up")
    assert markers_of(s, "d") == {"d8": "hut-spy", "d10": "village-wealth"}
    assert (len(s.position.huts), len(s.position.villages)) == (24, 14)


@rule("explore.discover-d", "setup.layout-b")
def test_each_tile_that_a_figure_touches_costs_its_own_step() -> None:
    s = situation(
        "movement",
        players=3,
        p1={"cities": ["a6"], "scouts": ["a14"], "techs": ["horseback-riding"]},
        p2={"cities": ["b6"]},
        p3={"cities": ["c6"]},
        tiles={"d": "tile27 facedown", "e": "tile26 facedown"},
    )
    s.play("march a14 0-1")
    assert s.choices("discover") == ["down"]
    s.play("discover down")
    assert s.terrain("d4") != ""
    assert s.terrain("e1") == ""
    s.play("step right")
    assert s.choices("discover") == ["down"]
    s.play("discover down")
    assert s.terrain("e1") != ""
    assert s.scouts(1) == ["a15"]


# Huts.


def at_hut(marker: str, p1: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """An army on d8 with a hut or village on d12 below it."""
    return on_the_move(p1={"armies": ["d8"], **(p1 or {})}, pieces={"d12": marker}, **scenario)


@rule("explore.hut-a")
def test_an_army_that_enters_a_hut_stops_and_takes_the_marker() -> None:
    s = at_hut("hut-silk", {"techs": ["horseback-riding"]})
    s.play("march d8 1-0", "step down")
    assert s.question == "Movement"
    assert s.figures("d12") == (1, 1, 0)
    assert s.at("d12") == ""
    assert s.refused("march d12 1-0") == "movement.speed-a"
    assert s.arguments("hut-explored") == [{"seat": 0, "square": "square-d12"}]


@rule("explore.hut-b", "explore.hut-a")
def test_a_resource_is_kept_facedown_and_known_to_its_owner_only() -> None:
    s = at_hut("hut-silk")
    s.play("march d8 1-0", "step down")
    assert s.tokens(1) == {"hut-silk": 1}
    kept = s.events("token-kept")
    assert [(event.audience, dict(event.arguments)) for event in kept] == [(1, {"seat": 0, "card": "card-hut-silk"})]
    assert "hut-silk" in str(s.view(1)["civilizations"][0])
    assert "hut-silk" not in str(s.view(2)["civilizations"][0])


@rule("explore.hut-b", "citystate.found-a", "hut.hut_city_state")
@card("hut-city-state")
def test_a_city_state_is_revealed_and_placed_at_once() -> None:
    s = at_hut("hut-city-state", decks={"city-states": ["city-state-2"]})
    s.play("march d8 1-0", "step down")
    assert s.at("d12") == "city-state-2"
    assert s.figures("d12") == (1, 1, 0)
    assert s.position.controlled(0) == [s.number("d12")]
    assert len(s.position.city_states) == 4
    assert s.tokens(1) == {}
    assert s.position.spent_markers[MARKERS.index("hut-city-state")] == 1
    assert s.arguments("marker-revealed") == [{"seat": 0, "card": "card-hut-city-state"}]
    assert all(event.audience != 1 for event in s.events("marker-revealed"))


@rule("citystate.found-a", "limits.unlimited-a")
def test_without_a_city_state_in_the_pile_nothing_appears() -> None:
    s = at_hut("hut-city-state")
    p = s.position
    p.lost_city_states = sum(1 << each for each in p.city_states)
    p.city_states = []
    s.play("march d8 1-0", "step down")
    assert s.at("d12") == ""
    assert s.messages()[-1] == "no-city-state-left"


@rule("movement.enter-hut-a", "policy.pacifism")
@card("pacifism")
def test_scouts_do_not_enter_huts_and_villages_without_pacifism() -> None:
    for policies, entered in ((["military-tradition"], False), (["pacifism"], True)):
        s = on_the_move(
            p1={"scouts": ["d8"], "policies": policies, "techs": ["horseback-riding"]},
            pieces={"d12": "hut-iron", "d7": "village-spy"},
        )
        assert ("d12" in ends(s, "d8 0-1")) == entered
        assert "d7" not in ends(s, "d8 0-1")
        s.play("march d8 0-1")
        assert s.refused("step left") == "movement.enter-hut-a"
        if not entered:
            assert s.refused("step down") == "movement.enter-hut-a"
            continue
        s.play("step down")
        assert s.tokens(1) == {"hut-iron": 1}
        assert s.scouts(1) == ["d12"]
        assert s.question == "Movement"


@rule("movement.scout-behind-a")
def test_scouts_of_a_group_stay_one_step_before_a_hut() -> None:
    s = at_hut("hut-iron", {"scouts": ["d8", "d8"], "techs": ["masonry"]})
    s.play("march d8 1-2", "step down")
    assert s.figures("d12") == (1, 1, 0)
    assert s.figures("d8") == (1, 0, 2)
    assert s.tokens(1) == {"hut-iron": 1}
    assert s.refused("march d8 0-2") == "movement.speed-a"
    pacifists = at_hut("hut-iron", {"scouts": ["d8"], "policies": ["pacifism"]})
    pacifists.play("march d8 1-1", "step down")
    assert pacifists.figures("d12") == (1, 1, 1)


@rule("movement.scout-behind-a")
def test_a_group_whose_scout_cannot_wait_does_not_enter_the_hut() -> None:
    s = at_hut("hut-iron", {"armies": ["d4", "d8", "d8"], "scouts": ["d4"]})
    s.play("march d4 1-1", "step down")
    assert s.refused("step down") == "movement.scout-behind-a"
    alone = at_hut("hut-iron", {"armies": ["d4", "d8", "d8"], "scouts": ["d4"]})
    alone.play("march d4 1-0", "step down", "step down")
    assert alone.tokens(1) == {"hut-iron": 1}


# Villages.


@rule("explore.village-a")
@card("village-iron")
def test_a_village_is_taken_by_beating_the_barbarians() -> None:
    s = at_hut("village-iron", {**HEROES, "techs": ["horseback-riding"]})
    s.play("march d8 1-0", "step down")
    assert s.question == "Battle"
    assert s.group() == (1, "d8", 1, 0)
    fight(s)
    assert s.figures("d12") == (1, 1, 0)
    assert s.at("d12") == ""
    assert s.tokens(1) == {"village-iron": 1}
    assert s.arguments("village-taken") == [{"seat": 0, "square": "square-d12"}]
    assert s.refused("march d12 1-0") == "movement.speed-a"


@rule("explore.village-b")
def test_who_loses_against_a_village_loses_his_figures_and_nothing_else() -> None:
    s = at_hut("village-iron", {"armies": ["d8", "d8"], "trade": 5})
    supply = s.position.armies_left(0)
    s.play("march d8 2-0", "step down")
    fight(s)
    assert s.armies(1) == ["a8"]
    assert s.position.armies_left(0) == supply + 2
    assert s.at("d12") == "village-iron"
    assert s.tokens(1) == {}
    assert s.trade(1) == 5
    assert "marker-revealed" not in s.messages()


@rule("explore.village-a", "movement.scout-behind-a")
def test_scouts_stay_one_step_before_a_village() -> None:
    s = at_hut("village-iron", {"scouts": ["d8"], **HEROES})
    s.play("march d8 1-1", "step down")
    assert s.figures("d8") == (1, 0, 1)
    fight(s)
    assert s.figures("d12") == (1, 1, 0)
    assert s.figures("d8") == (1, 0, 1)


@rule("civ.zulu_villages")
@card("zulu")
def test_the_zulu_take_villages_without_a_battle() -> None:
    s = at_hut("village-iron", {"civilization": "zulu", "techs": ["code-of-laws", "horseback-riding"]})
    s.play("march d8 1-0", "step down")
    assert s.question == "Movement"
    assert s.tokens(1) == {"village-iron": 1}
    assert s.figures("d12") == (1, 1, 0)
    assert s.coin_tokens(1) == {}
    assert "battle-village" not in s.messages()
    assert s.refused("march d12 1-0") == "movement.speed-a"


@rule("civ.zulu_villages")
def test_zulu_scouts_do_not_take_villages() -> None:
    s = on_the_move(p1={"civilization": "zulu", "scouts": ["d8"]}, pieces={"d12": "village-iron"})
    s.play("march d8 0-1")
    assert s.refused("step down") == "movement.enter-hut-a"


@rule("civ.chinese_explore")
@card("chinese")
def test_the_chinese_gain_culture_for_huts_and_villages() -> None:
    s = on_the_move(
        p1={"civilization": "chinese", "armies": ["d8", "d5", "f5"], **HEROES},
        pieces={"d12": "hut-iron", "d9": "village-spy", "f9": "village-spy"},
    )
    s.play("march d8 1-0", "step down")
    assert s.culture(1) == 3
    s.play("march d5 1-0", "step down")
    fight(s)
    assert s.culture(1) == 6
    s.empire(1).units = [0] * len(s.empire(1).units)
    s.position.unit_decks[0] += s.position.unit_discards[0]
    s.play("march f5 1-0", "step down")
    assert isinstance(s.position.frames[-1], Battle)
    fight(s)
    assert "f9" not in s.armies(1)
    assert s.culture(1) == 6
    germans = at_hut("hut-iron")
    germans.play("march d8 1-0", "step down")
    assert germans.culture(1) == 0


@rule("civ.roman_glory", "explore.village-a")
def test_the_romans_advance_for_a_village_but_not_for_a_hut() -> None:
    s = at_hut("village-iron", {"civilization": "romans", **HEROES})
    s.play("march d8 1-0", "step down")
    fight(s)
    assert s.empire(1).step == 1
    hut = at_hut("hut-iron", {"civilization": "romans"})
    hut.play("march d8 1-0", "step down")
    assert hut.empire(1).step == 0


# What markers bring.


@rule(
    "hut.hut_incense",
    "hut.hut_iron",
    "hut.hut_silk",
    "hut.hut_wheat",
    "hut.hut_spy",
    "hut.hut_uranium",
    "village.village_iron",
    "village.village_spy",
    "village.village_uranium",
)
@pytest.mark.parametrize(
    ("marker", "copies"),
    [
        pytest.param("hut-incense", 5, marks=card("hut-incense")),
        pytest.param("hut-iron", 2, marks=card("hut-iron")),
        pytest.param("hut-silk", 5, marks=card("hut-silk")),
        pytest.param("hut-wheat", 5, marks=card("hut-wheat")),
        pytest.param("hut-spy", 5, marks=card("hut-spy")),
        pytest.param("hut-uranium", 1, marks=card("hut-uranium")),
        ("village-iron", 3),
        pytest.param("village-spy", 3, marks=card("village-spy")),
        pytest.param("village-uranium", 3, marks=card("village-uranium")),
    ],
)  # fmt: skip
def test_resources_of_huts_and_villages(marker: str, copies: int) -> None:
    s = at_hut(marker, {"civilization": "zulu"})
    s.play("march d8 1-0", "step down")
    assert s.tokens(1) == {marker: 1}
    assert MARKER_COPIES[MARKERS.index(marker)] == copies


def spent(s: Situation, player: int, marker: str) -> bool:
    """Whether a facedown token was revealed and has left the game."""
    return s.tokens(player) == {} and s.position.spent_markers[MARKERS.index(marker)] == 1


@rule("hut.hut_incense", "resource.token-a")
def test_an_incense_hut_pays_for_currency() -> None:
    s = situation("city-management", p1={"techs": ["currency"], "tokens": ["hut-incense"]})
    market = s.supply("incense")
    s.play("use currency-resource", "pay incense token")
    assert s.culture(1) == 3
    assert spent(s, 1, "hut-incense")
    assert s.supply("incense") == market


@rule("hut.hut_iron", "resource.token-a")
def test_an_iron_hut_pays_for_metalworking() -> None:
    s = on_the_move(
        p1={"armies": ["d8"], "techs": ["metalworking"], "tokens": ["hut-iron"], "units": ["infantry-weak"]},
        p2={"armies": ["d12"], "units": ["infantry-weak"] * 3, "ranks": {"infantry": 4}},
    )
    s.play("march d8 1-0", "step down", "front infantry-weak 1")
    assert s.asked == [1]
    s.play("use metalworking-resource", "pay iron token", "front infantry-weak 1")
    assert s.fronts()[0][2:] == ("infantry-weak", 4)
    assert spent(s, 1, "hut-iron")


@rule("hut.hut_silk", "resource.token-a")
def test_a_silk_hut_pays_for_horseback_riding() -> None:
    s = situation("trade", land="mountain", p1={"techs": ["horseback-riding"], "tokens": ["hut-silk"]})
    s.play("use horseback-riding-resource", "pay silk token", by=1)
    assert (s.trade(1), s.trade(2)) == (9, 6)
    assert spent(s, 1, "hut-silk")


@rule("hut.hut_wheat", "resource.token-a")
def test_a_wheat_hut_pays_for_animal_husbandry() -> None:
    s = situation("city-management", p1={"techs": ["animal-husbandry"], "tokens": ["hut-wheat"]})
    before = city_production(s.position, 0, s.number("a6"))
    s.play("use animal-husbandry-resource", "pay wheat token")
    assert city_production(s.position, 0, s.number("a6")) == before + 3
    assert spent(s, 1, "hut-wheat")


@rule("hut.hut_spy", "resource.token-a")
def test_a_spy_hut_pays_for_civil_service() -> None:
    s = situation(
        "start-of-turn",
        p1={"events": ["sabotage"], "armies": ["b7"]},
        p2={"techs": ["civil-service"], "tokens": ["hut-spy"]},
        pieces={"b10": "library", "b12": "market"},
    )
    s.play("play sabotage", "at b10", "use civil-service-resource", "pay spy token")
    assert s.at("b10") == "library"
    assert s.discarded_events() == ["sabotage"]
    assert spent(s, 2, "hut-spy")


@rule("hut.hut_uranium", "resource.token-a")
def test_a_uranium_hut_pays_for_atomic_theory() -> None:
    s = situation(
        "city-management",
        p1={"cities": ["a6", "d10"], "techs": ["atomic-theory"], "tokens": ["hut-uranium"]},
    )
    s.play("use atomic-theory-resource", "pay uranium token")
    assert s.empire(1).actions == [2, 2]
    assert spent(s, 1, "hut-uranium")


@rule("village.village_great_person")
@card("village-great-person")
def test_a_great_person_in_a_village() -> None:
    s = at_hut("village-great-person", {"civilization": "zulu"})
    assert sum(s.position.people) == 18
    s.play("march d8 1-0", "step down")
    assert sum(s.position.people) == 17
    assert s.asked == [1]
    person = next(iter(s.people(1)))
    assert s.tokens(1) == {}
    assert s.position.spent_markers[MARKERS.index("village-great-person")] == 1
    kept = Situation(s.position.describe())
    kept.play("done")
    assert kept.people(1) == {person: 1}
    s.play("at a2")
    assert s.at("a2") == person
    assert s.people(1) == {}


@rule("village.village_city_state", "citystate.found-a")
@card("village-city-state")
def test_a_city_state_in_a_village() -> None:
    s = at_hut("village-city-state", {**HEROES}, decks={"city-states": ["city-state-4"]})
    s.play("march d8 1-0", "step down")
    fight(s)
    assert s.at("d12") == "city-state-4"
    assert s.figures("d12") == (1, 1, 0)
    assert s.tokens(1) == {}


@rule("village.village_wealth")
@card("village-wealth")
@pytest.mark.parametrize(("coins", "winners"), [(13, []), (14, [1])])
def test_a_coin_in_a_village(coins: int, winners: list[int]) -> None:
    s = at_hut("village-wealth", {"civilization": "zulu", "coins": coins})
    s.play("march d8 1-0", "step down")
    assert s.coin_tokens(1) == {"sheet": coins + 1}
    assert s.winners == winners
    assert s.ending == ("economic" if winners else "")
    assert s.position.spent_markers[MARKERS.index("village-wealth")] == 1


# Relics.


@rule("relic.scouts-a")
@card("ark-of-the-covenant")
def test_a_scout_needs_an_army_to_enter_a_relic_square() -> None:
    p1 = {"armies": ["d8"], "scouts": ["d8"], "policies": ["pacifism"], "techs": ["horseback-riding"]}
    s = on_the_move(p1=p1, pieces={"d12": "ark-of-the-covenant"})
    s.play("march d8 0-1")
    assert s.refused("step down") == "relic.scouts-a"
    assert "d12" not in ends(on_the_move(p1=p1, pieces={"d12": "ark-of-the-covenant"}), "d8 0-1")
    s = on_the_move(p1=p1, pieces={"d12": "ark-of-the-covenant"})
    s.play("march d8 1-1", "step down")
    assert s.refused("leave scout") == "relic.scouts-a"
    s.play("stop", "done")
    assert s.figures("d12") == (1, 1, 1)
    assert s.at("d12") == ""


@rule("relic.claim-a")
def test_an_army_may_pass_a_relic_which_stays() -> None:
    s = on_the_move(p1={"armies": ["d8"]}, pieces={"d12": "ark-of-the-covenant"})
    s.play("march d8 1-0", "step down", "step down")
    assert s.armies(1) == ["a8", "d16"]
    assert s.at("d12") == "ark-of-the-covenant"
    assert s.empire(1).step == 0


@rule("relic.ark_of_the_covenant", "relic.claim-a")
def test_the_ark_gives_two_free_advances() -> None:
    s = on_the_move(
        p1={"armies": ["d8"], "step": 1},
        pieces={"d12": "ark-of-the-covenant"},
        squares={"d12": "desert"},
        decks={"events-1": ["migrants"]},
    )
    s.play("march d8 1-0", "step down", "stop")
    assert s.question == "ArkAdvances"
    assert s.legal() == ["advance", "done"]
    assert s.refused("stop") == "relic.ark_of_the_covenant"
    s.play("advance")
    assert s.empire(1).step == 2
    assert s.hand(1) == {"migrants": 1}
    s.play("advance")
    assert s.empire(1).step == 3
    assert sum(s.people(1).values()) == 1
    s.play("done")
    assert s.question == "Movement"
    assert s.culture(1) == 0
    assert s.at("d12") == ""
    assert s.terrain("d12") == "desert"
    assert s.position.claimed == 1
    assert s.arguments("relic-claimed") == [{"seat": 0, "card": "card-ark-of-the-covenant", "square": "square-d12"}]


@rule("relic.ark_of_the_covenant")
def test_the_advances_of_the_ark_are_optional_and_may_win() -> None:
    ark = {"d12": "ark-of-the-covenant"}
    s = on_the_move(p1={"armies": ["d8"]}, pieces=ark)
    s.play("march d8 1-0", "step down", "stop", "done")
    assert s.empire(1).step == 0
    assert s.at("d12") == ""
    last = on_the_move(p1={"armies": ["d8"], "step": 19}, pieces=ark)
    last.play("march d8 1-0", "step down", "stop", "advance")
    if not last.winners:
        last.pass_until("ArkAdvances", 1)
        last.play("advance")
    assert last.winners == [1]
    assert last.ending == "culture"


@rule("relic.attilas_village", "relic.claim-a")
def test_attilas_village_gives_two_units_of_choice() -> None:
    s = on_the_move(
        p1={"armies": ["d8", "d8"]},
        pieces={"d12": "attilas-village"},
        decks={"infantry": ["infantry-fierce"], "mounted": ["mounted-weak"]},
    )
    s.play("march d8 2-0", "step down", "leave army")
    assert s.choices("recruit") == ["infantry", "mounted", "artillery"]
    assert s.refused("recruit aircraft") == "build.unit-b"
    assert s.refused("done") == "relic.attilas_village"
    s.play("recruit infantry", "recruit mounted")
    assert s.units(1) == {"infantry-fierce": 1, "mounted-weak": 1}
    assert s.position.claimed == 2
    assert s.group() == (1, "d12", 1, 0)
    s.play("stop")
    assert s.figures("d12") == (1, 2, 0)
    assert s.units(1) == {"infantry-fierce": 1, "mounted-weak": 1}


@rule("relic.block-a")
def test_nothing_is_built_on_a_relic_square_until_it_is_claimed() -> None:
    p1 = {"techs": ["code-of-laws"], "trade": 27}
    sand = {"a2": "desert", "a3": "desert", "a7": "desert"}
    s = situation("city-management", p1=p1, pieces={"a2": "ark-of-the-covenant"}, squares=sand)
    s.play("produce capital", "build trading-post")
    assert s.choices("at") == ["a3", "a7"]
    assert s.refused("at a2") == "relic.block-a"
    claimed = situation("city-management", p1=p1, squares=sand, claimed=["ark-of-the-covenant"])
    claimed.play("produce capital", "build trading-post", "at a2")
    assert claimed.at("a2") == "trading-post"


@rule("relic.block-a")
@pytest.mark.parametrize("event", ["drought", "deforestation"])
def test_events_do_not_change_a_relic_square(event: str) -> None:
    for pieces, allowed in (({"d12": "attilas-village"}, False), ({}, True)):
        s = situation(
            "start-of-turn",
            land="mountain",
            p1={"armies": ["d8"], "events": [event]},
            pieces=pieces,
            squares={"d12": "forest", "d7": "forest", "d3": "forest"},
        )
        s.play(f"play {event}")
        assert s.choices("at") == sorted(["d3", "d7", *(["d12"] if allowed else [])], key=lambda name: int(name[1:]))
