"""What there is to know about a card of Through the Ages: kind, price, what it gives, what it does, where it is."""

from typing import Final

from civitas.core.telling import Account, Explanation, Said, say, seat_id, together
from civitas.games.through_the_ages.battles.armies import armies_of
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.wonders import completion_score
from civitas.games.through_the_ages.events.impacts import is_impact
from civitas.games.through_the_ages.facts.cards import (
    EVENT,
    GOVERNMENT,
    LINES,
    NO_SCORE,
    SPECIAL,
    TACTIC,
    Card,
)
from civitas.games.through_the_ages.facts.editions import KIND_REASONS
from civitas.games.through_the_ages.facts.technologies import TYPE_OF, TYPES
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.telling.accounts import account
from civitas.games.through_the_ages.telling.civilization_accounts import army_said
from civitas.games.through_the_ages.telling.costs import cost_accounts
from civitas.games.through_the_ages.telling.effects.symbols import symbol_lines
from civitas.games.through_the_ages.telling.final_scoring import impact_account
from civitas.games.through_the_ages.telling.things import age_id, face_lines, texts_of

KINDS: Final = (
    "leader", "wonder", "action", "technology", "special", "government", "event", "territory", "aggression", "war",
    "pact", "tactic", "bonus",
)  # fmt: skip
"""The names of the kinds, in the order of their numbers."""


def explain_card(p: ThroughTheAges, seat: int | None, card: Card) -> Explanation:
    """Everything about one card."""
    found: Explanation = {
        "thing": card.name,
        "name": say("thing", thing=card.name),
        "kind": say("about-kind", kind=_kind(card), age=age_id(card.age)),
        "lines": [*symbol_lines(card), *texts_of(p.edition, card.index), *_places(p, card)],
        "accounts": _accounts(p, seat, card),
        "rules": list(dict.fromkeys([p.edition.card_rules[card.index], p.edition.rules[KIND_REASONS[card.kind]]])),
    }
    costs = _costs(card)
    if costs:
        found["cost"] = say("about-costs", costs=together(costs))
    face = face_lines(p.edition, card.index)
    if face:
        found["face"] = face
    return found


def _kind(card: Card) -> str:
    if card.tech >= 0:
        return f"subtype-{TYPES[TYPE_OF[card.tech]]}"
    return f"subtype-{LINES[card.line]}" if card.kind == SPECIAL else f"category-{KINDS[card.kind]}"


def _costs(card: Card) -> list[Said]:
    """What is printed on it."""
    found: list[Said] = []
    if card.science_cost:
        found.append(say("about-science-cost", count=card.science_cost))
    if card.kind == GOVERNMENT and card.revolution_cost:
        found.append(say("about-revolution", count=card.revolution_cost))
    if card.cost:
        found.append(say("about-cost", count=card.cost))
    if card.stages:
        found.append(say("about-stages", costs=together([say("account-number", count=cost) for cost in card.stages])))
    if card.price:
        found.append(say("about-price", count=card.price))
    return found


def _places(p: ThroughTheAges, card: Card) -> list[Said]:
    """Where the card lies, as far as everybody sees it; what everybody begins with is everywhere."""
    found = [say("about-where-row", space=space) for space, each in enumerate(p.row, 1) if each == card.index]
    for seat, c in enumerate(p.civs):
        if not card.starts and _is_in_play(c, card):
            found.append(say("about-where-play", name=seat_id(seat)))
        if card.index in c.hand:
            found.append(say("about-where-hand", name=seat_id(seat)))
    return found


def _is_in_play(c: Civilization, card: Card) -> bool:
    if card.tech >= 0:
        return c.workers[card.tech] >= 0
    single = (c.government, c.leader, c.wonder, c.tactic, c.war, c.pact)
    return card.index in single or card.index in c.specials or card.index in c.wonders or card.index in c.colonies


# Numbers.


def _accounts(p: ThroughTheAges, seat: int | None, card: Card) -> list[Account]:
    """What it costs now, and what it would be worth now."""
    found = [] if seat is None or p.civs[seat].is_gone else [*cost_accounts(p, seat, card), *_worth(p, seat, card)]
    if card.kind == EVENT and any(is_impact(step) for step in card.steps) and not p.is_over and p.playing() > 1:
        found.append(impact_account(p, card.index))
    return found


def _worth(p: ThroughTheAges, seat: int, card: Card) -> list[Account]:
    """Culture of a wonder when it is completed, the armies of a tactic."""
    c = p.civs[seat]
    if card.score != NO_SCORE and card.index not in c.wonders:
        ledger = Ledger()
        points = completion_score(p, seat, card.score, ledger)
        return [account(say("account-completion"), say("ages-sum"), points, ledger, p.edition.rules["complete"])]
    if card.kind == TACTIC:
        leader = p.cards[c.leader] if c.leader >= 0 else None
        armies = armies_of(card, c.workers, p.edition.cards.level, leader)
        return [
            {
                "heading": say("ages-armies"),
                "rows": [{"label": army_said(each.is_old, each.is_doubled), "value": each.value} for each in armies],
                "total": {
                    "label": say("ages-sum"),
                    "value": sum([each.value for each in armies]),
                    "rule": p.edition.rules["armies"],
                },
            }
        ]
    return []
