"""Politics: events to prepare, whom to attack, pacts, and how much a colony is worth."""

from civitas.bots.through_the_ages.horizon import turns_left
from civitas.games.through_the_ages.events.impacts import impact_points, is_impact
from civitas.games.through_the_ages.facts.cards import TERRITORY, Card
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.standings import strongest_first


def event_value(p: ThroughTheAges, seat: int, card: Card) -> float:
    """What an event promises this seat compared with the others."""
    if card.kind == TERRITORY:
        return 1.0 if p.civs[seat].colonization or p.civs[seat].strength > 4 else 0.2
    value = 0.0
    order = strongest_first(p, seat)
    strongest, weakest = order[0] == seat, order[-1] == seat
    for step in card.steps:
        if is_impact(step):
            others = [impact_points(p, card.index, other, seat) for other in p.seats() if other != seat]
            value += impact_points(p, card.index, seat, seat) - (max(others) if others else 0)
        elif "strongest" in step.who:
            value += 3.0 if strongest else -1.5
        elif "weakest" in step.who:
            value += -4.0 if weakest else 1.5
    return value


def prepare_value(p: ThroughTheAges, seat: int, card: Card) -> float:
    """Culture at once, and what the event will do later."""
    return card.level + 0.7 + 0.5 * event_value(p, seat, card)


def colony_value(p: ThroughTheAges, seat: int, card: Card) -> float:
    """What a territory brings until the end."""
    turns = turns_left(p)
    value = card.gain_culture + 0.7 * card.gain_science + 0.7 * card.gain_food + 0.8 * card.gain_resources
    value += 1.5 * card.gain_population + 0.6 * card.gain_cards
    value += 0.9 * card.yellow * min(1.0, turns / 5) + 0.6 * card.blue * min(1.0, turns / 4) + 0.8 * card.strength
    return value + 1.0 * card.happy * min(turns, 6) + 2.0


def attack_value(p: ThroughTheAges, seat: int, card: Card, other: int) -> float:
    """What an aggression promises: its spoils, if the defence will hardly hold."""
    c, rival = p.civs[seat], p.civs[other]
    lead = c.strength - rival.strength
    cards = min(len(rival.military_hand), rival.military_total)
    if lead <= 0:
        return -1.0
    chance = min(1.0, max(0.0, (lead - 0.8 * cards) / 6 + 0.35))
    spoils = 0.8 * min(card.take_mix, rival.food + rival.resources) + 1.2 * min(card.take_science, rival.science)
    spoils += 2.0 * min(card.take_culture, rival.culture) + 3.0 * card.population + 1.0 * card.gain_resources
    spoils += 6.0 * card.take_colony + 4.0 * len(card.raid_levels) + 4.0 * min(card.raid_alike, 2)
    if card.removes_leader and rival.leader >= 0:
        spoils += 4.0 + 3.0 * p.cards[rival.leader].level
    if card.removes_wonder and rival.wonder >= 0:
        spoils += 4.0 + 3.0 * p.cards[rival.wonder].level
    return chance * spoils - 0.6 * card.price


def war_value(p: ThroughTheAges, seat: int, card: Card, other: int) -> float:
    """A war pays only with a clear lead, for the other side may arm."""
    lead = p.civs[seat].strength - p.civs[other].strength
    turns = turns_left(p)
    if turns < 2 or lead < 6:
        return -5.0
    return (lead - 4) * (1.6 if card.culture_each == 0 else 1.0) + card.base - card.price
