"""What the search needs to know of Civilization (2010)."""

from collections.abc import Hashable, Sequence
from typing import Final, cast

from civitas.bots.civilization_2010.alternatives import alternatives
from civitas.bots.civilization_2010.features import NAMES, features
from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.value import turns_to_go, value
from civitas.bots.civilization_2010.ways import nearest_way
from civitas.bots.search.network import Network
from civitas.bots.search.skill import Skill
from civitas.core.position import Position
from civitas.core.result import Result
from civitas.games.civilization_2010.facts.timing import START_OF_TURN
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.city_management import CityManagement
from civitas.games.civilization_2010.verbs import DONE_CODE

MOST_OPTIONS = 6
LIKING: Final = 5.0
"""Turns that a number of one stands for where a taste is added to them."""


class Civilization2010Skill(Skill):
    """City Management is planned as a whole; all else goes by the policy, or is played on."""

    def __init__(self, value: Network | None = None, taste: Sequence[tuple[int, float]] = ()) -> None:
        self.value = value
        """What was learned; without it the turns to a victory judge."""
        self.taste = taste

    def names(self) -> list[str]:
        return NAMES

    def outlook(self, p: Position, seat: int) -> float:
        game = cast("Civilization2010", p)
        if game.result is not None:
            return value(game, seat)
        if self.value is not None:
            return self.value.output(features(game, seat))
        found = -turns_to_go(game, seat)
        if self.taste:
            numbers = features(game, seat)
            for place, weight in self.taste:
                found += LIKING * weight * numbers[place]
        return found

    def advantage(self, p: Position, seat: int) -> float:
        game = cast("Civilization2010", p)
        return value(game, seat) if self.value is None or game.result is not None else self.outlook(p, seat)

    def features(self, p: Position, seat: int) -> list[float]:
        return features(cast("Civilization2010", p), seat)

    def has_begun(self, p: Position) -> bool:
        return cast("Civilization2010", p).turn > 0

    def options(self, p: Position, seat: int) -> list[int]:
        game = cast("Civilization2010", p)
        way = nearest_way(game, seat)
        return alternatives(game, seat, way, answer(game, seat, way), MOST_OPTIONS)

    def policy(self, p: Position, seat: int) -> int:
        game = cast("Civilization2010", p)
        return answer(game, seat, nearest_way(game, seat))

    def is_own_phase(self, p: Position, seat: int) -> bool:
        if p.result is not None or not (p.frames[-1].asked >> seat) & 1:
            return False
        return any(isinstance(frame, CityManagement) and frame.seat == seat for frame in p.frames)

    def ends_phase(self, p: Position, seat: int) -> int:
        return DONE_CODE if isinstance(p.frames[-1], CityManagement) else -1

    def is_own_turn(self, p: Position, seat: int) -> bool:
        """All take their turns together, phase by phase: a turn is over when the next one starts."""
        return cast("Civilization2010", p).phase != START_OF_TURN

    def lead(self, result: Result, seat: int) -> float:
        """Coins decide only some games, so a victory is as good as another."""
        return 1.0 if seat in result.winners else -1.0

    def key(self, p: Position, seat: int) -> Hashable:
        game = cast("Civilization2010", p)
        e = game.empires[seat]
        asking = "" if isinstance(p.frames[-1], CityManagement) else repr(p.frames[-1].dump())
        return (
            asking, len(p.frames), game.turn, game.phase, game.active, e.trade, e.culture, e.step, e.techs,
            e.government, e.used, tuple(e.actions), tuple(e.acted), tuple(e.programs), tuple(e.walls), tuple(e.bonus),
            tuple(e.coins), tuple(e.resources), tuple(e.tokens), tuple(e.events), tuple(e.people), tuple(e.units),
            tuple(e.policies), tuple(e.armies), tuple(e.scouts), tuple(game.piece),
        )  # fmt: skip
