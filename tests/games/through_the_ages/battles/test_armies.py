"""Armies in both editions: the grouping that is found is the best of all groupings there are."""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from civitas.games.through_the_ages.battles.armies import army_bonus, best_army
from civitas.games.through_the_ages.facts.cards import TACTIC, Card
from civitas.games.through_the_ages.facts.editions import FIRST, NEW, Edition
from civitas.games.through_the_ages.facts.technologies import TECH, TECH_COUNT, TECHS, UNITS
from tests.games.through_the_ages.situation import BOTH, situation
from tests.games.through_the_ages.situation import FIRST as FIRST_TITLE
from tests.games.through_the_ages.situation import NEW as NEW_TITLE

HOW_OFTEN = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
INFANTRY = ["warriors", "swordsmen", "riflemen", "modern-infantry"]
CAVALRY = ["knights", "cavalrymen", "tanks"]
ARTILLERY = ["cannon", "rockets"]
LEVELS = {
    "warriors": 0, "swordsmen": 1, "riflemen": 2, "modern-infantry": 3, "knights": 1, "cavalrymen": 2, "tanks": 3,
    "cannon": 2, "rockets": 3,
}  # fmt: skip
SOLDIERS = [*INFANTRY, *CAVALRY, *ARTILLERY]

Counts = tuple[int, ...]
"""Units of each kind, in the order of SOLDIERS."""


# Every grouping there is, built army by army.


@cache
def compositions(army: Counts, stand_in: bool) -> list[Counts]:
    """Every way to put one army together, as the units of each kind that it takes."""
    infantry, cavalry, artillery = army
    riders = [*CAVALRY, *INFANTRY] if stand_in else CAVALRY
    found = set()
    for foot in multisets(tuple(INFANTRY), infantry):
        for horse in multisets(tuple(riders), cavalry):
            for guns in multisets(tuple(ARTILLERY), artillery):
                found.add(tuple((foot + horse + guns).count(unit) for unit in SOLDIERS))
    return sorted(found)


@cache
def multisets(units: tuple[str, ...], size: int) -> list[tuple[str, ...]]:
    """Every choice of so many units of these kinds."""
    if size == 0:
        return [()]
    return [(unit, *rest) for i, unit in enumerate(units) for rest in multisets(units[i:], size - 1)]


def groupings(counts: Counts, army: Counts, stand_in: bool, level: int) -> set[tuple[int, int]]:
    """The numbers of modern and of obsolete armies in every grouping of the units."""

    @cache
    def after(left: Counts) -> frozenset[tuple[int, int]]:
        found = {(0, 0)}
        for taken in compositions(army, stand_in):
            rest = tuple(have - need for have, need in zip(left, taken, strict=True))
            if min(rest) < 0:
                continue
            members = [unit for unit, need in zip(SOLDIERS, taken, strict=True) if need]
            obsolete = any(LEVELS[unit] <= level - 2 for unit in members)
            found |= {(new + (not obsolete), old + obsolete) for new, old in after(rest)}
        return frozenset(found)

    return set(after(counts))


def values(new: int, old: int, air: int, bonus: int, old_bonus: int) -> int:
    """The best sum for these armies: each air force may double any one of them."""
    armies = sorted([bonus] * new + [old_bonus] * old, reverse=True)
    return sum(armies) + sum(armies[:air])


def best_of_all(tactic: Card, counts: Counts, air: int, stand_in: bool) -> int:
    """The greatest bonus over all groupings."""
    army = (tactic.army[0], tactic.army[1], tactic.army[2])
    found = groupings(counts, army, stand_in, tactic.level)
    return max(values(new, old, air, tactic.bonus, tactic.old_bonus) for new, old in found)


def best_single_army(tactic: Card, counts: Counts, air: int) -> int:
    """The greatest value of one army in those groupings that are the best ones."""
    army = (tactic.army[0], tactic.army[1], tactic.army[2])
    found = groupings(counts, army, False, tactic.level)
    best = best_of_all(tactic, counts, air, False)
    factor = 2 if air else 1
    return max(
        (tactic.bonus if new else tactic.old_bonus if old else 0) * factor
        for new, old in found
        if values(new, old, air, tactic.bonus, tactic.old_bonus) == best
    )


# The engine beside it.


def workers_for(counts: Counts, air: int) -> list[int]:
    """Workers on each technology for these units."""
    workers = [-1] * TECH_COUNT
    for unit, count in zip(SOLDIERS, counts, strict=True):
        workers[TECH[unit]] = count
    workers[TECH["air-forces"]] = air
    return workers


def tactics_of(edition: Edition) -> list[Card]:
    """All tactics of an edition."""
    return [card for card in edition.cards.cards if card.kind == TACTIC]


COUNTS = st.tuples(*[st.integers(0, 3) for _ in SOLDIERS]).filter(lambda counts: sum(counts) <= 9)
AIR = st.integers(0, 3)


@pytest.mark.parametrize("edition", [NEW, FIRST], ids=lambda edition: edition.name)
def test_units_have_the_same_levels_in_both_editions(edition: Edition) -> None:
    assert {TECHS[tech]: edition.cards.level[tech] for tech in UNITS} == {**LEVELS, "air-forces": 3}


