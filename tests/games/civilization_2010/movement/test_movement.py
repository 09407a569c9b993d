"""Movement: speed, groups, stacking, water, what may be entered, interruptions, Flight, Combustion, the Gate."""

from typing import Any

import pytest

from civitas.games.civilization_2010.facts.wonders import GREAT_LIGHTHOUSE
from civitas.games.civilization_2010.standings import cost_of_wonder
from tests.games.civilization_2010.marching import HEROES, ends, fight, near, on_the_move, steps_left
from tests.games.civilization_2010.situation import Situation, situation

rule = pytest.mark.rule
card = pytest.mark.card

# Squares in the middle of the map, from the top: column 4 is d4 d8 d12 d16 f4 f8 f12 f16, its neighbour to the right
# e1 e5 e9 e13 g1 g5 g9 g13.

# Speed.


@rule("movement.speed-a")
def test_a_figure_moves_up_to_its_speed_in_orthogonal_steps() -> None:
    s = on_the_move(p1={"armies": ["d16"]})
    assert ends(s, "d16 1-0") == near(s, "d16", 2)
    assert len(ends(s, "d16 1-0")) == 12
    s.play("march d16 1-0", "step right")
    assert s.group() == (1, "e13", 1, 0)
    assert s.figures("d16") == (0, 0, 0)
    s.play("step down")
    assert s.figures("g1") == (1, 1, 0)
    assert s.group() == (0, "", 0, 0)
    assert s.arguments("moved") == [
        {"seat": 0, "armies": 1, "scouts": 0, "from": "square-d16", "square": "square-e13"},
        {"seat": 0, "armies": 1, "scouts": 0, "from": "square-e13", "square": "square-g1"},
    ]


@rule("movement.speed-a")
def test_a_figure_moves_once_even_if_it_stops_early() -> None:
    s = on_the_move(p1={"armies": ["d16", "d16"]})
    s.play("march d16 1-0")
    assert s.refused("stop") == "movement.speed-a"
    s.play("step up", "stop")
    assert s.figures("d12") == (1, 1, 0)
    assert s.refused("march d12 1-0") == "movement.speed-a"
    assert s.refused("march d16 2-0") == "movement.group-a"
    assert s.allows("march d16 1-0")
    s.play("done")
    s.pass_until(player=1, phase="movement")
    assert s.allows("march d12 1-0")


@rule("movement.speed-a")
def test_no_step_leads_off_the_map() -> None:
    s = on_the_move(p1={"scouts": ["d1"]})
    s.play("march d1 0-1")
    assert s.choices("step") == ["up", "right", "down"]
    assert s.refused("step left") == "movement.speed-a"


