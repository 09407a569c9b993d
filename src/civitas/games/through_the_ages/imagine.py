"""Positions that a seat cannot tell from the real one: cards that lie face down are dealt anew.

The backs of cards show their ages, so hidden cards change places only with others of the same age. What was laid as an
event is an event or a territory; anything may be in a hand, a deck, among the discards or out of the game.
"""

from typing import Final

from civitas.core.dice import Dice, ThoughtDice
from civitas.core.shelves import Shelf, in_fixed_order
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.events.bonus_cards import BonusChoice
from civitas.games.through_the_ages.knowledge import knower, leaves_openly
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.options import PRIVATE_BONUS
from civitas.games.through_the_ages.promises import Promise, promises_of

Place = tuple[list[int], int]
"""Where a card lies: a list, and a place of it."""


def imagine_position(p: ThroughTheAges, seat: int | None, dice: Dice) -> ThroughTheAges:
    """A copy of the position in which everything this seat cannot know is random."""
    rng = ThoughtDice(dice)
    q = p.clone()
    q.dice = rng.dice()
    q.later_order = rng.order()
    table = _table_of(p, seat)
    _shuffle_civil_deck(q, table, rng)
    others = [c for other, c in enumerate(q.civs) if other != seat]
    deals = _mixed(q, others, table, rng)
    _lay_events(q, table.bit, others, deals, rng)
    _lay_cards(q, others, table, deals)
    for promise in promises_of(q):
        if promise.seat != seat:
            _keep(promise, q, others, table, rng)
    for c in others:
        c.military_hand.sort()
        c.is_leaving = 0
    _forget_picks(q, seat, rng)
    # In which order cards left the game means nothing, but could tell how they lay in a deck.
    q.gone.sort()
    return q


def _shuffle_civil_deck(q: ThroughTheAges, table: "_Table", rng: ThoughtDice) -> None:
    """Those of later ages stay in their fixed order until their ages begin (`later_order`)."""
    q.civil_decks = table.civil_decks
    if q.civil_left:
        deck = table.civil_decks[q.age][:]
        rng.shuffle(deck)
        q.civil_decks = table.civil_decks[:]
        q.civil_decks[q.age] = deck


def _mixed(q: ThroughTheAges, others: list[Civilization], table: "_Table", rng: ThoughtDice) -> list["_Deal"]:
    """The hidden cards of each age, gathered and mixed."""
    deals = [_Deal(q, age, table) for age in range(len(q.discards))]
    ages, is_event = q.edition.cards.ages, q.edition.cards.is_event
    events, rest = [deal.events for deal in deals], [deal.rest for deal in deals]
    for c in others:
        for card in c.military_hand:
            (events if is_event[card] else rest)[ages[card]].append(card)
    _gather_laid(q, table.bit, others, deals)
    for deal in deals:
        deal.mix(rng)
    return deals


def _gather_laid(q: ThroughTheAges, bit: int, others: list[Civilization], deals: list["_Deal"]) -> None:
    """Gather the hidden cards that lie where only events and territories do."""
    ages = q.edition.cards.ages
    laid = q.bonus[q.bonus_open :]
    for c in others:
        laid += c.kept
    laid += [card for place, card in enumerate(q.future) if not q.future_known[place] & bit]
    for place, card in enumerate(q.current):
        deals[ages[card]].current.append(place)
        if not q.current_known[place] & bit:
            laid.append(card)
    for card in laid:
        deals[ages[card]].laid.append(card)


def _lay_events(
    q: ThroughTheAges, bit: int, others: list[Civilization], deals: list["_Deal"], rng: ThoughtDice
) -> None:
    """Lay events and territories anew wherever nothing else lies."""
    ages = q.edition.cards.ages
    for c in others:
        if c.kept:
            c.kept = [deals[ages[card]].laid.pop() for card in c.kept]
    if q.future:
        known = q.future_known
        q.future = [card if known[place] & bit else deals[ages[card]].laid.pop() for place, card in enumerate(q.future)]
    if q.bonus:
        q.bonus = [card if place < q.bonus_open else deals[ages[card]].laid.pop() for place, card in enumerate(q.bonus)]
    if q.current:
        q.current = q.current[:]
        q.current_known = q.current_known[:]
        for deal in deals:
            if deal.current:
                deal.lay_current(rng)


