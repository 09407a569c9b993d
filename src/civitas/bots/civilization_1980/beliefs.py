"""What the steward believes about other hands while the market is open."""

from civitas.bots.civilization_1980.offers import Offer
from civitas.bots.civilization_1980.packages import Bundle
from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT

SHARE = 0.6
"""How many of the cards it cannot see the steward expects with those who have not shown them."""
COLD = 0.4
"""What is left of the hope that a seat collects something after it declined it."""
WARM = 0.6
"""Cards more that a seat is believed to hold of what it asked for."""


class Beliefs:
    """For each seat: what it gives away, what it asked for, what it declined, and what it got from us."""

    def __init__(self, players: int) -> None:
        self.gives: list[set[int]] = [set() for _ in range(players)]
        self.asked: list[set[int]] = [set() for _ in range(players)]
        self.cold: list[list[int]] = [[0] * COMMODITY_COUNT for _ in range(players)]
        self.got: list[list[int]] = [[0] * COMMODITY_COUNT for _ in range(players)]
        self.pending: dict[tuple[int, Bundle], Bundle] = {}
        """Our answers on the table: to whom and with what, and what we would get."""
        self.hand: list[int] = []

    def look(self, sight: Sight, offers: list[Offer], contents: dict[int, Bundle]) -> None:
        """Learn from everything that lies on the table, and from what has become of our own answers."""
        for offer in offers:
            if offer.seat != sight.seat:
                self.gives[offer.seat] |= {kind for kind, _ in contents[offer.slot]}
                self.asked[offer.seat] |= set(offer.wants)
                if offer.reply_to in contents:
                    self.asked[offer.seat] |= {kind for kind, _ in contents[offer.reply_to]}
        self._settle_answers(sight, offers)
        self.hand = sight.hand[:]

    def _settle_answers(self, sight: Sight, offers: list[Offer]) -> None:
        lying = {(offer.to, offer.package) for offer in offers if offer.seat == sight.seat}
        for key in [key for key in self.pending if key not in lying]:
            seat, given = key
            taken = self.pending.pop(key)
            if self._changed(sight.hand, given, taken):
                self.exchanged(seat, given)
            elif sight.hand == self.hand:
                for kind, _ in given:
                    if kind < COMMODITY_COUNT:
                        self.cold[seat][kind] += 1

    def _changed(self, hand: list[int], given: Bundle, taken: Bundle) -> bool:
        """Whether the hand shows that this exchange took place."""
        expected = self.hand[:]
        for kind, count in given:
            expected[kind] -= count
        for kind, count in taken:
            expected[kind] += count
        return expected == hand

    def exchanged(self, seat: int, given: Bundle) -> None:
        """A seat got these cards from us."""
        for kind, count in given:
            if kind < COMMODITY_COUNT:
                self.got[seat][kind] += count
                self.gives[seat].discard(kind)

    def held(self, sight: Sight, seat: int) -> list[float]:
        """How many cards of each commodity a seat is likely to hold and to keep."""
        sizes = sight.hand_sizes
        share = SHARE * sizes[seat] / max(1, sum(sizes) - sizes[sight.seat])
        found = []
        for kind in range(COMMODITY_COUNT):
            if kind in self.gives[seat]:
                found.append(0.0)
            else:
                hope = sight.elsewhere(kind) * share * COLD ** self.cold[seat][kind]
                found.append(hope + WARM * (kind in self.asked[seat]) + 0.7 * self.got[seat][kind])
        return found
