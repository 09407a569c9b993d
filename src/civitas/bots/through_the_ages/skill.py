"""What the search needs to know of Through the Ages."""

from collections.abc import Hashable
from typing import cast

from civitas.bots.search.skill import Skill
from civitas.bots.through_the_ages.minister import decide
from civitas.bots.through_the_ages.outlook import worth
from civitas.core.position import Position
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.action_phase import ActionPhase


class ThroughTheAgesSkill(Skill):
    """Turns are planned in the action phase; politics and answers to others are played on."""

    def outlook(self, p: Position, seat: int) -> float:
        return worth(cast("ThroughTheAges", p), seat)

    def advantage(self, p: Position, seat: int) -> float:
        """Beside the best of the rivals, for only the first place counts."""
        game = cast("ThroughTheAges", p)
        best = -1e9
        for other in game.seats():
            if other != seat:
                best = max(best, worth(game, other))
        return worth(game, seat) - best

    def options(self, p: Position, seat: int) -> list[int]:
        verbs = cast("ThroughTheAges", p).verbs
        unwanted = (verbs.resign_code, verbs.stay_code, verbs.by_hand_code)
        return [action for action in p.legal(seat) if action not in unwanted]

    def policy(self, p: Position, seat: int) -> int:
        return decide(cast("ThroughTheAges", p), seat)

    def is_own_phase(self, p: Position, seat: int) -> bool:
        return p.result is None and (p.frames[-1].asked >> seat) & 1 == 1 and self._acts(p, seat)

    def _acts(self, p: Position, seat: int) -> bool:
        """Whether the seat is in its action phase, perhaps with a choice of its own on top."""
        for frame in p.frames:
            if isinstance(frame, ActionPhase):
                return frame.seat == seat
        return False

    def ends_phase(self, p: Position, seat: int) -> int:
        return cast("ThroughTheAges", p).verbs.done_code if isinstance(p.frames[-1], ActionPhase) else -1

    def is_own_turn(self, p: Position, seat: int) -> bool:
        return cast("ThroughTheAges", p).active == seat

    def key(self, p: Position, seat: int) -> Hashable:
        game = cast("ThroughTheAges", p)
        c = game.civs[seat]
        return (
            p.frames[-1].name(), len(p.frames), tuple(game.row), tuple(sorted(c.hand)), tuple(c.workers),
            tuple(c.stored), tuple(c.military_hand), c.unused, c.yellow, c.blue, c.civil, c.military, c.science,
            c.culture, c.leader, c.government, c.wonder, c.stages, c.tactic, tuple(c.wonders), tuple(c.specials),
            c.strength,
        )  # fmt: skip
