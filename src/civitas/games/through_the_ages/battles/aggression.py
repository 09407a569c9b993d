"""Aggressions: whom one may attack and at what price, how the attack is decided, and what it does."""

from typing import Final

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.battles.clash import Clash
from civitas.games.through_the_ages.battles.defence import ask_for_defence
from civitas.games.through_the_ages.battles.sacrifices import ask_for_sacrifices
from civitas.games.through_the_ages.battles.spoils import (
    Annexation,
    Infiltration,
    Plunder,
    Raid,
    raid_targets,
    strike_targets,
    take_culture,
    take_science,
)
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES
from civitas.games.through_the_ages.civilizations.losses import decrease_population
from civitas.games.through_the_ages.civilizations.paying import collect
from civitas.games.through_the_ages.civilizations.spending import spend_military
from civitas.games.through_the_ages.facts.cards import AGGRESSION
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.phases.pacts import (
    attack_bonus,
    end_pacts_by_attack,
    forbids_attacks,
    pact_owners,
    strength_lost_by_attack,
)

# Whether an attack is allowed.


def attack_price(p: ThroughTheAges, card: int, target: int) -> int:
    """Military actions that an aggression or war against this target costs."""
    c, attack = p.civs[target], p.cards[card]
    price = attack.price
    if attack.costs_level:
        victim = c.leader if attack.removes_leader else c.wonder
        price = p.cards[victim].level if victim >= 0 else 0
    return price * p.cards[c.leader].attack_cost_factor if c.leader >= 0 else price


def peace_objection(p: ThroughTheAges, seat: int, target: int) -> Objection | None:
    """Why a seat may not attack anybody (Gandhi), or not this target in this round (less mean variant)."""
    leader = p.civs[seat].leader
    if leader >= 0 and p.cards[leader].no_attacks:
        return Objection(p.edition.card_rules[leader])
    if p.setting.less_mean and p.civs[target].marker not in (-1, seat):
        return p.no("less-mean")
    return None


def attack_objection(p: ThroughTheAges, seat: int, card: int, target: int) -> Objection | None:
    """Why a seat cannot play this aggression against that target."""
    if target == seat or target >= p.players or p.civs[target].is_gone:
        return p.no("attack-target")
    if card not in p.civs[seat].military_hand:
        return p.no("not-in-hand")
    objection = truce_objection(p, seat, target) or object_objection(p, seat, card, target)
    if objection is not None:
        return objection
    return None if is_weak_enough(p, seat, target) else p.no("target-not-weaker")


def truce_objection(p: ThroughTheAges, seat: int, target: int) -> Objection | None:
    """Why a seat cannot attack that target now, whatever the aggression."""
    no_peace = peace_objection(p, seat, target)
    if no_peace is not None:
        return no_peace
    if p.civs[seat].symbols.sides and forbids_attacks(p, seat, target):
        return p.no("attack-forbidden")
    return None


def object_objection(p: ThroughTheAges, seat: int, card: int, target: int) -> Objection | None:
    """Why an aggression finds nothing at that target, or costs too much there."""
    if p.cards[card].has_object and not has_object(p, card, target):
        return Objection(p.edition.card_rules[card])
    return p.no("attack-price") if attack_price(p, card, target) > p.civs[seat].military else None


def open_targets(p: ThroughTheAges, seat: int) -> list[int]:
    """Those whom a seat could attack if it had an aggression against them."""
    targets: list[int] = []
    for other, c in enumerate(p.civs):
        if other == seat or c.is_gone:
            continue
        if is_weak_enough(p, seat, other) and truce_objection(p, seat, other) is None:
            targets.append(other)
    return targets


def has_object(p: ThroughTheAges, card: int, target: int) -> bool:
    """Whether the target has what the aggression is after, where it must be there."""
    aggression, c = p.cards[card], p.civs[target]
    if aggression.take_colony:
        return len(c.colonies) > 0
    if aggression.removes_leader or aggression.removes_wonder:
        return len(strike_targets(aggression, c)) > 0
    if p.edition.raid_needs_building and (aggression.raid_levels or aggression.raid_alike):
        return len(raid_targets(p, aggression, c, [])) > 0
    return True


