"""The turn of the automated player: the card in slot 5, its reset, and the cards that follow from it (A3)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.new_dawn.automated.cards import LAST_SLOT, NUMBER
from civitas.games.new_dawn.automated.culture import begin_culture
from civitas.games.new_dawn.automated.economy import begin_economy
from civitas.games.new_dawn.automated.industry import begin_industry
from civitas.games.new_dawn.automated.military import begin_military
from civitas.games.new_dawn.automated.science import begin_science
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS
from civitas.games.new_dawn.facts.kinds import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE
from civitas.games.new_dawn.facts.leaders import MONTEZUMA
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.model import NewDawn

# The steps of each card that is resolved.
EFFECT: Final = 0
RESET: Final = 1
FOLLOW_UP: Final = 2


def begin_turn(p: NewDawn) -> None:
    """Play the turn of the automated player, which is the active one."""
    p.push(AutomaTurn())


def begin_effect(p: NewDawn, slot: int) -> None:
    """Do what the card in a slot says, always with the number of slot 5 (A3.4-a)."""
    card = p.card(p.automa, slot)
    p.tell("resolved", "A3.3-a", {"seat": p.automa, "card": card.name, "slot": slot + 1, "number": NUMBER})
    if card.kind == CULTURE:
        begin_culture(p, slot)
    elif card.kind == SCIENCE:
        begin_science(p, slot)
    elif card.kind == ECONOMY:
        begin_economy(p, slot)
    elif card.kind == INDUSTRY:
        begin_industry(p, slot)
    else:
        begin_military(p, slot)


@frame("AutomaTurn")
class AutomaTurn(Frame[NewDawn]):
    """One card after the other; only Capitalism and Urbanization lead to another one, in the same turn (A3.5-a)."""

    slot: int = LAST_SLOT
    resets: int = 1
    """Whether the card is reset; one that Capitalism has led to is not (Q38)."""
    step: int = EFFECT
    card: int = NONE
    """The card that is resolved, whatever replaces it meanwhile."""

    def resume(self, p: NewDawn) -> None:
        if self.step == EFFECT:
            self.step = RESET
            self.card = p.civs[p.automa].row[self.slot]
            begin_effect(p, self.slot)
        elif self.step == RESET:
            self.step = FOLLOW_UP
            if self.resets or (p.setting.capitalism_resets and self._was_idle(p)):
                self._reset(p)
        else:
            self._follow_up(p)

    def _was_idle(self, p: NewDawn) -> bool:
        """Whether nothing came of the card, so that its successor lies in its slot (A10.1-a)."""
        is_replaced = p.civs[p.automa].row[self.slot] != self.card
        return is_replaced and AUTOMA_CARDS[self.card].upgrades_when_idle

    def _reset(self, p: NewDawn) -> None:
        c = p.civs[p.automa]
        card = p.card(p.automa, self.slot)
        c.reset(self.slot)
        p.tell("reset", "A3.3-a", {"seat": p.automa, "card": card.name})
        if card.kind == MILITARY and p.victories and c.leader == MONTEZUMA:
            c.swap(0, 1)
            p.tell("swapped", "A9.2-a", {"seat": p.automa, "slot": 1, "second": 2})

    def _follow_up(self, p: NewDawn) -> None:
        card = AUTOMA_CARDS[self.card]
        if card.resolves_another:
            self._go_on(LAST_SLOT, 0)
        elif card.resolves_culture:
            self._go_on(p.civs[p.automa].slot_of(CULTURE), 1)
        else:
            p.pop()

    def _go_on(self, slot: int, resets: int) -> None:
        self.slot = slot
        self.resets = resets
        self.step = EFFECT
