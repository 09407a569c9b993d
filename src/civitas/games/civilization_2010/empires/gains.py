"""What players gain, with all that follows: trade, culture, coins, events, great people, units, resources, figures.

Functions that leave something to decide push a frame for it; call them last, after leaving the own frame.
"""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empire import COIN_PLACES, NEXT_TURN, ON_SHEET
from civitas.games.civilization_2010.empires.stock import (
    cover,
    discard_event,
    draw_event,
    draw_unit,
    people_left,
    random_person,
)
from civitas.games.civilization_2010.facts.abilities import MILITARY_TRADITION_DONE
from civitas.games.civilization_2010.facts.constants import MOST_TRADE, START_HAND
from civitas.games.civilization_2010.facts.culture_track import (
    REWARD_EVENT,
    REWARD_GREAT_PERSON,
    REWARD_VICTORY,
    STEP_LEVEL,
    STEP_REWARD,
    VICTORY_STEP,
)
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.policies import MILITARY_TRADITION, ORGANIZED_RELIGION, POLICY_EFFECTS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, NONE, RESOURCES, WATER
from civitas.games.civilization_2010.facts.units import UNIT_TYPE_COUNT, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.map.pieces import COVERS, FIRST_PERSON, PIECES, is_person, is_relic, is_wonder
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.movement.figures import put_figure
from civitas.games.civilization_2010.phases.winning import CULTURE_VICTORY, watch_coins_of, win
from civitas.games.civilization_2010.standings import event_hand_limit, has_room_for_coin
from civitas.games.civilization_2010.verbs import (
    ARMY,
    AT,
    DISCARD,
    DONE_CODE,
    FIGURES,
    KEEP,
    RECRUIT,
    TAKE,
)
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

ALL: Final = -1
"""Instead of a number of squares."""

# Trade, culture and coins.


def gain_trade(p: Civilization2010, seat: int, amount: int, rule: str) -> int:
    """Gain trade up to where the dial stops (trade.cap-b); tells how much it was."""
    empire = p.empires[seat]
    gained = min(amount, MOST_TRADE - empire.trade)
    empire.trade += gained
    if gained:
        p.tell("trade-gained", rule, {"seat": seat, "count": gained})
    if gained < amount:
        p.tell("trade-lost", "trade.cap-b", {"seat": seat, "count": amount - gained})
    return gained


def gain_culture(p: Civilization2010, seat: int, amount: int, rule: str) -> None:
    """Gain culture tokens."""
    if amount:
        p.empires[seat].culture += amount
        p.tell("culture-gained", rule, {"seat": seat, "count": amount})


def gain_coin(p: Civilization2010, seat: int, place: int, rule: str) -> bool:
    """Lay a coin token on a place of `empire.COIN_PLACES` if there is room (coins.cap-a); tells whether there was."""
    if not has_room_for_coin(p, seat, place):
        return False
    empire = p.empires[seat]
    empire.coins = changed(empire.coins, place, 1)
    if place == ON_SHEET:
        p.tell("coin-gained", rule, {"seat": seat})
    else:
        p.tell("coin-gained-on", rule, {"seat": seat, "card": f"card-{COIN_PLACES[place]}"})
    watch_coins_of(p, seat)
    return True


# Culture events.


def draw_events(p: Civilization2010, seat: int, level: int, count: int, rule: str) -> None:
    """Draw culture events of a level, known to their owner only; above the limit some have to go (event.draw-a)."""
    for _ in range(count):
        event = draw_event(p, level)
        if event < 0:
            p.tell("no-event-left", rule, {"seat": seat, "level": level})
            break
        p.empires[seat].hold_events(changed(p.empires[seat].events, event, 1))
        p.tell("event-drawn", rule, {"seat": seat, "level": level})
        p.tell("event-drawn-card", rule, {"seat": seat, "card": f"card-{EVENTS[event]}"}, 1 << seat)
    check_hand(p, seat)


def check_hand(p: Civilization2010, seat: int) -> bool:
    """Have a player discard culture events if he holds too many (event.limit-a); tells whether he has to."""
    held = p.empires[seat].event_total
    if held <= START_HAND or held <= event_hand_limit(p, seat):
        return False
    p.push(HandLimit(seat))
    return True


