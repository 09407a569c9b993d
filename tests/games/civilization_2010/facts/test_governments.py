"""Governments and social policies: what is on the cards."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import governments as g
from civitas.games.civilization_2010.facts import policies as p
from civitas.games.civilization_2010.facts.terrain import PACKAGE


def special(record: object) -> dict[str, object]:
    """The numbers that a card has, and what it allows or forbids."""
    names = [name for name in dir(record) if not name.startswith("_") and name != "id"]
    found = {name: getattr(record, name) for name in names}
    return {name: value for name, value in found.items() if value not in (0, False, [0, 0, 0])}


@pytest.mark.parametrize(
    ("government", "expected"),
    [
        (g.DESPOTISM, {"production": 1}),
        (g.ANARCHY, {"stops_capital": True, "stops_policies": True}),
        (g.REPUBLIC, {"armies_settle": True}),
        (g.FEUDALISM, {"harvests": 1}),
        (g.DEMOCRACY_GOV, {"coins": 1, "trade": 2}),
        (g.MONARCHY_GOV, {"capital_actions": 1, "capital_actions_differ": True}),
        (g.COMMUNISM_GOV, {"battle_hand": 1, "shares_production": True}),
        (g.FUNDAMENTALISM, {"combat": 4, "culture_per_army": 1}),
    ],
)
def test_each_government_has_its_effects(government: int, expected: dict[str, object]) -> None:
    assert special(g.GOVERNMENT_EFFECTS[government]) == expected


@pytest.mark.rule("setup.replaced-a")
def test_fundamentalism_gives_a_combat_bonus_and_no_larger_hand() -> None:
    fundamentalism = g.GOVERNMENT_EFFECTS[g.FUNDAMENTALISM]
    assert (fundamentalism.combat, fundamentalism.battle_hand) == (4, 0)
    versions = {entry["version"] for entry in read_facts(PACKAGE, "data/governments.toml")["government"]}
    assert versions == {"waw"}


def test_there_are_eight_governments() -> None:
    assert len(g.GOVERNMENTS) == g.GOVERNMENT_COUNT == 8


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        (p.RATIONALISM, {"tech_trade": [0, 6, 11]}),
        (p.PATRONAGE, {"event_culture": 1}),
        (p.NATURAL_RELIGION, {"solo_speed": 1}),
        (p.ORGANIZED_RELIGION, {"coins": 1, "great_person_draws": 1}),
        (p.EXPANSIONISM, {"trade_per_city": 1}),
        (p.URBAN_DEVELOPMENT, {"different_markers": 2, "city_production": 3, "city_culture": 2}),
        (p.PACIFISM, {"scouts_explore": True, "culture": 1, "culture_with_scout": 1}),
        (p.MILITARY_TRADITION, {"units_with_army": 1}),
    ],
)
def test_each_policy_has_its_effects(policy: int, expected: dict[str, object]) -> None:
    assert special(p.POLICY_EFFECTS[policy]) == expected


def test_the_policies_are_the_sides_of_four_cards() -> None:
    cards = [
        (p.RATIONALISM, p.PATRONAGE),
        (p.NATURAL_RELIGION, p.ORGANIZED_RELIGION),
        (p.EXPANSIONISM, p.URBAN_DEVELOPMENT),
        (p.PACIFISM, p.MILITARY_TRADITION),
    ]
    assert [tuple(card) for card in p.POLICY_CARDS] == cards
    assert (len(p.POLICY_CARDS), len(p.POLICIES)) == (p.POLICY_CARD_COUNT, p.POLICY_COUNT)
    for number, (one, other) in enumerate(cards):
        assert (p.OTHER_SIDE[one], p.OTHER_SIDE[other]) == (other, one)
        assert p.CARD_OF_POLICY[one] == p.CARD_OF_POLICY[other] == number
    assert [entry["card"] for entry in read_facts(PACKAGE, "data/social_policies.toml")["policy"]] == [
        f"policy-card-{card + 1}" for card in p.CARD_OF_POLICY
    ]
