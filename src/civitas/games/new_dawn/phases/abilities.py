"""What can be done at the start of a turn, before a card is chosen (R3.5): wonders and city-state cards."""

from typing import Final

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilization import TRADE_LIMIT
from civitas.games.new_dawn.civilizations.treaties import give_back_pact, take_pact
from civitas.games.new_dawn.facts.city_states import GENEVA, SEOUL
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.terrain import BARBARIAN_COUNT, NONE
from civitas.games.new_dawn.facts.wonders import (
    EIFFEL_TOWER,
    FORBIDDEN_CITY,
    GREAT_ZIMBABWE,
    HANGING_GARDENS,
    ORACLE,
    WONDER_ABILITIES,
)
from civitas.games.new_dawn.map.barbarians import barbarian_name
from civitas.games.new_dawn.map.hexes import DIRECTIONS
from civitas.games.new_dawn.map.pieces import destroy_piece, replace_piece, space_name
from civitas.games.new_dawn.map.placing import NEAR_CITY, placement_spaces
from civitas.games.new_dawn.model import (
    EIFFEL_DONE,
    FORBIDDEN_CITY_DONE,
    GARDENS_DONE,
    GENEVA_DONE,
    ORACLE_DONE,
    REINFORCED,
    SEOUL_DONE,
    TOKEN,
    NewDawn,
)
from civitas.games.new_dawn.phases.culture import BY_GARDENS, Placing
from civitas.games.new_dawn.verbs import CEDE, DESTROY, NAME, PUSH, RENEGOTIATE, SWAP, UNLOAD, USE
from civitas.games.new_dawn.view_types import Question

GARDENS_LIMIT: Final = WONDER_ABILITIES[HANGING_GARDENS].difficulty
"""Hanging Gardens reach terrain up to this difficulty."""

_ORACLE_CODES: Final[list[int]] = [SWAP.code(slot, slot + 1) for slot in range(SLOTS - 1)]
_CODE_OF_GARDENS: Final = USE.code(HANGING_GARDENS)


def ability_actions(p: NewDawn, seat: int) -> list[int]:
    """Everything a seat may do at the start of the turn; each ability once, in any order."""
    actions: list[int] = []
    once, built = p.once, p.wonder_space
    # Most wonders are not built: where they would stand is looked up first.
    if built[ORACLE] >= 0 and p.wields(seat, ORACLE) and not once & ORACLE_DONE:
        actions += _ORACLE_CODES
    if (
        built[HANGING_GARDENS] >= 0
        and p.wields(seat, HANGING_GARDENS)
        and not once & GARDENS_DONE
        and _can_plant(p, seat)
    ):
        actions.append(_CODE_OF_GARDENS)
    if built[FORBIDDEN_CITY] >= 0 and p.wields(seat, FORBIDDEN_CITY) and not once & FORBIDDEN_CITY_DONE:
        actions += [DESTROY.code(space) for space in bordering_tokens(p, seat)]
    if (
        built[EIFFEL_TOWER] >= 0
        and p.wields(seat, EIFFEL_TOWER)
        and not once & EIFFEL_DONE
        and p.civs[seat].tokens_left
    ):
        actions += [NAME.code(space) for space in nameable_tokens(p, seat)]
    if p.zimbabwe and p.wields(seat, GREAT_ZIMBABWE):
        trade = p.civs[seat].trade
        actions += [UNLOAD.code(slot) for slot in range(SLOTS) if trade[slot] < TRADE_LIMIT]
    if p.civs[seat].envoys:
        if p.relies_on(seat, SEOUL) and not once & SEOUL_DONE:
            actions += pushes(p)
        if p.relies_on(seat, GENEVA) and not once & GENEVA_DONE:
            actions += renegotiations(p, seat)
    return actions


def _can_plant(p: NewDawn, seat: int) -> bool:
    return bool(placement_spaces(p, seat, GARDENS_LIMIT, NONE, NEAR_CITY))


