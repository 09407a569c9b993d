"""Culture cards: placing control tokens, moving one, turning one of a rival (R6.1, R6.2)."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, derived, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilizations.spending import spend_codes, spend_token
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.kinds import CULTURE
from civitas.games.new_dawn.facts.leaders import CATHERINE, LEADER_ABILITIES
from civitas.games.new_dawn.facts.terrain import DIFFICULTY, HILLS, NONE
from civitas.games.new_dawn.facts.wonders import STONEHENGE, WONDER_ERA
from civitas.games.new_dawn.map.counting import OPEN, WAY, rings_around
from civitas.games.new_dawn.map.pieces import move_token, replace_piece, space_name, take_off_map, weaken
from civitas.games.new_dawn.map.placing import NEAR_CITY, NEAR_FRIENDLY, is_open, place_token, placement_spaces
from civitas.games.new_dawn.map.world import SPACES
from civitas.games.new_dawn.model import REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.verbs import DONE_CODE, PLACE, REMOVE, SHIFT, SPEND, SUBVERT
from civitas.games.new_dawn.view_types import Question

SUBVERSION_DISTANCE: Final = max([card.subversion_range for card in FOCUS_CARDS])
"""From friendly spaces to the rival control token that Mass Media turns."""

# Why tokens are placed; the rule that is cited.
BY_CARD: Final = 0
BY_GARDENS: Final = 1
BY_NEW_CITY: Final = 2
PLACING_RULES: Final[list[str]] = ["R6.1-a", "wonder.hanging_gardens", "focus.urbanization"]


def begin_culture(p: NewDawn, seat: int, card: FocusCard, slot: int, number: int) -> None:
    """Resolve a culture card."""
    if card.moves_token:
        p.frames.append(TokenMove(seat))
    if card.subverts:
        p.frames.append(Subversion(seat))
    placing = Placing(seat, slot, number, BY_CARD)
    placing.left = card.tokens + grand_tour(p, seat)
    placing.more = card.more_tokens
    p.frames.append(placing)


def grand_tour(p: NewDawn, seat: int) -> int:
    """Catherine's extra tokens for the latest era among the wonders controlled (leader.catherine)."""
    eras = [WONDER_ERA[wonder] for wonder in p.wonders_of(seat)] if p.civs[seat].leader == CATHERINE else []
    return LEADER_ABILITIES[CATHERINE].tokens_by_era[max(eras)] if eras else 0


