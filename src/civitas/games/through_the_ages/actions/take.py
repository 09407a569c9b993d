"""Taking a card from the row."""

from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.row import spaces_to_take, take_card, take_cost, why_not_take


def offer(m: Means, actions: list[int]) -> None:
    """Every card that the civil actions suffice for."""
    base = m.p.verbs.take.base
    for space in spaces_to_take(m.p, m.seat, m.civil):
        actions.append(base + space)


def why_not(m: Means, space: int) -> str:
    """The reason why the card on a space cannot be taken, or nothing."""
    return why_not_take(m.p, m.seat, space, m.civil)


def do(p: ThroughTheAges, seat: int, space: int) -> None:
    """Pay for a card and take it."""
    spend_civil(p, seat, take_cost(p, seat, space))
    take_card(p, seat, space)
