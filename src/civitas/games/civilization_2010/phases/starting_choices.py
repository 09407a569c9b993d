"""The choices of setup: capital, figures, policies and the bonus of the civilization, in turn order (ruling A04)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.gains import gain_person
from civitas.games.civilization_2010.empires.policy_changes import adjust_policies
from civitas.games.civilization_2010.empires.stock import cover, put_city
from civitas.games.civilization_2010.facts.constants import START_ARMIES, START_SCOUTS
from civitas.games.civilization_2010.facts.terrain import ALLOWS_CITY, NONE
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.pieces import FIRST_WONDER
from civitas.games.civilization_2010.map.squares import CENTRAL, TILE_SQUARES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.figures import placing_rule, put_figure
from civitas.games.civilization_2010.phases.winning import watch_coins
from civitas.games.civilization_2010.verbs import ARMY, AT, FIGURES, SCOUT
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

# What a player does, in this order.
CAPITAL: Final = 0
ARMIES: Final = 1
SCOUTS: Final = 2
POLICIES: Final = 3
BONUS: Final = 4
"""The marker of the Egyptians' wonder, or what the others start with."""
FINISHED: Final = 5

_STAGES: Final[list[str]] = ["capital", "army", "scout", "policy", "wonder", "finished"]
_RULES: Final[list[str]] = [
    "setup.capital-a", "setup.figures-a", "setup.figures-a", "setup.policy-a", "civ.egyptians", "turn.order-a",
]  # fmt: skip


@frame("Founding")
class Founding(Frame[Civilization2010]):
    """One player after the other founds the capital and makes the other choices of setup; then the first turn begins.

    The Egyptians' wonder is drawn before the market is filled and waits here for its place (setup.wonder-deck-b).
    """

    place: int = 0
    """Players who are ready, in turn order; the next one chooses."""
    stage: int = CAPITAL
    wonder: int = NONE
    """The wonder whose marker the Egyptians have not placed yet, or -1."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        question: Question = {"frame": self.name(), "seat": self.seat(p), "stage": _STAGES[self.stage]}
        if self.wonder >= 0:
            question["wonder"] = WONDERS[self.wonder]
        return question

    def seat(self, p: Civilization2010) -> int:
        """Who chooses."""
        return (p.first + self.place) % p.players

    def resume(self, p: Civilization2010) -> None:
        if self.place == p.players:
            p.pop()
            begin_game(p)
            return
        seat = self.seat(p)
        p.active = seat
        if self.stage == POLICIES:
            self.stage = BONUS
            adjust_policies(p, seat)
        elif self.stage == BONUS:
            self._begin_bonus(p, seat)
        elif self.stage == FINISHED:
            self.place += 1
            self.stage = CAPITAL
        else:
            self.asked = 1 << seat

    def _begin_bonus(self, p: Civilization2010, seat: int) -> None:
        sheet = p.empires[seat].sheet()
        if sheet.has_wonder and self.wonder >= 0:
            self.asked = 1 << seat
            return
        self.stage = FINISHED
        if sheet.is_walled:
            p.empires[seat].walls[0] = 1
            p.tell("walled-from-the-start", f"civ.{sheet.id}", {"seat": seat})
        for _ in range(sheet.great_people):
            gain_person(p, seat, f"civ.{sheet.id}")

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [AT.code(square) for square in self._squares(p, seat)]

    def _squares(self, p: Civilization2010, seat: int) -> list[int]:
        if self.stage == CAPITAL:
            return capital_squares(p, seat)
        around = p.board.around[p.empires[seat].capital()]
        if self.stage == BONUS:
            return [square for square in around if ALLOWS_CITY[p.terrain[square]]]
        figure = ARMY if self.stage == ARMIES else SCOUT
        return [square for square in around if not placing_rule(p, seat, figure, square)]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if AT.owns(action) and AT.first(action) in self._squares(p, seat):
            return None
        return Objection(_RULES[self.stage])

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        square = AT.first(action)
        if self.stage == CAPITAL:
            put_city(p, seat, square)
            p.tell("capital-founded", "setup.capital-a", {"seat": seat, "square": square_name(square)})
            self.stage = ARMIES
        elif self.stage == BONUS:
            cover(p, square, FIRST_WONDER + self.wonder)
            names = {"wonder": f"card-{WONDERS[self.wonder]}", "square": square_name(square)}
            p.tell("starting-wonder-placed", "civ.egyptians", {"seat": seat, **names})
            self.wonder = NONE
            self.stage = FINISHED
        else:
            self._place(p, seat, square)

    def _place(self, p: Civilization2010, seat: int, square: int) -> None:
        """Place a figure, which serves the capital; after the last army comes the scout, then the policy."""
        empire = p.empires[seat]
        figure = ARMY if self.stage == ARMIES else SCOUT
        put_figure(p, seat, figure, square, empire.capital())
        names = {"figure": f"piece-{FIGURES[figure]}", "square": square_name(square)}
        p.tell("figure-placed", "setup.figures-a", {"seat": seat, **names})
        if self.stage == ARMIES and len(empire.armies) == START_ARMIES + empire.sheet().more_armies:
            self.stage = SCOUTS
        elif self.stage == SCOUTS and len(empire.scouts) == START_SCOUTS:
            self.stage = POLICIES


def capital_squares(p: Civilization2010, seat: int) -> list[int]:
    """The central squares of the own home tile, without water (setup.capital-a)."""
    squares = [seat * TILE_SQUARES + place for place in CENTRAL]
    return [square for square in squares if ALLOWS_CITY[p.terrain[square]]]


def begin_game(p: Civilization2010) -> None:
    """The first turn begins; from now on coins can win (victory.economic-a)."""
    p.turn = 1
    p.active = p.first
    p.tell("turn", "setup.first-player-a", {"turn": p.turn, "seat": p.first})
    watch_coins(p)
