"""How a card is played in thought: a quick good answer to every question, without weighing all of them."""

from typing import Final

from civitas.bots.new_dawn.chances import attack_chance
from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.journeys import send
from civitas.games.new_dawn.battles.attack import Combat
from civitas.games.new_dawn.battles.combat import (
    BARBARIAN,
    CITY_STATE,
    RIVAL_CAPITAL,
    RIVAL_CITY,
    target_kind,
)
from civitas.games.new_dawn.civilizations.construction import wonder_cost
from civitas.games.new_dawn.civilizations.spending import tokens_available
from civitas.games.new_dawn.facts.focus_cards import KIND_OF, LEVEL_OF
from civitas.games.new_dawn.facts.kinds import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE
from civitas.games.new_dawn.facts.wonders import WONDER_KIND
from civitas.games.new_dawn.model import LYING_NATURAL, TOKEN, NewDawn
from civitas.games.new_dawn.standings import missing
from civitas.games.new_dawn.verbs import (
    ADVANCE_CODE,
    ATTACK,
    BUILD,
    CONSTRUCT,
    DEVELOP,
    DONE_CODE,
    PLACE,
    REINFORCE,
    SPEND,
    SPEND_NATURAL,
    SPEND_RESOURCE,
    SPEND_STATE,
    SPEND_TRADE,
    STORE,
    TAKE,
)

BEST_WONDERS: Final = 2
"""World wonders that are weighed in thought, and sites for a new city."""
BEST_SITES: Final = 1
RIPE: Final = 2.4
"""What a space is worth that brings a city nearer to maturity."""
KIND_WEIGHT: Final[dict[int, float]] = {
    CULTURE: 1.3,
    SCIENCE: 0.9,
    ECONOMY: 1.1,
    INDUSTRY: 1.2,
}
"""How much better cards of a kind help; military ones least."""


def answer(p: NewDawn, seat: int, legal: list[int], goals: Goals) -> int:
    """A quick answer to the question on top."""
    name = p.frames[-1].name()
    if len(legal) == 1:
        return legal[0]
    if name == "Placing":
        return _place(p, seat, legal, goals)
    if name == "Advance":
        return legal[0] if legal[0] != ADVANCE_CODE else ADVANCE_CODE
    if name == "Learning":
        return _learn(p, seat, legal)
    if name == "Caravans":
        return send(p, seat, legal)
    if name == "Industry":
        return _build(p, seat, legal, goals)
    if name == "Payment":
        return _pay(p, seat, legal)
    if name == "Military":
        return _fight(p, seat, legal, goals)
    if name == "Storing":
        return _store(p, seat, legal)
    if name == "Visit":
        return legal[0] if TAKE.owns(legal[0]) and not _holds_pact(p, seat) else legal[-1]
    if name == "Combat":
        return _spend_in_combat(p, seat, legal)
    return legal[0] if legal[-1] != DONE_CODE else DONE_CODE


# Culture.


def space_value(p: NewDawn, seat: int, space: int, goals: Goals) -> float:
    """What a control token on a space is worth."""
    lying = p.lying[space]
    value = 1.0 + 0.08 * p.world.difficulty[space]
    if lying >= LYING_NATURAL:
        value += goals.natural
    elif lying >= 0:
        value += goals.resource
    if p.world.is_rim[space]:
        value += goals.rim
    for city in p.world.neighbours[space]:
        if p.owner[city] == seat and p.piece[city] > TOKEN + 1:
            value += goals.ripe * RIPE / max(1, missing(p, city))
    return value


def _place(p: NewDawn, seat: int, legal: list[int], goals: Goals) -> int:
    spaces = [action for action in legal if PLACE.owns(action)]
    if spaces:
        values = [space_value(p, seat, PLACE.first(action), goals) for action in spaces]
        return spaces[values.index(max(values))]
    spending = [action for action in legal if SPEND.owns(action)]
    return spending[0] if spending else DONE_CODE


# Science.


def _learn(p: NewDawn, seat: int, legal: list[int]) -> int:
    row = p.civs[seat].row
    best, choice = -1.0, legal[0]
    for action in legal:
        if DEVELOP.owns(action):
            card, slot = DEVELOP.first(action), DEVELOP.second(action)
            gain = (LEVEL_OF[card] - LEVEL_OF[row[slot]]) * KIND_WEIGHT.get(KIND_OF[card], 0.6)
            if gain > best:
                best, choice = gain, action
    return choice


# Industry.


def _build(p: NewDawn, seat: int, legal: list[int], goals: Goals) -> int:
    best, choice = 0.0, DONE_CODE
    for action in legal:
        if CONSTRUCT.owns(action):
            value = wonder_value(p, seat, CONSTRUCT.first(action), goals)
        elif BUILD.owns(action):
            value = site_value(p, seat, BUILD.first(action), goals)
        else:
            continue
        if value > best:
            best, choice = value, action
    return choice


