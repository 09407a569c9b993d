"""What a pact gives its partners, and what an attack between them does to it."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.through_the_ages.facts.cards import PACT_ENDS, PACT_FORBIDS, Card, Side
from civitas.games.through_the_ages.telling.effects.amounts import amount, listed

RATINGS: Final = ("military", "civil", "strength", "culture")
PRODUCED: Final = ("food", "resources")
ODD: Final = ("food_as_resource", "resource_as_food", "cooperation", "tourism", "safe_from_war")
"""What is no number: what a partner may do, or what holds for it."""


def pact_lines(card: Card) -> list[Said]:
    """What both partners get, or A and B; then what an attack does."""
    parties = ["both"] if card.is_symmetric else ["a", "b"]
    lines: list[Said] = []
    for party, side in zip(parties, card.sides, strict=False):
        lines += _side(side, f"party-{party}")
    if card.attacker_bonus:
        lines.append(say("effect-pact-attacker-bonus", count=card.attacker_bonus))
    if card.attacks == PACT_FORBIDS:
        lines.append(say("effect-pact-forbids-attacks"))
    if card.attacks == PACT_ENDS:
        lines.append(say("effect-pact-ends-by-attack"))
    return lines


def _side(side: Side, party: str) -> list[Said]:
    lines: list[Said] = []
    for message, goods in (("has", RATINGS), ("produces", PRODUCED)):
        changes = [_change(side, good) for good in goods if _value(side, good)]
        if changes:
            lines.append(say(f"effect-pact-{message}", party=party, changes=listed(changes)))
    odd = [word for word in ODD if _value(side, word)]
    lines += [say(f"effect-pact-{word.replace('_', '-')}", party=party, count=_value(side, word)) for word in odd]
    return lines


def _value(side: Side, word: str) -> int:
    return int(getattr(side, word))


def _change(side: Side, good: str) -> Said:
    count = _value(side, good)
    return say("effect-more" if count > 0 else "effect-less", what=amount(good, abs(count)))
