"""The science cards of the automated player: the tech dial, better focus cards, and Nuclear Power."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.automated.bonus import bonus_tokens, spend_trade
from civitas.games.new_dawn.automated.cards import CARD_RULES, NUMBER
from civitas.games.new_dawn.automated.priorities import draw, pick
from civitas.games.new_dawn.civilizations.gains import gain_trade
from civitas.games.new_dawn.civilizations.tech_dial import replace_card, turn_dial
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, KIND_OF, LEVEL_OF, card_of
from civitas.games.new_dawn.facts.kinds import LEVELS, SLOTS
from civitas.games.new_dawn.map.pieces import destroy_piece, space_name
from civitas.games.new_dawn.model import CAPITAL, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.verbs import LOSE
from civitas.games.new_dawn.view_types import Question

# The steps of a science card.
FIRST_PART: Final = 0
DIAL: Final = 1

NUCLEAR_POWER: Final = "automa.as_nuclear_power"


def begin_science(p: NewDawn, slot: int) -> None:
    """Resolve the science card in this slot."""
    p.push(AutomaScience(slot))


@frame("AutomaScience")
class AutomaScience(Frame[NewDawn]):
    """What the card does first, then the dial."""

    slot: int = 0
    step: int = FIRST_PART

    def resume(self, p: NewDawn) -> None:
        if self.step == FIRST_PART:
            self.step = DIAL
            self._begin(p)
            return
        p.pop()
        advance(p, self.slot)

    def _begin(self, p: NewDawn) -> None:
        card = p.card(p.automa, self.slot)
        if card.gains_trade:
            gain_trade(p, p.automa, 1, CARD_RULES[card.index])
        if card.upgrades:
            raise_lowest_card(p)
        if card.razes:
            p.push(Razing())


# The dial.


def advance(p: NewDawn, slot: int) -> None:
    """Turn the dial by 5 and everything spent, and take a better card for each level space (A6.7-a, A4.7-a).

    If the card in the slot is replaced meanwhile, its successor lies there and is not resolved (A4.7-b, N52).
    """
    spaces = NUMBER + bonus_tokens(p, slot)
    trade = p.civs[p.automa].trade[slot]
    spend_trade(p, slot, trade, "all-tokens", "A6.7-a")
    for level in turn_dial(p, p.automa, spaces + trade):
        gain_card(p, level)


def gain_card(p: NewDawn, level: int) -> None:
    """Replace a card of the lowest level by that of this level (A4.6-a), or by the next level (A4.8-a, A4.8-c)."""
    row = p.civs[p.automa].row
    lowest = min([LEVEL_OF[card] for card in row])
    if lowest == LEVELS:
        p.tell("nothing-to-learn", "A4.9-a", {"seat": p.automa, "level": level})
        return
    slot, criterion = draw(p, [slot for slot in range(SLOTS) if LEVEL_OF[row[slot]] == lowest])
    _choose_card(p, slot, criterion, "A4.6-a")
    if lowest < level:
        _raise_card(p, slot, level, "A4.6-a")
    else:
        _raise_card(p, slot, lowest + 1, "A4.8-a" if lowest == level else "A4.8-c")


def raise_lowest_card(p: NewDawn) -> None:
    """Replace the card of the lowest level in the highest slot by the next one of its kind (A10.6-a)."""
    row = p.civs[p.automa].row
    slots = [slot for slot in range(SLOTS) if LEVEL_OF[row[slot]] < LEVELS]
    if not slots:
        return
    levels = [-LEVEL_OF[row[slot]] for slot in slots]
    slot, criterion = pick(p, slots, [("criterion-lowest-level", levels), ("criterion-highest-slot", slots)])
    _choose_card(p, slot, criterion, "A10.6-a")
    _raise_card(p, slot, LEVEL_OF[row[slot]] + 1, "A10.6-a")


def _choose_card(p: NewDawn, slot: int, criterion: str, rule: str) -> None:
    card = AUTOMA_CARDS[p.civs[p.automa].row[slot]]
    names = {"card": card.name, "criterion": criterion}
    p.tell("automa-chose-card", rule, {"seat": p.automa, "slot": slot + 1, **names})


def _raise_card(p: NewDawn, slot: int, level: int, rule: str) -> None:
    replace_card(p, p.automa, slot, card_of(KIND_OF[p.civs[p.automa].row[slot]], level), rule)


# Nuclear Power.


@frame("Razing")
class Razing(Frame[NewDawn]):
    """Everybody else chooses an own city, one after the other and openly; then all are destroyed (A10.5-a, N20)."""

    asked_seats: int = 0
    """How many have had their turn to choose, clockwise from the automated player."""
    chosen: list[int] = EMPTY_LIST
    """The spaces of the cities chosen so far."""

    def question(self, p: NewDawn, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self._seat(p), "chosen": [space_name(space) for space in self.chosen]}

    def _seat(self, p: NewDawn) -> int:
        return (p.automa + 1 + self.asked_seats) % p.players

    def resume(self, p: NewDawn) -> None:
        seat = self._seat(p)
        if seat == p.automa:
            p.pop()
            raze(p, self.chosen)
            return
        cities = losable_cities(p, seat)
        if len(cities) > 1:
            self.asked = 1 << seat
        elif cities:
            self._choose(p, cities[0])
        else:
            self.asked_seats += 1

    def _choose(self, p: NewDawn, space: int) -> None:
        p.tell("city-given-up", NUCLEAR_POWER, {"seat": self._seat(p), "space": space_name(space)})
        self.chosen.append(space)
        self.asked_seats += 1

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [LOSE.code(space) for space in losable_cities(p, seat)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(NUCLEAR_POWER)

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        self.asked = 0
        self._choose(p, LOSE.first(action))


def losable_cities(p: NewDawn, seat: int) -> list[int]:
    """The cities of a seat without the capital."""
    return [space for space in p.civs[seat].cities if p.piece[space] != CAPITAL]


def raze(p: NewDawn, cities: list[int]) -> None:
    """Destroy these cities and every control token next to any of them, whosever it is (Q45)."""
    around = {other for space in cities for other in p.world.neighbours[space]}
    tokens = [space for space in sorted(around) if p.piece[space] in (TOKEN, REINFORCED)]
    for space in cities + tokens:
        p.tell("destroyed", NUCLEAR_POWER, {"seat": p.automa, "other": p.owner[space], "space": space_name(space)})
        destroy_piece(p, space)
