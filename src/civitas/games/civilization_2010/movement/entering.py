"""What groups of figures may enter, pass over and end their move on. Nothing here changes the position."""

from typing import Final

from civitas.games.civilization_2010.empire import SHEETS
from civitas.games.civilization_2010.facts.abilities import SACRIFICE_DONE
from civitas.games.civilization_2010.facts.constants import START_STACKING
from civitas.games.civilization_2010.facts.policies import PACIFISM
from civitas.games.civilization_2010.facts.techs import FLIGHT
from civitas.games.civilization_2010.facts.terrain import NONE, WATER
from civitas.games.civilization_2010.map.pieces import FIRST_HUT, FIRST_RELIC, FIRST_VILLAGE, is_relic
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.figures import closes_gate, is_open, may_stand
from civitas.games.civilization_2010.standings import (
    learnable_from,
    may_cross_water,
    may_stop_on_water,
    stacking_limit,
)
from civitas.games.civilization_2010.verbs import SCOUT

# What a group comes upon when it enters a square; anything but NOTHING ends its move there, unless it flies on.
NOTHING: Final = 0
HUT: Final = 1
VILLAGE: Final = 2
LONE_SCOUTS: Final = 3
FOES: Final = 4
"""An enemy army or city: a battle."""


def encounter(p: Civilization2010, seat: int, square: int) -> int:
    """What figures of a seat come upon on a square."""
    holder = p.holder[square]
    if holder >= 0 and holder != seat:
        return FOES if square in p.empires[holder].armies else LONE_SCOUTS
    piece = p.piece[square]
    if piece < FIRST_HUT:
        return NOTHING
    if piece < FIRST_RELIC:
        return HUT if piece < FIRST_VILLAGE else VILLAGE
    return FOES if p.centre[square] == square and p.owner[square] != seat else NOTHING


class Party:
    """Figures that move together, and what they can do: ways are worked out for these."""

    def __init__(
        self, p: Civilization2010, seat: int, armies: int, scouts: int, is_trek: bool = False, stands_on: int = NONE
    ) -> None:
        empire = p.empires[seat]
        self.empire = empire
        self.seat = seat
        self.armies = armies
        self.scouts = scouts
        self.size = armies + scouts
        self.is_trek = is_trek
        """The move of an event: no battle, no exploring, and it ends on an empty square (ruling A42)."""
        self.stands_on = stands_on
        """The square where its figures still stand, or -1 if they are lifted."""
        self.may_defect = (
            armies + scouts == 1
            and SHEETS[empire.civilization].sacrifices
            and not is_trek
            and not empire.has_used(SACRIFICE_DONE)
        )
        """One Russian figure a turn; of a group the others are left behind first (civ.russian_defector)."""

    def flies(self) -> bool:
        """Whether they pass over what they come upon."""
        return self.empire.knows(FLIGHT)

    def explores(self) -> bool:
        """Whether huts can be explored without an army: there are scouts, and Pacifism."""
        return self.scouts > 0 and self.empire.follows(PACIFISM)


def fits(p: Civilization2010, seat: int, square: int, figures: int) -> bool:
    """Whether so many figures more stay within the stacking limit on a square (movement.stack-a)."""
    if p.holder[square] == seat:
        figures += p.empires[seat].figures_at(square)
    return figures <= START_STACKING or figures <= stacking_limit(p, seat)


def entering_rule(p: Civilization2010, party: Party, square: int) -> str:
    """The rule that closes a square to a group whether it stops there or not; "" if there is none."""
    terrain = p.terrain[square]
    if terrain < 0:
        return "movement.enter-hidden-a"
    if terrain == WATER and not may_cross_water(p, party.seat):
        return "movement.water-a"
    if not party.armies and is_relic(p.piece[square]):
        return "relic.scouts-a"
    return ""


def ending_rule(p: Civilization2010, party: Party, came_from: int, square: int) -> str:
    """The rule against a group's ending its move on a square that it may enter; "" if it may.

    A battle or an exploration there is an end too. Scouts that may not come along to a hut or village stay on the
    square before it (ruling A20).
    """
    if party.size <= START_STACKING and is_open(p, party.seat, square):
        return ""
    return _closed_ending_rule(p, party, came_from, square, encounter(p, party.seat, square))


