"""Positions that a seat cannot tell from the real one: cards that lie face down are dealt anew.

The backs of cards show their ages, so hidden cards change places only with others of the same age. What was laid as an
event is an event or a territory; anything may be in a hand, a deck, among the discards or out of the game.
"""

from civitas.core.dice import Dice
from civitas.games.through_the_ages.events.bonus_cards import BonusChoice
from civitas.games.through_the_ages.knowledge import (
    has_seen_current,
    knower,
    knows,
    knows_bonus,
    knows_current,
    leaves_openly,
)
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.options import PRIVATE_BONUS
from civitas.games.through_the_ages.promises import Promise, promises_of
from civitas.games.through_the_ages.stored import cards_left


def imagine_position(p: ThroughTheAges, seat: int | None, rng: Dice) -> ThroughTheAges:
    """A copy of the position in which everything this seat cannot know is random."""
    q = p.clone()
    q.dice = Dice.seeded(rng.roll() << 32 | rng.roll())
    q.civil_decks = cards_left(q.civil_decks, q.age, q.civil_left)
    for deck in q.civil_decks:
        deck.sort()
        rng.shuffle(deck)
    q.military_decks = cards_left(q.military_decks, q.age, q.military_left)
    _own_lists(q)
    deals = [_Deal(q, seat, age, rng) for age in range(len(q.discards))]
    _hide_cards(q, seat, deals)
    for deal in deals:
        deal.deal()
    for promise in promises_of(q):
        if promise.seat != seat:
            _keep(promise, deals)
    for other, c in enumerate(q.civs):
        if other != seat:
            c.military_hand.sort()
            c.is_leaving = 0
    _forget_picks(q, seat, rng)
    # In which order cards left the game means nothing, but could tell how they lay in a deck.
    q.gone.sort()
    return q


def _hide_cards(q: ThroughTheAges, seat: int | None, deals: list["_Deal"]) -> None:
    """Find all places where cards lie that the seat does not know, and give those of each age to its deal."""
    bit = knower(seat)
    for age, deal in enumerate(deals):
        deal.hide(q.military_decks[age], list(range(len(q.military_decks[age]))))
        deal.hide(q.discards[age], [place for place, mask in enumerate(q.discards_known[age]) if not mask & bit])
    is_open = leaves_openly(q)
    _hide_by_age(q, deals, q.gone, [place for place, card in enumerate(q.gone) if not is_open[card]], False)
    for other, c in enumerate(q.civs):
        if other != seat:
            _hide_by_age(q, deals, c.military_hand, list(range(len(c.military_hand))), False)
            _hide_by_age(q, deals, c.kept, list(range(len(c.kept))), True)
    _hide_by_age(q, deals, q.future, [place for place, mask in enumerate(q.future_known) if not mask & bit], True)
    _hide_by_age(q, deals, q.bonus, [place for place in range(len(q.bonus)) if not knows_bonus(q, place)], True)
    ages = q.edition.cards.ages
    for place, card in enumerate(q.current):
        deals[ages[card]].current.append(place)


def _hide_by_age(
    q: ThroughTheAges, deals: list["_Deal"], cards: list[int], places: list[int], are_events: bool
) -> None:
    """Hide cards of several ages, those of each age apart."""
    if not places:
        return
    ages = q.edition.cards.ages
    by_age: list[list[int]] = [[] for _ in deals]
    for place in places:
        by_age[ages[cards[place]]].append(place)
    for age, found in enumerate(by_age):
        deals[age].hide(cards, found, are_events)


def _own_lists(q: ThroughTheAges) -> None:
    """Give a copy lists of its own where cards are dealt anew in place."""
    q.discards = [row[:] for row in q.discards]
    q.gone = q.gone[:]
    q.current = q.current[:]
    q.current_known = q.current_known[:]
    q.future = q.future[:]
    q.bonus = q.bonus[:]
    for c in q.civs:
        c.kept = c.kept[:]


def _keep(promise: Promise, deals: list["_Deal"]) -> None:
    """Give a hand better cards of the same backs until it is as strong as its owner has promised.

    The real hand is, so one of the hands that can be made this way is strong enough.
    """
    while not promise.is_kept():
        swaps = [
            (place, pile, other)
            for deal in deals
            for place in deal.hand_places(promise.seat)
            for pile, places in deal.piles
            for other in places
            if pile is not promise.hand and promise.is_better(pile[other], promise.hand[place])
        ]
        place, pile, other = swaps[deals[0].rng.below(len(swaps))]
        promise.hand[place], pile[other] = pile[other], promise.hand[place]


