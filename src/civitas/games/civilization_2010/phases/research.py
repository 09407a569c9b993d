"""The Research phase: everybody chooses in secret, all reveal at once, and the dial falls to the coins.

Who has chosen is seen by everybody, what is not (research.choose-a). What a seat could choose is public, so whoever can
research nothing and switch nothing is not asked. Bureaucracy's switch can be made before the reveal or after it.
"""

from typing import Final

from civitas.core.dice import ThoughtDice
from civitas.core.frames import frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.learning import (
    follow_up,
    lay_tech,
    learnable_of_level,
)
from civitas.games.civilization_2010.empires.policy_changes import switch_codes, switch_objection, switch_policy
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.facts.abilities import USE_BUREAUCRACY
from civitas.games.civilization_2010.facts.constants import VICTORY_COINS
from civitas.games.civilization_2010.facts.techs import (
    BUREAUCRACY,
    SPACE_FLIGHT,
    TECH_LEVEL,
    TECHS,
    TECHS_OF_LEVEL,
)
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.wonders import NOTRE_DAME, WONDER_TRADE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.secret import SecretFrame
from civitas.games.civilization_2010.phases.winning import ECONOMIC_VICTORY, TECHNOLOGY_VICTORY, win_together
from civitas.games.civilization_2010.standings import coins, research_cost, research_costs
from civitas.games.civilization_2010.verbs import DONE_CODE, RESEARCH, SECOND, SKIP_CODE, SWITCH
from civitas.games.civilization_2010.view_types import Question

_FIRST_RESEARCH: Final = RESEARCH.code()

SKIPPED: Final = -2
"""Instead of a tech: the seat does not research in this turn."""

# What comes next.
CHOOSING: Final = 0
REVEALING: Final = 1
SWITCHING: Final = 2


# What may be researched.


def researchable(p: Civilization2010, seat: int) -> list[int]:
    """The techs that a player may research: new, with a place, and with trade enough (research.requirement-a)."""
    trade = p.empires[seat].trade
    found: list[int] = []
    for number, cost in enumerate(research_costs(p, seat)):
        if cost > trade:
            break
        found += learnable_of_level(p, seat, number + 1)
    return found


def can_research(p: Civilization2010, seat: int) -> bool:
    """Whether there is anything that a player may research."""
    empire = p.empires[seat]
    for number, cost in enumerate(research_costs(p, seat)):
        if cost > empire.trade:
            return False
        if learnable_of_level(p, seat, number + 1):
            return True
    return False


def research_rule(p: Civilization2010, seat: int, tech: int) -> str:
    """The rule against researching a tech; "" if it may be researched."""
    empire, level = p.empires[seat], TECH_LEVEL[tech]
    if empire.knows(tech):
        return "research.choose-a"
    if tech == SPACE_FLIGHT and not p.is_space_flight_left():
        return "research.spaceflight-a"
    if not has_place(empire.rows, level):
        return "research.pyramid-b" if tech == SPACE_FLIGHT else "research.pyramid-a"
    return "research.requirement-a" if research_cost(p, seat, level) > empire.trade else ""


def second_techs(p: Civilization2010, seat: int, first: int) -> list[int]:
    """Notre-Dame: the techs that may be researched after the first, of its level or lower (ruling A35).

    The trade covers the first, which is the higher one, and what the wonder asks for; the first takes its place in the
    pyramid before the second.
    """
    level = TECH_LEVEL[first]
    if not p.wields(seat, NOTRE_DAME):
        return []
    if p.empires[seat].trade < research_cost(p, seat, level) + WONDER_TRADE[NOTRE_DAME]:
        return []
    empire = p.empires[seat]
    rows = empire.rows[:]
    rows[level - 1] += 1
    return [
        tech
        for lower in range(1, level + 1)
        if has_place(rows, lower)
        for tech in TECHS_OF_LEVEL[lower]
        if tech != first and not empire.knows(tech)
    ]


def may_switch(p: Civilization2010, seat: int) -> bool:
    """Whether Bureaucracy still lets a player switch a policy in this turn (tech.bureaucracy)."""
    empire = p.empires[seat]
    return empire.knows(BUREAUCRACY) and not empire.has_used(USE_BUREAUCRACY)


