"""What the cards of warfare give outside battles: what they unlock, what wonders and units cost."""

import pytest

from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.facts.terrain import CULTURE
from civitas.games.civilization_2010.facts.units import ARTILLERY
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.standings import cost_of_unit, cost_of_wonder, stacking_limit
from tests.games.civilization_2010.situation import situation


def wonder_cost(wonder: str, techs: list[str]) -> int:
    s = situation("city-management", p1={"techs": techs})
    return cost_of_wonder(s.position, 0, WONDERS.index(wonder))


@pytest.mark.rule("wonder.oracle", "wonder.statue_of_zeus", "wonder.himeji_samurai_castle", "wonder.pentagon")
@pytest.mark.parametrize(
    ("wonder", "cost", "tech", "discounted", "culture"),
    [
        pytest.param("oracle", 15, "code-of-laws", 10, 1, marks=pytest.mark.rule("tech.code_of_laws")),
        pytest.param("statue-of-zeus", 15, "", 15, 1),
        pytest.param("himeji-samurai-castle", 20, "monarchy", 15, 2),
        pytest.param("pentagon", 25, "ballistics", 15, 3, marks=pytest.mark.rule("tech.ballistics")),
        pytest.param("hanging-gardens", 15, "animal-husbandry", 10, 1, marks=pytest.mark.rule("tech.animal_husbandry")),
        pytest.param("colossus", 15, "metalworking", 10, 1, marks=pytest.mark.rule("tech.metalworking")),
        pytest.param("leonardos-workshop", 20, "mathematics", 15, 2, marks=pytest.mark.rule("tech.mathematics")),
    ],
)
def test_wonders_of_war_and_their_discounts(wonder: str, cost: int, tech: str, discounted: int, culture: int) -> None:
    assert wonder_cost(wonder, []) == cost
    if tech:
        assert wonder_cost(wonder, [tech]) == discounted
    s = situation("movement", pieces={"a2": wonder})
    assert square_icons(s.position, s.number("a2"), CULTURE) == culture


@pytest.mark.rule("tech.mathematics", "tech.ballistics", "unit.artillery")
@pytest.mark.parametrize(("techs", "cost"), [([], 5), (["mathematics"], 7), (["ballistics"], 11)])
def test_artillery_costs_more_with_its_rank(techs: list[str], cost: int) -> None:
    s = situation("city-management", p1={"techs": techs})
    assert cost_of_unit(s.position, 0, ARTILLERY) == cost


@pytest.mark.rule("tech.metalworking", "tech.code_of_laws")
def test_metalworking_unlocks_barracks_and_code_of_laws_the_trading_post() -> None:
    def offered(techs: list[str], land: str) -> list[str]:
        s = situation("city-management", land=land, p1={"techs": techs, "trade": 27})
        s.play("produce capital")
        return s.choices("build")

    assert "barracks" in offered(["metalworking"], "grassland")
    assert "barracks" not in offered(["code-of-laws"], "grassland")
    assert "trading-post" in offered(["code-of-laws"], "desert")
    assert "trading-post" not in offered(["metalworking"], "desert")


@pytest.mark.rule("tech.code_of_laws")
def test_code_of_laws_unlocks_the_republic() -> None:
    anarchic = {"government": "anarchy"}
    assert "govern republic" in situation(p1={**anarchic, "techs": ["code-of-laws"]}).legal()
    assert "govern republic" not in situation(p1=anarchic).legal()


@pytest.mark.rule("tech.biology")
@pytest.mark.parametrize(("techs", "limit"), [([], 2), (["masonry"], 3), (["biology"], 5), (["masonry", "biology"], 5)])
def test_biology_lets_five_figures_stand_together(techs: list[str], limit: int) -> None:
    s = situation("movement", p1={"techs": techs, "civilization": "romans"})
    assert stacking_limit(s.position, 0) == limit
