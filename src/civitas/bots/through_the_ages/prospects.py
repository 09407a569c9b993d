"""What is not yet there: cards in hand, technologies without workers, wonders under construction, leaders' gifts."""

from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.costs import science_cost
from civitas.games.through_the_ages.civilizations.ratings import force_of_units, workers_of
from civitas.games.through_the_ages.civilizations.wonders import completion_score
from civitas.games.through_the_ages.facts.cards import (
    ACTION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    NO_SCORE,
    SPECIAL,
    TACTIC,
    TERRITORY,
    Card,
)
from civitas.games.through_the_ages.facts.technologies import (
    FARM,
    LAB,
    MINE,
    RANGE_OF,
    TYPE_OF,
    UNITS,
    is_unit,
    is_urban,
)
from civitas.games.through_the_ages.model import ThroughTheAges

LEADER_GIFTS = {
    "aristotle": 0.6, "hammurabi": 1.0, "moses": 0.6, "christopher-columbus": 0.4, "frederick-barbarossa": 0.7,
    "genghis-khan": 1.0, "joan-of-arc": 0.4, "leonardo-da-vinci": 0.7, "michelangelo": 0.5, "james-cook": 0.3,
    "isaac-newton": 1.0, "j-s-bach": 0.6, "maximilien-robespierre": 0.3, "william-shakespeare": 0.5,
    "albert-einstein": 1.6, "bill-gates": 1.0, "mahatma-gandhi": 0.5, "winston-churchill": 2.5, "homer": 0.4,
    "julius-caesar": 0.3, "alexander-the-great": 0.2, "nikola-tesla": 0.5,
}  # fmt: skip
"""Culture a turn for what a leader gives besides the ratings."""
LEADER_PRESENCE = 1.0
"""Culture a turn for having a leader at all, who may do more than the ratings show."""
LIKELY = 0.55
"""How much of what a card in hand promises comes true."""
ROOM = 0.75
"""How much of it comes true once the technology is in play."""
WONDER = 2.0
"""Culture for a finished wonder besides what it brings: impacts and events count wonders."""
STAGE_WORK = 0.75
"""Culture for a resource built into a wonder. A finished wonder keeps it, so that the last stage is never a loss."""


def leader_value(p: ThroughTheAges, c: Civilization, turns: float) -> float:
    """Gifts of the leader in play that no rating shows."""
    if c.leader < 0:
        return 0.0
    leader = p.cards[c.leader]
    value = (LEADER_GIFTS.get(leader.id, 0.0) + LEADER_PRESENCE) * min(turns, 7.0)
    if leader.labs_produce:
        value += 0.7 * sum([max(0, c.workers[t]) * p.edition.cards.level[t] for t in RANGE_OF[LAB]]) * turns
    return value


def yield_value(p: ThroughTheAges, c: Civilization, tech: int, turns: float) -> float:
    """What one worker on a technology brings until the end."""
    cards = p.edition.cards
    useful = max(0.0, turns - 1)
    if TYPE_OF[tech] == FARM:
        return 0.6 * cards.value[tech] * useful
    if TYPE_OF[tech] == MINE:
        return 0.65 * cards.value[tech] * useful
    value = cards.culture[tech] * turns + 0.6 * cards.science[tech] * max(0.0, turns - 1.5)
    value += 0.6 * cards.strength[tech] * min(1.0, (turns + 1) / 4)
    return value + 0.5 * cards.happy[tech] * min(turns, 6)


def room_to_grow(p: ThroughTheAges, c: Civilization, turns: float) -> float:
    """What the best technologies in play would bring if workers moved up to them."""
    value = 0.0
    for kind in range(len(RANGE_OF)):
        techs = [tech for tech in RANGE_OF[kind] if c.workers[tech] >= 0]
        if techs:
            value += _room(p, c, techs, turns)
    return value


def _room(p: ThroughTheAges, c: Civilization, techs: list[int], turns: float) -> float:
    best = techs[-1]
    gain = yield_value(p, c, best, turns)
    cost = p.edition.cards.cost[best]
    value, moved = 0.0, 0
    for tech in techs[:-1]:
        step = gain - yield_value(p, c, tech, turns) - 0.7 * (cost - p.edition.cards.cost[tech])
        count = min(c.workers[tech], 2 - moved)
        if step > 0 and count > 0:
            value += ROOM * step * count
            moved += count
    if not moved and c.workers[best] == 0:
        value += ROOM * 0.8 * max(0.0, gain - 0.7 * cost - 1.0)
    return value


def wonder_value(p: ThroughTheAges, seat: int, turns: float) -> float:
    """Wonders for their own sake, and the one under construction: what it will bring, less what it still costs."""
    c = p.civs[seat]
    lasting = min(1.0, turns / 3)
    value = sum([WONDER + STAGE_WORK * lasting * sum(p.cards[card].stages) for card in c.wonders], 0.0)
    if c.wonder < 0:
        return value
    card = p.cards[c.wonder]
    left = sum(card.stages[c.stages :])
    total = sum(card.stages)
    steps = len(card.stages) - c.stages
    later = max(0.0, turns - 0.8 * steps)
    full = finished_wonder_value(p, seat, card, later)
    done = (total - left) / total
    doubt = 0.55 + 0.45 * done if turns > steps * 0.6 else 0.25 * done
    return value + max(0.0, full - 0.6 * left - 0.5 * steps) * doubt + STAGE_WORK * lasting * (total - left)


