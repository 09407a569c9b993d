"""What a won attack brings (R8.12 to R8.17): pieces replaced, city-states conquered or liberated, capitals looted."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.automated.battle import choose_fate, choose_home, loot_capital
from civitas.games.new_dawn.battles.combat import (
    BARBARIAN,
    CITY_STATE,
    RIVAL_CAPITAL,
    RIVAL_TOKEN,
    own_pieces,
    target_kind,
    unused_pieces,
)
from civitas.games.new_dawn.civilization import with_entry
from civitas.games.new_dawn.civilizations.construction import homes
from civitas.games.new_dawn.civilizations.gains import ALL_KINDS, gain_resource, gain_trade
from civitas.games.new_dawn.civilizations.treaties import take_state_card
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.leaders import GILGAMESH
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.map.pieces import (
    change_wonder,
    conquer_city_state,
    destroy_piece,
    put_city,
    remove_barbarian,
    replace_piece,
    space_name,
    take_off_map,
    take_state_token,
)
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import watch_agendas
from civitas.games.new_dawn.verbs import CONQUER_CODE, DONE_CODE, HOUSE, LIBERATE_CODE, LOOT, REMOVE
from civitas.games.new_dawn.view_types import Question

LOOT_LIMIT: Final = 2
"""Trade tokens taken when a capital is defeated (R8.16-a)."""


def win(p: NewDawn, attacker: int, target: int) -> None:
    """Carry out what the active player's victory on a space means."""
    p.victories += 1
    kind = target_kind(p, attacker, target)
    if kind == BARBARIAN:
        _defeat_barbarian(p, attacker, target)
    elif kind == RIVAL_CAPITAL:
        _defeat_capital(p, attacker, target)
    elif conquered_state(p, target) >= 0:
        p.frames.append(Fate(attacker, target))
    else:
        p.frames.append(Occupation(attacker, target))


def conquered_state(p: NewDawn, space: int) -> int:
    """The conquered city-state whose space this is, or -1."""
    state = p.world.city_state[space]
    return state if state >= 0 and p.states[state] >= 0 else NONE


def _state_name(p: NewDawn, space: int) -> str:
    return f"city-state-{CITY_STATES[p.world.city_state[space]]}"


def _defeat_barbarian(p: NewDawn, attacker: int, target: int) -> None:
    remove_barbarian(p, p.barbarian_at(target))
    p.tell("barbarian-defeated", "R8.12-a", {"seat": attacker, "space": space_name(target)})
    if p.civs[attacker].leader == GILGAMESH:
        gain_resource(p, attacker, ALL_KINDS, "leader.gilgamesh")
    gain_trade(p, attacker, 1, "R8.12-a")


# A piece takes the place of a defeated one.


