"""What events and resource abilities may be aimed at, step by step, and whom that concerns.

A target is the action that names it: a square, a player, an own city, a wonder, a figure. Effects without one, such as
a gain of culture, have none here; what else they need is in `declaring.py`.
"""

from typing import Final

from civitas.games.civilization_2010.facts.effects import (
    BARBARIAN_ATTACK,
    CHANGE_TERRAIN,
    DESTROY_BUILDING,
    EXTRA_CITY_ACTION,
    EXTRA_PRODUCTION,
    FREEZE_SQUARE,
    GAIN_TRADE_AND_GIFT,
    KILL_FIGURE,
    KILL_GREAT_PERSON_OR_FIGURES,
    KILL_RANDOM_UNIT,
    NUKE_CITY,
    OBSOLETE_WONDER,
    PLACE_VILLAGE,
    SWAP_TECHS,
    TELEPORT_TO_WATER,
)
from civitas.games.civilization_2010.facts.events import EVENT_OPTIONS, EVENTS, NO_ORIGIN, UNLIMITED, EventOption
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES, TECH_LEVEL, TECHS, AbilityEffect
from civitas.games.civilization_2010.facts.terrain import TERRAIN_MARKER_COPIES, TERRAIN_MARKER_SIDES, WATER
from civitas.games.civilization_2010.facts.wonders import UNITED_NATIONS, WONDER_COUNT, WONDER_ERA
from civitas.games.civilization_2010.map.board import squares_within
from civitas.games.civilization_2010.map.pieces import (
    CITY,
    FIRST_BUILDING,
    FIRST_HUT,
    FIRST_PERSON,
    FIRST_WONDER,
    is_person,
    is_village,
)
from civitas.games.civilization_2010.model import NOBODY, Civilization2010
from civitas.games.civilization_2010.movement.figures import closes_gate
from civitas.games.civilization_2010.standings import known_techs, may_learn, stacking_limit
from civitas.games.civilization_2010.verbs import (
    AGAINST,
    ARMY,
    AT,
    DONE_CODE,
    IN,
    KILL,
    KILL_PERSON,
    SCOUT,
    TARGET_WONDER,
)

ALL: Final = 100000
"""As many targets as there are; less if it only matters whether there is one."""

_FIRST_AT: Final = AT.code()
_FIRST_IN: Final = IN.code()

EVENT_RULES: Final[list[str]] = [f"event.{event.replace('-', '_')}" for event in EVENTS]
"""The rule of each culture event."""

_RESOURCE_RULES: Final[list[str]] = [
    "animal-husbandry", "horseback-riding", "pottery", "steam-power", "education", "mass-media",
]  # fmt: skip
"""The techs whose resource ability has a rule of its own."""


def _ability_rules() -> list[str]:
    rules: list[str] = []
    for ability in RESOURCE_ABILITIES:
        tech = TECHS[ability.tech]
        rule = f"tech.{tech.replace('-', '_')}"
        if tech in _RESOURCE_RULES:
            rule += "-resource"
        rules.append(rule if rule not in rules else f"{rule}-b")
    return rules


ABILITY_RULES: Final[list[str]] = _ability_rules()
"""The rule of each resource ability."""


# Distances.


def origins(p: Civilization2010, seat: int) -> list[int]:
    """The squares from which the range of a seat's events is counted: its figures and cities (ruling A44)."""
    empire = p.empires[seat]
    squares = empire.cities + empire.armies + empire.scouts
    if p.group_seat == seat and p.group_at >= 0:
        squares.append(p.group_at)
    return squares


def is_near(p: Civilization2010, seat: int, square: int, steps: int) -> bool:
    """Whether a square is at most so many orthogonal steps from a seat's figures or cities."""
    return not squares_within(p.players, square, steps).isdisjoint(origins(p, seat))


def _in_range(p: Civilization2010, seat: int, option: EventOption, squares: list[int], most: int) -> list[int]:
    """Those of the squares that an event reaches, the first of them if no more are wanted."""
    if option.range >= UNLIMITED:
        return squares
    starts, steps = origins(p, seat), option.range
    found: list[int] = []
    for square in squares:
        if not squares_within(p.players, square, steps).isdisjoint(starts):
            found.append(square)
            if len(found) == most:
                break
    return found


