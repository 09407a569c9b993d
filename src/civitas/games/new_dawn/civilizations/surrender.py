"""Cards that have to be given back because Potala Palace is lost (N48)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.new_dawn.civilizations.treaties import give_back_pact
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT
from civitas.games.new_dawn.facts.wonders import POTALA_PALACE, WONDER_ABILITIES
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import GIVE_BACK

RULE: Final = "wonder.potala_palace"


def pact_limit(p: NewDawn, seat: int) -> int:
    """How many cards of each rival a seat may hold (R11.2-a)."""
    return WONDER_ABILITIES[POTALA_PALACE].cards_of_rival if p.wields(seat, POTALA_PALACE) else 1


def give_back_pacts(p: NewDawn, seat: int) -> None:
    """Ask a seat to give cards back if it holds too many."""
    if surplus(p, seat):
        p.push(Surrender(seat))


def surplus(p: NewDawn, seat: int) -> list[int]:
    """The cards of rivals from whom a seat holds too many."""
    limit = pact_limit(p, seat)
    cards = []
    for giver in range(p.players):
        held = p.pacts_of(seat, giver)
        if len(held) > limit:
            cards += [giver * PACT_COUNT + pact for pact in held]
    return cards


@frame("Surrender")
class Surrender(Frame[NewDawn]):
    """Somebody who has lost Potala Palace gives cards of choice back until one of each rival is left."""

    seat: int = 0

    def resume(self, p: NewDawn) -> None:
        if surplus(p, self.seat):
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: NewDawn, seat: int) -> list[int]:
        return [GIVE_BACK.code(card) for card in surplus(p, seat)]

    def objection(self, p: NewDawn, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(RULE)

    def answer(self, p: NewDawn, seat: int, action: int) -> None:
        card = GIVE_BACK.first(action)
        self.asked = 0
        give_back_pact(p, card // PACT_COUNT, card % PACT_COUNT, RULE)
