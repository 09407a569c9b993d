"""What the steps of an event do, by the words of the data files."""

from collections.abc import Callable
from typing import Final

from civitas.games.through_the_ages.civilization import KEEPS_CARDS
from civitas.games.through_the_ages.civilizations.goods import FOOD
from civitas.games.through_the_ages.civilizations.goods import lose as lose_goods
from civitas.games.through_the_ages.civilizations.leaders import remove_leader
from civitas.games.through_the_ages.civilizations.losses import (
    DestroyBuilding,
    LoseColony,
    decrease_population,
    destroy_one,
    lose_blue,
)
from civitas.games.through_the_ages.civilizations.paying import collect
from civitas.games.through_the_ages.civilizations.ratings import discontent
from civitas.games.through_the_ages.events import choices
from civitas.games.through_the_ages.events.agreement import offer_agreement
from civitas.games.through_the_ages.events.civilizing import offer_action
from civitas.games.through_the_ages.events.impacts import score_impact
from civitas.games.through_the_ages.facts.cards import Step
from civitas.games.through_the_ages.facts.technologies import CIVIL_TECHS, URBAN
from civitas.games.through_the_ages.model import AGE_IV, ThroughTheAges
from civitas.games.through_the_ages.phases import production
from civitas.games.through_the_ages.standings import strongest_first

Effect = Callable[[ThroughTheAges, int, int, Step], None]
"""What a step of an event (a card) does to a seat."""