def use_bureaucracy(p: Civilization2010, seat: int, action: int) -> None:
    """Switch a policy by Bureaucracy."""
    p.empires[seat].used |= 1 << USE_BUREAUCRACY
    switch_policy(p, seat, SWITCH.first(action), SWITCH.second(action), "tech.bureaucracy")


@frame("Research")
class Research(SecretFrame):
    """Choices of all seats at once, their reveal, and the switches after it."""

    stage: int
    chosen: list[int]
    """The tech that each seat has chosen, SKIPPED, or -1."""
    seconds: list[int]
    """The second tech of each seat (Notre-Dame), or -1."""
    eligible: int
    """Seats that were asked at all, as bits."""
    next: int
    """Seats in turn order that have had their switch after the reveal."""

    def __init__(self, players: int = 0) -> None:
        super().__init__()
        self.stage = CHOOSING
        self.chosen = [NONE] * players
        self.seconds = [NONE] * players
        self.eligible = 0
        self.next = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        view: Question = {"frame": self.name(), "stage": "choosing" if self.stage == CHOOSING else "after"}
        if self.stage == CHOOSING:
            view["done"] = [each for each in range(p.players) if (self.eligible & ~self.asked) >> each & 1]
            if seat is not None and self.chosen[seat] != NONE:
                view["chosen"] = _choice_name(self.chosen[seat])
                view["second"] = _choice_name(self.seconds[seat])
        return view

    def imagine(self, p: Civilization2010, seat: int | None, rng: ThoughtDice) -> None:
        """Choose anew for all others who have chosen; who has not may have anything in mind."""
        if self.stage != CHOOSING:
            return
        for other in range(p.players):
            if other == seat or not (self.eligible >> other) & 1:
                continue
            self.chosen[other] = self.seconds[other] = NONE
            if not (self.asked >> other) & 1:
                self._imagine_choice(p, other, rng)

    def _imagine_choice(self, p: Civilization2010, seat: int, rng: ThoughtDice) -> None:
        techs = [SKIPPED, *researchable(p, seat)]
        first = techs[rng.below(len(techs))]
        seconds = [NONE, *second_techs(p, seat, first)] if first >= 0 else [NONE]
        self.chosen[seat] = first
        self.seconds[seat] = seconds[rng.below(len(seconds))]

    # Going on.

    def resume(self, p: Civilization2010) -> None:
        if self.stage == CHOOSING:
            self._ask_all(p)
        elif self.stage == REVEALING:
            self.stage = SWITCHING
            self._reveal(p)
        else:
            self._ask_switch(p)

    def _ask_all(self, p: Civilization2010) -> None:
        self.stage = REVEALING
        if self.eligible:
            return
        for seat in range(p.players):
            if may_switch(p, seat) or can_research(p, seat):
                self.eligible |= 1 << seat
        if self.eligible:
            self.stage = CHOOSING
            self.asked = self.eligible

    def _ask_switch(self, p: Civilization2010) -> None:
        while self.next < p.players:
            seat = (p.first + self.next) % p.players
            if may_switch(p, seat):
                self.asked = 1 << seat
                return
            self.next += 1
        p.pop()

    # Answering.

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        if self.stage == SWITCHING:
            return [*switch_codes(p, seat), DONE_CODE]
        if self.chosen[seat] >= 0:
            return [*[SECOND.code(tech) for tech in second_techs(p, seat, self.chosen[seat])], DONE_CODE]
        actions = [_FIRST_RESEARCH + tech for tech in researchable(p, seat)]
        actions.append(SKIP_CODE)
        return actions + switch_codes(p, seat) if may_switch(p, seat) else actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if self.stage == SWITCHING:
            return self._switch_objection(p, seat, action, DONE_CODE)
        first = self.chosen[seat]
        if first >= 0:
            is_allowed = SECOND.owns(action) and SECOND.first(action) in second_techs(p, seat, first)
            if is_allowed or action == DONE_CODE:
                return None
            return Objection("wonder.notre_dame" if SECOND.owns(action) else "research.choose-b")
        if RESEARCH.owns(action):
            rule = research_rule(p, seat, RESEARCH.first(action))
            return Objection(rule) if rule else None
        if SECOND.owns(action):
            return Objection("wonder.notre_dame")
        return self._switch_objection(p, seat, action, SKIP_CODE)

    def _switch_objection(self, p: Civilization2010, seat: int, action: int, way_out: int) -> Objection | None:
        """The rule against a switch, or against anything but the way out."""
        if action == way_out:
            return None
        if not SWITCH.owns(action):
            return Objection("tech.bureaucracy" if self.stage == SWITCHING else "research.choose-a")
        return switch_objection(p, seat, action) if may_switch(p, seat) else Objection("tech.bureaucracy")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        if SWITCH.owns(action):
            self._switch(p, seat, action)
        elif self.stage == SWITCHING:
            self.asked = 0
            self.next += 1
        elif RESEARCH.owns(action):
            self.chosen[seat] = RESEARCH.first(action)
            if not second_techs(p, seat, self.chosen[seat]):
                self._settle(p, seat)
        else:
            if SECOND.owns(action):
                self.seconds[seat] = SECOND.first(action)
            elif action == SKIP_CODE:
                self.chosen[seat] = SKIPPED
            self._settle(p, seat)

    def _switch(self, p: Civilization2010, seat: int, action: int) -> None:
        if self.stage == SWITCHING:
            self.asked = 0
            self.next += 1
        use_bureaucracy(p, seat, action)
        if self.stage == CHOOSING and not can_research(p, seat):
            self.chosen[seat] = SKIPPED
            self._settle(p, seat)

    def _settle(self, p: Civilization2010, seat: int) -> None:
        """A seat has made up its mind; all see that, and nothing else (research.choose-a)."""
        self.asked &= ~(1 << seat)
        p.tell("research-chosen", "research.choose-a", {"seat": seat})

    # The reveal.

    def _reveal(self, p: Civilization2010) -> None:
        """All choices come true at one moment; collisions go by turn order (research.spaceflight-a, victory.tie-a)."""
        learners = self._learners(p)
        if learners or has_several(self.eligible):
            # Who answers last hears what the others chose, even if all of them skipped.
            p.reveals += 1
        if not learners:
            return
        risen: list[list[int]] = []
        for seat in learners:
            risen.append(lay_tech(p, seat, self.chosen[seat], "research.choose-a"))
            second = self.seconds[seat]
            risen.append(lay_tech(p, seat, second, "wonder.notre_dame") if second >= 0 else [])
        # Only who has a new tech can have more coins than before.
        wealth = [coins(p, seat) for seat in learners]
        crown(p, learners, wealth)
        if p.result is not None:
            return
        for place, seat in enumerate(learners):
            set_dial(p, seat, wealth[place])
        for place, types in enumerate(risen):
            follow_up(p, learners[place // 2], types)

    def _learners(self, p: Civilization2010) -> list[int]:
        """Who learns something, in turn order; of several astronauts only the first."""
        learners: list[int] = []
        is_taken = False
        for seat in p.turn_order():
            tech = self.chosen[seat]
            if tech == SPACE_FLIGHT and is_taken:
                p.tell("space-flight-taken", "research.spaceflight-a", {"seat": seat})
            elif tech >= 0:
                is_taken = is_taken or tech == SPACE_FLIGHT
                learners.append(seat)
        return learners


def has_several(seats: int) -> bool:
    """Whether a set of seats has more than one member."""
    return seats & (seats - 1) != 0


def crown(p: Civilization2010, learners: list[int], wealth: list[int]) -> None:
    """Space Flight and fifteen coins win at the same moment (victory.tie-a)."""
    winners: list[int] = []
    ways: list[str] = []
    for place, seat in enumerate(learners):
        if p.empires[seat].knows(SPACE_FLIGHT):
            winners.append(seat)
            ways.append(TECHNOLOGY_VICTORY)
        elif wealth[place] >= VICTORY_COINS:
            winners.append(seat)
            ways.append(ECONOMIC_VICTORY)
    if winners:
        win_together(p, winners, ways)


def set_dial(p: Civilization2010, seat: int, wealth: int) -> None:
    """After research the dial shows the coins but is not raised, whatever the tech needed (research.payment-c)."""
    empire = p.empires[seat]
    empire.trade = wealth if p.setting.dial_shows_coins else min(wealth, empire.trade)
    p.tell("dial-set", "research.payment-a", {"seat": seat, "count": empire.trade})


def _choice_name(choice: int) -> str:
    return TECHS[choice] if choice >= 0 else "skip" if choice == SKIPPED else ""
