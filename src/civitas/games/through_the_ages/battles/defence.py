"""Defending against an aggression with cards from the hand."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.battles.clash import Clash
from civitas.games.through_the_ages.facts.cards import BONUS
from civitas.games.through_the_ages.facts.editions import UNLIMITED
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.view_types import Question

FACE_DOWN: int = 1
"""What a card discarded face down adds (2015)."""


def defence_value(p: ThroughTheAges, seat: int, card: int) -> int:
    """What a card adds to the defence: a bonus card its value, any other card +1 or (2006) nothing."""
    if p.cards[card].kind != BONUS:
        return FACE_DOWN if p.edition.any_card_defends else 0
    leader = p.civs[seat].leader
    return p.cards[card].defence * (p.cards[leader].defence_factor if leader >= 0 else 1)


def most_cards(p: ThroughTheAges, seat: int) -> int:
    """How many cards may be used: as many as military actions in all (2015), or any number."""
    return p.civs[seat].military_total if p.edition.any_card_defends else UNLIMITED


def ask_for_defence(p: ThroughTheAges, seat: int, attack: int, defence: int) -> None:
    """Let the target of the aggression on top of the stack use cards, if as far as everybody knows it may help."""
    most = most_cards(p, seat)
    size = min(len(p.civs[seat].military_hand), most)
    if not size:
        return
    if p.edition.any_card_defends and defence + size * best_conceivable(p, seat) < attack:
        return
    p.push(Defence(seat, attack, defence, most))


def best_conceivable(p: ThroughTheAges, seat: int) -> int:
    """What the best card adds that anybody can hold in this age."""
    values = [defence_value(p, seat, card) for card in p.verbs.bonuses.card if p.cards[card].age <= p.age]
    return max([FACE_DOWN, *values])


def _best_others(values: list[int], own: int, count: int) -> int:
    """What so many cards of a hand add, the best first, without one of this value."""
    if count < len(values) and values[count] > own:
        return sum(values[:count])
    return sum(values[: count + 1]) - own


@frame("Defence", asks="seat")
class Defence(Frame[ThroughTheAges]):
    """The target of an aggression chooses cards: any bonus cards (2006), or only enough of any cards to hold (2015)."""

    seat: int = 0
    attack: int = 0
    """The strength to reach."""
    defence: int = 0
    left: int = 0
    """Cards that may still be used."""
    used: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        if self.left and p.civs[self.seat].military_hand:
            self.asked = 1 << self.seat
        else:
            self._end(p)

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        clash = p.frames[-2]
        assert isinstance(clash, Clash)
        return {
            "frame": self.name(),
            "card": p.cards[clash.card].id,
            "attacker": clash.attacker,
            "target": clash.target,
            "attack": self.attack,
            "defence": self.defence,
            "used": self.used,
        }

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        verbs, kinds = p.verbs, p.edition.cards.kinds
        actions: list[int] = []
        values = self._values(p)
        for card in p.civs[seat].military_cards():
            if self._objection_to_card(p, card, False, values) is None:
                actions.append(verbs.defend.base + verbs.military.place[card])
            if kinds[card] == BONUS and self._objection_to_card(p, card, True, values) is None:
                actions.append(verbs.discards[card])
        if self._may_stop(p):
            actions.append(verbs.done_code)
        return actions

    def _may_stop(self, p: ThroughTheAges) -> bool:
        """Whoever spends cards must reach the strength of the attack (2015)."""
        return not p.edition.any_card_defends or not self.used or self.defence >= self.attack

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        verbs = p.verbs
        if action == verbs.done_code:
            return None if self._may_stop(p) else p.no("defence-in-vain")
        if verbs.defend.owns(action):
            card = verbs.military.card[verbs.defend.first(action)]
            return self._objection_to_card(p, card, False, self._values(p))
        if verbs.discard.owns(action):
            card = verbs.military.card[verbs.discard.first(action)]
            return self._objection_to_card(p, card, True, self._values(p))
        return p.no("defence")

    def _values(self, p: ThroughTheAges) -> list[int]:
        """What the cards of the hand add, the greatest first."""
        if not p.edition.any_card_defends:
            return []
        values = [defence_value(p, self.seat, card) for card in p.civs[self.seat].military_hand]
        values.sort(reverse=True)
        return values

    def _objection_to_card(self, p: ThroughTheAges, card: int, face_down: bool, values: list[int]) -> Objection | None:
        """Why a card cannot be used, at its value or (a bonus card) face down, in a hand of these values."""
        if card not in p.civs[self.seat].military_hand:
            return p.no("not-in-hand")
        if not p.edition.any_card_defends:
            return None if p.cards[card].kind == BONUS and not face_down else p.no("bonus-card")
        if face_down and p.cards[card].kind != BONUS:
            return p.no("defence")
        own = defence_value(p, self.seat, card)
        defence = self.defence + (FACE_DOWN if face_down else own)
        if defence + _best_others(values, own, self.left - 1) >= self.attack:
            return None
        may_use_all = defence + _best_others(values, own, UNLIMITED) >= self.attack
        return p.no("defence-limit" if may_use_all else "defence-in-vain")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        verbs = p.verbs
        self.asked = 0
        if action == verbs.done_code:
            self._end(p)
        elif verbs.defend.owns(action):
            self._use(p, verbs.military.card[verbs.defend.first(action)], False)
        else:
            self._use(p, verbs.military.card[verbs.discard.first(action)], True)

    def _use(self, p: ThroughTheAges, card: int, face_down: bool) -> None:
        seat = self.seat
        open_card = p.cards[card].kind == BONUS and not face_down
        value = defence_value(p, seat, card) if open_card else FACE_DOWN
        self.defence += value
        self.used += 1
        self.left -= 1
        p.civs[seat].military_hand.remove(card)
        p.discard_military(card, EVERY_SEAT if open_card else 1 << seat)
        p.reveals += 1
        name = p.cards[card].name
        if open_card:
            p.report("defended", "defence", {"seat": seat, "card": name, "value": value})
        else:
            p.report("defended-face-down", "defence", {"seat": seat, "value": value})
            p.report("own-card-discarded", "defence", {"seat": seat, "card": name}, 1 << seat)

    def _end(self, p: ThroughTheAges) -> None:
        p.pop()
        clash = p.frames[-1]
        assert isinstance(clash, Clash)
        clash.defence = self.defence
