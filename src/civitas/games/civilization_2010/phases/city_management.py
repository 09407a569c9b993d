"""City Management: actions of the cities, the culture track, abilities and events, in any order (city.action-a)."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.core.verbs import Verb
from civitas.games.civilization_2010.abilities.declaring import (
    ability_codes,
    ability_objection,
    event_codes,
    event_objection,
    play_event,
    use_ability,
)
from civitas.games.civilization_2010.abilities.responses import CITY_ACTION, open_window
from civitas.games.civilization_2010.cities.harvesting import harvest_choices, harvest_rule, harvests_at_random
from civitas.games.civilization_2010.cities.producible import can_produce, can_produce_unit, free_buildings
from civitas.games.civilization_2010.cities.production import begin_production, budget, use_action
from civitas.games.civilization_2010.cities.yields import Gathered, gathering_squares, productive_squares, total_of
from civitas.games.civilization_2010.empire import (
    COIN_TECHS,
    DEVOTED,
    FIRST_COIN_TECH,
    HARVESTED,
    PRODUCED,
    PROGRAMMED,
    Empire,
)
from civitas.games.civilization_2010.empires.gains import (
    advance_track,
    check_hands,
    gain_coin,
    gain_culture,
    gain_resource,
)
from civitas.games.civilization_2010.facts.abilities import ANGKOR_WAT_DONE, USE_DEMOCRACY, USE_PRINTING_PRESS
from civitas.games.civilization_2010.facts.constants import PROGRAMS_PER_CITY
from civitas.games.civilization_2010.facts.culture_track import STEP_CULTURE, STEP_TRADE, VICTORY_STEP
from civitas.games.civilization_2010.facts.techs import ABILITIES_OF, DEMOCRACY, PRINTING_PRESS, TECH_ABILITIES
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, NONE, RESOURCES
from civitas.games.civilization_2010.facts.timing import CITY_MANAGEMENT
from civitas.games.civilization_2010.facts.wonders import ANGKOR_WAT
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.standings import city_production, devotion, has_room_for_coin, may_build_free
from civitas.games.civilization_2010.verbs import (
    ADVANCE_CODE,
    APPOINT,
    BUILD,
    BUILD_FREE,
    DEVOTE,
    DONE_CODE,
    HARVEST,
    HARVEST_RANDOM,
    PLAY,
    PRODUCE,
    PROGRAM,
    TAKE,
    USE,
    is_dealing,
)
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

_FIRST_PRODUCE: Final = PRODUCE.code()
_FIRST_DEVOTE: Final = DEVOTE.code()
_FIRST_PROGRAM: Final = PROGRAM.code()
"""Of the capital; those of the other cities follow."""
HARVEST_RANDOM_CODE: Final = HARVEST_RANDOM.code()
AT_RANDOM: Final = NONE
"""Instead of a resource: what the fifth city-state gives (option `city_state_5`)."""

PURCHASES: Final[list[int]] = [USE_DEMOCRACY, USE_PRINTING_PRESS]
"""The abilities that buy a coin token once per turn, and their techs, places for coins and rules."""
_TECHS: Final[list[int]] = [DEMOCRACY, PRINTING_PRESS]
_PURCHASE_TECHS: Final = sum(1 << tech for tech in _TECHS)
_PLACES: Final[list[int]] = [FIRST_COIN_TECH + COIN_TECHS.index(tech) for tech in _TECHS]
_TRADE: Final[list[int]] = [TECH_ABILITIES[ABILITIES_OF[tech][0]].trade for tech in _TECHS]
_CULTURE: Final[list[int]] = [TECH_ABILITIES[ABILITIES_OF[tech][0]].culture for tech in _TECHS]
_PURCHASE_RULES: Final[list[str]] = ["tech.democracy", "tech.printing_press"]


# What cities may do.


def action_rule(p: Civilization2010, seat: int, place: int, kind: int) -> str:
    """The rule against an action of this kind by a city; "" if the city has it left."""
    empire = p.empires[seat]
    if place >= len(empire.cities):
        return "city.action-a"
    if empire.actions[place] <= 0:
        return "government.anarchy" if place == 0 and empire.rule().stops_capital else "city.action-a"
    return "government.monarchy_gov" if kinds_done(empire, place) & kind else ""


def kinds_done(empire: Empire, place: int) -> int:
    """The kinds of actions that a city has taken and may not take again, as bits (government.monarchy_gov)."""
    return empire.acted[0] if place == 0 and empire.acted[0] and empire.rule().capital_actions_differ else 0


def may_produce(p: Civilization2010, seat: int, centre: int, gathered: Gathered | None = None) -> bool:
    """Whether there is anything that a city can produce; `gathered`: as for `outskirts_squares`."""
    # What its outskirts give mostly pays for a unit; the rest is counted where it may matter.
    if can_produce_unit(p, seat, budget(p, seat, total_of(productive_squares(p, seat, centre, gathered)))):
        return True
    if can_produce(p, seat, centre, budget(p, seat, city_production(p, seat, centre))):
        return True
    return may_build_free(p, seat) and len(free_buildings(p, seat, centre, [])) > 0


def program_rule(p: Civilization2010, seat: int, place: int) -> str:
    """The rule against starting a building program with a city."""
    if p.empires[seat].programs[place] >= PROGRAMS_PER_CITY:
        return "city.program-a"
    return "" if p.programs else "city.program-j"


def advance_rule(p: Civilization2010, seat: int) -> str:
    """The rule against paying for the next space of the culture track."""
    empire = p.empires[seat]
    following = empire.step + 1
    if following > VICTORY_STEP or empire.culture < STEP_CULTURE[following] or empire.trade < STEP_TRADE[following]:
        return "culture.advance-a"
    return ""


def purchase_rule(p: Civilization2010, seat: int, number: int) -> str:
    """The rule against buying a coin token with one of the `PURCHASES`."""
    empire = p.empires[seat]
    if not empire.knows(_TECHS[number]):
        return _PURCHASE_RULES[number]
    if empire.has_used(PURCHASES[number]):
        return "turn.once-a"
    if not has_room_for_coin(p, seat, _PLACES[number]):
        return "coins.cap-a"
    has_means = empire.trade >= _TRADE[number] and empire.culture >= _CULTURE[number]
    return "" if has_means else _PURCHASE_RULES[number]


@frame("CityManagement")
class CityManagement(Frame[Civilization2010]):
    """One player's part of City Management."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        if check_hands(p):
            return
        actions = self.legal(p, self.seat)
        empire = p.empires[self.seat]
        # Whoever could hold something to play is asked in any case, so that not being asked tells nothing.
        if len(actions) > 1 or empire.event_total or empire.token_total():
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        empire = p.empires[seat]
        actions: list[int] = []
        gathered = gathering_squares(p, seat)
        for place, left in enumerate(empire.actions):
            if left > 0:
                actions += self._city_actions(p, place, gathered)
        if not advance_rule(p, seat):
            actions.append(ADVANCE_CODE)
        if empire.techs & _PURCHASE_TECHS:
            for number, ability in enumerate(PURCHASES):
                if not purchase_rule(p, seat, number):
                    actions.append(USE.code(ability))
        actions += ability_codes(p, seat, CITY_MANAGEMENT)
        actions += event_codes(p, seat)
        actions.append(DONE_CODE)
        return actions

    def _city_actions(self, p: Civilization2010, place: int, gathered: Gathered) -> list[int]:
        """What a city can do that has an action left, while figures send these squares."""
        seat = self.seat
        empire = p.empires[seat]
        centre = empire.cities[place]
        done = kinds_done(empire, place)
        actions: list[int] = []
        if not done & PRODUCED and may_produce(p, seat, centre, gathered):
            actions.append(_FIRST_PRODUCE + place)
        if not done & DEVOTED:
            actions.append(_FIRST_DEVOTE + place)
        if not done & HARVESTED:
            first = HARVEST.code(place)
            actions += [first + resource for resource in harvest_choices(p, seat, centre, gathered)]
            if harvests_at_random(p, seat, centre):
                actions.append(HARVEST_RANDOM_CODE)
        if not done & PROGRAMMED and not program_rule(p, seat, place):
            actions.append(_FIRST_PROGRAM + place)
        return actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action == DONE_CODE:
            return None
        if PLAY.owns(action):
            return event_objection(p, seat, action)
        if USE.owns(action) and USE.first(action) not in PURCHASES:
            return ability_objection(p, seat, action, CITY_MANAGEMENT)
        rule = self._rule_against(p, seat, action)
        return Objection(rule) if rule else None

    def _rule_against(self, p: Civilization2010, seat: int, action: int) -> str:
        if USE.owns(action):
            return purchase_rule(p, seat, PURCHASES.index(USE.first(action)))
        if action == ADVANCE_CODE:
            return advance_rule(p, seat)
        kind = action_kind(action)
        if not kind:
            return other_phase_rule(action)
        place = 0 if action == HARVEST_RANDOM_CODE else _VERBS[kind].first(action)
        rule = action_rule(p, seat, place, kind)
        if rule:
            return rule
        centre = p.empires[seat].cities[place]
        if kind == PRODUCED:
            return "" if may_produce(p, seat, centre) else "city.production-a"
        if kind == HARVESTED:
            if action == HARVEST_RANDOM_CODE:
                return "" if harvests_at_random(p, seat, centre) else "citystate.city_state_5"
            return harvest_rule(p, seat, centre, HARVEST.second(action))
        return program_rule(p, seat, place) if kind == PROGRAMMED else ""

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            p.pop()
        elif PRODUCE.owns(action):
            begin_production(p, seat, p.empires[seat].cities[PRODUCE.first(action)])
        elif action == ADVANCE_CODE:
            pay_advance(p, seat)
        elif PLAY.owns(action):
            play_event(p, seat, PLAY.first(action))
        elif USE.owns(action):
            ability = USE.first(action)
            if ability in PURCHASES:
                buy_coin(p, seat, PURCHASES.index(ability))
            else:
                use_ability(p, seat, ability)
        else:
            self._act(p, seat, action)

    def loss(self, p: Civilization2010, seat: int, action: int) -> Loss | None:
        """Who ends this part before any city has acted throws the actions of all away."""
        if action != DONE_CODE or any(p.empires[seat].acted):
            return None
        gathered = gathering_squares(p, seat)
        left = p.empires[seat].actions
        idle = [place for place, count in enumerate(left) if count and self._city_actions(p, place, gathered)]
        return Loss("idle-cities", {"count": len(idle)}, "city.action-a") if idle else None

    def _act(self, p: Civilization2010, seat: int, action: int) -> None:
        cities = p.empires[seat].cities
        if DEVOTE.owns(action):
            p.push(CityAction(seat, cities[DEVOTE.first(action)], DEVOTED))
        elif PROGRAM.owns(action):
            p.push(CityAction(seat, cities[PROGRAM.first(action)], PROGRAMMED))
        elif action == HARVEST_RANDOM_CODE:
            p.push(CityAction(seat, cities[0], HARVESTED, [AT_RANDOM]))
        else:
            p.push(CityAction(seat, cities[HARVEST.first(action)], HARVESTED, [HARVEST.second(action)]))