@frame("Occupation")
class Occupation(Frame[NewDawn]):
    """A token, city or city-state was defeated and an own piece takes its place; without an unused one, a person may
    take one off the map first (R15.2-b, Q29).
    """

    attacker: int = 0
    target: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.attacker, "space": SPACE_NAMES[self.target]}

    def resume(self, p: NewDawn) -> None:
        kind = target_kind(p, self.attacker, self.target)
        if unused_pieces(p, self.attacker, kind):
            p.frames.pop()
            _occupy(p, self.attacker, self.target, kind)
        elif self.attacker == p.automa:
            p.frames.pop()
            _leave(p, self.attacker, self.target, kind)
        else:
            self.asked = 1 << self.attacker

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        kind = target_kind(p, seat, self.target)
        return [*[REMOVE.code(space) for space in own_pieces(p, seat, kind)], DONE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("R15.2-a" if REMOVE.owns(action) else "R15.2-b")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            p.frames.pop()
            _leave(p, seat, self.target, target_kind(p, seat, self.target))
            return
        take_off_map(p, REMOVE.first(action))


def _occupy(p: NewDawn, seat: int, space: int, kind: int) -> None:
    """Put an own piece in the place of the defeated one; the space is won in this turn (R8.6-a)."""
    p.won = [*p.won, space]
    if kind == CITY_STATE:
        state = p.city_state_at(space)
        p.tell(
            "city-state-conquered",
            "R10.4-a",
            {"seat": seat, "space": space_name(space), "state": _state_name(p, space)},
        )
        conquer_city_state(p, seat, state)
        put_city(p, seat, space)
        return
    if not p.is_silent:
        message, rule = ("token-captured", "R8.13-a") if kind == RIVAL_TOKEN else ("city-captured", "R8.14-a")
        p.tell(message, rule, {"seat": seat, "other": p.owner[space], "space": space_name(space)})
    state = conquered_state(p, space)
    if state >= 0:
        take_state_token(p, seat, state)
    replace_piece(p, seat, space)


def _leave(p: NewDawn, seat: int, space: int, kind: int) -> None:
    """No piece takes the place: the defeated one goes back to its owner, a city-state stays as it is (R15.2-b)."""
    rule = "N18-a" if seat == p.automa else "R15.2-b"
    if kind == CITY_STATE:
        p.tell("city-state-spared", rule, {"seat": seat, "space": space_name(space), "state": _state_name(p, space)})
        return
    p.tell("piece-returned", rule, {"seat": seat, "other": p.owner[space], "space": space_name(space)})
    destroy_piece(p, space)


# A rival's city on a conquered city-state.


@frame("Fate")
class Fate(Frame[NewDawn]):
    """The city on a conquered city-state was defeated: the winner conquers or liberates it (R8.14-b, R10.6-a)."""

    attacker: int = 0
    target: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        state = CITY_STATES[p.world.city_state[self.target]]
        return {"frame": self.name(), "seat": self.attacker, "space": SPACE_NAMES[self.target], "state": state}

    def resume(self, p: NewDawn) -> None:
        if self.attacker == p.automa:
            self._decide(p, choose_fate(p, self.target))
        else:
            self.asked = 1 << self.attacker

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [CONQUER_CODE, LIBERATE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in (CONQUER_CODE, LIBERATE_CODE) else Objection("R8.14-b")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        self._decide(p, action == CONQUER_CODE)

    def _decide(self, p: NewDawn, conquers: bool) -> None:
        p.frames.pop()
        if conquers:
            p.frames.append(Occupation(self.attacker, self.target))
        else:
            liberate(p, self.attacker, self.target)


def liberate(p: NewDawn, seat: int, space: int) -> None:
    """Give a city-state back its space; the liberator takes one of its cards, a wonder stays uncontrolled (N32)."""
    state = p.world.city_state[space]
    p.tell(
        "city-state-liberated",
        "R10.6-a",
        {"seat": seat, "other": p.owner[space], "space": space_name(space), "state": _state_name(p, space)},
    )
    destroy_piece(p, space)
    take_state_card(p, seat, state, "R10.6-a")


# Capitals.


def _defeat_capital(p: NewDawn, attacker: int, target: int) -> None:
    """The capital stays; the winner carries off its wonder and up to two trade tokens (R8.16-a, R8.17-b)."""
    victim = p.owner[target]
    p.civs[attacker].has_beaten_capital = 1
    p.tell("capital-defeated", "R8.16-a", {"seat": attacker, "other": victim, "space": space_name(target)})
    watch_agendas(p, attacker)
    wonder = p.wonder_at(target)
    if attacker == p.automa:
        if wonder >= 0:
            _take_for_automa(p, attacker, wonder)
        loot_capital(p, victim, LOOT_LIMIT)
        return
    # The frame pushed last comes first: the wonder, then the tokens.
    p.frames.append(Loot(attacker, victim, LOOT_LIMIT))
    if wonder >= 0:
        p.frames.append(Spoils(attacker, wonder))


def _take_for_automa(p: NewDawn, seat: int, wonder: int) -> None:
    places = homes(p, seat)
    if places:
        carry_off(p, seat, wonder, choose_home(p, wonder, places), "A7.4-c")
    else:
        _leave_wonder(p, seat, wonder)


def carry_off(p: NewDawn, seat: int, wonder: int, home: int, rule: str) -> None:
    """Move the wonder of a defeated capital to an own city without one."""
    victim = p.owner[p.wonder_space[wonder]]
    p.wonder_space = with_entry(p.wonder_space, wonder, home)
    p.tell(
        "wonder-carried-off",
        rule,
        {"seat": seat, "other": victim, "wonder": f"card-{WONDERS[wonder]}", "space": space_name(home)},
    )
    change_wonder(p, wonder, victim, seat)
    watch_agendas(p, seat)


def _leave_wonder(p: NewDawn, seat: int, wonder: int) -> None:
    victim = p.owner[p.wonder_space[wonder]]
    name = f"card-{WONDERS[wonder]}"
    p.tell("wonder-left-behind", "R8.17-c", {"seat": seat, "other": victim, "wonder": name})


@frame("Spoils")
class Spoils(Frame[NewDawn]):
    """The winner chooses the own city that gets the wonder of a defeated capital; without one it stays (R8.17-c)."""

    seat: int = 0
    wonder: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "wonder": WONDERS[self.wonder]}

    def resume(self, p: NewDawn) -> None:
        places = homes(p, self.seat)
        if len(places) > 1:
            self.asked = 1 << self.seat
            return
        p.frames.pop()
        if places:
            carry_off(p, self.seat, self.wonder, places[0], "R8.17-b")
        else:
            _leave_wonder(p, self.seat, self.wonder)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [HOUSE.code(space) for space in homes(p, seat)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("R12.2-a" if HOUSE.owns(action) else "R8.17-b")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        p.frames.pop()
        carry_off(p, seat, self.wonder, HOUSE.first(action), "R8.17-b")


@frame("Loot")
class Loot(Frame[NewDawn]):
    """The winner takes trade tokens from the focus cards of a defeated capital's owner, one by one (R8.16-a)."""

    seat: int = 0
    victim: int = 0
    left: int = 0
    taken: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "victim": self.victim, "left": self.left}

    def _slots(self, p: NewDawn) -> list[int]:
        trade = p.civs[self.victim].trade
        return [slot for slot in range(SLOTS) if trade[slot]]

    def resume(self, p: NewDawn) -> None:
        slots = self._slots(p)
        if not self.left or not slots:
            p.frames.pop()
            if self.taken:
                gain_trade(p, self.seat, self.taken, "R8.16-a")
        elif len(slots) == 1 or sum(p.civs[self.victim].trade) <= self.left:
            self._take(p, slots[0])
        else:
            self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [LOOT.code(slot) for slot in self._slots(p)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("R8.16-a")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        self._take(p, LOOT.first(action))

    def _take(self, p: NewDawn, slot: int) -> None:
        self.left -= 1
        self.taken += 1
        p.civs[self.victim].trade[slot] -= 1
        p.tell("looted", "R8.16-a", {"seat": self.seat, "other": self.victim, "slot": slot + 1})
