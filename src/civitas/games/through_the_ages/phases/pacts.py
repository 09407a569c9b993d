"""Pacts: offering, accepting and ending them, and what they say about attacks between the partners."""

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import NONE
from civitas.games.through_the_ages.facts.cards import PACT_ENDS, PACT_FORBIDS
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.view_types import Question

# Pacts and attacks.


def pact_owners(p: ThroughTheAges, seat: int, other: int) -> list[int]:
    """Those of two seats in whose area a pact between the two lies."""
    c = p.civs[seat]
    if not c.symbols.sides:
        return []
    o = p.civs[other]
    owners = [seat] if c.pact_partner == other and c.pact >= 0 else []
    if o.pact_partner == seat and o.pact >= 0:
        owners.append(other)
    return owners


def forbids_attacks(p: ThroughTheAges, seat: int, other: int) -> bool:
    """Whether a pact between the two forbids that one attacks the other."""
    owners = pact_owners(p, seat, other)
    return len(owners) > 0 and PACT_FORBIDS in [p.cards[p.civs[owner].pact].attacks for owner in owners]


def is_safe_from_war(p: ThroughTheAges, seat: int) -> bool:
    """Whether a pact keeps everybody from declaring war on this seat (Loss of Sovereignty)."""
    return p.civs[seat].symbols.is_safe_from_war


def attack_bonus(p: ThroughTheAges, attacker: int, target: int) -> int:
    """Strength that a pact gives whoever attacks the partner (Open Borders)."""
    bonus = 0
    for owner in pact_owners(p, attacker, target):
        bonus += p.cards[p.civs[owner].pact].attacker_bonus
    return bonus


def strength_lost_by_attack(p: ThroughTheAges, seat: int, other: int) -> int:
    """Strength that a seat has only from pacts that end when one of the two attacks the other."""
    strength = 0
    for owner in pact_owners(p, seat, other):
        o = p.civs[owner]
        card = p.cards[o.pact]
        if card.attacks == PACT_ENDS:
            strength += card.sides[o.pact_side if owner == seat else 1 - o.pact_side].strength
    return strength


def end_pacts_by_attack(p: ThroughTheAges, attacker: int, target: int) -> None:
    """Remove the pacts between the two that end by an attack."""
    for owner in pact_owners(p, attacker, target):
        card = p.civs[owner].pact
        if p.cards[card].attacks == PACT_ENDS:
            arguments: dict[str, Argument] = {"seat": attacker, "other": target, "card": p.cards[card].name}
            p.report("pact-ended-by-attack", "pact-attacked", arguments)
            end_pact(p, owner)


# Ending pacts.


def end_pact(p: ThroughTheAges, owner: int) -> None:
    """The pact in this seat's area is removed; both partners are free of it."""
    partner = _take_away(p, owner)
    p.refresh(owner)
    p.refresh(partner)


def _take_away(p: ThroughTheAges, owner: int) -> int:
    """Discard a pact without working out the ratings yet; the former partner."""
    o = p.civs[owner]
    partner = o.pact_partner
    p.discard_military(o.pact, EVERY_SEAT)
    o.pact = NONE
    o.pact_partner = NONE
    o.pact_side = 0
    return partner


# Cancelling.


def cancel_objection(p: ThroughTheAges, seat: int, owner: int) -> Objection | None:
    """Why a seat cannot cancel the pact that lies in the area of `owner`."""
    if p.players == 2:
        return p.no("no-pacts")
    if owner >= p.players:
        return p.no("cancel-pact")
    o = p.civs[owner]
    if o.pact < 0 or seat not in (owner, o.pact_partner):
        return p.no("cancel-pact")
    return None


def cancel_pact(p: ThroughTheAges, seat: int, owner: int) -> None:
    """End a pact as political action."""
    o = p.civs[owner]
    other = o.pact_partner if owner == seat else owner
    arguments: dict[str, Argument] = {"seat": seat, "other": other, "card": p.cards[o.pact].name}
    p.report("pact-cancelled", "cancel-pact", arguments)
    end_pact(p, owner)


