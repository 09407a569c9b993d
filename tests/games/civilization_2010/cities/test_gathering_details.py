"""Scouts and English armies that gather, blockades that begin and end, and coins that win at any moment."""

from typing import Any

import pytest

from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.standings import city_production, combat_bonus
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import clash, finish

SECOND = "e6"
QUIET = {"policies": ["natural-religion", "military-tradition"], "government": "republic"}
"""Policies and a government that do nothing here."""


def production(s: Situation, square: str = "a6") -> int:
    """The production of a city of player 1."""
    return city_production(s.position, 0, s.number(square))


def settle(s: Situation) -> None:
    """Let the others pass and pay with what is offered first, until somebody's part goes on."""
    while s.question not in ("StartOfTurn", "CityManagement", "Movement") and not s.position.is_over:
        legal = s.legal(by=s.asked[0])
        s.play(next((text for text in ("pass", "done") if text in legal), legal[0]), by=s.asked[0])


# Figures that begin to serve.


@pytest.mark.rule("scout.assign-b", "coins.count-a", "victory.economic-a")
@pytest.mark.parametrize("figure", ["scouts", "armies"])
@pytest.mark.parametrize(("tokens", "winners"), [(13, []), (14, [1])])
def test_a_new_figure_on_a_coin_counts_from_its_owners_next_start_of_turn_on(
    figure: str, tokens: int, winners: list[int]
) -> None:
    civilization = {"civilization": "english"} if figure == "armies" else {}
    s = situation(
        "movement",
        p1={**QUIET, **civilization, figure: ["f6 next a6"], "coins": tokens},
        p2={"armies": ["b6"]},
        squares={"f6": "grassland coin"},
    )
    s.play("done")
    assert (s.coins(1), s.winners) == (tokens, [])
    s.pass_until(frame="StartOfTurn", player=1)
    assert (s.coins(1), s.winners) == (tokens + 1, winners)


@pytest.mark.rule("scout.assign-b", "scout.gather-a")
@pytest.mark.card("atomic-theory")
def test_a_scout_whose_city_is_gone_sends_nothing_until_it_serves_the_capital() -> None:
    s = situation(
        "movement",
        active=2,
        p1={**QUIET, "cities": ["a6", SECOND], "scouts": ["g6 for e6"], "armies": ["a7"]},
        p2={"techs": ["atomic-theory"], "tokens": ["village-uranium"]},
        squares={"g6": "desert coin"},
    )
    assert s.coins(1) == 1
    s.play("use atomic-theory-nuke")
    while s.cities(1) != ["a6"]:
        s.play(s.legal(by=s.asked[0])[0], by=s.asked[0])
    s.play("abandon military-tradition", by=1)
    assert (s.cities(1), s.serves(1, "g6"), s.coins(1)) == (["a6"], "", 0)
    s.pass_until(frame="StartOfTurn", player=1)
    assert (s.serves(1, "g6"), s.coins(1)) == ("a6", 1)
    s.pass_until(phase="trade")
    assert s.trade(1) == 1


@pytest.mark.rule("scout.assign-a", "scout.assign-b", "wonder.hanging_gardens")
@pytest.mark.card("hanging-gardens")
def test_a_figure_built_in_this_start_of_turn_cannot_be_assigned_yet() -> None:
    s = situation(p1={**QUIET, "cities": ["a6", SECOND]}, squares={"a2": "desert"}, pieces={"a2": "hanging-gardens"})
    s.play("use hanging-gardens", "build scout")
    assert (s.legal("assign"), s.refused("assign a2 city-2")) == ([], "scout.assign-a")
    old = {"scouts": ["a2"]}
    s = situation(p1={**QUIET, **old, "cities": ["a6", SECOND]}, pieces={"a2": "hanging-gardens"})
    s.play("use hanging-gardens", "build scout", "assign a2 city-2")
    assert s.empire(1).scout_city == [s.number(SECOND), -2 - s.number("a6")]


