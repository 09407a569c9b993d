"""Social policies: adopted and given up as the number of cities changes, switched only by effects (policy.max-a)."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.gains import check_hand
from civitas.games.civilization_2010.facts.policies import (
    CARD_OF_POLICY,
    ORGANIZED_RELIGION,
    OTHER_SIDE,
    POLICIES,
    POLICY_CARD_COUNT,
    POLICY_CARDS,
)
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.winning import watch_coins
from civitas.games.civilization_2010.standings import policy_maximum
from civitas.games.civilization_2010.verbs import ABANDON, ADOPT, DONE_CODE, SWITCH
from civitas.games.civilization_2010.view_types import Question


def adjust_policies(p: Civilization2010, seat: int) -> None:
    """Let a player adopt or give up policies if their number no longer fits the cities; at once, also under Anarchy."""
    missing = missing_policies(p, seat)
    if missing > 0:
        p.push(Adoption(seat))
    elif missing < 0:
        p.push(Abandonment(seat))


def missing_policies(p: Civilization2010, seat: int) -> int:
    """How many policies a player has to adopt; below zero: to give up."""
    return min(policy_maximum(p, seat), POLICY_CARD_COUNT) - len(p.empires[seat].adopted())


def adoptable(p: Civilization2010, seat: int) -> list[int]:
    """The policies on both sides of all cards that are not in use (policy.sides-a)."""
    sides = p.empires[seat].policies
    return [policy for card in range(POLICY_CARD_COUNT) if sides[card] < 0 for policy in POLICY_CARDS[card]]


def adopt(p: Civilization2010, seat: int, policy: int, rule: str) -> None:
    """Lay a card of policies down with this side up."""
    _turn_up(p, seat, policy)
    p.tell("policy-adopted", rule, {"seat": seat, "policy": policy_name(policy)})
    _weigh_coins(p, seat, [policy])


def abandon(p: Civilization2010, seat: int, policy: int, rule: str) -> None:
    """Take a card of policies back; later either of its sides may be adopted again."""
    _lay_card(p, seat, CARD_OF_POLICY[policy], NONE)
    p.tell("policy-abandoned", rule, {"seat": seat, "policy": policy_name(policy)})
    _weigh_coins(p, seat, [policy])


def switch_policy(p: Civilization2010, seat: int, old: int, new: int, rule: str) -> None:
    """Turn the card of an active policy over, or exchange it for a card that is not in use (policy.switch-a)."""
    _lay_card(p, seat, CARD_OF_POLICY[old], NONE)
    _turn_up(p, seat, new)
    names = {"old": policy_name(old), "new": policy_name(new)}
    p.tell("policy-switched", rule, {"seat": seat, **names})
    _weigh_coins(p, seat, [old, new])


def _turn_up(p: Civilization2010, seat: int, policy: int) -> None:
    card = CARD_OF_POLICY[policy]
    _lay_card(p, seat, card, POLICY_CARDS[card].index(policy))


def _lay_card(p: Civilization2010, seat: int, card: int, side: int) -> None:
    """A card lies with a side up or, with none, goes back; the list is replaced because copies share it."""
    policies = p.empires[seat].policies[:]
    policies[card] = side
    p.empires[seat].policies = policies


def _weigh_coins(p: Civilization2010, seat: int, changed: list[int]) -> None:
    """Organized Religion is a coin, and coins can matter for the hand (tech.computers)."""
    if ORGANIZED_RELIGION in changed:
        watch_coins(p)
        check_hand(p, seat)


def policy_name(policy: int) -> str:
    """A policy as an argument of an event."""
    return f"card-{POLICIES[policy]}"


# Switching.


def switch_codes(p: Civilization2010, seat: int) -> list[int]:
    """All switches that an effect could allow now."""
    free = adoptable(p, seat)
    return [
        SWITCH.code(old, new)
        for old in p.empires[seat].adopted()
        for new in sorted([OTHER_SIDE[old], *free])
    ]  # fmt: skip


def switch_objection(p: Civilization2010, seat: int, action: int) -> Objection | None:
    """The rule against a switch that an effect allows, or None."""
    old, new = SWITCH.first(action), SWITCH.second(action)
    empire = p.empires[seat]
    if not empire.has_adopted(old):
        return Objection("policy.switch-a")
    if new != OTHER_SIDE[old] and empire.policies[CARD_OF_POLICY[new]] >= 0:
        return Objection("policy.sides-a")
    return None


@frame("Adoption")
class Adoption(Frame[Civilization2010]):
    """A policy more has to be adopted; it cannot be declined (policy.adopt-a)."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": missing_policies(p, self.seat)}

    def resume(self, p: Civilization2010) -> None:
        if missing_policies(p, self.seat) > 0:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [ADOPT.code(policy) for policy in adoptable(p, seat)]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if not ADOPT.owns(action):
            return Objection(self._rule(p))
        policy = ADOPT.first(action)
        return None if p.empires[seat].policies[CARD_OF_POLICY[policy]] < 0 else Objection("policy.sides-a")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        adopt(p, seat, ADOPT.first(action), self._rule(p))

    def _rule(self, p: Civilization2010) -> str:
        return "setup.policy-a" if p.turn == 0 else "policy.adopt-a"


@frame("Abandonment")
class Abandonment(Frame[Civilization2010]):
    """A policy less is allowed: the owner chooses which goes (policy.lose-a)."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": -missing_policies(p, self.seat)}

    def resume(self, p: Civilization2010) -> None:
        if missing_policies(p, self.seat) < 0:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [ABANDON.code(policy) for policy in p.empires[seat].adopted()]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if ABANDON.owns(action) and p.empires[seat].has_adopted(ABANDON.first(action)):
            return None
        return Objection("policy.lose-a")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        abandon(p, seat, ABANDON.first(action), "policy.lose-a")


@frame("Switching")
class Switching(Frame[Civilization2010]):
    """An effect lets a player switch policies, as often as it says or less (policy.switch-a)."""

    seat: int = 0
    count: int = 0
    """Switches that are left."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": self.count}

    def resume(self, p: Civilization2010) -> None:
        if self.count > 0:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [*switch_codes(p, seat), DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action == DONE_CODE:
            return None
        return switch_objection(p, seat, action) if SWITCH.owns(action) else Objection("policy.switch-a")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            self.count = 0
            return
        self.count -= 1
        switch_policy(p, seat, SWITCH.first(action), SWITCH.second(action), "policy.switch-a")
