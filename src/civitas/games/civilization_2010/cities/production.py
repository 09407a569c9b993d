"""The produce action: items and their squares are declared, then others may answer, then it is paid and carried out."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.responses import CITY_ACTION, open_window
from civitas.games.civilization_2010.cities.producible import (
    PLANNED_FREE,
    PLANNED_ITEM,
    PLANNED_SQUARE,
    free_buildings,
    has_free_item,
    is_building_item,
    is_figure_item,
    is_unit_item,
    is_wonder_item,
    item_name,
    item_rule,
    item_squares,
    needs_square,
    plan_cost,
    producible,
    square_rule,
    starred_square,
    wonder_site,
)
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH, PRODUCED
from civitas.games.civilization_2010.empires.gains import build_unit, check_hand, deploy, gain_coin, tell_overbuilt
from civitas.games.civilization_2010.empires.glory import earn_glory
from civitas.games.civilization_2010.empires.stock import cover, refill_wonders, uncover
from civitas.games.civilization_2010.facts.abilities import EDUCATION_DONE, ENGINEERING_DONE, FREE_BUILDING_DONE
from civitas.games.civilization_2010.facts.buildings import BUILDINGS, IS_STARRED
from civitas.games.civilization_2010.facts.civilizations import BUILDING_WONDERS
from civitas.games.civilization_2010.facts.constants import RUSH_TRADE
from civitas.games.civilization_2010.facts.techs import EDUCATION, ENGINEERING
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import FIRST_WONDER, PIECES
from civitas.games.civilization_2010.model import Civilization2010, changed, exchanged
from civitas.games.civilization_2010.standings import city_production, may_build_free, rush_cost, rush_rate
from civitas.games.civilization_2010.verbs import (
    ARMY,
    AT,
    BUILD,
    BUILD_FREE,
    DONE_CODE,
    FIRST_BUILDING_ITEM,
    FIRST_UNIT_ITEM,
    FIRST_WONDER_ITEM,
    ITEM_ARMY,
    ITEM_WALLS,
    ITEMS,
    SCOUT,
)
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

_FIRST_BUILD: Final = BUILD.code()
_FIRST_AT: Final = AT.code()

MOST_ITEMS: Final = 2
"""With Engineering."""

CHOOSING: Final = 0
"""The stages of a produce action: an item, its square, the answers of others, then one item after the other."""
PLACING: Final = 1
DECLARED: Final = 2
BUILDING: Final = 3

FREE: Final = 1000
"""More production than anything costs."""
_EDUCATION_COINS: Final = FIRST_COIN_TECH + COIN_TECHS.index(EDUCATION)


def begin_production(p: Civilization2010, seat: int, centre: int) -> None:
    """A city begins to produce; what it has for that is fixed now (ruling A12)."""
    p.push(Production(seat, centre, city_production(p, seat, centre)))


def budget(p: Civilization2010, seat: int, production: int) -> int:
    """Production with all that the trade could be converted into."""
    return production + p.empires[seat].trade // RUSH_TRADE * rush_rate(p, seat)


def use_action(p: Civilization2010, seat: int, centre: int, kind: int) -> None:
    """A city has taken one of its actions; it counts even if it is cancelled (city.cancel-a)."""
    empire = p.empires[seat]
    place = empire.cities.index(centre)
    empire.actions = changed(empire.actions, place, -1)
    empire.acted = exchanged(empire.acted, place, empire.acted[place] | kind)


def may_divide(p: Civilization2010, seat: int) -> bool:
    """Whether a player may still produce two items with one action in this turn (tech.engineering)."""
    empire = p.empires[seat]
    return empire.knows(ENGINEERING) and not empire.has_used(ENGINEERING_DONE)


@frame("Production")
class Production(Frame[Civilization2010]):
    """One city produces one item, with Engineering two."""

    seat: int = 0
    centre: int = 0
    pool: int = 0
    """The production of the city, without converted trade."""
    stage: int = CHOOSING
    plan: list[list[int]] = EMPTY_LIST
    """What is to be produced: item, square (-1: none yet, or none needed), whether it is free."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "seat": self.seat,
            "city": SQUARE_NAMES[self.centre],
            "production": self.pool,
            "stage": ["item", "square", "declared", "building"][self.stage],
            "items": [ITEMS[row[PLANNED_ITEM]] for row in self.plan],
        }

    # What may be declared.

    def resume(self, p: Civilization2010) -> None:
        if self.stage == DECLARED:
            self._close(p)
        elif self.stage == BUILDING:
            self._build_next(p)
        else:
            actions = self.legal(p, self.seat)
            if len(actions) > 1:
                self.asked = 1 << self.seat
                p.offer(self.seat, actions)
            else:
                self.answer(p, self.seat, actions[0])

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        if self.stage == PLACING:
            item = self.plan[-1][PLANNED_ITEM]
            return [_FIRST_AT + square for square in item_squares(p, seat, self.centre, item, self.plan[:-1])]
        actions = self._items(p)
        if self.plan:
            actions.append(DONE_CODE)
        return actions

    def _items(self, p: Civilization2010) -> list[int]:
        actions = [_FIRST_BUILD + item for item in producible(p, self.seat, self.centre, self._left(p), self.plan)]
        if self._may_be_free(p):
            actions += [BUILD_FREE.code(each) for each in free_buildings(p, self.seat, self.centre, self.plan)]
        return actions

    def _left(self, p: Civilization2010) -> int:
        """The production for one more item, with all that the trade could be converted into."""
        return budget(p, self.seat, self.pool) - plan_cost(p, self.seat, self.plan)

    def _may_be_free(self, p: Civilization2010) -> bool:
        return may_build_free(p, self.seat) and not has_free_item(self.plan)

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        rule = self._rule_at(p, action) if self.stage == PLACING else self._rule_against(p, action)
        return Objection(rule) if rule else None

    def _rule_at(self, p: Civilization2010, action: int) -> str:
        if not AT.owns(action) or AT.first(action) >= p.board.size:
            return "city.production-b"
        item = self.plan[-1][PLANNED_ITEM]
        return square_rule(p, self.seat, self.centre, item, AT.first(action), self.plan[:-1])

    def _rule_against(self, p: Civilization2010, action: int) -> str:
        if BUILD.owns(action):
            return item_rule(p, self.seat, self.centre, BUILD.first(action), self._left(p), self.plan)
        if BUILD_FREE.owns(action):
            if not self._may_be_free(p):
                return "civ.egyptian_free_building"
            item = FIRST_BUILDING_ITEM + BUILD_FREE.first(action)
            return item_rule(p, self.seat, self.centre, item, FREE, self.plan)
        return "" if action == DONE_CODE and self.plan else "city.production-b"

    # Declaring.

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            self._declare(p)
        elif AT.owns(action):
            self.plan[-1][PLANNED_SQUARE] = AT.first(action)
            self._go_on(p)
        else:
            is_free = not BUILD.owns(action)
            item = FIRST_BUILDING_ITEM + BUILD_FREE.first(action) if is_free else action - _FIRST_BUILD
            self.plan.append([item, NONE, 1 if is_free else 0])
            if needs_square(item):
                self.stage = PLACING
            else:
                self._go_on(p)

    def _go_on(self, p: Civilization2010) -> None:
        """An item is complete: a second one, if that is possible, or the end of the declaration."""
        self.stage = CHOOSING
        if len(self.plan) >= MOST_ITEMS or not may_divide(p, self.seat) or not self._items(p):
            self._declare(p)

    def _declare(self, p: Civilization2010) -> None:
        self.stage = DECLARED
        use_action(p, self.seat, self.centre, PRODUCED)
        city = square_name(self.centre)
        for row in self.plan:
            names = {"city": city, "item": item_name(row[PLANNED_ITEM])}
            p.tell("produces", "city.production-a", {"seat": self.seat, **names})
        open_window(p, self.seat, CITY_ACTION, subject=self.centre)

    # Carrying out.

    def _close(self, p: Civilization2010) -> None:
        if p.cancelled:
            p.tell("action-cancelled", "city.cancel-a", {"seat": self.seat, "city": square_name(self.centre)})
            p.pop()
            return
        self._pay(p)
        self.stage = BUILDING
        if len(self.plan) > 1:
            # An army that attacks comes last, so that nothing it stirs up is in the way of the other item.
            self.plan = [row for row in self.plan if not self._attacks(p, row)] + [
                row for row in self.plan if self._attacks(p, row)
            ]

    def _attacks(self, p: Civilization2010, row: list[int]) -> bool:
        return row[PLANNED_ITEM] == ITEM_ARMY and p.has_enemy(self.seat, row[PLANNED_SQUARE])

    def _pay(self, p: Civilization2010) -> None:
        empire = p.empires[self.seat]
        trade = rush_cost(p, self.seat, plan_cost(p, self.seat, self.plan) - self.pool)
        if trade:
            empire.trade -= trade
            rule = "civ.american_rush" if empire.sheet().rush_production else "city.rush-a"
            p.tell("trade-converted", rule, {"seat": self.seat, "count": trade})
        place = empire.cities.index(self.centre)
        if empire.programs[place]:
            empire.programs = exchanged(empire.programs, place, 0)
            p.programs += 1
            p.tell("program-used", "city.program-b", {"seat": self.seat, "city": square_name(self.centre)})
        if len(self.plan) > 1:
            empire.used |= 1 << ENGINEERING_DONE
        if has_free_item(self.plan):
            empire.used |= 1 << FREE_BUILDING_DONE

    def _build_next(self, p: Civilization2010) -> None:
        if not self.plan:
            p.pop()
            return
        row = self.plan.pop(0)
        item, square = row[PLANNED_ITEM], row[PLANNED_SQUARE]
        if is_figure_item(item):
            figure = ARMY if item == ITEM_ARMY else SCOUT
            deploy(p, self.seat, figure, square, self.centre, "build.figure-place-a")
        elif is_unit_item(item):
            build_unit(p, self.seat, item - FIRST_UNIT_ITEM, "build.unit-a")
        elif is_building_item(item):
            rule = "civ.egyptian_free_building" if row[PLANNED_FREE] else "build.building-a"
            raise_building(p, self.seat, self.centre, item - FIRST_BUILDING_ITEM, square, rule)
        elif is_wonder_item(item):
            buy_wonder(p, self.seat, self.centre, item - FIRST_WONDER_ITEM, square)
        else:
            assert item == ITEM_WALLS
            empire = p.empires[self.seat]
            empire.walls = exchanged(empire.walls, empire.cities.index(self.centre), 1)
            p.tell("walls-built", "build.walls-a", {"seat": self.seat, "city": square_name(self.centre)})