def check_hands(p: Civilization2010) -> bool:
    """The same for all, because limits fall when coins or Cristo Redentor are lost (ruling A39, ruling A55)."""
    pushed = False
    for seat, empire in enumerate(p.empires):
        # Most hands are below any limit.
        if empire.event_total > START_HAND and check_hand(p, seat):
            pushed = True
    return pushed


@frame("HandLimit")
class HandLimit(Frame[Civilization2010]):
    """A player discards culture events down to the limit, any of them (event.limit-a)."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        excess = p.empires[self.seat].event_total - event_hand_limit(p, self.seat)
        return {"frame": self.name(), "seat": self.seat, "count": excess}

    def resume(self, p: Civilization2010) -> None:
        # Whoever holds cards of one kind only is asked too: to act for him would tell the others.
        if p.empires[self.seat].event_total > event_hand_limit(p, self.seat):
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        events = p.empires[seat].events
        return [DISCARD.code(event) for event in range(EVENT_COUNT) if events[event]]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if DISCARD.owns(action) and p.empires[seat].events[DISCARD.first(action)]:
            return None
        return Objection("event.limit-a")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        event = DISCARD.first(action)
        discard_event(p, seat, event)
        p.reveals += 1
        p.tell("event-discarded", "event.limit-a", {"seat": seat, "card": f"card-{EVENTS[event]}"})


# Great people.


def gain_person(p: Civilization2010, seat: int, rule: str) -> None:
    """Gain a random great person and place it at once, or keep it in reserve (greatperson.gain-a).

    Organized Religion draws two and keeps one. The Aztecs may build units (civ.aztec_great_warriors).
    """
    empire = p.empires[seat]
    if not people_left(p):
        p.tell("no-person-left", "greatperson.kill-a", {"seat": seat})
        return
    if empire.sheet().units_with_great_person:
        free_units(p, seat, empire.sheet().units_with_great_person, True, "civ.aztec_great_warriors")
    first = random_person(p)
    draws = POLICY_EFFECTS[ORGANIZED_RELIGION].great_person_draws
    if draws and empire.follows(ORGANIZED_RELIGION) and people_left(p) > 1:
        second = random_person(p, first)
        names = {"card": f"card-{GREAT_PEOPLE[first]}", "other-card": f"card-{GREAT_PEOPLE[second]}"}
        p.tell("people-drawn", "policy.organized_religion", {"seat": seat, **names})
        if first != second:
            p.push(PersonChoice(seat, first, second, rule))
            return
    receive_person(p, seat, first, rule)


def receive_person(p: Civilization2010, seat: int, person: int, rule: str) -> None:
    """A great person comes from the pool into a player's reserve, who may place it (greatperson.place-a)."""
    p.people = changed(p.people, person, -1)
    p.empires[seat].people = changed(p.empires[seat].people, person, 1)
    p.tell("person-gained", rule, {"seat": seat, "card": f"card-{GREAT_PEOPLE[person]}"})
    p.push(Appointment(seat, person, 1))


def appoint_rule(p: Civilization2010, seat: int, square: int) -> str:
    """The rule against placing a great person of this seat on a square; "" if it may be placed."""
    if p.owner[square] != seat or p.centre[square] == square or p.terrain[square] in (NONE, WATER):
        return "greatperson.place-a"
    if p.piece[square] >= COVERS:
        return "relic.block-a" if is_relic(p.piece[square]) else "build.forbidden-a"
    return "city.blockade-b" if p.has_enemy(seat, square) else ""


def appoint_squares(p: Civilization2010, seat: int, most: int = ALL) -> list[int]:
    """The squares where a great person of a seat may be placed: land in own outskirts, built over or not.

    No more are looked for than are wanted.
    """
    found: list[int] = []
    for centre in p.empires[seat].cities:
        for square in p.board.around[centre]:
            if not appoint_rule(p, seat, square):
                found.append(square)
                if len(found) == most:
                    return found
    return found


def place_person(p: Civilization2010, seat: int, person: int, square: int) -> None:
    """Place a great person of the reserve on a square; no city action (greatperson.place-a)."""
    p.empires[seat].people = changed(p.empires[seat].people, person, -1)
    names = {"card": f"card-{GREAT_PEOPLE[person]}", "square": square_name(square)}
    tell_overbuilt(p, seat, square)
    p.tell("person-placed", "greatperson.place-a", {"seat": seat, **names})
    cover(p, square, FIRST_PERSON + person)


