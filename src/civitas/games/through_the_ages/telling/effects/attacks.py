"""What the attacker of a successful aggression and the victor of a war get."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.through_the_ages.facts.cards import TAKES_NAMES, Card
from civitas.games.through_the_ages.telling.effects.amounts import gains

TAKEN: Final = ("population", "take_mix", "take_science", "take_culture", "take_colony")
"""What the defender loses, in the words of the data files."""


def aggression_lines(card: Card) -> list[Said]:
    """What is lost and taken, destroyed and removed."""
    lines = [
        say(f"effect-attack-{word.replace('_', '-')}", count=int(getattr(card, word)))
        for word in TAKEN
        if getattr(card, word)
    ]
    given = [("resources", card.gain_resources), ("food", card.gain_food)]
    if card.gain_resources or card.gain_food:
        lines.append(say("effect-attack-gain", gains=gains(given)))
    return [*lines, *_raid(card), *_removal(card)]


def war_lines(card: Card) -> list[Said]:
    """What the victor takes, by the advantage in strength."""
    arguments = {"base": card.base, "step": card.step, "culture": card.culture_each}
    return [say(f"effect-war-{TAKES_NAMES[card.takes]}", **arguments)]


def _raid(card: Card) -> list[Said]:
    if card.raid_alike:
        return [say("effect-attack-raid-alike", count=card.raid_alike, up=card.rounds_up)]
    if len(card.raid_levels) == 1:
        return [say("effect-attack-raid-level", level=card.raid_levels[0], up=card.rounds_up)]
    if card.raid_levels:
        high, low = card.raid_levels
        return [say("effect-attack-raid-levels", high=high, low=low, up=card.rounds_up)]
    return []


def _removal(card: Card) -> list[Said]:
    if not card.removes_leader and not card.removes_wonder:
        return []
    whom = ("leader-or-wonder" if card.removes_wonder else "leader") if card.removes_leader else "wonder"
    lines = [say(f"effect-attack-{whom}", count=card.culture_per_level)]
    return [*lines, say("effect-attack-costs-level")] if card.costs_level else lines
