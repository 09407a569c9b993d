"""Taking a card from the row."""

from civitas.games.through_the_ages.civilization import LEADER_REPLACED
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.facts.cards import ACTION, LEADER, WONDER
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.row import (
    hand_limit,
    most_discount,
    take_card,
    take_cost,
    technologies_held,
    why_not_take,
)


def offer(m: Means, actions: list[int]) -> None:
    """Every card that the civil actions suffice for.

    The row is looked through all the time, so this is one loop in the cheapest order; `why_not` decides, and a test
    compares the two.
    """
    p, c, civil = m.p, m.c, m.civil
    if len(c.hand) >= hand_limit(c):
        if c.wonder < 0:
            _offer_wonders(m, actions)
        return
    kinds, ages = p.edition.cards.kinds, p.edition.cards.ages
    technologies = c.technologies or technologies_held(p, c)
    paid = p.edition.row_reach[civil]
    base = p.verbs.take.base
    action = base
    for card in p.row[:paid]:
        kind = kinds[card]
        if kind > ACTION:
            if card not in technologies:
                actions.append(action)
        elif kind == ACTION:
            actions.append(action)
        elif kind == WONDER:
            if c.wonder < 0 and (not c.wonders or take_cost(p, m.seat, action - base) <= civil):
                actions.append(action)
        elif kind == LEADER and not (c.leaders_taken >> ages[card]) & 1:
            actions.append(action)  # nothing makes a leader dearer than the space
        action += 1
    if c.used & LEADER_REPLACED or (c.leader >= 0 and p.cards[c.leader].row_discount):
        for space in range(paid, p.edition.row_reach[civil + most_discount(p, c)]):
            if kinds[p.row[space]] in (WONDER, LEADER) and not why_not_take(p, m.seat, space, civil):
                actions.append(base + space)


def _offer_wonders(m: Means, actions: list[int]) -> None:
    """Every wonder, which is all that can be taken while the hand is full; for those who build none."""
    p, kinds = m.p, m.p.edition.cards.kinds
    for space, card in enumerate(p.row[: p.edition.row_reach[m.civil + most_discount(p, m.c)]]):
        if kinds[card] == WONDER and take_cost(p, m.seat, space) <= m.civil:
            actions.append(p.verbs.take.base + space)


def why_not(m: Means, space: int) -> str:
    """The reason why the card on a space cannot be taken, or nothing."""
    return why_not_take(m.p, m.seat, space, m.civil)


def do(p: ThroughTheAges, seat: int, space: int) -> None:
    """Pay for a card and take it."""
    spend_civil(p, seat, take_cost(p, seat, space))
    take_card(p, seat, space)
