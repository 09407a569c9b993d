"""The entry of one player in a scenario, and the empire that it describes."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import checked, known_keys, listing, mapping, number, one_of, path
from civitas.core.errors import BadScenario, MalformedAction
from civitas.games.civilization_2010.empire import NEXT_TURN, ON_SHEET, Empire
from civitas.games.civilization_2010.empires.pyramid import rows_of
from civitas.games.civilization_2010.facts.civilizations import (
    AMERICANS,
    EGYPTIANS,
    GERMANS,
    MONGOLS,
    ZULU,
)
from civitas.games.civilization_2010.facts.constants import LEVELS, MOST_TRADE, START_RANKS
from civitas.games.civilization_2010.facts.culture_track import VICTORY_STEP
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.policies import CARD_OF_POLICY, POLICY_CARDS
from civitas.games.civilization_2010.facts.techs import TECH_COUNT, TECH_RANKS, UNLOCKS_AIRCRAFT
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import AIRCRAFT, RANKS
from civitas.games.civilization_2010.map.pieces import CITY
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.scenario.empire_checks import MANY
from civitas.games.civilization_2010.verbs import PLAY, SPACE, USE
from civitas.games.civilization_2010.words import (
    ABILITY,
    ACTED,
    CIVILIZATION,
    COIN_PLACE,
    EVENT,
    FOR_WORD,
    GOVERNMENT,
    IDLE_WORD,
    MARKER,
    MOVED_WORD,
    NEXT_WORD,
    PERSON,
    POLICY,
    RESOURCE,
    SQUARE,
    TECH,
    UNCHOSEN_WORD,
    UNIT,
    UNIT_TYPE_WORD,
)

DEFAULT_CIVILIZATIONS: Final[list[int]] = [GERMANS, MONGOLS, ZULU, EGYPTIANS, AMERICANS]
"""Who the players are if a scenario does not tell."""

SEAT_KEYS: Final = {
    "civilization", "techs", "rows", "ranks", "government", "fresh", "policies", "trade", "culture", "step", "units",
    "events", "resources", "tokens", "people", "coins", "used", "cities", "walls", "programs", "acted", "actions",
    "bonus", "armies", "scouts", "dropped",
}  # fmt: skip


def square_of(p: Civilization2010, word: object, where: str) -> int:
    """The square that a scenario names."""
    square = one_of(SQUARE, word, where)
    if square >= p.board.size:
        raise BadScenario(where, f"{word}: there is no such square on this map")
    return square


def counts_of(given: Mapping[str, Any], key: str, words: Mapping[str, int], where: str = "") -> list[int]:
    """How many there are of each kind, from a record of numbers or a list of words."""
    counts = [0] * len(words)
    entry = given.get(key, [])
    if isinstance(entry, Mapping):
        for word in entry:
            counts[one_of(words, word, path(where, key))] = number(entry, word, 0, 0, MANY, path(where, key))
    else:
        for word in listing(given, key, where):
            counts[one_of(words, word, path(where, key))] += 1
    return counts


def raised_ranks(techs: list[int]) -> list[int]:
    """The ranks of the types of units with these techs."""
    ranks = START_RANKS[:]
    for tech in techs:
        ranks = [max(pair) for pair in zip(ranks, TECH_RANKS[tech], strict=True)]
        if UNLOCKS_AIRCRAFT[tech]:
            ranks[AIRCRAFT] = 1
    return ranks


class SeatEntry:
    """One entry of `civilizations`; the map must lie already."""

    def __init__(self, p: Civilization2010, seat: int, entry: Mapping[str, Any]) -> None:
        self.p = p
        self.seat = seat
        self.entry = entry
        self.where = f"civilizations[{seat + 1}]"
        self.empire: Empire = p.empires[seat]
        known_keys(entry, SEAT_KEYS, self.where)
        word = entry.get("civilization")
        self.empire.civilization = self._civilization(word)

    def _civilization(self, word: object) -> int:
        if word == UNCHOSEN_WORD:
            return NONE
        return (
            DEFAULT_CIVILIZATIONS[self.seat] if word is None else one_of(CIVILIZATION, word, self._path("civilization"))
        )

    def set_up(self) -> None:
        """Take everything from the entry."""
        self._learn()
        self._govern()
        self._take_goods()
        self._found()
        self._deploy()

    def _path(self, key: str) -> str:
        return path(self.where, key)

    def _list(self, key: str) -> list[Any]:
        return listing(self.entry, key, self.where)

    def _bits(self, key: str, words: Mapping[str, int]) -> int:
        bits = 0
        for word in self._list(key):
            bits |= 1 << one_of(words, word, self._path(key))
        return bits

    # What lies in front of the player.

    def _learn(self) -> None:
        empire = self.empire
        empire.techs = self._bits("techs", TECH)
        techs = [tech for tech in range(TECH_COUNT) if empire.knows(tech)]
        empire.rows = rows_of(techs, empire.sheet().tech)
        if "rows" in self.entry:
            empire.rows = [checked(row, self._path("rows"), 0, TECH_COUNT) for row in self._list("rows")]
            if len(empire.rows) != LEVELS or sum(empire.rows) != len(techs):
                raise BadScenario(self._path("rows"), f"{LEVELS} rows with all techs are expected")
        empire.ranks = raised_ranks(techs)
        told = mapping(self.entry, "ranks", self.where)
        for word in told:
            unit_type = one_of(UNIT_TYPE_WORD, word, self._path("ranks"))
            empire.ranks[unit_type] = number(told, word, 0, 0, RANKS, self._path("ranks"))

    def _govern(self) -> None:
        empire = self.empire
        word = self.entry.get("government", GOVERNMENTS[empire.government])
        empire.government = one_of(GOVERNMENT, word, self._path("government"))
        empire.fresh = self._bits("fresh", GOVERNMENT)
        for word in self._list("policies"):
            policy = one_of(POLICY, word, self._path("policies"))
            card = CARD_OF_POLICY[policy]
            if empire.policies[card] != NONE:
                raise BadScenario(self._path("policies"), f"the card of {word} is there twice")
            empire.policies[card] = POLICY_CARDS[card].index(policy)

    def _take_goods(self) -> None:
        empire, where = self.empire, self.where
        empire.trade = number(self.entry, "trade", 0, 0, MOST_TRADE, where)
        empire.culture = number(self.entry, "culture", 0, 0, MANY, where)
        empire.step = number(self.entry, "step", 0, 0, VICTORY_STEP, where)
        empire.units = counts_of(self.entry, "units", UNIT, where)
        empire.hold_events(counts_of(self.entry, "events", EVENT, where))
        empire.resources = counts_of(self.entry, "resources", RESOURCE, where)
        empire.tokens = counts_of(self.entry, "tokens", MARKER, where)
        empire.people = counts_of(self.entry, "people", PERSON, where)
        if isinstance(self.entry.get("coins", {}), int):
            empire.coins[ON_SHEET] = number(self.entry, "coins", 0, 0, MANY, where)
        else:
            empire.coins = counts_of(self.entry, "coins", COIN_PLACE, where)
        empire.used = self._bits("used", ABILITY)
        empire.dropped = [self._declared(word) for word in self._list("dropped")]

    def _declared(self, word: object) -> int:
        """The event or ability that a player has dropped."""
        try:
            action = SPACE.parse(str(word))
        except MalformedAction as problem:
            raise BadScenario(self._path("dropped"), str(problem)) from problem
        if not PLAY.owns(action) and not USE.owns(action):
            raise BadScenario(self._path("dropped"), f"{word}: an event or ability is expected, as `play drought`")
        return action

    # On the map.

    def _found(self) -> None:
        """The cities, the capital first; nothing is reported and no coin is watched yet."""
        p, empire = self.p, self.empire
        for word in self._list("cities"):
            square = square_of(p, word, self._path("cities"))
            for each in [square, *p.board.around[square]]:
                if p.owner[each] != NONE:
                    raise BadScenario(self._path("cities"), f"{word}: the outskirts of two cities overlap")
                p.owner[each], p.centre[each] = self.seat, square
            if p.piece[square] != NONE:
                raise BadScenario(self._path("cities"), f"{word}: something else lies there")
            p.piece[square] = CITY
            empire.cities.append(square)
        empire.walls = [1 if square in self._cities("walls") else 0 for square in empire.cities]
        empire.programs = [1 if square in self._cities("programs") else 0 for square in empire.cities]
        empire.actions = self._by_city("actions")
        empire.bonus = self._by_city("bonus")
        empire.acted = [0] * len(empire.cities)
        told = mapping(self.entry, "acted", self.where)
        for word in told:
            place = self._city(word, "acted")
            for done in listing(told, word, self._path("acted")):
                empire.acted[place] |= one_of(ACTED, done, self._path("acted"))

    def _city(self, word: object, key: str) -> int:
        """Which city a square is the centre of."""
        square = square_of(self.p, word, self._path(key))
        if square not in self.empire.cities:
            raise BadScenario(self._path(key), f"{word} is no city of this player")
        return self.empire.cities.index(square)

    def _cities(self, key: str) -> list[int]:
        return [self.empire.cities[self._city(word, key)] for word in self._list(key)]

    def _by_city(self, key: str) -> list[int]:
        numbers = [0] * len(self.empire.cities)
        told = mapping(self.entry, key, self.where)
        for word in told:
            numbers[self._city(word, key)] = number(told, word, 0, 0, MANY, self._path(key))
        return numbers

    def _deploy(self) -> None:
        empire = self.empire
        for word in self._list("armies"):
            square, moved, city = self._figure(word, "armies")
            empire.armies.append(square)
            empire.army_moved.append(moved)
            empire.army_city.append(city)
        for word in self._list("scouts"):
            square, moved, city = self._figure(word, "scouts")
            empire.scouts.append(square)
            empire.scout_moved.append(moved)
            empire.scout_city.append(city)
        for square in empire.armies + empire.scouts:
            if self.p.has_enemy(self.seat, square):
                raise BadScenario(self._path("armies"), "two players' figures stand on one square")
            self.p.holder[square] = self.seat

    def _figure(self, word: object, key: str) -> tuple[int, int, int]:
        """Square, whether it has moved, and the city it serves: `"a7"`, `"a7 moved"`, `"a7 for b6"`, `"a7 idle"`."""
        where = self._path(key)
        words = word.split() if isinstance(word, str) else []
        if not words:
            raise BadScenario(where, f"{word!r}: a square is expected")
        square, rest = square_of(self.p, words[0], where), words[1:]
        moved = 1 if MOVED_WORD in rest else 0
        rest = [each for each in rest if each != MOVED_WORD]
        if not rest:
            return square, moved, self.empire.capital()
        if rest == [IDLE_WORD]:
            return square, moved, NONE
        if len(rest) != 2 or rest[0] not in (FOR_WORD, NEXT_WORD):
            raise BadScenario(where, f"{word!r}: expected is a7, a7 moved, a7 for b6, a7 next b6 or a7 idle")
        city = square_of(self.p, rest[1], where)
        return square, moved, city if rest[0] == FOR_WORD else NEXT_TURN - city
