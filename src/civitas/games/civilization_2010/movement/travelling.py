"""One group under way: steps, discoveries, figures left behind, and what ends its move."""

from typing import Final

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.responses import STEP as STEP_WINDOW
from civitas.games.civilization_2010.abilities.responses import open_window
from civitas.games.civilization_2010.battles.battle import attack, kill_scouts
from civitas.games.civilization_2010.empires.learning import choose_tech
from civitas.games.civilization_2010.facts.abilities import SACRIFICE_DONE
from civitas.games.civilization_2010.facts.constants import START_STACKING
from civitas.games.civilization_2010.facts.techs import FLIGHT
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.squares import LEFT, UP
from civitas.games.civilization_2010.model import Civilization2010, exchanged
from civitas.games.civilization_2010.movement.arriving import arrive
from civitas.games.civilization_2010.movement.entering import (
    FOES,
    HUT,
    LONE_SCOUTS,
    NOTHING,
    VILLAGE,
    Party,
    closed_step_rule,
    defecting_rule,
    encounter,
    ending_rule,
    is_stray,
    leaving_rule,
    reaches_end,
    scouts_dropped,
    step_rule,
)
from civitas.games.civilization_2010.movement.exploring import discover_tile, explore
from civitas.games.civilization_2010.movement.figures import is_open, lift_group, lose_from_group, set_down
from civitas.games.civilization_2010.standings import learnable_from
from civitas.games.civilization_2010.verbs import (
    ARMY,
    DEFECT,
    DISCOVER,
    LEAVE,
    MARCH,
    RAZE,
    SCOUT,
    STEP,
    STOP_CODE,
    is_dealing,
)
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import SQUARES, square_name

_FIRST_STEP: Final = STEP.code(UP)
_LAST_STEP: Final = STEP.code(LEFT)
"""The other directions lie between."""
_FIRST_DISCOVERY: Final = DISCOVER.code(UP)

CHOOSING: Final = 0
ENTERED: Final = 1
"""A step was made and others may have interrupted the move."""
DECLARED: Final = 2
"""An attack, exploration or defection was declared and others may have interrupted the move."""
FOUGHT: Final = 3
"""The enemies on the target were attacked."""


