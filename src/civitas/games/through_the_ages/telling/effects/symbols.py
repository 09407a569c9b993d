"""What a card gives by its symbols: yields of workers, symbols of the card itself, gains at once, armies."""

from typing import Final

from civitas.core.telling import Said, say, together
from civitas.games.through_the_ages.facts.cards import BONUS, TACTIC, TERRITORY, Card

YIELDS: Final = (
    "food", "resources", "science", "culture", "strength", "happy", "civil", "military", "blue", "yellow",
    "colonization",
)  # fmt: skip
"""The attributes of a card that are symbols or yields."""
GAINS: Final = ("food", "resources", "science", "culture", "population", "cards")
"""What a territory gives at once."""
ARMY: Final = ("infantry", "cavalry", "artillery")


def symbol_lines(card: Card) -> list[Said]:
    """What it gives: each worker on a technology, any other card once, a territory something at once, too."""
    return [*_gives(card), *_gains(card), *_army(card)]


def _gives(card: Card) -> list[Said]:
    found = [_yield(name, int(getattr(card, name))) for name in YIELDS if getattr(card, name)]
    if card.urban_limit:
        found.append(say("about-limit", count=card.urban_limit))
    if card.kind == BONUS:
        found.append(say("about-defence", count=card.defence))
    return [say("about-each" if card.tech >= 0 else "about-gives", yields=together(found))] if found else []


def _yield(name: str, count: int) -> Said:
    given = say(f"yield-{name}", count=abs(count), resources=abs(count))
    return given if count > 0 else say("less", what=given)


def _gains(card: Card) -> list[Said]:
    if card.kind != TERRITORY:
        return []
    gains = [
        say(f"gain-{name}", count=int(getattr(card, f"gain_{name}")), resources=int(getattr(card, f"gain_{name}")))
        for name in GAINS
        if getattr(card, f"gain_{name}")
    ]
    return [say("about-at-once", gains=together(gains))] if gains else []


def _army(card: Card) -> list[Said]:
    if card.kind != TACTIC:
        return []
    units = [
        say("about-units", count=count, type=f"type-{kind}")
        for kind, count in zip(ARMY, card.army, strict=True)
        if count
    ]
    lines = [say("about-army", units=together(units), bonus=card.bonus)]
    return [*lines, say("about-old-army", old=card.old_bonus)] if card.old_bonus != card.bonus else lines
