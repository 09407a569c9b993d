"""Colonization: the auction for a territory, and the expedition that its winner must send."""

from civitas.core.events import Argument
from civitas.core.frames import frame, zeros
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import NONE
from civitas.games.through_the_ages.civilizations.ratings import force_of_units
from civitas.games.through_the_ages.events.colonies import gain_colony
from civitas.games.through_the_ages.facts.cards import BONUS
from civitas.games.through_the_ages.facts.technologies import FIRST_UNIT, TECH_COUNT, TECHS, UNITS
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges, without
from civitas.games.through_the_ages.verbs import MOST_BID
from civitas.games.through_the_ages.view_types import Question


def auction(p: ThroughTheAges, card: int) -> None:
    """Auction a territory that has been revealed; it lies with the past events until somebody colonizes it."""
    if not may_colonize(p):
        p.report("not-colonized", "no-colonies-in-last-round", {"card": p.cards[card].name})
        return
    p.push(Auction(card, p.active))


def may_colonize(p: ThroughTheAges) -> bool:
    """Whether units may be sent: in the full game of 2006 none are sacrificed in the last round."""
    return p.setting.colonization_in_last_round or not (p.setting.is_full and p.is_last_round())


# How strong a force can be.


def has_units(p: ThroughTheAges, seat: int) -> bool:
    """Whether there is a unit that could be sent or sacrificed."""
    return _is_any(p.civs[seat].workers)


def _is_any(units: list[int]) -> bool:
    """Whether there is a worker on any unit."""
    return max(units[FIRST_UNIT:]) > 0


def bonus_value(p: ThroughTheAges, seat: int, card: int) -> int:
    """What a bonus card adds to a force, with Cook's help (2006)."""
    leader = p.civs[seat].leader
    help_of_leader = p.cards[leader].bonus_colonization if leader >= 0 else 0
    return p.cards[card].colonization + help_of_leader


def most_discards(p: ThroughTheAges, seat: int) -> int:
    """How many military cards may be discarded for +1 each (Cook, 2015)."""
    leader = p.leader_of(seat)
    return leader.colonization_discards if leader is not None else 0


def strongest_cards(p: ThroughTheAges, seat: int, hand: list[int], discards: int) -> int:
    """What the cards of a hand can add to a force at most, if so many may be discarded."""
    strength, others = 0, 0
    for card in hand:
        if p.cards[card].kind == BONUS:
            strength += bonus_value(p, seat, card)
        else:
            others += 1
    return strength + min(others, discards)


def strongest_force(p: ThroughTheAges, seat: int) -> int:
    """The strongest force that a seat can really send; 0 without a unit. It depends on the secret hand."""
    if not has_units(p, seat):
        return 0
    c = p.civs[seat]
    cards = strongest_cards(p, seat, c.military_hand, most_discards(p, seat))
    return force_of_units(p, seat, c.workers) + c.colonization + cards


def conceivable_force(p: ThroughTheAges, seat: int) -> int:
    """The strongest force that a seat might send as far as everybody knows: any card could be the best one."""
    if not has_units(p, seat):
        return 0
    most = 1 if most_discards(p, seat) else 0
    for card in p.verbs.bonuses.card:
        if p.cards[card].age <= p.age:
            value = bonus_value(p, seat, card)
            if value > most:
                most = value
    c = p.civs[seat]
    return force_of_units(p, seat, c.workers) + c.colonization + most * len(c.military_hand)


# The auction.


