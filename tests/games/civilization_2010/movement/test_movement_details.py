"""Movement and exploring together with other things: Flight with scouts, relics after battles, forced leaving."""

from typing import Any

import pytest

from civitas.games.civilization_2010.cities.yields import trade_income
from tests.games.civilization_2010.marching import HEROES, ends, fight, on_the_move, steps_left
from tests.games.civilization_2010.situation import situation

rule = pytest.mark.rule

# The squares are those of test_movement: column 4 is d4 d8 d12 d16 f4 f8 f12 f16, to the right e1 e5 e9 e13 g1 g5.


# Figures that have to leave.


@rule("movement.forced-a", "explore.discover-a")
def test_figures_that_have_to_leave_keep_a_step_for_it() -> None:
    p1 = {"scouts": ["d8"], "armies": ["a8"]}
    s = situation("movement", p1=p1, tiles={"e": "tile27 facedown"}, squares={"d8": "water"})
    s.play("march d8 0-1", "discover right")
    # With the last step it has to go, and not to look further.
    assert steps_left(s) == 1
    assert s.refused("stop") == "movement.forced-a"
    s.play("step up")
    assert s.scouts(1) == ["d4"]


@rule("movement.forced-a", "explore.discover-a")
def test_the_last_step_of_figures_that_have_to_leave_is_not_for_discovering() -> None:
    # On f4 there are two tiles to discover: g to the right, d above; f3 to the left is land.
    p1 = {"scouts": ["f4"], "armies": ["a8"]}
    facedown = {"d": "tile05 facedown", "g": "tile27 facedown"}
    s = situation("movement", p1=p1, tiles=facedown, squares={"f4": "water"})
    s.play("march f4 0-1", "discover right")
    assert s.refused("discover up") == "movement.forced-a"
    assert "step left" in s.legal()
    stuck = situation("movement", p1=p1, tiles=facedown, squares={"f4": "water", "f3": "water", "f8": "water"})
    stuck.play("march f4 0-1", "discover up")
    # Nothing to go to yet: a new tile may open a way.
    assert stuck.terrain("d16") != ""


# Flight.


@rule("tech.flight", "battle.start-a")
def test_in_flight_the_last_step_onto_an_enemy_is_an_attack() -> None:
    s = on_the_move(p1={"armies": ["d8"], "techs": ["flight"], **HEROES}, p2={"armies": ["d12"]})
    s.play("march d8 1-0", *["step up", "step down"] * 2, "step left")
    assert steps_left(s) == 1
    s.play("step right")
    assert s.figures("d8") == (1, 1, 0)
    other = on_the_move(p1={"armies": ["d8"], "techs": ["flight"], **HEROES}, p2={"armies": ["d11"]})
    other.play("march d8 1-0", *["step up", "step down"] * 2, "step left")
    assert other.group() == (1, "d7", 1, 0)
    other.play("step down")
    assert other.question == "Battle"
    assert other.group() == (1, "d11", 1, 0)
    fight(other)
    assert other.figures("d11") == (1, 1, 0)


@rule("tech.flight", "movement.scout-behind-a")
@pytest.mark.parametrize("marker", ["hut-iron", "village-iron"])
def test_scouts_that_fly_with_an_army_stay_before_the_hut_or_village_where_it_stops(marker: str) -> None:
    p1 = {"armies": ["d8"], "scouts": ["d8"], "techs": ["flight"], **HEROES}
    s = on_the_move(p1=p1, pieces={"d16": marker})
    s.play("march d8 1-1", "step down", "step down", "stop")
    if marker == "village-iron":
        fight(s)
    assert (s.figures("d12"), s.figures("d16")) == ((1, 0, 1), (1, 1, 0))
    assert s.tokens(1) == {marker: 1}
    # Over an enemy the scout cannot wait: the group has to fly on.
    blocked = on_the_move(p1=p1, p2={"armies": ["d12"]}, pieces={"d16": marker})
    blocked.play("march d8 1-1", "step down", "step down")
    assert blocked.refused("stop") == "movement.scout-behind-a"
    blocked.play("step down", "stop")
    assert (blocked.figures("f4"), blocked.at("d16")) == ((1, 1, 1), marker)


@rule("tech.flight", "movement.enter-owncity-a", "movement.enter-enemy-a")
def test_in_flight_cities_are_passed_and_only_enemy_ones_attacked() -> None:
    s = on_the_move(p1={"scouts": ["b3"], "armies": ["b3"], "techs": ["flight"], **HEROES})
    assert "b11" not in ends(s, "b3 0-1")
    assert "b15" in ends(s, "b3 0-1")
    s.play("march b3 1-0", "step down", "step down")
    assert s.group() == (1, "b11", 1, 0)
    s.play("stop")
    assert s.arguments("battle-city") == [{"seat": 0, "other": 1, "square": "square-b11"}]


