"""Carrying out culture events and resource abilities that were declared, paid for and not cancelled."""

from civitas.games.civilization_2010.abilities.targets import ABILITY_RULES, EVENT_RULES, figures_owner
from civitas.games.civilization_2010.battles.battle import deal_wounds, horde_attack, strengthen
from civitas.games.civilization_2010.cities.destroying import destroy_building, destroy_city, obsolete_wonder
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH
from civitas.games.civilization_2010.empires.gains import (
    free_units,
    gain_coin,
    gain_culture,
    gain_person,
    gain_trade,
)
from civitas.games.civilization_2010.empires.learning import choose_tech, learnable, tech_swap
from civitas.games.civilization_2010.empires.policy_changes import Switching
from civitas.games.civilization_2010.empires.stock import discard_unit, uncover
from civitas.games.civilization_2010.facts.effects import (
    ADD_COIN_TOKEN,
    ATTACK_STRENGTH,
    BARBARIAN_ATTACK,
    CHANGE_TERRAIN,
    DEAL_WOUNDS,
    DESTROY_BUILDING,
    EXTRA_CITY_ACTION,
    EXTRA_CITY_ACTION_EACH,
    EXTRA_PRODUCTION,
    FREE_UNITS_BEFORE_DRAW,
    FREEZE_SQUARE,
    GAIN_CULTURE,
    GAIN_GREAT_PERSON,
    GAIN_TRADE,
    GAIN_TRADE_AND_GIFT,
    KILL_FIGURE,
    KILL_GREAT_PERSON_OR_FIGURES,
    LEARN_TECH,
    MOVE_FIGURE_TO_EMPTY,
    NUKE_CITY,
    PLACE_VILLAGE,
    SWAP_TECHS,
    SWITCH_POLICY,
    TELEPORT_TO_WATER,
)
from civitas.games.civilization_2010.facts.events import EVENT_OPTIONS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES, AbilityEffect
from civitas.games.civilization_2010.facts.terrain import NONE, TERRAINS
from civitas.games.civilization_2010.facts.units import UNIT_COUNT, UNITS
from civitas.games.civilization_2010.map.pieces import FIRST_HUT, FIRST_PERSON
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.movement.figures import carry_figures, lose_from_group, remove_all, remove_figure
from civitas.games.civilization_2010.phases.movement import begin_trek
from civitas.games.civilization_2010.phases.winning import watch_coins
from civitas.games.civilization_2010.verbs import AGAINST, ARMY, AT, FIGURES, IN, KILL, KILL_PERSON, TARGET_WONDER
from civitas.games.civilization_2010.words import square_name

# Culture events.


def carry_out_event(p: Civilization2010, seat: int, event: int, option: int, targets: list[int]) -> None:
    """What an event does. It may push questions, so it is called last."""
    aim = EVENT_OPTIONS[event][option]
    rule = EVENT_RULES[event]
    effect = aim.effect
    if effect == GAIN_TRADE:
        gain_trade(p, seat, aim.amount, rule)
    elif effect == EXTRA_PRODUCTION:
        add_production(p, seat, IN.first(targets[0]), aim.amount, rule)
    elif effect == EXTRA_CITY_ACTION:
        add_action(p, seat, IN.first(targets[0]), rule)
    elif effect == CHANGE_TERRAIN:
        change_terrain(p, AT.first(targets[0]), aim.terrain, rule)
    elif effect == PLACE_VILLAGE:
        place_village(p, AT.first(targets[0]), rule)
    elif effect == DESTROY_BUILDING:
        for target in targets:
            if AT.owns(target):
                destroy_building(p, AT.first(target), rule)
    elif effect in (KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES):
        _kill(p, targets, rule)
    elif effect == SWAP_TECHS:
        tech_swap(p, seat, AGAINST.first(targets[0]), aim.level, rule)
    elif effect == SWITCH_POLICY:
        p.push(Switching(seat, aim.amount))
    elif effect == MOVE_FIGURE_TO_EMPTY:
        begin_trek(p, seat, aim.amount)
    elif effect == FREE_UNITS_BEFORE_DRAW:
        free_units(p, seat, aim.amount, aim.amount > 1, rule)
    elif effect == BARBARIAN_ATTACK:
        horde_attack(p, seat, AT.first(targets[0]))


