"""A person's military card: attacks and reinforcing (R8.1, R8.3)."""

from typing import Final

from civitas.core.frames import derived, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.battles.attack import begin_attack
from civitas.games.new_dawn.battles.combat import NO_TARGET, printed_value, target_kind, targets
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS, FocusCard, card_of
from civitas.games.new_dawn.facts.kinds import MILITARY
from civitas.games.new_dawn.map.counting import Reach
from civitas.games.new_dawn.map.hexes import distance
from civitas.games.new_dawn.map.pieces import reinforce, space_name
from civitas.games.new_dawn.map.world import SPACES
from civitas.games.new_dawn.model import TOKEN, NewDawn
from civitas.games.new_dawn.verbs import ATTACK, DONE_CODE, REINFORCE
from civitas.games.new_dawn.view_types import Question

FLIGHT: Final = card_of(MILITARY, 4)


def begin_military(p: NewDawn, seat: int, slot: int, number: int) -> None:
    """Resolve a person's military card, which lies in a slot and counts as being in that of the number."""
    p.frames.append(Military(seat, slot, number))


@frame("Military")
class Military(Frame[NewDawn]):
    """Somebody attacks and reinforces, step by step, as the card allows."""

    seat: int = 0
    slot: int = 0
    number: int = 1
    attacks: int = 0
    """Attacks made so far, won or lost."""
    reinforced: int = 0
    """Control tokens reinforced so far."""
    reach: Reach = derived(Reach)

    def question(self, p: NewDawn, seat: int | None) -> Question:
        card = p.card(self.seat, self.slot)
        return {
            "frame": self.name(),
            "seat": self.seat,
            "slot": self.slot + 1,
            "number": self.number,
            "attacks": self.attacks_left(p, card),
            "reinforcements": self.reinforcements_left(p, card),
        }

    # What the card still allows.

    def attacks_left(self, p: NewDawn, card: FocusCard) -> int:
        """How many attacks may still be made."""
        left = card.attacks - self.attacks
        if not self.reinforced or left <= 0:
            return left
        if card.either_attacks_or_reinforces or card.minus_per_attack:
            # Masonry and Iron Working do one of both; Mass Production attacks first.
            return 0
        minus = self._minus(p, card)
        spare = self.number - self.reinforced - minus * self.attacks
        return min(left, spare // minus) if minus else left

    def reinforcements_left(self, p: NewDawn, card: FocusCard) -> int:
        """How many control tokens may still be reinforced."""
        if card.either_attacks_or_reinforces and self.attacks:
            return 0
        left = self.number - self.reinforced
        if self.attacks:
            left -= self._minus(p, card) * self.attacks
        return left if left > 0 else 0

    def _minus(self, p: NewDawn, card: FocusCard) -> int:
        """What each attack takes off the reinforcing; for Flight it is an option (Q14)."""
        return p.setting.flight_minus if card.index == FLIGHT else card.minus_per_attack

    # The question.

    def resume(self, p: NewDawn) -> None:
        p.ask_or_pop(self.seat)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        card = FOCUS_CARDS[p.civs[seat].row[self.slot]]
        actions: list[int] = []
        if self.attacks_left(p, card) > 0:
            attack = ATTACK.base
            actions = [attack + space for space in targets(p, seat, card, self.reach)]
        if self.reinforcements_left(p, card):
            reinforce, piece = REINFORCE.base, p.piece
            actions += [reinforce + space for space in p.civs[seat].tokens if piece[space] == TOKEN]
        actions.append(DONE_CODE)
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action == DONE_CODE:
            return None
        card = p.card(seat, self.slot)
        if ATTACK.owns(action):
            return self._attack_objection(p, card, ATTACK.first(action))
        if REINFORCE.owns(action):
            return self._reinforce_objection(p, card, REINFORCE.first(action))
        return Objection(card_rule(card))

    def _attack_objection(self, p: NewDawn, card: FocusCard, space: int) -> Objection | None:
        if self.attacks_left(p, card) <= 0:
            return Objection("R8.3-b" if self.attacks >= card.attacks else card_rule(card))
        if p.world.terrain[space] < 0 or target_kind(p, self.seat, space) == NO_TARGET:
            return Objection("R8.5-a")
        if space in targets(p, self.seat, card, self.reach):
            return None
        return Objection(_range_rule(p, self.seat, card, space))

    def _reinforce_objection(self, p: NewDawn, card: FocusCard, space: int) -> Objection | None:
        if not self.reinforcements_left(p, card):
            return Objection(card_rule(card))
        is_own = p.owner[space] == self.seat and p.piece[space] == TOKEN
        return None if is_own else Objection("R8.1-a")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        target, space = action - ATTACK.base, action - REINFORCE.base
        if 0 <= target < SPACES:
            self.attacks += 1
            base = self.number + printed_value(p, p.card(seat, self.slot), target)
            begin_attack(p, seat, target, base, self.slot)
        elif 0 <= space < SPACES:
            self.reinforced += 1
            reinforce(p, space)
            if not p.is_silent:
                p.tell("reinforced", "R8.1-a", {"seat": seat, "space": space_name(space)})
        else:
            p.frames.pop()


def card_rule(card: FocusCard) -> str:
    """The rule that is the text of a focus card."""
    return f"focus.{card.id.replace('-', '_')}"


def _range_rule(p: NewDawn, seat: int, card: FocusCard, target: int) -> str:
    """Why a target cannot be reached: too far, not from a space won this turn, or no free path."""
    c = p.civs[seat]
    place = p.world.place
    starts = [space for space in c.cities + c.tokens if distance(place[space], place[target]) <= card.range]
    if not starts:
        return "R8.3-a"
    if any(space in p.won for space in starts):
        return "R8.6-a"
    return "R8.4-a"