def carry_out(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Carry out a step of an event for one seat; a choice is put on top of the stack."""
    effect = EFFECTS.get(step.do)
    if effect is None:
        score_impact(p, card, seat, p.active)
    else:
        effect(p, seat, card, step)


# Points.


def gain_culture(p: ThroughTheAges, seat: int, card: int, points: int) -> None:
    """Score culture because of an event."""
    if points:
        p.report_card("culture", card, {"seat": seat, "points": p.score(seat, points)})


def gain_science(p: ThroughTheAges, seat: int, card: int, points: int) -> None:
    """Score science because of an event."""
    if points:
        p.report_card("science", card, {"seat": seat, "points": p.learn(seat, points)})


def lose_culture(p: ThroughTheAges, seat: int, card: int, points: int) -> None:
    """Lose culture because of an event, as far as there is any."""
    lost = -p.score(seat, -points)
    if lost:
        p.report_card("culture-lost", card, {"seat": seat, "points": lost})


def lose(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose culture points."""
    lose_culture(p, seat, card, step.culture)


def score_culture_rate(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Score the culture of a turn."""
    gain_culture(p, seat, card, p.civs[seat].culture_rate)


def score_science_rate(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Score the science of a turn."""
    gain_science(p, seat, card, p.civs[seat].science_rate)


def score_science_as_culture(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Score culture for the science of a turn."""
    gain_culture(p, seat, card, p.civs[seat].science_rate)


def lose_culture_per_discontent(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose culture for every discontent worker."""
    lose_culture(p, seat, card, step.amount * discontent(p, p.civs[seat]))


# Gains.


def gain(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Points, population, and goods in the order they are printed."""
    gain_science(p, seat, card, step.science)
    gain_culture(p, seat, card, step.culture)
    if step.population:
        grown = p.grow(seat, step.population)
        if grown:
            p.report_card("grew", card, {"seat": seat, "count": grown})
    for food, amount in step.goods:
        collect(p, seat, food, amount)


def gain_either(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Food or resources."""
    choices.gain_either(p, seat, card, step.amount)


def gain_mix(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Food and resources together."""
    choices.gain_mix(p, seat, card, step.amount)


def food_per_face(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Food for every happy face."""
    collect(p, seat, FOOD, p.civs[seat].faces)


def produce_food(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """The farms produce."""
    production.produce_food(p, seat)


def produce_resources(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """The mines produce."""
    production.work_mines(p, seat, production.NOTHING)


def produce(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Farms and mines produce, with consumption and corruption."""
    production.produce_in_event(p, seat)


# Military cards.


def draw(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Draw military cards."""
    p.draw_military(seat, step.amount)


def keep_cards(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """No military cards need to be discarded this turn (2006)."""
    p.civs[seat].used |= KEEPS_CARDS


def draw_or_culture(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Draw military cards, or score culture in age IV (2015)."""
    if p.age < AGE_IV:
        p.draw_military(seat, step.amount)
    else:
        gain_culture(p, seat, card, step.amount)


def discard_or_culture(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Discard military cards, or lose culture in age IV (2015)."""
    if p.age < AGE_IV:
        choices.discard_military_cards(p, seat, card, step.amount)
    else:
        lose_culture(p, seat, card, step.amount)


# Actions and cards.


def build_free(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Put an unused worker on a technology without cost."""
    choices.offer_free_worker(p, seat, card, step.tech)


def civilize(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """An action for less (2015)."""
    offer_action(p, seat, card, step.discount)


def agree(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Take cards from the row."""
    offer_agreement(p, seat, card, step.amount)


def rebel(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Civil actions are lost for every discontent worker, as far as there are any.

    They are spent (2015), or there are fewer of them in the next action phase (2006), which the active player has now.
    """
    c = p.civs[seat]
    there = c.civil_total if p.edition.rebellion_leaves_fewer_actions else c.civil
    lost = min(there, step.amount * discontent(p, c))
    if not lost:
        return
    c.civil = max(0, c.civil - lost)
    if p.edition.rebellion_leaves_fewer_actions:
        c.civil_lost = lost
    p.report_card("rebelled", card, {"seat": seat, "count": lost})


def lose_old_leader(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """A leader who is not of the current age leaves."""
    leader = p.civs[seat].leader
    if leader >= 0 and p.cards[leader].age != p.age:
        p.report_card("leader-lost", card, {"seat": seat, "leader": p.cards[leader].name})
        remove_leader(p, seat)


def ruin(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """A wonder falls into ruins."""
    choices.ruin_wonder(p, seat, card)


# Losses.


def lose_population(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose workers."""
    decrease_population(p, seat, step.amount)


def emigrate(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose half as many workers as are discontent, rounded up."""
    decrease_population(p, seat, (discontent(p, p.civs[seat]) + 1) // 2)


def lose_mix(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose food and resources."""
    choices.lose_mix(p, seat, card, step.amount)


def lose_all_food(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose all food."""
    c = p.civs[seat]
    choices.report_lost_goods(p, seat, card, FOOD, lose_goods(c, FOOD, c.food))


def lose_blue_tokens(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose blue tokens."""
    lose_blue(p, seat, step.amount)


def take_yellow(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Take yellow tokens from the bank of the weakest civilization."""
    victim = strongest_first(p)[-1]
    taken = -p.add_yellow(victim, -step.amount)
    p.add_yellow(seat, taken)
    if taken:
        p.report_card("yellow-taken", card, {"seat": seat, "other": victim, "count": taken})


def destroy_own(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Destroy a farm, a mine or an urban building of the own civilization."""
    destroy_one(p, seat, seat, list(CIVIL_TECHS), card)


def destroy_of_others(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Destroy an urban building of every other civilization, clockwise from the active player."""
    others = [other for other in p.seats() if other != seat]
    for owner in others[::-1]:  # The frame pushed last comes first.
        standing = [tech for tech in URBAN if p.civs[owner].workers[tech] > 0]
        p.push(DestroyBuilding(seat, owner, standing, card))


def lose_colony(p: ThroughTheAges, seat: int, card: int, step: Step) -> None:
    """Lose a colony of the owner's choice."""
    p.push(LoseColony(seat, seat))


EFFECTS: Final[dict[str, Effect]] = {
    "agree": agree,
    "build-free": build_free,
    "civilize": civilize,
    "destroy-of-others": destroy_of_others,
    "destroy-own": destroy_own,
    "discard-or-culture": discard_or_culture,
    "draw": draw,
    "draw-or-culture": draw_or_culture,
    "emigrate": emigrate,
    "food-per-face": food_per_face,
    "gain": gain,
    "gain-either": gain_either,
    "gain-mix": gain_mix,
    "keep-cards": keep_cards,
    "lose": lose,
    "lose-all-food": lose_all_food,
    "lose-blue": lose_blue_tokens,
    "lose-colony": lose_colony,
    "lose-culture-per-discontent": lose_culture_per_discontent,
    "lose-mix": lose_mix,
    "lose-old-leader": lose_old_leader,
    "lose-population": lose_population,
    "produce": produce,
    "produce-food": produce_food,
    "produce-resources": produce_resources,
    "rebel": rebel,
    "ruin": ruin,
    "score-culture-rate": score_culture_rate,
    "score-science-as-culture": score_science_as_culture,
    "score-science-rate": score_science_rate,
    "take-yellow": take_yellow,
}
"""The words of the data files."""
