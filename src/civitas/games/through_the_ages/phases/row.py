"""The card row: taking cards from it, sweeping and refilling it, and the ages that end on the way."""

from typing import Final

from civitas.games.through_the_ages.civilization import LEADER_REPLACED, NO_TECHNOLOGIES, NONE, Civilization
from civitas.games.through_the_ages.civilizations.leaders import remove_leader
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.decks import settle_age
from civitas.games.through_the_ages.facts.cards import ACTION, AGES, LEADER, WONDER, Card
from civitas.games.through_the_ages.model import ThroughTheAges, without
from civitas.games.through_the_ages.options import AGE_BY_AGE
from civitas.games.through_the_ages.phases.pacts import end_pact
from civitas.games.through_the_ages.verbs import ROW

MOST_DISCOUNT: Final = 2
"""No card in the row is cheaper than its space by more civil actions than this, whoever takes it."""

# Taking cards.


def take_cost(p: ThroughTheAges, seat: int, space: int, ledger: Ledger | None = None) -> int:
    """Civil actions for the card on a space (counted from 0)."""
    c = p.civs[seat]
    card = p.cards[p.row[space]]
    cost = p.edition.row_cost[space]
    if ledger is not None:
        ledger.note("ages-row-price", cost)
    if card.kind >= ACTION:
        return cost
    if card.kind == WONDER:
        cost += _wonder_surcharge(p, c, card, ledger)
    elif card.kind == LEADER and c.leader >= 0:
        cost -= p.cards[c.leader].leader_discount
        if ledger is not None:
            ledger.note(p.cards[c.leader].name, -p.cards[c.leader].leader_discount)
    return cost if cost > 0 else 0


def _wonder_surcharge(p: ThroughTheAges, c: Civilization, card: Card, ledger: Ledger | None) -> int:
    """A wonder costs one action more for every wonder that stands already, with the right leader less."""
    wonders, less, late = len(c.wonders), 0, 0
    if c.leader >= 0:
        leader = p.cards[c.leader]
        less = leader.wonder_discount + (wonders if leader.no_wonder_surcharge else 0)
    if card.discount_after_new_leader and c.used & LEADER_REPLACED:
        late = card.discount_after_new_leader
    if ledger is not None:
        ledger.note("account-wonders", wonders, wonders)
        if less:
            ledger.note(p.cards[c.leader].name, -less)
        ledger.note("account-new-leader", -late)
    return wonders - less - late


def why_not_take(p: ThroughTheAges, seat: int, space: int, budget: int) -> str:
    """The reason why a card cannot be taken for so many civil actions, or nothing."""
    index = p.row[space]
    if index < 0:
        return "empty-space"
    c = p.civs[seat]
    card = p.cards[index]
    if card.kind == WONDER:
        if c.wonder >= 0:
            return "wonder-unfinished"
    else:
        if card.kind == LEADER:
            if (c.leaders_taken >> card.age) & 1:
                return "leader-of-age"
        elif card.is_technology and index in technologies_held(p, c):
            return "have-technology"
        if len(c.hand) >= hand_limit(c):
            return "hand-full"
    return "civil-actions" if take_cost(p, seat, space) > budget else ""


def most_discount(p: ThroughTheAges, c: Civilization) -> int:
    """No card is cheaper for this civilization than its space by more than this.

    It is for Hammurabi's leaders, Michelangelo's wonders, and the Taj Mahal after a new leader.
    """
    if c.used & LEADER_REPLACED:
        return MOST_DISCOUNT
    return p.cards[c.leader].row_discount if c.leader >= 0 else 0


def hand_limit(c: Civilization) -> int:
    """Civil cards that may be in hand before none can be taken any more."""
    return c.civil_total + c.symbols.hand_limit


def technologies_in_play(p: ThroughTheAges, c: Civilization) -> set[int]:
    """The cards of all technologies in play: with workers or special, and the government."""
    card_of_tech = p.edition.cards.card_of_tech
    technologies = {c.government, *c.specials}
    for tech in c.in_play().techs:
        technologies.add(card_of_tech[tech])
    return technologies


def technologies_held(p: ThroughTheAges, c: Civilization) -> set[int]:
    """The cards of all technologies in play or in hand, none of which can be taken again."""
    if not c.technologies:
        kinds = p.edition.cards.kinds
        technologies = technologies_in_play(p, c)
        for card in c.hand:
            if kinds[card] > ACTION:
                technologies.add(card)
        c.technologies = technologies
    return c.technologies


def take_card(p: ThroughTheAges, seat: int, space: int) -> None:
    """Take the card of a space: a wonder into play, anything else into the hand."""
    c = p.civs[seat]
    index = p.row[space]
    card = p.cards[index]
    row = p.row.copy()
    row[space] = NONE
    p.row = row
    p.report("took", "take", {"seat": seat, "card": card.name, "space": space + 1})
    if card.kind == WONDER:
        c.wonder = index
        c.stages = 0
        return
    c.hand.append(index)
    if card.kind == LEADER:
        c.leaders_taken |= 1 << card.age
        return
    if card.kind == ACTION:
        c.fresh = [*c.fresh, index]
        return
    if c.technologies:
        c.technologies = {*c.technologies, index}
    if c.leader >= 0 and p.cards[c.leader].science_on_taking:
        gained = p.learn(seat, p.cards[c.leader].science_on_taking)
        p.report_card("science", c.leader, {"seat": seat, "points": gained})


# Refilling.


