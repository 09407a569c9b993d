"""What a player of Through the Ages holds or has laid and others do not see."""

from civitas.core.telling import Said, say
from civitas.games.through_the_ages.knowledge import knows_current, knows_future
from civitas.games.through_the_ages.model import ThroughTheAges


def secrets_of(p: ThroughTheAges, seat: int) -> list[Said]:
    """Military cards, what is kept for the end, and the events that the seat knows."""
    c = p.civs[seat]
    current = [card for place, card in enumerate(p.current) if knows_current(p, place, seat)]
    future = [card for place, card in enumerate(p.future) if knows_future(p, place, seat)]
    # Sorted, for nobody knows how the events that were laid lie among the current ones.
    held = {"secret-military": c.military_hand, "secret-kept": c.kept, "secret-events": sorted(current + future)}
    return [say(message, cards=[p.cards[card].name for card in cards]) for message, cards in held.items() if cards]