_VERBS: Final[dict[int, Verb]] = {PRODUCED: PRODUCE, DEVOTED: DEVOTE, HARVESTED: HARVEST, PROGRAMMED: PROGRAM}


def action_kind(action: int) -> int:
    """The kind of city action, or 0 if it is none."""
    if action == HARVEST_RANDOM_CODE:
        return HARVESTED
    for kind, verb in _VERBS.items():
        if verb.owns(action):
            return kind
    return 0


def other_phase_rule(action: int) -> str:
    """The rule against an action that does not belong to City Management."""
    if APPOINT.owns(action):
        return "greatperson.place-a"
    if BUILD.owns(action) or BUILD_FREE.owns(action):
        return "city.action-a"
    return "trade.deal-b" if is_dealing(action) else "turn.phases-a"


# The culture track and coins.


def pay_advance(p: Civilization2010, seat: int) -> None:
    """Pay for the next space of the culture track and enter it (culture.advance-a)."""
    empire = p.empires[seat]
    culture, trade = STEP_CULTURE[empire.step + 1], STEP_TRADE[empire.step + 1]
    empire.culture -= culture
    empire.trade -= trade
    p.tell("advance-paid", "culture.advance-a", {"seat": seat, "culture": culture, "trade": trade})
    advance_track(p, seat, "culture.advance-b")


