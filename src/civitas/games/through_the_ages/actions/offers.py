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
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.facts.cards import ACTION, GOVERNMENT, LEADER


def offers(m: Means) -> list[int]:
    """Every action that is allowed. What takes a civil or a military action is asked only if there is one."""
    actions: list[int] = []
    take.offer(m, actions)
    if not why_not_yet(m.p):
        if not m.why_no_civil:
            populate.offer(m, actions)
        work.offer(m, actions)
        if not m.why_no_civil:
            construct.offer(m, actions)
        _offer_from_hand(m, actions)
        if not m.why_no_military:
            adopt.offer(m, actions)
            copy_tactic.offer(m, actions)
            draw.offer(m, actions)
        _offer_powers(m, actions)
        by_hand.offer(m, actions)
    leave.offer(m, actions)
    done.offer(m, actions)
    return actions


def _offer_from_hand(m: Means, actions: list[int]) -> None:
    """What can be done with the civil cards in hand, one after the other."""
    cards, civil = m.p.cards, not m.why_no_civil
    for card in dict.fromkeys(m.c.hand):
        kind = cards[card].kind
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
    """What leaders and wonders let a civilization do."""
    if m.c.leader >= 0:
        muster.offer(m, actions)
        stage_theater.offer(m, actions)
        arm.offer(m, actions)
        substitute.offer(m, actions)
    welcome.offer(m, actions)
