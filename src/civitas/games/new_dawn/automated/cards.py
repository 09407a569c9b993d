"""What all focus cards of the automated player have in common."""

from typing import Final

from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FocusCard
from civitas.games.new_dawn.facts.kinds import SLOTS

LAST_SLOT: Final = SLOTS - 1
"""The card in slot 5 is resolved (A3.3-a)."""
NUMBER: Final = SLOTS
"""Every card works with the number of slot 5: it reaches all terrain except water (A3.4-a)."""


def _rule(card: FocusCard) -> str:
    return f"automa.as_{card.id.removeprefix('automa-').replace('-', '_')}"


CARD_RULES: Final[list[str]] = [_rule(card) for card in AUTOMA_CARDS]
"""The rule that says what a card does."""