def bordering_tokens(p: NewDawn, seat: int) -> list[int]:
    """Rival control tokens next to own spaces (wonder.forbidden_city)."""
    found: list[int] = []
    for own in p.civs[seat].cities + p.civs[seat].tokens:
        for space in p.world.neighbours[own]:
            if p.piece[space] in (TOKEN, REINFORCED) and p.is_rival(seat, space) and space not in found:
                found.append(space)
    return found


def nameable_tokens(p: NewDawn, seat: int) -> list[int]:
    """Control tokens of rivals who have two or more (wonder.eiffel_tower)."""
    rivals = [c for other, c in enumerate(p.civs) if other != seat and len(c.tokens) > 1]
    return [space for c in rivals for space in c.tokens]


def pushes(p: NewDawn) -> list[int]:
    """Every barbarian one step onto an empty land space (citystate.seoul)."""
    actions: list[int] = []
    for barbarian in range(BARBARIAN_COUNT):
        space = p.barbarians[barbarian]
        if space < 0:
            continue
        for direction in range(len(DIRECTIONS)):
            target = p.world.around[space][direction]
            if target >= 0 and not p.world.is_water[target] and p.is_empty(target):
                actions.append(PUSH.code(barbarian, direction))
    return actions


def renegotiations(p: NewDawn, seat: int) -> list[int]:
    """A card of a rival for another available one of the same rival (citystate.geneva)."""
    actions: list[int] = []
    if seat not in p.pacts:
        return actions
    for giver in range(p.players):
        first = giver * PACT_COUNT
        cards = p.pacts_of(seat, giver) if giver != seat else []
        available = [pact for pact in range(PACT_COUNT) if p.holder(giver, pact) < 0] if cards else []
        for held in cards:
            actions += [RENEGOTIATE.code(first + held, first + pact) for pact in available]
    return actions


def ability_objection(p: NewDawn, seat: int, action: int) -> Objection | None:
    """Why an ability cannot be used now, or None; whatever is no ability at all needs a card to be chosen first."""
    if action in ability_actions(p, seat):
        return None
    if action == _CODE_OF_GARDENS:
        return Objection("R3.5-a" if p.once & GARDENS_DONE else "wonder.hanging_gardens")
    for verb, done, rule in _ABILITY_RULES:
        if verb.owns(action):
            return Objection("R3.5-a" if p.once & done else rule)
    return Objection("R3.3-b")


_ABILITY_RULES: Final = [
    (SWAP, ORACLE_DONE, "wonder.oracle"),
    (DESTROY, FORBIDDEN_CITY_DONE, "wonder.forbidden_city"),
    (NAME, EIFFEL_DONE, "wonder.eiffel_tower"),
    (UNLOAD, 0, "wonder.great_zimbabwe"),
    (PUSH, SEOUL_DONE, "citystate.seoul"),
    (RENEGOTIATE, GENEVA_DONE, "citystate.geneva"),
]
"""What is said to use an ability, the bit that it was used in this turn, and the rule it comes from."""


def use_ability(p: NewDawn, seat: int, action: int) -> None:
    """Use a start-of-turn ability."""
    if SWAP.owns(action):
        _swap(p, seat, SWAP.first(action), SWAP.second(action))
    elif USE.owns(action):
        p.once |= GARDENS_DONE
        placing = Placing(seat, NONE, GARDENS_LIMIT, BY_GARDENS)
        placing.left = 1
        p.push(placing)
    elif DESTROY.owns(action):
        p.once |= FORBIDDEN_CITY_DONE
        space = DESTROY.first(action)
        victim = p.owner[space]
        p.tell("destroyed", "wonder.forbidden_city", {"seat": seat, "other": victim, "space": space_name(space)})
        destroy_piece(p, space)
    elif NAME.owns(action):
        p.once |= EIFFEL_DONE
        p.push(Eiffel(seat, NAME.first(action)))
    elif UNLOAD.owns(action):
        slot = UNLOAD.first(action)
        p.zimbabwe -= 1
        p.civs[seat].trade[slot] += 1
        p.tell("unloaded", "wonder.great_zimbabwe", {"seat": seat, "slot": slot + 1})
    elif PUSH.owns(action):
        _push(p, seat, PUSH.first(action), PUSH.second(action))
    else:
        _renegotiate(p, seat, RENEGOTIATE.first(action), RENEGOTIATE.second(action))


