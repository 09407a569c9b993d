"""One player's part of the Movement phase, and the moves of events: which group moves next."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.declaring import (
    ability_codes,
    ability_objection,
    event_codes,
    event_objection,
    play_event,
    use_ability,
)
from civitas.games.civilization_2010.empires.gains import check_hands
from civitas.games.civilization_2010.facts.timing import MOVEMENT
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.figures import closes_gate
from civitas.games.civilization_2010.movement.setting_out import (
    march_codes,
    march_rule,
    straggler,
    trek_codes,
    waiting,
)
from civitas.games.civilization_2010.movement.travelling import Moving, foreign_rule
from civitas.games.civilization_2010.standings import group_speed
from civitas.games.civilization_2010.verbs import (
    DONE_CODE,
    GROUPS,
    MARCH,
    PLAY,
    USE,
)
from civitas.games.civilization_2010.view_types import Question


@frame("Movement")
class Movement(Frame[Civilization2010]):
    """One player's part of the phase: each figure moves once, alone or in a group (movement.speed-a); events."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        if check_hands(p):
            return
        actions = self.legal(p, self.seat)
        empire = p.empires[self.seat]
        # Not to be asked would tell that none of the cards in hand can be played.
        if actions != [DONE_CODE] or empire.event_total or any(empire.tokens):
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        groups = waiting(p, seat)
        actions = march_codes(p, seat, groups) if groups else []
        if p.empires[seat].event_total:
            actions += event_codes(p, seat)
        actions += ability_codes(p, seat, MOVEMENT)
        if not groups or straggler(p, seat, groups) < 0:
            actions.append(DONE_CODE)
        return actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if MARCH.owns(action):
            armies, scouts = GROUPS[MARCH.second(action)]
            rule = march_rule(p, seat, MARCH.first(action), armies, scouts)
            return Objection(rule) if rule else None
        if action == DONE_CODE:
            square = straggler(p, seat, waiting(p, seat))
            if square < 0:
                return None
            return Objection("wonder.brandenburg_gate" if closes_gate(p, seat, square) else "movement.forced-a")
        if PLAY.owns(action):
            return event_objection(p, seat, action)
        if USE.owns(action):
            return ability_objection(p, seat, action, MOVEMENT)
        return Objection(foreign_rule(action, "movement.group-a"))

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            p.pop()
        elif MARCH.owns(action):
            square, group = MARCH.both(action)
            armies, scouts = GROUPS[group]
            p.push(Moving(seat, square, armies, scouts, group_speed(p, seat, armies, scouts)))
        elif PLAY.owns(action):
            play_event(p, seat, PLAY.first(action))
        else:
            use_ability(p, seat, USE.first(action))


# The moves of events.


def begin_trek(p: Civilization2010, seat: int, steps: int) -> None:
    """A culture event moves one figure up to so many squares to an empty one, besides its usual move (ruling A42)."""
    p.push(Trek(seat, steps))


@frame("Trek")
class Trek(Frame[Civilization2010]):
    """Which figure the event moves."""

    seat: int = 0
    steps: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "steps": self.steps}

    def resume(self, p: Civilization2010) -> None:
        actions = self.legal(p, self.seat)
        if not actions:
            p.pop()
        elif len(actions) == 1:
            self._begin(p, actions[0])
        else:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return trek_codes(p, seat, self.steps)

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if MARCH.owns(action) and MARCH.first(action) in p.frozen:
            return Objection("tech.communism")
        return Objection("map.empty-a" if MARCH.owns(action) else "event.migrants")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        self._begin(p, action)

    def _begin(self, p: Civilization2010, action: int) -> None:
        armies, scouts = GROUPS[MARCH.second(action)]
        p.pop()
        p.push(Moving(self.seat, MARCH.first(action), armies, scouts, self.steps, 1))
