"""Playing an action card."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.action_cards import play_card, why_not_play


def why_not(m: Means, argument: int) -> str:
    """The reason why an action card cannot be played, or nothing."""
    return why_not_play(m, m.p.verbs.actions.card[argument])


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a civil action for the card, unless it is spent on what the card develops, and carry it out."""
    card = p.verbs.actions.card[argument]
    if not p.cards[card].develops:
        spend_civil(p, seat, 1)
    play_card(p, seat, card)
