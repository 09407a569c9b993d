"""Wonders: eras, costs, discounts, culture and effects."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import effects as e
from civitas.games.civilization_2010.facts import timing as w
from civitas.games.civilization_2010.facts import wonders as t
from civitas.games.civilization_2010.facts.eras import ANCIENT, ERAS, MEDIEVAL, MODERN
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import NONE, PACKAGE

TABLE = """
    stonehenge             ancient  10 -  -                1
    colossus               ancient  15 10 metalworking     1
    hanging-gardens        ancient  15 10 animal-husbandry 1
    oracle                 ancient  15 10 code-of-laws     1
    great-lighthouse       ancient  15 10 navigation       1
    statue-of-zeus         ancient  15 -  -                1
    angkor-wat             medieval 20 10 theology         2
    brandenburg-gate       medieval 15 -  -                2
    himeji-samurai-castle  medieval 20 15 monarchy         2
    porcelain-tower        medieval 20 15 construction     2
    leonardos-workshop     medieval 20 15 mathematics      2
    notre-dame             medieval 20 15 education        2
    cristo-redentor        modern   25 15 mass-media       3
    panama-canal           modern   25 20 engineering      3
    statue-of-liberty      modern   25 20 metal-casting    3
    united-nations         modern   20 -  -                3
    internet               modern   25 15 computers        3
    pentagon               modern   25 15 ballistics       3
"""


@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_each_wonder_has_its_era_costs_and_culture(line: str) -> None:
    name, era, cost, discounted, tech, culture = line.split()
    wonder = t.WONDERS.index(name)
    assert (ERAS[t.WONDER_ERA[wonder]], t.WONDER_COST[wonder], t.WONDER_CULTURE[wonder]) == (
        era,
        int(cost),
        int(culture),
    )
    if tech == "-":
        assert (t.DISCOUNT_TECH[wonder], t.DISCOUNT_COST[wonder]) == (NONE, int(cost))
    else:
        assert (TECHS[t.DISCOUNT_TECH[wonder]], t.DISCOUNT_COST[wonder]) == (tech, int(discounted))
        assert t.DISCOUNTED_WONDER[TECHS.index(tech)] == wonder


def test_fourteen_techs_make_one_wonder_cheaper_each() -> None:
    assert sum(wonder != NONE for wonder in t.DISCOUNTED_WONDER) == 14
    assert len(t.WONDERS) == t.WONDER_COUNT == len(TABLE.strip().splitlines())


@pytest.mark.parametrize("era", [ANCIENT, MEDIEVAL, MODERN])
def test_each_era_has_six_wonders(era: int) -> None:
    assert len(t.WONDERS_OF_ERA[era]) == 6
    assert {t.WONDER_ERA[wonder] for wonder in t.WONDERS_OF_ERA[era]} == {era}


@pytest.mark.parametrize(
    ("wonder", "timing", "effect", "amount"),
    [
        (t.STONEHENGE, w.START_OF_TURN, e.GAIN_CULTURE, 1),
        (t.COLOSSUS, w.START_OF_TURN, e.GAIN_TRADE, 3),
        (t.HANGING_GARDENS, w.START_OF_TURN, e.FREE_FIGURE_HERE, 1),
        (t.ORACLE, w.BATTLE, e.REVEAL_ENEMY_HAND, 0),
        (t.GREAT_LIGHTHOUSE, w.TRADE_PHASE, e.EXTRA_TRADE_EMPTY_WATER, 1),
        (t.STATUE_OF_ZEUS, w.BATTLE, e.COMBAT_BONUS, 6),
        (t.ANGKOR_WAT, w.CITY_MANAGEMENT, e.DOUBLE_HARVEST, 0),
        (t.BRANDENBURG_GATE, w.MOVEMENT, e.OUTSKIRTS_CLOSED_TO_ENEMIES, 0),
        (t.HIMEJI_SAMURAI_CASTLE, w.BATTLE, e.UNIT_STRENGTH, 1),
        (t.PORCELAIN_TOWER, w.RESEARCH, e.RESEARCH_DISCOUNT, 5),
        (t.LEONARDOS_WORKSHOP, w.CITY_MANAGEMENT, e.UNIT_COST_CAP, 5),
        (t.NOTRE_DAME, w.RESEARCH, e.SECOND_TECH, 0),
        (t.CRISTO_REDENTOR, w.START_OF_TURN, e.DRAW_CULTURE_EVENTS, 2),
        (t.PANAMA_CANAL, w.START_OF_TURN, e.ADD_COIN_TOKEN_TO_WONDER, 1),
        (t.STATUE_OF_LIBERTY, w.START_OF_TURN, e.LEARN_KNOWN_TECH, 1),
        (t.UNITED_NATIONS, w.ANY_TIME, e.IMMUNE_TO_EVENTS, 0),
        (t.INTERNET, w.ANY_TIME, e.TECH_COIN_CAP_ADD, 2),
        (t.PENTAGON, w.BATTLE, e.UNTRUMPABLE, 0),
    ],
)
def test_each_wonder_has_its_effect(wonder: int, timing: int, effect: int, amount: int) -> None:
    assert (t.WONDER_TIMING[wonder], t.WONDER_EFFECT[wonder], t.WONDER_AMOUNT[wonder]) == (timing, effect, amount)
    assert t.WONDER_LIMIT[wonder] == (w.ONCE_PER_TURN if wonder == t.ANGKOR_WAT else w.ALWAYS)
    assert t.WONDER_TRADE[wonder] == (6 if wonder == t.NOTRE_DAME else 0)
    assert t.WONDER_HAND[wonder] == (4 if wonder == t.CRISTO_REDENTOR else 0)


def test_four_cards_of_each_era_are_in_the_deck_and_four_slots_in_the_market() -> None:
    market = read_facts(PACKAGE, "data/market.toml")
    assert (t.WONDERS_PER_ERA, t.WONDER_SLOTS) == (4, 4)
    assert market["wonder_deck"] == dict.fromkeys(ERAS, 4)
    assert market["wonder_slots"] == 4
