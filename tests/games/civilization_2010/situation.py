"""Situations for rules tests: set up what matters, act in words, read the table in words."""

from typing import Any

from civitas.core.events import Event
from civitas.core.position import Frame
from civitas.games.civilization_2010.empire import COIN_PLACES, Empire
from civitas.games.civilization_2010.facts.events import EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import MARKERS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import RESOURCES, TERRAINS
from civitas.games.civilization_2010.facts.units import UNIT_TYPES, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import PIECES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.scenario.building import build_scenario
from civitas.games.civilization_2010.standings import coins, known_techs
from civitas.games.civilization_2010.words import SQUARE, bit_words, counted_words
from tests.games.talk import Talk

CAPITALS = ["a6", "b11", "c6", "d6", "e6"]
"""Where the capitals of the players stand if a situation does not tell."""


def situation(phase: str = "start-of-turn", land: str = "grassland", **scenario: Any) -> "Situation":
    """A situation of two players at the beginning of player 1's part of a phase, on an open map of one terrain.

    The keys are those of scenarios (`scenario/building.py` of the package); the entries of `civilizations` may be given
    as `p1` to `p5`. Who has no `cities` entry has a capital on a6 (player 1) or b11 (player 2); `cities=[]` is nobody.
    `land=""` lays the real map: homes faceup, the rest facedown. With `pause=True` nothing happens before `go_on` or
    `push`.
    """
    entries = [dict(scenario.pop(f"p{player}", {})) for player in (1, 2, 3, 4, 5)]
    description: dict[str, Any] = {"players": 2, "turn": 2, "phase": phase, **scenario}
    if land:
        description["land"] = land
    if description["players"] == 5:
        description["options"] = {"fifth_seat": True, **description.get("options", {})}
    for seat, entry in enumerate(entries):
        entry.setdefault("cities", [CAPITALS[seat]])
    description.setdefault("civilizations", entries[: description["players"]])
    return Situation(description)