@pytest.mark.rule("cards.tactic-a", "cards.tactic-b", "cards.tactic-c", "cards.tactic-d", "cards.tactic-e")
@pytest.mark.rule("cards.tactic-f", "cards.tactic-g", "card.air_forces")
@pytest.mark.parametrize("tactic", tactics_of(NEW), ids=lambda card: card.id)
@HOW_OFTEN
@given(counts=COUNTS, air=AIR)
def test_no_grouping_is_better_than_the_one_found_2015(tactic: Card, counts: Counts, air: int) -> None:
    found = army_bonus(tactic, workers_for(counts, air), NEW.cards.level, None)
    assert found == best_of_all(tactic, counts, air, False)


@pytest.mark.rule("appendix.genghis-b", "card.genghis_khan")
@pytest.mark.card("genghis-khan", title="through-the-ages-2015")
@pytest.mark.parametrize("tactic", tactics_of(NEW), ids=lambda card: card.id)
@HOW_OFTEN
@given(counts=COUNTS, air=AIR)
def test_no_grouping_is_better_with_genghis_khans_stand_ins(tactic: Card, counts: Counts, air: int) -> None:
    khan = NEW.cards.cards[NEW.cards.index["genghis-khan"]]
    found = army_bonus(tactic, workers_for(counts, air), NEW.cards.level, khan)
    assert found == best_of_all(tactic, counts, air, True)


@pytest.mark.rule("advanced.tactics-b", "advanced.tactics-g", "advanced.tactics-h", "advanced.tactics-i")
@pytest.mark.rule("advanced.tactics-j", "full.air-a", "full.air-b", "full.air-c", "full.air-d")
@pytest.mark.parametrize("tactic", tactics_of(FIRST), ids=lambda card: card.id)
@HOW_OFTEN
@given(counts=COUNTS, air=AIR)
def test_no_grouping_is_better_than_the_one_found_2006(tactic: Card, counts: Counts, air: int) -> None:
    found = army_bonus(tactic, workers_for(counts, air), FIRST.cards.level, None)
    assert found == best_of_all(tactic, counts, air, False)


@pytest.mark.rule("card.ii_napoleon_bonaparte")
@pytest.mark.card("napoleon-bonaparte", title="through-the-ages-2006")
@pytest.mark.parametrize("tactic", tactics_of(FIRST), ids=lambda card: card.id)
@HOW_OFTEN
@given(counts=COUNTS, air=AIR)
def test_the_best_army_of_the_best_grouping_is_the_one_napoleon_counts_again(
    tactic: Card, counts: Counts, air: int
) -> None:
    assert best_army(tactic, workers_for(counts, air), FIRST.cards.level) == best_single_army(tactic, counts, air)


@pytest.mark.rule("card.ii_napoleon_bonaparte")
@pytest.mark.card("napoleon-bonaparte", title="through-the-ages-2006")
@pytest.mark.parametrize(
    ("tactic", "units", "strength"),
    [
        ("napoleonic-army", {"swordsmen": 1, "knights": 1, "cannon": 1}, 7 + 8 + 8),
        ("napoleonic-army", {"warriors": 1, "knights": 1, "cannon": 1}, 6 + 4 + 4),
        ("napoleonic-army", {"swordsmen": 1, "warriors": 1, "knights": 2, "cannon": 2}, 13 + 8 + 4 + 8),
        ("napoleonic-army", {"swordsmen": 1, "knights": 1, "cannon": 1, "air-forces": 1}, 12 + 16 + 16),
        ("napoleonic-army", {"swordsmen": 3, "knights": 1}, 8),
        ("legion", {"warriors": 6}, 6 + 4 + 2),
    ],
)
def test_napoleon_adds_the_bonus_of_the_best_army_once_more(tactic: str, units: dict[str, int], strength: int) -> None:
    p1 = {"leader": "napoleon-bonaparte", "tactic": tactic, "workers": {"warriors": 0, **units}}
    assert situation(FIRST_TITLE, age="II", p1=p1).civ(1).strength == strength


@pytest.mark.rule("card.i_genghis_khan")
@pytest.mark.card("genghis-khan", title="through-the-ages-2006")
def test_genghis_khan_leads_no_armies_in_the_first_edition() -> None:
    p1 = {"leader": "genghis-khan", "tactic": "medieval-army", "workers": {"warriors": 2, "knights": 2}}
    assert situation(FIRST_TITLE, p1=p1).civ(1).strength == 2 + 2 * (2 + 1)
    assert situation(FIRST_TITLE, p1={**p1, "leader": "joan-of-arc"}).civ(1).strength == 2 + 4 + 4


@BOTH
@HOW_OFTEN
@given(counts=COUNTS, air=AIR, place=st.integers(0, 14))
def test_the_strength_of_a_civilization_is_that_of_its_units_and_the_best_armies(
    title: str, counts: Counts, air: int, place: int
) -> None:
    edition = NEW if title == NEW_TITLE else FIRST
    tactic = tactics_of(edition)[place]
    units = {**dict(zip(SOLDIERS, counts, strict=True)), "air-forces": air}
    strong = {"warriors": 1, "swordsmen": 2, "riflemen": 3, "knights": 2, "cavalrymen": 3, "cannon": 3}
    own = sum(count * strong.get(unit, 5) for unit, count in units.items())
    s = situation(title, age="III", p1={"tactic": tactic.id, "workers": units})
    bonus = best_of_all(tactic, counts, air, False)
    assert s.civ(1).strength == (own + bonus if title == NEW_TITLE else min(60, own + bonus))
