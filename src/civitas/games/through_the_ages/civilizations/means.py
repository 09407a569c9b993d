"""What a seat has to act with: actions, resources and prices, as the checks of its actions need them."""

from civitas.games.through_the_ages.civilizations.costs import own_prices, prices_are_plain
from civitas.games.through_the_ages.civilizations.goods import RESOURCES
from civitas.games.through_the_ages.civilizations.paying import affordable
from civitas.games.through_the_ages.civilizations.spending import civil_budget
from civitas.games.through_the_ages.facts.technologies import FIRST_UNIT
from civitas.games.through_the_ages.model import ThroughTheAges


class Means:
    """The means of one seat, worked out once for a whole list of actions; they hold until the position changes."""

    def __init__(self, p: ThroughTheAges, seat: int) -> None:
        c = p.civs[seat]
        symbols = c.symbols
        civil, military = c.civil, c.military + c.extra_military
        science_is_plain = symbols.cooperates < 0 and not c.unit_science
        if c.leader >= 0:
            leader = p.cards[c.leader]
            if leader.military_as_civil:
                civil = civil_budget(p, seat)
            if leader.changes_science_costs:
                science_is_plain = False
        self.p = p
        self.seat = seat
        self.c = c
        self.in_play = c.techs or c.in_play()
        self.civil = civil
        self.military = military
        self.resources = affordable(p, seat, RESOURCES) if symbols.lends_food else c.resources
        self.prices = c.prices or own_prices(p, c)
        self.prices_are_plain = not p.edition.is_first or prices_are_plain(p, seat)
        """Whether the own prices, less a discount, are what has to be paid."""
        self.science_is_plain = science_is_plain
        """Whether the science printed on technologies, less a discount, is what only science points have to pay."""

    @property
    def why_no_civil(self) -> str:
        """The reason why nothing can be done that takes a civil action, or nothing."""
        return "" if self.civil else "civil-actions"

    @property
    def why_no_military(self) -> str:
        """The reason why nothing can be done that takes a military action, or nothing."""
        return "" if self.military else "military-actions"

    def why_no_action(self, tech: int) -> str:
        """The reason why nothing can be done with workers of this technology, or nothing: units are military."""
        return self.why_no_military if tech >= FIRST_UNIT else self.why_no_civil

    def resources_for(self, tech: int) -> int:
        """What can be paid for workers of this technology, with what serves units only."""
        return self.resources + self.c.unit_resources if tech >= FIRST_UNIT else self.resources