# Buildings and wonders.


def raise_building(p: Civilization2010, seat: int, centre: int, building: int, square: int, rule: str) -> None:
    """Put a building of the market on a square; another starred one of the city makes room (build.overbuild-b)."""
    if IS_STARRED[building]:
        _make_room(p, seat, starred_square(p, centre, []), square, "build.overbuild-b")
    tell_overbuilt(p, seat, square)
    names = {"card": f"card-{BUILDINGS[building]}", "square": square_name(square)}
    p.tell("building-built", rule, {"seat": seat, **names})
    cover(p, square, building)
    check_hand(p, seat)


def buy_wonder(p: Civilization2010, seat: int, centre: int, wonder: int, square: int) -> None:
    """Take a wonder from the market, whose slot is refilled at once, and put it on a square (wonder.market-a)."""
    p.wonder_market = [each for each in p.wonder_market if each != wonder]
    _make_room(p, seat, wonder_site(p, centre, []), square, "wonder.limit-a")
    tell_overbuilt(p, seat, square)
    names = {"card": f"card-{WONDERS[wonder]}", "square": square_name(square)}
    p.tell("wonder-built", "wonder.build-a", {"seat": seat, **names})
    before = len(p.wonder_market)
    refill_wonders(p)
    if len(p.wonder_market) > before:
        p.tell("wonder-offered", "wonder.market-a", {"card": f"card-{WONDERS[p.wonder_market[-1]]}"})
    cover(p, square, FIRST_WONDER + wonder)
    _study_wonder(p, seat)
    check_hand(p, seat)
    earn_glory(p, seat, BUILDING_WONDERS)


def _study_wonder(p: Civilization2010, seat: int) -> None:
    """Once per turn a wonder brings a coin token on Education (tech.education)."""
    empire = p.empires[seat]
    if not empire.knows(EDUCATION) or empire.has_used(EDUCATION_DONE):
        return
    if gain_coin(p, seat, _EDUCATION_COINS, "tech.education"):
        empire.used |= 1 << EDUCATION_DONE


def _make_room(p: Civilization2010, seat: int, old: int, square: int, rule: str) -> None:
    """A starred building or wonder that stood elsewhere in the city goes, because the city may have only one."""
    if old >= 0 and old != square:
        names = {"card": f"card-{PIECES[p.piece[old]]}", "square": square_name(old)}
        p.tell("replaced", rule, {"seat": seat, **names})
        uncover(p, old)