def _swap(p: NewDawn, seat: int, one: int, other: int) -> None:
    p.once |= ORACLE_DONE
    p.civs[seat].swap(one, other)
    p.tell("swapped", "wonder.oracle", {"seat": seat, "slot": one + 1, "second": other + 1})


def _push(p: NewDawn, seat: int, barbarian: int, direction: int) -> None:
    p.once |= SEOUL_DONE
    target = p.world.around[p.barbarians[barbarian]][direction]
    p.barbarians[barbarian] = target
    names = {"barbarian": barbarian_name(barbarian), "space": space_name(target)}
    p.tell("barbarian-pushed", "citystate.seoul", {"seat": seat, **names})


def _renegotiate(p: NewDawn, seat: int, held: int, wanted: int) -> None:
    p.once |= GENEVA_DONE
    giver = held // PACT_COUNT
    give_back_pact(p, giver, held % PACT_COUNT, "citystate.geneva")
    take_pact(p, seat, giver, wanted % PACT_COUNT, "citystate.geneva")


@frame("Eiffel")
class Eiffel(Frame[NewDawn]):
    """Two control tokens of one rival are named; the rival gives one of them up (wonder.eiffel_tower)."""

    seat: int = 0
    one: int = NONE
    other: int = NONE

    def question(self, p: NewDawn, seat: int | None) -> Question:
        named = [space_name(space) for space in (self.one, self.other) if space >= 0]
        return {"frame": self.name(), "seat": self.seat, "named": named}

    def _rival(self, p: NewDawn) -> int:
        return p.owner[self.one]

    def resume(self, p: NewDawn) -> None:
        if self.other < 0:
            choices = self._others(p)
            if len(choices) == 1:
                self._name(p, choices[0])
            else:
                self.asked = 1 << self.seat
        elif self._rival(p) == p.automa:
            self._cede_at_random(p)
        else:
            self.asked = 1 << self._rival(p)

    def _others(self, p: NewDawn) -> list[int]:
        return [space for space in p.civs[self._rival(p)].tokens if space != self.one]

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        if self.other < 0:
            return [NAME.code(space) for space in self._others(p)]
        return [CEDE.code(self.one), CEDE.code(self.other)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("wonder.eiffel_tower")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if NAME.owns(action):
            self._name(p, NAME.first(action))
        else:
            space = CEDE.first(action)
            p.tell("ceded", "wonder.eiffel_tower", self._terms(p, space))
            self._replace(p, space)

    def _name(self, p: NewDawn, space: int) -> None:
        self.other = space
        names = {"space": space_name(self.one), "second": space_name(space)}
        p.tell("named", "wonder.eiffel_tower", {"seat": self.seat, "other": self._rival(p), **names})

    def _cede_at_random(self, p: NewDawn) -> None:
        """Nobody decides for the automated player (Q41-a)."""
        space = (self.one, self.other)[p.dice.below(2)]
        p.tell("automa-ceded", "Q41-a", {**self._terms(p, space), "criterion": "criterion-random"})
        self._replace(p, space)

    def _terms(self, p: NewDawn, space: int) -> dict[str, Argument]:
        return {"seat": p.owner[space], "other": self.seat, "space": space_name(space)}

    def _replace(self, p: NewDawn, space: int) -> None:
        p.pop()
        replace_piece(p, self.seat, space)
