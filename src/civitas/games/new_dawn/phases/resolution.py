"""Resolving a focus card: what comes before it, its effect, its reset and what follows (R3.3, R3.4, R3.6)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE, SLOTS
from civitas.games.new_dawn.facts.leaders import MONTEZUMA
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.facts.wonders import MACHU_PICCHU, MARACANA, VENETIAN_ARSENAL, WONDER_ABILITIES
from civitas.games.new_dawn.model import ARSENAL_DONE, CAPITALISM_DONE, MARACANA_DONE, NewDawn
from civitas.games.new_dawn.phases.culture import begin_culture
from civitas.games.new_dawn.phases.economy import begin_economy
from civitas.games.new_dawn.phases.industry import begin_industry
from civitas.games.new_dawn.phases.military import begin_military
from civitas.games.new_dawn.phases.science import begin_science
from civitas.games.new_dawn.verbs import DONE_CODE, RESOLVE, SWAP, USE
from civitas.games.new_dawn.view_types import Question

# The steps of a resolution.
STADIUM: Final = 0
EFFECT: Final = 1
ARSENAL: Final = 2
RESET: Final = 3
LEGEND: Final = 4
"""Montezuma may swap two cards."""
MARKET: Final = 5
"""Capitalism resolves another card."""
LATE_STADIUM: Final = 6
OVER: Final = 7

MACHU_PICCHU_NUMBER: Final = WONDER_ABILITIES[MACHU_PICCHU].slot
AS_SLOT_1: Final = 1

_SWAPS: Final[list[int]] = [
    *[SWAP.code(one, other) for one in range(SLOTS) for other in range(one + 1, SLOTS)],
    DONE_CODE,
]
"""Everything that Montezuma may answer."""


def slot_number(p: NewDawn, seat: int, number: int, is_real: bool) -> int:
    """The number a card works with in this slot, or as though it were there (R3.6-a, wonder.machu_picchu)."""
    counts = is_real or not p.setting.machu_picchu_ignores
    if number < MACHU_PICCHU_NUMBER and counts and p.wields(seat, MACHU_PICCHU):
        return MACHU_PICCHU_NUMBER
    return number


def begin_effect(p: NewDawn, seat: int, slot: int, number: int) -> None:
    """Do what the card in a slot says, with this number."""
    card = p.card(seat, slot)
    if not p.is_silent:
        p.tell("resolved", "R3.3-a", {"seat": seat, "card": card.name, "slot": slot + 1, "number": number})
    if card.kind == CULTURE:
        begin_culture(p, seat, card, slot, number)
    elif card.kind == SCIENCE:
        begin_science(p, seat, card, slot, number)
    elif card.kind == ECONOMY:
        begin_economy(p, seat, card, slot, number)
    elif card.kind == INDUSTRY:
        begin_industry(p, seat, card, slot, number)
    else:
        begin_military(p, seat, slot, number)


@frame("Resolution")
class Resolution(Frame[NewDawn]):
    """One focus card from its choice to its reset. Cards resolved in addition to it do not lead to others (Q27)."""

    seat: int = 0
    slot: int = 0
    fixed: int = 0
    """The number that stands for that of the slot, or 0."""
    extra: int = 0
    """Whether another card has led to this one."""
    resets: int = 1
    step: int = STADIUM
    card: int = NONE
    """The card as it was when its effect began: its reset may be that of a better one (R7.6-a)."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "slot": self.slot + 1, "step": STEP_NAMES[self.step]}

    # The steps that nobody is asked about; a step that asks is answered below.

    def resume(self, p: NewDawn) -> None:
        built = p.wonder_space
        if self.step == STADIUM and built[MARACANA] < 0:
            self.step = EFFECT
        while self.step != OVER:
            step = self.step
            if step == EFFECT:
                self.step = ARSENAL
                self.card = p.civs[self.seat].row[self.slot]
                number = self.fixed or self.slot + 1
                if built[MACHU_PICCHU] >= 0:
                    number = slot_number(p, self.seat, number, not self.fixed)
                begin_effect(p, self.seat, self.slot, number)
                return
            # Where there is nothing to offer, nobody looks closer.
            if step == ARSENAL and built[VENETIAN_ARSENAL] < 0:
                self.step = RESET
            elif step == RESET:
                self._reset(p)
                if not p.victories and built[MARACANA] < 0 and not FOCUS_CARDS[self.card].resolves_another:
                    break
            elif self._is_offered(p):
                self.asked = 1 << self.seat
                return
            else:
                self.step += 1
        p.frames.pop()

    def _reset(self, p: NewDawn) -> None:
        self.step = LEGEND
        if not self.resets:
            return
        slot, self.slot = self.slot, 0
        p.civs[self.seat].reset(slot)
        if not p.is_silent:
            p.tell("reset", "R3.4-a", {"seat": self.seat, "card": p.card(self.seat, self.slot).name})

    def _is_offered(self, p: NewDawn) -> bool:
        """Whether the player may do something at this step."""
        step = self.step
        if step == LEGEND:
            if not p.victories or p.civs[self.seat].leader != MONTEZUMA:
                return False
            return bool(self.resets) and FOCUS_CARDS[self.card].kind == MILITARY
        if self.extra:
            return False
        if step == ARSENAL:
            # A card that was replaced by its own effect is gone and cannot be resolved again (R7.6-a).
            in_slot_5 = self.slot == SLOTS - 1 and p.civs[self.seat].row[self.slot] == self.card
            return in_slot_5 and not p.once & ARSENAL_DONE and p.wields(self.seat, VENETIAN_ARSENAL)
        if step == MARKET:
            return FOCUS_CARDS[self.card].resolves_another and not p.once & CAPITALISM_DONE
        return p.wonder_space[MARACANA] >= 0 and self._may_visit_stadium(p)

    def _may_visit_stadium(self, p: NewDawn) -> bool:
        """Whether the economy card may be resolved too: before another card or, by option, after it."""
        is_late = self.step == LATE_STADIUM
        if p.setting.maracana_after != is_late or p.once & MARACANA_DONE or not p.wields(self.seat, MARACANA):
            return False
        card = FOCUS_CARDS[self.card] if is_late else p.card(self.seat, self.slot)
        return card.kind != ECONOMY and p.civs[self.seat].slot_of(ECONOMY) >= 0

    # Answers.

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        if self.step == LEGEND:
            return _SWAPS[:]
        if self.step == MARKET:
            resolve = RESOLVE.base
            return [*[resolve + slot for slot in range(SLOTS) if slot != self.slot], DONE_CODE]
        wonder = VENETIAN_ARSENAL if self.step == ARSENAL else MARACANA
        return [USE.code(wonder), DONE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(_STEP_RULES[self.step])

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        step = self.step
        self.step += 1
        if action == DONE_CODE:
            return
        if step == LEGEND:
            one, other = SWAP.first(action), SWAP.second(action)
            p.civs[seat].swap(one, other)
            p.tell("swapped", "leader.montezuma", {"seat": seat, "slot": one + 1, "second": other + 1})
            if self.slot in (one, other):
                self.slot = other if self.slot == one else one
        elif step == ARSENAL:
            p.once |= ARSENAL_DONE
            p.tell("used", "wonder.venetian_arsenal", {"seat": seat, "wonder": "card-venetian-arsenal"})
            begin_effect(p, seat, self.slot, slot_number(p, seat, AS_SLOT_1, False))
        elif step == MARKET:
            p.once |= CAPITALISM_DONE
            p.frames.append(Resolution(seat, RESOLVE.first(action), AS_SLOT_1, 1, 0))
        else:
            self._visit_stadium(p)

    def _visit_stadium(self, p: NewDawn) -> None:
        """Resolve and reset the economy card in addition; cards below it move up (N26)."""
        p.once |= MARACANA_DONE
        p.tell("used", "wonder.estadio_do_maracana", {"seat": self.seat, "wonder": "card-estadio-do-maracana"})
        economy = p.civs[self.seat].slot_of(ECONOMY)
        if self.slot < economy:
            self.slot += 1
        p.frames.append(Resolution(self.seat, economy, 0, 1, 1))


STEP_NAMES: Final[list[str]] = ["stadium", "effect", "arsenal", "reset", "legend", "market", "late-stadium", "over"]
_STEP_RULES: Final[list[str]] = [
    "wonder.estadio_do_maracana", "R3.3-a", "wonder.venetian_arsenal", "R3.4-a", "leader.montezuma",
    "focus.capitalism", "wonder.estadio_do_maracana", "R3.3-a",
]  # fmt: skip
