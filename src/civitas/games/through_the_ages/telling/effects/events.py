"""What events do to whom, step by step."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from civitas.core.telling import Argument, Said, say
from civitas.games.through_the_ages.events.impacts import CONTENT_WORKERS, MOST_HAPPINESS, RANKINGS
from civitas.games.through_the_ages.facts.cards import Card, Step
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.facts.technologies import TECHS
from civitas.games.through_the_ages.telling.effects.amounts import amount, gains, is_score, listed

LOSSES: Final = frozenset({"lose", "lose-population", "lose-blue"})
"""Steps that are told together where they concern the same civilization."""


def event_lines(edition: Edition, card: Card) -> list[Said]:
    """One line for each step; losses of one civilization together."""
    if not card.steps:
        return [say("effect-event-nothing")]
    lines: list[Said] = []
    for (who, is_loss), group in groupby(card.steps, lambda step: (step.who, step.do in LOSSES)):
        steps = list(group)
        lines += [_loss(who, steps)] if is_loss else [line for step in steps for line in _step(edition, step)]
    return lines


def _loss(who: str, steps: Sequence[Step]) -> Said:
    lost: list[Said] = []
    for step in steps:
        if step.do == "lose":
            lost.append(amount("culture", step.culture))
        else:
            lost.append(amount(step.do.removeprefix("lose-"), step.amount))
    return say("effect-event-lose", who=f"who-{who}", losses=listed(lost))


def _step(edition: Edition, step: Step) -> list[Said]:
    if step.do == "gain":
        return [_gain(step)]
    if step.do in RANKINGS:
        return [say(f"effect-event-{step.do}", **_by_rank(edition))]
    lines = [say(f"effect-event-{_in_edition(edition, step.do)}", **_arguments(edition, step))]
    # Only the first edition has a shorter game, without the cards of the last age.
    shorter = edition.is_first and step.do == "impact-technology"
    return [*lines, say("effect-event-impact-technology-shorter")] if shorter else lines


def _gain(step: Step) -> Said:
    given = [("science", step.science), ("culture", step.culture), ("population", step.population)]
    given += [("food" if is_food else "resources", count) for is_food, count in step.goods]
    message = "effect-event-score" if is_score(given) else "effect-event-gain"
    return say(message, who=f"who-{step.who}", gains=gains(given))


def _in_edition(edition: Edition, do: str) -> str:
    """What the editions do differently is told differently."""
    differs = {
        "produce": edition.corruption_before_food,
        "rebel": edition.rebellion_leaves_fewer_actions,
        "impact-agriculture": edition.is_first,
        "impact-happiness": edition.unhappiness_costs_culture,
    }
    return f"{do}-{_VARIANTS[do]}" if differs.get(do) else do


_VARIANTS: Final[dict[str, str]] = {
    "produce": "after-corruption",
    "rebel": "next-turn",
    "impact-agriculture": "of-farms",
    "impact-happiness": "or-loss",
}


def _arguments(edition: Edition, step: Step) -> dict[str, Argument]:
    """Everything that goes into the message of a step; each takes what it needs."""
    found: dict[str, Argument] = {"who": f"who-{step.who}", "count": step.amount}
    if step.tech >= 0:
        found["card"] = f"card-{TECHS[step.tech]}"
    if step.do == "civilize":
        found["count"] = step.discount
    elif step.do == "impact-agriculture":
        found["count"] = step.surplus
    elif step.do == "impact-happiness":
        found["most"] = MOST_HAPPINESS
    elif step.do == "impact-population":
        found["beyond"] = CONTENT_WORKERS
    elif step.do == "impact-wonders":
        found.update(zip(("a", "i", "ii", "iii"), edition.impact_by_wonder_age, strict=True))
    return found


def _by_rank(edition: Edition) -> dict[str, Argument]:
    """Culture from the first to the last, with two, three and four players."""
    ranks = [listed([say("account-number", count=count) for count in row]) for row in edition.impact_by_rank]
    return dict(zip(("two", "three", "four"), ranks, strict=True))
