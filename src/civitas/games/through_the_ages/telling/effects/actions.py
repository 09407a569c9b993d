"""What action cards let a civilization do, and what they give."""

from civitas.core.telling import Said, say
from civitas.games.through_the_ages.facts.cards import Card
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.telling.effects.amounts import gains, is_score


def action_lines(edition: Edition, card: Card) -> list[Said]:
    """What can be done, or what is gained."""
    if card.builds or card.upgrades:
        return [say(f"effect-action-{_work(card)}-{_works(card)}", count=card.discount)]
    if card.populates:
        return [say("effect-action-populate", count=card.gain_food)]
    if card.stages_built:
        return [say("effect-action-stage", count=card.discount)]
    if card.develops:
        revolution = "first" if edition.revolution_comes_first else "instead"
        return [say("effect-action-develop", count=card.gain_science), say(f"effect-action-revolution-{revolution}")]
    return [*_gains(card), *_this_turn(card), *_by_rivals(card)]


def _work(card: Card) -> str:
    if card.builds and card.upgrades:
        return "build-or-upgrade"
    return "build" if card.builds else "upgrade"


def _works(card: Card) -> str:
    if card.farms and card.urban:
        return "any"
    return "farm" if card.farms else "urban"


def _gains(card: Card) -> list[Said]:
    if card.gain_either:
        return [say("effect-action-either", count=card.gain_either)]
    given = [
        ("science", card.gain_science),
        ("culture", card.gain_culture),
        ("resources", card.gain_resources),
        ("food", card.gain_food),
    ]
    if not any(count for good, count in given):
        return []
    return [say("effect-action-score" if is_score(given) else "effect-action-gain", gains=gains(given))]


def _this_turn(card: Card) -> list[Said]:
    """What is there for this turn only."""
    lines: list[Said] = []
    if card.gain_unit_resources:
        lines.append(say("effect-action-unit-resources", count=card.gain_unit_resources))
    if card.gain_military:
        lines.append(say("effect-action-military", count=card.gain_military))
    return lines


def _by_rivals(card: Card) -> list[Said]:
    """What depends on how many rivals are ahead, and on the number of players."""
    found = (("unit-resources", card.unit_resources_per_stronger), ("culture", card.culture_per_richer))
    return [
        say(f"effect-action-{good}-by-rivals", two=counts[0], three=counts[1], four=counts[2])
        for good, counts in found
        if any(counts)
    ]