def _lay_cards(q: ThroughTheAges, others: list[Civilization], table: "_Table", deals: list["_Deal"]) -> None:
    """Lay cards where any may lie: in hands, among the discards, out of the game, and what is left on the decks."""
    ages = q.edition.cards.ages
    cards = [deal.cards for deal in deals]
    q.military_decks = table.military_decks[:]
    q.gone = table.gone[:]
    for c in others:
        c.military_hand = [cards[ages[card]].pop() for card in c.military_hand]
    for deal in deals:
        deal.lay()


def _keep(promise: Promise, q: ThroughTheAges, others: list[Civilization], table: "_Table", rng: ThoughtDice) -> None:
    """Give a hand better cards of the same backs until it is as strong as its owner has promised.

    The real hand is, so one of the hands that can be made this way is strong enough.
    """
    ages = q.edition.cards.ages
    while not promise.is_kept():
        swaps = [
            (place, pile, other)
            for place, card in enumerate(promise.hand)
            for pile, other in _hidden_places(q, others, table, ages[card])
            if pile is not promise.hand and promise.is_better(pile[other], card)
        ]
        place, pile, other = swaps[rng.below(len(swaps))]
        promise.hand[place], pile[other] = pile[other], promise.hand[place]


def _hidden_places(q: ThroughTheAges, others: list[Civilization], table: "_Table", age: int) -> list[Place]:
    """All places where military cards of an age, and of any kind, lie hidden."""
    cards, is_open = q.edition.cards, leaves_openly(q)
    hands = [(c.military_hand, place) for c in others for place, card in enumerate(c.military_hand)]
    gone = [(q.gone, place) for place, card in enumerate(q.gone) if not is_open[card]]
    lying = [(pile, place) for pile, place in hands + gone if cards.ages[pile[place]] == age]
    lying += [(q.discards[age], place) for place in table.unknown[age]]
    return lying + [(q.military_decks[age], place) for place in range(len(q.military_decks[age]))]


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


# What lies on the table.


class _Table:
    """What lies on the table face down for a seat, in a fixed order: decks, discards, cards out of the game.

    Nothing here is ever changed, for all who imagine the same share it.
    """

    def __init__(self, p: ThroughTheAges, bit: int) -> None:
        self.bit = bit
        """The seat among those who know something."""
        self.civil_decks = _decks_in_order(p.civil_decks, p.age, p.civil_left)
        self.military_decks = _decks_in_order(p.military_decks, p.age, p.military_left)
        self.unknown: list[list[int]] = [
            [place for place, mask in enumerate(known) if not mask & bit] for known in p.discards_known
        ]
        """The places of the discards of each age that the seat does not know."""
        is_open = leaves_openly(p)
        self.gone: list[int] = [card for card in p.gone if is_open[card]]
        """Cards out of the game that everybody knows."""
        hidden = [card for deck in self.military_decks for card in deck]
        hidden += [p.discards[age][place] for age, places in enumerate(self.unknown) for place in places]
        hidden += [card for card in p.gone if not is_open[card]]
        hidden.sort()
        is_event = p.edition.cards.is_event
        self.events = _by_age(p, [card for card in hidden if is_event[card]])
        """The hidden events and territories of each age."""
        self.rest = _by_age(p, [card for card in hidden if not is_event[card]])
        """All other hidden military cards of each age."""


def _table_of(p: ThroughTheAges, seat: int | None) -> _Table:
    """What lies hidden on the table, worked out once as long as none of that moves."""
    bit = knower(seat)
    mark = id(p.gone) + bit
    facts = (
        bit, p.edition, p.age, p.civil_decks, p.civil_left, p.military_decks, p.military_left, p.gone,
        p.discards[:], p.discards_known[:],
    )  # fmt: skip
    known = _TABLES.find(mark, facts)
    return _TABLES.keep(mark, facts, _Table(p, bit)) if known is None else known


_TABLES: Final = Shelf[_Table](256)


def _decks_in_order(decks: list[list[int]], now: int, left: int) -> list[list[int]]:
    """What is left of the decks, in a fixed order."""
    return [
        in_fixed_order(deck) if age > now else sorted(deck[:left]) if age == now else []
        for age, deck in enumerate(decks)
    ]