def finished_wonder_value(p: ThroughTheAges, seat: int, card: Card, turns: float) -> float:
    """What a wonder brings from its completion to the end."""
    value = card.culture * turns + 0.6 * card.science * turns + 0.6 * card.strength + 0.5 * card.happy * min(turns, 6)
    value += 1.3 * card.civil * turns + 0.7 * card.military * turns + 0.5 * card.blue + 0.5 * card.colonization
    value += WONDER
    if card.score != NO_SCORE:
        value += 1.0 + 1.1 * completion_score(p, seat, card.score)
    value += 0.5 * (card.free_population + (1 if card.cheap_population else 0)) * turns * 1.5
    value += card.best_mine_extra * 2.5 * max(0.0, turns - 1) * 0.6
    value += 1.0 * workers_of(p.civs[seat], TYPE_OF[UNITS.start]) * card.strength_per_infantry
    return value + 2.0 * card.extra_face + 2.5 * card.double_faces


def hand_value(p: ThroughTheAges, seat: int, turns: float) -> float:
    """What the cards in hand promise; each further card of a kind promises less."""
    c = p.civs[seat]
    values = sorted([card_value(p, seat, p.cards[card], turns) for card in c.hand], reverse=True)
    value = sum([each * 0.85**place for place, each in enumerate(values)], 0.0)
    return value + sum([_military_value(p, seat, p.cards[card], turns) for card in c.military_hand], 0.0)


def card_value(p: ThroughTheAges, seat: int, card: Card, turns: float) -> float:
    """What a civil card in hand promises."""
    c = p.civs[seat]
    if card.kind == ACTION:
        return _action_value(card) if turns > 1 else 0.0
    if card.kind == LEADER:
        return _leader_promise(p, c, card, turns)
    cost = 0.75 * science_cost(p, seat, card) + 1.0
    if card.kind == GOVERNMENT:
        old = p.cards[c.government]
        gain = 1.3 * (card.civil - old.civil) + 0.7 * (card.military - old.military)
        gain += card.culture - old.culture + 0.5 * (card.happy - old.happy) + 0.4 * (card.urban_limit - old.urban_limit)
        cheaper = 0.75 * card.revolution_cost + 4.0
        stronger = 0.3 * (card.strength - old.strength)
        return LIKELY * max(0.0, gain * max(0.0, turns - 1.5) - min(cost, cheaper) + stronger)
    if card.kind == SPECIAL:
        gain = 1.3 * card.civil * turns + 0.7 * card.military * turns + 0.9 * card.strength + 0.4 * card.blue
        gain += 0.5 * card.colonization + (3.0 if card.stages_at_once > 1 else 0.0)
        if c.specials[card.line] >= 0:
            gain *= 0.45
        return LIKELY * max(0.0, gain - cost)
    return LIKELY * max(0.0, _technology_promise(p, c, card, turns) - cost) + (0.2 if turns > 3 else 0.0)


def _technology_promise(p: ThroughTheAges, c: Civilization, card: Card, turns: float) -> float:
    """Workers of the type that would move up, or the first building of a new type."""
    techs = [tech for tech in RANGE_OF[TYPE_OF[card.tech]] if c.workers[tech] >= 0]
    later = max(0.0, turns - 1.5)
    gain = yield_value(p, c, card.tech, later)
    cost = p.edition.cards.cost[card.tech]
    promise, moved = 0.0, 0
    for tech in techs:
        step = gain - yield_value(p, c, tech, later) - 0.7 * (cost - p.edition.cards.cost[tech])
        count = min(c.workers[tech], 2 - moved)
        if step > 0 and count > 0:
            promise += step * count
            moved += count
    fresh = 1 if is_urban(card.tech) or is_unit(card.tech) else 0
    if moved < 2 and fresh:
        promise += 0.75 * max(0.0, gain - 0.7 * cost - 1.0)
    return promise


def _leader_promise(p: ThroughTheAges, c: Civilization, card: Card, turns: float) -> float:
    value = _leader_worth(card, turns)
    if c.leader >= 0:
        value -= _leader_worth(p.cards[c.leader], turns)
    return LIKELY * max(0.0, value) + 0.3


def _leader_worth(card: Card, turns: float) -> float:
    lasting = min(turns, 7.0)
    value = (LEADER_GIFTS.get(card.id, 0.0) + card.culture + 0.7 * card.military + 1.3 * card.civil) * lasting
    value += 0.5 * card.happy * lasting + 0.7 * card.strength
    return value + (1.5 * lasting if card.best_science else 0.0) + LEADER_PRESENCE * lasting


def _action_value(card: Card) -> float:
    value = 0.75 * card.discount + 0.5 * card.gain_food + 0.8 * card.gain_resources + 0.7 * card.gain_science
    value += card.gain_culture + 0.75 * card.gain_either + 0.5 * card.gain_unit_resources + 0.4 * card.gain_military
    value += 1.0 if card.builds or card.upgrades or card.populates or card.stages_built or card.develops else 0.0
    return 0.8 * (value + 2.0 * (card.culture_per_richer[2] > 0) + 2.0 * (card.unit_resources_per_stronger[2] > 0))


def _military_value(p: ThroughTheAges, seat: int, card: Card, turns: float) -> float:
    """What a military card in hand is worth beyond being a card."""
    c = p.civs[seat]
    if card.kind == BONUS:
        return 0.15 * card.defence
    if card.kind == TACTIC and turns > 1:
        return 0.5 * max(0, _strength_with(p, seat, card) - force_of_units(p, seat, c.workers))
    if card.kind in (EVENT, TERRITORY):
        return 0.4 * card.level
    return 0.1


def _strength_with(p: ThroughTheAges, seat: int, tactic: Card) -> int:
    c = p.civs[seat]
    old = c.tactic
    c.tactic = tactic.index
    strength = force_of_units(p, seat, c.workers)
    c.tactic = old
    return strength
