"""Action cards: what they let a civilization do, and what they give."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilizations.developing import develop, revolt, why_no_science, why_not_revolt
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.paying import Gain, collect
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.civilizations.wonders import construct, why_not_construct
from civitas.games.through_the_ages.civilizations.workers import (
    build,
    increase_population,
    upgrade,
    why_not_build,
    why_not_populate,
    why_not_upgrade,
)
from civitas.games.through_the_ages.facts.cards import ACTION, GOVERNMENT, Card
from civitas.games.through_the_ages.facts.technologies import UPGRADES
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.view_types import Question


def why_not_play(m: Means, card: int) -> str:
    """The reason why an action card cannot be played, or nothing."""
    return why_no_use(m, card) if card in m.c.hand else "not-in-hand"


def why_no_use(m: Means, card: int) -> str:
    """The reason why an action card in hand cannot be played, or nothing."""
    c = m.c
    if c.fresh and card in c.fresh and c.hand.count(card) <= c.fresh.count(card):
        return "fresh-card"
    printed = m.p.cards[card]
    if not printed.may_be_in_vain:
        return m.why_no_civil
    if printed.develops:
        return "" if development_options(m) else "card-impossible"
    if not m.civil:
        return m.why_no_civil
    if printed.builds or printed.upgrades:
        return "" if work_options(m, printed, 1) else "card-impossible"
    if printed.populates:
        return "card-impossible" if why_not_populate(m.p, m.seat) else ""
    return "card-impossible" if why_not_construct(m.p, m.seat, 1, printed.discount) else ""


def work_options(m: Means, card: Card, enough: int = 1000) -> list[int]:
    """The builds and upgrades that an action card allows, as actions; no further ones once there are enough."""
    options: list[int] = []
    c, in_play = m.c, m.in_play
    techs = in_play.producers if not card.urban else in_play.civil if card.farms else in_play.buildings
    if card.builds and c.unused:
        for tech in techs:
            if not why_not_build(m, tech, card.discount):
                options.append(m.p.verbs.build.base + tech)
                if len(options) >= enough:
                    return options
    if card.upgrades:
        workers, ways = c.workers, in_play.ways
        for low in techs:
            if workers[low]:
                for number, high in ways[low]:
                    if not why_not_upgrade(m, low, high, card.discount):
                        options.append(m.p.verbs.upgrade.base + number)
                        if len(options) >= enough:
                            return options
    return options


def development_options(m: Means) -> list[int]:
    """Every technology that a card lets a seat develop, and every revolution, as actions."""
    options: list[int] = []
    verbs, kinds = m.p.verbs, m.p.edition.cards.kinds
    for card in m.c.hand:
        if kinds[card] <= ACTION:
            continue  # no technology
        if m.civil and not why_no_science(m, card):
            options.append(verbs.uses[card])
        if kinds[card] == GOVERNMENT and may_revolt_by_card(m, card):
            options.append(verbs.revolt.code(verbs.governments.place[card]))
    return options


def may_revolt_by_card(m: Means, card: int) -> bool:
    """Whether a card may carry a revolution, instead of the card's own action except with Robespierre (2006)."""
    if why_not_revolt(m, card):
        return False
    return not (_card_costs_action(m.p, m.seat) and m.why_no_civil)


def _card_costs_action(p: ThroughTheAges, seat: int) -> bool:
    leader = p.leader_of(seat)
    by_military = leader is not None and leader.revolution_by_military > 0
    return by_military and p.edition.breakthrough_revolution_costs_card


def play_card(p: ThroughTheAges, seat: int, card: int) -> None:
    """Carry out an action card from the hand."""
    c = p.civs[seat]
    printed = p.cards[card]
    c.hand.remove(card)
    p.remove_card(card)
    p.report("played", "action-card", {"seat": seat, "card": printed.name})
    if printed.develops or printed.builds or printed.upgrades:
        p.push(Work(seat, card))
    elif printed.populates:
        p.push(Gain(seat, 1, printed.gain_food))
        increase_population(p, seat)
    elif printed.stages_built:
        construct(p, seat, 1, printed.discount)
    elif printed.gain_either:
        p.push(EitherGood(seat, printed.gain_either))
    else:
        _give(p, seat, card)


def _give(p: ThroughTheAges, seat: int, card: int) -> None:
    """Points, goods, and what lasts for this turn."""
    c = p.civs[seat]
    printed = p.cards[card]
    culture, science = printed.gain_culture, printed.gain_science
    group = max(2, p.playing()) - 2
    culture += printed.culture_per_richer[group] * len([s for s in p.seats() if p.civs[s].culture > c.culture])
    stronger = len([s for s in p.seats() if p.civs[s].strength > c.strength])
    c.unit_resources += printed.gain_unit_resources + printed.unit_resources_per_stronger[group] * stronger
    c.extra_military += printed.gain_military
    if culture:
        p.report_card("culture", card, {"seat": seat, "points": p.score(seat, culture)})
    if science:
        p.report_card("science", card, {"seat": seat, "points": p.learn(seat, science)})
    if printed.gain_food:
        p.push(Gain(seat, 1, printed.gain_food))
    collect(p, seat, RESOURCES, printed.gain_resources)


@frame("Work")
class Work(Frame[ThroughTheAges]):
    """An action card was played: which building, upgrade or technology is it used for?"""

    seat: int
    card: int

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id}

    def resume(self, p: ThroughTheAges) -> None:
        options = self.legal(p, self.seat)
        if len(options) == 1:
            self.answer(p, self.seat, options[0])
        else:
            self.asked = 1 << self.seat

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        card = p.cards[self.card]
        if card.develops:
            return development_options(Means(p, seat))
        return work_options(Means(p, seat), card)

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return p.no("card-action")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        verbs = p.verbs
        card = p.cards[self.card]
        p.pop()
        if verbs.build.owns(action):
            build(p, seat, verbs.build.first(action), card.discount)
        elif verbs.upgrade.owns(action):
            low, high = UPGRADES[verbs.upgrade.first(action)]
            upgrade(p, seat, low, high, card.discount)
        elif verbs.develop.owns(action):
            spend_civil(p, seat, 1)
            develop(p, seat, verbs.technologies.card[verbs.develop.first(action)])
            self._learn(p, seat)
        else:
            if _card_costs_action(p, seat):
                spend_civil(p, seat, 1)
            revolt(p, seat, verbs.governments.card[verbs.revolt.first(action)])
            self._learn(p, seat)

    def _learn(self, p: ThroughTheAges, seat: int) -> None:
        gained = p.learn(seat, p.cards[self.card].gain_science)
        p.report_card("science", self.card, {"seat": seat, "points": gained})


@frame("EitherGood")
class EitherGood(Frame[ThroughTheAges]):
    """A seat chooses between food and resources."""

    seat: int
    amount: int

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "amount": self.amount}

    def resume(self, p: ThroughTheAges) -> None:
        if p.civs[self.seat].blue:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.want.code(0), p.verbs.want.code(1)]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if p.verbs.want.owns(action) else p.no("either-good")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        collect(p, seat, FOOD if p.verbs.want.first(action) == 0 else RESOURCES, self.amount)
