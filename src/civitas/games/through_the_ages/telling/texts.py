"""What the cards say that a player can read: those in hand, and the one that a question is about."""

from civitas.core.telling import Question, Said
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.telling.things import texts_of


def readable_texts(p: ThroughTheAges, seat: int | None, question: Question | None) -> dict[str, list[Said]]:
    """By the ids of the cards; whatever does no more than its symbols say has no text."""
    cards = [] if seat is None else [*p.civs[seat].hand, *p.civs[seat].military_hand, *p.civs[seat].kept]
    asking = _asking_card(p, question)
    found = {p.cards[card].name: texts_of(p.edition, card) for card in [*cards, *asking]}
    return {name: lines for name, lines in found.items() if lines}


def _asking_card(p: ThroughTheAges, question: Question | None) -> list[int]:
    """The card that a question is about."""
    name = question["text"].get("arguments", {}).get("card") if question is not None else None
    return [p.edition.cards.index[name.removeprefix("card-")]] if isinstance(name, str) else []
