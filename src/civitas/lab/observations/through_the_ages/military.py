"""The military cards of Through the Ages in numbers: hands, tactics, colonies, bonus cards, events.

Rows stand in the order of the arguments of actions: cards for `discard` and `defend`, `adopt`, `colonize`, `choose`.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from civitas.games.through_the_ages.facts.cards import AGES
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.view_types import ThroughTheAgesView
from civitas.lab.observations.through_the_ages.civil import COPIES, question_of
from civitas.lab.tensors import Columns, Kind, always, flag, in_order, named, number, one_of, seats_of

DECK_AGES: Final = AGES[:-1]
"""The ages that have decks."""
EVENTS: Final = 10
"""Places among the current or the future events; the simple game of 2006 begins with so many."""


def military_kinds(edition: Edition) -> list[Kind]:
    """All kinds of military cards. Only the first edition has impacts that are chosen when the game begins."""
    choices = [_impacts(edition)] if edition.is_first else []
    return [_military_cards(edition), *choices, _tactics(edition), _territories(edition), CURRENT_EVENT, FUTURE_EVENT]


class MilitaryCard(NamedTuple):
    """What a seat knows of a military card: how many are where, and the places of an event, from 1 on."""

    hand: int
    discarded: int
    among_current: int
    current: int
    future: int
    past: int
    is_asked: bool


def _known_cards(view: ThroughTheAgesView) -> Iterable[tuple[str, MilitaryCard]]:
    hand = Counter(view.get("military_hand", []))
    discarded = Counter(card for pile in view["discards"] for card in pile if card)
    among_current = Counter(view["events_among_current"])
    current = {event["card"]: place for place, event in enumerate(view["current_events"], 1) if event["card"]}
    future = {event["card"]: place for place, event in enumerate(view["future_events"], 1) if event["card"]}
    past = Counter(view["past_events"])
    asked = question_of(view).get("card")
    for card in {*hand, *discarded, *among_current, *current, *future, *past, asked}:
        if card is not None:
            yield (
                card,
                MilitaryCard(
                    hand[card],
                    discarded[card],
                    among_current[card],
                    current.get(card, 0),
                    future.get(card, 0),
                    past[card],
                    card == asked,
                ),
            )


def _military_cards(edition: Edition) -> Kind:
    """Those that a hand can hold, then the events of age A. Only those of which something is known are there."""
    first_events = [card.id for card in edition.cards.cards if not card.is_civil and card.age == 0]
    cards = [*edition.verbs.military.domain.words, *first_events]
    known = set(cards)
    return Kind(
        "military-card",
        always(len(cards)),
        named(cards, lambda view: (pair for pair in _known_cards(view) if pair[0] in known)),
        [
            number("hand", COPIES, lambda card: card.hand),
            number("discarded", COPIES, lambda card: card.discarded),
            flag("among-current-events", lambda card: card.among_current),
            number("current-event", EVENTS, lambda card: card.current),
            number("future-event", EVENTS, lambda card: card.future),
            flag("past-event", lambda card: card.past),
            flag("asked", lambda card: card.is_asked),
        ],
    )


class OpenCard(NamedTuple):
    """A military card, and the table on which it may lie open."""

    word: str
    view: ThroughTheAgesView

    def picked(self) -> list[int]:
        """The seats that have chosen it as a bonus card, as far as that is known."""
        return [seat for seat, cards in enumerate(question_of(self.view).get("picked", [])) if self.word in cards]

    def as_tactic(self, is_exclusive: bool) -> list[int]:
        """The seats that have it as their tactic, alone or along with others."""
        civilizations = enumerate(self.view["civilizations"])
        return [
            seat for seat, each in civilizations if each["tactic"] == self.word and each["exclusive"] is is_exclusive
        ]

    def as_colony(self) -> list[int]:
        """The seats whose colony it is."""
        return [seat for seat, each in enumerate(self.view["civilizations"]) if self.word in each["colonies"]]


def _open(name: str, words: list[str], columns: list[Columns]) -> Kind:
    return Kind(name, always(len(words)), in_order(lambda view: [OpenCard(word, view) for word in words]), columns)


def _impacts(edition: Edition) -> Kind:
    return _open(
        "impact",
        edition.verbs.impacts.domain.words,
        [
            flag("bonus", lambda card: card.word in card.view["bonus"]),
            flag("kept", lambda card: card.word in card.view.get("kept", [])),
            seats_of("picked", lambda card: card.picked()),
        ],
    )


def _tactics(edition: Edition) -> Kind:
    return _open(
        "tactic",
        edition.verbs.tactics.domain.words,
        [
            flag("common", lambda card: card.word in card.view["common_tactics"]),
            seats_of("adopted", lambda card: card.as_tactic(False)),
            seats_of("adopted-alone", lambda card: card.as_tactic(True)),
        ],
    )


def _territories(edition: Edition) -> Kind:
    words = edition.verbs.territories.domain.words
    return _open("territory", words, [seats_of("colony", lambda card: card.as_colony())])


# Events as they lie; which cards they are stands at the cards.

CURRENT_EVENT: Final = Kind(
    "current-event",
    always(EVENTS),
    in_order(lambda view: view["current_events"]),
    [
        one_of("age", DECK_AGES, lambda event: event["age"]),
        flag("seen", lambda event: event["card"]),
    ],
)
FUTURE_EVENT: Final = Kind(
    "future-event",
    always(EVENTS),
    in_order(lambda view: view["future_events"]),
    [
        one_of("age", DECK_AGES, lambda event: event["age"]),
        seats_of("known-to", lambda event: event["by"]),
    ],
)
