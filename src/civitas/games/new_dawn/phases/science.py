"""Science cards: the tech dial, new focus cards, and what comes with better cards (R7)."""

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilizations.gains import gain_resource, gain_trade
from civitas.games.new_dawn.civilizations.spending import spend_codes, spend_token
from civitas.games.new_dawn.civilizations.tech_dial import replace_card, turn_dial
from civitas.games.new_dawn.facts.focus_cards import CARD_COUNT, KIND_OF, LEVEL_OF, FocusCard, card_of
from civitas.games.new_dawn.facts.kinds import LEVELS, SCIENCE, SLOTS
from civitas.games.new_dawn.facts.terrain import RESOURCE_COUNT
from civitas.games.new_dawn.facts.wonders import OXFORD_UNIVERSITY, PORCELAIN_TOWER, PYRAMIDS, WONDER_ABILITIES
from civitas.games.new_dawn.map.pieces import destroy_piece, space_name, weaken
from civitas.games.new_dawn.model import REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.verbs import ADVANCE_CODE, DEVELOP, DONE_CODE, SPEND, STRIKE, UPGRADE
from civitas.games.new_dawn.view_types import Question


def begin_science(p: NewDawn, seat: int, card: FocusCard, slot: int, number: int) -> None:
    """Resolve a science card."""
    p.frames.append(Advance(seat, slot, number))
    if card.gains_trade:
        gain_trade(p, seat, 1, "focus.mathematics")
    if card.gains_resource:
        owned = p.civs[seat].resources
        kinds = sum([1 << resource for resource in range(RESOURCE_COUNT) if not owned[resource]])
        gain_resource(p, seat, kinds, "focus.replaceable_parts")
    if card.strikes and number == card.strike_slot:
        p.frames.append(Striking(seat))


@frame("Advance")
class Advance(Frame[NewDawn]):
    """Tokens are spent from the science card, then the dial turns (R7.1-a)."""

    seat: int = 0
    slot: int = 0
    spaces: int = 0

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "spaces": self.spaces}

    def resume(self, p: NewDawn) -> None:
        actions = self.legal(p, self.seat)
        if len(actions) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)
        else:
            self._advance(p)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        actions = spend_codes(p, seat, self.slot)
        actions.append(ADVANCE_CODE)
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("R13.1-b" if SPEND.owns(action) else "R7.1-a")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if action == ADVANCE_CODE:
            self._advance(p)
        else:
            self.spaces += 1
            spend_token(p, seat, self.slot, SPEND.first(action), "R7.1-a")

    def _advance(self, p: NewDawn) -> None:
        p.frames.pop()
        levels = turn_dial(p, self.seat, self.spaces)
        if levels:
            p.frames.append(Learning(self.seat, levels))


