"""Culture events and resource abilities: when to use them, at whom to aim them, what to pay, what to answer."""

from typing import Final

from civitas.bots.civilization_2010.doctrine import COIN_WORTH, PERSON_WORTH, WONDER_WORTH
from civitas.bots.civilization_2010.goods import resource_total, resource_worth
from civitas.bots.civilization_2010.sight import Sight
from civitas.games.civilization_2010.abilities.targets import HARMFUL
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.abilities import FIRST_RESOURCE_ABILITY
from civitas.games.civilization_2010.facts.effects import (
    ADD_COIN_TOKEN,
    BARBARIAN_ATTACK,
    CHANGE_TERRAIN,
    DESTROY_BUILDING,
    EXTRA_CITY_ACTION,
    EXTRA_CITY_ACTION_EACH,
    EXTRA_PRODUCTION,
    FREE_UNITS_BEFORE_DRAW,
    GAIN_CULTURE,
    GAIN_GREAT_PERSON,
    GAIN_TRADE,
    GAIN_TRADE_AND_GIFT,
    KILL_FIGURE,
    KILL_GREAT_PERSON_OR_FIGURES,
    LEARN_TECH,
    NUKE_CITY,
    OBSOLETE_WONDER,
    SWAP_TECHS,
)
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL, EVENT_OPTIONS
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, WHEAT
from civitas.games.civilization_2010.map.pieces import COVERS, is_person
from civitas.games.civilization_2010.standings import city_production, coins, event_hand_limit
from civitas.games.civilization_2010.verbs import (
    AGAINST,
    AT,
    DISCARD,
    DONE_CODE,
    IN,
    KILL,
    KILL_PERSON,
    PAY,
    PAY_TOKEN,
    PLAY,
    SCOUT,
    TARGET_WONDER,
    USE,
)

WELCOME: Final[list[int]] = [SWAP_TECHS, GAIN_TRADE, DESTROY_BUILDING, FREE_UNITS_BEFORE_DRAW, BARBARIAN_ATTACK]
"""The effects of events that are used as soon as they can be."""

CARD_KEPT: Final = 1.5
"""What a card is worth that gives production, if it is kept."""


# Rivals.


def lead(sight: Sight, other: int) -> float:
    """How far a rival has come on all ways together."""
    empire = sight.p.empires[other]
    return coins(sight.p, other) + 0.7 * empire.step + empire.techs.bit_count() + 2.0 * len(empire.cities)


# Events in the own part.


def event_use(sight: Sight, legal: list[int]) -> int:
    """An event that is worth playing now, or -1."""
    if not sight.temper.uses_cards:
        return -1
    for action in legal:
        if PLAY.owns(action) and _is_timely(sight, PLAY.first(action)):
            return action
    return -1


def _is_timely(sight: Sight, event: int) -> bool:
    p = sight.p
    for option in EVENT_OPTIONS[event]:
        if option.timing != p.phase:
            continue
        if option.effect == EXTRA_PRODUCTION:
            return False  # `works` asks for it when it helps.
        if option.effect == DESTROY_BUILDING:
            return _finds_building(sight, option.range)
        if option.effect in (KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES):
            return sight.gap() > 0.0 or sight.empire.event_total >= event_hand_limit(p, sight.seat)
        return option.effect in WELCOME or option.effect == EXTRA_CITY_ACTION
    return False


def _finds_building(sight: Sight, reach: int) -> bool:
    """Whether a building of a rival is near."""
    p = sight.p
    for other in p.others_after(sight.seat):
        for centre in p.empires[other].cities:
            for square in p.board.around[centre]:
                if 0 <= p.piece[square] < COVERS and not is_person(p.piece[square]):
                    near = [p.board.steps[square][each] for each in sight.empire.cities + sight.empire.armies]
                    if near and min(near) <= reach:
                        return True
    return False


# Resource abilities in the own part.


def ability_use(sight: Sight, legal: list[int]) -> int:
    """A resource ability that is worth its price now, or -1."""
    if not sight.temper.uses_cards:
        return -1
    best, choice = 0.0, -1
    for action in legal:
        if USE.owns(action) and USE.first(action) >= FIRST_RESOURCE_ABILITY:
            value = ability_worth(sight, USE.first(action) - FIRST_RESOURCE_ABILITY)
            if value > best:
                best, choice = value, action
    return choice


def ability_worth(sight: Sight, number: int) -> float:
    """What using a resource ability brings, less what it costs."""
    ability = RESOURCE_ABILITIES[number]
    effect = ability.effects[0]
    way = sight.way
    if effect.kind == ADD_COIN_TOKEN:
        return COIN_WORTH[way] - 3.0
    if effect.kind == GAIN_GREAT_PERSON:
        return PERSON_WORTH[way] - 5.0 - (3.0 if resource_total(sight.empire) < 4 else 0.0)
    if effect.kind == GAIN_CULTURE:
        return effect.amount * sight.culture() - 0.5
    if effect.kind == GAIN_TRADE_AND_GIFT:
        return effect.amount * 0.5 - (effect.gift * 0.4 if sight.p.players == 2 else 0.0)
    if effect.kind in (LEARN_TECH, EXTRA_CITY_ACTION_EACH):
        return 10.0
    if effect.kind == NUKE_CITY:
        return 6.0 if any(len(rival.cities) > 1 for rival in _rivals(sight)) else 0.0
    if effect.kind == OBSOLETE_WONDER:
        standing = any(sight.p.wonders_of(other) for other in sight.p.others_after(sight.seat))
        return 3.0 if standing and resource_total(sight.empire) > 2 else 0.0
    return 0.0