# Protection by the United Nations.


def is_shielded(p: Civilization2010, seat: int, event: int, victim: int) -> bool:
    """Whether an event cannot be aimed at somebody any more, who has refused it (wonder.united_nations)."""
    return victim >= 0 and victim != seat and (p.refused >> event) & 1 == 1 and p.wields(victim, UNITED_NATIONS)


def shielded_victim(p: Civilization2010, seat: int, victims: int) -> int:
    """Who of the victims of an event, given as bits, has to be asked whether it may be aimed at him, or -1."""
    square = p.wonder_square[UNITED_NATIONS]
    if square < 0:
        return NOBODY
    owner = p.owner[square]
    if owner == seat or not (victims >> owner) & 1 or not p.wields(owner, UNITED_NATIONS):
        return NOBODY
    return owner


# Events.


def event_targets(
    p: Civilization2010, seat: int, event: int, option: int, chosen: list[int], most: int = ALL
) -> list[int]:
    """What an event may be aimed at next, after what was chosen; nothing if it needs no (more) targets."""
    aim = EVENT_OPTIONS[event][option]
    effect = aim.effect
    if effect in (KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES):
        return _killing_targets(p, seat, event, aim, chosen, most)
    if effect == DESTROY_BUILDING:
        return _building_targets(p, seat, event, aim, chosen, most)
    if chosen:
        return []
    if effect == EXTRA_PRODUCTION:
        return city_codes(p, seat, 0)
    if effect == EXTRA_CITY_ACTION:
        return city_codes(p, seat, 1 if aim.spares_capital else 0)
    if effect == CHANGE_TERRAIN:
        return _terrain_targets(p, seat, event, aim, most)
    if effect == SWAP_TECHS:
        return _swap_targets(p, seat, event, aim.level)
    if effect == PLACE_VILLAGE:
        return _village_targets(p, most)
    if effect == BARBARIAN_ATTACK:
        return _horde_targets(p, seat, event, aim.range)
    return []


NEEDS_TARGET: Final[list[int]] = [
    KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES, DESTROY_BUILDING, EXTRA_PRODUCTION, EXTRA_CITY_ACTION, CHANGE_TERRAIN,
    SWAP_TECHS, PLACE_VILLAGE, BARBARIAN_ATTACK, GAIN_TRADE_AND_GIFT, OBSOLETE_WONDER, KILL_RANDOM_UNIT,
    TELEPORT_TO_WATER, NUKE_CITY, FREEZE_SQUARE,
]  # fmt: skip
"""The effects that must be aimed at something."""

HARMFUL: Final[list[int]] = [
    KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES, DESTROY_BUILDING, CHANGE_TERRAIN, OBSOLETE_WONDER, KILL_RANDOM_UNIT,
    NUKE_CITY,
]  # fmt: skip
"""The effects that take something from whom they hit."""


def is_own(p: Civilization2010, seat: int, effect: int, target: int) -> bool:
    """Whether a harmful effect that is aimed at this hits nobody but the seat itself."""
    if TARGET_WONDER.owns(target):
        return p.wonder_owner(TARGET_WONDER.first(target)) == seat
    if not AT.owns(target):
        return False
    square = AT.first(target)
    if effect not in (KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES):
        return p.owner[square] == seat
    people = effect == KILL_GREAT_PERSON_OR_FIGURES and is_person(p.piece[square])
    victims = {figures_owner(p, square), p.owner[square] if people else NOBODY}
    return victims <= {seat, NOBODY}


def city_codes(p: Civilization2010, seat: int, first: int) -> list[int]:
    """A seat's own cities, from the capital (0) or from the next one (1) on."""
    return [_FIRST_IN + place for place in range(first, len(p.empires[seat].cities))]


def other_seats(p: Civilization2010, seat: int) -> list[int]:
    """The other players, as targets."""
    return [AGAINST.code(other) for other in range(p.players) if other != seat]


