"""What there is to know about a card, a marker or a civilization of Civilization (2010), and where it is."""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Account, Explanation, Said, say, seat_id
from civitas.games.civilization_2010.facts.buildings import BUILDING_COST, BUILDING_FAMILY, BUILDINGS, FAMILIES
from civitas.games.civilization_2010.facts.city_states import CITY_STATES
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import ARMY_COST, SCOUT_COST, WALLS_COST
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL, EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKERS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS
from civitas.games.civilization_2010.facts.units import HEALTH, RANKS, STRENGTH, UNIT_TYPE, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_COST, WONDER_ERA, WONDERS
from civitas.games.civilization_2010.map.tiles import RELICS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.sources import research_parts, sum_of
from civitas.games.civilization_2010.standings import cost_of_unit, cost_of_wonder
from civitas.games.civilization_2010.telling.accounts import made_of
from civitas.games.civilization_2010.telling.effects.lines import effect_lines
from civitas.games.civilization_2010.telling.prices import unit_discount, wonder_discount
from civitas.games.civilization_2010.telling.things import SQUARES, thing_said

About = Callable[[Civilization2010, int | None, int], Explanation]


def explanation(
    thing: str,
    *,
    kind: Said | None = None,
    cost: Said | None = None,
    lines: list[Said] | None = None,
    accounts: list[Account] | None = None,
    rules: list[str] | None = None,
) -> Explanation:
    """What is known of a thing."""
    found: Explanation = {
        "thing": thing,
        "name": thing_said(thing),
        "lines": lines or [],
        "accounts": accounts or [],
        "rules": rules or [],
    }
    if kind is not None:
        found["kind"] = kind
    if cost is not None:
        found["cost"] = cost
    return found


def _rule(kind: str, word: str) -> list[str]:
    """The rule of a card."""
    return [f"{kind}.{word.replace('-', '_')}"]


def _of(kind: str, more: str) -> Said:
    """A kind of card with its level or era."""
    return say("about-kind", kind=kind, more=more)


def _production(cost: int) -> Said:
    return say("price-item", cost=cost, trade=0)


# Techs, events, governments, policies.


def _tech(p: Civilization2010, seat: int | None, tech: int) -> Explanation:
    thing, level = f"card-{TECHS[tech]}", TECH_LEVEL[tech]
    knowing = [seat_id(each) for each, empire in enumerate(p.empires) if empire.knows(tech)]
    lines = [*effect_lines(thing), *(say("about-known-to", name=name) for name in knowing)]
    kind = _of("kind-tech", f"level-{level}")
    if seat is None:
        return explanation(thing, kind=kind, lines=lines, rules=_rule("tech", TECHS[tech]))
    parts = research_parts(p, seat, level)
    account: Account = {"heading": say("phase-research"), "rows": [made_of(p, say("web-2010-trade"), parts)]}
    return explanation(
        thing,
        kind=kind,
        cost=say("price-research", count=sum_of(parts)),
        lines=lines,
        accounts=[account] if len(parts) > 1 else [],
        rules=_rule("tech", TECHS[tech]),
    )


def _event(p: Civilization2010, seat: int | None, event: int) -> Explanation:
    thing = f"card-{EVENTS[event]}"
    kind = _of("kind-event", f"level-{EVENT_LEVEL[event]}")
    return explanation(thing, kind=kind, lines=effect_lines(thing), rules=_rule("event", EVENTS[event]))


def _government(p: Civilization2010, seat: int | None, government: int) -> Explanation:
    thing = f"card-{GOVERNMENTS[government]}"
    ruled = [say("about-ruled", name=seat_id(each)) for each, e in enumerate(p.empires) if e.government == government]
    lines = [*effect_lines(thing), *ruled]
    return explanation(
        thing, kind=say("kind-government"), lines=lines, rules=_rule("government", GOVERNMENTS[government])
    )


def _policy(p: Civilization2010, seat: int | None, policy: int) -> Explanation:
    thing = f"card-{POLICIES[policy]}"
    follow = [say("about-ruled", name=seat_id(each)) for each, e in enumerate(p.empires) if e.has_adopted(policy)]
    lines = [*effect_lines(thing), *follow]
    return explanation(thing, kind=say("kind-policy"), lines=lines, rules=_rule("policy", POLICIES[policy]))


# What can be built.


def _wonder(p: Civilization2010, seat: int | None, wonder: int) -> Explanation:
    thing = f"card-{WONDERS[wonder]}"
    cost = WONDER_COST[wonder] if seat is None else cost_of_wonder(p, seat, wonder)
    lines = [*effect_lines(thing), *wonder_discount(p, seat, wonder)]
    square = p.wonder_square[wonder]
    if square >= 0:
        lines.append(say("about-built", name=seat_id(p.owner[square]), square=SQUARES[square]))
    elif wonder in p.wonder_market:
        lines.append(say("about-in-market"))
    if (p.obsolete >> wonder) & 1:
        lines.append(say("board-obsolete"))
    return explanation(
        thing,
        kind=_of("kind-wonder", f"era-{ERAS[WONDER_ERA[wonder]]}"),
        cost=_production(cost),
        lines=lines,
        rules=_rule("wonder", WONDERS[wonder]),
    )