def buy_coin(p: Civilization2010, seat: int, number: int) -> None:
    """Pay for a coin token on a tech (tech.democracy, tech.printing_press)."""
    empire = p.empires[seat]
    empire.used |= 1 << PURCHASES[number]
    empire.trade -= _TRADE[number]
    empire.culture -= _CULTURE[number]
    gain_coin(p, seat, _PLACES[number], _PURCHASE_RULES[number])


# Devotion, harvest, program.

DOUBLE_HARVEST: Final = 2
"""What Angkor Wat makes of one resource."""

CHOOSING: Final = 0
"""The stages of a city action: what to harvest, then the answers of others."""
DECLARED: Final = 1


@frame("CityAction")
class CityAction(Frame[Civilization2010]):
    """A city is devoted to the arts, harvests or starts a building program; others may answer first."""

    seat: int = 0
    centre: int = 0
    kind: int = 0
    """DEVOTED, HARVESTED or PROGRAMMED."""
    resources: list[int] = EMPTY_LIST
    """What is harvested; AT_RANDOM: a random resource."""
    stage: int = CHOOSING

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "seat": self.seat,
            "city": SQUARE_NAMES[self.centre],
            "resources": ["random" if resource < 0 else RESOURCES[resource] for resource in self.resources],
        }

    def resume(self, p: Civilization2010) -> None:
        if self.stage == DECLARED:
            p.pop()
            self._carry_out(p)
            return
        actions = self.legal(p, self.seat) if self._may_harvest_more(p) else []
        if len(actions) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)
        elif actions:
            self.answer(p, self.seat, actions[0])
        else:
            self._declare(p)

    # A second resource with Angkor Wat.

    def _may_harvest_more(self, p: Civilization2010) -> bool:
        if self.kind != HARVESTED or len(self.resources) >= DOUBLE_HARVEST:
            return False
        return p.wields(self.seat, ANGKOR_WAT) and not p.empires[self.seat].has_used(ANGKOR_WAT_DONE)

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        left = [p.market[resource] - self.resources.count(resource) for resource in range(MARKET_RESOURCE_COUNT)]
        choices = harvest_choices(p, seat, self.centre)
        actions = [TAKE.code(resource) for resource in choices if left[resource] > 0]
        if harvests_at_random(p, seat, self.centre) and sum(p.market) > len(self.resources):
            actions.append(HARVEST_RANDOM_CODE)
        return actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if TAKE.owns(action):
            return Objection(harvest_rule(p, seat, self.centre, TAKE.first(action)) or "city.harvest-a")
        return Objection("wonder.angkor_wat")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        self.resources.append(AT_RANDOM if action == HARVEST_RANDOM_CODE else TAKE.first(action))

    # Carrying out.

    def _declare(self, p: Civilization2010) -> None:
        self.stage = DECLARED
        use_action(p, self.seat, self.centre, self.kind)
        city = square_name(self.centre)
        if self.kind == DEVOTED:
            p.tell("devotes", "city.arts-a", {"seat": self.seat, "city": city})
        elif self.kind == HARVESTED:
            p.tell("harvests", "city.harvest-a", {"seat": self.seat, "city": city})
        else:
            p.tell("starts-program", "city.program-a", {"seat": self.seat, "city": city})
        open_window(p, self.seat, CITY_ACTION, subject=self.centre)

    def _carry_out(self, p: Civilization2010) -> None:
        if p.cancelled:
            p.tell("action-cancelled", "city.cancel-a", {"seat": self.seat, "city": square_name(self.centre)})
        elif self.kind == DEVOTED:
            gain_culture(p, self.seat, devotion(p, self.seat, self.centre), "city.arts-a")
        elif self.kind == HARVESTED:
            self._harvest(p)
        else:
            empire = p.empires[self.seat]
            empire.programs = changed(empire.programs, empire.cities.index(self.centre), 1)
            p.programs -= 1

    def _harvest(self, p: Civilization2010) -> None:
        if len(self.resources) > 1:
            p.empires[self.seat].used |= 1 << ANGKOR_WAT_DONE
        rule = "wonder.angkor_wat" if len(self.resources) > 1 else "city.harvest-a"
        # What is named comes first: a random token must not take it away.
        for resource in sorted(self.resources, reverse=True):
            if resource == AT_RANDOM:
                harvest_at_random(p, self.seat)
            else:
                gain_resource(p, self.seat, resource, rule)


def harvest_at_random(p: Civilization2010, seat: int) -> None:
    """Take a random kind of the resources that the market has (option `city_state_5`, ruling A45)."""
    kinds = [resource for resource in range(MARKET_RESOURCE_COUNT) if p.market[resource]]
    if kinds:
        p.reveals += 1
        gain_resource(p, seat, kinds[p.dice.below(len(kinds))], "citystate.city_state_5")
