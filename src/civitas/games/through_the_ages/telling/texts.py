"""What the cards say that a player can read: in hand, in the row, in play, and the one that a question is about."""

from typing import Final

from civitas.core.telling import Question, Said
from civitas.games.through_the_ages.facts.cards import ACTION, LEADER, WONDER
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.telling.things import face_lines, texts_of

WORDY: Final = (LEADER, WONDER, ACTION)


def readable_faces(p: ThroughTheAges, seat: int | None) -> dict[str, list[Said]]:
    """What stands on the cards, by their ids; on those that do no more than their symbols say stands nothing."""
    own = [] if seat is None else [*p.civs[seat].hand, *p.civs[seat].military_hand, *p.civs[seat].kept]
    found = {p.cards[card].name: face_lines(p.edition, card) for card in [*own, *_open_cards(p)]}
    return {name: lines for name, lines in found.items() if lines}


def asking_texts(p: ThroughTheAges, question: Question | None) -> dict[str, list[Said]]:
    """What the card does that a question is about, in full, by its id."""
    name = question["text"].get("arguments", {}).get("card") if question is not None else None
    if not isinstance(name, str):
        return {}
    lines = texts_of(p.edition, p.edition.cards.index[name.removeprefix("card-")])
    return {name: lines} if lines else {}


def _open_cards(p: ThroughTheAges) -> list[int]:
    """Leaders, wonders and action cards in the row, leaders and wonders in play: these do more than symbols tell."""
    cards = [card for card in p.row if card >= 0 and p.cards[card].kind in WORDY]
    for c in p.civs:
        cards += [card for card in (c.leader, c.wonder) if card >= 0] + c.wonders
    return cards