def _forget_picks(q: ThroughTheAges, seat: int | None, rng: Dice) -> None:
    """Which of its own bonus cards another seat has picked so far is unknown, only how many (2006)."""
    if q.setting.bonus_cards != PRIVATE_BONUS:
        return
    for other in range(q.players):
        for frame in q.frames if other != seat else []:
            if isinstance(frame, BonusChoice):
                cards = sorted(q.civs[other].kept)
                rng.shuffle(cards)
                frame.picked[other] = cards[: len(frame.picked[other])]


class _Deal:
    """The hidden military cards of one age on their way to new places."""

    def __init__(self, q: ThroughTheAges, seat: int | None, age: int, rng: Dice) -> None:
        self.q = q
        self.seat = seat
        self.age = age
        self.rng = rng
        self.piles: list[tuple[list[int], list[int]]] = []
        """Where cards of any kind lie hidden: a list of cards, and places in it."""
        self.event_piles: list[tuple[list[int], list[int]]] = []
        """Where only events and territories lie hidden."""
        self.current: list[int] = []
        """The places of the current events of this age, seen or not."""

    def hide(self, cards: list[int], places: list[int], are_events: bool = False) -> None:
        """Note places that hold cards of this age."""
        if places:
            (self.event_piles if are_events else self.piles).append((cards, places))

    def hand_places(self, seat: int) -> list[int]:
        """The places in a hand that hold cards of this age."""
        hand = self.q.civs[seat].military_hand
        return [place for place, card in enumerate(hand) if self.q.cards[card].age == self.age]

    def deal(self) -> None:
        """Gather all hidden cards of the age and deal them anew, the events first."""
        q = self.q
        unseen = [place for place in self.current if not has_seen_current(q, place, self.seat)]
        own: list[int] = []
        pool: list[int] = []
        for place in unseen:
            (own if knows_current(q, place, self.seat) else pool).append(q.current[place])
        own.sort()
        strange = len(pool)
        for cards, places in self.piles + self.event_piles:
            pool += [cards[place] for place in places]
        pool.sort()
        is_event = q.edition.cards.is_event
        events = [card for card in pool if is_event[card]]
        self.rng.shuffle(events)
        self._lay_current(unseen, own, [events.pop() for _ in range(strange)])
        _lay(self.event_piles, events)
        rest = [card for card in pool if not is_event[card]] + events
        rest.sort()
        self.rng.shuffle(rest)
        _lay(self.piles, rest)

    # Current events.

    def _lay_current(self, unseen: list[int], own: list[int], strange: list[int]) -> None:
        """Lay the cards that the seat laid itself and those of others anywhere among the places it has not seen.

        Who else has seen a place is known to all, but which of these cards another seat has laid is not.
        """
        if not self.current:
            return
        q = self.q
        mine = 0 if self.seat is None else 1 << self.seat
        layers = self._layers()
        cards = own + strange
        order = list(range(len(cards)))
        while True:
            self.rng.shuffle(order)
            is_own = [place for at, place in enumerate(unseen) if order[at] < len(own)]
            laid_by = self._lay_for_others(layers, [place for place in self.current if place not in is_own])
            if len(laid_by) == len(layers):
                break
        for at, place in enumerate(unseen):
            q.current[place] = cards[order[at]]
        for place in self.current:
            q.current_known[place] = q.current_seen[place] | laid_by.get(place, 0)
            if place in is_own:
                q.current_known[place] |= mine

    def _layers(self) -> list[int]:
        """For every event that another seat has laid and has not seen since: that seat, as a bit, in order."""
        q = self.q
        layers: list[int] = []
        for place in self.current:
            layer = q.current_known[place] & ~q.current_seen[place]
            if layer and not knows(layer, self.seat):
                layers.append(layer)
        return sorted(layers)

    def _lay_for_others(self, layers: list[int], places: list[int]) -> dict[int, int]:
        """Places that other seats may have laid, only where they have not seen the card; some seat may find none."""
        free = places[:]
        self.rng.shuffle(free)
        laid_by: dict[int, int] = {}
        for layer in layers:
            for place in free:
                if not self.q.current_seen[place] & layer:
                    laid_by[place] = layer
                    free.remove(place)
                    break
        return laid_by


def _lay(piles: list[tuple[list[int], list[int]]], cards: list[int]) -> None:
    """Lay cards from the end of a list on all places of some piles."""
    for pile, places in piles:
        for place in places:
            pile[place] = cards.pop()