class Situation(Talk[Civilization2010]):
    """A position that is talked to and asked in the words of the game; players are numbered from 1.

    >>> s = situation("city-management", p1={"techs": ["pottery"]}, squares={"a2": "grassland wheat"})
    >>> s.at("a6")
    'city'
    >>> s.square(4, 0)
    'a1'
    """

    def __init__(self, description: dict[str, Any]) -> None:
        super().__init__(build_scenario(description))

    # Acting.

    def push(self, frame: Frame[Any]) -> list[Event]:
        """Put a question on top and let it begin; returns what happened."""
        self.position.push(frame)
        return self.go_on()

    # Looking: the flow.

    @property
    def phase(self) -> str:
        """The phase of the turn."""
        return ["start-of-turn", "trade", "city-management", "movement", "research"][self.position.phase]

    # Looking: the map.

    def square(self, x: int, y: int) -> str:
        """The name of the square at these coordinates of the board."""
        return SQUARE_NAMES[self.position.board.at[(x, y)]]

    def number(self, square: str) -> int:
        """The number of a square, for calling functions."""
        return SQUARE[square]

    def beside(self, square: str, direction: str) -> str:
        """The square next to one: `s.beside("a6", "up")`; "" beyond the edge."""
        other = self.position.board.neighbour[SQUARE[square]][["up", "right", "down", "left"].index(direction)]
        return SQUARE_NAMES[other] if other >= 0 else ""

    def around(self, square: str) -> list[str]:
        """The squares around one, row by row."""
        return [SQUARE_NAMES[other] for other in self.position.board.around[SQUARE[square]]]

    def at(self, square: str) -> str:
        """The marker on a square: "library", "hut-spy", "city", or ""."""
        piece = self.position.piece[SQUARE[square]]
        return PIECES[piece] if piece >= 0 else ""

    def terrain(self, square: str) -> str:
        """The terrain of a square; "" while its tile lies facedown."""
        terrain = self.position.terrain[SQUARE[square]]
        return TERRAINS[terrain] if terrain >= 0 else ""

    def owner(self, square: str) -> int:
        """The player whose city covers a square; 0: nobody."""
        return self.position.owner[SQUARE[square]] + 1

    def figures(self, square: str) -> tuple[int, int, int]:
        """Player, armies and scouts on a square; (0, 0, 0) if there are none."""
        seat = self.position.holder[SQUARE[square]]
        if seat < 0:
            return 0, 0, 0
        empire = self.position.empires[seat]
        return seat + 1, empire.armies_at(SQUARE[square]), empire.scouts_at(SQUARE[square])

    def group(self) -> tuple[int, str, int, int]:
        """The lifted group: player, square, armies, scouts; (0, "", 0, 0) if there is none."""
        p = self.position
        at = SQUARE_NAMES[p.group_at] if p.group_at >= 0 else ""
        return p.group_seat + 1, at, len(p.group_armies), len(p.group_scouts)

    def wonder_at(self, wonder: str) -> str:
        """Where a wonder stands, or ""."""
        square = self.position.wonder_square[WONDERS.index(wonder)]
        return SQUARE_NAMES[square] if square >= 0 else ""

    def market(self) -> list[str]:
        """The wonders that can be bought."""
        return [WONDERS[wonder] for wonder in self.position.wonder_market]

    def supply(self, resource: str) -> int:
        """Tokens of a resource in the market."""
        return self.position.market[RESOURCES.index(resource)]

    # Looking: players.

    def empire(self, player: int) -> Empire:
        """A player's empire, to read its numbers."""
        return self.position.empires[player - 1]

    def cities(self, player: int) -> list[str]:
        """The centres of a player's cities, the capital first."""
        return [SQUARE_NAMES[square] for square in self.empire(player).cities]

    def armies(self, player: int) -> list[str]:
        """The squares of a player's armies, sorted by name."""
        return sorted(SQUARE_NAMES[square] for square in self.empire(player).armies)

    def scouts(self, player: int) -> list[str]:
        """The squares of a player's scouts, sorted by name."""
        return sorted(SQUARE_NAMES[square] for square in self.empire(player).scouts)

    def serves(self, player: int, square: str) -> str:
        """The city that the first scout on a square serves; "next a6" or "" otherwise."""
        empire = self.empire(player)
        city = empire.scout_city[empire.scouts.index(SQUARE[square])]
        if city == -1:
            return ""
        return SQUARE_NAMES[city] if city >= 0 else f"next {SQUARE_NAMES[-2 - city]}"

    def trade(self, player: int) -> int:
        """The trade dial."""
        return self.empire(player).trade

    def culture(self, player: int) -> int:
        """Culture tokens."""
        return self.empire(player).culture

    def coins(self, player: int) -> int:
        """All coins, icons and tokens."""
        return coins(self.position, player - 1)

    def coin_tokens(self, player: int) -> dict[str, int]:
        """Coin tokens by the place where they lie."""
        return counted_words(COIN_PLACES, self.empire(player).coins)

    def techs(self, player: int) -> list[str]:
        """The techs that a player knows."""
        return [TECHS[tech] for tech in known_techs(self.position, player - 1)]

    def government(self, player: int) -> str:
        """The government of a player."""
        return GOVERNMENTS[self.empire(player).government]

    def policies(self, player: int) -> list[str]:
        """The active policies of a player."""
        return [POLICIES[policy] for policy in self.empire(player).adopted()]

    def units(self, player: int) -> dict[str, int]:
        """The standing forces: how many of each kind."""
        return counted_words(UNITS, self.empire(player).units)

    def hand(self, player: int) -> dict[str, int]:
        """The culture events in hand."""
        return counted_words(EVENTS, self.empire(player).events)

    def resources(self, player: int) -> dict[str, int]:
        """The open resource tokens of a player."""
        return counted_words(RESOURCES, self.empire(player).resources)

    def tokens(self, player: int) -> dict[str, int]:
        """The facedown markers of a player."""
        return counted_words(MARKERS, self.empire(player).tokens)

    def people(self, player: int) -> dict[str, int]:
        """The great people in a player's reserve."""
        return counted_words(GREAT_PEOPLE, self.empire(player).people)

    def discarded_units(self) -> dict[str, int]:
        """The faceup unit cards under the decks."""
        cards = [unit for deck in self.position.unit_discards for unit in deck]
        return counted_words(UNITS, [cards.count(unit) for unit in range(len(UNITS))])

    def discarded_events(self) -> list[str]:
        """The faceup culture events under the decks."""
        return [EVENTS[event] for level in range(EVENT_LEVELS + 1) for event in self.position.event_discards[level]]

    def unit_deck(self, unit_type: str) -> list[str]:
        """A unit deck from its top."""
        return [UNITS[unit] for unit in self.position.unit_decks[UNIT_TYPES.index(unit_type)][::-1]]

    def obsolete(self) -> list[str]:
        """The wonders that have lost their ability."""
        return bit_words(WONDERS, self.position.obsolete)

    # Looking: a battle.

    def battle_hand(self, side: int) -> list[str]:
        """The battle hand of the attacker (0) or defender (1)."""
        return [UNITS[unit] for unit in self.position.hands[side]]

    def fronts(self) -> list[tuple[str, int, str, int]]:
        """Each front: the attacker's unit and its wounds, the defender's unit and its wounds; no unit: ""."""
        return [(_unit(row[0]), row[1], _unit(row[2]), row[3]) for row in self.position.fronts]

    # What was reported.

    def events(self, message: str = "") -> list[Event]:
        """What happened at last, or the events of one message in it; `log` has everything."""
        return [event for event in self.last if not message or event.message == message]

    def messages(self) -> list[str]:
        """The ids of all events so far."""
        return [event.message for event in self.log]

    def arguments(self, message: str) -> list[dict[str, Any]]:
        """The arguments of all events of a message so far."""
        return [dict(event.arguments) for event in self.log if event.message == message]

    def rules(self) -> set[str]:
        """The rules that the events so far cite."""
        return {event.rule for event in self.log}


def _unit(unit: int) -> str:
    return UNITS[unit] if unit >= 0 else ""
