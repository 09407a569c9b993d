"""One attack: declared, rolled for, improved with tokens by both sides, decided (R8.7-a)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.automated.battle import spend_as_attacker, spend_as_defender
from civitas.games.new_dawn.battles.combat import (
    BARBARIAN,
    CITY_STATE,
    RIVAL_CAPITAL,
    RIVAL_CITY,
    RIVAL_TOKEN,
    attack_bonus,
    defence,
    target_kind,
)
from civitas.games.new_dawn.battles.conquest import win
from civitas.games.new_dawn.civilizations.spending import spend_codes, spend_token
from civitas.games.new_dawn.civilizations.treaties import give_back_pact, give_back_state_card
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.kinds import MILITARY
from civitas.games.new_dawn.map.pieces import space_name
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import DONE_CODE, SPEND, SPEND_NATURAL, SPEND_STATE
from civitas.games.new_dawn.view_types import Question

DIE_SIDES: Final = 6

_DECLARED: Final[dict[int, str]] = {
    BARBARIAN: "attack-on-barbarian",
    CITY_STATE: "attack-on-city-state",
    RIVAL_TOKEN: "attack-on-token",
    RIVAL_CITY: "attack-on-city",
    RIVAL_CAPITAL: "attack-on-capital",
}


def begin_attack(p: NewDawn, attacker: int, target: int, base: int, slot: int, is_last: bool = False) -> None:
    """Declare an attack with the card in a slot, give cards back, roll the dice, and let both sides spend tokens.

    `base` is what card and slot are worth against this target; `is_last` matters to the automated Roosevelt (A9.3-c).
    """
    kind = target_kind(p, attacker, target)
    if not p.is_silent:
        _declare(p, attacker, target, kind)
    _give_back_cards(p, attacker, target, kind)
    die = p.dice.below(DIE_SIDES) + 1
    reply = p.dice.below(DIE_SIDES) + 1
    bonus = attack_bonus(p, attacker, target)
    strength = defence(p, target, attacker)
    attack, total = die + base + bonus, reply + strength
    if not p.is_silent:
        p.tell(
            "combat-rolled",
            "R8.7-b" if p.owner[target] < 0 else "R8.7-a",
            {
                "seat": attacker,
                "space": space_name(target),
                "die": die,
                "card": base,
                "bonus": bonus,
                "attack": attack,
                "reply": reply,
                "strength": strength,
                "defence": total,
            },
        )
    p.frames.append(Combat(attacker, target, attack, total, slot, int(is_last)))


def _declare(p: NewDawn, attacker: int, target: int, kind: int) -> None:
    rule = "A7.3-a" if attacker == p.automa else "R8.7-a"
    message, space = _DECLARED[kind], space_name(target)
    if kind == BARBARIAN:
        p.tell(message, rule, {"seat": attacker, "space": space})
    elif kind == CITY_STATE:
        state = f"city-state-{CITY_STATES[p.city_state_at(target)]}"
        p.tell(message, rule, {"seat": attacker, "space": space, "state": state})
    else:
        p.tell(message, rule, {"seat": attacker, "other": p.owner[target], "space": space})


def _give_back_cards(p: NewDawn, attacker: int, target: int, kind: int) -> None:
    """Give back the diplomacy cards of whoever is attacked; barbarians have none (R11.4-a, R10.3-a, R11.4-c)."""
    is_automa = attacker == p.automa
    if kind == CITY_STATE:
        state = p.city_state_at(target)
        if (p.civs[attacker].envoys >> state) & 1:
            give_back_state_card(p, attacker, state, "A8.2-a" if is_automa else "R10.3-a")
    elif kind != BARBARIAN:
        victim = p.owner[target]
        if attacker in p.pacts:
            for pact in p.pacts_of(attacker, victim):
                give_back_pact(p, victim, pact, "A8.4-b" if is_automa else "R11.4-a")


_ATTACKER_SPENDS: Final = 0
_DEFENDER_SPENDS: Final = 1
_DECISION: Final = 2


@frame("Combat")
class Combat(Frame[NewDawn]):
    """The dice lie on the table: the attacker may spend tokens, then the defender; then the totals decide."""

    attacker: int = 0
    target: int = 0
    """The space under attack."""
    attacker_total: int = 0
    defender_total: int = 0
    slot: int = 0
    """The slot of the attacker's military card."""
    is_last: int = 0
    """Whether this is the last attack of the automated player with this card."""
    step: int = _ATTACKER_SPENDS

    def question(self, p: NewDawn, seat: int | None) -> Question:
        defender = self.defender(p)
        return {
            "frame": self.name(),
            "attacker": self.attacker,
            "defender": defender if defender >= 0 else None,
            "space": SPACE_NAMES[self.target],
            "attack": self.attacker_total,
            "defence": self.defender_total,
            "spends": "attacker" if self.step == _ATTACKER_SPENDS else "defender",
        }

    def defender(self, p: NewDawn) -> int:
        """The seat under attack, or -1: a barbarian or a city-state."""
        return p.owner[self.target]

    def resume(self, p: NewDawn) -> None:
        while self.step != _DECISION:
            seat = self.attacker if self.step == _ATTACKER_SPENDS else p.owner[self.target]
            if seat >= 0:
                if seat == p.automa:
                    self._spend_for_automa(p)
                else:
                    actions = self.legal(p, seat)
                    if len(actions) > 1:
                        self.asked = 1 << seat
                        p.offer(seat, actions)
                        return
            self.step += 1
        self._decide(p)

    def _spend_for_automa(self, p: NewDawn) -> None:
        if self.step == _ATTACKER_SPENDS:
            self.attacker_total += spend_as_attacker(
                p, self.slot, self.attacker_total, self.defender_total, self.defender(p), self.is_last == 1
            )
        else:
            self.defender_total += spend_as_defender(p, self.attacker_total, self.defender_total)

    def _slots(self, p: NewDawn, seat: int) -> list[int]:
        """The cards from which tokens are spent: the attacker's card, any military card of the defender (R8.10-b)."""
        return [self.slot] if self.step == _ATTACKER_SPENDS else p.civs[seat].slots_of(MILITARY)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        actions: list[int] = []
        for slot in self._slots(p, seat):
            codes = spend_codes(p, seat, slot)
            actions = actions + [code for code in codes if code not in actions] if actions else codes
        actions.append(DONE_CODE)
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if not SPEND.owns(action):
            return Objection("R8.7-a")
        return Objection(_token_rule(SPEND.first(action)))

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            self.step += 1
            return
        source = SPEND.first(action)
        if self.step == _ATTACKER_SPENDS:
            self.attacker_total += 1
        else:
            self.defender_total += 1
        slots = [slot for slot in self._slots(p, seat) if action in spend_codes(p, seat, slot)]
        spend_token(p, seat, slots[0], source, _token_rule(source))

    def _decide(self, p: NewDawn) -> None:
        p.frames.pop()
        won = self.attacker_total > self.defender_total
        if not p.is_silent:
            p.tell(
                "attack-won" if won else "attack-failed",
                "R8.11-a",
                {
                    "seat": self.attacker,
                    "space": space_name(self.target),
                    "attack": self.attacker_total,
                    "defence": self.defender_total,
                },
            )
        if won:
            win(p, self.attacker, self.target)


def _token_rule(source: int) -> str:
    """The rule by which something is spent in combat, or cannot be."""
    if source >= SPEND_NATURAL:
        return "leader.roosevelt"
    return "R8.10-c" if source >= SPEND_STATE else "R8.10-a"