@frame("Moving")
class Moving(Frame[Civilization2010]):
    """A group moves step by step; it is lifted off the map with its first step (movement.group-b)."""

    seat: int = 0
    start: int = 0
    """The square of the group until it is lifted, with its armies and scouts."""
    armies: int = 0
    scouts: int = 0
    left: int = 0
    """Steps that it still has."""
    trek: int = 0
    """Whether this is the move of an event, besides the usual one (ruling A42)."""
    moved: int = 1
    """Whether the figures have no move left afterwards."""
    used: int = 0
    """Whether a step was used."""
    lifted: int = 0
    previous: int = NONE
    """The square before the last."""
    stage: int = CHOOSING
    target: int = NONE
    """The square of what was declared."""
    defects: int = 0
    """Whether it was a defection."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        party = self.party(p)
        return {
            "frame": self.name(),
            "seat": self.seat,
            "square": SQUARE_NAMES[self.at(p)],
            "armies": party.armies,
            "scouts": party.scouts,
            "steps": self.left,
        }

    def at(self, p: Civilization2010) -> int:
        """Where the group is."""
        return p.group_at if self.lifted else self.start

    def party(self, p: Civilization2010) -> Party:
        """The group as it is now; others may have killed some of it."""
        if self.lifted:
            return Party(p, self.seat, len(p.group_armies), len(p.group_scouts), self.trek == 1)
        return Party(p, self.seat, self.armies, self.scouts, self.trek == 1, self.start)

    def aimed_at(self, p: Civilization2010) -> int:
        """The seat against which something was declared, or -1: nobody is meant by a step, nor by exploring."""
        if self.stage != DECLARED:
            return NONE
        if self.defects or encounter(p, self.seat, self.target) in (LONE_SCOUTS, FOES):
            return p.holder[self.target] if p.holder[self.target] >= 0 else p.owner[self.target]
        return NONE

    # The question.

    def resume(self, p: Civilization2010) -> None:
        if self.stage == FOUGHT:
            p.pop()
            if p.holder[self.target] == self.seat:
                arrive(p, self.seat, self.target)
        elif self.lifted and p.group_seat != self.seat:
            p.pop()
        elif self.stage == DECLARED:
            self.stage = CHOOSING
            self._carry_out(p)
        else:
            self.stage = CHOOSING
            self._go_on(p)

    def _go_on(self, p: Civilization2010) -> None:
        """Ask for the next step unless the move has to end, or there is only one thing to do."""
        if self.lifted and p.group_at in p.frozen:
            p.tell("move-frozen", "tech.communism", {"seat": self.seat, "square": square_name(p.group_at)})
            self._end(p)
            return
        actions = self.legal(p, self.seat) if self.left > 0 else []
        if not actions:
            self._end(p)
        elif len(actions) == 1:
            self.answer(p, self.seat, actions[0])
        else:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        at = p.group_at if self.lifted else self.start
        party = self.party(p)
        actions: list[int] = []
        # Most squares are open: the first that `step_rule` would find out too.
        is_small = party.size <= START_STACKING and self.left > 0
        for direction, square in enumerate(p.board.neighbour[at]):
            if square < 0:
                continue
            if is_small and is_open(p, seat, square):
                actions.append(_FIRST_STEP + direction)
                continue
            if p.terrain[square] < 0:
                if not self._discovering_rule(p, party, at):
                    actions.append(_FIRST_DISCOVERY + direction)
            elif self.left > 0 and not closed_step_rule(p, party, at, square, self.left):
                actions.append(_FIRST_STEP + direction)
            if party.may_defect and not defecting_rule(p, party, square):
                actions.append(DEFECT.code(direction))
        if self.lifted and party.size > 1:
            for figure in (ARMY, SCOUT):
                if not leaving_rule(p, party, at, self.previous, figure, self.left):
                    actions.append(LEAVE.code(figure))
        if not self._stopping_rule(p, party, at, bool(actions)):
            actions.append(STOP_CODE)
        return actions

    def _discovering_rule(self, p: Civilization2010, party: Party, at: int) -> str:
        """A group that may not stay where it is keeps a step to go on."""
        if self.trek:
            return "explore.discover-a"
        if not self.lifted:
            has_to_go = is_stray(p, self.seat, at) and reaches_end(p, party, at, self.left)
            return "movement.forced-a" if has_to_go and not reaches_end(p, party, at, self.left - 1) else ""
        rule = ending_rule(p, party, self.previous, at)
        return "" if not rule or (self.left > 1 and reaches_end(p, party, at, self.left - 1)) else rule

    def _stopping_rule(self, p: Civilization2010, party: Party, at: int, can_go_on: bool) -> str:
        """A group stops where it may end its move; before the first step only if it has discovered something."""
        if not self.used:
            return "movement.speed-a"
        if self.lifted:
            return ending_rule(p, party, self.previous, at)
        return "movement.forced-a" if can_go_on and is_stray(p, self.seat, at) else ""

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        rule = self._rule(p, action)
        return Objection(rule) if rule else None

    def _rule(self, p: Civilization2010, action: int) -> str:
        at = self.at(p)
        party = self.party(p)
        if STEP.owns(action):
            return step_rule(p, party, at, p.board.neighbour[at][STEP.first(action)], self.left)
        if DISCOVER.owns(action):
            square = p.board.neighbour[at][DISCOVER.first(action)]
            if square < 0 or p.terrain[square] >= 0:
                return "explore.discover-a"
            return self._discovering_rule(p, party, at)
        if DEFECT.owns(action):
            return defecting_rule(p, party, p.board.neighbour[at][DEFECT.first(action)])
        if LEAVE.owns(action):
            if not self.lifted:
                return "movement.group-b"
            return leaving_rule(p, party, at, self.previous, LEAVE.first(action), self.left)
        if action == STOP_CODE:
            return self._stopping_rule(p, party, at, self.legal(p, self.seat) != [STOP_CODE])
        return foreign_rule(action, "movement.group-a")

    # What the group does.

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        at = p.group_at if self.lifted else self.start
        self.asked = 0
        self.used = 1
        if _FIRST_STEP <= action <= _LAST_STEP:
            self._step(p, p.board.neighbour[at][action - _FIRST_STEP])
        elif action == STOP_CODE:
            self._end(p)
        elif DISCOVER.owns(action):
            self.left -= 1
            discover_tile(p, self.seat, at, DISCOVER.first(action))
        elif LEAVE.owns(action):
            self._leave(p, LEAVE.first(action))
        else:
            if not self.lifted:
                self._lift(p)
            self.defects = 1
            self._declare(p, p.board.neighbour[at][DEFECT.first(action)])

    def _lift(self, p: Civilization2010) -> None:
        self.lifted = 1
        moved = 0
        if self.trek:
            # Of figures that are alike, one that has not moved goes, so that it may move on afterwards.
            empire = p.empires[self.seat]
            squares, flags = (empire.armies, empire.army_moved) if self.armies else (empire.scouts, empire.scout_moved)
            moved = min(flags[place] for place, square in enumerate(squares) if square == self.start)
            self.moved = moved
        lift_group(p, self.seat, self.start, self.armies, self.scouts, moved)

    def _step(self, p: Civilization2010, square: int) -> None:
        """Enter a square, or declare what is done there: that ends the move, so others get to interrupt it before."""
        if not self.lifted:
            self._lift(p)
        if encounter(p, self.seat, square) == NOTHING or p.empires[self.seat].knows(FLIGHT):
            self._enter(p, square)
            self.stage = ENTERED
            open_window(p, self.seat, STEP_WINDOW)
        else:
            self._declare(p, square)

    def _enter(self, p: Civilization2010, square: int) -> None:
        self.previous = p.group_at
        p.group_at = square
        self.left -= 1
        moved: dict[str, Argument] = {
            "seat": self.seat,
            "armies": len(p.group_armies),
            "scouts": len(p.group_scouts),
            "from": SQUARES[self.previous],
            "square": SQUARES[square],
        }
        p.tell("moved", "movement.speed-a", moved)

    def _leave(self, p: Civilization2010, figure: int) -> None:
        """A figure stays behind; for it the move has ended here."""
        at = p.group_at
        armies, scouts = (1, 0) if figure == ARMY else (0, 1)
        self._put(p, at, armies, scouts)
        if armies:
            arrive(p, self.seat, at)

    def _put(self, p: Civilization2010, square: int, armies: int, scouts: int) -> None:
        """Figures of the group end their move on a square."""
        if armies < len(p.group_armies) or scouts < len(p.group_scouts):
            numbers = {"armies": armies, "scouts": scouts}
            p.tell("left-behind", "movement.group-b", {"seat": self.seat, **numbers, "square": square_name(square)})
        set_down(p, square, armies, scouts, self.moved)

    def _end(self, p: Civilization2010) -> None:
        """The move ends where the group is, maybe with a battle or an exploration, if it came flying."""
        if not self.lifted:
            finish_in_place(p, self.seat, self.start, self.armies, self.scouts)
            p.pop()
            return
        party = self.party(p)
        if ending_rule(p, party, self.previous, p.group_at):
            self._strand(p, party)
        elif encounter(p, self.seat, p.group_at) == NOTHING:
            p.pop()
            self._settle(p, p.group_at)
        else:
            self._declare(p, p.group_at)

    def _settle(self, p: Civilization2010, square: int) -> None:
        armies = len(p.group_armies)
        set_down(p, square, armies, len(p.group_scouts), self.moved)
        if armies:
            arrive(p, self.seat, square)

    def _strand(self, p: Civilization2010, party: Party) -> None:
        """Others have made the move end where it may not: figures stay nevertheless, but not among enemies."""
        square = p.group_at
        if party.scouts and party.armies and encounter(p, self.seat, square) != NOTHING:
            alone = Party(p, self.seat, party.armies, 0, party.is_trek)
            if not ending_rule(p, alone, self.previous, square):
                lose_from_group(p, 0, party.scouts)
                self._end(p)
                return
        p.pop()
        p.tell("stranded", "movement.forced-a", {"seat": self.seat, "square": square_name(square)})
        if encounter(p, self.seat, square) in (LONE_SCOUTS, FOES):
            lose_from_group(p, party.armies, party.scouts)
        else:
            self._put(p, square, party.armies, party.scouts)

    # What ends a move on the way.

    def _declare(self, p: Civilization2010, square: int) -> None:
        self.target = square
        self.stage = DECLARED
        open_window(p, self.seat, STEP_WINDOW)

    def _carry_out(self, p: Civilization2010) -> None:
        """Do what was declared, as far as the interruptions allow."""
        at = p.group_at
        party = self.party(p)
        defects, self.defects = self.defects, 0
        if at != self.target and at in p.frozen:
            self._go_on(p)
        elif defects:
            self._defect(p, party)
        elif ending_rule(p, party, at if at != self.target else self.previous, self.target):
            self._go_on(p)
        else:
            self._face(p, party, encounter(p, self.seat, self.target))

    def _face(self, p: Civilization2010, party: Party, met: int) -> None:
        """The group takes on what it has met on the target."""
        behind = p.group_at if p.group_at != self.target else self.previous
        dropped = scouts_dropped(party, met)
        if dropped:
            self._put(p, behind, 0, dropped)
        if met == HUT or (met == VILLAGE and p.empires[self.seat].sheet().takes_villages):
            p.pop()
            if p.group_at != self.target:
                self._enter(p, self.target)
            self._put(p, self.target, len(p.group_armies), len(p.group_scouts))
            explore(p, self.seat, self.target, "explore.hut-a" if met == HUT else "civ.zulu_villages")
        elif met == NOTHING:
            # What was there is gone by now.
            if p.group_at != self.target:
                self._enter(p, self.target)
            self._go_on(p)
        else:
            self.stage = FOUGHT
            if met == LONE_SCOUTS:
                kill_scouts(p, self.seat, self.target)
            else:
                attack(p, self.seat, self.target)

    def _defect(self, p: Civilization2010, party: Party) -> None:
        """The figure is given up for a tech of the player whose city it has entered (civ.russian_defector)."""
        empire = p.empires[self.seat]
        other = p.owner[self.target]
        message = "army-defected" if party.armies else "scout-defected"
        empire.used |= 1 << SACRIFICE_DONE
        p.pop()
        lose_from_group(p, party.armies, party.scouts)
        names = {"square": square_name(self.target)}
        p.tell(message, "civ.russian_defector", {"seat": self.seat, "other": other, **names})
        choose_tech(p, self.seat, learnable_from(p, self.seat, other), "civ.russian_defector", False)


def finish_in_place(p: Civilization2010, seat: int, square: int, armies: int, scouts: int) -> None:
    """Figures that have only discovered a tile stay where they are and have finished moving."""
    empire = p.empires[seat]
    for place, where in enumerate(empire.armies):
        if armies and where == square and not empire.army_moved[place]:
            empire.army_moved = exchanged(empire.army_moved, place, 1)
            armies -= 1
    for place, where in enumerate(empire.scouts):
        if scouts and where == square and not empire.scout_moved[place]:
            empire.scout_moved = exchanged(empire.scout_moved, place, 1)
            scouts -= 1


def foreign_rule(action: int, rule: str) -> str:
    """The rule against an action that has no place here: `rule` if it has one in the Movement phase."""
    if is_dealing(action):
        return "trade.deal-b"
    if MARCH.base <= action <= RAZE.base:
        return rule
    return "turn.phases-a"
