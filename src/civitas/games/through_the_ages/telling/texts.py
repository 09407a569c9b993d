"""What the cards say that a player can read: in hand, in the row, in play, and the one that a question is about."""

from typing import Final

from civitas.core.telling import Question, Said
from civitas.games.through_the_ages.facts.cards import ACTION, LEADER, WONDER
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.telling.things import texts_of

WORDY: Final = (LEADER, WONDER, ACTION)


def readable_texts(p: ThroughTheAges, seat: int | None, question: Question | None) -> dict[str, list[Said]]:
    """By the ids of the cards; whatever does no more than its symbols say has no text."""
    cards = [] if seat is None else [*p.civs[seat].hand, *p.civs[seat].military_hand, *p.civs[seat].kept]
    cards += [*_open_cards(p), *_asking_card(p, question)]
    found = {p.cards[card].name: texts_of(p.edition, card) for card in cards}
    return {name: lines for name, lines in found.items() if lines}


def _open_cards(p: ThroughTheAges) -> list[int]:
    """Leaders, wonders and action cards in the row, leaders and wonders in play: these do more than symbols tell."""
    cards = [card for card in p.row if card >= 0 and p.cards[card].kind in WORDY]
    for c in p.civs:
        cards += [card for card in (c.leader, c.wonder) if card >= 0] + c.wonders
    return cards


def _asking_card(p: ThroughTheAges, question: Question | None) -> list[int]:
    """The card that a question is about."""
    name = question["text"].get("arguments", {}).get("card") if question is not None else None
    return [p.edition.cards.index[name.removeprefix("card-")]] if isinstance(name, str) else []
