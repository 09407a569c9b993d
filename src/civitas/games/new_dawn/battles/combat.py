"""Who can be attacked, and what attack and defence are worth before dice and tokens.

Nothing is changed here: attacks, the automated player's lists, views and bots all ask these functions.
"""

from typing import Final

from civitas.games.new_dawn.facts.city_states import (
    CARTHAGE,
    CITY_STATE_ABILITIES,
    CITY_STATE_COUNT,
    CITY_STATE_DEFENCE,
    CITY_STATE_KIND,
    KABUL,
)
from civitas.games.new_dawn.facts.diplomacy import DEFENSIVE_PACT, JOINT_WAR, PACT_ABILITIES, PACT_COUNT
from civitas.games.new_dawn.facts.focus_cards import FocusCard
from civitas.games.new_dawn.facts.kinds import MILITARY
from civitas.games.new_dawn.facts.leaders import LEADER_ABILITIES, TOMYRIS
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.facts.wonders import (
    BIG_BEN,
    KREMLIN,
    PENTAGON,
    WONDER_ABILITIES,
)
from civitas.games.new_dawn.map.counting import Reach, attack_reach
from civitas.games.new_dawn.model import CAPITAL, CITY, REINFORCED, NewDawn

# Who stands on a space, as a target (R8.5-a).
NO_TARGET: Final = 0
BARBARIAN: Final = 1
CITY_STATE: Final = 2
RIVAL_TOKEN: Final = 3
RIVAL_CITY: Final = 4
RIVAL_CAPITAL: Final = 5

CITY_FACTOR: Final = 2
"""Cities double the difficulty of their terrain (R8.9-d)."""
ATTACKING_WONDERS: Final[list[int]] = [
    wonder for wonder, each in enumerate(WONDER_ABILITIES) if each.attacks and not each.has_condition
]
"""Wonders that add to every attack, and the next to every defence."""
DEFENDING_WONDERS: Final[list[int]] = [
    wonder for wonder, each in enumerate(WONDER_ABILITIES) if each.defends and not each.has_condition
]
TOMYRIS_BONUS: Final = LEADER_ABILITIES[TOMYRIS].value
TOMYRIS_TERRAINS: Final[list[int]] = LEADER_ABILITIES[TOMYRIS].terrains
BIG_BEN_BONUS: Final = WONDER_ABILITIES[BIG_BEN].value
KREMLIN_BONUS: Final = WONDER_ABILITIES[KREMLIN].value
CARTHAGE_BONUS: Final = CITY_STATE_ABILITIES[CARTHAGE].value
KABUL_BONUS: Final = CITY_STATE_ABILITIES[KABUL].value


# Targets.


def target_kind(p: NewDawn, seat: int, space: int) -> int:
    """What a seat would attack on this space: one of the numbers above.

    A barbarian on the space of a city-state stands in front of it and has to be defeated first.
    """
    if space in p.barbarians:
        return BARBARIAN
    owner = p.owner[space]
    if owner >= 0:
        if owner == seat:
            return NO_TARGET
        piece = p.piece[space]
        return RIVAL_CAPITAL if piece == CAPITAL else RIVAL_CITY if piece == CITY else RIVAL_TOKEN
    return CITY_STATE if p.city_state_at(space) >= 0 else NO_TARGET


def targets(p: NewDawn, seat: int, card: FocusCard, reach: Reach) -> list[int]:
    """The spaces that a seat may attack with a military card; the Pentagon needs neither range nor path (Q28).

    `reach` keeps what was counted for this seat and card, so that it need not be done for every attack.
    """
    if p.wonder_space[PENTAGON] >= 0 and p.wields(seat, PENTAGON):
        return [space for space in p.world.spaces if target_kind(p, seat, space) != NO_TARGET]
    return attack_reach(p, seat, card.range, card.through, reach)


def attacked_state(p: NewDawn, space: int) -> int:
    """The city-state that an attack on this space is made on, or -1."""
    return NONE if space in p.barbarians else p.city_state_at(space)


# Attack.


