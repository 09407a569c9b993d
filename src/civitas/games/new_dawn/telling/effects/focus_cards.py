"""What the focus cards of people do in A New Dawn, said from the facts that the rules read."""

from typing import Final

from civitas.core.telling import Argument, Said, say, together
from civitas.games.new_dawn.facts.focus_cards import (
    THROUGH_BARBARIANS,
    THROUGH_CITY_STATES,
    THROUGH_RIVALS,
    THROUGH_WATER,
    FocusCard,
)
from civitas.games.new_dawn.facts.kinds import SCIENCE

THROUGH: Final[dict[int, str]] = {
    THROUGH_WATER: "through-water",
    THROUGH_RIVALS: "through-rivals",
    THROUGH_BARBARIANS: "through-barbarians",
    THROUGH_CITY_STATES: "through-city-states",
}
"""What distances may be counted across."""


def effect(word: str, /, **arguments: Argument) -> Said:
    """An effect of the vocabulary."""
    return say(f"effect-{word}", **arguments)


def several(*effects: tuple[str, bool | int]) -> list[Said]:
    """Effects without a number, those that there are."""
    return [effect(word) for word, is_there in effects if is_there]


def across(card: FocusCard) -> Said:
    """What the range of an attack is counted across; nothing where it goes by land only."""
    found = [say(word) for bit, word in THROUGH.items() if card.through & bit]
    if not found:
        return say("n-nothing")
    last = found.pop()
    return say("n-across", what=say("n-and", one=together(found), other=last) if found else last)


def against_barbarians(card: FocusCard) -> int:
    """The other combat value against barbarians, or 0."""
    return card.combat_against_barbarians if card.combat_against_barbarians != card.combat else 0


def focus_lines(card: FocusCard) -> list[Said]:
    """What a focus card does, step by step."""
    return [*_culture(card), *_science(card), *_economy(card), *_industry(card), *_military(card)]


def _culture(card: FocusCard) -> list[Said]:
    if not card.tokens:
        return []
    found = [effect("place-control", count=card.tokens)]
    if card.more_tokens:
        found.append(effect("place-more-control", count=card.more_tokens))
    if card.subverts:
        found.append(effect("subvert-rival-control", range=card.subversion_range))
    return [*found, *several(("move-control", card.moves_token))]


def _science(card: FocusCard) -> list[Said]:
    """Every science card advances the tech dial."""
    if card.kind != SCIENCE:
        return []
    found = several(("gain-trade", card.gains_trade), ("gain-resource", card.gains_resource))
    if card.strikes:
        found.append(effect("nuke", slot=card.strike_slot))
    return [*found, effect("advance-tech")]


def _economy(card: FocusCard) -> list[Said]:
    if not card.caravans:
        return []
    moves = effect("move-caravans", caravans=card.caravans, count=card.movement, water=int(card.caravans_on_water))
    others = several(
        ("beat-barbarians", card.beats_barbarians),
        ("exchange-resource", card.exchanges),
        ("resolve-other-card", card.resolves_another),
    )
    return [moves, *others]


def _industry(card: FocusCard) -> list[Said]:
    """A world wonder or a city: one of them."""
    if not card.city_range:
        return []
    city = effect("build-city", range=card.city_range, water=int(card.cities_over_water), tokens=card.tokens_at_city)
    wonder = effect("build-wonder", count=card.production_in_slot_5)
    found = [effect("either", effect=wonder), effect("or", effect=city)]
    return [*found, effect("or", effect=effect("build-city-at-caravan"))] if card.city_at_caravan else found


def _military(card: FocusCard) -> list[Said]:
    """Reinforcing or attacking, or both; how many are reinforced may depend on the attacks, which come first then."""
    if not card.attacks:
        return []
    reinforce = effect("reinforce", minus=card.minus_per_attack)
    attack = effect("attack", count=card.attacks, range=card.range, across=across(card))
    value = effect("combat-value", count=card.combat, against=against_barbarians(card))
    if card.either_attacks_or_reinforces:
        return [effect("either", effect=reinforce), effect("or", effect=attack), value]
    return [attack, value, reinforce] if card.minus_per_attack else [reinforce, attack, value]
