"""Learning techs: what a new card brings at once, techs of choice, and techs swapped between two players (ruling A32).

Every gained tech needs a place in the pyramid, whether it is researched or learned; only research touches the dial.
"""

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.gains import build_unit, take_resource
from civitas.games.civilization_2010.empires.government_changes import offer_fresh_government
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.empires.stock import upgrade_buildings
from civitas.games.civilization_2010.facts.buildings import BASIC_FORM, BUILDINGS
from civitas.games.civilization_2010.facts.constants import LEVELS
from civitas.games.civilization_2010.facts.techs import (
    SPACE_FLIGHT,
    TECH_BUILDINGS,
    TECH_GOVERNMENTS,
    TECH_LEVEL,
    TECH_RANKS,
    TECHS,
    TECHS_OF_LEVEL,
    UNLOCKS_AIRCRAFT,
)
from civitas.games.civilization_2010.facts.units import AIRCRAFT, UNIT_TYPE_COUNT, UNIT_TYPES
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.phases.winning import TECHNOLOGY_VICTORY, watch_coins_of, win
from civitas.games.civilization_2010.standings import learnable_from, may_learn
from civitas.games.civilization_2010.verbs import DONE_CODE, LEARN
from civitas.games.civilization_2010.view_types import Question


def learn(p: Civilization2010, seat: int, tech: int, rule: str) -> None:
    """A player gains a tech that fits his pyramid; it works at once (research.effects-a). Call it last."""
    risen = lay_tech(p, seat, tech, rule)
    if tech == SPACE_FLIGHT:
        win(p, [seat], TECHNOLOGY_VICTORY)
    watch_coins_of(p, seat)
    follow_up(p, seat, risen)
    offer_fresh_government(p, seat, TECH_GOVERNMENTS[tech])


def start_with(p: Civilization2010, seat: int, tech: int) -> None:
    """The starting tech lies in row 1, whatever its level, and works from the start (setup.tech-a)."""
    empire = p.empires[seat]
    empire.techs |= 1 << tech
    empire.rows = changed(empire.rows, 0, 1)
    raise_ranks(p, seat, tech)


def tech_name(tech: int) -> str:
    """A tech as an argument of an event."""
    return f"card-{TECHS[tech]}"


# What a new tech does.


def lay_tech(p: Civilization2010, seat: int, tech: int, rule: str) -> list[int]:
    """Lay a new card into the pyramid: ranks rise, buildings turn, governments are open.

    Neither coins nor Space Flight are looked at, so that several players can reveal at once. Tells the types of units
    that rose.
    """
    empire = p.empires[seat]
    empire.techs |= 1 << tech
    empire.rows = changed(empire.rows, TECH_LEVEL[tech] - 1, 1)
    p.tell("tech-learned", rule, {"seat": seat, "tech": tech_name(tech)})
    risen = raise_ranks(p, seat, tech)
    for unit_type in risen:
        _tell_rank(p, seat, unit_type)
    for building in TECH_BUILDINGS[tech]:
        if BASIC_FORM[building] >= 0:
            _turn_buildings(p, seat, building)
    for government in TECH_GOVERNMENTS[tech]:
        empire.fresh |= 1 << government
    return risen


def _tell_rank(p: Civilization2010, seat: int, unit_type: int) -> None:
    if unit_type == AIRCRAFT:
        p.tell("aircraft-unlocked", "tech.flight", {"seat": seat})
    else:
        rank = p.empires[seat].ranks[unit_type]
        p.tell(
            "rank-raised", "research.effects-a", {"seat": seat, "type": f"card-{UNIT_TYPES[unit_type]}", "rank": rank}
        )


def _turn_buildings(p: Civilization2010, seat: int, building: int) -> None:
    turned = upgrade_buildings(p, seat)
    if turned:
        name = f"card-{BUILDINGS[building]}"
        p.tell("buildings-upgraded", "build.building-upgrade-b", {"seat": seat, "building": name, "count": turned})


def raise_ranks(p: Civilization2010, seat: int, tech: int) -> list[int]:
    """Raise the ranks of units as a tech says, never lower them (ruling A38); tells the types that rose."""
    ranks = p.empires[seat].ranks[:]
    risen: list[int] = []
    for unit_type in range(UNIT_TYPE_COUNT):
        rank = 1 if unit_type == AIRCRAFT and UNLOCKS_AIRCRAFT[tech] else TECH_RANKS[tech][unit_type]
        if rank > ranks[unit_type]:
            ranks[unit_type] = rank
            risen.append(unit_type)
    p.empires[seat].ranks = ranks
    return risen


