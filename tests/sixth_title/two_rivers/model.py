"""The position: who lives where, and who holds which goods."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from civitas.core.dice import Dice
from civitas.core.position import Position, View
from civitas.core.result import Result, places_by
from civitas.core.storage import INT, INTS, ROWS, Fields
from civitas.core.verbs import ActionSpace
from two_rivers.facts import COPIES, GOODS, HOLDS, PEOPLE, REGIONS
from two_rivers.verbs import SPACE

if TYPE_CHECKING:
    from civitas.core.teller import Teller

NOBODY: Final = -1
CITY_PRICE: Final = 2
"""So many people become a city."""
CITY_WORTH: Final = 2
"""Points of a city, besides that of its region."""


class TwoRivers(Position):
    """One game. Seats, regions and goods are numbers from 0."""

    FIELDS: ClassVar[Fields] = (
        ("owner", INTS),
        ("people", INTS),
        ("cities", INTS),
        ("stock", INTS),
        ("hands", ROWS),
        ("deck", INTS),
        ("sold", INTS),
        ("profit", INTS),
        ("turn", INT),
        ("reveals", INT),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.owner = [NOBODY] * len(REGIONS)
        self.people = [0] * len(REGIONS)
        self.cities = [0] * len(REGIONS)
        self.stock = [PEOPLE] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.sold: list[int] = []
        self.profit = [0] * players
        self.turn = 0

    def space(self) -> ActionSpace:
        return SPACE

    def clone(self) -> "TwoRivers":
        other = TwoRivers(self.players)
        other.owner, other.people, other.cities = self.owner[:], self.people[:], self.cities[:]
        other.stock, other.profit, other.turn = self.stock[:], self.profit[:], self.turn
        other.hands = [hand[:] for hand in self.hands]
        other.deck, other.sold = self.deck[:], self.sold[:]
        self.copy_course(other)
        return other

    def components(self) -> dict[str, int]:
        cards = [*self.deck, *self.sold, *(good for hand in self.hands for good in hand)]
        counted = {good: cards.count(number) for number, good in enumerate(GOODS)}
        for seat in range(self.players):
            counted[f"people-{seat + 1}"] = self.stock[seat] + sum(self.people[each] for each in self.regions_of(seat))
        return counted

    def turn_rule(self) -> str:
        return "turn-a"

    def dump(self) -> dict[str, Any]:
        from two_rivers.stored import dump_position

        return dump_position(self)

    def describe(self) -> dict[str, Any]:
        from two_rivers.scenario import describe

        return describe(self)

    def view_for(self, seat: int | None) -> View:
        from two_rivers.view import view

        return view(self, seat)

    def imagine_for(self, seat: int | None, rng: Dice) -> "TwoRivers":
        from two_rivers.imagine import imagine

        return imagine(self, seat, rng)

    def teller(self) -> "Teller[TwoRivers]":
        from two_rivers.telling import TELLER

        return TELLER

    # What is asked of pieces, and done to them.

    def regions_of(self, seat: int) -> list[int]:
        """The regions where this seat lives."""
        return [place for place, owner in enumerate(self.owner) if owner == seat]

    def cities_of(self, seat: int) -> int:
        """How many cities a seat has."""
        return sum(self.cities[place] for place in self.regions_of(seat))

    def score(self, seat: int) -> int:
        """What the seat has now: regions, cities, and what its goods have brought."""
        return len(self.regions_of(seat)) + CITY_WORTH * self.cities_of(seat) + self.profit[seat]

    def has_room(self, place: int) -> bool:
        """Whether one more can live there."""
        return self.people[place] < HOLDS[place]

    def put(self, seat: int, place: int, count: int) -> None:
        """Let people come to a region, or leave it; whoever has nobody and no city there loses it."""
        self.people[place] += count
        self.owner[place] = seat if self.people[place] or self.cities[place] else NOBODY

    def draw(self, seat: int) -> None:
        """The next good for a seat, as far as there is one: what was sold comes again when nothing is left."""
        if not self.deck:
            self.deck, self.sold = sorted(self.sold), []
            self.dice.shuffle(self.deck)
        if self.deck:
            self.hands[seat].append(self.deck.pop())
            self.hands[seat].sort()
            self.reveals += 1

    def finish(self) -> None:
        """The game is over."""
        scores = [self.score(seat) for seat in range(self.players)]
        keys = [[score, self.cities_of(seat)] for seat, score in enumerate(scores)]
        self.result = Result(places_by(keys), scores, "rounds")
        self.tell("game-over", "end-a", {})


def all_goods() -> list[int]:
    """Every card of goods."""
    return [good for good in range(len(GOODS)) for _ in range(COPIES)]