@frame("Auction")
class Auction(Frame[ThroughTheAges]):
    """The players bid or pass in turn; who passes is out, and the last bidder must colonize."""

    card: int = 0
    next: int = 0
    """The seat whose turn it is to bid or pass."""
    bid: int = 0
    bidder: int = NONE
    passed: int = 0
    """Seats that are out, as bits."""

    def resume(self, p: ThroughTheAges) -> None:
        seat = self._next_bidder(p)
        if seat >= 0:
            self.next = seat
            self.asked = 1 << seat
            return
        p.pop()
        name = p.cards[self.card].name
        if self.bidder < 0:
            p.report("not-colonized", "nobody-bids", {"card": name})
            return
        p.report("auction-won", "must-colonize", {"seat": self.bidder, "card": name, "bid": self.bid})
        p.push(Expedition(self.bidder, self.card, self.bid))

    def _next_bidder(self, p: ThroughTheAges) -> int:
        """The next seat to decide, or -1. Who could not go higher with any hand is passed over."""
        for seat in p.seats_from(self.next):
            if seat != self.bidder and not (self.passed >> seat) & 1 and conceivable_force(p, seat) > self.bid:
                return seat
        return NONE

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        question: Question = {
            "frame": self.name(),
            "card": p.cards[self.card].id,
            "bid": self.bid,
            "bidder": self.bidder if self.bidder >= 0 else None,
            "passed": [other for other in range(p.players) if (self.passed >> other) & 1],
        }
        if seat is not None and (self.asked >> seat) & 1:
            question["most"] = strongest_force(p, seat)
        return question

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        most = min(strongest_force(p, seat), MOST_BID)
        lowest = p.verbs.bid.base  # a bid of 1
        return [*range(lowest + self.bid, lowest + most), p.verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action == p.verbs.done_code:
            return None
        if not p.verbs.bid.owns(action):
            return p.no("auction")
        bid = p.verbs.bid.first(action) + 1
        if bid <= self.bid:
            return p.no("bid")
        return p.no("bid-too-high") if bid > strongest_force(p, seat) else None

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        self.asked = 0
        self.next = (seat + 1) % p.players
        if action == p.verbs.done_code:
            self.passed |= 1 << seat
            p.report("passed", "auction", {"seat": seat})
            return
        self.bid = p.verbs.bid.first(action) + 1
        self.bidder = seat
        p.report("bid", "bid", {"seat": seat, "bid": self.bid})


# The expedition.


@frame("Expedition")
class Expedition(Frame[ThroughTheAges]):
    """The winner of an auction chooses units and cards until they are worth the bid."""

    seat: int = 0
    card: int = 0
    bid: int = 0
    units: list[int] = zeros(TECH_COUNT)
    """Units that are sent, on each technology."""
    reinforced: int = 0
    """What the cards played so far add."""
    discarded: int = 0
    """Cards discarded for +1 so far."""

    def resume(self, p: ThroughTheAges) -> None:
        # Without cards in hand everybody can see whether there is anything to choose.
        while not p.civs[self.seat].military_hand:
            legal = self.legal(p, self.seat)
            if len(legal) > 1:
                break
            if legal[0] == p.verbs.done_code:
                self._sail(p)
                return
            self.units[UNITS.start + p.verbs.send.first(legal[0])] += 1
        self.asked = 1 << self.seat

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        sent = {TECHS[tech]: self.units[tech] for tech in UNITS if self.units[tech]}
        force = self.force(p)
        return {"frame": self.name(), "card": p.cards[self.card].id, "bid": self.bid, "force": force, "sent": sent}

    def force(self, p: ThroughTheAges) -> int:
        """The strength of the force as it is: units with their armies, colonization symbols and cards."""
        return force_of_units(p, self.seat, self.units) + p.civs[self.seat].colonization + self.reinforced

    def _has_unit(self) -> bool:
        return _is_any(self.units)

    def _is_enough(self, p: ThroughTheAges) -> bool:
        return self._has_unit() and self.force(p) >= self.bid

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        c, verbs = p.civs[seat], p.verbs
        actions: list[int] = []
        for tech in (c.techs or c.in_play()).units:
            if c.workers[tech] > self.units[tech]:
                actions.append(verbs.send.base + tech - FIRST_UNIT)
        may_discard = self.discarded < most_discards(p, seat)
        for card in c.military_cards():
            if p.cards[card].kind == BONUS:
                actions.append(verbs.reinforce.base + verbs.bonuses.place[card])
            if may_discard and self._may_discard(p, card):
                actions.append(verbs.discards[card])
        if self._is_enough(p):
            actions.append(verbs.done_code)
        return actions

    def _may_discard(self, p: ThroughTheAges, card: int) -> bool:
        """Whether the bid can still be reached if this card adds only 1."""
        c = p.civs[self.seat]
        hand = c.military_hand[:]
        hand.remove(card)
        left = most_discards(p, self.seat) - self.discarded - 1
        most = force_of_units(p, self.seat, c.workers) + c.colonization + self.reinforced + 1
        return most + strongest_cards(p, self.seat, hand, left) >= self.bid

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        c, verbs = p.civs[seat], p.verbs
        if action == verbs.done_code:
            if self._is_enough(p):
                return None
            return p.no("force" if self._has_unit() else "force-needs-unit")
        if verbs.send.owns(action):
            tech = UNITS.start + verbs.send.first(action)
            return None if c.workers[tech] > self.units[tech] else p.no("force-needs-unit")
        if verbs.reinforce.owns(action):
            return None if verbs.bonuses.card[verbs.reinforce.first(action)] in c.military_hand else p.no("force-cards")
        if verbs.discard.owns(action):
            card = verbs.military.card[verbs.discard.first(action)]
            if card not in c.military_hand or self.discarded >= most_discards(p, seat):
                return p.no("force-cards")
            return None if self._may_discard(p, card) else p.no("force")
        return p.no("must-colonize")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        verbs = p.verbs
        self.asked = 0
        if action == verbs.done_code:
            self._sail(p)
        elif verbs.send.owns(action):
            self.units[UNITS.start + verbs.send.first(action)] += 1
        elif verbs.reinforce.owns(action):
            self._reinforce(p, verbs.bonuses.card[verbs.reinforce.first(action)])
        else:
            self._discard(p, verbs.military.card[verbs.discard.first(action)])

    def _reinforce(self, p: ThroughTheAges, card: int) -> None:
        value = bonus_value(p, self.seat, card)
        self.reinforced += value
        p.civs[self.seat].military_hand.remove(card)
        p.discard_military(card, EVERY_SEAT)
        p.reveals += 1
        arguments: dict[str, Argument] = {"seat": self.seat, "card": p.cards[card].name, "value": value}
        p.report("reinforced", "force-cards", arguments)

    def _discard(self, p: ThroughTheAges, card: int) -> None:
        self.reinforced += 1
        self.discarded += 1
        p.civs[self.seat].military_hand.remove(card)
        p.discard_military(card, 1 << self.seat)
        p.reveals += 1
        rule = p.edition.card_rules[p.civs[self.seat].leader]
        p.tell("discarded-for-force", rule, {"seat": self.seat})
        p.tell("own-card-discarded", rule, {"seat": self.seat, "card": p.cards[card].name}, 1 << self.seat)

    def _sail(self, p: ThroughTheAges) -> None:
        """The units leave for good, and the territory becomes a colony."""
        c = p.civs[self.seat]
        force = self.force(p)
        names: list[str] = []
        for tech in UNITS:
            names += [f"card-{TECHS[tech]}"] * self.units[tech]
            if self.units[tech]:
                c.workers[tech] -= self.units[tech]
                c.yellow += self.units[tech]
        p.pop()
        p.report("force-sent", "force-sent", {"seat": self.seat, "units": names, "force": force})
        p.past = without(p.past, self.card)
        p.report("colonized", "colony", {"seat": self.seat, "card": p.cards[self.card].name})
        gain_colony(p, self.seat, self.card, True)
