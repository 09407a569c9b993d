"""International Agreement: cards from the row for nothing, in exchange for the next political action."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import POLITICS_LOST
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.row import refill_row, take_card, take_cost, why_not_take
from civitas.games.through_the_ages.verbs import ROW
from civitas.games.through_the_ages.view_types import Question


def offer_agreement(p: ThroughTheAges, seat: int, card: int, budget: int) -> None:
    """Let a seat take cards worth so many civil actions."""
    p.push(Agreement(seat, card, budget))


@frame("Agreement")
class Agreement(Frame[ThroughTheAges]):
    """Cards are taken under the normal rules, one after the other; who takes none loses nothing."""

    seat: int = 0
    card: int = 0
    budget: int = 0
    """Civil actions that the cards may still be worth."""
    taken: int = 0
    """Cards taken so far."""

    def resume(self, p: ThroughTheAges) -> None:
        if self._spaces(p):
            self.asked = 1 << self.seat
        else:
            self._finish(p)

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "budget": self.budget, "taken": self.taken}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [*[p.verbs.take.code(space) for space in self._spaces(p)], p.verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        if action == p.verbs.done_code:
            return None
        if not p.verbs.take.owns(action):
            return Objection(p.edition.card_rules[self.card])
        reason = why_not_take(p, seat, p.verbs.take.first(action), self.budget)
        if reason == "civil-actions":
            return Objection(p.edition.card_rules[self.card])
        return p.no(reason) if reason else None

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        self.asked = 0
        if action == p.verbs.done_code:
            if not self.taken:
                p.report_card("event-declined", self.card, {"seat": seat})
            self._finish(p)
            return
        if not self.taken:
            p.civs[seat].used |= POLITICS_LOST
            p.report_card("agreement", self.card, {"seat": seat})
        self.taken += 1
        self._take(p, p.verbs.take.first(action))

    def _spaces(self, p: ThroughTheAges) -> list[int]:
        return [space for space in range(ROW) if not why_not_take(p, self.seat, space, self.budget)]

    def _take(self, p: ThroughTheAges, space: int) -> None:
        c = p.civs[self.seat]
        card = p.row[space]
        self.budget -= take_cost(p, self.seat, space)
        take_card(p, self.seat, space)
        # In 2015 action cards can be played at once; whoever is not on turn has to wait anyway.
        if card in c.fresh and not (p.edition.agreement_cards_are_fresh and self.seat == p.active):
            c.fresh.remove(card)

    def _finish(self, p: ThroughTheAges) -> None:
        p.pop()
        if self.taken:
            refill_row(p, False)
