"""What governments, policies and civilizations of Civilization (2010) do, said from the facts that the rules read."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.civilization_2010.facts.civilizations import (
    BUILDING_WONDERS,
    CIVILIZATION_SHEETS,
    CONQUERING_CITIES,
    CONQUERING_VILLAGES,
    FOUNDING_CITIES,
    CivilizationSheet,
)
from civitas.games.civilization_2010.facts.constants import (
    ARMIES,
    RUSH_PRODUCTION,
    RUSH_TRADE,
    START_ARMIES,
    START_POLICIES,
)
from civitas.games.civilization_2010.facts.governments import DESPOTISM, GOVERNMENT_EFFECTS, GOVERNMENTS
from civitas.games.civilization_2010.facts.policies import POLICY_EFFECTS, Policy
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import ALLOWS_CITY
from civitas.games.civilization_2010.facts.timing import ALWAYS, CITY_MANAGEMENT, ONCE_PER_TURN
from civitas.games.civilization_2010.facts.units import UNIT_TYPES
from civitas.games.civilization_2010.map.squares import CENTRAL
from civitas.games.civilization_2010.map.tiles import PRINTED
from civitas.games.civilization_2010.telling.effects.timed import (
    at,
    counted,
    each_turn,
    effect,
    either,
    phase_name,
    roman,
)


def _all(*effects: tuple[str, bool]) -> list[Said]:
    """Effects without a number, those that there are."""
    return [effect(word) for word, is_there in effects if is_there]


def government_lines(number: int) -> list[Said]:
    """All that a government does."""
    government = GOVERNMENT_EFFECTS[number]
    found = counted(
        ("coin-icon", government.coins),
        ("production-per-city", government.production),
        ("battle-hand", government.battle_hand),
        ("combat-bonus", government.combat),
        ("extra-capital-action", government.capital_actions),
    )
    found += _all(
        ("capital-actions-must-differ", government.capital_actions_differ),
        ("disable-social-policies", government.stops_policies),
        ("no-capital-action", government.stops_capital),
        ("armies-found-cities", government.armies_settle),
        ("share-best-outskirts-production", government.shares_production),
    )
    yearly = counted(
        ("free-harvest", government.harvests),
        ("gain-trade", government.trade),
        ("gain-culture-per-army", government.culture_per_army),
    )
    return [*found, *(each_turn(line) for line in yearly)]


# Social policies.


def policy_lines(number: int) -> list[Said]:
    """All that a social policy does."""
    policy = POLICY_EFFECTS[number]
    found = counted(
        ("coin-icon", policy.coins),
        ("travel-speed-solo-army", policy.solo_speed),
        ("great-person-choice", policy.great_person_draws),
        ("free-unit-on-army", policy.units_with_army),
    )
    if policy.different_markers:
        bonus = {"production": policy.city_production, "culture": policy.city_culture}
        found.append(effect("developed-city-bonus", markers=policy.different_markers, **bonus))
    return [*found, *_all(("scouts-explore-huts", policy.scouts_explore)), *map(each_turn, _at_start(policy))]


def _at_start(policy: Policy) -> list[Said]:
    found = counted(
        ("gain-trade-per-city-and-city-state", policy.trade_per_city), ("draw-culture-event", policy.event_culture)
    )
    if policy.culture:
        found.append(effect("gain-culture-with-scout", count=policy.culture, more=policy.culture_with_scout))
    prices = enumerate(policy.tech_trade)
    found += [effect("learn-tech-of-level", trade=trade, roman=roman(level)) for level, trade in prices if trade]
    return found


# Civilizations.

_DEEDS: Final[dict[int, str]] = {
    BUILDING_WONDERS: "build-wonder",
    FOUNDING_CITIES: "build-city",
    CONQUERING_CITIES: "conquer-city",
    CONQUERING_VILLAGES: "conquer-village",
}
"""What gives the Romans a free advance on the culture track."""


def civilization_lines(number: int) -> list[Said]:
    """What a civilization begins with, and what it can do for the whole game."""
    sheet = CIVILIZATION_SHEETS[number]
    return [*_beginning(sheet), *_pieces(sheet), *_values(sheet), *_triggered(sheet), *_allowed(sheet)]


def _beginning(sheet: CivilizationSheet) -> list[Said]:
    """Tech, government, and where the capital may stand if not on all squares in the middle of the home tile."""
    found = [effect("starting-tech", card=f"card-{TECHS[sheet.tech]}")]
    if sheet.government != DESPOTISM:
        found.append(effect("starting-government", card=f"card-{GOVERNMENTS[sheet.government]}"))
    sites = [place for place in CENTRAL if ALLOWS_CITY[PRINTED[sheet.home][0][place].terrain]]
    return [*found, effect("capital-sites", count=len(sites))] if len(sites) < len(CENTRAL) else found


def _pieces(sheet: CivilizationSheet) -> list[Said]:
    """What is there at the beginning besides the usual."""
    found = counted(("starting-great-people", sheet.great_people))
    found += _all(("starting-walls", sheet.is_walled), ("starting-wonder", sheet.has_wonder))
    units = enumerate(sheet.more_units)
    found += [effect("starting-units", card=f"card-{UNIT_TYPES[each]}", count=more) for each, more in units if more]
    if sheet.more_armies:
        found.append(effect("starting-armies", count=START_ARMIES + sheet.more_armies, all=ARMIES + sheet.more_armies))
    if sheet.more_policies:
        found.append(effect("starting-policies", count=START_POLICIES + sheet.more_policies))
    return found


def _values(sheet: CivilizationSheet) -> list[Said]:
    found = counted(
        ("stacking-limit-add", sheet.stacking),
        ("combat-bonus", sheet.combat),
        ("social-policy-max-add", sheet.policy_maximum),
    )
    if sheet.rush_production:
        rate = {"production": sheet.rush_production, "usual": RUSH_PRODUCTION}
        found.append(effect("rush-rate", trade=RUSH_TRADE, **rate))
    strengths = enumerate(sheet.strength)
    found += [effect("type-strength", card=f"card-{UNIT_TYPES[each]}", count=more) for each, more in strengths if more]
    return [*found, *counted(("research-discount", sheet.research_discount), ("extra-loot", sheet.loot))]


def _triggered(sheet: CivilizationSheet) -> list[Said]:
    """What works each time that something happens."""
    effects = [
        ("explore", counted(("gain-culture", sheet.exploring_culture))),
        ("win-battle", counted(("gain-trade", sheet.victory_trade))),
        ("after-battle", counted(("save-killed-unit", sheet.saved_units))),
        ("after-battle", counted(("gain-culture-per-killed-unit", sheet.killed_culture))),
        ("gain-great-person", counted(("may-build-units", sheet.units_with_great_person))),
        ("research-unit-tech", _all(("free-unit-and-resource", sheet.military_research))),
    ]
    found = [at(say(f"trigger-{trigger}"), ALWAYS, line) for trigger, lines in effects for line in lines]
    deeds = [say(f"deed-{word}") for deed, word in _DEEDS.items() if sheet.glory & deed]
    if deeds:
        found.append(at(say("trigger-deeds", deeds=either(deeds)), ALWAYS, effect("free-culture-advance", count=1)))
    return found


def _allowed(sheet: CivilizationSheet) -> list[Said]:
    found = _all(
        ("armies-gather-like-scouts", sheet.armies_gather),
        ("cross-water", sheet.crosses_water),
        ("explore-village-without-battle", sheet.takes_villages),
        ("city-adjacent-to-huts-allowed", sheet.settles_by_huts),
    )
    if sheet.builds_free:
        found.append(at(phase_name(CITY_MANAGEMENT), ONCE_PER_TURN, effect("free-building")))
    if sheet.sacrifices:
        found.append(at(say("trigger-figure-enters-enemy-city"), ONCE_PER_TURN, effect("sacrifice-for-tech")))
    return found