@rule("tech.flight", "relic.scouts-a")
def test_a_scout_does_not_fly_over_a_relic_alone() -> None:
    s = on_the_move(p1={"scouts": ["d8"], "techs": ["flight"]}, pieces={"d12": "attilas-village"})
    s.play("march d8 0-1")
    assert s.refused("step down") == "relic.scouts-a"


# The Brandenburg Gate.


@rule("wonder.brandenburg_gate", "battle.scouts-a")
def test_scouts_behind_the_gate_cannot_be_killed_and_a_blockaded_gate_closes_nothing() -> None:
    p2 = {"scouts": ["b7"]}
    s = on_the_move(p1={"armies": ["b3"]}, p2=p2, pieces={"b10": "brandenburg-gate"})
    s.play("march b3 1-0")
    assert s.refused("step down") == "wonder.brandenburg_gate"
    blockaded = on_the_move(p1={"armies": ["b3", "b10"]}, p2=p2, pieces={"b10": "brandenburg-gate"})
    blockaded.play("march b3 1-0", "step down")
    assert blockaded.scouts(2) == []
    assert blockaded.figures("b7") == (1, 1, 0)


# Relics.


@rule("relic.claim-a", "battle.occupy-a")
def test_an_army_that_wins_a_battle_on_a_relic_square_claims_the_relic() -> None:
    s = on_the_move(
        p1={"armies": ["d8"], **HEROES},
        p2={"armies": ["d12"]},
        pieces={"d12": "attilas-village"},
        decks={"infantry": ["infantry-weak"], "artillery": ["artillery-weak"]},
    )
    s.play("march d8 1-0", "step down")
    while s.question == "Battle":
        s.play(s.legal()[0])
    assert s.arguments("relic-claimed") == [{"seat": 0, "card": "card-attilas-village", "square": "square-d12"}]
    s.play("recruit infantry", "recruit artillery")
    assert s.units(1) == {"infantry-fierce": 3, "infantry-weak": 1, "artillery-weak": 1}
    assert (s.figures("d12"), s.at("d12")) == ((1, 1, 0), "")


@rule("relic.claim-a", "relic.scouts-a")
def test_an_army_that_loses_a_battle_on_a_relic_square_claims_nothing() -> None:
    s = on_the_move(p1={"armies": ["d8"]}, p2={"armies": ["d12"], **HEROES}, pieces={"d12": "attilas-village"})
    s.play("march d8 1-0", "step down")
    fight(s)
    assert (s.at("d12"), s.position.claimed) == ("attilas-village", 0)


@rule("relic.block-a", "map.cover-a")
def test_the_square_of_a_relic_is_what_its_terrain_says() -> None:
    squares = {"a2": "desert"}
    before = situation("movement", land="mountain", pieces={"a2": "ark-of-the-covenant"}, squares=squares)
    after = situation("movement", land="mountain", squares=squares, claimed=["ark-of-the-covenant"])
    assert trade_income(after.position, 0) == 1
    assert trade_income(before.position, 0) == trade_income(after.position, 0)


@rule("relic.attilas_village", "build.unit-c")
def test_attilas_units_are_as_many_as_the_decks_allow() -> None:
    gone = {f"{kind}-{side}": 5 for kind in ("mounted", "artillery") for side in ("weak", "even", "fierce")}
    infantry = {"infantry-weak": 5, "infantry-even": 5, "infantry-fierce": 4}
    s = on_the_move(p1={"armies": ["d8"]}, p2={"units": {**gone, **infantry}}, pieces={"d12": "attilas-village"})
    s.play("march d8 1-0", "step down", "stop")
    assert s.units(1) == {"infantry-fierce": 1}
    assert s.question == "Movement"


# What others learn.


@rule("explore.hut-a", "explore.hut-b", "info.hidden-a")
@pytest.mark.parametrize("marker", ["hut-silk", "hut-spy", "hut-uranium"])
def test_others_learn_only_that_a_hut_was_taken(marker: str) -> None:
    s = on_the_move(p1={"armies": ["d8"]}, pieces={"d12": marker})
    s.play("march d8 1-0", "step down")
    for seat, player in ((1, 2), (None, None)):
        seen = [event for event in s.last if event.visible_to(seat)]
        assert "hut-explored" in [event.message for event in seen]
        assert not any("card" in event.arguments for event in seen)
        assert s.view(player)["civilizations"][0]["token_backs"] == {"hut": 1, "village": 0}
        assert marker not in str(s.view(player)["civilizations"])


