"""What a seat has promised about its secret hand: a bid it can pay, a defence it can hold.

Nobody may promise more than he has, so whoever imagines that hand must imagine it strong enough.
"""

from civitas.games.through_the_ages.battles.defence import Defence, defence_value
from civitas.games.through_the_ages.civilizations.ratings import force_of_units
from civitas.games.through_the_ages.events.colonization import (
    Auction,
    Expedition,
    bonus_value,
    most_discards,
    strongest_cards,
)
from civitas.games.through_the_ages.facts.cards import BONUS
from civitas.games.through_the_ages.model import ThroughTheAges


class Promise:
    """A hand that is strong enough for something."""

    def __init__(self, p: ThroughTheAges, seat: int, missing: int) -> None:
        self.p = p
        self.seat = seat
        self.hand: list[int] = p.civs[seat].military_hand
        self.missing = missing
        """What the cards of the hand must add."""

    def is_kept(self) -> bool:
        """Whether the hand is strong enough."""
        raise NotImplementedError

    def value(self, card: int) -> int:
        """What a card adds."""
        raise NotImplementedError

    def is_better(self, card: int, than: int) -> bool:
        """Whether one card could help more than another."""
        p = self.p
        is_bonus, was_bonus = p.cards[card].kind == BONUS, p.cards[than].kind == BONUS
        return is_bonus and (not was_bonus or self.value(card) > self.value(than))


class ForcePromise(Promise):
    """Cards that make a force as strong as the bid."""

    def __init__(self, p: ThroughTheAges, seat: int, missing: int, discards: int) -> None:
        super().__init__(p, seat, missing)
        self.discards = discards
        """Cards that may be discarded for +1."""

    def is_kept(self) -> bool:
        return strongest_cards(self.p, self.seat, self.hand, self.discards) >= self.missing

    def value(self, card: int) -> int:
        return bonus_value(self.p, self.seat, card)


class DefencePromise(Promise):
    """Cards that hold an attack, no more than may still be used."""

    def __init__(self, p: ThroughTheAges, seat: int, missing: int, cards: int) -> None:
        super().__init__(p, seat, missing)
        self.cards = cards

    def is_kept(self) -> bool:
        values = sorted([self.value(card) for card in self.hand], reverse=True)
        return sum(values[: self.cards]) >= self.missing

    def value(self, card: int) -> int:
        return defence_value(self.p, self.seat, card)


def promises_of(p: ThroughTheAges) -> list[Promise]:
    """What is promised in the open questions."""
    promises: list[Promise] = []
    for frame in p.frames:
        if isinstance(frame, Auction) and frame.bidder >= 0:
            promises.append(_force(p, frame.bidder, frame.bid, most_discards(p, frame.bidder)))
        elif isinstance(frame, Expedition):
            left = most_discards(p, frame.seat) - frame.discarded
            promises.append(_force(p, frame.seat, frame.bid - frame.reinforced, left))
        elif isinstance(frame, Defence) and frame.used and p.edition.any_card_defends:
            promises.append(DefencePromise(p, frame.seat, frame.attack - frame.defence, frame.left))
    return promises


def _force(p: ThroughTheAges, seat: int, bid: int, discards: int) -> ForcePromise:
    c = p.civs[seat]
    return ForcePromise(p, seat, bid - force_of_units(p, seat, c.workers) - c.colonization, discards)