# Several figures on a square.


@pytest.mark.rule("scout.gather-a", "civ.english_gather")
def test_an_army_and_a_scout_of_the_english_send_their_square_once() -> None:
    entry = {**QUIET, "civilization": "english", "cities": ["a6", SECOND]}
    stack = {"scouts": ["g6"], "armies": ["g6", "g7", "g7"]}
    s = situation("trade", p1={**entry, **stack}, squares={"g6": "desert coin", "g7": "desert"})
    assert (s.trade(1), s.coins(1)) == (2, 1)
    # The scout decides which city they serve.
    mixed = {"scouts": ["g6 for e6"], "armies": ["g6", "g7"]}
    s = situation("city-management", p1={**entry, **mixed}, squares={"g6": "forest", "g7": "mountain"})
    assert (production(s), production(s, SECOND)) == (1, 2)


@pytest.mark.rule("scout.own-a", "scout.combat-a")
def test_an_own_scout_on_own_barracks_moves_the_trade_but_not_the_combat_icon() -> None:
    entry = {**QUIET, "cities": ["a6", SECOND], "scouts": ["a1 for e6"]}
    s = situation("trade", p1=entry, pieces={"a1": "barracks"})
    assert (s.trade(1), combat_bonus(s.position, 0)) == (2, 2)


@pytest.mark.rule("scout.own-a", "city.program-e", "city.program-f")
def test_a_program_doubles_no_square_that_a_scout_sends_from_another_city() -> None:
    entry = {**QUIET, "cities": ["a6", SECOND], "scouts": ["a1 for e6"], "programs": ["a6", SECOND]}
    squares = {"a1": "forest", "a2": "mountain", "e1": "mountain"}
    s = situation("city-management", p1=entry, squares=squares)
    assert (production(s), production(s, SECOND)) == (2, 2 + 2)


# What markers cover.


@pytest.mark.rule("city.harvest-a", "civ.zulu_settle")
def test_a_hut_in_the_outskirts_covers_neither_icons_nor_resource() -> None:
    s = situation(
        "city-management",
        p1={**QUIET, "civilization": "zulu"},
        squares={"a1": "forest wheat", "a2": "desert"},
        pieces={"a1": "hut-spy", "a2": "hut-iron"},
    )
    assert production(s) == 2
    s.play("harvest capital wheat")
    assert s.resources(1) == {"wheat": 1}


@pytest.mark.rule("citystate.outskirts-a", "build.forbidden-a", "civ.zulu_settle")
@pytest.mark.card("city-state-3")
@pytest.mark.parametrize("centre", ["a6", SECOND])
def test_a_city_state_found_in_the_outskirts_of_a_zulu_city_counts_for_the_capital_only(centre: str) -> None:
    """It lies where a hut was left; the terrain under it yields nothing any more."""
    square = "a1" if centre == "a6" else "e1"
    entry = {**QUIET, "civilization": "zulu", "cities": ["a6", SECOND], "techs": ["writing"], "bonus": {centre: 5}}
    scenario: dict[str, Any] = {"squares": {square: "forest"}, "pieces": {square: "city-state-3"}}
    s = situation("city-management", p1=entry, **scenario)
    own = {centre: 5}
    assert (production(s), production(s, SECOND), s.coins(1)) == (own.get("a6", 0), own.get(SECOND, 0), 0)
    s = situation("city-management", p1={**entry, "scouts": [f"{square} for e6"]}, **scenario)
    assert (production(s), production(s, SECOND), s.coins(1)) == (own.get("a6", 0) + 1, own.get(SECOND, 0), 1)
    s.play("produce capital" if centre == "a6" else "produce city-2", "build library")
    assert s.refused(f"at {square}") == "build.forbidden-a"