@frame("Placing")
class Placing(Frame[NewDawn]):
    """Control tokens are placed one by one; tokens spent from the card allow more (R6.2-d)."""

    seat: int = 0
    slot: int = NONE
    """The culture card, or -1 if something else places tokens."""
    limit: int = 0
    """The most difficult terrain."""
    why: int = BY_CARD
    left: int = 0
    """Tokens still to be placed next to cities."""
    more: int = 0
    """Tokens that may be placed next to friendly spaces, afterwards (Civil Service)."""
    city: int = NEAR_CITY
    """The only city whose neighbours count (Urbanization)."""
    placed: list[int] = EMPTY_LIST
    """Tokens placed just now are not taken off the map for others, or this would never end."""
    hills: list[int] = EMPTY_LIST
    """Hills that Stonehenge can spread from."""
    near: list[int] = derived(list)
    """Where tokens can be placed next to cities, as long as this holds; empty if it has to be found again."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "left": self.left, "more": self.more, "limit": self.limit}

    def resume(self, p: NewDawn) -> None:
        p.ask_or_pop(self.seat)

    def _kind(self) -> int:
        return NONE if self.why == BY_GARDENS else CULTURE

    def _near_cities(self, p: NewDawn) -> list[int]:
        if not self.near:
            self.near = placement_spaces(p, self.seat, self.limit, self._kind(), self.city)
        return self.near

    def _near_friends(self, p: NewDawn) -> list[int]:
        return placement_spaces(p, self.seat, self.limit, self._kind(), NEAR_FRIENDLY)

    def _spread(self, p: NewDawn) -> list[int]:
        """Hills next to hills just covered, where Stonehenge places tokens for nothing (wonder.stonehenge)."""
        found: list[int] = []
        for hill in self.hills:
            for space in p.world.neighbours[hill]:
                is_hill = p.world.terrain[space] == HILLS and space not in found
                if is_hill and p.owner[space] < 0 and is_open(p, space):
                    found.append(space)
        return found

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        spending = spend_codes(p, seat, self.slot) if self.slot >= 0 else []
        near = self._near_cities(p) if self.left or spending else []
        spaces = near if self.left else []
        if self.more:
            spaces = spaces + [space for space in self._near_friends(p) if space not in spaces]
        if self.hills:
            spaces = spaces + [space for space in self._spread(p) if space not in spaces]
        actions: list[int] = []
        if spaces and p.civs[seat].tokens_left:
            place = PLACE.base
            actions = [place + space for space in spaces]
        elif spaces:
            remove = REMOVE.base
            actions = [remove + space for space in p.civs[seat].tokens if space not in self.placed]
        if near or actions:
            actions += spending
        actions.append(DONE_CODE)
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if PLACE.owns(action):
            return self._placing_objection(p, seat, PLACE.first(action))
        if SPEND.owns(action):
            return Objection("R13.1-b")
        return Objection("R15.2-a" if REMOVE.owns(action) else PLACING_RULES[self.why])

    def _placing_objection(self, p: NewDawn, seat: int, space: int) -> Objection:
        if p.world.terrain[space] < 0 or p.owner[space] >= 0 or not is_open(p, space):
            return Objection("R4.2-a" if p.world.is_water[space] else "R6.2-a")
        if not p.civs[seat].tokens_left:
            return Objection("R15.2-a")
        if self.why != BY_CARD:
            return Objection(PLACING_RULES[self.why])
        near = NEAR_FRIENDLY if self.more else NEAR_CITY
        if space not in placement_spaces(p, seat, max(DIFFICULTY), self._kind(), near):
            return Objection("R6.1-b")
        if space not in placement_spaces(p, seat, self.limit, self._kind(), near):
            return Objection("R6.2-c" if p.world.natural_wonder[space] >= 0 else "R3.2-a")
        return Objection("R6.1-a")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        space = action - PLACE.base
        if 0 <= space < SPACES:
            self._place(p, seat, space)
        elif action == DONE_CODE:
            p.frames.pop()
        elif SPEND.owns(action):
            self.left += 1
            spend_token(p, seat, self.slot, SPEND.first(action), "R6.2-d")
        else:
            self.near = []
            take_off_map(p, REMOVE.first(action))

    def _place(self, p: NewDawn, seat: int, space: int) -> None:
        if self.hills and space in self._spread(p):
            rule = "wonder.stonehenge"
        elif self.left and (not self.more or space in self._near_cities(p)):
            self.left -= 1
            rule = PLACING_RULES[self.why]
        else:
            # The second step of Civil Service; with it the first one is over.
            self.more -= 1
            self.left = 0
            self.slot = NONE
            rule = "focus.civil_service"
        # The cities stay: only this space is taken now, unless a wonder there, claimed with it, opens up others.
        self.near = [] if space in p.wonder_space else [other for other in self.near if other != space]
        self.placed.append(space)
        if p.world.terrain[space] == HILLS and p.wields(seat, STONEHENGE):
            self.hills.append(space)
        place_token(p, seat, space, rule)


@frame("TokenMove")
class TokenMove(Frame[NewDawn]):
    """One own control token may step onto an empty land space (focus.drama_and_poetry)."""

    seat: int = 0

    def resume(self, p: NewDawn) -> None:
        p.ask_or_pop(self.seat)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        actions: list[int] = []
        owner, is_water = p.owner, p.world.is_water
        for space in p.civs[seat].tokens:
            first = SHIFT.code(space)
            for direction, other in enumerate(p.world.around[space]):
                if other >= 0 and owner[other] < 0 and not is_water[other] and p.is_empty(other):
                    actions.append(first + direction)
        actions.append(DONE_CODE)
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("focus.drama_and_poetry-b" if SHIFT.owns(action) else "focus.drama_and_poetry")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        p.frames.pop()
        if action != DONE_CODE:
            space = SHIFT.first(action)
            target = p.world.around[space][SHIFT.second(action)]
            if not p.is_silent:
                names = {"from": space_name(space), "to": space_name(target)}
                p.tell("token-moved", "focus.drama_and_poetry", {"seat": seat, **names})
            move_token(p, space, target)


@frame("Subversion")
class Subversion(Frame[NewDawn]):
    """One rival control token nearby is turned (focus.mass_media)."""

    seat: int = 0

    def resume(self, p: NewDawn) -> None:
        p.ask_or_pop(self.seat)

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        c, piece = p.civs[seat], p.piece
        rivals = rival_tokens_within(p, seat, SUBVERSION_DISTANCE)
        subvert, remove = SUBVERT.base, REMOVE.base
        actions = [subvert + space for space in rivals if piece[space] == REINFORCED]
        weak = [space for space in rivals if piece[space] == TOKEN]
        if c.tokens_left:
            actions += [subvert + space for space in weak]
        elif weak:
            actions += [remove + space for space in c.tokens]
        actions.append(DONE_CODE)
        return actions

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        return Objection("R15.2-a" if REMOVE.owns(action) else "focus.mass_media")

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        if REMOVE.owns(action):
            take_off_map(p, REMOVE.first(action))
            return
        p.frames.pop()
        if action == DONE_CODE:
            return
        space = SUBVERT.first(action)
        other = p.owner[space]
        if p.piece[space] == REINFORCED:
            if not p.is_silent:
                p.tell("weakened", "focus.mass_media", {"seat": seat, "other": other, "space": space_name(space)})
            weaken(p, space)
        else:
            if not p.is_silent:
                p.tell("subverted", "focus.mass_media", {"seat": seat, "other": other, "space": space_name(space)})
            replace_piece(p, seat, space)


def rival_tokens_within(p: NewDawn, seat: int, distance: int) -> list[int]:
    """The rival control tokens no farther than this from friendly spaces, counted over land only (R4.2-a)."""
    marks = [WAY] * SPACES
    for other, c in enumerate(p.civs):
        if other != seat:
            for space in c.tokens:
                marks[space] = OPEN
    c = p.civs[seat]
    return rings_around(c.cities + c.tokens, distance, marks, p.world.steps(False))[0]