def follow_up(p: Civilization2010, seat: int, risen: list[int]) -> None:
    """What a new tech that raised units brings the Germans (civ.german_military_research)."""
    if p.result is not None:
        return
    if risen and p.turn and p.empires[seat].sheet().military_research:
        for unit_type in risen:
            build_unit(p, seat, unit_type, "civ.german_military_research")
        take_resource(p, seat, "civ.german_military_research")


# Techs of choice.


def learnable(p: Civilization2010, seat: int, highest: int = LEVELS) -> list[int]:
    """All techs up to a level that a player could learn now, whatever they cost."""
    found: list[int] = []
    for level in range(1, highest + 1):
        found += learnable_of_level(p, seat, level)
    return found


def learnable_of_level(p: Civilization2010, seat: int, level: int) -> list[int]:
    """The techs of a level that a player could learn now; a full row has no place for any (research.pyramid-a)."""
    empire = p.empires[seat]
    if not has_place(empire.rows, level):
        return []
    found = [tech for tech in TECHS_OF_LEVEL[level] if not (empire.techs >> tech) & 1]
    if level == LEVELS and not p.is_space_flight_left():
        return []
    return found


def choose_tech(p: Civilization2010, seat: int, techs: list[int], rule: str, optional: bool = False) -> None:
    """Have a player learn one of these techs; of those that do not fit none is offered. Call it last."""
    fitting = [tech for tech in techs if may_learn(p, seat, tech)]
    if not fitting:
        p.tell("nothing-to-learn", rule, {"seat": seat})
    elif len(fitting) == 1 and not optional:
        learn(p, seat, fitting[0], rule)
    else:
        p.push(LearnTech(seat, fitting, rule, 1 if optional else 0))


@frame("LearnTech")
class LearnTech(Frame[Civilization2010]):
    """A player learns one of several techs (research.learn-a)."""

    seat: int = 0
    techs: list[int] = EMPTY_LIST
    rule: str = ""
    optional: int = 0
    """Whether none may be learned."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        techs = [TECHS[tech] for tech in self.techs]
        return {"frame": self.name(), "seat": self.seat, "techs": techs, "optional": bool(self.optional)}

    def resume(self, p: Civilization2010) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        actions = [LEARN.code(tech) for tech in self.techs]
        return [*actions, DONE_CODE] if self.optional else actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if not LEARN.owns(action):
            return Objection(self.rule)
        empire, tech = p.empires[seat], LEARN.first(action)
        is_full = not empire.knows(tech) and not has_place(empire.rows, TECH_LEVEL[tech])
        return Objection("research.pyramid-a" if is_full else self.rule)

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        p.pop()
        if action != DONE_CODE:
            learn(p, seat, LEARN.first(action), self.rule)


# Swaps.


def swappable(p: Civilization2010, seat: int, other: int, level: int) -> list[int]:
    """The techs up to a printed level that a seat could learn from another now (ruling A36)."""
    return [tech for tech in learnable_from(p, seat, other) if TECH_LEVEL[tech] <= level]


def tech_swap(p: Civilization2010, seat: int, other: int, level: int, rule: str) -> None:
    """A player learns a tech of another, who then learns one of his (event.exchange_of_ideas). Call it last."""
    p.push(TechSwap(seat, other, level, rule))


@frame("TechSwap")
class TechSwap(Frame[Civilization2010]):
    """First the card's player learns, then the other; each half happens if anything fits (ruling A37).

    What was just learned is known to the other already, so it never comes back. Nothing is asked here.
    """

    seat: int = 0
    other: int = 0
    level: int = 0
    rule: str = ""
    half: int = 0
    """Halves of the swap that are over, or have begun."""

    def resume(self, p: Civilization2010) -> None:
        self.half += 1
        if self.half == 1:
            learner, teacher = self.seat, self.other
        else:
            learner, teacher = self.other, self.seat
            p.pop()
        choose_tech(p, learner, swappable(p, learner, teacher, self.level), self.rule)
