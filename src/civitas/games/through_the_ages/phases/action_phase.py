"""The action phase: civil and military actions in any order."""

from civitas.core.frames import frame
from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.actions.acts import ACT_OF_VERB, why_not_yet
from civitas.games.through_the_ages.actions.offers import offers
from civitas.games.through_the_ages.civilization import MAY_LEAVE
from civitas.games.through_the_ages.civilizations.means import Means
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.resignation import leaving_loss


@frame("ActionPhase", asks="seat")
class ActionPhase(Frame[ThroughTheAges]):
    """A seat acts until it has enough. What it may do is said verb by verb in `actions`."""

    seat: int

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return offers(Means(p, seat))

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        reason = self._reason(p, seat, action)
        return p.no(reason) if reason else None

    def _reason(self, p: ThroughTheAges, seat: int, action: int) -> str:
        number = p.verbs.number_of[action]
        act = ACT_OF_VERB[number]
        if act is None:
            return why_not_yet(p) or "phase"
        reason = "" if act.from_the_first_round else why_not_yet(p)
        return reason or act.why_not(Means(p, seat), p.verbs.argument_of[action])

    def loss(self, p: ThroughTheAges, seat: int, action: int) -> Loss | None:
        if action != p.verbs.resign_code:
            return None
        return leaving_loss(p, p.civs[seat].has_used(MAY_LEAVE))

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        number = p.verbs.number_of[action]
        act = ACT_OF_VERB[number]
        assert act is not None
        c = p.civs[seat]
        if c.used & MAY_LEAVE and not act.is_about_leaving:
            c.used &= ~MAY_LEAVE
        act.do(p, seat, p.verbs.argument_of[action])
