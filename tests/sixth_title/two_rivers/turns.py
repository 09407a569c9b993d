"""The order of play: turn after turn, and the answer to a gift."""

from civitas.core.frames import frame
from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from two_rivers.facts import CITIES, GOODS, REGIONS, ROUNDS, WAYS
from two_rivers.model import CITY_PRICE, NOBODY, TwoRivers
from two_rivers.verbs import BUILD, GROW, REST, RETURN, SELL, SEND, SETTLE, SPACE


@frame("Rounds")
class Rounds(Frame[TwoRivers]):
    """One turn after the other, to the end of the last round."""

    def resume(self, p: TwoRivers) -> None:
        if p.turn == ROUNDS * p.players:
            p.finish()
            return
        seat = p.turn % p.players
        if seat == 0:
            p.tell("round-begins", "turn-a", {"round": 1 + p.turn // p.players})
        p.turn += 1
        harvest(p, seat)
        p.push(Turn(seat))


def harvest(p: TwoRivers, seat: int) -> None:
    """One good, and one more for each city; nobody else sees them."""
    before = sorted(p.hands[seat])
    for _ in range(1 + p.cities_of(seat)):
        p.draw(seat)
    goods = [f"good-{GOODS[good]}" for good in added(before, p.hands[seat])]
    p.tell("harvested", "harvest-a", {"seat": seat, "count": len(goods)})
    p.tell("own-harvest", "harvest-a", {"goods": goods}, 1 << seat)


def added(before: list[int], after: list[int]) -> list[int]:
    """What is in the second hand and not in the first."""
    rest = after[:]
    for good in before:
        rest.remove(good)
    return rest


class Asking(Frame[TwoRivers]):
    """A question whose options are exactly the actions without an objection."""

    def legal(self, p: TwoRivers, seat: int) -> list[int]:
        return [code for code in range(SPACE.size) if self.objection(p, seat, code) is None]


@frame("Turn")
class Turn(Asking):
    """One deed of one seat."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.asked = 1 << seat

    def objection(self, p: TwoRivers, seat: int, action: int) -> Objection | None:
        if GROW.owns(action):
            return _cannot_grow(p, seat, GROW.first(action))
        if SETTLE.owns(action):
            return _cannot_settle(p, seat, *WAYS[SETTLE.first(action)])
        if BUILD.owns(action):
            return _cannot_build(p, seat, BUILD.first(action))
        if SEND.owns(action):
            return _cannot_send(p, seat, SEND.first(action), SEND.second(action))
        if SELL.owns(action):
            has = p.hands[seat].count(SELL.second(action))
            return None if 1 + SELL.first(action) <= has else Objection("sell-a")
        return None if REST.owns(action) else Objection("turn-b")

    def answer(self, p: TwoRivers, seat: int, action: int) -> None:
        p.pop()
        if GROW.owns(action):
            grow(p, seat, GROW.first(action))
        elif SETTLE.owns(action):
            settle(p, seat, *WAYS[SETTLE.first(action)])
        elif BUILD.owns(action):
            build(p, seat, BUILD.first(action))
        elif SEND.owns(action):
            send(p, seat, SEND.first(action), SEND.second(action))
            p.push(Reply(seat, SEND.second(action)))
        elif SELL.owns(action):
            sell(p, seat, 1 + SELL.first(action), SELL.second(action))
        else:
            p.tell("rested", "turn-b", {"seat": seat})


@frame("Reply")
class Reply(Asking):
    """What somebody who was sent a good sends back."""

    giver: int

    def __init__(self, giver: int = 0, receiver: int = 0) -> None:
        super().__init__()
        self.giver = giver
        self.asked = 1 << receiver

    def objection(self, p: TwoRivers, seat: int, action: int) -> Objection | None:
        if not RETURN.owns(action):
            return Objection("send-b")
        return None if RETURN.first(action) in p.hands[seat] else Objection("send-b")

    def answer(self, p: TwoRivers, seat: int, action: int) -> None:
        p.pop()
        hand_over(p, seat, self.giver, RETURN.first(action))
        p.tell("returned", "send-b", {"seat": seat, "other": self.giver})

    def question(self, p: TwoRivers, seat: int | None) -> View:
        return {"frame": "Reply", "other": self.giver}


# Why not.


def _cannot_grow(p: TwoRivers, seat: int, place: int) -> Objection | None:
    is_possible = p.owner[place] == seat and p.stock[seat] > 0 and p.has_room(place)
    return None if is_possible else Objection("grow-a")


def _cannot_settle(p: TwoRivers, seat: int, here: int, there: int) -> Objection | None:
    if p.owner[here] != seat or p.people[here] == 0:
        return Objection("settle-a")
    return None if p.owner[there] in (seat, NOBODY) and p.has_room(there) else Objection("settle-b")


def _cannot_build(p: TwoRivers, seat: int, place: int) -> Objection | None:
    is_ready = p.owner[place] == seat and p.people[place] >= CITY_PRICE and not p.cities[place]
    return None if is_ready and p.cities_of(seat) < CITIES else Objection("build-a")


def _cannot_send(p: TwoRivers, seat: int, good: int, other: int) -> Objection | None:
    is_possible = good in p.hands[seat] and other != seat and other < p.players
    return None if is_possible else Objection("send-a")


# What is done.


def grow(p: TwoRivers, seat: int, place: int) -> None:
    """One more in a region."""
    p.stock[seat] -= 1
    p.put(seat, place, 1)
    p.tell("grew", "grow-a", {"seat": seat, "region": f"region-{REGIONS[place]}"})


def settle(p: TwoRivers, seat: int, here: int, there: int) -> None:
    """One goes to a neighbouring region."""
    p.put(seat, here, -1)
    p.put(seat, there, 1)
    places = {"from": f"region-{REGIONS[here]}", "to": f"region-{REGIONS[there]}"}
    p.tell("settled", "settle-a", {"seat": seat, **places})


def build(p: TwoRivers, seat: int, place: int) -> None:
    """People become a city."""
    p.cities[place] = 1
    p.put(seat, place, -CITY_PRICE)
    p.stock[seat] += CITY_PRICE
    p.tell("built", "build-a", {"seat": seat, "region": f"region-{REGIONS[place]}"})


def send(p: TwoRivers, seat: int, good: int, other: int) -> None:
    """A good for somebody, who will send one back."""
    hand_over(p, seat, other, good)
    p.tell("sent", "send-a", {"seat": seat, "other": other})


def hand_over(p: TwoRivers, seat: int, other: int, good: int) -> None:
    """Only the two of them see what it is."""
    p.hands[seat].remove(good)
    p.hands[other].append(good)
    p.hands[other].sort()
    p.reveals += 1
    p.tell("received", "send-a", {"seat": seat, "good": f"good-{GOODS[good]}"}, 1 << other)


def sell(p: TwoRivers, seat: int, count: int, good: int) -> None:
    """Goods of one kind, for their number squared."""
    for _ in range(count):
        p.hands[seat].remove(good)
        p.sold.append(good)
    p.sold.sort()
    p.profit[seat] += count * count
    p.tell("sold", "sell-a", {"seat": seat, "count": count, "good": f"good-{GOODS[good]}", "points": count * count})
