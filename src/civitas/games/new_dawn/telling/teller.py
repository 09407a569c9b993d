"""The teller of A New Dawn."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from civitas.core.teller import Offer, Story, Teller
from civitas.core.telling import (
    ONE_OF,
    Argument,
    Called,
    Explanation,
    Figure,
    Said,
    Telling,
    WayToAsk,
    say,
    seat_id,
)
from civitas.core.verbs import Domain
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.telling import choices, explaining, figures, questions
from civitas.games.new_dawn.telling.places import places
from civitas.games.new_dawn.telling.stories import HEADINGS, STORIES
from civitas.games.new_dawn.telling.texts import texts

DONE_MEANS: Final = frozenset(
    {
        "Resolution", "Placing", "TokenMove", "Subversion", "Learning", "Striking", "Upgrading", "Caravans", "Exchange",
        "Industry", "Reception", "Visit", "Combat", "Occupation", "Military",
    }
)  # fmt: skip
"""Questions in which `done` has words of its own."""

TOLD_WHOLE: Final = frozenset({"develop", "swap", "renegotiate", "exchange", "barter"})
"""Verbs of two arguments whose choices are few and say both."""


class NewDawnTeller(Teller[NewDawn]):
    """Nothing but face-down wonders is hidden from anybody."""

    headings: ClassVar[tuple[str, ...]] = HEADINGS
    stories: ClassVar[Mapping[str, Story]] = STORIES
    early: ClassVar[frozenset[str]] = frozenset({"resolve"})
    ending: ClassVar[frozenset[str]] = frozenset({"done", "advance"})
    passing: ClassVar[frozenset[str]] = frozenset({"about-city-state-at", "about-cards-left"})
    endings: ClassVar[frozenset[str]] = figures.ENDINGS

    def telling(self, p: NewDawn, seat: int | None) -> Telling:
        return {**super().telling(p, seat), "texts": texts(p, seat), "called": places(p)}

    def headline(self, p: NewDawn, seat: int | None) -> Said:
        if p.is_over:
            return say("headline-over", round=p.round)
        if any(p.hands):
            return say("headline-building")
        return say("headline", round=p.round, name=seat_id(p.active))

    def seats(self, p: NewDawn) -> list[Called]:
        return [{"name": say("player-automated")} if seat == p.automa else {} for seat in range(p.players)]

    def question_arguments(self, p: NewDawn, asked: dict[str, Any]) -> dict[str, Argument]:
        return questions.question_arguments(asked)

    def heading(self, p: NewDawn, seat: int, offer: Offer) -> Said | None:
        return choices.heading_of(offer)

    def asked(self, offer: Offer) -> WayToAsk:
        return ONE_OF if offer.verb.name in TOLD_WHOLE else super().asked(offer)

    def label(self, p: NewDawn, seat: int, offer: Offer) -> Said | None:
        if offer.verb.name == "done":
            frame = p.frames[-1].name()
            return say(f"done-{frame}" if frame in DONE_MEANS else "verb-done")
        return choices.label_of(p, seat, offer)

    def notes(self, p: NewDawn, seat: int, offer: Offer) -> list[Said]:
        return choices.notes_of(p, seat, offer)

    def price(self, p: NewDawn, seat: int, offer: Offer) -> Said | None:
        return choices.price_of(p, seat, offer)

    def about(self, p: NewDawn, seat: int, offer: Offer) -> list[str]:
        found = choices.about_of(p, seat, offer)
        return super().about(p, seat, offer) if found is None else found

    def named(self, domain: Domain, word: str) -> Argument:
        if domain.name == "anchor":
            return choices.coordinates_said(word)
        if domain.name in ("diplomacy", "pact", "for") and word[-1].isdigit():
            return choices.pact_said(domain.index(word))
        return super().named(domain, word)

    def round(self, p: NewDawn) -> int:
        return p.round

    def figures(self, p: NewDawn) -> list[Figure]:
        return figures.figures_of(p)

    def explain(self, p: NewDawn, seat: int | None, thing: str) -> Explanation | None:
        return explaining.explain(p, seat, thing)


TELLER: Final = NewDawnTeller()