# Offering.


def proposal_objection(p: ThroughTheAges, seat: int, card: int, partner: int) -> Objection | None:
    """Why a seat cannot offer this pact to that partner."""
    if p.players == 2:
        return p.no("no-pacts")
    if partner not in pact_partners(p, seat):
        return p.no("pact-partner")
    if card not in p.civs[seat].military_hand:
        return p.no("not-in-hand")
    return None


def pact_partners(p: ThroughTheAges, seat: int) -> list[int]:
    """Those to whom a seat can offer a pact; with two players there are none."""
    partners: list[int] = []
    if p.players > 2:
        for other, c in enumerate(p.civs):
            if other != seat and not c.is_gone:
                partners.append(other)
    return partners


def propose_pact(p: ThroughTheAges, seat: int, card: int, side: int, partner: int) -> None:
    """Show a pact and offer it to a partner, who can only accept or refuse it as it is.

    While he thinks about it the card lies open on the discards, so that it is where everybody sees it.
    """
    p.civs[seat].military_hand.remove(card)
    p.discard_military(card, EVERY_SEAT)
    p.reveals += 1
    p.report("pact-offered", "propose", _terms(p, seat, card, side, partner))
    p.push(PactOffer(seat, card, side, partner))


def _terms(p: ThroughTheAges, seat: int, card: int, side: int, partner: int) -> dict[str, Argument]:
    """A pact in a report; the side is that of the one who offers it, or `both`."""
    name = "pact-both" if p.cards[card].is_symmetric else "pact-b" if side else "pact-a"
    return {"seat": seat, "other": partner, "card": p.cards[card].name, "side": name}


def _pick_up(p: ThroughTheAges, card: int) -> None:
    """Take the offered card back from the discards."""
    age = p.cards[card].age
    place = len(p.discards[age]) - 1
    while p.discards[age][place] != card or p.discards_known[age][place] != EVERY_SEAT:
        place -= 1
    p.discards[age] = p.discards[age][:place] + p.discards[age][place + 1 :]
    p.discards_known[age] = p.discards_known[age][:place] + p.discards_known[age][place + 1 :]


@frame("PactOffer", asks="partner")
class PactOffer(Frame[ThroughTheAges]):
    """A player accepts or refuses a pact."""

    seat: int = 0
    """Who offers the pact."""
    card: int = 0
    side: int = 0
    """The side of the one who offers it."""
    partner: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        p.pop()

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        card = p.cards[self.card]
        return {
            "frame": self.name(),
            "from": self.seat,
            "to": self.partner,
            "card": card.id,
            "side": "b" if self.side else "a",
            "gains": [
                {"seat": self.seat, "goods": card.sides[self.side].goods()},
                {"seat": self.partner, "goods": card.sides[1 - self.side].goods()},
            ],
        }

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.accept.code(), p.verbs.refuse.code()]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else p.no("propose")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        _pick_up(p, self.card)
        if action == p.verbs.accept.code():
            conclude_pact(p, self.seat, self.card, self.side, self.partner)
            return
        hand = p.civs[self.seat].military_hand
        hand.append(self.card)
        hand.sort()
        p.report("pact-refused", "pact-refused", _terms(p, self.seat, self.card, self.side, self.partner))


def conclude_pact(p: ThroughTheAges, seat: int, card: int, side: int, partner: int) -> None:
    """A pact enters play in the area of the one who offered it and replaces the one that lay there."""
    c = p.civs[seat]
    former = partner
    if c.pact >= 0:
        old = c.pact
        former = _take_away(p, seat)
        p.report("pact-replaced", "pact-replaced", {"seat": seat, "other": former, "card": p.cards[old].name})
    c.pact = card
    c.pact_partner = partner
    c.pact_side = side
    p.refresh(seat)
    p.refresh(partner)
    if former != partner:
        p.refresh(former)
    p.report("pact-concluded", "pact-accepted", _terms(p, seat, card, side, partner))