def _terrain_targets(p: Civilization2010, seat: int, event: int, aim: EventOption, most: int) -> list[int]:
    """Squares without building, wonder, city or facedown marker whose terrain can change (ruling A17)."""
    if not has_terrain_marker(p, aim.terrain):
        return []
    codes: list[int] = []
    for square, terrain in enumerate(p.terrain):
        if terrain >= 0 and aim.changes[terrain]:
            piece = p.piece[square]
            if (piece < 0 or is_person(piece)) and not is_shielded(p, seat, event, p.owner[square]):
                codes.append(AT.code(square))
                if len(codes) == most:
                    break
    return codes


def has_terrain_marker(p: Civilization2010, terrain: int) -> bool:
    """Whether a marker for a terrain is left (limits.disaster-a)."""
    for kind, sides in enumerate(TERRAIN_MARKER_SIDES):
        if terrain in sides:
            return len(p.changed) < TERRAIN_MARKER_COPIES[kind]
    return False


def _swap_targets(p: Civilization2010, seat: int, event: int, level: int) -> list[int]:
    """Players with whom at least one side of a swap of techs works (ruling A37)."""
    return [
        AGAINST.code(other)
        for other in range(p.players)
        if other != seat
        and not is_shielded(p, seat, event, other)
        and (_has_news_for(p, seat, other, level) or _has_news_for(p, other, seat, level))
    ]


def _has_news_for(p: Civilization2010, learner: int, teacher: int, level: int) -> bool:
    return any(TECH_LEVEL[tech] <= level and may_learn(p, learner, tech) for tech in known_techs(p, teacher))


def _building_targets(
    p: Civilization2010, seat: int, event: int, aim: EventOption, chosen: list[int], most: int
) -> list[int]:
    """Buildings in range; an event without a range hits only those of others (event.disaster)."""
    if len(chosen) == aim.amount or (chosen and chosen[-1] == DONE_CODE):
        return []
    codes: list[int] = []
    for owner in range(p.players):
        if (owner != seat or aim.origin != NO_ORIGIN) and not is_shielded(p, seat, event, owner):
            codes += [_FIRST_AT + square for square in _in_range(p, seat, aim, buildings_of(p, owner), most)]
            if len(codes) >= most:
                break
    if chosen:
        return [DONE_CODE, *[code for code in codes if code not in chosen]]
    return codes


def buildings_of(p: Civilization2010, seat: int) -> list[int]:
    """The squares with buildings in a seat's cities."""
    piece, around = p.piece, p.board.around
    return [
        square
        for centre in p.empires[seat].cities
        for square in around[centre]
        if FIRST_BUILDING <= piece[square] < FIRST_WONDER
    ]


def people_of(p: Civilization2010, seat: int) -> list[int]:
    """The squares with great people in a seat's cities."""
    piece, around = p.piece, p.board.around
    return [
        square
        for centre in p.empires[seat].cities
        for square in around[centre]
        if FIRST_PERSON <= piece[square] < FIRST_HUT
    ]


def figures_on(p: Civilization2010, square: int) -> tuple[int, int]:
    """Armies and scouts on a square: those of a group on the move if it is there, and those that stand there."""
    armies, scouts = 0, 0
    if p.group_at == square and p.group_seat >= 0:
        armies, scouts = len(p.group_armies), len(p.group_scouts)
    holder = p.holder[square]
    if holder >= 0 and (not armies + scouts or holder == p.group_seat):
        armies += p.empires[holder].armies_at(square)
        scouts += p.empires[holder].scouts_at(square)
    return armies, scouts


def figures_owner(p: Civilization2010, square: int) -> int:
    """Whose figures an event kills on a square: those of the moving group come first."""
    return p.group_seat if p.group_at == square and p.group_seat >= 0 else p.holder[square]


def figure_squares(p: Civilization2010) -> list[int]:
    """All squares with figures, a moving group included, in their order."""
    squares: set[int] = set()
    for empire in p.empires:
        squares.update(empire.armies)
        squares.update(empire.scouts)
    if p.group_seat >= 0 and p.group_at >= 0:
        squares.add(p.group_at)
    return sorted(squares)


