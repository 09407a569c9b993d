"""The regent: habits like the steward's, in the manner that imagined worlds recommend for the turn."""

from civitas.bots.civilization_1980.foresight import NATIONS_FRAME, best_action, best_manner, best_nation, different
from civitas.bots.civilization_1980.habits import Habits, sound
from civitas.bots.civilization_1980.manner import PLAIN, Manner
from civitas.bots.civilization_1980.survey import Survey
from civitas.bots.civilization_1980.suspects import red_to_come
from civitas.bots.search.network import Network
from civitas.core.dice import Dice
from civitas.core.position import Perspective, Position
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.verbs import DONE_CODE


def manners_like(base: Manner) -> list[Manner]:
    """Other ways to settle, build, sail and fight for somebody of this manner."""
    return [
        base,
        base._replace(reserve=0, roomy_reserve=2, early_reserve=4),
        base._replace(reserve=8),
        base._replace(reserve=14, roomy_reserve=16),
        base._replace(reserve=4, roomy_reserve=4, early_reserve=8),
        base._replace(fleet=2, plenty=4),
        base._replace(fleet=4, plenty=8),
        base._replace(fleet=0),
        base._replace(spoils=0.0),
        base._replace(spoils=1.0, stormed=60.0),
        base._replace(stormed=120.0),
        base._replace(razed=60.0, stormed=80.0),
    ]


class Regent:
    """Looks a few rounds ahead before it builds ships, moves and founds cities; the rest goes by habit."""

    def __init__(
        self,
        seed: int,
        manner: Manner = PLAIN,
        worlds: int = 2,
        rounds: int = 2,
        opening: int = 8,
        value: Network | None = None,
    ) -> None:
        self.dice = Dice.seeded(seed)
        self.habits = Habits(Dice.seeded(seed))
        self.worlds = worlds
        self.rounds = rounds
        self.opening = opening
        """The first thoughts go on to this round: what is settled early pays late."""
        self.value = value
        """What was learned about margins at the end; without it the rules of thumb judge."""
        self.base = manner
        self.manner = manner
        self.thought = ""

    def choose(self, perspective: Perspective) -> int:
        """A legal action."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        return sound(perspective, legal, self._choice(perspective, legal))

    def _choice(self, perspective: Perspective, legal: list[int]) -> int:
        world = self._imagine(perspective)
        seat = perspective.seat
        assert seat is not None
        assert isinstance(world, Civilization1980)
        frame = world.frames[-1].name()
        if frame == NATIONS_FRAME and self.worlds:
            return best_nation(world, seat, legal, self.opening)
        if frame in ("Ships", "Movement") and self.worlds:
            self._think(perspective, world, seat)
        choice = self.habits.choice(Survey(world, seat, self.manner), legal)
        if frame == "Cities" and self.worlds and choice != DONE_CODE:
            return self._found_or_not(perspective, world, seat, choice)
        return choice

    def _found_or_not(self, perspective: Perspective, world: Civilization1980, seat: int, choice: int) -> int:
        """Whether to found a city that would bring a red calamity: who has more of them draws later, and deeper."""
        cities = world.city_count[seat]
        if red_to_come(world, seat, cities + 1) <= red_to_come(world, seat, cities):
            return choice
        last = max(world.round + self.rounds, self.opening)
        return best_action(self._worlds(perspective, world), seat, [choice, DONE_CODE], self.manner, last, self.value)

    def _worlds(self, perspective: Perspective, world: Position) -> list[Position]:
        return [world] + [self._imagine(perspective) for _ in range(self.worlds - 1)]

    def _imagine(self, perspective: Perspective) -> Position:
        world = perspective.imagine(self.dice)
        world.silence()
        return world

    def _think(self, perspective: Perspective, world: Civilization1980, seat: int) -> None:
        """Choose the manner for this phase."""
        phase = f"{world.round}.{world.phase}"
        if phase == self.thought:
            return
        self.thought = phase
        manners = different(world, seat, manners_like(self.base))
        if len(manners) == 1:
            self.manner = manners[0]
            return
        last = max(world.round + self.rounds, self.opening)
        self.manner = best_manner(self._worlds(perspective, world), seat, manners, last, self.value)
