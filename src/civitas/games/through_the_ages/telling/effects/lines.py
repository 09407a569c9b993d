"""Everything that a card does besides its symbols, in lines."""

from civitas.core.telling import Said
from civitas.games.through_the_ages.facts.cards import ACTION, AGGRESSION, EVENT, PACT, WAR, Card
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.telling.effects.actions import action_lines
from civitas.games.through_the_ages.telling.effects.attacks import aggression_lines, war_lines
from civitas.games.through_the_ages.telling.effects.events import event_lines
from civitas.games.through_the_ages.telling.effects.pacts import pact_lines
from civitas.games.through_the_ages.telling.effects.powers import power_lines


def effect_lines(edition: Edition, card: Card) -> list[Said]:
    """What a card does, one line for each effect in its facts; nothing where its symbols say everything."""
    if card.kind == ACTION:
        return action_lines(edition, card)
    if card.kind == EVENT:
        return event_lines(edition, card)
    if card.kind == AGGRESSION:
        return aggression_lines(card)
    if card.kind == WAR:
        return war_lines(card)
    if card.kind == PACT:
        return pact_lines(card)
    return power_lines(edition, card)