def _building(p: Civilization2010, seat: int | None, building: int) -> Explanation:
    thing, family = f"card-{BUILDINGS[building]}", BUILDING_FAMILY[building]
    lines = [*effect_lines(thing), say("about-left", count=p.buildings[family])]
    return explanation(
        thing,
        kind=say("kind-building"),
        cost=_production(BUILDING_COST[building]),
        lines=lines,
        rules=_rule("building", FAMILIES[family]),
    )


def _unit_type(p: Civilization2010, seat: int | None, unit_type: int) -> Explanation:
    thing = f"card-{UNIT_TYPES[unit_type]}"
    lines = [*effect_lines(thing), say("about-left", count=len(p.unit_decks[unit_type]))]
    cost: Said | None = None
    if seat is not None and p.empires[seat].ranks[unit_type]:
        cost = _production(cost_of_unit(p, seat, unit_type))
        lines = [say(f"rank-{p.empires[seat].ranks[unit_type]}"), *lines, *unit_discount(p, seat, unit_type)]
    return explanation(thing, kind=say("kind-unit"), cost=cost, lines=lines, rules=_rule("unit", UNIT_TYPES[unit_type]))


def _unit(p: Civilization2010, seat: int | None, unit: int) -> Explanation:
    thing, unit_type = f"card-{UNITS[unit]}", UNIT_TYPES[UNIT_TYPE[unit]]
    lines = [
        say("about-unit", rank=f"rank-{rank}", strength=STRENGTH[unit][rank], health=HEALTH[unit][rank])
        for rank in range(1, RANKS + 1)
    ]
    lines += effect_lines(thing)
    return explanation(thing, kind=say("kind-unit"), lines=lines, rules=_rule("unit", unit_type))


def _walls(p: Civilization2010, seat: int | None, number: int) -> Explanation:
    return explanation(
        "card-city-walls",
        cost=_production(WALLS_COST),
        lines=effect_lines("card-city-walls"),
        rules=["build.walls-a", "battle.bonus-b"],
    )


def _figure(p: Civilization2010, seat: int | None, number: int) -> Explanation:
    cost = ARMY_COST if number == 0 else SCOUT_COST
    left = (
        [] if seat is None else [say("about-left", count=p.armies_left(seat) if number == 0 else p.scouts_left(seat))]
    )
    thing = "piece-army" if number == 0 else "piece-scout"
    return explanation(thing, cost=_production(cost), lines=left, rules=["build.figure-cost-a"])


# Markers and civilizations.


def _marker(p: Civilization2010, seat: int | None, marker: int) -> Explanation:
    thing, kind = f"card-{MARKERS[marker]}", "hut" if marker < HUT_COUNT else "village"
    return explanation(thing, kind=say(f"piece-{kind}"), lines=effect_lines(thing), rules=_rule(kind, MARKERS[marker]))


def _civilization(p: Civilization2010, seat: int | None, civilization: int) -> Explanation:
    thing = f"civilization-{CIVILIZATIONS[civilization]}"
    lines = effect_lines(thing)
    lines += [thing_said(seat_id(each)) for each, e in enumerate(p.empires) if e.civilization == civilization]
    return explanation(thing, kind=say(f"{thing}-leader"), lines=lines, rules=_rule("civ", CIVILIZATIONS[civilization]))


def _person(p: Civilization2010, seat: int | None, person: int) -> Explanation:
    thing = f"card-{GREAT_PEOPLE[person]}"
    lines = [*effect_lines(thing), say("about-left", count=p.people[person])]
    return explanation(thing, kind=say("piece-great-person"), lines=lines, rules=["greatperson.types-a"])


def _city_state(p: Civilization2010, seat: int | None, state: int) -> Explanation:
    thing = f"card-{CITY_STATES[state]}"
    rules = _rule("citystate", CITY_STATES[state])
    return explanation(thing, kind=say("piece-city-state"), lines=effect_lines(thing), rules=rules)


def _relic(p: Civilization2010, seat: int | None, relic: int) -> Explanation:
    thing = f"card-{RELICS[relic]}"
    lines = [*effect_lines(thing), *([say("about-claimed")] if (p.claimed >> relic) & 1 else [])]
    return explanation(thing, kind=say("piece-relic"), lines=lines, rules=_rule("relic", RELICS[relic]))


def _all(about: About, kind: str, words: list[str]) -> dict[str, tuple[About, int]]:
    return {f"{kind}-{word}": (about, number) for number, word in enumerate(words)}


CARDS: Final[dict[str, tuple[About, int]]] = {
    **_all(_tech, "card", TECHS),
    **_all(_event, "card", EVENTS),
    **_all(_government, "card", GOVERNMENTS),
    **_all(_policy, "card", POLICIES),
    **_all(_wonder, "card", WONDERS),
    **_all(_building, "card", BUILDINGS),
    **_all(_unit_type, "card", UNIT_TYPES),
    **_all(_unit, "card", UNITS),
    **_all(_walls, "card", ["city-walls"]),
    **_all(_marker, "card", MARKERS),
    **_all(_person, "card", GREAT_PEOPLE),
    **_all(_city_state, "card", CITY_STATES),
    **_all(_relic, "card", RELICS),
    **_all(_figure, "piece", ["army", "scout"]),
    **_all(_civilization, "civilization", CIVILIZATIONS),
}
