"""Start of Turn: everything a player may do in this phase, in any order (turn.sot-order-a)."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.declaring import event_codes, event_objection, play_event
from civitas.games.civilization_2010.cities.founding import found_city
from civitas.games.civilization_2010.empire import NEXT_TURN, Empire
from civitas.games.civilization_2010.empires.gains import Appointment, appoint_squares, check_hands
from civitas.games.civilization_2010.empires.government_changes import (
    anarchy_loss,
    change_government,
    close_window,
    government_codes,
    government_objection,
)
from civitas.games.civilization_2010.facts.governments import ANARCHY
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_COUNT
from civitas.games.civilization_2010.map.sites import founders, founding_rule
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.start_abilities import start_codes, start_objection, use_start_ability
from civitas.games.civilization_2010.verbs import (
    ABANDON,
    ADOPT,
    APPOINT,
    ASSIGN,
    DONE_CODE,
    FOUND,
    GOVERN,
    PLAY,
    SWITCH,
    USE,
    is_dealing,
)
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

_ANARCHY_CODE: Final = GOVERN.code(ANARCHY)


@frame("StartOfTurn")
class StartOfTurn(Frame[Civilization2010]):
    """One player's part of the Start of Turn."""

    seat: int = 0
    closing: int = 0
    """Governments unlocked before this part, as bits: after it they cannot be taken directly any more."""
    assigned: list[int] = EMPTY_LIST
    """Squares whose figures have been announced for a city; that holds for this turn (scout.assign-a)."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        if check_hands(p):
            return
        actions = self.legal(p, self.seat)
        # Whoever holds culture events is asked in any case: to skip him would tell that none can be played now.
        if len(actions) > 1 or p.empires[self.seat].event_total:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)
        else:
            self._leave(p)

    def _leave(self, p: Civilization2010) -> None:
        close_window(p, self.seat, self.closing)
        p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        empire = p.empires[seat]
        actions = [FOUND.code(square, figure) for square, figure in founders(p, seat)]
        actions += government_codes(p, seat)
        if len(empire.cities) > 1:
            actions += self._assign_codes(empire)
        if any(empire.people):
            actions += appoint_codes(p, seat)
        actions += start_codes(p, seat)
        if empire.event_total:
            actions += event_codes(p, seat)
        actions.append(DONE_CODE)
        return actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action == DONE_CODE:
            return None
        if FOUND.owns(action):
            return _found_objection(p, seat, action)
        if GOVERN.owns(action):
            return government_objection(p, seat, action)
        if ASSIGN.owns(action):
            is_open = len(p.empires[seat].cities) > 1 and action in self._assign_codes(p.empires[seat])
            return None if is_open else Objection("scout.assign-a")
        if APPOINT.owns(action):
            return None if action in appoint_codes(p, seat) else Objection("greatperson.place-a")
        if USE.owns(action):
            return start_objection(p, seat, action)
        if PLAY.owns(action):
            return event_objection(p, seat, action)
        return Objection(misplaced_rule(action))

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            self._leave(p)
        elif FOUND.owns(action):
            found_city(p, seat, FOUND.first(action), FOUND.second(action))
        elif GOVERN.owns(action):
            change_government(p, seat, GOVERN.first(action))
        elif ASSIGN.owns(action):
            self._assign(p, seat, ASSIGN.first(action), ASSIGN.second(action))
        elif APPOINT.owns(action):
            p.push(Appointment(seat, APPOINT.first(action)))
        elif USE.owns(action):
            use_start_ability(p, seat, USE.first(action))
        else:
            play_event(p, seat, PLAY.first(action))

    def loss(self, p: Civilization2010, seat: int, action: int) -> Loss | None:
        return anarchy_loss(p, seat) if action == _ANARCHY_CODE else None

    # Figures that gather.

    def _assign_codes(self, empire: Empire) -> list[int]:
        """Other cities that figures of each square can serve; new figures serve none before the next turn."""
        served: dict[int, list[int]] = {}
        _collect(served, empire.scouts, empire.scout_city)
        if empire.sheet().armies_gather:
            _collect(served, empire.armies, empire.army_city)
        return [
            ASSIGN.code(square, place)
            for square in sorted(served)
            if square not in self.assigned
            for place, centre in enumerate(empire.cities)
            if served[square] != [centre]
        ]

    def _assign(self, p: Civilization2010, seat: int, square: int, place: int) -> None:
        empire = p.empires[seat]
        centre = empire.cities[place]
        self.assigned.append(square)
        empire.scout_city = _reassigned(empire.scouts, empire.scout_city, square, centre)
        if empire.sheet().armies_gather:
            empire.army_city = _reassigned(empire.armies, empire.army_city, square, centre)
        names = {"square": square_name(square), "city": square_name(centre)}
        p.tell("figures-assigned", "scout.assign-a", {"seat": seat, **names})


def _collect(served: dict[int, list[int]], squares: list[int], cities: list[int]) -> None:
    """Add to each square the cities that figures there serve, each once."""
    for figure, square in enumerate(squares):
        city = cities[figure]
        if city > NEXT_TURN:
            known = served.setdefault(square, [])
            if city not in known:
                known.append(city)


def _reassigned(squares: list[int], cities: list[int], square: int, centre: int) -> list[int]:
    """The cities that figures serve after those of a square were told to serve another one."""
    return [centre if at == square and city > NEXT_TURN else city for at, city in zip(squares, cities, strict=True)]


def _found_objection(p: Civilization2010, seat: int, action: int) -> Objection | None:
    square = FOUND.first(action)
    if square >= p.board.size:
        return Objection("city.found-a")
    rule = founding_rule(p, seat, square, FOUND.second(action))
    return Objection(rule) if rule else None


def misplaced_rule(action: int) -> str:
    """The rule against something that belongs to another moment of the game."""
    if SWITCH.owns(action) or ADOPT.owns(action) or ABANDON.owns(action):
        return "policy.switch-a"
    if is_dealing(action):
        return "trade.deal-b"
    return "turn.phases-a"


# Great people of the reserve.


def appoint_codes(p: Civilization2010, seat: int) -> list[int]:
    """The great people of the reserve that can be placed (greatperson.place-a)."""
    people = p.empires[seat].people
    if not any(people) or not appoint_squares(p, seat, 1):
        return []
    return [APPOINT.code(person) for person in range(GREAT_PERSON_COUNT) if people[person]]
