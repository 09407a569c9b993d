"""Developing technologies, and governments peacefully."""

from civitas.games.through_the_ages.civilizations.developing import develop, why_no_science, why_not_develop
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.civilizations.spending import spend_civil
from civitas.games.through_the_ages.model import ThroughTheAges


def offer(m: Means, card: int, actions: list[int]) -> None:
    """A technology in hand, where there is a civil action for it."""
    if not why_no_science(m, card):
        actions.append(m.p.verbs.develop.base + m.p.verbs.technologies.place[card])


def why_not(m: Means, argument: int) -> str:
    """The reason why a technology cannot be developed, or nothing."""
    return why_not_develop(m, m.p.verbs.technologies.card[argument]) or m.why_no_civil


def do(p: ThroughTheAges, seat: int, argument: int) -> None:
    """Spend a civil action and science and put a technology into play."""
    spend_civil(p, seat, 1)
    develop(p, seat, p.verbs.technologies.card[argument])
