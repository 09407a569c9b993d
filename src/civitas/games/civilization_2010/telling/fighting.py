"""Choices in a battle of Civilization (2010): units, fronts, and what a unit would do to the one it meets."""

from civitas.core.teller import Offer
from civitas.core.telling import Said, say
from civitas.games.civilization_2010.battles.arithmetic import (
    STRIKES_FIRST,
    STRIKES_LAST,
    UNIT_OF,
    WOUNDS_OF,
    unit_health,
)
from civitas.games.civilization_2010.battles.fronts import fronts_of
from civitas.games.civilization_2010.facts.units import UNITS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.telling.things import standing_said, unit_said


def front_heading(p: Civilization2010, offer: Offer) -> Said:
    """The unit that is played, with its values."""
    battle = fronts_of(p)
    return say("heading-front", unit=unit_said(p, battle, battle.turn, offer.first))


def front_label(p: Civilization2010, seat: int, offer: Offer) -> Said:
    """A new front, or one with the enemy unit that stands there."""
    if offer.second >= len(p.fronts):
        return say("choice-new-front")
    battle = fronts_of(p)
    return say("choice-front", front=offer.second + 1, unit=standing_said(p, battle, 1 - battle.turn, offer.second))


def front_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """What would happen to the two units, which is certain."""
    unit, number = offer.first, offer.second
    if number >= len(p.fronts):
        return []
    battle = fronts_of(p)
    mine, theirs = battle.turn, 1 - battle.turn
    enemy, order = p.fronts[number][UNIT_OF[theirs]], battle.order(p, unit, number)
    taken, dealt = battle.strikes(p, unit, number)
    left = unit_health(p, battle.fighter(theirs), battle.rank, enemy) - p.fronts[number][WOUNDS_OF[theirs]]
    found: list[Said] = []
    if order == STRIKES_FIRST:
        found.append(say("choice-strikes-first"))
    elif order == STRIKES_LAST:
        found.append(say("choice-strikes-last"))
    found.append(say("choice-kills") if dealt >= left else say("choice-deals", wounds=say("n-wounds", count=dealt)))
    if taken >= unit_health(p, battle.fighter(mine), battle.rank, unit):
        found.append(say("choice-dies"))
    elif taken:
        found.append(say("choice-takes", wounds=say("n-wounds", count=taken)))
    return found


def wound_label(p: Civilization2010, seat: int, offer: Offer) -> Said:
    """The enemy unit on a front."""
    battle = fronts_of(p)
    return _on_front(p, offer, 1 - battle.turn)


def heal_label(p: Civilization2010, seat: int, offer: Offer) -> Said:
    """The own unit on a front."""
    return _on_front(p, offer, fronts_of(p).turn)


def _on_front(p: Civilization2010, offer: Offer, side: int) -> Said:
    return say("choice-on-front", front=offer.first + 1, unit=standing_said(p, fronts_of(p), side, offer.first))


def cards_at(p: Civilization2010, offer: Offer) -> list[str]:
    """The units that a choice in a battle is about: the one that is played, then the one that is met."""
    name = offer.verb.name
    battle = fronts_of(p)
    number = offer.second if name == "front" else offer.first
    cards = [f"card-{UNITS[offer.first]}"] if name == "front" else []
    side = battle.turn if name == "heal" else 1 - battle.turn
    if number < len(p.fronts) and p.fronts[number][UNIT_OF[side]] >= 0:
        cards.append(f"card-{UNITS[p.fronts[number][UNIT_OF[side]]]}")
    return cards
