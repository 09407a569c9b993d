"""The event dial: barbarians march and raid, barbarians return, mature cities trade (R9)."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilizations.gains import gain_trade
from civitas.games.new_dawn.facts.event_dial import EVENTS, MOVE, SECTION_COUNT, SECTIONS, SPAWN, TRADE
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.map.barbarians import (
    barbarian_name,
    can_appear,
    destination,
    marching_order,
    waiting_barbarians,
)
from civitas.games.new_dawn.map.hexes import DIRECTIONS
from civitas.games.new_dawn.map.pieces import destroy_caravans, destroy_piece, space_name, weaken
from civitas.games.new_dawn.model import CAPITAL, CITY, EMPTY, REINFORCED, NewDawn
from civitas.games.new_dawn.standings import mature_cities
from civitas.games.new_dawn.verbs import DISCARD
from civitas.games.new_dawn.view_types import Question

RAID_LOSS: Final = 2
"""Trade tokens that a raid on a capital costs (R9.3-i)."""


def advance_dial(p: NewDawn) -> None:
    """Turn the event dial to its next section and resolve it (R9.1-a).

    For the automated player, the person to its left does it (A3.2-a).
    """
    p.event = (p.event + 1) % SECTION_COUNT
    event = SECTIONS[p.event]
    if not p.is_silent:
        hand = next(seat for seat in p.seats_from(p.first) if seat != p.automa)
        rule = "A3.2-a" if p.first == p.automa else "R9.1-a"
        p.tell("event-dial", rule, {"seat": hand, "event": f"event-{EVENTS[event]}"})
    if event == MOVE:
        march(p)
    elif event == SPAWN:
        spawn(p)
    elif event == TRADE:
        p.frames.append(TradeEvent(p.seats_from(p.first)))


# Barbarian movement.


def march(p: NewDawn) -> None:
    """One die gives the direction in which every barbarian moves (R9.3-a)."""
    direction = p.dice.below(len(DIRECTIONS))
    if not p.is_silent:
        way = f"direction-{DIRECTIONS[direction]}"
        p.tell("barbarians-march", "R9.3-a", {"die": direction + 1, "direction": way})
    p.frames.append(BarbarianMove(direction, marching_order(p, direction)))


@frame("BarbarianMove")
class BarbarianMove(Frame[NewDawn]):
    """The barbarians move one after another; each raid is over before the next one moves (N33)."""

    direction: int = 0
    waiting: list[int] = EMPTY_LIST
    """The barbarians that still have to move, the next one first."""

    def resume(self, p: NewDawn) -> None:
        while self.waiting:
            barbarian, self.waiting = self.waiting[0], self.waiting[1:]
            move_barbarian(p, barbarian, self.direction)
            if p.frames[-1] is not self:
                return
        p.frames.pop()


def move_barbarian(p: NewDawn, barbarian: int, direction: int) -> None:
    """Move one barbarian with all that follows; it may have to stay (R9.3-d, R9.3-k)."""
    space = p.barbarians[barbarian]
    target, rule = destination(p, space, direction)
    if target >= 0 and target in p.barbarians and target != space:
        target, rule = -1, "R9.3-k"
    if target < 0:
        p.tell("barbarian-stays", rule, {"barbarian": barbarian_name(barbarian), "space": space_name(space)})
    else:
        enter(p, barbarian, target, rule)


def enter(p: NewDawn, barbarian: int, target: int, rule: str) -> None:
    """Enter a space: everything there is raided; a reinforced token or a capital sends the barbarian back (R9.3-j)."""
    if not p.is_silent:
        places = {"space": space_name(p.barbarians[barbarian]), "target": space_name(target)}
        p.tell("barbarian-moves", rule, {"barbarian": barbarian_name(barbarian), **places})
    destroy_caravans(p, target, "R9.3-e")
    if p.piece[target] in (REINFORCED, CAPITAL):
        repel(p, barbarian, target)
        return
    p.barbarians[barbarian] = target
    if p.piece[target] != EMPTY:
        raze(p, target)


def raze(p: NewDawn, space: int) -> None:
    """Destroy an unreinforced control token or a city (R9.3-f, R9.3-g)."""
    if not p.is_silent:
        is_city = p.piece[space] == CITY
        message, rule = ("city-razed", "R9.3-g") if is_city else ("token-razed", "R9.3-f")
        p.tell(message, rule, {"seat": p.owner[space], "space": space_name(space)})
    destroy_piece(p, space)


def repel(p: NewDawn, barbarian: int, space: int) -> None:
    """The barbarian goes back where it came from; a token is flipped, a capital pays (R9.3-h, R9.3-i)."""
    seat = p.owner[space]
    if not p.is_silent:
        rule = "R9.3-i" if p.piece[space] == CAPITAL else "R9.3-h"
        names = {"barbarian": barbarian_name(barbarian), "space": space_name(space)}
        p.tell("barbarian-repelled", rule, {"seat": seat, **names})
    if p.piece[space] == REINFORCED:
        weaken(p, space)
    elif seat == p.automa:
        lose_tokens_of_automa(p, seat)
    else:
        p.frames.append(RaidLoss(seat, RAID_LOSS))


@frame("RaidLoss")
class RaidLoss(Frame[NewDawn]):
    """The owner of a raided capital discards trade tokens of choice, one by one (R9.3-i)."""

    seat: int = 0
    left: int = 0
    """How many tokens are still to be discarded."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "left": self.left}

    def resume(self, p: NewDawn) -> None:
        slots = slots_with_tokens(p, self.seat)
        if not self.left or not slots:
            p.frames.pop()
        elif len(slots) == 1 or sum(p.civs[self.seat].trade) <= self.left:
            self._discard(p, slots[0])
        else:
            self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [DISCARD.code(slot) for slot in slots_with_tokens(p, seat)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("R9.3-i")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        self._discard(p, DISCARD.first(action))

    def _discard(self, p: NewDawn, slot: int) -> None:
        self.left -= 1
        p.civs[self.seat].trade[slot] -= 1
        p.tell("trade-discarded", "R9.3-i", {"seat": self.seat, "slot": slot + 1, "count": 1})


def slots_with_tokens(p: NewDawn, seat: int) -> list[int]:
    """The slots with at least one trade token."""
    trade = p.civs[seat].trade
    return [slot for slot in range(SLOTS) if trade[slot]]


def lose_tokens_of_automa(p: NewDawn, seat: int) -> None:
    """The automated player loses tokens by chance or, by option, where it has most (A13.5-b, N17)."""
    for _ in range(min(RAID_LOSS, sum(p.civs[seat].trade))):
        slot, criterion = _most_tokens(p, seat) if p.setting.raid_by_most else _random_token(p, seat)
        p.civs[seat].trade[slot] -= 1
        p.tell("automa-discarded", "A13.5-b", {"seat": seat, "slot": slot + 1, "criterion": f"criterion-{criterion}"})


def _most_tokens(p: NewDawn, seat: int) -> tuple[int, str]:
    """The card with most tokens, the lowest slot of these."""
    trade = p.civs[seat].trade
    slots = [slot for slot in range(SLOTS) if trade[slot] == max(trade)]
    return slots[0], "most-tokens" if len(slots) == 1 else "lowest-slot"


def _random_token(p: NewDawn, seat: int) -> tuple[int, str]:
    """The card of a token drawn from all, each equally likely."""
    slots = slots_with_tokens(p, seat)
    if len(slots) == 1:
        return slots[0], "only-choice"
    tokens = [slot for slot in slots for _ in range(p.civs[seat].trade[slot])]
    return tokens[p.dice.below(len(tokens))], "random"


# Barbarian spawning.


def spawn(p: NewDawn) -> None:
    """Every barbarian that is off the map returns to its icon unless something but caravans is there (R9.4-a)."""
    for barbarian in waiting_barbarians(p):
        space = p.world.spawn_space[barbarian]
        appears = can_appear(p, space)
        if appears:
            destroy_caravans(p, space, "R9.4-a")
            p.barbarians[barbarian] = space
        if not p.is_silent:
            message, rule = ("barbarian-appears", "R9.4-a") if appears else ("barbarian-waits", "R9.4-b")
            p.tell(message, rule, {"barbarian": barbarian_name(barbarian), "space": space_name(space)})


# Trade.


@frame("TradeEvent")
class TradeEvent(Frame[NewDawn]):
    """One after the other, the players gain a trade token for each mature city (R9.5-a)."""

    waiting: list[int] = EMPTY_LIST
    """The seats that have not gained yet, the next one first."""

    def resume(self, p: NewDawn) -> None:
        while self.waiting:
            seat, self.waiting = self.waiting[0], self.waiting[1:]
            count = len(mature_cities(p, seat))
            if count:
                if not p.is_silent:
                    rule = "A13.5-a" if seat == p.automa else "R9.5-a"
                    p.tell("cities-trade", rule, {"seat": seat, "count": count})
                gain_trade(p, seat, count, "R9.5-a")
            if p.frames[-1] is not self:
                return
        p.frames.pop()