@pytest.mark.rule("map.cover-a", "map.cover-b", "build.overbuild-b")
def test_when_the_marker_is_gone_the_square_is_harvested_and_counts_again() -> None:
    entry = {**QUIET, "government": "monarchy-gov", "techs": ["philosophy"], "bonus": {"a6": 7}}
    s = situation("city-management", p1=entry, squares={"a1": "forest wheat"}, pieces={"a1": "market"})
    assert (s.refused("harvest capital wheat"), production(s)) == ("map.cover-b", 7 + 1)
    s.play("produce capital", "build temple", "at a2")
    assert (s.at("a1"), production(s)) == ("", 7 + 2)
    s.play("harvest capital wheat")
    assert (s.resources(1), s.supply("wheat")) == ({"wheat": 1}, 1)


# Blockades.


@pytest.mark.rule("city.blockade-a", "coins.count-b", "trade.collect-b")
def test_when_the_last_enemy_has_left_everything_yields_again() -> None:
    """The army leaves the forest; of the two scouts on the bank first one goes and then the other."""
    s = situation(
        "movement",
        active=2,
        first=1,
        p1={**QUIET, "armies": ["a3"]},
        p2={"armies": ["a9"], "scouts": ["a10", "a10"]},
        squares={"a9": "forest", "a3": "mountain"},
        pieces={"a10": "bank"},
    )
    assert (production(s), s.coins(1), trade_income(s.position, 0)) == (1, 0, 0)
    s.play("march a9 1-0", "step down", "stop")
    assert (s.figures("a13"), production(s), s.coins(1)) == ((2, 1, 0), 3, 0)
    s.play("march a10 0-1", "step down", "stop")
    assert (s.figures("a10"), production(s), s.coins(1)) == ((2, 0, 1), 3, 0)
    s.play("march a10 0-1", "step down", "stop")
    assert (s.figures("a14"), production(s), s.coins(1)) == ((2, 0, 2), 4, 1)
    s.pass_until(phase="trade")
    assert s.trade(1) == 1


@pytest.mark.rule("wonder.blockade-a", "wonder.cristo_redentor", "event.limit-a")
@pytest.mark.card("cristo-redentor")
def test_who_blockades_cristo_redentor_makes_its_owner_discard_at_once() -> None:
    rival = {"events": ["drought", "migrants", "duty-and-honor"], "cities": ["b11"]}
    s = situation("movement", p1={"armies": ["b2", "a7"]}, p2=rival, pieces={"b6": "cristo-redentor"})
    s.play("march b2 1-0", "step down")
    while s.question == "Window":
        s.play("pass", by=s.asked[0])
    s.play("stop")
    while s.question == "Window":
        s.play("pass", by=s.asked[0])
    assert (s.figures("b6"), s.question, s.asked) == ((1, 1, 0), "HandLimit", [2])
    s.play("discard migrants")
    assert (s.hand(2), s.question, s.asked) == ({"drought": 1, "duty-and-honor": 1}, "Movement", [1])


# Coins win at any moment.


@pytest.mark.rule("coins.count-a", "victory.economic-a")
def test_a_bank_as_fifteenth_coin_wins_before_anything_else_is_built() -> None:
    entry: dict[str, Any] = {**QUIET, "techs": ["banking", "engineering"], "bonus": {"a6": 20}}
    s = situation("city-management", p1={**entry, "coins": 14})
    s.play("produce capital", "build bank", "at a1", "build army", "at a2")
    assert (s.winners, s.ending, s.coins(1), s.armies(1)) == ([1], "economic", 15, [])
    s = situation("city-management", p1={**entry, "coins": 13})
    s.play("produce capital", "build bank", "at a1", "build army", "at a2")
    assert (s.winners, s.coins(1), s.armies(1)) == ([], 14, ["a2"])


@pytest.mark.rule("coins.count-a", "map.cover-a", "victory.economic-a")
def test_a_coin_that_comes_to_light_wins_in_another_players_part() -> None:
    """Sabotage destroys a library that lies on a printed coin."""
    for tokens, winners in ((13, []), (14, [2])):
        s = situation(
            p1={"events": ["sabotage"], "scouts": ["b6"]},
            p2={"coins": tokens},
            squares={"b7": "grassland coin"},
            pieces={"b7": "library"},
        )
        assert s.coins(2) == tokens
        s.play("play sabotage")
        settle(s)
        assert (s.at("b7"), s.coins(2), s.winners) == ("", tokens + 1, winners)


