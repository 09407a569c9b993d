"""Positions that a seat cannot tell from the real one: cards that lie face down are dealt anew.

The backs of cards show their ages, so hidden cards change places only with others of the same age. What was laid as an
event is an event or a territory; anything may be in a hand, a deck, among the discards or out of the game.
"""

from civitas.core.dice import Dice, ThoughtDice
from civitas.core.shelves import in_fixed_order
from civitas.games.through_the_ages.events.bonus_cards import BonusChoice
from civitas.games.through_the_ages.knowledge import knower, leaves_openly
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.options import PRIVATE_BONUS
from civitas.games.through_the_ages.promises import Promise, promises_of


def imagine_position(p: ThroughTheAges, seat: int | None, dice: Dice) -> ThroughTheAges:
    """A copy of the position in which everything this seat cannot know is random."""
    rng = ThoughtDice(dice)
    q = p.clone()
    q.dice = rng.dice()
    q.later_order = rng.order()
    q.civil_decks = _sorted_decks(q.civil_decks, q.age, q.civil_left)
    if q.civil_left:
        rng.shuffle(q.civil_decks[q.age])
    q.military_decks = _sorted_decks(q.military_decks, q.age, q.military_left)
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


def _sorted_decks(decks: list[list[int]], now: int, left: int) -> list[list[int]]:
    """The decks in a fixed order; those of later ages stay like that until their ages begin (`later_order`)."""
    return [
        in_fixed_order(deck) if age > now else sorted(deck[:left]) if age == now else []
        for age, deck in enumerate(decks)
    ]


def _hide_cards(q: ThroughTheAges, seat: int | None, deals: list["_Deal"]) -> None:
    """Find all places where cards lie that the seat does not know, and give those of each age to its deal."""
    bit = knower(seat)
    ages = q.edition.cards.ages
    piles, places = [deal.piles for deal in deals], [deal.places for deal in deals]
    for age, known in enumerate(q.discards_known):
        if known:
            deals[age].hide_unknown(q.discards[age], known, bit)
    is_open = leaves_openly(q)
    for place, card in enumerate(q.gone):
        if not is_open[card]:
            deals[ages[card]].hide(q.gone, place)
    for other, c in enumerate(q.civs):
        if other != seat:
            hand = c.military_hand
            for place, card in enumerate(hand):
                age = ages[card]
                piles[age].append(hand)
                places[age].append(place)
            for place, card in enumerate(c.kept):
                deals[ages[card]].hide_event(c.kept, place)
    known = q.future_known
    for place, card in enumerate(q.future):
        if not known[place] & bit:
            deals[ages[card]].hide_event(q.future, place)
    for place in range(q.bonus_open, len(q.bonus)):
        deals[ages[q.bonus[place]]].hide_event(q.bonus, place)
    for place, card in enumerate(q.current):
        deals[ages[card]].current.append(place)


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
            for pile, other in deal.hidden()
            if pile is not promise.hand and promise.is_better(pile[other], promise.hand[place])
        ]
        place, pile, other = swaps[deals[0].rng.below(len(swaps))]
        promise.hand[place], pile[other] = pile[other], promise.hand[place]


