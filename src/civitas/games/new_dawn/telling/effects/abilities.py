"""What wonders, leaders, city-states and diplomacy cards of A New Dawn do, as far as it is made of numbers."""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Said, say
from civitas.games.new_dawn.facts.abilities import COMBAT_BONUS, Ability
from civitas.games.new_dawn.facts.city_states import CITY_STATE_ABILITIES, CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACT_ABILITIES, PACTS
from civitas.games.new_dawn.facts.leaders import LEADER_ABILITIES, LEADERS
from civitas.games.new_dawn.facts.terrain import TERRAINS
from civitas.games.new_dawn.facts.wonders import WONDER_ABILITIES, WONDERS
from civitas.games.new_dawn.telling.effects.focus_cards import effect

Worded = Callable[[Ability], Said]


def _terrains(ability: Ability) -> list[str]:
    return [f"terrain-{TERRAINS[terrain]}" for terrain in ability.terrains]


# Combat.


def _when(ability: Ability) -> Said:
    if ability.attacks and ability.defends:
        return say("combat-both")
    return say("combat-attacking" if ability.attacks else "combat-defending")


def _plain_bonus(ability: Ability) -> Said:
    return effect("combat-bonus", when=_when(ability), count=ability.value)


def _bonus(word: str) -> Worded:
    """A combat bonus under a condition."""
    return lambda ability: effect(f"combat-bonus-{word}", when=_when(ability), count=ability.value)


def _terrain_bonus(ability: Ability) -> Said:
    return effect("combat-bonus-on-terrain", when=_when(ability), count=ability.value, terrains=_terrains(ability))


def _nearby_bonus(ability: Ability) -> Said:
    return effect("combat-bonus-nearby", when=_when(ability), count=ability.value, range=ability.distance)


def combat_lines(ability: Ability) -> list[Said]:
    """A bonus in every attack or defence, and what comes with it."""
    found = [_plain_bonus(ability)]
    if ability.has_any_range:
        found.append(effect("unlimited-attack-range"))
    return [*found, effect("turn-barbarians")] if ability.turns_barbarians else found


# Anything else with a number.


def _value(word: str) -> Worded:
    return lambda ability: effect(word, count=ability.value)


def _gardens(ability: Ability) -> Said:
    return effect("place-control-at-start", count=ability.count, difficulty=ability.difficulty)


def _bank(ability: Ability) -> Said:
    return effect("trade-token-bank", count=ability.capacity)


def _slots(ability: Ability) -> Said:
    return effect("slot-override", slot=ability.slot)


def _upgrades(ability: Ability) -> Said:
    return effect("upgrade-cards-of-level" if ability.only_level else "upgrade-cards", count=ability.count)


def _palace(ability: Ability) -> Said:
    return effect("diplomacy-limit", count=ability.cards_of_rival, taken=ability.cards_taken)


def _eras(ability: Ability) -> Said:
    ancient, medieval, modern = ability.tokens_by_era
    return effect("control-tokens-by-era", ancient=ancient, medieval=medieval, modern=modern)


def _difficulty(word: str) -> Worded:
    return lambda ability: effect(word, terrains=_terrains(ability), count=ability.difficulty)


_WORDED: Final[dict[str, Worded]] = {
    "card-hanging-gardens": _gardens,
    "card-colossus": _value("caravan-movement"),
    "card-great-zimbabwe": _bank,
    "card-machu-picchu": _slots,
    "card-big-ben": _bonus("per-caravan"),
    "card-pyramids": _upgrades,
    "card-porcelain-tower": _upgrades,
    "card-potala-palace": _palace,
    "card-kremlin": _bonus("more-reinforced"),
    "card-joint-war": _bonus("not-giver"),
    "card-defensive-pact": _bonus("not-giver"),
    "card-carthage": _nearby_bonus,
    "card-kumasi": _difficulty("terrain-difficulty"),
    "card-brussels": _value("wonder-cost-per-mature-city"),
    "card-mohenjo-daro": _value("placing-difficulty"),
    "card-buenos-aires": _value("wonder-cost-of-new-type"),
    "card-kabul": _bonus("against-cities"),
    "leader-cleopatra": _value("wonder-cost"),
    "leader-catherine": _eras,
    "leader-hojo": _difficulty("coastal-difficulty"),
    "leader-tomyris": _terrain_bonus,
}
"""How abilities are said that are no plain combat bonus; those with neither have a text of their own."""

_ABILITIES: Final[dict[str, Ability]] = {
    **{f"card-{word}": WONDER_ABILITIES[number] for number, word in enumerate(WONDERS)},
    **{f"card-{word}": PACT_ABILITIES[number] for number, word in enumerate(PACTS)},
    **{f"card-{word}": CITY_STATE_ABILITIES[number] for number, word in enumerate(CITY_STATES)},
    **{f"leader-{word}": LEADER_ABILITIES[number] for number, word in enumerate(LEADERS)},
}


def ability_lines() -> dict[str, list[Said]]:
    """The lines of everything whose ability is made of numbers."""
    found: dict[str, list[Said]] = {}
    for thing, ability in _ABILITIES.items():
        if thing in _WORDED:
            found[thing] = [_WORDED[thing](ability)]
        elif ability.kind == COMBAT_BONUS:
            found[thing] = combat_lines(ability)
    return found
