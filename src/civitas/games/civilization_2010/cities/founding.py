"""Founding cities: the figure gives way to a city, other figures step aside, policies and rewards follow."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.gains import check_hand, gain_culture
from civitas.games.civilization_2010.empires.glory import earn_glory
from civitas.games.civilization_2010.empires.policy_changes import adjust_policies
from civitas.games.civilization_2010.empires.stock import lose_city_state, put_city
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_CULTURE, CITY_STATES
from civitas.games.civilization_2010.facts.civilizations import FOUNDING_CITIES
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import FIRST_CITY_STATE, is_city_state, is_hut
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.exploring import explore
from civitas.games.civilization_2010.movement.figures import placing_rule, remove_figure, shift_figure
from civitas.games.civilization_2010.verbs import ARMY, AT, DONE_CODE, EXPLORE, FIGURES, SCOUT
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

# What follows a founding, in this order.
DISPLACING: Final = 0
ADOPTING: Final = 1
EXPLORING: Final = 2
GLORY: Final = 3


def found_city(p: Civilization2010, seat: int, square: int, figure: int) -> None:
    """Turn a figure on a legal site into an unwalled city (city.found-a). Leaves questions behind: call it last."""
    remove_figure(p, seat, figure, square)
    names = {"square": square_name(square), "figure": f"piece-{FIGURES[figure]}"}
    rule = "government.republic" if figure == ARMY else "city.found-a"
    p.tell("city-founded", rule, {"seat": seat, **names})
    if is_city_state(p.piece[square]):
        card = f"card-{CITY_STATES[p.piece[square] - FIRST_CITY_STATE]}"
        lose_city_state(p, square)
        p.tell("city-state-destroyed", "citystate.city-a", {"seat": seat, "card": card, "square": square_name(square)})
        gain_culture(p, seat, CITY_STATE_CULTURE, "citystate.city-a")
    put_city(p, seat, square)
    p.push(CityFounding(seat, square))


def refuges(p: Civilization2010, seat: int, figure: int, square: int) -> list[int]:
    """The adjacent squares where a figure may end its move that has to leave a founded city (city.found-displace-a)."""
    return [each for each in p.board.adjacent[square] if not placing_rule(p, seat, figure, each)]


def huts_around(p: Civilization2010, square: int) -> list[int]:
    """The huts in the outskirts of a city."""
    return [each for each in p.board.around[square] if is_hut(p.piece[each])]


@frame("CityFounding")
class CityFounding(Frame[Civilization2010]):
    """A city was founded: other figures leave the square, a policy is adopted, the Zulu explore huts."""

    seat: int = 0
    square: int = 0
    stage: int = DISPLACING

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        question: Question = {"frame": self.name(), "seat": self.seat, "square": SQUARE_NAMES[self.square]}
        if self.stage == DISPLACING:
            question["figure"] = FIGURES[self._displaced(p)]
        return question

    def resume(self, p: Civilization2010) -> None:
        if self.stage == DISPLACING:
            if p.holder[self.square] == self.seat:
                self._displace(p)
            else:
                self.stage = ADOPTING
        elif self.stage == ADOPTING:
            self.stage = EXPLORING
            adjust_policies(p, self.seat)
        elif self.stage == EXPLORING:
            if huts_around(p, self.square):
                self.asked = 1 << self.seat
            else:
                self.stage = GLORY
        else:
            p.pop()
            check_hand(p, self.seat)
            earn_glory(p, self.seat, FOUNDING_CITIES)

    # Other figures on the square.

    def _displaced(self, p: Civilization2010) -> int:
        """The kind of figure that leaves next."""
        return ARMY if p.empires[self.seat].armies_at(self.square) else SCOUT

    def _displace(self, p: Civilization2010) -> None:
        """Ask where the next figure goes, if there is a choice; without a place it returns to the supply."""
        figure = self._displaced(p)
        squares = refuges(p, self.seat, figure, self.square)
        if len(squares) > 1:
            self.asked = 1 << self.seat
        elif squares:
            self._move(p, figure, squares[0])
        else:
            remove_figure(p, self.seat, figure, self.square)
            names = {"square": square_name(self.square), "figure": f"piece-{FIGURES[figure]}"}
            p.tell("figure-crowded-out", "city.found-displace-a", {"seat": self.seat, **names})

    def _move(self, p: Civilization2010, figure: int, square: int) -> None:
        shift_figure(p, self.seat, figure, self.square, square)
        names = {"square": square_name(square), "figure": f"piece-{FIGURES[figure]}"}
        p.tell("figure-displaced", "city.found-displace-a", {"seat": self.seat, **names})

    # Answers.

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        if self.stage == DISPLACING:
            return [AT.code(square) for square in refuges(p, seat, self._displaced(p), self.square)]
        return [*[EXPLORE.code(square) for square in huts_around(p, self.square)], DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("city.found-displace-a" if self.stage == DISPLACING else "civ.zulu_settle")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if self.stage == DISPLACING:
            self._move(p, self._displaced(p), AT.first(action))
        elif action == DONE_CODE:
            self.stage = GLORY
        else:
            explore(p, seat, EXPLORE.first(action), "civ.zulu_settle", founding=True)