def _killing_targets(
    p: Civilization2010, seat: int, event: int, aim: EventOption, chosen: list[int], most: int
) -> list[int]:
    """A square in range, then a figure there; larger defections kill two, or a great person."""
    if not chosen:
        squares = [square for square in figure_squares(p) if not is_shielded(p, seat, event, figures_owner(p, square))]
        if aim.effect == KILL_GREAT_PERSON_OR_FIGURES:
            for owner in range(p.players):
                if not is_shielded(p, seat, event, owner):
                    squares += [square for square in people_of(p, owner) if square not in squares]
            squares.sort()
        return [_FIRST_AT + square for square in _in_range(p, seat, aim, squares, most)]
    if len(chosen) == 1 + aim.amount or chosen[-1] == DONE_CODE or chosen[-1] == KILL_PERSON.code():
        return []
    square = AT.first(chosen[0])
    codes = _figure_codes(p, seat, event, square, chosen)
    if len(chosen) > 1:
        return [DONE_CODE, *codes] if codes else []
    kills_people = aim.effect == KILL_GREAT_PERSON_OR_FIGURES
    if kills_people and is_person(p.piece[square]) and not is_shielded(p, seat, event, p.owner[square]):
        codes.append(KILL_PERSON.code())
    return codes


def _figure_codes(p: Civilization2010, seat: int, event: int, square: int, chosen: list[int]) -> list[int]:
    if is_shielded(p, seat, event, figures_owner(p, square)):
        return []
    armies, scouts = figures_on(p, square)
    codes: list[int] = []
    if armies > chosen.count(KILL.code(ARMY)):
        codes.append(KILL.code(ARMY))
    if scouts > chosen.count(KILL.code(SCOUT)):
        codes.append(KILL.code(SCOUT))
    return codes


def _village_targets(p: Civilization2010, most: int) -> list[int]:
    """Empty squares outside every city's outskirts, as long as the pool has a marker (event.barbarian_encampment)."""
    if not p.villages:
        return []
    codes: list[int] = []
    for square, terrain in enumerate(p.terrain):
        if terrain >= 0 and p.owner[square] < 0 and p.is_empty(square):
            codes.append(AT.code(square))
            if len(codes) == most:
                break
    return codes


def village_squares(p: Civilization2010) -> list[int]:
    """The squares with a village marker or an uncovered village icon, from which a horde comes (ruling A44)."""
    squares: list[int] = []
    for square, piece in enumerate(p.piece):
        if is_village(piece) or (piece < 0 and _shows_village(p, square)):
            squares.append(square)
    return squares


def _shows_village(p: Civilization2010, square: int) -> bool:
    """Whether the icon of a village that was taken can be seen."""
    return p.terrain[square] >= 0 and square not in p.changed and p.tile_square(square).is_village


def _horde_targets(p: Civilization2010, seat: int, event: int, reach: int) -> list[int]:
    """Armies and cities of other players near a village (event.roaming_horde, ruling A43)."""
    squares: set[int] = set()
    for other, empire in enumerate(p.empires):
        if other != seat and not is_shielded(p, seat, event, other):
            squares.update(empire.armies)
            squares.update(empire.cities[1:] if p.setting.horde_spares_capitals else empire.cities)
    villages = village_squares(p) if squares else []
    codes: list[int] = []
    for square in sorted(squares):
        row = p.board.steps[square]
        if any(0 <= row[village] <= reach for village in villages):
            codes.append(AT.code(square))
    return codes


def event_victims(p: Civilization2010, event: int, option: int, chosen: list[int]) -> int:
    """The seats at whom an event is aimed, as bits: by themselves, their figures, cities, markers, squares or techs."""
    effect = EVENT_OPTIONS[event][option].effect
    victims = 0
    if effect in (KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES):
        square = AT.first(chosen[0])
        victims = _bit(p.owner[square] if chosen[1] == KILL_PERSON.code() else figures_owner(p, square))
    elif effect in (DESTROY_BUILDING, CHANGE_TERRAIN):
        for code in chosen:
            if AT.owns(code):
                victims |= _bit(p.owner[AT.first(code)])
    elif effect == BARBARIAN_ATTACK:
        square = AT.first(chosen[0])
        victims = _bit(p.owner[square] if p.is_centre(square) else p.holder[square])
    elif effect == SWAP_TECHS:
        victims = 1 << AGAINST.first(chosen[0])
    return victims


