"""Where figures of Civilization (2010) may go, and what an attack would meet there, as far as everybody can see."""

from civitas.core.teller import Offer
from civitas.core.telling import Said, say
from civitas.games.civilization_2010.battles.arithmetic import ATTACKER, DEFENDER, bonus_sum, hand_size
from civitas.games.civilization_2010.battles.battle import fells_walls
from civitas.games.civilization_2010.facts.constants import BARBARIANS as BARBARIAN_UNITS
from civitas.games.civilization_2010.facts.constants import WALLS_DEFENCE
from civitas.games.civilization_2010.map.board import SLOT_NAMES
from civitas.games.civilization_2010.map.pieces import is_village
from civitas.games.civilization_2010.map.squares import FACINGS, TILE_SQUARES
from civitas.games.civilization_2010.model import BARBARIANS, NOBODY, Civilization2010
from civitas.games.civilization_2010.movement.travelling import Moving
from civitas.games.civilization_2010.standings import battle_hand_size
from civitas.games.civilization_2010.telling.things import SQUARES, described, fighter_name


def target_of(p: Civilization2010, offer: Offer) -> int:
    """The square that a step, a discovery or a defection leads to, or -1."""
    moving = p.frames[-1]
    assert isinstance(moving, Moving)
    return p.board.neighbour[moving.at(p)][offer.first]


def step_label(p: Civilization2010, seat: int, offer: Offer) -> Said:
    """The direction with the square that lies there."""
    return say("choice-way", way=f"direction-{FACINGS[offer.first]}", square=SQUARES[target_of(p, offer)])


def step_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """What is there, and what a battle there would begin with."""
    target = target_of(p, offer)
    return [*described(p, target), *attack_notes(p, seat, target)]


def discover_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """The tile that would be turned up."""
    return [say("choice-discover", slot=SLOT_NAMES[target_of(p, offer) // TILE_SQUARES].upper())]


def defender_of(p: Civilization2010, seat: int, square: int) -> int:
    """Who would defend a square against a seat: a player, BARBARIANS, or NOBODY."""
    if p.has_enemy(seat, square) and p.empires[p.holder[square]].armies_at(square):
        return p.holder[square]
    if p.is_centre(square) and p.owner[square] != seat:
        return p.owner[square]
    return BARBARIANS if is_village(p.piece[square]) and not p.empires[seat].sheet().takes_villages else NOBODY


def attack_notes(p: Civilization2010, seat: int, target: int) -> list[Said]:
    """Combat bonus and battle hands of both sides if a seat attacks a square with the group that moves."""
    moving = p.frames[-1]
    defender = defender_of(p, seat, target)
    if defender == NOBODY or not isinstance(moving, Moving):
        return []
    armies = moving.party(p).armies
    if not armies:
        return []
    own, other = bonus_sum(p, seat, ATTACKER, target), bonus_sum(p, defender, DEFENDER, target)
    if fells_walls(p, seat, target):
        other -= WALLS_DEFENCE
    drawn = min(p.empires[seat].unit_total(), battle_hand_size(p, seat, armies, False))
    return [
        say("odds-attack", other=fighter_name(defender)),
        say("odds-bonus", bonus=own, against=other),
        say("odds-units", count=drawn, against=defending_units(p, defender, target)),
    ]


def defending_units(p: Civilization2010, defender: int, target: int) -> int:
    """Units that would defend a square: no more than the defender has."""
    if defender < 0:
        return sum(BARBARIAN_UNITS)
    return min(p.empires[defender].unit_total(), hand_size(p, defender, DEFENDER, target))