def printed_value(p: NewDawn, card: FocusCard, target: int) -> int:
    """What the military card adds; for the automated player the slot is part of it (R8.8-a, A7.3-a)."""
    return card.combat_against_barbarians if target in p.barbarians else card.combat


def attack_bonus(p: NewDawn, seat: int, target: int) -> int:
    """What leader, wonders and diplomacy add to an attack (R8.8-a), once cards of the victim are given back."""
    victim = p.owner[target]
    c = p.civs[seat]
    bonus = _pact_bonus(p, seat, JOINT_WAR, victim)
    if c.leader == TOMYRIS:
        bonus += _terrain_bonus(p, seat, target)
    if seat == p.automa:
        return bonus + military_bonus(p, seat)
    bonus += _wonder_bonus(p, seat, ATTACKING_WONDERS)
    has_kremlin = victim >= 0 and p.wonder_space[KREMLIN] >= 0 and p.wields(seat, KREMLIN)
    if has_kremlin and reinforced_tokens(p, seat) > reinforced_tokens(p, victim):
        bonus += KREMLIN_BONUS
    if c.envoys and p.relies_on(seat, KABUL):
        state = attacked_state(p, target)
        if state != KABUL and (state >= 0 or (victim >= 0 and _is_city(p, target))):
            bonus += KABUL_BONUS
    return bonus + _bonus_around(p, seat, target) if c.envoys or p.wonder_space[BIG_BEN] >= 0 else bonus


# Defence.


def defence(p: NewDawn, space: int, attacker: int) -> int:
    """What defends a space against an attacker, without die and tokens (R8.9-a to R8.9-e, N03)."""
    owner = p.owner[space]
    return defence_with(p, space, seat_defence(p, owner, attacker) if owner >= 0 else 0)


def defence_with(p: NewDawn, space: int, bonus: int) -> int:
    """The same, where it is known what its owner adds wherever the attack is."""
    difficulty = p.difficulties()[space]
    if space in p.barbarians:
        return difficulty
    owner = p.owner[space]
    if owner < 0:
        return CITY_STATE_DEFENCE if p.city_state_at(space) >= 0 else difficulty
    value = difficulty * CITY_FACTOR if p.piece[space] >= CITY else difficulty
    return value + reinforcement(p, owner, space) + bonus + _space_defence(p, owner, space)


def reinforcement(p: NewDawn, seat: int, space: int) -> int:
    """The reinforced control tokens of a seat on a space and around it (R8.2-a)."""
    count = reinforcement_around(p, seat, space)
    return count + 1 if p.piece[space] == REINFORCED and p.owner[space] == seat else count


def reinforcement_around(p: NewDawn, seat: int, space: int) -> int:
    """The reinforced control tokens of a seat next to a space."""
    count, piece = 0, p.piece
    for other in p.world.land_neighbours[space]:
        if piece[other] == REINFORCED and p.owner[other] == seat:
            count += 1
    return count


def defence_bonus(p: NewDawn, seat: int, space: int, attacker: int) -> int:
    """What leader, wonders and diplomacy of a defender add."""
    return seat_defence(p, seat, attacker) + _space_defence(p, seat, space)


def seat_defence(p: NewDawn, seat: int, attacker: int) -> int:
    """What a defender adds wherever the attack is."""
    bonus = _pact_bonus(p, seat, DEFENSIVE_PACT, attacker)
    if seat == p.automa:
        return bonus + military_bonus(p, seat)
    return bonus + _wonder_bonus(p, seat, DEFENDING_WONDERS)


def _space_defence(p: NewDawn, seat: int, space: int) -> int:
    """What a defender adds because of the space under attack and what is near it."""
    c = p.civs[seat]
    bonus = _terrain_bonus(p, seat, space) if c.leader == TOMYRIS else 0
    if seat != p.automa and (c.envoys or p.wonder_space[BIG_BEN] >= 0):
        bonus += _bonus_around(p, seat, space)
    return bonus


