"""Everything that a seat may do now, in the order in which it is listed."""

from civitas.games.through_the_ages.actions import (
    adopt,
    arm,
    by_hand,
    construct,
    copy_tactic,
    develop,
    done,
    draw,
    lead,
    leave,
    muster,
    play,
    populate,
    revolt,
    stage_theater,
    substitute,
    take,
    welcome,
    work,
)
from civitas.games.through_the_ages.actions.acts import why_not_yet
from civitas.games.through_the_ages.civilizations.developing import may_revolt_without_civil
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.facts.cards import ACTION, GOVERNMENT, LEADER


def offers(m: Means) -> list[int]:
    """Every action that is allowed. A verb is asked only where there is anything for it, and an action to spend."""
    p, c = m.p, m.c
    actions: list[int] = []
    take.offer(m, actions)
    if not why_not_yet(p):
        if not m.why_no_civil:
            populate.offer(m, actions)
        work.offer(m, actions)
        if c.wonder >= 0 and not m.why_no_civil:
            construct.offer(m, actions)
        if not m.why_no_civil or may_revolt_without_civil(m):
            _offer_from_hand(m, actions)
        if not m.why_no_military:
            adopt.offer(m, actions)
            if p.common:
                copy_tactic.offer(m, actions)
            if p.setting.military_draw:
                draw.offer(m, actions)
        if c.leader >= 0 and p.cards[c.leader].has_acts:
            _offer_powers(m, actions)
        if c.symbols.free_population or c.symbols.cheap_population:
            welcome.offer(m, actions)
        by_hand.offer(m, actions)
    leave.offer(m, actions)
    done.offer(m, actions)
    return actions


def _offer_from_hand(m: Means, actions: list[int]) -> None:
    """What can be done with the civil cards in hand, one after the other; only action cards may be there twice."""
    kinds, civil = m.p.edition.cards.kinds, not m.why_no_civil
    for card in m.c.hand:
        kind = kinds[card]
        if kind == ACTION:
            play.offer(m, card, actions)
        elif kind == LEADER:
            if civil:
                lead.offer(m, card, actions)
        else:
            if civil:
                develop.offer(m, card, actions)
            if kind == GOVERNMENT:
                revolt.offer(m, card, actions)


def _offer_powers(m: Means, actions: list[int]) -> None:
    """What the leader lets a civilization do."""
    leader = m.p.cards[m.c.leader]
    if leader.muster_civil or leader.muster_military:
        muster.offer(m, actions)
    if leader.stage_any_building:
        stage_theater.offer(m, actions)
    if leader.arms_or_culture:
        arm.offer(m, actions)
    if leader.military_as_civil:
        substitute.offer(m, actions)