def is_weak_enough(p: ThroughTheAges, seat: int, target: int) -> bool:
    """Whether an aggression may be played against a target as strong as this one: it must be weaker (2015).

    Pacts that end by the attack do not count, and a pact may give a bonus for it.
    """
    if not p.edition.target_must_be_weaker:
        return True
    c = p.civs[seat]
    attack, defence = c.strength, p.civs[target].strength
    if c.symbols.sides and pact_owners(p, seat, target):
        attack += attack_bonus(p, seat, target) - strength_lost_by_attack(p, seat, target)
        defence -= strength_lost_by_attack(p, target, seat)
    return defence < attack


# Attacking.


def open_attack(p: ThroughTheAges, seat: int, card: int, target: int) -> None:
    """What every attack begins with: the card is shown and paid for, and pacts may end."""
    c = p.civs[seat]
    price = attack_price(p, card, target)
    spend_military(p, seat, price)
    c.military_hand.remove(card)
    p.reveals += 1
    if p.setting.less_mean:
        p.civs[target].marker = seat
    arguments: dict[str, Argument] = {"seat": seat, "other": target, "card": p.cards[card].name, "price": price}
    if p.cards[card].kind == AGGRESSION:
        p.report("attacked", "attack-price", arguments)
    else:
        p.report("war-declared", "declare-war", arguments)
    victim = p.leader_of(target)
    if victim is not None and victim.culture_when_attacked:
        points = p.score(target, victim.culture_when_attacked)
        p.report_card("culture", victim.index, {"seat": target, "points": points})
    end_pacts_by_attack(p, seat, target)


def play_aggression(p: ThroughTheAges, seat: int, card: int, target: int) -> None:
    """Attack another civilization; the card lies on the discards from now on."""
    open_attack(p, seat, card, target)
    p.discard_military(card, EVERY_SEAT)
    p.push(Assault(seat, target, card))


_ATTACKER: Final = 0
_TARGET: Final = 1
_CARDS: Final = 2
_DECISION: Final = 3


@frame("Assault")
class Assault(Clash):
    """An aggression being decided: sacrifices of both sides (2006), cards of the defender, the effect."""

    def resume(self, p: ThroughTheAges) -> None:
        stage = self.stage
        self.stage += 1
        if stage == _ATTACKER:
            self.meet(p)
            ask_for_sacrifices(p, self.attacker)
        elif stage == _TARGET:
            ask_for_sacrifices(p, self.target)
        elif stage == _CARDS:
            ask_for_defence(p, self.target, self.attack, self.defence)
        elif stage == _DECISION:
            self._decide(p)
        else:
            self.bury(p)
            p.pop()

    def _decide(self, p: ThroughTheAges) -> None:
        arguments: dict[str, Argument] = {
            "seat": self.attacker,
            "other": self.target,
            "attack": self.attack,
            "defence": self.defence,
        }
        if self.attack > self.defence:
            p.report("aggression-succeeded", "aggression-succeeds", arguments)
            carry_out(p, self.attacker, self.target, self.card)
        else:
            p.report("aggression-failed", "aggression-fails", arguments)


def carry_out(p: ThroughTheAges, seat: int, target: int, card: int) -> None:
    """The effect of a successful aggression; where there is something to choose, somebody is asked."""
    aggression = p.cards[card]
    if aggression.take_science:
        take_science(p, seat, target, aggression.take_science)
    if aggression.take_culture:
        take_culture(p, seat, target, aggression.take_culture)
    collect(p, seat, RESOURCES, aggression.gain_resources)
    collect(p, seat, FOOD, aggression.gain_food)
    if aggression.population:
        decrease_population(p, target, aggression.population)
    elif aggression.take_mix:
        p.push(Plunder(seat, target, aggression.take_mix, card))
    elif aggression.raid_levels or aggression.raid_alike:
        p.push(Raid(seat, target, card))
    elif aggression.take_colony:
        p.push(Annexation(seat, target, card))
    elif aggression.removes_leader or aggression.removes_wonder:
        p.push(Infiltration(seat, target, card))
