"""Developing technologies: into play, special technologies of one line, governments and revolutions."""

from civitas.games.through_the_ages.civilization import NO_TECHNOLOGIES, NONE, Civilization
from civitas.games.through_the_ages.civilizations.costs import cooperation_partner, revolution_cost, science_cost
from civitas.games.through_the_ages.civilizations.goods import RESOURCES
from civitas.games.through_the_ages.civilizations.leaders import regain_civil
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.paying import collect
from civitas.games.through_the_ages.civilizations.spending import convert
from civitas.games.through_the_ages.civilizations.tokens import change_tokens
from civitas.games.through_the_ages.facts.cards import SPECIAL, TECHNOLOGY, Card
from civitas.games.through_the_ages.facts.technologies import UNITS, is_unit
from civitas.games.through_the_ages.model import ThroughTheAges


def why_not_develop(m: Means, card: int, discount: int = 0) -> str:
    """The reason why a technology in hand cannot be developed, or nothing; actions are a question of the phase."""
    return why_no_science(m, card, discount) if card in m.c.hand else "not-in-hand"


def why_no_science(m: Means, card: int, discount: int = 0) -> str:
    """The reason why a technology cannot be paid for, or nothing."""
    printed = m.p.cards[card]
    if m.science_is_plain:
        return "no-science" if m.c.science < printed.science_cost - discount else ""
    return _why_not_pay(m, printed, science_cost(m.p, m.seat, printed, discount))


def why_not_revolt(m: Means, card: int, discount: int = 0) -> str:
    """The reason why a government in hand cannot come by revolution, or nothing."""
    printed = m.p.cards[card]
    if card not in m.c.hand:
        return "not-in-hand"
    reason = _why_no_actions_for_revolution(m)
    if reason:
        return reason
    if m.science_is_plain:
        return "no-science" if m.c.science < printed.revolution_cost - discount else ""
    return _why_not_pay(m, printed, revolution_cost(m.p, m.seat, printed, discount))


def _why_not_pay(m: Means, card: Card, cost: int) -> str:
    c = m.c
    if c.symbols.cooperates >= 0 and not m.p.civs[c.symbols.cooperates].science:
        return "cooperation"
    own = c.science + (c.unit_science if card.tech >= UNITS.start else 0)
    return "no-science" if own < cost else ""


def may_revolt_without_civil(m: Means) -> bool:
    """Whether a revolution takes military actions instead of civil ones (Robespierre)."""
    return m.c.leader >= 0 and m.p.cards[m.c.leader].revolution_by_military > 0


def _why_no_actions_for_revolution(m: Means) -> str:
    """The reason why not all actions are there that a revolution takes: civil ones, military ones with Robespierre.

    In 2006 none of them may have been used this turn, not even one that came back since.
    """
    p, c = m.p, m.c
    comes_first = p.edition.revolution_comes_first
    if c.leader >= 0 and p.cards[c.leader].revolution_by_military:
        is_ready = c.military >= c.military_total and not (comes_first and c.military_used)
        return "" if is_ready else "revolution-by-military"
    if comes_first and c.civil_used:
        return "revolution"
    if c.civil_lost and not c.civil:
        return "revolution"
    return "" if m.civil + c.civil_lost >= c.civil_total else "revolution"


def develop(p: ThroughTheAges, seat: int, card: int, discount: int = 0) -> None:
    """Pay science for a technology in hand and put it into play."""
    _pay_science(p, seat, p.cards[card], science_cost(p, seat, p.cards[card], discount))
    p.report("developed", "develop", {"seat": seat, "card": p.cards[card].name})
    put_into_play(p, seat, card)
    _reward_development(p, seat)


def put_into_play(p: ThroughTheAges, seat: int, card: int) -> None:
    """A technology from the hand enters play, without workers."""
    c = p.civs[seat]
    c.hand.remove(card)
    c.technologies = NO_TECHNOLOGIES
    kind = p.cards[card].kind
    if kind == TECHNOLOGY:
        c.workers[p.cards[card].tech] = 0
        c.forget_technologies()
    elif kind == SPECIAL:
        gain_special(p, seat, card)
    else:
        change_government(p, seat, card)