def _closed_ending_rule(p: Civilization2010, party: Party, came_from: int, square: int, met: int) -> str:
    """The same where it is not enough that the square is open; `met` is what the group comes upon there."""
    if party.is_trek:
        if met != NOTHING or p.piece[square] >= 0 or p.holder[square] >= 0:
            return "map.empty-a"
        return may_stand(p, party.seat, square)
    if met == NOTHING:
        rule = may_stand(p, party.seat, square)
        # Figures that have not been lifted yet are counted where they stand.
        if rule or fits(p, party.seat, square, 0 if square == party.stands_on else party.size):
            return rule
        return "movement.stack-a"
    if not party.armies and not (met == HUT and party.explores()):
        return "movement.enter-hut-a" if met in (HUT, VILLAGE) else "movement.enter-enemy-a"
    if p.terrain[square] == WATER and not may_stop_on_water(p, party.seat):
        return "movement.water-b"
    if closes_gate(p, party.seat, square):
        return "wonder.brandenburg_gate"
    dropped = scouts_dropped(party, met)
    if not dropped or came_from == party.stands_on or may_wait(p, party.seat, came_from, dropped):
        return ""
    return "movement.scout-behind-a"


def scouts_dropped(party: Party, met: int) -> int:
    """The scouts of a group that stay one step behind when its armies take a hut or attack a village."""
    if met == VILLAGE or (met == HUT and not party.explores()):
        return party.scouts if party.armies else 0
    return 0


def may_wait(p: Civilization2010, seat: int, square: int, scouts: int) -> bool:
    """Whether scouts may be left on a square by their group."""
    return (
        encounter(p, seat, square) == NOTHING
        and not is_relic(p.piece[square])
        and not may_stand(p, seat, square)
        and fits(p, seat, square, scouts)
    )


def step_rule(p: Civilization2010, party: Party, came_from: int, square: int, left: int) -> str:
    """The rule against a step onto an adjacent square with so many steps left; "" if the group may take it.

    Where it may not end its move it must be able to go on to where it may (movement.forced-a).
    """
    if left <= 0 or square < 0:
        return "movement.speed-a"
    if party.size <= START_STACKING and is_open(p, party.seat, square):
        return ""
    return closed_step_rule(p, party, came_from, square, left)


def closed_step_rule(p: Civilization2010, party: Party, came_from: int, square: int, left: int) -> str:
    """The same with a step left, where it is not enough that the square is open: it is not, or the group is large."""
    rule = entering_rule(p, party, square)
    if rule:
        return rule
    met = encounter(p, party.seat, square)
    rule = _closed_ending_rule(p, party, came_from, square, met)
    if not rule or (met != NOTHING and not party.flies()):
        return rule
    return "" if left > 1 and reaches_end(p, party, square, left - 1) else rule


def reaches_end(p: Civilization2010, party: Party, start: int, left: int) -> bool:
    """Whether a group can end its move somewhere with so many more steps, one at least."""
    seen = [start]
    frontier = [start]
    for _ in range(left):
        onward: list[int] = []
        for at in frontier:
            for square in p.board.adjacent[at]:
                if party.may_defect and not defecting_rule(p, party, square):
                    return True
                if entering_rule(p, party, square):
                    continue
                if not ending_rule(p, party, at, square):
                    return True
                if square not in seen and (party.flies() or encounter(p, party.seat, square) == NOTHING):
                    seen.append(square)
                    onward.append(square)
        frontier = onward
    return False


def leaving_rule(p: Civilization2010, party: Party, at: int, came_from: int, figure: int, left: int) -> str:
    """The rule against leaving one figure of a group behind; the others must be able to end their move too."""
    if party.size < 2 or not (party.scouts if figure == SCOUT else party.armies):
        return "movement.group-b"
    if encounter(p, party.seat, at) != NOTHING:
        return "tech.flight"
    if figure == SCOUT and is_relic(p.piece[at]):
        return "relic.scouts-a"
    rule = may_stand(p, party.seat, at)
    if rule:
        return rule
    if not fits(p, party.seat, at, 1):
        return "movement.stack-a"
    if not ending_rule(p, party, came_from, at):
        return ""
    rest = Party(p, party.seat, party.armies - (figure != SCOUT), party.scouts - (figure == SCOUT))
    return "" if reaches_end(p, rest, at, left) else "movement.stack-a"


def defecting_rule(p: Civilization2010, party: Party, square: int) -> str:
    """The rule against giving up the figure of a group in the enemy city on a square for a tech; "" if it may."""
    if not party.may_defect or square < 0 or p.centre[square] != square or p.owner[square] == party.seat:
        return "civ.russian_defector"
    return "" if learnable_from(p, party.seat, p.owner[square]) else "civ.russian_defector"


def is_stray(p: Civilization2010, seat: int, square: int) -> bool:
    """Whether figures stand where they might not end a move: they leave with the next one (movement.forced-a)."""
    return may_stand(p, seat, square) != ""