@rule("movement.speed-b")
@rule("tech.horseback_riding", "tech.steam_power")
@pytest.mark.parametrize(
    ("techs", "speed"),
    [
        ([], 2),
        pytest.param(["horseback-riding"], 3, marks=card("horseback-riding")),
        (["horseback-riding", "sailing"], 4),
        pytest.param(["steam-power"], 5, marks=card("steam-power")),
        (["flight", "sailing"], 6),
        (["navigation"], 2),
    ],
)
def test_techs_make_figures_faster(techs: list[str], speed: int) -> None:
    s = on_the_move(p1={"armies": ["d16"], "techs": techs})
    s.play("march d16 1-0")
    assert steps_left(s) == speed
    s.play(*["step up", "step down"] * (speed // 2), *["step up"] * (speed % 2))
    assert s.armies(1) == sorted(["a8", "d12" if speed % 2 else "d16"])
    assert s.question == "Movement"


@rule("movement.group-a", "policy.natural_religion")
@card("natural-religion")
def test_natural_religion_speeds_up_an_army_on_its_own_only() -> None:
    s = on_the_move(p1={"armies": ["d16", "d16"], "scouts": ["d16"], "policies": ["natural-religion"]})
    speeds = []
    for group in ("1-0", "2-0", "1-1", "0-1"):
        other = situation("movement", p1={"armies": ["d16"] * 2, "scouts": ["d16"], "policies": ["natural-religion"]})
        other.play(f"march d16 {group}")
        speeds.append(steps_left(other))
    assert speeds == [3, 2, 2, 2]
    s.play("march d16 1-1", "step up", "leave scout")
    assert steps_left(s) == 1
    under_anarchy = on_the_move(p1={"armies": ["d16"], "policies": ["natural-religion"], "government": "anarchy"})
    under_anarchy.play("march d16 1-0")
    assert steps_left(under_anarchy) == 2


# Groups and stacking.


@rule("movement.group-a")
def test_figures_of_one_square_move_as_a_group_and_no_others() -> None:
    s = situation("movement", p1={"armies": ["d8", "d8", "d12"], **HEROES}, p2={"armies": ["d16"]})
    assert s.choices("march") == ["d8 1-0", "d8 2-0", "d12 1-0"]
    assert s.refused("march d12 2-0") == "movement.group-a"
    assert s.refused("march d8 1-1") == "movement.group-a"
    assert s.refused("march d16 1-0") == "movement.group-a"
    s.play("march d8 2-0", "step down")
    assert s.group() == (1, "d12", 2, 0)
    s.play("step down")
    assert s.question == "Battle"
    assert s.group() == (1, "d12", 2, 0)
    fight(s)
    assert s.armies(1) == ["d12", "d16", "d16"]
    assert s.choices("march") == ["d12 1-0"]


@rule("movement.group-b")
def test_a_group_leaves_figures_behind_and_picks_none_up() -> None:
    s = on_the_move(p1={"armies": ["d8", "d12"], "scouts": ["d8"], "techs": ["horseback-riding", "masonry"]})
    s.play("march d8 1-1", "step down", "leave scout")
    assert s.arguments("left-behind") == [{"seat": 0, "armies": 0, "scouts": 1, "square": "square-d12"}]
    assert s.group() == (1, "d12", 1, 0)
    assert s.figures("d12") == (1, 1, 1)
    assert s.refused("leave scout") == "movement.group-b"
    assert s.refused("leave army") == "movement.group-b"
    s.play("step down", "step down")
    assert s.armies(1) == ["a8", "d12", "f4"]
    assert s.scouts(1) == ["d12"]
    assert s.refused("march d12 0-1") == "movement.speed-a"
    assert s.allows("march d12 1-0")


@rule("movement.group-b", "movement.stack-a")
def test_figures_are_left_behind_within_the_stacking_limit_only() -> None:
    s = on_the_move(p1={"armies": ["d8", "d12", "d12"], "scouts": ["d8"]})
    s.play("march d8 1-1")
    assert s.refused("leave scout") == "movement.group-b"
    s.play("step down")
    assert s.refused("leave scout") == "movement.stack-a"
    assert s.refused("stop") == "movement.stack-a"
    assert s.choices("step") == ["up", "right", "down", "left"]


@rule("movement.group-b", "movement.stack-a")
def test_what_is_left_behind_must_not_keep_the_others_from_ending_their_move() -> None:
    # d12 is an island for two figures, d8 another one, with nothing but water around them.
    moat = dict.fromkeys(("d4", "d7", "e5", "d11", "e9", "d16"), "water")
    p1 = {"armies": ["d8", "d8", "d8", "d12"], "techs": ["masonry"]}
    s = on_the_move(p1=p1, squares=moat)
    s.play("march d8 3-0")
    assert s.group() == (1, "d12", 3, 0)
    assert s.legal() == ["step up", "leave army"]
    assert s.refused("stop") == "movement.stack-a"
    s.play("leave army", "leave army")
    assert s.armies(1) == ["a8", "d12", "d12", "d12", "d8"]
    full = on_the_move(p1={**p1, "armies": ["d8"] * 2 + ["d12"] * 3}, squares={**moat, "d4": "grassland"})
    full.play("march d8 2-0", "step down")
    assert full.figures("d8") == (1, 2, 0)
    last = on_the_move(p1={"armies": ["d8"] * 2 + ["d16"]})
    last.play("march d8 2-0", "step down")
    assert last.refused("step down") == "movement.stack-a"
    last.play("leave army", "step down")
    assert last.armies(1) == ["a8", "d12", "d16", "d16"]


@rule("movement.stack-a")
def test_a_full_square_is_passed_but_no_end() -> None:
    s = on_the_move(p1={"armies": ["d12", "d8"], "scouts": ["d12"]})
    assert "d12" not in ends(s, "d8 1-0")
    assert "d16" in ends(s, "d8 1-0")
    s.play("march d8 1-0", "step down")
    assert s.refused("stop") == "movement.stack-a"
    s.play("step down")
    assert s.figures("d12") == (1, 1, 1)
    assert s.figures("d16") == (1, 1, 0)


@rule("movement.stack-a")
def test_the_last_step_does_not_lead_onto_a_full_square() -> None:
    s = on_the_move(p1={"armies": ["d16", "d16", "d8"]})
    s.play("march d8 1-0", "step down")
    assert s.refused("step down") == "movement.stack-a"


@rule("movement.stack-b", "civ.russian_stacking")
@card("russians")
@pytest.mark.parametrize(
    ("civilization", "techs", "limit"),
    [
        ("germans", [], 2),
        ("germans", ["masonry"], 3),
        ("germans", ["printing-press"], 4),
        ("germans", ["masonry", "biology"], 5),
        ("germans", ["replaceable-parts"], 6),
        ("russians", [], 3),
        ("russians", ["masonry"], 4),
        ("russians", ["replaceable-parts"], 7),
    ],
)
def test_the_stacking_limit(civilization: str, techs: list[str], limit: int) -> None:
    for others in (limit - 1, limit):
        crowd = {"scouts": ["d12"] * min(2, others), "armies": ["d8", *["d12"] * max(0, others - 2)]}
        if len(crowd["armies"]) > (7 if civilization == "russians" else 6):
            continue
        s = situation("movement", p1={"civilization": civilization, "techs": techs, **crowd})
        assert ("d12" in ends(s, "d8 1-0")) == (others < limit)


# Water.


@rule("movement.water-a")
def test_without_a_tech_water_is_closed() -> None:
    s = on_the_move(p1={"armies": ["d16"], "techs": ["horseback-riding"]}, squares={"f": "WWWW GGGG GGGG GGGG"})
    assert not [square for square in ends(s, "d16 1-0") if square.startswith("f")]
    s.play("march d16 1-0")
    assert s.refused("step down") == "movement.water-a"


@rule("movement.water-b", "tech.navigation", "tech.sailing")
@pytest.mark.parametrize(
    ("techs", "reached"),
    [
        pytest.param(["navigation"], ["f8"], marks=card("navigation")),
        pytest.param(["sailing"], ["f4", "f8"], marks=card("sailing")),
        (["steam-power"], ["f4", "f8"]),
        (["flight"], ["f4", "f8"]),
    ],
)
def test_techs_to_cross_water_and_to_stop_there(techs: list[str], reached: list[str]) -> None:
    s = on_the_move(p1={"armies": ["d16"], "techs": techs}, squares={"f": "WWWW GGGG GGGG GGGG"})
    assert [square for square in ends(s, "d16 1-0") if square in ("f4", "f8")] == reached
    s.play("march d16 1-0", "step down")
    assert s.group() == (1, "f4", 1, 0)
    if techs == ["navigation"]:
        assert s.refused("stop") == "movement.water-b"
        assert s.legal() == ["step down", "step left"] or s.choices("step")
        s.play("step down")
    else:
        s.play("stop")
    assert s.figures(reached[0]) == (1, 1, 0)


@rule("movement.forced-a", "movement.water-b")
def test_a_move_that_could_not_end_is_not_begun() -> None:
    s = on_the_move(p1={"armies": ["d16"], "techs": ["navigation"]}, squares={"f": "WWWW WWWW GGGG GGGG"})
    assert not [square for square in ends(s, "d16 1-0") if square.startswith("f")]
    s.play("march d16 1-0", "step left")
    assert s.refused("step down") == "movement.water-b"
    faster = on_the_move(
        p1={"armies": ["d16"], "techs": ["navigation", "horseback-riding"]}, squares={"f": "WWWW WWWW GGGG GGGG"}
    )
    assert "f12" in ends(faster, "d16 1-0")


@rule("movement.forced-a")
def test_figures_on_water_that_can_leave_it_have_to() -> None:
    s = situation("movement", p1={"scouts": ["f4"]}, squares={"f": "WWWW GGGG GGGG GGGG"})
    assert s.refused("done") == "movement.forced-a"
    s.play("march f4 0-1", "step up", "stop")
    assert s.scouts(1) == ["d16"]
    stuck = situation("movement", p1={"scouts": ["f7"], "armies": ["a8"]}, squares={"f": "WWWW WWWW WWWW GGGG"})
    assert stuck.refused("march f7 0-1") == "movement.water-a"
    stuck.play("done")
    assert stuck.scouts(1) == ["f7"]


@rule("civ.english_sail")
@card("english")
def test_the_english_cross_water_but_do_not_stop_there() -> None:
    shore = {"f": "WWWW GGGG GGGG GGGG"}
    s = on_the_move(p1={"civilization": "english", "scouts": ["d16"]}, squares=shore)
    assert [square for square in ends(s, "d16 0-1") if square in ("f4", "f8")] == ["f8"]
    s.play("march d16 0-1", "step down")
    assert s.refused("stop") == "movement.water-b"
    sailing = on_the_move(p1={"civilization": "english", "scouts": ["d16"], "techs": ["sailing"]}, squares=shore)
    assert [square for square in ends(sailing, "d16 0-1") if square in ("f4", "f8")] == ["f4", "f8"]


@rule("tech.navigation")
def test_navigation_unlocks_the_harbor_and_makes_the_lighthouse_cheaper() -> None:
    shore = {"a2": "water", "a3": "water"}
    s = situation("city-management", p1={"techs": ["navigation"], "trade": 27}, squares=shore)
    assert cost_of_wonder(s.position, 0, GREAT_LIGHTHOUSE) < cost_of_wonder(s.position, 1, GREAT_LIGHTHOUSE)
    s.play("produce capital", "build harbor", "at a2")
    assert s.at("a2") == "harbor"
    without = situation("city-management", p1={"trade": 27}, squares=shore)
    without.play("produce capital")
    assert without.refused("build harbor") == "build.building-a"


@rule("tech.sailing")
@pytest.mark.parametrize(("techs", "allowed"), [(["navigation"], False), (["sailing"], True)])
def test_with_sailing_new_figures_are_placed_on_water(techs: list[str], allowed: bool) -> None:
    s = situation("city-management", p1={"techs": techs, "trade": 27}, squares={"a2": "water"})
    s.play("produce capital", "build scout")
    assert s.allows("at a2") == allowed
    assert s.allows("at a3")


# What may be entered.


@rule("movement.enter-hidden-a", "explore.discover-a")
def test_a_facedown_tile_is_closed() -> None:
    s = on_the_move(p1={"scouts": ["d16"]}, tiles={"f": "tile05 facedown"})
    s.play("march d16 0-1")
    assert s.refused("step down") == "movement.enter-hidden-a"
    assert s.choices("discover") == ["down"]


@rule("movement.enter-citystate-a", "citystate.control-a")
def test_a_city_state_may_be_entered_and_passed_by_all() -> None:
    for group, figures in (("0-1", (1, 0, 1)), ("1-0", (1, 1, 0))):
        s = on_the_move(p1={"scouts": ["d8"], "armies": ["d8"]}, pieces={"d12": "city-state-1"})
        assert {"d12", "d16"} <= set(ends(s, f"d8 {group}"))
        s.play(f"march d8 {group}", "step down", "stop")
        assert s.figures("d12") == figures
        assert s.position.controlled(0) == [s.number("d12")]


@rule("movement.enter-enemy-a", "battle.start-a")
def test_enemies_stop_armies_and_are_closed_to_scouts() -> None:
    p1 = {"armies": ["d12"], "scouts": ["d12"], "techs": ["horseback-riding"], **HEROES}
    s = on_the_move(p1=p1, p2={"armies": ["d16"]})
    s.play("march d12 0-1")
    assert s.refused("step down") == "movement.enter-enemy-a"
    s.play("step up", "stop", "march d12 1-0", "step down")
    assert s.question == "Battle"
    fight(s)
    assert s.figures("d16") == (1, 1, 0)
    assert s.question == "Movement"
    assert s.refused("march d16 1-0") == "movement.speed-a"


@rule("movement.enter-enemy-a")
def test_an_enemy_city_is_attacked_by_armies_and_closed_to_scouts() -> None:
    s = on_the_move(p1={"armies": ["b3"], "scouts": ["b3"], **HEROES}, p2={"cities": ["h6", "b7"]})
    s.play("march b3 0-1", "step up", "stop", "march b3 1-0")
    assert s.refused("defect down") == "civ.russian_defector"
    s.play("step down")
    assert s.question == "Battle"
    fight(s)
    assert s.cities(2) == ["h6"]
    assert s.figures("b7") == (1, 1, 0)
    scout = on_the_move(p1={"scouts": ["b3"]}, p2={"cities": ["h6", "b7"]})
    scout.play("march b3 0-1")
    assert scout.refused("step down") == "movement.enter-enemy-a"


@rule("movement.enter-owncity-a")
def test_an_own_city_is_passed_but_no_end() -> None:
    s = on_the_move(p1={"cities": ["a6", "d12"], "armies": ["d11"]})
    assert "d12" not in ends(s, "d11 1-0")
    assert "e9" in ends(s, "d11 1-0")
    s.play("march d11 1-0", "step right")
    assert s.refused("stop") == "movement.enter-owncity-a"
    s.play("step right")
    assert s.figures("e9") == (1, 1, 0)


@rule("movement.scout-behind-a")
def test_scouts_follow_into_a_battle_square_if_it_is_won() -> None:
    s = on_the_move(p1={"armies": ["d12"], "scouts": ["d12"], **HEROES}, p2={"armies": ["d16"]})
    s.play("march d12 1-1", "step down")
    assert s.group() == (1, "d12", 1, 1)
    fight(s)
    assert s.figures("d16") == (1, 1, 1)


@rule("movement.scout-behind-a")
@pytest.mark.parametrize(("option", "scouts"), [("die", []), ("stay", ["d12"])])
def test_scouts_of_a_group_that_loses(option: str, scouts: list[str]) -> None:
    s = on_the_move(
        p1={"armies": ["d12"], "scouts": ["d12"], "trade": 5},
        p2={"armies": ["d16"], **HEROES},
        options={"scouts_in_lost_attack": option},
    )
    s.play("march d12 1-1", "step down")
    fight(s)
    assert s.armies(1) == ["a8"]
    assert s.scouts(1) == scouts
    assert s.figures("d16") == (2, 1, 0)
    assert s.trade(2) > 0


# Interruptions.


@rule("tech.communism")
@card("communism")
def test_communism_stops_a_group_on_its_way_for_the_whole_turn() -> None:
    s = on_the_move(
        p1={"armies": ["d4"], "scouts": ["d12"], "techs": ["sailing"]},
        p2={"techs": ["communism"], "tokens": ["hut-spy"], "armies": ["f4"]},
    )
    s.play("march d4 1-0", "step down")
    assert s.asked == [2]
    s.play("pass", "step down", "use communism-resource", "at d12")
    while s.question != "Movement":
        s.play(next(text for text in s.legal() if text.split()[0] in ("pay", "pass", "done")))
    assert s.asked == [1]
    assert s.figures("d12") == (1, 1, 1)
    assert s.tokens(2) == {}
    assert s.arguments("move-frozen") == [{"seat": 0, "square": "square-d12"}]
    assert s.refused("march d12 0-1") == "tech.communism"
    s.play("done")
    s.pass_until(player=1, phase="movement")
    assert s.allows("march d12 1-1")


@rule("tech.communism")
def test_figures_of_all_players_are_frozen_on_the_square() -> None:
    s = situation("movement", active=2, p2={"armies": ["f4", "f8"]}, frozen=["f4"])
    assert s.choices("march") == ["f8 1-0"]
    assert s.refused("march f4 1-0") == "tech.communism"


@rule("event.defection", "movement.speed-a")
def test_a_group_that_dies_on_its_way_moves_no_further() -> None:
    s = on_the_move(p1={"armies": ["d12"]}, p2={"armies": ["f8"], "events": ["defection"]})
    s.play("march d12 1-0", "step down")
    assert s.asked == [2]
    s.play("play defection")
    while s.question != "Movement":
        s.play(next(text for text in s.legal() if text.split()[0] in ("at", "kill", "pass", "done")))
    assert s.armies(1) == ["a8"]
    assert s.group() == (0, "", 0, 0)
    assert s.armies(2) == ["f8"]


def answer(s: Situation, *texts: str) -> None:
    """Somebody answers a step with an event or ability; it is paid for, everything else is passed."""
    s.play(*texts)
    for _ in range(20):
        if s.question not in ("Declaration", "Window"):
            return
        legal = s.legal()
        s.play("pass" if "pass" in legal else legal[0])
    raise AssertionError(s.question)


SPY: dict[str, Any] = {"techs": ["communism"], "tokens": ["hut-spy"], "armies": ["f4"]}
"""Somebody who can freeze a square."""


@rule("tech.communism", "movement.forced-a")
def test_a_group_frozen_on_water_stays_there_until_it_can_leave() -> None:
    s = on_the_move(p1={"scouts": ["d4"], "techs": ["navigation"]}, p2=SPY, squares={"d8": "water"})
    s.play("march d4 0-1", "step down")
    answer(s, "use communism-resource", "at d8")
    assert s.scouts(1) == ["d8"]
    assert s.arguments("stranded") == [{"seat": 0, "square": "square-d8"}]
    s.play("done")
    s.pass_until(player=1, phase="movement")
    assert s.refused("done") == "movement.forced-a"


@rule("tech.communism", "movement.forced-a")
def test_a_group_frozen_on_a_full_square_stays_there() -> None:
    s = on_the_move(p1={"armies": ["d4", "d8", "d8"], "scouts": ["d4"]}, p2=SPY)
    s.play("march d4 1-1", "step down")
    answer(s, "use communism-resource", "at d8")
    assert s.figures("d8") == (1, 3, 1)
    assert s.question == "Movement"


@rule("tech.communism", "tech.flight")
def test_a_scout_frozen_in_flight_over_enemies_is_lost() -> None:
    s = on_the_move(p1={"scouts": ["d16"], "techs": ["flight"]}, p2=SPY)
    s.play("march d16 0-1", "step down")
    answer(s, "use communism-resource", "at f4")
    assert s.scouts(1) == []
    assert s.figures("f4") == (2, 1, 0)


@rule("tech.communism", "tech.flight")
def test_an_army_frozen_in_flight_over_enemies_attacks_them() -> None:
    s = on_the_move(p1={"armies": ["d16"], "scouts": ["d16"], "techs": ["flight"], **HEROES}, p2=SPY)
    s.play("march d16 1-1", "step down")
    answer(s, "use communism-resource", "at f4")
    fight(s)
    assert s.figures("f4") == (1, 1, 1)


@rule("tech.communism", "movement.enter-enemy-a")
def test_a_group_that_is_frozen_before_its_attack_does_not_attack() -> None:
    s = on_the_move(p1={"armies": ["d12"], **HEROES}, p2={**SPY, "armies": ["d16"]})
    s.play("march d12 1-0", "step down")
    assert s.question == "Window"
    assert s.group() == (1, "d12", 1, 0)
    answer(s, "use communism-resource", "at d12")
    assert s.figures("d12") == (1, 1, 0)
    assert s.figures("d16") == (2, 1, 0)
    assert s.question == "Movement"


@rule("event.defection", "movement.enter-enemy-a")
def test_scouts_whose_army_dies_before_the_attack_may_go_on() -> None:
    s = on_the_move(p1={"armies": ["d12"], "scouts": ["d12"]}, p2={"armies": ["d16"], "events": ["defection"]})
    s.play("march d12 1-1", "step down", "play defection", "at d12", "kill army")
    while s.question == "Window":
        s.play("pass")
    assert s.group() == (1, "d12", 0, 1)
    assert s.refused("step down") == "movement.enter-enemy-a"
    s.play("step left", "stop")
    assert s.scouts(1) == ["d11"]
    assert s.figures("d16") == (2, 1, 0)


@rule("event.defection", "movement.enter-enemy-a")
def test_if_the_enemy_is_gone_before_the_attack_the_group_walks_in() -> None:
    s = on_the_move(
        players=3,
        p1={"cities": ["a6"], "armies": ["d12"], "techs": ["horseback-riding"]},
        p2={"cities": ["b6"], "armies": ["d16"]},
        p3={"cities": ["c6"], "events": ["defection"], "armies": ["d10"]},
    )
    s.play("march d12 1-0", "step down")
    answer(s, "play defection", "at d16")
    assert s.armies(2) == []
    assert s.group() == (1, "d16", 1, 0)
    assert steps_left(s) == 2


@rule("event.defection", "relic.scouts-a")
def test_a_scout_whose_army_dies_on_a_relic_square_may_leave_it() -> None:
    s = on_the_move(
        p1={"armies": ["d8"], "scouts": ["d8"]},
        p2={"armies": ["d16"], "events": ["defection"]},
        pieces={"d12": "attilas-village"},
    )
    s.play("march d8 1-1", "step down", "play defection", "at d12", "kill army")
    while s.question == "Window":
        s.play("pass")
    assert s.group() == (1, "d12", 0, 1)
    s.play("step left")
    assert s.scouts(1) == ["d11"]
    assert s.at("d12") == "attilas-village"


# Flight.

LINE = {"pieces": {"d16": "village-iron", "f4": "hut-silk"}, "p2": {"armies": ["d12"]}}
"""Before d8 lie an enemy army, a village and a hut in a line; f8 behind them is free."""


@rule("tech.flight")
@card("flight")
def test_with_flight_obstacles_are_passed() -> None:
    s = on_the_move(p1={"armies": ["d8"], "techs": ["flight"]}, **LINE)
    assert "f8" in ends(s, "d8 1-0")
    s.play("march d8 1-0", "step down", "step down", "step down", "step down", "stop")
    assert s.figures("f8") == (1, 1, 0)
    assert s.figures("d12") == (2, 1, 0)
    assert (s.at("d16"), s.at("f4")) == ("village-iron", "hut-silk")
    assert "Battle" not in s.question
    walking = on_the_move(p1={"armies": ["d8"], "techs": ["steam-power"]}, **LINE)
    walking.play("march d8 1-0", "step down")
    assert "battle-army" in walking.messages()
    assert walking.armies(1) == ["a8"]


@rule("tech.flight")
def test_with_flight_a_stop_follows_the_usual_rules() -> None:
    s = on_the_move(p1={"armies": ["d8"], "techs": ["flight"], **HEROES}, **LINE)
    s.play("march d8 1-0", "step down", "stop")
    assert s.question == "Battle"
    fight(s)
    assert s.figures("d12") == (1, 1, 0)
    village = on_the_move(p1={"armies": ["d8"], "techs": ["flight"], **HEROES}, **LINE)
    village.play("march d8 1-0", "step down", "step down", "stop")
    fight(village)
    assert village.figures("d16") == (1, 1, 0)
    assert village.tokens(1) == {"village-iron": 1}
    hut = on_the_move(p1={"armies": ["d8"], "techs": ["flight"]}, **LINE)
    hut.play("march d8 1-0", "step down", "step down", "step down")
    assert hut.refused("leave army") == "movement.group-b"
    hut.play("stop")
    assert hut.figures("f4") == (1, 1, 0)
    assert hut.tokens(1) == {"hut-silk": 1}


@rule("tech.flight")
def test_with_flight_a_scout_passes_over_a_village_but_does_not_stop_there() -> None:
    s = on_the_move(p1={"scouts": ["d8"], "techs": ["flight"]}, **LINE)
    reached = ends(s, "d8 0-1")
    assert "f8" in reached
    assert not {"d12", "d16", "f4"} & set(reached)
    s.play("march d8 0-1", "step down")
    assert s.refused("stop") == "movement.enter-enemy-a"
    s.play("step down")
    assert s.refused("stop") == "movement.enter-hut-a"


@rule("tech.flight", "tech.combustion")
def test_flight_unlocks_aircraft_and_combustion_the_last_rank_of_mounted_units() -> None:
    s = situation("city-management", land="mountain", p1={"techs": ["flight"], "trade": 27})
    s.play("produce capital", "build aircraft")
    assert sum(s.empire(1).units) == 1
    without = situation("city-management", p1={"techs": ["combustion"], "trade": 27})
    assert without.empire(1).ranks[1] == 4
    without.play("produce capital")
    assert without.refused("build aircraft") == "build.unit-b"


@rule("tech.flight")
def test_with_flight_the_last_step_onto_an_enemy_is_an_attack() -> None:
    s = on_the_move(p1={"armies": ["d8"], "techs": ["flight"], **HEROES}, p2={"armies": ["d12"]})
    s.play("march d8 1-0", "step up", "step down", "step up", "step down", "step up")
    assert s.group() == (1, "d4", 1, 0)
    s.play("step down")
    assert s.figures("d8") == (1, 1, 0)
    assert s.question == "Movement"


# Combustion.


@rule("tech.combustion")
@card("combustion")
def test_combustion_razes_one_building_a_turn_at_the_owners_choice() -> None:
    s = on_the_move(
        p1={"armies": ["b3", "b1", "b4"], "techs": ["combustion"]},
        pieces={"b6": "library", "b7": "market", "b8": "temple"},
    )
    markets = s.position.buildings[:]
    s.play("march b3 1-0", "step down", "stop")
    assert s.question == "Razing"
    assert s.refused("stop") == "tech.combustion"
    s.play("done")
    assert s.at("b7") == "market"
    s.play("march b4 1-0", "step down", "stop", "raze")
    assert s.at("b8") == ""
    assert sum(s.position.buildings) == sum(markets) + 1
    s.play("march b1 1-0", "step down", "step right")
    assert s.question == "Movement"
    assert s.at("b6") == "library"
    assert s.position.is_blockaded(s.number("b6"))


@rule("tech.combustion")
def test_combustion_spares_own_buildings_and_needs_an_army() -> None:
    s = on_the_move(
        p1={"armies": ["a3"], "scouts": ["b3"], "techs": ["combustion"]}, pieces={"a2": "library", "b7": "market"}
    )
    s.play("march a3 1-0", "step left", "stop")
    assert s.question == "Movement"
    s.play("march b3 0-1", "step down", "stop")
    assert s.question == "Movement"
    assert (s.at("a2"), s.at("b7")) == ("library", "market")


@rule("tech.combustion")
def test_combustion_works_after_a_battle_won_on_a_building() -> None:
    s = on_the_move(
        p1={"armies": ["b3"], "techs": ["combustion"], **HEROES}, p2={"armies": ["b7"]}, pieces={"b7": "market"}
    )
    s.play("march b3 1-0", "step down")
    fight(s)
    assert s.question == "Razing"
    s.play("raze")
    assert s.at("b7") == ""
    assert s.figures("b7") == (1, 1, 0)


# The Brandenburg Gate.


@rule("wonder.brandenburg_gate")
@card("brandenburg-gate")
def test_the_gate_closes_the_outskirts_but_not_the_city() -> None:
    s = on_the_move(p1={"armies": ["b3"], **HEROES}, pieces={"b10": "brandenburg-gate"})
    assert "b7" not in ends(s, "b3 1-0")
    s.play("march b3 1-0", "step down")
    assert s.group() == (1, "b7", 1, 0)
    assert s.refused("stop") == "wonder.brandenburg_gate"
    s.play("step down")
    assert s.question == "Battle"
    open_gate = on_the_move(p1={"armies": ["b3"]}, pieces={"b10": "oracle"})
    assert "b7" in ends(open_gate, "b3 1-0")


@rule("wonder.brandenburg_gate")
def test_figures_behind_the_gate_cannot_be_attacked_and_those_of_enemies_have_to_leave() -> None:
    s = situation("movement", p1={"armies": ["b3", "b6"]}, p2={"armies": ["b7"]}, pieces={"b10": "brandenburg-gate"})
    assert s.refused("done") == "wonder.brandenburg_gate"
    s.play("march b3 1-0")
    assert s.refused("step down") == "wonder.brandenburg_gate"
    s.play("step up", "stop", "march b6 1-0")
    assert s.refused("step right") == "wonder.brandenburg_gate"
    s.play("step up", "stop")
    assert s.armies(1) == ["b2", "f15"]


# Russian defectors.


@rule("civ.russian_defector")
def test_a_russian_figure_is_given_up_for_a_tech() -> None:
    techs = ["code-of-laws", "masonry", "writing", "engineering"]
    s = on_the_move(
        p1={"civilization": "russians", "techs": techs, "scouts": ["b3", "b6"]},
        p2={"techs": ["pottery", "sailing", "masonry"], "units": ["infantry-weak"]},
    )
    s.play("march b3 0-1", "step down")
    assert s.choices("defect") == ["down"]
    s.play("defect down")
    assert s.arguments("scout-defected") == [{"seat": 0, "other": 1, "square": "square-b11"}]
    assert sorted(s.choices("learn")) == ["pottery", "sailing"]
    s.play("learn sailing")
    assert "sailing" in s.techs(1)
    assert s.scouts(1) == ["b6"]
    assert s.units(2) == {"infantry-weak": 1}
    s.play("march b6 0-1", "step right")
    assert s.refused("defect down") == "civ.russian_defector"


@rule("civ.russian_defector")
def test_defection_is_for_single_russian_figures_with_something_to_learn() -> None:
    p1 = {"civilization": "russians", "armies": ["b7", "b7"]}
    s = on_the_move(p1=p1, p2={"techs": ["pottery"]})
    s.play("march b7 2-0")
    assert s.refused("defect down") == "civ.russian_defector"
    alone = on_the_move(p1=p1, p2={"techs": ["pottery"]})
    alone.play("march b7 1-0", "defect down")
    assert alone.techs(1) == ["pottery"]
    assert alone.armies(1) == ["a8", "b7"]
    assert "Battle" not in alone.question
    nothing = on_the_move(p1=p1, p2={"techs": ["sailing"]})
    nothing.play("march b7 1-0")
    assert nothing.refused("defect down") == "civ.russian_defector"
    germans = on_the_move(p1={"armies": ["b7"]}, p2={"techs": ["pottery"]})
    germans.play("march b7 1-0")
    assert germans.refused("defect down") == "civ.russian_defector"


# Other phases' actions.


@rule("turn.phases-a", "trade.deal-b")
def test_what_belongs_to_other_phases_is_refused() -> None:
    s = on_the_move()
    assert s.refused("offer 2") == "trade.deal-b"
    assert s.refused("produce capital") == "turn.phases-a"
    assert s.refused("step up") == "movement.group-a"
    s.play("march a8 1-0")
    assert s.refused("done") == "turn.phases-a"
    assert s.refused("march a8 1-0") == "movement.group-a"