def _forget_picks(q: ThroughTheAges, seat: int | None, rng: ThoughtDice) -> None:
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

    def __init__(self, q: ThroughTheAges, seat: int | None, age: int, rng: ThoughtDice) -> None:
        self.q = q
        self.seat = seat
        self.bit = knower(seat)
        self.age = age
        self.rng = rng
        self.deck: list[int] = q.military_decks[age]
        self.piles: list[list[int]] = []
        """For every hidden card that may be of any kind, but for those of the deck: the list in which it lies."""
        self.places: list[int] = []
        """And at which place of that list."""
        self.event_piles: list[list[int]] = []
        """The same for hidden cards that are events or territories."""
        self.event_places: list[int] = []
        self.current: list[int] = []
        """The places of the current events of this age, seen or not."""

    def hide(self, cards: list[int], place: int) -> None:
        """Note a place that holds a card of this age."""
        self.piles.append(cards)
        self.places.append(place)

    def hide_event(self, cards: list[int], place: int) -> None:
        """Note a place that holds an event or a territory of this age."""
        self.event_piles.append(cards)
        self.event_places.append(place)

    def hide_unknown(self, cards: list[int], known: list[int], bit: int) -> None:
        """Note all places of a pile of cards of this age but those that this seat knows."""
        places = [place for place, mask in enumerate(known) if not mask & bit]
        self.piles += [cards] * len(places)
        self.places += places

    def hidden(self) -> list[tuple[list[int], int]]:
        """All places where cards of any kind lie hidden."""
        lying = list(zip(self.piles, self.places, strict=True))
        return lying + [(self.deck, place) for place in range(len(self.deck))]

    def hand_places(self, seat: int) -> list[int]:
        """The places in a hand that hold cards of this age."""
        hand = self.q.civs[seat].military_hand
        return [place for place, card in enumerate(hand) if self.q.cards[card].age == self.age]

    def deal(self) -> None:
        """Gather all hidden cards of the age and deal them anew, the events first.

        Where nothing is hidden but a deck, it lies in its fixed order already.
        """
        if self.current or self.event_places or self.places:
            self._lay(self._without_events())
        if self.age == self.q.age:
            self.rng.shuffle(self.deck)

    def _without_events(self) -> list[int]:
        """All hidden cards in a fixed order, but for those that were laid where only events lie."""
        q = self.q
        bit = self.bit
        unseen = [place for place in self.current if not q.current_seen[place] & bit]
        own: list[int] = []
        pool: list[int] = self.deck[:]
        for place in unseen:
            (own if q.current_known[place] & bit else pool).append(q.current[place])
        own.sort()
        strange = len(pool) - len(self.deck)
        pool += [cards[place] for cards, place in zip(self.piles, self.places)]  # noqa: B905
        wanted = strange + len(self.event_places)
        if wanted:
            pool += [cards[place] for cards, place in zip(self.event_piles, self.event_places)]  # noqa: B905
        pool.sort()
        if not self.current and not wanted:
            return pool
        is_event = q.edition.cards.is_event
        events = [card for card in pool if is_event[card]]
        self.rng.draw(events, wanted)
        self._lay_current(unseen, own, [events.pop() for _ in range(strange)])
        for cards, place in zip(self.event_piles, self.event_places):  # noqa: B905
            cards[place] = events.pop()
        return [card for card in pool if not is_event[card]] + events

    def _lay(self, cards: list[int]) -> None:
        """Lay cards at random where any may lie, what is left of them on the deck."""
        left = len(cards) - len(self.places)
        self.rng.draw(cards, len(self.places))
        for pile, place, card in zip(self.piles, self.places, cards[left:]):  # noqa: B905
            pile[place] = card
        self.deck = cards[:left]
        self.q.military_decks[self.age] = self.deck

    # Current events.

    def _lay_current(self, unseen: list[int], own: list[int], strange: list[int]) -> None:
        """Lay the cards that the seat laid itself and those of others anywhere among the places it has not seen.

        Who else has seen a place is known to all, but which of these cards another seat has laid is not. Cards of
        others come in random order.
        """
        if not self.current:
            return
        q = self.q
        mine = 0 if self.seat is None else 1 << self.seat
        layers = self._layers()
        cards = own + strange
        order = list(range(len(cards)))
        is_own: list[int] = []
        laid_by: dict[int, int] = {}
        while own or layers:
            if own:
                self.rng.shuffle(order)
                is_own = [place for at, place in enumerate(unseen) if order[at] < len(own)]
            laid_by = self._lay_for_others(layers, [place for place in self.current if place not in is_own])
            if len(laid_by) == len(layers):
                break
        for at, place in enumerate(unseen):
            q.current[place] = cards[order[at]]
        known, seen = q.current_known, q.current_seen
        for place in self.current:
            known[place] = seen[place] | laid_by.get(place, 0)
        for place in is_own:
            known[place] |= mine

    def _layers(self) -> list[int]:
        """For every event that another seat has laid and has not seen since: that seat, as a bit, in order."""
        known, seen = self.q.current_known, self.q.current_seen
        layers: list[int] = []
        for place in self.current:
            layer = known[place] & ~seen[place]
            if layer and not layer & self.bit:
                layers.append(layer)
        return sorted(layers)

    def _lay_for_others(self, layers: list[int], places: list[int]) -> dict[int, int]:
        """Places that other seats may have laid, only where they have not seen the card; some seat may find none."""
        seen = self.q.current_seen
        free = places[:]
        self.rng.shuffle(free)
        laid_by: dict[int, int] = {}
        for layer in layers:
            for place in free:
                if not seen[place] & layer:
                    laid_by[place] = layer
                    free.remove(place)
                    break
        return laid_by
