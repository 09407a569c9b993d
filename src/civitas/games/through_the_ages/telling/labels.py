"""What the actions of an edition are about and are called, as far as that never changes: worked out once."""

from typing import Final

from civitas.core.telling import Said, say, seat_id
from civitas.core.verbs import Verb
from civitas.games.through_the_ages.facts.cards import PACT
from civitas.games.through_the_ages.facts.editions import EDITIONS, Edition
from civitas.games.through_the_ages.facts.technologies import STAGINGS, TECHS, UPGRADES
from civitas.games.through_the_ages.telling.things import AGED, TECH_NAMES
from civitas.games.through_the_ages.verbs import CardDomain


class Labels:
    """The labels of one edition and the things behind them, by the codes of actions."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.aged = AGED[edition.name]
        self.label: dict[int, Said] = {}
        self.about: dict[int, list[str]] = {}
        verbs = edition.verbs
        for verb, cards in (
            (verbs.lead, verbs.leaders), (verbs.develop, verbs.technologies), (verbs.revolt, verbs.governments),
            (verbs.play, verbs.actions), (verbs.adopt, verbs.tactics), (verbs.copy, verbs.tactics),
            (verbs.prepare, verbs.events), (verbs.colonize, verbs.territories), (verbs.reinforce, verbs.bonuses),
            (verbs.discard, verbs.military), (verbs.defend, verbs.military),
            (verbs.yield_colony, verbs.territories), (verbs.seize, verbs.specials), (verbs.ruin, verbs.wonders),
            (verbs.tuck, verbs.wonders), (verbs.choose, verbs.impacts),
        ):  # fmt: skip
            self._cards(verb, cards)
        for verb in (verbs.build, verbs.destroy, verbs.lose, verbs.raze):
            self._technologies(verb)
        for verb in (verbs.muster, verbs.send, verbs.sacrifice, verbs.spend, verbs.place, verbs.forfeit, verbs.spare):
            self._technologies(verb)
        self._steps(verbs.upgrade, UPGRADES)
        self._steps(verbs.stage_theater, STAGINGS)
        self._attacks(verbs.attack, verbs.aggressions)
        self._attacks(verbs.declare, verbs.wars)
        self._offers(verbs.propose)

    def _cards(self, verb: Verb, cards: CardDomain) -> None:
        for place, card in enumerate(cards.card):
            self.label[verb.code(place)] = self.aged[card]
            self.about[verb.code(place)] = [self.edition.cards.cards[card].name]

    def _technologies(self, verb: Verb) -> None:
        for place, word in enumerate(verb.domains[0].words):
            name = TECH_NAMES[TECHS.index(word)]
            self.label[verb.code(place)] = say(name)
            self.about[verb.code(place)] = [name]

    def _steps(self, verb: Verb, pairs: list[tuple[int, int]]) -> None:
        for place, pair in enumerate(pairs):
            low, high = TECH_NAMES[pair[0]], TECH_NAMES[pair[1]]
            self.label[verb.code(place)] = say("choice-upgrade", old=low, new=high)
            self.about[verb.code(place)] = [low, high]

    def _attacks(self, verb: Verb, cards: CardDomain) -> None:
        for place, card in enumerate(cards.card):
            for other in range(verb.domains[1].size):
                self._with(verb.code(place, other), "choice-against", self.aged[card], card, other)

    def _offers(self, verb: Verb) -> None:
        for place, offer in enumerate(self.edition.verbs.pacts):
            card, side = offer
            for other in range(verb.domains[1].size):
                self._with(verb.code(place, other), "choice-with", pact_said(self.edition, card, side), card, other)

    def _with(self, action: int, message: str, said: Said, card: int, other: int) -> None:
        self.label[action] = say(message, card=said, name=seat_id(other))
        self.about[action] = [self.edition.cards.cards[card].name, seat_id(other)]


def pact_said(edition: Edition, card: int, side: int) -> Said:
    """A pact with the side that one takes in it, if the sides differ."""
    printed = edition.cards.cards[card]
    assert printed.kind == PACT
    return AGED[edition.name][card] if printed.is_symmetric else say(f"pact-as-{'ab'[side]}", name=printed.name)


LABELS: Final[dict[str, Labels]] = {name: Labels(edition) for name, edition in EDITIONS.items()}