def _rivals(sight: Sight) -> list[Empire]:
    return [sight.p.empires[other] for other in sight.p.others_after(sight.seat)]


def production_help(sight: Sight, legal: list[int]) -> list[tuple[int, int, float]]:
    """What gives a city more production: the action, how much, and what it is worth to keep it."""
    found: list[tuple[int, int, float]] = []
    if not sight.temper.uses_cards:
        return found
    for action in legal:
        if PLAY.owns(action):
            for option in EVENT_OPTIONS[PLAY.first(action)]:
                if option.effect == EXTRA_PRODUCTION and option.timing == sight.p.phase:
                    found.append((action, option.amount, CARD_KEPT))
        elif USE.owns(action) and USE.first(action) >= FIRST_RESOURCE_ABILITY:
            effect = RESOURCE_ABILITIES[USE.first(action) - FIRST_RESOURCE_ABILITY].effects[0]
            if effect.kind == EXTRA_PRODUCTION:
                found.append((action, effect.amount, resource_worth(sight, WHEAT)))
    return found


# Targets and payment.


def aim(sight: Sight, effect: int, legal: list[int]) -> int:
    """The target that hurts the right one, or helps most."""
    best, choice = -1e9, legal[0]
    for action in legal:
        value = _target_worth(sight, effect, action)
        if value > best:
            best, choice = value, action
    return choice


def _target_worth(sight: Sight, effect: int, action: int) -> float:
    p, seat = sight.p, sight.seat
    if action == DONE_CODE:
        return 0.0
    if AGAINST.owns(action):
        far = lead(sight, AGAINST.first(action))
        return -far if effect in (GAIN_TRADE_AND_GIFT, SWAP_TECHS) else far
    if IN.owns(action):
        place = IN.first(action)
        actions = sight.empire.actions
        acts = 10.0 if place < len(actions) and actions[place] > 0 else 0.0
        return acts + city_production(p, seat, sight.empire.cities[place])
    if TARGET_WONDER.owns(action):
        return _wonder_target(sight, TARGET_WONDER.first(action))
    if KILL_PERSON.owns(action):
        return 5.0
    if KILL.owns(action):
        return 1.0 if KILL.first(action) == SCOUT else 3.0
    if AT.owns(action):
        return _square_target(sight, effect, AT.first(action))
    return 0.0


def _wonder_target(sight: Sight, wonder: int) -> float:
    owner = sight.p.wonder_owner(wonder)
    if owner == sight.seat:
        return -100.0
    return WONDER_WORTH[sight.way][wonder] + lead(sight, owner) if owner >= 0 else 0.0


def _square_target(sight: Sight, effect: int, square: int) -> float:
    p, seat = sight.p, sight.seat
    owner, holder = p.owner[square], p.holder[square]
    if effect in (KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES):
        if holder == seat or (p.group_at == square and p.group_seat == seat):
            return -100.0
        victim = holder if holder >= 0 else owner
        armies = p.empires[holder].armies_at(square) if holder >= 0 else 0
        near = p.board.steps[square][sight.empire.cities[0]] if sight.empire.cities else 9
        return (lead(sight, victim) if victim >= 0 else 0.0) + 2.0 * armies - 0.5 * near
    if effect in HARMFUL or effect == BARBARIAN_ATTACK:
        victim = owner if owner >= 0 else holder
        if victim == seat:
            return -100.0 - sight.square_worth(square)
        if victim < 0:
            return -50.0
        loss = sight.square_worth(square) if effect in (DESTROY_BUILDING, CHANGE_TERRAIN) else 5.0
        return loss + 0.3 * lead(sight, victim)
    return -float(p.board.steps[square][sight.empire.cities[0]]) if sight.empire.cities else 0.0


def payment(sight: Sight, legal: list[int]) -> int:
    """What is missed least: facedown tokens that have no use of their own first."""
    best, choice = 1e9, legal[0]
    for action in legal:
        if not PAY.owns(action):
            continue
        resource, means = PAY.first(action), PAY.second(action)
        value = resource_worth(sight, resource) if resource < MARKET_RESOURCE_COUNT else 2.5
        value += 0.1 * means if means <= PAY_TOKEN else 1.5
        if value < best:
            best, choice = value, action
    return choice


# Answers to others, and hands.


def window_answer(sight: Sight, quiet: int, kind_is_step: bool, against: int, legal: list[int]) -> int:
    """Cancel what is aimed at the seat; stop armies before the own gates; let all else pass."""
    if kind_is_step:
        return _stop_group(sight, quiet, legal)
    if not (against >> sight.seat) & 1:
        return quiet
    for action in legal:
        if PLAY.owns(action) or USE.owns(action):
            return action
    return quiet


def _stop_group(sight: Sight, quiet: int, legal: list[int]) -> int:
    p = sight.p
    if p.group_at < 0 or not p.group_armies or not sight.empire.cities:
        return quiet
    near = min([p.board.steps[p.group_at][centre] for centre in sight.empire.cities])
    if near > 2 or sight.gap() <= 0.0:
        return quiet
    for action in legal:
        if PLAY.owns(action) or USE.owns(action):
            return action
    return quiet


def event_keep_worth(event: int) -> float:
    """What holding a culture event is worth."""
    value = 0.3 * EVENT_LEVEL[event]
    for option in EVENT_OPTIONS[event]:
        if option.effect in WELCOME or option.effect == EXTRA_PRODUCTION or option.resources:
            value += 2.0
        if option.interrupts:
            value += 0.5
    return value


def discard_answer(legal: list[int]) -> int:
    """The culture event that is missed least."""
    return min(legal, key=lambda action: event_keep_worth(DISCARD.first(action)))