def tell_overbuilt(p: Civilization2010, seat: int, square: int) -> None:
    """Tell which marker a new one on a square replaces, if there is one (build.overbuild-a)."""
    piece = p.piece[square]
    if piece < 0:
        return
    rule = (
        "build.overbuild-c" if is_person(piece) else "wonder.overbuilt-a" if is_wonder(piece) else "build.overbuild-a"
    )
    names = {"card": f"card-{PIECES[piece]}", "square": square_name(square)}
    p.tell("overbuilt", rule, {"seat": seat, **names})


@frame("PersonChoice")
class PersonChoice(Frame[Civilization2010]):
    """Organized Religion: which of two great people to keep."""

    seat: int = 0
    first: int = 0
    second: int = 0
    rule: str = ""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        people = [GREAT_PEOPLE[self.first], GREAT_PEOPLE[self.second]]
        return {"frame": self.name(), "seat": self.seat, "people": people}

    def resume(self, p: Civilization2010) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [KEEP.code(self.first), KEEP.code(self.second)]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("policy.organized_religion")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        p.pop()
        receive_person(p, seat, KEEP.first(action), self.rule)


@frame("Appointment")
class Appointment(Frame[Civilization2010]):
    """A great person of the reserve is placed; one just gained may also stay in reserve (greatperson.place-a)."""

    seat: int = 0
    person: int = 0
    optional: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "seat": self.seat,
            "person": GREAT_PEOPLE[self.person],
            "optional": bool(self.optional),
        }

    def resume(self, p: Civilization2010) -> None:
        actions = self.legal(p, self.seat)
        if len(actions) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)
        elif actions and not self.optional:
            self.answer(p, self.seat, actions[0])
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        actions = [AT.code(square) for square in appoint_squares(p, seat)]
        if self.optional:
            actions.append(DONE_CODE)
        return actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action == DONE_CODE and self.optional:
            return None
        if not AT.owns(action) or AT.first(action) >= p.board.size:
            return Objection("greatperson.place-a")
        rule = appoint_rule(p, seat, AT.first(action))
        return Objection(rule) if rule else None

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        p.pop()
        if action == DONE_CODE:
            p.tell("person-kept", "greatperson.reserve-a", {"seat": seat, "card": f"card-{GREAT_PEOPLE[self.person]}"})
        else:
            place_person(p, seat, self.person, AT.first(action))
            check_hand(p, seat)


# Units.


def build_unit(p: Civilization2010, seat: int, unit_type: int, rule: str) -> bool:
    """Take the top card of a deck facedown into the standing forces (build.unit-a); tells whether there was one."""
    unit = draw_unit(p, unit_type)
    if unit < 0:
        return False
    p.empires[seat].units = changed(p.empires[seat].units, unit, 1)
    p.tell("unit-built", rule, {"seat": seat, "type": f"card-{UNIT_TYPES[unit_type]}"})
    p.tell("unit-drawn", rule, {"seat": seat, "card": f"card-{UNITS[unit]}"}, 1 << seat)
    return True


def recruitable(p: Civilization2010, seat: int) -> list[int]:
    """The unlocked types of units of which there are cards left (build.unit-c)."""
    ranks = p.empires[seat].ranks
    return [unit_type for unit_type in range(UNIT_TYPE_COUNT) if ranks[unit_type] and p.units_left(unit_type)]


def free_units(p: Civilization2010, seat: int, count: int, optional: bool, rule: str) -> None:
    """Build so many unlocked units of choice for free, as far as the decks allow."""
    p.push(Recruiting(seat, count, 1 if optional else 0, rule))


@frame("Recruiting")
class Recruiting(Frame[Civilization2010]):
    """A player chooses the types of units that he builds for free."""

    seat: int = 0
    left: int = 0
    optional: int = 0
    """Whether fewer may be built, or none."""
    rule: str = ""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": self.left, "optional": bool(self.optional)}

    def resume(self, p: Civilization2010) -> None:
        types = recruitable(p, self.seat)
        if not self.left or not types:
            p.pop()
        elif len(types) == 1 and not self.optional:
            self._recruit(p, types[0])
        else:
            self.asked = 1 << self.seat

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        actions = [RECRUIT.code(unit_type) for unit_type in recruitable(p, seat)]
        if self.optional:
            actions.append(DONE_CODE)
        return actions

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if RECRUIT.owns(action):
            is_locked = not p.empires[seat].ranks[RECRUIT.first(action)]
            return Objection("build.unit-b" if is_locked else "build.unit-c")
        return Objection(self.rule)

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            p.pop()
        else:
            self._recruit(p, RECRUIT.first(action))

    def _recruit(self, p: Civilization2010, unit_type: int) -> None:
        self.left -= 1
        build_unit(p, self.seat, unit_type, self.rule)