@rule("explore.village-b", "info.hidden-a")
def test_a_village_that_holds_out_stays_unseen() -> None:
    s = on_the_move(p1={"armies": ["d8", "d8"]}, pieces={"d12": "village-wealth"})
    s.play("march d8 2-0", "step down")
    fight(s)
    assert s.at("d12") == "village-wealth"
    for player in (1, 2, None):
        assert "wealth" not in str(s.view(player))
    assert "wealth" not in str([event.arguments for event in s.log])


# Coins on the way.


@rule("victory.economic-a", "city.blockade-a")
@pytest.mark.parametrize(("coins", "winners"), [(13, []), (14, [2])])
def test_an_army_that_leaves_a_bank_to_attack_frees_it_before_the_battle(coins: int, winners: list[int]) -> None:
    p1: dict[str, Any] = {"armies": ["b7", "a8"], **HEROES}
    s = situation("movement", p1=p1, p2={"coins": coins}, pieces={"b7": "bank"})
    assert s.coins(2) == coins
    s.play("march b7 1-0", "step down")
    assert (s.winners, s.coins(2)) == (winners, coins + 1)
    assert s.question == "Battle" or winners


@rule("movement.enter-citystate-a", "citystate.city_state_3")
def test_a_city_state_is_not_controlled_in_passing() -> None:
    s = on_the_move(p1={"armies": ["d8"], "coins": 14}, pieces={"d12": "city-state-3"})
    s.play("march d8 1-0", "step down", "step down")
    assert (s.winners, s.coins(1)) == ([], 14)
    assert s.figures("d16") == (1, 1, 0)


# Where a group may not end its move.


@rule("tech.flight", "movement.group-b")
@pytest.mark.parametrize("scenario", [{"p2": {"armies": ["d12"]}}, {"pieces": {"d12": "hut-iron"}}])
def test_nobody_is_left_behind_in_flight_over_enemies_or_huts(scenario: dict[str, Any]) -> None:
    s = on_the_move(p1={"armies": ["d8", "d8"], "scouts": ["d8"], "techs": ["flight", "masonry"]}, **scenario)
    s.play("march d8 2-1", "step down")
    assert s.refused("leave army") == "tech.flight"
    assert s.refused("leave scout") == "tech.flight"
    s.play("step down", "leave army")
    assert s.figures("d16") == (1, 1, 0)


@rule("movement.group-b", "movement.stack-a", "movement.enter-enemy-a")
def test_an_army_does_not_leave_scouts_alone_where_they_cannot_end_their_move() -> None:
    # d8 is full, d12 has room for one more, there is water beside it and an enemy on d16.
    moat = dict.fromkeys(("d11", "e9"), "water")
    p1 = {"armies": ["d4", "d8", "d8", "d12"], "scouts": ["d4"], "techs": ["horseback-riding"], **HEROES}
    s = on_the_move(p1=p1, p2={"armies": ["d16"]}, squares=moat)
    s.play("march d4 1-1", "step down", "step down")
    assert s.group() == (1, "d12", 1, 1)
    assert s.refused("leave army") == "movement.stack-a"
    assert s.legal() == ["step down", "leave scout"]
    s.play("leave scout")
    # Nothing but the attack was left to do.
    fight(s)
    assert (s.figures("d12"), s.figures("d16")) == ((1, 1, 1), (1, 1, 0))


@rule("movement.stack-a")
def test_a_group_above_the_stacking_limit_cannot_end_its_move_anywhere() -> None:
    s = on_the_move(p1={"armies": ["d8", "d8", "d8"]})
    assert s.choices("march") == ["a8 1-0", "d8 1-0", "d8 2-0"]
    assert s.refused("march d8 3-0") == "movement.stack-a"
    s.play("march d8 2-0", "step up")
    # With the third army still there they do not all come back.
    assert s.refused("step down") == "movement.stack-a"
    s.play("leave army", "step down")
    assert (s.figures("d4"), s.figures("d8")) == ((1, 1, 0), (1, 2, 0))


@rule("movement.water-b", "movement.enter-enemy-a")
@pytest.mark.parametrize("enemy", [{"armies": ["f4"]}, {"scouts": ["f4"]}])
def test_enemies_on_water_are_attacked_only_by_those_who_may_stop_there(enemy: dict[str, Any]) -> None:
    shore = {"f": "WWWW GGGG GGGG GGGG"}
    s = on_the_move(p1={"armies": ["d16"], "techs": ["navigation"], **HEROES}, p2=enemy, squares=shore)
    s.play("march d16 1-0")
    assert s.refused("step down") == "movement.water-b"
    sailing = on_the_move(p1={"armies": ["d16"], "techs": ["sailing"], **HEROES}, p2=enemy, squares=shore)
    sailing.play("march d16 1-0", "step down")
    if "armies" in enemy:
        fight(sailing)
    assert sailing.figures("f4") == (1, 1, 0)


