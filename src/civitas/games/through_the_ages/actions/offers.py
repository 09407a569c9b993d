"""Everything that a seat may do now, in the order in which it is listed."""

from civitas.games.through_the_ages.actions import (
    adopt,
    arm,
    construct,
    copy_tactic,
    draw,
    muster,
    stage_theater,
    substitute,
    take,
    welcome,
    work,
)
from civitas.games.through_the_ages.actions.acts import FIRST_ROUND
from civitas.games.through_the_ages.civilization import BY_HAND
from civitas.games.through_the_ages.civilizations.developing import (
    may_revolt_without_civil,
    why_no_science,
    why_not_revolt,
)
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.workers import why_not_populate
from civitas.games.through_the_ages.facts.cards import ACTION, GOVERNMENT, LEADER
from civitas.games.through_the_ages.phases.action_cards import why_no_use


def offers(m: Means) -> list[int]:
    """Every action that is allowed. A verb is asked only where there is anything for it, and an action to spend."""
    p, c, verbs = m.p, m.c, m.p.verbs
    actions: list[int] = []
    take.offer(m, actions)
    if p.round != FIRST_ROUND:
        civil = m.civil
        if civil and not why_not_populate(p, m.seat):
            actions.append(verbs.populate_code)
        if civil and m.military and m.prices_are_plain and not c.unit_resources:
            work.offer_workers(m, m.in_play.techs, m.resources, actions)  # all of them can be had on the same terms
        else:
            work.offer(m, actions)
        if civil and c.wonder >= 0:
            construct.offer(m, actions)
        if c.hand and (civil or may_revolt_without_civil(m)):
            _offer_from_hand(m, actions)
        if m.military:
            if c.military_hand:
                adopt.offer(m, actions)
            if p.common:
                copy_tactic.offer(m, actions)
            if p.setting.military_draw:
                draw.offer(m, actions)
        if c.symbols.has_acts:
            _offer_powers(m, actions)
        if not c.used & BY_HAND:
            actions.append(verbs.by_hand_code)
    if c.is_leaving:
        actions.append(verbs.stay_code)
    elif p.age <= p.setting.last_age_to_leave:
        actions.append(verbs.resign_code)
    actions.append(verbs.done_code)
    return actions


def _offer_from_hand(m: Means, actions: list[int]) -> None:
    """What can be done with the civil cards in hand, one after the other; only action cards may be there twice."""
    cards, verbs, civil = m.p.edition.cards, m.p.verbs, m.civil
    kinds, costs, uses = cards.kinds, cards.science_cost, verbs.uses
    science = m.c.science if m.science_is_plain else -1
    hand, fresh = m.c.hand, m.c.fresh
    for card in hand:
        kind = kinds[card]
        if kind == ACTION:
            # What is never in vain only takes an action, unless it is fresh; else the reason is asked for.
            is_sure = civil and not cards.may_be_in_vain[card] and card not in fresh
            if (is_sure or not why_no_use(m, card)) and (hand.count(card) == 1 or uses[card] not in actions):
                actions.append(uses[card])
        elif kind == LEADER:
            if civil:
                actions.append(uses[card])
        else:
            # Nearly always the printed price decides; else the reason is asked for.
            if civil and (costs[card] <= science or (science < 0 and not why_no_science(m, card))):
                actions.append(uses[card])
            if kind == GOVERNMENT and not why_not_revolt(m, card):
                actions.append(verbs.revolt.base + verbs.governments.place[card])


def _offer_powers(m: Means, actions: list[int]) -> None:
    """What the leader or a wonder lets a civilization do."""
    if m.c.leader >= 0:
        leader = m.p.cards[m.c.leader]
        if leader.muster_civil or leader.muster_military:
            muster.offer(m, actions)
        if leader.stage_any_building:
            stage_theater.offer(m, actions)
        if leader.arms_or_culture:
            arm.offer(m, actions)
        if leader.military_as_civil:
            substitute.offer(m, actions)
    if m.c.symbols.free_population or m.c.symbols.cheap_population:
        welcome.offer(m, actions)