def potential_defence(p: NewDawn, seat: int, space: int) -> int:
    """What the automated player's lists call the defence of an own city or of a site (A12.3-a, N03).

    The terrain is that of other players' turns, even for Hojo, unless the option says otherwise (N21). A token on the
    site itself would go back and is not counted.
    """
    return listed_difficulty(p, space) * CITY_FACTOR + reinforcement_around(p, seat, space)


def listed_difficulty(p: NewDawn, space: int) -> int:
    """The difficulty of a space as the automated player's lists have it (N21)."""
    if p.setting.hojo_reduces_lists:
        return p.difficulties()[space]
    return p.world.difficulty[space]


# Single bonuses.


def reinforced_tokens(p: NewDawn, seat: int) -> int:
    """How many reinforced control tokens a seat has on the map."""
    return len([1 for space in p.civs[seat].tokens if p.piece[space] == REINFORCED])


def military_bonus(p: NewDawn, seat: int) -> int:
    """The automated player gets 1 for each military wonder and city-state card, whatever they say (A8.1-c)."""
    envoys = p.civs[seat].envoys
    cards = [state for state in range(CITY_STATE_COUNT) if (envoys >> state) & 1 and CITY_STATE_KIND[state] == MILITARY]
    return p.wonder_count(seat, MILITARY) + len(cards)


def _is_city(p: NewDawn, space: int) -> bool:
    return p.piece[space] in (CITY, CAPITAL)


def _wonder_bonus(p: NewDawn, seat: int, wonders: list[int]) -> int:
    bonus, built = 0, p.wonder_space
    for wonder in wonders:
        if built[wonder] >= 0 and p.wields(seat, wonder):
            bonus += WONDER_ABILITIES[wonder].value
    return bonus


def _terrain_bonus(p: NewDawn, seat: int, space: int) -> int:
    """Tomyris, attacking or defending."""
    if p.civs[seat].leader == TOMYRIS and p.world.terrain[space] in TOMYRIS_TERRAINS:
        return TOMYRIS_BONUS
    return 0


def _pact_bonus(p: NewDawn, seat: int, pact: int, opponent: int) -> int:
    """Joint War or Defensive Pact of everybody but the opponent (R11.4-b)."""
    holders = p.pacts[pact::PACT_COUNT]
    count = holders.count(seat)
    if count and opponent >= 0 and holders[opponent] == seat:
        count -= 1
    return count * PACT_ABILITIES[pact].value if count else 0


def _bonus_around(p: NewDawn, seat: int, space: int) -> int:
    """Big Ben and Carthage, which look at what is near the space under attack."""
    bonus = 0
    if p.wonder_space[BIG_BEN] >= 0 and p.wields(seat, BIG_BEN):
        around = p.world.neighbours[space]
        bonus += BIG_BEN_BONUS * len([1 for place in p.civs[seat].caravans if place in around])
    if p.civs[seat].envoys and p.relies_on(seat, CARTHAGE) and attacked_state(p, space) != CARTHAGE:
        for near in within_two(p, space):
            if p.city_state_at(near) >= 0 or (p.owner[near] == seat and _is_city(p, near)):
                bonus += CARTHAGE_BONUS
    return bonus


def within_two(p: NewDawn, space: int) -> list[int]:
    """The spaces within two steps, the space itself included; water is not counted through (R4.2-a, Q17)."""
    near = [space]
    for other in p.world.neighbours[space]:
        if other not in near:
            near.append(other)
        if p.world.is_water[other]:
            continue
        for far in p.world.neighbours[other]:
            if far not in near:
                near.append(far)
    return near


# Whether a piece can take the place of a defeated one.


def unused_pieces(p: NewDawn, seat: int, kind: int) -> int:
    """How many unused pieces a seat has for a captured target of this kind (R15.2-b)."""
    c = p.civs[seat]
    return c.tokens_left if kind == RIVAL_TOKEN else c.cities_left


def own_pieces(p: NewDawn, seat: int, kind: int) -> list[int]:
    """The spaces with own pieces that could be taken off the map for it; never the capital (R15.2-a)."""
    c = p.civs[seat]
    if kind == RIVAL_TOKEN:
        return c.tokens[:]
    return [space for space in c.cities if p.piece[space] == CITY]
