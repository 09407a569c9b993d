"""Colonies: gaining, losing and taking them, with what they give for good and at once."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES
from civitas.games.through_the_ages.civilizations.paying import collect
from civitas.games.through_the_ages.civilizations.tokens import change_tokens
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges


def gain_colony(p: ThroughTheAges, seat: int, card: int, at_once: bool) -> None:
    """Put a territory into play as a colony: what it gives for good first, then (if wanted) what it gives at once."""
    p.civs[seat].colonies.append(card)
    p.refresh(seat)
    if at_once:
        p.push(Settlement(seat, card))
    change_tokens(p, seat, p.cards[card].yellow, p.cards[card].blue)


def lose_colony(p: ThroughTheAges, seat: int, card: int) -> None:
    """A colony goes to the discards; only what it gave for good is lost."""
    _give_up(p, seat, card)
    p.discard_military(card, EVERY_SEAT)
    p.report("colony-lost", "colony-lost", {"seat": seat, "card": p.cards[card].name})


def take_colony(p: ThroughTheAges, seat: int, other: int, card: int) -> None:
    """A colony changes hands, with what it gives for good."""
    _give_up(p, other, card)
    p.report("colony-taken", "colony-stolen", {"seat": seat, "other": other, "card": p.cards[card].name})
    gain_colony(p, seat, card, False)


def _give_up(p: ThroughTheAges, seat: int, card: int) -> None:
    p.civs[seat].colonies.remove(card)
    p.refresh(seat)
    change_tokens(p, seat, -p.cards[card].yellow, -p.cards[card].blue)


@frame("Settlement")
class Settlement(Frame[ThroughTheAges]):
    """What a new colony gives at once; it waits until the blue tokens of the colony have been settled."""

    seat: int = 0
    card: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        p.pop()
        seat, card = self.seat, p.cards[self.card]
        if card.gain_science:
            p.report_card("science", self.card, {"seat": seat, "points": p.learn(seat, card.gain_science)})
        if card.gain_culture:
            p.report_card("culture", self.card, {"seat": seat, "points": p.score(seat, card.gain_culture)})
        if card.gain_population:
            p.report_card("settlers", self.card, {"seat": seat, "count": p.grow(seat, card.gain_population)})
        if card.gain_cards:
            p.draw_military(seat, card.gain_cards)
        collect(p, seat, FOOD, card.gain_food)
        collect(p, seat, RESOURCES, card.gain_resources)
