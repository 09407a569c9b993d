"""Wars: declaring one, deciding it at the start of the declarer's next turn, and what the winner takes."""

from typing import Final

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.battles.aggression import attack_price, open_attack, peace_objection
from civitas.games.through_the_ages.battles.clash import Clash, attacking_strength
from civitas.games.through_the_ages.battles.sacrifices import ask_for_sacrifices
from civitas.games.through_the_ages.battles.spoils import Plunder, Seizure, take_culture, take_yellow
from civitas.games.through_the_ages.civilization import NONE
from civitas.games.through_the_ages.civilizations.losses import decrease_population
from civitas.games.through_the_ages.facts.cards import TAKES_CULTURE, TAKES_GOODS, TAKES_POPULATION, TAKES_YELLOW
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.phases.pacts import forbids_attacks, is_safe_from_war
from civitas.games.through_the_ages.phases.resignation import leaves_as_wished

# Declaring.


def war_objection(p: ThroughTheAges, seat: int, card: int, target: int) -> Objection | None:
    """Why a seat cannot declare this war on that target."""
    c = p.civs[seat]
    if target == seat or target >= p.players or p.civs[target].is_gone:
        return p.no("war-target")
    if card not in c.military_hand:
        return p.no("not-in-hand")
    return war_truce_objection(p, seat, target) or war_price_objection(p, seat, card, target)


def war_truce_objection(p: ThroughTheAges, seat: int, target: int) -> Objection | None:
    """Why a seat cannot go to war with that target now, whatever the war."""
    if not p.edition.war_in_last_round and p.is_last_round():
        return p.no("war-in-last-round")
    no_peace = peace_objection(p, seat, target)
    if no_peace is not None:
        return no_peace
    if is_safe_from_war(p, target) or (p.civs[seat].symbols.sides and forbids_attacks(p, seat, target)):
        return p.no("war-forbidden")
    return None


def war_price_objection(p: ThroughTheAges, seat: int, card: int, target: int) -> Objection | None:
    """Why a seat cannot pay for this war, or has declared another one already."""
    c = p.civs[seat]
    return p.no("declare-war") if c.war >= 0 or attack_price(p, card, target) > c.military else None


def war_targets(p: ThroughTheAges, seat: int, card: int) -> list[int]:
    """Those on whom a seat can declare the war in its hand."""
    targets: list[int] = []
    for other, c in enumerate(p.civs):
        if other == seat or c.is_gone or war_price_objection(p, seat, card, other) is not None:
            continue
        if war_truce_objection(p, seat, other) is None:
            targets.append(other)
    return targets


def declare_war(p: ThroughTheAges, seat: int, card: int, target: int) -> None:
    """Put a war into play; nothing else happens until the start of the next turn."""
    open_attack(p, seat, card, target)
    p.civs[seat].war = card
    p.civs[seat].war_target = target


def end_war(p: ThroughTheAges, seat: int) -> None:
    """The war that a seat declared goes to the discards."""
    c = p.civs[seat]
    p.discard_military(c.war, EVERY_SEAT)
    c.war = NONE
    c.war_target = NONE


def withstands_war(p: ThroughTheAges, seat: int) -> bool:
    """Whether war has been declared on this seat, and it is as strong as everybody who will attack it."""
    attackers = [other for other in p.seats() if p.civs[other].war >= 0 and p.civs[other].war_target == seat]
    strength = p.civs[seat].strength
    return len(attackers) > 0 and all(attacking_strength(p, other, seat) <= strength for other in attackers)


# Deciding.

_ATTACKER: Final = 0
_TARGET: Final = 1
_DECISION: Final = 2


def resolve_war(p: ThroughTheAges) -> None:
    """Decide the war that the active player has declared, if any; in 2006 who wants to leave does so before."""
    c = p.civs[p.active]
    if c.war < 0 or (not p.edition.resign_in_politics and leaves_as_wished(p, p.active)):
        return
    p.push(WarDecision(p.active, c.war_target, c.war))


@frame("WarDecision")
class WarDecision(Clash):
    """A war being decided: sacrifices of both sides (2006), the comparison, the spoils."""

    def resume(self, p: ThroughTheAges) -> None:
        stage = self.stage
        self.stage += 1
        if stage == _ATTACKER:
            self.meet(p)
            ask_for_sacrifices(p, self.attacker)
        elif stage == _TARGET:
            ask_for_sacrifices(p, self.target)
        elif stage == _DECISION:
            self._decide(p)
        else:
            self.bury(p)
            end_war(p, self.attacker)
            p.pop()

    def _decide(self, p: ThroughTheAges) -> None:
        advantage = self.attack - self.defence
        arguments: dict[str, Argument] = {
            "attack": self.attack,
            "defence": self.defence,
            "card": p.cards[self.card].name,
        }
        if advantage == 0:
            p.report("war-tied", "war-tied", {"seat": self.attacker, "other": self.target, **arguments})
            return
        winner, loser = (self.attacker, self.target) if advantage > 0 else (self.target, self.attacker)
        p.report("war-won", "war-decided", {"seat": winner, "other": loser, **arguments})
        take_spoils(p, winner, loser, self.card, abs(advantage))


def take_spoils(p: ThroughTheAges, winner: int, loser: int, card: int, advantage: int) -> None:
    """What the winner of a war takes from the loser."""
    war = p.cards[card]
    amount = war.base + advantage // war.step
    if war.takes == TAKES_CULTURE:
        take_culture(p, winner, loser, amount)
    elif war.takes == TAKES_YELLOW:
        take_yellow(p, winner, loser, amount)
    elif war.takes == TAKES_GOODS:
        p.push(Plunder(winner, loser, amount, card))
    elif war.takes == TAKES_POPULATION:
        c = p.civs[loser]
        lost = min(amount, c.unused + c.on_cards())
        points = p.score(winner, lost * war.culture_each)
        p.report_card("culture", card, {"seat": winner, "points": points})
        if lost:
            decrease_population(p, loser, lost)
    else:
        p.push(Seizure(winner, loser, advantage, card))
