"""The position of a game of Through the Ages: what lies on the table, and the few things that are ever done to it."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from civitas.core.dice import Dice
from civitas.core.events import EVERYONE, Argument, Event
from civitas.core.position import Position
from civitas.core.rules import Objection
from civitas.core.storage import INT, INTS, ROWS, Fields
from civitas.core.teller import Teller
from civitas.core.verbs import ActionSpace
from civitas.games.through_the_ages.civilization import NO_CARDS, NONE, Civilization
from civitas.games.through_the_ages.civilizations.ratings import recount, refresh
from civitas.games.through_the_ages.facts.cards import Card
from civitas.games.through_the_ages.options import Setting
from civitas.games.through_the_ages.verbs import MOST_PLAYERS, ROW
from civitas.games.through_the_ages.view_types import ThroughTheAgesView

EVERY_SEAT: Final = -1
"""Seats as bits: all of them, and the spectators too."""
AGE_IV: Final = 4
NO_DECKS: Final[list[list[int]]] = []
_CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(first + step) % players for step in range(players)] for first in range(players)]
    for players in range(MOST_PLAYERS + 1)
]
"""All seats clockwise, by the number of players and the first of them."""


class ThroughTheAges(Position):
    """One game in progress. Cards are numbers into `cards`; decks are drawn from their end.

    No list of cards here is ever changed in place, nor are those of what seats know of them; whoever changes one puts
    a new list in its place, so that copies share them.
    """

    FIELDS: ClassVar[Fields] = (
        ("round", INT), ("age", INT), ("active", INT), ("start", INT), ("last_round", INT), ("row", INTS),
        ("civil_decks", ROWS), ("civil_left", INT), ("military_decks", ROWS), ("military_left", INT),
        ("discards", ROWS), ("discards_known", ROWS), ("current", INTS), ("current_known", INTS),
        ("current_seen", INTS), ("future", INTS), ("future_known", INTS), ("past", INTS), ("common", INTS),
        ("bonus", INTS), ("bonus_open", INT), ("gone", INTS), ("box_yellow", INT), ("box_blue", INT),
    )  # fmt: skip

    # Slots, for the reason given in `Civilization`.
    __slots__ = (
        "active",
        "age",
        "bonus",
        "bonus_open",
        "box_blue",
        "box_yellow",
        "cards",
        "civil_decks",
        "civil_left",
        "civs",
        "common",
        "current",
        "current_known",
        "current_seen",
        "discards",
        "discards_known",
        "edition",
        "future",
        "future_known",
        "gone",
        "last_round",
        "later_order",
        "military_decks",
        "military_left",
        "past",
        "round",
        "row",
        "setting",
        "start",
        "verbs",
    )  # fmt: skip

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.players)
        self.setting = setting
        self.edition = setting.edition
        self.verbs = setting.edition.verbs
        self.cards: list[Card] = setting.edition.cards.cards
        self.civs: list[Civilization] = []
        self.round = 1
        self.age = 0
        """The current age: 0 is A, 4 is IV."""
        self.active = 0
        """The seat whose turn it is."""
        self.start = 0
        """The starting player; when that player leaves, the next one still in the game."""
        self.last_round = 0
        """The number of the last round, once it is known."""
        self.row: list[int] = NO_CARDS
        """The card on each space of the card row, or -1."""
        self.civil_decks: list[list[int]] = NO_DECKS
        """The civil deck of each age; only the first `civil_left` cards of the current one are still there."""
        self.civil_left = 0
        self.military_decks: list[list[int]] = NO_DECKS
        self.military_left = 0
        self.later_order = 0
        """How the decks of later ages lie, where that is not worked out yet (`decks`); 0: just as they are."""
        self.discards: list[list[int]] = NO_DECKS
        """Discarded military cards of each age."""
        self.discards_known: list[list[int]] = NO_DECKS
        """For each of them the seats that know it, as bits; EVERY_SEAT when all do."""
        self.current: list[int] = NO_CARDS
        """The current events, the next one last."""
        self.current_known: list[int] = NO_CARDS
        """For each of them the seats that know it is among them, as bits."""
        self.current_seen: list[int] = NO_CARDS
        """For each of them the seats that know where it lies, as bits."""
        self.future: list[int] = NO_CARDS
        self.future_known: list[int] = NO_CARDS
        self.past: list[int] = NO_CARDS
        """Events that have happened and territories nobody wanted."""
        self.common: list[int] = NO_CARDS
        """Tactics that everybody may copy (2015)."""
        self.bonus: list[int] = NO_CARDS
        """Events that score for everybody at the end (2006); the first `bonus_open` of them are known to all."""
        self.bonus_open = 0
        self.gone: list[int] = NO_CARDS
        """Cards that are out of the game for good."""
        self.box_yellow = 0
        """Yellow tokens that came back from players, less those they got; `box_blue` likewise."""
        self.box_blue = 0

    def space(self) -> ActionSpace:
        return self.verbs.space

    def clone(self) -> "ThroughTheAges":
        q = ThroughTheAges(self.setting)
        q.civs = [c.copy() for c in self.civs]
        q.round = self.round
        q.age = self.age
        q.active = self.active
        q.start = self.start
        q.last_round = self.last_round
        q.row = self.row
        q.civil_decks = self.civil_decks
        q.civil_left = self.civil_left
        q.military_decks = self.military_decks
        q.military_left = self.military_left
        q.later_order = self.later_order
        q.discards = self.discards[:]
        q.discards_known = self.discards_known[:]
        q.current = self.current
        q.current_known = self.current_known
        q.current_seen = self.current_seen
        q.future = self.future
        q.future_known = self.future_known
        q.past = self.past
        q.common = self.common
        q.bonus = self.bonus
        q.bonus_open = self.bonus_open
        q.gone = self.gone
        q.box_yellow = self.box_yellow
        q.box_blue = self.box_blue
        self.copy_course(q)
        return q

    # Questions.

    def seats(self) -> list[int]:
        """The seats still in the game, from the active one clockwise."""
        return self.seats_from(self.active)

    def seats_from(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from this one."""
        civs = self.civs
        seats: list[int] = []
        for seat in _CLOCKWISE[self.players][first]:
            if not civs[seat].is_gone:
                seats.append(seat)
        return seats

    def playing(self) -> int:
        """How many players are still in the game."""
        playing = 0
        for c in self.civs:
            if not c.is_gone:
                playing += 1
        return playing

    def leader_of(self, seat: int) -> Card | None:
        """The leader in play, or None."""
        leader = self.civs[seat].leader
        return self.cards[leader] if leader >= 0 else None

    def is_last_round(self) -> bool:
        """Whether this is the last round."""
        return self.last_round > 0 and self.round >= self.last_round

    # Citing rules, and telling.

    def no(self, reason: str) -> Objection:
        """The rule of this edition that forbids something for a reason."""
        return self.edition.objections[reason]

    def report(self, message: str, reason: str, arguments: dict[str, Argument], audience: int = EVERYONE) -> None:
        """Report what happened, with the rule of this edition behind it."""
        if self.is_silent:
            return
        self.news.append(Event(message, arguments, self.edition.rules[reason], audience))

    def report_card(self, message: str, card: int, arguments: dict[str, Argument]) -> None:
        """Report what a card did."""
        if self.is_silent:
            return
        arguments = {"card": self.cards[card].name, **arguments}
        self.news.append(Event(message, arguments, self.edition.card_rules[card]))

    def names_of(self, cards: list[int]) -> list[str]:
        """The ids of the names of cards, for a report; none where nobody listens."""
        if self.is_silent:
            return []
        names = self.edition.cards.names
        found: list[str] = []
        for card in cards:  # a few: a comprehension would cost more
            found.append(names[card])
        return found

    # Points and tokens.

    def refresh(self, seat: int) -> None:
        """Work out the ratings of a seat again, and of its partners, whose pacts may count its wonders."""
        refresh(self, seat)

    def recount(self, seat: int) -> None:
        """The same where only urban buildings, units or the tactic of the seat have changed."""
        recount(self, seat)

    def score(self, seat: int, culture: int) -> int:
        """Score or lose culture points; what really changed."""
        c = self.civs[seat]
        before = c.culture
        after = before + culture
        c.culture = after if after > 0 else 0
        return c.culture - before

    def learn(self, seat: int, science: int) -> int:
        """Score or lose science points; what really changed."""
        c = self.civs[seat]
        before = c.science
        after = before + science
        most = self.edition.science_cap
        c.science = most if after > most else after if after > 0 else 0
        return c.science - before

    def add_yellow(self, seat: int, tokens: int) -> int:
        """Put yellow tokens from the box into a bank, or back into the box as far as the bank has them."""
        c = self.civs[seat]
        moved = max(tokens, -c.yellow)
        c.yellow += moved
        self.box_yellow -= moved
        return moved

    def grow(self, seat: int, workers: int) -> int:
        """Move yellow tokens from the bank to the unused workers; how many there were."""
        c = self.civs[seat]
        moved = workers if workers < c.yellow else c.yellow
        c.yellow -= moved
        c.unused += moved
        return moved

    # Military cards.

    def draw_military(self, seat: int, cards: int) -> int:
        """Draw military cards of the current age into a hand; how many there were."""
        if not self.has_military_deck():
            return 0
        drawn = self._next_military_cards(cards)
        if drawn:
            hand = self.civs[seat].military_hand
            hand += drawn
            hand.sort()
            self.reveals += 1
            self.report("drew", "draw", {"seat": seat, "count": len(drawn)})
            self.report("drew-cards", "draw", {"seat": seat, "cards": self.names_of(drawn)}, 1 << seat)
        return len(drawn)

    def has_military_deck(self) -> bool:
        """Whether there is a military deck in the current age."""
        return 0 < self.age <= self.setting.last_deck and not self.setting.is_simple

    def _next_military_cards(self, cards: int) -> list[int]:
        """Take so many cards, one after the other, as far as there are any."""
        left = self.military_left
        if cards < left:
            self.military_left = left - cards
            return self.military_decks[self.age][self.military_left : left][::-1]
        drawn: list[int] = []
        for _ in range(cards):
            card = self._next_military()
            if card >= 0:
                drawn.append(card)
        return drawn

    def _next_military(self) -> int:
        """Take the top card, or -1; with the last one the discards become the deck at once, so later ones stay out."""
        if not self.military_left:
            self._reshuffle()
        if not self.military_left:
            return NONE
        self.military_left -= 1
        card = self.military_decks[self.age][self.military_left]
        if not self.military_left:
            self._reshuffle()
        return card

    def _reshuffle(self) -> None:
        """The discards of the current age become its new deck."""
        deck = self.discards[self.age][:]
        self.dice.shuffle(deck)
        self.military_decks = [deck if age == self.age else row for age, row in enumerate(self.military_decks)]
        self.military_left = len(deck)
        self.discards[self.age] = []
        self.discards_known[self.age] = []

    def discard_military(self, card: int, known: int) -> None:
        """Put a military card on the discards of its age."""
        age = self.cards[card].age
        self.discards[age] = [*self.discards[age], card]
        self.discards_known[age] = [*self.discards_known[age], known]

    def remove_card(self, card: int) -> None:
        """Put a card out of the game."""
        self.gone = [*self.gone, card]

    # What the contract asks for. The modules that answer build on this one, hence the late imports.

    def dump(self) -> dict[str, Any]:
        from civitas.games.through_the_ages.stored import dump_position

        return dump_position(self)

    def describe(self) -> dict[str, Any]:
        from civitas.games.through_the_ages.scenario.describing import describe_position

        return describe_position(self)

    def teller(self) -> "Teller[ThroughTheAges]":
        from civitas.games.through_the_ages.telling.teller import TELLERS

        return TELLERS[self.edition.name]

    def view_for(self, seat: int | None) -> ThroughTheAgesView:
        from civitas.games.through_the_ages.view import view_of

        return view_of(self, seat)

    def views_for(self, seats: Sequence[int | None]) -> list[ThroughTheAgesView]:
        from civitas.games.through_the_ages.view import views_of

        return views_of(self, seats)

    def imagine_for(self, seat: int | None, rng: Dice) -> "ThroughTheAges":
        from civitas.games.through_the_ages.imagine import imagine_position

        return imagine_position(self, seat, rng)

    def turn_rule(self) -> str:
        return self.edition.rules["turn"]

    def components(self) -> dict[str, int]:
        counts = {
            "yellow": self.box_yellow + sum(c.yellow + c.unused + c.on_cards() for c in self.civs),
            "blue": self.box_blue + sum(c.blue + sum(c.stored) + c.stages for c in self.civs),
        }
        for card in self.every_card():
            key = f"card {self.cards[card].id}"
            counts[key] = counts.get(key, 0) + 1
        return counts

    def every_card(self) -> list[int]:
        """Every card of the game, wherever it lies; starting technologies are printed and do not count."""
        piles = [[card for card in self.row if card >= 0], *self.discards, self.current, self.future, self.past]
        piles += [self.common, self.bonus, self.gone]
        piles += [deck[: self._left(deck, age, True)] for age, deck in enumerate(self.civil_decks)]
        piles += [deck[: self._left(deck, age, False)] for age, deck in enumerate(self.military_decks)]
        for c in self.civs:
            piles += [self.in_front_of(c), c.hand, c.military_hand, c.kept]
        return [card for pile in piles for card in pile]

    def in_front_of(self, c: Civilization) -> list[int]:
        """The cards in front of a player; not those printed on the board, nor a tactic shared with others."""
        edition = self.edition.cards
        techs = [edition.card_of_tech[tech] for tech, workers in enumerate(c.workers) if workers >= 0]
        single = [c.government, c.leader, c.wonder, c.war, c.pact]
        if not self.edition.tactics_are_shared or c.exclusive:
            single.append(c.tactic)
        cards = techs + [card for card in single + c.specials if card >= 0] + c.wonders + c.colonies
        if c.tucked >= 0:
            cards.append(self.tucked_leader())
        return [card for card in cards if not self.cards[card].starts]

    def tucked_leader(self) -> int:
        """The leader that can lie under a wonder."""
        return next(card.index for card in self.cards if card.tuck)

    def _left(self, deck: list[int], age: int, civil: bool) -> int:
        if age > self.age:
            return len(deck)
        if age < self.age:
            return 0
        return self.civil_left if civil else self.military_left


def without(cards: list[int], card: int) -> list[int]:
    """These cards without the first one like this, as a list of its own."""
    others = cards[:]
    others.remove(card)
    return others


def empty_row() -> list[int]:
    """A card row without cards."""
    return [NONE] * ROW