@pytest.mark.rule("coins.count-a", "tech.computers", "event.limit-a", "event.sabotage")
@pytest.mark.card("computers", "sabotage", "bank")
def test_a_destroyed_bank_lowers_the_hand_limit_at_once() -> None:
    events = ["drought", "migrants", "duty-and-honor"]
    for tokens, asked in ((3, ("HandLimit", [2])), (4, ("StartOfTurn", [1]))):
        s = situation(
            p1={"events": ["sabotage"], "scouts": ["b6"]},
            p2={"coins": tokens, "techs": ["computers"], "events": events},
            pieces={"b7": "bank"},
        )
        assert s.coins(2) == tokens + 2
        s.play("play sabotage")
        while s.question == "Window":
            s.play("pass", by=s.asked[0])
        assert (s.at("b7"), s.coins(2), (s.question, s.asked)) == ("", tokens + 1, asked)


@pytest.mark.rule("city.found-a", "coins.count-a", "tech.computers", "event.limit-a")
@pytest.mark.card("computers")
def test_a_city_on_the_coin_that_its_scout_sent_lowers_the_hand_limit() -> None:
    events = ["drought", "migrants", "duty-and-honor"]
    entry = {**QUIET, "techs": ["computers"], "scouts": [SECOND], "events": events}
    for tokens, question in ((3, "HandLimit"), (4, "StartOfTurn")):
        s = situation(p1={**entry, "coins": tokens}, squares={SECOND: "grassland coin"})
        assert s.coins(1) == tokens + 2
        s.play(f"found {SECOND} scout")
        assert (s.coins(1), s.question, s.asked) == (tokens + 1, question, [1])


@pytest.mark.rule("wonder.panama_canal", "wonder.limit-a", "coins.count-a")
@pytest.mark.card("panama-canal")
def test_coins_on_a_canal_that_leaves_the_game_are_lost() -> None:
    entry = {**QUIET, "coins": {"panama-canal": 4, "sheet": 1}, "bonus": {"a6": 15}, "techs": ["pottery"]}
    wonders = {"market": ["statue-of-zeus"]}
    s = situation("city-management", p1=entry, pieces={"a1": "panama-canal"}, wonders=wonders)
    assert s.coins(1) == 5
    s.play("produce capital", "build statue-of-zeus", "at a2")
    assert (s.wonder_at("panama-canal"), s.coin_tokens(1), s.coins(1)) == ("", {"sheet": 1}, 1)
    s = situation("city-management", p1=entry, pieces={"a1": "panama-canal"}, wonders=wonders)
    s.play("produce capital", "build granary", "at a1")
    assert (s.wonder_at("panama-canal"), s.coin_tokens(1)) == ("", {"sheet": 1})


@pytest.mark.rule("coins.discard-a", "loot.discard-coin-a")
@pytest.mark.card("railroad", "civil-service", "great-builder")
def test_five_coins_that_are_all_icons_cannot_be_discarded() -> None:
    loser = {"techs": ["railroad", "civil-service"], "trade": 1, "culture": 1}
    scenario: dict[str, Any] = {
        "squares": {"b10": "desert coin"},
        "pieces": {"b6": "bank", "b7": "great-builder"},
    }
    s = finish(clash(["infantry-weak"] * 3, [], None, loser, **scenario))
    assert (s.question, s.coins(2)) == ("Looting", 5)
    assert s.refused("loot discard-coin") == "loot.discard-coin-a"
    s = finish(clash(["infantry-weak"] * 3, [], None, {**loser, "coins": 1}, **scenario))
    s.play("loot discard-coin")
    assert (s.coins(2), s.coin_tokens(2)) == (5, {})
