"""The teller of Civilization (2010)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from civitas.core.teller import Offer, Story, Teller
from civitas.core.telling import (
    ONE_OF,
    YES_NO,
    Account,
    Argument,
    Called,
    Explanation,
    Figure,
    Group,
    Said,
    Telling,
    WayToAsk,
    say,
    seat_id,
)
from civitas.core.verbs import Domain
from civitas.games.civilization_2010.abilities.responses import Window
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import LEVELS
from civitas.games.civilization_2010.facts.timing import PHASES, RESEARCH, TRADE_PHASE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.telling import battles, choices, explaining, figures, questions, secrets
from civitas.games.civilization_2010.telling.fighting import front_heading
from civitas.games.civilization_2010.telling.prices import price_of
from civitas.games.civilization_2010.telling.stories import BETTER_TOLD, HEADINGS, STORIES
from civitas.games.civilization_2010.telling.subjects import about_of
from civitas.games.civilization_2010.telling.texts import readable_texts
from civitas.games.civilization_2010.telling.things import NUMERALS, SQUARES, ability_said
from civitas.games.civilization_2010.verbs import SPACE

TOGETHER: Final = (TRADE_PHASE, RESEARCH)
"""Phases in which all act at the same time."""
FROM_TO_VERBS: Final = frozenset({"assign", "switch"})
"""Verbs that lead from one thing to another; where others have two arguments, one of them stands above the choices."""
_PHASES: Final[list[str]] = [f"phase-{phase}" for phase in PHASES]
_NATIONS: Final[list[Said]] = [say(f"nation-{nation}") for nation in CIVILIZATIONS]


class Civilization2010Teller(Teller[Civilization2010]):
    """Says nothing of what lies facedown, in battle hands and in drafts of others."""

    headings: ClassVar[tuple[str, ...]] = HEADINGS
    stories: ClassVar[Mapping[str, Story]] = STORIES
    better_told: ClassVar[Mapping[str, tuple[str, ...]]] = BETTER_TOLD
    ending: ClassVar[frozenset[str]] = frozenset({"done", "pass", "waive", "stop", "skip", "publish"})
    forgoing: ClassVar[frozenset[str]] = frozenset({"waive"})
    endings: ClassVar[frozenset[str]] = figures.ENDINGS
    early: ClassVar[frozenset[str]] = frozenset({"accept", "decline", "counter"})
    passing: ClassVar[frozenset[str]] = frozenset({"about-left", "about-in-market"})
    late: ClassVar[tuple[str, ...]] = ("waive", "withdraw", "drop", "scratch")

    def telling(self, p: Civilization2010, seat: int | None) -> Telling:
        telling = super().telling(p, seat)
        telling["texts"] = readable_texts(p, seat)
        return telling

    def headline(self, p: Civilization2010, seat: int | None) -> Said:
        if p.is_over:
            return say("headline-over", turn=p.turn)
        if not p.turn:
            is_choosing = any(empire.civilization < 0 for empire in p.empires)
            return say("headline-choosing" if is_choosing else "headline-founding")
        if p.phase in TOGETHER:
            return say("headline-all", turn=p.turn, phase=_PHASES[p.phase])
        return say("headline", turn=p.turn, phase=_PHASES[p.phase], name=seat_id(p.active))

    def seats(self, p: Civilization2010) -> list[Called]:
        """Players go by their nations as soon as they lead one."""
        return [
            {"name": _NATIONS[empire.civilization] if empire.civilization >= 0 else say("nation-none", player=seat + 1)}
            for seat, empire in enumerate(p.empires)
        ]

    def question_arguments(self, p: Civilization2010, asked: dict[str, Any]) -> dict[str, Argument]:
        return questions.question_arguments(p, asked, self._phrase)

    def _phrase(self, action: int) -> Said:
        return self.phrase(action, SPACE.verb_of(action))

    def because(self, p: Civilization2010, seat: int | None) -> list[Said]:
        return questions.because(p, seat)

    # Choices.

    def groups(self, p: Civilization2010, seat: int) -> list[Group]:
        groups = super().groups(p, seat)
        if isinstance(p.frames[-1], Window) and groups and groups[0]["asked"] == YES_NO:
            groups[0]["asked"] = ONE_OF  # both ways let it happen
        return groups

    def heading(self, p: Civilization2010, seat: int, offer: Offer) -> Said | None:
        name = offer.verb.name
        if name == "march":
            return say("heading-march", square=SQUARES[offer.first])
        if name == "front":
            return front_heading(p, offer)
        if name == "research":
            return say("heading-research", level=NUMERALS[choices.tech_level(offer) - 1])
        return super().heading(p, seat, offer)

    def asked(self, offer: Offer) -> WayToAsk:
        return super().asked(offer) if offer.verb.name in FROM_TO_VERBS or offer.verb.counted >= 0 else ONE_OF

    def label(self, p: Civilization2010, seat: int, offer: Offer) -> Said | None:
        return choices.label_of(p, seat, offer)

    def notes(self, p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
        return choices.notes_of(p, seat, offer)

    def price(self, p: Civilization2010, seat: int, offer: Offer) -> Said | None:
        return price_of(p, seat, offer)

    def about(self, p: Civilization2010, seat: int, offer: Offer) -> list[str]:
        found = about_of(p, seat, offer)
        return super().about(p, seat, offer) if found is None else found

    def _rank(self, offer: Offer) -> int:
        """Techs are listed by their levels, whatever the order of the rules."""
        return super()._rank(offer) * (LEVELS + 1) + choices.tech_level(offer)

    def named(self, domain: Domain, word: str) -> Argument:
        return ability_said(word) if domain.name == "ability" else super().named(domain, word)

    # Explanations.

    def forecast(self, p: Civilization2010, seat: int | None) -> list[Account]:
        return battles.standing(p)

    def round(self, p: Civilization2010) -> int:
        return p.turn

    def figures(self, p: Civilization2010) -> list[Figure]:
        return figures.figures_of(p)

    def secrets(self, p: Civilization2010, seat: int) -> list[Said]:
        return secrets.secrets_of(p, seat)

    def explain(self, p: Civilization2010, seat: int | None, thing: str) -> Explanation | None:
        return explaining.explain(p, seat, thing)


TELLER: Final = Civilization2010Teller()
