"""Development of Civilization (2015): one action of the action phase, for one less and without spending actions."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilizations.developing import develop, revolt, why_not_develop, why_not_revolt
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.workers import (
    build,
    increase_population,
    why_not_build,
    why_not_populate,
)
from civitas.games.through_the_ages.facts.cards import GOVERNMENT
from civitas.games.through_the_ages.facts.technologies import CIVIL_TECHS, is_unit
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.view_types import Question


def offer_action(p: ThroughTheAges, seat: int, card: int, discount: int) -> None:
    """Let a seat populate, build or develop for less, if anything of this is possible."""
    if possible_actions(p, seat, discount):
        p.push(Civilize(seat, card, discount))


def possible_actions(p: ThroughTheAges, seat: int, discount: int) -> list[int]:
    """Everything a seat could do for so much less."""
    verbs = p.verbs
    m = Means(p, seat)
    actions: list[int] = []
    if not why_not_populate(p, seat, discount):
        actions.append(verbs.populate.code())
    for tech in CIVIL_TECHS:
        if not why_not_build(m, tech, discount):
            actions.append(verbs.build.code(tech))
    for card in dict.fromkeys(p.civs[seat].hand):
        if not p.cards[card].is_technology:
            continue
        if not why_not_develop(m, card, discount):
            actions.append(verbs.develop.code(verbs.technologies.place[card]))
        if p.cards[card].kind == GOVERNMENT and not why_not_revolt(m, card, discount):
            actions.append(verbs.revolt.code(verbs.governments.place[card]))
    return actions


@frame("Civilize", asks="seat")
class Civilize(Frame[ThroughTheAges]):
    """One action for less: a worker, a farm, mine or urban building, or a technology; or none of them."""

    seat: int = 0
    card: int = 0
    discount: int = 0

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "discount": self.discount}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [*possible_actions(p, seat, self.discount), p.verbs.refuse.code()]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action == p.verbs.refuse.code():
            return None
        verbs, discount = p.verbs, self.discount
        if action == verbs.populate.code():
            reason = why_not_populate(p, seat, discount)
        elif verbs.build.owns(action) and not is_unit(verbs.build.first(action)):
            reason = why_not_build(Means(p, seat), verbs.build.first(action), discount)
        elif verbs.develop.owns(action):
            reason = why_not_develop(Means(p, seat), verbs.technologies.card[verbs.develop.first(action)], discount)
        elif verbs.revolt.owns(action):
            reason = why_not_revolt(Means(p, seat), verbs.governments.card[verbs.revolt.first(action)], discount)
        else:
            return Objection(p.edition.card_rules[self.card])
        return p.no(reason) if reason else None

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        verbs, discount = p.verbs, self.discount
        if action == verbs.refuse.code():
            p.report_card("event-declined", self.card, {"seat": seat})
        elif action == verbs.populate.code():
            increase_population(p, seat, discount)
        elif verbs.build.owns(action):
            build(p, seat, verbs.build.first(action), discount)
        elif verbs.develop.owns(action):
            develop(p, seat, verbs.technologies.card[verbs.develop.first(action)], discount)
        else:
            revolt(p, seat, verbs.governments.card[verbs.revolt.first(action)], discount)
