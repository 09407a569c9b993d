"""What counts for how much to those who reckon in turns, and what was found by playing at each kind of table."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from civitas.games.new_dawn.model import NewDawn

TWO: Final = "two"
MORE: Final = "more"
AUTOMATED: Final = "automated"
TABLES: Final = (TWO, MORE, AUTOMATED)
"""Two people, more of them, and anybody beside the automated player: what wins is not the same."""
DUEL: Final = 2


class Weights:
    """What means count for, and how long things usually take; all in turns where nothing else is said."""

    def __init__(self) -> None:
        self.city = 0.3
        self.mature = 0.2
        self.token = 0.05
        self.reinforced = 0.06
        self.level = 0.3
        self.slot = 0.03
        self.dial = 0.25
        self.trade: list[float] = [0.03, 0.03, 0.02, 0.03, 0.06]
        """A trade token on a card of each kind: culture, science, economy, industry, military."""
        self.resource = 0.1
        self.natural = 0.4
        self.wonder = 0.5
        self.envoy = 0.8
        self.pact = 0.3
        self.caravan = 0.015
        """For each space that a caravan is nearer to somewhere new."""
        self.placed: list[float] = [2.2, 2.2, 3.1, 3.6]
        """Control tokens that a culture card of each level brings in a turn."""
        self.dial_speed = 4.5
        """Spaces of the dial for a turn of science."""
        self.city_turns = 1.15
        """For a new city."""
        self.new_city_land = 3.5
        """Spaces around a new city to be covered."""
        self.new_city_coast = 3.0
        """Coasts that a new city gives access to, its own included."""
        self.natural_next = 1.2
        """For a natural wonder next to an own city."""
        self.natural_turns = 2.0
        """For one elsewhere, and `natural_step` for each space to it."""
        self.natural_step = 0.3
        self.march = 0.6
        """For each space that a target is out of range."""
        self.attack = 1.0
        """For an attack that cannot fail."""


USUAL: Final = Weights()
"""The weights of the planner."""


class PlanWeights(Weights):
    """The same, and how the turns to an agenda are reckoned and compared."""

    def __init__(self, rival: float = 0.3) -> None:
        super().__init__()
        self.rival = rival
        """What a turn that the leading rival needs is worth; with more of them all gain by it, and it is shared out."""
        self.card = 0.8
        """A completed card cannot be lost again."""
        self.lacking = 0.42
        """Turns to come by one more production."""
        self.ready = 0.8
        """What a token that lies ready counts for, measured by what it will do."""
        self.other_way = 0.12
        """How much the slower agenda of a card counts too: plans change."""
        self.wait: list[float] = [0.1, 0.2, 0.0, 0.3, 0.3]
        """Turns for each slot that the card of a kind is below the fifth, if the last agenda needs it."""
        self.building = 1.0
        """For a wonder that is paid for."""
        self.danger = 1.0
        """How much barbarians next to own pieces are feared, and rivals next to weakly defended cities."""
        self.exposure = 1.0
        self.long = 10.0
        """With so many turns to go means count in full."""
        self.early = 0.35
        """How much of what lies on the way counts: what is done at once cannot be put off for ever."""
        self.trust = 10.0
        """Turns that a game sure to be won is better than an open one, by what was learned."""


PLAN: Final = PlanWeights()


def table_of(p: NewDawn) -> str:
    """What kind of table this is."""
    if p.automa >= 0:
        return AUTOMATED
    return TWO if p.players == DUEL else MORE


@cache
def tuned_weights(table: str) -> PlanWeights:
    """What has won most at tables of this kind; `bench/tune_new_dawn.py` finds it."""
    file = resources.files("civitas.bots.new_dawn").joinpath("values/new-dawn-weights.json")
    return weights_of(json.loads(file.read_text(encoding="utf-8"))[table])


def weights_of(stored: dict[str, Any]) -> PlanWeights:
    """Weights from plain data; what is not named there is as usual."""
    weights = PlanWeights()
    for name, value in stored.items():
        assert hasattr(weights, name), name
        setattr(weights, name, value)
    return weights
