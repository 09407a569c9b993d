"""What is good to know of a choice in Through the Ages: strengths, values, how many there are."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say
from civitas.games.through_the_ages.battles.defence import (
    FACE_DOWN,
    Defence,
    best_conceivable,
    defence_value,
    most_cards,
)
from civitas.games.through_the_ages.battles.sacrifices import Sacrifice, may_sacrifice
from civitas.games.through_the_ages.civilizations.goods import VALUE, most_gained
from civitas.games.through_the_ages.civilizations.ratings import force_of_units
from civitas.games.through_the_ages.events.colonization import Expedition, bonus_value
from civitas.games.through_the_ages.facts.technologies import UNITS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.pacts import attack_bonus, strength_lost_by_attack
from civitas.games.through_the_ages.phases.row import swept_spaces
from civitas.games.through_the_ages.telling.frames import amount_of, owner_of

Notes = Callable[[ThroughTheAges, int, Offer], list[Said]]

SWEPT: Final[list[Said]] = [say("ages-swept")]


def notes_of(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    """What is good to know of a choice."""
    notes = _NOTES.get(offer.verb.name)
    return notes(p, seat, offer) if notes is not None else []


def _take_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    space = offer.first
    return SWEPT if space < p.edition.row_swept[0] and space < swept_spaces(p) else []


def _prepare_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    level = p.cards[p.verbs.events.card[offer.first]].level
    return [say("more", what=say("yield-culture", count=level))] if level else []


def _workers_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    """How many workers there are still to choose from."""
    frame, tech = p.frames[-1], offer.first + (UNITS.start if offer.verb.domains[0].name == "unit" else 0)
    chosen = frame.units[tech] if isinstance(frame, Expedition | Sacrifice) else 0
    return [say("choice-workers", count=p.civs[owner_of(p, seat)].workers[tech] - chosen)]


def _token_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    return [say("choice-worth", count=VALUE[offer.first])]


def _want_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    """Without enough blue tokens one gets less."""
    c, amount = p.civs[seat], amount_of(p)
    gained = most_gained(c, offer.first == 0, amount, c.blue)
    return [say("choice-stored", count=gained)] if gained < amount else []


def _attack_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    """Who is stronger, without pacts that the attack would end."""
    other = offer.second
    attack = p.civs[seat].strength - strength_lost_by_attack(p, seat, other) + attack_bonus(p, seat, other)
    defence = p.civs[other].strength - strength_lost_by_attack(p, other, seat)
    return [say("choice-strengths", attack=attack, defence=defence), *_reserves(p, seat, other, offer.verb.name)]


def _reserves(p: ThroughTheAges, seat: int, other: int, verb: str) -> list[Said]:
    """What both sides could still add, as far as everybody can know: units they sacrifice, cards of the defender."""
    notes: list[Said] = []
    if may_sacrifice(p):
        own, theirs = (force_of_units(p, side, p.civs[side].workers) for side in (seat, other))
        if own or theirs:
            notes.append(say("choice-sacrifices", attack=own, defence=theirs))
    if verb == "declare":
        return [*notes, say("choice-war-waits")]
    cards = min(len(p.civs[other].military_hand), most_cards(p, other))
    if cards:
        notes.append(say("choice-defence-cards", count=cards, value=cards * best_conceivable(p, other)))
    return notes


def _defend_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    return [say("choice-adds", count=defence_value(p, seat, p.verbs.military.card[offer.first]))]


def _reinforce_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    return [say("choice-adds", count=bonus_value(p, seat, p.verbs.bonuses.card[offer.first]))]


def _discard_notes(p: ThroughTheAges, seat: int, offer: Offer) -> list[Said]:
    return [say("choice-adds", count=FACE_DOWN)] if isinstance(p.frames[-1], Defence | Expedition) else []


_NOTES: Final[dict[str, Notes]] = {
    **dict.fromkeys(("destroy", "lose", "raze", "send", "sacrifice"), _workers_notes),
    **dict.fromkeys(("spend", "place", "forfeit"), _token_notes),
    **dict.fromkeys(("attack", "declare"), _attack_notes),
    "take": _take_notes,
    "prepare": _prepare_notes,
    "want": _want_notes,
    "defend": _defend_notes,
    "reinforce": _reinforce_notes,
    "discard": _discard_notes,
}
