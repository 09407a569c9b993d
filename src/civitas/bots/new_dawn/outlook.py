"""What a position of A New Dawn is worth to a seat, in turns: those it needs, those its rivals need, and the means."""

from typing import Final

from civitas.bots.new_dawn.ways import Ways
from civitas.bots.new_dawn.weights import USUAL, Weights
from civitas.games.new_dawn.battles.combat import reinforcement_around
from civitas.games.new_dawn.civilizations.tech_dial import AFTER_LAST
from civitas.games.new_dawn.facts.focus_cards import KIND_OF, LEVEL_OF
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.map.hexes import distance
from civitas.games.new_dawn.model import CAPITAL, CITY, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.standings import completed_cards, friendly_spaces, missing

WON: Final = 100.0
"""All victory cards completed."""
RIVAL: Final = 0.3
"""What a turn that the leading rival needs is worth."""
CARD: Final = 0.8
"""A completed card cannot be lost again."""


FAR: Final = 12
USUAL_ROUNDS: Final = 22
LAST_MEANS: Final = 0.6
"""What means count for in the last rounds."""
SAFE: Final = 9
"""A city with this defence is rarely attacked."""
EXPOSED: Final = 0.03
CITY_DANGER: Final = 0.1
TOKEN_DANGER: Final = 0.04


def worth(p: NewDawn, seat: int) -> float:
    """What a position is worth to a seat, in turns that only compare."""
    value = horizon(p) * means(p, seat, USUAL) - danger(p, seat) - exposure(p, seat)
    value += CARD * completed_cards(p, seat) - Ways(p, seat).turns()
    value += RIVAL * min([Ways(p, other).turns() for other in range(p.players) if other != seat])
    return value + outcome(p, seat)


def outcome(p: NewDawn, seat: int) -> float:
    """Whether somebody has completed all cards; world wonders, then friendly spaces decide between several."""
    needed = len(p.victory_cards)
    ready = [other for other in range(p.players) if completed_cards(p, other) == needed]
    if not ready:
        return 0.0
    return WON if seat == max(ready, key=lambda other: (len(p.wonders_of(other)), friendly_spaces(p, other))) else -WON


def horizon(p: NewDawn) -> float:
    """How much means still count: less and less towards the usual end of a game."""
    return LAST_MEANS + (1.0 - LAST_MEANS) * max(0.0, 1.0 - p.round / USUAL_ROUNDS)


def danger(p: NewDawn, seat: int) -> float:
    """What barbarians next to own pieces threaten."""
    value = 0.0
    for space in p.barbarians:
        if space < 0:
            continue
        for other in p.world.neighbours[space]:
            if p.owner[other] == seat and p.piece[other] == CITY:
                value += CITY_DANGER
            elif p.owner[other] == seat and p.piece[other] == TOKEN:
                value += TOKEN_DANGER
    return value


def exposure(p: NewDawn, seat: int) -> float:
    """What weakly defended cities tempt rivals to take."""
    value = 0.0
    for space in p.civs[seat].cities:
        strength = 2 * p.world.difficulty[space] + reinforcement_around(p, seat, space)
        prize = 1.0 if p.piece[space] == CITY else 0.5
        if space in p.wonder_space:
            prize += 2.0
        value += EXPOSED * prize * max(0, SAFE - strength)
    return value


def means(p: NewDawn, seat: int, weights: Weights) -> float:
    """What a seat has to reach its goals with."""
    c = p.civs[seat]
    value = weights.dial * min(c.dial, AFTER_LAST)
    for space in c.cities:
        value += weights.mature / (1.0 + 0.4 * missing(p, space))
        value += weights.city if p.piece[space] != CAPITAL else 0.0
    for space in c.tokens:
        value += weights.token + (weights.reinforced if p.piece[space] == REINFORCED else 0.0)
    for slot in range(SLOTS):
        level = LEVEL_OF[c.row[slot]]
        tokens = c.trade[slot] + c.states_on[slot].bit_count()
        value += weights.level * level + weights.slot * slot * level + weights.trade[KIND_OF[c.row[slot]]] * tokens
    value += weights.resource * sum(c.resources) + weights.natural * p.naturals.count(seat)
    value += weights.wonder * len(p.wonders_of(seat)) + weights.envoy * c.envoys.bit_count()
    value += weights.pact * p.pacts.count(seat)
    return value + weights.caravan * caravan_steps(p, seat)


def caravan_steps(p: NewDawn, seat: int) -> int:
    """Caravans on the map are worth more the nearer they are to a city-state or a rival city."""
    out = [space for space in p.civs[seat].caravans if space >= 0]
    if not out:
        return 0
    goals = [p.world.place[space] for _, space in p.world.state_spaces if p.city_state_at(space) >= 0]
    goals += [p.world.place[space] for other, c in enumerate(p.civs) if other != seat for space in c.cities]
    value = 0
    for space in out:
        nearest = min([distance(p.world.place[space], goal) for goal in goals], default=FAR)
        value += max(0, FAR - nearest)
    return value
