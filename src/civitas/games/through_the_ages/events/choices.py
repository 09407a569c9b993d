"""The choices that events leave to those they concern."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES
from civitas.games.through_the_ages.civilizations.goods import lose as lose_goods
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.paying import collect
from civitas.games.through_the_ages.civilizations.tokens import change_tokens
from civitas.games.through_the_ages.civilizations.workers import put_worker, tech_name, why_not_build
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.hand_limit import discard_card
from civitas.games.through_the_ages.view_types import Question

RUINED_AGES: Final = 1
"""Ravages of Time strikes wonders of this age and older ones."""


@frame(asks="seat")
class EventChoice(Frame[ThroughTheAges]):
    """A choice that an event leaves to one seat; the card explains what is refused."""

    seat: int = 0
    card: int = 0
    """The event."""
    amount: int = 0
    """How much it is about."""

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "amount": self.amount}

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(p.edition.card_rules[self.card])


# Food and resources.


def gain_either(p: ThroughTheAges, seat: int, card: int, amount: int) -> None:
    """Gain food or resources, not a mix; without blue tokens there is nothing to choose."""
    if p.civs[seat].blue:
        p.push(GainEither(seat, card, amount))


@frame("GainEither")
class GainEither(EventChoice):
    """Food or resources."""

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.want.code(0), p.verbs.want.code(1)]

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        collect(p, seat, FOOD if p.verbs.want.first(action) == 0 else RESOURCES, self.amount)


def gain_mix(p: ThroughTheAges, seat: int, card: int, amount: int) -> None:
    """Gain an amount of food and resources in a mix of the owner's choice."""
    if p.civs[seat].blue:
        p.push(GainMix(seat, card, amount))


@frame("GainMix")
class GainMix(EventChoice):
    """How much of a gain is food; the rest is resources."""

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.split.code(food) for food in range(self.amount + 1)]

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        food = p.verbs.split.first(action)
        collect(p, seat, FOOD, food)
        collect(p, seat, RESOURCES, self.amount - food)


def lose_mix(p: ThroughTheAges, seat: int, card: int, amount: int) -> None:
    """Lose an amount of food and resources in a mix of the owner's choice, or all there is."""
    least, most = food_in_mix(p, seat, amount)
    if least == most:
        lose_both(p, seat, card, amount, most)
    else:
        p.push(LoseMix(seat, card, amount))


def food_in_mix(p: ThroughTheAges, seat: int, amount: int) -> tuple[int, int]:
    """The least and the most food that can be among goods of this amount taken from a civilization."""
    c = p.civs[seat]
    total = min(amount, c.food + c.resources)
    return max(0, total - c.resources), min(total, c.food)


def lose_both(p: ThroughTheAges, seat: int, card: int, amount: int, food: int) -> None:
    """Lose so much food, and resources for the rest of the amount as far as there are any."""
    c = p.civs[seat]
    report_lost_goods(p, seat, card, FOOD, lose_goods(c, FOOD, food))
    report_lost_goods(p, seat, card, RESOURCES, lose_goods(c, RESOURCES, amount - food))


def report_lost_goods(p: ThroughTheAges, seat: int, card: int, food: bool, lost: int) -> None:
    """Tell of food or resources lost to an event."""
    if lost:
        good = "good-food" if food else "good-resources"
        p.report_card("goods-lost", card, {"seat": seat, "count": lost, "good": good})


@frame("LoseMix")
class LoseMix(EventChoice):
    """How much of a loss is food; the rest is resources."""

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        least, most = food_in_mix(p, seat, self.amount)
        return [p.verbs.split.code(food) for food in range(least, most + 1)]

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        lose_both(p, seat, self.card, self.amount, p.verbs.split.first(action))


# Free buildings and units.


def offer_free_worker(p: ThroughTheAges, seat: int, card: int, tech: int) -> None:
    """A building or unit without cost, for who has an unused worker and room under the urban limit."""
    if not why_not_build(Means(p, seat), tech, is_free=True):
        p.push(BuildFree(seat, card, tech))


@frame("BuildFree")
class BuildFree(EventChoice):
    """Whether a free building or unit is wanted; `amount` is its technology."""

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "building": tech_name(p, self.amount)}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.accept.code(), p.verbs.refuse.code()]

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        if action == p.verbs.refuse.code():
            p.report_card("event-declined", self.card, {"seat": seat})
            return
        put_worker(p, seat, self.amount)
        p.report_card("built-free", self.card, {"seat": seat, "building": tech_name(p, self.amount)})


# Military cards.


def discard_military_cards(p: ThroughTheAges, seat: int, card: int, count: int) -> None:
    """Discard military cards of the owner's choice, face down; who has no more than that discards them all."""
    hand = p.civs[seat].military_hand
    if len(hand) > count:
        p.push(DiscardMilitary(seat, card, count))
        return
    if hand:
        p.tell("discarded", p.edition.card_rules[card], {"seat": seat, "count": len(hand)})
    for each in hand[:]:
        discard_card(p, seat, each)


@frame("DiscardMilitary")
class DiscardMilitary(EventChoice):
    """Which military cards are discarded, one after the other; `amount` is how many are left to discard."""

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        verbs = p.verbs
        return [verbs.discard.code(verbs.military.place[card]) for card in p.civs[seat].military_cards()]

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        discard_card(p, seat, p.verbs.military.card[p.verbs.discard.first(action)])
        p.tell("discarded", p.edition.card_rules[self.card], {"seat": seat, "count": 1})
        self.amount -= 1
        if not self.amount:
            p.pop()


# Ruins.


def ruin_wonder(p: ThroughTheAges, seat: int, card: int) -> None:
    """One of the older completed wonders falls into ruins."""
    standing = _old_wonders(p, seat)
    if len(standing) == 1:
        _ruin(p, seat, card, standing[0])
    elif standing:
        p.push(RuinWonder(seat, card, 1))


def _old_wonders(p: ThroughTheAges, seat: int) -> list[int]:
    c = p.civs[seat]
    return [wonder for wonder in c.wonders if c.works(wonder) and p.cards[wonder].age <= RUINED_AGES]


def _ruin(p: ThroughTheAges, seat: int, card: int, wonder: int) -> None:
    p.civs[seat].ruins = [*p.civs[seat].ruins, wonder]
    change_tokens(p, seat, -p.cards[wonder].yellow, -p.cards[wonder].blue)
    p.refresh(seat)
    p.report_card("ruined", card, {"seat": seat, "wonder": p.cards[wonder].name})


@frame("RuinWonder")
class RuinWonder(EventChoice):
    """Which wonder falls into ruins."""

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.ruin.code(p.verbs.wonders.place[wonder]) for wonder in _old_wonders(p, seat)]

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        _ruin(p, seat, self.card, p.verbs.wonders.card[p.verbs.ruin.first(action)])
