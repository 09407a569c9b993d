"""Gaining trade tokens, resources and natural wonder tokens, and where they go."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilization import TRADE_LIMIT, with_token
from civitas.games.new_dawn.facts.city_states import CITY_STATE_KIND, CITY_STATES
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.terrain import NATURAL_WONDERS, NONE, RESOURCE_COUNT, RESOURCES
from civitas.games.new_dawn.facts.wonders import GREAT_ZIMBABWE, WONDER_ABILITIES
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import BARTER, DONE_CODE, GAIN, LAY, STORE, STORE_ON_WONDER
from civitas.games.new_dawn.view_types import Question

ZIMBABWE_ROOM: Final = WONDER_ABILITIES[GREAT_ZIMBABWE].capacity
ALL_SLOTS: Final[list[int]] = list(range(SLOTS))
AUTOMA_NATURAL_SLOT: Final = 3
"""Slot 4, where the automated Roosevelt puts natural wonder tokens (A9.3-a)."""


# Trade tokens.


def rooms_on(p: NewDawn, seat: int, slots: list[int]) -> list[int]:
    """How many more trade tokens each of these cards can hold; for the automated player there is no limit (A6.1-a)."""
    if seat == p.automa:
        return [p.trade_supply()] * len(slots)
    trade = p.civs[seat].trade
    return [TRADE_LIMIT - trade[slot] for slot in slots]


def room_on_wonder(p: NewDawn, seat: int) -> int:
    """How many more trade tokens Great Zimbabwe can hold for this seat."""
    if p.wonder_space[GREAT_ZIMBABWE] < 0 or not p.wields(seat, GREAT_ZIMBABWE):
        return 0
    return ZIMBABWE_ROOM - p.zimbabwe


def gain_trade(p: NewDawn, seat: int, count: int, rule: str, kind: int = NONE) -> None:
    """Gain trade tokens on cards of choice, all cards or those of a kind; what does not fit is lost (R13.2-a)."""
    supplied = min(count, p.trade_supply())
    if seat == p.automa:
        for _ in range(supplied):
            _store_for_automa(p, seat)
        _tell_lost(p, seat, count - supplied, "R15.4-a")
        return
    frame = Storing(seat, supplied, rule_number(rule), kind)
    room = frame.room(p)
    frame.left = min(supplied, room)
    _tell_lost(p, seat, count - frame.left, "R13.2-a" if room < supplied else "R15.4-a")
    if frame.left:
        p.frames.append(frame)


GAIN_RULES: Final[list[str]] = [
    "R6.4-a", "R6.4-b", "R8.12-a", "R8.16-a", "R9.5-a", "focus.mathematics", "diplomacy.embassy",
]  # fmt: skip
"""The rules by which trade tokens of choice are gained."""


def rule_number(rule: str) -> int:
    """The place of a rule among those by which trade tokens are gained."""
    return GAIN_RULES.index(rule)


def gain_trade_on(p: NewDawn, seat: int, slot: int, count: int, rule: str) -> None:
    """Gain trade tokens on one card; what does not fit is lost."""
    room, supplied = rooms_on(p, seat, [slot])[0], min(count, p.trade_supply())
    gained = min(supplied, room)
    p.civs[seat].trade[slot] += gained
    if gained:
        p.tell("trade-gained", rule, {"seat": seat, "count": gained, "slot": slot + 1})
    _tell_lost(p, seat, count - gained, "R13.2-a" if room < supplied else "R15.4-a")


def _tell_lost(p: NewDawn, seat: int, count: int, rule: str) -> None:
    if count:
        p.tell("trade-lost", rule, {"seat": seat, "count": count})


def _store_for_automa(p: NewDawn, seat: int) -> None:
    """One token on the card with the fewest tokens, the highest slot of these (A6.2-a)."""
    trade = p.civs[seat].trade
    fewest = min(trade)
    slots = [slot for slot in range(SLOTS) if trade[slot] == fewest]
    slot = slots[-1]
    tied = len(slots) > 1
    trade[slot] += 1
    criterion = "criterion-highest-slot" if tied else "criterion-fewest-tokens"
    p.tell("automa-stored", "A6.2-a", {"seat": seat, "slot": slot + 1, "criterion": criterion})


@frame("Storing")
class Storing(Frame[NewDawn]):
    """Trade tokens are put on focus cards one by one."""

    seat: int = 0
    left: int = 0
    rule: int = 0
    kind: int = NONE
    """The kind of the cards that may take them, or -1: all cards and Great Zimbabwe."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "left": self.left}

    def resume(self, p: NewDawn) -> None:
        places = self._places(p) if self.left else []
        if not places:
            p.frames.pop()
        elif len(places) == 1:
            self._put(p, places[0])
        else:
            self.asked = 1 << self.seat
            p.offer(self.seat, [STORE.base + place for place in places])

    def room(self, p: NewDawn) -> int:
        """How many tokens find a place."""
        total = sum(rooms_on(p, self.seat, self._slots(p)))
        return total + room_on_wonder(p, self.seat) if self.kind == NONE else total

    def _slots(self, p: NewDawn) -> list[int]:
        return ALL_SLOTS if self.kind == NONE else p.civs[self.seat].slots_of(self.kind)

    def _places(self, p: NewDawn) -> list[int]:
        slots = self._slots(p)
        rooms = rooms_on(p, self.seat, slots)
        places = [slot for place, slot in enumerate(slots) if rooms[place] > 0]
        if self.kind == NONE and room_on_wonder(p, self.seat) > 0:
            places.append(STORE_ON_WONDER)
        return places

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [STORE.base + place for place in self._places(p)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if not STORE.owns(action):
            return Objection(GAIN_RULES[self.rule])
        if STORE.first(action) == STORE_ON_WONDER:
            return Objection("wonder.great_zimbabwe")
        return Objection("R13.2-a" if STORE.first(action) in self._slots(p) else GAIN_RULES[self.rule])

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        self._put(p, STORE.first(action))

    def _put(self, p: NewDawn, place: int) -> None:
        self.left -= 1
        rule = GAIN_RULES[self.rule]
        if place == STORE_ON_WONDER:
            p.zimbabwe += 1
            p.tell("trade-stored", "wonder.great_zimbabwe", {"seat": self.seat, "count": 1})
        else:
            p.civs[self.seat].trade[place] += 1
            if not p.is_silent:
                p.tell("trade-gained", rule, {"seat": self.seat, "count": 1, "slot": place + 1})


# Resources.


def gain_resource(p: NewDawn, seat: int, kinds: int, rule: str) -> None:
    """Gain a resource of choice among these types (bits); the automated player gets one at random (A5.1-a)."""
    if seat == p.automa:
        _gain_random_resource(p, seat)
        return
    frame = ResourceChoice(seat, kinds, RESOURCE_RULES.index(rule))
    if frame.choices(p):
        p.frames.append(frame)
    else:
        p.tell("no-resource", "R5.4-b" if kinds else rule, {"seat": seat})


ALL_KINDS: Final = (1 << RESOURCE_COUNT) - 1
RESOURCE_RULES: Final[list[str]] = ["leader.gilgamesh", "focus.replaceable_parts", "diplomacy.embassy"]
"""The rules by which resources of choice are gained."""


def take_resource(p: NewDawn, seat: int, resource: int, rule: str) -> None:
    """Take a resource from the supply."""
    p.supply[resource] -= 1
    p.civs[seat].resources[resource] += 1
    p.tell("resource-gained", rule, {"seat": seat, "resource": f"resource-{RESOURCES[resource]}"})


def _gain_random_resource(p: NewDawn, seat: int) -> None:
    kinds = [resource for resource in range(RESOURCE_COUNT) if p.supply[resource]]
    if not kinds:
        p.tell("no-resource", "R5.4-b", {"seat": seat})
        return
    resource = kinds[p.dice.below(len(kinds))]
    p.supply[resource] -= 1
    p.civs[seat].resources[resource] += 1
    name = f"resource-{RESOURCES[resource]}"
    p.tell("automa-resource", "A5.1-a", {"seat": seat, "resource": name, "criterion": "criterion-random"})


@frame("ResourceChoice")
class ResourceChoice(Frame[NewDawn]):
    """Somebody takes a resource of choice, if need be after an exchange with the automated player (A5.3-a)."""

    seat: int = 0
    kinds: int = 0
    """The types that may be taken, as bits."""
    rule: int = 0
    bartered: int = 0
    """Whether an exchange was made; one is enough to get any type."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        kinds = [RESOURCES[resource] for resource in range(RESOURCE_COUNT) if (self.kinds >> resource) & 1]
        return {"frame": self.name(), "seat": self.seat, "resources": kinds}

    def choices(self, p: NewDawn) -> list[int]:
        """Everything the seat can answer; an exchange may be declined even if nothing can be gained without it."""
        wanted = [resource for resource in range(RESOURCE_COUNT) if (self.kinds >> resource) & 1]
        gains = [GAIN.code(resource) for resource in wanted if p.supply[resource]]
        barters = [] if self.bartered else barter_codes(p, wanted)
        return gains + barters if gains or not barters else [*barters, DONE_CODE]

    def resume(self, p: NewDawn) -> None:
        choices = self.choices(p)
        if len(choices) == 1 and GAIN.owns(choices[0]):
            p.frames.pop()
            take_resource(p, self.seat, GAIN.first(choices[0]), RESOURCE_RULES[self.rule])
        else:
            self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return self.choices(p)

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.choices(p):
            return None
        if GAIN.owns(action):
            missing = not p.supply[GAIN.first(action)]
            return Objection("R5.4-b" if missing else RESOURCE_RULES[self.rule])
        return Objection("A5.3-a" if BARTER.owns(action) else RESOURCE_RULES[self.rule])

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        if GAIN.owns(action):
            self.asked = 0
            p.frames.pop()
            take_resource(p, seat, GAIN.first(action), RESOURCE_RULES[self.rule])
            return
        if action == DONE_CODE:
            self.asked = 0
            p.frames.pop()
            return
        self.asked = 0
        self.bartered = 1
        barter(p, seat, action)


# Exchanging resources of the automated player, wherever people take one that the supply lacks (A5.3-a, N41).


def barter_codes(p: NewDawn, wanted: list[int]) -> list[int]:
    """Exchanges that would bring one of these types into the supply, for any type that the supply still has."""
    if p.automa < 0:
        return []
    held = p.civs[p.automa].resources
    missing = [resource for resource in wanted if not p.supply[resource] and held[resource]]
    others = [other for other in range(RESOURCE_COUNT) if p.supply[other]]
    return [BARTER.code(resource, other) for resource in missing for other in others]


def barter(p: NewDawn, seat: int, action: int) -> None:
    """Put a token of the automated player into the supply, and another one from there in its place."""
    wanted, other = BARTER.first(action), BARTER.second(action)
    automa = p.civs[p.automa]
    automa.resources[wanted] -= 1
    automa.resources[other] += 1
    p.supply[wanted] += 1
    p.supply[other] -= 1
    names = {"resource": f"resource-{RESOURCES[wanted]}", "for": f"resource-{RESOURCES[other]}"}
    p.tell("bartered", "A5.3-a", {"seat": seat, "other": p.automa, **names})


# Natural wonder tokens of Roosevelt, and city-state tokens where two cards of a kind lie in the row.


def lay_natural_wonder(p: NewDawn, seat: int, natural: int) -> None:
    """Put a natural wonder token on a focus card: one of choice, for the automated player that in slot 4 (A9.3-a)."""
    if seat != p.automa:
        p.frames.append(Laying(seat, natural))
        return
    c = p.civs[seat]
    c.naturals_on = with_token(c.naturals_on, AUTOMA_NATURAL_SLOT, natural)
    name = f"natural-wonder-{NATURAL_WONDERS[natural]}"
    p.tell("natural-wonder-laid", "A9.3-a", {"seat": seat, "wonder": name, "slot": AUTOMA_NATURAL_SLOT + 1})


@frame("Laying")
class Laying(Frame[NewDawn]):
    """Roosevelt lays a natural wonder token on a focus card of choice."""

    seat: int = 0
    natural: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "wonder": NATURAL_WONDERS[self.natural]}

    def resume(self, p: NewDawn) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [LAY.code(slot) for slot in range(SLOTS)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if LAY.owns(action) else Objection("leader.roosevelt")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        slot = LAY.first(action)
        self.asked = 0
        p.frames.pop()
        c = p.civs[seat]
        c.naturals_on = with_token(c.naturals_on, slot, self.natural)
        name = f"natural-wonder-{NATURAL_WONDERS[self.natural]}"
        p.tell("natural-wonder-laid", "leader.roosevelt", {"seat": seat, "wonder": name, "slot": slot + 1})


@frame("CityStateCard")
class CityStateCard(Frame[NewDawn]):
    """The token of a conquered city-state goes on one of two cards of its kind (Oxford University)."""

    seat: int = 0
    state: int = 0

    def resume(self, p: NewDawn) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [STORE.code(slot) for slot in p.civs[seat].slots_of(CITY_STATE_KIND[self.state])]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("R10.4-a")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        p.frames.pop()
        slot = STORE.first(action)
        c = p.civs[seat]
        c.states_on = with_token(c.states_on, slot, self.state)
        name = f"city-state-{CITY_STATES[self.state]}"
        p.tell("city-state-laid", "R10.4-a", {"seat": seat, "state": name, "slot": slot + 1})


def gain_visit_tokens(p: NewDawn, seat: int, state: int, count: int) -> None:
    """Gain trade tokens on the own card of a city-state's kind (R6.4-a).

    With Oxford University two such cards may lie in the row, which share them as their owner likes, or none.
    """
    kind = CITY_STATE_KIND[state]
    slots = p.civs[seat].slots_of(kind)
    if len(slots) > 1:
        gain_trade(p, seat, count, "R6.4-a", kind)
    elif slots:
        gain_trade_on(p, seat, slots[0], count, "R6.4-a")
    else:
        _tell_lost(p, seat, count, "R6.4-a")