def _bit(seat: int) -> int:
    return 1 << seat if seat >= 0 else 0


# Resource abilities.


def ability_targets(p: Civilization2010, seat: int, number: int, chosen: list[int], most: int = ALL) -> list[int]:
    """What a resource ability may be aimed at next; the targets of an ability with two effects tell which is meant."""
    codes: list[int] = []
    for effect in RESOURCE_ABILITIES[number].effects:
        codes += _effect_targets(p, seat, effect, chosen, most)
    return codes


def _effect_targets(p: Civilization2010, seat: int, effect: AbilityEffect, chosen: list[int], most: int) -> list[int]:
    kind = effect.kind
    if kind == TELEPORT_TO_WATER:
        return _voyage_targets(p, seat, chosen, most)
    if chosen:
        return []
    if kind == EXTRA_PRODUCTION:
        return city_codes(p, seat, 0)
    if kind == GAIN_TRADE_AND_GIFT:
        return other_seats(p, seat)
    if kind == OBSOLETE_WONDER:
        return [TARGET_WONDER.code(wonder) for wonder in obsoletable(p, effect.last_era)]
    if kind == KILL_RANDOM_UNIT:
        return [code for code in other_seats(p, seat) if p.empires[AGAINST.first(code)].unit_total()]
    if kind == DESTROY_BUILDING:
        return _all_buildings(p, most)
    if kind == NUKE_CITY:
        return [_FIRST_AT + centre for empire in p.empires for centre in empire.cities[1:]]
    if kind == FREEZE_SQUARE:
        return _freezing_targets(p, most)
    return []


def _all_buildings(p: Civilization2010, most: int) -> list[int]:
    """Buildings of any player; of those of the last one that was asked all, so maybe a few more than were wanted."""
    codes: list[int] = []
    for owner in range(p.players):
        codes += [_FIRST_AT + square for square in buildings_of(p, owner)]
        if len(codes) >= most:
            break
    return codes


def obsoletable(p: Civilization2010, last_era: int) -> list[int]:
    """Wonders up to an era that stand on the map and still work, or lie in the market."""
    return [
        wonder
        for wonder in range(WONDER_COUNT)
        if WONDER_ERA[wonder] <= last_era
        and (wonder in p.wonder_market or (p.wonder_square[wonder] >= 0 and not (p.obsolete >> wonder) & 1))
    ]


def _freezing_targets(p: Civilization2010, most: int) -> list[int]:
    """Any square that figures can stand on: revealed and no city centre (tech.communism)."""
    codes: list[int] = []
    for square, terrain in enumerate(p.terrain):
        if terrain >= 0 and p.piece[square] != CITY and square not in p.frozen:
            codes.append(AT.code(square))
            if len(codes) == most:
                break
    return codes


def _voyage_targets(p: Civilization2010, seat: int, chosen: list[int], most: int) -> list[int]:
    """A square with own figures, then a water square for all of them (tech.steam_power-resource, ruling A65)."""
    if len(chosen) == 2:
        return []
    if chosen:
        return _harbours(p, seat, AT.first(chosen[0]), most)
    empire = p.empires[seat]
    squares = sorted(set(empire.armies + empire.scouts))
    return [AT.code(square) for square in squares if _harbours(p, seat, square, 1)]


def _harbours(p: Civilization2010, seat: int, start: int, most: int) -> list[int]:
    """Revealed water without enemies, facedown markers, city-states and relics, and with room for all figures."""
    empire = p.empires[seat]
    room = stacking_limit(p, seat) - empire.figures_at(start)
    codes: list[int] = []
    for square, terrain in enumerate(p.terrain):
        if terrain != WATER or square == start or p.piece[square] >= FIRST_HUT or p.has_enemy(seat, square):
            continue
        if empire.figures_at(square) <= room and not closes_gate(p, seat, square):
            codes.append(AT.code(square))
            if len(codes) == most:
                break
    return codes