def building_options(p: NewDawn, seat: int, legal: list[int], goals: Goals) -> list[int]:
    """What is worth weighing for an industry card: the best wonders, the best site; what else there is if neither."""
    wonders = [action for action in legal if CONSTRUCT.owns(action)]
    wonders.sort(key=lambda action: -wonder_value(p, seat, CONSTRUCT.first(action), goals))
    sites = [action for action in legal if BUILD.owns(action)]
    sites.sort(key=lambda action: -site_value(p, seat, BUILD.first(action), goals))
    return wonders[:BEST_WONDERS] + sites[:BEST_SITES] or legal


def wonder_value(p: NewDawn, seat: int, wonder: int, goals: Goals) -> float:
    """What a world wonder is worth, compared with a city."""
    return goals.wonders[WONDER_KIND[wonder]] - 0.5 * wonder_cost(p, seat, wonder) + 9.0


def site_value(p: NewDawn, seat: int, space: int, goals: Goals) -> float:
    """What a city on a space is worth: land to grow on, tokens nearby, and few neighbours to fill."""
    value = goals.city
    for other in p.world.neighbours[space]:
        if p.lying[other] >= 0:
            value += goals.natural if p.lying[other] >= LYING_NATURAL else goals.resource
        if p.owner[other] == seat or p.world.is_water[other]:
            value += 0.8
        elif p.owner[other] >= 0 or other in p.barbarians:
            value -= 0.8
    return value + 0.5 * (6 - len(p.world.neighbours[space])) + 0.15 * p.world.difficulty[space]


def _pay(p: NewDawn, seat: int, legal: list[int]) -> int:
    """What comes back first, then resources, then trade tokens."""
    return min(legal, key=_payment_order)


def _payment_order(action: int) -> int:
    source = SPEND.first(action)
    if source >= SPEND_NATURAL:
        return 0
    if SPEND_STATE <= source < SPEND_NATURAL:
        return 1
    return 3 if source == SPEND_TRADE else 2 if source >= SPEND_RESOURCE else 4


# Military.


def _fight(p: NewDawn, seat: int, legal: list[int], goals: Goals) -> int:
    best, choice = 0.0, DONE_CODE
    for action in legal:
        if ATTACK.owns(action):
            space = ATTACK.first(action)
            chance = attack_chance(p, seat, space)
            value = chance * target_value(p, seat, space, goals) if chance >= goals.bold else 0.0
        elif REINFORCE.owns(action):
            value = 0.4 + 0.05 * p.world.difficulty[REINFORCE.first(action)]
        else:
            continue
        if value > best:
            best, choice = value, action
    return choice


def _spend_in_combat(p: NewDawn, seat: int, legal: list[int]) -> int:
    """Tokens are spent if there are enough of them to turn the outcome."""
    frame = p.frames[-1]
    spending = [action for action in legal if SPEND.owns(action)]
    if not isinstance(frame, Combat) or not spending:
        return legal[-1]
    lead = frame.attacker_total - frame.defender_total
    needed = 1 - lead if seat == frame.attacker else lead
    slot = frame.slot if seat == frame.attacker else p.civs[seat].slot_of(MILITARY)
    return spending[0] if 0 < needed <= tokens_available(p, seat, slot) else DONE_CODE


def target_value(p: NewDawn, seat: int, space: int, goals: Goals) -> float:
    """What defeating the target on a space is worth."""
    kind = target_kind(p, seat, space)
    if kind == BARBARIAN:
        return 1.6
    if kind == CITY_STATE:
        return goals.state
    if kind in (RIVAL_CITY, RIVAL_CAPITAL):
        wonder = p.wonder_at(space)
        loot = goals.wonders[WONDER_KIND[wonder]] + 6.0 if wonder >= 0 else 0.0
        return loot + (goals.capital if kind == RIVAL_CAPITAL else goals.city + 2.0)
    return 2.0 + (goals.rim if p.world.is_rim[space] else 0.0)


# Tokens.


def _store(p: NewDawn, seat: int, legal: list[int]) -> int:
    """Trade tokens where they help most: industry for wonders, then culture, science and economy."""
    c = p.civs[seat]
    best, choice = -1.0, legal[0]
    for action in legal:
        place = STORE.first(action)
        if place >= len(c.row):
            continue
        kind = KIND_OF[c.row[place]]
        weight = {INDUSTRY: 1.5, CULTURE: 1.2, SCIENCE: 1.0, ECONOMY: 0.6}.get(kind, 0.8)
        value = weight + 0.12 * place - 0.25 * c.trade[place]
        if value > best:
            best, choice = value, action
    return choice


def _holds_pact(p: NewDawn, seat: int) -> bool:
    frame = p.frames[-1]
    giver = int(getattr(frame, "giver", -1))
    return giver >= 0 and bool(p.pacts_of(seat, giver))
