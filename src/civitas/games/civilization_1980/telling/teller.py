"""The teller of Civilization (1980)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from civitas.core.teller import Offer, Story, Teller
from civitas.core.telling import (
    FROM_TO,
    ONE_OF,
    Account,
    Argument,
    Called,
    Explanation,
    Figure,
    Question,
    Said,
    WayToAsk,
    say,
)
from civitas.core.verbs import Domain, Verb
from civitas.games.civilization_1980.facts.nations import NATION_NAME
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.telling import (
    choices,
    explaining,
    figures,
    forecasts,
    notes,
    prices,
    questions,
    reasons,
    secrets,
    subjects,
)
from civitas.games.civilization_1980.telling.stories import BETTER_TOLD, HEADINGS, STORIES
from civitas.games.civilization_1980.telling.things import COAST_IN, COAST_SAID, NATION_SAID, colours_of
from civitas.games.civilization_1980.verbs import BUILD_SHIP, OFFERS_AT_ONCE

ASKED: Final[dict[str, WayToAsk]] = {"load": FROM_TO, "land": FROM_TO, "maintain": ONE_OF}
"""How choices are best asked, where their arguments do not tell."""


class Civilization1980Teller(Teller[Civilization1980]):
    """Hands, packages in preparation and baskets are told to their owners only."""

    headings: ClassVar[tuple[str, ...]] = HEADINGS
    stories: ClassVar[Mapping[str, Story]] = STORIES
    better_told: ClassVar[Mapping[str, tuple[str, ...]]] = BETTER_TOLD
    ending: ClassVar[frozenset[str]] = frozenset({"done", "leave", "pay", "settle"})
    endings: ClassVar[frozenset[str]] = figures.ENDINGS
    passing: ClassVar[frozenset[str]] = frozenset(
        {"about-area-empty", "about-by-land", "about-by-water", "about-nation-free", "web-deck-left"}
    )
    late: ClassVar[tuple[str, ...]] = ("scrap", "scratch", "leave")

    def headline(self, p: Civilization1980, seat: int | None) -> Said:
        if not p.round:
            return say("headline-setup")
        return say("headline", round=p.round, number=p.phase, phase=f"phase-{p.phase}")

    def seats(self, p: Civilization1980) -> list[Called]:
        pairs = zip(p.nation, colours_of(p.nation), strict=True)
        return [{"name": NATION_SAID[nation], "colour": colour} if nation >= 0 else {} for nation, colour in pairs]

    def question(self, p: Civilization1980, seat: int | None) -> Question | None:
        if not p.frames or p.is_over:
            return None
        asked = p.frames[-1].question(p, seat)
        frame, arguments = str(asked["frame"]), questions.question_arguments(p, seat, dict(asked))
        return {
            "frame": frame,
            "text": {"message": f"question-{frame}", "arguments": arguments},
            "help": {"message": f"question-{frame}-help", "arguments": arguments},
            "because": self.because(p, seat),
        }

    def because(self, p: Civilization1980, seat: int | None) -> list[Said]:
        return reasons.because(p, seat)

    def heading(self, p: Civilization1980, seat: int, offer: Offer) -> Said | None:
        return choices.heading_of(p, seat, offer)

    def asked(self, offer: Offer) -> WayToAsk:
        way = ASKED.get(offer.verb.name)
        return super().asked(offer) if way is None else way

    def label(self, p: Civilization1980, seat: int, offer: Offer) -> Said | None:
        return choices.label_of(p, seat, offer)

    def notes(self, p: Civilization1980, seat: int, offer: Offer) -> list[Said]:
        return notes.notes_of(p, seat, offer)

    def price(self, p: Civilization1980, seat: int, offer: Offer) -> Said | None:
        return prices.price_of(p, seat, offer)

    def about(self, p: Civilization1980, seat: int, offer: Offer) -> list[str]:
        found = subjects.about_of(p, seat, offer)
        return super().about(p, seat, offer) if found is None else found

    def forecast(self, p: Civilization1980, seat: int | None) -> list[Account]:
        return forecasts.forecast(p, seat)

    def round(self, p: Civilization1980) -> int:
        return p.round

    def figures(self, p: Civilization1980) -> list[Figure]:
        return figures.figures_of(p)

    def secrets(self, p: Civilization1980, seat: int) -> list[Said]:
        return secrets.secrets_of(p, seat)

    def explain(self, p: Civilization1980, seat: int | None, thing: str) -> Explanation | None:
        return explaining.explain(p, seat, thing)

    def arguments(self, action: int, verb: Verb) -> dict[str, Argument]:
        found = super().arguments(action, verb)
        place = COAST_IN[verb.first(action)] if verb is BUILD_SHIP else None
        return found if place is None else {**found, "coast_in": place}

    def named(self, domain: Domain, word: str) -> Argument:
        if domain.name == "coast" and ":" in word:
            return COAST_SAID[domain.index(word)]
        if domain.name == "offer":
            nation, number = divmod(domain.index(word), OFFERS_AT_ONCE)
            return say("offer-name", nation=NATION_NAME[nation], number=number + 1)
        return super().named(domain, word)


TELLER: Final = Civilization1980Teller()