def _by_age(p: ThroughTheAges, cards: list[int]) -> list[list[int]]:
    """The cards of each age in the order in which they come."""
    ages = p.edition.cards.ages
    return [[card for card in cards if ages[card] == age] for age in range(len(p.discards))]


# Dealing.


class _Deal:
    """The hidden military cards of one age on their way to new places."""

    def __init__(self, q: ThroughTheAges, age: int, table: _Table) -> None:
        self.q = q
        self.age = age
        self.table = table
        self.events: list[int] = []
        """Events and territories in hands."""
        self.rest: list[int] = []
        """All other cards in hands."""
        self.laid: list[int] = []
        """Cards that lie where only events and territories do: first those of before, then those that go there."""
        self.current: list[int] = []
        """The places of the current events of this age, seen or not."""
        self.cards: list[int] = []
        """The mixed cards for all other places, taken from the end."""

    def mix(self, rng: ThoughtDice) -> None:
        """Draw the events for places where nothing else lies, then cards for all others.

        Where nothing is hidden but the deck of a later age, it stays as it is.
        """
        q, table, age = self.q, self.table, self.age
        in_hands = len(self.events) + len(self.rest)
        hidden = len(table.events[age]) + len(table.rest[age]) + in_hands + len(self.laid)
        if age > q.age and hidden == len(table.military_decks[age]):
            return
        events = sorted(table.events[age] + self.events + self.laid)
        left = len(events) - len(self.laid)
        rng.draw(events, len(self.laid))
        self.laid = events[left:]
        self.cards = sorted(table.rest[age] + self.rest) + events[:left]
        rng.draw(self.cards, len(self.cards) if age == q.age else in_hands + len(table.unknown[age]))

    def lay(self) -> None:
        """Lay what is left of the cards after hands got theirs."""
        q, age, cards, unknown = self.q, self.age, self.cards, self.table.unknown[self.age]
        if unknown:
            q.discards[age] = q.discards[age][:]
            for place in unknown:
                q.discards[age][place] = cards.pop()
        if cards:
            left = len(self.table.military_decks[age])
            q.military_decks[age] = cards[:left]
            q.gone += cards[left:]

    # Current events.

    def lay_current(self, rng: ThoughtDice) -> None:
        """Lay the cards that the seat laid itself and those of others anywhere among the places it has not seen."""
        q, bit = self.q, self.table.bit
        places = [place for place in self.current if not q.current_seen[place] & bit]
        own = sorted([q.current[place] for place in places if q.current_known[place] & bit])
        layers = self._layers()
        if own or layers:
            self._choose_layers(places, len(own), layers, rng)
        for place, card in zip(places, own + self.laid):  # noqa: B905
            q.current[place] = card

    def _choose_layers(self, places: list[int], own: int, layers: list[int], rng: ThoughtDice) -> None:
        """Mix the places, the first of which get own cards, and note in `current_known` who else has laid which.

        Who else has seen a place is known to all, but which of these cards another seat has laid is not.
        """
        q = self.q
        while True:
            rng.shuffle(places)
            is_own = places[:own]
            laid_by = self._lay_for_others(layers, [place for place in self.current if place not in is_own], rng)
            if len(laid_by) == len(layers):
                break
        for place in self.current:
            q.current_known[place] = q.current_seen[place] | laid_by.get(place, 0)
        for place in is_own:
            q.current_known[place] |= self.table.bit

    def _layers(self) -> list[int]:
        """For every event that another seat has laid and has not seen since: that seat, as a bit, in order."""
        known, seen = self.q.current_known, self.q.current_seen
        layers: list[int] = []
        for place in self.current:
            layer = known[place] & ~seen[place]
            if layer and not layer & self.table.bit:
                layers.append(layer)
        layers.sort()
        return layers

    def _lay_for_others(self, layers: list[int], places: list[int], rng: ThoughtDice) -> dict[int, int]:
        """Places that other seats may have laid, only where they have not seen the card; some seat may find none."""
        seen = self.q.current_seen
        free = places[:]
        rng.shuffle(free)
        laid_by: dict[int, int] = {}
        for layer in layers:
            for place in free:
                if not seen[place] & layer:
                    laid_by[place] = layer
                    free.remove(place)
                    break
        return laid_by