def gain_special(p: ThroughTheAges, seat: int, card: int) -> None:
    """A special technology enters play; of its line only the highest level stays, as one net change."""
    c = p.civs[seat]
    new = p.cards[card]
    old = c.specials[new.line]
    if old >= 0 and p.cards[old].level >= new.level:
        p.remove_card(card)
        p.report("lower-special", "lower-special", {"seat": seat, "card": new.name})
        return
    blue, yellow = new.blue, new.yellow
    if old >= 0:
        p.remove_card(old)
        blue -= p.cards[old].blue
        yellow -= p.cards[old].yellow
    _change_special(c, new.line, card)
    p.refresh(seat)
    change_tokens(p, seat, yellow, blue)


def lose_special(p: ThroughTheAges, seat: int, line: int) -> None:
    """A special technology is taken out of play by somebody else, who gets the card."""
    c = p.civs[seat]
    card = p.cards[c.specials[line]]
    _change_special(c, line, NONE)
    p.refresh(seat)
    change_tokens(p, seat, -card.yellow, -card.blue)


def _change_special(c: Civilization, line: int, card: int) -> None:
    """Another special technology of this line is in play now, or none."""
    c.specials = c.specials[:]
    c.specials[line] = card
    c.technologies = NO_TECHNOLOGIES


def change_government(p: ThroughTheAges, seat: int, card: int) -> None:
    """A new government replaces the old one. In 2006 spent actions stay spent."""
    c = p.civs[seat]
    spent_civil = c.civil_total - c.civil
    spent_military = c.military_total - c.military
    if not p.cards[c.government].starts:
        p.remove_card(c.government)
    c.government = card
    p.refresh(seat)
    if p.edition.government_keeps_spent:
        c.civil = max(0, c.civil_total - spent_civil)
        c.military = max(0, c.military_total - spent_military)
    p.report("government", "government", {"seat": seat, "card": p.cards[card].name})


def revolt(p: ThroughTheAges, seat: int, card: int, discount: int = 0) -> None:
    """A revolution: the lower price, and all civil actions are gone (all military ones with Robespierre)."""
    c = p.civs[seat]
    by_military = c.leader >= 0 and p.cards[c.leader].revolution_by_military > 0
    leader = c.leader
    civil = c.civil
    if not by_military and c.civil + c.civil_lost < c.civil_total:
        convert(p, seat)
    _pay_science(p, seat, p.cards[card], revolution_cost(p, seat, p.cards[card], discount))
    p.report("revolution", "revolution", {"seat": seat, "card": p.cards[card].name})
    put_into_play(p, seat, card)
    if by_military:
        _use_military_actions(p, seat)
        if p.setting.robespierre_keeps_available:
            c.civil = min(civil, c.civil_total)
        if p.cards[leader].culture_on_revolution:
            gained = p.score(seat, p.cards[leader].culture_on_revolution)
            p.report_card("culture", leader, {"seat": seat, "points": gained})
    else:
        c.civil_used += c.civil
        c.civil = 0
    _reward_development(p, seat)


def _use_military_actions(p: ThroughTheAges, seat: int) -> None:
    """All of them are used; an extra one of this turn counts among them (2006) or is outside the total (2015)."""
    c = p.civs[seat]
    extra = c.extra_military if p.edition.revolution_comes_first else 0
    c.military_used += c.military + extra
    c.military = 0
    c.extra_military -= extra


def _pay_science(p: ThroughTheAges, seat: int, card: Card, cost: int) -> None:
    c = p.civs[seat]
    if card.tech >= 0 and is_unit(card.tech):
        given = min(cost, c.unit_science)
        c.unit_science -= given
        cost -= given
    c.science -= cost
    partner = cooperation_partner(p, seat)
    if partner >= 0:
        p.learn(partner, -1)
        p.report("cooperated", "cooperation", {"seat": partner, "other": seat})


def _reward_development(p: ThroughTheAges, seat: int) -> None:
    """What leaders give for a technology, after it is in play."""
    c = p.civs[seat]
    if c.leader < 0:
        return
    leader = p.cards[c.leader]
    if leader.culture_on_developing:
        gained = p.score(seat, leader.culture_on_developing)
        p.report_card("culture", c.leader, {"seat": seat, "points": gained})
    if leader.civil_on_developing:
        regain_civil(p, seat, leader.civil_on_developing)
    if leader.resources_on_developing:
        collect(p, seat, RESOURCES, leader.resources_on_developing)
