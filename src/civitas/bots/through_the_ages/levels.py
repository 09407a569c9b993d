"""The five levels of Through the Ages, the weakest first."""

from functools import cache, partial

from civitas.bots.search.budget import Budget
from civitas.bots.search.network import Network, read_network
from civitas.bots.search.searcher import Searcher
from civitas.bots.through_the_ages.features import NAMES
from civitas.bots.through_the_ages.skill import Taste, ThroughTheAgesSkill

PACKAGE = "civitas.bots.through_the_ages"
LOVE_OF_CULTURE: Taste = (
    (NAMES.index("own_culture_to_come"), 0.8),
    (NAMES.index("own_strength"), -0.25),
    (NAMES.index("own_science_rate"), -0.2),
    (NAMES.index("own_resource_production"), -0.3),
)
"""Culture now rather than science and resources for later, and as few soldiers as possible."""


def scribe(seed: int) -> Searcher:
    """Loves culture and quick results, and hardly thinks of an army or of tomorrow."""
    return Searcher(ThroughTheAgesSkill(taste=LOVE_OF_CULTURE), Budget(width=1), seed)


def architect(seed: int) -> Searcher:
    """Plans the actions of a turn as a whole; politics by rules of thumb."""
    return Searcher(ThroughTheAgesSkill(), Budget(width=6), seed)


def chancellor(title_id: str, seed: int) -> Searcher:
    """Plans more widely, and judges by what was learned from many games."""
    return Searcher(ThroughTheAgesSkill(_value(title_id)), Budget(width=16), seed)


def sovereign(title_id: str, seed: int) -> Searcher:
    """Also plays the best plans, and every question of politics, on to its next turn in several worlds."""
    return Searcher(ThroughTheAgesSkill(_value(title_id)), Budget(width=16, plans=4, worlds=4, turns=1), seed)


chancellor_2006 = partial(chancellor, "through-the-ages-2006")
chancellor_2015 = partial(chancellor, "through-the-ages-2015")
sovereign_2006 = partial(sovereign, "through-the-ages-2006")
sovereign_2015 = partial(sovereign, "through-the-ages-2015")


def _value(title_id: str) -> Network:
    """What was learned; each bot adds up for itself."""
    return _stored(title_id).copy()


@cache
def _stored(title_id: str) -> Network:
    return read_network(PACKAGE, f"values/{title_id}.json", "margin")
