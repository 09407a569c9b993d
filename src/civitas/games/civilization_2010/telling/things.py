"""Things of Civilization (2010) by their ids, and what is said of them in passing: squares, cities, units, goods."""

from typing import Final

from civitas.core.telling import Argument, Said, say, seat_id, together
from civitas.games.civilization_2010.battles.arithmetic import UNIT_OF, WOUNDS_OF, unit_health, unit_strength
from civitas.games.civilization_2010.battles.fronts import Fronts
from civitas.games.civilization_2010.facts.terrain import NONE, RESOURCES, TERRAINS
from civitas.games.civilization_2010.facts.units import UNITS
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import CITY, PIECES, is_hidden, is_hut
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import ABILITY_NAMES, GOODS_NAMES, RESOURCE_ABILITY
from civitas.games.civilization_2010.words import PRINTED_WORDS

NUMERALS: Final = ("I", "II", "III", "IV", "V")
"""Levels of techs and culture events, and ranks of units."""
BARBARIANS_NAME: Final = "barbarians"

SQUARES: Final[list[str]] = [f"square-{name}" for name in SQUARE_NAMES]
"""The things that squares are."""
_SQUARES_SAID: Final[list[Said]] = [say("thing", thing=square) for square in SQUARES]
_TERRAINS_SAID: Final[list[Said]] = [say(f"terrain-{terrain}") for terrain in TERRAINS]
_PRINTED: Final[list[str]] = [f"resource-{word}" if word in RESOURCES else f"feature-{word}" for word in PRINTED_WORDS]
_PRINTED_SAID: Final[list[Said]] = [say(printed) for printed in _PRINTED]
_FACEDOWN: Final = say("map-facedown")
_HUT: Final = say("piece-hut")
_VILLAGE: Final = say("piece-village")


def thing_said(thing: str) -> Said:
    """A thing by its name."""
    return say("thing", thing=thing)


def square_said(square: int) -> Said:
    """A square by its name on the map."""
    return _SQUARES_SAID[square]


def terrain_said(p: Civilization2010, square: int) -> Said:
    """The terrain of a square; that it is not yet discovered otherwise."""
    return _TERRAINS_SAID[p.terrain[square]] if p.terrain[square] >= 0 else _FACEDOWN


def printed_name(p: Civilization2010, square: int) -> str:
    """What is printed on a square besides its terrain, as a thing, or nothing."""
    return _PRINTED[p.printed[square]] if p.printed[square] != NONE else ""


def piece_name(piece: int) -> str:
    """A marker as a thing; of those that lie facedown only the back."""
    if is_hidden(piece):
        return "piece-hut" if is_hut(piece) else "piece-village"
    return "piece-city" if piece == CITY else f"card-{PIECES[piece]}"


def lying_on(p: Civilization2010, square: int) -> list[Said]:
    """What lies and stands on a square, one by one."""
    found: list[Said] = []
    piece = p.piece[square]
    if piece == CITY:
        kind = "piece-of-capital" if p.is_capital(square) else "piece-of-city"
        found.append(say(kind, name=seat_id(p.owner[square])))
    elif is_hidden(piece):
        found.append(_HUT if is_hut(piece) else _VILLAGE)
    elif piece != NONE:
        found.append(say(f"card-{PIECES[piece]}"))
    elif p.printed[square] != NONE:
        found.append(_PRINTED_SAID[p.printed[square]])
    seat, armies, scouts = figures_on(p, square)
    if seat >= 0:
        group = say("n-group", armies=armies, scouts=scouts)
        found.append(say("there-figures", name=seat_id(seat), figures=group))
    return found


def figures_on(p: Civilization2010, square: int) -> tuple[int, int, int]:
    """Whose figures stand on a square, so many armies and scouts; a group on the move is among them."""
    holder = p.holder[square]
    is_here = p.group_seat >= 0 and p.group_at == square
    if holder < 0:
        return (p.group_seat, len(p.group_armies), len(p.group_scouts)) if is_here else (NONE, 0, 0)
    empire = p.empires[holder]
    joins = is_here and p.group_seat == holder
    armies = empire.armies_at(square) + (len(p.group_armies) if joins else 0)
    return holder, armies, empire.scouts_at(square) + (len(p.group_scouts) if joins else 0)


def described(p: Civilization2010, square: int) -> list[Said]:
    """The terrain of a square and what is there."""
    if p.terrain[square] < 0:
        return [_FACEDOWN]
    return [_TERRAINS_SAID[p.terrain[square]], *lying_on(p, square)]


# Players, goods, abilities.


def fighter_name(fighter: int) -> str:
    """A side of a battle."""
    return seat_id(fighter) if fighter >= 0 else BARBARIANS_NAME


def goods_said(counts: list[int]) -> Said:
    """Goods with their numbers, those that there are none of left out."""
    named = [say("n-goods", count=count, goods=GOODS_NAMES[goods]) for goods, count in enumerate(counts) if count]
    return together(named) if named else say("offers-nothing")


def ability_said(word: str) -> Argument:
    """An ability by its name; those that are used with resources by that of the tech."""
    name = ABILITY_NAMES[word]
    return say("ability-as-resource", name=name) if word.endswith(RESOURCE_ABILITY) else name


# Units.


def unit_said(p: Civilization2010, battle: Fronts, side: int, unit: int) -> Said:
    """A unit with its strength and health as they count in this battle."""
    fighter, rank = battle.fighter(side), battle.rank
    strength, health = unit_strength(p, fighter, rank, unit), unit_health(p, fighter, rank, unit)
    return say("choice-unit", unit=f"card-{UNITS[unit]}", strength=strength, health=health)


def standing_said(p: Civilization2010, battle: Fronts, side: int, number: int) -> Said:
    """The unit of a side on a front with its wounds; nothing where none stands."""
    front = p.fronts[number] if number < len(p.fronts) else [NONE, 0, NONE, 0]
    unit, wounds = front[UNIT_OF[side]], front[WOUNDS_OF[side]]
    if unit < 0:
        return say("battle-nothing")
    said = unit_said(p, battle, side, unit)
    return say("choice-wounded", unit=said, wounds=say("n-wounds", count=wounds)) if wounds else said
