"""The turn: five phases, each finished by everybody before the next begins (turn.phases-a, turn.order-a)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.civilization_2010.cities.yields import is_worth_coins
from civitas.games.civilization_2010.empire import NEXT_TURN
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.timing import (
    CITY_MANAGEMENT,
    MOVEMENT,
    PHASE_COUNT,
    PHASES,
    RESEARCH,
    START_OF_TURN,
    TRADE_PHASE,
)
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.city_management import CityManagement
from civitas.games.civilization_2010.phases.movement import Movement
from civitas.games.civilization_2010.phases.research import Research
from civitas.games.civilization_2010.phases.start_of_turn import StartOfTurn
from civitas.games.civilization_2010.phases.trade import begin_trade
from civitas.games.civilization_2010.phases.winning import end_by_limit, watch_coins


@frame("Turn")
class Turn(Frame[Civilization2010]):
    """The frame below all others: phases, and within them the parts of the players."""

    next: int = 0
    """Parts of the phase that are over, or have begun."""

    def resume(self, p: Civilization2010) -> None:
        if p.phase == TRADE_PHASE or p.phase == RESEARCH:
            self._at_once(p)
        elif self.next < p.players:
            begin_part(p, (p.first + self.next) % p.players)
            self.next += 1
        else:
            self._next_phase(p)

    def _at_once(self, p: Civilization2010) -> None:
        if self.next == 0:
            self.next = 1
            p.waived = 0
            p.refused = 0
            if p.phase == TRADE_PHASE:
                begin_trade(p)
            else:
                p.push(Research(p.players))
        else:
            self._next_phase(p)

    def _next_phase(self, p: Civilization2010) -> None:
        self.next = 0
        if p.phase == PHASE_COUNT - 1:
            end_turn(p)
        else:
            p.phase += 1
            p.tell("phase", "turn.phases-a", {"phase": f"phase-{PHASES[p.phase]}"})


def begin_part(p: Civilization2010, seat: int) -> None:
    """One player's part of the phase begins."""
    p.active = seat
    p.waived = 0
    p.refused = 0
    if p.phase == START_OF_TURN:
        begin_service(p, seat)
        p.push(StartOfTurn(seat, p.empires[seat].fresh))
    elif p.phase == CITY_MANAGEMENT:
        begin_management(p, seat)
        p.push(CityManagement(seat))
    else:
        assert p.phase == MOVEMENT
        p.push(Movement(seat))


def begin_service(p: Civilization2010, seat: int) -> None:
    """Figures built last turn begin to serve; those whose city is gone serve the capital (scout.assign-b)."""
    empire = p.empires[seat]
    scouts, armies = empire.scout_city, empire.army_city
    empire.scout_city = [_served(city, empire.cities) for city in scouts]
    empire.army_city = [_served(city, empire.cities) for city in armies]
    if _are_on_coins(p, empire.scouts, scouts, empire.scout_city) or _are_on_coins(
        p, empire.armies, armies, empire.army_city
    ):
        watch_coins(p)


def _are_on_coins(p: Civilization2010, squares: list[int], before: list[int], now: list[int]) -> bool:
    """Whether a figure that serves another city than before stands on coins (coins.count-a)."""
    if before != now:
        for figure, square in enumerate(squares):
            if before[figure] != now[figure] and is_worth_coins(p, square):
                return True
    return False


def _served(city: int, cities: list[int]) -> int:
    if city <= NEXT_TURN:
        city = NEXT_TURN - city
    return city if city in cities else cities[0] if cities else NONE


def begin_management(p: Civilization2010, seat: int) -> None:
    """Each city may take one action; more or fewer by the government (government.monarchy_gov, government.anarchy)."""
    empire = p.empires[seat]
    rule = empire.rule()
    empire.acted = [0] * len(empire.cities)
    empire.actions = [1] * len(empire.cities)
    empire.actions[0] = 0 if rule.stops_capital else 1 + rule.capital_actions


def end_turn(p: Civilization2010) -> None:
    """The next turn begins with another first player (turn.first-player-a); what works once per turn works again."""
    if p.setting.turn_limit and p.turn >= p.setting.turn_limit:
        end_by_limit(p)
        return
    p.turn += 1
    p.phase = START_OF_TURN
    p.first = (p.first + 1) % p.players
    p.frozen = []
    for empire in p.empires:
        empire.used = 0
        empire.dropped = []
        empire.bonus = [0] * len(empire.cities)
        empire.army_moved = [0] * len(empire.armies)
        empire.scout_moved = [0] * len(empire.scouts)
    p.tell("turn", "turn.first-player-a", {"turn": p.turn, "seat": p.first})
