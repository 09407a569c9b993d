"""Governments: directly to one that was just unlocked, otherwise through Anarchy (government.change-a, ruling A60)."""

from civitas.core.frames import frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.gains import check_hand
from civitas.games.civilization_2010.facts.abilities import GOVERNMENT_DONE
from civitas.games.civilization_2010.facts.governments import ANARCHY, GOVERNMENT_COUNT, GOVERNMENTS
from civitas.games.civilization_2010.facts.policies import ORGANIZED_RELIGION, POLICY_EFFECTS
from civitas.games.civilization_2010.facts.techs import TECH_OF_GOVERNMENT
from civitas.games.civilization_2010.facts.timing import START_OF_TURN
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.winning import watch_coins
from civitas.games.civilization_2010.verbs import DONE_CODE, GOVERN
from civitas.games.civilization_2010.view_types import Question


def is_unlocked(p: Civilization2010, seat: int, government: int) -> bool:
    """Whether a player can take a government; Despotism and Anarchy are open to everybody (government.change-b)."""
    tech = TECH_OF_GOVERNMENT[government]
    return tech < 0 or p.empires[seat].knows(tech)


def change_rule(p: Civilization2010, seat: int, government: int) -> str:
    """The rule against a change of government in the own Start of Turn; "" if it is allowed."""
    empire = p.empires[seat]
    if empire.has_used(GOVERNMENT_DONE) or government == empire.government:
        return "government.change-a"
    if government == ANARCHY or (empire.fresh >> government) & 1:
        return ""
    if empire.government == ANARCHY and is_unlocked(p, seat, government):
        return ""
    return "government.change-b"


def government_codes(p: Civilization2010, seat: int) -> list[int]:
    """The changes of government that are allowed in the own Start of Turn."""
    empire = p.empires[seat]
    if empire.has_used(GOVERNMENT_DONE):
        return []
    if empire.government == ANARCHY or empire.fresh:
        return [GOVERN.code(each) for each in range(GOVERNMENT_COUNT) if not change_rule(p, seat, each)]
    return [GOVERN.code(ANARCHY)]


def government_objection(p: Civilization2010, seat: int, action: int) -> Objection | None:
    """The rule against a change of government in the own Start of Turn, or None."""
    rule = change_rule(p, seat, GOVERN.first(action))
    return Objection(rule) if rule else None


def anarchy_loss(p: Civilization2010, seat: int) -> Loss | None:
    """What Anarchy throws away for nothing: it leads to no unlocked government that cannot be had without it."""
    empire = p.empires[seat]
    for government in range(GOVERNMENT_COUNT):
        needs_anarchy = government != empire.government and not (empire.fresh >> government) & 1
        if needs_anarchy and TECH_OF_GOVERNMENT[government] >= 0 and is_unlocked(p, seat, government):
            return None
    return Loss("anarchy", {}, "government.anarchy")


def change_government(p: Civilization2010, seat: int, government: int) -> None:
    """Another government is in force; no second change in this Start of Turn."""
    empire = p.empires[seat]
    through_anarchy = government == ANARCHY or empire.government == ANARCHY
    before = ruling_coins(p, seat)
    empire.government = government
    empire.used |= 1 << GOVERNMENT_DONE
    name = f"card-{GOVERNMENTS[government]}"
    rule = "government.change-b" if through_anarchy else "government.change-a"
    p.tell("government-changed", rule, {"seat": seat, "government": name})
    if ruling_coins(p, seat) != before:
        watch_coins(p)
        check_hand(p, seat)  # Coins can matter for the hand (tech.computers).


def ruling_coins(p: Civilization2010, seat: int) -> int:
    """The coins of government and policies: Democracy is one, and Anarchy silences Organized Religion."""
    empire = p.empires[seat]
    coins = empire.rule().coins
    return coins + POLICY_EFFECTS[ORGANIZED_RELIGION].coins if empire.follows(ORGANIZED_RELIGION) else coins


def close_window(p: Civilization2010, seat: int, governments: int) -> None:
    """The own Start of Turn is over: what was unlocked before it, given as bits, is no longer fresh (ruling A60).

    What was unlocked during it stays so until the next one, whose previous turn this is.
    """
    p.empires[seat].fresh &= ~governments


def offer_fresh_government(p: Civilization2010, seat: int, governments: list[int]) -> None:
    """Governments just unlocked in somebody else's Start of Turn may be taken at once (government.change-c).

    If the own part is still to come, or is this one, they can be taken there. Call it after a tech has been learned.
    """
    if not governments or p.phase != START_OF_TURN or p.empires[seat].has_used(GOVERNMENT_DONE):
        return
    if is_part_over(p, seat):
        p.push(FreshGovernment(seat, sum(1 << government for government in governments)))


def is_part_over(p: Civilization2010, seat: int) -> bool:
    """Whether a player has finished his part of a phase that is played one after the other."""
    return (seat - p.first) % p.players < (p.active - p.first) % p.players


@frame("FreshGovernment")
class FreshGovernment(Frame[Civilization2010]):
    """A player who has unlocked a government in somebody else's Start of Turn may take it at once."""

    seat: int = 0
    governments: int = 0
    """Those that were just unlocked, as bits."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        # Once the government was changed there is nothing more to ask.
        if p.empires[self.seat].has_used(GOVERNMENT_DONE) or not self._codes(p):
            p.pop()
        else:
            self.asked = 1 << self.seat

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [*self._codes(p), DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action == DONE_CODE or action in self._codes(p) else Objection("government.change-c")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        p.pop()
        if action != DONE_CODE:
            change_government(p, seat, GOVERN.first(action))

    def _codes(self, p: Civilization2010) -> list[int]:
        """The changes to these governments."""
        current = p.empires[self.seat].government
        return [
            GOVERN.code(each) for each in range(GOVERNMENT_COUNT) if (self.governments >> each) & 1 and each != current
        ]