def add_production(p: Civilization2010, seat: int, city: int, amount: int, rule: str) -> None:
    """A city produces more in this turn."""
    empire = p.empires[seat]
    empire.bonus = changed(empire.bonus, city, amount)
    place = {"square": square_name(empire.cities[city])}
    p.tell("production-added", rule, {"seat": seat, "count": amount, **place})


def add_action(p: Civilization2010, seat: int, city: int, rule: str) -> None:
    """A city may take one more action in this turn; a capital in Anarchy still cannot act (tech.atomic_theory)."""
    empire = p.empires[seat]
    if city == 0 and empire.rule().stops_capital:
        return
    empire.actions = changed(empire.actions, city, 1)
    p.tell("action-added", rule, {"seat": seat, "square": square_name(empire.cities[city])})


def change_terrain(p: Civilization2010, square: int, terrain: int, rule: str) -> None:
    """A marker fixes the terrain of a square for good and covers what is printed there (event.terrain-a)."""
    p.terrain = p.terrain[:]
    p.printed = p.printed[:]
    p.terrain[square] = terrain
    p.printed[square] = NONE
    if square not in p.changed:  # otherwise the marker there is turned
        p.changed = [*p.changed, square]
    p.tell("terrain-changed", rule, {"square": square_name(square), "terrain": f"terrain-{TERRAINS[terrain]}"})
    watch_coins(p)


def place_village(p: Civilization2010, square: int, rule: str) -> None:
    """A village marker of the pool comes facedown onto a square (event.barbarian_encampment)."""
    p.lay(square, FIRST_HUT + p.villages[-1])
    p.villages = p.villages[:-1]
    p.tell("village-placed", rule, {"square": square_name(square)})


def _kill(p: Civilization2010, targets: list[int], rule: str) -> None:
    square = AT.first(targets[0])
    for target in targets[1:]:
        if target == KILL_PERSON.code():
            kill_person(p, square, rule)
        elif KILL.owns(target):
            kill_figure(p, square, KILL.first(target), rule)


def kill_person(p: Civilization2010, square: int, rule: str) -> None:
    """A great person returns to the pool (greatperson.kill-a)."""
    person = p.piece[square] - FIRST_PERSON
    names = {"card": f"card-{GREAT_PEOPLE[person]}", "square": square_name(square)}
    p.tell("person-killed", rule, {"seat": p.owner[square], **names})
    uncover(p, square)


def kill_figure(p: Civilization2010, square: int, figure: int, rule: str) -> None:
    """An army or scout returns to its owner's supply; of a group on the move first."""
    owner = figures_owner(p, square)
    names = {"figure": f"piece-{FIGURES[figure]}", "square": square_name(square)}
    p.tell("figure-killed", rule, {"seat": owner, **names})
    moving = p.group_armies if figure == ARMY else p.group_scouts
    if p.group_at == square and moving:
        lose_from_group(p, 1 if figure == ARMY else 0, 0 if figure == ARMY else 1)
    else:
        remove_figure(p, owner, figure, square)


# Resource abilities.


