"""Industry cards: a city, or a world wonder and its payment (R6.7-R6.9)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilizations.construction import RESOURCE_VALUE, homes, raise_wonder, wonder_cost
from civitas.games.new_dawn.civilizations.spending import (
    spend_codes,
    spend_token,
    tokens_available,
    use_natural_wonder,
)
from civitas.games.new_dawn.civilizations.treaties import take_pact
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.kinds import INDUSTRY
from civitas.games.new_dawn.facts.terrain import NATURAL_RESOURCE, NATURAL_WONDERS, NONE, RESOURCES
from civitas.games.new_dawn.facts.wonders import (
    PORCELAIN_TOWER,
    POTALA_PALACE,
    PYRAMIDS,
    WONDER_ABILITIES,
    WONDER_RESOURCES,
    WONDERS,
)
from civitas.games.new_dawn.map.hexes import distance
from civitas.games.new_dawn.map.pieces import destroy_piece, return_caravan, space_name, take_off_map
from civitas.games.new_dawn.map.placing import terrain_limits
from civitas.games.new_dawn.map.sites import build_city, city_sites, is_site, keeps_site, may_free_site
from civitas.games.new_dawn.model import CITY, NewDawn
from civitas.games.new_dawn.phases.culture import BY_NEW_CITY, Placing
from civitas.games.new_dawn.phases.science import begin_upgrades
from civitas.games.new_dawn.verbs import (
    BUILD,
    CONSTRUCT,
    DONE_CODE,
    HOUSE,
    REMOVE,
    SETTLE,
    SPEND,
    SPEND_NATURAL,
    SPEND_RESOURCE,
    SPEND_STATE,
    TAKE,
)
from civitas.games.new_dawn.view_types import Question

SLOT_5: Final = 5
POTALA_CARDS: Final = WONDER_ABILITIES[POTALA_PALACE].cards_taken


def begin_industry(p: NewDawn, seat: int, card: FocusCard, slot: int, number: int) -> None:
    """Resolve an industry card."""
    p.frames.append(Industry(seat, slot, number, card.index))


def production(card: FocusCard, number: int) -> int:
    """What an industry card produces by itself (R6.9-a, focus.nationalism)."""
    return card.production_in_slot_5 if number == SLOT_5 and card.production_in_slot_5 else number


@frame("Industry")
class Industry(Frame[NewDawn]):
    """Either a city or a world wonder is built (R6.7-f)."""

    seat: int = 0
    slot: int = 0
    number: int = 0
    card: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        made = production(FOCUS_CARDS[self.card], self.number)
        return {"frame": self.name(), "seat": self.seat, "number": self.number, "production": made}

    def resume(self, p: NewDawn) -> None:
        p.ask_or_pop(self.seat)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        if p.civs[seat].cities_left:
            build = BUILD.base
            actions = [build + space for space in self._sites(p)]
            if FOCUS_CARDS[self.card].city_at_caravan:
                actions += [SETTLE.code(caravan) for caravan in settlers(p, seat)]
        else:
            actions = [REMOVE.code(space) for space in self._removable(p)]
        construct = CONSTRUCT.base
        actions += [construct + wonder for wonder in self._wonders(p)]
        actions.append(DONE_CODE)
        return actions

    def _sites(self, p: NewDawn) -> list[int]:
        card = FOCUS_CARDS[self.card]
        return city_sites(p, self.seat, self.number, card.city_range, card.cities_over_water, False)

    def _removable(self, p: NewDawn) -> list[int]:
        """Cities that can be taken off the map for another one: there must be a place for it afterwards (R15.2-a)."""
        cities = [space for space in p.civs[self.seat].cities if p.piece[space] == CITY]
        sites, seat, number = self._sites(p), self.seat, self.number
        if not sites and not FOCUS_CARDS[self.card].city_at_caravan:
            cities = [space for space in cities if may_free_site(p, seat, number, space)]
        return [space for space in cities if keeps_site(p, seat, number, sites, space) or self._may_move(p, space)]

    def _may_move(self, p: NewDawn, city: int) -> bool:
        """Whether a city has a place somewhere once this one is gone."""
        trial = p.clone()
        trial.frames = []
        destroy_piece(trial, city)
        if self._sites(trial):
            return True
        return FOCUS_CARDS[self.card].city_at_caravan and bool(settlers(trial, self.seat))

    def _wonders(self, p: NewDawn) -> list[int]:
        seat, slot = self.seat, self.slot
        made = production(FOCUS_CARDS[self.card], self.number) + tokens_available(p, seat, slot)
        most = made + RESOURCE_VALUE * (sum(p.civs[seat].resources) + p.naturals.count(seat))
        found: list[int] = []
        for wonder in p.face_up():
            cost = wonder_cost(p, seat, wonder)
            if most >= cost and made + resource_means(p, seat, slot, wonder) >= cost:
                found.append(wonder)
        return found if found and homes(p, seat) else []

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if BUILD.owns(action):
            return self._building_objection(p, seat, BUILD.first(action))
        if CONSTRUCT.owns(action):
            return self._construction_objection(p, seat, CONSTRUCT.first(action))
        if SPEND.owns(action):
            return Objection("R6.7-e")
        if SETTLE.owns(action):
            return Objection("focus.animal_husbandry")
        return Objection("R15.2-a" if REMOVE.owns(action) else "R6.7-f")

    def _building_objection(self, p: NewDawn, seat: int, space: int) -> Objection:
        if p.world.terrain[space] < 0 or p.world.is_water[space]:
            return Objection("R4.2-a")
        if not is_site(p, seat, space):
            near = [
                other for other in p.world.neighbours[space] if p.piece[other] >= CITY or p.city_state_at(other) >= 0
            ]
            return Objection("R4.8-a" if near else "R6.7-b")
        if not p.civs[seat].cities_left:
            return Objection("R15.2-a")
        if terrain_limits(p, seat, INDUSTRY)[space] > self.number:
            return Objection("R6.7-g" if p.world.natural_wonder[space] >= 0 else "R3.2-a")
        return Objection("R6.7-d" if self._is_near(p, seat, space) else "R6.7-a")

    def _is_near(self, p: NewDawn, seat: int, space: int) -> bool:
        """Whether a space would be in range if nothing were in the way."""
        c, place = p.civs[seat], p.world.place
        most = FOCUS_CARDS[self.card].city_range
        return any(distance(place[own], place[space]) <= most for own in c.cities + c.tokens)

    def _construction_objection(self, p: NewDawn, seat: int, wonder: int) -> Objection:
        if wonder not in p.face_up():
            return Objection("R6.8-a")
        if not homes(p, seat):
            return Objection("R6.8-b")
        return Objection(self._price_rule(p, seat, wonder))

    def _price_rule(self, p: NewDawn, seat: int, wonder: int) -> str:
        """Why a wonder cannot be paid: what would do lies on other cards or is of the wrong type, or there is none."""
        c = p.civs[seat]
        made = production(FOCUS_CARDS[self.card], self.number) + means(p, seat, self.slot, wonder)
        lacking = wonder_cost(p, seat, wonder) - made
        useless = sum(c.resources) - sum([c.resources[resource] for resource in WONDER_RESOURCES[wonder]])
        if RESOURCE_VALUE * useless >= lacking:
            return "R6.9-b"
        return "R6.9-e" if sum(c.trade) - c.trade[self.slot] >= lacking else "R6.9-a"

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if REMOVE.owns(action):
            take_off_map(p, REMOVE.first(action))
            return
        p.frames.pop()
        if BUILD.owns(action):
            self._build(p, seat, BUILD.first(action))
        elif SETTLE.owns(action):
            settle(p, seat, SETTLE.first(action))
        elif CONSTRUCT.owns(action):
            made = production(FOCUS_CARDS[self.card], self.number)
            p.frames.append(Payment(seat, self.slot, CONSTRUCT.first(action), made))

    def _build(self, p: NewDawn, seat: int, space: int) -> None:
        card = FOCUS_CARDS[self.card]
        if card.tokens_at_city:
            placing = Placing(seat, NONE, self.number, BY_NEW_CITY)
            placing.left = card.tokens_at_city
            placing.city = space
            p.frames.append(placing)
        build_city(p, seat, space, "R6.7-a")


def settlers(p: NewDawn, seat: int) -> list[int]:
    """Caravans on legal spaces, whatever their land and distance (focus.animal_husbandry, Q13)."""
    caravans = p.civs[seat].caravans
    return [caravan for caravan, space in enumerate(caravans) if space >= 0 and is_site(p, seat, space)]


def settle(p: NewDawn, seat: int, caravan: int) -> None:
    """Build a city where a caravan stands and return the caravan to its card."""
    space = p.civs[seat].caravans[caravan]
    return_caravan(p, seat, caravan)
    p.tell("caravan-settled", "focus.animal_husbandry", {"seat": seat, "space": space_name(space)})
    build_city(p, seat, space, "focus.animal_husbandry")


# Paying for a wonder.


def means(p: NewDawn, seat: int, slot: int, wonder: int) -> int:
    """All the production that a seat could add for a wonder."""
    return tokens_available(p, seat, slot) + resource_means(p, seat, slot, wonder)


def resource_means(p: NewDawn, seat: int, slot: int, wonder: int) -> int:
    """What resources and natural wonders would add, besides what these are worth as tokens on the card."""
    c = p.civs[seat]
    total = 0
    for resource in WONDER_RESOURCES[wonder]:
        total += RESOURCE_VALUE * c.resources[resource]
    for natural in _eligible_naturals(p, seat, wonder):
        total += RESOURCE_VALUE
        if (c.naturals_on[slot] >> natural) & 1:
            total -= 1
    return total


def _eligible_naturals(p: NewDawn, seat: int, wonder: int) -> list[int]:
    """Natural wonders that can be spent as a resource for this wonder now (R5.3-a)."""
    if seat not in p.naturals:
        return []
    held = [natural for natural in p.naturals_of(seat) if not (p.spent_naturals >> natural) & 1]
    return [natural for natural in held if NATURAL_RESOURCE[natural] in WONDER_RESOURCES[wonder]]


@frame("Payment")
class Payment(Frame[NewDawn]):
    """Resources and tokens are spent one by one until the cost is met; what is too much is lost (R6.9-d)."""

    seat: int = 0
    slot: int = 0
    wonder: int = 0
    production: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        cost = wonder_cost(p, self.seat, self.wonder)
        wonder = WONDERS[self.wonder]
        return {"frame": self.name(), "seat": self.seat, "wonder": wonder, "production": self.production, "cost": cost}

    def resume(self, p: NewDawn) -> None:
        if self.production >= wonder_cost(p, self.seat, self.wonder):
            p.frames.pop()
            house_wonder(p, self.seat, self.wonder)
            return
        actions = self.legal(p, self.seat)
        if len(actions) == 1:
            self.answer(p, self.seat, actions[0])
        else:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        owned = p.civs[seat].resources
        actions = spend_codes(p, seat, self.slot)
        actions += [SPEND.code(SPEND_RESOURCE + each) for each in WONDER_RESOURCES[self.wonder] if owned[each]]
        naturals = [SPEND.code(SPEND_NATURAL + natural) for natural in _eligible_naturals(p, seat, self.wonder)]
        actions += [action for action in naturals if action not in actions]
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if not SPEND.owns(action):
            return Objection("R6.7-f" if BUILD.owns(action) else "R6.9-a")
        source = SPEND.first(action)
        if source >= SPEND_NATURAL and (p.spent_naturals >> (source - SPEND_NATURAL)) & 1:
            return Objection("R5.3-a")
        if source >= SPEND_NATURAL:
            is_used = (p.spent_naturals >> (source - SPEND_NATURAL)) & 1
            return Objection("R5.3-a" if is_used else "R6.9-b")
        return Objection("R6.9-b" if SPEND_RESOURCE <= source < SPEND_STATE else "R6.9-e")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        source = SPEND.first(action)
        if SPEND_RESOURCE <= source < SPEND_STATE:
            self._spend_resource(p, seat, source - SPEND_RESOURCE)
        elif source >= SPEND_NATURAL and source - SPEND_NATURAL in _eligible_naturals(p, seat, self.wonder):
            natural = source - SPEND_NATURAL
            self.production += RESOURCE_VALUE
            p.tell("spent-resource", "R5.3-a", {"seat": seat, "resource": f"natural-wonder-{NATURAL_WONDERS[natural]}"})
            use_natural_wonder(p, seat, natural)
        else:
            self.production += 1
            spend_token(p, seat, self.slot, source, "R6.9-a")

    def _spend_resource(self, p: NewDawn, seat: int, resource: int) -> None:
        self.production += RESOURCE_VALUE
        p.civs[seat].resources[resource] -= 1
        p.supply[resource] += 1
        p.tell("spent-resource", "R5.4-a", {"seat": seat, "resource": f"resource-{RESOURCES[resource]}"})


# The city for a wonder, and what the wonder does when it is built.


def house_wonder(p: NewDawn, seat: int, wonder: int) -> None:
    """Lay the token of a wonder that is paid for under a city without one."""
    cities = homes(p, seat)
    if len(cities) == 1:
        finish_wonder(p, seat, wonder, cities[0])
    else:
        p.frames.append(Housing(seat, wonder))


@frame("Housing")
class Housing(Frame[NewDawn]):
    """The builder chooses the city for a wonder (R6.8-a)."""

    seat: int = 0
    wonder: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "wonder": WONDERS[self.wonder]}

    def resume(self, p: NewDawn) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [HOUSE.code(space) for space in homes(p, seat)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("R12.2-a" if HOUSE.owns(action) else "R6.8-a")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        p.frames.pop()
        finish_wonder(p, seat, self.wonder, HOUSE.first(action))


def finish_wonder(p: NewDawn, seat: int, wonder: int, space: int) -> None:
    """Build a wonder with all that happens when it is built; captured wonders do not do it again (R12.4-a)."""
    raise_wonder(p, seat, wonder, space, "R6.8-a")
    if wonder in (PYRAMIDS, PORCELAIN_TOWER):
        begin_upgrades(p, seat, wonder)
    elif wonder == POTALA_PALACE:
        p.frames.append(Reception(seat, POTALA_CARDS))


@frame("Reception")
class Reception(Frame[NewDawn]):
    """Potala Palace was built: up to three cards may be taken from rivals (wonder.potala_palace)."""

    seat: int = 0
    left: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "left": self.left}

    def resume(self, p: NewDawn) -> None:
        if self.left and len(self.legal(p, self.seat)) > 1:
            self.asked = 1 << self.seat
        else:
            p.frames.pop()

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        cards = [card for card, holder in enumerate(p.pacts) if holder < 0 and card // PACT_COUNT != seat]
        return [*[TAKE.code(card) for card in cards], DONE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("R11.3-a" if TAKE.owns(action) else "wonder.potala_palace")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            self.left = 0
            return
        card = TAKE.first(action)
        self.left -= 1
        take_pact(p, seat, card // PACT_COUNT, card % PACT_COUNT, "wonder.potala_palace")