@rule("wonder.brandenburg_gate", "movement.forced-a")
def test_the_last_step_does_not_lead_behind_the_gate() -> None:
    s = on_the_move(p1={"armies": ["b2"], "scouts": ["b3"]}, pieces={"b10": "brandenburg-gate"})
    assert not set(s.around("b11")) & set(ends(s, "b2 1-0"))
    assert not set(s.around("b11")) & set(ends(s, "b3 0-1"))
    s.play("march b2 1-0", "step right")
    assert s.refused("step down") == "wonder.brandenburg_gate"


@rule("relic.scouts-a", "movement.scout-behind-a")
def test_scouts_do_not_wait_on_a_relic_square_without_their_army() -> None:
    s = on_the_move(
        p1={"armies": ["d8"], "scouts": ["d8"], **HEROES},
        pieces={"d12": "attilas-village", "d16": "hut-iron"},
    )
    s.play("march d8 1-1", "step down")
    assert s.refused("step down") == "movement.scout-behind-a"


@rule("explore.discover-a", "movement.water-b", "movement.forced-a")
def test_a_group_on_water_discovers_only_if_it_still_reaches_land_afterwards() -> None:
    sea = dict.fromkeys(("d10", "d11", "d12", "d14", "d15", "d16"), "water")
    p1 = {"armies": ["d13"], "techs": ["navigation", "horseback-riding"], "policies": ["natural-religion"]}
    s = on_the_move(p1=p1, tiles={"f": "tile27 facedown"}, squares=sea)
    s.play("march d13 1-0", "step right", "step right")
    assert (s.group(), steps_left(s)) == ((1, "d15", 1, 0), 2)
    assert s.refused("discover down") == "movement.water-b"
    near_land = on_the_move(p1=p1, tiles={"f": "tile27 facedown"}, squares={**sea, "d11": "grassland"})
    near_land.play("march d13 1-0", "step right", "step right", "discover down")
    assert near_land.terrain("f3") != ""
    near_land.play("step up")
    assert near_land.figures("d11") == (1, 1, 0)


@rule("civ.russian_defector", "wonder.brandenburg_gate", "movement.forced-a")
def test_a_defector_may_pass_where_he_could_not_stop() -> None:
    gate = {"b10": "brandenburg-gate"}
    p1 = {"civilization": "russians", "scouts": ["b3"], "techs": ["communism"]}
    # The square it comes from is full and the others are behind the gate: the city is the only end of this way.
    full: dict[str, Any] = {"armies": ["b3", "b3", "b3"]}
    s = on_the_move(p1={**p1, **full}, p2={"techs": ["pottery"]}, pieces=gate)
    s.play("march b3 0-1", "step down")
    assert s.arguments("scout-defected") == [{"seat": 0, "other": 1, "square": "square-b11"}]
    assert ("pottery" in s.techs(1), s.scouts(1)) == (True, [])
    dull = on_the_move(p1={**p1, **full}, pieces=gate)
    dull.play("march b3 0-1")
    assert dull.refused("step down") == "wonder.brandenburg_gate"


@rule("tech.communism", "tech.flight")
def test_a_scout_frozen_in_flight_over_enemy_scouts_is_lost_too() -> None:
    p2 = {"techs": ["communism"], "tokens": ["hut-spy"], "scouts": ["f4"]}
    s = on_the_move(p1={"scouts": ["d16"], "techs": ["flight"]}, p2=p2)
    s.play("march d16 0-1", "step down", "use communism-resource", "at f4")
    while s.question in ("Declaration", "Window"):
        legal = s.legal()
        s.play("pass" if "pass" in legal else legal[0])
    assert (s.scouts(1), s.figures("f4")) == ([], (2, 0, 1))


@rule("citystate.found-a", "citystate.city_state_3", "victory.economic-a")
@pytest.mark.parametrize(("coins", "winners"), [(13, []), (14, [1])])
def test_a_city_state_that_is_found_gives_its_coin_at_once(coins: int, winners: list[int]) -> None:
    s = on_the_move(
        p1={"armies": ["d8"], "coins": coins},
        pieces={"d12": "hut-city-state"},
        decks={"city-states": ["city-state-3"]},
    )
    s.play("march d8 1-0", "step down")
    assert (s.coins(1), s.winners) == (coins + 1, winners)
    assert s.ending == ("economic" if winners else "")