def refill_row(p: ThroughTheAges, sweep: bool) -> None:
    """Sweep the first spaces, push the cards together and deal new ones; an age may end on the way."""
    if sweep:
        _sweep(p)
    row: list[int] = []
    for card in p.row:
        if card >= 0:
            row.append(card)
    there = len(row)
    first = p.age == 0
    _deal_within_age(p, row)
    while len(row) < ROW:
        if p.civil_left == 0 and first:
            begin_age_i(p)
            first = False
        if p.civil_left == 0:
            break
        p.civil_left -= 1
        row.append(p.civil_decks[p.age][p.civil_left])
        if p.civil_left == 0 and p.age > 0:
            end_age(p)
    p.row = row + [NONE] * (ROW - len(row)) if len(row) < ROW else row
    if len(row) > there:
        p.reveals += len(row) - there
        p.report("dealt", "refill", {"cards": p.names_of(row[there:])})
    if first:
        begin_age_i(p)


def _deal_within_age(p: ThroughTheAges, row: list[int]) -> None:
    """Fill a row from the deck as far as that cannot end the age: its last card stays."""
    left = p.civil_left
    free = ROW - len(row)
    count = free if free < left else left - 1
    if count > 0:
        p.civil_left = left - count
        row += p.civil_decks[p.age][p.civil_left : left][::-1]


def swept_spaces(p: ThroughTheAges) -> int:
    """How many spaces, from the first one on, are swept before the row is refilled."""
    playing = p.playing()
    return p.edition.row_swept[playing - 2 if playing > 2 else 0]


def _sweep(p: ThroughTheAges) -> None:
    spaces = swept_spaces(p)
    swept: list[int] = []
    for card in p.row[:spaces]:
        if card >= 0:
            swept.append(card)
    if swept:
        p.row = p.row[spaces:]
        p.gone = p.gone + swept
        p.report("swept", "sweep", {"cards": p.names_of(swept)})


# Ages.


def begin_age_i(p: ThroughTheAges) -> None:
    """After the first refill the rest of the cards of age A leaves the game; nothing becomes obsolete."""
    p.gone = p.gone + p.civil_decks[0][: p.civil_left]
    _open_decks(p, 1)
    p.report("age", "age-a-ends", {"age": f"age-{AGES[1].lower()}"})


def _open_decks(p: ThroughTheAges, age: int) -> None:
    settle_age(p, age)
    p.age = age
    p.civil_left = len(p.civil_decks[age]) if age <= p.setting.last_deck else 0
    p.military_left = len(p.military_decks[age]) if age <= p.setting.last_deck else 0


def end_age(p: ThroughTheAges) -> None:
    """The last civil card of an age was dealt: what is older becomes obsolete, and the next age begins."""
    ended = p.age
    p.gone = p.gone + p.military_decks[ended][: p.military_left]
    if not p.setting.is_simple:
        for seat in p.seats():
            remove_obsolete(p, seat, ended)
        if p.setting.is_full:
            for seat in p.seats():
                lost = -p.add_yellow(seat, -p.edition.yellow_lost)
                p.report("yellow-lost", "yellow-lost", {"seat": seat, "count": lost})
    _open_decks(p, ended + 1)
    p.report("age", "age-begins", {"age": f"age-{AGES[p.age].lower()}"})
    if ended == p.setting.last_deck:
        set_last_round(p)
    if p.setting.bonus_cards == AGE_BY_AGE:
        reveal_bonus_card(p)


def set_last_round(p: ThroughTheAges) -> None:
    """When the last deck is used up, the end of the game is known."""
    if p.last_round:
        return
    p.last_round = p.round
    if p.setting.is_full and (p.edition.always_extra_round or p.active != p.start):
        p.last_round += 1
    reason = "last-round" if p.setting.is_full else "end-of-advanced" if p.setting.is_advanced else "end-of-simple"
    p.report("last-round", reason, {"round": p.last_round})


def reveal_bonus_card(p: ThroughTheAges) -> None:
    """One more of the bonus cards laid out is turned up (2006)."""
    if p.bonus_open < len(p.bonus):
        p.bonus_open += 1
        p.reveals += 1
        p.report("bonus-card", "bonus-age-by-age", {"card": p.cards[p.bonus[p.bonus_open - 1]].name})


def remove_obsolete(p: ThroughTheAges, seat: int, ended: int) -> None:
    """Cards older than the age that ended leave hands, leaders, unfinished wonders and pacts."""
    c = p.civs[seat]
    names: list[str] = []
    for card in [card for card in c.hand if p.cards[card].age < ended]:
        c.hand.remove(card)
        c.technologies = NO_TECHNOLOGIES
        if card in c.fresh:
            c.fresh = without(c.fresh, card)
        p.remove_card(card)
        names.append(p.cards[card].name)
    old = [card for card in c.military_hand if p.cards[card].age < ended]
    for card in old:
        c.military_hand.remove(card)
        p.discard_military(card, 1 << seat)
    if c.wonder >= 0 and p.cards[c.wonder].age < ended:
        names.append(p.cards[c.wonder].name)
        remove_unfinished_wonder(p, seat)
    if c.leader >= 0 and p.cards[c.leader].age < ended:
        names.append(p.cards[c.leader].name)
        remove_leader(p, seat)
    if c.pact >= 0 and p.cards[c.pact].age < ended:
        names.append(p.cards[c.pact].name)
        end_pact(p, seat)
    if names:
        p.report("obsolete", "obsolete", {"seat": seat, "cards": names})
    if old:
        p.report("obsolete-military", "obsolete", {"seat": seat, "count": len(old)})


def remove_unfinished_wonder(p: ThroughTheAges, seat: int) -> None:
    """The wonder under construction leaves the game; its blue tokens go back to the bank."""
    c = p.civs[seat]
    p.remove_card(c.wonder)
    c.blue += c.stages
    c.wonder = NONE
    c.stages = 0