def carry_out_ability(p: Civilization2010, seat: int, number: int, targets: list[int]) -> None:
    """What a resource ability does; of two effects its target tells which. It may push questions."""
    ability = RESOURCE_ABILITIES[number]
    rule = ABILITY_RULES[number]
    effect = ability.effects[0]
    kind = effect.kind
    if len(ability.effects) > 1:
        _carry_out_choice(p, targets[0], rule)
    elif kind == GAIN_CULTURE:
        gain_culture(p, seat, effect.amount, rule)
    elif kind == GAIN_TRADE_AND_GIFT:
        gain_trade(p, seat, effect.amount, rule)
        gain_trade(p, AGAINST.first(targets[0]), effect.gift, rule)
    elif kind == EXTRA_PRODUCTION:
        add_production(p, seat, IN.first(targets[0]), effect.amount, rule)
    elif kind == EXTRA_CITY_ACTION_EACH:
        for city in range(len(p.empires[seat].cities)):
            add_action(p, seat, city, rule)
    elif kind == GAIN_GREAT_PERSON:
        gain_person(p, seat, rule)
    elif kind == ADD_COIN_TOKEN:
        gain_coin(p, seat, FIRST_COIN_TECH + COIN_TECHS.index(ability.tech), rule)
    elif kind == LEARN_TECH:
        choose_tech(p, seat, learnable(p, seat), rule)
    elif kind == TELEPORT_TO_WATER:
        _sail(p, seat, AT.first(targets[0]), AT.first(targets[1]), rule)
    elif kind == FREEZE_SQUARE:
        _freeze(p, seat, AT.first(targets[0]), rule)
    elif kind == NUKE_CITY:
        nuke(p, AT.first(targets[0]), rule)
    else:
        _carry_out_in_battle(p, effect)


def _carry_out_choice(p: Civilization2010, target: int, rule: str) -> None:
    """Monarchy and Gunpowder: a wonder, or a unit, or a building."""
    if TARGET_WONDER.owns(target):
        obsolete_wonder(p, TARGET_WONDER.first(target), rule)
    elif AGAINST.owns(target):
        kill_random_unit(p, AGAINST.first(target), rule)
    else:
        destroy_building(p, AT.first(target), rule)


def _carry_out_in_battle(p: Civilization2010, effect: AbilityEffect) -> None:
    if effect.kind == DEAL_WOUNDS:
        deal_wounds(p, effect.amount)
    elif effect.kind == ATTACK_STRENGTH:
        strengthen(p, effect.amount)


def kill_random_unit(p: Civilization2010, seat: int, rule: str) -> None:
    """One unit of somebody's standing forces, drawn at random, is shown and goes under its deck (ruling A74)."""
    units = p.empires[seat].units
    drawn = p.dice.below(sum(units))
    for unit in range(UNIT_COUNT):
        drawn -= units[unit]
        if drawn < 0:
            p.empires[seat].units = changed(units, unit, -1)
            discard_unit(p, unit)
            p.reveals += 1
            p.tell("unit-assassinated", rule, {"seat": seat, "card": f"card-{UNITS[unit]}"})
            return


def _sail(p: Civilization2010, seat: int, start: int, square: int, rule: str) -> None:
    """All figures of a square are put on water and do not move any more (tech.steam_power-resource)."""
    carry_figures(p, seat, start, square)
    p.tell("figures-shipped", rule, {"seat": seat, "from": square_name(start), "to": square_name(square)})


def _freeze(p: Civilization2010, seat: int, square: int, rule: str) -> None:
    """No figure may leave a square in this turn (tech.communism)."""
    p.frozen = [*p.frozen, square]
    p.tell("square-frozen", rule, {"seat": seat, "square": square_name(square)})


def nuke(p: Civilization2010, centre: int, rule: str) -> None:
    """A city is destroyed with everything in its outskirts, figures of all players included (ruling A66)."""
    p.tell("city-nuked", rule, {"seat": p.owner[centre], "square": square_name(centre)})
    for square in p.board.around[centre]:
        holder = p.holder[square]
        # All of it happens at once: what they have blockaded does not count for a moment.
        killed = remove_all(p, square, False)
        if killed:
            p.tell("figures-killed", rule, {"seat": holder, "count": killed, "square": square_name(square)})
    destroy_city(p, centre, rule)
