"""What calamities and civilization cards do: one line for each effect, made of the facts that the rules read.

So text and rule cannot disagree. What has no number of its own is written by hand.
"""

from typing import Final

from civitas.core.telling import Argument, Said, say
from civitas.games.civilization_1980.facts.cards import (
    CARD,
    CARD_COUNT,
    CARD_NAME,
    CIVIL_DISORDER,
    CREDIT,
    DEMOCRACY,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    LAW,
    MEDICINE,
    PHILOSOPHY,
    POTTERY,
    REQUIRES,
    amount,
)
from civitas.games.civilization_1980.phases.battle_arithmetic import ATTACKERS
from civitas.games.civilization_1980.phases.calamities.civil_war import (
    MINIMUM,
    NOMINEE,
    NOMINEE_DEMOCRACY,
    OWN,
    PHILOSOPHERS,
)
from civitas.games.civilization_1980.phases.movement import RANGE, RANGE_WITH_CLOTH_MAKING

BEST_CREDITS: Final = ("drama-poetry", "music", "architecture", "literacy")
"""Cards that are good for nothing but a credit beyond the rule of their group."""


def effect(word: str, /, **arguments: Argument) -> Said:
    """An effect of the vocabulary."""
    return say(f"effect-{word}", **arguments)


# Calamities.


def _flood() -> list[Said]:
    return [
        effect("flood", count=amount(FLOOD, "primary")),
        effect("flood-others", count=amount(FLOOD, "others_total")),
        effect("flood-sites"),
        effect("flood-maximum", card=CARD_NAME[ENGINEERING], count=amount(FLOOD, "engineering_maximum")),
    ]


def _famine() -> list[Said]:
    return [
        effect("units-lost", count=amount(FAMINE, "primary")),
        effect("others-lose", count=amount(FAMINE, "others_total"), most=amount(FAMINE, "other_max")),
        effect("grain-relief", card=CARD_NAME[POTTERY], count=amount(FAMINE, "grain_relief")),
    ]


def _civil_war() -> list[Said]:
    least = OWN + NOMINEE_DEMOCRACY
    return [
        effect("secession", count=OWN + NOMINEE, own=OWN, nominee=NOMINEE),
        effect("too-few-units", count=MINIMUM),
        effect("secession-with-more", card=CARD_NAME[DEMOCRACY], count=NOMINEE_DEMOCRACY, least=least),
        effect("secession-by-stock", card=CARD_NAME[PHILOSOPHY], count=PHILOSOPHERS),
    ]


def _epidemic() -> list[Said]:
    own, others = amount(EPIDEMIC, "medicine"), amount(EPIDEMIC, "other_medicine")
    total, most = amount(EPIDEMIC, "others_total"), amount(EPIDEMIC, "other_max")
    return [
        effect("epidemic", count=amount(EPIDEMIC, "primary"), card=CARD_NAME[MEDICINE], fewer=own),
        effect("epidemic-others", count=total, most=most, card=CARD_NAME[MEDICINE], fewer=others),
        effect("epidemic-cities", count=amount(EPIDEMIC, "city_units")),
    ]


def _civil_disorder() -> list[Said]:
    return [
        effect("cities-kept", count=amount(CIVIL_DISORDER, "kept")),
        effect("cities-kept-with", card=CARD_NAME[LAW], count=amount(CIVIL_DISORDER, "kept_law")),
        effect("cities-kept-with", card=CARD_NAME[DEMOCRACY], count=amount(CIVIL_DISORDER, "kept_democracy")),
    ]


def _iconoclasm() -> list[Said]:
    return [
        effect("cities-reduced", count=amount(ICONOCLASM, "primary")),
        effect("cities-reduced-with", card=CARD_NAME[LAW], count=amount(ICONOCLASM, "primary_law")),
        effect("cities-reduced-with", card=CARD_NAME[PHILOSOPHY], count=amount(ICONOCLASM, "primary_philosophy")),
        effect("other-cities", count=amount(ICONOCLASM, "others_total")),
        effect("other-cities-with", card=CARD_NAME[LAW], count=amount(ICONOCLASM, "other_law")),
        effect("other-cities-with", card=CARD_NAME[PHILOSOPHY], count=0),
    ]


# Civilization cards.


def _engineering() -> list[Said]:
    return [
        effect("holder-siege", count=ATTACKERS + 1, usual=ATTACKERS),
        effect("holder-flood", count=amount(FLOOD, "engineering_maximum")),
    ]


def _medicine() -> list[Said]:
    own, usual = amount(EPIDEMIC, "medicine"), amount(EPIDEMIC, "primary")
    return [effect("holder-epidemic", count=own, usual=usual, most=amount(EPIDEMIC, "other_medicine"))]


def _credit(card: int) -> Said:
    """The best credit that a card gives, and towards which cards."""
    best = max(CREDIT[card])
    return effect(
        "credit", count=best, cards=[CARD_NAME[each] for each in range(CARD_COUNT) if CREDIT[card][each] == best]
    )


def _law() -> list[Said]:
    own, other = amount(ICONOCLASM, "primary_law"), amount(ICONOCLASM, "other_law")
    return [
        effect("holder-opens", cards=[CARD_NAME[card] for card in range(CARD_COUNT) if REQUIRES[card] == LAW]),
        effect("holder-disorder", count=amount(CIVIL_DISORDER, "kept_law")),
        effect("holder-iconoclasm", count=own, others=other),
    ]


def _democracy() -> list[Said]:
    least = OWN + NOMINEE_DEMOCRACY
    return [
        effect("holder-disorder", count=amount(CIVIL_DISORDER, "kept_democracy")),
        effect("holder-civil-war", card=CARD_NAME[PHILOSOPHY], count=NOMINEE_DEMOCRACY, usual=NOMINEE, least=least),
    ]


def _philosophy() -> list[Said]:
    return [
        effect("holder-secession", count=PHILOSOPHERS),
        effect("holder-iconoclasm", count=amount(ICONOCLASM, "primary_philosophy"), others=0),
    ]


GENERATED: Final[dict[str, list[Said]]] = {
    "calamity-flood": _flood(),
    "calamity-famine": _famine(),
    "calamity-civil-war": _civil_war(),
    "calamity-epidemic": _epidemic(),
    "calamity-civil-disorder": _civil_disorder(),
    "calamity-iconoclasm": _iconoclasm(),
    "card-pottery": [effect("holder-grain", count=amount(FAMINE, "grain_relief"))],
    "card-cloth-making": [effect("holder-range", count=RANGE_WITH_CLOTH_MAKING, usual=RANGE)],
    "card-engineering": _engineering(),
    "card-medicine": _medicine(),
    **{f"card-{word}": [_credit(CARD[word])] for word in BEST_CREDITS},
    "card-law": _law(),
    "card-democracy": _democracy(),
    "card-philosophy": _philosophy(),
}
"""Things whose text is made of their effects."""
_ODD: Final = (
    "calamity-volcano-earthquake", "calamity-piracy", "card-metalworking", "card-agriculture", "card-astronomy",
    "card-coinage", "card-mysticism",
)  # fmt: skip
HANDWRITTEN: Final[dict[str, Said]] = {thing: say(f"{thing}-effect") for thing in _ODD}
"""The odd things whose text is written by hand."""


def effect_lines(thing: str) -> list[Said]:
    """What a thing does; nothing where there is nothing to say."""
    return [HANDWRITTEN[thing]] if thing in HANDWRITTEN else list(GENERATED.get(thing, []))
