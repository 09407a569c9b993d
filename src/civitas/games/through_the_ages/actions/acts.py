"""The verbs of the action phase: to each the reason why it may be refused, and what it does."""

from collections.abc import Callable
from typing import Final

from civitas.games.through_the_ages.actions import (
    adopt,
    arm,
    by_hand,
    construct,
    copy_tactic,
    develop,
    done,
    draw,
    lead,
    leave,
    muster,
    play,
    populate,
    revolt,
    stage_theater,
    substitute,
    take,
    welcome,
    work,
)
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.facts.editions import NEW
from civitas.games.through_the_ages.model import ThroughTheAges


class Act:
    """A verb of the action phase."""

    def __init__(
        self,
        why_not: Callable[[Means, int], str],
        do: Callable[[ThroughTheAges, int, int], None],
        *,
        from_the_first_round: bool = False,
        is_about_leaving: bool = False,
    ) -> None:
        self.why_not = why_not
        """The reason why it cannot be done with this argument, or nothing."""
        self.do = do
        self.from_the_first_round = from_the_first_round
        self.is_about_leaving = is_about_leaving
        """Whether it only says who wants to leave, so that it is not too late to do so afterwards."""


ACTS: Final[dict[str, Act]] = {
    "take": Act(take.why_not, take.do, from_the_first_round=True),
    "populate": Act(populate.why_not, populate.do),
    "build": Act(work.why_no_building, work.do_build),
    "upgrade": Act(work.why_no_upgrade, work.do_upgrade),
    "convert": Act(stage_theater.why_not, stage_theater.do),
    "destroy": Act(work.why_no_destruction, work.do_destroy),
    "lead": Act(lead.why_not, lead.do),
    "construct": Act(construct.why_not, construct.do),
    "develop": Act(develop.why_not, develop.do),
    "revolt": Act(revolt.why_not, revolt.do),
    "play": Act(play.why_not, play.do),
    "adopt": Act(adopt.why_not, adopt.do),
    "copy": Act(copy_tactic.why_not, copy_tactic.do),
    "muster": Act(muster.why_not, muster.do),
    "welcome": Act(welcome.why_not, welcome.do),
    "arm": Act(arm.why_not, arm.do),
    "substitute": Act(substitute.why_not, substitute.do),
    "draw": Act(draw.why_not, draw.do),
    "by-hand": Act(by_hand.why_not, by_hand.do),
    "done": Act(done.why_not, done.do, from_the_first_round=True),
    "resign": Act(leave.why_not, leave.do, from_the_first_round=True, is_about_leaving=True),
    "stay": Act(leave.why_not_stay, leave.do_stay, from_the_first_round=True, is_about_leaving=True),
}
"""By the names of the verbs."""

ACT_OF_VERB: Final[list[Act | None]] = [ACTS.get(verb.name) for verb in NEW.verbs.space.verbs]
"""The same by the numbers of the verbs, which are alike in both editions; None if a verb belongs to another phase."""


FIRST_ROUND: Final = 1
"""In this round nothing but taking cards is possible."""


def why_not_yet(p: ThroughTheAges) -> str:
    """The reason why nothing but taking cards is possible, or nothing."""
    return "first-round" if p.round == FIRST_ROUND else ""
