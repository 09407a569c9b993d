"""What the search needs to know of Through the Ages."""

from collections.abc import Hashable, Sequence
from typing import cast

from civitas.bots.search.network import Network
from civitas.bots.search.skill import Skill, margin
from civitas.bots.through_the_ages.features import NAMES, OWN_OUTLOOK, Rivals, features, rivals_of
from civitas.bots.through_the_ages.minister import decide
from civitas.bots.through_the_ages.outlook import worth
from civitas.core.position import Position
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.action_phase import ActionPhase

Taste = Sequence[tuple[int, float]]
"""What somebody likes beyond its worth: places of `features.NAMES` and how much each counts."""


class ThroughTheAgesSkill(Skill):
    """Turns are planned in the action phase; politics and answers to others are played on."""

    def __init__(self, value: Network | None = None, taste: Taste = ()) -> None:
        self.value = value
        """What was learned about margins at the end; without it the rules of thumb judge."""
        self.taste = taste
        self._rivals: Rivals | None = None
        """The rivals while a turn is planned."""

    def names(self) -> list[str]:
        return NAMES

    def begin_turn(self, p: Position, seat: int) -> None:
        game = cast("ThroughTheAges", p)
        self._rivals = rivals_of(game, seat)
        if self.value is not None:
            self.value.start_from(features(game, seat, self._rivals))

    def outlook(self, p: Position, seat: int) -> float:
        game = cast("ThroughTheAges", p)
        if self.value is None and not self.taste:
            return worth(game, seat)
        rivals = self._rivals
        numbers = features(game, seat, rivals if rivals is not None else rivals_of(game, seat))
        found = numbers[OWN_OUTLOOK] if self.value is None else self.value.output(numbers)
        for place, weight in self.taste:
            found += numbers[place] * weight
        return 100 * found

    def advantage(self, p: Position, seat: int) -> float:
        """Beside the best of the rivals, for only the first place counts."""
        game = cast("ThroughTheAges", p)
        if p.result is not None:
            return margin(p.result.scores, seat)
        if self.value is not None:
            return 100 * self.value.output(features(game, seat, rivals_of(game, seat)))
        best = -1e9
        for other in game.seats():
            if other != seat:
                best = max(best, worth(game, other))
        return worth(game, seat) - best

    def features(self, p: Position, seat: int) -> list[float]:
        game = cast("ThroughTheAges", p)
        return features(game, seat, rivals_of(game, seat))

    def is_out(self, p: Position, seat: int) -> bool:
        return cast("ThroughTheAges", p).civs[seat].is_gone == 1

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
