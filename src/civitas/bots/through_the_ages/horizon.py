"""How long the game will last."""

from civitas.games.through_the_ages.model import ThroughTheAges

CARDS_PER_ROUND = {2: 7.8, 3: 8.8, 4: 9.4}
"""Civil cards that leave the decks in a round between people, by the number of players."""


def turns_left(p: ThroughTheAges) -> float:
    """Own turns still to come, the running one included."""
    if p.last_round:
        return float(p.last_round - p.round + 1)
    cards = p.civil_left
    for age in range(p.age + 1, p.setting.last_deck + 1):
        cards += len(p.civil_decks[age])
    return 1.5 + cards / CARDS_PER_ROUND[max(2, p.playing())]