# Resources.


def gain_resource(p: Civilization2010, seat: int, resource: int, rule: str) -> None:
    """Take a token of a resource from the market, which has one."""
    p.market = changed(p.market, resource, -1)
    p.empires[seat].resources = changed(p.empires[seat].resources, resource, 1)
    p.tell("resource-gained", rule, {"seat": seat, "resource": f"resource-{RESOURCES[resource]}"})


def take_resource(p: Civilization2010, seat: int, rule: str) -> None:
    """Take a token of choice from the market; from an empty market nothing."""
    if any(p.market):
        p.push(ResourceTaking(seat, rule))
    else:
        p.tell("no-resource-left", rule, {"seat": seat})


@frame("ResourceTaking")
class ResourceTaking(Frame[Civilization2010]):
    """A player takes a market resource of choice."""

    seat: int = 0
    rule: str = ""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        actions = self.legal(p, self.seat)
        if len(actions) > 1:
            self.asked = 1 << self.seat
            return
        p.pop()
        if actions:
            gain_resource(p, self.seat, TAKE.first(actions[0]), self.rule)

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [TAKE.code(resource) for resource in range(MARKET_RESOURCE_COUNT) if p.market[resource]]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(self.rule)

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        p.pop()
        gain_resource(p, seat, TAKE.first(action), self.rule)


# The culture track.


def advance_track(p: Civilization2010, seat: int, rule: str) -> None:
    """Advance one space on the culture track and gain what the space gives (culture.advance-c)."""
    empire = p.empires[seat]
    if empire.step >= VICTORY_STEP:
        return
    empire.step += 1
    p.tell("advanced", rule, {"seat": seat, "step": empire.step})
    reward = STEP_REWARD[empire.step]
    if reward == REWARD_EVENT:
        draw_events(p, seat, STEP_LEVEL[empire.step], 1, "culture.advance-c")
    elif reward == REWARD_GREAT_PERSON:
        gain_person(p, seat, "culture.advance-c")
    else:
        assert reward == REWARD_VICTORY
        win(p, [seat], CULTURE_VICTORY)


# Figures.


def deploy(p: Civilization2010, seat: int, figure: int, square: int, city: int, rule: str) -> None:
    """Put a new figure on a square where it may be placed; an army put onto enemies attacks (build.figure-place-c).

    From its owner's next turn on it serves `city`, the centre of the city that built it (ruling A07). The first army of
    a turn brings a unit with Military Tradition, which comes before the battle.
    """
    p.tell("figure-built", rule, {"seat": seat, "figure": f"piece-{FIGURES[figure]}", "square": square_name(square)})
    service = NEXT_TURN - city
    if p.has_enemy(seat, square):
        assert figure == ARMY
        p.group_seat, p.group_at = seat, NONE
        p.group_armies, p.group_scouts = [service], []
        p.push(Landing(seat, square))
    else:
        put_figure(p, seat, figure, square, service)
    empire = p.empires[seat]
    if figure == ARMY and not empire.has_used(MILITARY_TRADITION_DONE):
        # Only the first army of a turn counts, also for who adopts the policy after it.
        empire.used |= 1 << MILITARY_TRADITION_DONE
        if empire.follows(MILITARY_TRADITION):
            count = POLICY_EFFECTS[MILITARY_TRADITION].units_with_army
            free_units(p, seat, count, False, "policy.military_tradition")


@frame("Landing")
class Landing(Frame[Civilization2010]):
    """An army from the supply attacks the enemies on the square where it was put; nothing is asked here."""

    seat: int = 0
    square: int = 0

    def resume(self, p: Civilization2010) -> None:
        # Battles build on gains, hence the late import.
        from civitas.games.civilization_2010.battles.battle import attack, kill_scouts

        p.pop()
        if p.empires[p.holder[self.square]].armies_at(self.square):
            attack(p, self.seat, self.square)
        else:
            kill_scouts(p, self.seat, self.square)