@frame("Learning")
class Learning(Frame[NewDawn]):
    """For each level space met, a card of exactly that level may be taken (R7.3)."""

    seat: int = 0
    levels: list[int] = EMPTY_LIST
    """The levels still to come; the first one is asked about."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "levels": self.levels[:]}

    def resume(self, p: NewDawn) -> None:
        if not self.levels:
            p.frames.pop()
            return
        actions = self.legal(p, self.seat)
        if len(actions) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, actions)
        else:
            p.tell("nothing-to-learn", "R7.3-c", {"seat": self.seat, "level": self.levels.pop(0)})

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        c = p.civs[seat]
        is_free = p.wonder_space[OXFORD_UNIVERSITY] >= 0 and p.wields(seat, OXFORD_UNIVERSITY)
        actions: list[int] = []
        for card in range(self.levels[0] - 1, CARD_COUNT, LEVELS):
            if (c.deck >> card) & 1:
                slots = replaceable(p, seat, card) if is_free else c.slots_of(KIND_OF[card])
                for slot in slots:
                    actions.append(DEVELOP.code(card, slot))
        actions.append(DONE_CODE)
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if not DEVELOP.owns(action):
            return Objection("R7.3-a")
        if LEVEL_OF[DEVELOP.first(action)] != self.levels[0] or not (p.civs[seat].deck >> DEVELOP.first(action)) & 1:
            return Objection("R7.3-b")
        return Objection("wonder.oxford_university" if p.wields(seat, OXFORD_UNIVERSITY) else "R7.4-a")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        self.levels.pop(0)
        if action != DONE_CODE:
            replace_card(p, seat, DEVELOP.second(action), DEVELOP.first(action), "R7.4-a")


def replaceable(p: NewDawn, seat: int, card: int) -> list[int]:
    """With Oxford University: the slots a new card may take, those of its kind and of all non-science cards (Q24)."""
    row = p.civs[seat].row
    return [slot for slot in range(SLOTS) if KIND_OF[row[slot]] == KIND_OF[card] or KIND_OF[row[slot]] != SCIENCE]


@frame("Striking")
class Striking(Frame[NewDawn]):
    """Nuclear Power: a space is chosen, and the control tokens there and next to it suffer (focus.nuclear_power)."""

    seat: int = 0

    def resume(self, p: NewDawn) -> None:
        self.asked = 1 << self.seat

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        strike = STRIKE.base
        return [*[strike + space for space in p.world.spaces], DONE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("focus.nuclear_power")

    def loss(self, p: NewDawn, seat: int, action: int) -> Loss | None:
        """A strike that hits nobody else costs own control tokens for nothing."""
        if action == DONE_CODE:
            return None
        centre = STRIKE.first(action)
        struck = [space for space in [centre, *p.world.neighbours[centre]] if p.piece[space] in (TOKEN, REINFORCED)]
        count = len([1 for space in struck if p.piece[space] == TOKEN])
        if not count or any(p.owner[space] != seat for space in struck):
            return None
        return Loss("own-strike", {"count": count}, "focus.nuclear_power")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        p.frames.pop()
        if action == DONE_CODE:
            return
        centre = STRIKE.first(action)
        p.tell("struck", "focus.nuclear_power", {"seat": seat, "space": space_name(centre)})
        for space in [centre, *p.world.neighbours[centre]]:
            owner = p.owner[space]
            if p.piece[space] == REINFORCED:
                p.tell("weakened", "focus.nuclear_power", {"seat": seat, "other": owner, "space": space_name(space)})
                weaken(p, space)
            elif p.piece[space] == TOKEN:
                p.tell("destroyed", "focus.nuclear_power", {"seat": seat, "other": owner, "space": space_name(space)})
                destroy_piece(p, space)


# Wonders that improve cards when they are built.


def begin_upgrades(p: NewDawn, seat: int, wonder: int) -> None:
    """Pyramids and Porcelain Tower replace cards by better ones of their kind."""
    p.frames.append(Upgrading(seat, wonder, WONDER_ABILITIES[wonder].count))


@frame("Upgrading")
class Upgrading(Frame[NewDawn]):
    """Cards are replaced by those one level higher, each of them once (wonder.pyramids, wonder.porcelain_tower)."""

    seat: int = 0
    wonder: int = PYRAMIDS
    left: int = 0
    done: int = 0
    """Slots whose cards have been replaced, as bits."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "left": self.left}

    def resume(self, p: NewDawn) -> None:
        if self.left and len(self.legal(p, self.seat)) > 1:
            self.asked = 1 << self.seat
        else:
            p.frames.pop()

    def _better(self, p: NewDawn, slot: int) -> int:
        """The card that may replace the one in a slot, or -1."""
        card = p.civs[self.seat].row[slot]
        level = LEVEL_OF[card]
        only = WONDER_ABILITIES[self.wonder].only_level
        if (self.done >> slot) & 1 or level == LEVELS or (only and level != only):
            return -1
        better = card_of(KIND_OF[card], level + 1)
        return better if (p.civs[self.seat].deck >> better) & 1 else -1

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [*[UPGRADE.code(slot) for slot in range(SLOTS) if self._better(p, slot) >= 0], DONE_CODE]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(self._rule())

    def _rule(self) -> str:
        return "wonder.porcelain_tower" if self.wonder == PORCELAIN_TOWER else "wonder.pyramids"

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            self.left = 0
            return
        slot = UPGRADE.first(action)
        better = self._better(p, slot)
        self.left -= 1
        self.done |= 1 << slot
        replace_card(p, seat, slot, better, self._rule())
