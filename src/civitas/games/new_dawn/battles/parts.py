"""What attack and defence are made of, part by part, and how likely an attack succeeds.

The sums are those of `combat.py`, which bots ask so often that it does not list parts; a test holds both together.
"""

from typing import Final

from civitas.games.new_dawn.battles.attack import DIE_SIDES
from civitas.games.new_dawn.battles.combat import (
    ATTACKING_WONDERS,
    BIG_BEN_BONUS,
    CARTHAGE_BONUS,
    CITY_FACTOR,
    DEFENDING_WONDERS,
    KABUL_BONUS,
    KREMLIN_BONUS,
    TOMYRIS_BONUS,
    TOMYRIS_TERRAINS,
    attacked_state,
    military_bonus,
    reinforced_tokens,
    reinforcement,
    within_two,
)
from civitas.games.new_dawn.facts.city_states import CARTHAGE, CITY_STATE_DEFENCE, CITY_STATES, KABUL
from civitas.games.new_dawn.facts.diplomacy import DEFENSIVE_PACT, JOINT_WAR, PACT_ABILITIES, PACTS
from civitas.games.new_dawn.facts.leaders import LEADERS, TOMYRIS
from civitas.games.new_dawn.facts.terrain import TERRAINS
from civitas.games.new_dawn.facts.wonders import BIG_BEN, KREMLIN, WONDER_ABILITIES, WONDERS
from civitas.games.new_dawn.model import CITY, NewDawn

Part = tuple[str, int]
"""The thing that adds something, and what it adds."""

ROLLS: Final = DIE_SIDES * DIE_SIDES
"""So many ways the two dice can fall."""


def winning_rolls(attack: int, defence: int) -> int:
    """In how many of all rolls an attack of this value beats a defence; the defender wins ties (R8.11-a)."""
    sides = range(1, DIE_SIDES + 1)
    return sum(1 for die in sides for reply in sides if die + attack > reply + defence)


def percent(rolls: int) -> int:
    """So many of all rolls, in percent."""
    return round(100 * rolls / ROLLS)


def attack_parts(p: NewDawn, seat: int, target: int) -> list[Part]:
    """What leader, wonders and diplomacy add to an attack: the parts of `attack_bonus`."""
    victim, state = p.owner[target], attacked_state(p, target)
    found = [*_steppe(p, seat, target), *_pacts(p, seat, JOINT_WAR, victim)]
    if seat == p.automa:
        return _some([*found, ("kind-military", military_bonus(p, seat))])
    found += _wonders(p, seat, ATTACKING_WONDERS)
    if victim >= 0 and p.wields(seat, KREMLIN) and reinforced_tokens(p, seat) > reinforced_tokens(p, victim):
        found.append((f"card-{WONDERS[KREMLIN]}", KREMLIN_BONUS))
    if p.relies_on(seat, KABUL) and state != KABUL and (state >= 0 or (victim >= 0 and p.piece[target] >= CITY)):
        found.append((f"card-{CITY_STATES[KABUL]}", KABUL_BONUS))
    return _some([*found, *_around(p, seat, target)])


def defence_parts(p: NewDawn, space: int, attacker: int) -> list[Part]:
    """What defends a space, without die and tokens: the parts of `defence`."""
    terrain = f"terrain-{TERRAINS[p.world.terrain[space]]}"
    owner, difficulty = p.owner[space], p.difficulties()[space]
    if space in p.barbarians or (owner < 0 and p.city_state_at(space) < 0):
        return [(terrain, difficulty)]
    if owner < 0:
        return [(f"city-state-{CITY_STATES[p.city_state_at(space)]}", CITY_STATE_DEFENCE)]
    is_city = p.piece[space] >= CITY
    found = [("part-city", difficulty * CITY_FACTOR) if is_city else (terrain, difficulty)]
    found.append(("part-reinforced", reinforcement(p, owner, space)))
    return _some([*found, *_defending(p, owner, space, attacker)])


def _defending(p: NewDawn, owner: int, space: int, attacker: int) -> list[Part]:
    found = [*_pacts(p, owner, DEFENSIVE_PACT, attacker), *_steppe(p, owner, space)]
    if owner == p.automa:
        return [*found, ("kind-military", military_bonus(p, owner))]
    return [*found, *_wonders(p, owner, DEFENDING_WONDERS), *_around(p, owner, space)]


def _some(parts: list[Part]) -> list[Part]:
    return [(thing, value) for thing, value in parts if value]


def _steppe(p: NewDawn, seat: int, space: int) -> list[Part]:
    at_home = p.civs[seat].leader == TOMYRIS and p.world.terrain[space] in TOMYRIS_TERRAINS
    return [(f"leader-{LEADERS[TOMYRIS]}", TOMYRIS_BONUS)] if at_home else []


def _pacts(p: NewDawn, seat: int, pact: int, opponent: int) -> list[Part]:
    givers = [giver for giver in range(p.players) if giver != opponent and p.holder(giver, pact) == seat]
    return [(f"card-{PACTS[pact]}", PACT_ABILITIES[pact].value) for _ in givers]


def _wonders(p: NewDawn, seat: int, wonders: list[int]) -> list[Part]:
    return [(f"card-{WONDERS[each]}", WONDER_ABILITIES[each].value) for each in wonders if p.wields(seat, each)]


def _around(p: NewDawn, seat: int, space: int) -> list[Part]:
    """Big Ben and Carthage, which look at what is near."""
    found: list[Part] = []
    if p.wields(seat, BIG_BEN):
        near = [place for place in p.civs[seat].caravans if place in p.world.neighbours[space]]
        found.append((f"card-{WONDERS[BIG_BEN]}", BIG_BEN_BONUS * len(near)))
    if p.relies_on(seat, CARTHAGE) and attacked_state(p, space) != CARTHAGE:
        helpers = [
            near
            for near in within_two(p, space)
            if p.city_state_at(near) >= 0 or (p.owner[near] == seat and p.piece[near] >= CITY)
        ]
        found.append((f"card-{CITY_STATES[CARTHAGE]}", CARTHAGE_BONUS * len(helpers)))
    return found
