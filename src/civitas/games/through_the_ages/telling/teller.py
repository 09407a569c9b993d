"""The teller of Through the Ages, one for each edition, as their actions have codes of their own."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from civitas.core.teller import Offer, Story, Teller
from civitas.core.telling import Account, Argument, Choice, Explanation, Figure, Said, Telling, say, seat_id
from civitas.core.verbs import Domain
from civitas.games.through_the_ages.facts.editions import EDITIONS, Edition
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.telling import (
    choices,
    explaining,
    figures,
    notes,
    phrases,
    prices,
    questions,
    secrets,
)
from civitas.games.through_the_ages.telling.forecast import forecast_of
from civitas.games.through_the_ages.telling.labels import pact_said
from civitas.games.through_the_ages.telling.stories import BETTER_TOLD, HEADINGS, STORIES
from civitas.games.through_the_ages.telling.texts import asking_texts, readable_faces
from civitas.games.through_the_ages.telling.things import age_id


class ThroughTheAgesTeller(Teller[ThroughTheAges]):
    """Says what lies open, and of what lies face down only what the seat has seen."""

    headings: ClassVar[tuple[str, ...]] = HEADINGS
    stories: ClassVar[Mapping[str, Story]] = STORIES
    better_told: ClassVar[Mapping[str, tuple[str, ...]]] = BETTER_TOLD
    ending: ClassVar[frozenset[str]] = frozenset({"done"})
    endings: ClassVar[frozenset[str]] = figures.ENDINGS
    late: ClassVar[tuple[str, ...]] = ("destroy", "by-hand", "stay", "resign")

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self.edition = edition

    def telling(self, p: ThroughTheAges, seat: int | None) -> Telling:
        telling = super().telling(p, seat)
        telling["faces"] = readable_faces(p, seat)
        if texts := asking_texts(p, telling["question"]):
            telling["texts"] = texts
        return telling

    def headline(self, p: ThroughTheAges, seat: int | None) -> Said:
        age = age_id(p.age)
        if p.is_over:
            return say("headline-over", round=p.round, age=age)
        headline = say("headline", round=p.round, age=age, name=seat_id(p.active))
        if not p.last_round:
            return headline
        ending = say("headline-last") if p.is_last_round() else say("headline-end", round=p.last_round)
        return say("headline-ending", headline=headline, ending=ending)

    def question_arguments(self, p: ThroughTheAges, asked: dict[str, Any]) -> dict[str, Argument]:
        return questions.question_arguments(p, asked)

    def because(self, p: ThroughTheAges, seat: int | None) -> list[Said]:
        return questions.because(p, seat)

    def forecast(self, p: ThroughTheAges, seat: int | None) -> list[Account]:
        """The end of the own turn, for spectators of the turn that is played."""
        return forecast_of(p, p.active if seat is None else seat, seat)

    # Choices.

    def heading(self, p: ThroughTheAges, seat: int, offer: Offer) -> Said | None:
        return choices.HEADINGS.get(offer.verb.name)

    def label(self, p: ThroughTheAges, seat: int, offer: Offer) -> Said | None:
        return choices.label_of(p, seat, offer)

    def notes(self, p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
        return notes.notes_of(p, seat, offer)

    def price(self, p: ThroughTheAges, seat: int, offer: Offer) -> Said | None:
        return prices.price_of(p, seat, offer)

    def about(self, p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
        return choices.about_of(p, seat, offer)

    def _choice(self, p: ThroughTheAges, seat: int, offer: Offer) -> Choice:
        """A choice in the words of this table."""
        choice = super()._choice(p, seat, offer)
        phrase = phrases.phrase_of(p, seat, offer)
        if phrase is not None:
            choice["phrase"] = phrase
        return choice

    def named(self, domain: Domain, word: str) -> Argument:
        if domain.name != "pact":
            return super().named(domain, word)
        card, side = self.edition.verbs.pacts[domain.index(word)]
        return pact_said(self.edition, card, side)

    def round(self, p: ThroughTheAges) -> int:
        return p.round

    def figures(self, p: ThroughTheAges) -> list[Figure]:
        return figures.figures_of(p)

    def secrets(self, p: ThroughTheAges, seat: int) -> list[Said]:
        return secrets.secrets_of(p, seat)

    def explain(self, p: ThroughTheAges, seat: int | None, thing: str) -> Explanation | None:
        return explaining.explain(p, seat, thing)


TELLERS: Final[dict[str, ThroughTheAgesTeller]] = {
    name: ThroughTheAgesTeller(edition) for name, edition in EDITIONS.items()
}
