"""What techs of Civilization (2010) unlock, give and allow, said from the facts that the rules read."""

from civitas.core.telling import Said, say, together
from civitas.games.civilization_2010.facts.buildings import BUILDINGS
from civitas.games.civilization_2010.facts.constants import WALLS_COST
from civitas.games.civilization_2010.facts.effects import (
    ADD_COIN_TOKEN,
    DESTROY_BUILDING,
    EFFECTS,
    ENABLE_CITY_WALLS,
    GAIN_TRADE_AND_GIFT,
    HAND_SIZES_PER_COINS,
    HEAL,
    OBSOLETE_WONDER,
    PRODUCTION_PER_COINS,
)
from civitas.games.civilization_2010.facts.eras import ERAS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.techs import (
    ABILITIES_OF,
    ALL_WOUNDS,
    CROSSES_WATER,
    NO_TRIGGER,
    RESOURCE_ABILITIES,
    RESOURCE_ABILITIES_OF,
    STOPS_ON_WATER,
    TECH_ABILITIES,
    TECH_BUILDINGS,
    TECH_CITY_LIMIT,
    TECH_COIN_TOKENS,
    TECH_COINS,
    TECH_DECK,
    TECH_GOVERNMENTS,
    TECH_HAND,
    TECH_RANKS,
    TECH_SPEED,
    TECH_STACKING,
    TRIGGERS,
    UNLOCKS_AIRCRAFT,
    AbilityEffect,
    ResourceAbility,
    TechAbility,
)
from civitas.games.civilization_2010.facts.timing import ALWAYS, MOVEMENT
from civitas.games.civilization_2010.facts.units import UNIT_TYPES
from civitas.games.civilization_2010.telling.effects.timed import at, counted, effect, phase_name, resource_said


def tech_lines(tech: int) -> list[Said]:
    """All that a tech does."""
    found = [*counted(("coin-icon", TECH_COINS[tech])), *_unlocked(tech), *_values(tech)]
    found += [_ability(TECH_ABILITIES[number]) for number in ABILITIES_OF[tech]]
    found += [line for number in RESOURCE_ABILITIES_OF[tech] for line in resource_ability_lines(number)]
    return found if tech in TECH_DECK else [*found, effect("only-one")]


def _unlocked(tech: int) -> list[Said]:
    """Buildings, governments, aircraft, and ranks of units; city walls are an ability."""
    found = [effect("unlocks", card=f"card-{BUILDINGS[building]}") for building in TECH_BUILDINGS[tech]]
    found += [effect("unlocks-government", card=f"card-{GOVERNMENTS[each]}") for each in TECH_GOVERNMENTS[tech]]
    if UNLOCKS_AIRCRAFT[tech]:
        found.append(effect("unlocks", card="card-aircraft"))
    ranks = enumerate(TECH_RANKS[tech])
    found += [
        effect("rank", card=f"card-{UNIT_TYPES[each]}", rank=say("n-rank", rank=rank)) for each, rank in ranks if rank
    ]
    return found


def _values(tech: int) -> list[Said]:
    """Travel speed and limits, and what water is to figures."""
    found = counted(
        ("travel-speed", TECH_SPEED[tech]),
        ("stacking-limit", TECH_STACKING[tech]),
        ("city-limit", TECH_CITY_LIMIT[tech]),
        ("culture-hand", TECH_HAND[tech]),
    )
    if STOPS_ON_WATER[tech]:
        found.append(effect("stop-on-water"))
    elif CROSSES_WATER[tech]:
        found.append(effect("cross-water"))
    return found


# Without resources.


def _ability(ability: TechAbility) -> Said:
    """An ability behind what lets it work; what always works says so itself."""
    said = _free(ability)
    if ability.trigger != NO_TRIGGER:
        return at(say(f"trigger-{TRIGGERS[ability.trigger]}"), ability.limit, said)
    return said if ability.limit == ALWAYS else at(phase_name(ability.timing), ability.limit, said)


def _free(ability: TechAbility) -> Said:
    word = EFFECTS[ability.effect]
    if ability.effect == ADD_COIN_TOKEN:
        return effect(word, trade=ability.trade, culture=ability.culture, most=TECH_COIN_TOKENS[ability.tech])
    if ability.effect == ENABLE_CITY_WALLS:
        return effect(word, cost=WALLS_COST)
    if ability.effect == HEAL:
        return effect("heal-all") if ability.amount == ALL_WOUNDS else effect(word, count=ability.amount)
    if ability.effect in (PRODUCTION_PER_COINS, HAND_SIZES_PER_COINS):
        return effect(word, count=ability.amount, coins=ability.per_coins)
    if ability.effect == DESTROY_BUILDING:
        return effect("destroy-that-building")
    return effect(word, count=ability.amount) if ability.amount else effect(word)


# With resources.


def resource_ability_lines(number: int) -> list[Said]:
    """What a tech does for resources."""
    ability = RESOURCE_ABILITIES[number]
    effects = [_bought(ability, each) for each in ability.effects]
    said = effects[0] if len(effects) == 1 else effect("or-else", one=effects[0], other=effects[1])
    line = effect("for", cost=_cost(ability), when=phase_name(ability.timing), effect=said)
    return [line, effect("interrupts")] if ability.interrupts and ability.timing == MOVEMENT else [line]


def _cost(ability: ResourceAbility) -> Said:
    if ability.any_resources:
        return say("n-resources", count=ability.any_resources)
    return together([resource_said(each, count) for each, count in enumerate(ability.resources) if count])


def _bought(ability: ResourceAbility, bought: AbilityEffect) -> Said:
    word = EFFECTS[bought.kind]
    if bought.kind == ADD_COIN_TOKEN:
        return effect(word, trade=0, culture=0, most=TECH_COIN_TOKENS[ability.tech])
    if bought.kind == GAIN_TRADE_AND_GIFT:
        return effect(word, count=bought.amount, gift=bought.gift)
    if bought.kind == OBSOLETE_WONDER:
        return effect(word, era=f"era-{ERAS[bought.last_era]}")
    return effect(word, count=bought.amount) if bought.amount else effect(word)
